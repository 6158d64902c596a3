#include <algorithm>
#include <cstdlib>

#include "fide_1997_games.hpp"
#include "trf/contains.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/rating/messages/fide_1997.hpp"
#include "trf/rating/messages/rated.hpp"

namespace trf::rating {
namespace {

class Fide1997 {
 public:
  Fide1997(const Event& event, const Fide1997Regulation& rules, const Wanted& wanted)
      : event_{event},
        rules_{rules},
        wanted_{wanted},
        games_{event, rules, wanted.assumptions ? &rated_.assumptions : nullptr} {}

  Rated operator()() {
    const auto count = event_.entrants.size();
    rated_.changes.resize(count);
    later_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      if (!games_.has_rating[i]) later_[i] = event_.entrants[i].facts.rated_later.value_or(0);
      rated_.changes[i].status = games_.has_rating[i] ? Status::rated : Status::unrated;
      rated_.changes[i].rating = event_.entrants[i].rating;
    }
    auto conditions = round_robin_conditions(event_, games_.has_rating, rules_.round_robin);
    if (conditions.is_complete) rated_.round_robin_refusal = conditions.refusal;
    if (conditions.refusal)
      rated_.warnings.push_back({Warning::About::form, std::move(*conditions.refusal)});
    games_.form = conditions.holds                         ? Form::round_robin
                  : event_.type == EventType::scheveningen ? Form::scheveningen
                                                           : Form::swiss;
    for (std::size_t i = 0; i < count; ++i) disregard(i);
    if (games_.form != Form::swiss)
      for (const auto player : is_zero_) games_.is_out[player] = true;
    if (games_.form == Form::round_robin) games_.average_of_round_robin();
    if (games_.form == Form::scheveningen) iterate();
    for (std::size_t i = 0; i < count; ++i)
      if (!games_.has_rating[i] && (later_[i] == 0 || games_.form != Form::swiss))
        compute_unrated(i);
    shift_unrated();
    for (std::size_t i = 0; i < count; ++i)
      if (later_[i] > 0) rate_later(i);
    for (std::size_t i = 0; i < count; ++i)
      if (games_.has_rating[i] || later_[i] > 0) compute_rated(i);
    if (wanted_.games) account();
    return std::move(rated_);
  }

 private:
  using Form = Games1997::Form;

  void assume(std::size_t player, Message what) {
    if (wanted_.assumptions)
      rated_.assumptions.push_back({static_cast<PlayerIndex>(player), std::move(what)});
  }

  void disregard(std::size_t player) {
    if (games_.has_rating[player] || later_[player] > 0) return;
    auto& change = rated_.changes[player];
    const auto& games = event_.entrants[player].games;
    const auto counted = games_.tally(player);
    change.games = counted.games;
    change.score = counted.score;
    const bool any_point =
        std::any_of(games.begin(), games.end(), [](const auto& g) { return g.score > Score{}; });
    if (games.empty()) {
      change.is_disregarded = true;
    } else if (!any_point) {
      change.is_disregarded = true;
      is_zero_.push_back(player);
      change.notes.push_back(why_out(player));
    } else if (games_.form == Form::swiss &&
               opponents_of(games_, player) < rules_.least_rated_opponents) {
      change.is_disregarded = true;
      change.notes.push_back(
          {"6.42", said::few_rated_opponents{.least = rules_.least_rated_opponents}});
    } else if (games_.form == Form::swiss && counted.score == Score{}) {
      change.is_disregarded = true;
      change.notes.push_back({"10.1", said::no_points_against_rated{}});
    }
  }

  /// Why a player is left out, who then is disregarded; so are the opponents' games against the
  /// player, except in a Swiss.
  [[nodiscard]] Cited why_out(std::size_t player) const {
    if (contains(is_zero_, player)) return {"6.1", said::no_points{}};
    return {"10.67 a", said::no_rated_opponent{}};
  }

