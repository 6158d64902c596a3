#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

#include "italo_svizzero/rotation.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "words.hpp"

namespace trf::pair::italo_svizzero {
namespace {

constexpr std::string_view scope = "free player";

[[nodiscard]] std::vector<Seat> all_seats(const Table& table) {
  std::vector<Seat> seats(table.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<Seat>(i);
  return seats;
}

[[nodiscard]] std::string numbers(const Table& table, const std::vector<Seat>& seats) {
  std::vector<std::string> items;
  items.reserve(seats.size());
  for (const Seat seat : seats) items.push_back(std::to_string(table.number(seat)));
  return words::list(items);
}

/// The groups that are tried one after the other; a group of one is fixed before the rotation.
[[nodiscard]] std::vector<std::vector<Seat>> candidate_groups(const Table& table, Trace* trace) {
  std::vector<std::vector<Seat>> groups;
  if (table.state.round == 1) {
    // Art. 10: in the first round the last drawn, then the one before.
    for (auto seat = table.size(); seat-- > 0;) groups.push_back({seat});
    return groups;
  }
  // Art. 12: the last in the standings, then the last but one and so on.
  std::map<Score, std::vector<Seat>> levels;
  for (const Seat seat : all_seats(table)) levels[table.entries[seat].points].push_back(seat);
  for (const auto& [points, level] : levels) {
    std::vector<Seat> group;
    for (const Seat seat : level) {
      const std::string why = why_not_free(table, seat);
      if (why.empty()) {
        group.push_back(seat);
      } else if (trace != nullptr) {
        trace->tell({std::string(scope),
                     "art. 12",
                     fmt::format("{} ({}) cannot be the free player: {}", table.number(seat),
                                 words::points(points), why),
                     {},
                     {table.state.players[seat].player}});
      }
    }
    if (!group.empty()) groups.push_back(std::move(group));
    // Told only as far as needed: the first level decides nearly always.
    if (trace != nullptr && groups.size() == 1) trace = nullptr;
  }
  return groups;
}

[[nodiscard]] Unpairable no_pairing(Completion& completion) {
  return {said::not_pairable{.reasons = completion.obstruction()}};
}

void tell(const Table& table, const std::vector<Seat>& group, Trace& trace) {
  std::vector<PlayerIndex> players;
  players.reserve(group.size());
  for (const Seat seat : group) players.push_back(table.state.players[seat].player);
  const Score points = table.entries[group.front()].points;
  if (table.state.round == 1) {
    trace.tell({std::string(scope),
                "art. 10",
                fmt::format("{} players are present, an odd number: {}, the last drawn of those "
                            "who can be, is free and gets {}",
                            table.size(), table.number(group.front()),
                            words::points(table.state.tournament->points.win())),
                {},
                players});
  } else if (group.size() == 1) {
    trace.tell({std::string(scope),
                "art. 12",
                fmt::format("{} players are present, an odd number: {} has the lowest score of "
                            "those allowed to be free, {}, and is taken out before the rotation",
                            table.size(), table.number(group.front()), words::points(points)),
                {},
                players});
  } else {
    trace.tell({std::string(scope),
                "art. 12",
                fmt::format("{} players are present, an odd number: {} have the lowest score of "
                            "those allowed to be free, {}; the one whom the rotation leaves over "
                            "is free",
                            table.size(), numbers(table, group), words::points(points)),
                {},
                players});
  }
}

}  // namespace

std::string why_not_free(const Table& table, Seat seat) {
  const Entry& entry = table.entries[seat];
  if (table.state.round == 1 || entry.receipts == 0) return {};
  if (entry.receipts > 1) return fmt::format("free {} times already", entry.receipts);
  // Art. 12: a second time only if still last, and a whole point behind all others.
  for (std::size_t other = 0; other < table.size(); ++other) {
    if (other == seat) continue;
    if (table.entries[other].points - entry.points < Score::from_tenths(10)) {
      return fmt::format("free once already, and less than 1 point behind {} ({})",
                         table.number(static_cast<Seat>(other)),
                         words::points(table.entries[other].points));
    }
  }
  return {};
}

std::variant<FreeChoice, Unpairable> choose_free(const Table& table, Trace* trace) {
  if (table.size() % 2 == 0) {
    Completion completion(table, all_seats(table), {});
    if (!completion.possible()) return no_pairing(completion);
    return FreeChoice{};
  }
  const auto groups = candidate_groups(table, trace);
  std::vector<Seat> anybody;
  for (const auto& group : groups) {
    std::optional<Completion> completion;
    if (group.size() == 1) {
      auto left = all_seats(table);
      left.erase(left.begin() + group.front());
      completion.emplace(table, left, std::vector<Seat>{});
    } else {
      completion.emplace(table, all_seats(table), group);
    }
    if (completion->possible()) {
      if (trace != nullptr) tell(table, group, *trace);
      if (group.size() == 1) return FreeChoice{group.front(), {}};
      return FreeChoice{no_seat, group};
    }
    anybody.insert(anybody.end(), group.begin(), group.end());
    if (trace != nullptr) {
      trace->tell({std::string(scope),
                   "art. 12",
                   fmt::format("{} cannot be free: the other players could not all be paired. {}",
                               numbers(table, group), to_string(completion->obstruction())),
                   {},
                   {}});
    }
  }
  if (anybody.empty()) {
    return Unpairable{
        fmt::format("no legal pairing exists: the number of players is odd and no player is "
                    "allowed to be free: {}: {} (art. 12)",
                    words::named(table.state, 0), why_not_free(table, 0))};
  }
  Completion completion(table, all_seats(table), anybody);
  return no_pairing(completion);
}

}  // namespace trf::pair::italo_svizzero
