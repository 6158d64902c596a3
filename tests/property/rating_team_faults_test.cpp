// Seeded faults in reports of teams: each one that the report itself shows is found.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <set>

#include <fmt/format.h>

#include "support/dice.hpp"
#include "support/random_match_tournament.hpp"
#include "support/random_tournament.hpp"
#include "trf/check.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/read.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/examine.hpp"
#include "trf/write.hpp"

namespace {

using trf::Id;
using trf::Score;
using trf::TeamIndex;
using trf::Tournament;
using trf::test::Dice;
using trf::test::scaled;
namespace layout = trf::layout;

/// A finished event: points, ranks with ties, and records 802 are those of the matches.
trf::SharedTournament finished(std::uint64_t seed, Dice& dice, bool has_lines_for_people) {
  const bool by_game = dice.percent(30);
  trf::TournamentDraft t = trf::test::random_team_tournament(
      seed, by_game ? "FIDE_TEAM_GP_MP" : "FIDE_TEAM_MP_GP",
      {.min_participants = 5, .acceleration = false, .prohibited = false});
  t.name = "Teams";
  t.stated_rounds = t.rounds();
  t.announced_byes.clear();
  t.standings_order = trf::parse_tie_breaks(by_game ? "GPTS,MPTS" : "MPTS,GPTS").codes;
  t.tie_breaks = trf::parse_tie_breaks(by_game ? "MPTS" : "GPTS").codes;
  const auto whole = Tournament::of(t);
  const auto rounds = trf::team_rounds(*whole);
  const auto teams = trf::tournament_of_teams(*whole, rounds, trf::TeamScore::match);
  std::vector<std::pair<Score, Score>> points;  // Of the first criterion, and the second
  for (std::size_t i = 0; i < t.teams.size(); ++i) {
    const auto player = static_cast<trf::PlayerIndex>(i);
    auto& team = t.teams[i];
    team.match_points = teams->score(player);
    team.game_points = teams->secondary_score(player);
    points.emplace_back(by_game ? *team.game_points : *team.match_points,
                        by_game ? *team.match_points : *team.game_points);
  }
  for (std::size_t i = 0; i < t.teams.size(); ++i)
    t.teams[i].rank = static_cast<std::uint16_t>(
        1 + std::ranges::count_if(points, [&](const auto& each) { return each > points[i]; }));
  for (std::size_t p = 0; p < t.players.size(); ++p)
    t.players[p].points = whole->score(static_cast<trf::PlayerIndex>(p));
  for (std::size_t i = 0; i < t.teams.size() && has_lines_for_people; ++i) {
    const auto& team = t.teams[i];
    auto line = fmt::format("{:3} {:5} {:>6} {:>6}", team.number, "", to_string(*team.match_points),
                            to_string(*team.game_points));
    for (int round = 1; round <= rounds.rounds; ++round) {
      const auto& cell = rounds.at(static_cast<TeamIndex>(i), round);
      const int met = cell.is_match() ? int{t.teams[cell.opponent].number} : 0;
      line += fmt::format(" {:3} - {:>4}  ", met, met == 0 ? "" : to_string(cell.game_points));
    }
    t.other.push_back({"802", line, 0});
  }
  return Tournament::of(std::move(t));
}

/// The lines of a report, for edits by record and column.
class Lines {
 public:
  explicit Lines(const std::string& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
      const auto end = bytes.find('\n', at);
      lines.push_back(bytes.substr(at, end - at));
      at = end + 1;
    }
  }
  [[nodiscard]] std::string bytes() const {
    std::string all;
    for (const auto& line : lines) all += line + '\n';
    return all;
  }
  [[nodiscard]] std::vector<std::size_t> of(std::string_view tag) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].starts_with(tag)) found.push_back(i);
    return found;
  }
  void put(std::size_t line, const layout::Field& field, std::string_view value,
           std::size_t group = 0) {
    const auto at = field.at(group).first - 1U;
    auto& text = lines[line];
    if (text.size() < at + field.width) text.resize(at + field.width, ' ');
    text.replace(at, field.width, fmt::format("{:>{}}", value, field.width));
  }
  void put(std::size_t line, const layout::Field& field, int value, std::size_t group = 0) {
    put(line, field, std::to_string(value), group);
  }
  [[nodiscard]] std::string get(std::size_t line, const layout::Field& field,
                                std::size_t group = 0) const {
    const auto at = field.at(group).first - 1U;
    return lines[line].size() <= at ? "" : lines[line].substr(at, field.width);
  }
  [[nodiscard]] int number(std::size_t line, const layout::Field& field,
                           std::size_t group = 0) const {
    const auto text = get(line, field, group);
    return text.find_first_not_of(' ') == std::string::npos ? 0 : std::stoi(text);
  }
  void erase(std::size_t line) { lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line)); }

  std::vector<std::string> lines;
};

