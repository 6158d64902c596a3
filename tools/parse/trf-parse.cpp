// trf-parse: reads reports and writes them: unchanged, edited, in another dialect, as tables or
// JSON.

#include <algorithm>

#include "cli/cli.hpp"
#include "cli/html.hpp"
#include "cli/messages/usage.hpp"
#include "parse/edits.hpp"
#include "parse/entry_lists.hpp"
#include "parse/messages/parse.hpp"
#include "parse/messages/parse_options.hpp"
#include "parse/parse.hpp"
#include "tools.hpp"
#include "trf/board.hpp"
#include "trf/checked.hpp"
#include "trf/entries.hpp"
#include "trf/event_kind.hpp"
#include "trf/json.hpp"
#include "trf/messages/lists.hpp"
#include "trf/named_checks.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"
#include "trf/text.hpp"
#include "trf/write.hpp"

namespace {

constexpr cli::OptionRule without[] = {{"csv,csv-safe", "table"}};

const cli::Tool described{
    .name = "trf-parse",
    .summary = "read, convert and write tournament report files",
    .synopsis = "trf-parse [OPTION]... [FILE]...",
    .description = cli::said::help_description{},
    .examples = {{"trf-parse --table=players report.trf", {}},
                 {"trf-parse --format=json report.trf | trf-parse --from=json", {}},
                 {"trf-parse --to=trf26 --set 192=FIDE_DUTCH_2026 -o new.trf old.trf", {}},
                 {"trf-parse --from=csv --set '012=Spring Open' entries.csv >open.trf", {}}},
    .options =
        {
            {.name = "from",
             .placeholder = "FORM",
             .help = cli::said::help_from{},
             .values = {"trf", "json", "csv"},
             .fallback = "trf"},
            {.name = "to",
             .placeholder = "DIALECT",
             .help = cli::said::help_to{},
             .values = {"trf06", "trf16", "trfx", "trf26"}},
            {.name = "rating-list", .placeholder = "FILE", .help = cli::said::help_rating_list{}},
            {.name = "by-name", .help = cli::said::help_by_name{}},
            {.name = "refresh", .help = cli::said::help_refresh{}},
            {.name = "lossy", .help = cli::said::help_lossy{}},
            {.name = "table",
             .letter = 't',
             .placeholder = "TABLE",
             .help = cli::said::help_table{},
             .values = {"players", "results", "games", "teams", "matches", "tournament"}},
        },
    .formats = {"trf", "csv", "json", "jsonl", "text", "html"},
    .edits_reports = true,
    .without = without,
};

std::optional<trf::Dialect> target(const cli::Arguments& arguments) {
  const auto name = arguments.value("to");
  if (name == "trf06") return trf::Dialect::trf06;
  if (name == "trf16") return trf::Dialect::trf16;
  if (name == "trfx") return trf::Dialect::trfx;
  if (name == "trf26") return trf::Dialect::trf26;
  return std::nullopt;
}

/// The form of the result: "trf" is the report itself.
std::string form_of(const cli::Arguments& arguments) {
  return arguments.value("table").empty() && !arguments.has("format") ? "trf" : arguments.format();
}

cli::Gives gives(const cli::Arguments& arguments) {
  if (form_of(arguments) != "trf") return cli::Gives::tables;
  const auto from = arguments.value("from");
  return from == "csv"    ? cli::Gives::new_reports
         : from == "json" ? cli::Gives::converted_reports
                          : cli::Gives::reports;
}

/// The description with the options of the edits.
cli::Tool tool() {
  auto whole = described;
  std::ranges::move(parse::edit_options(), std::back_inserter(whole.options));
  whole.gives = gives;
  return whole;
}

/// The request of the command line, checked once.
struct Task {
  std::string from, table, format;
  std::optional<trf::Dialect> to;
  bool lossy = false;
  parse::Edits edits;
  parse::RatingListJoin rating_list;
  std::vector<trf::Message> told;
  std::optional<trf::EntryOrder> order;
  bool makes_teams = false;        ///< By the record 192 that is set
  bool is_lost_on_screen = false;  ///< The edited report goes to a terminal only

