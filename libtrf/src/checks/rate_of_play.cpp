#include "checks/rate_of_play.hpp"

#include <array>
#include <optional>
#include <span>

#include "characters.hpp"
#include "trf/check.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

using detail::is_digit;

enum class Unit { none, hours, minutes, seconds, moves };

/// The unit after a number: h, ', min, m, '', ", sec, s, /, moves, mosse.
Unit unit_at(std::string_view text, std::size_t& at) noexcept {
  while (at < text.size() && text[at] == ' ') ++at;
  const auto rest = text.substr(at);
  const auto starts = [&](std::string_view word) {
    if (rest.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      if (lower(rest[i]) != word[i]) return false;
    }
    at += word.size();
    return true;
  };
  if (starts("''") || starts("\"") || starts("sec") || starts("\xE2\x80\xB3")) return Unit::seconds;
  if (starts("'") || starts("min") || starts("\xE2\x80\xB2")) return Unit::minutes;
  if (starts("moves") || starts("mosse") || starts("moves/") || starts("/")) return Unit::moves;
  if (starts("h") || starts("ore")) return Unit::hours;
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

/// A number in a description of the rate of play.
struct StatedNumber {
  int value = 0;
  Unit unit = Unit::none;
  bool after_plus = false;
};

/// The numbers of a text; the count is empty if there are too many.
struct StatedNumbers {
  std::array<StatedNumber, 8> all{};
  std::optional<std::size_t> count = 0;
};

StatedNumbers stated_numbers(std::string_view text) noexcept {
  StatedNumbers numbers;
  std::size_t count = 0;
  bool plus = false;
  for (std::size_t at = 0; at < text.size();) {
    // "1.5 h", "1:30": a mark between two digits is not read as two numbers.
    const bool is_mark = text[at] == '.' || text[at] == ',' || text[at] == ':';
    if (is_mark && at > 0 && at + 1 < text.size() && is_digit(text[at - 1]) &&
        is_digit(text[at + 1])) {
      numbers.count.reset();
      return numbers;
    }
    if (!is_digit(text[at])) {
      plus = plus || text[at] == '+';
      ++at;
      continue;
    }
    int value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
      value = value < 100'000 ? value * 10 + (text[at] - '0') : value;
    if (count == numbers.all.size()) {
      numbers.count.reset();
      return numbers;
    }
    numbers.all[count++] = {value, unit_at(text, at), plus};
    plus = false;
  }
  numbers.count = count;
  return numbers;
}

}  // namespace

std::optional<int> seconds_for_60_moves(std::string_view text) noexcept {
  const StatedNumbers numbers = stated_numbers(text);
  if (!numbers.count) return std::nullopt;
  int seconds = 0;
  int increments = 0;
  bool has_base = false;
  bool after_hours = false;
  for (const StatedNumber& number : std::span{numbers.all}.first(*numbers.count)) {
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
          if (number.value == 0 || number.value > 240) return std::nullopt;
          seconds += 60 * number.value;
          has_base = true;
        } else if (number.after_plus) {
          increments += number.value;
        } else if (after_hours && number.value < 60) {
          seconds += 60 * number.value;  // "1h30"
        } else {
          return std::nullopt;
        }
        break;
    }
    after_hours = number.unit == Unit::hours;
  }
  if (!has_base || increments > 120) return std::nullopt;
  return seconds + 60 * increments;
}

}  // namespace trf::checking

namespace trf {

std::optional<int> seconds_for_60_moves(const Tournament& tournament,
                                        std::optional<int> given) noexcept {
  if (given) return given;
  if (tournament.time_control)
    return static_cast<int>(tournament.time_control->seconds_for_60_moves());
  return checking::seconds_for_60_moves(tournament.rate_of_play_text);
}

}  // namespace trf
