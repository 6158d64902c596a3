#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/language.hpp"
#include "cli/ordered_pool.hpp"
#include "pair/about_player.hpp"
#include "pair/modes.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "trf/pair/check.hpp"

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

/// "3 (4.5 points): C6 1 / 1; C7 4.5 / 4; 4 (4 points): C6 ...": every criterion of the brackets
/// that differ, published and correct.
[[nodiscard]] std::string criteria_line(const trf::pair::Verdict& verdict) {
  std::string text;
  for (const auto& [bracket, criteria] : verdict.brackets) {
    text += fmt::format("{}{}: ", text.empty() ? "" : "; ", to_string(name(bracket)));
    for (const auto& [criterion, published, correct] : criteria)
      text += fmt::format("{}{} {} / {}", &criterion == &criteria.front().criterion ? "" : "; ",
                          criterion, to_string(published), to_string(correct));
  }
  return text;
}

/// Words in lines of a readable length, each begun like the first.
[[nodiscard]] std::string folded(std::string_view words, std::string_view begin) {
  constexpr std::size_t width = 96;
  std::string text(begin), line_begin(begin.size(), ' ');
  std::size_t used = begin.size();
  while (!words.empty()) {
    const auto end = std::min(words.find(' '), words.size());
    if (used + end + 1 > width && used > begin.size()) {
      text += "\n" + line_begin;
      used = begin.size();
    } else if (used > begin.size()) {
      text += ' ';
      ++used;
    }
    text += words.substr(0, end);
    used += end;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return text + "\n";
}

/// A round for people: the verdict and its reason, then what differs.
[[nodiscard]] std::string round_text(const std::string& file, const Tournament& tournament,
                                     const RoundCheck& check) {
  const auto& verdict = check.verdict;
  using cli::translated;
  std::string head = fmt::format("round {}: {}", check.round, name(verdict.kind));
  if (!verdict.criterion.empty()) head += fmt::format(" by {}", verdict.criterion);
  head += to_string(where(verdict.place));
  std::string text = fmt::format("{}, {}\n", file, translated(head));
  if (verdict.kind == VerdictKind::identical) return text;
  if (!verdict.explanation.empty()) text += folded(translated(with_rule(verdict)), "  ");
  if (const auto* correct = std::get_if<Pairing>(&check.correct)) {
    const auto pairs = [&](std::string_view whose, const Pairing& these, const Pairing& others) {
      const auto line = pairs_line(tournament, only_in(these, others));
      text += folded(translated(fmt::format("{}: {}", whose, line)), "  ");
    };
    pairs("published", check.published, *correct);
    pairs("correct", *correct, check.published);
  }
  for (const auto& [bracket, criteria] : verdict.brackets) {
    std::string values;
    for (const auto& [criterion, published, correct] : criteria)
      values += fmt::format("{}{} {} / {}", values.empty() ? "" : "; ", criterion,
                            to_string(published), to_string(correct));
    const auto title =
        fmt::format("bracket {}, published and correct by criterion", to_string(name(bracket)));
    text += fmt::format("  {}:\n", translated(title)) + folded(translated(values), "    ");
  }
  return text;
}

[[nodiscard]] cli::Table check_table(bool explained) {
  cli::Table table;
  table.schema = "trf-pair-check/1";
  table.columns = {{"file", "File"},
                   {"round", "Round"},
                   {"verdict", "Verdict", cli::Content::words},
                   {"differences", "Differences"},
                   {"criterion", "Criterion"}};
  if (!explained) return table;
  using enum cli::Content;
  for (const cli::Column& column : {cli::Column{"bracket", "Bracket", words},
                                    {"published", "Published", words},
                                    {"correct", "Correct", words},
                                    {"explanation", "Why", words},
                                    {"published_pairs", "Published pairs"},
                                    {"correct_pairs", "Correct pairs"},
                                    {"criteria", "Published and correct by criterion", words}}) {
    table.columns.push_back(column);
  }
  return table;
}

void add_row(cli::Table& table, const std::string& file, const Tournament& tournament,
             const RoundCheck& check, bool explained) {
  const auto& verdict = check.verdict;
  const auto text = [](const std::string& value) {
    return value.empty() ? cli::Cell{} : cli::Cell{value};
  };
  auto& row = table.rows.emplace_back();
  row = {file, std::int64_t{check.round}, std::string(name(verdict.kind)),
         std::int64_t{verdict.differences}, text(verdict.criterion)};
  if (!explained) return;
  const bool same = verdict.kind == VerdictKind::identical;
  const auto* correct = std::get_if<Pairing>(&check.correct);
  const auto add = [&](const std::string& value) { row.push_back(text(value)); };
  const auto say = [&](trf::Message said) {
    row.push_back(said.empty() ? cli::Cell{} : cli::Cell{cli::Words(std::move(said))});
  };
  say(name(verdict.place));
  say(verdict.published_value);
  say(verdict.correct_value);
  say(verdict.explanation);
  add(same ? std::string() : pairs_line(tournament, check.published));
  add(same || correct == nullptr ? std::string() : pairs_line(tournament, *correct));
  add(criteria_line(verdict));
}

/// Threads for the rounds of one file: what the files leave over.
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
    throw cli::UsageError(fmt::format("--check has no format '{}'", format));
  }
  const bool explained = arguments.has("explain");
  const unsigned threads = threads_a_file(arguments);
  return cli::for_each_input(arguments, [&](const cli::Input& input) {
    cli::Answer answer;
    const auto subject = read_subject(input, request, answer, !request.round);
    if (!subject) return answer;
    std::vector<RoundCheck> checks;
    if (request.round) {
      if (*request.round >= trf::pair::next_round(subject->tournament)) {
        throw cli::UsageError(fmt::format("round {} is not paired", *request.round));
      }
      checks.push_back(check_round(subject->tournament, *request.round, *subject->system));
    } else {
      checks = check_rounds(subject->tournament, *subject->system, threads);
    }
    for (const RoundCheck& one : checks)
      if (one.verdict.kind != VerdictKind::identical) answer.status = cli::no;
    if (explained && format == "text") {
      for (const RoundCheck& one : checks)
        answer.raw += round_text(input.name, subject->tournament, one);
      return answer;
    }
    cli::Table table = check_table(explained);
    for (const RoundCheck& one : checks)
      add_row(table, input.name, subject->tournament, one, explained);
    answer.tables.push_back(std::move(table));
    return answer;
  });
}

}  // namespace trf_pair