std::multiset<std::string> findings(const std::string& bytes) {
  const trf::Document document{bytes};
  const auto read = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::format, trf::Profile::consistency, trf::Profile::tiebreak};
  const std::vector<trf::Examiner> examiners{trf::tiebreak::examiner()};
  std::multiset<std::string> all;
  for (const auto& each : trf::check(document, read.value ? &*read.value : nullptr,
                                     read.diagnostics, options, examiners)
                              .findings)
    all.insert(fmt::format("{} {}", each.check.text(), to_string(each.message)));
  return all;
}

/// What a fault is drawn from.
struct Event {
  Dice& dice;
  const Tournament& t;
  trf::TeamRounds rounds;
  Lines lines;

  std::size_t any(const std::vector<std::size_t>& all) {
    return all[static_cast<std::size_t>(dice.between(0, static_cast<int>(all.size()) - 1))];
  }
  /// A line of the record, if there is one.
  std::optional<std::size_t> line(std::string_view tag) {
    const auto all = lines.of(tag);
    if (all.empty()) return {};
    return any(all);
  }
  int team() { return dice.between(1, static_cast<int>(t.teams.size())); }
  int unknown_team() { return static_cast<int>(t.teams.size()) + dice.between(1, 5); }
  int unknown_player() { return static_cast<int>(t.players.size()) + dice.between(1, 5); }
  [[nodiscard]] const trf::TeamRound& at(int team, int round) const {
    return rounds.at(t.find_team(team), round);
  }
  /// A team that met another than `opponent` in the round; 0: none.
  int team_that_played(int round, int opponent = 0) {
    std::vector<std::size_t> all;
    for (const auto& team : t.teams)
      if (const auto& cell = at(team.number, round); cell.is_match() && cell.played_boards > 0 &&
                                                     team.number != opponent &&
                                                     t.teams[cell.opponent].number != opponent)
        all.push_back(team.number);
    return all.empty() ? 0 : static_cast<int>(any(all));
  }
};

/// \return whether the report has a fault now that it shows itself
using Fault = std::function<bool(Event&)>;

bool change_points(Event& event, std::size_t line, const layout::Field& field) {
  const auto points = Score::parse(event.lines.get(line, field));
  if (!points) return false;
  const int halves = event.dice.percent(50) ? 1 : 2;
  event.lines.put(line, field, to_string(*points + Score::from_halves(halves)));
  return true;
}

bool in_member(Event& event, std::string_view tag, const layout::Field& name,
               const layout::Field& member, int kind) {
  const auto line = event.line(tag);
  if (!line) return false;
  std::size_t size = 0;
  while (event.lines.number(*line, member, size) != 0) ++size;
  const auto at = static_cast<std::size_t>(event.dice.between(0, static_cast<int>(size) - 1));
  const auto other = event.line(tag);
  switch (kind) {
    case 0: event.lines.put(*line, member, event.unknown_player(), at); return true;
    case 1:
      if (other == line) return false;
      event.lines.put(*line, member, event.lines.number(*other, member, 0), at);
      return true;
    case 2: event.lines.put(*line, member, "", size - 1); return true;
    default: event.lines.put(*line, name, ""); return true;
  }
}

