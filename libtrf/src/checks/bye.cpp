// Family B: byes, and players announced as absent.

#include "checks/lone_wins.hpp"
#include "checks/report.hpp"
#include "edit/presence.hpp"
#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_games.hpp"
#include "trf/type_code.hpp"
#include "trf/unknown_numbers.hpp"

namespace trf::checking {
namespace {

// Three kinds for each round. More records are hostile, and are not compared with each other.
constexpr std::size_t most_bye_records = std::size_t{3} * max_rounds;

/// Is it paired by the rules of February 2026: by its code, else by its first day?
bool is_by_rules_of_2026(const Tournament& t) {
  if (const int year = type_code(t.type_code).year; year != 0) return year >= 2026;
  return !t.first_day().is_set() || t.first_day() >= first_day_of_c04_2026;
}

class Byes {
 public:
  explicit Byes(Report& report)
      : report_(report),
        t_(report.tournament()),
        is_double_swiss_(is_double_swiss(t_)),
        // A player may be free again there (articles 10 and 12).
        is_of_2026_(is_by_rules_of_2026(t_)),
        is_lim_1989_(is_lim_1989(t_)),
        may_be_free_again_(report.is_round_robin() || is_italo_svizzero(t_)) {}

  void check() {
    if (!report_.is_team()) {
      if (!report_.is_round_robin()) check_rounds();
      for (PlayerIndex p = 0; p < t_.player_count(); ++p) check_player(p);
      check_absent();
    }
    check_announced();
  }

 private:
  [[nodiscard]] int number(PlayerIndex p) const { return t_.players[p].start_rank; }
  void add(CheckId id, PlayerIndex p, int round, Message message) {
    report_.add(id, report_.cell(p, round), std::move(message));
  }

  void check_rounds() {
    for (int round = 1; round <= t_.rounds(); ++round) {
      PlayerIndex first = no_player;
      for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
        if (t_.game(p, round).code != ResultCode::pairing_bye) continue;
        if (first != no_player)
          add("B01", p, round,
              found::two_byes{.player = number(first), .other = number(p), .round = round});
        else
          first = p;
      }
      if (first == no_player) continue;
      if (const auto lone = lone_wins(t_, round); lone.without_loss > 0)
        add("B04", first, round,
            found::bye_and_lone{
                .player = number(first), .round = round, .other = number(lone.first)});
    }
  }

  void check_player(PlayerIndex p) {
    const auto games = t_.games(p);
    int half_point_byes = 0;
    int bye = 0;
    int free_point = 0;
    int forfeit_win = 0;
    for (std::size_t r = 0; r < games.size(); ++r) {
      const int round = static_cast<int>(r) + 1;
      const auto code = games[r].code;
      // C.04.5: a bye of a match is in both of its rounds, and a match is won by forfeit only if
      // both games are.
      const bool second_game = is_double_swiss_ && round % 2 == 0;
      const auto in_both = [&](ResultCode kind) {
        return second_game && code == kind && games[r - 1].code == kind;
      };
      if (code == ResultCode::half_point_bye && !second_game && ++half_point_byes == 3)
        add("B06", p, round, found::third_half_point_bye{.player = number(p)});
      if (code == ResultCode::pairing_bye && !in_both(code) && !may_be_free_again_) {
        if (is_lim_1989_ && free_point == 0 && forfeit_win == round - 1) free_point = forfeit_win;
        if (bye != 0)
          add("B02", p, round, found::bye_again{.player = number(p), .round = bye});
        else if (free_point != 0)
          add("B03", p, round, found::point_before{.player = number(p), .round = free_point});
        bye = round;
      }
      if (code == ResultCode::forfeit_win && (!is_double_swiss_ || in_both(code)))
        forfeit_win = round;
      if (bars_as_bye(games[r], p, round) || (forfeit_win == round && !is_lim_1989_))
        free_point = round;
    }
  }

