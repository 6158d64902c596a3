// Each number of the norms and titles at one less, itself, and one more.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/sketch.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/title.hpp"

namespace {

/// Player 0 in so many rounds against as many opponents of this average, of three federations.
struct Norm2024 {
  int rounds = 9;
  int average = 2500;
  int halves = 14;  ///< Of all games
  int minutes = 120;
  int titled = 9, wanted = 9;  ///< Opponents with a title; with that of the norm
  int own_federation = 0, one_federation = 3;
  trf::rating::SpecialEvent kind = trf::rating::SpecialEvent::other;
  trf::EventType type = trf::EventType::scheveningen;  // nothing may be ignored

  [[nodiscard]] bool is_met(trf::rating::Condition condition, std::string_view title) const {
    std::vector<std::string> rows{""};
    for (int i = 0; i < rounds; ++i) {
      const int own = std::clamp(halves - 2 * i, 0, 2);
      rows.front() += std::to_string(i + 2) + "w" + "0=1"[own] + " ";
      std::string row;
      for (int r = 0; r < rounds; ++r) row += r == i ? std::string{"1b"} + "1=0"[own] + " " : "Z ";
      rows.push_back(row);
    }
    const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
    auto event = trf::rating::make_event(tournament, {});
    event.type = type;
    event.kind = kind;
    event.seconds = minutes * 60;
    event.entrants[0].federation = "SUI";
    event.entrants[0].sex = trf::Sex::female;
    const auto held = title == "GM"    ? trf::Title::gm
                      : title == "IM"  ? trf::Title::im
                      : title == "WGM" ? trf::Title::wgm
                                       : trf::Title::wim;
    for (int i = 0; i < rounds; ++i) {
      auto& entrant = event.entrants[static_cast<std::size_t>(i) + 1];
      entrant.rating = average;
      entrant.title = i < wanted ? held : i < titled ? trf::Title::fm : trf::Title::none;
      entrant.federation = i < own_federation ? "SUI"
                           : i < own_federation + one_federation
                               ? "GER"
                               : std::string{"F"} + "ABCDEFGHIJKL"[i];
    }
    const std::string names[] = {std::string{title}};
    const auto norm = trf::rating::fide_norms(tournament, event, {.host = "AUT"}, names).front();
    for (const auto& one : norm.requirements)
      if (one.what == condition) return one.is_met();
    ADD_FAILURE() << "the condition was not looked at";
    return false;
  }
};

TEST(Constants, OfFideNorms) {
  using enum trf::rating::Condition;
  struct Title {
    std::string_view name;
    int average, performance;
  };
  for (const auto& [name, average, least] : {Title{"GM", 2380, 2600}, Title{"IM", 2230, 2450},
                                             Title{"WGM", 2180, 2400}, Title{"WIM", 2030, 2250}})
    for (const int step : {-1, 0, 1}) {
      SCOPED_TRACE(std::string{name} + ' ' + std::to_string(step));
      const bool is_enough = step >= 0;
      EXPECT_EQ((Norm2024{.average = average + step}.is_met(trf::rating::Condition::average, name)),
                is_enough);
      // 50 %: the performance is the average.
      EXPECT_EQ((Norm2024{.average = least + step, .halves = 9}.is_met(performance, name)),
                is_enough);
      EXPECT_EQ((Norm2024{.rounds = 9 + step}.is_met(games, name)), is_enough);
      EXPECT_EQ((Norm2024{.minutes = 120 + step}.is_met(minutes, name)), is_enough);
      // 1.4.8 b: 35 % of 9 games are 3.15, so 3.5 points.
      EXPECT_EQ((Norm2024{.halves = 7 + step}.is_met(points_for_35_percent, name)), is_enough);
      // 1.4.5: half of 9 games rounded up; a third, and at least three.
      EXPECT_EQ((Norm2024{.titled = 5 + step, .wanted = 3}.is_met(title_holders, name)), is_enough);
      EXPECT_EQ((Norm2024{.wanted = 3 + step}.is_met(titles, name)), is_enough);
      EXPECT_EQ((Norm2024{.rounds = 12, .titled = 12, .wanted = 4 + step}.is_met(titles, name)),
                is_enough);
      // 1.4.4: three fifths of 9 games are 5, two thirds 6.
      EXPECT_EQ((Norm2024{.own_federation = 5 + step}.is_met(own_federation, name)), step <= 0);
      EXPECT_EQ((Norm2024{.one_federation = 6 + step}.is_met(one_federation, name)), step <= 0);
      EXPECT_EQ((Norm2024{.rounds = 7 + step, .kind = trf::rating::SpecialEvent::team_championship}
                     .is_met(games, name)),
                is_enough);
      EXPECT_EQ((Norm2024{.rounds = 8 + step, .kind = trf::rating::SpecialEvent::world_cup}.is_met(
                    games, name)),
                is_enough);
    }
  // 1.4.1 b: seven games are enough in seven to nine rounds only.
  EXPECT_TRUE((Norm2024{.rounds = 9, .kind = trf::rating::SpecialEvent::team_championship}.is_met(
      games, "GM")));
}

// 1.4.3: two other federations.
TEST(Constants, OfOtherFederations) {
  using enum trf::rating::Condition;
  EXPECT_FALSE(
      (Norm2024{.own_federation = 6, .one_federation = 3}.is_met(other_federations, "GM")));
  EXPECT_TRUE((Norm2024{.own_federation = 5, .one_federation = 3}.is_met(other_federations, "GM")));
}

/// Twenty-four players in nine rounds by rotation; the first one is of the host's federation.
struct BigOpen {
  int rated = 20;       ///< Of other federations
  int titled = 10;      ///< Of these
  int federations = 3;  ///< Of these
  int missed = 0;       ///< Rounds of one of these

