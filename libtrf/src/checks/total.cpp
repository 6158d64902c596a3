// Family T: points compared with results, ranks compared with points.

#include <algorithm>
#include <numeric>
#include <optional>

#include "checks/report.hpp"
#include "checks/sequence.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/messages/found_totals.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_modifiers.hpp"

namespace trf::checking {
namespace {

class Totals {
 public:
  explicit Totals(Report& report)
      : report_(report),
        t_(report.tournament()),
        last_(round_of_points(t_)),
        last_byes_(round_of_counted_byes(t_)),
        wrong_(t_.players.size()) {}

  void check_points() {
    // JaVaFo's generator has the point system only in its parameters, so no sum can be expected.
    if (t_.name.starts_with("AutoTest") && t_.points.source == PointSystem::Source::standard) {
      report_.skip("T01", found::points_hidden{});
      return;
    }
    set_limits();
    const auto with_points = static_cast<std::size_t>(
        std::ranges::count_if(t_.players, [](const Player& p) { return p.points.has_value(); }));
    have_points_ = with_points * 2 > t_.players.size();
    has_sums_ = report_.is_team() || report_.has_all_abnormal_points();
    if (!has_sums_) report_.skip("T01", found::points_unknown{});
    if (has_sums_ && with_points != 0 && is_of_earlier_round()) return;
    if (has_sums_ && has_wrong_system()) return;
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) check_player(p);
  }

  void check_ranks() {
    if (report_.is_team()) return;
    order_.clear();
    for (PlayerIndex p = 0; p < t_.player_count(); ++p)
      if (t_.players[p].rank != 0 && t_.players[p].rank <= t_.players.size()) order_.push_back(p);
    if (order_.size() != t_.players.size()) return;  // R28 or R29 already reported this
    std::ranges::stable_sort(order_, {}, [&](PlayerIndex p) { return t_.players[p].rank; });
    if (is_set()) check_shared();
    check_order();
  }

 private:
  void add(CheckId id, PlayerIndex p, Message message) {
    report_.add(id, place(t_.players[p].line, layout::player::points), std::move(message));
  }

  void set_limits() {
    const auto& points = t_.points;
    const std::array values{points.win_white,      points.win_black,      points.draw_white,
                            points.draw_black,     points.loss_white,     points.loss_black,
                            points.forfeit_win,    points.forfeit_loss,   points.full_point_bye,
                            points.half_point_bye, points.zero_point_bye, points.pairing_bye};
    best_ = *std::ranges::max_element(values);
    worst_ = *std::ranges::min_element(values);
    for (const auto value : values) step_ = std::gcd(step_, value.tenths());
    if (step_ == 0) step_ = 1;
    has_penalties_ = !t_.abnormal.empty();
  }

  // In a running tournament the points may be those after an earlier round: one note, no error.
  bool is_of_earlier_round() {
    if (report_.is_team() || t_.is_over()) return false;
    return says_earlier_round(Severity::info);
  }

  bool says_earlier_round(Severity severity) {
    const auto round = earlier_round_of_points(t_);
    if (!round) return false;
    const auto first =
        std::ranges::find_if(t_.players, [](const Player& p) { return p.points.has_value(); });
    report_.add_mild("T01", severity, place(first->line, layout::player::points),
                     found::points_of_round{.round = *round, .last = report_.rounds()});
    return true;
  }

  /// The last round of the sum that the points are: without or with the byes of the round to come.
  [[nodiscard]] std::optional<int> last_counted(PlayerIndex p, Score points) const {
    for (const int last : {last_, last_byes_})
      if (points == t_.score(p, last)) return last;
    return std::nullopt;
  }

  /// Later rounds with a bye that gives points, without what records 299 add to the total.
  struct Byes {
    std::vector<Arg> rounds;
    Score points;
  };
  [[nodiscard]] Byes byes_after(PlayerIndex p, int last) const {
    Byes byes;
    for (int round = last + 1; round <= t_.rounds(); ++round)
      if (const auto points = t_.points_of(p, round); points != Score{}) {
        byes.rounds.emplace_back(round);
        byes.points += points;
      }
    return byes;
  }

