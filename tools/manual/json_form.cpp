#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/members.hpp"
#include "manual/manual.hpp"

namespace manual {
namespace {

using namespace std::string_view_literals;
using trf::detail::describe;

constexpr std::string_view about_json = R"(.SH JSON
.B "trf\-parse \-\-format=json"
writes the whole tournament as one JSON object, and
.B \-\-from=json
reads it. The smallest one is
.BR "{\(dqplayers\(dq: [{\(dqstart_rank\(dq: 1}]}" .
.PP
Text is UTF\-8 and without line ends. Points are numbers with at most one decimal; no number has an exponent.
Dates are texts like \(dq2026\-11\-21\(dq; \(dq1990\-07\-00\(dq has no day, \(dq1990\(dq only a year. A player is named by
the start number, a team by its number.
.PP
Members may have any order. One that is missing is as null: the column Missing has the value that is then
taken, which is none where the column is empty, and "required" where the input is refused. The input is also
refused if a member is unknown, given twice or of another type, or if a report cannot contain the record:
prohibited pairs of one number, rounds that are not in order, national data without the code of a federation.
)"sv;

constexpr std::string_view of_points = R"(.PP
Points that are not 1, 1/2 and 0 are written in record 162 if the source is "standard".
)"sv;

constexpr std::string_view of_rounds = R"(.SS Round of a player
.TS
lb2 lb2 lb
l2 l2 l.
Member	Content	Missing
opponent	start number	
colour	w, b	
result	a letter of RESULTS	
.TE
.PP
The first item of rounds is round 1; null is an empty cell.
)"sv;

constexpr std::string_view required = "required";

/// A table of the members that describe() names, and after it those of their objects.
class JsonForm {
 public:
  explicit JsonForm(std::string_view title)
      : table_{
            fmt::format(".SS {}\n.TS\nlb2 lb2 lb\nl2 l2 l.\nMember\tContent\tMissing\n", title)} {}

  template <class Part>
  [[nodiscard]] static std::string of(std::string_view title, Part part,
                                      std::string_view last_rows = {}) {
    JsonForm form{title};
    describe(form, part);
    return form.table_.append(last_rows) + ".TE\n" + form.objects_;
  }

  void constant(std::string_view name, std::string_view text) { add(name, text); }
  void text(std::string_view name, const std::string&) { add(name, "text"); }
  void quoted_text(std::string_view name, const std::string&) { add(name, "text"); }
  void texts(std::string_view name, const std::vector<std::string>&) { add(name, "texts"); }
  template <class Number>
  void number(std::string_view name, Number absent, int low, int high) {
    const auto value = static_cast<int>(absent);
    add(name, range(low, high), value < low ? std::string{required} : std::to_string(value));
  }
  template <class Number>
  void number_or_null(std::string_view name, Number, int high) {
    add(name, range(0, high));
  }
  void optional_number(std::string_view name, const std::optional<int>&, int low, int high) {
    add(name, range(low, high));
  }
  void start_rank(std::string_view name, int) {
    add(name, range(1, trf::max_start_rank), required);
  }
  void team_number(std::string_view name, int) { add(name, range(1, trf::max_teams), required); }
  void ids(std::string_view name, const std::vector<trf::Id>&) { add(name, "numbers"); }
  void ids_or_null(std::string_view name, const std::vector<trf::Id>&) {
    add(name, "numbers or null");
  }
  void players(std::string_view name, const std::vector<trf::PlayerIndex>&) {
    add(name, "start numbers");
  }
  void players_or_null(std::string_view name, const std::vector<trf::PlayerIndex>&) {
    add(name, "start numbers or null");
  }
  void score(std::string_view name, trf::Score absent) { add(name, "points", to_string(absent)); }
  void optional_score(std::string_view name, const std::optional<trf::Score>&) {
    add(name, "points");
  }
  void scores(std::string_view name, const std::vector<trf::Score>&) {
    add(name, "list of points");
  }
  void date(std::string_view name, const trf::Date&) { add(name, "date"); }
  void dates(std::string_view name, const std::vector<trf::Date>&) { add(name, "dates or null"); }
  void flag(std::string_view name, bool) { add(name, "true, false", "false"); }
  void tie_breaks(std::string_view name, const std::vector<trf::TieBreak>&) {
    add(name, "tie-break codes");
  }
  /// Of the last row
  void require(std::string_view) { table_.insert(table_.size() - 1, "required; null: none"); }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value absent, const std::array<std::string_view, N>& names) {
    add(name, list(names), names[static_cast<std::size_t>(absent)]);
  }
  template <class Value, std::size_t N>
  void choice(std::string_view name, Value, const std::array<std::string_view, N>& names,
              const auto&) {
    add(name, list(names), names[0].empty() ? ""sv : required);
  }
  template <class Part>
  void object(std::string_view name, const Part& part) {
    add(name, "object");
    objects_ += of(title(name), part);
    if (name == "points") objects_ += of_points;
  }
  template <class Part>
  void optional_object(std::string_view name, const std::optional<Part>&) {
    add(name, "object");
    objects_ += of(title(name), Part{});
  }
  template <class Part>
  void objects(std::string_view name, const std::vector<Part>&) {
    add(name, "objects");
    // The periods of both colours are alike.
    if (name != "black") objects_ += of(title(name), Part{});
  }

 private:
  static std::string title(std::string_view name) { return fmt::format("\\(dq{}\\(dq", name); }
  static std::string range(int low, int high) {
    return high == trf::detail::any_count ? fmt::format("number from {}", low)
                                          : fmt::format("number from {} to {}", low, high);
  }
  template <std::size_t N>
  static std::string list(const std::array<std::string_view, N>& names) {
    std::string text;
    for (const auto name : names)
      if (!name.empty()) text.append(text.empty() ? "" : ", ").append(name);
    return text;
  }
  void add(std::string_view name, std::string_view content, std::string_view absent = {}) {
    table_ += fmt::format("{}\t{}\t{}\n", name, roff(content), roff(absent));
  }

  std::string table_, objects_;
};

}  // namespace

std::string json_form() {
  auto out = std::string{about_json};
  out += JsonForm::of("Tournament", trf::TournamentDraft{}, "players\tobjects\trequired\n");
  out += JsonForm::of("Player", trf::Player{}, "rounds\tobjects or null\t\n");
  out += of_rounds;
  return out;
}

}  // namespace manual
