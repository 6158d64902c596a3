// Pairs and colours of the last paired round, changed by hand.

#include "trf/edit_by_hand.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "board_order.hpp"
#include "edit/columns.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "edit/manual_note.hpp"
#include "edit/match_records.hpp"
#include "edit/presence.hpp"
#include "line_up.hpp"
#include "trf/board.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/read.hpp"
#include "trf/round_notes.hpp"

namespace trf {
namespace {

using detail::NumberedPair;
using editing::Findings;
using editing::ManualPairs;

class HandEdit {
 public:
  HandEdit(const Document& document, const Tournament& t, const ChangeByHand& change)
      : document_{document},
        edited_{document},
        t_{t},
        change_{change},
        round_{t.paired_rounds()},
        sitting_{editing::sitting_of(t, round_)},
        has_teams_{t.has_matches()} {}

  Result<Document> run() {
    if (round_ == 0)
      findings_.refuse({}, said::no_round_paired{});
    else if (event_kind(t_).is_scheveningen)
      findings_.refuse({}, said::scheveningen_by_table{});
    if (findings_.has_refusal()) return findings_.result(document_);
    read_round();
    for (const int board : change_.swapped) swap(board);
    take_pairs();
    if (findings_.has_refusal()) return findings_.result(document_);
    name_the_lonely();
    refuse_second_bye();
    take_results_back();
    if (findings_.has_refusal()) return findings_.result(document_);
    give_boards();
    if (has_teams_)
      write_teams();
    else
      write_players();
    if (!findings_.has_refusal()) finish();
    return findings_.result(std::move(edited_));
  }

 private:
  void read_round() {
    teams_ = has_teams_ ? team_rounds(t_) : TeamRounds{};
    before_ = detail::numbered_pairs(t_, sitting_.first, detail::NumberedBy::publication);
    for (const auto& pair : before_) last_board_ = std::max(last_board_, pair.number);
    if (const auto noted = published_boards(t_, sitting_.first))
      last_board_ = std::max(last_board_, static_cast<int>(noted->whites.size()));
    after_ = before_;
    const auto leave = [this](int number, ResultCode code) {
      if (pair_of(after_, number) == nullptr && code >= ResultCode::full_point_bye)
        without_[number] = code;
    };
    if (has_teams_)
      for (std::size_t team = 0; team < t_.teams.size(); ++team)
        leave(t_.teams[team].number, round_ <= teams_.rounds
                                         ? teams_.at(static_cast<TeamIndex>(team), round_).code
                                         : ResultCode::none);
    else
      for (PlayerIndex p = 0; p < t_.player_count(); ++p)
        leave(t_.players[p].start_rank, t_.game(p, sitting_.first).code);
    without_before_ = without_;
  }

  static NumberedPair* pair_of(std::vector<NumberedPair>& pairs, int number) {
    const auto found = std::ranges::find_if(pairs, [number](const NumberedPair& each) {
      return each.white == number || each.black == number;
    });
    return found == pairs.end() ? nullptr : &*found;
  }

  void swap(int board) {
    const auto found = std::ranges::find(after_, board, &NumberedPair::number);
    if (found == after_.end())
      return findings_.refuse(
          {}, said::no_such_board{.round = round_, .board = board, .last = last_board_});
    if (!swapped_.insert(board).second)
      return findings_.refuse({}, said::board_given_twice{.board = board});
    std::swap(found->white, found->black);
    touched_.insert({found->white, found->black});
  }

  void take_pairs() {
    for (const auto& pair : change_.pairs)
      for (const int number : {pair.white, pair.black}) {
        if (number == 0) continue;
        if (!editing::is_known(t_, number))
          findings_.refuse({}, has_teams_ ? Message{said::no_such_team{.number = number}}
                                          : Message{said::no_such_player{.number = number}});
        else if (!named_.insert(number).second)
          findings_.refuse({}, said::number_given_twice{.number = number});
      }
    if (findings_.has_refusal()) return;
    for (const auto& pair : change_.pairs) {
      for (const int number : {pair.white, pair.black}) {
        if (number == 0) continue;
        without_.erase(number);
        if (const auto* old = pair_of(after_, number)) {
          if (swapped_.contains(old->number))
            findings_.refuse({}, said::board_given_twice{.board = old->number});
          for (const int side : {old->white, old->black}) {
            old_board_[side] = old->number;
            touched_.insert(side);
          }
          after_.erase(after_.begin() + (old - after_.data()));
        }
        touched_.insert(number);
      }
      if (pair.black == 0)
        without_[pair.white] = pair.without;
      else
        made_.push_back({0, pair.white, pair.black});
    }
  }

