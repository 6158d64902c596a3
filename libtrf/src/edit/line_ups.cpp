#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "edit/columns.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "line_up.hpp"
#include "trf/edit_teams.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/messages/edit_teams.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/result_list.hpp"
#include "trf/round_notes.hpp"
#include "write/record.hpp"

namespace trf {
namespace {

using editing::Findings;
using SeatedPlayers = std::vector<PlayerIndex>;

class LineUpEdit {
 public:
  LineUpEdit(Document document, const Tournament& t, bool correct)
      : edited_{std::move(document)},
        t_{t},
        matches_{team_rounds(t)},
        paired_{t.paired_rounds()},
        correct_{correct} {}

  Result<Document> enter(std::span<const LineUpRequest> requests) {
    const bool are_clubs = t_.dialect == Dialect::trf26 && !t_.is_team_event();
    if (t_.teams.empty() || are_clubs)
      findings_.refuse({}, said::report_without_teams{});
    else if (event_kind(t_).is_scheveningen)
      findings_.refuse({}, said::scheveningen_has_no_line_ups{});
    else if (t_.dialect != Dialect::trf26)
      findings_.refuse({}, said::no_record_for_line_ups{.dialect = Code{name(t_.dialect)}});
    if (!findings_.has_refusal())
      for (const auto& request : requests) take(request);
    if (findings_.has_refusal()) return findings_.result(std::move(edited_));
    for (const auto& [round, team] : matches_wanted()) seat(round, team);
    if (!findings_.has_refusal()) {
      for (const auto& [key, seats] : wanted_) record(key.first, key.second, seats);
      // If no board has two players, only the records tell the opponent. A new line before the
      // players would move theirs.
      Document complete = edited_;
      add_records(complete);
      editing::warn_of(editing::follow_points(edited_, t_, complete), findings_);
      add_records(edited_);
      keep_boards(edited_, t_);
    }
    return findings_.result(std::move(edited_));
  }

 private:
  using Key = std::pair<int, TeamIndex>;  ///< Round and team

  /// What is wrong with one request by itself; else it is wanted.
  void take(const LineUpRequest& request) {
    const auto team = t_.find_team(request.team);
    if (team == no_team) return findings_.refuse({}, said::no_such_team{.number = request.team});
    const int last = std::max({t_.planned_rounds(), t_.rounds(), 1});
    if (request.round < 1 || (t_.stated_rounds && request.round > last))
      return findings_.refuse({}, said::no_such_round{.round = request.round, .rounds = last});
    SeatedPlayers seats;
    for (std::size_t i = 0; i < request.players.size(); ++i) {
      const int number = request.players[i];
      const auto player = number == 0 ? no_player : t_.find(number);
      if (number != 0 && player == no_player)
        return findings_.refuse({}, said::no_such_player{.number = number});
      if (player != no_player && t_.team_of(player) != team)
        return findings_.refuse({}, found::not_a_member{.player = number, .team = request.team});
      const auto first = std::ranges::find(seats, player);
      if (player != no_player && first != seats.end())
        return findings_.refuse(
            {}, found::twice_in_line_up{
                    .player = number, .first = first - seats.begin() + 1, .second = i + 1});
      seats.push_back(player);
    }
    if (std::ranges::all_of(seats, [](PlayerIndex p) { return p == no_player; }))
      return findings_.refuse({}, said::line_up_without_players{.team = request.team});
    if (boards() != 0 && boards() != seats.size())
      return findings_.refuse({},
                              said::line_up_of_other_size{
                                  .team = request.team, .found = seats.size(), .boards = boards()});
    if (is_paired(request.round) && !matches_.at(team, request.round).is_match())
      return findings_.refuse(
          {}, said::team_without_match{.team = request.team, .round = request.round});
    if (!wanted_.try_emplace({request.round, team}, std::move(seats)).second)
      findings_.refuse({}, said::line_up_given_twice{.team = request.team, .round = request.round});
  }

  [[nodiscard]] bool is_paired(int round) const noexcept {
    return round <= paired_ && round <= matches_.rounds;
  }

  /// Of a match; 0: not known before a round is paired and without record 352.
  [[nodiscard]] std::size_t boards() const noexcept {
    if (!t_.board_colours.empty()) return t_.board_colours.size();
    return paired_ > 0 ? static_cast<std::size_t>(matches_.boards) : 0;
  }

  /// The paired matches with a new line-up, by one of their teams.
  [[nodiscard]] std::set<Key> matches_wanted() const {
    std::set<Key> result;
    for (const auto& [key, seats] : wanted_)
      if (is_paired(key.first))
        result.emplace(key.first,
                       std::min(key.second, matches_.at(key.second, key.first).opponent));
    return result;
  }

