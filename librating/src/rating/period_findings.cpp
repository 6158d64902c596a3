#include <algorithm>
#include <array>
#include <tuple>

#include "trf/rating/event_list.hpp"
#include "trf/rating/period.hpp"

// Findings about several reports of a period, in any order.
namespace trf::rating {
namespace {

constexpr int years_apart_days = 366;
constexpr int league_days = 31;  // A team event without round dates that is longer cannot clash

}  // namespace

Period::Fingerprint Period::fingerprint_of(const Tournament& tournament, const Event& event,
                                           const Regulation& regulation) {
  Fingerprint print;
  print.content = content_of(tournament);
  const auto& dates = tournament.round_dates;
  if (!dates.empty() && std::ranges::all_of(dates, &Date::has_day)) {
    for (const auto& date : dates) print.days.push_back(day_number(date));
    std::sort(print.days.begin(), print.days.end());
    print.days.erase(std::unique(print.days.begin(), print.days.end()), print.days.end());
  }
  print.is_quick = is_quick(regulation, event.seconds);
  print.is_team = event.is_of_teams();
  return print;
}

bool Period::are_at_once(std::uint32_t a, std::uint32_t b) const {
  const auto& one = orders_[a];
  const auto& two = orders_[b];
  if (!one.start.has_day() || !one.end.has_day() || !two.start.has_day() || !two.end.has_day())
    return false;
  const auto& days = fingerprints_[a].days;
  const auto& others = fingerprints_[b].days;
  if (!days.empty() && !others.empty())
    return (!fingerprints_[a].is_quick || !fingerprints_[b].is_quick) &&
           std::any_of(days.begin(), days.end(), [&](std::int32_t day) {
             return std::binary_search(others.begin(), others.end(), day);
           });
  const auto from = std::max(day_number(one.start), day_number(two.start));
  const auto to = std::min(day_number(one.end), day_number(two.end));
  if (to < from) return false;
  for (const auto at : {a, b})
    if (fingerprints_[at].is_team && fingerprints_[at].days.empty() &&
        day_number(orders_[at].end) - day_number(orders_[at].start) > league_days)
      return false;
  // The last round of one event and the first of another can be on one day, and so can two rapid or
  // blitz events.
  if (to > from) return true;
  const bool is_one_day = one.start == one.end && two.start == two.end;
  return is_one_day && !(fingerprints_[a].is_quick && fingerprints_[b].is_quick);
}

// A copy is reported only with the first report of its event.
std::vector<bool> Period::find_same_events(std::vector<PeriodFinding>& found) const {
  std::vector<std::uint32_t> events;
  for (std::uint32_t event = 0; event < orders_.size(); ++event)
    if (!fingerprints_[event].content.games.empty()) events.push_back(event);
  std::sort(events.begin(), events.end(),
            [&](std::uint32_t a, std::uint32_t b) { return ranks_[a] < ranks_[b]; });
  std::vector<const EventContent*> contents;
  contents.reserve(events.size());
  for (const auto event : events) contents.push_back(&fingerprints_[event].content);
  EventFinder finder{contents};
  std::vector<bool> is_copy(orders_.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto first = finder.first(*contents[i], i);
    if (!first) continue;
    finder.leave_out(i);
    is_copy[events[i]] = true;
    found.push_back(
        {.kind = PeriodFinding::Kind::same_event, .first = events[*first], .second = events[i]});
  }
  return is_copy;
}

std::vector<PeriodFinding> Period::findings(const Persons& persons) const {
  using Kind = PeriodFinding::Kind;
  std::vector<PeriodFinding> found;
  find_at_once(found, find_same_events(found));
  find_other_rows(found, persons);
  find_contradictions(found, persons);
  find_two_numbers(found, persons);
  find_shared_numbers(found, persons);
  find_two_rows(found, persons);
  find_namesakes(found, persons);
  for (const auto& [key, ratings] : revision_.ratings) {
    const auto& place = order_[*find(key)];
    const auto& shard = shards_.at(place.shard);
    const auto& account = shard.accounts[place.position];
    const auto seen = shard.sightings(account, ranks_);
    for (const auto* one : seen) {
      const bool is_fide = !one->given.rating && ratings.rating != one->rating;
      if (!is_fide && (one->given.national_rating || one->is_estimate)) continue;
      const auto rating_in = [&](const Sighting* report) -> int {
        return is_fide ? report->rating : report->national_rating;
      };
      const int used = is_fide ? ratings.rating : ratings.national_rating;
      const int stated = rating_in(one);
      if (used == stated) continue;
      const auto* source = *std::find_if(seen.begin(), seen.end(), [&](const Sighting* report) {
        const bool is_given =
            is_fide ? report->given.rating : report->given.national_rating || report->is_estimate;
        return !is_given && rating_in(report) == used;
      });
      found.push_back({.kind = Kind::rating_differs,
                       .first = source->event,
                       .second = one->event,
                       .id = std::string{shard.text(account.id)},
                       .name = std::string{shard.facts_of(*one).name},
                       .rating = used,
                       .other_rating = stated});
    }
  }
  const EventOrder* first = nullptr;
  const EventOrder* last = nullptr;
  for (const auto& event : orders_) {
    if (event.number == UINT32_MAX || !event.start.has_day()) continue;
    if (first == nullptr || event < *first) first = &event;
    if (last == nullptr || *last < event) last = &event;
  }
  if (first != nullptr && day_number(last->start) - day_number(first->start) >= years_apart_days)
    found.push_back({.kind = Kind::years_apart, .first = first->number, .second = last->number});
  const auto key = [&](const PeriodFinding& one) {
    return std::tuple{one.kind, orders_[one.first], orders_[one.second],
                      one.id,   one.other_id,       one.other_name};
  };
  std::sort(found.begin(), found.end(),
            [&](const auto& a, const auto& b) { return key(a) < key(b); });
  return found;
}

Revision Period::find_revision() const {
  const bool is_frozen = regulation_ != nullptr && regulation_->list.is_frozen_for_period;
  const auto revise = [&](Revision& revision, const Shard& shard, const Account& account) {
    if (!account.is_repeated || (!is_frozen && account.disregarded == 0)) return;
    const auto seen = shard.sightings(account, ranks_);
    // 2018 6.1: in a round robin the games of the opponents count too.
    bool has_played = false;
    for (const auto* one : seen) {
      if (one->is_disregarded && one->is_round_robin && has_played)
        revision.later_events.emplace(account.key, one->event);
      has_played = has_played || one->has_games;
    }
    if (!is_frozen) return;
    // RTF 4.2.3: the data of the first report; a FIDE rating in one report is used in all, also
    // where another has an estimate (4.2.6).
    Revision::Ratings held;
    for (const auto* one : seen) {
      if (!one->given.rating && held.rating == 0) held.rating = one->rating;
      if (one->is_estimate) continue;
      if (!one->given.national_rating && held.national_rating == 0)
        held.national_rating = one->national_rating;
      if (!one->given.categoria && !held.categoria && one->categoria != 0xFF)
        held.categoria = static_cast<Categoria>(one->categoria);
    }
    const auto categoria = held.categoria ? static_cast<std::uint8_t>(*held.categoria) : 0xFF;
    const bool differs = std::any_of(seen.begin(), seen.end(), [&](const Sighting* one) {
      if (!one->given.rating && one->rating != held.rating) return true;
      if (one->is_estimate) return false;
      return (!one->given.national_rating && one->national_rating != held.national_rating) ||
             (!one->given.categoria && one->categoria != categoria);
    });
    if (differs) revision.ratings.emplace(account.key, held);
  };
  std::array<Revision, shard_count> parts;
  in_shards([&](std::size_t number, const Shard& shard) {
    for (std::size_t i = 0; i < shard.accounts.size(); ++i)
      revise(parts.at(number), shard, shard.accounts[i]);
  });
  auto& whole = parts.front();
  for (auto& part : parts) {
    if (&part == &whole) continue;
    whole.ratings.merge(part.ratings);
    whole.later_events.merge(part.later_events);
  }
  return std::move(whole);
}

void Revision::apply(Event& event, const ListUse& use, std::uint32_t number) const {
  if (is_empty()) return;
  for (std::size_t i = 0; i < event.entrants.size(); ++i) {
    auto& entrant = event.entrants[i];
    if (later_events.contains({use.keys[i], number})) entrant.facts.first_event = false;
    const auto held = ratings.find(use.keys[i]);
    if (held == ratings.end()) continue;
    const auto& given = use.given[i];
    if (!given.rating) entrant.rating = held->second.rating;
    if (!given.national_rating) entrant.national_rating = held->second.national_rating;
    if (!given.categoria) entrant.categoria = held->second.categoria;
  }
}

}  // namespace trf::rating
