// Record 001 without its cells, and the NRS records (TRF26) that repeat its columns.

#include <algorithm>
#include <array>

#include "read/context.hpp"
#include "same_person.hpp"
#include "trf/check_ids.hpp"
#include "trf/messages/reader.hpp"
#include "trf/text.hpp"

namespace trf::detail {
namespace {

namespace column = layout::player;

// Are points, rank and separators in their columns? Then the row is aligned.
bool fits(const Row& row, int shift = 0) noexcept {
  const auto at = [&row, shift](int place) {
    const int column = place + shift;
    return row.at(static_cast<std::size_t>(column));
  };
  for (const auto separator : column::separators)
    if (separator > column::birth.last() && at(separator) != ' ') return false;
  for (const auto separator : column::cell_separators)
    if (at(separator) != ' ') return false;
  const auto moved = [&row, shift](layout::Field field) {
    field.first = static_cast<std::uint16_t>(field.first + shift);
    return row.get(field);
  };
  const auto points = trimmed(moved(column::points));
  if (!points.empty() && !Score::parse(points)) return false;
  return number_of(moved(column::rank)).ok && number_of(moved(column::opponent)).ok;
}

Sex sex_of(char c) noexcept {
  switch (c) {
    case 'm':
    case 'M': return Sex::male;
    case 'w':
    case 'W':
    case 'f':
    case 'F': return Sex::female;
    default: return Sex::unknown;
  }
}

Date birth_of(std::string_view text) noexcept {
  const auto date = parse_whole_date(text);
  return date ? date->date : Date{};
}

std::uint16_t rating_of(Context& context, const Row& row, const layout::Field& field) {
  const auto number = number_of(row.get(field));
  if (!number.ok) context.report("R14", Severity::error, row, field, not_number(row, field));
  return static_cast<std::uint16_t>(number.value.value_or(0));
}

void read_standing(Context& context, const Row& row, Player& player) {
  player.points = points_in(context, row, column::points, "R27").value;
  const auto rank = number_of(row.get(column::rank));
  if (!rank.ok)
    context.report("R29", Severity::warning, row, column::rank, not_number(row, column::rank));
  player.rank = static_cast<std::uint16_t>(rank.value.value_or(0));
}

Player read_player(Context& context, const Row& row) {
  Player player;
  player.line = row.line();
  player.sex = sex_of(row.at(column::sex.first));
  player.name = row.text(column::name);
  const auto title = trimmed(row.get(column::title));
  player.title = title_in_field(title);
  if (player.title == Title::none && !title.empty()) player.title_text = row.text(column::title);
  player.rating = rating_of(context, row, column::rating);
  player.federation = row.text(column::federation);
  player.fide_id = row.is_plain() ? fide_id_of(trimmed(row.get(column::fide_id)))
                                  : fide_id_of(row.text(column::fide_id));
  player.birth = birth_of(row.get(column::birth));
  read_standing(context, row, player);
  return player;
}

// The rows whose columns do not fit (P09): reported once for all.
struct Misfits {
  std::uint32_t first_bytes = 0, bytes = 0;  ///< Columns count bytes of UTF-8
  std::uint32_t first_shifted = 0, shifted = 0;
  int shift = 0;

  void report(Context& context) const {
    if (bytes != 0)
      context.report("P09", Severity::warning, first_bytes, column::points.first, 4,
                     said::columns_count_bytes{.rows = bytes});
    if (shifted != 0)
      context.report(
          "P09", Severity::error, first_shifted, column::points.first, 4,
          said::columns_shifted{.columns = std::abs(shift), .right = shift > 0, .rows = shifted});
  }
};

int shift_of(const Row& row) noexcept {
  for (const int shift : {1, 2, 3, 4, -1})
    if (fits(row, shift)) return shift;
  return 0;
}

struct Columns {
  Row::Counting counting = Row::Counting::characters;
  int shift = 0;  // 0: they are in their places
};

Columns columns_of(const Document& document, std::uint32_t line) {
  const Row by_characters{document, line};
  if (fits(by_characters)) return {};
  if (by_characters.is_plain()) return {.shift = shift_of(by_characters)};
  if (fits(Row{document, line, Row::Counting::bytes})) return {.counting = Row::Counting::bytes};
  return {};
}

// Cells in the row, to its last column that is not a space.
std::size_t cell_count(const Row& row) noexcept {
  if (row.width() < column::opponent.first) return 0;
  return (row.width() - column::opponent.first) / column::cell_pitch + 1;
}

class Players {
 public:
  explicit Players(Context& context)
      : context_(context), first_line_(context.player_lines.size() + 1) {}

  void read() {
    auto& tournament = context_.tournament;
    tournament.players.reserve(std::min<std::size_t>(context_.player_lines.size(), max_start_rank));
    for (const auto line : context_.player_lines) read_row(line);
    misfits_.report(context_);
    tournament.set_rounds(static_cast<int>(rounds_));
    // Opponents are stored as indices, so the order must be known first.
    tournament.sort_players();
    std::ranges::sort(rows_, {}, &Kept::start_rank);
    context_.start_ranks = StartRanks{tournament.players};
    for (std::size_t p = 0; p < rows_.size(); ++p)
      if (rows_[p].has_cells)
        read_games(context_, Row{context_.document, rows_[p].line, rows_[p].counting},
                   static_cast<PlayerIndex>(p));
  }

 private:
  struct Kept {
    std::uint32_t line;
    std::uint16_t start_rank;
    Row::Counting counting;
    bool has_cells;
  };

