#include "pair_dutch_brackets.hpp"

#include <cstdlib>
#include <set>

namespace trf::test::dutch_text {
namespace {

template <class Condition, class Amount>
std::vector<int> list_of(const Pairs& pairs, Condition condition, Amount amount) {
  std::vector<int> list;
  for (const auto& [a, b] : pairs)
    if (condition(a, b)) list.push_back(amount(a, b));
  std::sort(list.rbegin(), list.rend());
  return list;
}

}  // namespace

Brackets::Brackets(const Tournament& tournament, int round, int edition)
    : initial_(tournament.initial_colour == Colour::black ? black : white),
      modern_(edition >= 2026),
      players_(read_players(tournament, round, modern_)) {}

Mask Brackets::mask_of(const std::vector<int>& list) {
  Mask result = 0;
  for (const int i : list) result |= Mask{1} << i;
  return result;
}

bool Brackets::legal(int a, int b) const {
  if ((at(a).forbidden >> b & 1U) != 0) return false;
  const bool same =
      at(a).strength == 3 && at(b).strength == 3 && at(a).preference == at(b).preference;
  return !same || at(a).top || at(b).top;
}

bool Brackets::may_have_bye(int a) const {
  return !at(a).barred && (!bye_score_ || at(a).score == *bye_score_);
}

bool Brackets::can_complete(Mask group) {
  if (group == 0) return true;
  if (const auto known = completions_.find(group); known != completions_.end())
    return known->second;
  int first = 0, size = 0;
  for (int i = count(); i-- > 0;)
    if ((group >> i & 1U) != 0) first = i, ++size;
  const Mask rest = group & ~(Mask{1} << first);
  bool result = size % 2 != 0 && may_have_bye(first) && can_complete(rest);
  for (int i = first + 1; i < count() && !result; ++i)
    if ((rest >> i & 1U) != 0 && legal(first, i)) result = can_complete(rest & ~(Mask{1} << i));
  return completions_[group] = result;
}

int Brackets::colour_of_first(int a, int b) const {
  const Player &x = at(a), &y = at(b);
  if (x.preference != 0 && y.preference != 0 && x.preference != y.preference) return x.preference;
  if (x.preference != 0 && y.preference == 0) return x.preference;
  if (x.preference == 0 && y.preference != 0) return -y.preference;
  if (x.preference == 0) return x.parity % 2 == 1 ? initial_ : -initial_;
  if (x.strength > y.strength) return x.preference;
  if (y.strength > x.strength) return -y.preference;
  if (x.strength == 3 && std::abs(x.difference) != std::abs(y.difference))
    return std::abs(x.difference) > std::abs(y.difference) ? x.preference : -y.preference;
  auto i = x.colours.rbegin();
  for (auto j = y.colours.rbegin(); i != x.colours.rend() && j != y.colours.rend(); ++i, ++j)
    if (*i != *j) return -*i;
  return x.preference;
}

Bracket Brackets::bracket_at(const std::vector<int>& floaters, int begin) const {
  Bracket bracket;
  bracket.players = floaters;
  bracket.mdps = static_cast<int>(floaters.size());
  const auto group_end = [&](int from) {
    int end = from;
    while (end < count() && at(end).score == at(from).score) ++end;
    return end;
  };
  bracket.below = group_end(begin);
  bracket.next_end = group_end(bracket.below);
  for (int p = begin; p < bracket.below; ++p) bracket.players.push_back(p);
  return bracket;
}

std::vector<int> Brackets::left(const Bracket& bracket, const Pairs& pairs) {
  std::vector<int> result;
  for (const int p : bracket.players)
    if (std::none_of(pairs.begin(), pairs.end(),
                     [&](const auto& pair) { return pair.first == p || pair.second == p; }))
      result.push_back(p);
  return result;
}

void Brackets::each_matching(const Bracket& bracket,
                             const std::function<void(const Pairs&)>& visit) {
  Pairs pairs;
  std::vector<bool> used(bracket.players.size());
  const std::function<void(std::size_t)> go = [&](std::size_t i) {
    while (i < used.size() && used[i]) ++i;
    if (i == used.size()) return visit(pairs);
    used[i] = true;
    go(i + 1);
    for (std::size_t j = std::max(i + 1, static_cast<std::size_t>(bracket.mdps)); j < used.size();
         ++j) {
      if (used[j] || !legal(bracket.players[i], bracket.players[j])) continue;
      used[j] = true;
      pairs.emplace_back(bracket.players[i], bracket.players[j]);
      go(i + 1);
      pairs.pop_back();
      used[j] = false;
    }
    used[i] = false;
  };
  go(0);
}

bool Brackets::completes(const Bracket& bracket, const std::vector<int>& floaters) {
  return !bracket.completes || can_complete(mask_of(floaters) | mask(bracket.below, count()));
}

int Brackets::lowest(const Bracket& bracket) const { return at(bracket.players.back()).score; }

std::vector<int> Brackets::psd(const Bracket& bracket, const Pairs& pairs,
                               const std::vector<int>& floaters) const {
  std::vector<int> list;
  for (const auto& [a, b] : pairs) list.push_back(at(a).score - at(b).score);
  for (const int p : floaters) list.push_back(at(p).score - (lowest(bracket) - 10));
  std::sort(list.rbegin(), list.rend());
  return list;
}

std::vector<int> Brackets::scores(const std::vector<int>& floaters) const {
  std::vector<int> list;
  for (const int p : floaters) list.push_back(at(p).score);
  std::sort(list.rbegin(), list.rend());
  return list;
}

Vector Brackets::following(const Bracket& bracket, const std::vector<int>& floaters) {
  const Mask key = mask_of(floaters);
  if (const auto known = following_.find({key, bracket.below}); known != following_.end())
    return known->second;
  Bracket next = bracket_at(floaters, bracket.below);
  // The last bracket leaves the holder of the bye, who must be one who may.
  next.completes = bracket.completes || next.below == count();
  std::optional<Vector> least;
  each_matching(next, [&](const Pairs& pairs) {
    const auto rest = left(next, pairs);
    if (!completes(next, rest)) return;
    Vector value{{static_cast<int>(rest.size())}, modern_ ? scores(rest) : psd(next, pairs, rest)};
    if (!least || value < *least) least = std::move(value);
  });
  return following_[{key, bracket.below}] = least.value_or(Vector{{1000}});
}

Vector Brackets::evaluate(const Bracket& bracket, const Pairs& pairs,
                          const std::vector<int>& floaters) {
  Vector value;
  const int residents = lowest(bracket);
  value.push_back({static_cast<int>(floaters.size())});
  value.push_back(modern_ ? scores(floaters) : psd(bracket, pairs, floaters));
  if (bracket.looks_ahead && bracket.below < count()) {
    value.emplace_back();  // one criterion, of two parts
    for (const auto& part : following(bracket, floaters))
      value.back().insert(value.back().end(), part.begin(), part.end());
  }
  if (modern_) {
    const bool bye = count() % 2 != 0 && floaters.size() == 1 && residents <= *bye_score_;
    value.push_back({bye ? at(floaters.front()).unplayed : 0});
  }
  int beyond = 0, third = 0, refused = 0, strong = 0;
  for (const auto& [a, b] : pairs) {
    const int mine = colour_of_first(a, b);
    for (const auto& [who, colour] : {std::pair(a, mine), std::pair(b, -mine)}) {
      const Player& player = at(who);
      if (at(a).top || at(b).top) {
        if (std::abs(player.difference + colour) > 2) ++beyond;
        const auto n = player.colours.size();
        if (n > 1 && player.colours[n - 1] == colour && player.colours[n - 2] == colour) ++third;
      }
      if (player.preference != 0 && player.preference != colour) {
        ++refused;
        if (player.strength == 2) ++strong;
      }
    }
  }
  value.insert(value.end(), {{beyond}, {third}, {refused}, {strong}});
  const auto count_pairs = [&](auto condition) {
    return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), [&](const auto& pair) {
      return at(pair.first).score > at(pair.second).score && condition(pair);
    }));
  };
  const auto count_floaters = [&](auto condition) {
    return static_cast<int>(std::count_if(floaters.begin(), floaters.end(), condition));
  };
  for (const int back : {1, 2}) {
    const auto down = [&](int p) { return back == 1 ? at(p).down1 : at(p).down2; };
    const auto up = [&](int p) { return back == 1 ? at(p).up1 : at(p).up2; };
    value.push_back(
        {modern_
             ? count_floaters([&](int p) { return down(p) && at(p).score == residents; })
             : count_floaters(down) + count_pairs([&](const auto& x) { return down(x.first); })});
    value.push_back({count_pairs([&](const auto& x) { return up(x.second); })});
  }
  for (const int back : {1, 2}) {
    const auto down = [&](int p) { return back == 1 ? at(p).down1 : at(p).down2; };
    const auto up = [&](int p) { return back == 1 ? at(p).up1 : at(p).up2; };
    const auto difference = [&](int a, int b) { return at(a).score - at(b).score; };
    auto list = list_of(
        pairs, [&](int a, int b) { return difference(a, b) > 0 && down(a); }, difference);
    for (const int p : floaters)
      if (down(p) && (!modern_ || at(p).score > residents))
        list.push_back(at(p).score - residents + 10);
    std::sort(list.rbegin(), list.rend());
    value.push_back(list);
    value.push_back(list_of(
        pairs, [&](int a, int b) { return difference(a, b) > 0 && up(b); }, difference));
  }
  return value;
}

Pairs Brackets::best(const Bracket& bracket) {
  std::optional<Vector> least;
  std::set<Pairs> winners;
  each_matching(bracket, [&](const Pairs& pairs) {
    const auto floaters = left(bracket, pairs);
    if (!completes(bracket, floaters)) return;
    Vector value = evaluate(bracket, pairs, floaters);
    if (least && *least < value) return;
    if (!least || value < *least) winners.clear();
    least = std::move(value);
    Pairs sorted = pairs;
    std::sort(sorted.begin(), sorted.end());
    winners.insert(sorted);
  });
  if (winners.empty()) return {};
  return first_generated(bracket.players, bracket.mdps, winners);
}

}  // namespace trf::test::dutch_text
