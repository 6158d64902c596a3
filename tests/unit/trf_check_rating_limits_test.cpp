// Each number of the checks of rating and homologation: at one less, itself, and one more.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <functional>

#include "support/checked.hpp"
#include "support/report_text.hpp"
#include "support/schedule.hpp"
#include "trf/check_ids.hpp"

namespace {

using trf::CheckId;
using trf::CheckOptions;
using trf::Profile;
using trf::test::checked;
using trf::test::count_of;
using trf::test::ReportText;
using trf::test::Schedule;
using Edit = std::function<void(ReportText&)>;

const std::string standard = TRF_SAMPLES "/clean-standard.trf";
const std::string rapid = TRF_SAMPLES "/clean-rapid.trf";
const std::vector<Profile> usual{Profile::format, Profile::consistency, Profile::rating};

/// Does the check find something in the edited sample?
bool fires(CheckId id, const Edit& edit, const CheckOptions& options = {},
           const std::vector<Profile>& profiles = usual, const std::string& sample = standard) {
  ReportText text(sample);
  edit(text);
  return count_of(id, checked(text.bytes(), profiles, options)) != 0;
}
bool fires(CheckId id, const ReportText& text) {
  return count_of(id, checked(text.bytes(), usual)) != 0;
}

void nothing(ReportText&) {}
Edit stating(std::string_view tag, std::string text) {
  return [tag, text](ReportText& t) { t.record(tag, text); };
}
/// Seconds for all moves.
Edit lasting(int seconds) { return stating("222", std::to_string(seconds)); }
CheckOptions of_minutes(int minutes) {
  CheckOptions options;
  options.seconds_for_60_moves = minutes * 60;
  return options;
}
std::string day(int month, int number) { return fmt::format("2026/{:02}/{:02}", month, number); }
/// So many rounds on 6 March.
Edit on_one_day(int rounds) {
  return [rounds](ReportText& t) {
    std::string dates(88, ' ');
    for (int round = 0; round < rounds; ++round) dates += "26/03/06  ";
    t.record("132", dates);
  };
}

// B.02 1.1: 90 minutes from 1800 on, 120 from 2400 on.
TEST(RatingLimits, OfTheTimeThatStrongPlayersNeed) {
  struct Text {
    CheckId check;
    int rating, minutes;
  };
  for (const auto& [check, least, minutes] : {Text{"E03", 1800, 90}, Text{"E04", 2400, 120}})
    for (const int rating : {least - 1, least, least + 1})
      for (const int step : {-1, 0, 1})
        EXPECT_EQ(fires(check,
                        [&](ReportText& t) {
                          lasting(60 * (minutes + step))(t);
                          for (int p = 1; p <= 17; ++p)
                            t.put(fmt::format("001 {:4}", p), 49,
                                  p == 7 ? std::to_string(rating) : "1500");
                        }),
                  rating >= least && step < 0)
            << check << ' ' << rating << ' ' << step;
}

// B.02 1.2: the first control is not before move 30.
TEST(RatingLimits, OfTheFirstTimeControl) {
  for (const int moves : {29, 30, 31})
    EXPECT_EQ(fires("E05", stating("222", fmt::format("{}/3600:3600", moves))), moves < 30)
        << moves;
}

// Rapid and Blitz 1.1: more than 10 and less than 60 minutes; more than 3 and at most 10.
TEST(RatingLimits, OfRapidAndBlitz) {
  for (const int minutes : {9, 10, 11, 59, 60, 61})
    EXPECT_EQ(fires("E06", stating("092", "Rapid Swiss"), of_minutes(minutes)),
              minutes <= 10 || minutes >= 60)
        << minutes;
  for (const int minutes : {2, 3, 4, 9, 10, 11})
    EXPECT_EQ(fires("E07", stating("092", "Blitz Swiss"), of_minutes(minutes)),
              minutes <= 3 || minutes > 10)
        << minutes;
}

// B.02 3 and Rapid and Blitz 3.1: rounds on a day; 12 hours of play.
TEST(RatingLimits, OfTheRoundsOnADay) {
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(fires("E08", on_one_day(3 + step), of_minutes(60)), step > 0);
    EXPECT_EQ(fires("E08", on_one_day(15 + step), of_minutes(15)), step > 0);
    EXPECT_EQ(fires("E08", on_one_day(30 + step), of_minutes(5)), step > 0);
    EXPECT_EQ(fires("E08", on_one_day(3), of_minutes(120 + step)), step > 0);
  }
}

