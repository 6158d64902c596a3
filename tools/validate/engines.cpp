// Checks that need a pairing engine: X14, B05, H26.

#include <fmt/format.h>

#include <algorithm>

#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "validate/findings.hpp"

namespace validate {
namespace {

void add(trf::CheckRun& run, std::string_view id, trf::Profile profile, trf::Position where,
         std::string message) {
  const auto* check = trf::find_check(id);
  if (const auto severity = trf::severity(*check, profile))
    run.findings.push_back({check->id, *severity, where, std::move(message)});
}

trf::Position cell(const trf::Tournament& t, trf::PlayerIndex p, int round) {
  if (p == trf::no_player) return {};
  return {t.players[p].line, static_cast<std::uint32_t>(92 + 10 * (round - 1)), 8};
}

std::string who(const trf::Tournament& t, trf::PlayerIndex p) {
  return p == trf::no_player ? std::string("nobody")
                             : fmt::format("player {}", t.players[p].start_rank);
}

// The first published pair that the correct pairing does not have, or the bye.
trf::PlayerIndex first_difference(const trf::pair::RoundCheck& check) {
  const auto* correct = std::get_if<trf::pair::Pairing>(&check.correct);
  if (correct == nullptr)
    return check.published.pairs.empty() ? trf::no_player : check.published.pairs.front().white;
  for (const auto& pair : check.published.pairs)
    if (std::ranges::find(correct->pairs, pair) == correct->pairs.end()) return pair.white;
  return check.published.bye;
}

std::string why_skipped(const trf::pair::Refused& refused) {
  using enum trf::pair::Refusal;
  if (refused.reason == before_edition)
    return fmt::format("X14 skipped: the rules of {} before {} are not available",
                       refused.system->title, trf::to_string(refused.first_day));
  if (refused.reason == acceleration)
    return "X14 skipped: Baku acceleration needs a win worth two draws and a loss worth nothing";
  return fmt::format("X14 skipped: no pairing system is called {}", refused.code);
}

}  // namespace

void check_pairings(const trf::Tournament& t, trf::CheckRun& run) {
  using trf::Profile;
  if (!t.stated_rounds)
    add(run, "H26", Profile::pairing, {},
        "the number of rounds is not stated: neither 142 nor XXR");
  const auto chosen = trf::pair::choose(t);
  if (const auto* refused = std::get_if<trf::pair::Refused>(&chosen)) {
    run.skipped.push_back(why_skipped(*refused));
    return;
  }
  const auto [system, edition] = std::get<trf::pair::Choice>(chosen);
  if (!trf::pair::contradictions(t, t.paired_rounds()).empty()) {
    run.skipped.emplace_back("X14 skipped: the rounds contradict themselves");
    return;
  }
  for (const auto& check : trf::pair::check_rounds(t, *system, edition)) {
    if (check.verdict.kind == trf::pair::VerdictKind::identical) continue;
    const auto where = cell(t, first_difference(check), check.round);
    const auto& verdict = check.verdict;
    if (verdict.kind == trf::pair::VerdictKind::unpairable) {
      add(run, "X14", Profile::pairing, where,
          fmt::format("round {}: {} finds no legal pairing", check.round, system->title));
      continue;
    }
    const auto by = fmt::format("{}{}", verdict.criterion, verdict.place());
    const auto pairs =
        fmt::format("{} pair{} of {}", verdict.differences,
                    verdict.differences == 1 ? " is not one" : "s are not those", system->title);
    // Another bye makes other pairs: it is one fault, and the bye is where it begins.
    const auto* correct = std::get_if<trf::pair::Pairing>(&check.correct);
    if (correct != nullptr && correct->bye != check.published.bye)
      add(run, "B05", Profile::pairing, cell(t, check.published.bye, check.round),
          fmt::format("the bye of round {} goes to {} by the rules, not to {}: {} by {}; {}",
                      check.round, who(t, correct->bye), who(t, check.published.bye),
                      trf::pair::name(verdict.kind), by, pairs));
    else
      add(run, "X14", Profile::pairing, where,
          fmt::format("round {} is {} by {}: {}", check.round, trf::pair::name(verdict.kind), by,
                      pairs));
  }
}

}  // namespace validate
