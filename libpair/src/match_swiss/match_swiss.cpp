#include <algorithm>
#include <array>

#include "match_swiss/colours.hpp"
#include "match_swiss/explain.hpp"
#include "match_swiss/judge.hpp"
#include "match_swiss/round.hpp"
#include "match_swiss/tell.hpp"
#include "obstruction.hpp"
#include "publication.hpp"
#include "state_parts.hpp"
#include "steps.hpp"
#include "swiss/readings.hpp"
#include "swiss/value.hpp"
#include "swiss/verdict.hpp"
#include "systems.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair {
namespace {

using namespace match_swiss;  // NOLINT: this file is the systems' front

/// \param a, b  who are forced together, b: no_seat for the bye. The reasons are those of the
/// others: no prohibition that only forces the pair is one.
[[nodiscard]] Unpairable unpairable(const Field& field, Seat a = no_seat, Seat b = no_seat) {
  const State& state = field.state();
  return {describe_obstruction(
      state, {.legal = field.legal_pairs(field.ranking().ranks()),
              .may_have_bye = [&](Seat seat) { return !field[field.rank_of(seat)].bye_barred; },
              .why_not = {},
              .forced = {a, b}})};
}

/// Colours by Article 4, and boards.
[[nodiscard]] Pairing published(const Field& field, const Round& round) {
  Pairing result;
  for (const Step& step : round.steps)
    for (const auto& [top, bottom] : step.pairs) {
      const auto [high, low] = std::minmax({top, bottom});
      const Rank white = choose_colours(field, high, low).white;
      result.pairs.push_back({field.player(white), field.player(white == high ? low : high)});
    }
  sort_by_board(field.state(), result);
  if (const Rank bye = round.bye_holder(); bye != no_rank) result.bye = field.player(bye);
  return result;
}

[[nodiscard]] std::optional<Pairing> round_by(const State& state, const Regulation& regulation) {
  const Field field(state, regulation);
  const auto round = make_round(field);
  if (!round) return std::nullopt;
  return published(field, *round);
}

/// T-03: the same round, in which who forfeited a match has met the opponent.
[[nodiscard]] State forfeits_as_meetings(const State& state) {
  return State::Parts::changed(state, [](State::Parts& other) {
    for (Contender& contender : other.players) {
      for (const Past& past : contender.past)
        if (past.opponent != no_player && other.seat_of[past.opponent] != no_seat)
          contender.met.push_back(other.seat_of[past.opponent]);
      std::ranges::sort(contender.met);
      contender.met.erase(std::unique(contender.met.begin(), contender.met.end()),
                          contender.met.end());
    }
  });
}

/// A round with what its brackets look into.
class MatchSteps final : public Steps {
 public:
  MatchSteps(const System& system, const State& state, const Regulation& regulation)
      : Steps(system, state),
        regulation_(regulation),
        field_(state, regulation_),
        round_(make_round(field_)) {}

  [[nodiscard]] Outcome outcome(Trace* trace) const override {
    if (!round_) return unpairable(field_);
    if (trace != nullptr) explain(field_, *round_, *trace);
    return published(field_, *round_);
  }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    if (const auto* none = std::get_if<Unpairable>(&correct))
      return swiss::no_legal_round(regulation_.articles.unpairable, none->obstruction);
    return match_swiss::judge(field_, published);
  }

