#pragma once

#include <string_view>
#include <vector>

#include "trf/pair/generate.hpp"
#include "trf/tie_break_list.hpp"

/// The forms of the values of the generator's settings.
namespace trf_pair {

// Each returns false if the text is not a value.

/// A whole number in [low, high].
[[nodiscard]] bool read(int& number, std::string_view text, int low, int high);
/// "120" or "20..200"
[[nodiscard]] bool read(trf::pair::Range& range, std::string_view text, int low, int high);
/// "2.5%" of the chances, "12" times, or "2/round".
[[nodiscard]] bool read(trf::pair::Frequency& frequency, std::string_view text);
/// The same without rounds: of players.
[[nodiscard]] bool read_of_players(trf::pair::Frequency& frequency, std::string_view text);
/// JaVaFo's rates: "20" is one in twenty.
[[nodiscard]] bool read_one_in(trf::pair::Frequency& frequency, std::string_view text);
/// "W=3,D=1,P=1" with the symbols of record 162; a win comes first, because it sets the bye too.
[[nodiscard]] bool read(trf::PointSystem& points, std::string_view text);
/// The points of one of these symbols, and of the results that have the same by default.
[[nodiscard]] bool read(trf::PointSystem& points, char symbol, std::string_view text);
/// Points from 0 to 99.9.
[[nodiscard]] bool read(trf::Score& points, std::string_view text);
/// "BH/C1,SB"
[[nodiscard]] bool read(std::vector<trf::TieBreak>& list, std::string_view text);

}  // namespace trf_pair
