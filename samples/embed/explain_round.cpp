// explain_round REPORT ROUND LANGUAGE: why a published round is right or wrong, and how it is
// paired by the rules, in a language of the libraries. LANGUAGE json: the same for programs.
#include <trf/languages.hpp>
#include <trf/pair/choice.hpp>
#include <trf/pair/json.hpp>
#include <trf/read.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string_view>
#include <variant>

namespace {

void print(const trf::pair::Explanation& why, const trf::pair::Verdict& verdict,
           const trf::Language& language) {
  if (!verdict.explanation.empty())
    std::cout << verdict.criterion << ": " << render(verdict.explanation, language) << "\n\n";
  for (const auto& decision : why.decisions)
    std::cout << render(decision.scope, language) << ": " << render(decision.sentence, language)
              << (decision.article.empty() ? "" : " (" + decision.article + ')') << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view asked = argc == 4 ? argv[3] : "";
  const auto* language = trf::find_language(asked);
  if (argc != 4 || (language == nullptr && asked != "json")) {
    std::cerr << "usage: explain_round REPORT ROUND LANGUAGE\n";
    return 2;
  }
  std::ostringstream bytes;
  bytes << std::ifstream{argv[1], std::ios::binary}.rdbuf();
  const auto report = trf::read(bytes.str());
  const int round = std::atoi(argv[2]);
  if (!report.value) return 3;
  const auto chosen = trf::pair::participants(*report.value);
  if (std::holds_alternative<trf::pair::Refused>(chosen)) return 3;
  const auto& [system, entrants, tournament] = std::get<trf::pair::Participants>(chosen);
  if (round < 1 || round > tournament->paired_rounds() ||
      !trf::pair::contradictions(*report.value, report.value->rounds()).empty() ||
      !trf::pair::match_contradictions(*report.value, entrants, round).empty())
    return 3;

  trf::pair::RecordingTrace trace;
  const auto state = trf::pair::make_state(*tournament, {.round = round});
  auto outcome = system->pair(state, &trace);
  const trf::pair::Explanation why{
      .round = round, .outcome = std::move(outcome), .decisions = std::move(trace.decisions)};
  const auto check = trf::pair::check_round(*tournament, round, *system);
  if (language != nullptr)
    print(why, check.verdict, *language);
  else
    std::cout << to_json(why, *tournament, *system) << to_json(check, *tournament) << '\n';
  return check.verdict.kind == trf::pair::VerdictKind::identical ? 0 : 1;
}
