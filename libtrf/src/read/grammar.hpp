// Grammars of the words inside a record's text, for records that are met off their columns (162,
// 362, 299) and for the words of record 172. Offsets are bytes from the start of the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "trf/score.hpp"
#include "trf/tournament.hpp"

namespace trf::detail {

/// A symbol and the text of its points; `points` is empty if the text ends after the symbol.
struct SymbolPoints {
  std::string_view symbol;
  std::string_view points;
  std::size_t offset = 0;
};
/// Records 162 and 362: symbol, points, symbol, points, ...
[[nodiscard]] std::vector<SymbolPoints> parse_symbol_points(std::string_view text);

/// Record 299: [kind] points [points] [round [number...]]; the kind is the first byte.
struct AbnormalWords {
  char kind = ' ';
  std::vector<Score> points;           ///< One or two
  std::vector<std::uint32_t> numbers;  ///< The round, then start ranks or team numbers
};
/// Empty if the text has another form.
[[nodiscard]] std::optional<AbnormalWords> parse_abnormal(std::string_view text);

/// Record 172: [federation] method...; a first word of three characters that is not a method is a
/// federation.
struct RankingWord {
  std::string_view text;
  std::size_t offset = 0;
  RankingMethod method = RankingMethod::none;  ///< `none`: the federation, or not a word of 172
  bool is_federation = false;
};
[[nodiscard]] std::vector<RankingWord> parse_ranking(std::string_view text);

}  // namespace trf::detail
