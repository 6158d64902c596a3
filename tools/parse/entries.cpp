#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "parse/parse.hpp"
#include "trf/entry_list.hpp"
#include "trf/text.hpp"

namespace parse {
namespace {

constexpr std::array<std::string_view, 10> known{
    "id", "sex", "title", "name", "rating", "federation", "fide_id", "birth", "points", "rank"};

class Entries {
 public:
  explicit Entries(std::string_view csv) : sheet_{cli::read_sheet(csv, found_)} {}

  trf::Result<trf::Tournament> read() {
    if (sheet_.column("name") < 0 && found_.empty())
      fault({1, 1, 1}, "an entry list needs the column 'name'");
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i)
      if (std::ranges::find(known, sheet_.columns[i]) == known.end()) {
        const auto near = cli::nearest(sheet_.columns[i], known);
        found_.push_back(
            {"", trf::Severity::warning, sheet_.heads[i],
             fmt::format("column '{}' is not read{}", sheet_.columns[i],
                         near.empty() ? "" : fmt::format(", did you mean '{}'?", near))});
      }
    trf::Tournament tournament;
    for (std::size_t row = 0; row < sheet_.rows.size(); ++row)
      tournament.players.push_back(player(row));
    if (sheet_.rows.empty()) fault({1, 1, 1}, "the entry list has no entries");
    if (tournament.players.size() > trf::max_start_rank)
      fault({1, 1, 1}, fmt::format("more than {} entries", trf::max_start_rank));
    trf::Result<trf::Tournament> result;
    if (!failed_ && std::ranges::none_of(found_, [](const auto& each) {
          return each.severity == trf::Severity::error;
        })) {
      assign_initial_order(tournament);
      result.value = std::move(tournament);
    }
    std::ranges::stable_sort(found_, {}, &trf::Diagnostic::where);
    result.diagnostics = std::move(found_);
    return result;
  }

 private:
  void fault(trf::Position where, std::string message) {
    found_.push_back({"", trf::Severity::error, where, std::move(message)});
    failed_ = true;
  }

  struct Value {
    std::string_view text;
    trf::Position where;
  };
  [[nodiscard]] Value cell(std::size_t row, std::string_view name) const {
    const int column = sheet_.column(name);
    if (column < 0) return {{}, {sheet_.lines[row], 1, 1}};
    const auto i = static_cast<std::size_t>(column);
    return {sheet_.rows[row][i], sheet_.places[row][i]};
  }

  void take_sex(const Value& value, trf::Player& player) {
    if (value.text == "m" || value.text == "M")
      player.sex = trf::Sex::male;
    else if (value.text == "w" || value.text == "W" || value.text == "f" || value.text == "F")
      player.sex = trf::Sex::female;
    else if (!value.text.empty())
      fault(value.where, fmt::format("sex is expected as m or w, found '{}'", value.text));
  }

  void take_title(const Value& value, trf::Player& player) {
    using enum trf::Title;
    for (const auto title : {gm, im, wgm, fm, wim, cm, wfm, wcm})
      if (value.text == trf::name(title)) player.title = title;
    if (player.title != none) return;
    if (trf::count_code_points(value.text) > 3)
      return fault(value.where,
                   fmt::format("a title of at most 3 letters is expected, found '{}'", value.text));
    player.title_text = value.text;
  }

  void take_rating(const Value& value, trf::Player& player) {
    if (value.text.empty()) return;
    const auto rating = trf::parse_number(value.text);
    if (!rating || *rating > 9999)
      return fault(value.where,
                   fmt::format("a rating from 0 to 9999 is expected, found '{}'", value.text));
    player.rating = static_cast<std::uint16_t>(*rating);
  }

  void take_birth(const Value& value, trf::Player& player) {
    if (value.text.empty()) return;
    const auto date = trf::parse_date(value.text);
    if (!date)
      return fault(value.where,
                   fmt::format("a date as YYYY/MM/DD is expected, found '{}'", value.text));
    player.birth = date->date;
  }

  std::string take_text(const Value& value, std::string_view what, std::size_t width) {
    if (trf::count_code_points(value.text) > width)
      fault(value.where,
            fmt::format("{} is longer than {} characters: '{}'", what, width, value.text));
    else if (value.text.find_first_of("\r\n") != std::string_view::npos)
      fault(value.where, fmt::format("{} holds a line end", what));
    return std::string{value.text};
  }

  trf::Player player(std::size_t row) {
    trf::Player player;
    const auto name = cell(row, "name");
    player.name = take_text(name, "name", 33);
    if (player.name.empty()) fault(name.where, "an entry has no name");
    player.federation = take_text(cell(row, "federation"), "federation", 3);
    player.fide_id = take_text(cell(row, "fide_id"), "FIDE number", 11);
    take_sex(cell(row, "sex"), player);
    take_title(cell(row, "title"), player);
    take_rating(cell(row, "rating"), player);
    take_birth(cell(row, "birth"), player);
    return player;
  }

  trf::Diagnostics found_;
  cli::Sheet sheet_;
  bool failed_ = false;
};

}  // namespace

trf::Result<trf::Tournament> read_entries(std::string_view csv) { return Entries{csv}.read(); }

}  // namespace parse
