#include "trf/rating/period.hpp"

#include <algorithm>
#include <array>

#include "engines.hpp"

namespace trf::rating {
namespace {

template <class Number>
void add_to(std::optional<Number>& sum, const std::optional<Number>& more) {
  if (more) sum = sum.value_or(Number{}) + *more;
}

// Everything an event adds that is a sum over games.
void accumulate(Change& sum, const Change& change) {
  add_to(sum.games, change.games);
  if (change.score) sum.score = sum.score.value_or(Score{}) + *change.score;
  add_to(sum.expected_exact_hundredths, change.expected_exact_hundredths);
  add_to(sum.expected_hundredths, change.expected_hundredths);
  add_to(sum.difference_hundredths, change.difference_hundredths);
  add_to(sum.change_exact_hundredths, change.change_exact_hundredths);
  add_to(sum.change_hundredths, change.change_hundredths);
  for (const auto& note : change.notes)
    if (std::find(sum.notes.begin(), sum.notes.end(), note) == sum.notes.end())
      sum.notes.push_back(note);
}

struct Closing {
  const Entrant& entrant;
  int year;
  std::int64_t ru_times_games;
  int ru_games;
  Change& change;

  // RTF 4.2.3: the algebraic sum of the variations; 4.4.2: the cap acts on it.
  void operator()(const EloItaliaRegulation& rules) const {
    if (change.status != Status::rated) return;
    const auto reached = std::int64_t{change.rating} * 100 + change.change_hundredths.value_or(0);
    change.new_rating = static_cast<int>(round_divide(reached, 100));
    const bool is_capped =
        rules.period_cap != 0 &&
        entrant.categoria.value_or(Categoria::nc)<Categoria::n3&& * change.new_rating> rules
            .period_cap;
    if (!is_capped) return;
    change.new_rating = rules.period_cap;
    change.notes.push_back(std::string{rules.cap_article} + " cap " +
                           std::to_string(rules.period_cap));
  }

  // B.02 8.3.3, 8.3.4: K by the games of the period, one rounding.
  void operator()(const FideRegulation& rules) const {
    if (change.status == Status::unrated) return first_rating_of(rules.first);
    const int games = change.games.value_or(0);
    const int k = development_coefficient(
        rules.k, change.status == Status::standard ? 0 : change.rating, entrant.birth,
        entrant.facts, year, entrant.facts.games_period.value_or(games), entrant.list_k);
    change.k = k;
    const auto exact = k * change.difference_hundredths.value_or(0);
    const auto rounded = round_divide(exact, 100, rules.rounding);
    change.change_exact_hundredths = exact;
    change.change_hundredths = rounded * 100;
    change.new_rating = change.rating + static_cast<int>(rounded);
    if (*change.new_rating >= rules.first.floor) return;
    change.notes.push_back("below the floor of " + std::to_string(rules.first.floor) +
                           ": unrated on the next list");
    change.new_rating.reset();
  }

  void first_rating_of(const FirstRatingRule& first) const {
    const auto& facts = entrant.facts;
    const int games = change.event_games + facts.pool_games.value_or(0);
    const auto score = change.event_score + facts.pool_score.value_or(Score{});
    change.games = games;
    change.score = score;
    std::erase_if(change.notes, [](const auto& note) {
      return note.starts_with("fewer than") || note.starts_with("below the floor");
    });
    if (games == 0) return;
    const auto sum = change.opponents_sum + Fraction{std::int64_t{facts.pool_sum.value_or(0)}, 1};
    const auto rating = first_rating(first, sum, games, score, 0);
    change.average_hundredths = rating.average_hundredths;
    change.initial_rating = rating.rating;
    if (games < first.least_games)
      change.notes.push_back("fewer than " + std::to_string(first.least_games) + " games");
    else if (rating.rating < first.floor)
      change.notes.push_back("below the floor of " + std::to_string(first.floor));
    else
      change.new_rating = rating.rating;
  }