  [[nodiscard]] bool is_exempt() const {
    constexpr int players = 24, rounds = 9;
    std::vector<std::vector<std::string>> words(players);
    for (int round = 0; round < rounds; ++round) {
      const auto seat = [&](int i) { return i == 0 ? 0 : 1 + (i - 1 + round) % (players - 1); };
      for (int i = 0; i < players / 2; ++i) {
        const int white = seat(i), black = seat(players - 1 - i);
        words[static_cast<std::size_t>(white)].push_back(std::to_string(black + 1) + "w=");
        words[static_cast<std::size_t>(black)].push_back(std::to_string(white + 1) + "b=");
      }
    }
    // The last of the counted ones is absent; the opponents have the PAB.
    const auto away = static_cast<std::size_t>(rated);
    for (std::size_t round = 0; round < static_cast<std::size_t>(missed); ++round) {
      const auto other = std::stoul(words[away][round]) - 1;
      words[away][round] = "Z";
      words[other][round] = "U";
    }
    std::vector<std::string> rows;
    for (const auto& own : words) {
      rows.emplace_back();
      for (const auto& word : own) rows.back() += word + ' ';
    }
    const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
    auto event = trf::rating::make_event(tournament, {});
    event.type = trf::EventType::swiss;
    for (int i = 0; i < players; ++i) {
      auto& entrant = event.entrants[static_cast<std::size_t>(i)];
      const bool is_counted = i >= 1 && i <= rated;
      entrant.rating = 2400;
      entrant.federation = is_counted ? std::string{"F"} + "ABCD"[i % federations] : "AUT";
      entrant.title = i >= 1 && i <= titled ? trf::Title::wim : trf::Title::none;
    }
    const std::string names[] = {"GM"};
    const auto norm = trf::rating::fide_norms(tournament, event, {.host = "AUT"}, names).front();
    return std::ranges::none_of(norm.requirements, [](const auto& one) {
      return one.what == trf::rating::Condition::other_federations;
    });
  }
};

// 1.4.3 d: twenty rated players of three other federations, ten of them titled, who miss at most
// one round.
TEST(Constants, OfBigOpens) {
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ((BigOpen{.rated = 20 + step}.is_exempt()), step >= 0) << step;
    EXPECT_EQ((BigOpen{.titled = 10 + step}.is_exempt()), step >= 0) << step;
    EXPECT_EQ((BigOpen{.federations = 3 + step}.is_exempt()), step >= 0) << step;
    EXPECT_EQ((BigOpen{.missed = 1 + step}.is_exempt()), step <= 0) << step;
  }
}

// 1.4.5 f: six players in a double round robin.
TEST(Constants, OfDoubleRoundRobins) {
  for (const int players : {5, 6, 7}) {
    std::vector<std::string> rows(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i)
      for (int turn = 0; turn < 2; ++turn)
        for (int other = 0; other < players; ++other)
          rows[static_cast<std::size_t>(i)] +=
              other == i ? "Z " : std::to_string(other + 1) + (turn == 0 ? "w= " : "b= ");
    const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
    auto event = trf::rating::make_event(tournament, {});
    event.type = trf::EventType::double_round_robin;
    const std::string names[] = {"GM"};
    const auto norm = trf::rating::fide_norms(tournament, event, {.host = "AUT"}, names).front();
    const auto found = std::ranges::find(norm.requirements, trf::rating::Condition::players,
                                         &trf::rating::Requirement::what);
    ASSERT_NE(found, norm.requirements.end());
    EXPECT_EQ(found->is_met(), players >= 6) << players;
  }
}

