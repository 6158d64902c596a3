// Family R: what a player row says of itself. Numbers that cannot be read are the reader's to
// say (R01, R02, R14, R27); what compares rows is player_order.cpp's.

#include <fmt/format.h>

#include <algorithm>

#include "checks/federations.hpp"
#include "checks/report.hpp"
#include "trf/text.hpp"

namespace trf::checking {
namespace {

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
bool is_capital(char c) noexcept { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) noexcept { return c >= 'a' && c <= 'z'; }

std::string_view slice(std::string_view row, std::size_t first, std::size_t width) noexcept {
  return first > row.size() ? std::string_view{} : row.substr(first - 1, width);
}

class Row {
 public:
  Row(Report& report, const Player& player)
      : report_(report), player_(player), row_(report.columns(player.line)) {}

  void check() {
    name();
    sex();
    title();
    rating();
    federation();
    fide_id();
    birth();
    rank();
    alignment();
  }

 private:
  void add(CheckId id, std::uint32_t column, std::uint32_t width, std::string message) {
    report_.add(id, {player_.line, column, width}, std::move(message));
  }
  [[nodiscard]] std::string shown(std::uint32_t column, std::uint32_t width) const {
    return report_.shown({player_.line, column, width});
  }
  [[nodiscard]] char at(std::size_t column) const noexcept {
    return column <= row_.size() ? row_[column - 1] : ' ';
  }

  void name() {
    const std::string_view name = player_.name;
    const auto n = player_.start_rank;
    if (name.empty()) {
      add("R04", 15, 33, fmt::format("player {} has no name", n));
      return;
    }
    if (at(47) != ' ' && at(48) != ' ')
      add("R06", 48, 1, fmt::format("the name of player {} runs into column 48", n));
    if (!report_.wants("R05")) return;
    const auto commas = std::ranges::count(name, ',');
    const auto comma = name.find(',');
    const auto raw = slice(row_, 15, 33);
    const char* fault = nullptr;
    if (commas == 0)
      fault = "has no comma";
    else if (commas > 1)
      fault = "has several commas";
    else if (comma + 1 >= name.size() || name[comma + 1] != ' ')
      fault = "has no blank behind the comma";
    else if (raw.starts_with(' '))
      fault = "begins with a blank";
    else if (std::ranges::any_of(name, is_digit))
      fault = "holds digits";
    else if (std::ranges::any_of(name, is_capital) && std::ranges::none_of(name, is_small) &&
             name.size() > 4)
      fault = "is in capitals alone";
    if (fault != nullptr)
      add("R05", 15, 33,
          fmt::format("name expected as 'Lastname, Firstname'; '{}' {}", name, fault));
  }

  void sex() {
    const char sex = at(10);
    if (sex == ' ')
      add("R08", 10, 1, fmt::format("player {} has no sex", player_.start_rank));
    else if (sex != 'm' && sex != 'w')
      add("R09", 10, 1, fmt::format("sex expected as m or w, found '{}'", shown(10, 1)));
    const bool is_womans = player_.title == Title::wgm || player_.title == Title::wim ||
                           player_.title == Title::wfm || player_.title == Title::wcm;
    if (is_womans && player_.sex == Sex::male)
      add("R10", 10, 4, fmt::format("title {} with sex m", trf::name(player_.title)));
  }

  void title() {
    const auto raw = slice(row_, 11, 3);
    const auto text = trimmed(raw);
    if (text.empty()) return;
    // Titles of the Italian federation (RTF 4.1): CM is a FIDE title too.
    const bool is_national = text == "NC" || text == "1N" || text == "2N" || text == "3N" ||
                             text == "1S" || text == "2S" || text == "M";
    if (player_.title == Title::none || text == "M") {
      if (is_national)
        add("R12", 11, 3, fmt::format("national category '{}' stands in the title field", text));
      else
        add("R11", 11, 3,
            fmt::format("title expected as GM IM FM CM WGM WIM WFM WCM, found '{}'", shown(11, 3)));
      return;
    }
    if (text != trf::name(player_.title))
      report_.add_mild(
          "R11",
          report_.tournament().dialect == Dialect::trf06 ? Severity::info : Severity::warning,
          {player_.line, 11, 3},
          fmt::format("title {} expected, found '{}'", trf::name(player_.title), text));
    if (raw.size() == 3 && raw.back() == ' ')
      add("R13", 11, 3, fmt::format("title {} is not right-aligned", text));
  }

  void rating() {
    const auto rating = player_.rating;
    if (rating == 0) return;
    const auto& start = report_.tournament().start;
    // B.02 of 1 March 2024: the floor rose from 1000 to 1400.
    const bool is_new = start.is_set() && start >= Date{2024, 3, 1};
    if (rating > 2900 || rating < 1000)
      add("R15", 49, 4, fmt::format("rating {} is outside 1000 to 2900", rating));
    if (is_new && rating < 1400)
      add("R17", 49, 4,
          fmt::format("rating {} is below the floor of 1400 in force since 1 March 2024", rating));
  }

