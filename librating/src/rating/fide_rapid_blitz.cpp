#include "editions.hpp"
#include "fide_b02.hpp"
#include "trf/facts.hpp"

// FIDE Rapid and Blitz Rating Regulations (B.03, later B.02 part 2).
namespace trf::rating {
namespace {

// 1.1: rapid is more than 10 and less than 60 minutes, blitz more than 3 and at most 10; seconds.
constexpr TempoRule rapid_tempo{.kind = TempoRule::Kind::window,
                                .least = most_blitz_seconds + 1,
                                .most = least_standard_seconds - 1};
constexpr TempoRule blitz_tempo{
    .kind = TempoRule::Kind::window, .least = 181, .most = most_blitz_seconds};

// In force from 1 July 2018.
constexpr FideRegulation rapid_rules_2018{
    .k = {.normal = 20, .period_limit = 700},         // 8.56
    .difference = {.limit = 735},                     // 8.54: so the row above 735 is not used
    .first = {.tenths_a_half_point = 100,             // 8.24
              .least_games = 5,                       // 7.14
              .floor = 1000,                          // 7.14d
              .least_score = Score::from_tenths(10),  // 6.1, 6.31; 8.21 says zero only
              .published_article = "7.14",
              .deleted_article = "7.21",
              .disregards_opponents = true,
              .round_robin = true},
    .rounding = HalfRounding::up,  // 8.57: ".5 per eccesso", positive or negative
    .most_days = 30,               // 4.1
    .standard_stands_in = true,    // 8.22
    .decided_match_games = 8,      // 6.5: planned over more than 8 games
    .tempo = rapid_tempo,
    .round_robin = {.article = "6.2",
                    .small_article = "6.21",
                    .double_article = "6.22",
                    .unplayed_article = "6.4"},
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

// 1 January 2022.
constexpr FideRegulation rapid_rules_2022 = [] {
  auto rules = with_changes_of_2022(rapid_rules_2018);
  rules.difference.limit = 400;
  rules.first.tenths_a_half_point = 200;
  rules.rounding = HalfRounding::away_from_zero;
  rules.standard_article = "8.2";
  rules.decided_match_games = 0;
  return rules;
}();

// 1 October 2022: the coefficients of standard chess.
constexpr FideRegulation rapid_rules_2022_october = [] {
  auto rules = rapid_rules_2022;
  rules.k = k_2014;
  return rules;
}();

constexpr FideRegulation rapid_rules_2024 = with_changes_of_2024(rapid_rules_2022_october);

// 1 December 2024: 600 points and a player above 2600.
constexpr FideRegulation rapid_rules_2024_december = [] {
  auto rules = rapid_rules_2024;
  rules.difference.unrated_from = 600;
  rules.difference.unrated_above = 2600;
  return rules;
}();

constexpr Regulation rapid_edition(std::string_view edition, Date from, Date until,
                                   const FideRegulation& rules) {
  return {"fide-rapid", edition, Regulation::Subject::fide_rapid, from,
          until,        rules,   {.kind = RatingKind::rapid}};
}

constexpr Regulation blitz_edition(std::string_view edition, Date from, Date until,
                                   FideRegulation rules) {
  rules.tempo = blitz_tempo;
  return {"fide-blitz", edition, Regulation::Subject::fide_blitz, from,
          until,        rules,   {.kind = RatingKind::blitz}};
}

// One text for both.
constexpr FideRegulation rapid_and_blitz_rules_2018 = [] {
  auto rules = rapid_rules_2018;
  rules.tempo.least = blitz_tempo.least;
  return rules;
}();

constexpr Date july_2018{2018, 7, 1}, january_2022{2022, 1, 1}, october_2022{2022, 10, 1},
    march_2024{2024, 3, 1}, december_2024{2024, 12, 1};

}  // namespace

constinit const Regulation fide_rapid_2018{"fide-rapid-2018",
                                           "2018",
                                           Regulation::Subject::fide_rapid_and_blitz,
                                           july_2018,
                                           january_2022,
                                           rapid_and_blitz_rules_2018,
                                           {.kind = RatingKind::rapid}};

constinit const Regulation fide_rapid_2018_current =
    rapid_edition("2018", july_2018, january_2022, rapid_rules_2018);
constinit const Regulation fide_rapid_2022 =
    rapid_edition("2022", january_2022, october_2022, rapid_rules_2022);
constinit const Regulation fide_rapid_2022_october =
    rapid_edition("2022-10", october_2022, march_2024, rapid_rules_2022_october);
constinit const Regulation fide_rapid_2024 =
    rapid_edition("2024", march_2024, december_2024, rapid_rules_2024);
constinit const Regulation fide_rapid_2024_december =
    rapid_edition("2024-12", december_2024, {}, rapid_rules_2024_december);

constinit const Regulation fide_blitz_2018 =
    blitz_edition("2018", july_2018, january_2022, rapid_rules_2018);
constinit const Regulation fide_blitz_2022 =
    blitz_edition("2022", january_2022, october_2022, rapid_rules_2022);
constinit const Regulation fide_blitz_2022_october =
    blitz_edition("2022-10", october_2022, march_2024, rapid_rules_2022_october);
constinit const Regulation fide_blitz_2024 =
    blitz_edition("2024", march_2024, december_2024, rapid_rules_2024);
constinit const Regulation fide_blitz_2024_december =
    blitz_edition("2024-12", december_2024, {}, rapid_rules_2024_december);

}  // namespace trf::rating
