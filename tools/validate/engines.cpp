// Checks that need a pairing engine: X14, B05, H26.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "trf/layout.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "validate/findings.hpp"

namespace validate {
namespace {

void add(trf::CheckRun& run, trf::CheckId id, trf::Profile profile, trf::Position where,
         std::string message) {
  if (const auto severity = trf::severity(trf::check_of(id), profile))
    run.findings.push_back({id, *severity, where, std::move(message)});
}

/// Who is paired, by the system: their tournament, and where a round of theirs stands.
struct Subject {
  const trf::Tournament& t;
  trf::pair::Entrants entrants;

  [[nodiscard]] trf::Position cell(trf::PlayerIndex p, int round) const {
    namespace layout = trf::layout;
    if (p == trf::no_player) return {};
    const std::uint32_t line = t.players[p].line;
    if (entrants == trf::pair::Entrants::teams)
      return {line, layout::team::number.first, layout::team::number.width};
    const bool doubled = entrants == trf::pair::Entrants::double_matches;
    const int first = doubled ? 2 * round - 1 : round;
    return {line, layout::player::opponent.at(static_cast<std::size_t>(first - 1)).first, 8};
  }
  [[nodiscard]] std::string who(trf::PlayerIndex p) const {
    if (p == trf::no_player) return "nobody";
    return fmt::format("{} {}", entrants == trf::pair::Entrants::teams ? "team" : "player",
                       t.players[p].start_rank);
  }
};

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
  const auto* system = std::get<const trf::pair::System*>(chosen);
  const auto entrants = entrants_in(t, *system);
  const bool of_players = entrants == trf::pair::Entrants::players;
  if (entrants == trf::pair::Entrants::teams && t.teams.empty()) {
    run.skipped.emplace_back("X14 skipped: the report has no teams");
    return;
  }
  if (!trf::pair::contradictions(t, t.paired_rounds()).empty() ||
      (!of_players && !match_contradictions(t, entrants, trf::max_rounds).empty())) {
    run.skipped.emplace_back("X14 skipped: the rounds contradict themselves");
    return;
  }
  std::optional<trf::Tournament> made;
  if (!of_players) made = entrants_of(t, entrants);
  const Subject subject{made ? *made : t, entrants};
  for (const auto& check : trf::pair::check_rounds(subject.t, *system)) {
    if (check.verdict.kind == trf::pair::VerdictKind::identical) continue;
    const auto where = subject.cell(first_difference(check), check.round);
    const auto& verdict = check.verdict;
    if (verdict.kind == trf::pair::VerdictKind::unpairable) {
      add(run, "X14", Profile::pairing, where,
          fmt::format("round {}: {} finds no legal pairing", check.round, system->title));
      continue;
    }
    const auto by =
        fmt::format("{}{}", verdict.criterion, to_string(trf::pair::where(verdict.place)));
    const auto pairs =
        fmt::format("{} pair{} of {}", verdict.differences,
                    verdict.differences == 1 ? " is not one" : "s are not those", system->title);
    // Another bye makes other pairs: it is one fault, and the bye is where it begins.
    const auto* correct = std::get_if<trf::pair::Pairing>(&check.correct);
    if (correct != nullptr && correct->bye != check.published.bye)
      add(run, "B05", Profile::pairing, subject.cell(check.published.bye, check.round),
          fmt::format("the bye of round {} goes to {} by the rules, not to {}: {} by {}; {}",
                      check.round, subject.who(correct->bye), subject.who(check.published.bye),
                      trf::pair::name(verdict.kind), by, pairs));
    else
      add(run, "X14", Profile::pairing, where,
          fmt::format("round {} is {} by {}: {}", check.round, trf::pair::name(verdict.kind), by,
                      pairs));
  }
}

}  // namespace validate
