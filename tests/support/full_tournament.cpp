#include "support/full_tournament.hpp"

#include <algorithm>
#include <string>

#include "support/random_match_tournament.hpp"
#include "support/random_tournament.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/time_control.hpp"

namespace trf::test {
namespace {

class Full {
 public:
  Full(Dice& dice, Dialect dialect) : dice_{dice}, dialect_{dialect} {}

  SharedTournament draw() {
    const auto seed = static_cast<std::uint64_t>(dice_.between(0, 1'000'000));
    const int kind = dice_.between(0, 2);
    t_ = kind == 0   ? TournamentDraft(random_tournament(seed, {.max_players = 12}))
         : kind == 1 ? TournamentDraft(random_team_tournament(
                           seed, dice_.percent(50) ? "FIDE_TEAM_MP_GP" : "FIDE_TEAM_TYPEA"))
                     : TournamentDraft(random_double_swiss(seed));
    t_.dialect = dialect_;
    is_team_ = kind == 1;
    header();
    players();
    games();
    if (dialect_ == Dialect::trf26)
      records_of_2026();
    else
      without_records_of_2026();
    if (dialect_ == Dialect::trfx || dialect_ == Dialect::bbp)
      records_of_engines();
    else if (dialect_ != Dialect::trf26)
      plain();
    t_.points = points();
    if (some()) t_.other.push_back({"###", "A comment", 0});
    if (some()) t_.other.push_back({"999", "An unknown record", 0});
    return Tournament::of(std::move(t_));
  }

 private:
  bool some() { return dice_.percent(50); }
  int count() const { return static_cast<int>(is_team_ ? t_.teams.size() : t_.players.size()); }
  Id id() { return static_cast<Id>(dice_.between(1, count())); }
  std::uint16_t round() {
    return static_cast<std::uint16_t>(dice_.between(1, std::max(2, t_.rounds() + 3)));
  }
  Score halves(int most) { return Score::from_halves(dice_.between(0, most)); }
  Date date() {
    return {static_cast<std::uint16_t>(2026), static_cast<std::uint8_t>(dice_.between(1, 12)),
            static_cast<std::uint8_t>(dice_.between(1, 28))};
  }

  void header() {
    t_.name = some() ? "Open" : "Torneo";
    if (some()) t_.city = "Città";
    if (some()) t_.federation = "ITA";
    if (some()) t_.start = date();
    if (some()) t_.end = date();
    if (some()) t_.chief_arbiter = "IA Rossi, Ada";
    if (some()) t_.deputies = {"Neri, Ugo", "Bini, Aldo"};
    if (some()) t_.rate_of_play_text = "90 min + 30 s";
    if (some())
      for (int r = dice_.between(1, 9); r > 0; --r)
        t_.round_dates.push_back(some() || r == 1 ? date() : Date{});
    if (some()) t_.stated_players = static_cast<int>(t_.players.size());
    if (some()) t_.stated_rated = dice_.between(0, 5);
    if (some()) t_.stated_teams = dice_.between(0, 5);
    if (some()) t_.stated_rounds.reset();
  }

