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

#include "cli/table.hpp"
#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/sheet.hpp"

namespace cli {

/// Exit statuses shared by all tools and listed in every man page.
enum Exit : int {
  ok = 0,        ///< Done, nothing to object.
  no = 1,        ///< Done, and the answer is "no": errors found, pairings differ, no pairing.
  usage = 2,     ///< The command line made no sense; nothing was read.
  unusable = 3,  ///< Some input is not a usable report; the others were processed.
  failed = 4,    ///< The system failed: cannot open, read or write.
};

/// The command line is wrong. Reported as one line plus a pointer to --help; status 2.
class UsageError : public std::runtime_error {
 public:
  explicit UsageError(trf::Message message)
      : std::runtime_error(to_string(message)), message_(std::move(message)) {}
  [[nodiscard]] const trf::Message& message() const noexcept { return message_; }

 private:
  trf::Message message_;
};

/// A file that an option names is of no use. Reported as it is; status 3.
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
  [[nodiscard]] const trf::Message& message() const noexcept { return message_; }

 private:
  trf::Message message_;
};
/// A path as messages name it, fit for a terminal.
[[nodiscard]] trf::Message file_name(std::string_view path);
/// Why the system failed, by the code of the error; what has no sentence of ours in its own words.
[[nodiscard]] trf::Message reason_of(const std::error_code& error);
/// What to tell of a failure of the system, with the file if it is known.
[[nodiscard]] trf::Message message_of(const std::system_error& error);

/// How an option takes its value.
enum class Takes : std::uint8_t {
  nothing,   ///< --strict
  value,     ///< --round=N, --round N
  optional,  ///< --explain or --explain=12; a following word is never eaten
};

/// One option: the single source of parsing, --help, man page and completions.
struct Option {
  std::string_view name;  ///< Without dashes
  char letter = 0;        ///< Short form, 0: none
  Takes takes = Takes::nothing;
  std::string_view placeholder{};          ///< "N", "FILE", "LIST"; FILE and DIR complete to files
  trf::Message help;                       ///< One line
  std::vector<std::string_view> values{};  ///< Legal values when they are a closed set; checked
  bool is_list = false;                    ///< Value is a comma list of `values`
  bool repeatable = false;
  std::string_view fallback{};  ///< Default, shown in --help; empty: none
  bool hidden = false;          ///< For the build and for tests: in no help
};

/// A command line for --help and the man page.
struct Example {
  std::string_view command;
  trf::Message remark{};  ///< What it is for, where it is not plain
};

/// Which of the common options and formats a tool has; see common_options().
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
  std::string_view details{};         ///< Further man page sections, roff
};

/// The tool's options and those that all tools share, in the order of --help.
[[nodiscard]] std::vector<Option> all_options(const Tool& tool);

/// What inputs and messages may be at most: --limit.
struct Limits {
  trf::Limits input;
  std::size_t findings = 10'000;  ///< Printed for one input; the rest is counted
};

/// A parsed and checked command line.
class Arguments {
 public:
  /// An option as it stood on the command line.
  struct Given {
    std::string_view option;
    std::string value;
  };

  Arguments() = default;
  Arguments(const Tool& tool, std::vector<Given> given, std::vector<std::string> operands);

