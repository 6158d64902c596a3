#include "trf/pair/scheveningen.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "systems.hpp"
#include "table_steps.hpp"
#include "trf/event_kind.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf::pair {
namespace {

constexpr std::size_t teams_of_a_match = 2;
constexpr std::string_view article = "Milvang 2022";

/// A printed table, round by round: the opponent in the second team of each player of the first
/// one; negative: the player of the first team has White.
template <std::size_t players>
using Printed = std::array<std::array<std::int8_t, players>, players>;

constexpr Printed<2> table_of_2{{{-1, -2}, {2, 1}}};
constexpr Printed<6> table_of_6{{
    {-1, 2, 3, -4, 5, -6},
    {2, -3, -5, 6, -4, 1},
    {-3, 5, 1, -2, -6, 4},
    {4, 6, -2, -1, 3, -5},
    {-5, -4, -6, 3, 1, 2},
    {6, -1, 4, 5, -2, -3},
}};
constexpr Printed<10> table_of_10{{
    {-1, -2, -3, -4, 5, 6, 7, -8, 9, 10},
    {2, 1, 8, 3, -10, -5, -6, 4, -7, -9},
    {-3, -8, -4, -10, 6, 7, 9, -1, 2, 5},
    {4, 3, 10, -6, -7, 8, -5, -9, 1, -2},
    {-5, -4, 9, 7, 1, -10, 8, 2, -3, -6},
    {6, -7, -1, -9, -8, -2, 10, 5, 4, 3},
    {-7, 5, 2, 1, 4, 9, -3, -10, -6, -8},
    {8, 6, -5, -2, -9, -1, -4, 3, 10, 7},
    {-9, -10, -7, 5, 2, 3, 1, -6, -8, 4},
    {10, 9, 6, 8, -3, -4, -2, 7, -5, -1},
}};

template <std::size_t players>
[[nodiscard]] std::vector<TeamPair> printed(const Printed<players>& table, int round) {
  std::vector<TeamPair> pairs;
  for (const auto other : table[static_cast<std::size_t>(round - 1)]) {
    const int opponent{other};
    pairs.push_back({static_cast<int>(pairs.size()) + 1, std::abs(opponent), opponent > 0});
  }
  return pairs;
}

/// An odd number: the second team rotates. In round 1 the larger half of the first team has White.
/// Then in even rounds each player of the second team changes colour, in odd rounds each of the
/// first.
[[nodiscard]] std::vector<TeamPair> odd_round(int players, int round) {
  std::vector<TeamPair> pairs;
  for (int first = 0; first < players; ++first) {
    // The board of round 1 from which the colour comes, one step for each even round.
    const int origin = (first + round / 2) % players;
    const bool had_white = origin > players / 2;
    pairs.push_back({first + 1, (first + round - 1) % players + 1, had_white != (round % 2 == 0)});
  }
  return pairs;
}

/// A multiple of four: halves of the teams are paired, each half rotating; the first half of the
/// first team has White in odd rounds, the second half in even rounds.
[[nodiscard]] std::vector<TeamPair> fourfold_round(int players, int round) {
  const int half = players / 2;
  const bool across = round > half;
  std::vector<TeamPair> pairs;
  for (int first = 0; first < players; ++first) {
    const bool is_second_half = first >= half;
    const int place = (first % half + round - 1) % half;
    pairs.push_back({first + 1, place + (is_second_half != across ? half : 0) + 1,
                     is_second_half == (round % 2 == 1)});
  }
  return pairs;
}

[[nodiscard]] std::vector<TeamPair> single_round(int players, int round) {
  if (players % 2 == 1) return odd_round(players, round);
  switch (players) {
    case table_of_2.size(): return printed(table_of_2, round);
    case table_of_6.size(): return printed(table_of_6, round);
    case table_of_10.size(): return printed(table_of_10, round);
    default: return fourfold_round(players, round);
  }
}

/// Board order, without empty places (which JSON allows).
[[nodiscard]] std::vector<PlayerIndex> members_of(const Team& team) {
  auto members = team.members;
  std::erase(members, no_player);
  return members;
}

/// Why there is no table for the report.
[[nodiscard]] std::optional<Message> misfit(const Tournament& report) {
  if (report.teams.size() != teams_of_a_match)
    return said::scheveningen_of_others{.count = report.teams.size()};
  const Team& one = report.teams[0];
  const Team& other = report.teams[1];
  auto members = members_of(one);
  const auto others = members_of(other);
  const std::size_t players = members.size();
  if (players != others.size())
    return said::scheveningen_of_unequal{
        .team = one.number, .players = players, .other = other.number, .others = others.size()};
  if (players < scheveningen_fewest || players > scheveningen_most)
    return said::scheveningen_of_size{
        .players = players, .fewest = scheveningen_fewest, .most = scheveningen_most};
  members.insert(members.end(), others.begin(), others.end());
  std::ranges::sort(members);
  if (const auto twin = std::ranges::adjacent_find(members); twin != members.end())
    return said::scheveningen_repeats{.player = report.players[*twin].start_rank};
  return std::nullopt;
}

[[nodiscard]] int size_of(const Tournament& report) {
  return static_cast<int>(members_of(report.teams.front()).size());
}

/// Twice by 192, or if the length is that of a double match and 192 does not contradict.
[[nodiscard]] Cycles match_cycles(const Tournament& report) {
  const EventKind kind = kind_of_code(report.type_code);
  if (kind.is_scheveningen) return kind.is_double ? Cycles::twice : Cycles::single;
  return report.stated_rounds == 2 * size_of(report) ? Cycles::twice : Cycles::single;
}

int rounds_of_scheveningen(const Tournament& report) {
  return misfit(report) ? 0 : scheveningen_rounds(size_of(report), match_cycles(report));
}

Pairing round_of_scheveningen(const Tournament& report, int round) {
  const auto one = members_of(report.teams[0]), other = members_of(report.teams[1]);
  Pairing pairing;
  for (const TeamPair& pair : scheveningen_round(size_of(report), round, match_cycles(report))) {
    const PlayerIndex first = one[static_cast<std::size_t>(pair.first - 1)];
    const PlayerIndex second = other[static_cast<std::size_t>(pair.second - 1)];
    pairing.pairs.push_back(pair.second_has_white ? Pair{second, first} : Pair{first, second});
  }
  return pairing;
}

Outcome pair_scheveningen(const State& state, Trace* trace) {
  const Tournament& report = *state.tournament;
  if (auto why = misfit(report)) return Unpairable{std::move(*why)};
  const int players = size_of(report), rounds = rounds_of_scheveningen(report);
  if (state.round > rounds)
    return Unpairable{said::scheveningen_has_ended{.players = players, .rounds = rounds}};
  tell(trace, title(Place::of(Place::Kind::table)), article, [&] {
    return said::round_of_scheveningen{
        .round = state.round, .players = players, .twice = match_cycles(report) == Cycles::twice};
  });
  return round_of_scheveningen(report, state.round);
}

Verdict judge_scheveningen(const State& state, const Pairing& published, const Outcome& correct) {
  return table_verdict(published, correct, article,
                       said::not_the_round_of_table{.round = state.round},
                       said::not_the_colours_of_table{});
}

}  // namespace

int scheveningen_rounds(int players, Cycles cycles) noexcept {
  return players * static_cast<int>(cycles);
}

std::vector<TeamPair> scheveningen_round(int players, int round, Cycles cycles) {
  if (round <= players) return single_round(players, round);
  auto pairs = single_round(players, scheveningen_rounds(players, cycles) + 1 - round);
  for (TeamPair& pair : pairs) pair.second_has_white = !pair.second_has_white;
  return pairs;
}

const System scheveningen_system{.name = "scheveningen",
                                 .title = title_of<said::scheveningen_title>,
                                 .type_code = "FIDE_SCHEVENINGEN",
                                 .double_code = "FIDE_DOUBLESCHEVENINGEN",
                                 .make = make_by_table<pair_scheveningen, judge_scheveningen>,
                                 .open_games = OpenGames::do_not_count,
                                 .length = UsesLength::not_at_all,
                                 .draws_initial_colour = false,
                                 .entrants = Entrants::members,
                                 .table_rounds = rounds_of_scheveningen,
                                 .table_round = round_of_scheveningen};

}  // namespace trf::pair
