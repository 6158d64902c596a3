// A report that trf-pair, trf-tiebreak or trf-rate cannot use has an error for trf-validate, or a
// warning of the check that the tool names.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "answers.hpp"
#include "support/dice.hpp"

namespace {

using trf::test::Dice;
using Words = std::vector<std::string>;

const Words systems{"dutch",        "burstein",   "lim",    "italo-svizzero",
                    "double-swiss", "team-swiss", "berger", "scheveningen"};

run::Run answer(std::string_view tool, const Words& words, const std::string& report) {
  const std::vector<run::File> files{{"-", report}};
  return run::run(tool, words, files);
}

std::string generated(const std::string& system, int seed) {
  Words words{"--generate", "--system=" + system, "--seed=" + std::to_string(seed),
              "--set=first-day=2026-03-01"};
  if (system != "scheveningen")
    words.insert(words.end(), {"--players=6", system == "berger" ? "--rounds=5" : "--rounds=4"});
  if (system.ends_with("swiss") || system == "scheveningen") words.emplace_back("--set=boards=2");
  if (system == "double-swiss") words.pop_back();
  return answer("trf-pair", words, {}).output;
}

/// Another cell in the row of a player, or one more record.
std::string changed(std::string report, Dice& dice) {
  const auto one_of = [&dice](const Words& texts) {
    return texts[static_cast<std::size_t>(dice.between(0, static_cast<int>(texts.size()) - 1))];
  };
  const auto digit = [&dice] { return std::to_string(dice.between(0, 9)); };
  if (dice.percent(50)) {
    std::size_t at = 0;
    for (int row = dice.between(1, 4); row > 0; --row) at = report.find("\n001", at) + 4;
    const auto cell = at - 3 + 91 + 10 * static_cast<std::size_t>(dice.between(0, 2));
    if (cell + 8 <= report.find('\n', at))
      report.replace(cell, 8,
                     dice.percent(50) ? one_of({"0000 - U", "0000 - +", "0000 w -", "0000 - 1",
                                                "0000 w  ", "0000 - Z", "        ", "   x w 1"})
                                      : "   " + digit() + one_of({" w 1", " b =", " b Z", " - +"}));
    return report;
  }
  return report +
         one_of({"240 H 002 000" + digit(), "240 Z 00" + digit() + " 0002", "XXZ 2 " + digit(),
                 "XXP 1 " + digit(), "XXS W=" + one_of({"3", "x"}), "XXA    1  1.0  x",
                 "BBW " + one_of({" 2.0", "x"}), "XXR " + digit(), "142 " + digit(),
                 "152 " + one_of({"B", "x"}), "192 FIDE_DOUBLESWISS",
                 "260 001 009 0001 000" + digit(), "250       1.0 001 00" + digit() + " 0001 0004",
                 "299 W         1.0  00" + digit(), "300   1   1   2    1    " + digit(),
                 "320  1.0  1.0 " + one_of({"001", "00x"}), "330 +-   1   1   " + digit(),
                 "310   9 Xx"}) +
         "\n";
}

TEST(Refusals, HaveFindings) {
  int refused = 0;
  for (const auto& system : systems)
    for (int seed = 1; seed <= 40; ++seed) {
      SCOPED_TRACE(system + " " + std::to_string(seed));
      Dice dice(static_cast<std::uint64_t>(seed));
      const auto report = changed(generated(system, 1 + seed % 3), dice);
      const auto found = answer(
          "trf-validate",
          {"--profile=format,consistency,pairing,tiebreak,rating", "--format=csv", "-q"}, report);
      for (const auto* tool : {"trf-pair", "trf-tiebreak", "trf-rate"}) {
        const auto used = answer(tool, {}, report);
        if (used.status != 3) continue;
        ++refused;
        EXPECT_TRUE(found.output.find(",error,") != std::string::npos ||
                    found.output.find(",X14,") != std::string::npos)
            << tool << '\n'
            << used.messages << found.output << report;
      }
    }
  EXPECT_GT(refused, 99);
}

}  // namespace
