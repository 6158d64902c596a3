#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "generator_parts.hpp"
#include "trf/baku.hpp"
#include "trf/matches.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {
namespace {

class TeamGenerator {
 public:
  TeamGenerator(const GeneratorSettings& settings, std::uint64_t seed,
                const ExpectedScore& expected)
      : settings_(settings), random_(seed), expected_(expected) {}

  Generated generate() {
    enter_teams();
    rounds_ = planned_rounds();
    t_.stated_rounds = rounds_;
    t_.set_rounds(rounds_);
    t_.initial_colour = chosen_colour(settings_, random_);
    if (!is_table()) {
      choose_presence();
      choose_prohibited();
      choose_acceleration();
      t_.team_byes =
          while_whole(t_, [this](const Tournament& t) { return usual_team_byes(t, boards_); });
    }
    games_.emplace(settings_, random_, expected_, rounds_);
    Generated result;
    result.obstruction = play_rounds(
        rounds_, [this](int round) { return play_round(round); },
        [this](int round) { end_before(round); });
    write_points();
    result.tournament = Tournament::of(std::move(t_));
    return result;
  }

 private:
  [[nodiscard]] bool is_table() const { return settings_.system->has_table(); }
  /// Are members of two teams paired, not the teams?
  [[nodiscard]] bool is_of_members() const {
    return settings_.system->entrants == Entrants::members;
  }
  /// As in an individual event: byes of rounds that are never played are not announced.
  void end_before(int round) {
    t_.set_rounds(round - 1);
    std::erase_if(t_.announced_byes, [&](const auto& byes) { return byes.round >= round; });
  }
  [[nodiscard]] int planned_rounds() {
    const auto table = settings_.system->table_rounds;
    if (is_of_members()) return while_whole(t_, table);
    const auto of_teams = [table](const Tournament& t) {
      return table(*entrants_of(t, Entrants::teams));
    };
    return chosen_rounds(settings_, random_, is_table() ? while_whole(t_, of_teams) : 0,
                         team_count() - 1);
  }
  [[nodiscard]] int team_count() const { return static_cast<int>(t_.teams.size()); }
  Team& team(PlayerIndex entrant) { return t_.teams[entrant]; }
  Game& cell(PlayerIndex player, int round) {
    return t_.games(player)[static_cast<std::size_t>(round - 1)];
  }

  /// Teams by strength; their members by rating, numbered team by team.
  void enter_teams() {
    const int count =
        std::min(random_.between(settings_.players.low, settings_.players.high), max_teams);
    boards_ = random_.between(settings_.boards.low, settings_.boards.high);
    const int reserves =
        is_of_members() ? 0 : random_.between(settings_.reserves.low, settings_.reserves.high);
    const int members = std::min(boards_ + reserves, max_start_rank / count);
    boards_ = std::min(boards_, members);
    std::vector<int> strengths;
    strengths.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
      strengths.push_back(random_.between(settings_.ratings.low, settings_.ratings.high));
    std::ranges::sort(strengths, std::greater<>());
    for (int i = 0; i < count; ++i) {
      Team& made = t_.teams.emplace_back();
      made.number = static_cast<std::uint16_t>(i + 1);
      made.name = fmt::format("Team {:03}", i + 1);
      made.nickname = fmt::format("T{:03}", i + 1);
      made.strength = std::to_string(strengths[static_cast<std::size_t>(i)]);
      std::vector<int> ratings;
      ratings.reserve(static_cast<std::size_t>(members));
      for (int m = 0; m < members; ++m)
        ratings.push_back(
            std::clamp(strengths[static_cast<std::size_t>(i)] + random_.between(-150, 150),
                       settings_.ratings.low, settings_.ratings.high));
      std::ranges::sort(ratings, std::greater<>());
      for (const int rating : ratings) {
        made.members.push_back(static_cast<PlayerIndex>(t_.players.size()));
        Player& player = t_.players.emplace_back();
        player.start_rank = static_cast<std::uint16_t>(t_.players.size());
        player.row = static_cast<std::uint32_t>(t_.players.size() - 1);
        player.rating = static_cast<std::uint16_t>(rating);
        player.sex = random_.happens(1500) ? Sex::female : Sex::male;
        player.name = fmt::format("Player, {:04}", t_.players.size());
      }
    }
    for (const int player : chosen(random_, settings_.unrated, static_cast<int>(t_.players.size())))
      t_.players[static_cast<std::size_t>(player)].rating = 0;
    t_.type_code = type_code_of(settings_);
    if (!is_of_members())
      for (int board = 0; board < boards_; ++board) t_.board_colours += board % 2 == 0 ? 'W' : 'B';
    t_.points = settings_.points;
    if (!is_table() && t_.points.pairing_bye == t_.points.win())
      t_.points.pairing_bye = t_.points.draw();
    t_.points.source = PointSystem::Source::record_162;
    t_.tie_breaks = settings_.tie_breaks;
    t_.stated_teams = count;
  }

