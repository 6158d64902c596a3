#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "trf/check_id.hpp"
#include "trf/document.hpp"
#include "trf/message.hpp"

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// One thing that was put right, and the check it answers.
struct Repair {
  CheckId check;           ///< Of the finding that it removes
  std::uint32_t line = 0;  ///< Line of the input; 0: the whole file
  Message message;         ///< "rating '24' -> '23'"
};

/// A report with its safe repairs, and what they were.
struct Fixed {
  std::string bytes;
  std::vector<Repair> repairs;  ///< By line
};

/// Makes the repairs that can be made in one way only and change no meaning: line ends, a byte
/// order mark, a trailing 0x1A, alignment, counts in 062, 072 and 082, points that are not the sum
/// of their results, dates in another clear form, sex and title codes, capital colours, small
/// result letters, a 0 in the place of a FIDE number. Never changes a result, a name, an id or an
/// opponent. Applying it twice is applying it once.
[[nodiscard]] Fixed fix(std::string_view bytes, const Limits& limits = {});

/// Is there a repair for findings of this check? It answers those that can be put right in one way.
[[nodiscard]] bool is_fixable(CheckId check) noexcept;

}  // namespace trf
#pragma GCC visibility pop
