// Family W: the file among others. W01 compares files and is the tool's.

#include <fmt/format.h>

#include "checks/report.hpp"

namespace trf::checking {

// "open_r07.trf", "Open R7.txt": a round behind an r that no letter precedes.
void check_workflow(Report& report) {
  std::string_view name = report.options().file_name;
  if (name.empty() || !report.has_tournament() || !report.wants("W03")) return;
  name = name.substr(name.find_last_of('/') + 1);
  name = name.substr(0, name.find_last_of('.'));
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 1; i + 1 < name.size(); ++i) {
    const char before = name[i - 1];
    if ((name[i] != 'r' && name[i] != 'R') || (before != '_' && before != '-' && before != ' ') ||
        !is_digit(name[i + 1]))
      continue;
    int round = 0;
    std::size_t at = i + 1;
    for (; at < name.size() && is_digit(name[at]); ++at)
      round = round < 1000 ? round * 10 + (name[at] - '0') : round;
    if (at != name.size() || round == 0) continue;
    // An engine's input for round r has the rounds before it.
    if (round != report.rounds() && round != report.rounds() + 1)
      report.add(
          "W03", {},
          fmt::format("the file name says round {}, the report has {}", round, report.rounds()));
    return;
  }
}

}  // namespace trf::checking