  /// Absences are written into record 240 and into the cells of every member.
  void choose_presence() {
    const PresencePlan plan(settings_, random_, team_count(), rounds_);
    for (int round = 1; round <= rounds_; ++round) {
      for (const ResultCode kind :
           {ResultCode::full_point_bye, ResultCode::half_point_bye, ResultCode::zero_point_bye}) {
        AnnouncedByes byes{kind, static_cast<std::uint16_t>(round), {}, 0};
        for (int i = 0; i < team_count(); ++i) {
          if (plan.at(i, round) != kind) continue;
          byes.ids.push_back(static_cast<Id>(i + 1));
          for (const PlayerIndex member : t_.teams[static_cast<std::size_t>(i)].members)
            cell(member, round).code = kind;
        }
        if (!byes.ids.empty()) t_.announced_byes.push_back(std::move(byes));
      }
    }
  }

  void choose_prohibited() {
    if (team_count() < 3) return;
    t_.prohibited = drawn_prohibitions(random_, settings_.prohibited_pairs, team_count(), rounds_);
  }

  /// C.04.7 1.4: match points, 2 and then 1.
  void choose_acceleration() {
    if (settings_.acceleration == GeneratedAcceleration::none) return;
    if (settings_.acceleration == GeneratedAcceleration::baku) {
      t_.type_code += "_BAKU";
      return;
    }
    const Baku baku = while_whole(t_, [this](const Tournament& t) {
      return Baku(*entrants_of(t, Entrants::teams), rounds_);
    });
    for (int round = 1; round <= rounds_; ++round) {
      const Score points = baku.points(0, round);
      if (points == Score{}) break;
      const auto number = static_cast<std::uint16_t>(round);
      t_.acceleration.push_back(
          {points, {}, number, number, 1, static_cast<Id>(baku.group_a()), 0});
    }
  }

  /// The players of a line-up. A reserve moves the others up by one board, which is the default
  /// order; record 300 is written if two members have exchanged places.
  [[nodiscard]] std::vector<PlayerIndex> choose_line_up(PlayerIndex own, PlayerIndex opponent,
                                                        int round) {
    std::vector<PlayerIndex> sitting = team(own).members;
    while (sitting.size() > static_cast<std::size_t>(boards_))
      sitting.erase(sitting.begin() + static_cast<std::ptrdiff_t>(random_.place(sitting.size())));
    if (sitting.size() > 1 && random_.happens(settings_.changed_line_ups.of_ten_thousand)) {
      const auto place = 1 + random_.place(sitting.size() - 1);
      std::swap(sitting[place - 1], sitting[place]);
      t_.line_ups.push_back(
          {static_cast<std::uint16_t>(round), team(own).number, team(opponent).number, sitting, 0});
    }
    return sitting;
  }

  void play_match(const Pair& pair, int round, std::span<const GameKind> kinds) {
    const bool forfeited = random_.happens(settings_.forfeited_matches.of_ten_thousand);
    if (forfeited) {
      const bool white_won = random_.below(2) == 0;
      t_.forfeited_matches.push_back({white_won, !white_won, static_cast<std::uint16_t>(round),
                                      team(pair.white).number, team(pair.black).number, 0});
      const auto present = white_won ? pair.white : pair.black;
      for (std::size_t board = 0; board < static_cast<std::size_t>(boards_); ++board)
        cell(team(present).members[board], round).code = ResultCode::forfeit_win;
      return;
    }
    const auto whites = choose_line_up(pair.white, pair.black, round);
    const auto blacks = choose_line_up(pair.black, pair.white, round);
    for (std::size_t board = 0; board < whites.size(); ++board) {
      PlayerIndex white = whites[board], black = blacks[board];
      if (board % 2 != 0) std::swap(white, black);
      play_game(white, black, round, kinds[board]);
    }
  }