  /// Who lost an opponent and has no other.
  void name_the_lonely() {
    std::vector<Arg> lonely;
    for (const auto& [number, board] : old_board_)
      if (!named_.contains(number)) lonely.emplace_back(Number{number});
    if (!lonely.empty()) findings_.refuse({}, said::lost_opponents{.numbers = lonely});
  }

  void refuse_second_bye() {
    std::vector<Arg> byes;
    bool is_new = false;
    for (const auto& [number, code] : without_)
      if (code == ResultCode::pairing_bye) {
        byes.emplace_back(Number{number});
        is_new = is_new || touched_.contains(number);
      }
    if (byes.size() > 1 && is_new) findings_.refuse({}, said::two_byes_by_hand{.numbers = byes});
  }

  /// Games of participants whose pair changes.
  void take_results_back() {
    const auto is_touched = [this](PlayerIndex p) {
      return touched_.contains(editing::number_of(t_, p));
    };
    for (const auto& match : forfeited_boards(t_, round_))
      for (const auto team : {match.white, match.black})
        if (touched_.contains(t_.teams[team].number))
          return findings_.refuse({},
                                  said::match_is_forfeited{.board = match.number,
                                                           .white = t_.teams[match.white].number,
                                                           .black = t_.teams[match.black].number});
    for (int round = sitting_.first; round <= sitting_.last; ++round)
      for (const auto& board : boards(t_, round)) {
        if (!is_touched(board.white) && !is_touched(board.black)) continue;
        const GameResult result{t_.game(board.white, round).code, t_.game(board.black, round).code};
        if (result.is_open()) continue;
        const said::board_of_pair text{.board = to_string(board),
                                       .white = t_.players[board.white].start_rank,
                                       .black = t_.players[board.black].start_rank};
        if (change_.correct)
          findings_.warn({}, said::result_taken_back{.board = text, .result = to_string(result)});
        else
          findings_.refuse({}, said::board_has_result{.board = text, .result = to_string(result)});
      }
  }

  void give_boards() {
    std::set<int> vacated;
    for (const auto& [number, board] : old_board_) vacated.insert(board);
    const auto take = [&](NumberedPair& pair, int side) {
      const auto old = old_board_.find(side);
      if (pair.number == 0 && old != old_board_.end() && vacated.erase(old->second) != 0)
        pair.number = old->second;
    };
    for (auto& pair : made_) take(pair, pair.white);
    for (auto& pair : made_) take(pair, pair.black);
    for (auto& pair : made_) {
      const bool is_late = !old_board_.contains(pair.white) && !old_board_.contains(pair.black);
      if (pair.number == 0 && !is_late && !vacated.empty())
        pair.number = vacated.extract(vacated.begin()).value();
      if (pair.number == 0) pair.number = ++last_board_;
      after_.push_back(pair);
    }
  }

  void write(PlayerIndex player, int round, const Game& cell) {
    if (t_.game(player, round) == cell) return;
    if (editing::is_aligned(document_, t_.players[player], findings_))
      editing::set_cell(edited_, t_, player, round, cell);
  }

  [[nodiscard]] Game cell_without(int number) const {
    const auto found = without_.find(number);
    return {no_player, Colour::none, found == without_.end() ? ResultCode::none : found->second};
  }

  void write_players() {
    for (int round = sitting_.first; round <= sitting_.last; ++round) {
      const bool is_return = round != sitting_.first;
      for (const auto& pair : after_) {
        if (!touched_.contains(pair.white)) continue;
        const auto white = t_.find(is_return ? pair.black : pair.white);
        const auto black = t_.find(is_return ? pair.white : pair.black);
        write(white, round, {black, Colour::white, ResultCode::none});
        write(black, round, {white, Colour::black, ResultCode::none});
      }
      for (const int number : touched_)
        if (pair_of(after_, number) == nullptr) write(t_.find(number), round, cell_without(number));
    }
  }

  /// The seats of a team: those of the round, else those it would have.
  [[nodiscard]] std::vector<PlayerIndex> seats_of(TeamIndex team) const {
    const auto* const stated = stated_line_up(t_, t_.teams[team].number, round_);
    if (stated == nullptr && round_ <= teams_.rounds && !teams_.at(team, round_).boards.empty())
      return teams_.at(team, round_).boards;
    return line_up(t_, team, round_, teams_.boards);
  }

