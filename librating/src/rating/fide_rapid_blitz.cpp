#include "editions.hpp"

// FIDE Rapid and Blitz Rating Regulations (B.03, later B.02 part 2).
namespace trf::rating {
namespace {

// 1.1: rapid is more than 10 and less than 60 minutes, blitz more than 3 and at most 10; seconds.
constexpr TempoRule rapid_tempo{
    .kind = TempoRule::Kind::window, .least = 601, .most = 3599, .ratings = {}, .minutes = {}};
constexpr TempoRule blitz{
    .kind = TempoRule::Kind::window, .least = 181, .most = 600, .ratings = {}, .minutes = {}};

constexpr FideRegulation with_tempo(FideRegulation rules, const TempoRule& tempo) {
  rules.tempo = tempo;
  return rules;
}

// In force from 1 July 2018.
constexpr FideRegulation rapid_rules_2018{
    // 8.56
    .k = {.newcomer = 0,
          .newcomer_games = 0,
          .junior = 0,
          .junior_age = 0,
          .junior_below = 0,
          .normal = 20,
          .high = 0,
          .high_from = 0,
          .newcomer_first = false,
          .period_limit = 700},
    // 8.54: so the row above 735 is not used
    .difference = {.limit = 735,
                   .once_an_event = false,
                   .exempt_from = 0,
                   .unrated_from = 0,
                   .unrated_above = 0},
    .first = {.fictitious_draws = 0,
              .fictitious_rating = 0,
              .tenths_a_half_point = 100,  // 8.24
              .maximum = 0,
              .least_games = 5,                       // 7.14
              .floor = 1000,                          // 7.14d
              .least_score = Score::from_tenths(10),  // 6.1, 6.31; 8.21 says zero only
              .least_opponents = 0,
              .least_opponents_article = {},
              .published_article = "7.14",
              .deleted_article = "7.21",
              .judges_every_event = false,
              .disregards_opponents = true,
              .round_robin = true},
    .rounding = HalfRounding::up,  // 8.57: ".5 per eccesso", positive or negative
    .standard_stands_in = true,    // 8.22
    .decided_match_games = 8,      // 6.5: planned over more than 8 games
    .tempo = rapid_tempo,
    .round_robin = {.article = "6.2",
                    .small_article = "6.21",
                    .double_article = "6.22",
                    .unplayed_article = "6.4",
                    .national_article = {}},
    .k_article = "8.56",
    .difference_article = "8.54",
    .unrated_article = "6.32",
    .first_article = "8.3",
    .tempo_article = "1.1",
    .first_event_article = "6.1",
    .standard_article = "8.22",
    .match_article = "6.5",
    .unrated_match_article = "6.6",
    .later_article = "8.4",
    .change_article = "8.55c",
    .unequal_times_article = "1.2"};

// 1 January 2022: 400-point rule once an event, no method for round robins.
constexpr FideRegulation rapid_rules_2022 = [] {
  auto rules = rapid_rules_2018;
  rules.difference = {
      .limit = 400, .once_an_event = true, .exempt_from = 0, .unrated_from = 0, .unrated_above = 0};
  rules.first.tenths_a_half_point = 200;
  rules.first.least_score = Score::from_tenths(5);
  rules.first.disregards_opponents = false;
  rules.first.round_robin = false;
  rules.first.published_article = "7.1.4";
  rules.first.deleted_article = "7.2.1";
  rules.rounding = HalfRounding::away_from_zero;
  rules.k_article = "8.3.3";
  rules.change_article = "8.3";
  rules.difference_article = "8.3.1";
  rules.unrated_article = "8.3.1";
  rules.first_article = "8.2.3";
  rules.first_event_article = "8.2.1";
  rules.standard_article = "8.2";
  rules.decided_match_games = 0;
  rules.later_article = "8.2.4";
  return rules;
}();

// 1 October 2022: the coefficients of standard chess.
constexpr FideRegulation rapid_rules_2022_october = [] {
  auto rules = rapid_rules_2022;
  rules.k = {.newcomer = 40,
             .newcomer_games = 30,
             .junior = 40,
             .junior_age = 18,
             .junior_below = 2300,
             .normal = 20,
             .high = 10,
             .high_from = 2400,
             .newcomer_first = false,
             .period_limit = 700};
  return rules;
}();

constexpr FideRegulation rapid_rules_2024 = [] {
  auto rules = rapid_rules_2022_october;
  rules.difference.once_an_event = false;
  rules.first.fictitious_draws = 2;
  rules.first.fictitious_rating = 1800;
  rules.first.tenths_a_half_point = 0;
  rules.first.maximum = 2200;
  rules.first.floor = 1400;
  return rules;
}();

// 1 December 2024: 600 points and a player above 2600.
constexpr FideRegulation rapid_rules_2024_december = [] {
  auto rules = rapid_rules_2024;
  rules.difference.unrated_from = 600;
  rules.difference.unrated_above = 2600;
  return rules;
}();

}  // namespace

constinit const Regulation fide_rapid_2018{
    "fide-rapid-2018",
    "2018",
    Regulation::Subject::fide_rapid_and_blitz,
    {2018, 7, 1},
    {2022, 1, 1},
    with_tempo(rapid_rules_2018, {TempoRule::Kind::window, 181, 3599, {}, {}}),
    {.kind = RatingKind::rapid}};
constinit const Regulation fide_rapid_2018_current{
    "fide-rapid", "2018",           Regulation::Subject::fide_rapid, {2018, 7, 1},
    {2022, 1, 1}, rapid_rules_2018, {.kind = RatingKind::rapid}};
constinit const Regulation fide_rapid_2022{
    "fide-rapid",  "2022",           Regulation::Subject::fide_rapid, {2022, 1, 1},
    {2022, 10, 1}, rapid_rules_2022, {.kind = RatingKind::rapid}};
constinit const Regulation fide_rapid_2022_october{"fide-rapid",
                                                   "2022-10",
                                                   Regulation::Subject::fide_rapid,
                                                   {2022, 10, 1},
                                                   {2024, 3, 1},
                                                   rapid_rules_2022_october,
                                                   {.kind = RatingKind::rapid}};
constinit const Regulation fide_rapid_2024{
    "fide-rapid",  "2024",           Regulation::Subject::fide_rapid, {2024, 3, 1},
    {2024, 12, 1}, rapid_rules_2024, {.kind = RatingKind::rapid}};
constinit const Regulation fide_rapid_2024_december{"fide-rapid",
                                                    "2024-12",
                                                    Regulation::Subject::fide_rapid,
                                                    {2024, 12, 1},
                                                    {},
                                                    rapid_rules_2024_december,
                                                    {.kind = RatingKind::rapid}};
constinit const Regulation fide_blitz_2018{"fide-blitz",
                                           "2018",
                                           Regulation::Subject::fide_blitz,
                                           {2018, 7, 1},
                                           {2022, 1, 1},
                                           with_tempo(rapid_rules_2018, blitz),
                                           {.kind = RatingKind::blitz}};
constinit const Regulation fide_blitz_2022{"fide-blitz",
                                           "2022",
                                           Regulation::Subject::fide_blitz,
                                           {2022, 1, 1},
                                           {2022, 10, 1},
                                           with_tempo(rapid_rules_2022, blitz),
                                           {.kind = RatingKind::blitz}};
constinit const Regulation fide_blitz_2022_october{"fide-blitz",
                                                   "2022-10",
                                                   Regulation::Subject::fide_blitz,
                                                   {2022, 10, 1},
                                                   {2024, 3, 1},
                                                   with_tempo(rapid_rules_2022_october, blitz),
                                                   {.kind = RatingKind::blitz}};
constinit const Regulation fide_blitz_2024{"fide-blitz",
                                           "2024",
                                           Regulation::Subject::fide_blitz,
                                           {2024, 3, 1},
                                           {2024, 12, 1},
                                           with_tempo(rapid_rules_2024, blitz),
                                           {.kind = RatingKind::blitz}};
constinit const Regulation fide_blitz_2024_december{"fide-blitz",
                                                    "2024-12",
                                                    Regulation::Subject::fide_blitz,
                                                    {2024, 12, 1},
                                                    {},
                                                    with_tempo(rapid_rules_2024_december, blitz),
                                                    {.kind = RatingKind::blitz}};

}  // namespace trf::rating
