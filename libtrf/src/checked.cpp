#include "trf/checked.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "game_faults.hpp"
#include "record_faults.hpp"
#include "trf/messages/draft.hpp"
#include "trf/one_game.hpp"

namespace trf {
namespace {

class DraftCheck {
 public:
  explicit DraftCheck(const TournamentDraft& draft) : t_{draft} {}

  /// What the rest relies on: players, and how many.
  void check_players() {
    if (t_.players.empty()) add(0, said::draft_no_players{});
    if (t_.players.size() > max_start_rank)
      add(0, said::draft_many_players{.players = t_.players.size(), .most = max_start_rank});
    if (t_.rounds() > max_rounds)
      add(0, said::draft_many_rounds{.rounds = t_.rounds(), .most = max_rounds});
    std::vector<bool> used(max_start_rank + 1U);
    for (const auto& player : t_.players) {
      const int number = player.start_rank;
      if (number < 1 || number > max_start_rank)
        add(player.line, said::draft_start_rank{.number = number, .most = max_start_rank});
      else if (used[static_cast<std::size_t>(number)])
        add(player.line, said::draft_start_rank_used{.number = number});
      else
        used[static_cast<std::size_t>(number)] = true;
    }
  }

  void check_games() {
    each_game([&](PlayerIndex p, int round, const Game& game) {
      if (game.opponent != no_player && !is_player(game.opponent))
        return add(p, round,
                   said::draft_opponent_unknown{.index = game.opponent, .players = players()});
      for (auto& fault : detail::game_faults(game, p)) add(p, round, std::move(fault.message));
    });
  }

  /// \pre no fault so far
  void check_sides() {
    each_game([&](PlayerIndex p, int round, const Game& game) {
      if (game.opponent == no_player) return;
      const int opponent = t_.players[game.opponent].start_rank;
      const auto other = t_.game(game.opponent, round);
      if (other.opponent != p) return add(p, round, said::draft_one_sided{.opponent = opponent});
      if (game.opponent < p) return;
      if (game.colour != Colour::none && game.colour == other.colour)
        add(p, round, said::draft_same_colour{.opponent = opponent, .colour = game.colour});
      if (are_impossible_results(game.code, other.code))
        add(p, round,
            said::draft_results_differ{
                .here = code_of(game.code), .there = code_of(other.code), .opponent = opponent});
    });
  }

  void check_teams() {
    std::vector<bool> used(max_teams + 1U);
    for (const auto& team : t_.teams) {
      const int number = team.number;
      if (number < 1 || number > max_teams)
        add(team.line, said::draft_team_number{.number = number, .most = max_teams});
      else if (used[static_cast<std::size_t>(number)])
        add(team.line, said::draft_team_number_used{.number = number});
      else
        used[static_cast<std::size_t>(number)] = true;
      for (const auto member : team.members)
        if (!is_player(member))
          add(team.line,
              said::draft_member_unknown{.team = number, .index = member, .players = players()});
    }
    for (const auto& line_up : t_.line_ups)
      for (const auto board : line_up.boards)
        if (board != no_player && !is_player(board))
          add(line_up.line, said::draft_board_unknown{.team = line_up.team,
                                                      .round = line_up.round,
                                                      .index = board,
                                                      .players = players()});
  }

  void check_records() {
    const auto check = [this](const auto& records) {
      for (const auto& each : records)
        if (auto fault = detail::fault_of(each); !fault.empty()) add(each.line, std::move(fault));
    };
    check(t_.acceleration);
    check(t_.prohibited);
    check(t_.abnormal);
    check(t_.other);
    for (const auto& player : t_.players) check(player.national);
  }

  /// Rounds of records
  void check_rounds() {
    const auto check = [this](const auto& record, int first, int last) {
      for (const int round : {first, last})
        if (round < 1 || round > max_rounds)
          return add(record.line, said::draft_round{.round = round, .most = max_rounds});
    };
    for (const auto& each : t_.announced_byes) check(each, each.round, each.round);
    for (const auto& each : t_.acceleration) check(each, each.first_round, each.last_round);
    for (const auto& each : t_.prohibited) check(each, each.first_round, each.last_round);
    for (const auto& each : t_.line_ups) check(each, each.round, each.round);
    for (const auto& each : t_.forfeited_matches) check(each, each.round, each.round);
    for (const auto& each : t_.abnormal)
      if (each.round != 0) check(each, each.round, each.round);  // 0: all rounds
  }

  void check_match_scores() {
    if (!t_.match_scores) return;
    const auto& scores = *t_.match_scores;
    const auto expected = players() * (static_cast<std::size_t>(std::max(scores.rounds, 0)) + 1);
    for (const auto* const each : {&scores.primary, &scores.secondary})
      if (each->size() != expected)
        add(0, said::draft_match_scores{.found = each->size(), .expected = expected});
  }

  Diagnostics found;

 private:
  [[nodiscard]] std::size_t players() const { return t_.players.size(); }
  [[nodiscard]] bool is_player(PlayerIndex index) const { return index < players(); }
  [[nodiscard]] static Code code_of(ResultCode code) { return Code{std::string(1, letter(code))}; }

  template <class Take>
  void each_game(const Take& take) const {
    for (std::size_t p = 0; p < players(); ++p) {
      const auto games = t_.games(static_cast<PlayerIndex>(p));
      for (std::size_t r = 0; r < games.size(); ++r)
        take(static_cast<PlayerIndex>(p), static_cast<int>(r) + 1, games[r]);
    }
  }

  void add(std::uint32_t line, Message message) {
    found.push_back({{}, Severity::error, {line, 0, 1}, std::move(message)});
  }
  void add(PlayerIndex player, int round, Message fault) {
    const auto& row = t_.players[player];
    add(row.line,
        said::draft_game{.player = row.start_rank, .round = round, .fault = std::move(fault)});
  }

  const TournamentDraft& t_;
};

}  // namespace

Result<const Tournament> checked(TournamentDraft draft, GameSides sides) {
  DraftCheck check{draft};
  check.check_players();
  // Indices are of 16 bits: more players than numbers have none.
  if (check.found.empty()) {
    check.check_games();
    check.check_teams();
    check.check_records();
    check.check_rounds();
    check.check_match_scores();
  }
  if (check.found.empty() && sides == GameSides::agree) check.check_sides();
  Result<const Tournament> result;
  if (check.found.empty()) result.value = Tournament::of(std::move(draft));
  result.diagnostics = std::move(check.found);
  sort_by_position(result.diagnostics);
  return result;
}

}  // namespace trf
