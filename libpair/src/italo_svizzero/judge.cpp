#include "italo_svizzero/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "italo_svizzero/rotation.hpp"
#include "seating.hpp"

namespace trf::pair::italo_svizzero {
namespace {

class Judge {
 public:
  Judge(const State& state, const Pairing& published)
      : table_(state), published_(published), seating_(state, published) {}

  /// The articles that no pairing may break: each player once, art. 6, prohibitions, art. 12.
  [[nodiscard]] std::optional<Verdict> illegal() const {
    if (seating_.stranger) return verdict("art. 11", *seating_.stranger);
    if (seating_.misfit) return verdict("art. 4", *seating_.misfit);
    for (const Pair& pair : published_.pairs) {
      const Seat white = seat(pair.white), black = seat(pair.black);
      if (table_.may_meet(white, black)) continue;
      return verdict("art. 6", fmt::format("{}-{}: {}", table_.number(white), table_.number(black),
                                           table_.why_not(white, black)));
    }
    if (const Seat free = seating_.bye; free != no_seat) {
      if (table_.size() % 2 == 0) {
        return verdict("art. 10", fmt::format("{} is free, but the number of players is even",
                                              table_.number(free)));
      }
      if (const auto why = why_not_free(table_, free); !why.empty()) {
        return verdict("art. 12",
                       fmt::format("{} cannot be the free player: {}", table_.number(free), why));
      }
    }
    return std::nullopt;
  }

  /// The first step of the correct round that the published one leaves.
  [[nodiscard]] Verdict worse(const Pairing& correct) const {
    Verdict result{VerdictKind::worse, 0, {}, {}, {}};
    const bool first_round = table_.state.round == 1;
    for (std::size_t i = 0; i < correct.pairs.size(); ++i) {
      if (correct.bye != published_.bye && !left_over(correct.bye)) break;
      const Seat white = seat(correct.pairs[i].white), black = seat(correct.pairs[i].black);
      if (seating_.opponent[white] == black) continue;
      result.place = Place::pair(static_cast<int>(i) + 1);
      result.criterion = first_round ? "art. 5" : "art. 6";
      result.explanation = fmt::format("the rotation gives {}-{} here, not {} to {} nor {} to {}",
                                       table_.number(white), table_.number(black), whom(white),
                                       table_.number(white), whom(black), table_.number(black));
      return result;
    }
    if (correct.bye != published_.bye) {
      result.criterion = first_round ? "art. 10" : "art. 12";
      result.place = Place::of(Place::Kind::free_player);
      result.explanation =
          fmt::format("{} is to be free, not {}", number(correct.bye), number(published_.bye));
      return result;
    }
    for (std::size_t i = 0; i < correct.pairs.size(); ++i) {
      const Pair& pair = correct.pairs[i];
      if (std::ranges::find(published_.pairs, pair) != published_.pairs.end()) continue;
      const Seat white = seat(pair.white), black = seat(pair.black);
      // Only a choice by number knows which of the two was the first; art. 5 gives it the smaller.
      const ColourChoice choice =
          choose_white(table_, std::min(white, black), std::max(white, black), Reason::told);
      result.place = Place::pair(static_cast<int>(i) + 1);
      result.criterion = choice.article;
      result.explanation = fmt::format("{} is to have White against {}: {}", table_.number(white),
                                       table_.number(black), choice.reason);
      return result;
    }
    return result;
  }

 private:
  /// Several were equal last, so that the rotation itself left the free player over.
  [[nodiscard]] bool left_over(PlayerIndex player) const {
    if (table_.state.round == 1 || player == no_player || published_.bye == no_player) return false;
    return table_.entries[seat(player)].points == table_.entries[seat(published_.bye)].points;
  }
  [[nodiscard]] Seat seat(PlayerIndex player) const { return table_.state.seat_of[player]; }
  [[nodiscard]] int number(PlayerIndex player) const {
    return player == no_player ? 0 : table_.state.tournament->players[player].start_rank;
  }
  [[nodiscard]] std::string whom(Seat player) const {
    return seating_.opponent[player] == no_seat
               ? std::string("nobody")
               : std::to_string(table_.number(seating_.opponent[player]));
  }
  [[nodiscard]] static Verdict verdict(std::string_view article, Message sentence) {
    return {VerdictKind::illegal, 0, std::string(article), {}, std::move(sentence)};
  }

  Table table_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

Verdict judge(const State& state, const Pairing& published, const Outcome& correct) {
  const Judge judge(state, published);
  if (auto illegal = judge.illegal()) return *illegal;
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, {}, {}, none->obstruction};
  return judge.worse(std::get<Pairing>(correct));
}

Verdict with_pair(const State& state, const Pairing& /*correct*/, Seat a, Seat b) {
  const Table table(state);
  const auto verdict = [](VerdictKind kind, std::string_view article, Place place,
                          Message sentence) {
    return Verdict{kind, 0, std::string(article), place, std::move(sentence)};
  };
  if (!table.may_meet(a, b)) {
    const bool were_paired = std::ranges::any_of(state.players[a].past, [&](const Past& past) {
      return past.opponent == state.players[b].player;
    });
    return verdict(VerdictKind::illegal, were_paired ? "art. 6" : "260", {}, table.why_not(a, b));
  }
  const FreeChoice free = std::get<FreeChoice>(choose_free(table, nullptr));
  const bool first_round = state.round == 1;
  if (free.player == a || free.player == b) {
    return verdict(VerdictKind::worse, first_round ? "art. 10" : "art. 12",
                   Place::of(Place::Kind::free_player),
                   fmt::format("{} is the free player", table.number(free.player)));
  }
  std::vector<RotationPair> steps;
  (void)rotate(table, free, nullptr, &steps);
  const auto touches = [&](const RotationPair& pair) {
    return pair.first == a || pair.first == b || pair.second == a || pair.second == b;
  };
  const auto step = std::ranges::find_if(steps, touches);
  const Place place = Place::pair(static_cast<int>(step - steps.begin()) + 1);
  const auto name = [&](Seat seat) { return table.number(seat); };
  if (step->second == no_seat) {
    return verdict(
        VerdictKind::worse, "art. 12", place,
        fmt::format("the rotation leaves {} over, who is the free player", name(step->first)));
  }
  const Seat one = step->first == a || step->first == b ? step->first : step->second;
  const Seat other = one == a ? b : a;
  if (std::ranges::find(step->uncoupled, other) != step->uncoupled.end()) {
    return verdict(
        VerdictKind::worse, "art. 9", place,
        fmt::format("with {}-{} the last players could not be paired", name(one), name(other)));
  }
  return verdict(
      VerdictKind::worse, step->article, place,
      step->first == one
          ? fmt::format("the rotation finds {} before {}: the pair is {}-{}", name(step->second),
                        name(other), name(step->first), name(step->second))
          : fmt::format("{} is already the second player of {}", name(one), name(step->first)));
}

}  // namespace trf::pair::italo_svizzero
