#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engines.hpp"
#include "prefetch.hpp"
#include "trf/rating/messages/rating_period.hpp"
#include "trf/rating/period.hpp"

// The total of a period's events: sums, coefficients, one rounding, the closing.
namespace trf::rating {

struct CoefficientPart {
  const CoefficientRule* rule;
  Date start;  ///< Of its first event; its year is that of juniors
  int rating;  ///< Of the player in the events
  std::uint8_t list_k;
  std::uint8_t k;  ///< Of the event, by its own games
  std::int64_t difference_hundredths;

  [[nodiscard]] bool has_coefficient_of(const CoefficientPart& other) const noexcept {
    return rule == other.rule && start.year == other.start.year && rating == other.rating &&
           list_k == other.list_k && k == other.k;
  }
};

namespace {

struct Closing {
  const Entrant& entrant;
  std::span<const CoefficientPart> parts;
  std::int64_t ru_times_games;
  const EarlierResults& earlier;
  PeriodRow& row;
  Change& change = row.change;

  // RTF 4.2.3, rapid 6.3: the algebraic sum of the changes.
  void operator()(const EloItaliaRegulation&) const {
    if (change.status != Status::rated) return;
    const auto reached = std::int64_t{change.rating} * 100 + change.change_hundredths.value_or(0);
    change.new_rating = published_rating(reached);
  }

  // B.02 8.3.3, 8.3.4: K by the games of the period and the edition of each event, one rounding.
  void operator()(const FideRegulation& rules) const {
    if (change.status == Status::unrated) return first_rating_of(rules.first);
    const auto& facts = entrant.facts;
    const int games = facts.games_period.value_or(change.games.value_or(0));
    std::int64_t exact = 0;
    change.k.reset();
    for (const auto& part : parts) {
      const int k = development_coefficient(
          *part.rule, rating_on_list(change.status, part.rating, facts), entrant.birth, facts,
          part.start.year, games,
          part.list_k == 0 ? std::nullopt : std::optional<int>{part.list_k});
      take_coefficient(k, part, rules.k_article);
      exact += k * part.difference_hundredths;
    }
    enter_change(change, exact, rules.rounding);
    apply_floor(rules.first, change);
  }

  /// The row has the last coefficient, and a note for each other one.
  void take_coefficient(int k, const CoefficientPart& part, std::string_view article) const {
    if (change.k && *change.k != k)
      change.notes.push_back(
          {article,
           said::coefficient_changes{.before = *change.k, .k = k, .from = to_string(part.start)}});
    change.k = k;
  }

  void first_rating_of(const FirstRatingRule& first) const {
    row.results = {{}, change.event_games, change.event_score, change.opponents_sum};
    const int games = change.event_games + earlier.games;
    const auto score = change.event_score + earlier.score;
    if (games == 0) return;  // Those of disregarded events are shown
    change.games = games;
    change.score = score;
    row.sums_have_earlier = earlier.games > 0;
    // 8.26 needs the n of one round robin; games of several events are one tournament (8.3).
    const auto rating = first_rating(first, change.opponents_sum + earlier.sum, games, score,
                                     earlier.games == 0 ? change.round_robin_opponents : 0);
    change.average_hundredths = rating.average_hundredths;
    change.initial_rating = rating.rating;
    change.unpublished = why_unpublished(first, games, rating.rating);
    if (change.unpublished.empty()) change.new_rating = rating.rating;
  }

