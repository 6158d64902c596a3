#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/safe_text.hpp"
#include "cli/table.hpp"
#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/sheet.hpp"

namespace cli {

/// Exit statuses shared by all tools and listed in every man page.
enum Exit : int {
  ok = 0,     ///< Done, and no problem was found.
  no = 1,     ///< Done, and the answer is no: problems found, pairings differ, or no legal pairing.
  usage = 2,  ///< The command line is not valid; nothing was read.
  unusable = 3,  ///< An input is not a usable report; the others were processed.
  failed = 4,    ///< The system failed: a file cannot be opened, read or written.
};

/// The command line is not valid. Reported as one line and a reference to --help; status 2.
class UsageError : public std::runtime_error {
 public:
  explicit UsageError(trf::Message message)
      : std::runtime_error(to_string(message)), message_(std::move(message)) {}
  [[nodiscard]] const trf::Message& message() const noexcept { return message_; }

 private:
  trf::Message message_;
};

/// Refuses two options that contradict each other, or the first without the second. Each is given
/// without its dashes, with a value if that matters: "format=html". \throws UsageError
[[noreturn]] void refuse_together(std::string_view option, std::string_view other);
[[noreturn]] void refuse_without(std::string_view option, std::string_view other);

class Arguments;

/// Options, a comma list, that have no effect beside another one, or without it. "FILE" is an input
/// that is named.
struct OptionRule {
  std::string_view options, other;
};
/// An option that cannot have an effect would be dropped without a word. \throws UsageError
void refuse_unused(const Arguments& arguments, std::span<const OptionRule> beside,
                   std::span<const OptionRule> without);

/// A file named by an option cannot be used. Reported as it is; status 3.
class UnusableFile : public std::runtime_error {
 public:
  explicit UnusableFile(trf::Message message)
      : std::runtime_error(to_string(message)), message_(std::move(message)) {}
  [[nodiscard]] const trf::Message& message() const noexcept { return message_; }

 private:
  trf::Message message_;
};

/// The system failed on a file. Reported as "FILE: REASON"; status 4.
class FileError : public std::system_error {
 public:
  /// \param error  errno
  FileError(trf::Message file, int error);
  FileError(trf::Message file, trf::Message reason);
  [[nodiscard]] const trf::Message& message() const noexcept { return message_; }

 private:
  trf::Message message_;
};
/// A path for messages, made safe for a terminal.
[[nodiscard]] trf::Message file_name(std::string_view path);
/// The reason of a failure by its error code; in the system's words if we have no sentence for it.
[[nodiscard]] trf::Message reason_of(const std::error_code& error);
/// The message about the failure of the system that is being handled, with the file if it is known.
/// \pre called by a handler of std::system_error
[[nodiscard]] trf::Message message_of_failure();

/// One option: the single source of parsing, --help, man page and completions.
struct Option {
  std::string_view name;           ///< Without dashes
  char letter = 0;                 ///< Short form, 0: none
  bool value_is_optional = false;  ///< --explain, --explain=12; a following word is never the value
  /// Of its value: "N", "FILE", "LIST"; FILE and DIR complete to files. Empty: it takes none
  std::string_view placeholder{};
  trf::Message help;                       ///< One line
  std::vector<std::string_view> values{};  ///< The allowed values if there is a fixed list; checked
  bool is_list = false;                    ///< Value is a comma list of `values`
  bool repeatable = false;
  std::string_view fallback{};  ///< Default, shown in --help; empty: none
  bool writes = false;          ///< Its FILE is written; other options read theirs
  bool updates = false;         ///< What is written is read before, if it is there
  /// Tells values that name a file from others, where an option has both.
  bool (*names_file)(std::string_view value) = nullptr;

