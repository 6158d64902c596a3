#include "pair_dutch_account.hpp"

#include <algorithm>

namespace trf::test {

using namespace dutch_text;  // NOLINT: its other files

DutchAccount::DutchAccount(const Tournament& tournament, int round, int edition)
    : Brackets(tournament, round, edition) {
  DutchSteps made = dutch_steps(tournament, round, edition);
  steps_ = std::move(made.steps);
  bye_score_ = made.bye_score;
}

std::vector<int> DutchAccount::floaters(const Step& step) const {
  return left(step.bracket, step.pairs);
}

int DutchAccount::rank_of(int id) const {
  for (int i = 0; i < count(); ++i)
    if (at(i).id == id) return i;
  return -1;
}

bool DutchAccount::is_complete(const Step& step, const std::vector<int>& floaters) {
  const bool is_last = step.bracket.below == count();
  return completes(step.bracket, floaters) && (!is_last || floaters.size() < 2);
}

int DutchAccount::most_pairs(const Step& step) {
  std::size_t most = 0;
  each_matching(step.bracket, [&](const Pairs& pairs) { most = std::max(most, pairs.size()); });
  return static_cast<int>(most);
}

std::pair<int, int> DutchAccount::most_complete(const Step& step) {
  std::pair<int, int> most;
  each_matching(step.bracket, [&](const Pairs& pairs) {
    if (!is_complete(step, left(step.bracket, pairs))) return;
    const auto moved = std::ranges::count_if(
        pairs, [&](const auto& pair) { return step.bracket.is_mdp(pair.first); });
    most.first = std::max(most.first, static_cast<int>(pairs.size()));
    most.second = std::max(most.second, static_cast<int>(moved));
  });
  return most;
}

std::vector<std::pair<std::string, std::vector<int>>> DutchAccount::values(const Step& step,
                                                                           const Pairs& pairs) {
  const bool ahead = step.bracket.looks_ahead && step.bracket.below < count();
  std::vector<std::pair<std::string, std::vector<int>>> result;
  int number = modern_ ? 6 : 5;
  for (const auto& value : evaluate(step.bracket, pairs, left(step.bracket, pairs))) {
    if (result.size() == 2 && !ahead) ++number;  // The look ahead does not apply
    const std::string name = "C" + std::to_string(number++);
    result.emplace_back(name, value);
    // Differences of nothing are not told.
    if (!modern_ && (name == "C6" || name == "C7")) {
      auto& list = result.back().second;
      list.erase(std::remove(list.begin() + (name == "C7" ? 1 : 0), list.end(), 0), list.end());
    }
  }
  return result;
}

DutchAccount::Loss DutchAccount::best_with(const Step& step, const Filter& accepts) {
  std::optional<Vector> least;
  std::set<Pairs> best;
  each_matching(step.bracket, [&](const Pairs& pairs) {
    const auto rest = left(step.bracket, pairs);
    if (!accepts(pairs, rest) || !is_complete(step, rest)) return;
    Vector value = evaluate(step.bracket, pairs, rest);
    if (least && *least < value) return;
    if (!least || value < *least) best.clear();
    least = std::move(value);
    Pairs sorted = pairs;
    std::ranges::sort(sorted);
    best.insert(sorted);
  });
  const auto number = static_cast<std::size_t>(&step - steps_.data());
  if (best.empty()) return {number, "complete", {}, {}};
  return compare(number, first_generated(step.bracket.players, step.bracket.mdps, best));
}

std::string DutchAccount::order_rule(const Step& step, const Pairs& theirs) const {
  const auto opponent = [](const Pairs& pairs, int player) {
    for (const auto& [a, b] : pairs)
      if (a == player || b == player) return a == player ? b : a;
    return -1;
  };
  const auto& players = step.bracket.players;
  const std::vector moved(players.begin(), players.begin() + step.bracket.mdps);
  const auto limbo_differs = [&](int p) {
    return (opponent(step.pairs, p) < 0) != (opponent(theirs, p) < 0);
  };
  if (std::ranges::any_of(moved, limbo_differs)) return "4.4";
  if (std::ranges::any_of(moved,
                          [&](int p) { return opponent(step.pairs, p) != opponent(theirs, p); }))
    return "4.2";
  std::set<int> first, second;  // S1 of the residents
  for (const auto& [a, b] : step.pairs)
    if (!step.bracket.is_mdp(a)) first.insert(a);
  for (const auto& [a, b] : theirs)
    if (!step.bracket.is_mdp(a)) second.insert(a);
  return first == second ? "4.2" : "4.3";
}

DutchAccount::Loss DutchAccount::compare(std::size_t number, const Pairs& theirs) {
  const Step& step = steps_[number];
  Pairs ours = step.pairs, others = theirs;
  std::ranges::sort(ours);
  std::ranges::sort(others);
  if (ours == others) return {number, "", {}, {}};
  if (!completes(step.bracket, left(step.bracket, theirs)))
    return {number, bye_score_ ? "bye" : "complete", {}, {}};
  const auto mine = values(step, step.pairs), his = values(step, theirs);
  for (std::size_t i = 0; i < mine.size(); ++i)
    if (mine[i].second != his[i].second)
      return {number, mine[i].first, his[i].second, mine[i].second};
  return {number, order_rule(step, theirs), {}, {}};
}

DutchAccount::Loss DutchAccount::loss_of(const std::vector<std::pair<int, int>>& round) {
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Bracket& bracket = steps_[i].bracket;
    const auto here = [&](int p) { return std::ranges::count(bracket.players, p) > 0; };
    Pairs theirs;
    for (const auto& [white_id, black_id] : round) {
      const int a = rank_of(white_id), b = rank_of(black_id);
      if (here(a) && here(b) && !(bracket.is_mdp(a) && bracket.is_mdp(b)))
        theirs.emplace_back(std::min(a, b), std::max(a, b));
    }
    if (Loss loss = compare(i, theirs); !loss.rule.empty()) return loss;
  }
  return {steps_.size(), "", {}, {}};
}

