#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/json_value.hpp"

namespace trf::test {

/// A report's JSON, and the changes that edits are to make on it: written from the records' text,
/// without the library's own reading of scores and rounds.
class ExpectedReport {
 public:
  explicit ExpectedReport(JsonValue report) : report_{std::move(report)} {}

  JsonValue& operator[](std::string_view name) { return report_[name]; }
  [[nodiscard]] std::vector<JsonValue>& players() { return report_["players"].items; }
  [[nodiscard]] bool is_team() { return !report_["teams"].items.empty(); }
  [[nodiscard]] bool has_records_240() { return report_["dialect"].scalar == R"("TRF26")"; }

  JsonValue& player(int start_rank);
  /// The rows get as long as the round needs.
  static JsonValue& cell(JsonValue& player, int round);
  static JsonValue bye(std::string_view letter);
  static bool is_paired(const JsonValue& cell);
  static bool is_requested(const JsonValue& cell);

  [[nodiscard]] int rounds();
  [[nodiscard]] int last_paired();
  [[nodiscard]] int planned_rounds();
  [[nodiscard]] std::vector<int> members(int id);

  /// What is announced for a round: by a record, else by a cell, else by XXZ; "": nothing.
  [[nodiscard]] std::string announced(int id, int round);
  /// \param letter empty: no bye is left
  void mark(int id, int round, std::string_view letter);

  /// Each reference to a start number. \param numbers the new number of each old one
  void renumber(const std::map<int, int>& numbers);

  /// Points that were the sum of the results of \p before are the sum of the new ones: those of
  /// players, and those of teams.
  void follow_points(ExpectedReport before);

  /// The report as text. Left out: how long rows are, which the form leaves open; and the points of
  /// the teams unknown to \p other, which were not the sum of what this class adds up (games,
  /// pairing-allocated byes).
  [[nodiscard]] std::string text_beside(const ExpectedReport& other);
  /// Teams whose points follow_points() recomputed.
  [[nodiscard]] int known_teams();

  static int tenths(const JsonValue& points);

 private:
  struct TeamSum {
    int match_points = 0, game_points = 0;
  };

  [[nodiscard]] int value(JsonValue& player, int round);
  [[nodiscard]] int sum(JsonValue& player, int last);
  [[nodiscard]] TeamSum sum_of_team(int team, int last);
  void follow_teams(ExpectedReport& before);

  JsonValue report_;
  std::set<int> unknown_teams_;
};

}  // namespace trf::test
