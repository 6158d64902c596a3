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

/// One repair, and the check whose finding it removes.
struct Repair {
  CheckId check;           ///< The check of that finding
  std::uint32_t line = 0;  ///< Line of the input; 0: the whole file
  Message message;         ///< "rating '24' -> '23'"
};

/// A report with its safe repairs, and the list of these.
struct Fixed {
  std::string bytes;
  std::vector<Repair> repairs;  ///< By line
};

/// Makes the repairs that have one solution only and change no meaning: line ends, a byte order
/// mark, a 0x1A at the end, alignment, numbers in 062, 072 and 082, points that are not the sum of
/// their results or have no decimal, dates in another clear form, sex and title codes, colours in
/// upper case, result letters in lower case, a 0 as FIDE number. Never changes a result, a name, an
/// id or an opponent. A second run changes nothing.
[[nodiscard]] Fixed fix(std::string_view bytes, const Limits& limits = {});

/// Are there repairs for findings of this check?
[[nodiscard]] bool is_fixable(CheckId check) noexcept;

}  // namespace trf
#pragma GCC visibility pop