  [[nodiscard]] SeatedPlayers seats_of(int round, TeamIndex team) const {
    const auto found = wanted_.find({round, team});
    return found != wanted_.end() ? found->second : matches_.at(team, round).boards;
  }

  /// The two codes of each board of a match, from the side of `team`.
  [[nodiscard]] std::vector<GameResult> results_of(int round, TeamIndex team) const {
    std::vector<GameResult> results;
    for (const auto player : matches_.at(team, round).boards) {
      auto& result = results.emplace_back();
      if (player == no_player) continue;
      const auto game = t_.game(player, round);
      if (game.opponent != no_player) result = {game.code, t_.game(game.opponent, round).code};
    }
    return results;
  }

  /// Gives a match its new seats.
  void seat(int round, TeamIndex team) {
    const TeamRound& match = matches_.at(team, round);
    const bool has_white = match.colour != Colour::black;
    const TeamIndex white = has_white ? team : match.opponent;
    const TeamIndex black = has_white ? match.opponent : team;
    auto results = results_of(round, white);
    const auto entered =
        std::ranges::count_if(results, [](const GameResult& each) { return !each.is_open(); });
    const int number = t_.teams[white].number, other = t_.teams[black].number;
    if (entered > 0 && !correct_)
      return findings_.refuse(
          {}, said::match_has_results{
                  .team = number, .other = other, .round = round, .results = entered});
    if (entered > 0)
      findings_.warn({}, said::results_stay_on_boards{
                             .team = number, .other = other, .round = round, .results = entered});
    const auto own = seats_of(round, white), theirs = seats_of(round, black);
    const auto count = std::max({boards(), own.size(), theirs.size()});
    results.resize(count);
    std::map<PlayerIndex, Game> cells;
    for (const TeamIndex side : {white, black})
      for (const auto member : t_.teams[side].members)
        if (member != no_player && took_part(member, round)) cells[member] = away(round);
    const auto made = detail::seated(t_, own, theirs, static_cast<int>(count));
    for (std::size_t i = 0; i < made.size(); ++i)
      for (const auto& [player, cell] : detail::cells_of(made[i], results[i]))
        if (player != no_player) cells[player] = cell;
    for (const auto& [player, cell] : cells)
      if (editing::is_aligned(edited_, t_.players[player], findings_))
        editing::set_cell(edited_, t_, player, round, cell);
  }

  [[nodiscard]] bool took_part(PlayerIndex member, int round) const {
    const auto game = t_.game(member, round);
    return game.opponent != no_player || game.is_forfeit();
  }

  /// The cell of a member who does not sit: as others have it who do not sit in this round.
  [[nodiscard]] Game away(int round) const {
    const bool is_marked = std::ranges::any_of(t_.teams, [&](const Team& team) {
      const auto index = static_cast<TeamIndex>(&team - t_.teams.data());
      return matches_.at(index, round).is_match() &&
             std::ranges::any_of(team.members, [&](PlayerIndex member) {
               return member != no_player &&
                      t_.game(member, round).code == ResultCode::zero_point_bye;
             });
    });
    return is_marked ? Game{no_player, Colour::none, ResultCode::zero_point_bye} : Game{};
  }

  /// Record 300; the first members in their order need none.
  void record(int round, TeamIndex index, const SeatedPlayers& seats) {
    const Team& team = t_.teams[index];
    const auto* const known = stated_line_up(t_, team.number, round);
    LineUp line_up{static_cast<std::uint16_t>(round), team.number, 0, seats, 0};
    if (is_paired(round)) line_up.opponent = t_.teams[matches_.at(index, round).opponent].number;
    const auto text = detail::line_of(line_up, t_);
    if (known != nullptr) {
      edited_.set_text(known->line, text);
      return;
    }
    const bool is_default = seats.size() <= team.members.size() &&
                            std::equal(seats.begin(), seats.end(), team.members.begin());
    if (!is_default) added_.push_back(text);
  }

  void add_records(Document& document) const {
    for (const auto& text : added_)
      document.insert_after(editing::place_for(document, t_, "300"), text);
  }

  Findings findings_;
  Document edited_;
  const Tournament& t_;
  TeamRounds matches_;
  int paired_;
  bool correct_;
  std::map<Key, SeatedPlayers> wanted_;
  std::vector<std::string> added_;  ///< New records
};

}  // namespace

Result<Document> enter_line_ups(const Document& document, const Tournament& t,
                                std::span<const LineUpRequest> requests, bool correct) {
  return LineUpEdit{document, t, correct}.enter(requests);
}

}  // namespace trf
