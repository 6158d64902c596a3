#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto rate = Scope::rating;
constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"W01", "same-event-twice", E, off, rate, "trf-tools batch",
 "Two files of the batch are the same event", "Same name, first day and first ten FIDE numbers. It would be rated twice.", "open.trf and copy of open.trf", "open.trf"},
Check{"W02", "round-file-newer", W, W, records, "trf-tools batch",
 "A later file of the same event knows fewer results", "", "", "", "files carry no date of their own that could be trusted"},
Check{"W03", "file-vs-name", I, I, records, "trf-tools batch",
 "The round in the file name is not the one in the report", "Names such as open_r07.trf are understood.", "open_r07.trf with 6 rounds", "open_r06.trf"},
Check{"W04", "changed-after-signing", I, I, records, "trf-tools batch",
 "The digest of what was checked", "", "", "", "sha256sum tells it"},
Check{"W05", "unreadable-file", E, E, records, "trf-tools batch",
 "A file cannot be opened or read", "The others are checked; the exit status is 4.", "", "", "said on standard error, with exit status 4"},
};
// clang-format on

}  // namespace

std::span<const Check> workflow() noexcept { return table; }

}  // namespace trf::catalogue
