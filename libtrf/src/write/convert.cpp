// A tournament in another dialect: data that have another record there, and data that have none.

#include <algorithm>

#include "acceleration.hpp"
#include "edit/presence.hpp"
#include "read/context.hpp"
#include "team_event.hpp"
#include "trf/contains.hpp"
#include "trf/messages/writer.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

class Conversion {
 public:
  Conversion(const Tournament& tournament, Dialect target)
      : source_{tournament}, t_{tournament}, target_{target} {}

  SharedTournament run() {
    t_.dialect = target_;
    if (target_ == Dialect::trf26) {
      to_trf26();
    } else {
      leave_trf26();
      if (target_ == Dialect::trfx)
        to_trfx();
      else
        to_plain();
      if (target_ == Dialect::trf06) to_trf06();
    }
    return Tournament::of(std::move(t_));
  }

  std::vector<Message> losses;

 private:
  void lose(Message what) {
    losses.emplace_back(
        said::cannot_store{.dialect = Code{name(target_)}, .what = std::move(what)});
  }
  template <class T>
  void drop(T& value, Message what) {
    if (value == T{}) return;
    value = T{};
    lose(std::move(what));
  }

  // ------------------------------------------------------------------ towards TRF26

  void to_trf26() {
    auto& points = t_.points;
    if (points.source != PointSystem::Source::standard) {
      const auto uniform = [](std::initializer_list<Score> values) {
        return std::ranges::all_of(values, [&](Score value) { return value == *values.begin(); });
      };
      points.source = PointSystem::Source::record_162;
      if (!uniform(
              {points.win_white, points.win_black, points.forfeit_win, points.full_point_bye}) ||
          !uniform({points.draw_white, points.draw_black, points.half_point_bye}) ||
          !uniform({points.loss_white, points.loss_black}) ||
          !uniform({points.zero_point_bye, points.forfeit_loss})) {
        lose(said::loss_points_by_colour{});
        points.win_black = points.forfeit_win = points.full_point_bye = points.win_white;
        points.draw_black = points.half_point_bye = points.draw_white;
        points.loss_black = points.loss_white;
        points.forfeit_loss = points.zero_point_bye;
      }
    }
    drop(t_.pair_by_rank, said::loss_pairing_by_rank{});
    announce_absent();
    for (auto& each : t_.player_acceleration) spread(std::move(each));
    t_.player_acceleration.clear();
    for (auto& group : t_.prohibited)
      if (group.last_round == max_rounds && last_round() >= group.first_round)
        group.last_round = static_cast<std::uint16_t>(last_round());
    if (t_.type_code == t_.type_text) t_.type_text.clear();
    // In TRF26 teams without rounds play matches, if the type does not say otherwise.
    if (!source_.is_team_event() && detail::has_matches_of_teams(t_))
      drop(t_.teams, said::loss_clubs{});
  }

  // XXZ is of the next round: in a Double-Swiss of both games of the match. A bye that record 240
  // or the cell has already comes before it.
  void announce_absent() {
    const int next = source_.paired_rounds() + 1;
    for (int round = next; round <= editing::sitting_of(source_, next).last; ++round) {
      AnnouncedByes* record = nullptr;
      std::vector<Id> ids = t_.absent;
      std::erase_if(ids, [&](Id id) { return has_bye(id, round); });
      for (auto& byes : t_.announced_byes)
        if (byes.round == round && byes.kind == ResultCode::zero_point_bye) record = &byes;
      if (ids.empty()) continue;
      if (record == nullptr) {
        const auto of = static_cast<std::uint16_t>(round);
        t_.announced_byes.push_back({ResultCode::zero_point_bye, of, {}, 0});
        record = &t_.announced_byes.back();
      }
      record->ids.insert(record->ids.end(), ids.begin(), ids.end());
    }
    t_.absent.clear();
  }

  [[nodiscard]] bool has_bye(Id id, int round) const {
    if (std::ranges::any_of(source_.announced_byes,
                            [&](const AnnouncedByes& byes) { return byes.is_for(id, round); }))
      return true;
    const auto player = source_.is_team_event() ? no_player : source_.find(id);
    return player != no_player && source_.game(player, round).is_bye();
  }

