// libFuzzer target: for any bytes, the reader ends, returns them, and its places are in them.

#include <cstdint>
#include <string>

#include "require.hpp"
#include "trf/read.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes{reinterpret_cast<const char*>(data), size};
  const trf::Document document{bytes};
  require(document.bytes() == bytes);
  const auto result = trf::read(document);
  for (const auto& found : result.diagnostics) {
    require(!found.check.empty() && !found.message.empty());
    require(found.where.line <= document.line_count() || found.where.line == 1);
    require(found.where.column >= 1 && found.where.width >= 1);
  }
  require(result.value || !result.diagnostics.empty());
  if (!result.value) return 0;
  const auto& tournament = *result.value;
  for (std::size_t p = 0; p < tournament.players.size(); ++p) {
    const auto player = static_cast<trf::PlayerIndex>(p);
    require(tournament.find(tournament.players[p].start_rank) == player);
    for (const auto& game : tournament.games(player))
      require(game.opponent == trf::no_player ||
              (game.opponent < tournament.players.size() && game.opponent != player));
    static_cast<void>(tournament.score(player));
    static_cast<void>(tournament.accelerated_points(player, 1));
  }
  static_cast<void>(tournament.planned_rounds());
  static_cast<void>(tournament.paired_rounds());
  return 0;
}
