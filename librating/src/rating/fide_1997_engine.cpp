#include <algorithm>
#include <cstdlib>

#include "engines.hpp"
#include "trf/rating/expected_score.hpp"

namespace trf::rating {
namespace {

// The numbers of the printed example 10.68 come out only when every average and every shift is
// rounded to a whole number as it arises; an exact half goes up.
int whole(std::int64_t numerator, std::int64_t denominator) {
  return static_cast<int>(round_divide(numerator, denominator));
}

constexpr std::int64_t million = 1'000'000;

class Fide1997 {
 public:
  Fide1997(const Event& event, const Fide1997Regulation& rules, const Wanted& wanted)
      : event_{event}, rules_{rules}, wanted_{wanted} {}

  Rated operator()() {
    const auto count = event_.entrants.size();
    rated_.changes.resize(count);
    ru_.resize(count);
    later_.resize(count);
    has_rating_.resize(count);
    is_out_.resize(count);
    is_notional_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      has_rating_[i] = event_.entrants[i].rating > 0;
      if (!has_rating_[i]) later_[i] = event_.entrants[i].facts.rated_later.value_or(0);
      rated_.changes[i].status = has_rating_[i] ? Status::rated : Status::unrated;
      rated_.changes[i].rating = event_.entrants[i].rating;
    }
    check_tempo();
    auto conditions = round_robin_conditions(event_, has_rating_, rules_.round_robin);
    if (!conditions.reason.empty())
      rated_.warnings.push_back({Warning::About::form, std::move(conditions.reason)});
    form_ = conditions.holds                         ? Form::round_robin
            : event_.type == EventType::scheveningen ? Form::scheveningen
                                                     : Form::swiss;
    for (std::size_t i = 0; i < count; ++i) disregard(i);
    if (form_ == Form::round_robin) average_of_round_robin();
    if (form_ == Form::scheveningen) iterate();
    for (std::size_t i = 0; i < count; ++i)
      if (!has_rating_[i] && (later_[i] == 0 || form_ != Form::swiss)) compute_unrated(i);
    shift_unrated();
    for (std::size_t i = 0; i < count; ++i)
      if (later_[i] > 0) rate_later(i);
    for (std::size_t i = 0; i < count; ++i)
      if (has_rating_[i] || later_[i] > 0) compute_rated(i);
    if (wanted_.games) account();
    return std::move(rated_);
  }

 private:
  enum class Form : std::uint8_t { swiss, round_robin, scheveningen };

  void assume(std::size_t player, std::string_view text) {
    if (wanted_.assumptions)
      rated_.assumptions.push_back({static_cast<PlayerIndex>(player), std::string{text}});
  }

  void check_tempo() {
    if (event_.seconds && *event_.seconds < 60 * rules_.least_minutes)
      rated_.warnings.push_back(
          {Warning::About::rate_of_play,
           "1.1: a rate of play of " + duration(*event_.seconds) + " for 60 moves does not fit (" +
               std::to_string(rules_.least_minutes) + " or more); computed all the same"});
    if (!event_.seconds && wanted_.assumptions)
      rated_.assumptions.push_back({no_player, "rate of play unknown, taken to fit"});
  }

  // 10.1a leaves 0 and 100 % undefined; the notional 800 of the later texts takes their place.
  int difference_of(std::size_t player, Score score, int games) {
    const auto percentage = percentage_of(score, games);
    if (wanted_.assumptions && !defined_rating_difference(percentage) && !is_notional_[player]) {
      is_notional_[player] = true;
      assume(player, "dp of " + std::to_string(percentage) + " % is undefined (10.1a): " +
                         std::to_string(rating_difference(percentage)) + " taken");
    }
    return rating_difference(percentage);
  }

  struct Tally {
    Score score;
    int games = 0;
  };
  /// Counted games of a player.
  [[nodiscard]] Tally tally(std::size_t player) const {
    Tally tally;
    for (const auto& game : event_.entrants[player].games) {
      if (!counts(player, game)) continue;
      tally.score += game.score;
      ++tally.games;
    }
    return tally;
  }

