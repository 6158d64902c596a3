#pragma once

#include <array>

#include "trf/rating/regulation.hpp"

// The values of the regulations, each in the file of its name. Editions of one regulation that
// differ in few numbers are in one file.
namespace trf::rating {

/// RTF 4.2.15: NC, 2S, 1S, 3N, 2N, 1N, CM, M.
inline constexpr std::array<int, 8> rtf_theoretical_value{1440, 1460, 1480, 1500,
                                                          1600, 1800, 2000, 2200};

extern const Regulation elo_italia_2014;
extern const Regulation elo_italia_rapid_2013;
extern const Regulation fide_1997;
extern const Regulation fide_1997_example;
extern const Regulation fide_1998;
extern const Regulation fide_2009;
extern const Regulation fide_2011;
extern const Regulation fide_2012;
extern const Regulation fide_2014;
extern const Regulation fide_2022;
extern const Regulation fide_2024;
extern const Regulation fide_2025;
extern const Regulation fide_rapid_2018;
extern const Regulation fide_rapid_2018_current;
extern const Regulation fide_rapid_2022;
extern const Regulation fide_rapid_2022_october;
extern const Regulation fide_rapid_2024;
extern const Regulation fide_rapid_2024_december;
extern const Regulation fide_blitz_2018;
extern const Regulation fide_blitz_2022;
extern const Regulation fide_blitz_2022_october;
extern const Regulation fide_blitz_2024;
extern const Regulation fide_blitz_2024_december;

}  // namespace trf::rating
