#include "italo_svizzero/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "italo_svizzero/rotation.hpp"
#include "trf/pair/compare.hpp"
#include "words.hpp"

namespace trf::pair::italo_svizzero {
namespace {

class Judge {
 public:
  Judge(const State& state, const Pairing& published)
      : table_(state), published_(published), opponent_(table_.size(), no_seat) {}

  /// The articles that no pairing may break: each player once, art. 6, prohibitions, art. 12.
  [[nodiscard]] std::optional<Verdict> illegal() {
    std::vector<int> times(table_.size(), 0);
    const auto enter = [&](PlayerIndex player) {
      const Seat seat = player == no_player ? no_seat : table_.state.seat_of[player];
      if (seat != no_seat) ++times[seat];
      return seat;
    };
    for (const Pair& pair : published_.pairs) {
      const Seat white = enter(pair.white), black = enter(pair.black);
      if (white == no_seat || black == no_seat) {
        return verdict("art. 11", fmt::format("{}-{} pairs a player who is not present",
                                              number(pair.white), number(pair.black)));
      }
      opponent_[white] = black;
      opponent_[black] = white;
      if (!table_.may_meet(white, black)) {
        return verdict("art. 6", fmt::format("{}-{}: {}", number(pair.white), number(pair.black),
                                             table_.why_not(white, black)));
      }
    }
    if (const Seat free = enter(published_.bye); free != no_seat) {
      if (table_.size() % 2 == 0) {
        return verdict("art. 10", fmt::format("{} is free, but the number of players is even",
                                              number(published_.bye)));
      }
      if (const auto why = why_not_free(table_, free); !why.empty()) {
        return verdict("art. 12",
                       fmt::format("{} may not be free: {}", number(published_.bye), why));
      }
    }
    for (Seat seat = 0; seat < table_.size(); ++seat) {
      if (times[seat] == 1) continue;
      return verdict("art. 4", fmt::format("{} is paired {}", table_.number(seat),
                                           times[seat] == 0 ? "with nobody" : "more than once"));
    }
    return std::nullopt;
  }

  /// The first step of the correct round that the published one leaves.
  [[nodiscard]] Verdict worse(const Pairing& correct) const {
    Verdict result{VerdictKind::worse, differences(published_, correct), {}, {}, {}};
    const bool first_round = table_.state.round == 1;
    for (std::size_t i = 0; i < correct.pairs.size(); ++i) {
      if (correct.bye != published_.bye && !left_over(correct.bye)) break;
      const Seat white = seat(correct.pairs[i].white), black = seat(correct.pairs[i].black);
      if (opponent_[white] == black) continue;
      result.bracket = fmt::format("pair {}", i + 1);
      result.criterion = first_round ? "art. 5" : "art. 6";
      result.explanation = fmt::format("the rotation gives {}-{} here, not {} to {} nor {} to {}",
                                       table_.number(white), table_.number(black), whom(white),
                                       table_.number(white), whom(black), table_.number(black));
      return result;
    }
    if (correct.bye != published_.bye) {
      result.criterion = first_round ? "art. 10" : "art. 12";
      result.bracket = "free player";
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
      result.bracket = fmt::format("pair {}", i + 1);
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
    return opponent_[player] == no_seat ? std::string("nobody")
                                        : std::to_string(table_.number(opponent_[player]));
  }
  [[nodiscard]] static Verdict verdict(std::string article, std::string sentence) {
    return {VerdictKind::illegal, 0, std::move(article), {}, std::move(sentence)};
  }

  Table table_;
  const Pairing& published_;
  std::vector<Seat> opponent_;
};

}  // namespace

Verdict judge(const State& state, int /*edition*/, const Pairing& published,
              const Outcome& correct) {
  Judge judge(state, published);
  const auto* pairing = std::get_if<Pairing>(&correct);
  auto illegal = judge.illegal();
  if (illegal) {
    illegal->differences = pairing != nullptr ? differences(published, *pairing)
                                              : static_cast<int>(published.pairs.size());
    return *illegal;
  }
  if (pairing == nullptr) {
    return {VerdictKind::unpairable,
            static_cast<int>(published.pairs.size()),
            {},
            {},
            std::get<Unpairable>(correct).obstruction};
  }
  return judge.worse(*pairing);
}

}  // namespace trf::pair::italo_svizzero
