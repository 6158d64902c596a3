#include "dutch/regulation.hpp"

#include <array>

#include "dutch/criterion.hpp"

namespace trf::pair::dutch {
namespace {

constexpr std::array<const Criterion*, 16> criteria_2026{
    &c06, &c07, &c08, &c09, &c10, &c11, &c12, &c13, &c14, &c15, &c16, &c17, &c18, &c19, &c20, &c21};

constexpr std::array<const Criterion*, 15> criteria_2017{
    &c05_2017, &c06_2017, &c07_2017, &c08_2017, &c09_2017, &c10_2017, &c11_2017, &c12_2017,
    &c13_2017, &c14_2017, &c15_2017, &c16_2017, &c17_2017, &c18_2017, &c19_2017};

}  // namespace

const Regulation dutch_2026{.title = "C.04.3 FIDE (Dutch) System, from 1 February 2026",
                            .outlook = Outlook::every_bracket,
                            .unplayed_float = UnplayedFloat::pab_or_points,
                            .bye_bar = ByeBar::points_of_a_win,
                            .look_ahead = LookAhead::pairs_and_scores,
                            .lowest_bye = true,
                            .articles = {.bye = "C5",
                                         .completion = "C4",
                                         .transposition = "4.2",
                                         .exchange = "4.3",
                                         .limbo = "4.4",
                                         .order = "art. 4",
                                         .colours = {"5.2.5", "5.2.1", "5.2.2", "5.2.3", "5.2.4"},
                                         .preference = {"1.7.4", "1.7.3", "1.7.2", "1.7.1"},
                                         .bracket = "1.3.2",
                                         .floats = "1.4.1",
                                         .evaluation = "3.4.1",
                                         .best = "3.8.1",
                                         .complete = "1.9.1",
                                         .unpairable = "1.9.3"},
                            .criteria = criteria_2026};

const Regulation dutch_2017{.title = "C.04.3 FIDE (Dutch) System, Baku 2016",
                            .outlook = Outlook::collapse,
                            .unplayed_float = UnplayedFloat::every_absence,
                            .bye_bar = ByeBar::forfeit_win,
                            .look_ahead = LookAhead::pairs_and_differences,
                            .lowest_bye = false,
                            .articles = {.bye = "C2",
                                         .completion = "A.9",
                                         .transposition = "D.1",
                                         .exchange = "D.2",
                                         .limbo = "D.3",
                                         .order = "B and D",
                                         .colours = {"E.5", "E.1", "E.2", "E.3", "E.4"},
                                         .preference = {"A.6.d", "A.6.c", "A.6.b", "A.6.a"},
                                         .bracket = "A.3",
                                         .floats = "A.4",
                                         .evaluation = "B.4",
                                         .best = "B.8",
                                         .complete = "A.9",
                                         .unpairable = "A.9"},
                            .criteria = criteria_2017};

}  // namespace trf::pair::dutch
