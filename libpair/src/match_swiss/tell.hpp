#pragma once

#include <span>
#include <string>
#include <vector>

#include "match_swiss/colours.hpp"
#include "match_swiss/round.hpp"

/// Words that explanation and verdict share.
namespace trf::pair::match_swiss {

/// "4", "4, 7 and 9", by TPN; "none" for nobody.
[[nodiscard]] std::string numbers(const Field& field, std::span<const Rank> ranks);
/// "3, 2.5 and 2.5": scores of upfloaters, the lowest last.
[[nodiscard]] std::string scores(const Field& field, std::span<const Rank> ranks);
/// "1 3 5 7 2 4 6 8"
[[nodiscard]] std::string identifier_text(const Field& field, const std::vector<TopBottom>& pairs);
/// Why a rule of 4.3 gives White to the one who has it, for a sentence's end.
[[nodiscard]] std::string_view reason(const Regulation& regulation, ColourRule rule) noexcept;

}  // namespace trf::pair::match_swiss
