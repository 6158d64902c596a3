#include "generator_parts.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace trf::pair {

Colour chosen_colour(const GeneratorSettings& settings, Random& random) {
  auto colour = settings.initial_colour;
  // Drawn for every system: a seed then gives the same players and byes in each.
  if (colour == Colour::none) colour = random.below(2) == 0 ? Colour::white : Colour::black;
  return settings.system->draws_initial_colour ? colour : Colour::white;
}

std::vector<int> chosen(Random& random, const Frequency& frequency, int count) {
  std::vector<int> picked;
  for (int i = 0; i < count; ++i)
    if (!frequency.times && random.happens(frequency.of_ten_thousand)) picked.push_back(i);
  if (!frequency.times) return picked;
  std::vector<int> all;
  all.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) all.push_back(i);
  for (int i = 0; i < *frequency.times && !all.empty(); ++i) {
    const auto at = random.place(all.size());
    picked.push_back(all[at]);
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return picked;
}

std::vector<ProhibitedGroup> drawn_prohibitions(Random& random, int pairs, int count,
                                                int last_round) {
  std::vector<ProhibitedGroup> groups;
  std::set<std::pair<int, int>> drawn;
  const int wanted = std::min(pairs, count * (count - 1) / 2);
  while (static_cast<int>(groups.size()) < wanted) {
    const int first = random.between(1, count);
    int second = random.between(1, count - 1);
    if (second >= first) ++second;
    const auto [low, high] = std::minmax(first, second);
    if (!drawn.emplace(low, high).second) continue;  // Drawn before: another one is drawn
    ProhibitedGroup& group = groups.emplace_back();
    group.last_round = static_cast<std::uint16_t>(last_round);
    group.ids = {static_cast<Id>(low), static_cast<Id>(high)};
  }
  return groups;
}

PresencePlan::PresencePlan(const GeneratorSettings& settings, Random& random, int entrants,
                           int rounds)
    : entrants_(entrants),
      rounds_(rounds),
      codes_(static_cast<std::size_t>(entrants) * static_cast<std::size_t>(rounds),
             ResultCode::none) {
  if (rounds_ >= 2) choose_presence(settings, random);
  give_byes(random, settings.half_point_byes, ResultCode::half_point_bye);
  give_byes(random, settings.full_point_byes, ResultCode::full_point_bye);
  give_byes(random, settings.absences, ResultCode::zero_point_bye);
}

void PresencePlan::choose_presence(const GeneratorSettings& settings, Random& random) {
  std::vector<int> first(static_cast<std::size_t>(entrants_), 1);
  std::vector<int> last(static_cast<std::size_t>(entrants_), rounds_);
  for (const int entrant : chosen(random, settings.late_entries, entrants_))
    first[static_cast<std::size_t>(entrant)] = random.between(2, std::max(2, rounds_ / 4 + 1));
  for (const int entrant : chosen(random, settings.withdrawals, entrants_))
    last[static_cast<std::size_t>(entrant)] = random.between(1, rounds_ - 1);
  for (int entrant = 0; entrant < entrants_; ++entrant) {
    for (int round = 1; round <= rounds_; ++round) {
      const auto i = static_cast<std::size_t>(entrant);
      if (round < first[i] || round > last[i])
        codes_[place(entrant, round)] = ResultCode::zero_point_bye;
    }
  }
}

void PresencePlan::give_byes(Random& random, const Frequency& frequency, ResultCode code) {
  std::vector<std::size_t> chances;
  for (std::size_t i = 0; i < codes_.size(); ++i)
    if (codes_[i] == ResultCode::none) chances.push_back(i);
  if (!frequency.times) {
    for (const std::size_t i : chances)
      if (random.happens(frequency.of_ten_thousand)) codes_[i] = code;
    return;
  }
  const auto draw = [&](std::vector<std::size_t>& from) {
    for (int i = 0; i < *frequency.times && !from.empty(); ++i) {
      const auto at = random.place(from.size());
      codes_[from[at]] = code;
      from[at] = from.back();
      from.pop_back();
    }
  };
  if (!frequency.each_round) return draw(chances);
  const auto width = static_cast<std::size_t>(rounds_);
  for (std::size_t round = 0; round < width; ++round) {
    auto here = chances;
    std::erase_if(here, [&](std::size_t i) { return i % width != round; });
    draw(here);
  }
}

GamePlan::GamePlan(const GeneratorSettings& settings, Random& random, const ExpectedScore& expected,
                   int rounds)
    : settings_(settings), random_(random), expected_(expected) {
  // The rounds of events with a fixed number.
  const auto plan = [&](const Frequency& frequency, std::vector<int>& planned) {
    planned.assign(static_cast<std::size_t>(rounds) + 1,
                   frequency.each_round ? frequency.times.value_or(0) : 0);
    if (frequency.each_round) return;
    for (int i = 0; i < frequency.times.value_or(0); ++i)
      ++planned[static_cast<std::size_t>(random_.between(1, rounds))];
  };
  plan(settings_.forfeits, forfeits_);
  plan(settings_.double_forfeits, double_forfeits_);
  plan(settings_.unusual_results, unusual_);
}

std::vector<GameKind> GamePlan::kinds(int round, std::size_t boards) {
  std::vector<GameKind> kinds(boards, GameKind::usual);
  const auto at = static_cast<std::size_t>(round);
  const auto choose = [&](const Frequency& frequency, int times, GameKind kind) {
    if (!frequency.times) {
      for (GameKind& one : kinds) {
        const bool hit = random_.happens(frequency.of_ten_thousand);
        if (hit && one == GameKind::usual) one = kind;
      }
      return;
    }
    std::vector<std::size_t> usual;
    for (std::size_t board = 0; board < boards; ++board)
      if (kinds[board] == GameKind::usual) usual.push_back(board);
    for (int i = 0; i < times && !usual.empty(); ++i) {
      const auto pick = random_.place(usual.size());
      kinds[usual[pick]] = kind;
      usual[pick] = usual.back();
      usual.pop_back();
    }
  };
  choose(settings_.forfeits, forfeits_[at], GameKind::forfeit);
  choose(settings_.double_forfeits, double_forfeits_[at], GameKind::double_forfeit);
  choose(settings_.unusual_results, unusual_[at], GameKind::unusual);
  return kinds;
}

std::pair<ResultCode, ResultCode> GamePlan::results(GameKind kind, int white, int black) {
  using enum ResultCode;
  if (kind == GameKind::double_forfeit) return {forfeit_loss, forfeit_loss};
  if (kind == GameKind::forfeit) {
    return random_.below(2) == 0 ? std::pair{forfeit_win, forfeit_loss}
                                 : std::pair{forfeit_loss, forfeit_win};
  }
  if (kind == GameKind::unusual) {
    switch (random_.below(3)) {
      case 0: return {draw, loss};
      case 1: return {loss, draw};
      default: return {loss, loss};
    }
  }
  const auto strength = [this](int rating) { return rating == 0 ? settings_.ratings.low : rating; };
  // Of 10,000 games: E is in hundredths, D in per cent.
  const int e = std::clamp(expected_(strength(white) - strength(black)), 0, 100);
  const int most = 200 * std::min(e, 100 - e);
  const int draws = std::min(settings_.draws * 4 * e * (100 - e) / 100, most);
  const int wins = 100 * e - draws / 2;
  const int drawn = random_.between(0, 9999);
  if (drawn < wins) return {win, loss};
  if (drawn < wins + draws) return {draw, draw};
  return {loss, win};
}

}  // namespace trf::pair