  /// The last round, if the report names it: rounds may follow those in the rows.
  [[nodiscard]] int last_round() const {
    return source_.is_length_known() ? std::min(source_.planned_rounds(), max_rounds) : max_rounds;
  }

  // XXA is one player's list; 250 is a range of rounds with the same points.
  void spread(PlayerAcceleration record) {
    for (std::size_t r = 0; r < record.points.size(); ++r)
      if (detail::has_points_of_250(source_, record.id, static_cast<int>(r + 1)))
        record.points[r] = {};
    for (std::size_t r = 0; r < record.points.size();) {
      auto end = r + 1;
      while (end < record.points.size() && record.points[end] == record.points[r]) ++end;
      if (record.points[r] != Score{})
        t_.acceleration.push_back({Score{}, record.points[r], static_cast<std::uint16_t>(r + 1),
                                   static_cast<std::uint16_t>(end), record.id, record.id, 0});
      r = end;
    }
  }

  // ------------------------------------------------------------------ away from TRF26

  void leave_trf26() {
    if (!t_.type_code.empty() && t_.type_code != t_.type_text) {
      if (t_.type_text.empty() && detail::is_code_in_092(t_.type_code))
        t_.type_text = t_.type_code;  // As bbpPairings writes it
      else
        lose(said::loss_type_code{.code = t_.type_code});
    }
    if (t_.type_code != t_.type_text) t_.type_code.clear();
    drop(t_.controller, said::loss_controller{});
    if (!t_.ranking_federation.empty() || t_.ranking_method != RankingMethod::none)
      lose(said::loss_ranking_method{});
    t_.ranking_federation.clear();
    t_.ranking_method = RankingMethod::none;
    drop(t_.tie_breaks, said::loss_tie_breaks{});
    drop(t_.standings_order, said::loss_standings_order{});
    drop(t_.time_control, t_.rate_of_play_text.empty()
                              ? Message{said::loss_time_control{}}
                              : Message{said::loss_time_control_text_stays{}});
    drop(t_.board_colours, said::loss_board_colours{});
    drop(t_.match_points, said::loss_match_points{});
    drop(t_.abnormal, said::loss_abnormal_points{});
    drop(t_.line_ups, said::loss_line_ups{});
    drop(t_.team_byes, said::loss_team_byes{});
    drop(t_.forfeited_matches, said::loss_forfeited_matches{});
    leave_national();
    leave_byes();
    if (std::erase_if(t_.other, [](const OtherRecord& record) {
          return record.tag == "801" || record.tag == "802";
        }) != 0)
      lose(said::loss_team_results{});
  }

  void leave_national() {
    std::size_t count = 0;
    for (auto& player : t_.players) {
      count += player.national.size();
      player.national.clear();
    }
    if (count != 0) lose(said::loss_national{.records = count});
  }

  [[nodiscard]] bool announce_in_cells(Id id, const AnnouncedByes& byes) {
    if (target_ == Dialect::trf06 && byes.kind == ResultCode::full_point_bye) return false;
    // A cell after the last round is an error (C16), or a round of its own.
    if (source_.stated_rounds && byes.round > *source_.stated_rounds) return false;
    const auto players = editing::players_of(source_, id);
    bool is_kept = !players.empty();
    for (const auto player : players) {
      const auto game = t_.game(player, byes.round);
      if (game.is_blank()) {
        t_.set_rounds(std::max<int>(t_.rounds(), byes.round));
        t_.games(player)[byes.round - 1U] = {no_player, Colour::none, byes.kind};
      } else {
        is_kept = is_kept && game.code == byes.kind;
      }
    }
    return is_kept;
  }

  // Other dialects announce a bye in its cell. The former content of the cell is lost, and TRF06
  // has no full-point bye.
  void leave_byes() {
    std::size_t count = 0;
    for (const auto& byes : t_.announced_byes)
      for (const auto id : byes.ids) count += announce_in_cells(id, byes) ? 0U : 1U;
    t_.announced_byes.clear();
    if (count != 0) lose(said::loss_announced_byes{.players = count});
  }

