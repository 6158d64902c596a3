#include "trf/board.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>

#include "trf/baku.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"

namespace trf {
namespace {

/// The two participants of a pair, players or teams, by their indices in the order of the numbers.
struct Sides {
  int first = 0, second = 0;
};

/// C.04.2 3.6: smaller comes first.
auto swiss_key(const std::vector<Score>& scores, Sides sides) {
  auto [high, low] = std::minmax({sides.first, sides.second});
  const auto score = [&](int i) { return scores[static_cast<std::size_t>(i)]; };
  if (score(low) > score(high)) std::swap(high, low);
  return std::tuple(-score(high).tenths(), -score(high).tenths() - score(low).tenths(), high);
}

/// C.05 Annex 1: the board of a pair in the Berger table of `count` participants. The last of an
/// even number plays on board 1. For the others i and j, one of the differences j - i and i - j
/// modulo (size - 1) is odd, and gives the distance from the end of the column.
int table_board(int count, Sides sides) {
  const int size = count + count % 2;
  const int last = size - 1;  // Index of the participant who does not move, or of none
  if (sides.first == last || sides.second == last) return 1;
  int difference = (sides.second - sides.first + size - 1) % (size - 1);
  if (difference % 2 == 0) difference = size - 1 - difference;
  const int board = (size + 1 - difference) / 2;
  return count % 2 == 0 ? board : board - 1;  // Board 1 of an odd table is the bye
}

/// By TeamIndex: the index among the teams in the order of their numbers.
std::vector<int> places(const std::vector<Team>& teams) {
  std::vector<int> result(teams.size());
  for (std::size_t i = 0; i < teams.size(); ++i)
    result[i] = static_cast<int>(std::ranges::count_if(
        teams, [&](const Team& other) { return other.number < teams[i].number; }));
  return result;
}

/// Does a board of the report have two games, in two rounds? In a tournament of the matches each is
/// a game of its own.
bool has_double_boards(const Tournament& t) { return is_double_swiss(t) && !t.match_scores; }

/// Numbers the boards, from 1.
class Numbers {
 public:
  Numbers(const Tournament& t, int round, int count)
      : is_table_{kind_of_code(t.type_code).is_round_robin}, count_{count} {
    if (is_table_) return;
    // Both rounds of a Double-Swiss match are numbered by the scores before the match.
    if (has_double_boards(t)) {
      scores_ = pairing_scores(*tournament_of_double_matches(t), (round + 1) / 2);
    } else if (t.is_team_event() && !t.teams.empty()) {
      // There the teams are in the order of their numbers.
      scores_ = pairing_scores(*tournament_of_teams(t, team_rounds(t), primary_score(t)), round);
    } else {
      scores_ = pairing_scores(t, round);
    }
  }

  /// Orders `items` by their boards.
  template <class Item, class SidesOf>
  void sort(std::vector<Item>& items, const SidesOf& sides_of) const {
    std::ranges::stable_sort(items, [&](const Item& a, const Item& b) {
      const Sides x = sides_of(a), y = sides_of(b);
      if (is_table_) return table_board(count_, x) < table_board(count_, y);
      return swiss_key(scores_, x) < swiss_key(scores_, y);
    });
  }

