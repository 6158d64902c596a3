#include "trf/time_control.hpp"

#include <fmt/format.h>

#include <algorithm>

#include <boost/fusion/include/adapt_struct.hpp>
#include <boost/spirit/home/x3.hpp>

BOOST_FUSION_ADAPT_STRUCT(trf::TimePeriod, moves, seconds, increment)
BOOST_FUSION_ADAPT_STRUCT(trf::TimeControl, white, black)

namespace trf {
namespace {

namespace grammar_of_times {

namespace x3 = boost::spirit::x3;

// At most seven digits: that is four months, and sums stay small.
const auto number = x3::uint_parser<std::uint32_t, 10, 1, 7>{};
const auto moves = x3::rule<struct MovesTag, std::uint32_t>{} = number >> '/';
const auto period = x3::rule<struct PeriodTag, TimePeriod>{} =
    (moves | x3::attr(std::uint32_t{0})) >> number >>
    (('+' >> number) | x3::attr(std::uint32_t{0}));
const auto periods = x3::rule<struct PeriodsTag, std::vector<TimePeriod>>{} = period % ':';
const auto nothing = x3::attr(std::vector<TimePeriod>{});
const auto control = x3::rule<struct ControlTag, TimeControl>{} =
    (x3::no_case['w'] >> periods >> '-' >> x3::no_case['b'] >> periods) | (periods >> nothing);

}  // namespace grammar_of_times

std::string text_of_side(const std::vector<TimePeriod>& side) {
  std::string text;
  for (const auto& part : side) {
    if (!text.empty()) text += ':';
    if (part.moves != 0) text += fmt::format("{}/", part.moves);
    text += fmt::format("{}", part.seconds);
    if (part.increment != 0) text += fmt::format("+{}", part.increment);
  }
  return text;
}

}  // namespace

std::optional<TimeControl> parse_time_control(std::string_view text) {
  // Spirit's character classes are defined for ASCII only.
  if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; }))
    return {};
  TimeControl result;
  auto at = text.begin();
  namespace x3 = boost::spirit::x3;
  if (!x3::phrase_parse(at, text.end(), grammar_of_times::control, x3::blank, result) ||
      at != text.end())
    return {};
  return result;
}

std::string to_string(const TimeControl& clock) {
  if (clock.black.empty()) return text_of_side(clock.white);
  return fmt::format("W{}-B{}", text_of_side(clock.white), text_of_side(clock.black));
}

}  // namespace trf