  void play_game(PlayerIndex white, PlayerIndex black, int round, GameKind kind) {
    const auto [first, second] =
        games_->results(kind, t_.players[white].rating, t_.players[black].rating);
    cell(white, round) = {black, Colour::white, first};
    cell(black, round) = {white, Colour::black, second};
  }

  void play_members(int round) {
    const Pairing pairing = while_whole(
        t_, [&](const Tournament& t) { return settings_.system->table_round(t, round); });
    const auto kinds = games_->kinds(round, pairing.pairs.size());
    for (std::size_t board = 0; board < pairing.pairs.size(); ++board)
      play_game(pairing.pairs[board].white, pairing.pairs[board].black, round, kinds[board]);
  }

  /// Empty in a round without teams.
  [[nodiscard]] std::optional<Outcome> paired(int round) {
    return while_whole(t_, [&](const Tournament& t) -> std::optional<Outcome> {
      StateOptions options;
      options.round = round;
      const auto teams = entrants_of(t, Entrants::teams);
      const State state = make_state(*teams, options);
      if (state.players.empty()) return {};
      return without_steps(settings_.system->pair(state, nullptr));
    });
  }

  [[nodiscard]] std::optional<Message> play_round(int round) {
    if (is_of_members()) {
      play_members(round);
      return {};
    }
    const auto outcome = paired(round);
    if (!outcome) return said::round_without_players{.round = round, .teams = true};
    if (const auto* none = std::get_if<Unpairable>(&*outcome))
      return said::round_not_paired{.round = round, .reason = none->obstruction};
    const auto& pairing = std::get<Pairing>(*outcome);
    Id bye = 0;
    // C.05 Annex 1: a table gives no bye; the team without opponent is absent.
    if (pairing.bye != no_player && !is_table()) {
      bye = team(pairing.bye).number;
      for (std::size_t board = 0; board < static_cast<std::size_t>(boards_); ++board)
        cell(team(pairing.bye).members[board], round).code = ResultCode::pairing_bye;
    }
    if (t_.team_byes) t_.team_byes->by_round.push_back(bye);
    const auto width = static_cast<std::size_t>(boards_);
    const auto kinds = games_->kinds(round, pairing.pairs.size() * width);
    for (std::size_t match = 0; match < pairing.pairs.size(); ++match)
      play_match(pairing.pairs[match], round, std::span(kinds).subspan(match * width, width));
    // Players who are not in the line-up are absent.
    for (PlayerIndex player = 0; player < t_.player_count(); ++player)
      if (t_.game(player, round).is_blank()) cell(player, round).code = ResultCode::zero_point_bye;
    return {};
  }

  void write_points() {
    std::vector<Score> points;
    SharedTournament teams;
    bool by_game = false;
    while_whole(t_, [&](const Tournament& t) {
      for (PlayerIndex i = 0; i < t.player_count(); ++i) points.push_back(t.score(i));
      teams = tournament_of_teams(t, team_rounds(t), TeamScore::match);
      by_game = primary_score(t) == TeamScore::game;
    });
    for (std::size_t i = 0; i < points.size(); ++i) t_.players[i].points = points[i];
    std::vector<PlayerIndex> order(t_.teams.size());
    std::iota(order.begin(), order.end(), PlayerIndex{0});
    for (const PlayerIndex i : order) {
      t_.teams[i].match_points = teams->score(i);
      t_.teams[i].game_points = teams->secondary_score(i);
    }
    if (!t_.tie_breaks.empty()) return;
    std::ranges::stable_sort(order, std::greater<>(), [&](PlayerIndex i) {
      return by_game ? t_.teams[i].game_points : t_.teams[i].match_points;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
      t_.teams[order[i]].rank = static_cast<std::uint16_t>(i + 1);
  }

  const GeneratorSettings& settings_;
  Random random_;
  const ExpectedScore& expected_;
  TournamentDraft t_;
  int rounds_ = 0, boards_ = 1;
  std::optional<GamePlan> games_;
};

}  // namespace

Generated generate_team_event(const GeneratorSettings& settings, std::uint64_t seed,
                              const ExpectedScore& expected) {
  return TeamGenerator(settings, seed, expected).generate();
}

}  // namespace trf::pair
