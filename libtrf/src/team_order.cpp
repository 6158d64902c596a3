// Which points order the teams.

#include "team_order.hpp"

#include <string_view>

#include "trf/event_kind.hpp"
#include "trf/type_code.hpp"

namespace trf {
namespace {

/// By record 192. FIDE_TEAM is FIDE_TEAM_TYPEA_MP_GP (the table of record 192).
std::optional<TeamScore> score_of_type(std::string_view code) noexcept {
  const auto match = code.find("_MP"), game = code.find("_GP");
  if (match != game) return match < game ? TeamScore::match : TeamScore::game;
  if (type_code(code).base == "FIDE_TEAM") return TeamScore::match;
  return {};
}

/// The first score of a list.
std::optional<TeamScore> first_score(const std::vector<TieBreak>& list) noexcept {
  for (const TieBreak& code : list) {
    if (code.code == "MPTS") return TeamScore::match;
    if (code.code == "GPTS") return TeamScore::game;
  }
  return {};
}

/// By record 202, in which points are understood to come first: game points break ties of match
/// points, match points those of game points. A list of both is usual where match points decide.
std::optional<TeamScore> score_before(const std::vector<TieBreak>& tie_breaks) noexcept {
  bool has_match = false;
  for (const TieBreak& code : tie_breaks) {
    if (code.code == "GPTS") return TeamScore::match;
    has_match = has_match || code.code == "MPTS";
  }
  return has_match ? std::optional{TeamScore::game} : std::nullopt;
}

}  // namespace

namespace detail {

std::optional<TeamScore> stated_standings_score(const Tournament& report,
                                                const std::vector<TieBreak>& tie_breaks) noexcept {
  if (const auto score = first_score(report.standings_order)) return score;
  if (const auto score = score_of_type(report.type_code)) return score;
  return score_before(tie_breaks);
}

}  // namespace detail

TeamScore primary_score(const Tournament& report) noexcept {
  return score_of_type(report.type_code).value_or(standings_score(report));
}

TeamScore standings_score(const Tournament& report) noexcept {
  return standings_score(report, report.tie_breaks);
}

TeamScore standings_score(const Tournament& report,
                          const std::vector<TieBreak>& tie_breaks) noexcept {
  if (const auto stated = detail::stated_standings_score(report, tie_breaks)) return *stated;
  // The rounds of a Scheveningen are one match of two teams.
  return event_kind(report).is_scheveningen ? TeamScore::game : TeamScore::match;
}

}  // namespace trf
