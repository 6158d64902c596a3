#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "board_order.hpp"
#include "edit/columns.hpp"
#include "edit/findings.hpp"
#include "edit/manual_note.hpp"
#include "edit/match_records.hpp"
#include "edit/presence.hpp"
#include "edit/rounds.hpp"
#include "round_notes.hpp"
#include "trf/baku.hpp"
#include "trf/edit_round.hpp"
#include "trf/event_kind.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/read.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

using editing::Findings;
using editing::is_paired;
using editing::Sitting;
using editing::sitting_of;

int white_of(const Tournament& t, const Board& board) { return t.players[board.white].start_rank; }
int black_of(const Tournament& t, const Board& board) { return t.players[board.black].start_rank; }

said::board_of_pair board_text(const Tournament& t, const Board& board) {
  return {.board = to_string(board), .white = white_of(t, board), .black = black_of(t, board)};
}

GameResult result_of_board(const Tournament& t, const Board& board, int round) {
  return {t.game(board.white, round).code, t.game(board.black, round).code};
}

/// Finds the game of a row, or the reason why there is none.
class Boards {
 public:
  Boards(const Tournament& t, int round)
      : t_{t},
        round_{round},
        boards_{boards(t, round)},
        forfeited_{forfeited_boards(t, round)},
        of_player_(t.players.size()) {
    for (const auto& board : boards_) of_player_[board.white] = of_player_[board.black] = &board;
    for (const auto& board : boards_) by_number_.try_emplace({board.number, board.game}, &board);
    last_ = boards_.empty() ? 0 : boards_.back().number;
    if (!forfeited_.empty()) last_ = std::max(last_, forfeited_.back().number);
  }
  Boards(const Boards&) = delete;
  Boards& operator=(const Boards&) = delete;

  [[nodiscard]] int round() const noexcept { return round_; }
  /// Is the board, or the pair with its colours, of this round?
  [[nodiscard]] bool has(const ResultEntry& entry) const {
    if (entry.board != 0) return by_number_.contains({entry.board, entry.game});
    const auto player = t_.find(entry.white);
    return player != no_player && of_player_[player] != nullptr &&
           of_player_[player]->white == player;
  }

  /// The match of the entry's board if it has no games.
  [[nodiscard]] const ForfeitedBoard* forfeited(const ResultEntry& entry) const {
    if (entry.board == 0) return nullptr;
    const auto found = std::ranges::find(forfeited_, entry.board, &ForfeitedBoard::number);
    return found == forfeited_.end() ? nullptr : &*found;
  }

  const Board* find(const ResultEntry& entry, Findings& findings) const {
    const Board* board = nullptr;
    if (entry.board != 0 && (board = find_board(entry, findings)) == nullptr) return nullptr;
    for (const int number : {entry.white, entry.black}) {
      if (number == 0) continue;
      const auto player = t_.find(number);
      if (player == no_player) {
        findings.refuse(entry.where, said::no_such_player{.number = number});
        return nullptr;
      }
      const Board* own = of_player_[player];
      if (own == nullptr) {
        findings.refuse(entry.where, said::no_opponent{.number = number, .round = round_});
        return nullptr;
      }
      if (board == nullptr) board = own;
      if (own != board) return contradiction(entry, *board, *own, number, findings);
    }
    const auto number = [this](PlayerIndex player) { return int{t_.players[player].start_rank}; };
    if ((entry.white != 0 && entry.white != number(board->white)) ||
        (entry.black != 0 && entry.black != number(board->black))) {
      findings.refuse(entry.where, said::white_is_other{.white = white_of(t_, *board),
                                                        .black = black_of(t_, *board)});
      return nullptr;
    }
    return board;
  }

 private:
  const Board* find_board(const ResultEntry& entry, Findings& findings) const {
    if (const auto found = by_number_.find({entry.board, entry.game}); found != by_number_.end())
      return found->second;
    const bool has_games = !boards_.empty() && boards_.front().game != 0;
    if (entry.game == 0 && has_games && entry.board <= last_)
      findings.refuse(entry.where, said::board_has_games{.board = entry.board});
    else if (entry.game != 0 && entry.board <= last_)
      findings.refuse(entry.where, said::no_such_game{
                                       .round = round_, .board = entry.board, .game = entry.game});
    else
      findings.refuse(entry.where,
                      said::no_such_board{.round = round_, .board = entry.board, .last = last_});
    return nullptr;
  }

