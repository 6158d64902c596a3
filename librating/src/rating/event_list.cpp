#include "trf/rating/event_list.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

#include <fmt/format.h>

#include "trf/csv.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

enum Column : std::uint8_t { list_date, file, name, place, start, end, players, content, none };
constexpr std::array<std::string_view, none> columns{"list_date", "file", "name",    "place",
                                                     "start",     "end",  "players", "content"};

/// Removes a row with its end from the text. \return without the end
std::string_view take_row(std::string_view& text) {
  const auto at = text.find('\n');
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
Message take(ListedEvent& event, Column column, const std::string& cell) {
  const auto day = [&](Date& date) -> Message {
    const auto read = parse_date(cell);
    if (!read) return said::not_a_date_of_event{.column = Code{columns.at(column)}, .found = cell};
    date = read->date;
    return {};
  };
  switch (column) {
    case list_date: return day(event.list_date);
    case start: return day(event.content.start);
    case end: return day(event.content.end);
    case file: event.file = cell; break;
    case name: event.name = cell; break;
    case place: event.place = cell; break;
    case players: std::from_chars(cell.data(), cell.data() + cell.size(), event.players); break;
    case content: {
      auto read = parse_content(cell);
      if (!read) return said::not_a_content{.found = cell};
      event.content.game_count = read->game_count;
      event.content.games = std::move(read->games);
      break;
    }
    case none: break;
  }
  return {};
}

}  // namespace

std::string event_list_header() {
  std::string row;
  for (const auto column : columns) {
    if (!row.empty()) row += ',';
    row += column;
  }
  return row + '\n';
}

std::string event_list_row(const ListedEvent& event) {
  std::string row = to_string(event.list_date);
  for (const auto* text : {&event.file, &event.name, &event.place}) {
    row += ',';
    append_csv(row, *text);
  }
  row += fmt::format(",{},{},{},{}\n", to_string(event.content.start), to_string(event.content.end),
                     event.players, to_string(event.content));
  return row;
}

void for_each_listed_event(std::string_view csv,
                           const std::function<void(const ListedEvent&)>& visit,
                           Diagnostics& diagnostics) {
  if (csv.starts_with("\xEF\xBB\xBF")) csv.remove_prefix(3);
  if (csv.empty()) return;
  const auto fault = [&](std::uint32_t line, Message message) {
    diagnostics.push_back({"", Severity::error, {line, 0}, std::move(message)});
  };
  const auto header = take_row(csv);
  const char separator = csv_separator(header);
  std::vector<Column> fields;
  for_each_cell(header, separator, [&](std::size_t, const CsvCell& cell) {
    const auto at = std::find(columns.begin(), columns.end(), lower(cell.str()));
    fields.push_back(static_cast<Column>(at - columns.begin()));
  });
  for (const auto needed : {list_date, start, end, content})
    if (std::find(fields.begin(), fields.end(), needed) == fields.end())
      return fault(1, said::no_event_column{.column = Code{columns.at(needed)}});
  for (std::uint32_t line = 2; !csv.empty(); ++line) {
    ListedEvent event;
    event.line = line;
    event.text = take_row(csv);
    if (event.text.empty()) continue;
    bool is_read = true;
    std::size_t cells = 0;
    for_each_cell(event.text, separator, [&](std::size_t column, const CsvCell& cell) {
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

EventFinder::EventFinder(std::span<const EventContent> events) : events_{events} {
  for (std::size_t i = 0; i < events.size(); ++i)
    for (const auto hash : events[i].games) games_.push_back({hash, static_cast<std::uint32_t>(i)});
  std::sort(games_.begin(), games_.end(), [](const Game& a, const Game& b) {
    return std::tie(a.hash, a.event) < std::tie(b.hash, b.event);
  });
}

std::vector<std::size_t> EventFinder::find(const EventContent& content) const {
  std::vector<std::size_t> found;
  for (const auto hash : content.games) {
    const auto from = std::lower_bound(games_.begin(), games_.end(), hash,
                                       [](const Game& a, std::uint32_t b) { return a.hash < b; });
    for (auto at = from; at != games_.end() && at->hash == hash; ++at) found.push_back(at->event);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::erase_if(found, [&](std::size_t at) { return !is_same_event(events_[at], content); });
  return found;
}

}  // namespace trf::rating
