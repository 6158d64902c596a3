#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "trf/document.hpp"
#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// A part of a tie-break list that is not a code.
struct TieBreakFault {
  std::uint32_t offset = 0;  ///< Its first byte in the text, from 0
  std::uint32_t width = 1;   ///< Bytes
  Message message;           ///< Quotes the code

  friend bool operator==(const TieBreakFault&, const TieBreakFault&) = default;
};

/// The codes of a list, and its faults. Codes with a fault are left out.
struct TieBreakList {
  std::vector<TieBreak> codes;
  std::vector<std::uint32_t> offsets;  ///< First byte of each code in the text
  std::vector<TieBreakFault> faults;
};

/// Reads the codes of a 202 or 212 record, or of a user: NAME[:SCORES](/MODIFIER)*, in any case,
/// separated by commas or spaces in any number.
///
/// Spellings of older programs are replaced by the code that they mean: `GE` REP, `SNO` TPN, `RTG`
/// RTNG, `ESB:MG` EMGSB, `BH-C1`, `BH:C1` and `BHC1` BH/C1, `KS/L1` KS/L+1. It does not decide
/// which codes exist and where they are allowed: see is_tie_break_code() and librating.
/// Source: TRF26 records 202 and 212; FIDE "Mandatory Tie-Breaks" codes.
[[nodiscard]] TieBreakList parse_tie_breaks(std::string_view text);

/// The position of the code at `index` of parse_tie_breaks() in a line of record 202 or 212; column
/// 0: it has no such code.
[[nodiscard]] Position place_of_code(const Document& document, std::uint32_t line,
                                     std::size_t index);

/// Is it a name of FIDE C.07 or of the attachment to TRF26 (canonical spelling, upper case), or
/// OTHER_ followed by anything? Codes of the Italian and 1989 rules are not.
[[nodiscard]] bool is_tie_break_code(std::string_view code) noexcept;

/// The codes as given, with commas between them.
[[nodiscard]] std::string list_of(const std::vector<TieBreak>& codes);

/// The canonical spelling: "BH:MP/C1".
[[nodiscard]] std::string to_string(const TieBreak& code);

}  // namespace trf
#pragma GCC visibility pop
