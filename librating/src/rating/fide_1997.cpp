#include "editions.hpp"

namespace trf::rating {

namespace {

// FIDE Handbook B.02, 1997.
constexpr Regulation regulation_1997(bool low_scores_as_printed) {
  return Regulation{.system = "fide-1997",
                    .edition = "1997",
                    .subject = Regulation::Subject::fide_1997,
                    .from = {},
                    .until = {2000, 7, 1},
                    .rule =
                        Fide1997Regulation{
                            // 10.64a
                            .k = {.newcomer = 25,
                                  .newcomer_games = 30,
                                  .normal = 15,
                                  .high = 10,
                                  .high_from = 2400,
                                  .newcomer_first = true},
                            .difference_limit = 350,     // 10.61
                            .tenths_a_half_point = 125,  // 10.23
                            .step = 5,                   // 10.32, 10.66
                            .least_games = 9,            // 9.14
                            .least_rated_opponents = 4,  // 6.42
                            .floor = 2005,               // 10.31; 9.12 says "above 2000"
                            .most_days = 90,             // 4.1
                            .tempo = {.kind = TempoRule::Kind::window,  // 1.1
                                      .least = 120 * 60,
                                      .moves_an_hour = 23},
                            .round_robin = {.article = "6.3",
                                            .small_article = "6.31",
                                            .double_article = "6.32",
                                            .unplayed_article = "6.43",
                                            .national_article = "6.33",
                                            .national_rated = 3,
                                            .national_rated_women = 2},
                            .olympiad_rating = 2200,        // 10.4
                            .olympiad_rating_women = 2050,  // 10.4
                            .change_article = "10.64",
                            .step_article = "10.66",
                            .tempo_article = "1.1",
                            .published_article = "9.14",
                            .low_scores_as_printed = low_scores_as_printed,
                        },
                    // 9.11, 9.13: January and July, of events until the end of November and May
                    .list = {.kind = RatingKind::standard,
                             .closing_day_of_month = 31,
                             .closing_months = 2,
                             .months_between = 6,
                             .inactive_months = 12,
                             .pool_months = 24,    // 9.14: the period and the next three
                             .active_games = 4}};  // 9.22
}

}  // namespace

constinit const Regulation fide_1997 = regulation_1997(false);
constinit const Regulation fide_1997_example = regulation_1997(true);

}  // namespace trf::rating