  void read_row(std::uint32_t line) {
    const auto [counting, shift] = columns_of(context_.document, line);
    if (counting == Row::Counting::bytes && misfits_.bytes++ == 0) misfits_.first_bytes = line;
    read_row(Row{context_.document, line, counting}, counting, shift);
  }

  /// \param shift  of the columns; 0: they are in their places
  void read_row(const Row& row, Row::Counting counting, int shift) {
    const auto start_rank = number_of(row.get(column::start_rank));
    if (!start_rank.ok || !start_rank.value || *start_rank.value < 1 ||
        *start_rank.value > max_start_rank) {
      context_.report("R01", Severity::error, row, column::start_rank,
                      said::start_number_unreadable{.found = row.shown(column::start_rank),
                                                    .most = max_start_rank,
                                                    .first = column::start_rank.first,
                                                    .last = column::start_rank.last()});
      return;
    }
    const auto number = static_cast<std::uint16_t>(*start_rank.value);
    if (number >= first_line_.size()) first_line_.resize(number + 1U);
    if (first_line_[number] != 0) {
      context_.report("R02", Severity::error, row, column::start_rank,
                      said::start_number_used{.number = number, .line = first_line_[number]});
      return;
    }
    first_line_[number] = row.line();
    if (row.width() < column::points.last() &&
        context_.document.width(row.line()) < column::points.last())
      context_.report(
          "S05", Severity::error, row.line(), row.width() + 1, 1,
          said::row_too_short{
              .number = number, .first = column::points.first, .last = column::points.last()});

    bool has_cells = true;
    Player player;
    if (shift != 0) {
      if (misfits_.shifted++ == 0) {
        misfits_.first_shifted = row.line();
        misfits_.shift = shift;
      }
      has_cells = false;
      Diagnostics aside;
      std::swap(aside, context_.found);
      player = read_player(context_, row);
      player.points.reset();
      player.rank = 0;
      std::swap(aside, context_.found);
    } else {
      player = read_player(context_, row);
    }
    player.start_rank = number;
    player.row = static_cast<std::uint32_t>(rows_.size());
    count_cells(row);
    context_.tournament.players.push_back(std::move(player));
    rows_.push_back({row.line(), number, counting, has_cells});
  }

  void count_cells(const Row& row) {
    const auto cells = cell_count(row);
    if (cells > max_rounds)
      context_.report("C16", Severity::error, row, column::cell.at(max_rounds),
                      said::row_too_long{.rounds = cells, .most = max_rounds});
    rounds_ = std::max(rounds_, std::min<std::size_t>(cells, max_rounds));
  }

  Context& context_;
  std::vector<std::uint32_t> first_line_;  ///< By start rank; 0: none yet
  std::vector<Kept> rows_;
  std::size_t rounds_ = 0;
  Misfits misfits_;
};

}  // namespace

Title title_in_field(std::string_view text) noexcept {
  if (text == "M") return Title::none;  // Maestro (RTF 4.1); TRF06 has small letters
  struct Spelling {
    std::string_view text;
    Title title;
  };
  using enum Title;
  constexpr std::array spellings{
      Spelling{"GM", gm},   Spelling{"IM", im},  Spelling{"WGM", wgm}, Spelling{"FM", fm},
      Spelling{"WIM", wim}, Spelling{"CM", cm},  Spelling{"WFM", wfm}, Spelling{"WCM", wcm},
      Spelling{"G", gm},    Spelling{"M", im},   Spelling{"F", fm},    Spelling{"C", cm},
      Spelling{"WG", wgm},  Spelling{"WM", wim}, Spelling{"WF", wfm},  Spelling{"WC", wcm},
      Spelling{"GF", wgm},  Spelling{"MF", wim}, Spelling{"FF", wfm},  Spelling{"CF", wcm}};
  const auto same = [text](std::string_view spelling) {
    return std::ranges::equal(text, spelling, [](char a, char b) { return upper(a) == b; });
  };
  const auto found = std::ranges::find_if(spellings, same, &Spelling::text);
  return found == spellings.end() ? none : found->title;
}

void read_players(Context& context) { Players{context}.read(); }

bool is_read_in_columns(const Document& document, std::uint32_t line) {
  const auto [counting, shift] = columns_of(document, line);
  if (counting == Row::Counting::bytes || shift != 0) return false;
  const Row row{document, line};
  return std::ranges::all_of(column::separators, [&row](std::size_t separator) {
    const char between = row.at(separator);
    return separator <= column::birth.last() || between == ' ' || between == '\t';
  });
}

void read_national(Context& context) {
  auto& tournament = context.tournament;
  for (const auto line : context.national_lines) {
    const Row row{context.document, line};
    const auto number = number_of(row.get(layout::national::start_rank));
    const auto player = context.start_ranks.find(number.value.value_or(0));
    const std::string tag{row.get({nullptr, 1, 3})};
    if (player == no_player) {
      context.report(
          "N01", Severity::error, row, layout::national::start_rank,
          said::national_without_player{.federation = tag, .number = number.value.value_or(0)});
      continue;
    }
    NationalRecord record;
    record.federation = tag;
    record.line = line;
    record.sex = sex_of(row.at(layout::national::sex.first));
    record.classification = row.text(layout::national::classification);
    record.name = row.text(layout::national::name);
    record.rating = rating_of(context, row, layout::national::rating);
    record.origin = row.text(layout::national::origin);
    record.id = row.text(layout::national::id);
    record.birth = birth_of(row.get(layout::national::birth));
    tournament.players[player].national.push_back(std::move(record));
  }
}

}  // namespace trf::detail
