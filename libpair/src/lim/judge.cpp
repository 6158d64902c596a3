#include "lim/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lim/round.hpp"
#include "seating.hpp"

namespace trf::pair::lim {
namespace {

class Judge {
 public:
  Judge(const State& state, const Regulation& regulation, const Pairing& published)
      : field_(state, regulation), published_(published), seating_(state, published) {}

  [[nodiscard]] std::optional<Verdict> illegal() const {
    const Articles& articles = field_.regulation.articles;
    if (!seating_.stranger.empty()) return verdict("17", seating_.stranger);
    if (!seating_.misfit.empty()) return verdict("17", seating_.misfit);
    for (const Pair& pair : published_.pairs) {
      const Seat white = seat(pair.white), black = seat(pair.black);
      if (!field_.compatible(white, black)) {
        return verdict(articles.compatible,
                       fmt::format("{}-{}: {}", field_.number(white), field_.number(black),
                                   field_.why_not(white, black)));
      }
      if (!field_.state.is_last_round() && (!field_.permissible(white, Colour::white) ||
                                            !field_.permissible(black, Colour::black))) {
        const bool its_white = !field_.permissible(white, Colour::white);
        return verdict(articles.limits, fmt::format("{} may not have {} once more",
                                                    field_.number(its_white ? white : black),
                                                    its_white ? "White" : "Black"));
      }
    }
    if (const Seat bye = seating_.bye; bye != no_seat) {
      if (field_.size() % 2 == 0) {
        return verdict(
            articles.bye,
            fmt::format("{} has the bye, but the number of players is even", field_.number(bye)));
      }
      if (const auto why = why_no_bye(field_, bye); !why.empty()) {
        return verdict(articles.bye_bar,
                       fmt::format("{} may not have the bye: he {}", field_.number(bye), why));
      }
    }
    return std::nullopt;
  }

  /// \pre legal, and another pairing than the correct one
  [[nodiscard]] Verdict worse(const Pairing& correct) const {
    const Articles& articles = field_.regulation.articles;
    Verdict result{VerdictKind::worse, 0, {}, {}, {}};
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
      if (seating_.opponent[pair.first] == pair.second) continue;
      return blame(
          blamed(pair), first_round ? std::string{} : pair.group,
          fmt::format("{}-{} is to be paired here, not {}-{} and {}-{}", field_.number(pair.first),
                      field_.number(pair.second), field_.number(pair.first),
                      field_.number(seating_.opponent[pair.first]), field_.number(pair.second),
                      field_.number(seating_.opponent[pair.second])));
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
          choice.article, first_round ? std::string{} : pair.group,
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
    const Score published = field_[seating_.opponent[pair.first]].score;
    const Score published_other = field_[seating_.opponent[pair.second]].score;
    const bool inside = score == other;
    if (inside && (published != score || published_other != score)) return articles.floater;
    if (inside) {
      const bool clashes = field_.clash(pair.first, seating_.opponent[pair.first]) ||
                           field_.clash(pair.second, seating_.opponent[pair.second]);
      return clashes && !field_.clash(pair.first, pair.second) ? articles.second_scrutiny
             : pair.made == Direction::down                    ? articles.exchange_down
                                                               : articles.exchange_up;
    }
    return published == other ? articles.opponent : articles.floater;
  }
  [[nodiscard]] Seat seat(PlayerIndex player) const { return field_.state.seat_of[player]; }
  [[nodiscard]] int number(PlayerIndex player) const {
    return player == no_player ? 0 : field_.state.tournament->players[player].start_rank;
  }
  [[nodiscard]] static Verdict verdict(std::string_view article, std::string sentence) {
    return {VerdictKind::illegal, 0, fmt::format("art. {}", article), {}, std::move(sentence)};
  }

  Field field_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

Verdict judge(const State& state, const Regulation& regulation, const Pairing& published,
              const Outcome& correct) {
  const Judge judge(state, regulation, published);
  if (auto illegal = judge.illegal()) return *illegal;
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, {}, {}, none->obstruction};
  return judge.worse(std::get<Pairing>(correct));
}

}  // namespace trf::pair::lim
