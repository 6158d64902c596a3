#include <algorithm>
#include <cstdlib>

#include "engines.hpp"
#include "trf/rating/expected_score.hpp"

namespace trf::rating {
namespace {

class Fide {
 public:
  Fide(const Event& event, const FideRegulation& rules, const Wanted& wanted)
      : event_{event}, rules_{rules}, wanted_{wanted} {}

  Rated operator()() {
    const auto count = event_.entrants.size();
    rated_.changes.resize(count);
    rating_.resize(count);
    later_.resize(count);
    ru_.resize(count);
    has_rating_.resize(count);
    is_out_.resize(count);
    for (std::size_t i = 0; i < count; ++i) start(i);
    check_tempo();
    if (rules_.first.round_robin && std::count(has_rating_.begin(), has_rating_.end(), false) > 0) {
      auto conditions = round_robin_conditions(event_, has_rating_, rules_.round_robin);
      is_round_robin_ = conditions.holds;
      if (!conditions.reason.empty())
        rated_.warnings.push_back({Warning::About::form, std::move(conditions.reason)});
    }
    if (event_.decided_after != 0 && event_.rounds > rules_.decided_match_games)
      decided_after_ = event_.decided_after;
    for (std::size_t i = 0; i < count; ++i) disregard(i);
    if (is_round_robin_) average_of_round_robin();
    for (std::size_t i = 0; i < count; ++i)
      if (!has_rating_[i]) compute_unrated(i);
    for (std::size_t i = 0; i < count; ++i)
      if (later_[i] > 0) rate_later(i);
    for (std::size_t i = 0; i < count; ++i)
      if (has_rating_[i] || later_[i] > 0) compute_rated(i);
    if (wanted_.games)
      std::stable_sort(rated_.games.begin(), rated_.games.end(),
                       [](const auto& a, const auto& b) { return a.player < b.player; });
    return std::move(rated_);
  }

 private:
  static PlayerIndex index(std::size_t player) { return static_cast<PlayerIndex>(player); }

  void assume(std::size_t player, std::string_view text) {
    if (wanted_.assumptions) rated_.assumptions.push_back({index(player), std::string{text}});
  }

  void start(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    rating_[player] = entrant.rating;
    change.status = entrant.rating > 0 ? Status::rated : Status::unrated;
    // 2018 8.22: who has only a standard rating uses it and counts as rated.
    if (entrant.rating == 0 && rules_.standard_stands_in &&
        entrant.facts.standard.value_or(0) > 0) {
      rating_[player] = *entrant.facts.standard;
      change.status = Status::standard;
      change.notes.push_back(std::string{rules_.standard_article} + " standard rating");
    }
    change.rating = rating_[player];
    has_rating_[player] = rating_[player] > 0;
    if (!has_rating_[player] && rules_.standard_stands_in && !entrant.facts.standard)
      assume(player, "no standard rating taken");
    if (!has_rating_[player]) later_[player] = entrant.facts.rated_later.value_or(0);
  }

  // 2018 8.4; 2022 8.2.4: rated for himself with the rating that came after the event.
  void rate_later(std::size_t player) {
    auto& change = rated_.changes[player];
    change = {};
    change.status = Status::rated;
    change.rating = later_[player];
    change.notes.push_back(std::string{rules_.later_article} +
                           " rated after the event: unrated for his opponents");
  }

  /// His own rating, in his own account.
  [[nodiscard]] int own_rating(std::size_t player) const {
    return later_[player] > 0 ? later_[player] : rating_[player];
  }

  void check_tempo() {
    const auto& tempo = rules_.tempo;
    if (event_.has_unequal_times && !rules_.unequal_times_article.empty())
      rated_.warnings.push_back({Warning::About::rate_of_play,
                                 std::string{rules_.unequal_times_article} +
                                     ": the two players have different times; no game is rated"});
    if (!event_.seconds) {
      if (wanted_.assumptions)
        rated_.assumptions.push_back({no_player, "rate of play unknown, taken to fit"});
      return;
    }
    const int seconds = *event_.seconds;
    const int least = tempo.kind == TempoRule::Kind::by_highest ? minutes_needed(highest_rating())
                                                                : tempo.minutes.back();
    const bool fits = tempo.kind == TempoRule::Kind::window
                          ? seconds >= tempo.least && (tempo.most == 0 || seconds <= tempo.most)
                          : seconds >= 60 * least;
    // Long enough for some ratings: the games of the others are left out one by one.
    games_need_time_ = fits && tempo.kind == TempoRule::Kind::by_rating;
    if (fits) return;
    rated_.warnings.push_back(
        {Warning::About::rate_of_play,
         std::string{rules_.tempo_article} + ": a rate of play of " + duration(seconds) +
             " for 60 moves does not fit (" +
             (tempo.kind == TempoRule::Kind::window ? window(tempo)
                                                    : std::to_string(least) + " or more") +
             "); computed all the same"});
  }

