#pragma once

#include "trf/rating/regulation.hpp"

// What FIDE's rating regulations of standard chess and of rapid and blitz chess have in common.
namespace trf::rating {

// Standard chess from 1 July 2014, rapid and blitz from 1 October 2022. FIDE's published
// coefficients follow this order: 2400, junior, newcomer. In a quotation of January 2015 the text
// has "until their 18th birthday" and no limit on K x games. The day of these two changes could not
// be found, so they are included here.
inline constexpr CoefficientRule k_2014{.newcomer = 40,
                                        .newcomer_games = 30,
                                        .junior = 40,
                                        .junior_age = 18,
                                        .junior_below = 2300,
                                        .normal = 20,
                                        .high = 10,
                                        .high_from = 2400,
                                        .period_limit = 700};

/// January 2022: the 400-point rule once an event, no method for round robins.
[[nodiscard]] constexpr FideRegulation with_changes_of_2022(FideRegulation rules) {
  rules.difference.once_an_event = true;            // 8.3.1
  rules.first.least_score = Score::from_tenths(5);  // 8.2.1: zero is disregarded
  rules.first.disregards_opponents = false;
  rules.first.round_robin = false;  // only rated opponents, 8.2.2
  rules.first.published_article = "7.1.4";
  rules.first.deleted_article = "7.2.1";
  rules.later_article = "8.2.4";
  rules.k_article = "8.3.3";
  rules.change_article = "8.3";
  rules.difference_article = "8.3.1";
  rules.unrated_article = "8.3.1";
  rules.first_article = "8.2.3";
  rules.first_event_article = "8.2.1";
  return rules;
}

/// March 2024.
[[nodiscard]] constexpr FideRegulation with_changes_of_2024(FideRegulation rules) {
  rules.difference.once_an_event = false;  // 8.3.1
  rules.first.fictitious_draws = 2;        // 8.2.2
  rules.first.fictitious_rating = 1800;
  rules.first.tenths_a_half_point = 0;  // 8.2.3: dp on both sides
  rules.first.maximum = 2200;           // 8.2.3
  rules.first.floor = 1400;             // 7.1.4
  return rules;
}

}  // namespace trf::rating