  /// Has its value the names of two files?
  [[nodiscard]] bool names_two_files() const noexcept { return placeholder == "OLD:NEW"; }
  [[nodiscard]] bool takes_value() const noexcept { return !placeholder.empty(); }
  [[nodiscard]] bool needs_value() const noexcept { return takes_value() && !value_is_optional; }
};

/// --type, the type of tournament, of tools that take it.
[[nodiscard]] Option type_option();

/// A command line for --help and the man page.
struct Example {
  std::string_view command;
  trf::Message remark{};  ///< Its purpose, if it is not evident
};

/// The kind of a run's results.
enum class Gives : std::uint8_t {
  tables,             ///< Also pages, messages: anything but a report
  pages,              ///< A page for each input, in the folder of --output-dir, and an index
  reports,            ///< Each made from a report: written to one file each, see ReportFiles
  converted_reports,  ///< Made from another form of a report
  new_reports,        ///< Made from a list of players
  random_reports,     ///< Made from nothing: there are no inputs
};
[[nodiscard]] constexpr bool gives_report(Gives what) noexcept {
  return what != Gives::tables && what != Gives::pages;
}

/// A tool's own options, and the common options and formats that it has; see all_options().
struct Tool {
  std::string_view name;      ///< "trf-pair"
  std::string_view summary;   ///< For man NAME: "pair a round of a tournament"
  std::string_view synopsis;  ///< "trf-pair [OPTION]... [FILE]..."
  trf::Message description;   ///< Two or three sentences
  std::vector<Example> examples{};
  std::vector<Option> options{};  ///< Its own, in the order of --help
  std::vector<std::string_view>
      formats{};  ///< Values of --format, e.g. {"csv","json","jsonl","text","html","pairs","trf"}
  std::string_view default_format{};  ///< Empty: text on a terminal, csv otherwise
  bool edits_reports = false;         ///< Has --in-place and --output-dir
  /// The results of a command line; null: tables.
  Gives (*gives)(const Arguments&) = nullptr;
  /// Is standard input not read even if no FILE is named? Null: it is read.
  bool (*needs_no_input)(const Arguments&) = nullptr;
  std::span<const OptionRule> beside{}, without{};  ///< Refused by run(), see refuse_unused()
};

/// The tool's options and those that all tools share, in the order of --help.
[[nodiscard]] std::vector<Option> all_options(const Tool& tool);

/// Is this value of the option the name of a file that is read?
[[nodiscard]] bool reads_file(const Option& option, std::string_view value);

/// Limits of inputs and messages: --limit.
struct Limits {
  trf::Limits input;
  std::size_t findings = 10'000;  ///< Printed for one input; the rest is counted
};

/// A parsed and checked command line.
class Arguments {
 public:
  /// An option as written on the command line.
  struct Given {
    std::string_view option;
    std::string value;
  };

  Arguments() = default;
  Arguments(const Tool& tool, std::vector<Given> given, std::vector<std::string> operands);

  [[nodiscard]] bool has(std::string_view option) const;
  /// Value of an option, else its fallback, else "".
  [[nodiscard]] std::string value(std::string_view option) const;
  /// Comma list or repeated option, in order.
  [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
  /// Whole number in [low, high]; empty if the option is absent and has no fallback. Throws
  /// UsageError otherwise.
  [[nodiscard]] std::optional<int> number(std::string_view option, int low, int high) const;
  /// A whole date; empty if the option is absent. Throws UsageError otherwise.
  [[nodiscard]] std::optional<trf::Date> day(std::string_view option) const;
  /// FILE operands, with directories and --files-from expanded; {"-"} if there are none.
  [[nodiscard]] const std::vector<std::string>& inputs() const { return inputs_; }
  [[nodiscard]] bool has_operands() const { return has_operands_; }
  [[nodiscard]] std::string format() const;  ///< Resolved: never empty
  /// Does the result go to a terminal and into no file?
  [[nodiscard]] bool prints_to_terminal() const;
  [[nodiscard]] bool verbose() const { return has("verbose"); }
  [[nodiscard]] bool quiet() const { return has("quiet"); }
  /// --today, else the clock's date in UTC.
  [[nodiscard]] trf::Date today() const;
  /// May messages be coloured? --color, then NO_COLOR, TERM and whether standard error is a
  /// terminal.
  [[nodiscard]] bool colour() const;
  [[nodiscard]] CsvForm csv() const;    ///< --csv, --csv-safe
  [[nodiscard]] Limits limits() const;  ///< --limit, else the defaults
  [[nodiscard]] const Tool& tool() const { return *tool_; }
  [[nodiscard]] const std::vector<Option>& options() const { return options_; }
  /// Is the result of -o the only input, which it edits?
  [[nodiscard]] bool edits_input() const { return edits_input_; }
  void set_edits_input(bool edits) { edits_input_ = edits; }
  [[nodiscard]] Gives gives() const { return tool_->gives ? tool_->gives(*this) : Gives::tables; }
  /// Expands the directories and --files-from, and reports what was not found.
  /// \return the status for that
  [[nodiscard]] int expand_inputs();

 private:
  [[nodiscard]] const Option& option(std::string_view name) const;
  void refuse_two_readers_of_stdin() const;
  const Tool* tool_ = nullptr;
  std::vector<Option> options_;  ///< all_options() of the tool
  std::vector<Given> given_;
  std::vector<std::string> inputs_;
  bool has_operands_ = false, edits_input_ = false;
};

/// The one of these options that is given; empty: none. \throws UsageError for two
std::string_view only_one_of(const Arguments& arguments, std::span<const std::string_view> options);

/// Parses and checks a command line (without the program's name). \throws UsageError
[[nodiscard]] Arguments parse(std::span<const char* const> words, const Tool& tool);

/// A tool: its description and what it does. The status is that of the run.
struct Program {
  Tool tool;
  std::function<int(const Arguments&)> body;
};

class Host;
/// Runs a program with the words of a command line (without the program's name): parses them,
/// answers --help and --version, converts exceptions into messages and statuses, and ends the
/// output (or renames -o's temporary file).
/// \return the status
int run(std::span<const char* const> words, const Program& program, Host& host);

/// One input file.
struct Input {
  std::string name;  ///< For messages and the `file` column: the path as given, or --stdin-name
  /// At most limits.file_bytes + 1: one more shows that it is too long. A document can share it.
  std::shared_ptr<const std::string> file = std::make_shared<const std::string>();
  trf::Limits limits{};
  const std::string& bytes = *file;
};

/// Findings about another file than the input, such as a list of results for it.
struct ListFindings {
  std::string name, bytes;
  trf::Diagnostics messages;
};

/// The answer of a tool for one input. Only an answer is written to -o or into a file: one of
/// status `ok` or `no` that is not empty, or one with `is_answer`.
struct Answer {
  int status = ok;
  /// An answer with any status, even if empty: a report without findings, or the findings of an
  /// unusable one.
  bool is_answer = false;
  std::vector<Table> tables{};  ///< Rendered in the chosen format
  Text text{};                  ///< Printed in place of tables if not empty, for people
  std::string raw{};            ///< The same for programs (TRF, pairs, prerendered JSON)
  std::function<void(const Write&)> pieces{};  ///< In place of a `raw` too long for memory
  std::string html{};                 ///< Body of the page in html format; tables are used if empty
  std::string heading{};              ///< HTML above the tables of a page; empty: the input's name
  trf::Diagnostics messages{};        ///< To stderr with position, source line and caret
  std::vector<ListFindings> lists{};  ///< The same, before them
  std::vector<trf::Message> told{};   ///< To stderr at the end as "NAME: TEXT", without --quiet
  std::vector<trf::Message> notes{};  ///< To stderr as "NAME: note: TEXT", only with -v
  std::vector<trf::Message>
      problems{};  ///< Go to stderr as "NAME: error: TEXT" (no place in the file)

