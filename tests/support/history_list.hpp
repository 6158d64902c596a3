#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/rating_history.hpp"

// Lists of a history as CSV texts, with the columns of trf-rate --new-list.
namespace trf::test {

/// A CSV list as rows of texts.
struct ListText {
  std::vector<std::string> columns;
  std::vector<std::map<std::string, std::string>> rows;

  [[nodiscard]] static ListText of(std::string_view bytes);
  [[nodiscard]] std::string bytes() const;
  /// The row of a name; nullptr: none.
  [[nodiscard]] std::map<std::string, std::string>* find(const std::string& name);
};

/// The list before the first report.
[[nodiscard]] ListText first_list(const oracle::history::History& history);

/// A list with what the officer enters before a period.
[[nodiscard]] std::string with_notices(const oracle::history::History& history,
                                       const std::vector<oracle::history::Notice>& notices,
                                       const std::string& bytes);

/// The cells that a list must have for a row of the oracle, by column.
[[nodiscard]] std::map<std::string, std::string> cells_of(const oracle::history::History& history,
                                                          const oracle::history::Row& row);

/// The cells of a list that are not what the rows of the oracle are; empty: none.
[[nodiscard]] std::string differences(const oracle::history::History& history,
                                      const std::vector<oracle::history::Row>& wanted,
                                      std::string_view bytes);

}  // namespace trf::test
