#include "trf/pair/by_hand.hpp"

#include <memory>
#include <utility>

#include "judged.hpp"
#include "trf/board.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/rounds.hpp"

namespace trf::pair {
namespace {

/// C.04.1 art. 7, whatever exceptions a system makes in some rounds.
bool is_third(const Contender& player, Colour colour) {
  const auto& past = player.colours;
  return past.size() > 1 && past.back() == colour && past[past.size() - 2] == colour;
}

class Objections {
 public:
  Objections(const ChangedRound& round, const State& state, Pairing before)
      : round_{round}, state_{state}, before_{std::move(before)} {}

  std::vector<Message> list() {
    const auto& verdict = round_.check.verdict;
    if (verdict.kind == VerdictKind::identical) return {};
    if (!round_.system->has_table()) {
      const auto changed = only_in(round_.check.published, before_);
      for (const auto& pair : changed.pairs) object(pair);
      for (const auto bye : changed.byes())
        if (is_barred(state_.seat_of[bye])) add(said::bye_not_allowed{.player = number(bye)});
    }
    if (verdict.kind == VerdictKind::illegal && objections_.empty()) add(verdict.explanation);
    return std::move(objections_);
  }

 private:
  [[nodiscard]] int number(PlayerIndex player) const {
    return round_.entrants->players[player].start_rank;
  }
  /// By the edition of the system, if it has a view of players.
  [[nodiscard]] bool is_barred(Seat seat) const {
    return round_.system->view != nullptr ? round_.system->view(state_, seat).bye_barred
                                          : state_.players[seat].bye_barred;
  }
  void add(Message message) { objections_.push_back(std::move(message)); }

  /// Both have seats: the round has no contradictions, so who is in a pair takes part.
  void object(const Pair& pair) {
    const Seat white = state_.seat_of[pair.white], black = state_.seat_of[pair.black];
    const auto count = objections_.size();
    if (const auto met = state_.round_of_meeting(white, black))
      add(said::met_in_round{
          .player = number(pair.white), .other = number(pair.black), .round = *met});
    if (state_.is_prohibited(white, black))
      add(said::prohibited_pair{.player = number(pair.white), .other = number(pair.black)});
    if (round_.system->limits_colours && is_third(state_.players[white], Colour::white))
      add(said::third_colour{.player = number(pair.white), .colour = Colour::white});
    if (round_.system->limits_colours && is_third(state_.players[black], Colour::black))
      add(said::third_colour{.player = number(pair.black), .colour = Colour::black});
    // All pairs of a round that is only worse are legal.
    if (objections_.size() > count || round_.check.verdict.kind == VerdictKind::worse) return;
    if (outcome_ == nullptr)
      outcome_ = std::make_unique<const Outcome>(round_.system->pair(state_, nullptr));
    if (auto illegal = round_.system->illegal_pair(state_, *outcome_, white, black))
      add(std::move(illegal->explanation));
  }

  const ChangedRound& round_;
  const State& state_;
  Pairing before_;
  std::unique_ptr<const Outcome> outcome_;  ///< With its steps; null: not needed yet
  std::vector<Message> objections_;
};

}  // namespace

std::variant<ChangedRound, Message> judge_change(const Tournament& before,
                                                 const Result<const Tournament>& after) {
  auto judging = judgeable(*after.value, after.diagnostics);
  if (auto* why = std::get_if<Message>(&judging)) return std::move(*why);
  auto& [system, kind, entrants] = std::get<Participants>(judging);
  ChangedRound made;
  made.system = system;
  made.entrants = std::move(entrants);
  const int round = next_round(*made.entrants) - 1;
  made.check = check_round(*made.entrants, round, *made.system);
  const State state =
      make_state(*made.entrants, {.round = round, .first_colour = made.system->first_colour});
  made.objections =
      Objections{made, state, published_pairing(*entrants_of(before, kind), round)}.list();
  return made;
}

Message comparison(const ChangedRound& round) {
  if (round.check.verdict.kind == VerdictKind::identical)
    return said::round_is_identical{.round = round.check.round, .system = round.system->title()};
  return judged(round.check, *round.system);
}

}  // namespace trf::pair
