// Explanations name participants by the fields of their sentences: each field of each sentence of
// the pairing systems is known.

#include <gtest/gtest.h>

#include <string>

#include "pair/named_players.hpp"
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
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/rules.hpp"
#include "trf/pair/messages/swiss.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf_pair {
namespace {

template <std::size_t N>
void expect_known(const trf::MessageId* const (&family)[N]) {
  for (const auto* sentence : family)
    for (const auto& field : sentence->fields) {
      if (field.kind != trf::ArgumentKind::number && field.kind != trf::ArgumentKind::list)
        continue;
      EXPECT_NE(number_kind(*sentence, field), NumberKind::unknown)
          << to_string(*sentence) << ": is '" << field.name
          << "' a participant or a count? See pair/named_players.cpp";
    }
}

TEST(NamedPlayers, KnowEachFieldOfEachSentence) {
  using namespace trf::pair::said;
  expect_known(burstein);
  expect_known(criteria);
  expect_known(dubov);
  expect_known(dutch);
  expect_known(fact);
  expect_known(trf::pair::italo_svizzero::said::italo_svizzero);
  expect_known(trf::pair::lim::said::lim);
  expect_known(trf::pair::lim::said::lim_pairs);
  expect_known(match_swiss);
  expect_known(obstruction);
  expect_known(place);
  expect_known(rules);
  expect_known(swiss);
  expect_known(tables);
}

TEST(NamedPlayers, TeamsOfAScheveningenMatchAreNoPlayers) {
  const auto& sentence = trf::pair::said::scheveningen_of_unequal::id;
  for (const auto& field : sentence.fields)
    EXPECT_EQ(number_kind(sentence, field), NumberKind::count) << field.name;
}

}  // namespace
}  // namespace trf_pair
