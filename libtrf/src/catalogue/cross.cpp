#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"X01", "opponent-asymmetric", E, E, records, "TRF26 001",
 "The opponent does not name this player", "Two rows tell of one game; each names the other. Where the named one has a game that its opponent confirms, it is X09.", "1: '   2 w 1', 2: '   3 b 0'", "2: '   1 b 0'"},
Check{"X02", "colour-equal", E, E, records, "TRF26 001",
 "Both players have the same colour", "One has white, the other black.", "w and w", "w and b"},
Check{"X03", "results-impossible", E, E, records, "TRF26 001",
 "The two results give more than one win", "A game has one point to give.", "1 and 1", "1 and 0"},
Check{"X04", "results-noncomplementary", W, W, records, "TRF26 001; FIDE VCL 13",
 "The two results do not make a whole win", "Both lost, or a draw for one alone: the arbiter may decide so, the officer should know.", "0 and 0", "1 and 0"},
Check{"X05", "rated-vs-unrated", E, E, records, "TRF26 001",
 "A game is rated for one player and not for the other", "1 = 0 meet 1 = 0; W D L meet W D L; + and - each other.", "1 and -", "+ and -"},
Check{"X06", "rematch", W, E, records, "C.04.1 (2)",
 "Two players met twice", "Never in a Swiss; twice only in a double round robin, once with each colour.", "1-2 in rounds 1 and 4", "once"},
Check{"X07", "rr-pairing-missing", W, W, records, "C.05",
 "Two players of a round robin never met, or met twice with one colour", "Everybody meets everybody.", "1 and 4 never met", "a game or a forfeit"},
Check{"X08", "rr-berger", I, W, records, "C.05 annex 1",
 "The round robin does not follow the Berger table", "Another order is allowed when announced.", "round 1: 1-2 3-4", "round 1: 1-4 2-3"},
Check{"X09", "two-games-one-round", E, E, records, "TRF26 001",
 "Two rows name the same opponent in one round", "A player has one game a round.", "1 and 3 both against 2", "one of them"},
Check{"X10", "colour-diff", I, W, records, "C.04.1 (6, 7)",
 "A colour rule of the Swiss is broken", "A difference above two, or three times the same colour in a row, before the last round.", "w w w", "w w b"},
Check{"X11", "odd-board-1", I, W, records, "C.04.1 (5)",
 "Two players of a round have its point by forfeit, and no opponent", "An odd number present leaves one player over, who gets the pairing-allocated bye. Of forfeits name the opponent; a bye that was asked for is H, F or Z. Two U are B01, a U beside a forfeit is B04.", "0000 - + and 0000 - +", "0000 - U and   12 w +"},
Check{"X12", "late-entry-or-withdrawn", I, I, records, "C.04.2",
 "A player entered late, withdrew, or played fewer than two games", "For information: such players are worth a look, and withdrawals a line in the arbiter's report.", "0000 - Z  0000 - Z    12 w 1", "   9 b 1    12 w 1     3 b ="},
Check{"X13", "rating-patterns", W, off, records, "QC letter of 26 Feb 2024",
 "All games of a player went against the ratings", "Five games or more, all lost to lower rated opponents or all won against higher rated ones. It proves nothing and may be plain form; the Qualification Commission asks officers to report what looks as if rating was passed on.", "a player of 2000 loses six games to players below 1800", "one of the six drawn"},
Check{"X14", "engine-diff", off, W, Scope::pairing, "C.04; FIDE VCL 54",
 "The rules pair a round in another way", "The round was paired again by the system and edition of the file. The first criterion by which the two differ is named.", "round 3: 1-4 2-3", "round 3: 1-3 2-4"},
};
// clang-format on

}  // namespace

std::span<const Check> cross() noexcept { return table; }

}  // namespace trf::catalogue
