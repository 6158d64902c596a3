#include "engines.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/fide_1997.hpp"
#include "trf/rating/messages/rated.hpp"
#include "trf/rating/messages/rating_period.hpp"

namespace trf::rating {

FirstRating first_rating(const FirstRatingRule& rule, const Fraction& sum, int games, Score score,
                         std::int64_t round_robin_opponents) {
  FirstRating result;
  const int count = games + rule.fictitious_draws;
  const auto points = score + Score::from_halves(rule.fictitious_draws);
  const auto total =
      sum + Fraction{std::int64_t{rule.fictitious_draws} * rule.fictitious_rating, 1};
  const Fraction mean{total.numerator, total.denominator * count};
  result.average_hundredths = round_divide(mean.numerator * 100, mean.denominator);

  const int halves_above = points.tenths() / 5 - count;  // twice the points over 50 %
  Fraction rating = mean;
  if (halves_above > 0 && rule.tenths_a_half_point != 0) {
    rating = mean + Fraction{std::int64_t{rule.tenths_a_half_point} * halves_above, 10};
  } else if (halves_above != 0) {
    const std::int64_t dp = rating_difference(percentage_of(points, count));
    const auto n = round_robin_opponents;
    // 2018 8.26: dp x n / (n + 1)
    rating = mean + (n == 0 ? Fraction{dp, 1} : Fraction{dp * n, n + 1});
  }
  result.rating = static_cast<int>(round_divide(rating.numerator, rating.denominator));
  result.is_limited = rule.maximum != 0 && result.rating > rule.maximum;
  if (result.is_limited) result.rating = rule.maximum;
  return result;
}

namespace {

bool is_under(int floor, const Change& change) {
  return change.games.value_or(0) > 0 && change.new_rating.value_or(floor) < floor;
}

}  // namespace

void apply_floor(const FirstRatingRule& rule, Change& change) {
  if (!is_under(rule.floor, change)) return;
  change.unpublished.push_back(
      {rule.deleted_article, said::unrated_on_next_list{.floor = rule.floor}});
  change.new_rating.reset();
}

void apply_floor(const Fide1997Regulation& rules, Change& change) {
  if (!is_under(rules.floor, change)) return;
  change.unpublished.push_back({"9.21", said::deleted_from_next_list{.floor = rules.floor}});
  change.new_rating.reset();
}

std::vector<Cited> why_unpublished(const FirstRatingRule& rule, int games, int rating) {
  std::vector<Cited> why;
  if (games < rule.least_games)
    why.push_back({rule.published_article, said::few_games{.least = rule.least_games}});
  if (rating < rule.floor)
    why.push_back({rule.published_article, said::below_floor{.floor = rule.floor}});
  return why;
}

// 10.31 is about the first rating, with any number of games; 9.14 about the number of games.
std::vector<Cited> why_unpublished(const Fide1997Regulation& rules, int games, int rating) {
  if (rating < rules.floor) return {{"10.31", said::first_rating_below{.floor = rules.floor}}};
  if (games < rules.least_games) return {{"9.14", said::few_games{.least = rules.least_games}}};
  return {};
}

}  // namespace trf::rating
