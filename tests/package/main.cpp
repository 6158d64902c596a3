// Touches each of the three libraries, so that all of them must link.
#include <trf/checked.hpp>
#include <trf/json.hpp>
#include <trf/pair/pairing.hpp>
#include <trf/pair/system.hpp>
#include <trf/rating/expected_score.hpp>
#include <trf/read.hpp>

#include <string>

int main() {
  std::string row(89, ' ');
  row.replace(0, 3, "001").replace(7, 1, "1").replace(14, 5, "Tizio");
  const auto report = trf::read(row + "\n");
  const bool is_read = report.value && report.value->players.front().name == "Tizio";
  const bool is_written = is_read && trf::from_json(trf::to_json(*report.value)).value != nullptr;
  trf::TournamentDraft draft;
  draft.players.emplace_back().start_rank = 1;
  const bool is_checked = trf::checked(draft).value && !trf::checked(trf::TournamentDraft{}).value;
  const bool has_tables = trf::rating::expected_score(0) == 50;
  const bool has_systems = !trf::pair::systems().empty();
  return is_written && is_checked && has_tables && has_systems ? 0 : 1;
}
