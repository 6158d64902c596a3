// Point systems: 162 and 362 (TRF26), XXS (JaVaFo), BB* (bbpPairings). The inverse of
// read/points.cpp.

#include <fmt/format.h>

#include "codes.hpp"
#include "write/record.hpp"

namespace trf::detail {
namespace {

// Can one symbol of records 162 and BB* represent it?
bool is_plain_win(const PointSystem& s) noexcept {
  return s.win_white == s.win_black && s.win_white == s.forfeit_win &&
         s.win_white == s.full_point_bye;
}
bool is_plain_draw(const PointSystem& s) noexcept {
  return s.draw_white == s.draw_black && s.draw_white == s.half_point_bye;
}
bool is_plain_loss(const PointSystem& s) noexcept { return s.loss_white == s.loss_black; }

/// XXS for the values that differ from `known`. \return the number of codes written
std::size_t write_xxs(ReportText& report, const PointSystem& s, const PointSystem& known) {
  std::string text;
  std::size_t count = 0;
  for (const auto& [code, member] : xxs_codes) {
    if (s.*member == known.*member) continue;
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", code, to_string(s.*member));
    ++count;
  }
  put_text(report, "XXS", text);
  return count;
}

class PointsCells {
 public:
  PointsCells(ReportText& report, std::string_view tag, layout::Field symbol, layout::Field points)
      : record_{report, tag}, symbol_{symbol}, points_{points} {}
  void add(std::string_view symbol, Score value) {
    record_.put(symbol_.at(count_), symbol);
    record_.put(points_.at(count_), value);
    ++count_;
  }
  void finish() { record_.finish(); }

 private:
  RecordText record_;
  layout::Field symbol_, points_;
  std::size_t count_ = 0;
};

void write_162(ReportText& report, const PointSystem& s) {
  // XXS is written first, for values that 162 cannot represent; a later 162 has priority.
  auto said = PointSystem::standard();
  const auto keep = [&](bool plain, std::initializer_list<Score PointSystem::*> members) {
    if (plain)
      for (const auto member : members) said.*member = s.*member;
  };
  using P = PointSystem;
  const bool plain_absence = s.zero_point_bye == s.forfeit_loss;
  keep(is_plain_win(s), {&P::win_white, &P::win_black, &P::forfeit_win, &P::full_point_bye});
  keep(is_plain_draw(s), {&P::draw_white, &P::draw_black, &P::half_point_bye});
  keep(is_plain_loss(s), {&P::loss_white, &P::loss_black});
  keep(plain_absence, {&P::zero_point_bye, &P::forfeit_loss});
  keep(true, {&P::pairing_bye, &P::unknown});
  write_xxs(report, s, said);

  PointsCells cells{report, "162", layout::point_system::symbol, layout::point_system::points};
  if (is_plain_win(s)) cells.add("W", s.win_white);
  if (is_plain_draw(s)) cells.add("D", s.draw_white);
  if (is_plain_loss(s)) cells.add("L", s.loss_white);
  if (plain_absence) cells.add("A", s.zero_point_bye);
  if (!is_plain_win(s) || s.pairing_bye != s.win_white) cells.add("P", s.pairing_bye);
  if (!is_plain_draw(s) || s.unknown != s.draw_white) cells.add("X", s.unknown);
  cells.finish();
}

void write_unknown(ReportText& report, const PointSystem& s) {
  PointsCells cells{report, "162", layout::point_system::symbol, layout::point_system::points};
  cells.add("X", s.unknown);
  cells.finish();
}

void write_bbp(ReportText& report, const PointSystem& s) {
  auto said = s;
  const auto standard = PointSystem::standard();
  const bool plain_draw = is_plain_draw(s) && s.unknown == s.draw_white;
  if (!is_plain_win(s)) {
    said.win_white = said.win_black = standard.win_white;
    said.forfeit_win = standard.forfeit_win;
    said.full_point_bye = standard.full_point_bye;
  }
  if (!plain_draw) {
    said.draw_white = said.draw_black = standard.draw_white;
    said.half_point_bye = standard.half_point_bye;
  }
  if (!is_plain_loss(s)) said.loss_white = said.loss_black = standard.loss_white;
  write_xxs(report, s, said);
  if (!plain_draw && s.unknown != standard.unknown) write_unknown(report, s);
  const auto put = [&report](std::string_view tag, Score value) {
    RecordText record{report, tag};
    record.put(layout::result_points::points, value);
    record.finish();
  };
  if (is_plain_win(s)) put("BBW", s.win_white);
  if (plain_draw) put("BBD", s.draw_white);
  if (is_plain_loss(s)) put("BBL", s.loss_white);
  put("BBZ", s.zero_point_bye);
  put("BBF", s.forfeit_loss);
  put("BBU", s.pairing_bye);
}

}  // namespace

void write_point_systems(ReportText& report, const Tournament& t) {
  const auto standard = PointSystem::standard();
  switch (t.points.source) {
    case PointSystem::Source::standard: break;
    case PointSystem::Source::record_162: write_162(report, t.points); break;
    case PointSystem::Source::xxs:
      if (t.points.unknown != t.points.unknown_by_draws()) write_unknown(report, t.points);
      if (write_xxs(report, t.points, standard) == 0)
        put_text(report, "XXS", "W=" + to_string(t.points.win_white));
      break;
    case PointSystem::Source::bbp: write_bbp(report, t.points); break;
  }
  if (t.match_points == MatchPointSystem{}) return;
  PointsCells cells{report, "362", layout::match_point_system::symbol,
                    layout::match_point_system::points};
  cells.add("TW", t.match_points.win);
  cells.add("TD", t.match_points.draw);
  cells.add("TL", t.match_points.loss);
  cells.finish();
}

}  // namespace trf::detail
