#include "trf/rating/event_list.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "trf/contains.hpp"
#include "trf/csv.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/sheet.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

enum class EventColumn : std::uint8_t {
  list_date,
  file,
  name,
  place,
  start,
  end,
  players,
  content,
  report,
  not_in,
  none
};
constexpr std::array<std::string_view, 10> event_columns{
    "list_date", "file", "name", "place", "start", "end", "players", "content", "report", "not_in"};
Code name_of(EventColumn column) {
  return Code{event_columns.at(static_cast<std::size_t>(column))};
}

// The content of a row about a list.
constexpr std::string_view a_list = "list", an_unfinished_list = "unfinished";

/// Removes a row with its end from the text. \return without the end
std::string_view take_row(std::string_view& text, char line_end) {
  const auto at = text.find(line_end);
  auto row = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  if (row.ends_with('\r')) row.remove_suffix(1);
  return row;
}

template <class Visit>
void for_each_cell(std::string_view row, char separator, const Visit& visit) {
  for (std::size_t column = 0;; ++column) {
    visit(column, take_csv_cell(row, separator));
    if (row.empty()) return;
    row.remove_prefix(1);
  }
}

/// \return the fault; no sentence if there is none
Message take(ListedEvent& event, EventColumn column, const std::string& cell) {
  const auto day = [&](Date& date) -> Message {
    if (cell.empty() && column != EventColumn::list_date) return {};  // Of a list, or unknown
    const auto read = parse_whole_date(cell);
    if (!read) return said::not_a_date_of_event{.column = name_of(column), .found = cell};
    date = read->date;
    return {};
  };
  switch (column) {
    case EventColumn::list_date: return day(event.list_date);
    case EventColumn::start: return day(event.content.start);
    case EventColumn::end: return day(event.content.end);
    case EventColumn::file: event.file = cell; break;
    case EventColumn::name: event.name = cell; break;
    case EventColumn::place: event.place = cell; break;
    case EventColumn::players:
      std::from_chars(cell.data(), cell.data() + cell.size(), event.players);
      break;
    case EventColumn::report: event.report = cell; break;
    case EventColumn::not_in:
      for (const auto date : items_of(cell, ';')) {
        const auto read = parse_whole_date(date);
        if (!read) return said::not_a_date_of_event{.column = name_of(column), .found = cell};
        event.not_in.push_back(read->date);
      }
      break;
    case EventColumn::content: {
      if (cell == a_list || cell == an_unfinished_list) {
        event.about =
            cell == a_list ? ListedEvent::About::list : ListedEvent::About::unfinished_list;
        break;
      }
      auto read = parse_content(cell);
      if (!read) return said::not_a_content{.found = cell};
      event.content.game_count = read->game_count;
      event.content.games = std::move(read->games);
      break;
    }
    case EventColumn::none: break;
  }
  return {};
}

}  // namespace

bool ListedEvent::is_in(const Date& list) const noexcept {
  return about == About::event && !(list < list_date) && !contains(not_in, list);
}

void ListSum::mix(std::uint64_t word) noexcept {
  // Multiplication and rotation: every bit of the word changes the sum.
  sum_ = (sum_ ^ word) * 0x9E3779B97F4A7C15U;
  sum_ = (sum_ << 29U | sum_ >> 35U) + word;
}

void ListSum::add(std::string_view bytes) noexcept {
  length_ += bytes.size();
  const auto take_word = [this](const char* at) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < rest_.size(); ++i)
      word |= std::uint64_t{static_cast<unsigned char>(at[i])} << (8 * i);
    mix(word);
  };
  while (rest_size_ != 0 && !bytes.empty()) {
    rest_[rest_size_++] = bytes.front();
    bytes.remove_prefix(1);
    if (rest_size_ < rest_.size()) continue;
    take_word(rest_.data());
    rest_size_ = 0;
  }
  for (; bytes.size() >= rest_.size(); bytes.remove_prefix(rest_.size())) take_word(bytes.data());
  for (const char c : bytes) rest_[rest_size_++] = c;
}

std::string ListSum::text() const {
  auto end = *this;
  for (std::size_t i = 0; i < rest_size_; ++i)
    end.mix(std::uint64_t{static_cast<unsigned char>(rest_[i])} + 1);
  end.mix(length_);
  return fmt::format("{:016x}", end.sum_);
}

std::string report_sum(std::string_view bytes) {
  ListSum sum;
  // Each of both ends is looked for once: find_first_of() calls a function for each byte.
  auto feed = bytes.find('\n'), carriage_return = bytes.find('\r');
  for (std::size_t from = 0; from < bytes.size();) {
    if (feed < from) feed = bytes.find('\n', from);
    if (carriage_return < from) carriage_return = bytes.find('\r', from);
    const auto end = std::min({feed, carriage_return, bytes.size()});
    auto line = bytes.substr(from, end - from);
    from = end + 1;
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
    if (line.empty()) continue;
    sum.add(line);
    sum.add("\n");
  }
  return sum.text();
}

