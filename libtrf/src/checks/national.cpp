// Family N: national records (NRS) and what record 172 asks of them.

#include <fmt/format.h>

#include <algorithm>

#include "checks/federations.hpp"
#include "checks/report.hpp"

namespace trf::checking {
namespace {

bool asks_for_national(RankingMethod method) noexcept {
  return method == RankingMethod::nro || method == RankingMethod::nidof ||
         method == RankingMethod::hbfn || method == RankingMethod::lbfn;
}

void check_record(Report& report, const Player& player, std::size_t index) {
  const auto& t = report.tournament();
  const auto& record = player.national[index];
  const Position tag{record.line, 1, 3};
  for (std::size_t k = 0; k < index; ++k)
    if (player.national[k].federation == record.federation) {
      report.add("N02", tag,
                 fmt::format("player {} has a record of {} in line {} already", player.start_rank,
                             record.federation, player.national[k].line));
      break;
    }
  if (!is_federation(record.federation))
    report.add("N03", tag, fmt::format("'{}' is no FIDE code", record.federation));
  if (!t.ranking_federation.empty() && t.ranking_federation != record.federation)
    report.add(
        "N04", tag,
        fmt::format("record of {}, but 172 names {}", record.federation, t.ranking_federation));
  if (record.rating == 0 && record.classification.empty())
    report.add("N05", {record.line, 49, 4},
               fmt::format("neither rating nor classification of player {}", player.start_rank));
  if (!record.name.empty() && record.name != player.name)
    report.add("N06", {record.line, 15, 33},
               fmt::format("'{}' here, '{}' in line {}", record.name, player.name, player.line));
}

}  // namespace

void check_national(Report& report) {
  if (!report.has_tournament()) return;
  const auto& t = report.tournament();
  std::size_t missing = 0;
  const Player* first = nullptr;
  for (const auto& player : t.players) {
    // A player has a handful of federations at most; thousands of records would be an attack.
    for (std::size_t i = 0; i < std::min<std::size_t>(player.national.size(), 64); ++i)
      check_record(report, player, i);
    if (asks_for_national(t.ranking_method) && !t.ranking_federation.empty() &&
        player.national_of(t.ranking_federation) == nullptr && missing++ == 0)
      first = &player;
  }
  if (first != nullptr)
    report.add(
        "N07", {first->line, 5, 4},
        fmt::format("record 172 asks for ratings of {}; {} player{} ha{} none",
                    t.ranking_federation, missing, plural(missing), missing == 1 ? "s" : "ve"));
}

}  // namespace trf::checking
