#include "support/random_tournament.hpp"
#include "support/draft.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "support/dice.hpp"

namespace trf::test {
namespace {

struct Pairing {
  std::vector<std::pair<PlayerIndex, PlayerIndex>> pairs;  // White first
  PlayerIndex bye = no_player;
};

/// What makes the next round hard.
enum class Hard : std::uint8_t { nothing, clubs, one_colour, rotation };

/// Dice of their own, so that all other tournaments stay as they are.
Hard hard_of(std::uint64_t seed, const RandomSettings& settings) {
  Dice dice(~seed);
  if (!dice.percent(settings.hard)) return Hard::nothing;
  const int kind = dice.between(settings.prohibited ? 1 : 2, 3);
  return kind == 1 ? Hard::clubs : kind == 2 ? Hard::one_colour : Hard::rotation;
}

class Play {
 public:
  Play(std::uint64_t seed, const RandomSettings& settings)
      : dice_(seed),
        seed_(seed),
        settings_(settings),
        hard_(hard_of(seed, settings)),
        count_(dice_.between(settings.min_players, settings.max_players)) {
    // The second colour of all makes the third round hard.
    if (hard_ == Hard::one_colour) settings_.min_rounds = std::max(settings_.min_rounds, 3);
    if (hard_ == Hard::rotation)
      settings_.withdrawals = settings_.late_entries = settings_.requested_byes = 0;
  }

  test::Draft tournament() {
    enter_players();
    const int planned = std::min(dice_.between(settings_.min_rounds, settings_.max_rounds),
                                 std::max(1, count_ - 1));
    t_.stated_rounds = planned;
    choose_records(planned);
    int played = dice_.between(0, planned - 1);
    if (hard_ == Hard::one_colour) played = std::min(2, planned - 1);
    t_.set_rounds(played);
    for (round_ = 1; round_ <= played; ++round_) {
      if (!play_round()) {
        t_.set_rounds(round_ - 1);
        break;
      }
    }
    round_ = t_.rounds() + 1;
    if (hard_ == Hard::clubs) prohibit_clubs(t_, seed_, round_);
    if (settings_.announced_byes) announce_absences();
    return std::move(t_);
  }

 private:
  void enter_players() {
    std::vector<int> ratings;
    for (int i = 0; i < count_; ++i) {
      int rating = dice_.between(1000, 2600);
      if (settings_.rating_ties && dice_.percent(30)) rating = rating / 100 * 100;
      if (settings_.rating_ties && dice_.percent(5)) rating = 0;
      ratings.push_back(rating);
    }
    std::ranges::sort(ratings, std::greater<>());
    for (int i = 0; i < count_; ++i) {
      Player& player = t_.players.emplace_back();
      player.start_rank = static_cast<std::uint16_t>(i + 1);
      player.row = static_cast<std::uint32_t>(i);
      player.rating = static_cast<std::uint16_t>(ratings[static_cast<std::size_t>(i)]);
      player.name = std::to_string(i + 1).insert(0, "Player ");
      first_round_.push_back(dice_.percent(settings_.late_entries) ? dice_.between(2, 4) : 1);
      last_round_.push_back(dice_.percent(settings_.withdrawals) ? dice_.between(1, 8)
                                                                 : max_rounds);
    }
  }

  void choose_records(int planned) {
    t_.initial_colour = dice_.percent(50) ? Colour::white : Colour::black;
    if (settings_.point_systems && dice_.percent(30)) choose_points();
    if (settings_.acceleration && dice_.percent(25)) choose_acceleration(planned);
    const int groups = settings_.prohibited && dice_.percent(30) ? dice_.between(1, 3) : 0;
    for (int i = 0; i < groups; ++i) {
      ProhibitedGroup group;
      if (dice_.percent(50)) {
        group.first_round = static_cast<std::uint16_t>(dice_.between(1, planned));
        group.last_round = static_cast<std::uint16_t>(dice_.between(group.first_round, planned));
      }
      for (int k = 0; k < 3 && k < count_ / 2; ++k)
        group.ids.push_back(static_cast<Id>(dice_.between(1, count_)));
      std::ranges::sort(group.ids);
      group.ids.erase(std::unique(group.ids.begin(), group.ids.end()), group.ids.end());
      if (group.ids.size() >= 2) t_.prohibited.push_back(group);
    }
  }

