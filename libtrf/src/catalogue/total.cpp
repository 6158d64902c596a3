#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto records = Scope::records;
constexpr auto totals = Scope::totals;

// clang-format off
constexpr std::array table{
Check{"T01", "points-sum", E, E, totals, "TRF26 001",
 "The points are not the sum of the results", "Counted with the point system of the file and record 299. --fix puts the sum.", "4.5 (sum 4.0)", "4.0"},
Check{"T02", "points-explained", I, W, totals, "TRF26 001",
 "The points differ from the results by the acceleration or by the announced bye", "Fictitious points and the bye of the next round are not part of the points.", "5.0 = 4.0 + 1.0 of XXA", "4.0"},
Check{"T03", "points-range", E, E, totals, "TRF26 001",
 "The points are below 0 or above what all rounds can give", "A digit is wrong, or a penalty was given that record 299 does not tell.", "9.5 after 9 rounds", "8.5"},
Check{"T04", "points-half", E, E, totals, "TRF26 001",
 "The points are no sum of the values a result may have", "Half points where a draw is a half.", "4.3", "4.5"},
Check{"T05", "rank-vs-points", W, W, totals, "TRF26 001",
 "Somebody with fewer points stands above", "Ranks follow the points unless a play-off says otherwise.", "rank 1: 4.0, rank 2: 5.0", "rank 1: 5.0"},
Check{"T06", "rank-duplicate", I, I, totals, "TRF26 001",
 "Players share a rank", "Allowed since TRF26; TRF16 asks for different ranks. Not told where the ranks are no set at all (T07).", "3 3 5", "3 4 5"},
Check{"T07", "rank-set", W, W, totals, "TRF26 001",
 "The ranks are not 1 to n, ties aside", "After k players of the same rank r follows r + k.", "1 2 4", "1 2 3"},
Check{"T08", "rank-vs-tiebreaks", W, W, Scope::standings, "C.07; TRF26 202, 212",
 "The ranks do not follow the tie-breaks of the file", "The standings after the last round were computed again from records 202 and 212; a tie that the list leaves may be broken by lot. Correct the rank, or name the tie-breaks that were used. Ranks of an earlier round are one finding. Points are T01's, of teams M12's, rounds of teams M19's: a report states no other standings.", "rank 3 (BH/C1: 2)", "rank 2"},
Check{"T09", "tb-on-unrated", W, W, records, "C.07 10",
 "A tie-break of ratings is used though unrated players take part", "Give a value for them (/U1400) or another tie-break.", "202 ARO", "202 ARO/U1400"},
Check{"T10", "points-average", I, off, records, "TRF26 001",
 "The points of all are not half of the games", "Byes explain it, or results that do not make a whole win.", "", "", "byes explain it, or results that X04 and points that T01 and T02 name"},
};
// clang-format on

}  // namespace

std::span<const Check> total() noexcept { return table; }

}  // namespace trf::catalogue
