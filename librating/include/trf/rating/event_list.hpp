#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/rating/event_content.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// A row of the file of the events that a federation's lists contain: CSV with the columns
/// list_date, file, name, place, start, end, players, content, report and not_in.
struct ListedEvent {
  Date list_date;                 ///< Of the first list that contains the event
  std::string file, name, place;  ///< Of a list the name is its rating system; empty: unknown
  std::size_t players = 0;
  EventContent content;
  std::string report;        ///< report_sum(); of a list the sum of its bytes; empty: unknown
  std::vector<Date> not_in;  ///< Later lists, or the first one, without the event: corrections
  /// A row that is about a list itself: it exists, or its run may have ended before it did.
  enum class About : std::uint8_t { event, list, unfinished_list } about = About::event;

  /// Does the list of this date contain the event?
  [[nodiscard]] bool is_in(const Date& list) const noexcept;
  std::uint32_t line = 0;  ///< From 1; 0: not read
};

/// The sum of the bytes of a report, without the spaces and the line ends that an editor changes.
[[nodiscard]] std::string report_sum(std::string_view bytes);
/// The sum of the bytes of a list, piece by piece.
class ListSum {
 public:
  void add(std::string_view bytes) noexcept;
  [[nodiscard]] std::string text() const;

 private:
  void mix(std::uint64_t word) noexcept;
  std::uint64_t sum_ = 0;
  std::uint64_t length_ = 0;
  std::array<char, 8> rest_{};  ///< Bytes that are no whole word yet
  std::size_t rest_size_ = 0;
};

/// The header row, with its end.
[[nodiscard]] std::string event_list_header();
/// A row, with its end. Line ends in a name are written as spaces.
[[nodiscard]] std::string event_list_row(const ListedEvent& event);

/// Visits the rows of the list_text() of the bytes in order. A row that cannot be read is a
/// diagnostic and is not visited. An empty text has no rows and no fault.
void for_each_listed_event(std::string_view csv,
                           const std::function<void(const ListedEvent&)>& visit,
                           Diagnostics& diagnostics);

/// Finds an event again among many, by their games: see is_same_event().
class EventFinder {
 public:
  /// The contents must stay valid.
  explicit EventFinder(std::vector<const EventContent*> events);
  /// The first of the events before position `end` that is the same, without those left out.
  [[nodiscard]] std::optional<std::size_t> first(const EventContent& content, std::size_t end);
  void leave_out(std::size_t event) { searches_[event] = left_out; }

 private:
  struct Game {
    std::uint32_t hash = 0, event = 0;
  };
  static constexpr std::uint32_t left_out = 0xFFFFFFFF;
  std::vector<const EventContent*> events_;
  std::vector<Game> games_;              ///< By hash, then by event
  std::vector<std::uint32_t> searches_;  ///< By event: the search that compared it last
  std::uint32_t search_ = 0;
};

}  // namespace trf::rating
#pragma GCC visibility pop
