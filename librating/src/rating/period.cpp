#include "trf/rating/period.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engines.hpp"
#include "prefetch.hpp"
#include "trf/hash.hpp"
#include "trf/parallel.hpp"
#include "trf/rating/norm.hpp"

namespace trf::rating {
namespace {

// FIDE numbers are in sequences, which a product alone would leave together in a shard. The shard
// uses the highest bits of the mixed key; the tag the 32 below them, and the slot the lowest of the
// tag, so that a table grows without reading its accounts.
std::uint32_t account_tag(std::uint64_t key) {
  return static_cast<std::uint32_t>(mixed(key) >> 27U);
}

/// Games of an event that the next list counts. FSI lists register FIDE's too.
std::uint16_t counted_games(const Entrant& entrant, const Change& change,
                            const Regulation& regulation) {
  if (regulation.is_italian()) return static_cast<std::uint16_t>(entrant.games.size());
  if (change.status != Status::unrated) return static_cast<std::uint16_t>(change.games.value_or(0));
  return static_cast<std::uint16_t>(change.is_disregarded ? 0 : change.event_games);
}

/// Of these games, those that keep the player active (1997 9.22).
std::uint16_t active_games_of(const Event& event, const Entrant& entrant, std::uint16_t counted,
                              const Regulation& regulation) {
  if (counted == 0 || regulation.list.active_games == 0) return counted;
  return static_cast<std::uint16_t>(std::ranges::count_if(
      entrant.games, [&](const auto& game) { return event.entrants[game.opponent].rating > 0; }));
}

}  // namespace

std::size_t Period::shard_of(std::uint64_t key) noexcept {
  return static_cast<std::size_t>(mixed(key) >> 59U) % shard_count;
}

std::size_t Period::Shard::slot_of(std::uint64_t key) const noexcept {
  const auto mask = table.size() - 1;
  const auto tag = account_tag(key);
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
    slot = {account_tag(key), static_cast<std::uint32_t>(accounts.size())};
  }
  return accounts[slot.position - 1];
}

