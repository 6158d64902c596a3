// Checks that need a pairing engine: X14, B05, H26.

#include "trf/pair/examine.hpp"

#include "judged.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_header.hpp"
#include "trf/named_checks.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/pair_checks.hpp"
#include "trf/round_notes.hpp"

namespace trf::pair {
namespace {

/// The participants for a system: their tournament, and the position of one of their rounds.
struct Subject {
  const Tournament& t;
  Entrants entrants;

  [[nodiscard]] Position cell(PlayerIndex p, int round) const {
    if (p == no_player) return {};
    const std::uint32_t line = t.players[p].line;
    if (entrants == Entrants::teams)
      return {line, layout::team::number.first, layout::team::number.width};
    const bool is_doubled = entrants == Entrants::double_matches;
    const auto index =
        static_cast<std::size_t>((is_doubled ? first_round_of_match(round) : round) - 1);
    return {line, layout::player::cell.at(index).first, layout::player::cell.width};
  }
  [[nodiscard]] Message who(const std::vector<PlayerIndex>& holders) const {
    const bool are_teams = entrants == Entrants::teams;
    if (holders.empty())
      return are_teams ? Message{found::no_team_named{}} : found::no_player_named{};
    const auto number = [&](PlayerIndex p) { return Number{t.players[p].start_rank}; };
    if (holders.size() == 1)
      return are_teams ? Message{found::team_named{.number = number(holders.front())}}
                       : found::player_named{.number = number(holders.front())};
    const AndList numbers{holders, [&](PlayerIndex p) { return Arg{number(p)}; }};
    return are_teams ? Message{found::teams_named{.numbers = numbers}}
                     : found::players_named{.numbers = numbers};
  }
};

// A player of the first pair, or the holder of the bye.
PlayerIndex first_of(const Pairing& pairing) {
  return pairing.pairs.empty() ? pairing.bye : pairing.pairs.front().white;
}

// Of the first published pair or bye that the correct pairing does not have, else of the first one
// that is missing.
PlayerIndex first_difference(const RoundCheck& check) {
  const auto* correct = std::get_if<Pairing>(&check.correct);
  if (correct == nullptr) return first_of(check.published);
  const PlayerIndex wrong = first_of(only_in(check.published, *correct));
  return wrong != no_player ? wrong : first_of(only_in(*correct, check.published));
}

Message why_not_judged(const Refused& refused) {
  using enum Refusal;
  switch (refused.reason) {
    case before_edition:
      return found::no_rules_before{.system = refused.system->title(),
                                    .day = to_string(refused.first_day)};
    case acceleration: return found::baku_points{.old = refused.is_old};
    case game_points: return found::game_points_not_accelerated{};
    case team_event: return found::system_of_players{.system = refused.system->title()};
    case no_teams: return found::no_teams_to_pair{};
    case unknown_code:
    case no_edition: break;
  }
  return found::unknown_system{.code = refused.code};
}

/// The system with its edition, because an old event may be judged by a newer text.
Message named(const System& system) {
  if (system.year == 0) return found::system_named{.title = system.title()};
  return found::system_of_year{.title = system.title(), .year = system.year};
}

}  // namespace

std::variant<Participants, Message> judgeable(const Tournament& report, const Diagnostics& read) {
  const bool has_matches = report.is_team_event();
  for (const auto& finding : read)
    if (concerns_pairing(finding, has_matches))
      return found::unread_data{.line = finding.where.line, .fault = finding.message};
  auto made = participants(report);
  if (const auto* refused = std::get_if<Refused>(&made)) return why_not_judged(*refused);
  auto& paired = std::get<Participants>(made);
  if (!contradictions(report, report.paired_rounds()).empty() ||
      !match_contradictions(report, paired.entrants, max_rounds).empty())
    return found::rounds_contradict{};
  return std::move(paired);
}

Message judged(const RoundCheck& check, const System& system) {
  const auto& verdict = check.verdict;
  if (verdict.kind == VerdictKind::unpairable)
    return found::no_legal_round{.round = check.round, .system = named(system)};
  if (verdict.kind == VerdictKind::illegal)
    return found::round_is_illegal{.round = check.round,
                                   .criterion = Code{verdict.criterion},
                                   .place = where(verdict.place),
                                   .pairs = verdict.differences,
                                   .system = named(system)};
  return found::round_is_worse{.round = check.round,
                               .criterion = Code{verdict.criterion},
                               .place = where(verdict.place),
                               .pairs = verdict.differences,
                               .system = named(system)};
}

namespace {

/// The verdict, and by what the round is right.
Message with_readings(Message verdict, const RoundCheck& check, const Tournament& tournament) {
  auto right = right_by(check, tournament);
  if (right.empty()) return verdict;
  std::vector<Arg> sentences{Arg{std::move(verdict)}};
  for (auto& why : right) sentences.emplace_back(std::move(why));
  return said::reasons{.all = std::move(sentences)};
}

void examine(const Document&, const Tournament& t, const Diagnostics& read, const CheckOptions&,
             CheckRun& run) {
  constexpr auto profile = Profile::pairing;
  if (!t.stated_rounds)
    run.add(named_checks::rounds_unknown, profile, {}, trf::found::rounds_not_stated{});
  // No other check finds games of a match that are not one match.
  if (is_double_swiss(t))
    for (auto& found : match_contradictions(t, Entrants::double_matches, max_rounds))
      run.add(named_checks::engine_differs, profile, found.where, std::move(found.message));
  auto judging = judgeable(t, read);
  if (auto* why = std::get_if<Message>(&judging)) {
    run.skipped.push_back({named_checks::engine_differs, std::move(*why)});
    return;
  }
  const auto& made = std::get<Participants>(judging);
  const auto& system = *made.system;
  const Entrants entrants = made.entrants;
  const Subject subject{*made.tournament, entrants};
  for (const auto& check : check_rounds(subject.t, system)) {
    if (check.verdict.kind == VerdictKind::identical) continue;
    const auto place = subject.cell(first_difference(check), check.round);
    auto verdict = with_readings(judged(check, system), check, subject.t);
    const int round = entrants == Entrants::double_matches ? 2 * check.round - 1 : check.round;
    if (manual_pairing(t, round)) verdict = found::changed_by_hand{.verdict = std::move(verdict)};
    // Another bye makes other pairs: this is one finding, about the bye.
    const auto* correct = std::get_if<Pairing>(&check.correct);
    if (correct != nullptr && correct->byes() != check.published.byes()) {
      const auto wrong = only_in(check.published, *correct);
      run.add(named_checks::pab_not_lowest, profile, subject.cell(wrong.bye, check.round),
              found::bye_of_other{.correct = subject.who(correct->byes()),
                                  .published = subject.who(wrong.byes()),
                                  .verdict = std::move(verdict)});
    } else {
      run.add(named_checks::engine_differs, profile, place, std::move(verdict));
    }
  }
}

}  // namespace

Examiner examiner() { return {Profile::pairing, examine}; }

}  // namespace trf::pair
