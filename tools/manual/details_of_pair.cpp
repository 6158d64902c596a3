#include "manual/details.hpp"
#include "pair/generator_settings.hpp"

namespace manual {
namespace {

constexpr std::string_view absences = R"(.SH "ABSENCES AND RETURNS"
In the next round everybody is paired except those with a requested bye (H, F or Z) in the cell of the
round, in record 240 or in XXZ. The table of a round robin pairs them too, with a warning: enter the missed
games as forfeits. A withdrawn player has such a mark in every round to the last one; a
player who comes back has none from the round of the return on. Write and remove the marks with
.BR trf\-parse :
.B \-\-bye=6:2:H
announces a half\-point bye of player 6 in round 2,
.B \-\-withdraw=11
marks player 11 absent to the end,
.B \-\-readmit=11
takes this back. A late entry is added by
.B \-\-add
and has zero\-point byes in the rounds before. To change a pairing, take it back with
.BR "trf\-parse \-\-unpair" ,
edit, and pair again. A recorded round is printed by
.BR \-\-show .
In a Double\-Swiss a round of trf\-pair is a match of two games. It has two rounds in the report, which trf\-parse
counts: match 2 is rounds 3 and 4, and
.B \-\-bye=6:3:H
is a bye of both.
)";

/// Further section of the man page: what is not looked at in a large field.
constexpr std::string_view limits = R"(.SH "LIMITS OF EXPLANATIONS"
Pairings have no limits: a round is the correct one in a field of any size. An explanation leaves
reasons out in large fields.
.TP
.B Reasons of a round
Dutch System: why two players are not paired is answered by the best round with the pair if the bracket
and the next one have up to 120 players; else by the values of the two pairs, or in general words. The
reasons of Burstein are in general words beyond 150 players. Dubov, Double\-Swiss and teams tell why
each candidate is not an upfloater in fields of up to 40 participants, else of the first 3, and how many
others there are. In brackets of more than 60 participants Double\-Swiss and teams give only the pairs that
C1 or record 260 forbids. Italo\-Svizzero gives the reasons of the first 20 pairs that it uncouples.
.TP
.BR \-\-explain=A,B ", " \-\-explain=A,bye
The best round with the pair is found exactly, but for brackets with very many sets of floaters: of up to
200 players the Dutch System, Double\-Swiss and teams try 20,000 sets and Burstein 5,000, fewer in
larger fields. If not all sets were tried, the sentence says how many were.
.TP
.B No legal pairing
Lists of players have up to 20 names, and up to 10 forbidden pairs are given, with the number of the
others.
.TP
.B Art. 8
The Italo\-Svizzero system pairs an adjourned game as won by both players (art. 8). When it has its
result, a round that was paired before is not the correct one any more.
.B \-\-check
then looks for games of the round before with which it is: if these had no result yet, the round is
right. It names the fewest games and writes
.B art. 8
in the column
.BR reading .
All sets are tried in rounds of up to 12 games; in larger ones about 100,000 divided by the number of
players, at least 200, one game first, then two.
)";

}  // namespace

std::string details_of_pair() {
  return std::string(absences) + std::string(limits) + trf_pair::generator_manual();
}

}  // namespace manual
