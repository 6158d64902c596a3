#include "trf/rating/period.hpp"

#include <algorithm>
#include <iterator>

#include "engines.hpp"
#include "trf/parallel.hpp"

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
        rules.k, rating_on_list(change, entrant.facts), entrant.birth, entrant.facts, year,
        entrant.facts.games_period.value_or(games), entrant.list_k);
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
    if (games == 0) return;
    const auto sum = change.opponents_sum + Fraction{std::int64_t{facts.pool_sum.value_or(0)}, 1};
    // 8.26 asks the n of one round robin; games of several events are one tournament (8.3).
    const auto rating =
        first_rating(first, sum, games, score,
                     facts.pool_games.value_or(0) == 0 ? change.round_robin_opponents : 0);
    change.average_hundredths = rating.average_hundredths;
    change.initial_rating = rating.rating;
    change.unpublished = why_unpublished(first, games, rating.rating);
    if (change.unpublished.empty()) change.new_rating = rating.rating;
  }

  // 1997 10.64, 10.66: the sum of the changes, then to 0 or 5; 10.3: weighted mean.
  void operator()(const Fide1997Regulation& rules) const {
    if (change.status != Status::unrated) {
      const auto reached = std::int64_t{change.rating} * 100 + change.change_hundredths.value_or(0);
      change.new_rating =
          static_cast<int>(round_divide(reached, std::int64_t{100} * rules.step)) * rules.step;
      if (*change.new_rating < rules.floor) {
        change.notes.push_back("9.21 below " + std::to_string(rules.floor) +
                               ": deleted from the next list");
        change.new_rating.reset();
      }
      return;
    }
    const auto& facts = entrant.facts;
    const int pool = facts.pool_ru ? facts.pool_games.value_or(0) : 0;
    const int games = ru_games + pool;
    change.initial_rating.reset();
    if (ru_games > 0)
      change.average_hundredths = round_divide(change.opponents_sum.numerator * 100, ru_games);
    change.new_rating = change.entry_rating;  // 10.4
    if (games == 0) return;
    const auto sum = ru_times_games + std::int64_t{pool} * facts.pool_ru.value_or(0);
    change.initial_rating = static_cast<int>(round_divide(sum, games));
    const int published =
        static_cast<int>(round_divide(sum, std::int64_t{games} * rules.step)) * rules.step;
    // A rating that 10.4 gives is published whatever the mean.
    if (!change.entry_rating) change.unpublished = why_unpublished(rules, games, published);
    if (games >= rules.least_games && published >= rules.floor)
      change.new_rating = std::max(published, change.entry_rating.value_or(0));
  }
};

}  // namespace

namespace {

// The mixing of SplitMix64: FIDE numbers come in runs, which a product alone would leave in runs
// within a shard. The shard takes the highest bits; the tag the 32 below them, and the slot the
// lowest of the tag, so that a table grows without its accounts being read.
std::uint64_t hash_of(std::uint64_t key) {
  key = (key ^ key >> 30U) * 0xBF58476D1CE4E5B9U;
  key = (key ^ key >> 27U) * 0x94D049BB133111EBU;
  return key ^ key >> 31U;
}
std::uint32_t tag_of(std::uint64_t key) { return static_cast<std::uint32_t>(hash_of(key) >> 27U); }

}  // namespace

std::size_t Period::shard_of(std::uint64_t key) noexcept {
  return static_cast<std::size_t>(hash_of(key) >> 59U) % shard_count;
}

std::size_t Period::Shard::slot_of(std::uint64_t key) const noexcept {
  const auto mask = table.size() - 1;
  const auto tag = tag_of(key);
  auto slot = std::size_t{tag} & mask;
  while (table[slot].position != 0 &&
         (table[slot].tag != tag || accounts[table[slot].position - 1].key != key))
    slot = (slot + 1) & mask;
  return slot;
}

Period::Account& Period::Shard::account_of(std::uint64_t key) {
  if (accounts.size() * 2 >= table.size()) {
    std::vector<Slot> wider(std::max<std::size_t>(table.size() * 2, 256));
    const auto mask = wider.size() - 1;
    for (const auto& slot : table) {
      if (slot.position == 0) continue;
      auto at = std::size_t{slot.tag} & mask;
      while (wider[at].position != 0) at = (at + 1) & mask;
      wider[at] = slot;
    }
    table = std::move(wider);
  }
  auto& slot = table[slot_of(key)];
  if (slot.position == 0) {
    accounts.emplace_back().key = key;
    slot = {tag_of(key), static_cast<std::uint32_t>(accounts.size())};
  }
  return accounts[slot.position - 1];
}

