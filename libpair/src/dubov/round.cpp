#include "dubov/round.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "swiss/bye.hpp"
#include "trf/contains.hpp"

namespace trf::pair::dubov {

std::vector<Rank> bye_order(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](Rank rank) {
    return std::tuple(field[rank].score, -field[rank].games, -int{field[rank].tpn});
  });
  return order;
}

std::optional<RoundPairing> pair_round(const Field& field) {
  const matching::Graph legal = field.legal_pairs();
  matching::DenseMatching left(legal);
  RoundPairing round;
  if (field.size() % 2 != 0) {
    const auto bye = swiss::assign_bye(field, left, bye_order(field));
    if (!bye) return std::nullopt;
    round.bye = *bye;
  } else if (!left.is_complete()) {
    return std::nullopt;
  }
  std::vector<Rank> unpaired;
  for (Rank rank = 0; rank < field.size(); ++rank)
    if (rank != round.bye) unpaired.push_back(rank);
  while (!unpaired.empty()) {
    const auto end = std::ranges::find_if(
        unpaired, [&](Rank rank) { return field[rank].score != field[unpaired.front()].score; });
    const int number = static_cast<int>(round.steps.size()) + 1;
    Step& step = round.steps.emplace_back(
        pair_bracket(field, number, {unpaired.begin(), end}, {end, unpaired.end()}, left));
    const auto& up = step.bracket.upfloaters;
    unpaired.erase(unpaired.begin(), end);
    std::erase_if(unpaired, [&](Rank rank) { return contains(up, rank); });
  }
  return round;
}

bool has_same_pairs(const Field& field, const RoundPairing& round, const Field& other) {
  const OtherReadings &ours = field.regulation().other, &theirs = other.regulation().other;
  if (field.oppositions() != other.oppositions()) return false;
  if (ours.players_counted != theirs.players_counted &&
      std::ranges::any_of(field.oppositions(), &Opposition::maximum_upfloater))
    return false;
  // Where no player leaves the smaller group, the middle of the larger one is the same. Upfloaters
  // are chosen by the number of pairs inside a group, which does not depend on who is shifted.
  return ours.shifted_count == theirs.shifted_count ||
         std::ranges::all_of(round.steps,
                             [](const Step& step) { return step.halves.shifted.empty(); });
}

}  // namespace trf::pair::dubov
