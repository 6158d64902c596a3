#include "trf/unknown_numbers.hpp"

#include "characters.hpp"
#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_records.hpp"

namespace trf {
namespace {

class UnknownNumbers {
 public:
  UnknownNumbers(const Document& document, const Tournament& tournament, CheckId check)
      : document_{document}, t_{tournament}, check_{check} {}

  /// The numbers of a record in columns.
  void look(const std::vector<Id>& ids, std::uint32_t line, const layout::Field& field) {
    for (std::size_t i = 0; i < ids.size(); ++i) look(ids[i], Position::of(line, field.at(i)));
  }

  /// The numbers of a record of words that are read.
  void look_at_words(std::uint32_t line) {
    const detail::Row row{document_, line};
    for (const auto& word : detail::words_of(row, layout::text.first, detail::gaps_of_numbers))
      if (const auto id = parse_number(word.text); id && *id >= 1 && *id <= max_start_rank)
        look(*id, {line, static_cast<std::uint32_t>(word.column),
                   static_cast<std::uint32_t>(word.text.size())});
  }

  Diagnostics found;

 private:
  void look(int id, Position where) {
    if (t_.is_team_event() ? t_.find_team(id) != no_team : t_.find(id) != no_player) return;
    found.push_back({check_, Severity::error, where,
                     t_.is_team_event() ? Message{found::team_unknown{.number = id}}
                                        : found::player_unknown{.number = id}});
  }

  const Document& document_;
  const Tournament& t_;
  CheckId check_;
};

}  // namespace

Diagnostics unknown_in_byes(const Document& document, const Tournament& tournament) {
  UnknownNumbers numbers{document, tournament, "B09"};
  for (const auto& byes : tournament.announced_byes)
    numbers.look(byes.ids, byes.line, layout::byes::id);
  if (tournament.absent.empty()) return std::move(numbers.found);
  for (std::uint32_t line = 1; line <= document.line_count(); ++line)
    if (layout::tag_of(document.text(line)) == "XXZ") numbers.look_at_words(line);
  return std::move(numbers.found);
}

Diagnostics unknown_in_prohibitions(const Document& document, const Tournament& tournament) {
  UnknownNumbers numbers{document, tournament, "A05"};
  for (const auto& group : tournament.prohibited)
    if (group.line != 0 && layout::tag_of(document.text(group.line)) == "XXP")
      numbers.look_at_words(group.line);
    else
      numbers.look(group.ids, group.line, layout::prohibited::id);
  return std::move(numbers.found);
}

}  // namespace trf
