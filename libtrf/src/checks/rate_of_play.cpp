#include "checks/rate_of_play.hpp"

#include <array>

#include "trf/check.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

enum class Unit { none, hours, minutes, seconds, moves };

/// The unit after a number: h, ', min, m, '', ", sec, s, /, moves, mosse.
Unit unit_at(std::string_view text, std::size_t& at) noexcept {
  while (at < text.size() && text[at] == ' ') {
    ++at;
  }
  const auto rest = text.substr(at);
  const auto starts = [&](std::string_view word) {
    if (rest.size() < word.size()) {
      return false;
    }
    for (std::size_t i = 0; i < word.size(); ++i) {
      if (lower(rest[i]) != word[i]) {
        return false;
      }
    }
    at += word.size();
    return true;
  };
  if (starts("''") || starts("\"") || starts("sec") || starts("\xE2\x80\xB3")) {
    return Unit::seconds;
  }
  if (starts("'") || starts("min") || starts("\xE2\x80\xB2")) {
    return Unit::minutes;
  }
  if (starts("moves") || starts("mosse") || starts("moves/") || starts("/")) {
    return Unit::moves;
  }
  if (starts("h") || starts("ore")) {
    return Unit::hours;
  }
  if (!rest.empty() && lower(rest[0]) == 's' &&
      (rest.size() == 1 || rest[1] == ' ' || rest[1] == '/')) {
    ++at;
    return Unit::seconds;
  }
  if (!rest.empty() && lower(rest[0]) == 'm' &&
      (rest.size() == 1 || rest[1] == ' ' || rest[1] == '+')) {
    ++at;
    return Unit::minutes;
  }
  return Unit::none;
}

}  // namespace

std::optional<int> seconds_for_60_moves(std::string_view text) noexcept {
  struct Number {
    int value;
    Unit unit;
    bool after_plus;
  };
  std::array<Number, 8> numbers{};
  std::size_t count = 0;
  bool plus = false;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_digit(text[at])) {
      plus = plus || text[at] == '+';
      ++at;
      continue;
    }
    int value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at) {
      value = value < 100'000 ? value * 10 + (text[at] - '0') : value;
    }
    if (count == numbers.size()) {
      return std::nullopt;
    }
    numbers[count++] = {value, unit_at(text, at), plus};
    plus = false;
  }
  int seconds = 0;
  int increments = 0;
  bool has_base = false;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& number = numbers[i];
    switch (number.unit) {
      case Unit::moves: break;  // "40 moves in": the moves of a period do not give its length
      case Unit::hours:
        seconds += 3600 * number.value;
        has_base = true;
        break;
      case Unit::seconds:
        if (has_base) {
          increments += number.value;
        } else {
          return std::nullopt;
        }
        break;
      case Unit::minutes:
        seconds += 60 * number.value;
        has_base = true;
        break;
      case Unit::none:
        if (!has_base) {
          // A number of more than 240 without unit is probably seconds or a year.
          if (number.value == 0 || number.value > 240) {
            return std::nullopt;
          }
          seconds += 60 * number.value;
          has_base = true;
        } else if (number.after_plus) {
          increments += number.value;
        } else {
          return std::nullopt;
        }
        break;
    }
  }
  if (!has_base || increments > 120) {
    return std::nullopt;
  }
  return seconds + 60 * increments;
}

}  // namespace trf::checking

namespace trf {

std::optional<int> seconds_for_60_moves(const Tournament& tournament) noexcept {
  if (tournament.time_control) {
    return static_cast<int>(tournament.time_control->seconds_for_60_moves());
  }
  return checking::seconds_for_60_moves(tournament.rate_of_play_text);
}

}  // namespace trf
