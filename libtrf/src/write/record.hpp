#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trf/layout.hpp"
#include "trf/message.hpp"
#include "trf/score.hpp"
#include "trf/tournament.hpp"

namespace trf::detail {

/// A report under construction, and the values that did not fit.
struct ReportText {
  std::string text;
  std::string_view end = "\r\n";
  std::vector<Message> losses;
};

/// One record, filled field by field from left to right.
class RecordText {
 public:
  RecordText(ReportText& report, std::string_view tag)
      : report_{report}, tag_{tag}, text_{tag}, width_{tag.size()} {}

  /// Writes a value into its columns, aligned by its type. A value that is too wide is cut, which
  /// is a loss. Nothing is written for an empty value.
  void put(const layout::Field& field, std::string_view value);
  void put(const layout::Field& field, int number) { put(field, std::to_string(number)); }
  void put(const layout::Field& field, Score score);
  /// Ids in the repeating field, from group 0 on. Zero-padded, as TRF26 shows them.
  void put_ids(const layout::Field& first, const std::vector<Id>& ids);
  /// Fills the line up with spaces.
  void widen(std::size_t width);
  /// Adds the line to the report, without spaces at its end beyond `least` columns.
  void finish(std::size_t least = 0);

 private:
  ReportText& report_;
  std::string_view tag_;
  std::string text_;
  std::size_t width_;  ///< Code points
};

/// A record of free text; nothing is written if the text is empty.
void put_text(ReportText& report, std::string_view tag, std::string_view text);

// One record each, in the form of the dialect.
void write_record(ReportText& report, const AnnouncedByes& byes, Dialect dialect);
void write_record(ReportText& report, const Acceleration& record, Dialect dialect);
void write_record(ReportText& report, const PlayerAcceleration& record, Dialect dialect);
void write_record(ReportText& report, const ProhibitedGroup& group, Dialect dialect);

void write_record(ReportText& report, const LineUp& line_up, const Tournament& tournament);

/// The line of a record, without its end; `form`: a dialect, or the tournament of the numbers.
template <class Record, class Form>
[[nodiscard]] std::string line_of(const Record& record, const Form& form) {
  ReportText report;
  report.end = "";
  write_record(report, record, form);
  return std::move(report.text);
}

// The parts, in their order in a report.
void write_header(ReportText& report, const Tournament& tournament);
void write_point_systems(ReportText& report, const Tournament& tournament);
void write_players(ReportText& report, const Tournament& tournament);
void write_teams(ReportText& report, const Tournament& tournament);
void write_late_records(ReportText& report, const Tournament& tournament);
void write_team_rounds(ReportText& report, const Tournament& tournament);

}  // namespace trf::detail