std::string event_list_header() {
  std::string row;
  for (const auto column : event_columns) {
    if (!row.empty()) row += ',';
    row += column;
  }
  return row + '\n';
}

std::string event_list_row(const ListedEvent& event) {
  std::string row = to_string(event.list_date);
  for (auto text : {event.file, event.name, event.place}) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    row += ',';
    append_csv(row, text);
  }
  if (event.about == ListedEvent::About::event)
    row += fmt::format(",{},{},{},{}", to_string(event.content.start), to_string(event.content.end),
                       event.players, to_string(event.content));
  else
    row += fmt::format(",,,{},{}", event.players,
                       event.about == ListedEvent::About::list ? a_list : an_unfinished_list);
  row += ',' + event.report + ',';
  for (const auto& date : event.not_in) {
    if (row.back() != ',') row += ';';
    row += to_string(date);
  }
  return row + '\n';
}

void for_each_listed_event(std::string_view csv,
                           const std::function<void(const ListedEvent&)>& visit,
                           Diagnostics& diagnostics) {
  const auto text = list_text(csv, diagnostics);
  csv = text;
  if (csv.empty()) return;
  const auto fault = [&](std::uint32_t line, Message message) {
    diagnostics.push_back({"", Severity::error, {line, 0}, std::move(message)});
  };
  // A spreadsheet can save with the line ends of old Macintosh programs.
  const char line_end = csv.find('\n') == std::string_view::npos ? '\r' : '\n';
  auto header = take_row(csv, line_end);
  std::uint32_t line = 1;
  const auto stated = stated_separator(header);
  if (stated) {
    header = take_row(csv, line_end);
    ++line;
  }
  const char separator = stated.value_or(csv_separator(header));
  std::vector<EventColumn> fields;
  for_each_cell(header, separator, [&](std::size_t, const CsvCell& cell) {
    const auto at = std::find(event_columns.begin(), event_columns.end(), lower(cell.str()));
    const auto field = static_cast<EventColumn>(at - event_columns.begin());
    // The file is written again with the columns of trf-rate.
    if (field == EventColumn::none)
      fault(line, said::event_column_unknown{.column = cell.str()});
    else if (contains(fields, field))
      fault(line, trf::said::column_named_twice{.column = cell.str()});
    fields.push_back(field);
  });
  for (const auto needed :
       {EventColumn::list_date, EventColumn::start, EventColumn::end, EventColumn::content})
    if (!contains(fields, needed))
      return fault(line, said::no_event_column{.column = name_of(needed)});
  while (!csv.empty()) {
    ++line;
    ListedEvent event;
    event.line = line;
    const auto row = take_row(csv, line_end);
    if (row.empty()) continue;
    bool is_read = true;
    std::size_t cells = 0;
    for_each_cell(row, separator, [&](std::size_t column, const CsvCell& cell) {
      ++cells;
      if (column >= fields.size()) return;
      auto wrong = take(event, fields[column], cell.str());
      if (wrong.empty()) return;
      is_read = false;
      fault(line, std::move(wrong));
    });
    if (cells < fields.size()) fault(line, said::event_row_is_cut{});
    if (is_read && cells >= fields.size()) visit(event);
  }
}

EventFinder::EventFinder(std::vector<const EventContent*> events)
    : events_{std::move(events)}, searches_(events_.size()) {
  for (std::size_t i = 0; i < events_.size(); ++i)
    for (const auto hash : events_[i]->games)
      games_.push_back({hash, static_cast<std::uint32_t>(i)});
  std::sort(games_.begin(), games_.end(), [](const Game& a, const Game& b) {
    return std::tie(a.hash, a.event) < std::tie(b.hash, b.event);
  });
}

std::optional<std::size_t> EventFinder::first(const EventContent& content, std::size_t end) {
  ++search_;
  auto found = end;
  for (const auto hash : content.games) {
    auto game = std::lower_bound(games_.begin(), games_.end(), hash,
                                 [](const Game& a, std::uint32_t b) { return a.hash < b; });
    for (; game != games_.end() && game->hash == hash && game->event < found; ++game) {
      auto& search = searches_[game->event];
      if (search == left_out || std::exchange(search, search_) == search_) continue;
      if (is_same_event(*events_[game->event], content)) found = game->event;
    }
  }
  if (found == end) return {};
  return found;
}

}  // namespace trf::rating
