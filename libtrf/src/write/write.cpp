#include "trf/write.hpp"

#include <algorithm>

#include "write/record.hpp"

namespace trf {
namespace {

using detail::ReportText;

void write_others(ReportText& report, const Tournament& t) {
  for (const auto& record : t.other) {
    report.text += record.tag;
    if (!record.tag.empty() && !record.text.empty()) report.text += ' ';
    report.text += record.text;
    report.text += report.end;
  }
}

bool has_record(std::string_view text, std::string_view end, std::string_view tag) {
  const auto found = text.find(std::string{end}.append(tag));
  return text.starts_with(tag) || found != std::string_view::npos;
}

// A report keeps its dialect even if the only records of that dialect were empty.
void mark_dialect(ReportText& report, const Tournament& t, std::size_t header_end) {
  const auto mark = [&](std::string_view record) {
    report.text.insert(header_end, std::string{record}.append(report.end));
  };
  const auto has = [&report](std::string_view tag) {
    return has_record(report.text, report.end, tag);
  };
  const auto is_marked = [&has](const layout::Record& record) {
    return layout::is_only_of_trf26(record) && has(record.tag);
  };
  const bool has_national =
      std::ranges::any_of(t.players, [](const Player& player) { return !player.national.empty(); });
  switch (t.dialect) {
    case Dialect::trf26:
      if (!has_national && std::ranges::none_of(layout::records(), is_marked)) mark("192");
      break;
    case Dialect::bbp:
      if (!has("BB")) mark("BBW  1.0");
      break;
    case Dialect::trfx:
      if (!has("XX")) mark("XXC");
      break;
    case Dialect::trf06:
    case Dialect::trf16: break;
  }
}

}  // namespace

Written write(const Tournament& tournament, LineEnd end) {
  ReportText report;
  report.end = bytes_of(end == LineEnd::none ? LineEnd::crlf : end);
  detail::write_header(report, tournament);
  const auto header_end = report.text.size();
  // Free text in the first line could make the report look like another format.
  const bool has_header = header_end > 0;
  if (has_header) write_others(report, tournament);
  detail::write_players(report, tournament);
  detail::write_teams(report, tournament);
  // These name players and teams (TRF26, Remark 1).
  detail::write_late_records(report, tournament);
  detail::write_team_rounds(report, tournament);
  if (!has_header) write_others(report, tournament);
  mark_dialect(report, tournament, header_end);
  return {std::move(report.text), std::move(report.losses)};
}

}  // namespace trf