  [[nodiscard]] bool counts(std::size_t player, const EventGame& game) const {
    if (is_out_[player] || is_out_[game.opponent]) return false;
    // 6.4: in a Swiss only games against rated opponents.
    return form_ != Form::swiss || has_rating_[game.opponent];
  }

  void disregard(std::size_t player) {
    if (has_rating_[player] || later_[player] > 0) return;
    auto& change = rated_.changes[player];
    const auto& games = event_.entrants[player].games;
    const auto counted = tally(player);
    change.games = counted.games;
    change.score = counted.score;
    const bool any_point =
        std::any_of(games.begin(), games.end(), [](const auto& g) { return g.score > Score{}; });
    if (games.empty()) {
      change.is_disregarded = true;
    } else if (!any_point) {
      change.is_disregarded = true;  // 6.1: and so are his opponents' games against him
      change.notes.emplace_back("6.1 no points");
      is_zero_.push_back(player);
    } else if (form_ == Form::swiss && counted.games < rules_.least_rated_opponents) {
      change.is_disregarded = true;
      change.notes.push_back("6.42 fewer than " + std::to_string(rules_.least_rated_opponents) +
                             " rated opponents");
    } else if (form_ == Form::swiss && counted.score == Score{}) {
      change.is_disregarded = true;
      change.notes.emplace_back("10.1 no points against rated opponents: dp is undefined");
    }
  }

  void average_of_round_robin() {
    for (const auto player : is_zero_) is_out_[player] = true;
    std::int64_t sum = 0;
    std::int64_t differences = 0;
    std::int64_t rated = 0;
    std::int64_t players = 0;
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      const auto counted = tally(i);
      if (counted.games == 0) continue;
      ++players;
      if (!has_rating_[i]) continue;
      ++rated;
      sum += event_.entrants[i].rating;
      differences += difference_of(i, counted.score, counted.games);
    }
    opponents_ = players - 1;
    if (rated == 0 || opponents_ < 1) {
      form_ = Form::swiss;
      return;
    }
    // 10.61: the average of the whole tournament; 10.21 when there are unrated players (iii, whose
    // minus sign the print lost): Ra = Rar - dpa x n / (n + 1).
    const auto n = opponents_;
    average_ = rated == players ? whole(sum, rated)
                                : whole(sum * (n + 1) - differences * n, rated * (n + 1));
  }

  /// What 10.22 to 10.25 add to an average of opponents, in millionths of a point.
  std::int64_t above_average(std::size_t player, Score score, int games) {
    const int halves_above = score.tenths() / 5 - games;
    if (halves_above == 0) return 0;
    if (halves_above > 0)
      return std::int64_t{rules_.tenths_a_half_point} * halves_above * (million / 10);
    const std::int64_t dp = difference_of(player, score, games) * million;
    if (form_ == Form::round_robin && !rules_.low_scores_as_printed)
      return round_divide(dp * opponents_, opponents_ + 1);  // 10.25
    return dp;                                               // 10.24
  }
  int performance(std::size_t player, int average, Score score, int games) {
    return whole(average * million + above_average(player, score, games), million);
  }

  [[nodiscard]] int rating_of(std::size_t player) const {
    return has_rating_[player] ? event_.entrants[player].rating : ru_[player];
  }

  /// Mean of the counted opponents, those further than 350 points away as 350 away.
  [[nodiscard]] int mean_of_opponents(std::size_t player, std::optional<int> own) const {
    std::int64_t sum = 0;
    int games = 0;
    for (const auto& game : event_.entrants[player].games) {
      if (!counts(player, game)) continue;
      int opponent = rating_of(game.opponent);
      if (own)
        opponent =
            std::clamp(opponent, *own - rules_.difference_limit, *own + rules_.difference_limit);
      sum += opponent;
      ++games;
    }
    return games == 0 ? 0 : whole(sum, games);
  }

