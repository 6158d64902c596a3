#include "trf/board.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "board_order.hpp"
#include "trf/baku.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/round_notes.hpp"

namespace trf {
std::vector<Score> detail::pairing_scores(const Tournament& t, int round) {
  // A bye that is announced moves no board.
  const int length = t.is_length_known() ? t.planned_rounds() : t.paired_rounds();
  const std::optional<Baku> baku =
      has_computed_baku(t) && length > 0 ? std::optional(Baku(t, length)) : std::nullopt;
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

namespace {

using detail::pairing_scores;

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

/// Does a board of the report have two games, in two rounds? In a tournament of the matches each is
/// a game of its own.
bool has_double_boards(const Tournament& t) { return is_double_swiss(t) && !t.match_scores; }

/// The order of the boards by the rule.
class Order {
 public:
  /// \param teams of a team event; null: none
  Order(const Tournament& t, int round, const TeamRounds* teams)
      : is_table_{event_kind(t).is_round_robin},
        count_{static_cast<int>(teams != nullptr ? t.teams.size() : t.players.size())} {
    if (is_table_) return;
    // Both rounds of a Double-Swiss match are numbered by the scores before the match.
    if (has_double_boards(t)) {
      scores_ = pairing_scores(*tournament_of_double_matches(t), match_of_round(round));
    } else if (teams != nullptr) {
      // There the teams are in the order of their numbers.
      scores_ = pairing_scores(*tournament_of_teams(t, *teams, primary_score(t)), round);
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

/// The numbers of the boards of pairs, which are in the order of the rule: 1, 2, 3 ..., or those of
/// publication. A pair that was not published has a number after them.
std::vector<int> board_numbers(std::span<const std::array<int, 2>> pairs,
                               const std::optional<PublishedBoards>& published) {
  std::vector<int> numbers(pairs.size(), 0);
  int last = 0;
  if (published) {
    last = static_cast<int>(published->whites.size());
    for (int number = 1; number <= last; ++number) {
      const int white = published->whites[static_cast<std::size_t>(number - 1)];
      if (white == 0) continue;
      // Results by forfeit can have no colours: then the pair of the player is the board.
      for (const std::size_t side : {0U, 1U}) {
        const auto found = std::ranges::find_if(
            pairs, [&](const std::array<int, 2>& pair) { return pair[side] == white; });
        const auto at = static_cast<std::size_t>(found - pairs.begin());
        if (found == pairs.end() || numbers[at] != 0) continue;
        numbers[at] = number;
        break;
      }
    }
  }
  for (int& number : numbers)
    if (number == 0) number = ++last;
  return numbers;
}

/// Games between members of two teams, or a match without games.
struct BoardMatch {
  TeamIndex first = 0, second = 0;  ///< first < second
  std::vector<BoardPair> games{};
  const ForfeitedMatch* forfeit = nullptr;
  int number = 0;            ///< Of the board
  int white = 0, black = 0;  ///< Numbers of the teams
};

/// The matches of a round by number, and the games of players who are members of no team.
struct Matches {
  std::vector<BoardMatch> in_order;
  std::vector<BoardPair> loose;
};

/// Whose pairs they are: matches without games are those of the report.
enum class Pairs : std::uint8_t { recorded, given };

Matches matches_of(const Tournament& t, int round, std::span<const BoardPair> pairs, Pairs whose,
                   const TeamRounds& teams, const std::optional<PublishedBoards>& published) {
  std::map<std::pair<TeamIndex, TeamIndex>, BoardMatch> found;
  const auto between = [&](TeamIndex one, TeamIndex other) -> BoardMatch& {
    const auto [first, second] = std::minmax({one, other});
    return found.try_emplace({first, second}, BoardMatch{first, second}).first->second;
  };
  for (const auto& pair : pairs)
    between(t.team_of(pair.white), t.team_of(pair.black)).games.push_back(pair);
  const bool is_recorded = whose == Pairs::recorded && round >= 1 && round <= teams.rounds;
  for (TeamIndex team = 0; is_recorded && team < t.teams.size(); ++team)
    if (const auto other = teams.at(team, round).opponent; other != no_team) between(team, other);
  for (const auto& forfeit : t.forfeited_matches) {
    const auto white = t.find_team(forfeit.white), black = t.find_team(forfeit.black);
    if (forfeit.round == round && white != no_team && black != no_team && white != black)
      between(white, black).forfeit = &forfeit;
  }
  Matches matches;
  for (auto& [sides, match] : found) {
    if (match.second == no_team)
      std::ranges::copy(match.games, std::back_inserter(matches.loose));
    else
      matches.in_order.push_back(std::move(match));
  }
  Order{t, round, &teams}.sort(matches.in_order, [&](const BoardMatch& match) {
    return Sides{match.first, match.second};
  });
  std::vector<std::array<int, 2>> numbers;
  for (const auto& match : matches.in_order) {
    const bool is_black =
        round <= teams.rounds && teams.at(match.first, round).colour == Colour::black;
    numbers.push_back({t.teams[is_black ? match.second : match.first].number,
                       t.teams[is_black ? match.first : match.second].number});
  }
  const auto given = board_numbers(numbers, published);
  for (std::size_t i = 0; i < given.size(); ++i) {
    matches.in_order[i].number = given[i];
    matches.in_order[i].white = numbers[i][0];
    matches.in_order[i].black = numbers[i][1];
  }
  std::ranges::stable_sort(matches.in_order, {}, &BoardMatch::number);
  return matches;
}

/// A player's place in the line-up of the team: by record 300, else by the members who play in the
/// recorded round, or by their list.
struct Place {
  LineUpSize line_up;
  std::size_t board = 0;  ///< From 0
};

Place place_in_line_up(const Tournament& t, const TeamRounds& teams, int round, Pairs whose,
                       PlayerIndex player) {
  const auto team = t.team_of(player);
  const auto place = [&](const std::vector<PlayerIndex>& seats, bool is_stated) {
    const auto found = std::ranges::find(seats, player) - seats.begin();
    return Place{{is_stated, seats.size()}, static_cast<std::size_t>(found)};
  };
  if (const auto* const stated = stated_line_up(t, t.teams[team].number, round))
    if (const auto made = place(stated->boards, true); made.board < made.line_up.boards)
      return made;
  const bool is_recorded =
      whose == Pairs::recorded && round <= teams.rounds && !teams.at(team, round).boards.empty();
  return place(is_recorded ? teams.at(team, round).boards : t.teams[team].members, false);
}

/// From 1. \param first  of the team with the lower number
int board_in_match(const Place& first, const Place& second) {
  const bool by_second = is_numbered_by_higher(first.line_up, second.line_up);
  return static_cast<int>(by_second ? second.board : first.board) + 1;
}

std::vector<Board> team_boards(const Tournament& t, int round, std::span<const BoardPair> pairs,
                               Pairs whose, const std::optional<PublishedBoards>& published) {
  const auto teams = team_rounds(t);
  auto [matches, loose] = matches_of(t, round, pairs, whose, teams, published);
  std::vector<Board> result;
  int last = 0;
  for (auto& match : matches) {
    last = std::max(last, match.number);
    std::vector<Board> games;
    for (const auto& [white, black] : match.games) {
      const auto one = place_in_line_up(t, teams, round, whose, white),
                 other = place_in_line_up(t, teams, round, whose, black);
      const bool is_first = t.team_of(white) == match.first;
      const int game = board_in_match(is_first ? one : other, is_first ? other : one);
      games.push_back({match.number, game, white, black});
    }
    std::ranges::stable_sort(games, {}, &Board::game);
    int game = 0;
    for (auto& board : games) game = board.game = std::max(board.game, game + 1);
    std::ranges::move(games, std::back_inserter(result));
  }
  for (const auto& pair : loose) result.push_back({++last, 1, pair.white, pair.black});
  return result;
}

std::vector<Board> boards_by(const Tournament& t, int round, std::span<const BoardPair> pairs,
                             Pairs whose, const std::optional<PublishedBoards>& published) {
  if (t.has_matches()) return team_boards(t, round, pairs, whose, published);
  std::vector<BoardPair> ordered(pairs.begin(), pairs.end());
  Order{t, round, nullptr}.sort(ordered, [](const BoardPair& pair) {
    return Sides{pair.white, pair.black};
  });
  const bool is_doubled = has_double_boards(t), is_return = is_doubled && round % 2 == 0;
  std::vector<std::array<int, 2>> sides;
  sides.reserve(ordered.size());
  for (const auto& [white, black] : ordered) {
    const int one = t.players[white].start_rank, other = t.players[black].start_rank;
    sides.push_back(is_return ? std::array{other, one} : std::array{one, other});
  }
  const auto numbers = board_numbers(sides, published);
  std::vector<Board> result;
  result.reserve(ordered.size());
  for (std::size_t i = 0; i < ordered.size(); ++i)
    result.push_back(
        {numbers[i], is_doubled ? 2 - round % 2 : 0, ordered[i].white, ordered[i].black});
  if (published) std::ranges::stable_sort(result, {}, &Board::number);
  return result;
}

}  // namespace

std::string to_string(const Board& board) {
  auto text = std::to_string(board.number);
  if (board.game != 0) text += '.' + std::to_string(board.game);
  return text;
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
  return boards_by(t, round, pairs, Pairs::given, std::nullopt);
}

std::vector<Board> boards(const Tournament& t, int round) {
  return boards_by(t, round, recorded_pairs(t, round), Pairs::recorded, published_boards(t, round));
}

std::vector<ForfeitedBoard> forfeited_boards(const Tournament& t, int round) {
  if (!t.has_matches() || (t.forfeited_matches.empty() && t.line_ups.empty())) return {};
  const auto teams = team_rounds(t);
  const auto matches = matches_of(t, round, recorded_pairs(t, round), Pairs::recorded, teams,
                                  published_boards(t, round))
                           .in_order;
  std::vector<ForfeitedBoard> result;
  for (const auto& match : matches) {
    if (!match.games.empty()) continue;
    if (const auto* forfeit = match.forfeit; forfeit != nullptr) {
      result.push_back({match.number,
                        t.find_team(forfeit->white),
                        t.find_team(forfeit->black),
                        forfeit->white_won,
                        forfeit->black_won,
                        {}});
      continue;
    }
    const auto white = t.find_team(match.white), black = t.find_team(match.black);
    result.push_back(
        {match.number, white, black, false, false,
         std::pair(teams.at(white, round).game_points, teams.at(black, round).game_points)});
  }
  return result;
}

std::vector<detail::NumberedPair> detail::numbered_pairs(const Tournament& t, int round,
                                                         NumberedBy by) {
  const auto published = by == NumberedBy::publication ? published_boards(t, round) : std::nullopt;
  const auto pairs = recorded_pairs(t, round);
  std::vector<NumberedPair> result;
  if (t.has_matches()) {
    for (const auto& match :
         matches_of(t, round, pairs, Pairs::recorded, team_rounds(t), published).in_order)
      result.push_back({match.number, match.white, match.black});
    return result;
  }
  const bool is_return = has_double_boards(t) && round % 2 == 0;
  for (const auto& board : boards_by(t, round, pairs, Pairs::recorded, published)) {
    result.push_back(
        {board.number, t.players[board.white].start_rank, t.players[board.black].start_rank});
    if (is_return) std::swap(result.back().white, result.back().black);
  }
  return result;
}

}  // namespace trf