  void choose_points() {
    PointSystem& points = t_.points;
    points.source = PointSystem::Source::record_162;
    if (dice_.percent(50)) {
      const Score win = Score::from_tenths(30), draw = Score::from_tenths(10);
      points.win_white = points.win_black = points.forfeit_win = points.full_point_bye = win;
      points.draw_white = points.draw_black = points.half_point_bye = points.unknown = draw;
      points.pairing_bye = win;
    }
    if (dice_.percent(50)) points.pairing_bye = dice_.percent(70) ? points.draw() : Score{};
  }

  void choose_acceleration(int planned) {
    switch (dice_.between(0, 2)) {
      case 0: t_.type_code = "FIDE_DUTCH_2026_BAKU"; break;
      case 1: {
        Acceleration acceleration;
        acceleration.game_points = t_.points.win();
        acceleration.first_round = 1;
        acceleration.last_round = static_cast<std::uint16_t>(dice_.between(1, planned));
        acceleration.first_id = 1;
        acceleration.last_id = static_cast<Id>(dice_.between(1, count_));
        t_.acceleration.push_back(acceleration);
        break;
      }
      default:
        for (int i = 0; i < count_ / 3; ++i) {
          PlayerAcceleration one;
          one.id = static_cast<Id>(i + 1);
          for (int r = 0; r < planned; ++r)
            one.points.push_back(Score::from_tenths(5 * dice_.between(0, 4)));
          t_.player_acceleration.push_back(one);
        }
    }
  }

  [[nodiscard]] bool is_here(int i) const {
    const auto at = static_cast<std::size_t>(i);
    return round_ >= first_round_[at] && round_ <= last_round_[at];
  }

  Game& cell(PlayerIndex player) { return t_.games(player)[static_cast<std::size_t>(round_ - 1)]; }

  ResultCode bye_kind() {
    constexpr ResultCode kinds[] = {ResultCode::half_point_bye, ResultCode::half_point_bye,
                                    ResultCode::zero_point_bye, ResultCode::full_point_bye};
    return kinds[dice_.between(0, 3)];
  }

  bool play_round() {
    std::vector<PlayerIndex> present;
    for (int i = 0; i < count_; ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      if (!is_here(i)) {
        if (dice_.percent(70)) cell(player).code = ResultCode::zero_point_bye;
      } else if (dice_.percent(settings_.requested_byes)) {
        cell(player).code = bye_kind();
      } else {
        present.push_back(player);
      }
    }
    std::optional<Pairing> pairing;
    if (hard_ == Hard::rotation) pairing = by_rotation(present);
    for (int noise = 0; noise < 40 && !pairing; ++noise) pairing = try_pairing(present, noise);
    if (!pairing || pairing->pairs.empty()) return false;
    if (pairing->bye != no_player) cell(pairing->bye).code = ResultCode::pairing_bye;
    for (const auto& [white, black] : pairing->pairs) play_game(white, black);
    return true;
  }

  void play_game(PlayerIndex white, PlayerIndex black) {
    ResultCode first = ResultCode::draw, second = ResultCode::draw;
    if (dice_.percent(settings_.forfeits)) {
      const int who = dice_.between(0, 4);
      first = who >= 2 && who != 4 ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
      second = who < 2 ? ResultCode::forfeit_win : ResultCode::forfeit_loss;
    } else if (!dice_.percent(settings_.draws)) {
      // The stronger player wins two games of three.
      const bool white_wins = dice_.percent(white < black ? 67 : 33);
      first = white_wins ? ResultCode::win : ResultCode::loss;
      second = white_wins ? ResultCode::loss : ResultCode::win;
    }
    cell(white) = {black, Colour::white, first};
    cell(black) = {white, Colour::black, second};
  }

