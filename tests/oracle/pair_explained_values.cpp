#include "oracle/pair_explained_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "support/told.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {
namespace {

namespace said = pair::said;

/// A criterion as the text names it, what it counts, and the rule. Ago: 1 the previous round.
struct Named {
  std::string_view criterion, sentence, rule;
  int ago = 0;
};

constexpr std::array dutch_2026{
    Named{"C6", "count_of_downfloaters", "fewest_downfloaters"},
    Named{"C7", "scores_of_downfloaters", "lowest_downfloaters"},
    Named{"C8", "next_bracket_leaves", "best_next_bracket"},
    Named{"C9", "unplayed_games_of_pab", "fewest_unplayed_for_pab"},
    Named{"C10", "topscorers_beyond_two", "fewest_beyond_two"},
    Named{"C11", "topscorers_third_time", "fewest_third_time"},
    Named{"C12", "without_preference", "most_preferences"},
    Named{"C13", "without_strong_preference", "most_strong_preferences"},
    Named{"C14", "residents_down_again", "fewest_downfloats", 1},
    Named{"C15", "opponents_up_again", "fewest_upfloats", 1},
    Named{"C16", "residents_down_again", "fewest_downfloats", 2},
    Named{"C17", "opponents_up_again", "fewest_upfloats", 2},
    Named{"C18", "differences_of_mdps", "smallest_downfloat_differences", 1},
    Named{"C19", "differences_of_opponents", "smallest_upfloat_differences", 1},
    Named{"C20", "differences_of_mdps", "smallest_downfloat_differences", 2},
    Named{"C21", "differences_of_opponents", "smallest_upfloat_differences", 2}};
constexpr std::array dutch_2017{
    Named{"C5", "count_of_downfloaters", "fewest_downfloaters"},
    Named{"C6", "pairing_differences", "smallest_pairing_differences"},
    Named{"C7", "next_bracket_differences", "best_next_bracket"},
    Named{"C8", "topscorers_beyond_two", "fewest_beyond_two"},
    Named{"C9", "topscorers_third_time", "fewest_third_time"},
    Named{"C10", "without_preference", "most_preferences"},
    Named{"C11", "without_strong_preference", "most_strong_preferences"},
    Named{"C12", "down_again", "fewest_downfloats", 1},
    Named{"C13", "up_again", "fewest_upfloats", 1},
    Named{"C14", "down_again", "fewest_downfloats", 2},
    Named{"C15", "up_again", "fewest_upfloats", 2},
    Named{"C16", "differences_down_again", "smallest_downfloat_differences", 1},
    Named{"C17", "differences_up_again", "smallest_upfloat_differences", 1},
    Named{"C18", "differences_down_again", "smallest_downfloat_differences", 2},
    Named{"C19", "differences_up_again", "smallest_upfloat_differences", 2}};
constexpr std::array dubov{Named{"C5", "count_of_upfloaters", "fewest_upfloaters"},
                           Named{"C6", "scores_of_upfloaters", "highest_upfloaters"},
                           Named{"C7", "without_preference", "most_preferences"},
                           Named{"C8", "maximum_upfloaters", "fewest_maximum_upfloaters"},
                           Named{"C9", "earlier_upfloats", "fewest_earlier_upfloats"},
                           Named{"C10", "upfloaters_again", "fewest_repeated_upfloaters"}};
constexpr std::array burstein{Named{"C5", "count_of_floaters", "most_pairs"},
                              Named{"C6", "scores_of_floaters", "lowest_downfloaters"},
                              Named{"C7", "next_bracket_leaves", "best_next_bracket"},
                              Named{"C8", "without_preference", "most_preferences"}};
constexpr std::array doubles{Named{"C4", "count_of_upfloaters", "fewest_upfloaters"},
                             Named{"C5", "scores_of_upfloaters", "highest_upfloaters"},
                             Named{"C6", "next_scoregroup", "next_scoregroup_complies"},
                             Named{"C7", "upfloaters_floated", "fewest_repeated_floats"},
                             Named{"C8", "opponents_floated", "fewest_repeated_floats"}};
constexpr std::array teams{
    Named{"C4", "count_of_upfloaters", "fewest_upfloaters"},
    Named{"C5", "scores_of_upfloaters", "highest_upfloaters"},
    Named{"C6", "next_scoregroup", "next_scoregroup_complies"},
    Named{"C7", "upfloaters_floated", "fewest_repeated_floats"},
    Named{"C8", "teams_without_preference", "most_preferences"},
    Named{"C9", "teams_without_strong_preference", "most_strong_preferences"},
    Named{"C10", "opponents_floated", "fewest_repeated_floats"}};

[[nodiscard]] std::span<const Named> criteria_of(std::string_view system) {
  if (system == "dutch-2026") return dutch_2026;
  if (system == "dutch-2017") return dutch_2017;
  if (system.starts_with("dubov")) return dubov;
  if (system == "burstein") return burstein;
  return system == "double-swiss" ? std::span<const Named>(doubles) : std::span<const Named>(teams);
}

[[nodiscard]] Named named(std::string_view system, std::string_view criterion) {
  for (const Named& one : criteria_of(system))
    if (one.criterion == criterion) return one;
  return {criterion, "no such criterion", "no such rule"};
}

[[nodiscard]] bool has_field(const Message& said, std::string_view name) {
  return std::ranges::any_of(said.id().fields, [&](auto& one) { return one.name == name; });
}

}  // namespace

