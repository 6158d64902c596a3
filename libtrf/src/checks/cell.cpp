// Family C: result cells that were read, but have an unusual meaning. The reader reports cells
// that cannot be read (C01 to C05, C07 to C11).

#include <algorithm>
#include <utility>

#include "checks/report.hpp"
#include "trf/messages/found_games.hpp"

namespace trf::checking {
namespace {

class CellChecks {
 public:
  explicit CellChecks(Report& report) : report_(report), t_(report.tournament()) {}

  void check() {
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) check_player(p);
    check_forfeits();
    check_extra_rounds();
  }

 private:
  void check_player(PlayerIndex p) {
    const auto games = t_.games(p);
    std::size_t last = games.size();
    while (last > 0 && games[last - 1].is_blank()) --last;
    std::string_view row;
    bool has_row = false;
    for (std::size_t r = 0; r < last; ++r) {
      const auto& game = games[r];
      if (report_.is_doubtful(p, static_cast<int>(r) + 1)) continue;
      if (game.opponent != no_player && game.code != ResultCode::none) {
        played_ += game.is_played() ? 1U : 0U;
        forfeits_ += game.is_forfeit() ? 1U : 0U;
        if (game.code >= ResultCode::unrated_win && game.code <= ResultCode::unrated_loss &&
            game.is_played())
          add("C18", p, r,
              found::unrated_game{.opponent = t_.players[game.opponent].start_rank,
                                  .round = r + 1,
                                  .letter = code_of(letter(game.code))});
        continue;
      }
      if (game.opponent != no_player) {
        if (static_cast<int>(r) + 1 < report_.round_in_play())
          add("C13", p, r,
              found::no_result{.opponent = t_.players[game.opponent].start_rank, .round = r + 1});
        continue;
      }
      if (game.is_blank()) {
        // A member who is not in the line-up has no game; a round to come is empty before a bye
        // that is announced for a later one.
        if (report_.is_team() || static_cast<int>(r) >= report_.rounds()) continue;
        add("C14", p, r, found::round_empty{.round = r + 1, .later = last});
        continue;
      }
      if (!has_row && t_.players[p].line != 0) {
        row = report_.columns(t_.players[p].line);
        has_row = true;
      }
      check_unopposed(p, r, game, row);
    }
  }

  void check_unopposed(PlayerIndex p, std::size_t r, const Game& game, std::string_view row) {
    const auto letter_in = [&](const layout::Field& field) {
      const auto text = slice(row, field.at(r));
      return text.empty() ? ' ' : text.front();
    };
    // The reader leaves out the colour of a bye. In a team match only + and - can have a colour
    // without an opponent, who was absent.
    if (game.is_bye() &&
        std::string_view("wWbB").find(letter_in(layout::player::colour)) != std::string_view::npos)
      report_.add_mild("C06", Severity::warning, place(p, r), found::colour_alone{.round = r + 1});
    if (game.is_forfeit()) {
      if (game.colour != Colour::none && !report_.is_team())
        add("C06", p, r, found::colour_alone{.round = r + 1});
      else if (!report_.is_team())
        add("C12", p, r,
            found::forfeit_alone{.round = r + 1, .letter = code_of(letter(game.code))});
    } else if (game.code == ResultCode::half_point_bye &&
               letter_in(layout::player::result) == '=') {
      report_.add_mild("C11", Severity::info, place(p, r), found::equals_as_bye{.round = r + 1});
    } else if (game.code == ResultCode::full_point_bye) {
      add("C17", p, r, found::full_point_bye{.round = r + 1});
    }
  }

  void check_forfeits() {
    if (played_ + forfeits_ >= 6 && forfeits_ * 3 > played_ + forfeits_)
      report_.add(
          "C19", {},
          found::many_forfeits{.forfeits = forfeits_ / 2, .games = (played_ + forfeits_) / 2});
  }

  // Cells after the last round of nearly all players. The reader compares with the stated number
  // (C16); a round with a date is to come.
  void check_extra_rounds() {
    const int last = t_.rounds();
    if (t_.stated_rounds || last < 2 || std::cmp_less_equal(last, t_.round_dates.size()) ||
        !report_.wants("C15"))
      return;
    std::size_t used = 0;
    PlayerIndex first = no_player;
    bool is_paired = false;
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      const auto game = t_.game(p, last);
      if (game.is_blank()) continue;
      if (used++ == 0) first = p;
      is_paired = is_paired || game.takes_part();
    }
    const auto zero = first != no_player && t_.game(first, last).code == ResultCode::zero_point_bye;
    if (!is_paired && zero && used * 2 < t_.players.size())
      add("C15", first, static_cast<std::size_t>(last - 1),
          found::round_without_pairs{.rows = used, .round = last});
  }

  [[nodiscard]] Position place(PlayerIndex p, std::size_t r) const {
    return report_.cell(p, static_cast<int>(r) + 1);
  }
  void add(CheckId id, PlayerIndex p, std::size_t r, Message message) {
    report_.add(id, place(p, r), std::move(message));
  }

  Report& report_;
  const Tournament& t_;
  std::size_t played_ = 0, forfeits_ = 0;
};

}  // namespace

void check_cells(Report& report) { CellChecks{report}.check(); }

}  // namespace trf::checking