  // If almost no points fit the results, the point system is wrong, or they are of an earlier
  // round: one finding, not many.
  bool has_wrong_system() {
    if (t_.points.source == PointSystem::Source::standard || t_.players.size() < 4) return false;
    std::size_t differ = 0;
    for (PlayerIndex p = 0; p < t_.player_count(); ++p)
      differ += t_.players[p].points && !last_counted(p, *t_.players[p].points) ? 1U : 0U;
    if (differ * 4 < t_.players.size() * 3) return false;
    wrong_.assign(t_.players.size(), true);
    if (says_earlier_round(Severity::error)) return true;
    report_.add("T01", report_.place(report_.points_line()),
                found::system_does_not_fit{.players = differ, .all = t_.players.size()});
    return true;
  }

  void check_player(PlayerIndex p) {
    const auto& player = t_.players[p];
    if (report_.is_doubtful(p) || report_.is_shifted(p)) return;
    if (!player.points) {
      const bool are_expected =
          have_points_ || (report_.rounds() > 0 && t_.dialect != Dialect::trfx);
      if (player.line != 0 && are_expected && !report_.is_team() &&
          report_.document().width(player.line) >= layout::player::points.last() &&
          trimmed(slice(report_.columns(player.line), layout::player::points)).empty())
        add("R27", p, found::no_points{.player = player.start_rank});
      return;
    }
    if (!has_sums_) return;
    const auto points = *player.points;
    if (const auto last = last_counted(p, points)) {
      if (auto byes = byes_after(p, *last); byes.points != Score{})
        report_.add_mild(
            "T02", Severity::info, place(player.line, layout::player::points),
            found::points_without_bye{
                .points = points, .rounds = std::move(byes.rounds), .with = points + byes.points});
      return;
    }
    auto byes = byes_after(p, last_);
    const auto results = t_.score(p, last_);
    const int rounds = std::max(t_.rounds(), 1);
    wrong_[p] = true;
    if (!has_penalties_ && (points > best_ * rounds || points < std::min(worst_ * rounds, Score{})))
      add("T03", p, found::points_impossible{.points = points, .rounds = rounds});
    else if (!has_penalties_ && points.tenths() % step_ != 0)
      add("T04", p, found::points_no_sum{.points = points, .step = Score::from_tenths(step_)});
    else if (!byes.rounds.empty() && (points == results + byes.points || points == t_.score(p)))
      add("T02", p,
          found::points_with_byes{
              .points = points, .rounds = std::move(byes.rounds), .results = results});
    else if (is_accelerated(p, points))
      add("T02", p, found::points_accelerated{.points = points, .results = results});
    else
      report_.add_mild(
          "T01", report_.is_team() ? Severity::warning : Severity::error,
          place(player.line, layout::player::points),
          found::points_differ{.player = player.start_rank, .points = points, .results = results});
  }

  [[nodiscard]] bool is_accelerated(PlayerIndex p, Score points) const {
    for (const int round : {report_.rounds(), report_.rounds() + 1}) {
      const auto extra = t_.accelerated_points(p, std::max(round, 1));
      if (extra != Score{} && last_counted(p, points - extra)) return true;
    }
    return false;
  }

  void check_shared() {
    for (std::size_t i = 0; i < order_.size();) {
      std::size_t end = i + 1;
      while (end < order_.size() && t_.players[order_[end]].rank == t_.players[order_[i]].rank)
        ++end;
      for (std::size_t k = i; end - i > 1 && k < end; ++k)
        report_.add("T06", rank_of(order_[k]),
                    found::rank_shared{.rank = t_.players[order_[i]].rank, .players = end - i});
      i = end;
    }
  }

  // 1 to n; k players of rank r are followed by r + k. If not, a rank that appears twice may be
  // a tie or an error, and the wrong row cannot be identified: all of them are reported, and each
  // row with a rank that the tie would use. Without such a tie no rank is left out, since none is
  // above n.
  bool is_set() {
    const auto rank = [&](std::size_t i) { return std::size_t{t_.players[order_[i]].rank}; };
    const auto say = [&](std::size_t i, Message message) {
      report_.add("T07", rank_of(order_[i]), std::move(message));
    };
    bool is_set = true;
    for (std::size_t i = 0, end = 0; i < order_.size(); i = end) {
      for (end = i + 1; end < order_.size() && rank(end) == rank(i);) ++end;
      const auto next = end < order_.size() ? rank(end) : order_.size() + 1;
      const auto wanted = rank(i) + (end - i);
      if (end - i == 1 || next == wanted) continue;
      is_set = false;
      for (std::size_t k = i; k < end; ++k)
        say(k, end == order_.size()
                   ? Message{found::rank_shared_of_all{
                         .rank = rank(i), .players = end - i, .all = order_.size()}}
                   : Message{found::rank_follows{
                         .rank = rank(i), .players = end - i, .next = next, .wanted = wanted}});
      for (std::size_t k = end; k < order_.size() && rank(k) < wanted; ++k)
        say(k, found::rank_taken{.rank = rank(k), .players = end - i, .shared = rank(i)});
    }
    return is_set;
  }

