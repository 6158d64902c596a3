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
 "The file of a later round knows fewer results", "Of two files of one event the one with the higher round in its name should know at least as much. One of them was saved too early, or under the wrong name.", "open_r06.trf with 96 results, open_r07.trf with 90", "open_r07.trf with 112"},
Check{"W03", "file-vs-name", I, I, records, "trf-tools batch",
 "The round in the file name is not the one in the report", "Names such as open_r07.trf are understood.", "open_r07.trf with 6 rounds", "open_r06.trf"},
Check{"W04", "changed-after-signing", I, I, records, "trf-tools batch",
 "The digest of the report that was checked", "SHA-256, as sha256sum(1) prints it: with it anybody can tell later whether the report is still the one that was checked. Told with --digest.", "a report that was changed after it was signed", "a report with the digest that was noted"},
Check{"W05", "unreadable-file", E, E, records, "trf-tools batch",
 "A file cannot be opened or read", "It was not checked; the others were. The exit status is 4.", "a file without permission to read", "a file that can be read"},
};
// clang-format on

}  // namespace

std::span<const Check> workflow() noexcept { return table; }

}  // namespace trf::catalogue
