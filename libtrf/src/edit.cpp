#include "trf/edit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "edit/columns.hpp"
#include "read/context.hpp"
#include "team_scores.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/writer.hpp"
#include "trf/standing_round.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

/// New ranks by points; equal points keep the order of the old ranks, and a rank of 0 is the last.
template <class Points, class Rank>
std::vector<std::size_t> ranks(std::size_t count, const Points& points, const Rank& rank) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return points(a) != points(b) ? points(a) > points(b) : rank(a) - 1U < rank(b) - 1U;
  });
  std::vector<std::size_t> result(count);
  for (std::size_t i = 0; i < count; ++i) result[order[i]] = i + 1;
  return result;
}

bool put(Document& document, std::size_t line, const layout::Field& field, std::string_view text) {
  return text.size() <= field.width &&
         document.set_field(line, field.first, field.width, text, true);
}

/// Calls enter(field, text) for each figure.
template <class Enter>
void enter_each(const Figures& figures, const layout::Field& match_points,
                const layout::Field& points, const layout::Field& rank, const Enter& enter) {
  if (figures.match_points)
    enter(match_points, points_text(*figures.match_points, match_points.width));
  if (figures.points) enter(points, points_text(*figures.points, points.width));
  if (figures.rank) enter(rank, std::to_string(*figures.rank));
}

std::vector<Figures> figures_of_teams(const Tournament& t, FillColumns columns) {
  const auto totals = detail::team_totals(t, team_rounds(t), round_of_points(t) + 1);
  const bool by_game = standings_score(t) == TeamScore::game;
  const auto rank = ranks(
      t.teams.size(),
      [&](std::size_t i) { return by_game ? totals[i].game_points : totals[i].match_points; },
      [&](std::size_t i) { return t.teams[i].rank; });
  std::vector<Figures> figures(t.teams.size());
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (columns.points) {
      figures[i].match_points = totals[i].match_points;
      figures[i].points = totals[i].game_points;
    }
    if (columns.rank) figures[i].rank = rank[i];
  }
  return figures;
}

std::vector<Figures> figures_of_players(const Tournament& t, FillColumns columns) {
  std::vector<Score> points;
  const int last = round_of_points(t);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) points.push_back(t.score(p, last));
  const auto rank = ranks(
      points.size(), [&](std::size_t p) { return points[p]; },
      [&](std::size_t p) { return t.players[p].rank; });
  std::vector<Figures> figures(points.size());
  for (std::size_t p = 0; p < figures.size(); ++p) {
    if (columns.points) figures[p].points = points[p];
    if (columns.rank) figures[p].rank = rank[p];
  }
  return figures;
}

}  // namespace

bool has_several_values(std::string_view tag) noexcept { return tag == "XXC" || tag == "112"; }

bool is_settable(std::string_view tag) noexcept {
  const auto* const record = layout::find(tag);
  return record != nullptr &&
         (has_several_values(tag) || (record->count == layout::Count::once && tag != "320"));
}

std::vector<std::string_view> settable_tags() {
  std::vector<std::string_view> tags;
  for (const auto& record : layout::records())
    if (is_settable(record.tag)) tags.push_back(record.tag);
  return tags;
}

bool set_record(Document& document, std::string_view tag, std::string_view value) {
  auto text = fmt::format("{} {}", tag, value);
  text.resize(text.find_last_not_of(' ') + 1);
  std::size_t after = 0;
  bool precedes_players = true;
  for (std::size_t line = 1; line <= document.line_count(); ++line) {
    const auto head = layout::tag_of(document.text(line));
    if (head == tag) return document.set_text(line, text);
    precedes_players = precedes_players && head != "001";
    if (precedes_players && layout::find(head) != nullptr && head < tag) after = line;
  }
  return document.insert_after(after, text);
}

bool set_records(Document& document, std::string_view tag, std::span<const std::string> values) {
  if (values.empty()) return true;
  if (!set_record(document, tag, values.front())) return false;
  std::size_t first = 0;
  for (std::size_t line = document.line_count(); line > 0; --line) {
    if (layout::tag_of(document.text(line)) != tag) continue;
    if (first != 0) document.erase(first);
    first = line;
  }
  for (std::size_t i = values.size(); i-- > 1;)
    if (!document.insert_after(first, fmt::format("{} {}", tag, values[i]))) return false;
  return true;
}

std::vector<Message> enter_players(Document& document, const Tournament& tournament,
                                   std::span<const Figures> figures) {
  std::vector<Message> problems;
  for (std::size_t p = 0; p < figures.size(); ++p) {
    const auto& player = tournament.players[p];
    if (!detail::is_read_in_columns(document, player.line)) {
      problems.emplace_back(
          said::row_not_in_columns{.line = player.line, .player = player.start_rank});
      continue;
    }
    auto own = figures[p];
    own.match_points.reset();
    enter_each(own, {}, layout::player::points, layout::player::rank,
               [&](const layout::Field& field, std::string_view text) {
                 if (put(document, player.line, field, text)) return;
                 problems.push_back(said::no_room_in_columns{.field = name_of(field),
                                                             .found = text,
                                                             .player = player.start_rank,
                                                             .first = field.first,
                                                             .last = field.last()});
               });
  }
  return problems;
}

std::vector<Message> enter_teams(Document& document, const Tournament& tournament,
                                 std::span<const Figures> figures) {
  std::vector<Message> problems;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Team& team = tournament.teams[i];
    if (team.line == 0 || layout::tag_of(document.text(team.line)) != "310") continue;
    enter_each(figures[i], layout::team::match_points, layout::team::game_points,
               layout::team::rank, [&](const layout::Field& field, std::string_view text) {
                 if (put(document, team.line, field, text)) return;
                 problems.push_back(said::no_room_for_team{.field = name_of(field),
                                                           .found = text,
                                                           .team = team.number,
                                                           .first = field.first,
                                                           .last = field.last()});
               });
  }
  return problems;
}

std::vector<Message> fill(Document& document, const Tournament& tournament, FillColumns columns) {
  auto problems = enter_players(document, tournament, figures_of_players(tournament, columns));
  if (tournament.is_team_event())
    std::ranges::move(enter_teams(document, tournament, figures_of_teams(tournament, columns)),
                      std::back_inserter(problems));
  return problems;
}

}  // namespace trf