  // 10.67: a player who met no rated opponent has no performance to begin with.
  void iterate() {
    std::vector<std::size_t> unrated;
    for (std::size_t i = 0; i < rated_.changes.size(); ++i) {
      auto& change = rated_.changes[i];
      if (games_.has_rating[i] || change.is_disregarded) continue;
      games_.form = Form::swiss;
      const bool met_rated = games_.tally(i).games > 0;
      games_.form = Form::scheveningen;
      if (met_rated) {
        unrated.push_back(i);
        continue;
      }
      change.is_disregarded = true;
      games_.is_out[i] = true;
      change.notes.push_back(why_out(i));
    }
    scheveningen_average_ = games_.iterate(unrated);
  }

  static void set_average(Change& change, int average) {
    change.average_hundredths = std::int64_t{average} * 100;
    change.opponents_sum = {std::int64_t{average} * change.games.value_or(0), 1};
  }

  void compute_unrated(std::size_t player) {
    auto& change = rated_.changes[player];
    const auto counted = games_.tally(player);
    if (!games_.is_out[player]) {
      change.games = counted.games;
      change.score = counted.score;
      change.event_games = counted.games;
      change.event_score = counted.score;
    }
    if (change.is_disregarded) return;
    int average = 0;
    switch (games_.form) {
      case Form::swiss:
        average = games_.mean_of_opponents(player, {});
        games_.ru[player] = games_.performance(player, average, counted.score, counted.games);
        break;
      case Form::round_robin:
        average = games_.average;
        games_.ru[player] = games_.performance(player, average, counted.score, counted.games);
        break;
      case Form::scheveningen: average = scheveningen_average_[player]; break;
    }
    set_average(change, average);
    change.initial_rating = games_.ru[player];
    if (games_.form == Form::round_robin) unshifted_.push_back(player);
  }

  // The corrections of the rated players use the first-pass Ru, never "Ru new".
  void shift_unrated() {
    for (const auto player : unshifted_) {
      auto& change = rated_.changes[player];
      const auto counted = games_.tally(player);
      const int average = games_.average + games_.shift(player, games_.ru[player]);
      set_average(change, average);
      change.initial_rating = games_.performance(player, average, counted.score, counted.games);
    }
    for (std::size_t player = 0; player < rated_.changes.size(); ++player)
      if (!games_.has_rating[player] && later_[player] == 0 && !enters_by_olympiad(player) &&
          rated_.changes[player].initial_rating)
        note_first_rating(player);
  }

  bool enters_by_olympiad(std::size_t player) {
    const auto entry = olympiad_entry(event_, player, rules_);
    if (!entry) return false;
    auto& change = rated_.changes[player];
    change.is_disregarded = false;
    change.notes = {entry->note};
    change.initial_rating = std::max(change.initial_rating.value_or(0), entry->rating);
    change.entry_rating = entry->rating;
    return true;
  }

  // 10.5: rated with the rating published after the event; unrated for opponents.
  void rate_later(std::size_t player) {
    auto& change = rated_.changes[player];
    change = {};
    change.status = Status::rated;
    change.rating = later_[player];
    change.notes.push_back({"10.5", said::rated_later{}});
  }

  // 9.14, 10.31
  void note_first_rating(std::size_t player) {
    auto& change = rated_.changes[player];
    const auto& entrant = event_.entrants[player];
    const auto earlier = earlier_results_1997(entrant.facts, entrant.earlier);
    const int games = *change.games + earlier.games;
    // 10.3: the weighted mean with the games before
    const auto sum = std::int64_t{*change.initial_rating} * *change.games + earlier.sum.numerator;
    const int rating = games == 0 ? 0 : in_steps(rules_, sum, games);
    change.unpublished = why_unpublished(rules_, games, rating);
    if (!entrant.facts.pool_games && !entrant.earlier.is_known)
      assume(player, said::assumed_no_earlier_games{});
    if (games < rules_.least_games) return;
    // The text does not say which number the floor is compared with.
    const std::int64_t hundredths = round_divide(sum * 100, games);
    if (rating >= rules_.floor && sum < std::int64_t{rules_.floor} * games)
      assume(player, Cited{"10.31", said::reading_floor_rounded{.mean = {hundredths, 2},
                                                                .floor = rules_.floor}}
                         .sentence());
    if (earlier.games > 0 && *change.games > 0 &&
        (*change.initial_rating < rules_.floor) !=
            (earlier.sum.numerator < std::int64_t{rules_.floor} * earlier.games))
      assume(player, Cited{"10.31", said::reading_floor_of_mean{.floor = rules_.floor}}.sentence());
  }