  void federation() {
    if (player_.federation.empty())
      add("R18", 54, 3, fmt::format("player {} has no federation", player_.start_rank));
    else if (!is_federation(player_.federation))
      add("R19", 54, 3,
          fmt::format("federation expected as a FIDE code, found '{}'", player_.federation));
  }

  void fide_id() {
    const auto raw = trimmed(slice(row_, 58, 11));
    if (!raw.empty() && !std::ranges::all_of(raw, is_digit)) {
      add("R21", 58, 11, fmt::format("FIDE number expected as digits, found '{}'", shown(58, 11)));
    } else if (player_.fide_id.empty()) {
      // One of them is enough to say that there is none; foreigners are E16's.
      if (!raw.empty())
        add("R23", 58, 11,
            fmt::format("player {} has no FIDE number: '{}' stands for none, blanks expected",
                        player_.start_rank, raw));
      if (player_.rating == 0 && !player_.birth.is_set())
        add("R24", 70, 10,
            fmt::format("player {} is unrated and has neither FIDE number nor birth date",
                        player_.start_rank));
      else if (raw.empty() && !is_foreign(report_.tournament(), player_))
        add("R20", 58, 11, fmt::format("player {} has no FIDE number", player_.start_rank));
    } else if (player_.fide_id.size() < 6 || player_.fide_id.size() > 9) {
      add("R22", 58, 11,
          fmt::format("'{}' looks like a national number, not one of FIDE", player_.fide_id));
    }
  }

  void birth() {
    const auto raw = trimmed(slice(row_, 70, 10));
    if (raw.empty() || raw == "0000/00/00") return;
    const auto read = parse_date(raw);
    if (!read) {
      // Four digits, slash, two digits, slash, two digits: a date, but no day.
      const bool has_form = raw.size() == 10 && raw[4] == '/' && raw[7] == '/' &&
                            std::ranges::count_if(raw, is_digit) == 8;
      add(has_form ? CheckId{"R26"} : CheckId{"R25"}, 70, 10,
          has_form ? fmt::format("birth date {}: there is no such day", raw)
                   : fmt::format("birth date expected as YYYY/MM/DD, found '{}'", shown(70, 10)));
      return;
    }
    if (read->form != DateForm::slashes && !(read->form == DateForm::year_only && raw.size() == 10))
      add("R25", 70, 10,
          fmt::format("birth date expected as {}, found '{}'",
                      read->date.month == 0 ? "YYYY/00/00" : "YYYY/MM/DD", raw));
    const auto& start = report_.tournament().start;
    if (start.is_set()) {
      const int age = start.year - read->date.year;
      if (age < 4 || age > 105)
        add("R26", 70, 10,
            age < 0 ? fmt::format("birth date {} is after the start of the event", raw)
                    : fmt::format("birth date {}: player {} would be {} year{} old", raw,
                                  player_.start_rank, age, plural(static_cast<std::size_t>(age))));
    }
  }

  void rank() {
    const auto raw = trimmed(slice(row_, 86, 4));
    const auto count = report_.player_lines().size();
    if (raw.empty()) {
      if (report_.is_final() && row_.size() >= 84)  // Else S05
        add("R28", 86, 4, fmt::format("player {} has no rank", player_.start_rank));
    } else if (std::ranges::all_of(raw, is_digit) && (player_.rank == 0 || player_.rank > count)) {
      add("R29", 86, 4, fmt::format("rank expected as 1 to {}, found {}", count, raw));
    }
  }

  void alignment() {
    struct Field {
      std::uint32_t first, width;
      std::string_view name;
    };
    for (const auto& field :
         {Field{5, 4, "start number"}, Field{49, 4, "rating"}, Field{58, 11, "FIDE number"},
          Field{81, 4, "points"}, Field{86, 4, "rank"}}) {
      const auto raw = slice(row_, field.first, field.width);
      if (raw.size() == field.width && raw.back() == ' ' &&
          raw.find_first_not_of(' ') != std::string_view::npos) {
        add("R30", field.first, field.width,
            fmt::format("{} '{}' is not right-aligned", field.name, trimmed(raw)));
        return;
      }
    }
  }

  Report& report_;
  const Player& player_;
  std::string_view row_;
};

}  // namespace

void check_players(Report& report) {
  if (!report.has_tournament()) return;
  const auto& players = report.tournament().players;
  for (PlayerIndex p = 0; p < report.tournament().player_count(); ++p)
    if (players[p].line != 0 && !report.is_shifted(p)) Row{report, players[p]}.check();
}

}  // namespace trf::checking