  void players() {
    const auto number = [this](int low, int high) {
      return some() ? static_cast<std::uint16_t>(dice_.between(low, high)) : std::uint16_t{0};
    };
    for (auto& player : t_.players) {
      player.sex = static_cast<Sex>(dice_.between(0, 2));
      player.title = some() ? static_cast<Title>(dice_.between(0, 8)) : Title::none;
      if (player.title == Title::none && some()) player.title_text = "2N";
      player.rating = number(1400, 2700);
      if (some()) player.federation = "GER";
      if (some()) player.fide_id = std::to_string(dice_.between(100'000, 99'999'999));
      if (some()) player.birth = {1990, 1, static_cast<std::uint8_t>(dice_.between(1, 28))};
      if (some()) player.points = halves(12);
      player.rank = number(1, 40);
    }
  }

  void games() {
    for (std::size_t p = 0; p < t_.players.size(); ++p)
      for (auto& game : t_.games(static_cast<PlayerIndex>(p)))
        if (game.opponent == no_player && game.code == ResultCode::none && some())
          game.code = ResultCode::half_point_bye;
        else if (game.is_played() && dice_.percent(3))
          game.code = ResultCode::unrated_draw;
    if (dialect_ != Dialect::trf06) return;
    for (std::size_t p = 0; p < t_.players.size(); ++p)
      for (auto& game : t_.games(static_cast<PlayerIndex>(p))) {
        using enum ResultCode;
        if (game.code == unrated_draw) game.code = draw;
        if (game.code == full_point_bye || game.code == pairing_bye) game.code = forfeit_win;
      }
  }

  void records_of_2026() {
    if (some()) t_.controller = "A program 1.0";
    if (some()) t_.type_text = "Swiss";
    if (dice_.percent(20)) t_.type_code = "OTHER_SYSTEM";
    if (some()) t_.ranking_federation = "ITA";
    if (some()) t_.ranking_method = static_cast<RankingMethod>(dice_.between(1, 6));
    if (some()) t_.tie_breaks = parse_tie_breaks("PTS,BH/C1,SB").codes;
    if (some()) t_.standings_order = parse_tie_breaks("PTS,DE").codes;
    if (some())
      t_.time_control = parse_time_control(some() ? "40/6000+30:1800" : "W 300-B 10/240+2:60");
    if (some()) t_.match_points = {halves(6), halves(6), halves(6)};
    if (some()) announce();
    if (some()) accelerate();
    if (some()) prohibit(true);
    if (some()) {
      auto& record = t_.abnormal.emplace_back();
      record.kind = "WDLFHZ+- "[dice_.between(0, 8)];
      const int stated = is_team_ ? dice_.between(0, 2) : 1;
      if (stated != 1) record.match_points = halves(4);
      if (stated != 0) record.game_points = halves(4);
      if (some()) record.round = round();
      record.ids = ids(some() ? 2 : 0);
    }
    if (some()) {
      t_.other.push_back({"801", "A line for people", 0});
      t_.other.push_back({"802", "Another", 0});
    }
    for (auto& player : t_.players)
      if (dice_.percent(30)) national(player.national.emplace_back());
    int rank = 0;
    for (auto& team : t_.teams) {
      ++rank;
      if (some()) team.nickname = "AB";
      if (some()) team.strength = "2100";
      if (some()) team.match_points = halves(8);
      if (some()) team.game_points = halves(20);
      if (some()) team.rank = static_cast<std::uint16_t>(rank);
    }
    if (is_team_ && some()) std::swap(t_.teams[0].number, t_.teams[1].number);
    if (t_.team_byes && some()) t_.team_byes->match_points = halves(4);
    if (is_team_ && t_.rounds() > 0 && some()) {
      auto& match = t_.forfeited_matches.emplace_back();
      // A later round counts only if a number of rounds includes it (M16).
      match.round = static_cast<std::uint16_t>(
          dice_.between(1, std::max(t_.rounds(), t_.stated_rounds.value_or(1))));
      match.white = id();
      match.black = static_cast<Id>(match.white % count() + 1);
      match.white_won = some();
      match.black_won = !match.white_won && some();
    }
    if (!some()) return;
    t_.team_byes.reset();
    t_.line_ups.clear();
    t_.forfeited_matches.clear();
    t_.board_colours.clear();
  }

  void national(NationalRecord& record) {
    record.federation = some() ? "ITA" : "GER";
    record.sex = static_cast<Sex>(dice_.between(0, 2));
    if (some()) record.classification = "1N";
    if (some()) record.name = "Nome";
    if (some()) record.rating = static_cast<std::uint16_t>(dice_.between(1000, 2700));
    if (some()) record.origin = "BO";
    if (some()) record.id = std::to_string(dice_.between(1, 999'999));
    if (some()) record.birth = {1990, 1, static_cast<std::uint8_t>(dice_.between(1, 28))};
  }

  void without_records_of_2026() {
    t_.announced_byes.clear();
    t_.acceleration.clear();
    t_.player_acceleration.clear();
    t_.prohibited.clear();
    t_.abnormal.clear();
    t_.line_ups.clear();
    t_.team_byes.reset();
    t_.forfeited_matches.clear();
    t_.board_colours.clear();
    t_.absent.clear();
    // A code in 092 is read as one.
    if (some()) t_.type_code = "";
    t_.type_text = t_.type_code;
    if (t_.type_code.empty() && some()) t_.type_text = "Individual: Swiss-System";
  }

  void records_of_engines() {
    if (some()) prohibit(false);
    if (some()) t_.absent = ids(2);
    t_.pair_by_rank = some();
    if (some())
      for (int k = dice_.between(1, 2); k > 0; --k) {
        auto& record = t_.player_acceleration.emplace_back();
        record.id = static_cast<Id>(k);
        for (int r = dice_.between(1, 4); r > 0; --r) record.points.push_back(halves(2));
      }
  }

  void plain() {
    t_.initial_colour = Colour::none;
    t_.pair_by_rank = false;
    t_.stated_rounds.reset();
  }

  std::vector<Id> ids(int number) {
    std::vector<Id> all;
    while (static_cast<int>(all.size()) < std::min(number, count()))
      if (const auto one = id(); std::ranges::find(all, one) == all.end()) all.push_back(one);
    return all;
  }

  void announce() {
    constexpr ResultCode kinds[]{ResultCode::full_point_bye, ResultCode::half_point_bye,
                                 ResultCode::zero_point_bye};
    for (int k = dice_.between(1, 3); k > 0; --k)
      t_.announced_byes.push_back({kinds[dice_.between(0, 2)], round(), ids(2), 0});
  }

  void accelerate() {
    for (int k = dice_.between(1, 2); k > 0; --k) {
      const auto first = id(), last = id();
      const auto begin = round(), end = round();
      t_.acceleration.push_back({dice_.percent(40) ? halves(4) : Score{}, halves(4),
                                 std::min(begin, end), std::max(begin, end), std::min(first, last),
                                 std::max(first, last), 0});
    }
  }

  void prohibit(bool has_rounds) {
    if (count() < 2) return;
    auto& group = t_.prohibited.emplace_back();
    group.ids = ids(dice_.between(2, 3));
    if (!has_rounds || dice_.percent(20)) return;
    group.first_round = some() ? std::uint16_t{1} : round();
    group.last_round = static_cast<std::uint16_t>(group.first_round + dice_.between(0, 6));
  }

  PointSystem points() {
    auto s = PointSystem::standard();
    if (dialect_ == Dialect::trf06 || dialect_ == Dialect::trf16 || some()) return s;
    s.source = dialect_ == Dialect::trf26  ? PointSystem::Source::record_162
               : dialect_ == Dialect::trfx ? PointSystem::Source::xxs
                                           : PointSystem::Source::bbp;
    s.win_white = s.win_black = s.forfeit_win = s.full_point_bye = Score::from_tenths(30);
    s.draw_white = s.draw_black = s.half_point_bye = halves(3);
    s.loss_white = s.loss_black = halves(1);
    s.zero_point_bye = s.forfeit_loss = halves(1);
    s.pairing_bye = halves(6);
    s.unknown = dialect_ == Dialect::trf26 && some() ? halves(3) : s.draw_white;
    if (dialect_ != Dialect::trfx) return s;
    s.unknown = s.unknown_by_draws();
    if (some()) s.win_black = halves(6);
    if (some()) s.half_point_bye = halves(6);
    return s;
  }

  Dice& dice_;
  Dialect dialect_;
  TournamentDraft t_;
  bool is_team_ = false;
};

}  // namespace

SharedTournament full_tournament(Dice& dice, Dialect dialect) { return Full{dice, dialect}.draw(); }

}  // namespace trf::test
