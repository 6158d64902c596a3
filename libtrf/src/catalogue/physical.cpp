#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;

// clang-format off
constexpr std::array table{
Check{"P01", "eol-mixed", W, W, line, "TRF26 Remark 1",
 "The file has more than one kind of line end",
 "Some readers cut such a file at the wrong places and lose rows without a word. Save it with one kind of line end; --fix does it.",
 "012 Open<CR><LF>001 ...<LF>", "012 Open<CR><LF>001 ...<CR><LF>"},
Check{"P02", "eol-no-cr", I, I, line, "TRF26 Remark 1",
 "Lines end without a carriage return",
 "The format asks for lines that end with CR. Nearly every reader takes a bare LF too.",
 "012 Open<LF>", "012 Open<CR><LF>"},
Check{"P03", "no-final-eol", I, I, line, "TRF26 Remark 1",
 "The last line has no line end",
 "A file cut in transit looks the same. --fix ends the line.",
 "001 ... 1<end of file>", "001 ... 1<CR><LF><end of file>"},
Check{"P04", "bom", I, W, line, "TRF26 Remark 1",
 "The file begins with a UTF-8 byte order mark",
 "Several readers glue the mark to the first record and lose the tournament name. --fix takes it away.",
 "<EF BB BF>012 Open", "012 Open"},
Check{"P05", "utf16", E, E, line, "TRF26 Remark 1",
 "The file is UTF-16 or UTF-32",
 "No reader of reports expects two bytes a character. Save the file again as UTF-8.",
 "<FF FE>0<00>1<00>2<00>", "012"},
Check{"P06", "not-utf8", W, E, line, "FIDE VCL, encoding",
 "There are bytes that are not UTF-8",
 "The columns still fit when each byte is one character, but the letters behind them depend on a code page nobody wrote down. Save the file as UTF-8.",
 "M<FC>ller", "M<C3 BC>ller"},
Check{"P07", "control-char", E, E, line, "TRF26 Remark 1",
 "There is a control character in a line",
 "Control characters are invisible and shift what people see. A NUL, an error, ends the text for many programs; the others are warnings.",
 "Ros<00>si, Maria", "Rossi, Maria"},
Check{"P08", "tab", W, E, line, "TRF26 001",
 "There is a TAB among columns that carry data",
 "Columns are counted in characters; a TAB is one of them however wide an editor shows it. Use blanks.",
 "001<TAB>1", "001    1"},
Check{"P09", "column-shift", E, E, line, "TRF26 001",
 "The fields of a player row fit only when the row is shifted",
 "A name with accented letters was padded by bytes, or a column was lost: everything behind it stands beside its place. The shift is reported once and never applied in silence.",
 "points in columns 83-86", "points in columns 81-84"},
Check{"P10", "separator-not-blank", W, E, line, "TRF26 001",
 "A column that separates two fields is not blank",
 "It shows a field that is too long or a row that is shifted.",
 "001    1 m GMXRossi, Maria", "001    1 m GM Rossi, Maria"},
Check{"P11", "line-too-long", E, E, line, "trf-tools limits",
 "A line is longer than the limit",
 "No report needs lines of a megabyte. The line is kept, but nobody else will read it.",
 "a line of 2 MiB", "a line of at most 1 MiB"},
Check{"P12", "trailing-ctrl-z", I, I, line, "TRF26 Remark 1",
 "The file ends with the byte 0x1A",
 "Programs of DOS times end files with Ctrl-Z. It is harmless for most readers; --fix takes it away.",
 "001 ...<1A>", "001 ..."},
Check{"P13", "too-big", E, E, line, "trf-tools limits",
 "The file has too many lines or bytes",
 "It is refused instead of filling the memory. A report has a few thousand lines.",
 "6,000,000 lines", "at most 5,000,000 lines and 256 MiB"},
Check{"P14", "nbsp-or-lookalike", W, W, line, "TRF26 001",
 "A data column holds a character that only looks right",
 "Non-breaking blanks, typographic dashes and full-width digits come from word processors. Readers that compare characters do not find what people see.",
 "12 w \xE2\x80\x93", "12 w -"},
Check{"P15", "mojibake", W, W, line, "FIDE VCL, encoding",
 "A text looks as if UTF-8 had been encoded twice",
 "The name was read in the wrong code page and saved again. Type it anew.",
 "M\xC3\x83\xC2\xBCller", "M\xC3\xBCller"},
};
// clang-format on

}  // namespace

std::span<const Check> physical() noexcept { return table; }

}  // namespace trf::catalogue