const Period::Account* Period::Shard::find(std::uint64_t key) const noexcept {
  if (table.empty()) return nullptr;
  const auto position = table[slot_of(key)].position;
  return position == 0 ? nullptr : &accounts[position - 1];
}

Period::Text Period::Shard::keep(std::string_view text) {
  const Text kept{static_cast<std::uint32_t>(texts.size()),
                  static_cast<std::uint32_t>(text.size())};
  texts += text;
  return kept;
}

std::string_view Period::Shard::text(Text at) const {
  return std::string_view{texts}.substr(at.from, at.length);
}

void Period::Shard::note(Account& account, const std::string& text) {
  const auto [number, is_new] =
      note_numbers.try_emplace(text, static_cast<std::uint32_t>(note_texts.size()));
  if (is_new) note_texts.push_back(text);
  notes.push_back({number->second, account.notes});
  account.notes = static_cast<std::uint32_t>(notes.size());
}

void Period::Shard::add(std::uint64_t key, std::uint32_t number, const Player& player,
                        std::string_view id, const Entrant& entrant, const Change& change,
                        const Date& last_day) {
  auto& account = account_of(key);
  if (number < account.first_event) {
    account.first_event = number;
    account.id = keep(id);
    account.name = keep(player.name);
    account.federation = keep(entrant.federation);
    account.title = entrant.title;
    account.sex = entrant.sex;
    account.birth = entrant.birth;
    account.categoria = entrant.categoria ? static_cast<std::uint8_t>(*entrant.categoria) : 0xFF;
    account.list_k = static_cast<std::uint8_t>(entrant.list_k.value_or(0));
    account.status = change.status;
    account.rating = static_cast<std::uint16_t>(change.rating);
    account.k = static_cast<std::uint16_t>(change.k.value_or(0));
    account.facts = UINT32_MAX;
    if (entrant.facts != PlayerFacts{}) {
      account.facts = static_cast<std::uint32_t>(facts.size());
      facts.push_back(entrant.facts);
    }
  }
  events.push_back({number, account.events});
  account.events = static_cast<std::uint32_t>(events.size());
  account.games = static_cast<std::uint16_t>(account.games + change.games.value_or(0));
  account.score_tenths += change.score.value_or(Score{}).tenths();
  account.expected_exact += static_cast<std::int32_t>(change.expected_exact_hundredths.value_or(0));
  account.expected += static_cast<std::int32_t>(change.expected_hundredths.value_or(0));
  account.difference += static_cast<std::int32_t>(change.difference_hundredths.value_or(0));
  account.change_exact += change.change_exact_hundredths.value_or(0);
  account.change += change.change_hundredths.value_or(0);
  account.entry_rating =
      std::max(account.entry_rating, static_cast<std::uint16_t>(change.entry_rating.value_or(0)));
  for (const auto& text : change.notes) note(account, text);
  if (!change.is_disregarded) account.opponents_sum = account.opponents_sum + change.opponents_sum;
  if (change.status == Status::unrated && !change.is_disregarded) {
    account.event_games = static_cast<std::uint16_t>(account.event_games + change.event_games);
    account.event_score_tenths += change.event_score.tenths();
    account.ru_times_games += std::int64_t{change.initial_rating.value_or(0)} * change.event_games;
    // Zero once two events have brought games.
    account.round_robin_opponents = static_cast<std::uint16_t>(
        account.has_first_rating_games ? 0 : change.round_robin_opponents);
    account.has_first_rating_games = account.has_first_rating_games || change.event_games > 0;
  }
  if (!entrant.games.empty()) account.last_played = std::max(account.last_played, last_day);
}

