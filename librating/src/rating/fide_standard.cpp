#include "editions.hpp"
#include "fide_b02.hpp"

// FIDE Rating Regulations, standard chess, game by game. Editions before 2022 follow FIDE's notices
// of their changes (1 July 2009, 2011, 2012, 2014) and the handbook of 2004 (6.1 zero or half a
// point, 6.33, 6.42 three rated opponents); from 2022 the handbook. Before July 2009 the floor fell
// from 2005 to 1801 (2004) and to 1401, on days that could not be found: 1401 is used.
namespace trf::rating {
namespace {

// 1.1: from 2022 for each game; before, for the tournament, with other limits. 1.2
constexpr TempoRule tempo_2022{.kind = TempoRule::Kind::by_rating,
                               .ratings = {2400, 1800},
                               .minutes = {120, 90, 60},
                               .first_control = 30};
constexpr TempoRule tempo_2009{.kind = TempoRule::Kind::by_highest,
                               .ratings = {2200, 1600},
                               .minutes = {120, 90, 60},
                               .first_control = 30};

constexpr CoefficientRule k_2009{.newcomer = 25,
                                 .newcomer_games = 30,
                                 .normal = 15,
                                 .high = 10,
                                 .high_from = 2400,
                                 .newcomer_first = true};

constexpr FirstRatingRule first_2009{.tenths_a_half_point = 125,
                                     .least_games = 9,
                                     .floor = 1200,
                                     .least_score = Score::from_tenths(10),
                                     .least_opponents = 3,
                                     .least_opponents_article = "6.42",
                                     .published_article = "7.14",
                                     .deleted_article = "7.21",
                                     .judges_every_event = true,
                                     .disregards_opponents = true,
                                     .round_robin = true};

constexpr FideRegulation standard_rules_2009{.k = k_2009,
                                             .difference = {.limit = 400},
                                             .first = first_2009,
                                             .rounding = HalfRounding::away_from_zero,
                                             .tempo = tempo_2009,
                                             .round_robin = {.article = "6.2",
                                                             .small_article = "6.21",
                                                             .double_article = "6.22",
                                                             .unplayed_article = "6.4"},
                                             .k_article = "8.56",
                                             .difference_article = "8.54",
                                             .unrated_article = "6.32",
                                             .first_article = "8.2",
                                             .tempo_article = "1.1",
                                             .first_event_article = "6.1",
                                             .match_article = "6.5",
                                             .unrated_match_article = "6.6",
                                             .later_article = "8.4",
                                             .change_article = "8.55"};

constexpr FideRegulation rules_1998 = [] {
  auto rules = standard_rules_2009;
  rules.difference.limit = 350;
  rules.difference_article = "10.61";
  rules.k_article = "10.64a";
  rules.change_article = "10.64";
  rules.first.floor = 1401;
  rules.round_robin.national_article = "6.33";
  rules.round_robin.national_rated = 3;
  rules.round_robin.national_rated_women = 2;
  rules.tempo.kind = TempoRule::Kind::window;
  rules.tempo.least = 120 * 60;
  return rules;
}();

constexpr FideRegulation standard_rules_2011 = [] {
  auto rules = standard_rules_2009;
  rules.k.newcomer = 30;
  rules.first.tenths_a_half_point = 150;   // half of the highest K
  rules.first.judges_every_event = false;  // after one such event, every game counts
  return rules;
}();

// 1 July 2012: monthly lists down to 1000.
constexpr FideRegulation standard_rules_2012 = [] {
  auto rules = standard_rules_2011;
  rules.first.floor = 1000;
  return rules;
}();

constexpr FideRegulation standard_rules_2014 = [] {
  auto rules = standard_rules_2012;
  rules.k = k_2014;
  rules.first.tenths_a_half_point = 200;
  rules.first.least_games = 5;
  rules.first.least_opponents = 0;
  return rules;
}();

constexpr FideRegulation standard_rules_2022 = [] {
  auto rules = with_changes_of_2022(standard_rules_2014);
  rules.tempo = tempo_2022;
  return rules;
}();

constexpr FideRegulation standard_rules_2024 = with_changes_of_2024(standard_rules_2022);

constexpr FideRegulation standard_rules_2025 = [] {
  auto rules = standard_rules_2024;
  rules.difference.exempt_from = 2650;  // 8.3.1, note of 1 October 2025
  return rules;
}();

constexpr Regulation standard_edition(std::string_view edition, Date from, Date until,
                                      const FideRegulation& rules) {
  return {"fide", edition, Regulation::Subject::fide_standard, from, until, rules};
}

}  // namespace

constinit const Regulation fide_1998 = standard_edition("1998", {}, {2009, 7, 1}, rules_1998);
constinit const Regulation fide_2009 =
    standard_edition("2009", {2009, 7, 1}, {2011, 7, 1}, standard_rules_2009);
constinit const Regulation fide_2011 =
    standard_edition("2011", {2011, 7, 1}, {2012, 7, 1}, standard_rules_2011);
constinit const Regulation fide_2012 =
    standard_edition("2012", {2012, 7, 1}, {2014, 7, 1}, standard_rules_2012);
constinit const Regulation fide_2014 =
    standard_edition("2014", {2014, 7, 1}, {2022, 1, 1}, standard_rules_2014);
constinit const Regulation fide_2022 =
    standard_edition("2022", {2022, 1, 1}, {2024, 3, 1}, standard_rules_2022);
constinit const Regulation fide_2024 =
    standard_edition("2024", {2024, 3, 1}, {2025, 10, 1}, standard_rules_2024);
constinit const Regulation fide_2025 =
    standard_edition("2025", {2025, 10, 1}, {}, standard_rules_2025);

}  // namespace trf::rating
