#include <algorithm>
#include <map>

#include "italo_svizzero/rotation.hpp"
#include "swiss/teller.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/place.hpp"

namespace trf::pair::italo_svizzero {
namespace {

[[nodiscard]] std::vector<Seat> all_seats(const Table& table) {
  std::vector<Seat> seats(table.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<Seat>(i);
  return seats;
}

[[nodiscard]] AndList numbers(const Table& table, const std::vector<Seat>& seats) {
  return {seats, [&](Seat seat) { return Number{table.number(seat)}; }};
}

/// Reports the free player; the sentence is made only if there is a trace.
template <class S>
void tell_free(Trace* trace, std::string_view article, S&& sentence,
               std::vector<PlayerIndex> players) {
  tell(trace, title(Place::of(Place::Kind::free_player)), article, std::forward<S>(sentence),
       std::move(players));
}

/// The groups, tried one after another; a group of one is decided before the rotation.
[[nodiscard]] std::vector<std::vector<Seat>> candidate_groups(const Table& table, Trace* trace) {
  std::vector<std::vector<Seat>> groups;
  if (table.state.round == 1) {
    // Art. 10: in the first round the last number drawn, then the one before.
    for (auto seat = table.size(); seat-- > 0;) groups.push_back({seat});
    return groups;
  }
  // Art. 12: the last in the standings, then the last but one, and so on.
  std::map<Score, std::vector<Seat>> levels;
  for (const Seat seat : all_seats(table)) levels[table.entries[seat].points].push_back(seat);
  for (const auto& [points, level] : levels) {
    std::vector<Seat> group;
    for (const Seat seat : level) {
      const auto why = why_not_free(table, seat);
      if (!why) {
        group.push_back(seat);
        continue;
      }
      tell_free(trace, "art. 12",
                [&, points = points] {
                  return said::cannot_be_free_with{
                      .player = table.number(seat), .points = points, .why = *why};
                },
                {table.state.players[seat].player});
    }
    if (!group.empty()) groups.push_back(std::move(group));
    // Reported only as far as needed: the first level nearly always decides.
    if (trace != nullptr && groups.size() == 1) trace = nullptr;
  }
  return groups;
}

[[nodiscard]] Unpairable no_pairing(Completion& completion) {
  return {pair::said::not_pairable{.reasons = completion.obstruction()}};
}

void tell_choice(const Table& table, const std::vector<Seat>& group, Trace& trace) {
  std::vector<PlayerIndex> players;
  players.reserve(group.size());
  for (const Seat seat : group) players.push_back(table.state.players[seat].player);
  const std::string_view article = article_of_free(table);
  const Score points = table.entries[group.front()].points;
  if (table.state.round == 1) {
    tell_free(&trace, article,
              said::last_drawn_is_free{.present = table.size(),
                                       .player = table.number(group.front()),
                                       .points = table.state.tournament->points.pairing_bye},
              players);
  } else if (group.size() == 1) {
    tell_free(&trace, article,
              said::last_is_free{
                  .present = table.size(), .player = table.number(group.front()), .points = points},
              players);
  } else {
    tell_free(&trace, article,
              said::several_are_last{
                  .present = table.size(), .players = numbers(table, group), .points = points},
              players);
  }
}

/// All players but one of the group.
[[nodiscard]] Completion without_one_of(const Table& table, const std::vector<Seat>& group) {
  if (group.size() > 1) return {table, all_seats(table), group};
  auto left = all_seats(table);
  left.erase(left.begin() + group.front());
  return {table, left, {}};
}

}  // namespace

std::string_view article_of_free(const Table& table) {
  return table.state.round == 1 ? "art. 10" : "art. 12";
}

std::optional<Message> why_not_free(const Table& table, Seat seat) {
  const Entry& entry = table.entries[seat];
  if (table.state.round == 1 || entry.receipts == 0) return std::nullopt;
  if (entry.receipts > 1) return said::free_several_times{.times = entry.receipts};
  // Art. 12: a second time only if still last, and a whole point behind all others.
  for (std::size_t other = 0; other < table.size(); ++other) {
    if (other == seat) continue;
    if (table.entries[other].points - entry.points < Score::from_tenths(10)) {
      return said::free_and_near{.other = table.number(static_cast<Seat>(other)),
                                 .points = table.entries[other].points};
    }
  }
  return std::nullopt;
}

std::variant<FreeChoice, Unpairable> choose_free(const Table& table, Trace* trace) {
  if (table.size() % 2 == 0) {
    Completion completion(table, all_seats(table), {});
    if (!completion.possible()) return no_pairing(completion);
    return FreeChoice{};
  }
  const auto groups = candidate_groups(table, trace);
  if (groups.empty()) {
    // The last in the standings, whom art. 12 takes first.
    const auto seats = all_seats(table);
    const Seat last = *std::ranges::min_element(
        seats, [&](Seat a, Seat b) { return table.entries[a].points < table.entries[b].points; });
    return Unpairable{said::no_free_player{.player = swiss::named(table.state, last),
                                           .why = why_not_free(table, last).value_or(Message{})}};
  }
  const auto chosen = [&](const std::vector<Seat>& group) {
    if (trace != nullptr) tell_choice(table, group, *trace);
    return group.size() == 1 ? FreeChoice{group.front(), {}} : FreeChoice{no_seat, group};
  };
  // The first group nearly always decides. If it does not, one matching answers for all others.
  auto first = without_one_of(table, groups.front());
  if (first.possible()) return chosen(groups.front());
  std::vector<Seat> anybody;
  for (const auto& group : groups) anybody.insert(anybody.end(), group.begin(), group.end());
  Completion whole(table, all_seats(table), anybody);
  if (!whole.possible()) return no_pairing(whole);
  for (const auto& group : groups) {
    if (std::ranges::any_of(group, [&](Seat seat) { return whole.possible_without(seat); }))
      return chosen(group);
    tell_free(trace, article_of_free(table),
              [&] {
                return said::others_not_pairable{.players = numbers(table, group),
                                                 .why = without_one_of(table, group).obstruction()};
              },
              {});
  }
  return no_pairing(whole);
}

}  // namespace trf::pair::italo_svizzero
