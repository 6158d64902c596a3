#pragma once

#include <string_view>

namespace manual {

inline constexpr std::string_view details_of_parse = R"(.SH TABLES
.TP
.B players
id, sex, title, name, rating, federation, fide_id, birth, points, rank
.TP
.B results
round, id, opponent, colour, result, points: one row for each player and each round that is paired; opponent 0 and
colour \- if there is none
.TP
.B games
round, white, black, white_result, black_result: TRF result codes; byes are not games
.TP
.B teams
id, name, nickname, match_points, game_points, rank, players
.TP
.B matches
round, white, black, white_match_points, black_match_points, white_game_points, black_game_points,
forfeited: of teams, or of a Double\-Swiss
.TP
.B tournament
key, value
.SH "ENTRY LISTS"
With
.B \-\-from=csv
the input is a table with a header, as spreadsheets and other programs write it. Columns are found by
their usual names in English and Italian, in any case and order: name (or surname and first name), sex,
title, category, rating, national_rating, national_id, federation, fide_id, birth, id, team; only the name is required.
A national rating or number, and a category of the FSI (M, CM, 1N, 2N, 3N, 1S, 2S, NC), go into the national record of the
player (NRS, in TRF26); a category that is a FIDE title is the title if the list has no title column. A title is written in capitals; M is
the category, and the other letters of TRF06 (G, F, C, WG, WM, WF, WC) are FIDE titles. With
.B \-\-set
and the record 192 of a team event the column team makes the teams, numbered as they first appear, with
their members in the order of the list (record 310). Start numbers follow
.BR \-\-order :
.BR fide ,
rating, title, national rating, name;
.BR file ,
the order of the list, or of its column id;
.BR lots ,
drawn with
.BR \-\-seed .
.SH EDITS
All edits of one call are checked first; all are made, or none (status 3). With
.B \-o
or
.B \-\-in\-place
the report is written back. An edit changes its own columns and no other byte.
.TP
.B Results
A list has lines BOARD RESULT or WHITE BLACK RESULT, or is CSV with the column result and board or
white, such as the sheet of
.BR "trf-pair \-\-show \-\-format=csv" .
Results: 1\-0 0\-1 1/2 0\-0 1/2\-0 0\-1/2; forfeits +\- \-+ \-\-; played but not rated W D L, from
White's side; * for none. Boards are numbered by FIDE C.04.2 3.6, in a round robin by its table, in a team match by the
line-ups.
.TP
.B Points and ranks
.B \-\-fill
calculates the points of the players, in a team event also the match points and game points of the teams, and the ranks.
Ranks are by points only; tied players keep their order.
.B "trf\-tiebreak \-\-format=trf"
fills in the same points, and ranks by the tie-breaks; in a team event the ranks of the teams.
.TP
.B Boards stay
A recorded round keeps its boards whatever is corrected, added or renumbered. If they are no longer those of FIDE
C.04.2 3.6, the report has a comment with the Whites by board, which every tool follows:
.BR "### Boards @ Round 2: 6 13 \- 4" .
A \- is a board that is gone. In a team event the numbers are those of teams.
.B \-\-unpair
removes the comment of its round.
.TP
.B By hand
.B \-\-pair
and
.B \-\-swap
change the last paired round by the arbiter's decision: two players meet, a board exchanges its colours, a player has the
bye (ID\-bye), a requested bye (ID\-H, ID\-F) or is absent (ID\-Z). A new pair has the board of its White, else of its
Black. Two players who had no opponent have a board after the last. A player who loses the opponent must be in another pair
of the call. Results of these boards are taken back with
.BR \-\-correct .
A pair that has met or is prohibited, a second bye and a third colour in a row (not in Italo\-Svizzero) need
.BR \-\-force .
The round is compared with that of its system on standard error, and a comment (MPA) has its pairs and those of before;
.B trf-pair \-\-check
and
.B trf-validate
know it. A bye that record 240 announces for the round goes if the player or team gets another one or a pair.
.B \-\-unpair
takes back all three.
.TP
.B People
.B \-\-edit
changes a field of a player: name, sex, title, rating, federation, fide_id, birth, national_rating, national_id, category;
or many, by a CSV file with the column id and the fields, in which an empty cell changes nothing. Values are checked as those
of an entry list are.
.B \-\-remove
takes out a player without a game or bye: before round 1 the later numbers close up, then only the last number can go.
.B \-\-rating\-list
fills in what is missing in a report or in the late entries of
.BR \-\-add ,
and tells ratings that differ;
.B \-\-refresh
takes those of the list, also that there is none, and its other data, but not a date of birth that is less exact. With
.B \-\-from=csv
ratings and titles are those of the list. A list of the FSI (with categories, such as those of
.BR "trf\-rate \-\-new\-list" )
gives national numbers, ratings and categories, by national number, else by FIDE number. Nothing is taken from a row whose
name, date of birth or numbers contradict the player's.
.TP
.B Byes and absences
.B \-\-bye
announces a bye of a round that is not paired yet, and takes it back (ID:ROUND:\-);
.B \-\-withdraw
marks every round to the last one;
.B \-\-readmit
removes these marks. TRF26 has record 240 for them, other dialects a cell. They count in the points
after the round is paired.
.B \-\-unpair
names the zero\-point byes of its round that are not in record 240, such as those of late entries; they stay until \-\-bye
takes them back.
In a team event the number is that of the team. In a Double\-Swiss a round
of these options is one of the report, as in record 240, and both rounds of its match get the mark: match 2 has rounds 3 and 4.
.B "trf\-pair \-\-round"
counts matches.
.TP
.B Line-ups
.B \-\-line\-up
names the players of a team by board, 0 for an empty board. In a round that is not paired yet it becomes
record 300, which the pairing uses. In a paired round the match is seated again: results stay on their
boards
.RB ( \-\-correct
is needed then), and the opponent of an empty board wins by forfeit.
.TP
.B Numbers
.B \-\-renumber
changes start numbers and every reference to them. It is refused after round 4 is paired (FIDE
C.04.2 2.3; match 4 of a Double\-Swiss), and in a round robin without
.BR \-\-order .
.SH "RECORDS OF THE HEADER"
.B \-\-set
accepts the dates of record 132 as a list, one for each round
.RB ( \-
for a round without a date), and the points of records 162 and 362 as words, and writes them
into their columns:
.BR "\-\-set '132=2026/04/24 2026/04/25'" ,
.BR "\-\-set '162=W 3 D 1'" .
The values of 112 and XXC, one for each
.BR \-\-set ,
replace all lines of the record.
A number of rounds (142, XXR) or an initial colour (152, XXC) that the rounds of the report contradict is refused.
)";

}  // namespace manual