  const Board* contradiction(const ResultEntry& entry, const Board& board, const Board& own,
                             int number, Findings& findings) const {
    if (entry.board != 0)
      findings.refuse(entry.where, said::other_board{.board = to_string(board),
                                                     .white = white_of(t_, board),
                                                     .black = black_of(t_, board),
                                                     .number = number,
                                                     .own = to_string(own)});
    else
      findings.refuse(entry.where, said::not_a_pair{.white = entry.white,
                                                    .black = entry.black,
                                                    .round = round_,
                                                    .one = board_text(t_, board),
                                                    .other = board_text(t_, own)});
    return nullptr;
  }

  const Tournament& t_;
  int round_;
  std::vector<Board> boards_;
  std::vector<ForfeitedBoard> forfeited_;  ///< Matches without games
  std::vector<const Board*> of_player_;
  std::map<std::pair<int, int>, const Board*> by_number_;
  int last_ = 0;
};

/// The round of a call; 0 after a refusal.
int paired_round(const Tournament& t, int asked, Findings& findings) {
  const int last = t.paired_rounds();
  if (last == 0) {
    findings.refuse({}, said::no_round_paired{});
    return 0;
  }
  if (asked > last) {
    findings.refuse({}, said::round_not_paired{.round = asked, .last = last});
    return 0;
  }
  return asked == 0 ? last : asked;
}

/// Results go into the last round, though the first open boards are those of an earlier one.
void warn_of_open_boards(const Tournament& t, int round, Findings& findings) {
  for (int earlier = 1; earlier < round; earlier = sitting_of(t, earlier).last + 1) {
    const auto open = progress_of(t, earlier).open;
    if (open.empty()) continue;
    findings.warn({}, said::earlier_boards_open{
                          .round = earlier,
                          .count = open.size(),
                          .boards = {open, [&](const Board& each) { return board_text(t, each); }},
                          .entered = round});
  }
}

}  // namespace

Result<Document> enter_results(const Document& document, const Tournament& t,
                               std::span<const ResultEntry> entries, const EnterOptions& options) {
  Findings findings;
  auto edited = document;
  const int round = paired_round(t, options.round, findings);
  if (round == 0) return findings.result(std::move(edited));
  const Sitting sitting = sitting_of(t, round);
  if (sitting.last < t.paired_rounds() && !entries.empty())
    findings.warn({}, said::later_rounds_stay{.round = round});
  if (options.round == 0 && !entries.empty()) warn_of_open_boards(t, sitting.first, findings);
  const Boards table{t, round};
  // The other game of a match is on the same sheet. A pair without a board is of the round given.
  const int paired = std::min(sitting.last, t.paired_rounds());
  const Boards other{t, round == sitting.first ? paired : sitting.first};
  const auto is_of_other = [&](const ResultEntry& entry) {
    return (options.round == 0 || entry.board != 0) && !table.has(entry) && other.has(entry);
  };
  std::map<const Board*, const ResultEntry*> entered;
  for (const auto& entry : entries) {
    const Boards& own = is_of_other(entry) ? other : table;
    if (const auto* match = own.forfeited(entry)) {
      // The row of the match on a printed list has the result that it has.
      if (entry.game != 0 || match->by_boards || entry.result != result_of(*match))
        findings.refuse(entry.where,
                        said::match_is_forfeited{.board = match->number,
                                                 .white = t.teams[match->white].number,
                                                 .black = t.teams[match->black].number});
      continue;
    }
    const auto* board = own.find(entry, findings);
    if (board == nullptr) continue;
    const auto [first, is_first] = entered.try_emplace(board, &entry);
    if (!is_first) {
      if (first->second->result != entry.result)
        findings.refuse(entry.where, said::two_results{.board = board_text(t, *board),
                                                       .first = to_string(first->second->result),
                                                       .second = to_string(entry.result)});
      continue;
    }
    const auto old = result_of_board(t, *board, own.round());
    if (old == entry.result) continue;
    if (!old.is_open() && !options.correct) {
      findings.refuse(entry.where, said::other_result{.board = board_text(t, *board),
                                                      .old = to_string(old),
                                                      .wanted = to_string(entry.result)});
      continue;
    }
    const auto& white = t.players[board->white];
    const auto& black = t.players[board->black];
    if (!editing::is_aligned(document, white, findings) ||
        !editing::is_aligned(document, black, findings))
      continue;
    if (!old.is_open())
      findings.warn(entry.where, said::result_corrected{.board = board_text(t, *board),
                                                        .old = to_string(old),
                                                        .wanted = to_string(entry.result)});
    const auto column = layout::player::result.at(static_cast<std::size_t>(own.round() - 1));
    const auto put = [&](const Player& player, ResultCode code) {
      const char text = letter(code);
      edited.set_field(player.line, column.first, 1, std::string_view{&text, 1}, false);
    };
    put(white, entry.result.white);
    put(black, entry.result.black);
  }
  if (!findings.has_refusal() && !entries.empty()) {
    editing::warn_of(editing::follow_points(edited, t), findings);
    if (sitting.last < t.paired_rounds()) keep_boards(edited, t);
  }
  return findings.result(std::move(edited));
}

