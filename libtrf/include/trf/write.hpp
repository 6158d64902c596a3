#pragma once

#include <string>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// A report made from a tournament, and the list of what it could not contain.
struct Written {
  std::string bytes;            ///< UTF-8
  std::vector<Message> losses;  ///< Empty: nothing lost
};

/// Writes a tournament in its own dialect, with every record of other dialects that it uses. If
/// there are no losses, read() gives the same tournament for the bytes, apart from line numbers. (A
/// value too wide for its columns is cut, which is a loss, as are the numbers and points of teams
/// where the dialect has only record 013.) Players are in the order of Player::row.
[[nodiscard]] Written write(const Tournament& tournament, LineEnd end = LineEnd::crlf);

/// Writes a tournament in another dialect: each record becomes the target's record of the same
/// meaning (XXR 142, XXS 162, XXA 250, 013 310, ... and back); a record without one is a loss.
Written convert(const Tournament& tournament, Dialect target, LineEnd end = LineEnd::crlf);

/// What the document has and its tournament does not, apart from the findings of read(): fields
/// without a finding of the reader, and repeated records. No report, table or JSON made from the
/// tournament contains them. An error is a loss, a warning only a remark ("24 (23)" in 062).
[[nodiscard]] Diagnostics not_read(const Document& document, const Tournament& tournament);
/// Does the finding of read() mean that a value of the report is not in the tournament?
[[nodiscard]] bool is_loss(const Diagnostic& finding) noexcept;

/// Shortest of "4.5" and, if that is wider than the field and nothing is lost, "100".
[[nodiscard]] std::string points_text(Score score, std::size_t width);

}  // namespace trf
#pragma GCC visibility pop
