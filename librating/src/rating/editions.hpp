#pragma once

#include "trf/rating/regulation.hpp"

// The values of the regulations, each in the file of its name. Editions of one regulation that
// differ in few numbers are in one file.
namespace trf::rating {

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