std::map<std::string, Fault> faults() {
  std::map<std::string, Fault> all;
  const auto with = [](std::string_view tag, auto change) {
    return [=](Event& event) {
      const auto line = event.line(tag);
      return line && change(event, *line);
    };
  };
  const auto put = [=](std::string_view tag, const layout::Field& field, std::string_view text) {
    return with(tag, [field, text](Event& event, std::size_t line) {
      event.lines.put(line, field, text);
      return true;
    });
  };
  const auto points = [=](std::string_view tag, const layout::Field& field) {
    return with(
        tag, [field](Event& event, std::size_t line) { return change_points(event, line, field); });
  };
  {
    namespace column = layout::team;
    all["310 number of another"] = with("310", [](Event& event, std::size_t line) {
      const int number = event.team();
      if (event.lines.number(line, column::number) == number) return false;
      event.lines.put(line, column::number, number);
      return true;
    });
    all["310 number 0"] = put("310", column::number, "0");
    all["310 number missing"] = put("310", column::number, "");
    all["310 number gap"] = with("310", [](Event& event, std::size_t line) {
      event.lines.put(line, column::number, event.unknown_team() + 1);
      return true;
    });
    for (const auto& [name, kind] : {std::pair{"310 member unknown", 0},
                                     {"310 member of another", 1},
                                     {"310 member missing", 2},
                                     {"310 name missing", 3}})
      all[name] = [kind](Event& event) {
        return in_member(event, "310", column::name, column::member, kind);
      };
    all["310 match points"] = points("310", column::match_points);
    all["310 game points"] = points("310", column::game_points);
    all["310 points a word"] = put("310", column::game_points, "x");
    all["310 rank 0"] = put("310", column::rank, "0");
    all["310 rank a word"] = put("310", column::rank, "x");
    all["310 rank missing"] = put("310", column::rank, "");
    all["310 rank beyond"] = put("310", column::rank, "999");
    all["310 rank of another"] = with("310", [](Event& event, std::size_t line) {
      const auto other = *event.line("310");
      const auto& rank = column::rank;
      const auto own = event.lines.get(line, rank), theirs = event.lines.get(other, rank);
      if (own == theirs) return false;
      event.lines.put(line, rank, theirs);
      if (event.dice.percent(50)) event.lines.put(other, rank, own);
      return true;
    });
    all["310 columns"] = with("310", [](Event& event, std::size_t line) {
      event.lines.lines[line].insert(column::unused.first - 1U, "1");
      return true;
    });
  }
  {
    namespace column = layout::team_byes;
    all["320 unknown team"] = with("320", [](Event& event, std::size_t line) {
      const auto round = event.dice.between(1, event.t.rounds());
      event.lines.put(line, column::team, event.unknown_team(),
                      static_cast<std::size_t>(round - 1));
      return true;
    });
    all["320 team that played"] = with("320", [](Event& event, std::size_t line) {
      const auto round = event.dice.between(1, event.t.rounds());
      const int team = event.team_that_played(round);
      if (team == 0) return false;
      event.lines.put(line, column::team, team, static_cast<std::size_t>(round - 1));
      return true;
    });
    all["320 team left out"] = with("320", [](Event& event, std::size_t line) {
      for (int round = 1; round <= event.t.rounds(); ++round)
        if (const auto slot = static_cast<std::size_t>(round - 1);
            event.lines.number(line, column::team, slot) != 0) {
          event.lines.put(line, column::team, "000", slot);
          return true;
        }
      return false;
    });
    all["320 second"] = with("320", [](Event& event, std::size_t line) {
      event.lines.lines.push_back(event.lines.lines[line]);
      return true;
    });
    all["320 beyond the end"] = with("320", [](Event& event, std::size_t line) {
      event.lines.put(line, column::team, event.team(), static_cast<std::size_t>(event.t.rounds()));
      return true;
    });
    all["320 points"] = with("320", [](Event& event, std::size_t line) {
      for (std::size_t slot = 0; slot < static_cast<std::size_t>(event.t.rounds()); ++slot)
        if (event.lines.number(line, column::team, slot) != 0)
          return change_points(event, line,
                               event.dice.percent(50) ? column::match_points : column::game_points);
      return false;
    });
  }
  {
    namespace column = layout::forfeited_match;
    all["330 kind"] = put("330", column::kind, "++");
    all["330 unknown team"] = with("330", [](Event& event, std::size_t line) {
      event.lines.put(line, event.dice.percent(50) ? column::white : column::black,
                      event.unknown_team());
      return true;
    });
    all["330 one team"] = with("330", [](Event& event, std::size_t line) {
      event.lines.put(line, column::white, event.lines.number(line, column::black));
      return true;
    });
    all["330 round beyond"] = with("330", [](Event& event, std::size_t line) {
      event.lines.put(line, column::round, event.t.rounds() + 1);
      return true;
    });
    all["330 winner"] = with("330", [](Event& event, std::size_t line) {
      const auto kind = event.lines.get(line, column::kind);
      event.lines.put(line, column::kind, kind == "+-" ? "-+" : "+-");
      return true;
    });
    all["330 team that played"] = with("330", [](Event& event, std::size_t line) {
      const int round = event.lines.number(line, column::round);
      const int team = event.team_that_played(round);
      if (team == 0) return false;
      event.lines.put(line, event.dice.percent(50) ? column::white : column::black, team);
      return true;
    });
    all["330 left out"] = with("330", [](Event& event, std::size_t line) {
      // With the cells of the match, or if it gives no points, the record only repeats them.
      const int round = event.lines.number(line, column::round);
      const auto& white = event.at(event.lines.number(line, column::white), round);
      const auto& black = event.at(event.lines.number(line, column::black), round);
      if (!white.boards.empty() || !black.boards.empty() ||
          white.match_points + black.match_points == Score{})
        return false;
      event.lines.erase(line);
      return true;
    });
  }
  {
    namespace column = layout::line_up;
    all["300 unknown team"] = with("300", [](Event& event, std::size_t line) {
      event.lines.put(line, event.dice.percent(50) ? column::team : column::opponent,
                      event.unknown_team());
      return true;
    });
    all["300 other opponent"] = with("300", [](Event& event, std::size_t line) {
      const int team = event.team();
      if (team == event.lines.number(line, column::opponent)) return false;
      event.lines.put(line, column::opponent, team);
      return true;
    });
    all["300 no opponent"] = put("300", column::opponent, "000");
    all["300 unknown player"] = with("300", [](Event& event, std::size_t line) {
      event.lines.put(line, column::board, event.unknown_player());
      return true;
    });
    all["300 not a member"] = with("300", [](Event& event, std::size_t line) {
      const auto other = event.t.find_team(event.lines.number(line, column::opponent));
      if (other == trf::no_team) return false;
      const auto player = event.t.teams[other].members.front();
      event.lines.put(line, column::board, event.t.players[player].start_rank);
      return true;
    });
    all["300 player twice"] = with("300", [](Event& event, std::size_t line) {
      event.lines.put(line, column::board, event.lines.number(line, column::board, 1));
      return true;
    });
    all["300 boards exchanged"] = with("300", [](Event& event, std::size_t line) {
      const int one = event.lines.number(line, column::board),
                two = event.lines.number(line, column::board, 1);
      const int round = event.lines.number(line, column::round);
      const auto has_game = [&](int player) {
        return event.t.game(event.t.find(player), round).opponent != trf::no_player;
      };
      if (!has_game(one) || !has_game(two)) return false;
      event.lines.put(line, column::board, two);
      event.lines.put(line, column::board, one, 1);
      return true;
    });
    all["300 round beyond"] = with("300", [](Event& event, std::size_t line) {
      event.lines.put(line, column::round, event.t.rounds() + 1);
      return true;
    });
    all["300 too short"] = with("300", [](Event& event, std::size_t line) {
      auto& text = event.lines.lines[line];
      text.resize(text.size() - column::board.pitch);
      return true;
    });
    all["300 again"] = with("300", [](Event& event, std::size_t line) {
      event.lines.lines.push_back(event.lines.lines[line]);
      return true;
    });
  }
  {
    namespace column = layout::abnormal;
    all["299 kind"] = put("299", column::kind, "Q");
    all["299 round beyond"] = with("299", [](Event& event, std::size_t line) {
      event.lines.put(line, column::round, event.t.rounds() + 1);
      return true;
    });
    all["299 unknown team"] = with("299", [](Event& event, std::size_t line) {
      event.lines.put(line, column::id, event.unknown_team());
      return true;
    });
    all["299 match points"] = points("299", column::match_points);
    all["299 game points"] = points("299", column::game_points);
    all["299 left out"] = with("299", [](Event& event, std::size_t line) {
      event.lines.erase(line);
      return true;
    });
  }
  all["352 too short"] = with("352", [](Event& event, std::size_t line) {
    if (event.t.board_colours.size() < 2 || event.t.rounds() == 0) return false;
    event.lines.lines[line].pop_back();
    return true;
  });
  all["352 letter"] = with("352", [](Event& event, std::size_t line) {
    event.lines.lines[line].back() = 'X';
    return true;
  });
  all["352 colours"] = with("352", [](Event& event, std::size_t line) {
    // Only boards of one match show the order of the colours.
    if (event.t.board_colours.size() < 2) return false;
    for (const auto& cell : event.rounds.cells)
      if (cell.is_match() && cell.played_boards > 1 && event.t.line_ups.empty()) {
        event.lines.lines[line] = "352 " + std::string(event.t.board_colours.size(), 'W');
        return cell.played_boards == static_cast<int>(event.t.board_colours.size());
      }
    return false;
  });
  all["352 missing"] = with("352", [](Event& event, std::size_t line) {
    event.lines.erase(line);
    return true;
  });
  {
    namespace column = layout::match_point_system;
    const auto system = "362  TW 2.0   TD 1.0   TL 0.0";
    const auto with_362 = [system](auto change) {
      return [=](Event& event) {
        const auto before = *event.line("310");
        auto& lines = event.lines.lines;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(before), system);
        lines[before].erase(3, 1);
        return change(event, before);
      };
    };
    all["362 symbol"] = with_362([](Event& event, std::size_t line) {
      event.lines.put(line, column::symbol, "XX", 1);
      return true;
    });
    all["362 points"] = with_362([](Event& event, std::size_t line) {
      event.lines.put(line, column::points, "3.0", 0);
      return std::ranges::any_of(event.rounds.cells, [](const trf::TeamRound& cell) {
        return cell.match_points == Score::from_tenths(20);
      });
    });
  }
  {
    namespace column = layout::team_results;
    all["802 match points"] = points("802", column::match_points);
    all["802 game points"] = points("802", column::game_points);
    all["802 points of a round"] = points("802", column::round_points);
    all["802 opponent"] = with("802", [](Event& event, std::size_t line) {
      const int met = event.lines.number(line, column::opponent);
      const int team = event.team();
      if (met == team) return false;
      event.lines.put(line, column::opponent, team);
      return true;
    });
    all["802 unknown team"] = with("802", [](Event& event, std::size_t line) {
      event.lines.put(line, column::team, event.unknown_team());
      return true;
    });
  }
  {
    namespace column = layout::old_team;
    const auto in_013 = [](int kind) {
      return [kind](Event& event) {
        event.lines = Lines{trf::convert(event.t, trf::Dialect::trf16, trf::LineEnd::lf).bytes};
        return in_member(event, "013", column::name, column::member, kind);
      };
    };
    all["013 member unknown"] = in_013(0);
    all["013 member of another"] = in_013(1);
    all["013 member missing"] = in_013(2);
    all["013 name missing"] = in_013(3);
    all["013 beside 310"] = [](Event& event) {
      const auto member = event.t.players[event.t.teams[1].members.front()].start_rank;
      event.lines.lines.push_back(fmt::format("013 {:32}{:4}", event.t.teams[0].name, member));
      return true;
    };
  }
  return all;
}