void expect_criterion(const Message& said, std::string_view system, const std::string& criterion,
                      const std::vector<int>& value, Asked& asked) {
  const Named expected = named(system, criterion);
  asked.ask(said);
  const bool looks_ahead = expected.sentence.starts_with("next_bracket");
  if (looks_ahead && value == std::vector{not_possible}) {
    EXPECT_TRUE(said.is<said::next_bracket_impossible>()) << said;
    return;
  }
  if (looks_ahead && (value.empty() || value == std::vector{0})) {
    EXPECT_TRUE(said.is<said::next_bracket_complete>()) << said;
    return;
  }
  EXPECT_EQ(said.id().name, expected.sentence) << criterion << ": " << said;
  if (said.is<said::next_scoregroup>()) {
    EXPECT_EQ(choice_in(said, "complies"), value.at(0)) << said;
    return;
  }
  EXPECT_EQ(numbers_of(said), value) << criterion << ": " << said;
  if (has_field(said, "ago")) {
    EXPECT_EQ(choice_in(said, "ago") + 1, expected.ago) << said;
  }
}

void expect_value(const Message& said, const std::vector<int>& value, Asked& asked) {
  asked.ask(said);
  EXPECT_NE(value, std::vector{not_possible}) << said;  // A complete round has the next bracket
  if (value.empty()) {
    EXPECT_TRUE(said.is<said::value_none>() || said.is<said::value_absent>() ||
                numbers_of(said).empty())
        << said;
  } else {
    EXPECT_EQ(numbers_of(said), value) << said;
  }
}

void expect_rule(const Message& said, std::string_view system, const std::string& criterion,
                 Asked& asked) {
  asked.ask(said);
  EXPECT_EQ(said.id().name, named(system, criterion).rule) << criterion << ": " << said;
}

void expect_comparison(const Message& said, std::string_view system, const std::string& criterion,
                       const std::vector<int>& theirs, const std::vector<int>& ours, Asked& asked) {
  EXPECT_NE(theirs, ours) << said;
  ASSERT_TRUE(said.is<said::with_pair>() || said.is<said::worse_than_best>() ||
              said.is<said::worse_than_sentence>())
      << said;
  asked.ask(said);
  expect_criterion(phrase_in(said, "theirs"), system, criterion, theirs, asked);
  const Message best = phrase_in(said, "ours");
  if (best.id().family == "fact")
    expect_value(best, ours, asked);
  else
    expect_criterion(best, system, criterion, ours, asked);
}

}  // namespace trf::test