/// A round robin of 2021 in which only so many have a rating.
ReportText partly_rated(int players, int rated, bool is_double = false) {
  auto table = Schedule::berger(players + players % 2);
  table.players = players;
  for (auto& pairs : table.rounds)
    std::erase_if(pairs,
                  [&](const auto& pair) { return std::max(pair.white, pair.black) > players; });
  auto text = table.report(is_double ? "FIDE_DOUBLEROUNDROBIN" : "FIDE_ROUNDROBIN", true);
  text.record("042", "2021/03/01");
  for (int p = rated + 1; p <= players; ++p) text.put(fmt::format("001 {:4}", p), 49, "    ");
  return text;
}

// B.02 before 2022: a third of the players; four of fewer than ten; twice, four of six.
TEST(RatingLimits, OfTheRatedPlayersOfARoundRobin) {
  EXPECT_TRUE(fires("E11", partly_rated(9, 3)));
  EXPECT_FALSE(fires("E11", partly_rated(9, 4)));
  EXPECT_FALSE(fires("E11", partly_rated(9, 5)));
  EXPECT_TRUE(fires("E11", partly_rated(10, 3)));
  EXPECT_FALSE(fires("E11", partly_rated(10, 4)));
  EXPECT_FALSE(fires("E11", partly_rated(11, 4)));
  EXPECT_FALSE(fires("E11", partly_rated(12, 4)));
  EXPECT_TRUE(fires("E11", partly_rated(13, 4)));
  EXPECT_FALSE(fires("E11", partly_rated(13, 5)));
  EXPECT_TRUE(fires("E11", partly_rated(5, 4, true)));
  EXPECT_TRUE(fires("E11", partly_rated(6, 3, true)));
  EXPECT_FALSE(fires("E11", partly_rated(6, 4, true)));
  EXPECT_FALSE(fires("E11", partly_rated(7, 4, true)));
}

// B.02 7.1.4: five games make a first rating.
TEST(RatingLimits, OfTheRoundsForAFirstRating) {
  for (const int rounds : {4, 5, 6}) {
    auto table = Schedule::berger(8);
    table.rounds.resize(static_cast<std::size_t>(rounds));
    EXPECT_EQ(fires("E13", table.report("CUSTOM_SWISS", true)), rounds < 5) << rounds;
  }
}

// B.02 9.1: seven days for the arbiter, thirty for the federation. 1997, 8.1: two weeks.
TEST(RatingLimits, OfTheReport) {
  const auto severity = [](trf::Date today, const Edit& edit) -> std::optional<trf::Severity> {
    ReportText text(standard);
    edit(text);
    CheckOptions options;
    options.today = today;
    for (const auto& found : checked(text.bytes(), usual, options))
      if (found.check == "E14") return found.severity;
    return {};
  };
  using trf::Severity;
  EXPECT_EQ(severity({2026, 3, 16}, nothing), std::nullopt);
  EXPECT_EQ(severity({2026, 3, 17}, nothing), std::nullopt);
  EXPECT_EQ(severity({2026, 3, 18}, nothing), Severity::warning);
  EXPECT_EQ(severity({2026, 4, 8}, nothing), Severity::warning);
  EXPECT_EQ(severity({2026, 4, 9}, nothing), Severity::warning);
  EXPECT_EQ(severity({2026, 4, 10}, nothing), Severity::error);
  // The dates of the rounds say it where 052 does not; the first day does not.
  const Edit dated = [](ReportText& t) { t.erase("052"); };
  EXPECT_EQ(severity({2026, 3, 17}, dated), std::nullopt);
  EXPECT_EQ(severity({2026, 3, 18}, dated), Severity::warning);
  const Edit begun = [](ReportText& t) { t.erase("052").erase("132"); };
  EXPECT_EQ(severity({2026, 4, 10}, begun), std::nullopt);
  const Edit old = [](ReportText& t) {
    t.record("042", "1998/03/06").record("052", "1998/03/10").erase("132");
  };
  EXPECT_EQ(severity({1998, 3, 23}, old), std::nullopt);
  EXPECT_EQ(severity({1998, 3, 24}, old), std::nullopt);
  EXPECT_NE(severity({1998, 3, 25}, old), std::nullopt);
}

