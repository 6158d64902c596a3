#include <algorithm>
#include <cstdlib>

#include "fide_games.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
namespace {

class Fide {
 public:
  Fide(const Event& event, const FideRegulation& rules, const Wanted& wanted)
      : event_{event}, rules_{rules}, wanted_{wanted}, games_{event, rules} {}

  Rated operator()() {
    const auto count = event_.entrants.size();
    rated_.changes.resize(count);
    ru_.resize(count);
    for (std::size_t i = 0; i < count; ++i) start(i);
    games_.check_rate_of_play();
    if (rules_.first.round_robin &&
        std::count(games_.has_rating.begin(), games_.has_rating.end(), false) > 0) {
      auto conditions = round_robin_conditions(event_, games_.has_rating, rules_.round_robin);
      games_.is_round_robin = conditions.holds;
      if (conditions.is_complete) rated_.round_robin_refusal = conditions.refusal;
      if (conditions.refusal)
        rated_.warnings.push_back({Warning::About::form, std::move(*conditions.refusal)});
    }
    for (std::size_t i = 0; i < count; ++i) disregard(i);
    if (games_.is_round_robin) average_of_round_robin();
    for (std::size_t i = 0; i < count; ++i)
      if (!games_.has_rating[i]) compute_unrated(i);
    for (std::size_t i = 0; i < count; ++i)
      if (games_.later[i] > 0) rate_later(i);
    for (std::size_t i = 0; i < count; ++i)
      if (games_.has_rating[i] || games_.later[i] > 0) compute_rated(i);
    note_unrated_match();
    if (wanted_.games)
      std::stable_sort(rated_.games.begin(), rated_.games.end(),
                       [](const auto& a, const auto& b) { return a.player < b.player; });
    return std::move(rated_);
  }

 private:
  static PlayerIndex index(std::size_t player) { return static_cast<PlayerIndex>(player); }

  void assume(std::size_t player, Message what) {
    if (wanted_.assumptions) rated_.assumptions.push_back({index(player), std::move(what)});
  }

  void start(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    games_.rating[player] = entrant.rating;
    change.status = entrant.rating > 0 ? Status::rated : Status::unrated;
    // 2018 8.22: a player with a standard rating only uses it and counts as rated.
    if (entrant.rating == 0 && rules_.standard_stands_in &&
        entrant.facts.standard.value_or(0) > 0) {
      games_.rating[player] = *entrant.facts.standard;
      change.status = Status::standard;
      change.notes.push_back({rules_.standard_article, said::standard_rating_used{}});
    }
    change.rating = games_.rating[player];
    games_.has_rating[player] = games_.rating[player] > 0;
    if (!games_.has_rating[player] && rules_.standard_stands_in && !entrant.facts.standard)
      assume(player, said::assumed_no_standard_rating{});
    if (!games_.has_rating[player]) games_.later[player] = entrant.facts.rated_later.value_or(0);
  }

  // 2018 6.6
  void note_unrated_match() {
    if (event_.type != EventType::match) return;
    for (std::size_t i = 0; i < rated_.changes.size(); ++i) {
      const auto& games = event_.entrants[i].games;
      const auto is_unrated_match = [&](const EventGame& game) {
        return games_.why_not(i, game) == NotRated::unrated_match;
      };
      if (std::ranges::any_of(games, is_unrated_match))
        rated_.changes[i].notes.push_back(
            {rules_.unrated_match_article, said::match_with_unrated{}});
    }
  }

  // 2018 8.4; 2022 8.2.4: rated with the rating published after the event; unrated for opponents.
  void rate_later(std::size_t player) {
    auto& change = rated_.changes[player];
    change = {};
    change.status = Status::rated;
    change.rating = games_.later[player];
    change.notes.push_back({rules_.later_article, said::rated_later{}});
    if (games_.is_round_robin)
      assume(player, Cited{rules_.later_article, said::reading_later_in_round_robin{}}.sentence());
  }