// Each pass loads what the next one reads, for all keys at once. A key whose slot has another tag
// is new, or at another slot.
void Period::Shard::expect(std::span<const std::uint64_t> keys) const {
  if (table.empty()) return;
  const auto slot_for = [&](std::uint64_t key) -> const Slot& {
    return table[std::size_t{account_tag(key)} & (table.size() - 1)];
  };
  std::vector<std::uint32_t> positions;
  positions.reserve(keys.size());
  for (const auto key : keys) prefetch(&slot_for(key));
  for (const auto key : keys)
    if (const auto& slot = slot_for(key); slot.position != 0 && slot.tag == account_tag(key)) {
      positions.push_back(slot.position - 1);
      prefetch(&accounts[slot.position - 1], sizeof(Account));
    }
  for (const auto position : positions)
    prefetch(&looks[accounts[position].looks - 1], sizeof(Look));
  for (const auto position : positions)
    prefetch(text(looks[accounts[position].looks - 1].name).data());
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

std::uint32_t Period::Shard::number_of_note(const Cited& note) {
  const auto [number, is_new] =
      note_numbers.try_emplace(note, static_cast<std::uint32_t>(said.size()));
  if (is_new) said.push_back(note);
  return number->second;
}

void Period::Shard::note(Account& account, const Cited& what) {
  notes.push_back({number_of_note(what), account.notes});
  account.notes = static_cast<std::uint32_t>(notes.size());
}

std::uint32_t Period::Shard::look_of(Account& account, const PersonFacts& person) {
  for (auto at = account.looks; at != 0; at = looks[at - 1].next) {
    const auto& look = looks[at - 1];
    if (text(look.name) == person.name && look.birth == person.birth &&
        text(look.national) == person.national && text(look.fide) == person.fide)
      return at - 1;
  }
  auto& look = looks.emplace_back();
  look.national = keep(person.national);
  look.fide = keep(person.fide);
  look.name = keep(person.name);
  look.birth = person.birth;
  look.next = account.looks;
  account.looks = static_cast<std::uint32_t>(looks.size());
  return account.looks - 1;
}

PersonFacts Period::Shard::facts_of(const Look& look) const {
  return {text(look.national), text(look.fide), text(look.name), look.birth};
}

void Period::Shard::add(std::uint64_t key, const Addition& addition) {
  const auto& [order, id, player, entrant, change, ledger, sighting, partial] = addition;
  auto& account = account_of(key);
  const auto look = look_of(account, rating::facts_of(player));
  if (account.sightings == 0 || order < account.first) {
    account.first = order;
    account.id = keep(id);
    account.look = look;
    account.federation = keep(entrant.federation);
    account.title = entrant.title;
    account.sex = entrant.sex;
    account.birth = entrant.birth;
    account.categoria = entrant.categoria ? static_cast<std::uint8_t>(*entrant.categoria) : 0xFF;
    account.status = change.status;
    account.rating = static_cast<std::uint16_t>(change.rating);
    account.k = static_cast<std::uint16_t>(change.k.value_or(0));
    account.facts = UINT32_MAX;
    if (entrant.facts != PlayerFacts{}) {
      account.facts = static_cast<std::uint32_t>(facts.size());
      facts.push_back(entrant.facts);
    }
  }
  if (ledger != UINT32_MAX) account.ledger = ledger;
  account.is_repeated = account.sightings != 0;
  auto& seen = sighted.emplace_back(sighting);
  seen.look = look;
  seen.next = account.sightings;
  seen.running = static_cast<std::uint32_t>(running.size());
  seen.running_count = static_cast<std::uint16_t>(partial.size());
  running.insert(running.end(), partial.begin(), partial.end());
  account.sightings = static_cast<std::uint32_t>(sighted.size());
  account.games = static_cast<std::uint16_t>(account.games + change.games.value_or(0));
  account.score_tenths += change.score.value_or(Score{}).tenths();
  account.expected_exact += static_cast<std::int32_t>(change.expected_exact_hundredths.value_or(0));
  account.expected += static_cast<std::int32_t>(change.expected_hundredths.value_or(0));
  account.difference += static_cast<std::int32_t>(change.difference_hundredths.value_or(0));
  account.change_exact += static_cast<std::int32_t>(change.change_exact_hundredths.value_or(0));
  account.change += static_cast<std::int32_t>(change.change_hundredths.value_or(0));
  account.is_cancelled = account.is_cancelled || change.is_cancelled;
  account.entry_rating =
      std::max(account.entry_rating, static_cast<std::uint16_t>(change.entry_rating.value_or(0)));
  if (!change.is_first_disregarded)
    for (const auto& one : change.notes) note(account, one);
  if (!change.is_disregarded) account.opponents_sum = account.opponents_sum + change.opponents_sum;
  if (change.status == Status::unrated && !change.is_disregarded) {
    account.event_games = static_cast<std::uint16_t>(account.event_games + change.event_games);
    account.event_score_tenths += change.event_score.tenths();
    account.ru_times_games += change.initial_rating.value_or(0) * change.event_games;
    // Zero if two events have games.
    account.round_robin_opponents = static_cast<std::uint16_t>(
        account.has_first_rating_games ? 0 : change.round_robin_opponents);
    account.has_first_rating_games = account.has_first_rating_games || change.event_games > 0;
  }
  if (change.is_first_disregarded) {
    disregarded.push_back({order.number, account.disregarded, change.games.value_or(0),
                           change.score.value_or(Score{}).tenths(),
                           number_of_note(change.notes.empty() ? Cited{} : change.notes.back()),
                           change.opponents_sum});
    account.disregarded = static_cast<std::uint32_t>(disregarded.size());
  }
}

std::vector<const Period::Sighting*> Period::Shard::sightings(
    const Account& account, const std::vector<std::uint32_t>& ranks) const {
  constexpr std::size_t usual = 8;
  std::vector<const Sighting*> found;
  found.reserve(usual);
  for (auto at = account.sightings; at != 0; at = sighted[at - 1].next)
    found.push_back(&sighted[at - 1]);
  // One report can have the account twice: then in the order of its rows, in which they were added.
  std::sort(found.begin(), found.end(), [&](const Sighting* a, const Sighting* b) {
    return std::pair{ranks[a->event], a} < std::pair{ranks[b->event], b};
  });
  return found;
}

void Period::add(std::uint32_t number, const Tournament& tournament, const Event& event,
                 const Rated& rated, const ListUse& use, const Regulation& regulation) {
  const auto last = tournament.last_day();
  if (!rated.counts.is_rated()) {
    const std::lock_guard lock{mutex_};
    last_day_ = std::max(last_day_, last);  // The next list follows this event too
    return;
  }
  auto fingerprint = fingerprint_of(tournament, event, regulation);
  const EventOrder order{event.start, last,
                         fingerprint.content.games.empty() ? 0 : fingerprint.content.games.front(),
                         number};
  const auto* italian = std::get_if<EloItaliaRegulation>(&regulation.rule);
  const bool makes_titles = regulation.makes_titles();
  const auto norms = makes_titles ? maestro_norms(tournament, event) : std::vector<Norm>{};
  {
    const std::lock_guard lock{mutex_};
    if (orders_.size() <= number) {
      orders_.resize(std::size_t{number} + 1);
      fingerprints_.resize(orders_.size());
      editions_.resize(orders_.size());
    }
    orders_[number] = order;
    editions_[number] = &regulation;
    fingerprints_[number] = std::move(fingerprint);
    if (regulation_ == nullptr || event.start > latest_start_ ||
        (event.start == latest_start_ && regulation.edition > regulation_->edition)) {
      regulation_ = &regulation;
      latest_start_ = std::max(latest_start_, event.start);
    }
    last_day_ = std::max(last_day_, last);
  }
  // The players of each shard together, in their order; `begins` of the last shard is the end.
  std::array<std::size_t, shard_count + 1> begins{};
  for (std::size_t i = 0; i < rated.changes.size(); ++i) ++begins.at(shard_of(use.keys[i]) + 1);
  std::partial_sum(begins.begin(), begins.end(), begins.begin());
  std::vector<std::uint32_t> players(rated.changes.size());
  std::vector<std::uint64_t> keys(players.size());
  auto ends = begins;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto place = ends.at(shard_of(use.keys[i]))++;
    players[place] = static_cast<std::uint32_t>(i);
    keys[place] = use.keys[i];
  }
  // Each thread begins with another shard, so that they do not wait for each other.
  for (std::size_t turn = 0; turn < shard_count; ++turn) {
    const auto at = (turn + number) % shard_count;
    const auto begin = begins.at(at), count = begins.at(at + 1) - begin;
    if (count == 0) continue;
    auto& shard = shards_.at(at);
    const std::lock_guard lock{shard.mutex};
    shard.expect(std::span{keys}.subspan(begin, count));
    for (const auto i : std::span{players}.subspan(begin, count)) {
      const auto& entrant = event.entrants[i];
      const auto& change = rated.changes[i];
      const auto& player = tournament.players[i];
      Sighting seen;
      seen.event = number;
      seen.change = static_cast<std::int32_t>(change.change_hundredths.value_or(0));
      seen.difference = static_cast<std::int32_t>(change.difference_hundredths.value_or(0));
      seen.k = static_cast<std::uint8_t>(change.k.value_or(0));
      seen.list_k = static_cast<std::uint8_t>(entrant.list_k.value_or(0));
      seen.played = static_cast<std::uint16_t>(entrant.games.size());
      seen.rating = static_cast<std::uint16_t>(entrant.rating);
      seen.national_rating = static_cast<std::uint16_t>(entrant.national_rating);
      if (entrant.categoria) seen.categoria = static_cast<std::uint8_t>(*entrant.categoria);
      seen.given = use.given[i];
      // 4.2.6: the arbiter's estimate for a player from abroad is used in its event only.
      seen.is_estimate = entrant.rating == 0 && is_from_abroad(entrant.federation) &&
                         regulation.list.is_frozen_for_period;
      seen.is_disregarded = change.is_first_disregarded;
      seen.is_round_robin = change.is_out_for_opponents;
      seen.is_withdrawn = entrant.facts.withdrawn.value_or(false);
      seen.has_games = change.event_games > 0 && !change.is_disregarded;
      seen.counted = counted_games(entrant, change, regulation);
      seen.active_games = active_games_of(event, entrant, seen.counted, regulation);
      seen.is_individual = !event.is_of_teams();
      if (makes_titles) {
        seen.single_norm = norms[i].achieved == Achieved::single_norm;
        seen.double_norm = norms[i].achieved == Achieved::double_norm;
      }
      const bool may_become_maestro = makes_titles && change.status == Status::rated &&
                                      entrant.categoria != Categoria::m && !seen.is_withdrawn;
      shard.add(use.keys[i],
                {order, use.ids[i], player, entrant, change,
                 use.ledger[i] ? static_cast<std::uint32_t>(*use.ledger[i]) : UINT32_MAX, seen,
                 may_become_maestro ? running_variations(event, i, *italian, change.k.value_or(0))
                                    : std::vector<std::int32_t>{}});
    }
  }
}

