// The result cells of record 001: opponent (4), space, colour, space, result, two spaces.

#include <algorithm>
#include <array>

#include "codes.hpp"
#include "read/context.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

namespace column = layout::player;

// Of a cell, from its first column.
constexpr std::size_t cell_width = column::cell.width;
constexpr std::size_t colour_at = column::colour.first - column::cell.first;
constexpr std::size_t result_at = column::result.first - column::cell.first;

constexpr std::uint8_t bad_result = 0xFF;

// Result letters are case-insensitive by TRF26.
constexpr auto result_codes = [] {
  std::array<std::uint8_t, 256> codes{};
  codes.fill(bad_result);
  constexpr auto letters = result_letters;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto c = static_cast<unsigned char>(letters[i]);
    codes[c] = static_cast<std::uint8_t>(i);
    if (c >= 'A' && c <= 'Z') codes[c + 32U] = static_cast<std::uint8_t>(i);
  }
  return codes;
}();

struct Opponent {
  int number = 0;  ///< 0: none
  bool ok = true;
  bool is_written = false;  ///< The cell has 0000 or a number
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
    const std::size_t first = column::cell.at(index).first;
    // The cell and the two spaces before the next one.
    std::array<char, column::cell_pitch> cell{};
    for (std::size_t i = 0; i < cell.size(); ++i) cell[i] = row_.at(first + i);
    if (std::ranges::all_of(cell, [](char c) { return c == ' '; })) return;
    constexpr std::size_t after_opponent = column::opponent.width;
    if (cell[after_opponent] >= '0' && cell[after_opponent] <= '9') {
      say("C02", first, after_opponent + 1, opponent_unreadable(first, after_opponent + 1));
      return;
    }
    if (std::ranges::any_of(column::cell_separators, [&cell](std::size_t separator) {
          return cell[separator - column::cell.first] != ' ';
        })) {
      say("C01", first, cell.size(),
          said::cell_misaligned{.round = index + 1, .found = row_.shown(first, cell.size())});
      return;
    }
    round_ = index + 1;
    colour_lost_ = false;
    const auto opponent = opponent_of({cell.data(), column::opponent.width});
    if (!opponent.ok) {
      say("C02", first, column::opponent.width, opponent_unreadable(first, column::opponent.width));
      return;
    }
    game.opponent = find(opponent.number, first);
    const bool was_lost = game.opponent == no_player && opponent.number != 0;
    game.colour = colour(cell[colour_at], first + colour_at);
    game.code = result(cell[result_at], first + result_at);
    if (was_lost)
      game = {};
    else
      settle(game, opponent.is_written, first);
  }

 private:
  void say(CheckId check, std::size_t column, std::size_t width, Message message) {
    context_.report(check, Severity::error, row_.line(), column, width, std::move(message));
  }
  [[nodiscard]] Message opponent_unreadable(std::size_t column, std::size_t width) const {
    return said::opponent_unreadable{.found = row_.shown(column, width), .most = max_start_rank};
  }
  [[nodiscard]] int number_of(const Game& game) const {
    return context_.tournament.players[game.opponent].start_rank;
  }
  [[nodiscard]] static Data letter_of(ResultCode code) {
    return Data{std::string(1, letter(code))};
  }

  PlayerIndex find(int number, std::size_t at) {
    if (number == 0) return no_player;
    const auto opponent = context_.start_ranks.find(number);
    if (opponent == no_player) {
      say("C03", at, column::opponent.width,
          said::opponent_unknown{.opponent = number, .round = round_});
    } else if (opponent == player_) {
      say("C04", at, column::opponent.width, said::own_opponent{.player = number, .round = round_});
      return no_player;
    }
    return opponent;
  }

  Colour colour(char c, std::size_t at) {
    switch (c) {
      case 'w': return Colour::white;
      case 'b': return Colour::black;
      case ' ':
      case '-': return Colour::none;
      case 'W':
      case 'B':
        context_.report("C05", Severity::warning, row_.line(), at, 1,
                        said::colour_upper_case{.found = row_.shown(at, 1)});
        return c == 'W' ? Colour::white : Colour::black;
      default:
        say("C05", at, 1, said::colour_unreadable{.found = row_.shown(at, 1)});
        colour_lost_ = true;
        return Colour::none;
    }
  }

  ResultCode result(char c, std::size_t at) {
    const auto code = result_codes[static_cast<unsigned char>(c)];
    if (code == bad_result) {
      say("C08", at, 1, said::result_unreadable{.found = row_.shown(at, 1)});
      return ResultCode::none;
    }
    if (c >= 'a' && c <= 'z')
      context_.report("C09", Severity::info, row_.line(), at, 1,
                      said::result_lower_case{.found = row_.shown(at, 1)});
    return static_cast<ResultCode>(code);
  }

  // The meaning of the three parts together (TRF26, result table).
  void settle(Game& game, bool opponent_is_written, std::size_t first) {
    if (game.opponent != no_player) {
      if (game.is_bye()) {
        say("C10", first, cell_width,
            said::bye_with_opponent{.code = letter_of(game.code), .opponent = number_of(game)});
        game.opponent = no_player;
        game.colour = Colour::none;
      } else if (game.colour == Colour::none && game.is_played() && !colour_lost_) {
        say("C07", first + colour_at, 1,
            said::game_without_colour{.opponent = number_of(game), .round = round_});
      }
      return;
    }
    if (game.code == ResultCode::draw) {  // TRF06: a half-point bye
      game.code = ResultCode::half_point_bye;
      game.colour = Colour::none;
    } else if (game.code >= ResultCode::win && game.code <= ResultCode::unrated_loss) {
      say("C11", first, cell_width, said::result_without_opponent{.code = letter_of(game.code)});
      game = {};
    } else if (game.code == ResultCode::none) {
      const bool colour_alone = game.colour != Colour::none;
      if (colour_alone) say("C06", first, cell_width, said::colour_alone{.round = round_});
      game = {};
      // TRF16: without opponent, an empty result is a zero-point bye.
      if (opponent_is_written && !colour_alone) game.code = ResultCode::zero_point_bye;
    } else if (game.is_bye()) {
      game.colour = Colour::none;
    }
  }

  Context& context_;
  const Row& row_;
  PlayerIndex player_;
  std::size_t round_ = 0;
  bool colour_lost_ = false;  ///< Already reported: not missing as well
};

}  // namespace

void read_games(Context& context, const Row& row, PlayerIndex player) {
  Cells cells{context, row, player};
  const auto games = context.tournament.games(player);
  for (std::size_t r = 0; r < games.size(); ++r) cells.read(r, games[r]);
}

}  // namespace trf::detail
