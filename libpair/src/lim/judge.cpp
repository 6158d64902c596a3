#include "lim/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lim/bye.hpp"
#include "lim/round.hpp"
#include "seating.hpp"
#include "swiss/verdict.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair::lim {
namespace {

Verdict verdict_by(VerdictKind kind, std::string_view article, const Place& place,
                   Message sentence) {
  return {kind, 0, fmt::format("art. {}", article), place, std::move(sentence)};
}

class Judge {
 public:
  Judge(const Field& field, const Pairing& published)
      : field_(field), published_(published), seating_(field.state, published) {}

  [[nodiscard]] std::optional<Verdict> illegal() const {
    const Articles& articles = field_.regulation.articles;
    if (seating_.stranger) return verdict(articles.presence, *seating_.stranger);
    if (seating_.misfit) return verdict(articles.presence, *seating_.misfit);
    for (const Pair& pair : published_.pairs) {
      const Seat white = seat(pair.white), black = seat(pair.black);
      if (auto forbidden = illegal_pair(field_, white, black)) return forbidden;
      if (!field_.state.is_last_round() && (!field_.permissible(white, Colour::white) ||
                                            !field_.permissible(black, Colour::black))) {
        const bool its_white = !field_.permissible(white, Colour::white);
        return verdict(articles.limits,
                       said::not_again{.player = field_.number(its_white ? white : black),
                                       .colour = its_white ? Colour::white : Colour::black});
      }
    }
    if (const Seat bye = seating_.bye; bye != no_seat) {
      if (const auto why = why_no_bye(field_, bye))
        return verdict(articles.bye_bar,
                       said::bye_not_allowed{.player = field_.number(bye), .why = *why});
    }
    return std::nullopt;
  }

  /// \pre legal, and different from the correct one
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
                   why_bye_is_of(field_, seat(correct.bye), seating_.bye));
    }
    for (const MadePair& pair : made.pairs) {
      if (seating_.opponent[pair.first] == pair.second) continue;
      return blame(blamed(pair), first_round ? Place{} : pair.place,
                   said::pair_is_other{.first = field_.number(pair.first),
                                       .second = field_.number(pair.second),
                                       .other = field_.number(seating_.opponent[pair.first]),
                                       .third = field_.number(seating_.opponent[pair.second])});
    }
    for (const MadePair& pair : made.pairs) {
      const Pair as_white{field_.player(pair.first), field_.player(pair.second)};
      const bool published_white = contains(published_.pairs, as_white);
      const bool correct_white = contains(correct.pairs, as_white);
      if (published_white == correct_white) continue;
      const ColourChoice choice =
          first_round && alternates_by_board(field_)
              ? ColourChoice{correct_white ? pair.first : pair.second, articles.first_round,
                             said::alternate{}}
              : choose_white(field_, pair.first, pair.second, pair.made, Reason::told);
      return blame(choice.article, first_round ? Place{} : pair.place,
                   said::white_is_of{.white = field_.number(choice.white),
                                     .black = field_.number(
                                         choice.white == pair.first ? pair.second : pair.first),
                                     .why = choice.reason});
    }
    return result;
  }

 private:
  /// The rule that the published pairing does not follow where the correct one makes this pair.
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
  [[nodiscard]] static Verdict verdict(std::string_view article, Message sentence) {
    return {VerdictKind::illegal, 0, fmt::format("art. {}", article), {}, std::move(sentence)};
  }

  const Field& field_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

std::optional<Verdict> illegal_pair(const Field& field, Seat a, Seat b) {
  if (field.compatible(a, b)) return std::nullopt;
  Message why = field.why_not(a, b);
  if (why.is<pair::said::prohibited_pair>())
    return Verdict{VerdictKind::illegal, 0, "260", {}, std::move(why)};
  const Articles& articles = field.regulation.articles;
  const auto article = field.state.have_met(a, b) ? articles.meet_once : articles.compatible;
  return verdict_by(VerdictKind::illegal, article, {}, std::move(why));
}

Verdict judge(const Field& field, const Round* made, const Pairing& published,
              const Outcome& correct) {
  const Judge judge(field, published);
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return swiss::no_legal_round({}, none->obstruction);
  if (auto illegal = judge.illegal()) return *illegal;
  return judge.worse(*made, std::get<Pairing>(correct));
}