int Period::games_of(std::uint64_t key) const noexcept {
  const auto* account = shards_[shard_of(key)].find(key);
  return account == nullptr ? 0 : account->games;
}

// The change is added to it also if the first event began before the list and has an older rating.
void Period::enter_list_rating(Account& account) const {
  if (account.entry == nullptr || account.status != Status::rated || regulation_ == nullptr ||
      regulation_->list.is_frozen_for_period)
    return;
  if (const int listed = list_rating(*list_, *account.entry, regulation_->list.kind); listed > 0)
    account.rating = static_cast<std::uint16_t>(listed);
}

void Period::finish(int threads) {
  threads_ = static_cast<unsigned>(std::max(threads, 1));
  std::vector<std::uint32_t> events(orders_.size());
  std::iota(events.begin(), events.end(), 0U);
  std::sort(events.begin(), events.end(),
            [&](std::uint32_t a, std::uint32_t b) { return orders_[a] < orders_[b]; });
  ranks_.resize(events.size());
  for (std::size_t i = 0; i < events.size(); ++i) ranks_[events[i]] = static_cast<std::uint32_t>(i);
  std::array<std::vector<Place>, shard_count> places;
  in_parallel(shard_count, threads_, [&](std::size_t at) {
    auto& accounts = shards_.at(at).accounts;
    std::vector<Place> own;
    std::vector<std::uint64_t> keys;
    own.reserve(accounts.size());
    keys.reserve(accounts.size());
    for (std::size_t i = 0; i < accounts.size(); ++i) {
      keys.push_back(accounts[i].key);
      own.push_back({keys.back(), static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(i)});
    }
    std::sort(own.begin(), own.end());
    places.at(at) = std::move(own);
    if (list_ == nullptr) return;
    std::vector<const ListEntry*> entries;
    list_->find_all(keys, entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      accounts[i].entry = entries[i];
      enter_list_rating(accounts[i]);
    }
  });
  // Neighbours are merged until there is one sequence.
  for (std::size_t width = 1; width < shard_count; width *= 2)
    in_parallel(shard_count / (2 * width), threads_, [&](std::size_t pair) {
      auto& first = places.at(pair * 2 * width);
      auto& second = places.at(pair * 2 * width + width);
      std::vector<Place> merged;
      merged.reserve(first.size() + second.size());
      std::merge(first.begin(), first.end(), second.begin(), second.end(),
                 std::back_inserter(merged));
      first = std::move(merged);
      second = {};
    });
  order_ = std::move(places.front());
  revision_ = find_revision();
}

void Period::in_shards(const std::function<void(std::size_t, const Shard&)>& work) const {
  in_parallel(shard_count, threads_, [&](std::size_t at) { work(at, shards_.at(at)); });
}

std::optional<std::size_t> Period::find(std::uint64_t key) const noexcept {
  auto near = order_.size();
  return find(key, near);
}

std::optional<std::size_t> Period::find(std::uint64_t key, std::size_t& near) const {
  constexpr int most_steps = 4;
  near = std::min(near, order_.size());
  for (int step = 0; step < most_steps && near < order_.size() && order_[near].key < key; ++step)
    ++near;
  const bool is_before = near < order_.size() && order_[near].key < key;
  const bool is_after = near > 0 && order_[near - 1].key >= key;
  if (is_before || is_after)
    near = static_cast<std::size_t>(
        std::lower_bound(order_.begin(), order_.end(), Place{key, 0, 0}) - order_.begin());
  if (near == order_.size() || order_[near].key != key) return {};
  return near;
}

}  // namespace trf::rating