  [[nodiscard]] bool has(std::string_view option) const;
  /// Value of an option, its fallback, or "" when neither is there.
  [[nodiscard]] std::string value(std::string_view option) const;
  /// Comma list or repeated option, in order.
  [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
  /// Whole number in [low, high]; empty when the option is absent. Throws UsageError otherwise.
  [[nodiscard]] std::optional<int> number(std::string_view option, int low, int high) const;
  /// FILE operands after directories and --files-from were taken in; {"-"} when none were given.
  [[nodiscard]] const std::vector<std::string>& inputs() const { return inputs_; }
  [[nodiscard]] bool has_operands() const { return has_operands_; }
  [[nodiscard]] std::string format() const;  ///< Resolved: never empty
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
  /// Takes in the directories and --files-from, and tells what was not found in them.
  /// \return the status that this makes
  [[nodiscard]] int expand_inputs();

 private:
  [[nodiscard]] const Option& option(std::string_view name) const;
  const Tool* tool_ = nullptr;
  std::vector<Option> options_;  ///< all_options() of the tool
  std::vector<Given> given_;
  std::vector<std::string> inputs_;
  bool has_operands_ = false;
};

/// Parses and checks a command line (without the program's name). \throws UsageError
[[nodiscard]] Arguments parse(std::span<const char* const> words, const Tool& tool);

/// Runs a tool: parses the line, answers --help and --version, turns exceptions into messages and
/// statuses, flushes and closes the output (or renames -o's temporary file) and makes sure that a
/// full disk does not look like success.
int run(int argc, const char* const* argv, const Tool& tool,
        const std::function<int(const Arguments&)>& body);

/// One input file.
struct Input {
  std::string name;   ///< For messages and the `file` column: the path as given, or --stdin-name
  std::string bytes;  ///< Cut one byte beyond limits.file_bytes, so that the reader sees it is more
  trf::Limits limits{};
};

/// Findings about another file than the input, such as a list of results entered into it.
struct ListFindings {
  std::string name, bytes;
  trf::Diagnostics messages;
};

/// What a tool answers for one input. Only an answer goes to -o or into a file: one of status `ok`
/// or `no` that has something in it, or one that says that it is.
struct Answer {
  int status = ok;
  /// An answer whatever its status and although it may be empty: a report without findings, the
  /// findings of an unusable one.
  bool is_answer = false;
  std::vector<Table> tables{};  ///< Rendered in the chosen format
  std::string raw{};  ///< Printed instead of tables when not empty (TRF, pairs, prerendered json)
  std::function<void(const Write&)> pieces{};  ///< In place of `raw` what is too long to be kept
  std::string html{};           ///< Body of the page in html format; tables are used when empty
  trf::Diagnostics messages{};  ///< Go to stderr with place, source line and caret
  std::vector<ListFindings> lists{};  ///< Likewise, before them
  std::vector<trf::Message> told{};   ///< Go to stderr at the end as "NAME: TEXT", without --quiet
  std::vector<trf::Message> notes{};  ///< Go to stderr as "NAME: note: TEXT", only with -v
  std::vector<trf::Message>
      problems{};  ///< Go to stderr as "NAME: error: TEXT" (no place in the file)
};

/// What the results of a run are. Reports go one by one into files of their own; see ReportFiles.
enum class Gives : std::uint8_t { tables, reports };

/// Reads every input, runs `work` on the ordered thread pool (--jobs), prints answers in the order
/// of the inputs in the chosen format, messages to stderr, a progress line for a long batch.
/// An input that cannot be opened or read is said and counts as status 4, one of which something
/// is asked that cannot be (UsageError) as 2; the others are done.
/// \return the highest status
int for_each_input(const Arguments& arguments, const std::function<Answer(const Input&)>& work,
                   Gives gives = Gives::tables);

/// Reads one file ("-": standard input), whole or its first `most` bytes.
/// \throws std::system_error naming the file
[[nodiscard]] std::string read_all(const std::string& path, std::size_t most);
/// Reads a file that an option names, whole: of no more bytes than an input may have.
/// \throws std::system_error naming the file; UnusableFile when it is larger
[[nodiscard]] std::string read_limited(const std::string& path, const Arguments& arguments);
[[nodiscard]] std::string read_limited(const std::string& path, std::size_t most);

/// Writes to the result's destination: standard output, or -o's temporary file.
/// \throws std::system_error, also for what earlier calls left in the buffer
void print(std::string_view text);
/// Says that the result is an answer, so that -o gets it, whatever the status of the run and
/// although it may be empty.
void give_answer();
class AtomicFile;
/// A second result of the run: commits the file after everything else has been written, only when
/// the run gives status 0; also when the reader of standard output has had enough.
/// \param written  goes to standard error once the file is there
void commit_last(std::unique_ptr<AtomicFile> file, trf::Message written = {});
/// Writes one line "TOOL: TEXT" to standard error.
void complain(const trf::Message& message);
/// Text fit for a terminal: control characters as \xHH or \uHHHH, all else as it is.
[[nodiscard]] std::string visible(std::string_view text);
/// Writes a file beside PATH and renames it: an existing PATH is left whole when anything fails.
/// \throws std::system_error
void write_file(const std::string& path, std::string_view bytes);

// --players and other CSV or TSV inputs.
using trf::read_sheet;
using trf::Sheet;

/// The nearest of `candidates`, or empty when none is near.
[[nodiscard]] std::string nearest(std::string_view wrong,
                                  std::span<const std::string_view> candidates);
/// ", did you mean 'x'?" for the nearest of `candidates`, as a part of another sentence; no
/// sentence when none is near. `dashes` goes before the name.
[[nodiscard]] trf::Message did_you_mean(std::string_view wrong,
                                        std::span<const std::string_view> candidates,
                                        std::string_view dashes = {});
/// Names of ours as a list of a sentence: "a, b, c".
[[nodiscard]] std::vector<trf::Arg> codes(std::span<const std::string_view> names);

}  // namespace cli