// B.02 0.2: three days before the start, thirty where norms can be made: nine rounds and more.
TEST(RatingLimits, OfTheRegistration) {
  const auto is_late = [](trf::Date registered, int rounds, bool is_titled) {
    CheckOptions options;
    options.registered = registered;
    return fires(
        "E15",
        [&](ReportText& t) {
          t.record("142", std::to_string(rounds));
          if (is_titled) t.put("001    1", 11, " IM");
        },
        options);
  };
  EXPECT_FALSE(is_late({2026, 3, 2}, 7, false));
  EXPECT_FALSE(is_late({2026, 3, 3}, 7, false));
  EXPECT_TRUE(is_late({2026, 3, 4}, 7, false));
  EXPECT_FALSE(is_late({2026, 2, 3}, 9, true));
  EXPECT_FALSE(is_late({2026, 2, 4}, 9, true));
  EXPECT_TRUE(is_late({2026, 2, 5}, 9, true));
  EXPECT_FALSE(is_late({2026, 2, 5}, 8, true));
  EXPECT_TRUE(is_late({2026, 2, 5}, 10, true));
  EXPECT_FALSE(is_late({2026, 2, 5}, 9, false));
  // A month alone does not say how many days are left.
  CheckOptions options;
  options.registered = trf::Date{2026, 3, 4};
  EXPECT_FALSE(fires(
      "E15", [](ReportText& t) { t.record("042", "2026/03/00"); }, options));
}

// Either of the records 202 and 212 says what breaks ties.
TEST(RatingLimits, OfTheTieBreaksOfAnEventWithNorms) {
  const auto lacks = [](bool has_202, bool has_212) {
    return fires("E18", [&](ReportText& t) {
      t.record("142", "9").put("001    1", 11, " IM").erase("202").erase("212");
      if (has_202) t.before("222", "202 BH");
      if (has_212) t.before("222", "212 PTS,BH");
    });
  };
  EXPECT_TRUE(lacks(false, false));
  EXPECT_FALSE(lacks(true, false));
  EXPECT_FALSE(lacks(false, true));
  EXPECT_FALSE(lacks(true, true));
}

// B.01 1.1.3: norms need 120 minutes, if the rate of play is known.
TEST(RatingLimits, OfTheMinutesOfAnEventWithNorms) {
  const auto asks = [](std::string_view control) {
    return fires("E18", [&](ReportText& t) {
      t.record("142", "9").put("001    1", 11, " IM").erase("202").erase("212").erase("122");
      t.record("222", control);
    });
  };
  EXPECT_FALSE(asks("7199"));
  EXPECT_TRUE(asks("7200"));
  EXPECT_FALSE(asks("900+10"));
}

// B.01 1.4.1: a free round is not a game; the sample has 17 players.
TEST(RatingLimits, OfTheGamesOfARoundRobinWithNorms) {
  const auto asks = [](std::string_view rounds, std::string_view type) {
    return fires("E18", [&](ReportText& t) {
      t.record("142", rounds).put("001    1", 11, " IM").erase("202").erase("212");
      t.record("192", type);
    });
  };
  EXPECT_TRUE(asks("9", "FIDE_DUTCH"));
  EXPECT_FALSE(asks("9", "FIDE_ROUNDROBIN"));
  EXPECT_TRUE(asks("10", "FIDE_ROUNDROBIN"));
  EXPECT_FALSE(asks("10", "FIDE_DOUBLEROUNDROBIN"));
}

// H40, E15 and E18 ask one question: titles of B.01 1.4.5, of women too, and in team events.
TEST(RatingLimits, OfNormsAreThoseOfEachCheck) {
  CheckOptions options;
  options.registered = trf::Date{2026, 2, 5};
  for (const bool is_team : {false, true})
    for (const std::string_view title : {" GM", " IM", "WGM", "WIM", " FM", "WFM", " CM"}) {
      const bool is_wanted = title.ends_with("GM") || title.ends_with("IM");
      for (const CheckId id : {CheckId{"H40"}, CheckId{"E15"}, CheckId{"E18"}})
        EXPECT_EQ(fires(
                      id,
                      [&](ReportText& t) {
                        t.record("142", "9").put("001    1", 11, title);
                        t.erase("182").erase("202").erase("212");
                        if (is_team) t.record("192", "FIDE_TEAM");
                      },
                      options),
                  is_wanted)
            << id.text() << ' ' << title << ' ' << is_team;
    }
}

