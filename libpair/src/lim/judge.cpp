#include "lim/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lim/round.hpp"
#include "trf/pair/compare.hpp"
#include "words.hpp"

namespace trf::pair::lim {
namespace {

class Judge {
 public:
  Judge(const State& state, const Regulation& regulation, const Pairing& published)
      : field_(state, regulation), published_(published), opponent_(field_.size(), no_seat) {}

  [[nodiscard]] std::optional<Verdict> illegal() {
    std::vector<int> times(field_.size(), 0);
    const auto enter = [&](PlayerIndex player) {
      const Seat seat = player == no_player ? no_seat : field_.state.seat_of[player];
      if (seat != no_seat) ++times[seat];
      return seat;
    };
    for (const Pair& pair : published_.pairs) {
      const Seat white = enter(pair.white), black = enter(pair.black);
      if (white == no_seat || black == no_seat) {
        return verdict("17", fmt::format("{}-{} pairs a player who is not present",
                                         number(pair.white), number(pair.black)));
      }
      opponent_[white] = black;
      opponent_[black] = white;
      if (!field_.compatible(white, black)) {
        return verdict(field_.regulation.articles.compatible,
                       fmt::format("{}-{}: {}", number(pair.white), number(pair.black),
                                   field_.why_not(white, black)));
      }
      if (!field_.state.is_last_round() && (!field_.permissible(white, Colour::white) ||
                                            !field_.permissible(black, Colour::black))) {
        const bool its_white = !field_.permissible(white, Colour::white);
        return verdict(
            field_.regulation.articles.limits,
            fmt::format("{} may not have {} once more", field_.number(its_white ? white : black),
                        its_white ? "White" : "Black"));
      }
    }
    if (const Seat bye = enter(published_.bye); bye != no_seat) {
      if (field_.size() % 2 == 0) {
        return verdict(
            field_.regulation.articles.bye,
            fmt::format("{} has the bye, but the number of players is even", field_.number(bye)));
      }
      if (const auto why = why_no_bye(field_, bye); !why.empty()) {
        return verdict(field_.regulation.articles.bye_bar,
                       fmt::format("{} may not have the bye: he {}", field_.number(bye), why));
      }
    }
    for (Seat seat = 0; seat < field_.size(); ++seat) {
      if (times[seat] == 1) continue;
      return verdict("17", fmt::format("{} is paired {}", field_.number(seat),
                                       times[seat] == 0 ? "with nobody" : "more than once"));
    }
    return std::nullopt;
  }

  /// \pre legal, and another pairing than the correct one
  [[nodiscard]] Verdict worse(const Pairing& correct) const {
    const Articles& articles = field_.regulation.articles;
    Verdict result{VerdictKind::worse, differences(published_, correct), {}, {}, {}};
    const bool first_round = is_first_round(field_);
    const auto blame = [&](std::string_view article, std::string bracket, std::string sentence) {
      result.criterion = fmt::format("art. {}", article);
      result.bracket = std::move(bracket);
      result.explanation = std::move(sentence);
      return result;
    };
    if (correct.bye != published_.bye) {
      return blame(first_round ? articles.first_bye : articles.bye, "bye",
                   fmt::format("{} is to have the bye, not {}", number(correct.bye),
                               number(published_.bye)));
    }
    const auto made = make_round(field_, nullptr);
    for (const MadePair& pair : std::get<Round>(made).pairs) {
      if (opponent_[pair.first] == pair.second) continue;
      return blame(blamed(pair), pair.group,
                   fmt::format("{}-{} is to be paired here, not {}-{} and {}-{}",
                               field_.number(pair.first), field_.number(pair.second),
                               field_.number(pair.first), field_.number(opponent_[pair.first]),
                               field_.number(pair.second), field_.number(opponent_[pair.second])));
    }
    for (const MadePair& pair : std::get<Round>(made).pairs) {
      const Pair as_white{field_.player(pair.first), field_.player(pair.second)};
      const bool published_white =
          std::ranges::find(published_.pairs, as_white) != published_.pairs.end();
      const bool correct_white = std::ranges::find(correct.pairs, as_white) != correct.pairs.end();
      if (published_white == correct_white) continue;
      const ColourChoice choice =
          first_round ? ColourChoice{correct_white ? pair.first : pair.second, articles.first_round,
                                     "colours alternate by board"}
                      : choose_white(field_, pair.first, pair.second, pair.made, Reason::told);
      return blame(
          choice.article, pair.group,
          fmt::format("{} is to have White in {}-{}: {}", field_.number(choice.white),
                      field_.number(pair.first), field_.number(pair.second), choice.reason));
    }
    return result;
  }

 private:
  /// Which rule the published pairing leaves where the correct one makes this pair.
  [[nodiscard]] std::string_view blamed(const MadePair& pair) const {
    const Articles& articles = field_.regulation.articles;
    if (is_first_round(field_)) return articles.first_round;
    const Score score = field_[pair.first].score, other = field_[pair.second].score;
    const Score published = field_[opponent_[pair.first]].score;
    const Score published_other = field_[opponent_[pair.second]].score;
    const bool inside = score == other;
    if (inside && (published != score || published_other != score)) return articles.floater;
    if (inside) {
      const bool clashes = field_.clash(pair.first, opponent_[pair.first]) ||
                           field_.clash(pair.second, opponent_[pair.second]);
      return clashes && !field_.clash(pair.first, pair.second) ? articles.second_scrutiny
             : pair.made == Direction::down                    ? articles.exchange_down
                                                               : articles.exchange_up;
    }
    return published == other ? articles.opponent : articles.floater;
  }
  [[nodiscard]] int number(PlayerIndex player) const {
    return player == no_player ? 0 : field_.state.tournament->players[player].start_rank;
  }
  [[nodiscard]] static Verdict verdict(std::string_view article, std::string sentence) {
    return {VerdictKind::illegal, 0, fmt::format("art. {}", article), {}, std::move(sentence)};
  }

  Field field_;
  const Pairing& published_;
  std::vector<Seat> opponent_;
};

}  // namespace

Verdict judge(const State& state, const Regulation& regulation, const Pairing& published,
              const Outcome& correct) {
  Judge judge(state, regulation, published);
  const auto* pairing = std::get_if<Pairing>(&correct);
  if (auto illegal = judge.illegal()) {
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

}  // namespace trf::pair::lim
