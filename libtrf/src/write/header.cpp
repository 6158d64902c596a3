// The tournament section: records 012 to 362 and the settings of TRFx.

#include "codes.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/time_control.hpp"
#include "write/record.hpp"

namespace trf::detail {
namespace {

void write_count(ReportText& report, std::string_view tag, const std::optional<int>& count) {
  if (count) put_text(report, tag, std::to_string(*count));
}

void write_round_dates(ReportText& report, const Tournament& t) {
  if (t.round_dates.empty()) return;
  RecordText record{report, "132"};
  auto field = layout::round_dates::date;
  for (const auto& date : t.round_dates) {
    // YY/MM/DD of YYYY/MM/DD.
    if (date.is_set()) record.put(field, to_string(date).substr(2));
    field = field.at(1);
  }
  record.finish();
}

void write_ranking(ReportText& report, const Tournament& t) {
  const auto method = ranking_methods[static_cast<std::size_t>(t.ranking_method)];
  if (t.ranking_federation.empty() && method.empty()) return;
  RecordText record{report, "172"};
  record.put(layout::ranking::federation, t.ranking_federation);
  record.put(layout::ranking::method, method);
  record.finish();
}

bool uses_trfx(Dialect dialect) noexcept {
  return dialect == Dialect::trfx || dialect == Dialect::bbp;
}

}  // namespace

void write_header(ReportText& report, const Tournament& t) {
  put_text(report, "012", t.name);
  put_text(report, "022", t.city);
  put_text(report, "032", t.federation);
  put_text(report, "042", to_string(t.start));
  put_text(report, "052", to_string(t.end));
  write_count(report, "062", t.stated_players);
  write_count(report, "072", t.stated_rated);
  write_count(report, "082", t.stated_teams);
  put_text(report, "092", t.type_text);
  put_text(report, "102", t.chief_arbiter);
  for (const auto& deputy : t.deputies) put_text(report, "112", deputy);
  put_text(report, "122", t.rate_of_play_text);
  write_round_dates(report, t);
  const bool trfx = uses_trfx(t.dialect);
  write_count(report, trfx ? "XXR" : "142", t.stated_rounds);
  if (t.initial_colour != Colour::none) {
    const bool white = t.initial_colour == Colour::white;
    put_text(report, trfx ? "XXC" : "152",
             trfx    ? configured_colours[static_cast<std::size_t>(t.initial_colour)]
             : white ? "W"
                     : "B");
  }
  if (t.pair_by_rank) put_text(report, "XXC", "rank");
  write_point_systems(report, t);
  write_ranking(report, t);
  put_text(report, "182", t.controller);
  // A code in 092 is read as well, and 192 would make the report a TRF26.
  if (t.dialect == Dialect::trf26 || t.type_code != t.type_text)
    put_text(report, "192", t.type_code);
  put_text(report, "202", list_of(t.tie_breaks));
  put_text(report, "212", list_of(t.standings_order));
  if (t.time_control) put_text(report, "222", to_string(*t.time_control));
  put_text(report, "352", t.board_colours);
}

}  // namespace trf::detail