namespace {

bool names(const Message& sentence, std::int64_t number) {
  return std::ranges::any_of(sentence.args(), [&](const Arg& arg) {
    const auto* const one = std::get_if<std::int64_t>(&arg.value);
    return one != nullptr && *one == number;
  });
}

/// The limit of a Maxi-tournament because of which the round has `pair` and not a and b: one that
/// was reported for these two, or the exchange that it forbids. Empty: another article decided.
std::optional<Verdict> forbidden_by_limit(const Field& field, const MadePair& pair, Seat a,
                                          Seat b) {
  const Articles& articles = field.regulation.articles;
  RecordingTrace trace;
  (void)make_round(field, &trace);
  for (const Decision& decision : trace.decisions) {
    if (decision.article == fmt::format("art. {}", articles.opponent_maxi) &&
        contains(decision.players, field.player(a)) &&
        contains(decision.players, field.player(b))) {
      return verdict_by(VerdictKind::worse, articles.opponent_maxi, pair.place, decision.sentence);
    }
  }
  Regulation free = field.regulation;
  free.maxi = Maxi::off;
  const Field unlimited(field.state, free);
  const auto other = make_round(unlimited, nullptr);
  for (const MadePair& made : std::get<Round>(other).pairs) {
    const bool is_pair =
        (made.first == a && made.second == b) || (made.first == b && made.second == a);
    if (!is_pair) continue;
    // Another floater than the limit allowed would have left both here.
    for (const Decision& decision : trace.decisions)
      if (decision.sentence.is<said::floater_within_limit>() &&
          (names(decision.sentence, field.number(a)) || names(decision.sentence, field.number(b))))
        return verdict_by(VerdictKind::worse, articles.floater_maxi, pair.place, decision.sentence);
    const bool exchanged = made.article != articles.opponent;
    return verdict_by(VerdictKind::worse,
                      exchanged ? articles.exchange_maxi : articles.opponent_maxi, pair.place,
                      said::limit_forbids{});
  }
  return std::nullopt;
}

/// The best round in which a player has the bye.
Verdict with_bye(const Field& field, Seat holder, Seat player) {
  const Articles& articles = field.regulation.articles;
  if (auto why = why_no_bye(field, player))
    return verdict_by(
        VerdictKind::illegal, articles.bye_bar, {},
        said::bye_not_allowed{.player = field.number(player), .why = *std::move(why)});
  if (!leaves_all_paired(field, player))
    return verdict_by(VerdictKind::unpairable, articles.bye, {}, said::others_not_pairable{});
  return verdict_by(VerdictKind::worse, is_first_round(field) ? articles.first_bye : articles.bye,
                    Place::of(Place::Kind::bye), why_bye_is_of(field, holder, player));
}

/// Why the first pair with one of two players is the pair of a floater (10.51-10.7), and not these
/// two.
class FloaterPair {
 public:
  FloaterPair(const Field& field, const Round& made, const MadePair& pair, Seat a, Seat b)
      : field_(field),
        made_(made),
        pair_(pair),
        floater_(pair.first),
        opponent_(pair.second),
        asks_floater_(a == pair.first || b == pair.first),
        other_(a == pair.first || a == pair.second ? b : a) {}

  [[nodiscard]] Verdict verdict() const {
    const Articles& articles = field_.regulation.articles;
    if (!is_here(other_))
      return by(articles.floater, said::is_elsewhere{.other = field_.number(other_),
                                                     .floater = field_.number(floater_),
                                                     .opponent = field_.number(opponent_)});
    if (!asks_floater_) {
      if (side(other_) == 0)
        return by(articles.opponent, said::pair_is_made{.first = field_.number(floater_),
                                                        .second = field_.number(opponent_),
                                                        .how = HowMade::of_floaters});
      return by(article_of_order(), said::floater_is_earlier{.floater = field_.number(floater_),
                                                             .opponent = field_.number(opponent_),
                                                             .other = field_.number(other_)});
    }
    if (auto told = told_reason()) return by(articles.opponent, *std::move(told));
    // Classes in the order in which they are looked at: residents, from below, from above.
    const auto rank_of = [&](Seat seat) {
      const int its = side(seat);
      return its == 0 ? 0 : its < 0 ? 1 : 2;
    };
    const int ours = rank_of(opponent_), theirs = rank_of(other_);
    if (theirs < ours)
      return by(articles.opponent, said::other_is_not_possible{.floater = field_.number(floater_),
                                                               .other = field_.number(other_)});
    if (theirs > ours && ours == 0)
      return by(articles.opponent, said::floaters_come_last{.floater = field_.number(floater_),
                                                            .opponent = field_.number(opponent_),
                                                            .other = field_.number(other_)});
    if (theirs > ours)
      return by(articles.opponent, said::below_come_first{.floater = field_.number(floater_),
                                                          .opponent = field_.number(opponent_),
                                                          .other = field_.number(other_)});
    return by(articles.opponent, said::comes_earlier{.floater = field_.number(floater_),
                                                     .upwards = side(floater_) > 0,
                                                     .opponent = field_.number(opponent_),
                                                     .other = field_.number(other_)});
  }