  // 1997 10.64, 10.66: the sum of the changes, then to 0 or 5; 10.3: weighted mean.
  void operator()(const Fide1997Regulation& rules) const {
    if (change.status != Status::unrated) {
      change.k.reset();
      for (const auto& part : parts) take_coefficient(part.k, part, rules.change_article);
      const auto reached = std::int64_t{change.rating} * 100 + change.change_hundredths.value_or(0);
      change.new_rating = in_steps(rules, reached, 100);
      return apply_floor(rules, change);
    }
    const int ru_games = change.event_games;
    const int games = ru_games + earlier.games;
    row.results = {{}, ru_games, change.event_score, {ru_times_games, 1}};
    change.initial_rating.reset();
    if (ru_games > 0) {  // Else those of disregarded events are shown
      change.games = ru_games;
      change.score = change.event_score;
      change.average_hundredths = round_divide(change.opponents_sum.numerator * 100, ru_games);
    }
    change.new_rating = change.entry_rating;  // 10.4
    if (games == 0) return;
    const auto sum = ru_times_games + earlier.sum.numerator;
    change.initial_rating = static_cast<int>(round_divide(sum, games));
    const int published = in_steps(rules, sum, games);
    // A rating by 10.4 is published with any mean.
    if (change.entry_rating) {
      change.new_rating =
          std::max(*change.entry_rating, games >= rules.least_games ? published : 0);
      return;
    }
    change.unpublished = why_unpublished(rules, games, published);
    if (change.unpublished.empty()) change.new_rating = published;
    // A report without results for a first rating changes nothing.
    row.are_results_ignored = ru_games > 0 && published < rules.floor;
  }
};

// RTF 4.2.5, 4.4: rating and title on the next list.
void close_titles(PeriodRow& row, LedgerEntry start, bool is_category_known) {
  auto& change = row.change;
  row.end = end_period(start);
  if (change.status == Status::rated || start.delisted_floor) change.new_rating = row.end->rating;
  for (const auto& reason : row.end->reasons) {
    using What = PeriodEnd::Reason::What;
    switch (reason.what) {
      case What::delisted: change.notes.push_back(sentence(reason)); break;
      case What::cap:
        change.notes.push_back({reason.article, said::capped{.cap = row.end->rating}});
        break;
      case What::champion:
      case What::rating:
      case What::norms:
        // For a player without category, usually a foreigner, it is not reported.
        if (is_category_known)
          change.notes.push_back(
              {reason.article, said::promoted{.category = Code{name(reason.title)}}});
        break;
    }
  }
  row.start = std::move(start);
}

}  // namespace

// Rows are usually read one after the other: what a later one needs is loaded, a step nearer with
// each row, since each part says where the next one is.
void Period::expect_rows_after(std::size_t position) const noexcept {
  constexpr std::size_t account_ahead = 8, sightings_ahead = 5, links = 4;
  if (position + account_ahead >= order_.size()) return;
  const auto place_of = [&](std::size_t ahead) -> const Place& { return order_[position + ahead]; };
  const auto& far = place_of(account_ahead);
  prefetch(&shards_[far.shard].accounts[far.position], sizeof(Account));
  for (std::size_t link = 0; link < links; ++link) {
    const auto& place = place_of(sightings_ahead - link);
    const auto& shard = shards_[place.shard];
    const auto& account = shard.accounts[place.position];
    auto at = account.sightings;
    for (std::size_t i = 0; i < link && at != 0; ++i) at = shard.sighted[at - 1].next;
    if (at != 0) prefetch(&shard.sighted[at - 1], sizeof(Sighting));
    if (link == 0) {
      prefetch(shard.text(account.id).data());
      prefetch(&shard.looks[account.look], sizeof(Look));
    }
    if (link == 1) prefetch(shard.text(shard.looks[account.look].name).data());
  }
}

PeriodRow Period::row(std::size_t position) const {
  expect_rows_after(position);
  const auto& place = order_.at(position);
  const auto& shard = shards_.at(place.shard);
  const auto& account = shard.accounts[place.position];
  PeriodRow row;
  row.id = shard.text(account.id);
  row.name = shard.facts_of(shard.looks[account.look]).name;
  row.federation = shard.text(account.federation);
  row.birth = account.birth;
  row.title = account.title;
  row.sex = account.sex;
  row.key = account.key;
  row.has_disregarded = account.disregarded != 0;
  if (account.ledger != UINT32_MAX) row.ledger = account.ledger;
  for (auto at = account.sightings; at != 0; at = shard.sighted[at - 1].next)
    row.events.push_back(shard.sighted[at - 1].event);
  std::sort(row.events.begin(), row.events.end());
  row.events.erase(std::unique(row.events.begin(), row.events.end()), row.events.end());
  enter_identity(shard, account, row);
  auto& change = row.change;
  add_figures(shard, account, change);
  Entrant entrant;
  entrant.birth = account.birth;
  if (account.categoria != 0xFF) entrant.categoria = static_cast<Categoria>(account.categoria);
  if (account.facts != UINT32_MAX) row.facts = shard.facts[account.facts];
  entrant.facts = row.facts;
  if (regulation_ == nullptr) return row;
  add_activity(shard, account, row);
  if (account.status == Status::unrated) row.earlier = earlier_of(account, row);
  const auto parts = parts_of(shard, account);
  std::visit(Closing{entrant, parts, account.ru_times_games, row.earlier, row}, regulation_->rule);
  if (row.are_results_ignored) {  // 1997 10.31: as if they were not
    row.counted = row.active_games = 0;
    row.last_played = {};
    row.keeps_active = false;
    row.results = {};
  }
  if (regulation_->makes_titles())
    close_titles(row, ledger_entry(shard, account, change),
                 account.categoria != 0xFF || account.status == Status::rated);
  return row;
}

std::vector<CoefficientPart> Period::parts_of(const Shard& shard, const Account& account) const {
  std::vector<CoefficientPart> parts;
  if (regulation_->coefficients() == nullptr) return parts;
  const auto add = [&](const Sighting& seen) {
    const CoefficientPart own{editions_[seen.event]->coefficients(),
                              orders_[seen.event].start,
                              seen.rating,
                              seen.list_k,
                              seen.k,
                              seen.difference};
    if (parts.empty() || !parts.back().has_coefficient_of(own))
      parts.push_back(own);
    else
      parts.back().difference_hundredths += own.difference_hundredths;
  };
  // An event without rated games has no coefficient, if another one has.
  for (auto at = account.sightings; at != 0; at = shard.sighted[at - 1].next)
    if (shard.sighted[at - 1].counted > 0) add(shard.sighted[at - 1]);
  if (parts.size() > 1) {  // The chain has no order
    parts.clear();
    for (const auto* seen : shard.sightings(account, ranks_))
      if (seen->counted > 0) add(*seen);
  }
  if (parts.empty()) add(shard.sighted[account.sightings - 1]);
  return parts;
}

// Each fact from the first report that has it.
void Period::enter_identity(const Shard& shard, const Account& account, PeriodRow& row) const {
  const auto take = [&](const PersonFacts& facts) {
    if (row.national.empty()) row.national = facts.national;
    if (row.fide_id.empty()) row.fide_id = facts.fide;
    if (row.birth.day == 0 && (!row.birth.is_set() || facts.birth.year == row.birth.year) &&
        facts.birth > row.birth)
      row.birth = facts.birth;
  };
  take(shard.facts_of(shard.looks[account.look]));
  if (shard.looks[account.looks - 1].next == 0) return;
  for (const auto* seen : shard.sightings(account, ranks_)) take(shard.facts_of(*seen));
}

EarlierResults Period::earlier_of(const Account& account, const PeriodRow& row) const {
  EarlierResults listed;
  if (account.entry != nullptr)
    listed = list_->earlier_of(
        *account.entry, list_->kind_for(*regulation_), regulation_->list,
        list_date_.is_set() ? list_date_ : next_list(regulation_->list, list_->date(), last_day_));
  return std::holds_alternative<Fide1997Regulation>(regulation_->rule)
             ? earlier_results_1997(row.facts, listed)
             : earlier_results(row.facts, listed);
}

void Period::add_activity(const Shard& shard, const Account& account, PeriodRow& row) const {
  const auto add = [&](const Sighting& seen, int games, int active_games) {
    row.counted += games;
    row.active_games += active_games;
    if (games == 0 || (regulation_->list.is_active_by_individual_events && !seen.is_individual))
      return;
    row.keeps_active = true;
    row.last_played = std::max(row.last_played, orders_[seen.event].end);
  };
  const bool is_italian = regulation_->is_italian();
  for (auto at = account.sightings; at != 0; at = shard.sighted[at - 1].next) {
    const auto& seen = shard.sighted[at - 1];
    add(seen, seen.counted, seen.active_games);
    if (seen.event == account.first.number)
      row.is_rating_stated =
          is_italian ? seen.national_rating > 0 : account.status == Status::rated;
  }
  if (account.disregarded == 0) return;
  const auto* first = first_with_games(shard, account);
  for (auto at = account.disregarded; at != 0; at = shard.disregarded[at - 1].next) {
    const auto& event = shard.disregarded[at - 1];
    if (first == nullptr || orders_[event.event] < *first) continue;
    for (auto seen = account.sightings; seen != 0; seen = shard.sighted[seen - 1].next)
      if (shard.sighted[seen - 1].event == event.event)
        add(shard.sighted[seen - 1], event.games, event.games);
  }
}

void Period::add_figures(const Shard& shard, const Account& account, Change& change) const {
  for (auto at = account.notes; at != 0; at = shard.notes[at - 1].next)
    change.notes.push_back(shard.said[shard.notes[at - 1].what]);
  change.opponents_sum = account.opponents_sum;
  change.event_games = account.event_games;
  change.event_score = Score::from_tenths(account.event_score_tenths);
  change.round_robin_opponents = account.round_robin_opponents;
  if (account.disregarded != 0) count_disregarded(shard, account, change);
  std::sort(change.notes.begin(), change.notes.end());
  change.notes.erase(std::unique(change.notes.begin(), change.notes.end()), change.notes.end());
  change.status = account.status;
  change.rating = account.rating;
  if (account.entry_rating != 0) change.entry_rating = account.entry_rating;
  // First ratings: when the period is closed, with their earlier games.
  if (is_rated(account.status) && account.games > 0)
    change.average_hundredths = round_divide(account.opponents_sum.numerator * 100,
                                             account.opponents_sum.denominator * account.games);
  if (account.status != Status::excluded) {
    change.games = account.games;
    change.score = Score::from_tenths(account.score_tenths);
  }
  if (is_rated(account.status)) {
    change.k = account.k;
    change.expected_exact_hundredths = account.expected_exact;
    change.expected_hundredths = account.expected;
    change.difference_hundredths = account.difference;
    change.change_exact_hundredths = account.change_exact;
    change.change_hundredths = account.change;
    change.is_cancelled = account.is_cancelled;
  }
}

const EventOrder* Period::first_with_games(const Shard& shard, const Account& account) const {
  const EventOrder* first = nullptr;
  for (auto at = account.sightings; at != 0; at = shard.sighted[at - 1].next) {
    const auto& seen = shard.sighted[at - 1];
    if (seen.has_games && (first == nullptr || orders_[seen.event] < *first))
      first = &orders_[seen.event];
  }
  return first;
}

// 2018 6.1: only the first event can be disregarded; later ones count, in a Swiss for the player
// alone.
void Period::count_disregarded(const Shard& shard, const Account& account, Change& change) const {
  const auto* first = first_with_games(shard, account);
  for (auto at = account.disregarded; at != 0; at = shard.disregarded[at - 1].next) {
    const auto& event = shard.disregarded[at - 1];
    if (first == nullptr || orders_[event.event] < *first) {
      change.notes.push_back(shard.said[event.note]);
      continue;
    }
    change.event_games += event.games;
    change.event_score += Score::from_tenths(event.score_tenths);
    change.opponents_sum = change.opponents_sum + event.opponents_sum;
    change.round_robin_opponents = 0;
  }
}

LedgerEntry Period::ledger_entry(const Shard& shard, const Account& account,
                                 const Change& change) const {
  LedgerEntry entry;
  if (ledger_ != nullptr && account.ledger != UINT32_MAX)
    entry = ledger_->entries()[account.ledger];
  entry.id = std::string{shard.text(account.id)};
  entry.has_fide_rating = account.status == Status::excluded;
  entry.rating = account.rating;
  // 4.2.5: at the start there can be both.
  if (entry.has_fide_rating && account.entry != nullptr)
    entry.own_rating = account.entry->rating[static_cast<std::size_t>(RatingKind::own)];
  if (account.categoria != 0xFF)
    entry.title = std::max(entry.title, static_cast<Categoria>(account.categoria));
  const auto* titles = list_ == nullptr ? nullptr : list_->title_record_of(account.key);
  const auto games = account.facts == UINT32_MAX ? std::nullopt : shard.facts[account.facts].games;
  add_listed(entry, titles == nullptr ? TitleRecord{} : *titles, games.value_or(0));
  entry.at_start = {entry.games, entry.single_norms, entry.double_norms};
  if (change.new_rating) entry.changes.push_back(*change.new_rating - change.rating);
  auto rating = std::int64_t{account.rating} * 100;
  for (const auto* seen : shard.sightings(account, ranks_)) {
    // 4.4.1.5 c: the games of the event so far, and those before it.
    for (std::uint16_t game = 0; game < seen->running_count; ++game)
      entry.reached_2200 =
          entry.reached_2200 ||
          reaches_maestro(entry.games + game + 1, rating + shard.running[seen->running + game]);
    rating += seen->change;
    // 7.5.3: an event with an unjustified withdrawal promotes to no title, also not by its games.
    if (!seen->is_withdrawn) entry.games += seen->played;
    entry.single_norms += static_cast<int>(seen->single_norm);
    if (seen->double_norm) add_norm(entry.double_norms, orders_[seen->event].start);
  }
  return entry;
}

}  // namespace trf::rating
