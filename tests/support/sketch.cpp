#include "support/sketch.hpp"
#include "support/draft.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <sstream>
#include <string>

namespace trf::test {

ResultCode code_of(char wanted) {
  for (std::size_t i = 0; i < result_code_count; ++i) {
    const auto code = static_cast<ResultCode>(i);
    if (letter(code) == wanted) return code;
  }
  std::abort();  // Not a letter of the format: the test is wrong
}

namespace {

[[nodiscard]] Game game_of(std::string_view word) {
  Game game;
  if (word == ".") return game;
  int opponent = 0;
  const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), opponent);
  if (error != std::errc{}) {
    game.code = code_of(word.front());
    return game;
  }
  const std::string_view after(rest, static_cast<std::size_t>(word.data() + word.size() - rest));
  game.opponent = static_cast<PlayerIndex>(opponent - 1);
  game.colour = after.starts_with('w')   ? Colour::white
                : after.starts_with('b') ? Colour::black
                                         : Colour::none;
  if (after.size() > 1) game.code = code_of(after[1]);
  return game;
}

}  // namespace

test::Draft sketch(const std::vector<std::string_view>& rows) {
  test::Draft tournament;
  std::vector<std::vector<Game>> games;
  std::size_t rounds = 0;
  for (const auto row : rows) {
    Player& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(tournament.players.size());
    player.row = static_cast<std::uint32_t>(tournament.players.size() - 1);
    player.name = std::to_string(player.start_rank).insert(0, "Player ");
    std::istringstream words{std::string(row)};
    auto& line = games.emplace_back();
    for (std::string word; words >> word;) line.push_back(game_of(word));
    rounds = std::max(rounds, line.size());
  }
  tournament.set_rounds(static_cast<int>(rounds));
  for (std::size_t i = 0; i < games.size(); ++i)
    std::ranges::copy(games[i], tournament.games(static_cast<PlayerIndex>(i)).begin());
  return tournament;
}

}  // namespace trf::test
