#include "burstein/round.hpp"

#include <algorithm>
#include <numeric>

#include "burstein/following.hpp"
#include "swiss/bye.hpp"

namespace trf::pair::burstein {

std::vector<Rank> bye_order(const Field& field) {
  std::vector<Rank> order(static_cast<std::size_t>(field.size()));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, [&](Rank a, Rank b) {
    const auto &x = field[a], &y = field[b];
    if (x.score != y.score) return x.score < y.score;
    if (x.games != y.games) return x.games > y.games;
    return field.ranks_before(b, a);
  });
  return order;
}

std::optional<RoundPairing> pair_round(const Field& field) {
  RoundPairing round;
  std::vector<Rank> unpaired(static_cast<std::size_t>(field.size()));
  std::iota(unpaired.begin(), unpaired.end(), 0);
  if (field.size() % 2 != 0) {
    const matching::Graph legal = field.legal_pairs();
    matching::DenseMatching players(legal);
    const auto bye = swiss::assign_bye(field, players, bye_order(field));
    if (!bye) return std::nullopt;
    round.bye = *bye;
    std::erase(unpaired, *bye);
  } else if (!can_all_be_paired(field, unpaired)) {
    return std::nullopt;
  }
  std::vector<Rank> floaters;
  while (!unpaired.empty()) {
    const int number = static_cast<int>(round.steps.size()) + 1;
    Bracket bracket = bracket_at(field, std::move(floaters), unpaired, number);
    unpaired.erase(unpaired.begin(),
                   unpaired.end() - std::ssize(bracket.next) - std::ssize(bracket.rest));
    BracketPairing pairing = pair_bracket(field, bracket);
    floaters = pairing.floaters;
    round.steps.push_back({std::move(bracket), std::move(pairing)});
  }
  return round;
}

bool has_same_pairs(const Field& field, const RoundPairing& round, const Field& other) {
  if (field.indices() != other.indices()) return false;
  return field.regulation().other.number_only == other.regulation().other.number_only ||
         std::ranges::none_of(round.steps,
                              [](const Step& step) { return step.pairing.looks_ahead; });
}

}  // namespace trf::pair::burstein