  /// C.04.1: from February 2026 on as many points as for a win, in a round without a game; before,
  /// nothing but a forfeit win. A match has a full-point bye (C.04.5). Lim 1989, 8.2: any bye; a
  /// forfeit win only in the round before.
  [[nodiscard]] bool bars_as_bye(const Game& game, PlayerIndex p, int round) const {
    if (is_lim_1989_) return game.is_free_win() && game.code != ResultCode::pairing_bye;
    if (is_double_swiss_) return game.code == ResultCode::full_point_bye;
    return is_of_2026_ && game.is_bye() && game.code != ResultCode::pairing_bye &&
           t_.points_of(p, round) >= t_.points.win();
  }

  void check_absent() {
    const int next = report_.rounds() + 1;
    for (const auto id : t_.absent) {
      const auto p = t_.find(id);
      if (p == no_player) continue;
      // A round with games but no result is the round to be paired.
      const int round = t_.rounds() >= next ? next : report_.rounds();
      const auto game = round > 0 ? t_.game(p, round) : Game{};
      if (game.is_open())
        add("B11", p, round, found::absent_but_paired{.player = id, .round = round});
    }
  }

  void check_announced() {
    for (auto& found : unknown_in_byes(report_.document(), t_))
      report_.add(found.check, found.where, std::move(found.message));
    const bool is_team = report_.is_team();
    const int planned = t_.planned_rounds();
    // Of a Double-Swiss the second game of the next match.
    const int next = editing::sitting_of(t_, report_.rounds() + 1).last;
    for (std::size_t i = 0; i < t_.announced_byes.size(); ++i) {
      const auto& record = t_.announced_byes[i];
      const auto where = place(record.line, layout::byes::round);
      for (std::size_t k = i > most_bye_records ? i : 0; k < i; ++k)
        if (t_.announced_byes[k].kind == record.kind &&
            t_.announced_byes[k].round == record.round) {
          report_.add("B08", where,
                      found::byes_again{.kind = code_of(letter(record.kind)),
                                        .round = record.round,
                                        .line = t_.announced_byes[k].line});
          break;
        }
      bool is_past = !record.ids.empty();
      for (std::size_t k = 0; k < record.ids.size(); ++k) {
        const auto id = record.ids[k];
        const auto cell = place(record.line, layout::byes::id, k);
        const auto p = is_team ? no_player : t_.find(id);
        if (!report_.exists(id)) {  // B09
          is_past = false;
          continue;
        }
        if (is_announced_twice(i, id))
          report_.add("B08", cell, found::two_kinds_of_bye{.number = id, .round = record.round});
        if (is_team) {
          is_past = false;
          continue;
        }
        const auto game = t_.game(p, record.round);
        if (game.is_blank())
          is_past = false;
        else if (game.code != record.kind) {
          is_past = false;
          report_.add("B07", cell,
                      game.opponent != no_player
                          ? Message{found::bye_but_game{.kind = code_of(letter(record.kind)),
                                                        .player = id,
                                                        .round = record.round,
                                                        .line = t_.players[p].line}}
                          : Message{found::bye_differs{.kind = code_of(letter(record.kind)),
                                                       .player = id,
                                                       .round = record.round,
                                                       .line = t_.players[p].line,
                                                       .letter = code_of(letter(game.code))}});
        }
      }
      if (is_past && record.round <= report_.rounds())
        report_.add_mild("B10", Severity::info, where, found::byes_of_past{.round = record.round});
      else if (record.round > next)
        // An announcement in good time, as of a player who has withdrawn.
        report_.add_mild("B10", record.round <= planned ? Severity::info : Severity::warning, where,
                         found::byes_of_later{.round = record.round, .next = report_.rounds() + 1});
    }
  }

  [[nodiscard]] bool is_announced_twice(std::size_t record, Id id) const {
    for (std::size_t k = record > most_bye_records ? record : 0; k < record; ++k) {
      const auto& other = t_.announced_byes[k];
      if (other.round == t_.announced_byes[record].round &&
          other.kind != t_.announced_byes[record].kind && contains(other.ids, id))
        return true;
    }
    return false;
  }

  Report& report_;
  const Tournament& t_;
  bool is_double_swiss_, is_of_2026_, is_lim_1989_, may_be_free_again_;
};

}  // namespace

void check_byes(Report& report) { Byes{report}.check(); }

}  // namespace trf::checking
