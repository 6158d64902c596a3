#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string>

#include "list_fields.hpp"
#include "trf/csv.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/rating/messages/rating_list.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

// The columns of CSV lists.
constexpr std::array<ListColumn, 54> columns{{
    {"id", ListField::id},
    {"fide_id", ListField::fide_id},
    {"name", ListField::name},
    {"sex", ListField::sex},
    {"birth", ListField::birth},
    {"federation", ListField::federation},
    {"title", ListField::title},
    {"w_title", ListField::women_title},
    {"category", ListField::category},
    {"rating", ListField::rating},
    {"k", ListField::k},
    {"games", ListField::games},
    {"fide_rating", ListField::standard_rating},
    {"standard_k", ListField::standard_k},
    {"standard_games", ListField::standard_games},
    {"rapid_rating", ListField::rapid_rating},
    {"rapid_k", ListField::rapid_k},
    {"rapid_games", ListField::rapid_games},
    {"blitz_rating", ListField::blitz_rating},
    {"blitz_k", ListField::blitz_k},
    {"blitz_games", ListField::blitz_games},
    {"ever2200", ListField::ever_2200},
    {"ever2300", ListField::ever_2300},
    {"ever2400", ListField::ever_2400},
    {"inactive", ListField::inactive},
    {"last_played", ListField::last_played},
    {"champion", ListField::champion},
    {"single", ListField::single_norms},
    {"double", ListField::double_norms},
    {"period_games", ListField::period_games},
    {"deleted", ListField::deleted},
    {"first_event", ListField::first_event},
    {"pool", ListField::pool},
    {"rapid_total", ListField::rapid_total},
    {"rapid_ever2300", ListField::rapid_ever_2300},
    {"rapid_ever2400", ListField::rapid_ever_2400},
    {"rapid_inactive", ListField::rapid_inactive},
    {"rapid_last_played", ListField::rapid_last_played},
    {"rapid_deleted", ListField::rapid_deleted},
    {"rapid_first_event", ListField::rapid_first_event},
    {"rapid_pool", ListField::rapid_pool},
    {"blitz_total", ListField::blitz_total},
    {"blitz_ever2300", ListField::blitz_ever_2300},
    {"blitz_ever2400", ListField::blitz_ever_2400},
    {"blitz_inactive", ListField::blitz_inactive},
    {"blitz_last_played", ListField::blitz_last_played},
    {"blitz_deleted", ListField::blitz_deleted},
    {"blitz_first_event", ListField::blitz_first_event},
    {"blitz_pool", ListField::blitz_pool},
    {"rapid_category", ListField::rapid_category},
    {"rapid_best", ListField::rapid_best},
    {"o_title", ListField::other_title},
    {"foa_title", ListField::foa_title},
    {"list_date", ListField::list_date},
}};
static_assert([] {
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i].field != static_cast<ListField>(i)) return false;
  return true;
}());

// Other names of the same, in lists of other programs.
constexpr std::array<ListColumn, 7> synonyms{{
    {"fideid", ListField::id},
    {"birthday", ListField::birth},
    {"country", ListField::federation},
    {"fed", ListField::federation},
    {"women_title", ListField::women_title},
    {"standard_rating", ListField::standard_rating},
    {"flag", ListField::flag},
}};

// Words in the header of FIDE's text lists. A list of one kind has the rating under its month:
// NOV26.
constexpr std::array<ListColumn, 21> words{{
    {"ID", ListField::id},
    {"Name", ListField::name},
    {"Fed", ListField::federation},
    {"Sex", ListField::sex},
    {"Tit", ListField::title},
    {"WTit", ListField::women_title},
    {"OTit", ListField::other_title},
    {"FOA", ListField::foa_title},
    {"SRtng", ListField::standard_rating},
    {"SGm", ListField::standard_games},
    {"SK", ListField::standard_k},
    {"RRtng", ListField::rapid_rating},
    {"RGm", ListField::rapid_games},
    {"Rk", ListField::rapid_k},
    {"BRtng", ListField::blitz_rating},
    {"BGm", ListField::blitz_games},
    {"BK", ListField::blitz_k},
    {"Gms", ListField::period_games},
    {"K", ListField::k},
    {"B-day", ListField::birth},
    {"Flag", ListField::flag},
}};