  // A bound that is no whole minute is the first or last second beyond one that is.
  static std::string window(const TempoRule& tempo) {
    const auto minutes = [](int seconds) { return std::to_string(seconds / 60); };
    auto text = tempo.least % 60 == 0 ? minutes(tempo.least) + " or more"
                                      : "more than " + minutes(tempo.least);
    if (tempo.most != 0)
      text += tempo.most % 60 == 0 ? ", up to " + minutes(tempo.most)
                                   : ", less than " + minutes(tempo.most + 1);
    return text;
  }

  [[nodiscard]] int highest_rating() const {
    return rating_.empty() ? 0 : *std::max_element(rating_.begin(), rating_.end());
  }

  [[nodiscard]] int minutes_needed(int highest) const {
    const auto& tempo = rules_.tempo;
    for (std::size_t i = 0; i < tempo.ratings.size(); ++i)
      if (highest >= tempo.ratings[i]) return tempo.minutes[i];
    return tempo.minutes.back();
  }

  /// Why a game of a player does not count.
  enum class Why : std::uint8_t {
    counts,
    first_event,       ///< Of one of the players, disregarded
    decided_match,     ///< 2018 6.5
    unrated_match,     ///< 2018 6.6: no match in which a player is unrated
    unrated_opponent,  ///< 2018 6.32
    short_time,        ///< Too short for these players' ratings
    too_far_apart,     ///< Rapid and blitz from 1 December 2024
    unequal_times,     ///< 2018 1.2
  };

  [[nodiscard]] Why why_not(std::size_t player, const EventGame& game) const {
    if (is_out_[player] || is_out_[game.opponent]) return Why::first_event;
    if (event_.has_unequal_times && !rules_.unequal_times_article.empty())
      return Why::unequal_times;
    if (game.round > decided_after_) return Why::decided_match;
    if (event_.type == EventType::match && (own_rating(player) == 0 || !has_rating_[game.opponent]))
      return Why::unrated_match;
    if (!is_round_robin_ && !has_rating_[game.opponent]) return Why::unrated_opponent;
    const int own = own_rating(player);
    const int opponent = rating_[game.opponent];
    if (games_need_time_ && *event_.seconds < 60 * minutes_needed(std::max(own, opponent)))
      return Why::short_time;
    const auto& rule = rules_.difference;
    if (rule.unrated_from != 0 && own > 0 && opponent > 0 &&
        std::abs(own - opponent) >= rule.unrated_from &&
        std::max(own, opponent) > rule.unrated_above)
      return Why::too_far_apart;
    return Why::counts;
  }
  [[nodiscard]] bool counts(std::size_t player, const EventGame& game) const {
    return why_not(player, game) == Why::counts;
  }

  [[nodiscard]] std::string reason(Why why, std::size_t player, const EventGame& game) const {
    const auto cite = [](std::string_view article, const std::string& text) {
      return std::string{article} + ' ' + text;
    };
    switch (why) {
      case Why::counts: return {};
      case Why::first_event: return cite(rules_.first_event_article, "first event disregarded");
      case Why::decided_match: return cite(rules_.match_article, "the match was decided");
      case Why::unrated_match: return cite(rules_.unrated_article, "match with an unrated player");
      case Why::unrated_opponent: return cite(rules_.unrated_article, "unrated opponent");
      case Why::short_time:
        return cite(rules_.tempo_article, "less than " +
                                              std::to_string(minutes_needed(std::max(
                                                  own_rating(player), rating_[game.opponent]))) +
                                              " minutes");
      case Why::too_far_apart:
        return cite(rules_.difference_article, std::to_string(rules_.difference.unrated_from) +
                                                   " points and a player above " +
                                                   std::to_string(rules_.difference.unrated_above));
      case Why::unequal_times:
        return cite(rules_.unequal_times_article, "different times for the two players");
    }
    return {};
  }

