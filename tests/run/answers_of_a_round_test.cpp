// What the tools answer about one round agrees: before it is written, after it is written, in each
// mode and in trf-validate. So does what they answer about standings and prizes.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "answers.hpp"

namespace {

using run::test::output;

struct Kind {
  const char* system;
  std::vector<std::string> settings;
  bool shows_players = true;  ///< --show has the participants that trf-pair pairs
};

const std::vector<std::string> open_event{"--players=9",
                                          "--rounds=4",
                                          "--set=absences=5%",
                                          "--set=half-point-byes=5%",
                                          "--set=late-entries=10%",
                                          "--set=withdrawals=10%",
                                          "--set=forfeits=8%"};

const std::vector<Kind> kinds{
    {"dutch", open_event},
    {"dubov", open_event},
    {"burstein", open_event},
    {"lim", open_event},
    {"lim-1989", open_event},
    {"italo-svizzero", open_event},
    {"double-swiss", open_event, false},
    {"team-swiss", {"--players=5", "--rounds=4", "--set=boards=2", "--set=absences=5%"}, false},
    {"berger", {"--players=5", "--set=absences=5%"}},
    {"berger", {"--players=5", "--set=team-type=FIDE_TEAM_ROUNDROBIN", "--set=boards=2"}, false},
    {"scheveningen", {"--set=boards=3"}},
    {"match", {"--rounds=4"}},
};

/// The first columns of the rows with two participants: round, board, White, Black.
std::vector<std::string> boards_in(const std::string& csv) {
  std::vector<std::string> boards;
  std::istringstream lines{csv};
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::size_t end = 0;
    for (int column = 0; column < 4; ++column) end = line.find(',', end) + 1;
    line.resize(end);
    if (!line.ends_with(",0,")) boards.push_back(line);
  }
  return boards;
}

void expect_one_answer(const Kind& kind, const std::string& all, const std::string& round) {
  const auto of_round = [&](std::string option) {
    return std::vector<std::string>{"--format=json", "--round=" + round, std::move(option)};
  };
  const auto open = output("trf-parse", {"--unpair"},
                           output("trf-pair", {"--format=trf", "--round=" + round}, all));
  const auto written = output("trf-pair", {"--format=trf"}, open);
  EXPECT_EQ(output("trf-pair", {"--format=trf"}, output("trf-parse", {"--unpair"}, written)),
            written);
  for (const std::string about : {"", "=1", "=2", "=1,2", "=2,bye"})
    EXPECT_EQ(output("trf-pair", {"--format=json", "--explain" + about}, open),
              output("trf-pair", of_round("--explain" + about), written))
        << about;
  if (kind.shows_players) {
    EXPECT_EQ(boards_in(output("trf-pair", {"--format=csv"}, open)),
              boards_in(output("trf-pair", {"--show", "--format=csv"}, written)));
  }
  EXPECT_NE(output("trf-pair", of_round("--check"), written).find("\"identical\""),
            std::string::npos);
  const auto found = output("trf-validate", {"--profile=pairing", "--format=csv"}, written);
  for (const auto* check : {",X14,", ",B05,"})
    EXPECT_EQ(found.find(check), std::string::npos) << found;
}

std::string generated(const Kind& kind, int seed, std::vector<std::string> words = {}) {
  words.insert(words.end(), {"--generate", std::string("--system=") + kind.system,
                             "--seed=" + std::to_string(seed)});
  std::ranges::copy(kind.settings, std::back_inserter(words));
  return output("trf-pair", words, {});
}

TEST(AnswersOfARound, Agree) {
  for (const Kind& kind : kinds)
    for (int seed = 1; seed <= 9; ++seed) {
      SCOPED_TRACE(std::string(kind.system) + " " + std::to_string(seed));
      expect_one_answer(kind, generated(kind, seed), std::to_string(1 + seed % 3));
    }
}

void expect_one_standing(const Kind& kind, const std::string& report) {
  const auto filled = output("trf-tiebreak", {"--format=trf"}, report);
  const auto check = output("trf-tiebreak", {"--check", "--format=csv"}, filled);
  EXPECT_EQ(std::ranges::count(check, '\n'), 1) << check;
  EXPECT_EQ(output("trf-parse", {"--fill=points"}, filled), filled);
  const auto found = output("trf-validate", {"--profile=tiebreak", "--format=csv"}, filled);
  for (const auto* id : {",T01,", ",T08,", ",M12,"})
    EXPECT_EQ(found.find(id), std::string::npos) << found;
  // The standings of an earlier round do not use the rounds after it.
  const auto rounds = output("trf-tiebreak", {"--format=csv", "--round=*"}, filled);
  const int last = std::stoi(rounds.substr(rounds.rfind('\n', rounds.size() - 2) + 1));
  const int before = last - (std::string_view{kind.system} == "double-swiss" ? 2 : 1);
  if (before < 1) return;
  const auto open = output("trf-parse", {"--unpair", "--correct"}, filled);
  for (const auto* format : {"--format=csv", "--format=text", "--format=json"}) {
    const std::vector<std::string> words{format, "--round=" + std::to_string(before)};
    EXPECT_EQ(output("trf-tiebreak", words, open), output("trf-tiebreak", words, filled));
  }
}

TEST(AnswersOfStandings, Agree) {
  for (const Kind& kind : kinds)
    for (int seed = 1; seed <= 9; ++seed) {
      SCOPED_TRACE(std::string(kind.system) + " " + std::to_string(seed));
      expect_one_standing(kind, generated(kind, seed));
    }
}

/// Who receives how much, by id.
std::map<std::string, double> received(const std::string& csv) {
  std::map<std::string, double> sums;
  for (const auto& row : run::test::rows_of(csv)) sums[row.at("id")] += std::stod(row.at("value"));
  return sums;
}

// Values that all shares divide: odd cents follow the order too.
TEST(AnswersOfPrizes, ATieWhoseOrderDecidesIsNamed) {
  const std::string prizes =
      "prize,condition,place,value\nA,,1,10080\nA,,2,5040\nB,id=1+2+4+6,1,7560\nC,id=3+5+8,1,2520\n"
      "C,id=3+5+8,2,2520\nD,,1,5040\n";
  int undecided = 0;
  for (int seed = 1; seed <= 9; ++seed) {
    const auto report = generated(kinds[0], seed);
    const std::vector<run::File> files{{"-", report}, {"p.csv", prizes}};
    for (const auto* share : {"--share=none", "--share=equal", "--share=hort"})
      for (const auto* rule : {"--prize-rule=one", "--prize-rule=all"}) {
        SCOPED_TRACE(std::to_string(seed) + " " + share + " " + rule);
        const auto given = [&](std::vector<std::string> words) {
          words.insert(words.end(),
                       {"--tiebreaks=PTS", "--prizes=p.csv", "--format=csv", share, rule});
          return run::run("trf-tiebreak", words, files);
        };
        const auto one = given({});
        bool decides = false;
        for (const auto* lots : {"9,8,7,6,5,4,3,2,1", "2,3,4,5,6,7,8,9,1", "5,1,9,2,6,3,8,4,7"})
          decides = decides ||
                    received(given({std::string("--lots=") + lots}).output) != received(one.output);
        const bool is_named = one.messages.find("share a rank") != std::string::npos;
        EXPECT_TRUE(is_named || !decides) << one.output << one.messages;
        undecided += decides ? 1 : 0;
      }
  }
  EXPECT_GT(undecided, 9);
}

}  // namespace