  void warn(trf::Message message, trf::Position where = {}) {
    messages.push_back({"", trf::Severity::warning, where, std::move(message)});
  }
  void refuse(int why, trf::Message problem) {
    status = why;
    problems.push_back(std::move(problem));
  }
};

/// Reads every input, runs `work` on the ordered thread pool (--jobs), prints answers in the order
/// of the inputs in the chosen format, messages to stderr, and a progress line for a long batch. An
/// input that cannot be opened or read is reported and has status 4; an input for which the request
/// is not possible (UsageError) has status 2. The others are processed.
/// \return the highest status
int for_each_input(const Arguments& arguments, const std::function<Answer(const Input&)>& work);

/// Reads one file ("-": standard input) as an input of that name, with one byte more than its
/// limit. \throws std::system_error naming the file
[[nodiscard]] Input read_input(const std::string& path, const std::string& name,
                               const trf::Limits& limits);
/// Reads a whole file named by an option, with the same limit of bytes as an input, from the text
/// after a byte order mark on.
/// \throws std::system_error naming the file; UnusableFile if it is larger
[[nodiscard]] std::string read_limited(const std::string& path, const Arguments& arguments);
/// The same with another limit, and each byte.
[[nodiscard]] std::string read_limited(const std::string& path, std::size_t most);

/// Writes to the result's destination: standard output, or -o's temporary file.
/// \throws std::system_error, also for what earlier calls left in the buffer
void print(const Text& text);
/// The same for what programs read, as it is: reports, tables and pages.
void print_bytes(std::string_view bytes);
/// Prints tables that do not belong to one report in the chosen format.
void print_page(const Arguments& arguments, const trf::Message& title,
                std::span<const Table> tables, const std::string& html_after = {});
/// Marks the result as an answer, so that it is written to -o with any status of the run, and even
/// if it is empty.
void give_answer();
class NewFile;
/// A second result of the run. The file is committed after everything else is written, and only if
/// the status of the run is 0; also if the reader of standard output has closed it.
/// \param written  printed to standard error after the file is complete
void commit_last(std::unique_ptr<NewFile> file, trf::Message written = {});
/// Writes one line "TOOL: TEXT" to standard error.
void complain(const trf::Message& message);
/// Writes to standard error.
void say(const Text& text);
/// Writes a file beside PATH and renames it; if anything fails, an existing PATH does not change.
/// \throws std::system_error
void write_file(const std::string& path, std::string_view bytes);

// --players and other CSV or TSV inputs.
using trf::read_sheet;
using trf::Sheet;

/// The nearest of `candidates`, or empty if none is near.
[[nodiscard]] std::string nearest(std::string_view wrong,
                                  std::span<const std::string_view> candidates);
/// ", did you mean 'x'?" for the nearest of `candidates`, as a part of another sentence; no
/// sentence if none is near. `dashes` is written before the name.
[[nodiscard]] trf::Message did_you_mean(std::string_view wrong,
                                        std::span<const std::string_view> candidates,
                                        std::string_view dashes = {});
/// Codes as a list for a sentence: "a, b, c".
[[nodiscard]] std::vector<trf::Arg> codes(std::span<const std::string_view> names);

}  // namespace cli