// More than four fifths of a Swiss of five and more.
TEST(RatingLimits, OfTheUnratedPlayersOfASwiss) {
  const auto has_many = [](int players, int unrated) {
    auto table = Schedule::berger(players + players % 2);
    table.players = players;
    table.rounds.resize(3);
    for (auto& pairs : table.rounds)
      std::erase_if(pairs,
                    [&](const auto& pair) { return std::max(pair.white, pair.black) > players; });
    auto text = table.report("CUSTOM_SWISS", true);
    for (int p = players - unrated + 1; p <= players; ++p)
      text.put(fmt::format("001 {:4}", p), 49, "    ");
    return fires("E19", text);
  };
  EXPECT_FALSE(has_many(4, 4));
  EXPECT_TRUE(has_many(5, 5));
  EXPECT_TRUE(has_many(6, 6));
  EXPECT_FALSE(has_many(10, 7));
  EXPECT_FALSE(has_many(10, 8));
  EXPECT_TRUE(has_many(10, 9));
}

// More than a third of three games and more.
TEST(RatingLimits, OfTheForfeits) {
  const auto has_many = [](int games, int forfeits) {
    Schedule table;
    table.players = 2 * games;
    for (int i = 0; i < games; ++i) {
      if (i == 0) table.rounds.emplace_back();
      table.rounds.front().push_back({2 * i + 1, 2 * i + 2});
    }
    auto text = table.report("CUSTOM_SWISS", true);
    for (int i = 0; i < forfeits; ++i)
      text.cell(2 * i + 1, 1, fmt::format("{:4} w +", 2 * i + 2))
          .cell(2 * i + 2, 1, fmt::format("{:4} b -", 2 * i + 1));
    return fires("C19", text);
  };
  EXPECT_FALSE(has_many(2, 2));
  EXPECT_TRUE(has_many(3, 2));
  EXPECT_FALSE(has_many(3, 1));
  EXPECT_TRUE(has_many(4, 2));
  EXPECT_TRUE(has_many(5, 2));
  EXPECT_FALSE(has_many(6, 2));
  EXPECT_FALSE(has_many(7, 2));
  EXPECT_TRUE(has_many(6, 3));
}

// Five games that all went against the ratings.
TEST(RatingLimits, OfResultsAgainstTheRatings) {
  for (const int rounds : {4, 5, 6}) {
    auto table = Schedule::berger(8);
    table.rounds.resize(static_cast<std::size_t>(rounds));
    auto text = table.report("CUSTOM_SWISS", false);
    EXPECT_EQ(fires("X13", text), false) << rounds;
    EXPECT_EQ(fires("X13", text.put("001    8", 49, "2300")), rounds >= 5) << rounds;
  }
}

TEST(RatingLimits, OfTheNumberOfRounds) {
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(fires("H25", stating("142", std::to_string(7 + step))), step < 0) << step;
    EXPECT_EQ(fires("H25", stating("142", std::to_string(99 + step))), step > 0) << step;
  }
}

// B.01 1.4.1: nine rounds are the least for a norm.
TEST(RatingLimits, OfAnEventWithNorms) {
  for (const int rounds : {8, 9, 10}) {
    const auto lacks_controller = [&](std::string_view title) {
      return fires("H40", [&](ReportText& t) {
        t.record("142", std::to_string(rounds)).put("001    1", 11, title).erase("182");
      });
    };
    EXPECT_EQ(lacks_controller(" GM"), rounds >= 9) << rounds;
    EXPECT_EQ(lacks_controller("WIM"), rounds >= 9) << rounds;
    EXPECT_FALSE(lacks_controller(" FM")) << rounds;
  }
}