std::string_view line_at(std::string_view bytes, std::size_t from) {
  return bytes.substr(from, bytes.find_first_of("\r\n", from) - from);
}

/// Without the spaces and quotes around it.
std::string_view bare(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '"')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '"')) text.remove_suffix(1);
  return text;
}

bool is_month(std::string_view word) {
  return word.size() == 5 && std::isupper(static_cast<unsigned char>(word[0])) != 0 &&
         std::isdigit(static_cast<unsigned char>(word[3])) != 0 &&
         std::isdigit(static_cast<unsigned char>(word[4])) != 0;
}

ListField field_of(std::string_view word) {
  for (const auto& [text, field] : words)
    if (word == text) return field;
  return is_month(word) ? ListField::rating : ListField::other;
}

void add_field(ListLayout& layout, ListField field, std::uint32_t first, std::uint32_t width,
               std::string_view heading) {
  layout.fields.push_back({static_cast<std::uint8_t>(field), first, width});
  layout.present |= bit_of(field);
  if (field == ListField::other) layout.unknown.emplace_back(heading);
}

ListField field_in(std::span<const ListColumn> table, std::string_view name) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const auto& one) { return one.name == name; });
  return found == table.end() ? ListField::other : found->field;
}

ListField column_field(std::string_view name) {
  const auto field = field_in(columns, name);
  return field == ListField::other ? field_in(synonyms, name) : field;
}

ListLayout text_layout(std::string_view header) {
  ListLayout layout;
  layout.format = ListFormat::fide_txt;
  layout.has_fide_ids = true;
  for (std::size_t at = 0; at < header.size();) {
    if (header[at] == ' ') {
      ++at;
      continue;
    }
    const auto end = std::min(header.find(' ', at), header.size());
    const auto word = header.substr(at, end - at);
    if (word != "Number") {  // "ID Number" is one heading
      if (!layout.fields.empty())
        layout.fields.back().width = static_cast<std::uint32_t>(at) - layout.fields.back().first;
      add_field(layout, field_of(word), static_cast<std::uint32_t>(at), 1U << 20, word);
    }
    at = end;
  }
  return layout;
}

/// \param line  of the header
ListLayout csv_layout(std::string_view header, std::uint32_t line, Diagnostics& diagnostics) {
  ListLayout layout;
  layout.separator = csv_separator(header);
  std::map<ListField, std::string> headings;
  const auto refuse = [&](Message message) {
    diagnostics.push_back({"", Severity::error, {line, 0}, std::move(message)});
  };
  for (std::uint32_t column = 0;; ++column) {
    const auto cell = take_csv_cell(header, layout.separator);
    if (cell.is_open) refuse(said::quotation_open{});
    const auto heading = cell.str();
    const auto field = column_field(lower(heading));
    add_field(layout, field, column, 0, heading);
    const auto [earlier, is_new] = headings.emplace(field, heading);
    if (!is_new && field != ListField::other) {
      if (lower(earlier->second) == lower(heading))
        refuse(trf::said::column_named_twice{.column = heading});
      else
        refuse(trf::said::columns_of_one_meaning{
            .first = earlier->second,
            .second = heading,
            .column = Code{columns.at(static_cast<std::size_t>(field)).name}});
    }
    // A list with FIDE ids only: they are its ids.
    layout.has_fide_ids = layout.has_fide_ids || lower(heading) == "fideid";
    if (header.empty()) break;
    header.remove_prefix(1);
  }
  return layout;
}

/// The elements of the first players: FIDE gives each player all of them, also empty ones.
std::uint64_t fields_of_elements(std::string_view body) {
  constexpr std::size_t enough = 1U << 20;
  body = body.substr(0, enough);
  std::uint64_t present = 0;
  for (auto at = body.find('<'); at != std::string_view::npos; at = body.find('<', at + 1)) {
    const auto name = body.substr(at + 1, body.find_first_of("/>", at + 1) - at - 1);
    const auto field = xml_field(name);
    if (field != ListField::other) present |= bit_of(field);
  }
  return present;
}