  // 2018 6.1, 6.31; 2024 8.2.1: a first event with too few points is no result.
  void disregard(std::size_t player) {
    if (has_rating_[player] || later_[player] > 0) return;
    const auto& facts = event_.entrants[player].facts;
    const auto& first = rules_.first;
    auto& change = rated_.changes[player];
    Score score;
    int games = 0;
    for (const auto& game : event_.entrants[player].games) {
      if (!counts(player, game)) continue;
      score += game.score;
      ++games;
    }
    const bool is_first = facts.first_event.value_or(facts.pool_games.value_or(0) == 0);
    if (!facts.first_event && !facts.pool_games && games > 0)
      assume(player, "first event taken, no earlier games");
    if (!is_first && !first.judges_every_event) return;
    const bool meets_enough = is_round_robin_ || games >= first.least_opponents;
    if (games > 0 && score >= first.least_score && meets_enough) return;
    change.is_disregarded = true;
    change.is_first_disregarded = games > 0 && !first.judges_every_event;
    change.is_out_for_opponents = is_round_robin_ && first.disregards_opponents;
    if (games > 0 && !meets_enough)
      change.notes.push_back(std::string{first.least_opponents_article} + " fewer than " +
                             std::to_string(first.least_opponents) + " rated opponents");
    else if (games > 0)
      change.notes.push_back(std::string{rules_.first_event_article} + " first event disregarded");
    change.games = games;
    change.score = score;
    removed_.push_back(player);
  }

  // 2018 8.21 b: Ra = Rar - dpa x n / (n + 1), exact; its denominator is rated x (n + 1).
  void average_of_round_robin() {
    for (const auto player : removed_)
      if (rules_.first.disregards_opponents && *rated_.changes[player].games > 0)
        is_out_[player] = true;
    std::int64_t ratings = 0;
    std::int64_t differences = 0;
    std::int64_t rated = 0;
    std::int64_t players = 0;
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      if (is_out_[i] || event_.entrants[i].games.empty()) continue;
      ++players;
      if (!has_rating_[i]) continue;
      ++rated;
      ratings += rating_[i];
      Score score;
      int games = 0;
      for (const auto& game : event_.entrants[i].games) {
        if (!counts(i, game)) continue;
        score += game.score;
        ++games;
      }
      if (games > 0) differences += rating_difference(percentage_of(score, games));
    }
    opponents_ = players - 1;
    if (rated == 0 || opponents_ < 1) {
      is_round_robin_ = false;
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
      auto why = why_not(player, game);
      if (why == Why::counts && change.is_first_disregarded)
        change.opponents_sum.numerator += rating_[game.opponent];
      if (why == Why::counts && change.is_disregarded) why = Why::first_event;
      if (later_[player] == 0)
        account(player, game, rating_[game.opponent], {}, {}, {}, why == Why::counts,
                wanted_.games ? reason(why, player, game) : std::string{});
      if (why != Why::counts) continue;
      sum += rating_[game.opponent];
      score += game.score;
      ++games;
    }
    if (change.is_disregarded) return;
    const auto& facts = entrant.facts;
    const int pool = facts.pool_games.value_or(0);
    const int all = games + pool;
    const auto all_score = score + facts.pool_score.value_or(Score{});
    change.games = all;
    change.score = all_score;
    if (all == 0) return;

    change.event_games = games;
    change.event_score = score;
    change.opponents_sum = {sum, 1};
    // Games of a round robin are worth its average.
    if (is_round_robin_) change.opponents_sum = {average_.numerator * games, average_.denominator};
    const auto& first = rules_.first;
    const auto result =
        first_rating(first, change.opponents_sum + Fraction{facts.pool_sum.value_or(0), 1}, all,
                     all_score, is_round_robin_ && pool == 0 ? opponents_ : 0);
    change.average_hundredths = result.average_hundredths;
    const int initial = result.rating;
    if (result.is_limited)
      change.notes.push_back(std::string{rules_.first_article} + " at most " +
                             std::to_string(first.maximum));
    change.initial_rating = initial;
    // 2018 8.53: to his opponents he is what this event alone makes of him.
    ru_[player] = pool == 0    ? initial
                  : games == 0 ? 0
                               : first_rating(first, change.opponents_sum, games, score,
                                              is_round_robin_ ? opponents_ : 0)
                                     .rating;
    if (is_round_robin_) change.round_robin_opponents = static_cast<int>(opponents_);
    change.unpublished = why_unpublished(first, all, initial);
  }

  [[nodiscard]] int rating_of_opponent(const EventGame& game) const {
    if (has_rating_[game.opponent]) return rating_[game.opponent];
    if (!is_round_robin_) return 0;
    // 2018 8.58: the Ru of this event, rounded, as if it were an established rating.
    return ru_[game.opponent];
  }

