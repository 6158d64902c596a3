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
#include "trf/pair/check.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/round_notes.hpp"

namespace trf_pair {
namespace {

using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Pairing;
using trf::pair::RoundCheck;
using trf::pair::VerdictKind;

[[nodiscard]] std::string pairs_line(const Tournament& tournament, const Pairing& pairing) {
  std::string text;
  const auto number = [&](PlayerIndex player) { return tournament.players[player].start_rank; };
  for (const auto& [white, black] : pairing.pairs) {
    text += fmt::format("{}{}-{}", text.empty() ? "" : " ", number(white), number(black));
  }
  if (pairing.bye != trf::no_player) {
    text += fmt::format("{}{}-0", text.empty() ? "" : " ", number(pairing.bye));
  }
  return text;
}

/// "C6 1 / 1": a bracket by one criterion, published and correct.
[[nodiscard]] trf::Sentences values_of(const trf::pair::BracketValues& bracket) {
  return {bracket.criteria, [](const trf::pair::CriterionValues& values) {
            return said::value_by_criterion{.criterion = trf::Code{values.criterion},
                                            .published = values.published,
                                            .correct = values.correct};
          }};
}

/// "3 (4.5 points): C6 1 / 1; C7 4.5 / 4; 4 (4 points): C6 ...": every criterion of the brackets
/// that differ, published and correct.
[[nodiscard]] trf::Message criteria_line(const trf::pair::Verdict& verdict) {
  std::vector<trf::Message> brackets;
  for (const auto& bracket : verdict.brackets)
    brackets.emplace_back(
        said::values_of_bracket{.bracket = name(bracket.bracket), .values = values_of(bracket)});
  return joined(std::move(brackets));
}

/// A paragraph of a readable length of line, each with the same indent.
[[nodiscard]] cli::Text folded(const cli::Text& sentence, std::string_view begin) {
  constexpr std::size_t line_width = 96;
  return cli::Text::of_visible(std::string(begin) +
                               cli::wrapped(sentence.str(), begin.size(), line_width));
}

/// What the report says about a change by hand of a round.
[[nodiscard]] std::optional<trf::ManualPairing> manual_of(const Subject& subject, int round) {
  const bool doubled = subject.entrants == trf::pair::Entrants::double_matches;
  return trf::manual_pairing(subject.report ? *subject.report : *subject.tournament,
                             doubled ? 2 * round - 1 : round);
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
      return trf::Code{pairs_line(tournament, only_in(these, others))};
    };
    const Pairing& published = check.published;
    text += folded(translated(said::published_pairs{.pairs = pairs(published, *correct)}), "  ");
    text += folded(translated(said::correct_pairs{.pairs = pairs(*correct, published)}), "  ");
  }
  if (!check.readings.empty())
    text +=
        folded(translated(said::right_by_readings{
                   .readings = {check.readings,
                                [](std::string_view one) { return trf::Arg{trf::Code{one}}; }}}),
               "  ");
  if (check.adjourned)
    text += folded(translated(said::right_if_adjourned{
                       .games = {check.adjourned->games,
                                 [&](const trf::pair::Pair& pair) {
                                   const auto& entered = tournament.players;
                                   return trf::Arg{trf::pair::said::two{
                                       .first = entered[pair.white].start_rank,
                                       .second = entered[pair.black].start_rank}};
                                 }},
                       .round = check.round - 1,
                       .article = trf::Code{check.adjourned->article}}),
                   "  ");
  for (const auto& bracket : verdict.brackets) {
    const trf::Message title = said::bracket_values{.bracket = name(bracket.bracket)};
    const trf::Message values = trf::pair::said::reasons{.all = values_of(bracket)};
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
    for (const cli::Column& column : {cli::Column{"bracket", cli::said::heading_bracket{}},
                                      {"published", cli::said::heading_published{}},
                                      {"correct", cli::said::heading_correct{}},
                                      {"explanation", cli::said::heading_why{}},
                                      {"published_pairs", said::column_published_pairs{}},
                                      {"correct_pairs", said::column_correct_pairs{}},
                                      {"criteria", said::column_criteria{}}}) {
      table.columns.push_back(column);
    }
  table.columns.push_back({"reading", said::column_reading{}});
  table.columns.push_back({"manual", said::column_manual{}});
  return table;
}

[[nodiscard]] cli::Cell text_cell(const std::string& value) {
  return value.empty() ? cli::Cell{} : cli::Cell{value};
}

/// "L-12;L-14"; "art. 8" if the published round is right with adjourned games.
[[nodiscard]] std::string readings_of(const RoundCheck& check) {
  std::string readings;
  const auto add = [&](std::string_view one) {
    if (!readings.empty()) readings += ';';
    readings += one;
  };
  for (const std::string_view one : check.readings) add(one);
  if (check.adjourned) add(check.adjourned->article);
  return readings;
}

void add_reasons(std::vector<cli::Cell>& row, const Tournament& tournament,
                 const RoundCheck& check) {
  const auto& verdict = check.verdict;
  const bool same = verdict.kind == VerdictKind::identical;
  const auto* correct = std::get_if<Pairing>(&check.correct);
  const auto add = [&](const std::string& value) { row.push_back(text_cell(value)); };
  const auto say = [&](trf::Message said) {
    row.push_back(said.empty() ? cli::Cell{} : cli::Cell{cli::Words(std::move(said))});
  };
  say(name(verdict.place));
  say(verdict.published_value);
  say(verdict.correct_value);
  say(verdict.explanation);
  add(same ? std::string() : pairs_line(tournament, check.published));
  add(same || correct == nullptr ? std::string() : pairs_line(tournament, *correct));
  say(criteria_line(verdict));
}

void add_row(cli::Table& table, const std::string& file, const Subject& subject,
             const RoundCheck& check, bool explained) {
  const auto& verdict = check.verdict;
  auto& row = table.rows.emplace_back();
  row = {file, std::int64_t{check.round}, cli::Words{said::verdict{.kind = verdict.kind}},
         std::int64_t{verdict.differences}, text_cell(verdict.criterion)};
  if (explained) add_reasons(row, *subject.tournament, check);
  row.push_back(text_cell(readings_of(check)));
  row.push_back(text_cell(manual_of(subject, check.round) ? "true" : ""));
}

/// The verdicts below the heading of the event, which stands for the file.
[[nodiscard]] std::string check_page(const Subject& subject, cli::Table table) {
  table.columns.erase(table.columns.begin());
  for (auto& row : table.rows) row.erase(row.begin());
  return cli::event_heading(subject.report ? *subject.report : *subject.tournament) +
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
    for (const RoundCheck& one : checks) add_row(table, input.name, *subject, one, explained);
    if (format == "html")
      answer.html = check_page(*subject, std::move(table));
    else
      answer.tables.push_back(std::move(table));
    return answer;
  });
}

}  // namespace trf_pair
