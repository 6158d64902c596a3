#include "fide_1997_games.hpp"

#include <algorithm>

#include "trf/contains.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/fide_1997.hpp"

namespace trf::rating {
namespace {

constexpr std::int64_t million = 1'000'000;

}  // namespace

Games1997::Games1997(const Event& of_event, const Fide1997Regulation& by_rules,
                     std::vector<Assumption>* assumptions)
    : event{of_event},
      rules{by_rules},
      ru(of_event.entrants.size()),
      has_rating(of_event.entrants.size()),
      is_out(of_event.entrants.size()),
      assumptions_{assumptions},
      is_reported_(of_event.entrants.size()) {
  for (std::size_t i = 0; i < has_rating.size(); ++i) has_rating[i] = event.entrants[i].rating > 0;
}

bool Games1997::counts(std::size_t player, const EventGame& game) const {
  if (is_out[player] || is_out[game.opponent]) return false;
  // 6.4: in a Swiss only games against rated opponents.
  return form != Form::swiss || has_rating[game.opponent];
}

// 10.1a leaves 0 and 100 % undefined; the notional 800 of the later texts is used.
int Games1997::difference_of(std::size_t player, Score score, int games) {
  const auto percentage = percentage_of(score, games);
  if (assumptions_ != nullptr && !defined_rating_difference(percentage) && !is_reported_[player]) {
    is_reported_[player] = true;
    assumptions_->push_back(
        {static_cast<PlayerIndex>(player),
         said::assumed_dp{.percentage = percentage, .dp = rating_difference(percentage)}});
  }
  return rating_difference(percentage);
}

void Games1997::average_of_round_robin() {
  std::int64_t sum = 0;
  std::int64_t players = 0;
  std::vector<std::size_t> all_rated;
  for (std::size_t i = 0; i < event.entrants.size(); ++i) {
    if (tally(i).games == 0) continue;
    ++players;
    if (!has_rating[i]) continue;
    all_rated.push_back(i);
    sum += event.entrants[i].rating;
  }
  const auto rated = std::ssize(all_rated);
  opponents = players - 1;
  if (rated == 0 || opponents < 1) {
    form = Form::swiss;
    return;
  }
  // 10.61: the average of the whole tournament; 10.21 if there are unrated players (iii, whose
  // minus sign is missing in print): Ra = Rar - dpa x n / (n + 1).
  if (rated == players) {
    average = whole(sum, rated);
    return;
  }
  const auto n = opponents;
  std::int64_t differences = 0;
  for (const auto i : all_rated) {
    const auto counted = tally(i);
    differences += difference_of(i, counted.score, counted.games);
  }
  average = whole(sum * (n + 1) - differences * n, rated * (n + 1));
}

std::int64_t Games1997::above_average(std::size_t player, Score score, int games) {
  const int halves_above = score.tenths() / 5 - games;
  if (halves_above > 0)
    return std::int64_t{rules.tenths_a_half_point} * halves_above * (million / 10);
  const std::int64_t dp = difference_of(player, score, games) * million;
  if (form == Form::round_robin && !rules.low_scores_as_printed)
    return round_divide(dp * opponents, opponents + 1);  // 10.25
  return dp;                                             // 10.24
}

int Games1997::performance(std::size_t player, int opponents_average, Score score, int games) {
  return whole(opponents_average * million + above_average(player, score, games), million);
}

int Games1997::mean_of_opponents(std::size_t player, std::optional<int> own) const {
  std::int64_t sum = 0;
  int games = 0;
  for (const auto& game : event.entrants[player].games) {
    if (!counts(player, game)) continue;
    int opponent = rating_of(game.opponent);
    if (own)
      opponent = std::clamp(opponent, *own - rules.difference_limit, *own + rules.difference_limit);
    sum += opponent;
    ++games;
  }
  return games == 0 ? 0 : whole(sum, games);
}

int Games1997::shift(std::size_t player, int own) const {
  std::int64_t shift = 0;
  std::vector<PlayerIndex> met;
  for (const auto& game : event.entrants[player].games) {
    if (!counts(player, game)) continue;
    if (contains(met, game.opponent)) continue;
    met.push_back(game.opponent);
    const int opponent = rating_of(game.opponent);
    shift +=
        std::clamp(opponent, own - rules.difference_limit, own + rules.difference_limit) - opponent;
  }
  return whole(shift, opponents);
}

// a) performance against the rated; b) against all, with the performances so far. In millionths of
// a point, because whole points lose precision.
std::vector<int> Games1997::iterate(const std::vector<std::size_t>& unrated) {
  std::vector<std::int64_t> exact(event.entrants.size());
  for (std::size_t i = 0; i < exact.size(); ++i)
    if (has_rating[i]) exact[i] = event.entrants[i].rating * million;
  const auto mean = [&](std::size_t player, int games) {
    std::int64_t sum = 0;
    for (const auto& game : event.entrants[player].games)
      if (counts(player, game)) sum += exact[game.opponent];
    return round_divide(sum, games);
  };
  form = Form::swiss;  // against the rated only
  for (const auto i : unrated) {
    const auto against_rated = tally(i);
    exact[i] =
        mean(i, against_rated.games) + above_average(i, against_rated.score, against_rated.games);
  }
  form = Form::scheveningen;
  // A round halves the distance if half of the opponents are rated. The bound is far beyond the
  // precision that is needed; it stops two roundings that would alternate for ever.
  for (int round = 0; round < 1000; ++round) {
    auto next = exact;
    for (const auto i : unrated) {
      const auto counted = tally(i);
      next[i] = mean(i, counted.games) + above_average(i, counted.score, counted.games);
    }
    const bool moved = next != exact;
    exact = std::move(next);
    if (!moved) break;
  }
  // 10.22: for 50 % Ru is Rc, so Ru is calculated from the rounded Rc.
  std::vector<int> averages(exact.size());
  for (const auto i : unrated) {
    const auto counted = tally(i);
    averages[i] = whole(round_divide(mean(i, counted.games), million / 1000), 1000);
    ru[i] = performance(i, averages[i], counted.score, counted.games);
  }
  return averages;
}

}  // namespace trf::rating
