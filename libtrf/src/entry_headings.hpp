#pragma once

#include <string>
#include <string_view>

namespace trf::detail {

/// Lower case, without spaces, dots, underscores and hyphens.
[[nodiscard]] std::string plain(std::string_view text);

/// The column of an entry list with that heading, by this project's name for it; empty: the list
/// has none.
[[nodiscard]] std::string_view entry_column(std::string_view heading);

}  // namespace trf::detail
