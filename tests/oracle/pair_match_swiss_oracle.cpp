// The participants of a Double-Swiss or a team Swiss, read from the report by the words of
// article 1.
#include <algorithm>

#include "oracle/pair_match_swiss_rules.hpp"

namespace trf::test {
namespace {

using namespace match_swiss_text;

std::set<std::pair<int, int>> forbidden_pairs(const Tournament& report, int first, int last) {
  std::set<std::pair<int, int>> pairs;
  for (const auto& group : report.prohibited) {
    if (group.first_round > last || group.last_round < first) continue;
    for (const int a : group.ids)
      for (const int b : group.ids)
        if (a < b) pairs.emplace(a, b);
  }
  return pairs;
}

/// N-01: participants who are present or were paired are counted.
void number_parities(std::map<int, Entry>& all, const std::vector<int>& present) {
  int number = 0;
  for (auto& [id, entry] : all) {
    const bool here = std::ranges::find(present, id) != present.end();
    if (here || std::ranges::any_of(entry.before, &Before::paired)) ++number;
    entry.parity = number;
  }
}

char letter_of(Colour colour) { return colour == Colour::black ? 'B' : 'W'; }

bool is_over_the_board(const Game& game) {
  return game.opponent != no_player &&
         (game.code == ResultCode::win || game.code == ResultCode::draw ||
          game.code == ResultCode::loss || game.code == ResultCode::unrated_win ||
          game.code == ResultCode::unrated_draw || game.code == ResultCode::unrated_loss);
}

int points_of_cell(const Tournament& report, const Game& game) {
  return report.points.of(game).tenths();
}

}  // namespace

static Question question_of_doubles(const Tournament& report, int match, int matches,
                                    const std::vector<int>& present,
                                    const MatchSwissQuestion& question) {
  std::map<int, Entry> all;
  const auto virtual_points = [&](int number, int round) {
    int sum = 0;
    for (const auto& record : report.acceleration)
      if (2 * round - 1 >= record.first_round && 2 * round - 1 <= record.last_round &&
          number >= record.first_id && number <= record.last_id)
        sum += record.game_points.tenths();
    return sum;
  };
  for (std::size_t i = 0; i < report.players.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    Entry& own = all[report.players[i].start_rank];
    own.number = report.players[i].start_rank;
    int points = 0;
    for (int m = 1; m < match; ++m) {
      own.score_at.push_back(points + virtual_points(own.number, m));
      const Game one = report.game(player, 2 * m - 1), two = report.game(player, 2 * m);
      Before& before = own.before.emplace_back();
      if (one.opponent == no_player) {
        before.bars_bye =
            one.code == ResultCode::pairing_bye || one.code == ResultCode::full_point_bye;
        before.paired = one.code == ResultCode::pairing_bye;
        // 1.4: a game won and a game drawn.
        points += before.paired ? 15 : points_of_cell(report, one) + points_of_cell(report, two);
        continue;
      }
      before.paired = true;
      before.opponent = report.players[one.opponent].start_rank;
      const Game his_one = report.game(one.opponent, 2 * m - 1);
      const Game his_two = report.game(one.opponent, 2 * m);
      const auto lost_both = [](const Game& a, const Game& b) {
        return a.code == ResultCode::forfeit_loss && b.code == ResultCode::forfeit_loss;
      };
      const bool forfeited = lost_both(one, two) || lost_both(his_one, his_two);
      const bool played = is_over_the_board(one) || is_over_the_board(two);
      before.match = !forfeited;
      const int mine = points_of_cell(report, one) + points_of_cell(report, two);
      const int his = points_of_cell(report, his_one) + points_of_cell(report, his_two);
      before.bars_bye = forfeited && mine > his;
      if (played && !forfeited) own.colours += letter_of(one.colour);
      points += mine;
    }
    own.primary = points + virtual_points(own.number, match);
  }
  number_parities(all, present);
  return Question{.kind = Kind::doubles,
                  .use_secondary = false,
                  .all = std::move(all),
                  .present = present,
                  .forbidden = forbidden_pairs(report, 2 * match - 1, 2 * match),
                  .round = match,
                  .rounds = matches,
                  .initial = letter_of(report.initial_colour),
                  .change = question};
}

static Question question_of_teams(const Tournament& report, int round, int rounds,
                                  const std::vector<int>& present,
                                  const MatchSwissQuestion& question) {
  const std::string& code = report.type_code;
  const auto mp = code.find("_MP"), gp = code.find("_GP");
  const bool by_game = gp != std::string::npos && (mp == std::string::npos || gp < mp);
  const bool no_score = mp == std::string::npos && gp == std::string::npos;
  const bool both = no_score || (mp != std::string::npos && gp != std::string::npos);
  const Kind kind = code.find("TYPEB") != std::string::npos               ? Kind::type_b
                    : code.find("TYPEA") != std::string::npos || no_score ? Kind::type_a
                                                                          : Kind::no_preferences;
  const auto virtual_points = [&](int number, int at) {
    int sum = 0;
    for (const auto& record : report.acceleration)
      if (at >= record.first_round && at <= record.last_round && number >= record.first_id &&
          number <= record.last_id)
        sum += (by_game ? record.game_points : record.match_points).tenths();
    return sum;
  };
  const int boards = static_cast<int>(report.board_colours.size());
  std::map<int, Entry> all;
  std::map<PlayerIndex, int> team_of;
  for (const Team& team : report.teams)
    for (const PlayerIndex member : team.members) team_of[member] = team.number;
  std::map<int, const Team*> team_by_number;
  for (const Team& team : report.teams) team_by_number[team.number] = &team;

  const auto game_points = [&](const Team& team, int at) {
    int sum = 0;
    for (const PlayerIndex member : team.members)
      sum += points_of_cell(report, report.game(member, at));
    return sum;
  };
  const auto opponent_of = [&](const Team& team, int at) {
    for (const ForfeitedMatch& match : report.forfeited_matches) {
      if (match.round != at) continue;
      if (match.white == team.number) return int{match.black};
      if (match.black == team.number) return int{match.white};
    }
    for (const PlayerIndex member : team.members) {
      const Game game = report.game(member, at);
      if (game.opponent != no_player) return team_of.at(game.opponent);
    }
    return 0;
  };
  const auto has_played = [&](const Team& team, int at) {
    return std::ranges::any_of(team.members, [&](PlayerIndex member) {
      return is_over_the_board(report.game(member, at));
    });
  };
  // 1.6: the colour of board 1, by 300 or by the first member with a game.
  const auto colour_of = [&](const Team& team, int at) {
    for (const LineUp& line_up : report.line_ups)
      if (line_up.round == at && line_up.team == team.number && line_up.boards[0] != no_player)
        return letter_of(report.game(line_up.boards[0], at).colour);
    for (const PlayerIndex member : team.members)
      if (report.game(member, at).opponent != no_player)
        return letter_of(report.game(member, at).colour);
    return ' ';
  };

  for (const Team& team : report.teams) {
    Entry& own = all[team.number];
    own.number = team.number;
    int match_points = 0, board_points = 0;
    const auto primary = [&] { return by_game ? board_points : match_points; };
    const auto punish = [&](int at) {
      for (const auto& record : report.abnormal) {
        if (record.kind != ' ' || record.round != at) continue;
        if (std::ranges::find(record.ids, team.number) == record.ids.end()) continue;
        match_points += record.match_points.value_or(Score{}).tenths();
        board_points += record.game_points.value_or(Score{}).tenths();
      }
    };
    punish(0);
    for (int at = 1; at < round; ++at) {
      own.score_at.push_back(primary() + virtual_points(team.number, at));
      Before& before = own.before.emplace_back();
      const auto slot = static_cast<std::size_t>(at - 1);
      const ForfeitedMatch* forfeit = nullptr;
      for (const ForfeitedMatch& match : report.forfeited_matches)
        if (match.round == at && (match.white == team.number || match.black == team.number))
          forfeit = &match;
      if (report.team_byes && slot < report.team_byes->by_round.size() &&
          report.team_byes->by_round[slot] == team.number) {
        before.bars_bye = before.paired = true;
        match_points += report.team_byes->match_points.tenths();
        board_points += report.team_byes->game_points.tenths();
      } else if (const int opponent = opponent_of(team, at); opponent != 0) {
        before.paired = true;
        before.opponent = opponent;
        const int mine = game_points(team, at);
        const int his = game_points(*team_by_number.at(opponent), at);
        if (forfeit != nullptr) {
          const bool won = forfeit->white == team.number ? forfeit->white_won : forfeit->black_won;
          before.bars_bye = won;
          match_points += won ? report.match_points.win.tenths() : 0;
          // Cells of the members present, or a win on every board.
          board_points += won && mine == 0 ? boards * report.points.win().tenths() : mine;
        } else {
          before.match = has_played(team, at);
          if (before.match) {
            own.colours += colour_of(team, at);
            before.colour = own.colours.back();
          }
          before.bars_bye = !before.match && mine > his;
          const bool nothing = !before.match && mine == 0 && his == 0;
          match_points +=
              (mine > his    ? report.match_points.win
               : mine == his ? (nothing ? report.match_points.loss : report.match_points.draw)
                             : report.match_points.loss)
                  .tenths();
          board_points += mine;
        }
      } else {
        const ResultCode kind_of_bye = report.game(team.members[0], at).code;
        const bool full = kind_of_bye == ResultCode::full_point_bye;
        const bool half = kind_of_bye == ResultCode::half_point_bye;
        before.bars_bye = full;
        if (full || half) {
          match_points += (full ? report.match_points.win : report.match_points.draw).tenths();
          board_points += boards * (full ? report.points.win() : report.points.draw()).tenths();
        }
      }
      punish(at);
    }
    own.primary = primary() + virtual_points(team.number, round);
    own.secondary = by_game ? match_points : board_points;
  }
  number_parities(all, present);
  return Question{.kind = kind,
                  .use_secondary = both,
                  .all = std::move(all),
                  .present = present,
                  .forbidden = forbidden_pairs(report, round, round),
                  .round = round,
                  .rounds = rounds,
                  .initial = letter_of(report.initial_colour),
                  .change = question};
}

OraclePairing double_swiss_oracle(const Tournament& report, int match, int matches,
                                  const std::vector<int>& present,
                                  const MatchSwissQuestion& question) {
  return pair_by_text(question_of_doubles(report, match, matches, present, question));
}
std::vector<BracketAccount> double_swiss_account(const Tournament& report, int match, int matches,
                                                 const std::vector<int>& present) {
  return account_by_text(question_of_doubles(report, match, matches, present, {}));
}

OraclePairing team_swiss_oracle(const Tournament& report, int round, int rounds,
                                const std::vector<int>& present,
                                const MatchSwissQuestion& question) {
  return pair_by_text(question_of_teams(report, round, rounds, present, question));
}
std::vector<BracketAccount> team_swiss_account(const Tournament& report, int round, int rounds,
                                               const std::vector<int>& present) {
  return account_by_text(question_of_teams(report, round, rounds, present, {}));
}

}  // namespace trf::test