  // 2018 6.1, 6.31; 2024 8.2.1: a first event with too few points is disregarded.
  void disregard(std::size_t player) {
    if (games_.has_rating[player] || games_.later[player] > 0) return;
    const auto& facts = event_.entrants[player].facts;
    const auto& first = rules_.first;
    auto& change = rated_.changes[player];
    const auto [score, games] = games_.tally(player);
    const auto& listed = event_.entrants[player].earlier;
    const bool is_first = !earlier_results(facts, listed).has_played;
    if (!facts.first_event && !facts.pool_games && !listed.is_known && games > 0)
      assume(player, said::assumed_first_event{});
    if (!is_first && !first.judges_every_event) return;
    const bool meets_enough =
        games_.is_round_robin || opponents_of(games_, player) >= first.least_opponents;
    if (games > 0 && score >= first.least_score && meets_enough) return;
    change.is_disregarded = true;
    change.is_first_disregarded = games > 0 && !first.judges_every_event;
    change.is_out_for_opponents = games_.is_round_robin && first.disregards_opponents;
    if (games > 0 && !meets_enough)
      change.notes.push_back({first.least_opponents_article,
                              said::few_rated_opponents{.least = first.least_opponents}});
    else if (games > 0)
      change.notes.push_back({rules_.first_event_article, said::first_event_disregarded{}});
    change.games = games;
    change.score = score;
    removed_.push_back(player);
  }

  // 2018 8.21 b: Ra = Rar - dpa x n / (n + 1), exact; its denominator is rated x (n + 1).
  void average_of_round_robin() {
    for (const auto player : removed_)
      if (rules_.first.disregards_opponents && *rated_.changes[player].games > 0)
        games_.is_out[player] = true;
    std::int64_t ratings = 0;
    std::int64_t differences = 0;
    std::int64_t rated = 0;
    std::int64_t players = 0;
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      if (games_.is_out[i] || event_.entrants[i].games.empty()) continue;
      ++players;
      if (!games_.has_rating[i]) continue;
      ++rated;
      ratings += games_.rating[i];
      const auto [score, games] = games_.tally(i);
      if (games > 0) differences += rating_difference(percentage_of(score, games));
    }
    opponents_ = players - 1;
    if (rated == 0) {
      games_.is_round_robin = false;
      return;
    }
    average_ = {ratings * (opponents_ + 1) - differences * opponents_, rated * (opponents_ + 1)};
  }

  void compute_unrated(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    std::int64_t sum = 0;
    int games = 0;
    Score score;
    for (const auto& game : entrant.games) {
      const auto why = games_.why_not(player, game);
      if (why == NotRated::counts && change.is_first_disregarded)
        change.opponents_sum.numerator += games_.rating[game.opponent];
      const bool is_left_out = why == NotRated::counts && change.is_disregarded;
      if (games_.later[player] == 0)
        account(player, game, games_.rating[game.opponent], {}, {}, {},
                why == NotRated::counts && !is_left_out,
                !wanted_.games ? Cited{}
                : is_left_out  ? change.notes.front()
                               : games_.reason(why, player, game));
      if (is_left_out || why != NotRated::counts) continue;
      sum += games_.rating[game.opponent];
      score += game.score;
      ++games;
    }
    if (change.is_disregarded) return;
    const auto earlier = earlier_results(entrant.facts, entrant.earlier);
    const int pool = earlier.games;
    const int all = games + pool;
    const auto all_score = score + earlier.score;
    change.games = all;
    change.score = all_score;
    if (all == 0) return;

    change.event_games = games;
    change.event_score = score;
    change.opponents_sum = {sum, 1};
    // Games of a round robin count as its average.
    if (games_.is_round_robin)
      change.opponents_sum = {average_.numerator * games, average_.denominator};
    const auto& first = rules_.first;
    const auto result = first_rating(first, change.opponents_sum + earlier.sum, all, all_score,
                                     games_.is_round_robin && pool == 0 ? opponents_ : 0);
    change.average_hundredths = result.average_hundredths;
    const int initial = result.rating;
    if (result.is_limited)
      change.notes.push_back(
          {rules_.first_article, said::initial_rating_limited{.maximum = first.maximum}});
    change.initial_rating = initial;
    if (games_.is_round_robin && pool > 0 && games > 0)
      assume(player, Cited{rules_.first_article, said::reading_pool_as_swiss{}}.sentence());
    // 2018 8.53: for the opponents the player has the rating of this event alone.
    ru_[player] = pool == 0    ? initial
                  : games == 0 ? 0
                               : first_rating(first, change.opponents_sum, games, score,
                                              games_.is_round_robin ? opponents_ : 0)
                                     .rating;
    if (games_.is_round_robin) change.round_robin_opponents = static_cast<int>(opponents_);
    change.unpublished = why_unpublished(first, all, initial);
  }

