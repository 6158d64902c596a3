// What the tools answer about the rated games of one report agrees: rows, games and trf-validate.

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "answers.hpp"

namespace {

using run::test::output;
using run::test::rows_of;

/// The players whose tournament is disregarded, each with the games for which it is.
using Games = std::map<std::string, int>;

Games of_findings(const std::string& report) {
  Games games;
  for (const auto& row : rows_of(output(
           "trf-validate", {"--profile=rating", "--format=csv", "--today=2025-06-01"}, report))) {
    if (row.at("check") != "E10") continue;
    // "unrated player 3 has no point in 2 games against rated opponents"
    std::istringstream words{row.at("message")};
    std::vector<std::string> numbers;
    for (std::string word; words >> word;)
      if (word.find_first_not_of("0123456789") == std::string::npos) numbers.push_back(word);
    games[numbers.at(0)] = std::stoi(numbers.at(1));
  }
  return games;
}

void expect_one_answer(const std::string& report) {
  const auto rows = rows_of(output("trf-rate", {"--system=fide", "--format=csv"}, report));
  std::map<std::string, Games> reasons;  // By player and note
  Games counted;
  for (const auto& row :
       rows_of(output("trf-rate", {"--system=fide", "--games", "--format=csv"}, report))) {
    counted[row.at("id")] += row.at("counted") == "true" ? 1 : 0;
    ++reasons[row.at("id")][row.at("note")];
  }
  Games disregarded;
  for (const auto& row : rows) {
    const auto& id = row.at("id");
    const int games = std::stoi(row.at("games"));
    if (row.at("status") != "unrated" || row.at("note").find("disregarded") == std::string::npos) {
      EXPECT_EQ(counted[id], games) << id;
      continue;
    }
    EXPECT_EQ(counted[id], 0) << id;
    EXPECT_EQ(reasons[id][row.at("note")], games) << id;
    disregarded[id] = games;
  }
  EXPECT_EQ(of_findings(report), disregarded);
}

TEST(AnswersOfRatings, Agree) {
  int disregarded = 0;
  // With 120 minutes each game is rated, with 60 those of players below 1800.
  for (const std::string time : {"5400+30", "3600"})
    for (int seed = 1; seed <= 40; ++seed) {
      SCOPED_TRACE(time + " " + std::to_string(seed));
      const auto report =
          output("trf-parse", {"--set=042=2025/05/01", "--set=052=2025/05/05", "--set=222=" + time},
                 output("trf-pair",
                        {"--generate", "--system=dutch", "--players=8", "--rounds=4",
                         "--seed=" + std::to_string(seed), "--set=unrated=40%",
                         "--set=forfeits=10%", "--set=half-point-byes=5%"},
                        {}));
      expect_one_answer(report);
      disregarded += static_cast<int>(of_findings(report).size());
    }
  EXPECT_GT(disregarded, 10);
}

}  // namespace
