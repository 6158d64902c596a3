#include "edit/announced.hpp"

#include "edit/lines.hpp"
#include "edit/match_records.hpp"
#include "trf/contains.hpp"
#include "trf/layout.hpp"
#include "write/record.hpp"

namespace trf::editing {
namespace {

/// Adds a number to the groups of a record 240, after those that it has.
void add_number(Document& edited, std::size_t line, int id) {
  const auto& field = layout::byes::id;
  const auto numbers = numbers_in(edited, line, field);
  const bool padded = numbers.empty() || is_zero_padded(edited, line, numbers.back());
  const auto column =
      numbers.empty() ? std::size_t{field.first} : numbers.back().column + field.pitch;
  edited.set_field(line, column, field.width, number_text(id, field.width, padded), true);
}

}  // namespace

void announce(Document& edited, const Tournament& t, const AnnouncedMarks& marks,
              std::set<std::size_t> empty) {
  std::map<std::pair<int, ResultCode>, AnnouncedByes> added;
  for (const auto& [where, kind] : marks) {
    const auto [round, id] = where;
    if (kind == ResultCode::none || t.dialect != Dialect::trf26) continue;
    bool is_done = false;
    for (const auto& byes : t.announced_byes) {
      if (byes.round != round || byes.kind != kind) continue;
      is_done = true;
      if (contains(byes.ids, id)) continue;
      empty.erase(byes.line);
      add_number(edited, byes.line, id);
    }
    if (is_done) continue;
    auto& record = added[{round, kind}];
    record.kind = kind;
    record.round = static_cast<std::uint16_t>(round);
    record.ids.push_back(static_cast<Id>(id));
  }
  erase_lines(edited, empty);
  for (const auto& [key, record] : added)
    edited.insert_after(place_for(edited, t, "240"), detail::line_of(record, t.dialect));
}

}  // namespace trf::editing