  void compute_rated(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    const int own = own_rating(player);
    const bool is_exempt =
        rules_.difference.exempt_from != 0 && own >= rules_.difference.exempt_from;
    int largest = 0;
    if (rules_.difference.once_an_event)
      for (const auto& game : entrant.games)
        if (counts(player, game))
          largest = std::max(largest, std::abs(own - rating_of_opponent(game)));
    bool is_limit_used = false;
    int games = 0;
    int expected_sum = 0;
    std::int64_t opponents = 0;
    Score score;
    for (const auto& game : entrant.games) {
      auto why = why_not(player, game);
      const int opponent = rating_of_opponent(game);
      if (why == Why::counts && opponent == 0) why = Why::unrated_opponent;
      if (why != Why::counts) {
        account(player, game, opponent, {}, {}, {}, false,
                wanted_.games ? reason(why, player, game) : std::string{});
        continue;
      }
      const int difference = own - opponent;
      const int limit = rules_.difference.limit;
      int used = difference;
      if (!is_exempt && std::abs(difference) > limit &&
          (!rules_.difference.once_an_event ||
           (!is_limit_used && std::abs(difference) == largest))) {
        used = difference > 0 ? limit : -limit;
        is_limit_used = true;
      }
      const int expected = expected_score(used);
      account(player, game, opponent, difference, used, expected, true,
              used != difference ? std::string{rules_.difference_article} : std::string{});
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
    if (wanted_.assumptions && !facts.k && !entrant.list_k) assume_coefficient(player);
    const int year = event_.start.year;
    const int k =
        development_coefficient(rules_.k, rating_on_list(change, facts), entrant.birth, facts, year,
                                facts.games_period.value_or(games), entrant.list_k);
    change.k = k;
    change.games = games;
    change.score = score;
    change.expected_exact_hundredths = expected;
    change.expected_hundredths = expected;
    const std::int64_t difference = std::int64_t{score.tenths()} * 10 - expected;
    change.difference_hundredths = difference;
    change.change_exact_hundredths = k * difference;
    const auto rounded = round_divide(k * difference, 100, rules_.rounding);
    change.change_hundredths = rounded * 100;
    change.new_rating = change.rating + static_cast<int>(rounded);
    change.opponents_sum = {opponents, 1};
    if (games > 0) change.average_hundredths = round_divide(opponents * 100, games);
  }

  void assume_coefficient(std::size_t player) {
    const auto& facts = event_.entrants[player].facts;
    const auto& rule = rules_.k;
    if (rule.newcomer != 0 && !facts.games)
      assume(player, rating_on_list(rated_.changes[player], facts) == 0
                         ? "no rated games before the event taken"
                         : "at least " + std::to_string(rule.newcomer_games) +
                               " rated games before the event taken");
    if (rule.high != 0 && !facts.ever_2400 && own_rating(player) < rule.high_from)
      assume(player, "never rated " + std::to_string(rule.high_from) + " taken");
    if (rule.junior != 0 && !event_.entrants[player].birth.is_set())
      assume(player, "date of birth unknown, no junior taken");
    if (rule.period_limit != 0 && !facts.games_period)
      assume(player, "games of the period unknown, those of the event taken");
  }

  void account(std::size_t player, const EventGame& game, int opponent,
               std::optional<int> difference, std::optional<int> used, std::optional<int> expected,
               bool counted, std::string note) {
    if (wanted_.games)
      rated_.games.push_back({index(player), game.round, game.opponent, opponent, difference, used,
                              expected, game.score, counted, std::move(note)});
  }

  const Event& event_;
  const FideRegulation& rules_;
  const Wanted& wanted_;
  std::vector<int> rating_;  ///< As opponents see it; 0: none
  std::vector<int> later_;   ///< Ratings that came after the event; 0: none
  std::vector<int> ru_;      ///< Of the unrated
  std::vector<bool> has_rating_, is_out_;
  std::vector<std::size_t> removed_;
  bool is_round_robin_ = false;
  bool games_need_time_ = false;
  int decided_after_ = max_rounds;
  std::int64_t opponents_ = 0;  ///< n of the round robin
  Fraction average_;            ///< Ra of the round robin
  Rated rated_;
};

}  // namespace

Rated rate_fide(const Event& event, const FideRegulation& rules, const Wanted& wanted) {
  return Fide{event, rules, wanted}();
}

}  // namespace trf::rating