  // 1997 10.64, 10.66: the sum of the changes, then to 0 or 5; 10.3: weighted mean.
  void operator()(const Fide1997Regulation& rules) const {
    if (change.status != Status::unrated) {
      const auto reached = std::int64_t{change.rating} * 100 + change.change_hundredths.value_or(0);
      change.new_rating = static_cast<int>(round_divide(reached, 100 * rules.step)) * rules.step;
      if (*change.new_rating < rules.floor) {
        change.notes.emplace_back("9.21 below 2005: deleted from the next list");
        change.new_rating.reset();
      }
      return;
    }
    const auto& facts = entrant.facts;
    const int pool = facts.pool_ru ? facts.pool_games.value_or(0) : 0;
    const int games = ru_games + pool;
    change.initial_rating.reset();
    if (games == 0) return;
    const auto sum = ru_times_games + std::int64_t{pool} * facts.pool_ru.value_or(0);
    change.initial_rating = static_cast<int>(round_divide(sum, games));
    const int published = static_cast<int>(round_divide(sum, games * rules.step)) * rules.step;
    if (games >= rules.least_games && published >= rules.floor) change.new_rating = published;
  }
};

}  // namespace

void Period::add(std::uint32_t number, const Tournament& tournament, const Event& event,
                 const Rated& rated, const std::vector<std::uint64_t>& keys,
                 const Regulation& regulation) {
  if (regulation_ == nullptr || event.start > latest_start_ ||
      (event.start == latest_start_ && regulation.edition > regulation_->edition)) {
    regulation_ = &regulation;
    latest_start_ = std::max(latest_start_, event.start);
  }
  const auto last = tournament.end.is_set() ? tournament.end : tournament.start;
  last_day_ = std::max(last_day_, last);
  for (std::size_t i = 0; i < rated.changes.size(); ++i) {
    const auto& change = rated.changes[i];
    auto& account = accounts_[keys[i]];
    if (number < account.first_event) {
      account.first_event = number;
      account.id = identity(tournament.players[i]);
      account.name = tournament.players[i].name;
      const auto& entrant = event.entrants[i];
      account.entrant = {.rating = entrant.rating,
                         .national_rating = entrant.national_rating,
                         .categoria = entrant.categoria,
                         .title = entrant.title,
                         .sex = entrant.sex,
                         .federation = entrant.federation,
                         .birth = entrant.birth,
                         .list_k = entrant.list_k,
                         .points = {},
                         .facts = entrant.facts,
                         .games = {}};
      account.sum.status = change.status;
      account.sum.rating = change.rating;
      account.sum.k = change.k;
    }
    account.events.push_back(number);
    accumulate(account.sum, change);
    if (!change.is_disregarded) {
      account.sum.event_games += change.event_games;
      account.sum.event_score += change.event_score;
      account.sum.opponents_sum = account.sum.opponents_sum + change.opponents_sum;
      if (change.status == Status::unrated && change.initial_rating) {
        account.ru_times_games += std::int64_t{*change.initial_rating} * change.event_games;
        account.ru_games += change.event_games;
      }
    }
    if (!event.entrants[i].games.empty()) account.last_played = std::max(account.last_played, last);
  }
}

int Period::games_of(std::uint64_t key) const noexcept {
  const auto found = accounts_.find(key);
  return found == accounts_.end() ? 0 : found->second.sum.games.value_or(0);
}

std::vector<PeriodRow> Period::finish() const {
  std::vector<PeriodRow> rows;
  rows.reserve(accounts_.size());
  for (const auto& [key, account] : accounts_) {
    PeriodRow row{.id = account.id,
                  .name = account.name,
                  .key = key,
                  .events = account.events,
                  .change = account.sum,
                  .last_played = account.last_played};
    std::sort(row.events.begin(), row.events.end());
    std::sort(row.change.notes.begin(), row.change.notes.end());
    if (regulation_ != nullptr)
      std::visit(Closing{account.entrant, latest_start_.year, account.ru_times_games,
                         account.ru_games, row.change},
                 regulation_->rule);
    rows.push_back(std::move(row));
  }
  std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
  return rows;
}

}  // namespace trf::rating
