#include "standing.hpp"

#include <algorithm>
#include <iterator>

#include "trf/document.hpp"
#include "trf/edit.hpp"
#include "trf/messages/writer.hpp"
#include "trf/standing_round.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/write.hpp"

namespace tiebreak_tool {
std::string filled(const trf::Tournament& tournament, const Standing& standing,
                   const cli::Input& input, cli::Answer& answer) {
  using trf::tiebreak::PointsKind;
  trf::Document document(input.file, input.limits);
  // The byes of a round count when it is paired; its games make a standing later.
  const auto& ranked = standing.table;
  const int last = std::max(ranked.rounds, trf::round_of_points(tournament));
  const auto points = trf::tiebreak::make_crosstable(tournament, {.rounds = last,
                                                                  .pairing = ranked.pairing,
                                                                  .teams = ranked.teams,
                                                                  .primary = ranked.primary});
  std::vector<trf::Figures> figures(ranked.size());
  for (std::size_t c = 0; c < figures.size(); ++c) {
    const auto competitor = static_cast<trf::tiebreak::Competitor>(c);
    if (ranked.teams) figures[c].match_points = points.total(competitor, PointsKind::match);
    figures[c].points = points.total(competitor, PointsKind::game);
    figures[c].rank = standing.standings.rank[c];
  }
  if (ranked.teams) {
    // The standings of teams have no ranks of players.
    std::vector<trf::Figures> players(tournament.player_count());
    for (trf::PlayerIndex p = 0; p < tournament.player_count(); ++p)
      players[p].points = tournament.score(p, last);
    answer.problems = trf::enter_players(document, tournament, players);
    std::ranges::move(trf::enter_teams(document, tournament, figures),
                      std::back_inserter(answer.problems));
  } else {
    answer.problems = trf::enter_players(document, tournament, figures);
  }
  const auto has_columns = [&](const trf::Team& team) {
    return document.text(team.line).starts_with("310");
  };
  if (ranked.teams && !std::ranges::all_of(tournament.teams, has_columns))
    answer.warn(trf::said::cannot_store{.dialect = trf::Code{trf::name(trf::Dialect::trf16)},
                                        .what = trf::said::loss_teams{}});
  return document.bytes();
}

}  // namespace tiebreak_tool
