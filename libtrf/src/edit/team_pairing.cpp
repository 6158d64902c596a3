#include <vector>

#include "edit/match_records.hpp"
#include "edit/presence.hpp"
#include "edit/rounds.hpp"
#include "line_up.hpp"
#include "trf/edit_round.hpp"
#include "trf/edit_teams.hpp"
#include "trf/matches.hpp"

namespace trf {
namespace {

/// The members' cells of a round of matches.
class MemberCells {
 public:
  MemberCells(const Tournament& t, int round)
      : t_{t}, round_{round}, matches_{team_rounds(t)}, cells_(t.players.size()) {
    if (round > t.paired_rounds()) cells_ = editing::announced(t, {round, round});
    for (PlayerIndex p = 0; p < t.player_count(); ++p)
      if (t.team_of(p) == no_team && !editing::is_paired(t, p, round)) cells_[p] = t.game(p, round);
    for (std::size_t team = 0; team < t.teams.size(); ++team)
      keep_absence(static_cast<TeamIndex>(team));
  }

  void seat(const TeamMatch& match) {
    clear(match.white);
    clear(match.black);
    for (const MatchBoard& board :
         match_boards(t_, match.white, match.black, round_, matches_.boards))
      for (const auto& [player, cell] : detail::cells_of(board, {}))
        if (player != no_player) cells_[player] = cell;
  }

  /// A bye is for the members of the line-up, an absence for all members.
  void leave_out(TeamIndex team, ResultCode code) {
    clear(team);
    mark(code == ResultCode::pairing_bye ? line_up(t_, team, round_, matches_.boards)
                                         : t_.teams[team].members,
         code);
  }

  [[nodiscard]] const std::vector<Game>& cells() const noexcept { return cells_; }

 private:
  void keep_absence(TeamIndex team) {
    if (round_ > matches_.rounds) return;
    const TeamRound& there = matches_.at(team, round_);
    if (there.is_match() || there.code == ResultCode::none || there.code == ResultCode::pairing_bye)
      return;
    for (const PlayerIndex member : t_.teams[team].members)
      if (member != no_player && cells_[member].is_blank()) cells_[member].code = there.code;
  }

  void clear(TeamIndex team) {
    for (const PlayerIndex member : t_.teams[team].members)
      if (member != no_player) cells_[member] = {};
  }

  void mark(const std::vector<PlayerIndex>& who, ResultCode code) {
    for (const PlayerIndex player : who)
      if (player != no_player) cells_[player].code = code;
  }

  const Tournament& t_;
  int round_;
  TeamRounds matches_;
  std::vector<Game> cells_;
};

}  // namespace

Result<Document> write_team_pairing(const Document& document, const Tournament& t, int round,
                                    const TeamPairing& pairing) {
  Document edited = document;
  editing::write_opponents(edited, t, round, pairing);
  // A new record comes after those of players and teams, whose lines do not change.
  if (pairing.bye_code == ResultCode::pairing_bye)
    editing::write_team_bye(edited, t, round, pairing.bye);
  MemberCells members{t, round};
  if (pairing.bye != no_team) members.leave_out(pairing.bye, pairing.bye_code);
  for (const TeamMatch& match : pairing.pairs) members.seat(match);
  editing::Findings findings;
  edited = editing::write_rounds(edited, t, round, std::span(&members.cells(), 1), findings);
  if (!pairing.numbers_boards || findings.has_refusal()) return findings.result(std::move(edited));
  std::vector<detail::NumberedPair> numbered;
  for (const auto& [white, black] : pairing.pairs)
    numbered.push_back(
        {static_cast<int>(numbered.size()) + 1, t.teams[white].number, t.teams[black].number});
  editing::number_boards(edited, round, numbered);
  return findings.result(std::move(edited));
}

}  // namespace trf
