#include "lim/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lim/round.hpp"
#include "seating.hpp"

namespace trf::pair::lim {
namespace {

class Judge {
 public:
  Judge(const Field& field, const Pairing& published)
      : field_(field), published_(published), seating_(field.state, published) {}

  [[nodiscard]] std::optional<Verdict> illegal() const {
    const Articles& articles = field_.regulation.articles;
    if (seating_.stranger) return verdict("17", *seating_.stranger);
    if (seating_.misfit) return verdict("17", *seating_.misfit);
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
        return verdict(articles.limits, fmt::format("{} is not allowed to have {} again",
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
        return verdict(articles.bye_bar, fmt::format("{} is not allowed to have the bye: {}",
                                                     field_.number(bye), why));
      }
    }
    return std::nullopt;
  }

  /// \pre legal, and another pairing than the correct one
  [[nodiscard]] Verdict worse(const Round& made, const Pairing& correct) const {
    const Articles& articles = field_.regulation.articles;
    Verdict result{VerdictKind::worse, 0, {}, {}, {}};
    const bool first_round = is_first_round(field_);
    const auto blame = [&](std::string_view article, Place place, Message sentence) {
      result.criterion = fmt::format("art. {}", article);
      result.place = place;
      result.explanation = std::move(sentence);
      return result;
    };
    if (correct.bye != published_.bye) {
      return blame(first_round ? articles.first_bye : articles.bye, Place::of(Place::Kind::bye),
                   fmt::format("{} is to have the bye, not {}", number(correct.bye),
                               number(published_.bye)));
    }
    for (const MadePair& pair : made.pairs) {
      if (seating_.opponent[pair.first] == pair.second) continue;
      return blame(
          blamed(pair), first_round ? Place{} : pair.place,
          fmt::format("{}-{} is to be paired here, not {}-{} and {}-{}", field_.number(pair.first),
                      field_.number(pair.second), field_.number(pair.first),
                      field_.number(seating_.opponent[pair.first]), field_.number(pair.second),
                      field_.number(seating_.opponent[pair.second])));
    }
    for (const MadePair& pair : made.pairs) {
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
          choice.article, first_round ? Place{} : pair.place,
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
    if (inside) return pair.article;
    return published == other ? articles.opponent : articles.floater;
  }
  [[nodiscard]] Seat seat(PlayerIndex player) const { return field_.state.seat_of[player]; }
  [[nodiscard]] int number(PlayerIndex player) const {
    return player == no_player ? 0 : field_.state.tournament->players[player].start_rank;
  }
  [[nodiscard]] static Verdict verdict(std::string_view article, Message sentence) {
    return {VerdictKind::illegal, 0, fmt::format("art. {}", article), {}, std::move(sentence)};
  }

  const Field& field_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

Verdict judge(const Field& field, const Round* made, const Pairing& published,
              const Outcome& correct) {
  const Judge judge(field, published);
  if (auto illegal = judge.illegal()) return *illegal;
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, {}, {}, none->obstruction};
  return judge.worse(*made, std::get<Pairing>(correct));
}

Verdict with_pair(const Field& field, const Round& made, Seat a, Seat b) {
  const Articles& articles = field.regulation.articles;
  const auto verdict = [&](VerdictKind kind, std::string_view article, Place place,
                           Message sentence) {
    return Verdict{kind, 0, fmt::format("art. {}", article), place, std::move(sentence)};
  };
  if (!field.compatible(a, b)) {
    const bool apart = field.state.have_met(a, b);
    const bool prohibited = field.state.is_prohibited(a, b);
    if (prohibited && !apart) return {VerdictKind::illegal, 0, "260", {}, field.why_not(a, b)};
    return verdict(VerdictKind::illegal, apart ? articles.meet_once : articles.compatible, {},
                   field.why_not(a, b));
  }
  const bool first_round = is_first_round(field);
  if (made.bye == a || made.bye == b) {
    return verdict(VerdictKind::worse, first_round ? articles.first_bye : articles.bye,
                   Place::of(Place::Kind::bye),
                   fmt::format("{} has the bye", field.number(made.bye)));
  }
  const auto touches = [&](const MadePair& pair) {
    return pair.first == a || pair.first == b || pair.second == a || pair.second == b;
  };
  const auto is_pair = [&](const MadePair& pair) {
    return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
  };
  const auto found = std::ranges::find_if(made.pairs, touches);
  const MadePair& pair = *found;
  if (field.maxi) {
    // A limit that was told of these two, or the exchange that it forbids.
    RecordingTrace trace;
    (void)make_round(field, &trace);
    for (const Decision& decision : trace.decisions) {
      if (decision.article == fmt::format("art. {}", articles.opponent_maxi) &&
          std::ranges::count(decision.players, field.player(a)) > 0 &&
          std::ranges::count(decision.players, field.player(b)) > 0) {
        return verdict(VerdictKind::worse, articles.opponent_maxi, pair.place, decision.sentence);
      }
    }
    Regulation free = field.regulation;
    free.maxi = Maxi::off;
    const Field unlimited(field.state, free);
    const auto other = make_round(unlimited, nullptr);
    const auto& pairs = std::get<Round>(other).pairs;
    if (const auto there = std::ranges::find_if(pairs, is_pair); there != pairs.end()) {
      const bool exchanged = there->article != articles.opponent;
      return verdict(VerdictKind::worse,
                     exchanged ? articles.exchange_maxi : articles.opponent_maxi, pair.place,
                     "Maxi-tournament: only opponents within 100 rating points are exchanged; "
                     "without this limit the pair would be made");
    }
  }
  const std::string name =
      fmt::format("{}-{}", field.number(pair.first), field.number(pair.second));
  const Place place = first_round ? Place{} : pair.place;
  const Score score = field[pair.first].score;
  const bool inside = score == field[pair.second].score;
  if (inside && field[a].score != field[b].score) {
    return verdict(VerdictKind::worse, articles.floater, place,
                   fmt::format("{} is not a floater, but paired in its scoregroup: {}",
                               field.number(pair.first == a || pair.second == a ? a : b), name));
  }
  const std::string_view how =
      pair.article == articles.proposal          ? "the upper half is paired with the lower half"
      : pair.article == articles.second_scrutiny ? "the exchange for the colours gives this pair"
      : pair.article == articles.opponent
          ? "floaters are paired first"
          : "the exchange of incompatible opponents gives this pair";
  return verdict(VerdictKind::worse, pair.article, place,
                 fmt::format("{} is paired: {}", name, how));
}

}  // namespace trf::pair::lim