 private:
  bool is_table_;
  int count_;
  std::vector<Score> scores_;
};

/// Games between members of two teams, or a match without games that record 330 decides.
struct Match {
  TeamIndex first = 0, second = 0;  ///< first < second
  std::vector<BoardPair> games{};
  const ForfeitedMatch* forfeit = nullptr;
};

/// The matches of a round, board 1 first, and the games of players who are members of no team.
struct Matches {
  std::vector<Match> in_order;
  std::vector<BoardPair> loose;
};

/// Index of a player in the team's line-up of the round (300), else in the list of members.
std::size_t place_in_team(const Tournament& t, TeamIndex team, int round, PlayerIndex player) {
  for (const auto& line_up : t.line_ups) {
    if (line_up.round != round || t.find_team(line_up.team) != team) continue;
    return static_cast<std::size_t>(std::ranges::find(line_up.boards, player) -
                                    line_up.boards.begin());
  }
  const auto& members = t.teams[team].members;
  return static_cast<std::size_t>(std::ranges::find(members, player) - members.begin());
}

Matches matches_of(const Tournament& t, int round, std::span<const BoardPair> pairs) {
  std::map<std::pair<TeamIndex, TeamIndex>, Match> found;
  const auto between = [&](TeamIndex one, TeamIndex other) -> Match& {
    const auto [first, second] = std::minmax({one, other});
    return found.try_emplace({first, second}, Match{first, second}).first->second;
  };
  for (const auto& pair : pairs)
    between(t.team_of(pair.white), t.team_of(pair.black)).games.push_back(pair);
  for (const auto& forfeit : t.forfeited_matches) {
    const auto white = t.find_team(forfeit.white), black = t.find_team(forfeit.black);
    if (forfeit.round == round && white != no_team && black != no_team && white != black)
      between(white, black).forfeit = &forfeit;
  }
  Matches matches;
  for (auto& [teams, match] : found) {
    if (match.second == no_team)
      std::ranges::copy(match.games, std::back_inserter(matches.loose));
    else
      matches.in_order.push_back(std::move(match));
  }
  const auto place = places(t.teams);
  Numbers{t, round, static_cast<int>(t.teams.size())}.sort(
      matches.in_order, [&](const Match& match) {
        return Sides{place[match.first], place[match.second]};
      });
  return matches;
}

std::vector<Board> team_boards(const Tournament& t, int round, std::span<const BoardPair> pairs) {
  auto [matches, loose] = matches_of(t, round, pairs);
  std::vector<Board> result;
  int number = 0;
  for (auto& match : matches) {
    ++number;
    std::ranges::stable_sort(match.games, {}, [&](const BoardPair& pair) {
      const auto own = t.team_of(pair.white) == match.first ? pair.white : pair.black;
      return place_in_team(t, match.first, round, own);
    });
    int game = 0;
    for (const auto& pair : match.games) result.push_back({number, ++game, pair.white, pair.black});
  }
  for (const auto& pair : loose) result.push_back({++number, 1, pair.white, pair.black});
  return result;
}

}  // namespace

std::string to_string(const Board& board) {
  auto text = std::to_string(board.number);
  if (board.game != 0) text += '.' + std::to_string(board.game);
  return text;
}

int last_paired_round(const Tournament& t) noexcept {
  for (int round = t.rounds(); round > 0; --round) {
    if (std::ranges::count(t.forfeited_matches, round, &ForfeitedMatch::round) > 0) return round;
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      const auto game = t.game(p, round);
      if (game.opponent != no_player || game.code == ResultCode::pairing_bye) return round;
    }
  }
  return 0;
}

std::vector<BoardPair> recorded_pairs(const Tournament& t, int round) {
  std::vector<BoardPair> pairs;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    const auto mine = t.game(p, round);
    if (mine.opponent == no_player || mine.opponent < p) continue;
    const auto theirs = t.game(mine.opponent, round);
    if (theirs.opponent != p) continue;
    const bool is_black = mine.colour == Colour::black ||
                          (mine.colour == Colour::none && theirs.colour == Colour::white);
    pairs.push_back(is_black ? BoardPair{mine.opponent, p} : BoardPair{p, mine.opponent});
  }
  return pairs;
}

std::vector<Board> boards(const Tournament& t, int round, std::span<const BoardPair> pairs) {
  if (t.is_team_event() && !t.teams.empty()) return team_boards(t, round, pairs);
  std::vector<BoardPair> ordered(pairs.begin(), pairs.end());
  Numbers{t, round, t.player_count()}.sort(ordered, [](const BoardPair& pair) {
    return Sides{pair.white, pair.black};
  });
  const int game = has_double_boards(t) ? (round - 1) % 2 + 1 : 0;
  std::vector<Board> result;
  result.reserve(ordered.size());
  for (const auto& pair : ordered)
    result.push_back({static_cast<int>(result.size()) + 1, game, pair.white, pair.black});
  return result;
}

std::vector<Board> boards(const Tournament& t, int round) {
  return boards(t, round, recorded_pairs(t, round));
}

std::vector<ForfeitedBoard> forfeited_boards(const Tournament& t, int round) {
  if (t.forfeited_matches.empty()) return {};
  const auto matches = matches_of(t, round, recorded_pairs(t, round)).in_order;
  std::vector<ForfeitedBoard> result;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    const auto* forfeit = matches[i].forfeit;
    if (forfeit == nullptr || !matches[i].games.empty()) continue;
    result.push_back({static_cast<int>(i) + 1, t.find_team(forfeit->white),
                      t.find_team(forfeit->black), forfeit->white_won, forfeit->black_won});
  }
  return result;
}

std::vector<Score> pairing_scores(const Tournament& t, int round) {
  const int planned = t.planned_rounds();
  const std::optional<Baku> baku =
      has_computed_baku(t) && planned > 0 ? std::optional(Baku(t, planned)) : std::nullopt;
  std::vector<Score> scores;
  scores.reserve(t.players.size());
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    auto score = t.score(p, round - 1);
    for (int before = 1; before < round; ++before)
      if (t.game(p, before).is_open()) score += t.points.unknown;
    score += baku ? baku->points(p, round) : t.accelerated_points(p, round);
    scores.push_back(score);
  }
  return scores;
}

}  // namespace trf
