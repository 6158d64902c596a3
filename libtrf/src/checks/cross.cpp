// Family X: the two rows of a game, and the games of a player, compared with each other.

#include <algorithm>

#include "checks/lone_wins.hpp"
#include "checks/report.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/cross.hpp"
#include "trf/one_game.hpp"

namespace trf::checking {
namespace {

/// Have the two met in this game, or do they meet in it now? A forfeit does not count as a meeting.
bool has_met(const Game& game) { return game.opponent != no_player && !game.is_forfeit(); }

class Games {
 public:
  explicit Games(Report& report) : report_(report), t_(report.tournament()) {}

  void check() {
    const int rounds = t_.rounds();
    for (PlayerIndex p = 0; p < t_.player_count(); ++p)
      for (int round = 1; round <= rounds; ++round) check_game(p, round, t_.game(p, round));
    check_asymmetries();
    check_rematches();
    check_colours();
    check_left_over();
    check_patterns();
    list_comings_and_goings();
  }

 private:
  [[nodiscard]] int number(PlayerIndex p) const { return t_.players[p].start_rank; }
  void add(CheckId id, PlayerIndex p, int round, Message message) {
    report_.add(id, report_.cell(p, round), std::move(message));
  }

  void check_game(PlayerIndex p, int round, const Game& game) {
    if (game.opponent == no_player) return;
    const auto other = t_.game(game.opponent, round);
    const auto fault = results_fault(game.code, other.code);
    // Most games
    if (other.opponent == p && game.colour != other.colour && fault == ResultsFault::none) return;
    if (report_.is_shifted(game.opponent) || report_.is_doubtful(p, round) ||
        report_.is_doubtful(game.opponent, round))
      return;
    if (other.opponent != p) {
      asymmetric_.emplace_back(round, p);
      return;
    }
    if (game.colour != Colour::none && game.colour == other.colour)
      add("X02", p, round,
          said::same_colour{.player = number(p),
                            .other = number(game.opponent),
                            .colour = game.colour,
                            .round = round});
    const auto mine_code = code_of(letter(game.code)), their_code = code_of(letter(other.code));
    const auto line = t_.players[game.opponent].line;
    if (fault == ResultsFault::kinds_differ)
      add("X05", p, round,
          said::rated_for_one{
              .round = round, .here = mine_code, .there = their_code, .line = line});
    else if (fault == ResultsFault::more_than_a_win)
      add("X03", p, round,
          said::more_than_a_win{
              .round = round, .here = mine_code, .there = their_code, .line = line});
    else if (fault == ResultsFault::less_than_a_win && p < game.opponent)
      add("X04", p, round,
          said::less_than_a_win{
              .round = round, .here = mine_code, .there = their_code, .line = line});
  }

  // A player names an opponent who has another game, which its own opponent confirms: two games
  // in one round (X09). Without such a confirmation, the two rows contradict each other (X01).
  void check_asymmetries() {
    for (const auto& [round, p] : asymmetric_) {
      const auto q = t_.game(p, round).opponent;
      const auto& row = t_.players[q];
      const auto third = t_.game(q, round).opponent;
      if (third == no_player)
        add("X01", p, round,
            said::opponent_has_no_game{
                .player = number(p), .opponent = row.start_rank, .round = round, .line = row.line});
      else if (t_.game(third, round).opponent == q)
        add("X09", p, round,
            said::two_games{.player = number(third),
                            .other = number(p),
                            .opponent = row.start_rank,
                            .round = round});
      else
        add("X01", p, round,
            said::opponent_has_another{.player = number(p),
                                       .opponent = row.start_rank,
                                       .round = round,
                                       .line = row.line,
                                       .third = number(third)});
    }
  }

  void check_rematches() {
    if (!report_.wants("X06") || report_.is_team() || !report_.is_swiss() || report_.is_double())
      return;
    struct Met {
      std::uint32_t by = 0;  ///< Player index + 1
      int round = 0;
    };
    std::vector<Met> met(t_.players.size());
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      for (int round = 1; round <= t_.rounds(); ++round) {
        const auto game = t_.game(p, round);
        if (!has_met(game) || game.opponent < p) continue;
        auto& last = met[game.opponent];
        if (last.by == p + 1U)
          add("X06", p, round,
              said::met_before{
                  .player = number(p), .other = number(game.opponent), .round = last.round});
        last = {p + 1U, round};
      }
    }
  }