RoundProgress progress_of(const Tournament& t, int round) {
  RoundProgress progress;
  progress.round = round == 0 ? t.paired_rounds() : round;
  const Sitting sitting = sitting_of(t, progress.round);
  for (int each = sitting.first; each <= sitting.last; ++each)
    for (const auto& board : boards(t, each)) {
      ++progress.games;
      const auto result = result_of_board(t, board, each);
      if (result.white == ResultCode::none || result.black == ResultCode::none)
        progress.open.push_back(board);
      else
        ++progress.with_result;
    }
  std::ranges::stable_sort(progress.open, {}, &Board::number);
  return progress;
}

Result<Document> write_pairing(const Document& document, const Tournament& t, int round,
                               const RoundPairing& pairing) {
  const Sitting sitting = sitting_of(t, round);
  const bool is_next = sitting.first > t.paired_rounds();
  std::vector<std::vector<Game>> rounds;
  for (int each = sitting.first; each <= sitting.last; ++each) {
    auto& cells = rounds.emplace_back(is_next ? editing::announced(t, sitting)
                                              : std::vector<Game>(t.players.size()));
    for (PlayerIndex p = 0; p < t.player_count(); ++p)
      if (!is_paired(t, p, each) && cells[p].is_blank()) cells[p] = t.game(p, each);
    const bool is_return = each != sitting.first;
    for (const auto& [first, second] : pairing.pairs) {
      const auto white = is_return ? second : first, black = is_return ? first : second;
      cells[white] = {black, Colour::white, ResultCode::none};
      cells[black] = {white, Colour::black, ResultCode::none};
    }
    if (pairing.bye != no_player) cells[pairing.bye] = {no_player, Colour::none, pairing.bye_code};
  }
  Findings findings;
  auto edited = editing::write_rounds(document, t, sitting.first, rounds, findings);
  if (!pairing.numbers_boards || findings.has_refusal()) return findings.result(std::move(edited));
  std::vector<detail::NumberedPair> numbered;
  for (const auto& [white, black] : pairing.pairs)
    numbered.push_back({static_cast<int>(numbered.size()) + 1, t.players[white].start_rank,
                        t.players[black].start_rank});
  for (int each = sitting.first; each <= sitting.last; ++each)
    editing::number_boards(edited, each, numbered);
  return findings.result(std::move(edited));
}

void editing::number_boards(Document& edited, int round,
                            std::span<const detail::NumberedPair> numbered) {
  const auto after = read(edited).value;
  // A Double-Swiss has one comment for both games of a match.
  if (after && sitting_of(*after, round).first == round)
    detail::set_boards(edited, *after, round, numbered);
}

