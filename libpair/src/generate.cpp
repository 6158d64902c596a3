#include "trf/pair/generate.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "trf/baku.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {
namespace {

using Results = std::pair<ResultCode, ResultCode>;  // White's and Black's

class Generator {
 public:
  Generator(const GeneratorSettings& settings, std::uint64_t seed, const ExpectedScore& expected)
      : settings_(settings), random_(seed), expected_(expected) {
    assert(settings.system != nullptr);
  }

  Generated generate() {
    enter_players();
    const int count = player_count();
    rounds_ = std::min(random_.between(settings_.rounds.low, settings_.rounds.high),
                       std::max(1, count - 1));
    t_.stated_rounds = rounds_;
    t_.set_rounds(rounds_);
    t_.initial_colour = settings_.initial_colour != Colour::none ? settings_.initial_colour
                        : random_.below(2) == 0                  ? Colour::white
                                                                 : Colour::black;
    choose_presence();
    choose_byes();
    choose_prohibited();
    choose_acceleration();
    plan_games();
    Generated result;
    for (int round = 1; round <= rounds_ && result.obstruction.empty(); ++round) {
      result.obstruction = play_round(round);
      if (!result.obstruction.empty()) end_before(round);
    }
    write_points();
    result.tournament = std::move(t_);
    return result;
  }

 private:
  [[nodiscard]] int player_count() const { return static_cast<int>(t_.players.size()); }

  Game& cell(PlayerIndex player, int round) {
    return t_.games(player)[static_cast<std::size_t>(round - 1)];
  }

  /// The players to whom something happens, each at most once.
  [[nodiscard]] std::vector<PlayerIndex> chosen_players(const Frequency& frequency) {
    std::vector<PlayerIndex> chosen;
    for (int i = 0; i < player_count(); ++i) {
      if (!frequency.times && random_.happens(frequency.of_ten_thousand)) {
        chosen.push_back(static_cast<PlayerIndex>(i));
      }
    }
    if (!frequency.times) return chosen;
    std::vector<PlayerIndex> all;
    all.reserve(t_.players.size());
    for (int i = 0; i < player_count(); ++i) all.push_back(static_cast<PlayerIndex>(i));
    for (int i = 0; i < *frequency.times && !all.empty(); ++i) {
      const auto at = random_.below(all.size());
      chosen.push_back(all[at]);
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return chosen;
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
    for (int i = 0; i < count; ++i) {
      ratings.push_back(random_.between(settings_.ratings.low, settings_.ratings.high));
    }
    t_.players.resize(static_cast<std::size_t>(count));
    for (const PlayerIndex player : chosen_players(settings_.unrated)) ratings[player] = 0;
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
    t_.index();
    t_.points = settings_.points;
    t_.tie_breaks = settings_.tie_breaks;
  }

  void choose_presence() {
    const std::size_t count = t_.players.size();
    first_round_.assign(count, 1);
    last_round_.assign(count, rounds_);
    if (rounds_ < 2) return;
    for (const PlayerIndex player : chosen_players(settings_.late_entries)) {
      first_round_[player] = random_.between(2, std::max(2, rounds_ / 4 + 1));
    }
    for (const PlayerIndex player : chosen_players(settings_.withdrawals)) {
      last_round_[player] = random_.between(1, rounds_ - 1);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      for (int round = 1; round <= rounds_; ++round) {
        const bool here = round >= first_round_[i] && round <= last_round_[i];
        if (!here) cell(player, round).code = ResultCode::zero_point_bye;
      }
    }
  }

  void choose_byes() {
    give_byes(settings_.half_point_byes, ResultCode::half_point_bye);
    give_byes(settings_.full_point_byes, ResultCode::full_point_bye);
    give_byes(settings_.absences, ResultCode::zero_point_bye);
  }

  void give_byes(const Frequency& frequency, ResultCode code) {
    std::vector<std::pair<PlayerIndex, int>> chances;
    for (int i = 0; i < player_count(); ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      for (int round = 1; round <= rounds_; ++round) {
        if (t_.game(player, round).is_blank()) chances.emplace_back(player, round);
      }
    }
    if (!frequency.times) {
      for (const auto& [player, round] : chances) {
        if (random_.happens(frequency.of_ten_thousand)) cell(player, round).code = code;
      }
      return;
    }
    if (frequency.each_round) {
      for (int round = 1; round <= rounds_; ++round) {
        auto here = chances;
        std::erase_if(here, [round](const auto& chance) { return chance.second != round; });
        draw_byes(here, *frequency.times, code);
      }
      return;
    }
    draw_byes(chances, *frequency.times, code);
  }

  void draw_byes(std::vector<std::pair<PlayerIndex, int>>& chances, int times, ResultCode code) {
    for (int i = 0; i < times && !chances.empty(); ++i) {
      const auto at = random_.below(chances.size());
      cell(chances[at].first, chances[at].second).code = code;
      chances[at] = chances.back();
      chances.pop_back();
    }
  }

  void choose_prohibited() {
    if (player_count() < 3 || settings_.model) return;
    for (int i = 0; i < settings_.prohibited_pairs; ++i) {
      ProhibitedGroup group;
      group.last_round = static_cast<std::uint16_t>(rounds_);
      const int first = random_.between(1, player_count());
      int second = random_.between(1, player_count() - 1);
      if (second >= first) ++second;
      group.ids = {static_cast<Id>(std::min(first, second)),
                   static_cast<Id>(std::max(first, second))};
      t_.prohibited.push_back(group);
    }
  }

  /// The 192 code of what pairs this tournament.
  [[nodiscard]] std::string type_code() const {
    const std::string_view name = settings_.system->name;
    if (name == "dutch") return fmt::format("FIDE_DUTCH_{}", settings_.edition);
    if (name == "lim") return "FIDE_LIM";
    if (name == "dubov") return "FIDE_DUBOV";
    if (name == "burstein") return "FIDE_BURSTEIN";
    return name == "berger" ? "BERGER_ROUNDROBIN" : "CUSTOM_SWISS";
  }

  void choose_acceleration() {
    if (settings_.model && settings_.acceleration == GeneratedAcceleration::none) return;
    t_.type_code = type_code();
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
        one.points.push_back(random_.below(2) == 0 ? Score{} : t_.points.win());
      }
      t_.player_acceleration.push_back(std::move(one));
    }
  }

