#include "pair/generator_values.hpp"

#include <optional>

#include "trf/split.hpp"
#include "trf/text.hpp"
#include "trf/whole_number.hpp"

namespace trf_pair {

using trf::Score;
using trf::pair::Frequency;
using trf::pair::Range;

bool read(int& number, std::string_view text, int low, int high) {
  const auto value = trf::whole_number_within(text, low, high);
  if (value) number = *value;
  return value.has_value();
}

/// "120" or "20..200"
bool read(Range& range, std::string_view text, int low, int high) {
  const auto dots = text.find("..");
  const auto first = trf::whole_number_within(text.substr(0, dots), low, high);
  const auto second = dots == std::string_view::npos
                          ? first
                          : trf::whole_number_within(text.substr(dots + 2), low, high);
  if (!first || !second || *second < *first) return false;
  range = {*first, *second};
  return true;
}

/// "2.5%" of the chances, "12" times, or "2/round".
bool read(Frequency& frequency, std::string_view text) {
  constexpr std::string_view by_round = "/round";
  if (text.ends_with(by_round)) {
    text.remove_suffix(by_round.size());
    const auto times = trf::whole_number_within(text, 0, 10'000);
    if (times) frequency = {0, *times, true};
    return times.has_value();
  }
  if (!text.ends_with('%')) {
    const auto times = trf::whole_number_within(text, 0, 10'000'000);
    if (times) frequency = {0, *times};
    return times.has_value();
  }
  text.remove_suffix(1);
  const auto point = text.find('.');
  const auto units = trf::whole_number_within(text.substr(0, point), 0, 100);
  int hundredths = 0;
  if (point != std::string_view::npos) {
    auto digits = text.substr(point + 1);
    const auto value = digits.size() <= 2 ? trf::whole_number_within(digits, 0, 99) : std::nullopt;
    if (!value) return false;
    hundredths = digits.size() == 1 ? *value * 10 : *value;
  }
  if (!units || *units * 100 + hundredths > 10'000) return false;
  frequency = {*units * 100 + hundredths, std::nullopt};
  return true;
}

/// The same without rounds: for players.
bool read_of_players(Frequency& frequency, std::string_view text) {
  return read(frequency, text) && !frequency.each_round;
}

/// JaVaFo's rates: "20" is one in twenty.
bool read_one_in(Frequency& frequency, std::string_view text) {
  const auto number = trf::whole_number_within(text.substr(0, text.find('.')), 1, 10'000'000);
  if (number) frequency = {10'000 / *number, std::nullopt};
  return number.has_value();
}

bool read(Score& points, std::string_view text) {
  const auto score = Score::parse(text);
  if (!score || *score < Score{} || score->tenths() > 999) return false;
  points = *score;
  return true;
}

bool read(trf::PointSystem& p, char symbol, std::string_view text) {
  Score score;
  if (!read(score, text)) return false;
  switch (symbol) {
    case 'W':
      p.win_white = p.win_black = p.forfeit_win = p.full_point_bye = p.pairing_bye = score;
      return true;
    case 'D': p.draw_white = p.draw_black = p.half_point_bye = p.unknown = score; return true;
    case 'L': p.loss_white = p.loss_black = score; return true;
    case 'A': p.forfeit_loss = p.zero_point_bye = score; return true;
    case 'P': p.pairing_bye = score; return true;
    case 'X': p.unknown = score; return true;
    default: return false;
  }
}

/// "W=3,D=1,P=1" with the symbols of record 162; a win comes first, because it sets the bye too.
bool read(trf::PointSystem& points, std::string_view text) {
  for (const auto cell : trf::parts_of(text, ','))
    if (cell.size() < 3 || cell[1] != '=' || !read(points, cell.front(), cell.substr(2)))
      return false;
  points.source = trf::PointSystem::Source::record_162;
  return true;
}

bool read(std::vector<trf::TieBreak>& list, std::string_view text) {
  auto parsed = trf::parse_tie_breaks(text);
  list = std::move(parsed.codes);
  return parsed.faults.empty() && !list.empty();
}

}  // namespace trf_pair
