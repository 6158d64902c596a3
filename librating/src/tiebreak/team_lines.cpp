#include "tiebreak/team_lines.hpp"

#include <optional>

#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/named_checks.hpp"
#include "trf/text.hpp"
#include "trf/tiebreak/messages/standing_checks.hpp"

namespace trf::tiebreak {
namespace {

struct Finding {
  Position where;
  Message message;
};

/// The content of the lines of one record.
struct Lines {
  std::vector<Finding> findings;
  std::size_t opponents = 0, wrong_opponents = 0;
};

/// A record 801 or 802: totals, and for each round the opponent and the points of the match.
class TeamLine {
 public:
  TeamLine(const Document& document, std::uint32_t line, const Tournament& t,
           const Crosstable& table, const TeamRounds& matches, Lines& lines)
      : document_(document), line_(line), t_(t), table_(table), matches_(matches), lines_(lines) {}

  void check_801() {
    namespace columns = layout::board_results;
    if (!find(columns::team)) return;
    check_totals(columns::match_points, columns::game_points);
    const auto boards = static_cast<std::uint16_t>(table_.boards);
    for (int round = 1; round <= table_.rounds; ++round) {
      const auto index = static_cast<std::size_t>(round - 1);
      const auto opponent = columns::opponent(boards).at(index);
      if (opponent.first > document_.width(line_)) return;
      const auto results = columns::results(boards).at(index);
      // The letters are those of the boards, whatever record 299 makes of the match.
      check_round(round, opponent, results,
                  sum_of(document_.field(line_, results.first, results.width)),
                  matches_.at(who_, round).board_points);
    }
  }

  void check_802() {
    namespace columns = layout::team_results;
    if (!find(columns::team)) return;
    check_totals(columns::match_points, columns::game_points);
    for (int round = 1; round <= table_.rounds; ++round) {
      const auto index = static_cast<std::size_t>(round - 1);
      const auto opponent = columns::opponent.at(index);
      if (opponent.first > document_.width(line_)) return;
      const auto points = columns::round_points.at(index);
      check_round(round, opponent, points, Score::parse(text(points)),
                  table_.row(who_)[index].of(PointsKind::game));
    }
  }

 private:
  [[nodiscard]] std::string_view text(const layout::Field& field) const {
    return trimmed(document_.field(line_, field.first, field.width));
  }
  void say(const layout::Field& field, Message message) {
    lines_.findings.push_back({{line_, field.first, field.width}, std::move(message)});
  }

  bool find(const layout::Field& field) {
    const auto number = parse_number(text(field));
    who_ = table_.find(number.value_or(0));
    if (number && who_ != no_competitor) return true;
    say(field, found::team_unknown{.number = text(field)});
    const auto rounds = static_cast<std::size_t>(table_.rounds);
    lines_.opponents += rounds;
    lines_.wrong_opponents += rounds;
    return false;
  }

  void check_totals(const layout::Field& match, const layout::Field& game) {
    const auto match_points = table_.total(who_, PointsKind::match);
    const auto game_points = table_.total(who_, PointsKind::game);
    if (const auto stated = Score::parse(text(match)); stated && *stated != match_points)
      say(match, trf::found::match_points_differ{.stated = *stated, .found = match_points});
    if (const auto stated = Score::parse(text(game)); stated && *stated != game_points)
      say(game, trf::found::game_points_differ{.stated = *stated, .found = game_points});
  }

  void check_round(int round, const layout::Field& opponent, const layout::Field& results,
                   std::optional<Score> points, Score found_points) {
    const auto& cell = table_.row(who_)[static_cast<std::size_t>(round - 1)];
    const auto here = parse_number(text(opponent)).value_or(0);
    const int there = cell.is_paired() ? t_.teams[cell.game.opponent].number : 0;
    ++lines_.opponents;
    const auto named = [](int number) -> Message {
      if (number == 0) return found::no_team_named{};
      return found::team_named{.number = number};
    };
    if (here != there) {
      ++lines_.wrong_opponents;
      say(opponent,
          found::opponent_differs{.round = round, .here = named(here), .there = named(there)});
    } else if (points && *points != found_points) {
      say(results,
          found::points_of_match_differ{.round = round, .stated = *points, .games = found_points});
    }
  }

  /// Empty if the letters are those of a bye, or not results.
  [[nodiscard]] std::optional<Score> sum_of(std::string_view letters) const {
    Score sum;
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

  const Document& document_;
  std::uint32_t line_;
  const Tournament& t_;
  const Crosstable& table_;
  const TeamRounds& matches_;
  Lines& lines_;
  Competitor who_ = no_competitor;
};

/// Fewer may be single errors.
constexpr std::size_t least_to_be_shifted = 6;

}  // namespace

void check_team_lines(const Document& document, const Tournament& t, const Crosstable& table,
                      CheckRun& run) {
  std::optional<TeamRounds> matches;
  for (const std::string_view tag : {"801", "802"}) {
    Lines lines;
    for (std::size_t number = 1; number <= document.line_count(); ++number) {
      const auto text = document.text(number);
      if (!text.starts_with(tag) || text.size() < 4 || text[3] != ' ') continue;
      if (!matches) matches = team_rounds(t);
      TeamLine line{document, static_cast<std::uint32_t>(number), t, table, *matches, lines};
      tag == "801" ? line.check_801() : line.check_802();
    }
    // With other columns nearly all cells are wrong: one finding, not one for each.
    if (lines.wrong_opponents >= least_to_be_shifted &&
        lines.wrong_opponents * 2 > lines.opponents) {
      run.add(named_checks::lines_801_802, Profile::tiebreak, lines.findings.front().where,
              found::columns_shifted{
                  .wrong = lines.wrong_opponents, .all = lines.opponents, .tag = trf::Code{tag}});
      continue;
    }
    for (auto& [where, message] : lines.findings)
      run.add(named_checks::lines_801_802, Profile::tiebreak, where, std::move(message));
  }
}

}  // namespace trf::tiebreak
