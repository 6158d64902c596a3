#include "trf/pair/generate.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "generator_parts.hpp"
#include "trf/baku.hpp"
#include "trf/event_kind.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {
namespace {

class Generator {
 public:
  Generator(const GeneratorSettings& settings, std::uint64_t seed, const ExpectedScore& expected)
      : settings_(settings), random_(seed), expected_(expected) {
    assert(settings.system != nullptr);
  }

  Generated generate() {
    enter_players();
    rounds_ = planned_rounds();
    t_.stated_rounds = rounds_ * games_a_round();
    t_.set_rounds(*t_.stated_rounds);
    t_.initial_colour = chosen_colour(settings_, random_);
    choose_presence();
    choose_prohibited();
    choose_acceleration();
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
  [[nodiscard]] int player_count() const { return static_cast<int>(t_.players.size()); }

  [[nodiscard]] int planned_rounds() {
    const auto table = settings_.system->table_rounds;
    // A match has no length of its own.
    return chosen_rounds(settings_, random_, table != nullptr ? while_whole(t_, table) : 0,
                         is_table() ? max_rounds : player_count() - 1);
  }

  /// A Double-Swiss round is a match of two games, two rounds of the report.
  [[nodiscard]] bool is_double() const {
    return settings_.system->entrants == Entrants::double_matches;
  }
  [[nodiscard]] int games_a_round() const { return is_double() ? 2 : 1; }

  Game& cell(PlayerIndex player, int round, int game = 1) {
    return t_.games(player)[static_cast<std::size_t>((round - 1) * games_a_round() + game - 1)];
  }
  /// A bye or an absence, in every game of the round.
  void mark(PlayerIndex player, int round, ResultCode code) {
    for (int game = 1; game <= games_a_round(); ++game) cell(player, round, game).code = code;
  }

  void enter_players() {
    if (settings_.model) {
      t_ = *settings_.model;
      t_.points = settings_.points;
      t_.tie_breaks = settings_.tie_breaks;
      return;
    }
    const int count = random_.between(settings_.players.low, settings_.players.high);
    std::vector<int> ratings;
    ratings.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
      ratings.push_back(random_.between(settings_.ratings.low, settings_.ratings.high));
    t_.players.resize(static_cast<std::size_t>(count));
    for (const int player : chosen(random_, settings_.unrated, count))
      ratings[static_cast<std::size_t>(player)] = 0;
    std::ranges::sort(ratings, std::greater<>());
    const int width = count > 999 ? 4 : 3;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
      Player& player = t_.players[i];
      player.start_rank = static_cast<std::uint16_t>(i + 1);
      player.row = static_cast<std::uint32_t>(i);
      player.rating = static_cast<std::uint16_t>(ratings[i]);
      player.sex = random_.happens(1500) ? Sex::female : Sex::male;
      player.name = fmt::format("Player, {:0{}}", i + 1, width);
    }
    t_.type_code = type_code_of(settings_);
    t_.points = settings_.points;
    t_.tie_breaks = settings_.tie_breaks;
  }

  void choose_presence() {
    const PresencePlan plan(settings_, random_, player_count(), rounds_);
    for (int i = 0; i < player_count(); ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      for (int round = 1; round <= rounds_; ++round) mark(player, round, plan.at(i, round));
    }
  }

  void choose_prohibited() {
    if (player_count() < 3 || settings_.model) return;
    t_.prohibited =
        drawn_prohibitions(random_, settings_.prohibited_pairs, player_count(), *t_.stated_rounds);
  }

  void choose_acceleration() {
    if (settings_.model && settings_.acceleration == GeneratedAcceleration::none) return;
    t_.type_code = type_code_of(settings_);
    if (t_.type_code == custom_swiss) t_.type_text = settings_.system->name;
    if (settings_.system->code_counts_games) t_.type_code += fmt::format("_G{}", rounds_);
    switch (settings_.acceleration) {
      case GeneratedAcceleration::none: return;
      case GeneratedAcceleration::baku: t_.type_code += "_BAKU"; return;
      case GeneratedAcceleration::record_250: write_baku(); return;
      case GeneratedAcceleration::record_xxa: break;
    }
    const int accelerated = (rounds_ + 1) / 2;
    for (int i = 0; i < player_count(); ++i) {
      PlayerAcceleration one;
      one.id = static_cast<Id>(i + 1);
      for (int round = 1; round <= accelerated; ++round) {
        const Score points = random_.below(2) == 0 ? Score{} : t_.points.win();
        for (int game = 1; game <= games_a_round(); ++game) one.points.push_back(points);
      }
      t_.player_acceleration.push_back(std::move(one));
    }
  }

