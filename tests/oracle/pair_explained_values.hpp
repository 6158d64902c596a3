#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "oracle/pair_sentences.hpp"

/// The sentences that give values of criteria, against the values that the text gives.
namespace trf::test {

/// "2 downfloaters", "the downfloater has the score 3": the sentence of the criterion of a system
/// ("dutch-2026"), with this value.
void expect_criterion(const Message& said, std::string_view system, const std::string& criterion,
                      const std::vector<int>& value, Asked& asked);
/// A value alone: "2", "4.5, 4", "1: 2.5", "impossible", "none".
void expect_value(const Message& said, const std::vector<int>& value, Asked& asked);
/// The rule of the criterion: "as few downfloaters as possible".
void expect_rule(const Message& said, std::string_view system, const std::string& criterion,
                 Asked& asked);
/// "with 3-5, 2 downfloaters; without it, 1", "2 downfloaters; the best pairing has 1" and the
/// others that compare two values.
void expect_comparison(const Message& said, std::string_view system, const std::string& criterion,
                       const std::vector<int>& theirs, const std::vector<int>& ours, Asked& asked);

/// The value of floaters with whom the following bracket cannot be paired.
inline constexpr int not_possible = 1000;

}  // namespace trf::test
