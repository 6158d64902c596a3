#include <fmt/format.h>

#include <string>
#include <string_view>

#include "manual/manual.hpp"
#include "trf/layout.hpp"

namespace manual {
namespace {

using namespace std::string_view_literals;
using trf::layout::Count;
using trf::layout::Field;
using trf::layout::Need;
using trf::layout::Since;
using trf::layout::Type;

constexpr std::string_view head = R"(.SH NAME
trf \- FIDE Tournament Report File
.SH DESCRIPTION
A Tournament Report File is a text file with one chess tournament: its data, its players or
teams, and the pairings and results of each round. Arbiters send it to the rating officer
of their federation, and programs exchange it between rounds.
.PP
Each line is a record. Columns 1 to 3 are its number, column 4 is a space, and the fields are in
fixed columns. Columns count characters from 1, not bytes. Spaces at the end of a line may be left
out. The records may be in any order. A line that begins with ### is a comment. Two comments of ours are about a
recorded round, and other programs keep them:
.B ### Boards @ Round 2: 6 13 \- 4
has the Whites by board where the boards are not those of FIDE C.04.2 3.6 (\- is a board that is gone), and
.B ### MPA @ Round 4: 4\-8, 6\-2 instead of 4\-6, 8\-2
has the pairs that the arbiter changed by hand.
.PP
Lines end with CR, LF or both. The text is UTF\-8, with or without a byte order mark; in a line that is
not valid UTF\-8, every byte is read as one character of ISO 8859\-1. The tools keep line ends,
encoding, comments and unknown records as they are.
.SH DIALECTS
.TP
.B TRF06
the report of 2006, also named after its author Krause: the records 001 to 132, without result
letters for byes
.TP
.B TRF16
the same records with the result letters of the table below
.TP
.B TRF26
the report in force from 2026: adds the records 142 to 362 and national ratings
.TP
.B TRFx
TRF16 with the records XX? of the pairing engine JaVaFo
.TP
.B TRF(bx)
TRFx with the records BB? of the pairing engine bbpPairings
.SH RESULTS
The cell of a round in record 001 contains the opponent's start number, the colour
.RB ( w " or " b )
and the result:
.PP
.TS
lb l l.
1 = 0	win, draw, loss	played and rated
W D L	win, draw, loss	played less than a move, not rated
+ \-	win, loss by forfeit	not played
H	half\-point bye	no opponent
F	full\-point bye	no opponent
U	pairing\-allocated bye	no opponent
Z	zero\-point bye	no opponent; the same as an empty cell
.TE
.PP
An empty result beside an opponent and a colour is a game that is paired and has no result yet. In
TRF06 a cell without opponent has + for a full\-point or pairing\-allocated bye, = for a
half\-point bye and \- for an absence.
.SH RECORDS
The columns Rating and Pairing have FIDE's marks of the importance of a value:
.B M
it is mandatory,
.B T
it is mandatory if title norms are possible,
.B w
a wrong value gives a warning,
.B \-
it is not used. What the tools find is in
.BR trf\-checks (7).
Records without a list of columns below contain text from column 5 to the end of the
line. A record appears once in a file unless it is marked n.
)"sv;

constexpr std::string_view columns_head = R"(.SH COLUMNS
A field with a step repeats: the step is the distance in columns to the next one. Text is left-aligned,
numbers and letters are right-aligned; points have one decimal.
)"sv;

constexpr std::string_view tail = R"(.SH NATIONAL RECORDS
A record whose number is the code of a federation (three upper case letters), with a start number in
columns 5 to 8, contains that federation's data of the player:
)"sv;