  void write_baku() {
    t_.acceleration = while_whole(
        t_, [this](const Tournament& t) { return baku_records(t, rounds_ * games_a_round()); });
  }

  /// Nothing in a round without players.
  [[nodiscard]] std::optional<Outcome> paired(int round) {
    return while_whole(t_, [&](const Tournament& t) -> std::optional<Outcome> {
      const auto matches = is_double() ? entrants_of(t, Entrants::double_matches) : nullptr;
      StateOptions options;
      options.round = round;
      const State state = make_state(matches ? *matches : t, options);
      if (state.players.empty()) return {};
      return without_steps(settings_.system->pair(state, nullptr));
    });
  }

  /// Pairs and plays a round. \return the obstruction, if there is one
  [[nodiscard]] std::optional<Message> play_round(int round) {
    const auto outcome = paired(round);
    if (!outcome) return said::round_without_players{.round = round, .teams = false};
    if (const auto* none = std::get_if<Unpairable>(&*outcome)) {
      return said::round_not_paired{.round = round, .reason = none->obstruction};
    }
    const auto& pairing = std::get<Pairing>(*outcome);
    // C.05 Annex 1: who is free in a round of a table has no point.
    if (pairing.bye != no_player)
      mark(pairing.bye, round, is_table() ? ResultCode::zero_point_bye : ResultCode::pairing_bye);
    const auto count = static_cast<std::size_t>(games_a_round());
    const auto kinds = games_->kinds(round, pairing.pairs.size() * count);
    for (std::size_t board = 0; board < pairing.pairs.size(); ++board) {
      auto [white, black] = pairing.pairs[board];
      for (std::size_t game = 0; game < count; ++game) {
        const auto [first, second] =
            games_->results(kinds[board * count + game], rating(white), rating(black));
        const int number = static_cast<int>(game) + 1;
        cell(white, round, number) = {black, Colour::white, first};
        cell(black, round, number) = {white, Colour::black, second};
        std::swap(white, black);  // C.04.5 4.4
      }
    }
    return {};
  }

  /// The tournament ends before a round that cannot be paired. Byes of rounds that are never played
  /// are not announced: other programs refuse such a report.
  void end_before(int round) { t_.set_rounds((round - 1) * games_a_round()); }

  [[nodiscard]] int rating(PlayerIndex player) const { return t_.players[player].rating; }

  void write_points() {
    std::vector<Score> points;
    while_whole(t_, [&points](const Tournament& t) {
      for (PlayerIndex i = 0; i < t.player_count(); ++i) points.push_back(t.score(i));
    });
    for (std::size_t i = 0; i < points.size(); ++i) t_.players[i].points = points[i];
  }

  const GeneratorSettings& settings_;
  Random random_;
  const ExpectedScore& expected_;
  TournamentDraft t_;
  int rounds_ = 0;  ///< Of the tournament that is paired: games, or matches of two
  std::optional<GamePlan> games_;
};

}  // namespace

std::uint64_t Random::below(std::uint64_t bound) {
  // The highest part of the range that is no multiple of the bound is thrown again.
  const std::uint64_t limit = engine_.max() - (engine_.max() % bound + 1) % bound;
  std::uint64_t value = engine_();
  while (value > limit) value = engine_();
  return value % bound;
}

int Random::between(int low, int high) {
  return low + static_cast<int>(below(static_cast<std::uint64_t>(std::int64_t{high} - low + 1)));
}

std::string_view type_code_of(const GeneratorSettings& settings) {
  if (settings.system->entrants != Entrants::members && generates_teams(settings))
    return settings.team_type;
  return settings.cycles == 2 ? settings.system->double_code : settings.system->type_code;
}

int chosen_rounds(const GeneratorSettings& settings, Random& random, int table_rounds,
                  int longest) {
  if (table_rounds > 0) longest = std::min(table_rounds, max_rounds);
  if (table_rounds > 0 && !settings.rounds) return longest;
  const Range range = settings.rounds.value_or(Range{5, 11});
  return std::min(random.between(range.low, range.high), std::max(1, longest));
}

bool generates_teams(const GeneratorSettings& settings) {
  switch (settings.system->entrants) {
    case Entrants::teams:
    case Entrants::members: return true;
    case Entrants::players_or_teams: {
      const EventKind kind = kind_of_code(settings.team_type);
      return kind.is_team && kind.is_round_robin;
    }
    default: return false;
  }
}

Generated generate_tournament(const GeneratorSettings& settings, std::uint64_t seed,
                              const ExpectedScore& expected) {
  if (generates_teams(settings)) return generate_team_event(settings, seed, expected);
  return Generator(settings, seed, expected).generate();
}

}  // namespace trf::pair