  void write_teams() {
    std::map<PlayerIndex, Game> cells;
    const auto mark = [&](const std::vector<PlayerIndex>& who, const Game& cell) {
      for (const PlayerIndex player : who)
        if (player != no_player) cells[player] = cell;
    };
    TeamPairing whole;
    for (const int number : touched_) {
      const auto team = t_.find_team(number);
      mark(t_.teams[team].members, {});
      if (pair_of(after_, number) != nullptr) continue;
      const auto cell = cell_without(number);
      mark(cell.code == ResultCode::pairing_bye ? seats_of(team) : t_.teams[team].members, cell);
    }
    for (const auto& pair : after_) {
      const auto white = t_.find_team(pair.white), black = t_.find_team(pair.black);
      whole.pairs.push_back({white, black});
      if (!touched_.contains(pair.white)) continue;
      for (const auto& board : detail::seated(t_, seats_of(white), seats_of(black), teams_.boards))
        for (const auto& [player, cell] : detail::cells_of(board, {}))
          if (player != no_player) cells[player] = cell;
    }
    for (const auto& [player, cell] : cells) write(player, round_, cell);
    for (const auto& [number, code] : without_)
      if (code == ResultCode::pairing_bye) whole.bye = t_.find_team(number);
    editing::write_opponents(edited_, t_, round_, whole);
    TeamIndex old_bye = no_team;
    for (const auto& [number, code] : without_before_)
      if (code == ResultCode::pairing_bye) old_bye = t_.find_team(number);
    changes_bye_ = old_bye != whole.bye;
    bye_ = whole.bye;
  }

  /// Byes that records 240 announce for those whose mark or pair in the round is another one now.
  /// \return the lines that are empty now
  std::set<std::size_t> forget_announced() {
    std::set<std::size_t> empty;
    for (const auto& byes : t_.announced_byes) {
      if (byes.round < sitting_.first || byes.round > sitting_.last) continue;
      std::set<int> gone;
      for (const int number : touched_)
        if (cell_without(number).code != byes.kind) gone.insert(number);
      if (editing::remove_numbers(edited_, byes.line, gone) != 0) continue;
      edited_.replace_line(byes.line, "");
      empty.insert(byes.line);
    }
    return empty;
  }

  /// Record 320 of a team event, which can have points of its own.
  void write_bye(Document& document) const {
    if (!changes_bye_) return;
    if (const auto now = read(document).value)
      editing::write_team_bye(document, *now, round_, bye_);
  }

  void finish() {
    const auto empty = forget_announced();
    Document complete = edited_;
    write_bye(complete);
    editing::warn_of(editing::follow_points(edited_, t_, complete), findings_);
    // Lines come and go last: they move others.
    editing::erase_lines(edited_, empty);
    write_bye(edited_);
    const auto made = read(edited_).value;
    if (!made) return;
    detail::set_boards(edited_, *made, sitting_.first, after_);
    editing::note_manual(edited_, t_, sitting_.first, ManualPairs{before_, without_before_},
                         ManualPairs{after_, without_});
    // A bye that is again the announced one.
    auto marks = editing::manual_marks(t_, sitting_.first);
    std::erase_if(marks.removed, [&](const auto& mark) {
      return !touched_.contains(mark.first) || cell_without(mark.first).code != mark.second;
    });
    editing::announce_again(edited_, marks, sitting_);
  }

  const Document& document_;
  Document edited_;
  const Tournament& t_;
  const ChangeByHand& change_;
  Findings findings_;
  int round_;
  editing::Sitting sitting_;
  bool has_teams_;
  TeamRounds teams_;
  std::vector<NumberedPair> before_, after_, made_;  ///< `made_`: new pairs
  std::map<int, ResultCode> without_before_, without_;
  std::map<int, int> old_board_;  ///< Of participants whose pair was dissolved
  std::set<int> named_, touched_, swapped_;
  int last_board_ = 0;
  TeamIndex bye_ = no_team;
  bool changes_bye_ = false;
};

}  // namespace

Result<Document> change_by_hand(const Document& document, const Tournament& t,
                                const ChangeByHand& change) {
  return HandEdit{document, t, change}.run();
}

}  // namespace trf