  void write_baku() {
    const Baku baku(t_, rounds_);
    int group_a = 0;
    while (group_a < player_count() &&
           baku.points(static_cast<PlayerIndex>(group_a), 1) != Score{}) {
      ++group_a;
    }
    for (int round = 1; round <= rounds_;) {
      const Score points = baku.points(0, round);
      int last = round;
      while (last < rounds_ && baku.points(0, last + 1) == points) ++last;
      if (points != Score{}) {
        t_.acceleration.push_back({{},
                                   points,
                                   static_cast<std::uint16_t>(round),
                                   static_cast<std::uint16_t>(last),
                                   1,
                                   static_cast<Id>(group_a),
                                   0});
      }
      round = last + 1;
    }
  }

  /// Draws the rounds of what happens a fixed number of times.
  void plan_games() {
    const auto plan = [this](const Frequency& frequency, std::vector<int>& rounds) {
      rounds.assign(static_cast<std::size_t>(rounds_) + 1,
                    frequency.each_round ? frequency.times.value_or(0) : 0);
      if (frequency.each_round) return;
      for (int i = 0; i < frequency.times.value_or(0); ++i) {
        ++rounds[static_cast<std::size_t>(random_.between(1, rounds_))];
      }
    };
    plan(settings_.forfeits, forfeits_);
    plan(settings_.double_forfeits, double_forfeits_);
    plan(settings_.unusual_results, unusual_);
  }

  /// Pairs and plays a round. \return the obstruction, if there is one
  [[nodiscard]] std::string play_round(int round) {
    StateOptions options;
    options.round = round;
    const State state = make_state(t_, options);
    if (state.players.empty()) return fmt::format("round {}: nobody is present", round);
    const Outcome outcome = settings_.system->pair(state, settings_.edition, nullptr);
    if (const auto* none = std::get_if<Unpairable>(&outcome)) {
      return fmt::format("round {}: {}", round, none->obstruction);
    }
    const auto& pairing = std::get<Pairing>(outcome);
    if (pairing.bye != no_player) cell(pairing.bye, round).code = ResultCode::pairing_bye;
    const auto unusual = unusual_games(round, pairing.pairs.size());
    for (std::size_t board = 0; board < pairing.pairs.size(); ++board) {
      const auto& [white, black] = pairing.pairs[board];
      const auto [first, second] =
          unusual[board] == Kind::usual ? played(white, black) : unplayed_or_odd(unusual[board]);
      cell(white, round) = {black, Colour::white, first};
      cell(black, round) = {white, Colour::black, second};
    }
    return {};
  }

