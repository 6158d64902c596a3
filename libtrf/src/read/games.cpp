// The result cells of record 001: opponent (4), space, colour, space, result, two spaces.

#include <algorithm>
#include <array>
#include <bit>

#include "codes.hpp"
#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

namespace column = layout::player;

// Of a cell, from its first column.
constexpr std::size_t cell_width = column::cell.width;
constexpr std::size_t colour_at = column::colour.first - column::cell.first;
constexpr std::size_t result_at = column::result.first - column::cell.first;

constexpr std::uint8_t unreadable = 0xFF;

// Result letters are case-insensitive by TRF26.
constexpr auto result_codes = [] {
  std::array<std::uint8_t, 256> codes{};
  codes.fill(unreadable);
  constexpr auto letters = result_letters;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto c = static_cast<unsigned char>(letters[i]);
    codes[c] = static_cast<std::uint8_t>(i);
    if (c >= 'A' && c <= 'Z') codes[c + 32U] = static_cast<std::uint8_t>(i);
  }
  return codes;
}();

// A cell and the two spaces before the next one, and spaces: a row ends without its spaces. Two
// words are compared at once.
using CellBytes = std::array<char, 16>;
using CellWords = std::array<std::uint64_t, 2>;
constexpr CellBytes blank_cell = [] {
  CellBytes cell{};
  cell.fill(' ');
  return cell;
}();
constexpr auto separator_bits = [] {
  std::array<unsigned char, std::tuple_size_v<CellBytes>> bits{};
  for (const auto separator : column::cell_separators) bits[separator - column::cell.first] = 0xFF;
  return std::bit_cast<CellWords>(bits);
}();

CellBytes cell_at(const Row& row, std::size_t first) noexcept {
  CellBytes cell = blank_cell;
  const auto written = row.get({nullptr, static_cast<std::uint16_t>(first), column::cell_pitch});
  if (written.size() == column::cell_pitch)
    std::copy_n(written.data(), column::cell_pitch, cell.data());
  else
    std::ranges::copy(written, cell.begin());
  return cell;
}

/// Is every column of the mask a space?
bool has_spaces(const CellBytes& cell, const CellWords& mask) noexcept {
  const auto words = std::bit_cast<CellWords>(cell), spaces = std::bit_cast<CellWords>(blank_cell);
  return (((words[0] ^ spaces[0]) & mask[0]) | ((words[1] ^ spaces[1]) & mask[1])) == 0;
}
bool is_blank_cell(const CellBytes& cell) noexcept { return has_spaces(cell, {~0ULL, ~0ULL}); }
bool has_separators(const CellBytes& cell) noexcept { return has_spaces(cell, separator_bits); }

// The letters of a paired player's usual cell, by their bytes; unreadable for the others.
constexpr auto usual_results = [] {
  auto codes = result_codes;
  for (std::size_t c = 0; c < codes.size(); ++c)
    if ((c >= 'a' && c <= 'z') ||
        (codes[c] != unreadable && Game{.code = static_cast<ResultCode>(codes[c])}.is_bye()))
      codes[c] = unreadable;
  return codes;
}();
constexpr auto usual_colours = [] {
  std::array<std::uint8_t, 256> colours{};
  colours.fill(unreadable);
  colours['w'] = static_cast<std::uint8_t>(Colour::white);
  colours['b'] = static_cast<std::uint8_t>(Colour::black);
  return colours;
}();

// The opponent in its usual form, digits after spaces; 0 for other forms. Without branches, because
// the number of spaces is as good as drawn.
int usual_opponent(const CellBytes& cell) noexcept {
  int number = 0;
  bool has_digit = false, is_usual = true;
  for (std::size_t i = 0; i < column::opponent.width; ++i) {
    const int digit = cell[i] - '0';
    const bool is_digit = digit >= 0 && digit <= 9;
    is_usual &= is_digit || (cell[i] == ' ' && !has_digit);
    has_digit |= is_digit;
    number = number * 10 + (is_digit ? digit : 0);
  }
  return is_usual ? number : 0;
}

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

class GameCells {
 public:
  GameCells(Context& context, const Row& row, PlayerIndex player)
      : context_(context), row_(row), player_(player) {}

  void read(std::size_t index, Game& game) {
    const std::size_t first = column::cell.at(index).first;
    const auto cell = cell_at(row_, first);
    if (!is_blank_cell(cell) && !take_usual(cell, game)) read(index, first, cell, game);
  }

 private:
  /// Most cells are a game without a finding.
  [[nodiscard]] bool take_usual(const CellBytes& cell, Game& game) const noexcept {
    const auto number = usual_opponent(cell);
    const auto opponent = number == 0 ? no_player : context_.start_ranks.find(number);
    const auto colour = usual_colours[static_cast<unsigned char>(cell[colour_at])];
    const auto code = usual_results[static_cast<unsigned char>(cell[result_at])];
    if (opponent == no_player || opponent == player_ || colour == unreadable ||
        code == unreadable || !has_separators(cell))
      return false;
    game = {opponent, static_cast<Colour>(colour), static_cast<ResultCode>(code)};
    return true;
  }

  void read(std::size_t index, std::size_t first, const CellBytes& cell, Game& game) {
    constexpr std::size_t after_opponent = column::opponent.width;
    if (cell[after_opponent] >= '0' && cell[after_opponent] <= '9') {
      say("C02", first, after_opponent + 1, opponent_unreadable(first, after_opponent + 1));
      return;
    }
    if (!has_separators(cell)) {
      say("C01", first, column::cell_pitch,
          said::cell_misaligned{.round = index + 1,
                                .found = row_.shown(first, column::cell_pitch)});
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
    if (code == unreadable) {
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
  GameCells cells{context, row, player};
  const auto games = context.tournament.games(player);
  for (std::size_t r = 0; r < games.size(); ++r) cells.read(r, games[r]);
}

}  // namespace trf::detail
