// Checks that need standings: T08 and M12 against records 202 and 212, M19 round by round.

#include <fmt/format.h>

#include <algorithm>

#include "trf/text.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/standings.hpp"
#include "validate/findings.hpp"

namespace validate {
namespace {

namespace tiebreak = trf::tiebreak;
using tiebreak::Points;

void add(trf::CheckRun& run, trf::CheckId id, trf::Position where, std::string message) {
  const auto is_said = [&](const trf::Diagnostic& finding) {
    return finding.check == id && finding.where.line == where.line &&
           finding.where.column == where.column;
  };
  if (std::ranges::any_of(run.findings, is_said)) return;
  if (const auto severity = trf::severity(trf::check_of(id), trf::Profile::tiebreak))
    run.findings.push_back({id, *severity, where, std::move(message)});
}

tiebreak::Crosstable table_after(const trf::Tournament& t, int round) {
  tiebreak::CrosstableOptions options;
  options.rounds = round;
  return tiebreak::make_crosstable(t, options);
}

/// The list of the file as far as it can be computed; what stands behind a code that cannot be
/// decides nothing that the file could be held to.
class StatedOrder {
 public:
  StatedOrder(const trf::Tournament& t, trf::CheckRun& run) : t_(t) {
    const auto table = table_after(t, tiebreak::standing_round(t));
    auto list = tiebreak::list_of(t, edition_, table);
    if (list.origin != tiebreak::ListOrigin::report) {
      run.skipped.emplace_back("T08 skipped: neither 202 nor 212 says how ties are broken");
      return;
    }
    list_ = std::move(list.codes);
    const auto resolved = tiebreak::resolve(list_, tiebreak::ListOrigin::report, edition_, table);
    for (const auto& fault : resolved.faults) {
      list_.resize(std::min(list_.size(), fault.index));
      run.skipped.push_back(fmt::format("T08: {}", to_string(fault.message)));
    }
    for (const auto& code : list_) text_ += (text_.empty() ? "" : ",") + code.text;
    is_stated_ = !list_.empty();
  }

  [[nodiscard]] bool is_stated() const { return is_stated_; }
  [[nodiscard]] const std::string& text() const { return text_; }

  struct WrongRank {
    std::size_t who;
    int stated;
    std::size_t first, last;  ///< The place that the list makes, shared where it leaves a tie
  };
  [[nodiscard]] std::vector<WrongRank> wrong_ranks(const tiebreak::Crosstable& table) const {
    const auto codes =
        tiebreak::resolve(list_, tiebreak::ListOrigin::report, edition_, table).codes;
    const auto ranking = tiebreak::rank(table, edition_, codes).ranking;
    std::vector<WrongRank> wrong;
    for (std::size_t place = 0; place < ranking.size(); ++place) {
      const auto who = ranking.order[place];
      const std::size_t first = ranking.start[place] + 1U;
      const auto last = ranking.end_of(ranking.start[place]);
      const int stated = table.teams ? t_.teams[who].rank : t_.players[who].rank;
      // Within a tie the lots are the arbiter's.
      if (stated != 0 && (stated < static_cast<int>(first) || stated > static_cast<int>(last)))
        wrong.push_back({who, stated, first, last});
    }
    return wrong;
  }

 private:
  const trf::Tournament& t_;
  const tiebreak::Edition& edition_ = tiebreak::edition_on(t_.start);
  std::vector<trf::TieBreak> list_;
  std::string text_;
  bool is_stated_ = false;
};

void check_ranks(const trf::Tournament& t, const tiebreak::Crosstable& table, trf::CheckRun& run) {
  const StatedOrder order{t, run};
  if (!order.is_stated()) return;
  const auto place = [&](std::size_t who) {
    return table.teams ? trf::Position{t.teams[who].line, 69, 3}
                       : trf::Position{t.players[who].line, 86, 4};
  };
  const auto wrong = order.wrong_ranks(table);
  // Programs write the ranks of the round before: one fault, and not one a player.
  if (wrong.size() * 2 > table.size())
    for (int round = table.rounds - 1; round > 0; --round)
      if (order.wrong_ranks(table_after(t, round)).empty()) {
        add(run, "T08", place(wrong.front().who),
            fmt::format("the ranks are those after round {} by {}, not after round {}", round,
                        order.text(), table.rounds));
        return;
      }
  for (const auto& [who, stated, first, last] : wrong)
    add(run, "T08", place(who),
        first == last
            ? fmt::format("rank {}, but {} makes {}", stated, order.text(), first)
            : fmt::format("rank {}, but {} makes {} to {}", stated, order.text(), first, last));
}

void check_team_points(const trf::Tournament& t, const tiebreak::Crosstable& table,
                       trf::CheckRun& run) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto& team = t.teams[i];
    const auto who = static_cast<tiebreak::Competitor>(i);
    const auto look = [&](const std::optional<trf::Score>& stated, Points kind,
                          std::uint32_t column, std::string_view what) {
      const auto points = table.total(who, kind);
      if (stated && *stated != points)
        add(run, "M12", {team.line, column, 6},
            fmt::format("{} {} points stated, the matches make {}", to_string(*stated), what,
                        to_string(points)));
    };
    look(team.match_points, Points::match, 55, "match");
    look(team.game_points, Points::game, 62, "game");
  }
}

