#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Gives a tournament record the text `value` (from column 5 on). An existing record keeps its
/// place and its other lines; a new one stands after the last record with a smaller tag that
/// precedes the players. \return false when the document's encoding has no room for the value
/// \pre is_settable(tag), and value holds no line end
bool set_record(Document& document, std::string_view tag, std::string_view value);

/// Gives a record that may be there several times (112) these texts, a line each; what it had goes.
/// \return and \pre as set_record()
bool set_records(Document& document, std::string_view tag, std::span<const std::string> values);

/// Records that stand once and hold one text or list: 012 to 222, 352, 362, XXR, XXC, BB*; and 112.
[[nodiscard]] bool is_settable(std::string_view tag) noexcept;
[[nodiscard]] std::vector<std::string_view> settable_tags();

/// Which columns of record 001 fill() computes.
struct FillColumns {
  bool points = false;  ///< 81-84: Tournament::score of all rounds
  bool rank = false;    ///< 86-89: by points; who stood before whom still does among equals
};

/// Recomputes columns of the 001 records; `tournament` is what read() made of the document.
/// Nothing but these columns changes. \return what could not be filled
[[nodiscard]] std::vector<Message> fill(Document& document, const Tournament& tournament,
                                        FillColumns columns);

}  // namespace trf
#pragma GCC visibility pop
