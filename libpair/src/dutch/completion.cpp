#include "dutch/completion.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "matching/dense_matching.hpp"

namespace trf::pair::dutch {
namespace {

/// The same question by a maximum matching; the bye is one more vertex.
bool has_perfect_matching(const Field& field, std::span<const Rank> players,
                          std::optional<std::int32_t> bye_score) {
  matching::Graph joined = field.legal_pairs(players);
  if (players.size() % 2 != 0) {
    const auto bye = static_cast<matching::Vertex>(players.size());
    joined.grow(players.size() + 1);
    for (matching::Vertex v = 0; v < bye; ++v)
      if (may_receive_bye(field, players[v], bye_score)) joined.add(v, bye);
  }
  return matching::has_perfect_matching(joined);
}

}  // namespace

bool has_ample_opponents(const Field& field, std::span<const Rank> players, int size) {
  const auto colour = [&](Rank player) {
    return static_cast<std::size_t>(field[player].preference.colour);
  };
  const auto is_absolute = [&](Rank player) {
    return field[player].preference.strength == Strength::absolute && !field[player].topscorer;
  };
  std::array<int, 3> absolute{};
  for (const Rank player : players) absolute[colour(player)] += is_absolute(player) ? 1 : 0;
  const int others = static_cast<int>(players.size()) - 1;
  return std::ranges::all_of(players, [&](Rank player) {
    int opponents = others - field.ranking().most_barred(player);
    if (is_absolute(player)) opponents -= absolute[colour(player)] - 1;
    return 2 * opponents > size;
  });
}

bool may_receive_bye(const Field& field, Rank player, std::optional<std::int32_t> bye_score) {
  return !field[player].bye_barred && (!bye_score || field[player].score == *bye_score);
}

bool can_be_completed(const Field& field, std::span<const Rank> players,
                      std::optional<std::int32_t> bye_score) {
  if (players.empty()) return true;
  const bool odd = players.size() % 2 != 0;
  if (odd && std::ranges::none_of(
                 players, [&](Rank player) { return may_receive_bye(field, player, bye_score); }))
    return false;
  return has_ample_opponents(field, players, static_cast<int>(players.size())) ||
         has_perfect_matching(field, players, bye_score);
}

std::optional<std::int32_t> lowest_bye_score(const Field& field) {
  std::vector<Rank> all(static_cast<std::size_t>(field.size()));
  std::iota(all.begin(), all.end(), 0);
  std::optional<std::int32_t> tried;
  for (Rank player = field.size(); player-- > 0;) {
    if (tried == field[player].score) continue;
    tried = field[player].score;
    if (can_be_completed(field, all, tried)) return tried;
  }
  return std::nullopt;
}

}  // namespace trf::pair::dutch
