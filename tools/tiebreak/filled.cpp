#include "standing.hpp"

#include <algorithm>

#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/messages/writer.hpp"
#include "trf/standing_round.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/write.hpp"

namespace tiebreak_tool {
namespace {

namespace layout = trf::layout;

/// \return false if the field has no room for the value
[[nodiscard]] bool put(trf::Document& document, std::uint32_t line, const layout::Field& field,
                       const std::string& value) {
  if (value.size() > field.width) return false;
  document.set_field(line, field.first, field.width, value, true);
  return true;
}

}  // namespace

std::string filled(const trf::Tournament& tournament, const Standing& standing,
                   const cli::Input& input, cli::Answer& answer) {
  using trf::tiebreak::Competitor;
  using trf::tiebreak::PointsKind;
  trf::Document document(input.file, input.limits);
  // The byes of a round count when it is paired; its games make a standing later.
  const auto& ranked = standing.table;
  const auto points = trf::tiebreak::make_crosstable(
      tournament, {.rounds = std::max(ranked.rounds, trf::round_of_points(tournament)),
                   .pairing = ranked.pairing,
                   .teams = ranked.teams,
                   .primary = ranked.primary});
  const auto enter_of_player = [&](const trf::Player& player, const layout::Field& field,
                                   const std::string& value) {
    if (!put(document, player.line, field, value))
      answer.problems.push_back(trf::said::no_room_in_columns{.field = name_of(field),
                                                              .found = value,
                                                              .player = player.start_rank,
                                                              .first = field.first,
                                                              .last = field.last()});
  };
  const auto enter_of_team = [&](const trf::Team& team, const layout::Field& field,
                                 const std::string& value) {
    if (!put(document, team.line, field, value))
      answer.problems.push_back(trf::said::no_room_for_team{.field = name_of(field),
                                                            .found = value,
                                                            .team = team.number,
                                                            .first = field.first,
                                                            .last = field.last()});
  };
  bool has_unfilled_teams = false;
  for (std::size_t c = 0; c < standing.table.size(); ++c) {
    const auto competitor = static_cast<Competitor>(c);
    const std::string rank = std::to_string(standing.standings.rank[c]);
    const auto points_in = [&](PointsKind kind, const layout::Field& field) {
      return trf::points_text(points.total(competitor, kind), field.width);
    };
    if (standing.table.teams) {
      namespace columns = layout::team;
      const auto& team = tournament.teams[c];
      if (!document.text(team.line).starts_with("310")) {
        has_unfilled_teams = true;
        continue;
      }
      enter_of_team(team, columns::match_points,
                    points_in(PointsKind::match, columns::match_points));
      enter_of_team(team, columns::game_points, points_in(PointsKind::game, columns::game_points));
      enter_of_team(team, columns::rank, rank);
    } else {
      namespace columns = layout::player;
      const auto& player = tournament.players[c];
      enter_of_player(player, columns::points, points_in(PointsKind::game, columns::points));
      enter_of_player(player, columns::rank, rank);
    }
  }
  if (has_unfilled_teams)
    answer.warn(trf::said::cannot_store{.dialect = trf::Code{trf::name(trf::Dialect::trf16)},
                                        .what = trf::said::loss_teams{}});
  return document.bytes();
}

}  // namespace tiebreak_tool