  explicit Task(const cli::Arguments& arguments)
      : from{arguments.value("from")},
        table{arguments.value("table")},
        format{form_of(arguments)},
        to{target(arguments)},
        lossy{arguments.has("lossy")},
        edits{arguments},
        rating_list{arguments} {
    is_lost_on_screen = from == "trf" && !edits.empty() && arguments.prints_to_terminal();
    if (from == "csv") order = parse::order_of(arguments, told);
    for (const auto& setting : arguments.values("set"))
      if (setting.starts_with("192="))
        makes_teams =
            trf::kind_of_code(trf::upper(trf::trimmed(std::string_view(setting).substr(4))))
                .is_team;
    if (!table.empty() && format == "trf") throw cli::UsageError(cli::said::table_is_no_report{});
    if (table.empty() && format != "trf" && format != "json" && format != "jsonl")
      throw cli::UsageError(cli::said::format_needs_table{.format = trf::Code{format}});
    // A table of entries or JSON needs no report, unless an edit does.
    const bool makes_report = from != "trf" && (format == "trf" || !edits.empty());
    if (lossy && !to && !makes_report) cli::refuse_without("lossy", "to");
    if (to && format != "trf") throw cli::UsageError(cli::said::to_writes_report{});
    if (arguments.has("in-place") && from != "trf")
      throw cli::UsageError(cli::said::in_place_of_reports{.from = trf::Code{from}});
  }
};

using parse::Work;

void take_tournament(trf::Result<const trf::Tournament> result, Work& work, cli::Answer& answer) {
  work.tournament = std::move(result.value);
  answer.messages = std::move(result.diagnostics);
}

/// A file that is not a report (another format, empty, over a limit) is not written: the reader
/// then stops at its first finding. A report without players is still a document.
bool is_document(const Work& work, const trf::Diagnostics& found) {
  return work.tournament || std::ranges::any_of(found, [](const trf::Diagnostic& finding) {
           return finding.check == trf::named_checks::no_players;
         });
}

void take_entries(const Task& task, const cli::Input& input, Work& work, cli::Answer& answer) {
  auto read = trf::read_entries(input.bytes);
  answer.messages = std::move(read.diagnostics);
  if (!read.value) return;
  if (task.rating_list.is_given() &&
      !task.rating_list.fill(*read.value, nullptr, answer, answer.messages))
    return;
  const bool has_teams = task.makes_teams && !read.value->clubs.empty();
  auto draft = has_teams ? trf::draft_of_teams(*read.value)
                         : trf::Result<trf::TournamentDraft>{trf::draft_of(*read.value), {}};
  if (has_teams)
    std::erase_if(answer.messages, [](const trf::Diagnostic& each) {
      return each.message.is<trf::said::clubs_not_kept>();
    });
  std::ranges::move(draft.diagnostics, std::back_inserter(answer.messages));
  if (!draft.value) return;
  auto& tournament = *draft.value;
  const auto order = trf::initial_order(tournament, task.order.value_or(trf::EntryOrder{}));
  const bool is_other = !std::ranges::is_sorted(order);
  trf::assign_initial_order(tournament, task.order.value_or(trf::EntryOrder{}));
  if (read.value->has_ids && !task.order && is_other)
    answer.warn(cli::said::id_column_not_used{}, {1});
  for (const auto& text : task.told) answer.told.push_back(text);
  auto whole = trf::checked(std::move(tournament));
  std::ranges::move(whole.diagnostics, std::back_inserter(answer.messages));
  work.tournament = std::move(whole.value);
}

/// \return may the report be written without these data?
bool tell_losses(const Task& task, std::vector<trf::Message> losses, bool has_others,
                 cli::Answer& answer) {
  const auto severity = task.lossy ? trf::Severity::warning : trf::Severity::error;
  for (auto& loss : losses) answer.messages.push_back({"", severity, {}, std::move(loss)});
  if (task.lossy || (losses.empty() && !has_others)) return true;
  answer.problems.push_back(cli::said::not_converted{});
  return false;
}

Work load(const Task& task, const cli::Input& input, cli::Answer& answer) {
  Work work;
  if (task.from == "trf" || input.bytes.size() > input.limits.file_bytes) {
    work.document = trf::Document{input.file, input.limits};
    work.is_input = true;
    take_tournament(trf::read(work.document), work, answer);
    return work;
  }
  if (task.from == "json")
    take_tournament(trf::from_json(input.bytes), work, answer);
  else
    take_entries(task, input, work, answer);
  if (!work.tournament) return work;
  auto written = trf::write(*work.tournament);
  // A table needs no report, and a conversion makes another one.
  const bool is_used = !task.edits.empty() || (task.format == "trf" && !task.to);
  if (is_used && !tell_losses(task, std::move(written.losses), false, answer))
    work.tournament.reset();
  work.document = trf::Document{std::move(written.bytes)};
  if (work.tournament && !task.edits.empty()) work.tournament = trf::read(work.document).value;
  return work;
}

trf::LineEnd line_end(const trf::Document& document) {
  for (const auto& line : document.lines())
    if (line.end != trf::LineEnd::none) return line.end;
  return trf::LineEnd::crlf;
}

void convert(const Task& task, const Work& work, cli::Answer& answer) {
  auto written = trf::convert(*work.tournament, *task.to, line_end(work.document));
  bool has_loss = false;
  const auto severity = task.lossy ? trf::Severity::warning : trf::Severity::error;
  for (auto& found : answer.messages) {
    if (!trf::is_loss(found)) continue;
    has_loss = true;
    // A refusal names its reason; a finding of severity info is not shown.
    found.severity = std::max(found.severity, trf::Severity::warning);
  }
  for (auto& rest : trf::not_read(work.document, *work.tournament)) {
    has_loss = has_loss || trf::is_loss(rest);
    rest.severity = std::min(rest.severity, severity);
    answer.messages.push_back(std::move(rest));
  }
  if (!tell_losses(task, std::move(written.losses), has_loss, answer)) {
    answer.status = cli::no;
    return;
  }
  // What is lost, as acceleration, can decide the boards of published rounds.
  trf::Document converted{std::move(written.bytes)};
  trf::keep_boards(converted, *work.tournament);
  if (*task.to == trf::Dialect::trf26 && work.tournament->dialect != trf::Dialect::trf26)
    for (auto& problem : task.edits.fill_teams(converted))
      answer.problems.push_back(std::move(problem));
  answer.raw = std::string{converted.bytes()};
}

/// Writes a JSON object on one line: line ends are only between its parts.
class OneLine {
 public:
  explicit OneLine(const cli::Write& write) : write_{write} {}
  void take(std::string_view json) {
    while (!json.empty()) {
      if (is_indent_) json.remove_prefix(std::min(json.find_first_not_of(' '), json.size()));
      if (json.empty()) return;
      const auto end = json.find('\n');
      is_indent_ = end != std::string_view::npos;
      write_(json.substr(0, end));
      json.remove_prefix(is_indent_ ? end + 1 : json.size());
    }
  }

