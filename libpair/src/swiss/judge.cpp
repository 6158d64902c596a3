#include "swiss/judge.hpp"

#include "matching/dense_matching.hpp"
#include "seating.hpp"
#include "swiss/prohibition.hpp"
#include "swiss/teller.hpp"
#include "trf/contains.hpp"

namespace trf::pair::swiss {
namespace {

std::optional<Verdict> broken_rule(const Field& field, const PublishedRound& round) {
  for (Rank player = 0; player < field.size(); ++player) {
    const Rank other = round.opponent[static_cast<std::size_t>(player)];
    if (other == PublishedRound::no_opponent || other < player) continue;
    if (auto broken = illegal_pair(field, player, other)) return broken;
  }
  if (round.bye < 0) return std::nullopt;
  if (field[round.bye].bye_barred) return illegal("C2", barred_from_pab(field, {&round.bye, 1}));
  return std::nullopt;
}

}  // namespace

Legality read_published(const Field& field, const Pairing& published, std::string_view complete) {
  const Seating seating(field.state(), published);
  Legality result;
  if (seating.stranger) result.broken = illegal(complete, *seating.stranger);
  if (!result.broken && seating.misfit) result.broken = illegal(complete, *seating.misfit);
  if (result.broken) return result;
  result.round.opponent.assign(static_cast<std::size_t>(field.size()), PublishedRound::no_opponent);
  for (std::size_t seat = 0; seat < seating.opponent.size(); ++seat)
    if (seating.opponent[seat] != no_seat)
      result.round.opponent[static_cast<std::size_t>(field.rank_of(static_cast<Seat>(seat)))] =
          field.rank_of(seating.opponent[seat]);
  if (seating.bye != no_seat) result.round.bye = field.rank_of(seating.bye);
  result.broken = broken_rule(field, result.round);
  return result;
}

std::optional<Prohibition> why_not(const Field& field, Rank a, Rank b) {
  if (auto forbidden = c1_forbids(field.state(), field.seat(a), field.seat(b))) return forbidden;
  if (!field.keeps_c3(a, b))
    return Prohibition{"C3", said::both_prefer_absolutely{.colour = field[a].preference.colour}};
  return std::nullopt;
}

std::optional<Verdict> illegal_pair(const Field& field, Rank a, Rank b) {
  auto forbidden = why_not(field, a, b);
  if (!forbidden) return std::nullopt;
  return illegal(forbidden->rule,
                 said::are_not_allowed{
                     .one = field[a].tpn, .other = field[b].tpn, .why = std::move(forbidden->why)});
}

Message barred_from_pab(const Field& field, std::span<const Rank> players) {
  return said::barred_from_pab{.players = numbers(field, players),
                               .forfeit = field.bye_bar() == ByeBar::forfeit_win};
}

Place bracket_place(int number, std::int32_t score) {
  return Place::bracket(number, Score::from_tenths(score));
}

ByeReason before_in_bye_order(const Field& field, const ByeArticles& articles, Rank first,
                              Rank second) {
  using Rule = ByeReason::Rule;
  const Member &own = field[first], &other = field[second];
  if (own.score != other.score) return {Rule::score, articles.score, said::fewer_points_than{}};
  if (own.games != other.games) return {Rule::games, articles.games, said::more_games_than{}};
  if (articles.last_is_index) return {Rule::last, articles.last, said::lower_rank_than{}};
  return {Rule::last, articles.last, said::larger_tpn_than{}};
}

Verdict other_bye(const Field& field, const ByeArticles& articles, Rank right, Rank wrong) {
  auto [rule, article, why] = before_in_bye_order(field, articles, right, wrong);
  return {VerdictKind::worse, 0, std::string(article), Place::of(Place::Kind::bye),
          said::pab_is_of{
              .player = field[right].tpn, .why = std::move(why), .other = field[wrong].tpn}};
}

Verdict with_bye(const Field& field, const ByeArticles& articles, Rank right, Rank player) {
  if (field[player].bye_barred) return illegal("C2", barred_from_pab(field, {&player, 1}));
  const matching::Graph legal = field.legal_pairs();
  matching::DenseMatching others(legal);
  others.leave_out(static_cast<matching::Vertex>(player));
  if (!others.is_complete()) return no_legal_round(articles.pairable, said::others_stay_unpaired{});
  return other_bye(field, articles, right, player);
}

Verdict compare_colours(const Field& field, std::span<const std::string_view> articles,
                        std::span<const ColouredPair> correct, const Pairing& published) {
  for (const auto& [decision, place] : correct) {
    const PlayerIndex white = field.player(decision.white());
    if (contains(published.pairs, white, &Pair::white)) continue;
    Verdict verdict{VerdictKind::worse, 0, {}, place, {}};
    verdict.criterion = articles[static_cast<std::size_t>(decision.rule)];
    verdict.explanation = said::should_have_white{.white = field[decision.white()].tpn,
                                                  .black = field[decision.black()].tpn,
                                                  .why = reason_of(field, decision)};
    return verdict;
  }
  return {};
}

}  // namespace trf::pair::swiss
