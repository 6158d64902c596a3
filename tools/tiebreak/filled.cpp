#include "standing.hpp"

#include <algorithm>

#include "trf/document.hpp"
#include "trf/layout.hpp"
#include "trf/standing_round.hpp"
#include "trf/tiebreak/crosstable.hpp"

namespace tiebreak_tool {
namespace {

namespace layout = trf::layout;

void put(trf::Document& document, std::uint32_t line, const layout::Field& field,
         const std::string& value) {
  if (line == 0 || value.size() > field.width) return;
  document.set_field(line, field.first, field.width, value, true);
}

}  // namespace

std::string filled(const trf::Tournament& tournament, const Standing& standing,
                   const cli::Input& input) {
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
  for (std::size_t c = 0; c < standing.table.size(); ++c) {
    const auto competitor = static_cast<Competitor>(c);
    const std::string rank = std::to_string(standing.standings.rank[c]);
    const std::string game_points = to_string(points.total(competitor, PointsKind::game));
    if (standing.table.teams) {
      const std::uint32_t line = tournament.teams[c].line;
      if (!document.text(line).starts_with("310")) continue;
      put(document, line, layout::team::match_points,
          to_string(points.total(competitor, PointsKind::match)));
      put(document, line, layout::team::game_points, game_points);
      put(document, line, layout::team::rank, rank);
    } else {
      const std::uint32_t line = tournament.players[c].line;
      put(document, line, layout::player::points, game_points);
      put(document, line, layout::player::rank, rank);
    }
  }
  return document.bytes();
}

}  // namespace tiebreak_tool
