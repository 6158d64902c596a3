// What the tools answer about one round agrees: before it is written, after it is written, in each
// mode and in trf-validate.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "run/run.hpp"

namespace {

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

std::string output(std::string_view tool, const std::vector<std::string>& words,
                   const std::string& report) {
  const std::vector<run::File> files{{"-", report}};
  const auto answer = run::run(tool, words, files);
  EXPECT_LE(answer.status, 1) << answer.messages;
  return answer.output;
}

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

TEST(AnswersOfARound, Agree) {
  for (const Kind& kind : kinds)
    for (int seed = 1; seed <= 9; ++seed) {
      const auto number = std::to_string(seed);
      std::vector<std::string> words{"--generate", std::string("--system=") + kind.system,
                                     "--seed=" + number};
      std::ranges::copy(kind.settings, std::back_inserter(words));
      SCOPED_TRACE(std::string(kind.system) + " " + number);
      expect_one_answer(kind, output("trf-pair", words, {}), std::to_string(1 + seed % 3));
    }
}

}  // namespace
