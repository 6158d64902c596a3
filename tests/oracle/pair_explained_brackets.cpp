#include "oracle/pair_explained_round.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/told.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/dutch.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {

namespace said = pair::said;

namespace {

/// Sentences about the players of a bracket and about criteria.
class Brackets {
 public:
  Brackets(const ExplainedRound& round, const BracketAccount& account, Compared& compared)
      : round_(round), account_(account), compared_(compared) {}

  void expect(const pair::Decision& decision) {
    const Message& said = decision.sentence;
    expect_values(decision);
    if (said.is<said::bracket_of_residents>() || said.is<said::residents_are>() ||
        said.is<said::residents_alone>())
      expect_same(numbers_in(said, "residents"), account_.residents, said);
    else if (said.is<said::bracket_with_upfloaters>()) {
      expect_same(numbers_in(said, "residents"), account_.residents, said);
      expect_same(numbers_in(said, "upfloaters"), account_.others, said);
    } else if (said.is<said::bracket_with_floaters>()) {
      expect_same(numbers_in(said, "residents"), account_.residents, said);
      expect_same(numbers_in(said, "floaters"), account_.others, said);
    } else if (said.is<said::upfloater_of_odd>())
      EXPECT_EQ(numbers_in(said, "player"), account_.others) << said;
    else if (said.is<said::upfloaters_are>() || said.is<said::set_is_first>())
      expect_same(numbers_of(said), account_.others, said);
    else if (said.is<said::fewest_upfloaters_are>())
      EXPECT_EQ(numbers_of(said), account_.values.at("C4")) << said;
    else if (said.is<said::highest_scores_are>())
      expect_same(numbers_of(said), account_.values.at(decision.article), said);
    else if (said.is<said::following_complies>() || said.is<said::following_is_empty>() ||
             said.is<said::teams_of_following_are_used>())
      EXPECT_EQ(account_.values.at("C6"), std::vector{0}) << said;
    else if (said.is<said::following_never_complies>())
      EXPECT_EQ(account_.values.at("C6"), std::vector{1}) << said;
    else if (said.is<said::upfloaters_floated>())
      EXPECT_EQ(numbers_of(said), account_.values.at("C7")) << said;
    else if (said.is<said::without_preference>() || said.is<said::in_best_pairing>())
      EXPECT_EQ(numbers_of(said), account_.values.at(decision.article)) << said;
    else if (said.is<said::all_get_preference>())
      EXPECT_EQ(account_.values.at(decision.article), std::vector{0}) << said;
    else if (said.is<said::is_not_the_upfloater>() || said.is<said::is_not_an_upfloater>())
      expect_against_player(decision, number_in(said, "player"));
    else if (said.is<said::float_of_few_pairs>() || said.is<said::float_of_no_pairs>() ||
             said.is<said::float_for_completion>() || said.is<said::floats_alone>())
      expect_floaters(said);
    else if (said.is<said::floats_by_order>())
      EXPECT_TRUE(std::ranges::find(account_.floaters, number_in(said, "player")) !=
                  account_.floaters.end());
    else if (said.is<said::order_of_index>())
      expect_index(said);
    else if (said.is<said::identifier_is_first>())
      expect_identifier(said);
    else if (said.is<said::are_not_paired>())
      expect_against_pair(decision);
    else
      return;
    ++compared_[to_string(said.id())];
  }

 private:
  static void expect_same(std::vector<int> told, std::vector<int> known, const Message& said) {
    std::ranges::sort(told);
    std::ranges::sort(known);
    EXPECT_EQ(told, known) << said;
  }
  /// "C7: 1": the values of all criteria.
  void expect_values(const pair::Decision& decision) {
    for (const auto& [name, value] : decision.facts) {
      if (!name.is<said::value_code>()) continue;
      const auto known = account_.values.find(code_in(name, "code"));
      if (known == account_.values.end() || value.is<said::value_absent>()) continue;
      auto told = numbers_of(value), expected = known->second;
      if (known->first == "C6") std::ranges::sort(told), std::ranges::sort(expected);
      EXPECT_EQ(told, expected) << name << " " << value;
      ++compared_["value of " + known->first];
    }
  }
  void expect_against_player(const pair::Decision& decision, int player) {
    EXPECT_EQ(decision.article, account_.against_player(player).rule) << decision.sentence;
    ++compared_["not an upfloater by " + decision.article];
  }
  void expect_against_pair(const pair::Decision& decision) {
    const int one = number_in(decision.sentence, "one");
    const int other = number_in(decision.sentence, "other");
    const auto here = [&](int id) {
      const auto in = [&](const std::vector<int>& list) {
        return std::ranges::find(list, id) != list.end();
      };
      return in(account_.residents) || in(account_.others);
    };
    // To the texts a prohibited pair is one that C1 forbids.
    const std::string rule = decision.article == "260" ? "C1" : decision.article;
    if (!here(one) || !here(other)) {  // A resident and a player who is not an upfloater.
      EXPECT_EQ(rule, account_.against_player(here(one) ? other : one).rule);
      return;
    }
    if (!account_.against_pair) return;
    const std::string expected = account_.against_pair(one, other).rule;
    if (expected == "C1 or C3")
      EXPECT_TRUE(rule == "C1" || rule == "C3") << decision.sentence;
    else
      EXPECT_EQ(rule, expected) << decision.sentence;
    ++compared_["not paired by " + decision.article];
  }
  void expect_floaters(const Message& said) {
    auto told =
        said.is<said::floats_alone>() ? numbers_in(said, "player") : numbers_in(said, "players");
    expect_same(std::move(told), account_.floaters, said);
    if (said.is<said::float_of_few_pairs>()) {
      EXPECT_EQ(number_in(said, "pairs"), std::ssize(account_.pairs)) << said;
    }
    if (said.is<said::float_of_no_pairs>()) {
      EXPECT_TRUE(account_.pairs.empty()) << said;
    }
  }
  void expect_index(const Message& said) {
    const auto index = burstein_index(round_.tournament);
    std::vector<int> order;
    for (const Arg& item : std::get<Arg::Items>(field(said, "players").value).items) {
      const Message& one = std::get<Message>(item.value);
      order.push_back(number_in(one, "player"));
      EXPECT_EQ(number_in(one, "buchholz"), index.at(order.back()).first) << said;
      EXPECT_EQ(std::stod(code_in(one, "berger")) * 100, index.at(order.back()).second) << said;
    }
    EXPECT_EQ(order, account_.order) << said;
  }
  void expect_identifier(const Message& said) {
    std::string expected;
    for (const int number : account_.values.at("3.6"))
      expected += (expected.empty() ? "" : " ") + std::to_string(number);
    EXPECT_EQ(code_in(said, "identifier"), expected);
  }

  const ExplainedRound& round_;
  const BracketAccount& account_;
  Compared& compared_;
};

}  // namespace

void expect_brackets(const ExplainedRound& round, const std::vector<BracketAccount>& account,
                     Compared& compared) {
  for (std::size_t i = 0; i < account.size(); ++i)
    for (const auto& decision : round.decisions) {
      const Message& scope = decision.scope;
      const bool here = std::ranges::any_of(scope.id().fields, [&](const Parameter& one) {
        return one.name == "number" && number_in(scope, "number") == static_cast<int>(i) + 1;
      });
      if (here && decision.scope.id() != pair::title(pair::Place::round(1)).id())
        Brackets(round, account[i], compared).expect(decision);
    }
}

}  // namespace trf::test