  [[nodiscard]] int rating_of_opponent(const EventGame& game) const {
    if (games_.has_rating[game.opponent]) return games_.rating[game.opponent];
    if (!games_.is_round_robin) return 0;
    // 2018 8.58: the Ru of this event, rounded, as an established rating.
    return ru_[game.opponent];
  }

  void compute_rated(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    const int own = games_.own_rating(player);
    const bool is_exempt =
        rules_.difference.exempt_from != 0 && own >= rules_.difference.exempt_from;
    int largest = 0;
    if (rules_.difference.once_an_event)
      for (const auto& game : entrant.games)
        if (games_.counts(player, game))
          largest = std::max(largest, std::abs(own - rating_of_opponent(game)));
    bool is_limit_used = false;
    int games = 0;
    int expected_sum = 0;
    std::int64_t opponents = 0;
    Score score;
    for (const auto& game : entrant.games) {
      auto why = games_.why_not(player, game);
      const int opponent = rating_of_opponent(game);
      if (why == NotRated::counts && opponent == 0) why = NotRated::unrated_opponent;
      if (why != NotRated::counts) {
        account(player, game, opponent, {}, {}, {}, false,
                wanted_.games ? games_.reason(why, player, game) : Cited{});
        continue;
      }
      const int difference = own - opponent;
      const int limit = rules_.difference.limit;
      int used = difference;
      if (!is_exempt && std::abs(difference) > limit &&
          (!rules_.difference.once_an_event ||
           (!is_limit_used && std::abs(difference) == largest))) {
        used = std::clamp(difference, -limit, limit);
        is_limit_used = true;
      }
      const int expected = expected_score(used);
      account(player, game, opponent, difference, used, expected, true,
              used != difference ? limited() : Cited{});
      expected_sum += expected;
      score += game.score;
      opponents += opponent;
      ++games;
    }
    finish(player, change, games, score, expected_sum, opponents);
  }

  void finish(std::size_t player, Change& change, int games, Score score, int expected,
              std::int64_t opponents) {
    const auto& entrant = event_.entrants[player];
    const auto& facts = entrant.facts;
    if (wanted_.assumptions)
      assume_coefficient(rules_.k, index(player), change, entrant, rated_.assumptions);
    const int year = event_.start.year;
    const int k = development_coefficient(
        rules_.k, rating_on_list(change.status, change.rating, facts), entrant.birth, facts, year,
        facts.games_period.value_or(games), entrant.list_k);
    change.k = k;
    change.games = games;
    change.score = score;
    change.expected_exact_hundredths = expected;
    change.expected_hundredths = expected;
    const std::int64_t difference = std::int64_t{score.tenths()} * 10 - expected;
    change.difference_hundredths = difference;
    enter_change(change, k * difference, rules_.rounding);
    change.opponents_sum = {opponents, 1};
    if (games > 0) change.average_hundredths = round_divide(opponents * 100, games);
  }

  [[nodiscard]] Cited limited() const {
    return {rules_.difference_article, said::difference_limited{.limit = rules_.difference.limit}};
  }

  void account(std::size_t player, const EventGame& game, int opponent,
               std::optional<int> difference, std::optional<int> used, std::optional<int> expected,
               bool counted, Cited note) {
    if (wanted_.games)
      rated_.games.push_back({index(player), game.round, game.opponent, opponent, difference, used,
                              expected, game.score, counted, std::move(note)});
  }

  const Event& event_;
  const FideRegulation& rules_;
  const Wanted& wanted_;
  FideGames games_;
  std::vector<int> ru_;  ///< Of the unrated
  std::vector<std::size_t> removed_;
  std::int64_t opponents_ = 0;  ///< n of the round robin
  Fraction average_;            ///< Ra of the round robin
  Rated rated_;
};

}  // namespace

Rated rate_fide(const Event& event, const FideRegulation& rules, const Wanted& wanted) {
  return Fide{event, rules, wanted}();
}

}  // namespace trf::rating
