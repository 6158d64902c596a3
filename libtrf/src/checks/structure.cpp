// Family S: which records there are, and how often. What makes a file no report (S03, S09, S10,
// S15) is the reader's to say.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "checks/report.hpp"
#include "trf/layout.hpp"

namespace trf::checking {
namespace {

void check_duplicates(Report& report) {
  constexpr std::array<std::string_view, 22> once{
      "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122",
      "132", "142", "152", "162", "172", "192", "202", "212", "222", "352", "362"};
  for (const auto tag : once) {
    const auto lines = report.lines_of(tag);
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const bool is_same = report.value(lines[i]) == report.value(lines[0]);
      report.add_mild("S04", is_same ? Severity::warning : Severity::error, {lines[i], 1, 3},
                      fmt::format("record {} stands in line {} already{}", tag, lines[0],
                                  is_same ? "" : ", with another value"));
    }
  }
}

struct Twin {
  std::string_view ours, theirs;
  bool agree;
};

void check_twins(Report& report) {
  const auto& t = report.tournament();
  const auto number_of = [&](std::string_view tag) { return report.value(report.line_of(tag)); };
  const auto same_number = [](std::string_view a, std::string_view b) {
    const auto strip = [](std::string_view text) {
      while (text.size() > 1 && text.front() == '0') text.remove_prefix(1);
      return text;
    };
    return strip(a) == strip(b);
  };
  const auto colour = report.value(report.line_of("152"));
  const auto configured = report.value(report.line_of("XXC"));
  const bool colour_told = configured.find("white1") != std::string_view::npos ||
                           configured.find("black1") != std::string_view::npos;
  const bool colour_agrees =
      colour.empty() || ((colour[0] == 'W' || colour[0] == 'w') ==
                         (configured.find("white1") != std::string_view::npos));
  const std::array<Twin, 5> twins{{
      {"142", "XXR", same_number(number_of("142"), number_of("XXR"))},
      {"152", colour_told ? "XXC" : "", colour_agrees},
      {"162", report.line_of("XXS") != 0 ? "XXS" : "BBW", true},
      {"250", "XXA", true},
      {"260", "XXP", true},
  }};
  for (const auto& twin : twins) {
    const auto line = twin.theirs.empty() ? 0 : report.line_of(twin.theirs);
    if (line == 0 || report.line_of(twin.ours) == 0) continue;
    if (twin.agree)
      report.add("S07", {line, 1, 3},
                 fmt::format("{} says what {} in line {} says", twin.theirs, twin.ours,
                             report.line_of(twin.ours)));
    else
      report.add(
          "S08", report.place(line),
          fmt::format("{} says '{}', but {} in line {} says '{}'", twin.theirs, report.value(line),
                      twin.ours, report.line_of(twin.ours), number_of(twin.ours)));
  }
  (void)t;
}

void check_old_and_new_teams(Report& report) {
  const auto old_lines = report.lines_of("013");
  const auto& teams = report.tournament().teams;
  if (old_lines.empty() || report.line_of("310") == 0) return;
  const auto& t = report.tournament();
  for (std::size_t i = 0; i < old_lines.size() && i < teams.size(); ++i) {
    const auto row = report.columns(old_lines[i]);
    std::size_t position = 0;
    for (std::size_t column = 37; column <= row.size(); column += 5, ++position) {
      int number = 0;
      for (const char c : row.substr(column - 1, 4))
        if (c >= '0' && c <= '9') number = number * 10 + (c - '0');
      const auto& members = teams[i].members;
      const auto member = position < members.size() ? members[position] : no_player;
      if (number != 0 && (member == no_player || t.players[member].start_rank != number)) {
        report.add("S12", {old_lines[i], static_cast<std::uint32_t>(column), 4},
                   fmt::format("member {} of '{}' is {} here, but not in record 310 in line {}",
                               position + 1, teams[i].name, number, teams[i].line));
        break;
      }
    }
  }
}

void check_order(Report& report) {
  const auto rows = report.player_lines();
  if (rows.empty()) return;
  for (const std::string_view tag : {"013", "240", "250", "260", "299", "300", "310", "XXA"}) {
    const auto line = report.line_of(tag);
    if (line != 0 && line < rows.back()) {
      report.add("S13", {line, 1, 3},
                 fmt::format("record {} stands before the players it names", tag));
      return;
    }
  }
}

void check_finished(Report& report) {
  const auto& t = report.tournament();
  const int rounds = report.rounds();
  if (rounds == 0) {
    report.add("S16", {}, "no round has been played");
    return;
  }
  // Games of the last round; an open game of an earlier round is C13's.
  std::size_t open = 0;
  Position first;
  for (PlayerIndex p = 0; p < t.player_count(); ++p)
    if (t.game(p, rounds).is_open() && open++ == 0) first = report.cell(p, rounds);
  if (open > 0)
    report.add("S16", first,
               fmt::format("{} game{} of round {} without result: the report is not final",
                           (open + 1) / 2, plural((open + 1) / 2), rounds));
  else if (rounds < t.planned_rounds())
    report.add("S16", {},
               fmt::format("{} of {} rounds are recorded: the report is not final", rounds,
                           t.planned_rounds()));
}

}  // namespace

void check_structure(Report& report) {
  check_duplicates(report);
  if (!report.has_tournament()) return;
  const auto& t = report.tournament();
  for (const auto& other : t.other) {
    if (other.tag.empty())
      report.add("S02", {other.line, 1, 1}, "text without record number; ### begins a remark");
    else if (other.tag == "###" &&
             (other.text.starts_with("MPA") || other.text.starts_with("Import") ||
              other.text.find("FIDE mode") != std::string::npos))
      report.add_mild("S17",
                      other.text.starts_with("MPA") || other.text.starts_with("Import")
                          ? Severity::warning
                          : Severity::info,
                      {other.line, 1, 3}, fmt::format("note of the program: {}", other.text));
  }
  check_twins(report);
  if (report.line_of("192") == 0 && !t.type_code.empty())
    report.add("S14", report.place(report.line_of("092")),
               fmt::format("record 092 holds the type code {}; it belongs in 192", t.type_code));
  check_old_and_new_teams(report);
  check_order(report);
  check_finished(report);
}

}  // namespace trf::checking
