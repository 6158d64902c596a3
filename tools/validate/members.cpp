#include "validate/members.hpp"

#include <algorithm>
#include <array>

#include "cli/cli.hpp"
#include "trf/layout.hpp"
#include "validate/messages/validate_command.hpp"
#include "validate/names.hpp"

namespace validate {
namespace {

std::string without_zeros(std::string_view number) {
  return std::string(number.substr(std::min(number.find_first_not_of('0'), number.size())));
}

// Youth championships admit members alone; elsewhere a card can still be made.
bool is_of_youth(const trf::Tournament& t) {
  constexpr std::array<std::string_view, 3> words{"U16", "U18", "CIG"};
  return std::ranges::any_of(
      words, [&](std::string_view word) { return t.name.find(word) != std::string::npos; });
}

}  // namespace

Members::Members(const cli::Arguments& arguments) {
  const auto path = arguments.value("members");
  trf::Diagnostics faults;
  const auto bytes = cli::read_limited(path, arguments);
  const auto sheet = cli::read_sheet(bytes, faults);
  const int name = sheet.column("name");
  const int birth = sheet.column("birth");
  std::vector<int> numbers;
  for (const std::string_view column : {"fide_id", "id"})
    if (sheet.column(column) >= 0) numbers.push_back(sheet.column(column));
  if (!faults.empty())
    throw cli::UsageError(said::fault_of_list{
        .file = path, .line = faults.front().where.line, .fault = faults.front().message});
  if (name < 0 && numbers.empty()) throw cli::UsageError(said::not_a_list_of_members{.file = path});
  for (const auto& row : sheet.rows) {
    const auto cell = [&](int column) -> const std::string& {
      return row[static_cast<std::size_t>(column)];
    };
    for (const int column : numbers)
      if (auto number = without_zeros(cell(column)); !number.empty())
        numbers_.insert(std::move(number));
    if (name >= 0 && !cell(name).empty())
      births_[normalised_name(cell(name))].push_back(birth < 0 ? 0 : year_of(cell(birth)));
  }
}

bool Members::has(const trf::Player& player) const {
  if (!player.fide_id.empty() && numbers_.contains(player.fide_id)) return true;
  for (const auto& record : player.national)
    if (!record.id.empty() && numbers_.contains(without_zeros(record.id))) return true;
  const auto found = births_.find(normalised_name(player.name));
  return found != births_.end() && std::ranges::any_of(found->second, [&](int year) {
           return year == 0 || !player.birth.is_set() || year == player.birth.year;
         });
}

void Members::check(const trf::Tournament& t, trf::CheckRun& run) const {
  const auto severity = is_of_youth(t) ? trf::Severity::error : trf::Severity::warning;
  for (const auto& player : t.players)
    if (!has(player))
      run.findings.push_back(
          {"I08",
           severity,
           {player.line, trf::layout::player::name.first, trf::layout::player::name.width},
           said::not_a_member{.player = player.start_rank, .name = player.name}});
}

trf::Examiner Members::examiner() const {
  return {{},
          [this](const trf::Document&, const trf::Tournament& t, const trf::CheckOptions&,
                 trf::CheckRun& run) { check(t, run); }};
}

}  // namespace validate