  // In the order of the ranks, points must not increase. The ranks outside the longest sequence
  // that does not increase are reported.
  void check_order() {
    if (!report_.wants("T05") || report_.is_ordered_otherwise()) return;
    std::erase_if(order_, [&](PlayerIndex p) {
      return wrong_[p] || report_.is_doubtful(p) || !t_.players[p].points;
    });
    sort(order_, [&](PlayerIndex p) { return points(p); });
    std::vector<Score> all;
    for (const auto p : order_) all.push_back(points(p));
    const auto is_in = longest_falling(all);
    const auto out = static_cast<std::size_t>(std::ranges::count(is_in, false));
    // Ranks of another round are one finding, not many.
    if (out != 0 && are_earlier_ranks()) return;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (is_in[i]) continue;
      const auto& player = t_.players[order_[i]];
      if (out > 4 && out * 3 > order_.size()) {
        report_.add("T05", place(player.line, layout::player::rank),
                    found::ranks_not_by_points{.players = out});
        return;
      }
      report_.add("T05", place(player.line, layout::player::rank),
                  found::rank_not_by_points{.rank = player.rank, .points = points(order_[i])});
    }
  }

  // Ranks in a running tournament: the start numbers, or the order after an earlier round.
  [[nodiscard]] bool are_earlier_ranks() {
    if (report_.is_final()) return false;
    const auto say = [&](Message message) {
      report_.add_mild("T05", Severity::info, rank_of(order_.front()), std::move(message));
    };
    const auto is_start = [&](PlayerIndex p) {
      return t_.players[p].rank == t_.players[p].start_rank;
    };
    if (std::ranges::all_of(order_, is_start)) {
      say(found::ranks_of_start{.last = report_.rounds()});
      return true;
    }
    std::vector<Score> scores(t_.players.size());
    const auto score = [&](PlayerIndex p) { return scores[p]; };
    for (int round = report_.rounds() - 1; round > 0; --round) {
      for (PlayerIndex p = 0; p < t_.player_count(); ++p) scores[p] = t_.score(p, round);
      auto order = order_;
      sort(order, score);
      if (!std::ranges::is_sorted(order, std::ranges::greater{}, score)) continue;
      say(found::ranks_of_round{.round = round, .last = report_.rounds()});
      return true;
    }
    return false;
  }

  void sort(std::vector<PlayerIndex>& players, auto points) const {
    sort_by_rank(
        players, [&](PlayerIndex p) { return t_.players[p].rank; }, points);
  }
  [[nodiscard]] Position rank_of(PlayerIndex p) const {
    return place(t_.players[p].line, layout::player::rank);
  }
  [[nodiscard]] Score points(PlayerIndex p) const { return t_.players[p].points.value_or(Score{}); }

  Report& report_;
  const Tournament& t_;
  int last_;       ///< round_of_points()
  int last_byes_;  ///< round_of_counted_byes()
  Score best_, worst_;
  int step_ = 0;
  bool has_penalties_ = false, have_points_ = false, has_sums_ = true;
  std::vector<bool> wrong_;  ///< Points that differ from the results
  std::vector<PlayerIndex> order_;
};

// C.07 10: unrated opponents need a rating.
void check_rating_breaks(Report& report) {
  const auto& t = report.tournament();
  // Teams have no ratings: such codes are not used (H37).
  if (!report.wants("T09") || report.is_team() || rated_players(t.players) == t.players.size())
    return;
  const auto look = [&](const std::vector<TieBreak>& list, std::string_view tag) {
    for (const auto& code : list) {
      if (!is_rating_code(code.code) || rating_of_unrated(code).value_or(0) > 0) continue;
      report.add("T09", report.place(report.line_of(tag)),
                 found::ratings_need_value{.code = code.text});
      return;
    }
  };
  look(t.tie_breaks, "202");
  look(t.standings_order, "212");
}

}  // namespace

void check_totals(Report& report) {
  Totals totals{report};
  totals.check_points();
  totals.check_ranks();
  check_rating_breaks(report);
}

}  // namespace trf::checking
