#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;
constexpr auto records = Scope::records;
constexpr auto totals = Scope::totals;

// clang-format off
constexpr std::array table{
Check{"M01", "team-missing", E, E, line, "TRF26 310",
 "A team record is used, but there are no teams", "Line-ups, byes and forfeits of teams speak of records 310 or 013. Add these, or leave the record out.", "300 ... (no 310)", "310   1 ..."},
Check{"M02", "tpn-syntax", E, E, line, "TRF26 310",
 "A team number is not one of 1 to 999, or is repeated", "Team numbers are the names that the other records use. Give each team its own.", "310   0", "310   1"},
Check{"M03", "tpn-gaps", I, E, records, "C.04.6",
 "The team numbers are not 1 to n", "A FIDE team Swiss needs them without holes.", "1 2 4", "1 2 3"},
Check{"M04", "member-unknown", E, E, records, "TRF26 310",
 "A member of a team has no row", "Correct the start number, or add the player's row.", "310 ...   99", "310 ...    9"},
Check{"M05", "member-twice", E, E, records, "TRF26 310",
 "A player is a member twice", "His games would count for two teams. Take him out of the wrong one.", "9 in two teams", "9 in one team"},
Check{"M06", "player-without-team", W, W, records, "TRF26 310",
 "A player is in no team", "His games count for no team. Add him to the members of his team.", "001    9 ... (in no 310)", "310 ...    9"},
Check{"M07", "300-unknown", E, E, records, "TRF26 300",
 "A line-up names a team or player who does not exist or does not belong to it, or a team has two in a round", "A line-up that names others cannot be followed. Correct the number of the team or the player.", "300   1  99", "300   1   9"},
Check{"M08", "300-length", W, W, records, "TRF26 300, 352",
 "A line-up has another number of boards than 352", "Write 0000 for a board that was left empty.", "300 with 3 boards, 352 WBWB", "300 with 4 boards"},
Check{"M09", "board-order", W, W, records, "TRF26 300",
 "Members played out of their order without a line-up record", "The order of the members gives the boards. Where a team played otherwise, record 300 says so.", "member 3 above member 2", "300 ..."},
Check{"M10", "match-mixed", E, E, records, "TRF26 310",
 "The members of a team met two teams in one round", "A team has one match a round: an opponent or a member is wrong.", "members 3 and 4 against teams 1 and 2", "members 3 and 4 against team 1"},
Check{"M11", "boards-colours", W, W, records, "TRF26 352",
 "The colours of a match do not follow 352", "Record 352 gives the colour of each board of the team named first. Correct the colours, or 352.", "w w b b with 352 WBWB", "w b w b"},
Check{"M12", "310-totals", W, W, totals, "TRF26 310",
 "The points of a team are not those of its matches", "The stated value is kept: penalties and play-offs change it. Events with records 240, 299 or 330 are compared in profile tiebreak, which knows what these are worth.", "310 ... 9.0 (sum 8.0)", "8.0"},
Check{"M13", "310-columns", E, E, line, "TRF26 310",
 "A field of 310 is not in its columns", "Members at 74 and every five columns; 72 and 73 blank.", "310 ... x in column 72", "310 ... blanks in columns 72 and 73"},
Check{"M14", "320-second", E, E, line, "TRF26 320",
 "There is a second record 320, or one without teams", "It tells what the bye of a team is worth: once, and only where teams play.", "320 (individual event)", "(none)"},
Check{"M15", "320-length", W, W, records, "TRF26 320",
 "Record 320 has more rounds than were played, or names no team", "Columns 15-17 are the team with the bye of round 1, and so on; 000 is none.", "320 ... 000 000 000   2 (three rounds)", "320 ... 000   2 000"},
Check{"M16", "330-type", E, E, line, "TRF26 330",
 "Record 330 cannot be: kind, teams or round", "+- -+ --, two different teams, a round that exists.", "330 ++", "330 +-"},
Check{"M17", "330-vs-001", W, W, records, "TRF26 330",
 "A match is forfeited by 330 but played in the rows", "A forfeited match has no game. Leave 330 out, or mark the games + and -.", "330 +-   1   1   4 (board 1: 7 w 1)", "(no 330)"},
Check{"M18", "013-overflow", I, I, line, "TRF26 013",
 "A record 013 has more than 14 members, or a member glued to the name", "Legal, but some readers lose them. Use record 310.", "013 Alfa, a very long name of a team1", "013 Alfa                               1"},
Check{"M19", "801-802-differ", I, I, totals, "TRF26 801, 802",
 "The lines for people differ from the data", "801 and 802 are never read as data. In profile tiebreak every round of them is compared: opponent, game points, and the totals.", "802   1 ... 9.0 (310: 8.0)", "8.0"},
};
// clang-format on

}  // namespace

std::span<const Check> team() noexcept { return table; }

}  // namespace trf::catalogue