void DutchAccount::each_round(Mask group, std::vector<std::pair<int, int>>& pairs, int& bye,
                              const std::function<void()>& visit) {
  if (group == 0) return visit();
  int first = 0;
  while ((group >> first & 1U) == 0) ++first;
  const Mask rest = group & ~(Mask{1} << first);
  for (int i = first + 1; i < count(); ++i) {
    if ((rest >> i & 1U) == 0 || !legal(first, i)) continue;
    pairs.emplace_back(at(first).id, at(i).id);
    each_round(rest & ~(Mask{1} << i), pairs, bye, visit);
    pairs.pop_back();
  }
  if (bye != 0 || count() % 2 == 0 || at(first).barred) return;
  bye = at(first).id;
  each_round(rest, pairs, bye, visit);
  bye = 0;
}

std::map<std::pair<int, int>, DutchAccount::Loss> DutchAccount::losses() {
  std::map<std::pair<int, int>, std::pair<std::pair<int, int>, Loss>> latest;
  std::vector<std::pair<int, int>> pairs;
  int bye = 0;
  each_round(mask(0, count()), pairs, bye, [&] {
    Loss loss = loss_of(pairs);
    // [C5] comes before all brackets.
    if (bye_score_ && bye != 0 && at(rank_of(bye)).score != *bye_score_) loss = {0, "bye", {}, {}};
    const bool by_criterion = loss.rule.starts_with("C");
    const std::pair place{loss.rule == "bye" ? -1 : static_cast<int>(loss.step),
                          by_criterion ? std::stoi(loss.rule.substr(1)) : 99};
    auto parts = pairs;
    if (bye != 0) parts.emplace_back(0, bye);
    for (const auto& [a, b] : parts) {
      const auto [known, is_new] = latest.try_emplace(std::minmax(a, b), std::pair{place, loss});
      if (is_new) continue;
      auto& [its_place, its_loss] = known->second;
      if (its_place < place ||
          (its_place == place && by_criterion && loss.theirs < its_loss.theirs))
        known->second = {place, loss};
    }
  });
  std::map<std::pair<int, int>, Loss> result;
  for (auto& [ids, known] : latest) result.emplace(ids, std::move(known.second));
  return result;
}

bool DutchAccount::leaves_all(int player) {
  return can_complete(mask(0, count()) & ~(Mask{1} << player));
}

}  // namespace trf::test
