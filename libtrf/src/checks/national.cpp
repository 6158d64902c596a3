// Family N: national records (NRS) and the requirements of record 172 for them.

#include <algorithm>

#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/name.hpp"

namespace trf::checking {
namespace {

bool asks_for_national(RankingMethod method) noexcept {
  return method == RankingMethod::nro || method == RankingMethod::nidof ||
         method == RankingMethod::hbfn || method == RankingMethod::lbfn;
}

void check_record(Report& report, const Player& player, std::size_t index) {
  const auto& t = report.tournament();
  const auto& record = player.national[index];
  const auto tag = place(record.line, layout::record_number);
  for (std::size_t k = 0; k < index; ++k)
    if (player.national[k].federation == record.federation) {
      report.add("N02", tag,
                 found::national_record_again{.player = player.start_rank,
                                              .federation = record.federation,
                                              .line = player.national[k].line});
      break;
    }
  if (!is_federation(record.federation))
    report.add("N03", tag, found::not_a_federation{.found = record.federation});
  else if (!t.ranking_federation.empty() && t.ranking_federation != record.federation)
    report.add(
        "N04", tag,
        found::other_federation{.federation = record.federation, .named = t.ranking_federation});
  if (record.rating == 0 && record.classification.empty())
    report.add("N05", place(record.line, layout::national::rating),
               found::no_rating_no_category{.player = player.start_rank});
  // "Müller" and "Mueller" are one name.
  if (!record.name.empty() && folded_name_hash(record.name) != folded_name_hash(player.name))
    report.add("N06", place(record.line, layout::national::name),
               found::other_name{.name = record.name, .other = player.name, .line = player.line});
}

}  // namespace

void check_national(Report& report) {
  const auto& t = report.tournament();
  std::size_t missing = 0;
  const Player* first = nullptr;
  for (const auto& player : t.players) {
    // A player has a few federations at most; thousands of records are hostile.
    for (std::size_t i = 0; i < std::min<std::size_t>(player.national.size(), 64); ++i)
      check_record(report, player, i);
    if (asks_for_national(t.ranking_method) && !t.ranking_federation.empty() &&
        player.national_of(t.ranking_federation) == nullptr && missing++ == 0)
      first = &player;
  }
  if (first != nullptr)
    report.add("N07", place(first->line, layout::player::start_rank),
               found::no_national_rating{.federation = t.ranking_federation, .players = missing});
}

}  // namespace trf::checking
