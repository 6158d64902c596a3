// Family W: the name of the file. trf-validate compares several files.

#include "characters.hpp"
#include "checks/report.hpp"
#include "trf/messages/found_structure.hpp"

namespace trf {

std::optional<int> round_in_file_name(std::string_view name) noexcept {
  name = name.substr(name.find_last_of('/') + 1);
  name = name.substr(0, name.find_last_of('.'));
  using detail::is_digit;
  for (std::size_t i = 1; i + 1 < name.size(); ++i) {
    const char before = name[i - 1];
    if ((name[i] != 'r' && name[i] != 'R') || (before != '_' && before != '-' && before != ' ') ||
        !is_digit(name[i + 1]))
      continue;
    int round = 0;
    std::size_t at = i + 1;
    for (; at < name.size() && is_digit(name[at]); ++at)
      round = round < 1000 ? round * 10 + (name[at] - '0') : round;
    if (at == name.size() && round != 0) return round;
  }
  return {};
}

namespace checking {

void check_workflow(Report& report) {
  if (!report.wants("W03")) return;
  const auto round = round_in_file_name(report.options().file_name);
  // The input of a pairing program for round r has the rounds before it.
  if (round && *round != report.rounds() && *round != report.rounds() + 1)
    report.add("W03", {}, found::file_of_round{.named = *round, .rounds = report.rounds()});
}

}  // namespace checking
}  // namespace trf
