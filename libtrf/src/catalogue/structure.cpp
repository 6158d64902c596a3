#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;

// clang-format off
constexpr std::array table{
Check{"S01", "unknown-record", W, W, line, "TRF26 records",
 "A line looks like a record that no known dialect defines",
 "Programs will pass over it. If it is a remark, begin the line with ###; if it is data, use the record the format has for it.",
 "962 Sponsor: Bar Sport", "### Sponsor: Bar Sport"},
Check{"S02", "free-text-line", I, I, line, "TRF26 Remark 1",
 "A line of text has no record number and no ###",
 "Column rulers and headings are usual in reports of some programs; readers ignore them.",
 "DDD SSSS sTTT NNNNNN", "### DDD SSSS sTTT NNNNNN"},
Check{"S03", "no-players", E, E, line, "TRF26 001",
 "There is no player row",
 "A report without a 001 record tells nothing that could be rated or paired.",
 "012 Open (and nothing else)", "001    1 m    Rossi, Maria ..."},
Check{"S04", "duplicate-record", E, E, line, "TRF26 records",
 "A record that may stand once stands twice",
 "Readers differ on which one they believe. Where both say the same it is only a warning.",
 "022 Roma / 022 Milano", "022 Roma"},
Check{"S05", "short-001", E, E, line, "TRF26 001",
 "A player row ends before its points",
 "The row was cut. Columns up to 84 are the least that a player needs.",
 "001    1 m    Rossi, Mar", "001    1 m    Rossi, Maria ... 3.5"},
Check{"S06", "dialect", I, I, line, "TRF26",
 "The dialect of the report",
 "trf-validate -v names the dialect and the records that showed it.",
 "", "", "every report has one, so it would be no finding: -v tells it"},
Check{"S07", "mixed-dialect", I, W, line, "TRF26; JaVaFo manual",
 "Records of two dialects say the same thing",
 "142 and XXR, 152 and XXC, 162 and XXS or BB, 250 and XXA, 260 and XXP are each other's twins. Keep the TRF26 one.",
 "142 9 / XXR 9", "142 9"},
Check{"S08", "contradicting-dialects", E, E, line, "TRF26; JaVaFo manual",
 "Records of two dialects disagree",
 "One program will believe the one, another the other.",
 "142 9 / XXR 7", "142 9"},
Check{"S09", "vega-tdf", E, E, line, "Vega manual",
 "The file is a Vega tournament (TDF), not a report",
 "It looks like a report but separates fields by bars and gives 132 to 192 other meanings. Export the FIDE report from Vega (fideelo.txt).",
 "001|1|m|...", "the file that Vega calls Rating Report"},
Check{"S10", "not-a-trf", E, E, line, "TRF26",
 "The file is of another known format",
 "Its first bytes are those of a PGN, JSON, XML, HTML, ZIP, PDF or tournament file of another program.",
 "[Event \"Open\"]", "012 Open"},
Check{"S11", "several-tournaments", E, E, line, "TRF26 012",
 "A second tournament begins after the players of the first",
 "Two reports were put into one file. Split it: start numbers would be mixed.",
 "001 ... / 012 Other open", "two files"},
Check{"S12", "013-and-310-disagree", E, E, line, "TRF26 310",
 "Records 013 and 310 give different members",
 "310 wins where both stand; make them agree or leave 013 out.",
 "013 A 1 2 / 310 1 A 1 3", "013 A 1 2 / 310 1 A 1 2"},
Check{"S13", "record-order", I, I, line, "TRF26 Remark 1",
 "A record speaks of players who follow only later",
 "Any order is legal; some readers need the 001 rows first.",
 "240 H 001 0007 before the 001 rows", "240 H 001 0007 after them"},
Check{"S14", "192-code-in-092", W, W, line, "TRF26 192",
 "Record 092 holds a type code and 192 is missing",
 "bbpPairings writes the code there. Programs look for it in 192.",
 "092 FIDE_DUTCH_2025", "192 FIDE_DUTCH_2025"},
Check{"S15", "empty-file", E, E, line, "TRF26",
 "The file is empty",
 "There is no byte in it, or blanks only.",
 "(nothing)", "012 ..."},
Check{"S16", "unfinished", W, I, line, "TRF26 001",
 "The report is not final",
 "Games without result, fewer rounds than stated, or a last column of byes alone belong to a tournament that is still running. Send it when it is over.",
 "  12 w  ", "  12 w 1"},
Check{"S17", "tec-comment", W, W, line, "FIDE VCL4THP",
 "The program left a note for the officer",
 "Programs must say in ### lines when the arbiter left FIDE mode, changed pairings by hand (MPA) or imported a round. They are shown here; MPA and Import as warnings, the rest for information.",
 "### MPA @ Round 3", "(an explanation by the arbiter)"},
};
// clang-format on

}  // namespace

std::span<const Check> structure() noexcept { return table; }

}  // namespace trf::catalogue