 private:
  [[nodiscard]] Verdict by(std::string_view article, Message sentence) const {
    return verdict_by(VerdictKind::worse, article, pair_.place, std::move(sentence));
  }
  [[nodiscard]] bool is_here(Seat seat) const {
    const auto has = [&](const MadePair& pair) {
      return (pair.first == seat || pair.second == seat) && pair.place == pair_.place;
    };
    return std::ranges::any_of(made_.pairs, has) || std::ranges::any_of(made_.undone, has);
  }
  /// > 0: a floater from above, < 0: from below.
  [[nodiscard]] int side(Seat seat) const {
    const Score score = field_[seat].score, group = pair_.place.points;
    return score > group ? 1 : score < group ? -1 : 0;
  }
  /// Of two floaters.
  [[nodiscard]] std::string_view article_of_order() const {
    const Articles& articles = field_.regulation.articles;
    if (side(floater_) != side(other_)) return articles.above_before_below;
    const bool same = field_[floater_].score == field_[other_].score;
    if (side(floater_) > 0) return same ? articles.above_number : articles.above_first;
    return same ? articles.below_number : articles.below_first;
  }
  /// The reason that the search for an opponent reported.
  [[nodiscard]] std::optional<Message> told_reason() const {
    RecordingTrace trace;
    (void)make_round(field_, &trace);
    const PlayerIndex floater = field_.player(floater_), other = field_.player(other_);
    for (const Decision& decision : trace.decisions) {
      const bool is_reason =
          decision.sentence.is<said::not_chosen>() || decision.sentence.is<said::none_chosen>();
      if (is_reason && decision.players.front() == floater && contains(decision.players, other))
        return decision.sentence;
    }
    return std::nullopt;
  }

  const Field& field_;
  const Round& made_;
  const MadePair& pair_;
  Seat floater_, opponent_;
  bool asks_floater_;
  Seat other_;
};

}  // namespace

Verdict with_pair(const Field& field, const Round& made, Seat a, Seat b) {
  const Articles& articles = field.regulation.articles;
  if (b == no_seat) return with_bye(field, made.bye, a);
  const bool first_round = is_first_round(field);
  if (made.bye == a || made.bye == b) {
    return verdict_by(VerdictKind::worse, first_round ? articles.first_bye : articles.bye,
                      Place::of(Place::Kind::bye),
                      said::receives_bye{.player = field.number(made.bye)});
  }
  const auto touches = [&](const MadePair& pair) {
    return pair.first == a || pair.first == b || pair.second == a || pair.second == b;
  };
  const auto found = std::ranges::find_if(made.pairs, touches);
  const MadePair& pair = *found;
  if (field.maxi)
    if (auto verdict = forbidden_by_limit(field, pair, a, b)) return std::move(*verdict);
  const int first = field.number(pair.first), second = field.number(pair.second);
  const Place place = first_round ? Place{} : pair.place;
  const Score score = field[pair.first].score;
  const bool inside = score == field[pair.second].score;
  if (inside && field[a].score != field[b].score) {
    const Seat player = pair.first == a || pair.second == a ? a : b;
    return verdict_by(VerdictKind::worse, articles.floater, place,
                      said::not_a_floater{.player = field.number(player),
                                          .opponent = player == pair.first ? second : first});
  }
  if (pair.article == articles.opponent) return FloaterPair(field, made, pair, a, b).verdict();
  const HowMade how = pair.article == articles.proposal          ? HowMade::proposed
                      : pair.article == articles.second_scrutiny ? HowMade::for_colours
                                                                 : HowMade::exchanged;
  return verdict_by(VerdictKind::worse, pair.article, place,
                    said::pair_is_made{.first = first, .second = second, .how = how});
}

}  // namespace trf::pair::lim