  enum class Kind : std::uint8_t { usual, forfeit, double_forfeit, unusual };

  /// The tournament ends before a round that cannot be paired. Who was to be away in it stays
  /// written, so that the report shows why.
  void end_before(int round) {
    bool somebody_away = false;
    for (int i = 0; i < player_count(); ++i)
      somebody_away = somebody_away || !t_.game(static_cast<PlayerIndex>(i), round).is_blank();
    t_.set_rounds(somebody_away ? round : round - 1);
  }

  /// What is not a usual game, board by board.
  [[nodiscard]] std::vector<Kind> unusual_games(int round, std::size_t boards) {
    std::vector<Kind> kinds(boards, Kind::usual);
    const auto at = static_cast<std::size_t>(round);
    const auto choose = [&](const Frequency& frequency, int times, Kind kind) {
      if (!frequency.times) {
        for (Kind& one : kinds) {
          const bool hit = random_.happens(frequency.of_ten_thousand);
          if (hit && one == Kind::usual) one = kind;
        }
        return;
      }
      std::vector<std::size_t> usual;
      for (std::size_t board = 0; board < boards; ++board) {
        if (kinds[board] == Kind::usual) usual.push_back(board);
      }
      for (int i = 0; i < times && !usual.empty(); ++i) {
        const auto pick = random_.below(usual.size());
        kinds[usual[pick]] = kind;
        usual[pick] = usual.back();
        usual.pop_back();
      }
    };
    choose(settings_.forfeits, forfeits_[at], Kind::forfeit);
    choose(settings_.double_forfeits, double_forfeits_[at], Kind::double_forfeit);
    choose(settings_.unusual_results, unusual_[at], Kind::unusual);
    return kinds;
  }

  [[nodiscard]] Results unplayed_or_odd(Kind kind) {
    using enum ResultCode;
    if (kind == Kind::double_forfeit) return {forfeit_loss, forfeit_loss};
    if (kind == Kind::forfeit) {
      return random_.below(2) == 0 ? Results{forfeit_win, forfeit_loss}
                                   : Results{forfeit_loss, forfeit_win};
    }
    switch (random_.below(3)) {
      case 0: return {draw, loss};
      case 1: return {loss, draw};
      default: return {loss, loss};
    }
  }

  [[nodiscard]] Results played(PlayerIndex white, PlayerIndex black) {
    using enum ResultCode;
    const auto strength = [this](PlayerIndex player) {
      const int rating = t_.players[player].rating;
      return rating == 0 ? settings_.ratings.low : rating;
    };
    // Of 10,000 games: E is in hundredths, D in per cent.
    const int e = std::clamp(expected_(strength(white) - strength(black)), 0, 100);
    const int most = 200 * std::min(e, 100 - e);
    const int draws = std::min(settings_.draws * 4 * e * (100 - e) / 100, most);
    const int wins = 100 * e - draws / 2;
    const int drawn = random_.between(0, 9999);
    if (drawn < wins) return {win, loss};
    if (drawn < wins + draws) return {draw, draw};
    return {loss, win};
  }

  void write_points() {
    const int played = next_round(t_) - 1;
    for (std::size_t i = 0; i < t_.players.size(); ++i) {
      t_.players[i].points = t_.score(static_cast<PlayerIndex>(i), played);
    }
  }

  const GeneratorSettings& settings_;
  Random random_;
  const ExpectedScore& expected_;
  Tournament t_;
  int rounds_ = 0;
  std::vector<int> first_round_, last_round_;
  std::vector<int> forfeits_, double_forfeits_, unusual_;  ///< Planned, by round
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

Generated generate_tournament(const GeneratorSettings& settings, std::uint64_t seed,
                              const ExpectedScore& expected) {
  return Generator(settings, seed, expected).generate();
}

}  // namespace trf::pair
