#include <algorithm>

#include <fmt/format.h>

#include "engines.hpp"
#include "trf/rating/messages/rated.hpp"
#include "trf/rating/period.hpp"

namespace trf::rating {
namespace {

std::uint8_t list_k(const RatingList& list, const ListEntry& entry, RatingKind kind) {
  const auto at = static_cast<std::size_t>(kind);
  if (kind == RatingKind::own || list.has(kind)) return entry.k[at];
  if (list.is_beside_fide(kind)) return 0;
  return entry.k[static_cast<std::size_t>(RatingKind::own)];
}

// Data of the list that no fact of the player replaces.
void enter_facts(Entrant& entrant, const RatingList& list, const ListEntry& entry,
                 RatingKind kind) {
  auto& facts = entrant.facts;
  const auto flag = [&](std::optional<bool>& fact, int level) {
    const auto bit = ListEntry::ever_bit(pool_of(kind), level);
    if (!fact && (entry.ever_known >> bit & 1U) != 0) fact = (entry.ever >> bit & 1U) != 0;
  };
  if (pool_of(kind) == ListPool::plain) flag(facts.ever_2200, 2200);
  flag(facts.ever_2300, 2300);
  flag(facts.ever_2400, 2400);
  if (!facts.games) facts.games = list.games_of(entry, kind);
  // Another year in the report is an error, or the number was confirmed to decide.
  if (entry.birth_year != 0 && entrant.birth.year != entry.birth_year) {
    entrant.birth = {};
    entrant.birth.year = entry.birth_year;
  }
  if (entrant.title == Title::none) entrant.title = entry.title;
  // RTF 4.1.3: who is in no category is NC, whatever the report claims.
  if (entry.categoria != 0xFF)
    entrant.categoria = static_cast<Categoria>(entry.categoria);
  else if (list.is_blank_nc(entry.title))
    entrant.categoria = Categoria::nc;
}

bool has_fide_rating(const RatingList& list, const ListEntry& entry) {
  return (list.has(RatingKind::standard) && list_rating(list, entry, RatingKind::standard) > 0) ||
         (list.has(RatingKind::rapid) && list_rating(list, entry, RatingKind::rapid) > 0);
}

/// What a row decides for the period. A column that the list lacks decides nothing.
Given given_by(const RatingList& list, const ListEntry& entry, const Entrant& entrant,
               const Regulation& regulation) {
  const auto* italian = std::get_if<EloItaliaRegulation>(&regulation.rule);
  if (italian == nullptr) return {true, true, true};
  // RTF 4.2.6, rapid regulation 6.8: the arbiter equates a foreigner without rating.
  const bool has_own =
      list.has_any() && (entry.rating[0] != 0 || !is_from_abroad(entrant.federation));
  // Rapid regulation 6.1: another rating is asked for only without a rapid one.
  if (italian->entry != EloItaliaRegulation::Entry::category)
    return {entry.rating[0] != 0 || has_fide_rating(list, entry), has_own, true};
  return {list.has(RatingKind::standard), has_own,
          entry.categoria != 0xFF || list.is_blank_nc(entry.title)};
}

/// The list's coefficient. For an event before the list, or of an edition with other coefficients,
/// it only tells what the player has reached, or is new to. 0: neither.
int coefficient_in(const Regulation& regulation, const Date& list, int k, const Entrant& entrant,
                   bool is_older) {
  const auto* rule = regulation.coefficients();
  if (rule == nullptr || !list.is_set()) return k;
  const auto& listed = *edition_for(regulation.system, list).regulation->coefficients();
  if (*rule == listed && !is_older) return k;
  if (k == listed.high) return rule->high;
  auto others = entrant.facts;
  others.games = listed.newcomer_games;
  const bool is_newcomer =
      k == listed.newcomer && development_coefficient(listed, entrant.rating, entrant.birth, others,
                                                      list.year, 0, std::nullopt) != k;
  return is_newcomer ? rule->newcomer : 0;
}

void enter_ratings(Entrant& entrant, const RatingList& list, const ListEntry& entry,
                   const Regulation& regulation, const Given& given) {
  auto& facts = entrant.facts;
  const int own = entry.rating[0];
  const int standard = list_rating(list, entry, RatingKind::standard);
  const int rapid = list.has(RatingKind::rapid) ? list_rating(list, entry, RatingKind::rapid) : 0;
  const auto kind = regulation.list.kind;
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&regulation.rule)) {
    if (given.national_rating) entrant.national_rating = own;
    const int fide = list.has(RatingKind::standard) ? standard : 0;
    if (italian->entry == EloItaliaRegulation::Entry::category) {
      if (given.rating) entrant.rating = fide;
    } else {
      if (!facts.fide_standard && fide > 0) facts.fide_standard = fide;
      if (!facts.fide_rapid && rapid > 0) facts.fide_rapid = rapid;
    }
  } else if (list.has_any()) {
    entrant.rating = list_rating(list, entry, kind);
    const bool tells_standard =
        list.has(RatingKind::standard) || (list.has(RatingKind::own) && list.has_several());
    // 0: the list shows that the player has none.
    if (kind != RatingKind::standard && !facts.standard && tells_standard)
      facts.standard = standard;
  }
}

