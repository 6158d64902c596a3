// The list of the sentences of all pairing systems is complete: a new sentence needs an oracle that
// asks it.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "oracle/pair_sentences.hpp"
#include "support/editions.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/italo_svizzero.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/pair_checks.hpp"
#include "trf/pair/messages/pairing_systems.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/readings.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/messages/rules.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;

TEST(Sentences, AreEachAskedByAnOracle) {
  std::map<std::string, std::string_view> listed;
  for (const auto& [id, systems] : listed_sentences()) {
    EXPECT_TRUE(listed.emplace(id, systems).second) << id << " is listed twice";
    EXPECT_FALSE(systems.empty()) << id;
  }
  const std::span<const MessageId* const> families[]{said::swiss,
                                                     said::dutch,
                                                     said::dubov,
                                                     said::burstein,
                                                     said::match_swiss,
                                                     said::criteria,
                                                     said::rules,
                                                     said::obstruction,
                                                     said::rounds,
                                                     said::tables,
                                                     said::readings,
                                                     said::fact,
                                                     said::place,
                                                     said::pairing_systems,
                                                     pair::found::pair_checks,
                                                     pair::lim::said::lim,
                                                     pair::lim::said::lim_pairs,
                                                     pair::italo_svizzero::said::italo_svizzero};
  for (const auto family : families)
    for (const MessageId* id : family)
      EXPECT_EQ(listed.erase(to_string(*id)), 1U)
          << to_string(*id) << " is not in tests/oracle/pair_sentences.def: let an oracle ask it";
  std::erase_if(listed, [](const auto& one) { return one.first.starts_with("common."); });
  for (const auto& [id, systems] : listed) ADD_FAILURE() << id << " is not a sentence";
}

/// "dutch-2017", or "burstein" while there is one edition of the name.
[[nodiscard]] std::string name_in_list(const pair::System& system) {
  const auto has_name = [&](const pair::System* other) { return other->name == system.name; };
  const auto same = editions_of_all({system.name});
  return std::ranges::count_if(same, has_name) > 1 ? fmt::format("{}-{}", system.name, system.year)
                                                   : std::string{system.name};
}

TEST(Sentences, OfEachEditionAreAskedByAnOracle) {
  std::set<std::string> names;
  for (const auto& [id, systems] : listed_sentences()) {
    std::istringstream words{std::string{systems}};
    for (std::string name; words >> name;) names.insert(name);
  }
  for (const pair::System* system : pair::systems()) {
    auto editions = editions_of_all({system->name});
    if (editions.empty()) editions.push_back(system);
    for (const pair::System* edition : editions)
      EXPECT_TRUE(names.contains(name_in_list(*edition))) << name_in_list(*edition);
  }
}

}  // namespace
}  // namespace trf::test
