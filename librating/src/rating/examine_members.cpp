// The players of a report compared with the members of a federation (I08).

#include <algorithm>

#include "trf/layout.hpp"
#include "trf/name.hpp"
#include "trf/named_checks.hpp"
#include "trf/rating/examine.hpp"
#include "trf/rating/messages/list_checks.hpp"
#include "trf/sheet.hpp"

namespace trf::rating {
namespace {

std::string without_zeros(std::string_view number) {
  return std::string(number.substr(std::min(number.find_first_not_of('0'), number.size())));
}

// Youth championships are for members only; in other events a player can still become one.
bool is_of_youth(const Tournament& t) {
  constexpr std::array<std::string_view, 3> words{"U16", "U18", "CIG"};
  return std::ranges::any_of(
      words, [&](std::string_view word) { return t.name.find(word) != std::string::npos; });
}

}  // namespace

Result<Members> Members::read(std::string_view bytes) {
  Result<Members> result;
  const auto sheet = read_sheet(bytes, result.diagnostics);
  const int name = sheet.column("name");
  const int birth = sheet.column("birth");
  std::vector<int> numbers;
  for (const std::string_view column : {"fide_id", "id"})
    if (sheet.column(column) >= 0) numbers.push_back(sheet.column(column));
  if (!has_error(result.diagnostics) && name < 0 && numbers.empty())
    result.diagnostics.push_back({"", Severity::error, {1, 0}, found::no_member_column{}});
  if (has_error(result.diagnostics)) return result;
  auto& members = result.value.emplace();
  for (const auto& row : sheet.rows) {
    const auto cell = [&](int column) -> const std::string& {
      return row[static_cast<std::size_t>(column)];
    };
    for (const int column : numbers)
      if (auto number = without_zeros(cell(column)); !number.empty())
        members.numbers_.insert(std::move(number));
    if (name >= 0 && !cell(name).empty())
      members.births_[folded_name(cell(name))].push_back(birth < 0 ? 0 : birth_year(cell(birth)));
  }
  return result;
}

bool Members::has(const Player& player) const {
  if (!player.fide_id.empty() && numbers_.contains(player.fide_id)) return true;
  for (const auto& record : player.national)
    if (!record.id.empty() && numbers_.contains(without_zeros(record.id))) return true;
  const auto found = births_.find(folded_name(player.name));
  return found != births_.end() && std::ranges::any_of(found->second, [&](int year) {
           return year == 0 || !player.born().is_set() || year == player.born().year;
         });
}

void Members::examine(const Tournament& t, CheckRun& run) const {
  const auto severity = is_of_youth(t) ? Severity::error : Severity::warning;
  for (const auto& player : t.players)
    if (!has(player))
      run.findings.push_back(
          {named_checks::untesserated,
           severity,
           {player.line, layout::player::name.first, layout::player::name.width},
           found::not_a_member{.player = player.start_rank, .name = player.name}});
}

Examiner Members::examiner() const {
  return {{},
          [this](const Document&, const Tournament& t, const Diagnostics&, const CheckOptions&,
                 CheckRun& run) { examine(t, run); }};
}

}  // namespace trf::rating
