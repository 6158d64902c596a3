#include "support/team_faults.hpp"

#include <algorithm>

#include "trf/write.hpp"

namespace trf::test {
namespace {

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

}  // namespace

std::map<std::string, Fault> team_faults() {
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
      if (other == no_team) return false;
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
        return event.t.game(event.t.find(player), round).opponent != no_player;
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
      return std::ranges::any_of(event.rounds.cells, [](const TeamRound& cell) {
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
        event.lines = Lines{convert(event.t, Dialect::trf16, LineEnd::lf).bytes};
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

}  // namespace trf::test
