#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/rating/event_content.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// A row of the file of the events that a federation's lists contain: CSV with the columns
/// list_date, file, name, place, start, end, players and content.
struct ListedEvent {
  Date list_date;
  std::string file, name, place;
  std::size_t players = 0;
  EventContent content;
  std::string_view text;   ///< The whole row, without its end
  std::uint32_t line = 0;  ///< From 1; 0: not read
};

/// The header row, with its end.
[[nodiscard]] std::string event_list_header();
/// A row, with its end.
[[nodiscard]] std::string event_list_row(const ListedEvent& event);

/// Visits the rows in order. A row that cannot be read is a diagnostic and is not visited. An empty
/// text has no rows and no fault.
void for_each_listed_event(std::string_view csv,
                           const std::function<void(const ListedEvent&)>& visit,
                           Diagnostics& diagnostics);

/// Finds events by content among many.
class EventFinder {
 public:
  /// The events must stay valid.
  explicit EventFinder(std::span<const EventContent> events);
  /// The positions of the events with the same content, ascending.
  [[nodiscard]] std::vector<std::size_t> find(const EventContent& content) const;

 private:
  struct Game {
    std::uint32_t hash = 0, event = 0;
  };
  std::span<const EventContent> events_;
  std::vector<Game> games_;  ///< By hash
};

}  // namespace trf::rating
#pragma GCC visibility pop
