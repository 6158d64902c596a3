#include "support/random_match_tournament.hpp"
#include "support/draft.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "support/dice.hpp"

namespace trf::test {
namespace {

ResultCode turned(ResultCode code) {
  switch (code) {
    case ResultCode::win: return ResultCode::loss;
    case ResultCode::loss: return ResultCode::win;
    case ResultCode::forfeit_win: return ResultCode::forfeit_loss;
    case ResultCode::forfeit_loss: return ResultCode::forfeit_win;
    default: return code;
  }
}

/// The pairs, for any kind of match: participants 0..count-1.
class Schedule {
 public:
  Schedule(Dice& dice, const RandomMatchSettings& settings)
      : dice_(dice),
        settings_(settings),
        count(dice.between(settings.min_participants, settings.max_participants)),
        planned(std::min(dice.between(settings.min_rounds, settings.max_rounds), count - 1)),
        played(dice.between(0, planned - 1)),
        points(static_cast<std::size_t>(count)),
        had_bye(static_cast<std::size_t>(count)) {}

  struct Round {
    std::vector<std::pair<int, int>> pairs;
    int bye = -1;
    std::vector<int> absent;
  };

  /// Empty: the greedy order finds no pairing.
  std::optional<Round> next() {
    Round round;
    std::vector<int> order;
    for (int i = 0; i < count; ++i) {
      if (dice_.percent(settings_.absences)) {
        round.absent.push_back(i);
      } else {
        order.push_back(i);
      }
    }
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](int i) { return points[static_cast<std::size_t>(i)]; });
    for (std::size_t i = 1; i < order.size(); ++i)
      if (dice_.percent(settings_.upsets)) std::swap(order[i - 1], order[i]);
    if (order.size() % 2 == 1) {
      auto last = std::find_if(order.rbegin(), order.rend(),
                               [&](int i) { return !had_bye[static_cast<std::size_t>(i)]; });
      if (last == order.rend()) return std::nullopt;
      round.bye = *last;
      order.erase(std::next(last).base());
    }
    if (order.empty() || !match(order, round.pairs)) return std::nullopt;
    if (round.bye >= 0) had_bye[static_cast<std::size_t>(round.bye)] = true;
    return round;
  }
  void meet(int a, int b) { met_.emplace(std::min(a, b), std::max(a, b)); }

 private:
  Dice& dice_;
  const RandomMatchSettings& settings_;

 public:
  int count, planned, played;
  std::vector<int> points;  ///< For the order only
  std::vector<bool> had_bye;

 private:
  bool match(const std::vector<int>& order, std::vector<std::pair<int, int>>& pairs) {
    if (order.empty()) return true;
    for (std::size_t i = 1; i < order.size(); ++i) {
      const int a = order[0], b = order[i];
      if (met_.contains({std::min(a, b), std::max(a, b)})) continue;
      std::vector<int> rest = order;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      pairs.emplace_back(dice_.percent(50) ? std::pair(a, b) : std::pair(b, a));
      if (match(rest, pairs)) return true;
      pairs.pop_back();
    }
    return false;
  }
  std::set<std::pair<int, int>> met_;
};

/// Records that both kinds of tournaments may have; ids are 1..count.
void add_records(TournamentDraft& t, Dice& dice, const RandomMatchSettings& settings, int count,
                 int planned, int per_match, bool by_game) {
  t.initial_colour = dice.percent(50) ? Colour::white : Colour::black;
  t.stated_rounds = planned * per_match;
  if (settings.prohibited && dice.percent(20)) {
    const int a = dice.between(1, count), b = dice.between(1, count);
    if (a != b) t.prohibited.emplace_back().ids = {static_cast<Id>(a), static_cast<Id>(b)};
  }
  if (settings.acceleration && !by_game && dice.percent(15)) {
    Acceleration& record = t.acceleration.emplace_back();
    record.first_id = 1;
    record.last_id = static_cast<Id>((count + 1) / 2);
    record.first_round = 1;
    record.last_round = static_cast<std::uint16_t>((planned + 1) / 2 * per_match);
    record.match_points = record.game_points = Score::from_tenths(per_match == 2 ? 20 : 20);
    if (per_match == 1) record.game_points = Score{};
  }
}

void announce(TournamentDraft& t, Dice& dice, const RandomMatchSettings& settings, int count,
              int round, int per_match) {
  AnnouncedByes byes;
  byes.kind = dice.percent(50) ? ResultCode::zero_point_bye : ResultCode::half_point_bye;
  for (int id = 1; id <= count; ++id)
    if (dice.percent(settings.absences)) byes.ids.push_back(static_cast<Id>(id));
  if (byes.ids.empty() || static_cast<int>(byes.ids.size()) > count - 2) return;
  for (int game = 0; game < per_match; ++game) {
    byes.round = static_cast<std::uint16_t>((round - 1) * per_match + 1 + game);
    t.announced_byes.push_back(byes);
  }
}