  void to_trfx() {
    if (t_.points.source != PointSystem::Source::standard) {
      // XXS has no points of an open game.
      if (t_.points.unknown != t_.points.unknown_by_draws()) lose(said::loss_unknown_points{});
      t_.points.unknown = t_.points.unknown_by_draws();
      t_.points.source = PointSystem::Source::xxs;
    }
    if (source_.is_team_event()) {
      drop(t_.acceleration, said::loss_acceleration{});  // XXA names a player
    } else {
      if (std::ranges::any_of(t_.acceleration, [](const Acceleration& record) {
            return record.match_points != Score{};
          }))
        lose(said::loss_acceleration_match_points{});
      t_.player_acceleration = accelerations();
      t_.acceleration.clear();
    }
    bool lost = false;
    std::erase_if(t_.prohibited, [&](ProhibitedGroup& group) {
      const bool whole = group.first_round == 1 && group.last_round >= last_round();
      lost = lost || !whole;
      group.last_round = max_rounds;
      return !whole;
    });
    if (lost) lose(said::loss_prohibited_in_rounds{});
  }

  // JaVaFo needs the whole history of every accelerated player.
  [[nodiscard]] std::vector<PlayerAcceleration> accelerations() const {
    int last = 0;
    for (const auto& each : source_.acceleration) last = std::max<int>(last, each.last_round);
    for (const auto& each : source_.player_acceleration)
      last = std::max(last, static_cast<int>(each.points.size()));
    std::vector<PlayerAcceleration> result;
    for (std::size_t p = 0; p < source_.players.size() && last > 0; ++p) {
      PlayerAcceleration record;
      record.id = source_.players[p].start_rank;
      for (int round = 1; round <= last; ++round)
        record.points.push_back(source_.accelerated_points(static_cast<PlayerIndex>(p), round));
      if (std::ranges::any_of(record.points, [](Score score) { return score != Score{}; }))
        result.push_back(std::move(record));
    }
    return result;
  }

  void to_plain() {
    if (t_.points.source != PointSystem::Source::standard &&
        !same_values(t_.points, PointSystem::standard()))
      lose(said::loss_point_system{});
    t_.points = PointSystem::standard();
    drop(t_.acceleration, said::loss_acceleration{});
    drop(t_.player_acceleration, said::loss_player_acceleration{});
    drop(t_.prohibited, said::loss_prohibited{});
    drop(t_.absent, said::loss_absent{});
    drop(t_.pair_by_rank, said::loss_pairing_by_rank{});
    drop(t_.initial_colour, said::loss_initial_colour{});
    if (t_.stated_rounds) {
      // Dates and the pairings that stay may show it; a column of byes does not.
      const auto dated = std::ranges::count_if(t_.round_dates, &Date::is_set);
      t_.stated_rounds.reset();
      if (std::max(static_cast<int>(dated), t_.paired_rounds()) != source_.planned_rounds())
        lose(said::loss_rounds{.rounds = source_.planned_rounds()});
    }
  }

  static bool same_values(PointSystem a, const PointSystem& b) {
    a.source = b.source;
    return a == b;
  }

  // TRF06 has 1 = 0 + - only; a half-point bye is '=' without opponent.
  void to_trf06() {
    std::size_t unrated = 0, byes = 0;
    for (std::size_t p = 0; p < t_.players.size(); ++p)
      for (auto& game : t_.games(static_cast<PlayerIndex>(p))) {
        switch (game.code) {
          case ResultCode::unrated_win: game.code = ResultCode::win; break;
          case ResultCode::unrated_draw: game.code = ResultCode::draw; break;
          case ResultCode::unrated_loss: game.code = ResultCode::loss; break;
          case ResultCode::full_point_bye:
          case ResultCode::pairing_bye:
            game.code = ResultCode::forfeit_win;
            ++byes;
            continue;
          default: continue;
        }
        ++unrated;
      }
    if (unrated != 0) lose(said::loss_unrated_results{.results = unrated});
    if (byes != 0) lose(said::loss_byes{.byes = byes});
  }

  const Tournament& source_;
  TournamentDraft t_;
  Dialect target_;
};

}  // namespace

Written convert(const Tournament& tournament, Dialect target, LineEnd end) {
  Conversion conversion{tournament, target};
  auto written = write(*conversion.run(), end);
  written.losses.insert(written.losses.begin(), conversion.losses.begin(), conversion.losses.end());
  return written;
}

}  // namespace trf
