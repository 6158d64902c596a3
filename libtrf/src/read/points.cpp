// Point systems: records 162 and 362 (TRF26), XXS (JaVaFo) and BB* (bbpPairings).

#include <algorithm>

#include "codes.hpp"
#include "read/context.hpp"
#include "read/grammar.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/messages/read_records.hpp"

namespace trf::detail {
namespace {

void set_win(PointSystem& system, Score value) {
  system.win_white = system.win_black = system.forfeit_win = system.full_point_bye = value;
}
void set_draw(PointSystem& system, Score value) {
  system.draw_white = system.draw_black = system.half_point_bye = system.unknown = value;
}
void set_loss(PointSystem& system, Score value) { system.loss_white = system.loss_black = value; }

// Record 162: P defaults to the value of W and X to that of D, so they are set last.
struct GamePoints {
  std::optional<Score> w, d, l, a, p, x;

  std::optional<Score>* slot(char symbol) noexcept {
    switch (symbol) {
      case 'W': return &w;
      case 'D': return &d;
      case 'L': return &l;
      case 'A':
      case 'Z': return &a;  // bbpPairings writes Z
      case 'P': return &p;
      case 'X': return &x;
      default: return nullptr;
    }
  }
  void apply(PointSystem& system) const {
    if (w) {
      set_win(system, *w);
      system.pairing_bye = *w;
    }
    if (d) set_draw(system, *d);
    if (l) set_loss(system, *l);
    if (a) system.zero_point_bye = system.forfeit_loss = *a;
    if (p) system.pairing_bye = *p;
    if (x) system.unknown = *x;
    system.source = PointSystem::Source::record_162;
  }
};

struct PointsCell {
  std::string_view symbol, points;
  std::size_t column;
};

// Cells in their columns; if other columns are used, the words of the line: symbol, points, ...
std::vector<PointsCell> raster_cells(const Row& row, const layout::Field& symbol,
                                     const layout::Field& points, bool& on_raster) {
  std::vector<PointsCell> cells;
  on_raster = true;
  for (std::size_t k = 0; symbol.at(k).first <= row.width() && k < 64; ++k) {
    const auto s = trimmed(row.get(symbol.at(k)));
    const auto p = trimmed(row.get(points.at(k)));
    const auto end = symbol.at(k).first + std::size_t{symbol.pitch};
    for (auto column = std::size_t{points.at(k).last()} + 1; column < end; ++column)
      on_raster = on_raster && row.at(column) == ' ';
    if (s.empty() && p.empty()) continue;
    on_raster = on_raster && s.size() == symbol.width && Score::parse(p).has_value();
    cells.push_back({s, p, symbol.at(k).first});
  }
  for (std::size_t column = layout::text.first; column < symbol.first; ++column)
    on_raster = on_raster && row.at(column) == ' ';
  if (on_raster) return cells;
  cells.clear();
  for (const auto& pair : parse_symbol_points(row.get(layout::text))) {
    if (pair.points.empty() || cells.size() == 64) break;
    cells.push_back({pair.symbol, pair.points, layout::text.first + pair.offset});
  }
  return cells;
}

/// Was a cell taken?
template <class Take>
bool read_raster(Context& context, const Row& row, CheckId check, const layout::Field& symbol,
                 const layout::Field& points, const Take& take) {
  bool on_raster = true;
  const auto cells = raster_cells(row, symbol, points, on_raster);
  bool lost = false, found = false;
  if (cells.empty()) {
    context.report(check, Severity::error, row.line(), layout::text.first, 1,
                   said::symbols_missing{.first = symbol.first, .second = symbol.at(1).first});
    return false;
  }
  for (const auto& cell : cells) {
    const auto value = Score::parse(cell.points);
    if (value && take(cell.symbol, *value)) {
      found = true;
      continue;
    }
    lost = true;
    context.report(check, Severity::error, row.line(), cell.column,
                   std::max<std::size_t>(cell.symbol.size(), 1),
                   said::symbol_unreadable{.symbol = row.shown(cell.symbol),
                                           .points = row.shown(cell.points)});
    if (!on_raster) return found;
  }
  if (!on_raster && !lost)
    context.report(
        check, Severity::warning, row.line(), layout::text.first, 1,
        said::symbols_read_as_words{.first = symbol.first, .second = symbol.at(1).first});
  return found;
}

void read_162(Context& context, const Row& row) {
  GamePoints points;
  if (!read_raster(context, row, "H29", layout::point_system::symbol, layout::point_system::points,
                   [&points](std::string_view symbol, Score value) {
                     auto* const slot = symbol.size() == 1 ? points.slot(symbol[0]) : nullptr;
                     if (slot != nullptr) *slot = value;
                     return slot != nullptr;
                   }) ||
      !context.take("162"))
    return;
  points.apply(context.tournament.points);
  context.has_open_points = points.x.has_value();
}

void read_362(Context& context, const Row& row) {
  auto system = context.tournament.match_points;
  if (read_raster(context, row, "H42", layout::match_point_system::symbol,
                  layout::match_point_system::points,
                  [&system](std::string_view symbol, Score value) {
                    if (symbol == "TW")
                      system.win = value;
                    else if (symbol == "TD")
                      system.draw = value;
                    else if (symbol == "TL")
                      system.loss = value;
                    else
                      return false;
                    return true;
                  }) &&
      context.take("362"))
    context.tournament.match_points = system;
}

/// Beside the codes of one value there are those of all wins, and of all draws.
bool set_xxs(PointSystem& s, std::string_view code, Score value) {
  const auto found =
      std::ranges::find(xxs_codes, code, [](const auto& entry) { return entry.first; });
  if (found != xxs_codes.end())
    s.*found->second = value;
  else if (code == "W")
    set_win(s, value);
  else if (code == "D")
    s.draw_white = s.draw_black = s.half_point_bye = value;
  else
    return false;
  return true;
}

void read_xxs(Context& context, const Row& row) {
  auto& system = context.tournament.points;
  for (const auto& word : words_of(row, layout::text.first)) {
    const auto equals = word.text.find('=');
    const auto value = equals == std::string_view::npos
                           ? std::nullopt
                           : Score::parse(word.text.substr(equals + 1));
    if (value && set_xxs(system, word.text.substr(0, equals), *value)) {
      system.source = PointSystem::Source::xxs;
      continue;
    }
    context.report("H29", Severity::error, row.line(), word.column, word.text.size(),
                   said::code_of_points_unknown{.found = row.shown(word.text)});
  }
  if (!context.has_open_points) system.unknown = system.unknown_by_draws();
}

void read_bbp(Context& context, const layout::Record& record, const Row& row) {
  const auto value = Score::parse(row.get(layout::result_points::points));
  if (!value) {
    context.report("H29", Severity::error, row, layout::result_points::points,
                   points_unreadable(row, layout::result_points::points));
    return;
  }
  if (!context.take(record.tag)) return;
  auto& system = context.tournament.points;
  switch (record.tag[2]) {
    case 'W':
      set_win(system, *value);
      // Without BBU the PAB has the points of a win.
      if (!contains(context.taken, "BBU")) system.pairing_bye = *value;
      break;
    case 'D': set_draw(system, *value); break;
    case 'L': set_loss(system, *value); break;
    case 'Z': system.zero_point_bye = *value; break;
    case 'F': system.forfeit_loss = *value; break;
    default: system.pairing_bye = *value; break;
  }
  system.source = PointSystem::Source::bbp;
}

}  // namespace

void read_points(Context& context, const layout::Record& record, const Row& row) {
  if (record.tag == "162")
    read_162(context, row);
  else if (record.tag == "362")
    read_362(context, row);
  else if (record.tag == "XXS")
    read_xxs(context, row);
  else
    read_bbp(context, record, row);
}

PointSystem points_of(const Document& document, std::span<const std::uint32_t> lines) {
  Context context{.document = document};
  for (const auto line : lines)
    if (const auto* record = layout::find(layout::tag_of(document.text(line))))
      read_points(context, *record, Row{document, line});
  return context.tournament.points;
}

}  // namespace trf::detail
