#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "trf/pair/generate.hpp"
#include "trf/tie_break_list.hpp"

/// The forms of the values of the generator's settings.
namespace trf_pair {

// Each returns false, or empty, if the text is not a value.

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
/// Points from 0 to 99.9.
[[nodiscard]] std::optional<trf::Score> read_score(std::string_view text);
/// "BH/C1,SB"
[[nodiscard]] bool read(std::vector<trf::TieBreak>& list, std::string_view text);

// Sets the points of a result, and those of results that are equal by default.
void set_win(trf::PointSystem& points, trf::Score score);
void set_draw(trf::PointSystem& points, trf::Score score);
void set_absence(trf::PointSystem& points, trf::Score score);

}  // namespace trf_pair