  // 10.67: a) performance against the rated; b) against all, with the performances so far, until
  // nothing moves. In millionths of a point, since whole ones lose a point on the way.
  void iterate() {
    std::vector<std::size_t> unrated;
    for (const auto player : is_zero_) is_out_[player] = true;
    std::vector<std::int64_t> exact(rated_.changes.size());
    for (std::size_t i = 0; i < exact.size(); ++i)
      if (has_rating_[i]) exact[i] = event_.entrants[i].rating * million;
    const auto mean = [&](std::size_t player, int games) {
      std::int64_t sum = 0;
      for (const auto& game : event_.entrants[player].games)
        if (counts(player, game)) sum += exact[game.opponent];
      return round_divide(sum, games);
    };
    for (std::size_t i = 0; i < exact.size(); ++i) {
      if (has_rating_[i] || rated_.changes[i].is_disregarded) continue;
      form_ = Form::swiss;  // against the rated only
      const auto against_rated = tally(i);
      if (against_rated.games == 0) {
        rated_.changes[i].is_disregarded = true;
        rated_.changes[i].notes.emplace_back("10.67 a no rated opponent");
        is_out_[i] = true;
      } else {
        unrated.push_back(i);
        exact[i] = mean(i, against_rated.games) +
                   above_average(i, against_rated.score, against_rated.games);
      }
      form_ = Form::scheveningen;
    }
    // A round halves the distance where half of the opponents are rated. The bound is far beyond
    // what the last millionth asks, and stops two roundings that follow each other for ever.
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
    // 10.22: at 50 % Ru is Rc, so Ru comes from the rounded Rc.
    scheveningen_average_.resize(exact.size());
    for (const auto i : unrated) {
      const auto counted = tally(i);
      scheveningen_average_[i] = whole(round_divide(mean(i, counted.games), million / 1000), 1000);
      ru_[i] = performance(i, scheveningen_average_[i], counted.score, counted.games);
    }
  }

  static void set_average(Change& change, int average) {
    change.average_hundredths = std::int64_t{average} * 100;
    change.opponents_sum = {std::int64_t{average} * change.games.value_or(0), 1};
  }

  // 10.68: the shift that the 350 rule brings to Rc in a round robin, on first-pass Ru, one pass.
  [[nodiscard]] int shift(std::size_t player, int own) const {
    std::int64_t shift = 0;
    std::vector<PlayerIndex> met;
    for (const auto& game : event_.entrants[player].games) {
      if (!counts(player, game)) continue;
      if (std::find(met.begin(), met.end(), game.opponent) != met.end()) continue;
      met.push_back(game.opponent);
      const int opponent = rating_of(game.opponent);
      shift += std::clamp(opponent, own - rules_.difference_limit, own + rules_.difference_limit) -
               opponent;
    }
    return whole(shift, opponents_);
  }

  void compute_unrated(std::size_t player) {
    auto& change = rated_.changes[player];
    const auto counted = tally(player);
    if (!is_out_[player]) {
      change.games = counted.games;
      change.score = counted.score;
      change.event_games = counted.games;
      change.event_score = counted.score;
    }
    if (change.is_disregarded) return;
    int average = 0;
    switch (form_) {
      case Form::swiss:
        average = mean_of_opponents(player, {});
        ru_[player] = performance(player, average, counted.score, counted.games);
        break;
      case Form::round_robin:
        average = average_;
        ru_[player] = performance(player, average, counted.score, counted.games);
        break;
      case Form::scheveningen: average = scheveningen_average_[player]; break;
    }
    set_average(change, average);
    change.initial_rating = ru_[player];
    if (form_ == Form::round_robin) unshifted_.push_back(player);
  }

