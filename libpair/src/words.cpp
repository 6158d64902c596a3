#include "words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace trf::pair::words {
namespace {

/// A proof lists no more than this many pairs; the rest is counted.
constexpr std::size_t most_reasons = 12;

[[nodiscard]] std::string names_of(std::span<const Seat> seats,
                                   const std::function<std::string(Seat)>& name) {
  std::vector<std::string> items;
  items.reserve(seats.size());
  for (const Seat seat : seats) items.push_back(name(seat));
  return list(items);
}

[[nodiscard]] std::string reasons_between(std::span<const std::vector<Seat>> components,
                                          const std::function<std::string(Seat, Seat)>& reason) {
  std::string text;
  std::size_t told = 0, left_out = 0;
  for (std::size_t i = 0; i < components.size(); ++i) {
    for (std::size_t j = i + 1; j < components.size(); ++j) {
      for (const Seat a : components[i]) {
        for (const Seat b : components[j]) {
          if (told == most_reasons) {
            ++left_out;
            continue;
          }
          text += (told == 0 ? " (" : "; ") + reason(a, b);
          ++told;
        }
      }
    }
  }
  if (told == 0) return {};
  if (left_out > 0) text += fmt::format("; and {} more pairs", left_out);
  return text + ")";
}

}  // namespace

std::string list(std::span<const std::string> items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

std::string points(Score score) {
  std::string number = to_string(score);
  if (number.ends_with(".0")) number.resize(number.size() - 2);
  return number + (score == Score::from_tenths(10) ? " point" : " points");
}

std::string_view colour(Colour colour) noexcept {
  return colour == Colour::white ? "White" : colour == Colour::black ? "Black" : "no colour";
}

std::string named(const State& state, Seat seat) {
  const Contender& contender = state.players[seat];
  const std::string& name = state.tournament->players[contender.player].name;
  return name.empty() ? fmt::format("{}", contender.tpn)
                      : fmt::format("{} ({})", contender.tpn, name);
}

std::string obstruction(std::span<const std::vector<Seat>> components,
                        std::span<const Seat> separators,
                        const std::function<std::string(Seat)>& name,
                        const std::function<std::string(Seat, Seat)>& reason) {
  const bool singles =
      std::ranges::all_of(components, [](const auto& group) { return group.size() == 1; });
  std::string who;
  if (singles) {
    std::vector<Seat> seats;
    for (const auto& group : components) seats.push_back(group.front());
    std::ranges::sort(seats);
    who = names_of(seats, name);
    if (seats.size() > 1) who += ", no two of whom can meet,";
  } else {
    std::vector<std::string> groups;
    for (const auto& group : components) groups.push_back("{" + names_of(group, name) + "}");
    who = fmt::format(
        "The groups {}, each of an odd number of players who can meet nobody of "
        "another of these groups,",
        list(groups));
  }
  const std::string whom = separators.empty()
                               ? std::string(singles ? "nobody" : "nobody outside")
                               : "only " + names_of(separators, name) + (singles ? "" : " outside");
  std::string text = fmt::format("{} can meet {}", who, whom);
  const std::size_t stay = components.size() - separators.size();
  if (components.size() > 1 && !separators.empty()) {
    text += fmt::format(": {} {} for {} {}, so {} without an opponent", components.size(),
                        singles ? "players" : "groups", separators.size(),
                        separators.size() == 1 ? "opponent" : "opponents",
                        stay == 1 ? "one stays" : fmt::format("{} stay", stay));
  }
  return text + reasons_between(components, reason);
}

}  // namespace trf::pair::words