/// 2018 8.22: the standard rating of a player without a rapid or blitz one.
int standing_in(const Regulation& regulation, const Entrant& entrant) {
  const auto* fide = std::get_if<FideRegulation>(&regulation.rule);
  return fide != nullptr && fide->standard_stands_in ? entrant.facts.standard.value_or(0) : 0;
}

}  // namespace

int list_rating(const RatingList& list, const ListEntry& entry, RatingKind kind) noexcept {
  if (kind == RatingKind::own || list.has(kind))
    return entry.rating[static_cast<std::size_t>(kind)];
  if (list.is_beside_fide(kind)) return 0;
  // The plain column: standard if there are others, else the kind of the list.
  if (kind == RatingKind::standard || !list.has_several()) return entry.rating[0];
  return 0;
}

namespace {

// Without number and birth date, nothing shows that two rows of a report are one person.
void part_twins(ListUse& use, const Tournament& tournament) {
  auto sorted = use.keys;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end()) return;
  for (std::size_t i = 1; i < use.keys.size(); ++i) {
    const auto& player = tournament.players[i];
    const auto facts = facts_of(player);
    const auto before = use.keys.begin() + static_cast<std::ptrdiff_t>(i);
    if (!facts.national.empty() || !facts.fide.empty() || facts.birth.is_set() ||
        std::find(use.keys.begin(), before, use.keys[i]) == before)
      continue;
    use.keys[i] =
        list_key(fmt::format("{}#{}#{}", tournament.name, player.name, player.start_rank));
    use.is_listed[i] = false;
    use.given[i] = {};
  }
}

// The row of each player; nullptr: not in the list.
std::vector<const ListEntry*> find_rows(const std::vector<PersonFacts>& people,
                                        const Persons& persons, IdKind kind) {
  const auto& list = *persons.list();
  std::vector<std::uint64_t> keys;
  keys.reserve(people.size());
  for (const auto& facts : people) keys.push_back(person_key(facts, kind));
  std::vector<const ListEntry*> rows;
  list.find_all(keys, rows);
  for (std::size_t i = 0; i < people.size(); ++i)
    if (rows[i] == nullptr) rows[i] = persons.find(people[i], kind);
  return rows;
}

}  // namespace

ListUse without_list(const Tournament& tournament, IdKind kind, const Persons& persons) {
  ListUse use;
  use.keys.reserve(tournament.players.size());
  use.ids.reserve(tournament.players.size());
  use.is_listed.resize(tournament.players.size());
  use.given.resize(tournament.players.size());
  use.ledger.resize(tournament.players.size());
  for (const auto& player : tournament.players) {
    const auto facts = facts_of(player);
    use.ids.push_back(person_id(facts, kind));
    use.keys.push_back(persons.joined(person_key(facts, kind)));
  }
  part_twins(use, tournament);
  return use;
}

