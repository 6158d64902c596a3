#include "match_swiss/regulation.hpp"

#include <array>

#include "match_swiss/criterion.hpp"

namespace trf::pair::match_swiss {
namespace {

constexpr std::array<const PairCriterion*, 1> of_double_swiss{&c08_opponent};
constexpr std::array<const PairCriterion*, 1> of_none{&c10_opponent};
constexpr std::array<const PairCriterion*, 2> of_type_a{&c08_preference, &c10_opponent};
constexpr std::array<const PairCriterion*, 3> of_type_b{&c08_preference, &c09_strong,
                                                        &c10_opponent};

constexpr Articles articles{.bracket = "1.3",
                            .upfloaters = "3.5",
                            .set_order = "3.5.4",
                            .identifier = "3.6",
                            .first = "4.2",
                            .colours = "4.3",
                            .complete = "3.3.1",
                            .unpairable = "3.3.3"};

constexpr bool has(std::string_view code, std::string_view word) {
  return code.find(word) != std::string_view::npos;
}

}  // namespace

const Regulation double_swiss_2026{.title = "C.04.5 Double-Swiss System",
                                   .preferences = Preferences::none,
                                   .allotment = Allotment::double_swiss,
                                   .secondary_first = false,
                                   .free_of_floats = 1,
                                   .pair_criteria = of_double_swiss,
                                   .articles = articles};

Regulation team_swiss_2026(std::string_view code) {
  const bool scores = has(code, "_MP") || has(code, "_GP");
  // A score without a type: no preferences; no score: both are used.
  const Preferences preferences = has(code, "TYPEB")              ? Preferences::type_b
                                  : has(code, "TYPEA") || !scores ? Preferences::type_a
                                                                  : Preferences::none;
  Regulation regulation{.title = "C.04.6 Swiss Team Pairing System",
                        .preferences = preferences,
                        .allotment = Allotment::teams,
                        .secondary_first = !scores || (has(code, "_MP") && has(code, "_GP")),
                        .free_of_floats = 2,
                        .pair_criteria = of_none,
                        .articles = articles};
  if (preferences == Preferences::type_a) regulation.pair_criteria = of_type_a;
  if (preferences == Preferences::type_b) regulation.pair_criteria = of_type_b;
  return regulation;
}

}  // namespace trf::pair::match_swiss