  /// Colours of played games.
  [[nodiscard]] std::vector<Colour> colours(PlayerIndex player) const {
    std::vector<Colour> result;
    for (const Game& game : t_.games(player)) {
      if (game.is_played()) result.push_back(game.colour);
    }
    return result;
  }

  struct Preference {
    Colour colour = Colour::none;
    int strength = 0;  // 3 absolute, 2 strong, 1 mild
  };
  [[nodiscard]] Preference preference(PlayerIndex player) const {
    const auto played = colours(player);
    if (played.empty()) return {};
    const auto whites = std::ranges::count(played, Colour::white);
    const auto difference = 2 * whites - static_cast<std::ptrdiff_t>(played.size());
    const bool twice = played.size() > 1 && played.back() == played[played.size() - 2];
    const Colour lacking = difference > 0   ? Colour::black
                           : difference < 0 ? Colour::white
                                            : opposite(played.back());
    if (difference > 1 || difference < -1) return {lacking, 3};
    if (twice) return {opposite(played.back()), 3};
    return {lacking, difference != 0 ? 2 : 1};
  }

  [[nodiscard]] bool may_meet(PlayerIndex a, PlayerIndex b) const {
    for (const Game& game : t_.games(a)) {
      if (game.is_played() && game.opponent == b) return false;
    }
    const Id x = t_.players[a].start_rank, y = t_.players[b].start_rank;
    for (const auto& group : t_.prohibited) {
      if (round_ >= group.first_round && round_ <= group.last_round &&
          std::ranges::binary_search(group.ids, x) && std::ranges::binary_search(group.ids, y)) {
        return false;
      }
    }
    if (hard_ == Hard::one_colour && has_white(a) == has_white(b)) return false;
    const Preference p = preference(a), q = preference(b);
    return p.strength < 3 || q.strength < 3 || p.colour != q.colour;
  }

  [[nodiscard]] bool may_have_bye(PlayerIndex player) const {
    for (int r = 1; r < round_; ++r) {
      const Game game = t_.game(player, r);
      if (game.code == ResultCode::pairing_bye || game.code == ResultCode::forfeit_win)
        return false;
      if (!game.is_played() && t_.points.of(game) >= t_.points.win()) return false;
    }
    return true;
  }

  /// For rounds in which all players have had one colour only.
  [[nodiscard]] static bool has_white(PlayerIndex player) noexcept { return player % 2 == 0; }

  /// Empty: a pair of the rotation is not allowed.
  [[nodiscard]] std::optional<Pairing> by_rotation(const std::vector<PlayerIndex>& players) {
    const std::size_t size = players.size() + players.size() % 2, others = size - 1;
    const auto place = [&](std::size_t i) {
      return i == 0 ? 0 : 1 + (i - 1 + static_cast<std::size_t>(round_)) % others;
    };
    Pairing pairing;
    for (std::size_t i = 0; i < size / 2; ++i) {
      const auto [low, high] = std::minmax({place(i), place(others - i)});
      if (high == players.size()) {
        if (!may_have_bye(players[low])) return std::nullopt;
        pairing.bye = players[low];
        continue;
      }
      if (!may_meet(players[low], players[high])) return std::nullopt;
      add(pairing, players[low], players[high]);
    }
    return pairing;
  }

