// Lists that a spreadsheet saved in Windows-1252.

#include <algorithm>

#include "trf/rating/list.hpp"
#include "trf/text.hpp"

namespace trf::rating {

std::optional<std::string> list_in_utf8(std::string_view bytes, const ListBytes& use) {
  // The columns of FIDE's text are counted in bytes, and its XML names its encoding.
  if (const auto layout = read_list_layout(bytes);
      !layout.value || layout.value->format != ListFormat::csv)
    return std::nullopt;
  constexpr std::size_t at_once = std::size_t{8} << 20U;
  for (std::size_t from = 0; from < bytes.size();) {
    // To the end of a row, so that no character is cut.
    const auto end = bytes.find('\n', std::min(from + at_once, bytes.size()));
    const auto part = bytes.substr(from, end == bytes.npos ? bytes.npos : end + 1 - from);
    if (use.before) use.before(part);
    const bool is_utf8 = find_invalid_utf8(part) == std::string_view::npos;
    if (use.after) use.after(part);
    if (!is_utf8) return utf8_of_windows1252(bytes);
    from += part.size();
  }
  return std::nullopt;
}

}  // namespace trf::rating