// 1.4.6 b to d: one opponent is raised to the floor of the title; an unrated one counts 1400.
TEST(Constants, OfTheFloorOfTheLowestOpponent) {
  struct Title {
    std::string_view name;
    int floor;
  };
  for (const auto& [name, floor] :
       {Title{"GM", 2200}, Title{"IM", 2050}, Title{"WGM", 2000}, Title{"WIM", 1850}})
    for (const int lowest : {floor - 1, floor, floor + 1, 0}) {
      std::vector<std::string> rows{""};
      for (int i = 0; i < 9; ++i) {
        rows.front() += std::to_string(i + 2) + "w= ";
        std::string row;
        for (int r = 0; r < 9; ++r) row += r == i ? "1b= " : "Z ";
        rows.push_back(row);
      }
      const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
      auto event = trf::rating::make_event(tournament, {});
      event.entrants[0].sex = trf::Sex::female;
      for (std::size_t i = 1; i < event.entrants.size(); ++i)
        event.entrants[i].rating = i == 1 ? lowest : 2450;
      const std::string names[] = {std::string{name}};
      const auto norm = trf::rating::fide_norms(tournament, event, {.host = "AUT"}, names).front();
      if (lowest >= floor)
        EXPECT_EQ(norm.raised, std::nullopt) << name << ' ' << lowest;
      else
        EXPECT_EQ(norm.raised, lowest == 0 ? 1400 : lowest) << name << ' ' << lowest;
    }
}

// 1.4.6 c: the opponent is a person, who is met twice in a double round robin.
TEST(Constants, OfTheLowestOpponentMetTwice) {
  std::vector<std::string> rows{""};
  for (int i = 0; i < 5; ++i) {
    rows.front() += std::to_string(i + 2) + "w= " + std::to_string(i + 2) + "b= ";
    std::string row;
    for (int r = 0; r < 5; ++r) row += r == i ? "1b= 1w= " : "Z Z ";
    rows.push_back(row);
  }
  const auto tournament = trf::test::sketch({rows.begin(), rows.end()});
  auto event = trf::rating::make_event(tournament, {});
  event.type = trf::EventType::double_round_robin;
  for (std::size_t i = 1; i < event.entrants.size(); ++i)
    event.entrants[i].rating = i == 3 ? 1800 : 2300;
  const std::string names[] = {"IM"};
  const auto norm = trf::rating::fide_norms(tournament, event, {.host = "AUT"}, names).front();
  EXPECT_EQ(norm.games, 10);
  EXPECT_EQ(norm.raised, 1800);
  EXPECT_EQ(norm.average, (8 * 2300 + 2 * 2050) / 10);
}

// ---------------------------------------------------------------------------------- FSI titles

TEST(Constants, OfFsiTitles) {
  using trf::rating::Categoria;
  using trf::rating::end_period;
  using trf::rating::LedgerEntry;
  const auto maestro = [](int rating, int games, bool mid, bool fide) {
    LedgerEntry entry;
    entry.has_fide_rating = fide;
    entry.title = Categoria::cm;
    entry.rating = rating;
    entry.games = games;
    entry.single_norms = 1;
    entry.reached_2200 = mid;
    return end_period(entry).title == Categoria::m;
  };
  for (const int step : {-1, 0, 1}) {
    EXPECT_EQ(maestro(2200 + step, 99, false, true), step >= 0);
    EXPECT_EQ(maestro(2200, 24 + step, false, true), step >= 0);
    EXPECT_EQ(maestro(2100, 24 + step, true, true), step >= 0);
    EXPECT_EQ(maestro(2200 + step, 0, false, false), step >= 0);
    EXPECT_EQ(trf::rating::reaches_maestro(24 + step, 220000), step >= 0);
    EXPECT_EQ(trf::rating::reaches_maestro(24, 220000 + step), step >= 0);
    LedgerEntry under;
    under.title = Categoria::nc;
    under.rating = 1499;
    under.changes = {101 + step};
    EXPECT_EQ(end_period(under).rating, std::min(1600 + step, 1600));
    // 4.4.1.5.2: four years, both days included.
    LedgerEntry norms;
    norms.title = Categoria::cm;
    norms.rating = 2200;
    norms.double_norms = {{2015, 3, 10}, {2019, 3, static_cast<std::uint8_t>(10 + step)}};
    EXPECT_EQ(end_period(norms).title == Categoria::m, step <= 0);
  }
}

}  // namespace
