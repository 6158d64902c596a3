// libFuzzer target: any input that can be read can be checked, repaired, written, ranked, rated,
// paired.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.hpp"
#include "trf/check.hpp"
#include "trf/fix.hpp"
#include "trf/hash.hpp"
#include "trf/json.hpp"
#include "trf/pair/check.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/rate.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/breakdown.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/write.hpp"

namespace {

/// What one run asks of an input: one of each kind, so that a run is short. The next input, or the
/// same with one byte changed, has the turn of others.
class Turn {
 public:
  explicit Turn(std::string_view bytes) : state_(trf::fnv1a::hash_of(bytes)) {}
  template <class List>
  auto& one_of(const List& list) {
    return list[next() % std::size(list)];
  }
  std::size_t next() { return (state_ = state_ * 6'364'136'223'846'793'005U + 1) >> 33U; }

 private:
  std::uint64_t state_;
};

void check(const trf::Document& document, const trf::Result<const trf::Tournament>& read) {
  trf::CheckOptions options;
  options.profiles = {trf::Profile::format,  trf::Profile::consistency, trf::Profile::rating,
                      trf::Profile::fsi,     trf::Profile::fsi_rapid,   trf::Profile::pairing,
                      trf::Profile::tiebreak};
  options.today = trf::Date{2026, 11, 21};
  options.file_name = "open_r3.trf";
  const auto* tournament = read.value ? &*read.value : nullptr;
  for (const auto& found : trf::check(document, tournament, read.diagnostics, options).findings) {
    require(!found.check.empty() && !found.message.empty());
    require(found.where.line <= document.line_count() || found.where.line == 1);
  }
}

void repair(const std::string& bytes) {
  const auto once = trf::fix(bytes);
  const auto twice = trf::fix(once.bytes);
  require(twice.bytes == once.bytes);
  require(!once.repairs.empty() || once.bytes == bytes);
}

void store(const trf::Tournament& tournament, Turn& turn) {
  const auto json = trf::to_json(tournament);
  const auto back = trf::from_json(json);
  require(back.value && trf::to_json(*back.value) == json);
  constexpr std::array dialects{trf::Dialect::trf06, trf::Dialect::trf16, trf::Dialect::trfx,
                                trf::Dialect::trf26};
  const auto written = trf::convert(tournament, turn.one_of(dialects));
  const auto again = trf::read(written.bytes);
  require(again.value && again.value->players.size() == tournament.players.size());
}

void rank(const trf::Tournament& tournament, Turn& turn) {
  const auto table = trf::tiebreak::make_crosstable(tournament);
  if (table.size() > 60) return;
  const auto* const edition = turn.one_of(trf::tiebreak::editions());
  const auto list = trf::tiebreak::list_of(tournament, *edition, table);
  const auto resolved = trf::tiebreak::resolve(list.codes, list.origin, *edition, table);
  for (const auto& fault : resolved.faults) {
    require(list.origin != trf::tiebreak::ListOrigin::regulation);
    if (fault.severity == trf::Severity::error) return;
  }
  const auto standings = trf::tiebreak::rank(table, *edition, resolved.codes);
  require(standings.columns.size() == resolved.codes.size());
  static_cast<void>(trf::tiebreak::differences(tournament, table, standings));
  if (resolved.codes.empty() || table.size() == 0) return;
  static_cast<void>(trf::tiebreak::explain(table, *edition, resolved.codes, standings,
                                           turn.next() % resolved.codes.size(), 0));
}

void rate(const trf::Tournament& tournament) {
  const auto event = trf::rating::make_event(tournament, {});
  for (const auto* regulation : trf::rating::regulations()) {
    const auto rated = trf::rating::rate(event, *regulation, {.games = true, .assumptions = true});
    require(rated.changes.size() == tournament.players.size());
  }
  static_cast<void>(trf::rating::maestro_norms(tournament, event));
  static_cast<void>(trf::rating::fide_norms(tournament, event, {}, {}));
}

void pair(const trf::Tournament& tournament, Turn& turn) {
  if (tournament.players.size() > 40 || tournament.rounds() > 30) return;
  const int rounds = tournament.paired_rounds();
  if (!trf::pair::contradictions(tournament, rounds).empty()) return;
  const auto* const system = turn.one_of(trf::pair::systems());
  // A round of forty players costs as much as all else: one, or the check of all that were played.
  if (turn.next() % 4 == 0) {
    static_cast<void>(trf::pair::check_rounds(tournament, *system));
    return;
  }
  const auto state = trf::pair::make_state(tournament);
  trf::pair::RecordingTrace trace;
  const auto outcome = system->pair(state, &trace);
  const auto* pairing = std::get_if<trf::pair::Pairing>(&outcome);
  if (pairing == nullptr) {
    require(!std::get<trf::pair::Unpairable>(outcome).obstruction.empty());
  } else if (system->open_games !=
             trf::pair::OpenGames::do_not_count) {  // Tables pair the absent too
    const std::size_t bye = pairing->bye == trf::no_player ? 0 : 1;
    require(pairing->pairs.size() * 2 + bye == state.players.size());
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes{reinterpret_cast<const char*>(data), size};
  const trf::Document document{bytes};
  const auto read = trf::read(document);
  check(document, read);
  repair(bytes);
  if (!read.value) return 0;
  Turn turn{bytes};
  store(*read.value, turn);
  rank(*read.value, turn);
  rate(*read.value);
  pair(*read.value, turn);
  return 0;
}
