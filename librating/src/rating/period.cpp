#include "trf/rating/period.hpp"

#include <algorithm>

#include "engines.hpp"

namespace trf::rating {
namespace {

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
      change.new_rating =
          static_cast<int>(round_divide(reached, std::int64_t{100} * rules.step)) * rules.step;
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
    const int published =
        static_cast<int>(round_divide(sum, std::int64_t{games} * rules.step)) * rules.step;
    if (games >= rules.least_games && published >= rules.floor) change.new_rating = published;
  }
};

}  // namespace

std::uint32_t Period::slot_of(std::uint64_t key) const noexcept {
  const auto mask = table_.size() - 1;
  auto slot = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15U) >> 20U) & mask;
  while (table_[slot] != 0 && accounts_[table_[slot] - 1].key != key) slot = (slot + 1) & mask;
  return static_cast<std::uint32_t>(slot);
}

Period::Account& Period::account_of(std::uint64_t key) {
  if (accounts_.size() * 2 >= table_.size()) {
    table_.assign(std::max<std::size_t>(table_.size() * 2, 256), 0);
    for (std::size_t i = 0; i < accounts_.size(); ++i)
      table_[slot_of(accounts_[i].key)] = static_cast<std::uint32_t>(i + 1);
  }
  auto& position = table_[slot_of(key)];
  if (position == 0) {
    accounts_.emplace_back().key = key;
    position = static_cast<std::uint32_t>(accounts_.size());
  }
  return accounts_[position - 1];
}

Period::Text Period::keep(std::string_view text) {
  const Text kept{static_cast<std::uint32_t>(texts_.size()),
                  static_cast<std::uint32_t>(text.size())};
  texts_ += text;
  return kept;
}

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
    const auto& entrant = event.entrants[i];
    auto& account = account_of(keys[i]);
    if (number < account.first_event) {
      account.first_event = number;
      account.id = keep(identity(tournament.players[i]));
      account.name = keep(tournament.players[i].name);
      account.birth = entrant.birth;
      account.categoria = entrant.categoria ? static_cast<std::uint8_t>(*entrant.categoria) : 0xFF;
      account.list_k = static_cast<std::uint8_t>(entrant.list_k.value_or(0));
      account.status = change.status;
      account.rating = static_cast<std::uint16_t>(change.rating);
      account.k = static_cast<std::uint16_t>(change.k.value_or(0));
      account.facts = UINT32_MAX;
      if (entrant.facts != PlayerFacts{}) {
        account.facts = static_cast<std::uint32_t>(facts_.size());
        facts_.push_back(entrant.facts);
      }
    }
    played_.emplace_back(keys[i], number);
    account.games = static_cast<std::uint16_t>(account.games + change.games.value_or(0));
    account.score_tenths += change.score.value_or(Score{}).tenths();
    account.expected_exact +=
        static_cast<std::int32_t>(change.expected_exact_hundredths.value_or(0));
    account.expected += static_cast<std::int32_t>(change.expected_hundredths.value_or(0));
    account.difference += static_cast<std::int32_t>(change.difference_hundredths.value_or(0));
    account.change_exact += change.change_exact_hundredths.value_or(0);
    account.change += change.change_hundredths.value_or(0);
    for (const auto& note : change.notes) notes_.emplace_back(keys[i], note);
    if (change.status == Status::unrated && !change.is_disregarded) {
      account.event_games = static_cast<std::uint16_t>(account.event_games + change.event_games);
      account.event_score_tenths += change.event_score.tenths();
      account.opponents_sum = account.opponents_sum + change.opponents_sum;
      account.ru_times_games +=
          std::int64_t{change.initial_rating.value_or(0)} * change.event_games;
    }
    if (!entrant.games.empty()) account.last_played = std::max(account.last_played, last);
  }
}

int Period::games_of(std::uint64_t key) const noexcept {
  if (table_.empty()) return 0;
  const auto position = table_[slot_of(key)];
  return position == 0 ? 0 : accounts_[position - 1].games;
}

void Period::finish() {
  const auto by_key = [](const auto& a, const auto& b) { return a.key < b.key; };
  std::sort(accounts_.begin(), accounts_.end(), by_key);
  std::sort(played_.begin(), played_.end());
  std::sort(notes_.begin(), notes_.end());
  notes_.erase(std::unique(notes_.begin(), notes_.end()), notes_.end());
  table_.clear();
}

std::optional<std::size_t> Period::find(std::uint64_t key) const noexcept {
  const auto found = std::lower_bound(accounts_.begin(), accounts_.end(), key,
                                      [](const Account& a, std::uint64_t k) { return a.key < k; });
  if (found == accounts_.end() || found->key != key) return {};
  return static_cast<std::size_t>(found - accounts_.begin());
}

PeriodRow Period::row(std::size_t position) const {
  const auto& account = accounts_.at(position);
  const auto text = [&](Text at) { return texts_.substr(at.from, at.length); };
  PeriodRow row{.id = text(account.id),
                .name = text(account.name),
                .key = account.key,
                .events = {},
                .change = {},
                .last_played = account.last_played};
  const auto is_before = [](const auto& pair, std::uint64_t key) { return pair.first < key; };
  for (auto at = std::lower_bound(played_.begin(), played_.end(), account.key, is_before);
       at != played_.end() && at->first == account.key; ++at)
    row.events.push_back(at->second);
  auto& change = row.change;
  for (auto at = std::lower_bound(notes_.begin(), notes_.end(), account.key, is_before);
       at != notes_.end() && at->first == account.key; ++at)
    change.notes.push_back(at->second);
  change.status = account.status;
  change.rating = account.rating;
  change.event_games = account.event_games;
  change.event_score = Score::from_tenths(account.event_score_tenths);
  change.opponents_sum = account.opponents_sum;
  if (account.status != Status::excluded) {
    change.games = account.games;
    change.score = Score::from_tenths(account.score_tenths);
  }
  if (account.status == Status::rated || account.status == Status::standard) {
    change.k = account.k;
    change.expected_exact_hundredths = account.expected_exact;
    change.expected_hundredths = account.expected;
    change.difference_hundredths = account.difference;
    change.change_exact_hundredths = account.change_exact;
    change.change_hundredths = account.change;
  }
  Entrant entrant;
  entrant.birth = account.birth;
  if (account.categoria != 0xFF) entrant.categoria = static_cast<Categoria>(account.categoria);
  if (account.list_k != 0) entrant.list_k = account.list_k;
  if (account.facts != UINT32_MAX) entrant.facts = facts_[account.facts];
  if (regulation_ != nullptr)
    std::visit(
        Closing{entrant, latest_start_.year, account.ru_times_games, account.event_games, change},
        regulation_->rule);
  return row;
}

}  // namespace trf::rating
