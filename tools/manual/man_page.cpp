// The manual pages of section 1, from a tool's own table of options.

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/help.hpp"
#include "manual/manual.hpp"
#include "trf/text.hpp"

namespace manual {
namespace {

std::string in_english(const trf::Message& message) { return to_string(message); }

/// The sections that are the same in the manual page of every tool, up to its messages.
constexpr std::string_view common_sections = R"(.SH "EXIT STATUS"
.TP
.B 0
done; no problems found
.TP
.B 1
problems found, or no legal pairing exists: errors, different pairings, different ranks
.TP
.B 2
wrong use: bad option or option value; options that contradict each other; an option that cannot have an effect
beside the others
.TP
.B 3
an input is not usable; every reason is printed with its place, and the other inputs are processed
.TP
.B 4
the system failed: cannot open, read or write, disk full, out of memory
.PP
trf-parse does not judge a report: it ends with 0 when its result is written, also if it prints findings.
In a batch the status is the highest one. With
.B \-\-output
the old file stays if the run has no result (no legal pairing, an edit that is refused, no usable input). In a batch the
results of the other inputs are written, with any status.
.SH "WRITTEN FILES"
A file is written beside its place and then renamed: a reader or a killed run never leaves a part of it.
These are misuse (status 2), and nothing is written: two results in one file; a result that is an input,
unless
.B \-\-in\-place
is given, or
.B \-\-output
names the only input and the result is a report; a report that would be replaced by anything but a
report; a report with paired rounds that would be replaced by a new one; a pipe or a device in the
place of a file that
.B \-\-in\-place
or
.B \-\-output\-dir
replaces.
.PP
Several programs can edit one report at the same time: if the report has changed since it was read, it is
read again and the edit is checked and applied again. Another result is not written (status 4) if its
file was changed during the run. Each run keeps others waiting by a name beside the file,
.IR .trf\-tools\-*.claim ,
and removes it. In a folder that cannot be written the file is overwritten under a lock; the old bytes
are restored if that fails, but a kill or a power failure at that moment leaves a part.
.PP
Mode, owner and symbolic links stay. A new file takes the name: hard links keep the old bytes, and
extended attributes and access lists are lost.
)";

constexpr std::string_view messages = R"(.SH MESSAGES
Findings go to standard error as FILE:LINE:COLUMN: severity: text [check]; lines and columns count
from 1, columns in characters. After ten findings of the same kind, only the number of the others is
printed;
.B \-\-verbose
prints all.
)";

/// Of trf-validate, whose findings are its result.
constexpr std::string_view messages_of_validate = R"(.SH MESSAGES
Findings go to standard output, their number to standard error. Lines and columns count from 1, columns in
characters. In text, five findings of each check and report are printed
.RB ( \-\-max\-per\-check ),
then the number of the others;
.B \-\-verbose
prints all.
)";

constexpr std::string_view environment = R"(.SH ENVIRONMENT
.TP
.BR LC_ALL ", " LC_MESSAGES ", " LANG
the first of them that is set gives the language of messages, text and pages: Italian for it or
it_IT.UTF-8, else English;
.B \-\-lang
overrides them. Machine formats (csv, json, jsonl, sarif, junit, github, diff, pairs, trf), the
options and the manual pages are always in English.
.TP
.B NO_COLOR
if it is set, messages have no colour unless
.B \-\-color=always
is given.
)";

}  // namespace

std::string man_page(const cli::Tool& tool) {
  auto out = fmt::format(".TH {} 1 \"\" \"trf-tools {}\" \"User Commands\"\n",
                         trf::upper(tool.name), TRF_VERSION);
  out += fmt::format(".SH NAME\n{} \\- {}\n", roff(tool.name), roff(tool.summary));
  out += fmt::format(".SH SYNOPSIS\n{}\n", roff(tool.synopsis));
  out += fmt::format(".SH DESCRIPTION\n{}\n", roff(to_string(tool.description)));
  out +=
      ".PP\nWithout FILE, or if FILE is \\-, standard input is read. Several FILEs are a batch: "
      "results are in the order of the arguments. If FILE is a directory, every *.trf, *.trfx and "
      "*.txt file below it is read, in sorted order.\n";
  out += ".SH OPTIONS\n";
  for (const auto& option : cli::all_options(tool)) {
    out += ".TP\n";
    if (option.letter != 0) out += fmt::format(R"(\fB\-{}\fR, )", option.letter);
    const auto form = cli::long_form(option);
    const auto name_end = std::min(form.find_first_of("[="), form.size());
    out += fmt::format(R"(\fB{}\fR)", roff(form.substr(0, name_end)));
    if (name_end < form.size()) out += fmt::format(R"(\fI{}\fR)", roff(form.substr(name_end)));
    out += fmt::format("\n{}\n", roff(cli::explained(option, in_english)));
  }
  out += fmt::format("{}\n", details(tool.name));
  out += common_sections;
  out += tool.name == "trf-validate" ? messages_of_validate : messages;
  out += environment;
  if (!tool.examples.empty())
    out += fmt::format(".SH EXAMPLES\n.nf\n{}.fi\n", roff(cli::said_examples(tool, in_english)));
  out += ".SH SEE ALSO\n";
  bool first = true;
  for (const std::string_view other :
       {"trf-parse", "trf-validate", "trf-pair", "trf-rate", "trf-tiebreak"}) {
    if (other == tool.name) continue;
    out += fmt::format("{}.BR {} (1)", first ? "" : ",\n", roff(other));
    first = false;
  }
  out += ",\n.BR trf (5),\n.BR trf\\-checks (7)";
  return out + '\n';
}

}  // namespace manual
