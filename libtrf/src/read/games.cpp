// The result cells of record 001: opponent (4), blank, colour, blank, result, two blanks.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "read/context.hpp"

namespace trf::detail {
namespace {

constexpr std::uint8_t bad_result = 0xFF;

// Result letters are case-insensitive by TRF26.
constexpr auto result_codes = [] {
  std::array<std::uint8_t, 256> codes{};
  codes.fill(bad_result);
  constexpr std::string_view letters = " 1=0WDL+-FHUZ";
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto c = static_cast<unsigned char>(letters[i]);
    codes[c] = static_cast<std::uint8_t>(i);
    if (c >= 'A' && c <= 'Z') codes[c + 32U] = static_cast<std::uint8_t>(i);
  }
  return codes;
}();

struct Opponent {
  int number = 0;  ///< 0: nobody
  bool ok = true;
  bool is_written = false;  ///< 0000 stands there, or a number
};

Opponent opponent_of(std::string_view field) noexcept {
  Opponent opponent;
  bool ended = false;
  for (const char c : field) {
    if (c == ' ') {
      ended = opponent.is_written;
    } else if (c >= '0' && c <= '9' && !ended) {
      opponent.number = opponent.number * 10 + (c - '0');
      opponent.is_written = true;
    } else {
      opponent.ok = false;
    }
  }
  return opponent;
}

class Cells {
 public:
  Cells(Context& context, const Row& row, PlayerIndex player)
      : context_(context), row_(row), player_(player) {}

  void read(std::size_t index, Game& game) {
    const auto first = layout::player::opponent.first + index * layout::player::cell_pitch;
    // 8 characters and the two blanks before the next cell.
    std::array<char, 10> cell{};
    for (std::size_t i = 0; i < cell.size(); ++i) cell[i] = row_.at(first + i);
    if (std::ranges::all_of(cell, [](char c) { return c == ' '; })) return;
    if (cell[4] >= '0' && cell[4] <= '9') {
      say("C02", first, 5, "opponent expected as a number from 0 to 9999, found {}",
          row_.quoted(first, 5));
      return;
    }
    if (cell[4] != ' ' || cell[6] != ' ' || cell[8] != ' ' || cell[9] != ' ') {
      say("C01", first, 10, "result cell of round {} is misaligned: {}", index + 1,
          row_.quoted(first, cell.size()));
      return;
    }
    round_ = index + 1;
    colour_lost_ = false;
    const auto opponent = opponent_of({cell.data(), 4});
    if (!opponent.ok) {
      say("C02", first, 4, "opponent expected as a number from 0 to 9999, found {}",
          row_.quoted(first, 4));
      return;
    }
    game.opponent = find(opponent.number, first);
    const bool was_lost = game.opponent == no_player && opponent.number != 0;
    game.colour = colour(cell[5], first + 5);
    game.code = result(cell[7], first + 7);
    if (was_lost)
      game = {};
    else
      settle(game, opponent.is_written, first);
  }

 private:
  template <class... Args>
  void say(CheckId check, std::size_t column, std::size_t width, fmt::format_string<Args...> text,
           Args&&... args) {
    context_.report(check, Severity::error, row_.line(), column, width,
                    fmt::format(text, std::forward<Args>(args)...));
  }

  PlayerIndex find(int number, std::size_t column) {
    if (number == 0) return no_player;
    const auto opponent = context_.tournament.find(number);
    if (opponent == no_player) {
      say("C03", column, 4, "opponent {} in round {} has no 001 record", number, round_);
    } else if (opponent == player_) {
      say("C04", column, 4, "player {} is his own opponent in round {}", number, round_);
      return no_player;
    }
    return opponent;
  }

  Colour colour(char c, std::size_t column) {
    switch (c) {
      case 'w': return Colour::white;
      case 'b': return Colour::black;
      case ' ':
      case '-': return Colour::none;
      case 'W':
      case 'B':
        context_.report(
            "C05", Severity::warning, row_.line(), column, 1,
            fmt::format("colour is written in lower case, found {}", row_.quoted(column, 1)));
        return c == 'W' ? Colour::white : Colour::black;
      default:
        say("C05", column, 1, "colour expected as w, b, - or blank, found {}",
            row_.quoted(column, 1));
        colour_lost_ = true;
        return Colour::none;
    }
  }

  ResultCode result(char c, std::size_t column) {
    const auto code = result_codes[static_cast<unsigned char>(c)];
    if (code == bad_result) {
      say("C08", column, 1, "result expected as one of 1 = 0 + - W D L H F U Z, found {}",
          row_.quoted(column, 1));
      return ResultCode::none;
    }
    if (c >= 'a' && c <= 'z')
      context_.report("C09", Severity::info, row_.line(), column, 1,
                      fmt::format("result letter '{}' is usually a capital", c));
    return static_cast<ResultCode>(code);
  }

  // What the three parts mean together (TRF26, result table).
  void settle(Game& game, bool opponent_is_written, std::size_t first) {
    if (game.opponent != no_player) {
      if (game.is_bye()) {
        say("C10", first, 8, "bye code {} stands beside opponent {}; a bye has no opponent",
            letter(game.code), context_.tournament.players[game.opponent].start_rank);
        game.opponent = no_player;
        game.colour = Colour::none;
      } else if (game.colour == Colour::none && game.is_played() && !colour_lost_) {
        say("C07", first + 5, 1, "game against {} in round {} has no colour",
            context_.tournament.players[game.opponent].start_rank, round_);
      }
      return;
    }
    if (game.code == ResultCode::draw) {  // TRF06: a half-point bye
      game.code = ResultCode::half_point_bye;
      game.colour = Colour::none;
    } else if (game.code >= ResultCode::win && game.code <= ResultCode::unrated_loss) {
      say("C11", first, 8, "result {} needs an opponent, found none", letter(game.code));
      game = {};
    } else if (game.code == ResultCode::none) {
      const bool colour_alone = game.colour != Colour::none;
      if (colour_alone)
        say("C06", first, 8, "colour without opponent and without result in round {}", round_);
      game = {};
      // TRF16: without opponent a blank result is a zero-point bye.
      if (opponent_is_written && !colour_alone) game.code = ResultCode::zero_point_bye;
    } else if (game.is_bye()) {
      game.colour = Colour::none;
    }
  }

  Context& context_;
  const Row& row_;
  PlayerIndex player_;
  std::size_t round_ = 0;
  bool colour_lost_ = false;  ///< Said already: not missing as well
};

}  // namespace

void read_games(Context& context, const Row& row, PlayerIndex player) {
  Cells cells{context, row, player};
  const auto games = context.tournament.games(player);
  for (std::size_t r = 0; r < games.size(); ++r) cells.read(r, games[r]);
}

}  // namespace trf::detail