ListLayout xml_layout(std::string_view body) {
  ListLayout layout;
  layout.format = ListFormat::fide_xml;
  layout.has_fide_ids = true;
  layout.present = fields_of_elements(body);
  return layout;
}

}  // namespace

std::span<const ListColumn> list_columns() noexcept { return columns; }

// Lists of --new-list, which have a date, have `fide_id` and `category` for every system.
bool has_columns_of_fsi(const ListLayout& layout) noexcept {
  using enum ListField;
  const auto has_one = [&](std::initializer_list<ListField> fields) {
    return std::ranges::any_of(fields, [&](ListField field) { return has_field(layout, field); });
  };
  const auto is_of_fide = [&](const ListColumn& column) {
    const auto plain = without_prefix(column.field).field;
    return (plain == ever_2300 || plain == ever_2400) && has_field(layout, column.field);
  };
  if (std::ranges::any_of(columns, is_of_fide)) return false;
  return has_one({ever_2200, champion, single_norms, double_norms, rapid_category, rapid_best}) ||
         (!has_field(layout, list_date) && has_one({fide_id, category}));
}

// FIDE's element has the games of one period.
ListField xml_field(std::string_view element) {
  const auto field = column_field(element);
  return field == ListField::games ? ListField::period_games : field;
}

Result<ListLayout> read_list_layout(std::string_view bytes) {
  Result<ListLayout> result;
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
    result.diagnostics.push_back({"", Severity::error, {1, 0}, trf::said::list_in_utf16{}});
    return result;
  }
  std::size_t at = bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  std::uint32_t line = 1;
  const auto end = std::min(bytes.find_first_of("\r\n"), bytes.size());
  const bool is_by_cr = end + 1 < bytes.size() && bytes[end] == '\r' && bytes[end + 1] != '\n';
  const char line_end = is_by_cr ? '\r' : '\n';
  while (at < bytes.size()) {
    const auto text = line_at(bytes, at);
    // Excel writes the separator in a line above the header.
    const bool is_separator = bare(text).size() == 5 && text.starts_with("sep=");
    if (!bare(text).empty() && !text.starts_with('#') && !is_separator) break;
    at = std::min(bytes.find(line_end, at), bytes.size() - 1) + 1;
    ++line;
  }
  const auto header = line_at(bytes, at);
  if (bare(header).starts_with('<')) {
    const auto first = bytes.find("<player>", at);
    result.value = xml_layout(bytes.substr(std::min(first, bytes.size())));
    result.value->body = std::min(first, bytes.size());
    result.value->first_line =
        line + static_cast<std::uint32_t>(std::count(
                   bytes.begin() + static_cast<std::ptrdiff_t>(at),
                   bytes.begin() + static_cast<std::ptrdiff_t>(result.value->body), '\n'));
    return result;
  }
  result.value = header.starts_with("ID") && header.find("Name") != std::string_view::npos &&
                         header.find_first_of(",;\t") == std::string_view::npos
                     ? text_layout(header)
                     : csv_layout(header, line, result.diagnostics);
  result.value->line_end = line_end;
  result.value->body = std::min(bytes.find(line_end, at), bytes.size() - 1) + 1;
  if (bytes.empty()) result.value->body = 0;
  result.value->first_line = line + 1;
  const auto has = [&](ListField field) { return has_field(*result.value, field); };
  if (!has(ListField::id)) {
    result.diagnostics.push_back({"", Severity::error, {line, 0}, said::no_id_column{}});
    result.value.reset();
    return result;
  }
  if (!has(ListField::rating) && !has(ListField::standard_rating) &&
      !has(ListField::rapid_rating) && !has(ListField::blitz_rating))
    result.diagnostics.push_back({"", Severity::error, {line, 0}, said::no_rating_column{}});
  return result;
}

}  // namespace trf::rating