 private:
  const cli::Write& write_;
  bool is_indent_ = false;
};

/// The function that prints the JSON object. It is several times as long as the report, so it is
/// never stored whole.
std::function<void(const cli::Write&)> json_of(trf::SharedTournament tournament, bool on_one_line) {
  return [tournament = std::move(tournament), on_one_line](const cli::Write& write) {
    if (!on_one_line) return trf::write_json(*tournament, write);
    OneLine line{write};
    trf::write_json(*tournament, [&line](std::string_view json) { line.take(json); });
    write("\n");
  };
}

cli::Answer parse_one(const Task& task, const cli::Input& input) {
  cli::Answer answer;
  auto work = load(task, input, answer);
  const bool needs_meaning = !task.table.empty() || task.format != "trf" || task.to ||
                             task.edits.needs_tournament() || task.from != "trf";
  if (!is_document(work, answer.messages) || (needs_meaning && !work.tournament)) {
    answer.status = cli::unusable;
    return answer;
  }
  if (!task.edits.empty() && !task.edits.apply(work, answer)) {
    answer.status = cli::unusable;
    return answer;
  }
  if (task.is_lost_on_screen) answer.told.push_back(cli::said::file_not_changed{});
  if (work.tournament)
    answer.notes.emplace_back(
        cli::said::read_as_dialect{.dialect = trf::Code{trf::name(work.tournament->dialect)}});
  // A table has chosen columns; the whole tournament as JSON is a conversion.
  if (task.from == "trf" && task.table.empty() && task.format != "trf")
    for (auto& rest : trf::not_read(work.document, *work.tournament)) {
      rest.severity = trf::Severity::warning;
      answer.messages.push_back(std::move(rest));
    }
  if (!task.table.empty()) {
    answer.tables.push_back(parse::table(task.table, work.tournament));
    if (task.format == "html") answer.heading = cli::event_heading(*work.tournament);
  } else if (task.format != "trf") {
    answer.pieces = json_of(work.tournament, task.format == "jsonl");
  } else if (task.to) {
    convert(task, work, answer);
  } else {
    answer.pieces = [bytes = work.document.shared_bytes()](const cli::Write& write) {
      write(*bytes);
    };
  }
  return answer;
}

}  // namespace

cli::Program parse::program() {
  return {tool(), [](const cli::Arguments& arguments) {
            const Task task{arguments};
            return cli::for_each_input(
                arguments, [&task](const cli::Input& input) { return parse_one(task, input); });
          }};
}