  // C.04.1: no colour difference is above two, and no player has a colour three times in a row;
  // the last round is exempt in every system. A Double-Swiss match has both colours, and its
  // pairings do not look at colours (C.04.5). Italo-Svizzero has other rules.
  void check_colours() {
    if (!report_.wants("X10") || report_.is_team() || !report_.is_swiss() || report_.is_double() ||
        is_italo_svizzero(t_))
      return;
    const int last = std::min(t_.rounds(), t_.planned_rounds() - 1);
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      int difference = 0;
      int run = 0;
      auto before = Colour::none;
      for (int round = 1; round <= last; ++round) {
        const auto game = t_.game(p, round);
        if (!has_met(game) || game.colour == Colour::none) continue;
        difference += game.colour == Colour::white ? 1 : -1;
        run = game.colour == before ? run + 1 : 1;
        before = game.colour;
        if (run < 3 && difference >= -2 && difference <= 2) continue;
        if (run >= 3)
          add("X10", p, round,
              said::same_colour_running{.player = number(p), .colour = game.colour, .times = run});
        else
          add("X10", p, round,
              said::colour_difference{
                  .player = number(p), .colour = game.colour, .times = std::abs(difference)});
        break;
      }
    }
  }

  // C.04.1 (5): with an odd number of present players one is left over. Two U: B01; U beside a
  // forfeit: B04.
  void check_left_over() {
    if (!report_.wants("X11") || report_.is_team() || !report_.is_swiss()) return;
    for (int round = 1; round <= t_.rounds(); ++round) {
      const auto lone = lone_wins(t_, round);
      if (lone.without_loss > 1 && !lone.is_beside_bye)
        add("X11", lone.second, round,
            said::two_points_without_opponent{
                .player = number(lone.first), .other = number(lone.second), .round = round});
    }
  }

  // Five or more games that all contradict the ratings.
  void check_patterns() {
    if (!report_.wants("X13")) return;
    constexpr int least = 5;
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      const auto own = t_.players[p].rating;
      int games = 0;
      int lost_to_lower = 0;
      int won_against_higher = 0;
      for (const auto& game : t_.games(p)) {
        if (!game.is_rated()) continue;
        const auto other = t_.players[game.opponent].rating;
        ++games;
        lost_to_lower += game.code == ResultCode::loss && other != 0 && other < own ? 1 : 0;
        won_against_higher += game.code == ResultCode::win && other > own && own != 0 ? 1 : 0;
      }
      if (games < least || (lost_to_lower != games && won_against_higher != games)) continue;
      const auto where = place(t_.players[p].line, layout::player::start_rank);
      if (lost_to_lower == games)
        report_.add("X13", where, said::lost_to_lower{.player = number(p), .games = games});
      else
        report_.add("X13", where, said::won_against_higher{.player = number(p), .games = games});
    }
  }

  void list_comings_and_goings() {
    // The reserves of a team may have few games or none.
    if (!report_.wants("X12") || report_.rounds() < 2 || report_.is_team()) return;
    const int free = std::min(event_kind(t_).free_rounds(t_.players.size()), 1);  // In a cycle
    struct List {
      std::vector<Arg> players;
      std::size_t count = 0;
      std::uint32_t line = 0;
    };
    List late, gone, idle;
    const auto put = [&](List& list, PlayerIndex p) {
      if (list.count++ == 0) list.line = t_.players[p].line;
      if (list.count <= 10) list.players.emplace_back(Number{number(p)});
    };
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      if (report_.is_shifted(p)) continue;
      int first = 0;
      int last = 0;
      int games = 0;
      for (int round = 1; round <= report_.rounds(); ++round) {
        const auto game = t_.game(p, round);
        const bool is_away = game.code == ResultCode::zero_point_bye ||
                             (game.opponent == no_player && game.code == ResultCode::forfeit_loss);
        if (is_away || (game.is_blank() && !report_.is_doubtful(p, round))) continue;
        first = first == 0 ? round : first;
        last = round;
        games += game.is_played() || game.is_blank() ? 1 : 0;
      }
      if (first > 1 + free) put(late, p);
      if (last != 0 && last < report_.rounds() - free && report_.is_final()) put(gone, p);
      if (games < 2 && report_.rounds() > 2) put(idle, p);
    }
    const auto more = [](const List& list) {
      return list.count > 10 ? Message{said::and_others{}} : Message{};
    };
    const auto say = [&](const List& list, Message message) {
      if (list.count != 0)
        report_.add("X12", place(list.line, layout::player::start_rank), std::move(message));
    };
    say(late, said::entered_late{.count = late.count, .players = late.players, .more = more(late)});
    say(gone, said::left_early{.count = gone.count, .players = gone.players, .more = more(gone)});
    say(idle,
        said::hardly_played{.count = idle.count, .players = idle.players, .more = more(idle)});
  }

  Report& report_;
  const Tournament& t_;
  /// Rounds of players whose opponent names another player.
  std::vector<std::pair<int, PlayerIndex>> asymmetric_;
};

}  // namespace

void check_cross(Report& report) { Games{report}.check(); }

}  // namespace trf::checking
