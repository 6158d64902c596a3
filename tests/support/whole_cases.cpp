#include "support/whole_cases.hpp"

#include <algorithm>
#include <ostream>

#include "support/schedule.hpp"

namespace trf::test {

ReportText sample(Sample which) {
  switch (which) {
    case Sample::standard: return ReportText(clean_standard);
    case Sample::rapid: return ReportText(clean_rapid);
    case Sample::team: break;
  }
  return ReportText(clean_team);
}

void PrintTo(const WholeCase& one, std::ostream* out) { *out << one.name; }

std::vector<std::string> lines_of(const WholeCase& one) {
  return check_lines(one.bytes(sample(one.from)), one.profiles, one.options);
}

std::set<std::string> fired_alone(const std::vector<WholeCase>& cases) {
  std::set<std::string> alone;
  for (const auto& one : cases) {
    const auto ids = ids_of(one.expected);
    if (ids.size() != 1) continue;
    const auto clean = *ids.begin() + "clean";
    const auto neighbour = std::ranges::find(cases, clean, &WholeCase::name);
    const auto fired = neighbour != cases.end()
                           ? neighbour->expected
                           : check_lines(sample(one.from).bytes(), one.profiles, one.options);
    if (!ids_of(fired).contains(*ids.begin())) alone.insert(*ids.begin());
  }
  return alone;
}

std::string robin(int players, const std::function<void(ReportText&)>& edit, bool drawn) {
  auto text = Schedule::berger(players).report("FIDE_ROUNDROBIN", drawn);
  edit(text);
  return text.bytes();
}

void nothing(ReportText&) {}

}  // namespace trf::test