  // The rated players' shifts use the first-pass Ru; "Ru new" is never fed back.
  void shift_unrated() {
    for (const auto player : unshifted_) {
      auto& change = rated_.changes[player];
      const auto counted = tally(player);
      const int average = average_ + shift(player, ru_[player]);
      set_average(change, average);
      change.initial_rating = performance(player, average, counted.score, counted.games);
    }
    for (std::size_t player = 0; player < rated_.changes.size(); ++player)
      if (!has_rating_[player] && later_[player] == 0 && !enters_by_olympiad(player) &&
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

  // 10.5: rated for himself with the rating that came after the event.
  void rate_later(std::size_t player) {
    auto& change = rated_.changes[player];
    change = {};
    change.status = Status::rated;
    change.rating = later_[player];
    change.notes.emplace_back("10.5 rated after the event: unrated for his opponents");
  }

  // 9.14, 10.31
  void note_first_rating(std::size_t player) {
    auto& change = rated_.changes[player];
    const auto& facts = event_.entrants[player].facts;
    const int pool = facts.pool_ru ? facts.pool_games.value_or(0) : 0;
    const int games = *change.games + pool;
    // 10.3: the weighted mean with what was played before
    const auto sum = std::int64_t{*change.initial_rating} * *change.games +
                     std::int64_t{pool} * facts.pool_ru.value_or(0);
    const int rating = games == 0 ? 0 : whole(sum, std::int64_t{games} * rules_.step) * rules_.step;
    change.unpublished = why_unpublished(rules_, games, rating);
    if (!facts.pool_games) assume(player, "no earlier games taken");
  }

  void compute_rated(std::size_t player) {
    const auto& entrant = event_.entrants[player];
    auto& change = rated_.changes[player];
    const int own = change.rating;
    const auto counted = tally(player);
    const auto& facts = entrant.facts;
    if (wanted_.assumptions && !facts.k && !entrant.list_k) {
      if (!facts.games)
        assume(player, "at least " + std::to_string(rules_.k.newcomer_games) +
                           " rated games before the event taken");
      if (!facts.ever_2400 && own < rules_.k.high_from)
        assume(player, "never rated " + std::to_string(rules_.k.high_from) + " taken");
    }
    const int k = development_coefficient(
        rules_.k, rating_on_list(change, facts), entrant.birth, facts, event_.start.year,
        facts.games_period.value_or(counted.games), entrant.list_k);
    change.k = k;
    change.games = counted.games;
    change.score = counted.score;
    std::int64_t expected = 0;
    if (counted.games > 0) {
      int average = 0;
      if (form_ == Form::round_robin) {
        // 10.61: Rc = [Ra (n + 1) - R] : n, then the 350 rule as in 10.68
        const int rc = whole(average_ * (opponents_ + 1) - own, opponents_);
        average = rc + shift(player, own);
        if (average != rc) change.notes.emplace_back("10.68 350 rule");
      } else {
        average = mean_of_opponents(player, own);
        if (average != mean_of_opponents(player, {})) change.notes.emplace_back("10.61 350 rule");
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
    // 10.66: to the nearest 0 or 5; exactly between goes up.
    change.new_rating = whole(std::int64_t{own} * 100 + std::int64_t{k} * difference,
                              std::int64_t{100} * rules_.step) *
                        rules_.step;
  }

  void account() {
    for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
      for (const auto& game : event_.entrants[i].games) {
        GameAccount line;
        line.player = static_cast<PlayerIndex>(i);
        line.round = game.round;
        line.opponent = game.opponent;
        line.score = game.score;
        line.opponent_rating = rating_of(game.opponent);
        line.counted = counts(i, game) && !rated_.changes[i].is_disregarded;
        const int own = later_[i] > 0 ? later_[i] : rating_of(i);
        if (line.counted && own > 0 && line.opponent_rating > 0) {
          line.difference = own - line.opponent_rating;
          line.difference_used =
              std::clamp(*line.difference, -rules_.difference_limit, rules_.difference_limit);
          if (line.difference_used != line.difference) line.note = "10.61";
        }
        if (!line.counted)
          line.note = is_out_[i] || is_out_[game.opponent] ? "6.1"
                      : counts(i, game)                    ? rated_.changes[i].notes.front()
                                                           : "6.4 unrated opponent";
        rated_.games.push_back(std::move(line));
      }
    }
  }

  const Event& event_;
  const Fide1997Regulation& rules_;
  const Wanted& wanted_;
  Form form_ = Form::swiss;
  std::vector<int> ru_;     ///< First-pass Ru of the unrated
  std::vector<int> later_;  ///< Ratings that came after the event; 0: none
  std::vector<bool> has_rating_, is_out_, is_notional_;
  std::vector<int> scheveningen_average_;  ///< Rc of the unrated
  std::vector<std::size_t> is_zero_, unshifted_;
  std::int64_t opponents_ = 0;  ///< n of the round robin
  int average_ = 0;             ///< Ra of the round robin
  Rated rated_;
};

}  // namespace

Rated rate_fide_1997(const Event& event, const Fide1997Regulation& rules, const Wanted& wanted) {
  return Fide1997{event, rules, wanted}();
}

}  // namespace trf::rating
