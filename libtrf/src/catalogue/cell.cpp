#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;
constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"C01", "cell-misaligned", E, E, line, "TRF26 001",
 "A result cell is not in its columns", "Round r: opponent 92+10(r-1), colour 97+10(r-1), result 99+10(r-1), blanks between.", " 12w 1", "  12 w 1"},
Check{"C02", "opponent-syntax", E, E, line, "TRF26 001",
 "The opponent is no number", "0000 or blanks for nobody.", "  x2 w 1", "  12 w 1"},
Check{"C03", "opponent-unknown", E, E, records, "TRF26 001",
 "The opponent has no row", "The game cannot be counted for anybody.", "  99 w 1", "  12 w 1"},
Check{"C04", "opponent-self", E, E, line, "TRF26 001",
 "The player is his own opponent", "Correct the number.", "001    3 ...    3 w 1", "   4 w 1"},
Check{"C05", "colour-invalid", E, E, line, "TRF26 001",
 "The colour is none of w b -", "Capitals are understood and only a warning; --fix rewrites them.", "  12 s 1", "  12 b 1"},
Check{"C06", "colour-without-opponent", W, E, line, "TRF26 001",
 "There is a colour but no opponent", "Only a team match lost by absence has this.", "0000 w +", "  12 w +"},
Check{"C07", "opponent-without-colour", E, E, line, "TRF26 001",
 "A game has no colour", "w or b.", "  12 - 1", "  12 w 1"},
Check{"C08", "result-invalid", E, E, line, "TRF26 001",
 "The result is no letter of the table", "1 = 0 W D L + - H F U Z.", "  12 w *", "  12 w ="},
Check{"C09", "result-lower-case", I, I, line, "TRF26 001",
 "The result is written small", "It is legal; many programs expect capitals. --fix rewrites it.", "0000 - z", "0000 - Z"},
Check{"C10", "bye-code-with-opponent", E, E, line, "TRF26 001",
 "A bye code stands beside an opponent", "H F U Z are rounds without a game.", "  62 b Z", "0000 - Z"},
Check{"C11", "played-without-opponent", E, E, line, "TRF26 001",
 "A played result has no opponent", "1 = 0 W D L need one. '=' without opponent was a half-point bye in TRF06.", "0000 - 1", "  12 w 1"},
Check{"C12", "forfeit-without-opponent", I, W, line, "TRF26 001",
 "A forfeit has no opponent", "TRF06 wrote byes so. Write U, F, H or Z for a bye, or name the opponent.", "0000 - +", "0000 - U"},
Check{"C13", "blank-result-in-final", E, I, line, "TRF26 001",
 "A game has no result though the tournament is over", "Rounds after it have results.", "  12 w  ", "  12 w 1"},
Check{"C14", "gap-then-games", W, W, line, "TRF26 001",
 "A round is blank though later rounds are not", "A round that was not played is 0000 - Z.", "(ten blanks)", "0000 - Z"},
Check{"C15", "extra-round", W, W, records, "TRF26 001",
 "Some rows have more rounds than the tournament", "Cells behind the last round of everybody else.", "0000 -   in round 10 of 9", "(nothing)"},
Check{"C16", "too-many-rounds", E, E, records, "TRF26 142",
 "There are more cells than rounds", "142 or XXR tells fewer rounds.", "142 5, six cells", "142 6"},
Check{"C17", "full-point-bye", W, W, line, "TRF26 001; C.04.1",
 "A full-point bye was given", "It is deprecated: legal only when it was announced before the start. A pairing-allocated bye is U.", "0000 - F", "0000 - U"},
Check{"C18", "unrated-letters", I, off, line, "TRF26 001",
 "A game of less than one move each was not rated", "W D L are legal and listed for the officer.", "  12 w W", "  12 w 1"},
Check{"C19", "unusual-long-forfeit", W, off, records, "TRF26 001",
 "More than a third of the games were forfeited", "An officer will ask why: games that were not played are not rated.", "8 games with +, 7 played", "2 games with +, 13 played"},
};
// clang-format on

}  // namespace

std::span<const Check> cell() noexcept { return table; }

}  // namespace trf::catalogue
