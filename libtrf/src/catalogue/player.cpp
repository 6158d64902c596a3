#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;
constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"R01", "start-no-syntax", E, E, line, "TRF26 001",
 "The start number is no number from 1 to 9999", "The row cannot be found by its opponents.", "001    x", "001    1"},
Check{"R02", "start-no-duplicate", E, E, records, "TRF26 001",
 "Two rows have the same start number", "Results point to one of them, nobody knows which.", "001    4 ... / 001    4 ...", "001    4 ... / 001    5 ..."},
Check{"R03", "start-no-gap", I, E, records, "C.04.2",
 "The start numbers are not 1 to n", "Pairing engines need them without holes; a rating report may have holes where players never came.", "1 2 4", "1 2 3"},
Check{"R04", "name-missing", E, W, line, "TRF26 001",
 "The name is missing", "Write the name as in the FIDE list: Lastname, Firstname.", "001    1 m", "001    1 m    Rossi, Maria"},
Check{"R05", "name-format", W, off, line, "TRF26 001",
 "The name is not written Lastname, Firstname", "One comma, a blank behind it, no digits, not in capitals alone.", "MARIA ROSSI", "Rossi, Maria"},
Check{"R06", "name-overflow", W, W, line, "TRF26 001",
 "The name runs into the next column", "It has 33 columns, 15 to 47; shorten it.", "(34 characters)", "(33 characters)"},
Check{"R07", "duplicate-person", E, W, records, "QC letter of 26 Feb 2024",
 "Two rows are the same person", "The same FIDE number twice is an error; the same name and birth date without number is a warning.", "812345 in rows 3 and 9", "one row"},
Check{"R08", "sex-missing", W, off, line, "TRF26 001",
 "The sex is missing", "m or w in column 10.", "001    1      Rossi, Maria", "001    1 w    Rossi, Maria"},
Check{"R09", "sex-invalid", W, off, line, "TRF26 001",
 "The sex is neither m nor w", "f and F mean w, M means m; --fix rewrites these.", "001    1 f", "001    1 w"},
Check{"R10", "sex-vs-title", W, off, line, "B.01",
 "A woman's title stands with sex m", "One of the two is wrong.", "001    1 mWIM", "001    1 wWIM"},
Check{"R11", "title-invalid", W, off, line, "TRF26 001",
 "The title is none of the eight", "GM IM FM CM WGM WIM WFM WCM. Small letters of TRF06 are for information in a TRF06 report; --fix rewrites them.", "001    1 m  g", "001    1 m GM"},
Check{"R12", "title-national", W, off, line, "TRF26 NRS; RTF 4.1",
 "A national category stands in the title field", "It belongs in columns 11-13 of an NRS record (ITA ...).", "001    1 m 2N", "ITA    1   2N"},
Check{"R13", "title-align", I, I, line, "TRF26 001",
 "The title is not right-aligned", "--fix moves it.", "001    1 mGM ", "001    1 m GM"},
Check{"R14", "rating-syntax", E, E, line, "TRF26 001",
 "The rating is no number", "Blank means unrated.", "18x0", "1870"},
Check{"R15", "rating-range", W, W, line, "B.02 7",
 "The rating is outside what the list holds", "Nobody is rated above 2900, nor below 1000 before March 2024.", "3100", "2100"},
Check{"R16", "rating-order", W, W, records, "C.04.2",
 "The start numbers are not in the order of the ratings", "Rating, then title, then name; another order is allowed when the regulations of the event say so (172 OTHER).", "1: 1800, 2: 2100", "1: 2100, 2: 1800"},
Check{"R17", "rating-floor-2024", W, off, line, "B.02 7.1.4 (2024)",
 "A FIDE rating below 1400 stands in an event after 1 March 2024", "The floor is 1400 since then: the player is unrated, or the rating is a national one.", "1250", "(blank)"},
Check{"R18", "fed-missing", W, off, line, "TRF26 001",
 "The player's federation is missing", "Three capitals of FIDE's list.", "(blank)", "ITA"},
Check{"R19", "fed-unknown", W, off, line, "TRF26 001",
 "The player's federation is no FIDE code", "Codes of clubs or regions belong elsewhere.", "ROM", "ITA"},
Check{"R20", "fideid-missing", W, off, line, "TRF26 001",
 "The FIDE number is missing", "A home player's number his federation can create. Of players of other federations E16 speaks, of unrated ones without birth date R24, of a 0 R23.", "(blank)", "812345"},
Check{"R21", "fideid-syntax", E, off, line, "TRF26 001",
 "The FIDE number is no number", "Digits, at most 11, right-aligned.", "81234S", "812345"},
Check{"R22", "fideid-suspect", W, off, line, "TRF26 001",
 "The FIDE number looks like a national one", "FIDE numbers have 6 to 9 digits.", "4711", "812345"},
Check{"R23", "fideid-zero", W, off, line, "TRF26 001",
 "The FIDE number is 0", "It is used for none. A player without number has blanks; --fix blanks it.", "0", "(blank)"},
Check{"R24", "unrated-no-birth", E, off, line, "QC letter of 26 Feb 2024",
 "A player has neither FIDE number nor birth date", "A number cannot be created without the birth date.", "(blank) (blank)", "1990/05/17"},
Check{"R25", "birth-format", W, off, line, "TRF26 001",
 "The birth date is not written YYYY/MM/DD", "YYYY/00/00 where only the year is known; --fix rewrites a form that has one meaning.", "17.05.1990", "1990/05/17"},
Check{"R26", "birth-impossible", W, off, line, "QC letter of 26 Feb 2024",
 "The birth date cannot be", "No such day, or an age below 4 or above 105 at the start of the event.", "2026/01/01", "1990/05/17"},
Check{"R27", "points-syntax", E, E, line, "TRF26 001",
 "The points are no number with one decimal", "' 4.5' in columns 81-84, with a point.", "4,5", "4.5"},
Check{"R28", "rank-missing", E, I, line, "TRF26 001",
 "The rank is missing", "It is mandatory in a final report.", "(blank)", "3"},
Check{"R29", "rank-range", E, W, line, "TRF26 001",
 "The rank is not one of 1 to n", "n is the number of players.", "0", "12"},
Check{"R30", "field-align", I, I, line, "TRF26 001",
 "A number is not right-aligned", "--fix moves it.", "'1870' in columns 48-51", "'1870' in columns 49-52"},
Check{"R31", "id-vs-list", W, off, records, "TRF26 001",
 "The row differs from the rating list", "Asked with --rating-list: number unknown, or name, federation, sex, birth, title or rating not those of the list.", "1870 (list: 1873)", "1873"},
Check{"R32", "rating-list-mix", W, off, records, "B.02 7",
 "Ratings were not taken from the list in force on the first day", "Asked with --rating-list: more than half of the ratings differ from it, so another month was used.", "ratings of February", "ratings of March"},
};
// clang-format on

}  // namespace

std::span<const Check> player() noexcept { return table; }

}  // namespace trf::catalogue