  std::optional<Pairing> try_pairing(const std::vector<PlayerIndex>& present, int noise) {
    std::vector<std::pair<int, PlayerIndex>> order;
    for (const PlayerIndex player : present) {
      Score points;
      for (int r = 1; r < round_; ++r) points += t_.points.of(t_.game(player, r));
      const int score = points.tenths();
      order.emplace_back(-score * 10 + dice_.between(0, 10 + noise * 10), player);
    }
    std::ranges::sort(order);
    Pairing pairing;
    if (order.size() % 2 == 1) {
      auto last = order.rbegin();
      while (last != order.rend() && !may_have_bye(last->second)) ++last;
      if (last == order.rend()) return std::nullopt;
      pairing.bye = last->second;
      order.erase(std::next(last).base());
    }
    while (!order.empty()) {
      const PlayerIndex first = order.front().second;
      std::size_t other = 1;
      while (other < order.size() && !may_meet(first, order[other].second)) ++other;
      if (other >= order.size()) return std::nullopt;
      add(pairing, first, order[other].second);
      order.erase(order.begin() + static_cast<std::ptrdiff_t>(other));
      order.erase(order.begin());
    }
    return pairing;
  }

  void add(Pairing& pairing, PlayerIndex a, PlayerIndex b) {
    const Preference p = preference(a), q = preference(b);
    const Preference& decides = p.strength >= q.strength ? p : q;
    if (hard_ == Hard::one_colour) {
      pairing.pairs.emplace_back(has_white(a) ? a : b, has_white(a) ? b : a);
      return;
    }
    const bool first_white = decides.strength == 0      ? dice_.percent(50)
                             : p.strength >= q.strength ? p.colour == Colour::white
                                                        : q.colour == Colour::black;
    pairing.pairs.emplace_back(first_white ? a : b, first_white ? b : a);
  }

  void announce_absences() {
    const int how = dice_.between(0, 3);
    if (how == 0) t_.set_rounds(round_);
    bool wrote = false;
    for (int i = 0; i < count_; ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      const bool here = is_here(i);
      if (here && !dice_.percent(settings_.requested_byes)) continue;
      const ResultCode kind = here ? bye_kind() : ResultCode::zero_point_bye;
      const Id id = t_.players[player].start_rank;
      if (how == 0) {
        cell(player).code = kind;
        wrote = true;
      } else if (how == 1) {
        t_.absent.push_back(id);
      } else {
        AnnouncedByes byes;
        byes.kind = kind;
        byes.round = static_cast<std::uint16_t>(round_);
        byes.ids = {id};
        t_.announced_byes.push_back(byes);
      }
    }
    if (how == 0 && !wrote) t_.set_rounds(round_ - 1);
  }

  Dice dice_;
  std::uint64_t seed_;
  RandomSettings settings_;
  Hard hard_;
  int count_;
  int round_ = 1;
  test::Draft t_;
  std::vector<int> first_round_, last_round_;
};

}  // namespace

test::Draft random_tournament(std::uint64_t seed, const RandomSettings& settings) {
  return Play(seed, settings).tournament();
}

void prohibit_clubs(TournamentDraft& tournament, std::uint64_t seed, int first_round) {
  Dice dice(seed);
  const int players = tournament.player_count();
  const int clubs = dice.between(2, 5), way = dice.between(0, 2);
  std::vector<ProhibitedGroup> groups(static_cast<std::size_t>(clubs));
  for (ProhibitedGroup& group : groups) {
    group.first_round = static_cast<std::uint16_t>(first_round);
    group.last_round = max_rounds;
  }
  for (int i = 0; i < players; ++i) {
    const int club = way == 0   ? i * clubs / players
                     : way == 1 ? i % clubs
                                : dice.between(0, clubs - 1);
    groups[static_cast<std::size_t>(club)].ids.push_back(
        tournament.players[static_cast<std::size_t>(i)].start_rank);
  }
  for (ProhibitedGroup& group : groups)
    if (group.ids.size() > 1) tournament.prohibited.push_back(std::move(group));
}

int scaled(int cases) {
  const char* scale = std::getenv("TRF_TEST_SCALE");
  const int divisor = scale == nullptr ? 1 : std::atoi(scale);
  return divisor > 1 ? std::max(1, cases / divisor) : cases;
}

}  // namespace trf::test
