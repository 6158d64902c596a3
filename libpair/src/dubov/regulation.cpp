#include "dubov/regulation.hpp"

namespace trf::pair::dubov {

// C.04.4.1, in force from 1 February 2026.
constinit const Regulation dubov_2026{
    .bye_bar = ByeBar::points_of_a_win,
    .articles = {.complete = "1.9.1",
                 .unpairable = "1.9.3",
                 .bye = {.pairable = "3.1.2", .score = "3.1.3", .games = "3.1.4", .last = "3.1.5"},
                 .preference = "1.6",
                 .bracket = "1.3.2",
                 .upfloaters = "3.2.2",
                 .upfloater_order = "4.2",
                 .groups = "3.2.3",
                 .shift = "3.2.4.1",
                 .balance = "3.2.4.2",
                 .shift_order = "4.3",
                 .halves = "3.2.5",
                 .transposition = "3.2.6",
                 .colours = {"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"}},
};

// C.04.4.1, General Assembly 2018, until 31 January 2026. [C2]: a forfeit win bars from the bye;
// other points of a win without a game do not.
constinit const Regulation dubov_2018{
    .bye_bar = ByeBar::forfeit_win,
    .articles = {.complete = "A.9.1",
                 .unpairable = "A.9.3",
                 .bye = {.pairable = "C.1.2", .score = "C.1.3", .games = "C.1.4", .last = "C.1.5"},
                 .preference = "A.6",
                 .bracket = "A.3.2",
                 .upfloaters = "C.2.2",
                 .upfloater_order = "D.2",
                 .groups = "C.2.3",
                 .shift = "C.2.4.1",
                 .balance = "C.2.4.2",
                 .shift_order = "D.3",
                 .halves = "C.2.5",
                 .transposition = "C.2.6",
                 .colours = {"E.2.1", "E.2.2", "E.2.3", "E.2.4", "E.2.5"}},
};

}  // namespace trf::pair::dubov
