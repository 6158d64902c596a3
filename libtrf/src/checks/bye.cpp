// Family B: byes, and who was said to be away.

#include <fmt/format.h>

#include <algorithm>

#include "checks/report.hpp"
#include "trf/matches.hpp"

namespace trf::checking {
namespace {

// Three kinds a round, and rounds are few: more records are an attack, not compared with each
// other.
constexpr std::size_t most_records = std::size_t{3} * max_rounds;

class Byes {
 public:
  explicit Byes(Report& report) : report_(report), t_(report.tournament()) {}

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
  void add(CheckId id, PlayerIndex p, int round, std::string message) {
    report_.add(id, report_.cell(p, round), std::move(message));
  }

  void check_rounds() {
    for (int round = 1; round <= t_.rounds(); ++round) {
      PlayerIndex first = no_player;
      PlayerIndex lone = no_player;
      for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
        const auto game = t_.game(p, round);
        // Who lost without an opponent was away, as TRF06 writes it.
        if (game.opponent == no_player && game.code == ResultCode::forfeit_win) lone = p;
        if (game.code != ResultCode::pairing_bye) continue;
        if (first != no_player)
          add("B01", p, round,
              fmt::format("players {} and {} both have the pairing-allocated bye of round {}",
                          number(first), number(p), round));
        else
          first = p;
      }
      if (first != no_player && lone != no_player)
        add("B04", first, round,
            fmt::format("player {} has a bye in round {}, and {} is present without opponent",
                        number(first), round, number(lone)));
    }
  }

  void check_player(PlayerIndex p) {
    const auto games = t_.games(p);
    int half_point_byes = 0;
    int bye = 0;
    int free_point = 0;
    const bool has_second_games = is_double_swiss(t_);
    for (std::size_t r = 0; r < games.size(); ++r) {
      const int round = static_cast<int>(r) + 1;
      const auto code = games[r].code;
      // C.04.5: the bye of a match stands in both of its rounds.
      const bool second_game = has_second_games && round % 2 == 0;
      if (code == ResultCode::half_point_bye && !second_game && ++half_point_byes == 3)
        add("B06", p, round, fmt::format("player {} has a third half-point bye", number(p)));
      if (code == ResultCode::pairing_bye && !report_.is_round_robin()) {
        if (bye != 0 && !(second_game && bye == round - 1))
          add("B02", p, round,
              fmt::format("player {} had the pairing-allocated bye in round {} already", number(p),
                          bye));
        else if (free_point != 0)
          add("B03", p, round,
              fmt::format("player {} had a point without play in round {} already", number(p),
                          free_point));
        bye = round;
      }
      if (code == ResultCode::forfeit_win || code == ResultCode::full_point_bye) free_point = round;
    }
  }

  void check_absent() {
    const int next = report_.rounds() + 1;
    for (const auto id : t_.absent) {
      const auto p = t_.find(id);
      if (p == no_player) continue;
      // Only a round with games but no result at all is the round to be paired.
      const int round = t_.rounds() >= next ? next : report_.rounds();
      const auto game = round > 0 ? t_.game(p, round) : Game{};
      if (game.is_open())
        add("B11", p, round,
            fmt::format("player {} is absent by XXZ, but paired in round {}", id, round));
    }
  }

  void check_announced() {
    const bool is_team = report_.is_team();
    for (std::size_t i = 0; i < t_.announced_byes.size(); ++i) {
      const auto& record = t_.announced_byes[i];
      const Position where{record.line, 7, 3};
      for (std::size_t k = i > most_records ? i : 0; k < i; ++k)
        if (t_.announced_byes[k].kind == record.kind &&
            t_.announced_byes[k].round == record.round) {
          report_.add("B08", where,
                      fmt::format("byes {} of round {} stand in line {} already",
                                  letter(record.kind), record.round, t_.announced_byes[k].line));
          break;
        }
      bool is_past = !record.ids.empty();
      for (std::size_t k = 0; k < record.ids.size(); ++k) {
        const auto id = record.ids[k];
        const Position cell{record.line, static_cast<std::uint32_t>(11 + 5 * k), 4};
        const auto p = is_team ? no_player : t_.find(id);
        if (is_team ? t_.find_team(id) == no_team : p == no_player) {
          report_.add("B09", cell,
                      fmt::format("{} {} does not exist", is_team ? "team" : "player", id));
          is_past = false;
          continue;
        }
        if (is_announced_twice(i, id))
          report_.add("B08", cell, fmt::format("{} has two byes in round {}", id, record.round));
        if (is_team) {
          is_past = false;
          continue;
        }
        const auto game = t_.game(p, record.round);
        if (game.is_blank())
          is_past = false;
        else if (game.code != record.kind) {
          is_past = false;
          report_.add(
              "B07", cell,
              fmt::format(
                  "{} is announced for player {} in round {}, but line {} says '{}'",
                  letter(record.kind), id, record.round, t_.players[p].line,
                  game.opponent != no_player ? "a game" : std::string(1, letter(game.code))));
        }
      }
      if (is_past && record.round <= report_.rounds())
        report_.add_mild(
            "B10", Severity::info, where,
            fmt::format("the byes of round {} stand in the rows already", record.round));
      else if (record.round > report_.rounds() + 1)
        report_.add(
            "B10", where,
            fmt::format("round {} is not the next one, {}", record.round, report_.rounds() + 1));
    }
  }

  [[nodiscard]] bool is_announced_twice(std::size_t record, Id id) const {
    for (std::size_t k = record > most_records ? record : 0; k < record; ++k) {
      const auto& other = t_.announced_byes[k];
      if (other.round == t_.announced_byes[record].round &&
          other.kind != t_.announced_byes[record].kind &&
          std::ranges::find(other.ids, id) != other.ids.end())
        return true;
    }
    return false;
  }

  Report& report_;
  const Tournament& t_;
};

}  // namespace

void check_byes(Report& report) {
  if (report.has_tournament()) Byes{report}.check();
}

}  // namespace trf::checking