  [[nodiscard]] std::optional<Verdict> illegal_pair(Seat a, Seat b) const override {
    return match_swiss::illegal_pair(field_, field_.rank_of(a), field_.rank_of(b));
  }
  /// The best legal round with the pair, by the same procedure on a field where the two have no
  /// other opponent; its C6 is that of the rules.
  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const Rank one = field_.rank_of(a);
    if (b == no_seat && field_[one].bye_barred)
      return {
          VerdictKind::illegal, 0, "C2", {}, said::match_bye_after_bye{.player = field_[one].tpn}};
    const Field forced(b == no_seat ? forced_bye(state(), a) : forced_together(state(), a, b),
                       regulation_);
    const auto round = make_round(forced, &field_);
    if (round) {
      int tried = 0;
      for (const Step& step : round->steps) tried = std::max(tried, step.set.tried);
      return swiss::with_limit(match_swiss::judge(field_, published(forced, *round)), tried);
    }
    return swiss::no_legal_round(regulation_.articles.unpairable,
                                 unpairable(forced, a, b).obstruction);
  }

  [[nodiscard]] std::vector<OpenReading> open_readings(const Pairing& correct) const override {
    using Reading = swiss::Reading<OtherReadings>;
    static constexpr std::array readings{
        Reading{&OtherReadings::raw_tpn, "N-01", swiss::asked<said::tpn_of_arrived>},
        Reading{&OtherReadings::last_round_none, "T-01",
                swiss::asked<said::two_colours_in_last_round>},
        Reading{&OtherReadings::mild_at_one, "T-02", swiss::asked<said::strong_at_one>},
        Reading{&OtherReadings::forfeits_meet, "T-03", swiss::asked<said::forfeit_is_no_meeting>},
        Reading{&OtherReadings::byes_float, "T-04", swiss::asked<said::bye_is_no_float>},
        Reading{&OtherReadings::graded_c6, "T-06", swiss::asked<said::c6_passes_or_fails>},
        Reading{&OtherReadings::next_left, "T-07", swiss::asked<said::following_may_be_empty>},
        Reading{&OtherReadings::standings_first, "T-11",
                swiss::asked<said::first_by_pairing_score>}};
    return swiss::deciding(regulation_, std::span<const Reading>(readings), correct,
                           [&](const Regulation& changed) -> std::optional<Pairing> {
                             if (changed.other.forfeits_meet) {
                               const State other = forfeits_as_meetings(state());
                               if (std::ranges::equal(state().players, other.players, {},
                                                      &Contender::met, &Contender::met))
                                 return correct;
                               return round_by(other, changed);
                             }
                             const Field theirs(state(), changed);
                             if (round_ && has_same_pairs(field_, *round_, theirs))
                               return published(theirs, *round_);
                             return round_by(state(), changed);
                           });
  }

 private:
  const Regulation regulation_;
  const Field field_;
  const std::optional<Round> round_;
};

std::shared_ptr<const Steps> make_double_swiss(const System& system, const State& state,
                                               Trace* /*trace*/) {
  return std::make_shared<const MatchSteps>(system, state, double_swiss_2026);
}
std::shared_ptr<const Steps> make_team_swiss(const System& system, const State& state,
                                             Trace* /*trace*/) {
  return std::make_shared<const MatchSteps>(system, state,
                                            team_swiss_2026(state.tournament->type_code));
}

/// 1.5: by the scores of both before a match that was played.
[[nodiscard]] FloatKind float_of(const State& state, const Contender& contender,
                                 std::size_t rounds_ago) {
  if (contender.past.size() < rounds_ago) return FloatKind::none;
  const std::size_t round = contender.past.size() - rounds_ago;
  const Past& past = contender.past[round];
  if (!past.is_meeting()) return FloatKind::none;
  return pair::float_of(past.pairing_score(), state.past_of(past.opponent)[round].pairing_score());
}

[[nodiscard]] PlayerView view_of(const State& state, const Regulation& regulation, Seat seat) {
  const Field field(state, regulation);
  const Member& member = field[field.rank_of(seat)];
  const Contender& contender = state.players[seat];
  // Type A has no degrees.
  const bool has_degrees = regulation.preferences == Preferences::type_b;
  return {.preference = member.preference.colour,
          .strength = has_degrees ? member.preference.strength : Strength::none,
          .article = regulation.preferences == Preferences::none ? "" : "1.7",
          .last = float_of(state, contender, 1),
          .before_last = float_of(state, contender, 2),
          .bye_barred = member.bye_barred};
}
PlayerView view_of_double_swiss(const State& state, Seat seat) {
  return view_of(state, double_swiss_2026, seat);
}
PlayerView view_of_team_swiss(const State& state, Seat seat) {
  return view_of(state, team_swiss_2026(state.tournament->type_code), seat);
}

}  // namespace

constinit const System double_swiss_system{.name = "double-swiss",
                                           .title = title_of<pair::said::double_swiss_title>,
                                           .year = 2026,
                                           .type_code = "FIDE_DOUBLESWISS",
                                           .make = make_double_swiss,
                                           .limits_colours = false,
                                           .view = view_of_double_swiss,
                                           .entrants = Entrants::double_matches};
constinit const System team_swiss_system{.name = "team-swiss",
                                         .title = title_of<pair::said::team_swiss_title>,
                                         .year = 2026,
                                         .type_code = "FIDE_TEAM",
                                         .make = make_team_swiss,
                                         .limits_colours = false,
                                         .view = view_of_team_swiss,
                                         .entrants = Entrants::teams};

}  // namespace trf::pair