namespace {

/// Baku acceleration of a report that does not give its number of rounds depends on the rounds that
/// it has.
bool has_boards_by_length(const Tournament& t) noexcept {
  return has_computed_baku(t) && !t.stated_rounds;
}

/// The new round and those before it keep the boards by which they were paired.
void keep_boards_by_length(Document& edited, const Tournament& before, int round) {
  if (!has_boards_by_length(before)) return;
  keep_boards(edited, before);
  const auto after = read(edited).value;
  if (!after || event_kind(*after).is_team || is_double_swiss(*after)) return;
  std::vector<detail::NumberedPair> wanted;
  for (const auto& board : boards(before, round, recorded_pairs(*after, round)))
    wanted.push_back({board.number, after->players[board.white].start_rank,
                      after->players[board.black].start_rank});
  detail::set_boards(edited, *after, round, wanted);
}

}  // namespace

Document editing::write_rounds(const Document& document, const Tournament& t, int first,
                               std::span<const std::vector<Game>> rounds, Findings& findings) {
  auto edited = document;
  const bool is_next = first > t.paired_rounds();
  const int last = first + static_cast<int>(rounds.size()) - 1;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    bool changes = false;
    const auto put = [&](int round, const Game& cell) {
      changes = true;
      editing::set_cell(edited, t, p, round, cell);
    };
    // Later rounds were paired from these.
    for (int later = t.rounds(); later > last; --later)
      if (is_paired(t, p, later)) put(later, {});
    for (int round = first; round <= last; ++round) {
      const Game& cell = rounds[static_cast<std::size_t>(round - first)][p];
      if (t.game(p, round) != cell) put(round, cell);
    }
    if (changes) editing::is_aligned(document, t.players[p], findings);
  }
  if (findings.has_refusal()) return edited;
  const auto gone = editing::take_back_forfeits(edited, t, first, t.paired_rounds());
  editing::follow_points(edited, t);
  editing::erase_lines(edited, gone);
  if (is_next)
    for (std::size_t line = edited.line_count(); line > 0; --line)
      if (edited.text(line).starts_with("XXZ")) edited.erase(line);
  detail::remove_notes(edited, t, first, max_rounds);
  keep_boards_by_length(edited, t, first);
  return edited;
}

Result<Document> unpair(const Document& document, const Tournament& t, std::optional<int> round,
                        bool correct) {
  Findings findings;
  auto edited = document;
  const int last = paired_round(t, 0, findings);
  if (last == 0) return findings.result(std::move(edited));
  const Sitting sitting = sitting_of(t, last);
  if (round && (*round < sitting.first || *round > sitting.last)) {
    findings.refuse({}, said::only_last_round{.round = last});
    return findings.result(std::move(edited));
  }
  // Record 330 is the result of a match.
  const int with_result =
      progress_of(t, last).with_result +
      static_cast<int>(std::ranges::count(t.forfeited_matches, last, &ForfeitedMatch::round));
  if (with_result > 0 && !correct)
    findings.refuse({}, said::round_has_results{.round = last, .results = with_result});
  for (int each = sitting.last; each >= sitting.first; --each)
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      if (!is_paired(t, p, each)) {
        const auto& cell = layout::player::cell.at(static_cast<std::size_t>(each - 1));
        const auto line = t.players[p].line;
        const auto text = document.field(line, cell.first, cell.width);
        if (t.game(p, each).is_blank() && !trimmed(text).empty())
          findings.refuse({line, cell.first}, said::number_not_read{});
        continue;
      }
      if (editing::is_aligned(document, t.players[p], findings))
        editing::set_cell(edited, t, p, each, {});
    }
  if (!findings.has_refusal()) {
    const auto marks = editing::manual_marks(t, sitting.first);
    editing::take_back(edited, t, marks, sitting, findings);
    editing::warn_of_byes_that_stay(t, marks, sitting, findings);
    const auto gone = editing::take_back_match_records(edited, t, last);
    editing::warn_of(editing::follow_points(edited, t), findings);
    editing::erase_lines(edited, gone);
    detail::remove_notes(edited, t, sitting.first, sitting.last);
    if (has_boards_by_length(t)) keep_boards(edited, t);
    editing::announce_again(edited, marks, sitting);
  }
  return findings.result(std::move(edited));
}

}  // namespace trf