void apply_ledger(Event& event, const Tournament& tournament, const Ledger& ledger, ListUse& use,
                  const RatingList* list) {
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto* row = list == nullptr || !use.is_listed[i] ? nullptr : list->find(use.keys[i]);
    const auto fide = row == nullptr || row->fide_key == 0
                          ? std::string{}
                          : std::to_string(fide_column_number(row->fide_key));
    use.ledger[i] = ledger.find(tournament.players[i], {fide, use.ids[i]});
    if (!use.ledger[i] || use.is_listed[i]) continue;
    const auto& entry = ledger.entries()[*use.ledger[i]];
    use.ids[i] = entry.id;
    use.given[i] = {true, true, true};
    auto& entrant = event.entrants[i];
    entrant.rating = entry.has_fide_rating ? entry.rating : 0;
    if (!entry.has_fide_rating) entrant.national_rating = entry.rating;
    entrant.categoria = entry.title;
  }
}

ListUse apply_list(Event& event, const Tournament& tournament, const Persons& persons,
                   const Regulation& regulation) {
  const auto kind = id_kind(persons.list(), regulation);
  if (persons.list() == nullptr) return without_list(tournament, kind, persons);
  const auto& list = *persons.list();
  ListUse use;
  const auto players = tournament.players.size();
  use.keys.reserve(players);
  use.ids.reserve(players);
  use.is_listed.resize(players);
  use.given.resize(players);
  use.ledger.resize(players);
  std::vector<PersonFacts> people;
  people.reserve(players);
  for (const auto& player : tournament.players) people.push_back(facts_of(player));
  const auto rows = find_rows(people, persons, kind);
  const auto pool = list.kind_for(regulation);
  const auto next = next_list(regulation.list, list.date(), tournament.last_day());
  // The report has the ratings of its first day. An FSI period has those of its list (RTF 4.2.3).
  const bool is_older =
      !regulation.list.is_frozen_for_period && began_before(event.start, list.date());
  for (std::size_t i = 0; i < players; ++i) {
    const auto& player = tournament.players[i];
    const auto& facts = people[i];
    const auto* entry = rows[i];
    if (entry == nullptr) {
      use.ids.push_back(person_id(facts, kind));
      use.keys.push_back(persons.joined(person_key(facts, kind)));
      use.missing.push_back(static_cast<PlayerIndex>(i));
      continue;
    }
    const auto own = facts.number(kind);
    use.ids.push_back(list_key(own) == entry->key ? std::string{own} : list.id_of(*entry));
    use.keys.push_back(entry->key);
    use.is_listed[i] = true;
    auto& entrant = event.entrants[i];
    const bool is_italian = regulation.is_italian();
    const int before = is_italian ? entrant.national_rating : entrant.rating;
    use.given[i] = given_by(list, *entry, entrant, regulation);
    enter_ratings(entrant, list, *entry, regulation, use.given[i]);
    enter_facts(entrant, list, *entry, pool);
    if (const auto listed = list_k(list, *entry, regulation.list.kind); listed > 0)
      if (const int k = coefficient_in(regulation, list.date(), listed, entrant, is_older); k > 0)
        entrant.list_k = k;
    if (!is_italian && entrant.rating == 0)
      entrant.earlier = list.earlier_of(*entry, pool, regulation.list, next);
    const int after = is_italian ? entrant.national_rating : entrant.rating;
    const int used = after == 0 ? standing_in(regulation, entrant) : after;
    if (before == used || (before == 0 && !is_older)) continue;
    // Without a rating in the report the player may be rated since: a fact tells it.
    const bool was_unrated = before == 0 && entrant.facts.rated_later;
    if (is_older && after != 0 && (before != 0 || was_unrated)) {
      entrant.rating = before;
      ++use.rated_as_reported;
      use.notes.push_back(said::report_rating_used{
          .number = player.start_rank, .name = player.name, .rating = before, .listed = after});
    } else {
      use.notes.push_back(said::list_rating_used{
          .number = player.start_rank, .name = player.name, .rating = used, .stated = before});
    }
  }
  part_twins(use, tournament);
  return use;
}

}  // namespace trf::rating
