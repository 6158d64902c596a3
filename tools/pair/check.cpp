#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages/headings.hpp"
#include "cli/ordered_pool.hpp"
#include "cli/text.hpp"
#include "pair/about_player.hpp"
#include "pair/messages/pair_sheet.hpp"
#include "pair/messages/pair_use.hpp"
#include "pair/modes.hpp"
#include "pair/named_players.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/json.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/round_notes.hpp"

namespace trf_pair {
namespace {

using trf::Tournament;
using trf::pair::Pairing;
using trf::pair::RoundCheck;
using trf::pair::VerdictKind;

/// A paragraph of a readable length of line, each with the same indent.
[[nodiscard]] cli::Text folded(const cli::Text& sentence, std::string_view begin) {
  constexpr std::size_t line_width = 96;
  return cli::Text::of_visible(std::string(begin) +
                               cli::wrapped(sentence.str(), begin.size(), line_width));
}

/// What the report says about a change by hand of a round.
[[nodiscard]] std::optional<trf::ManualPairing> manual_of(const Subject& subject, int round) {
  return trf::manual_pairing(subject.event(), subject.first_round(round));
}

/// A round for people: the verdict and its reason, then the differences.
[[nodiscard]] cli::Text round_text(const std::string& file, const Subject& subject,
                                   const RoundCheck& check) {
  const Tournament& tournament = *subject.tournament;
  const auto& verdict = check.verdict;
  using cli::translated;
  const trf::Message head =
      verdict.criterion.empty()
          ? trf::Message{said::round_verdict{
                .round = check.round, .kind = verdict.kind, .where = where(verdict.place)}}
          : trf::Message{said::round_verdict_by{.round = check.round,
                                                .kind = verdict.kind,
                                                .criterion = trf::Code{verdict.criterion},
                                                .where = where(verdict.place)}};
  auto text = cli::formatted("{}, {}\n", file, head);
  if (const auto manual = manual_of(subject, check.round))
    text += folded(translated(said::changed_by_hand{.pairs = manual->text}), "  ");
  if (verdict.kind == VerdictKind::identical) return text;
  NamedPlayers players{tournament};
  if (!verdict.explanation.empty())
    text += folded(cli::Text{players.spoken(with_rule(verdict))}, "  ");
  if (const auto* correct = std::get_if<Pairing>(&check.correct)) {
    const auto pairs = [&](const Pairing& these, const Pairing& others) {
      return trf::Code{pair_numbers(tournament, only_in(these, others))};
    };
    const Pairing& published = check.published;
    text += folded(translated(said::published_pairs{.pairs = pairs(published, *correct)}), "  ");
    text += folded(translated(said::correct_pairs{.pairs = pairs(*correct, published)}), "  ");
  }
  for (const trf::Message& why : right_by(check, tournament)) text += folded(translated(why), "  ");
  for (const auto& bracket : verdict.brackets) {
    const trf::Message title = said::bracket_values{.bracket = name(bracket.bracket)};
    const trf::Message values = trf::pair::said::reasons{.all = values_by_criterion(bracket)};
    text += cli::formatted("  {}:\n", title) + folded(translated(values), "    ");
  }
  return text;
}

[[nodiscard]] cli::Table check_table(bool explained) {
  cli::Table table;
  table.schema = "trf-pair-check/1";
  table.columns = {{"file", cli::said::heading_file{}},
                   {"round", cli::said::heading_round{}},
                   {"verdict", cli::said::heading_verdict{}},
                   {"differences", cli::said::heading_differences{}},
                   {"criterion", cli::said::heading_criterion{}}};
  if (explained)
    table.columns.insert(table.columns.end(), {{"bracket", cli::said::heading_bracket{}},
                                               {"published", cli::said::heading_published{}},
                                               {"correct", cli::said::heading_correct{}},
                                               {"explanation", cli::said::heading_why{}},
                                               {"published_pairs", said::column_published_pairs{}},
                                               {"correct_pairs", said::column_correct_pairs{}},
                                               {"criteria", said::column_criteria{}}});
  table.columns.emplace_back("reading", said::column_reading{});
  table.columns.emplace_back("manual", said::column_manual{});
  return table;
}

[[nodiscard]] cli::Cell cell_of(const decltype(trf::pair::VerdictField::value)& value) {
  if (const auto* sentence = std::get_if<trf::Message>(&value)) return cli::Words{*sentence};
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  return {};
}

/// A row with the fields that the table has, and what the tool adds to them.
void add_row(cli::Table& table, const std::string& file, const Subject& subject,
             const RoundCheck& check) {
  std::vector<cli::Cell> row;
  const auto fields = verdict_fields(*subject.tournament, check);
  for (const auto& column : table.columns) {
    const auto field = std::ranges::find(fields, column.name, &trf::pair::VerdictField::name);
    if (field != fields.end())
      row.push_back(cell_of(field->value));
    else if (column.name == "file")
      row.emplace_back(file);
    else if (manual_of(subject, check.round))
      row.emplace_back(std::string{"true"});
    else
      row.emplace_back();
  }
  table.rows.push_back(std::move(row));
}

/// The verdicts below the heading of the event, which stands for the file.
[[nodiscard]] std::string check_page(const Subject& subject, cli::Table table) {
  table.columns.erase(table.columns.begin());
  for (auto& row : table.rows) row.erase(row.begin());
  return cli::event_heading(subject.event()) +
         cli::element("h2", cli::html_phrase(said::checked_rounds{})) +
         cli::render(table, cli::Format::html);
}

/// Threads for the rounds of one file: those that the files do not need.
[[nodiscard]] unsigned threads_a_file(const cli::Arguments& arguments) {
  const auto jobs = static_cast<unsigned>(cli::jobs(arguments));
  const auto files = static_cast<unsigned>(arguments.inputs().size());
  return std::max(1U, jobs / std::max(1U, files));
}

}  // namespace

int check(const cli::Arguments& arguments) {
  const Request request = request_of(arguments);
  const std::string format = arguments.format();
  if (format == "pairs" || format == "trf") {
    throw cli::UsageError(said::no_such_format{.option = trf::Code{"--check"}, .format = format});
  }
  const bool explained = arguments.has("explain");
  const unsigned threads = threads_a_file(arguments);
  return cli::for_each_input(arguments, [&](const cli::Input& input) {
    cli::Answer answer;
    const auto subject = read_subject(input, request, answer, !request.round);
    if (!subject) return answer;
    std::vector<RoundCheck> checks;
    if (request.round) {
      if (*request.round >= trf::pair::next_round(*subject->tournament)) {
        throw cli::UsageError(said::round_is_not_paired{.round = *request.round});
      }
      checks.push_back(check_round(*subject->tournament, *request.round, *subject->system));
    } else {
      checks = check_rounds(*subject->tournament, *subject->system, threads);
    }
    for (const RoundCheck& one : checks)
      if (one.verdict.kind != VerdictKind::identical) answer.status = cli::no;
    if (explained && format == "text") {
      for (const RoundCheck& one : checks) answer.text += round_text(input.name, *subject, one);
      return answer;
    }
    cli::Table table = check_table(explained);
    for (const RoundCheck& one : checks) add_row(table, input.name, *subject, one);
    if (format == "html")
      answer.html = check_page(*subject, std::move(table));
    else
      answer.tables.push_back(std::move(table));
    return answer;
  });
}

}  // namespace trf_pair
