// The tournament section: records 012 to 362 with one value each.

#include <algorithm>
#include <array>

#include "codes.hpp"
#include "read/context.hpp"
#include "read/grammar.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/messages/reader.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"
#include "trf/time_control.hpp"

namespace trf::detail {
namespace {

constexpr std::size_t text_column = layout::text.first;

void keep_first(std::string& slot, const Row& row) {
  if (slot.empty()) slot = row.text(layout::text);
}

void read_date(Context& context, const Row& row, Date& slot) {
  const auto text = row.text(layout::text);
  if (text.empty()) return;
  const auto width = count_code_points(text);
  const auto read = parse_date(text);
  if (!read) {
    if (has_form_of_date(text))
      context.report("H07", Severity::warning, row.line(), text_column, width,
                     said::no_such_day{.found = shown(text)});
    else
      context.report("H06", Severity::warning, row.line(), text_column, width,
                     said::date_unreadable{.found = shown(text)});
    return;
  }
  if (read->form != DateForm::slashes)
    context.report(
        "H06", Severity::warning, row.line(), text_column, width,
        said::date_in_other_form{.found = shown(text), .date = Code{to_string(read->date)}});
  if (!slot.is_set()) slot = read->date;
}

// "129 (88)": the number before the bracket counts.
void read_count(Context& context, const Row& row, std::optional<int>& slot) {
  const auto text = row.text(layout::text);
  if (text.empty() || slot) return;
  slot = parse_number(std::string_view{text}.substr(0, text.find('(')));
  if (!slot)
    context.report("H16", Severity::warning, row.line(), text_column, count_code_points(text),
                   said::number_unreadable{.found = shown(text)});
}

void read_rounds(Context& context, const Row& row) {
  const auto text = row.text(layout::text);
  const auto number = rounds_of(text);
  if (!number) {
    context.report("H25", Severity::error, row.line(), text_column,
                   std::max<std::size_t>(count_code_points(text), 1),
                   said::rounds_unreadable{.found = shown(text)});
    return;
  }
  auto& stated = context.tournament.stated_rounds;
  if (!stated) stated = number;
}

void read_initial_colour(Context& context, const Row& row) {
  const auto text = row.text(layout::text);
  const auto colour = initial_colour_of(text);
  const bool is_read = colour != Colour::none;
  if (is_read && context.take("152")) context.tournament.initial_colour = colour;
  if (is_read && text == upper(text)) return;
  context.report("H27", is_read ? Severity::warning : Severity::error, row.line(), text_column,
                 std::max<std::size_t>(count_code_points(text), 1),
                 said::initial_colour_unreadable{.found = shown(text)});
}

void read_ranking(Context& context, const Row& row) {
  const auto words = parse_ranking(row.get(layout::text));
  auto& tournament = context.tournament;
  const auto is_read = [](const auto& word) {
    return word.method != RankingMethod::none || word.is_federation;
  };
  const bool is_first = std::ranges::any_of(words, is_read) && context.take("172");
  for (const auto& word : words) {
    if (is_first && word.method != RankingMethod::none)
      tournament.ranking_method = word.method;
    else if (is_first && word.is_federation)
      tournament.ranking_federation = upper(word.text);
    else if (!is_read(word))
      context.report("H32", Severity::warning, row.line(), text_column + word.offset,
                     word.text.size(), said::method_unknown{.found = row.shown(word.text)});
  }
  if (!words.empty() && tournament.ranking_federation.empty())
    context.report("H32", Severity::warning, row.line(), text_column, 3,
                   said::federation_missing_in_172{.found = row.shown(words.front().text)});
}

void read_tie_breaks(Context& context, const Row& row, std::vector<TieBreak>& slot) {
  const auto text = row.text(layout::text);
  auto list = parse_tie_breaks(text);
  // A list of 100,000 codes is one finding with a count, not as many.
  std::size_t faults = list.faults.size();
  struct First {
    std::uint32_t offset, width;
    Message message;
  };
  std::optional<First> first;
  if (faults != 0)
    first = {list.faults.front().offset, list.faults.front().width, list.faults.front().message};
  for (std::size_t i = 0; i < list.codes.size(); ++i) {
    const auto modifiers = modifier_fault(list.codes[i]);
    if (is_tie_break_code(list.codes[i].code) && modifiers.empty()) continue;
    ++faults;
    if (!first)
      first = {
          list.offsets[i], static_cast<std::uint32_t>(list.codes[i].text.size()),
          modifiers.empty()
              ? Message{said::not_a_tie_break{.found = shown(list.codes[i].text)}}
              : said::tie_break_modifier{.code = shown(list.codes[i].text), .fault = modifiers}};
  }
  if (first)
    context.report("H37", Severity::warning, row.line(), text_column + first->offset, first->width,
                   faults == 1
                       ? first->message
                       : said::and_more_faults{.fault = first->message, .more = faults - 1});
  if (slot.empty()) slot = std::move(list.codes);
}

void read_time_control(Context& context, const Row& row) {
  const auto text = row.text(layout::text);
  if (text.empty()) return;
  auto control = parse_time_control(text);
  if (!control)
    context.report("H23", Severity::info, row.line(), text_column, count_code_points(text),
                   said::time_control_unreadable{.found = shown(text)});
  else if (!context.tournament.time_control)
    context.tournament.time_control = std::move(control);
}

void read_configuration(Context& context, const Row& row) {
  for (const auto& word : words_of(row, text_column)) {
    if (word.text == "rank")
      context.tournament.pair_by_rank = true;
    else if (const auto colour = configured_colour(word.text); colour == Colour::none)
      context.report("S01", Severity::warning, row.line(), word.column, word.text.size(),
                     said::configuration_unknown{.found = row.shown(word.text)});
    else if (!contains(context.taken, "152"))
      context.tournament.initial_colour = colour;
  }
}

// The dates of a 132 record by its columns, those of rounds `first`...
void read_dates_in_columns(Context& context, const Row& row) {
  auto& dates = context.tournament.round_dates;
  for (auto field = layout::round_dates::date;
       field.first <= row.width() && dates.size() < max_rounds; field = field.at(1)) {
    const auto text = trimmed(row.get(field));
    const auto read = parse_short_date(text, context.tournament.start);
    const auto round = dates.size() + 1;
    if (!read && !text.empty())
      context.report("H13", Severity::warning, row, field,
                     said::round_date_unreadable{.round = round, .found = row.shown(text)});
    else if (read && read->form != DateForm::slashes)
      context.report(
          "H13", Severity::warning, row, field,
          said::round_date_in_other_form{
              .round = round, .found = row.shown(text), .date = Code{to_string(read->date)}});
    dates.push_back(read ? read->date : Date{});
  }
}

// One record has all dates. Some programs write one record for each round, with its date
// anywhere in it: then each record is a round, also one without a date before another.
void read_dates(Context& context) {
  auto& dates = context.tournament.round_dates;
  const auto& lines = context.date_lines;
  if (const auto line = line_of_dates(context.document, lines); line != 0) {
    read_dates_in_columns(context, Row{context.document, line});
    return;
  }
  struct Place {
    std::uint32_t line = 0;
    std::size_t column = 0, width = 0, round = 0;
  } off_columns;  // Of the first one: all records of a report are alike
  std::size_t records = 0;
  for (const auto line : lines) {
    if (dates.size() == max_rounds) break;
    const Row row{context.document, line};
    const auto text = row.text(layout::text);
    auto read = parse_whole_date(text);
    if (!read) read = parse_short_date(text, context.tournament.start);
    dates.push_back(read ? read->date : Date{});
    const auto found = words_of(row, text_column);
    const auto begins = found.empty() ? text_column : found.front().column;
    if (read && ++records == 1)
      off_columns = {line, begins, count_code_points(text), dates.size()};
    else if (!read && !text.empty())
      context.report("H13", Severity::warning, line, begins, count_code_points(text),
                     said::round_date_unreadable{.round = dates.size(), .found = shown(text)});
  }
  if (records != 0)
    context.report(
        "H13", Severity::warning, off_columns.line, off_columns.column, off_columns.width,
        said::round_dates_off_columns{.records = records,
                                      .round = off_columns.round,
                                      .date = Code{to_string(dates[off_columns.round - 1])}});
}

}  // namespace

std::optional<int> rounds_of(std::string_view text) noexcept {
  const auto number = parse_number(text);
  return number && *number > 0 ? number : std::nullopt;
}

Colour initial_colour_of(std::string_view text) noexcept {
  return text == "W" || text == "w"   ? Colour::white
         : text == "B" || text == "b" ? Colour::black
                                      : Colour::none;
}

std::uint32_t line_of_dates(const Document& document, std::span<const std::uint32_t> records) {
  for (const auto line : records) {
    const Row row{document, line};
    const auto words = words_of(row, text_column);
    if (words.empty()) continue;
    const auto& first = words.front();
    return first.column + first.text.size() > layout::round_dates::date.first ? line : 0;
  }
  return 0;
}

Position date_place(const Document& document, std::span<const std::uint32_t> records,
                    std::size_t round) {
  if (records.empty()) return {};
  if (const auto line = line_of_dates(document, records); line != 0)
    return Position::of(line, layout::round_dates::date.at(round));
  return document.value_place(records[std::min(round, records.size() - 1)]);
}

void read_round_dates(Context& context) {
  read_dates(context);
  auto& dates = context.tournament.round_dates;
  while (!dates.empty() && !dates.back().is_set()) dates.pop_back();
}

namespace {

bool is_about_points(std::string_view tag) {
  return tag == "162" || tag == "362" || tag == "XXS" || tag.starts_with("BB");
}

}  // namespace

void read_header(Context& context, const layout::Record& record, std::uint32_t line) {
  const Row row{context.document, line};
  auto& t = context.tournament;
  using Part = void (*)(Context&, const Row&);
  struct Entry {
    std::string_view tag;
    Part read;
  };
  static constexpr std::array<Entry, 23> entries{{
      {"012", [](Context& c, const Row& r) { keep_first(c.tournament.name, r); }},
      {"022", [](Context& c, const Row& r) { keep_first(c.tournament.city, r); }},
      {"032", [](Context& c, const Row& r) { keep_first(c.tournament.federation, r); }},
      {"042", [](Context& c, const Row& r) { read_date(c, r, c.tournament.start); }},
      {"052", [](Context& c, const Row& r) { read_date(c, r, c.tournament.end); }},
      {"062", [](Context& c, const Row& r) { read_count(c, r, c.tournament.stated_players); }},
      {"072", [](Context& c, const Row& r) { read_count(c, r, c.tournament.stated_rated); }},
      {"082", [](Context& c, const Row& r) { read_count(c, r, c.tournament.stated_teams); }},
      {"092", [](Context& c, const Row& r) { keep_first(c.tournament.type_text, r); }},
      {"102", [](Context& c, const Row& r) { keep_first(c.tournament.chief_arbiter, r); }},
      {"112",
       [](Context& c, const Row& r) {
         if (auto name = r.text(layout::text); !name.empty())
           c.tournament.deputies.push_back(std::move(name));
       }},
      {"122", [](Context& c, const Row& r) { keep_first(c.tournament.rate_of_play_text, r); }},
      {"142", read_rounds},
      {"152", read_initial_colour},
      {"172", read_ranking},
      {"182", [](Context& c, const Row& r) { keep_first(c.tournament.controller, r); }},
      {"192",
       [](Context& c, const Row& r) {
         if (c.tournament.type_code.empty()) c.tournament.type_code = upper(r.text(layout::text));
       }},
      {"202", [](Context& c, const Row& r) { read_tie_breaks(c, r, c.tournament.tie_breaks); }},
      {"212",
       [](Context& c, const Row& r) { read_tie_breaks(c, r, c.tournament.standings_order); }},
      {"222", read_time_control},
      {"352", [](Context& c, const Row& r) { keep_first(c.tournament.board_colours, r); }},
      {"XXC", read_configuration},
      {"XXR", read_rounds},
  }};
  const auto entry = std::ranges::find(entries, record.tag, &Entry::tag);
  if (entry != entries.end())
    entry->read(context, row);
  else if (is_about_points(record.tag))
    read_points(context, record, row);
  else
    t.other.push_back({std::string{record.tag}, row.text(layout::text), line});
}

}  // namespace trf::detail