// RTF 5.3.1 and 5.4.1.
TEST(HomologationLimits, OfTheRtf) {
  const auto fsi = [](CheckId id, const Edit& edit, const CheckOptions& options = {}) {
    return fires(id, edit, options, {Profile::fsi});
  };
  const auto players = [](int count, int rounds) {
    return [=](ReportText& t) {
      t.record("142", std::to_string(rounds));
      for (int p = 17; p > count; --p) t.erase(fmt::format("001 {:4}", p));
    };
  };
  const auto teams = [](int seconds) {
    return
        [=](ReportText& t) { t.record("192", "FIDE_TEAM").record("222", std::to_string(seconds)); };
  };
  // A day apart: five rounds are enough if they are on consecutive days.
  const auto rounds = [](int count, bool is_consecutive) {
    return [=](ReportText& t) {
      t.record("142", std::to_string(count));
      if (!is_consecutive) t.put("132", 92, "26/03/02");
    };
  };
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(fsi("G01", rounds(5 + step, true)), step < 0) << step;
    EXPECT_EQ(fsi("G01", rounds(6 + step, false)), step < 0) << step;
    EXPECT_EQ(fsi("G02", players(6 + step, 5)), step < 0) << step;
    EXPECT_EQ(fsi("G02", players(7 + step, 6)), step < 0) << step;
    EXPECT_EQ(fsi("G04", lasting(120 * 60 + step)), step < 0) << step;
    EXPECT_EQ(fsi("G05", teams(120 * 60 + step)), step < 0) << step;
    EXPECT_EQ(fsi("G06", on_one_day(3 + step), of_minutes(60)), step > 0) << step;
    EXPECT_EQ(fsi("G06", on_one_day(3), of_minutes(120 + step)), step > 0) << step;
    EXPECT_EQ(fsi("G07",
                  [&](ReportText& t) {
                    t.record("042", day(3, 1)).record("052", day(5, 29 + step)).erase("132");
                  }),
              step > 0)
        << step;
  }
  // What FIDE rates, by the higher rated of a game.
  struct Time {
    int rating, minutes;
  };
  for (const auto& [rating, minutes] : {Time{1799, 60}, Time{1800, 90}, Time{1801, 90},
                                        Time{2399, 90}, Time{2400, 120}, Time{2401, 120}})
    for (const int seconds : {-1, 0, 1})
      EXPECT_EQ(fsi("G03",
                    [&](ReportText& t) {
                      lasting(60 * minutes + seconds)(t);
                      for (int p = 1; p <= 17; ++p)
                        t.put(fmt::format("001 {:4}", p), 49,
                              p == 7 ? std::to_string(rating) : "1500");
                    }),
                seconds < 0)
          << rating << ' ' << seconds;
}

// The regulation of rapid and blitz: 4.1, 4.3, 4.4, 5.2; B.03 (2018) 3.1 and 4.1.
TEST(HomologationLimits, OfRapidAndBlitz) {
  const auto found = [](CheckId id, int seconds, const Edit& edit, int today = 15) {
    CheckOptions options;
    options.seconds_for_60_moves = seconds;
    options.today = trf::Date{2026, 3, static_cast<std::uint8_t>(today)};
    return fires(id, edit, options, {Profile::fsi_rapid}, rapid);
  };
  const auto players = [](int count) {
    return [=](ReportText& t) {
      for (int p = 16; p > count; --p) t.erase(fmt::format("001 {:4}", p));
    };
  };
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(found("G20", 15 * 60 + step, nothing), step < 0) << step;
    EXPECT_EQ(found("G20", 60 * 60 + step, nothing), step > 0) << step;
    EXPECT_EQ(found("G21", 1200, stating("142", std::to_string(6 + step))), step < 0) << step;
    EXPECT_EQ(found("G22", 1200, players(14 + step)), step < 0) << step;
    EXPECT_EQ(found("G23", 1200, nothing, 14 + 8 + step), step > 0) << step;
    EXPECT_EQ(found("G24", 1200, on_one_day(15 + step)), step > 0) << step;
    EXPECT_EQ(found("G24", 300, on_one_day(30 + step)), step > 0) << step;
    EXPECT_EQ(
        found("G25", 1200, [&](ReportText& t) { t.record("042", day(2, 13 - step)).erase("132"); }),
        step > 0)
        << step;
  }
}

}  // namespace
