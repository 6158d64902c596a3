#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;
constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"A01", "250-syntax", E, E, line, "TRF26 250",
 "An acceleration record cannot be", "Points missing, a range turned round, or numbers beyond the players.", "250       1.0 003 001 0001 0010", "250       1.0 001 003 0001 0010"},
Check{"A02", "250-and-192", I, W, records, "TRF26 250",
 "Acceleration is given twice, by 250 and by the type code", "250 wins over the method of 192.", "192 FIDE_DUTCH_2026_BAKU / 250 ...", "one of them"},
Check{"A03", "xxa-length", off, E, records, "JaVaFo manual XXA",
 "An XXA record has more values than there are rounds", "JaVaFo takes one value a round; values behind the last round say that 142 or XXR is wrong, or the record.", "10 values, 9 rounds", "9 values"},
Check{"A04", "xxa-not-baku", I, I, records, "C.04.7",
 "The type code says Baku, but the fictitious points are others", "Group A has one win more in the first half of the accelerated rounds, half a win in the second. Make the records agree with the type code, or leave _BAKU out.", "XXA    1  0.5 (round 1, group A)", "XXA    1  1.0"},
Check{"A05", "260-syntax", E, E, line, "TRF26 260",
 "A prohibition cannot be", "Fewer than two numbers, a number twice, somebody unknown, or a range turned round.", "260 001 009 0007", "260 001 009 0007 0008"},
Check{"A06", "prohibited-played", E, E, records, "TRF26 260",
 "Two players met who were not to meet", "Either the pairing broke the prohibition, or the record holds the wrong numbers or rounds.", "260 ... 7 8 and 7-8 in round 3", "260 ... 7 8 and 7-9 in round 3"},
Check{"A07", "299-columns", W, W, line, "TRF26 299",
 "Record 299 does not stand in the columns of the table", "It was read word by word; another program may read something else.", "299 W 1.0 1 1", "299 W         1.0  001    1"},
Check{"A08", "299-syntax", E, E, line, "TRF26 299",
 "Record 299 cannot be", "Kind W D L F H Z + - or blank, points, a round that exists, numbers that exist.", "299 Q", "299 W"},
Check{"A09", "299-unused", W, W, records, "TRF26 299",
 "Record 299 changes no result", "The kind does not occur in these rounds for these players. Correct the round, the numbers or the kind, or leave the record out.", "299 H         0.0  001 (no H in round 1)", "299 H         0.0  002"},
Check{"A10", "xxs-duplicate", off, W, line, "JaVaFo manual XXS",
 "A code of XXS is given twice", "The last one wins.", "XXS WW=1 WW=3", "XXS WW=3"},
};
// clang-format on

}  // namespace

std::span<const Check> acceleration() noexcept { return table; }

}  // namespace trf::catalogue
