// The sections of manual pages that only one tool has.

#include "manual/details.hpp"

#include "manual/details_of_parse.hpp"
#include "manual/details_of_rate.hpp"
#include "manual/manual.hpp"

namespace manual {
namespace {

constexpr std::string_view details_of_validate = R"(.SH "ROUNDS AND STANDINGS"
Profile pairing pairs every round again by the system and edition of record 192 and the date, and
names the first criterion by which a round differs.
Profile tiebreak calculates the standings again by records 212 or 202. A report contains points and
ranks after its last round, and no values of tie\-breaks. Only records 801 and 802 of team events also
contain earlier rounds: opponent and points of each match. All of this is compared.
If the system or the list cannot be judged, or an error in the report concerns the pairings, X14 (with B05)
or T08 is skipped, and the reason is printed.
.SH SEVERITIES
The GLOB of
.B \-\-severity
is compared with the ids of checks; only if it fits none, with their names. Case does not matter; * fits any text, ? one character.
.SH REPAIRS
.B \-\-fix
writes the report with its safe repairs, or with
.B \-\-format=diff
the changes. Every safe repair is made, also of a check that
.BR \-\-profile ", " \-\-severity ", " \-\-config " or " \-\-baseline
leaves out; these decide which findings are left. The exit status is that of the repaired report: 1 if a check of severity error still
fires. The number of errors and warnings that are left is printed; run trf\-validate without
.B \-\-fix
to see them.
.SH FACTS
.BR \-\-type ,
.B \-\-minutes
or
.BR \-\-base " and " \-\-increment
are facts of the tournament; the checks that ask for them use them. No check asks for the data of
.BR \-\-players :
its file is only read as trf\-rate reads it, and its faults are printed.
.BR \-\-event " and " \-\-registered
are for profile rating.
.SH PAGES
The page of
.B \-\-format=html
has the tournament, its place, dates and arbiters, then the findings. With
.B \-\-output\-dir=DIR
each report has a page of its own in DIR (open.trf: open.html), and index.html names them.
.SH "SEE ALSO"
.BR trf\-checks (7)
)";

}  // namespace

std::string details(std::string_view tool) {
  if (tool == "trf-parse") return std::string{details_of_parse};
  if (tool == "trf-rate") return std::string{details_of_rate};
  if (tool == "trf-validate") return std::string{details_of_validate};
  return tool == "trf-pair" ? details_of_pair() : details_of_tiebreak();
}

}  // namespace manual