constexpr std::string_view codes = R"(.SH "TYPES OF TOURNAMENT"
Record 192 names the type of the tournament by a code:
.TP
.B Individual Swiss
FIDE_DUTCH, FIDE_DUTCH_2017, FIDE_DUTCH_2025, FIDE_DUTCH_2026, FIDE_DUBOV, FIDE_BURSTEIN, FIDE_LIM,
FIDE_DOUBLESWISS, each followed by _BAKU for Baku acceleration; CUSTOM_SWISS, CUSTOM_DOUBLESWISS
.TP
.B Round robin
FIDE_ROUNDROBIN, FIDE_DOUBLEROUNDROBIN, BERGER_ROUNDROBIN, BERGER_DOUBLEROUNDROBIN,
CUSTOM_ROUNDROBIN, CUSTOM_DOUBLEROUNDROBIN; with _Gn each pair plays n times, and a round robin of two
players is a match of n games. In FIDE_DOUBLEROUNDROBIN the last two rounds of the first cycle change places (C.05 Annex 1);
the codes with BERGER repeat the table as it is
.TP
.B Swiss of teams
FIDE_TEAM with _TYPEA or _TYPEB, then _MP_GP, _GP_MP, _MP or _GP (primary score, score for colours),
then _BAKU; FIDE_TEAM alone is FIDE_TEAM_TYPEA_MP_GP; a score without a type means no colour
preferences; CUSTOM_TEAM_SWISS, CUSTOM_TEAM_SWISS_MP, CUSTOM_TEAM_SWISS_GP
.TP
.B Other team events
FIDE_TEAM_ROUNDROBIN, FIDE_TEAM_DOUBLEROUNDROBIN, BERGER_TEAM_ROUNDROBIN,
BERGER_TEAM_DOUBLEROUNDROBIN, CUSTOM_TEAM_ROUNDROBIN, CUSTOM_TEAM_KNOCKOUT, FIDE_SCHILLER,
CUSTOM_SCHILLER, FIDE_SCHEVENINGEN, FIDE_DOUBLESCHEVENINGEN, CUSTOM_SCHEVENINGEN, FIDE_OLYMPIAD
.TP
.B Knock\-out
CUSTOM_KNOCKOUT
.TP
.B Another type
OTHER_ and any name
.SH "RECORDS OF JAVAFO"
.TP
.B XXR
number of rounds, from column 5 on
.TP
.B XXC
words separated by spaces: rank (the order of the rows gives the pairing numbers), white1 or black1 (the
initial colour)
.TP
.B XXZ
start numbers of the players who are absent from the round to be paired, separated by spaces
.TP
.B XXS
points of results, for example W=3 D=1: WW BW WD BD WL BL for White and Black, FW FL for forfeits, ZPB HPB FPB
PAB for byes; W sets WW BW FW FPB, D sets WD BD HPB
.TP
.B XXA
fictitious points of one player: start number in columns 5\-8, the points of round 1 in 10\-13, of round 2
in 15\-18, and so on every 5 columns
.TP
.B XXP
start numbers of players who are not paired with each other in any round, separated by spaces
.SH "ABSENCES AND RETURNS"
A player who is absent from a round has H, F or Z in the cell of that round, or the number in a record
240 of the round, or (zero points, the next round only) in XXZ. A withdrawn player has such a mark in every
round to the last; a player who returns has none from the round of the return on.
.B "trf\-parse \-\-bye, \-\-withdraw"
and
.B \-\-readmit
write and remove these marks;
.B \-\-prohibit
writes 260 or XXP,
.B \-\-accelerate
250 or XXA.
)"sv;

constexpr std::string_view end = R"(.SH EXAMPLE
.nf
012 Torneo sociale dell\(aqAlfiere
042 2026/03/02
052 2026/03/06
142 5
001    1 w    Neri, Valentina                   1893 ITA      812345 1987/03/14  3.0    1     6 w 1
.fi
.SH STANDARDS
FIDE, Tournament Report File, editions of 2006, 2016 and 2026; JaVaFo, Advanced User Manual;
bbpPairings, documentation of TRF(bx).
.SH SEE ALSO
.BR trf\-parse (1),
.BR trf\-validate (1),
.BR trf\-checks (7)
)"sv;

std::string_view name(Type type) {
  switch (type) {
    case Type::text: return "text";
    case Type::code: return "letters";
    case Type::number: return "number";
    case Type::points: return "points";
    case Type::date: return "YYYY/MM/DD";
    case Type::short_date: return "YY/MM/DD";
    case Type::letter: return "letter";
  }
  return {};
}

std::string_view name(Need need) {
  switch (need) {
    case Need::ignored: return "\\-";
    case Need::warned: return "w";
    case Need::title_events: return "T";
    case Need::mandatory: return "M";
  }
  return {};
}

std::string_view name(Since since) {
  switch (since) {
    case Since::trf06: return "TRF06";
    case Since::trf26: return "TRF26";
    case Since::trfx: return "TRFx";
    case Since::bbp: return "TRF(bx)";
  }
  return {};
}

std::string columns(const Field& field) {
  if (field.width == trf::layout::text.width) return fmt::format("{}\\-", field.first);
  if (field.width == 1) return fmt::format("{}", field.first);
  return fmt::format("{}\\-{}", field.first, field.last());
}

std::string table(std::span<const Field> fields) {
  std::string out =
      ".PP\n.TS\nlb2 lb2 lb2 lb2 lb2 lb\nr2 l2 l2 r2 l2 l.\n"
      "Columns\tField\tContent\tStep\tRating\tPairing\n";
  for (const auto& field : fields)
    out += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", columns(field), roff(field.name->english),
                       name(field.type), field.pitch == 0 ? "" : fmt::format("{}", field.pitch),
                       name(field.rating), name(field.pairing));
  return out + ".TE\n";
}

std::string inventory() {
  std::string out =
      ".PP\n.TS\nlb2 lb2 lb2 lb2 lb2 lb\nlb2 l2 l2 l2 l2 l.\n"
      "Record\tContent\t\tSince\tRating\tPairing\n";
  for (const auto& record : trf::layout::records())
    out += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", roff(record.tag), roff(record.title),
                       record.count == Count::once ? "" : "n", name(record.since),
                       name(record.rating), name(record.pairing));
  return out + ".TE\n";
}

}  // namespace

std::string trf_5() {
  auto out =
      fmt::format("'\\\" t\n.TH TRF 5 \"\" \"trf-tools {}\" \"File Formats\"\n", TRF_VERSION);
  out += head;
  out += inventory();
  out += columns_head;
  for (const auto& record : trf::layout::records())
    if (!trf::layout::is_free_text(record))
      out += fmt::format(".SS {} \\- {}\n{}", roff(record.tag), roff(record.title),
                         table(record.fields));
  out += tail;
  out += table(trf::layout::national::fields);
  out += codes;
  out += json_form();
  out += end;
  return out;
}

}  // namespace manual