ResultCode any_result(Dice& dice, int draws) {
  if (dice.percent(draws)) return ResultCode::draw;
  return dice.percent(50) ? ResultCode::win : ResultCode::loss;
}

}  // namespace

test::Draft random_team_tournament(std::uint64_t seed, const std::string& type_code,
                                   const RandomMatchSettings& settings) {
  Dice dice(seed);
  Schedule schedule(dice, settings);
  const int boards = dice.between(1, settings.max_boards);
  const bool has_reserve = dice.percent(40);
  test::Draft t;
  t.dialect = Dialect::trf26;
  t.type_code = type_code;
  t.points.pairing_bye = t.points.draw();
  for (int b = 0; b < boards; ++b) t.board_colours += b % 2 == 0 ? 'W' : 'B';
  const int members = boards + (has_reserve ? 1 : 0);
  for (int team = 0; team < schedule.count; ++team) {
    Team& made = t.teams.emplace_back();
    made.number = static_cast<std::uint16_t>(team + 1);
    made.name = "Team " + std::to_string(team + 1);
    for (int m = 0; m < members; ++m) {
      Player& player = t.players.emplace_back();
      player.start_rank = static_cast<std::uint16_t>(team * members + m + 1);
      player.name = "P" + std::to_string(player.start_rank);
      made.members.push_back(static_cast<PlayerIndex>(team * members + m));
    }
  }
  const auto mp = type_code.find("_MP"), gp = type_code.find("_GP");
  add_records(t, dice, settings, schedule.count, schedule.planned, 1, gp < mp);
  t.set_rounds(schedule.played);
  TeamByes& byes = t.team_byes.emplace();
  byes.match_points = t.match_points.draw;
  byes.game_points = t.points.draw() * boards;
  int round = 1;
  for (; round <= schedule.played; ++round) {
    const auto paired = schedule.next();
    if (!paired) break;
    const auto slot = static_cast<std::size_t>(round - 1);
    byes.by_round.push_back(paired->bye < 0 ? Id{0} : static_cast<Id>(paired->bye + 1));
    const auto fill = [&](int team, ResultCode code) {
      for (const PlayerIndex member : t.teams[static_cast<std::size_t>(team)].members)
        t.games(member)[slot].code = code;
    };
    const auto absence = dice.percent(60)   ? ResultCode::zero_point_bye
                         : dice.percent(80) ? ResultCode::half_point_bye
                                            : ResultCode::full_point_bye;
    for (const int team : paired->absent) fill(team, absence);
    if (paired->bye >= 0) fill(paired->bye, ResultCode::pairing_bye);
    for (const auto& [white, black] : paired->pairs) {
      const auto number = [](int team) { return static_cast<Id>(team + 1); };
      // Who sits: without one of them where there is a reserve, in order or by record 300.
      const auto line_up = [&](int team, int opponent) {
        auto sitting = t.teams[static_cast<std::size_t>(team)].members;
        if (has_reserve) sitting.erase(sitting.begin() + dice.between(0, boards));
        if (boards > 1 && dice.percent(20)) {
          std::swap(sitting[0], sitting[static_cast<std::size_t>(dice.between(1, boards - 1))]);
          t.line_ups.push_back(
              {static_cast<std::uint16_t>(round), number(team), number(opponent), sitting, 0});
        }
        return sitting;
      };
      const auto whites = line_up(white, black), blacks = line_up(black, white);
      const bool forfeited = dice.percent(settings.forfeited_matches);
      const bool nobody = forfeited && dice.percent(25), white_wins = dice.percent(50);
      // The cells of a forfeited match may be there or not.
      const bool cells = !forfeited || dice.percent(60);
      if (forfeited) {
        t.forfeited_matches.push_back({!nobody && white_wins, !nobody && !white_wins,
                                       static_cast<std::uint16_t>(round), number(white),
                                       number(black), 0});
      } else {
        schedule.meet(white, black);
      }
      int difference = 0;
      for (int b = 0; b < boards && cells; ++b) {
        const auto board = static_cast<std::size_t>(b);
        const PlayerIndex one = whites[board], other = blacks[board];
        const ResultCode code =
            nobody      ? ResultCode::forfeit_loss
            : forfeited ? (white_wins ? ResultCode::forfeit_win : ResultCode::forfeit_loss)
            : dice.percent(settings.forfeited_boards)
                ? (dice.percent(50) ? ResultCode::forfeit_win : ResultCode::forfeit_loss)
                : any_result(dice, settings.draws);
        const Colour colour = b % 2 == 0 ? Colour::white : Colour::black;
        t.games(one)[slot] = {other, colour, code};
        t.games(other)[slot] = {one, opposite(colour), nobody ? code : turned(code)};
        difference +=
            t.points.of(t.games(one)[slot]).tenths() - t.points.of(t.games(other)[slot]).tenths();
      }
      schedule.points[static_cast<std::size_t>(white)] += difference > 0 ? 2 : difference == 0;
      schedule.points[static_cast<std::size_t>(black)] += difference < 0 ? 2 : difference == 0;
    }
    if (settings.penalties && dice.percent(4)) {
      AbnormalPoints& penalty = t.abnormal.emplace_back();
      penalty.match_points = -Score::from_tenths(10);
      penalty.game_points = -Score::from_tenths(5);
      penalty.round = static_cast<std::uint16_t>(dice.between(0, round));
      penalty.ids = {static_cast<Id>(dice.between(1, schedule.count))};
    }
  }
  t.set_rounds(round - 1);
  announce(t, dice, settings, schedule.count, round, 1);
  return t;
}