void Period::add(std::uint32_t number, const Tournament& tournament, const Event& event,
                 const Rated& rated, const ListUse& use, const Regulation& regulation) {
  const auto last = tournament.end.is_set() ? tournament.end : tournament.start;
  {
    const std::lock_guard lock{mutex_};
    if (regulation_ == nullptr || event.start > latest_start_ ||
        (event.start == latest_start_ && regulation.edition > regulation_->edition)) {
      regulation_ = &regulation;
      latest_start_ = std::max(latest_start_, event.start);
    }
    last_day_ = std::max(last_day_, last);
  }
  std::array<std::vector<std::uint32_t>, shard_count> players;
  for (std::size_t i = 0; i < rated.changes.size(); ++i)
    players.at(shard_of(use.keys[i])).push_back(static_cast<std::uint32_t>(i));
  // Each thread begins elsewhere, so that they do not queue behind one another.
  for (std::size_t turn = 0; turn < shard_count; ++turn) {
    const auto at = (turn + number) % shard_count;
    if (players.at(at).empty()) continue;
    auto& shard = shards_.at(at);
    const std::lock_guard lock{shard.mutex};
    for (const auto i : players.at(at))
      shard.add(use.keys[i], number, tournament.players[i], use.ids[i], event.entrants[i],
                rated.changes[i], last);
  }
}

int Period::games_of(std::uint64_t key) const noexcept {
  const auto* account = shards_[shard_of(key)].find(key);
  return account == nullptr ? 0 : account->games;
}

void Period::finish(int threads) {
  std::array<std::vector<Place>, shard_count> places;
  in_parallel(shard_count, static_cast<unsigned>(std::max(threads, 1)), [&](std::size_t at) {
    const auto& accounts = shards_.at(at).accounts;
    auto& own = places.at(at);
    own.reserve(accounts.size());
    for (std::size_t i = 0; i < accounts.size(); ++i)
      own.push_back(
          {accounts[i].key, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(i)});
    std::sort(own.begin(), own.end());
  });
  // Neighbours are merged until one run is left.
  for (std::size_t width = 1; width < shard_count; width *= 2)
    for (std::size_t at = 0; at + width < shard_count; at += 2 * width) {
      std::vector<Place> merged;
      merged.reserve(places[at].size() + places[at + width].size());
      std::merge(places[at].begin(), places[at].end(), places[at + width].begin(),
                 places[at + width].end(), std::back_inserter(merged));
      places[at] = std::move(merged);
      places[at + width] = {};
    }
  order_ = std::move(places.front());
}

std::optional<std::size_t> Period::find(std::uint64_t key) const noexcept {
  const auto found = std::lower_bound(order_.begin(), order_.end(), Place{key, 0, 0});
  if (found == order_.end() || found->key != key) return {};
  return static_cast<std::size_t>(found - order_.begin());
}

PeriodRow Period::row(std::size_t position) const {
  const auto& place = order_.at(position);
  const auto& shard = shards_.at(place.shard);
  const auto& account = shard.accounts[place.position];
  PeriodRow row{.id = std::string{shard.text(account.id)},
                .name = std::string{shard.text(account.name)},
                .federation = std::string{shard.text(account.federation)},
                .birth = account.birth,
                .title = account.title,
                .sex = account.sex,
                .key = account.key,
                .events = {},
                .change = {},
                .last_played = account.last_played};
  for (auto at = account.events; at != 0; at = shard.events[at - 1].next)
    row.events.push_back(shard.events[at - 1].what);
  std::sort(row.events.begin(), row.events.end());
  auto& change = row.change;
  for (auto at = account.notes; at != 0; at = shard.notes[at - 1].next)
    change.notes.push_back(shard.note_texts[shard.notes[at - 1].what]);
  std::sort(change.notes.begin(), change.notes.end());
  change.notes.erase(std::unique(change.notes.begin(), change.notes.end()), change.notes.end());
  change.status = account.status;
  change.rating = account.rating;
  if (account.entry_rating != 0) change.entry_rating = account.entry_rating;
  change.event_games = account.event_games;
  change.round_robin_opponents = account.round_robin_opponents;
  change.event_score = Score::from_tenths(account.event_score_tenths);
  change.opponents_sum = account.opponents_sum;
  // First ratings: at the closing, with the games of their pool.
  if (account.status != Status::unrated && account.status != Status::excluded && account.games > 0)
    change.average_hundredths = round_divide(account.opponents_sum.numerator * 100,
                                             account.opponents_sum.denominator * account.games);
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
  if (account.facts != UINT32_MAX) entrant.facts = shard.facts[account.facts];
  if (regulation_ != nullptr)
    std::visit(
        Closing{entrant, latest_start_.year, account.ru_times_games, account.event_games, change},
        regulation_->rule);
  return row;
}

}  // namespace trf::rating