/// A line 801 or 802: totals, and for each round the opponent and the points of the match. The
/// only standings between the rounds that a report may state.
class TeamLine {
 public:
  TeamLine(const trf::Document& document, std::uint32_t line, const trf::Tournament& t,
           const tiebreak::Crosstable& table, trf::CheckRun& run)
      : document_(document), line_(line), t_(t), table_(table), run_(run) {}

  void check() {
    const bool is_801 = document_.text(line_).starts_with("801");
    const auto number = trf::parse_number(is_801 ? field(5, 2) : field(5, 3));
    who_ = table_.find(number.value_or(0));
    if (!number || who_ == tiebreak::no_competitor) {
      say(5, is_801 ? 2U : 3U,
          fmt::format("there is no team '{}'", is_801 ? field(5, 2) : field(5, 3)));
      return;
    }
    if (is_801)
      check_801();
    else
      check_802();
  }

 private:
  [[nodiscard]] std::string_view field(std::size_t column, std::size_t width) const {
    return trf::trimmed(document_.field(line_, column, width));
  }
  void say(std::uint32_t column, std::uint32_t width, std::string message) {
    add(run_, "M19", {line_, column, width}, std::move(message));
  }

  void check_total(std::uint32_t column, std::uint32_t width, Points kind, std::string_view what) {
    const auto stated = trf::Score::parse(field(column, width));
    const auto points = table_.total(who_, kind);
    if (stated && *stated != points)
      say(column, width,
          fmt::format("{} {} points here, the matches make {}", to_string(*stated), what,
                      to_string(points)));
  }

  void check_round(int round, std::uint32_t column, std::optional<trf::Score> points,
                   std::uint32_t points_column, std::uint32_t points_width) {
    const auto& cell = table_.row(who_)[static_cast<std::size_t>(round - 1)];
    const auto opponent = trf::parse_number(field(column, 3)).value_or(0);
    const int ours = cell.is_paired() ? t_.teams[cell.game.opponent].number : 0;
    if (opponent != ours)
      say(column, 3,
          fmt::format("round {}: {} here, but the games are against {}", round,
                      opponent == 0 ? std::string("no opponent") : fmt::format("team {}", opponent),
                      ours == 0 ? std::string("nobody") : fmt::format("team {}", ours)));
    else if (points && *points != cell.of(Points::game))
      say(points_column, points_width,
          fmt::format("round {}: {} game points here, the games make {}", round, to_string(*points),
                      to_string(cell.of(Points::game))));
  }

  void check_802() {
    check_total(15, 6, Points::match, "match");
    check_total(22, 6, Points::game, "game");
    for (int round = 1; round <= table_.rounds; ++round) {
      const auto column = static_cast<std::uint32_t>(29 + 13 * (round - 1));
      if (column > document_.width(line_)) return;
      check_round(round, column, trf::Score::parse(field(column + 6, 4)), column + 6, 4);
    }
  }

  // Opponent, colour, a letter and a digit a board.
  void check_801() {
    check_total(14, 4, Points::match, "match");
    check_total(19, 4, Points::game, "game");
    const auto boards = static_cast<std::uint32_t>(table_.boards);
    for (int round = 1; round <= table_.rounds; ++round) {
      const auto column =
          static_cast<std::uint32_t>(24 + (8 + 2 * boards) * static_cast<std::uint32_t>(round - 1));
      if (column > document_.width(line_)) return;
      check_round(round, column, sum_of(document_.field(line_, column + 6, boards)), column + 6,
                  boards);
    }
  }

  /// Empty where the letters are those of a bye, or no results.
  [[nodiscard]] std::optional<trf::Score> sum_of(std::string_view letters) const {
    trf::Score sum;
    for (const char letter : letters) {
      switch (letter) {
        case '1':
        case '+': sum += t_.points.win(); break;
        case '=': sum += t_.points.draw(); break;
        case '0': sum += t_.points.loss(); break;
        case '-': sum += t_.points.forfeit_loss; break;
        default: return {};
      }
    }
    return sum;
  }

  const trf::Document& document_;
  std::uint32_t line_;
  const trf::Tournament& t_;
  const tiebreak::Crosstable& table_;
  trf::CheckRun& run_;
  tiebreak::Competitor who_ = tiebreak::no_competitor;
};

}  // namespace

void check_standings(const trf::Document& document, const trf::Tournament& t, trf::CheckRun& run) {
  const auto table = tiebreak::make_crosstable(t, {});
  check_ranks(t, table, run);
  if (!table.teams) return;
  check_team_points(t, table, run);
  for (std::size_t line = 1; line <= document.line_count(); ++line)
    if (const auto text = document.text(line); text.starts_with("801 ") || text.starts_with("802 "))
      TeamLine{document, static_cast<std::uint32_t>(line), t, table, run}.check();
}

}  // namespace validate