test::Draft random_double_swiss(std::uint64_t seed, const RandomMatchSettings& settings) {
  Dice dice(seed);
  Schedule schedule(dice, settings);
  test::Draft t;
  t.type_code = "FIDE_DOUBLESWISS";
  for (int i = 0; i < schedule.count; ++i) {
    Player& player = t.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.name = "P" + std::to_string(i + 1);
  }
  add_records(t, dice, settings, schedule.count, schedule.planned, 2, false);
  t.set_rounds(2 * schedule.played);
  int match = 1;
  for (; match <= schedule.played; ++match) {
    const auto paired = schedule.next();
    if (!paired) break;
    const auto first = static_cast<std::size_t>(2 * match - 2), second = first + 1;
    const auto fill = [&](int player, ResultCode code) {
      t.games(static_cast<PlayerIndex>(player))[first].code = code;
      t.games(static_cast<PlayerIndex>(player))[second].code = code;
    };
    const auto absence = dice.percent(60)   ? ResultCode::zero_point_bye
                         : dice.percent(80) ? ResultCode::half_point_bye
                                            : ResultCode::full_point_bye;
    for (const int player : paired->absent) fill(player, absence);
    if (paired->bye >= 0) fill(paired->bye, ResultCode::pairing_bye);
    for (const auto& [white, black] : paired->pairs) {
      const auto one = static_cast<PlayerIndex>(white), other = static_cast<PlayerIndex>(black);
      const auto enter = [&](std::size_t slot, Colour colour, ResultCode mine, ResultCode his) {
        t.games(one)[slot] = {other, colour, mine};
        t.games(other)[slot] = {one, opposite(colour), his};
      };
      const auto forfeit = [&] {
        return dice.percent(50) ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
      };
      ResultCode codes[2] = {any_result(dice, settings.draws), any_result(dice, settings.draws)};
      ResultCode others[2] = {turned(codes[0]), turned(codes[1])};
      if (dice.percent(settings.forfeited_matches)) {
        codes[0] = forfeit();
        codes[1] = dice.percent(70) ? codes[0] : forfeit();
        others[0] = turned(codes[0]);
        others[1] = turned(codes[1]);
        if (dice.percent(20)) codes[1] = others[1] = ResultCode::forfeit_loss;
      } else if (dice.percent(settings.forfeited_boards)) {
        const int game = dice.between(0, 1);
        codes[game] = forfeit();
        others[game] = turned(codes[game]);
      }
      const auto lost_both = [](const ResultCode* games) {
        return games[0] == ResultCode::forfeit_loss && games[1] == ResultCode::forfeit_loss;
      };
      if (!lost_both(codes) && !lost_both(others)) schedule.meet(white, black);
      enter(first, Colour::white, codes[0], others[0]);
      enter(second, Colour::black, codes[1], others[1]);
      for (const std::size_t slot : {first, second}) {
        schedule.points[static_cast<std::size_t>(white)] +=
            t.points.of(t.games(one)[slot]).tenths();
        schedule.points[static_cast<std::size_t>(black)] +=
            t.points.of(t.games(other)[slot]).tenths();
      }
    }
  }
  t.set_rounds(2 * (match - 1));
  announce(t, dice, settings, schedule.count, match, 2);
  return t;
}

}  // namespace trf::test