TEST(TeamFaults, OfTheReportItselfAreFound) {
  int drawn = 0, found = 0;
  std::map<std::string, std::pair<int, int>> by_kind;
  for (const auto& [name, make] : faults())
    for (int seed = 0; seed < scaled(150); ++seed) {
      Dice dice{static_cast<std::uint64_t>(seed)};
      // Without 802: it would show other faults too.
      const auto t = finished(static_cast<std::uint64_t>(seed), dice, name.starts_with("802"));
      if (t->rounds() == 0) continue;
      const Lines clean{trf::write(*t, trf::LineEnd::lf).bytes};
      Event event{dice, *t, trf::team_rounds(*t), clean};
      if (!make(event)) continue;
      // Findings of the report without the fault do not count; they are of the conversion to 013.
      const auto before =
          name.starts_with("013 member") || name.starts_with("013 name")
              ? findings(trf::convert(*t, trf::Dialect::trf16, trf::LineEnd::lf).bytes)
              : findings(clean.bytes());
      const auto after = findings(event.lines.bytes());
      const bool is_found = std::ranges::any_of(
          after, [&](const std::string& each) { return !before.contains(each); });
      ++drawn;
      found += static_cast<int>(is_found);
      auto& [all, seen] = by_kind[name];
      ++all;
      seen += static_cast<int>(is_found);
      if (!is_found && std::getenv("TRF_SHOW") != nullptr)
        std::cout << name << " seed " << seed << '\n' << event.lines.bytes() << '\n';
    }
  for (const auto& [name, counts] : by_kind)
    if (std::getenv("TRF_SHOW") != nullptr || counts.second * 100 < counts.first * 99)
      std::cout << name << ": " << counts.second << " of " << counts.first << '\n';
  EXPECT_GE(found * 100, drawn * 99) << found << " of " << drawn;
  EXPECT_GT(drawn, scaled(4000));
}

// A report without a fault has no finding of teams, nor of their standings.
TEST(TeamFaults, AreNotFoundInSoundReports) {
  for (int seed = 0; seed < scaled(500); ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const auto t = finished(static_cast<std::uint64_t>(seed), dice, true);
    for (const auto& each : findings(trf::write(*t, trf::LineEnd::lf).bytes))
      ASSERT_FALSE(each.starts_with('M') || each.starts_with("T08") || each.starts_with("A0") ||
                   each.starts_with("H41") || each.starts_with("H42"))
          << each << ", seed " << seed << '\n'
          << trf::write(*t, trf::LineEnd::lf).bytes;
  }
}

}  // namespace
