#pragma once

#include <string_view>

#include "trf/language.hpp"

#pragma GCC visibility push(default)
namespace trf {

namespace detail {
[[nodiscard]] std::string_view italian_words(const MessageId& id);
}  // namespace detail

/// Italian, in the terms of FSI's regulations: turno, scacchiera, spareggio tecnico, omologazione.
/// Its words are those of the libraries; the tools have theirs.
inline constexpr Language italian{.tag = "it",
                                  .words = detail::italian_words,
                                  .plural = one_or_more,
                                  .all_and = " e ",
                                  .all_or = " o ",
                                  .decimal_point = ',',
                                  .is_complete = true};

}  // namespace trf
#pragma GCC visibility pop