  void compute_rated(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    const int own = change.rating;
    const auto counted = games_.tally(player);
    const auto& facts = entrant.facts;
    if (wanted_.assumptions)
      assume_coefficient(rules_.k, static_cast<PlayerIndex>(player), change, entrant,
                         rated_.assumptions);
    const int k = development_coefficient(
        rules_.k, rating_on_list(change.status, change.rating, facts), entrant.birth, facts,
        event_.start.year, facts.games_period.value_or(counted.games), entrant.list_k);
    change.k = k;
    change.games = counted.games;
    change.score = counted.score;
    std::int64_t expected = 0;
    if (counted.games > 0) {
      int average = 0;
      if (games_.form == Form::round_robin) {
        // 10.61: Rc = [Ra (n + 1) - R] : n, then the 350 rule as in 10.68
        const int rc = whole(games_.average * (games_.opponents + 1) - own, games_.opponents);
        average = rc + games_.shift(player, own);
        if (average != rc) change.notes.push_back({"10.68", rule_of_350()});
      } else {
        average = games_.mean_of_opponents(player, own);
        if (average != games_.mean_of_opponents(player, {}))
          change.notes.push_back({"10.61", rule_of_350()});
      }
      set_average(change, average);
      // 10.63 prints R - Ra; the example uses Rc after the 350 rule.
      expected = std::int64_t{expected_score(own - average)} * counted.games;
    }
    change.expected_exact_hundredths = expected;
    change.expected_hundredths = expected;
    const auto difference = std::int64_t{counted.score.tenths()} * 10 - expected;
    change.difference_hundredths = difference;
    change.change_exact_hundredths = k * difference;
    change.change_hundredths = k * difference;
    // 10.66: to the nearest 0 or 5; an exact half is rounded up.
    change.new_rating =
        in_steps(rules_, std::int64_t{own} * 100 + std::int64_t{k} * difference, 100);
  }

  [[nodiscard]] Message rule_of_350() const {
    return said::rule_of_350{.limit = rules_.difference_limit};
  }

  void account() {
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      for (const auto& game : event_.entrants[i].games) {
        GameAccount line;
        line.player = static_cast<PlayerIndex>(i);
        line.round = game.round;
        line.opponent = game.opponent;
        line.score = game.score;
        line.opponent_rating = games_.rating_of(game.opponent);
        line.counted = games_.counts(i, game) && !rated_.changes[i].is_disregarded;
        const int own = later_[i] > 0 ? later_[i] : games_.rating_of(i);
        if (line.counted && own > 0 && line.opponent_rating > 0) {
          line.difference = own - line.opponent_rating;
          line.difference_used =
              std::clamp(*line.difference, -rules_.difference_limit, rules_.difference_limit);
          if (line.difference_used != line.difference) line.note = {"10.61", rule_of_350()};
        }
        if (!line.counted)
          line.note = games_.is_out[i]               ? why_out(i)
                      : games_.is_out[game.opponent] ? why_out(game.opponent)
                      : games_.counts(i, game)       ? rated_.changes[i].notes.front()
                                                     : Cited{"6.4", said::unrated_opponent{}};
        rated_.games.push_back(std::move(line));
      }
    }
  }

  const Event& event_;
  const Fide1997Regulation& rules_;
  const Wanted& wanted_;
  std::vector<int> later_;                 ///< Ratings published after the event; 0: none
  std::vector<int> scheveningen_average_;  ///< Rc of the unrated
  std::vector<std::size_t> is_zero_, unshifted_;
  Rated rated_;
  Games1997 games_;  ///< Its assumptions go to rated_
};

}  // namespace

Rated rate_fide_1997(const Event& event, const Fide1997Regulation& rules, const Wanted& wanted) {
  return Fide1997{event, rules, wanted}();
}

}  // namespace trf::rating
