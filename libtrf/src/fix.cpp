#include "trf/fix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_totals.hpp"
#include "trf/messages/writer.hpp"
#include "trf/read.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

// P01, P03, P04, P12: the bytes between and around the lines.
std::string with_one_line_end(std::string_view bytes, std::vector<Repair>& repairs) {
  if (bytes.starts_with("\xEF\xBB\xBF")) {
    bytes.remove_prefix(3);
    repairs.push_back({"P04", 1, said::mark_removed{}});
  }
  auto lines = split_lines(bytes);
  while (!lines.empty()) {
    const auto& last = lines.back();
    const auto text = bytes.substr(last.offset, last.length);
    if (!text.ends_with('\x1a')) break;
    repairs.push_back({"P12", static_cast<std::uint32_t>(lines.size()), said::sub_removed{}});
    bytes = bytes.substr(0, last.offset + last.length - 1);
    lines = split_lines(bytes);
  }
  std::array<std::size_t, 4> counts{};
  for (const auto& line : lines) ++counts[static_cast<std::size_t>(line.end)];
  auto usual = LineEnd::crlf;
  std::size_t most = 0;
  for (const auto end : {LineEnd::crlf, LineEnd::lf, LineEnd::cr})
    if (counts[static_cast<std::size_t>(end)] > most) {
      usual = end;
      most = counts[static_cast<std::size_t>(end)];
    }
  std::string out;
  out.reserve(bytes.size() + 2);
  std::size_t changed = 0;
  std::uint32_t first = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out += bytes.substr(lines[i].offset, lines[i].length);
    out += bytes_of(usual);
    if (lines[i].end == usual) continue;
    if (lines[i].end == LineEnd::none)
      repairs.push_back({"P03", static_cast<std::uint32_t>(i + 1), said::last_line_ended{}});
    else if (changed++ == 0)
      first = static_cast<std::uint32_t>(i + 1);
  }
  if (changed != 0) repairs.push_back({"P01", first, said::line_ends_changed{.lines = changed}});
  return out;
}

/// Repairs within lines, each on the columns of its field.
class FieldFixes {
 public:
  FieldFixes(Document& document, std::vector<Repair>& repairs)
      : document_(document), repairs_(repairs) {}

  void fix() {
    const auto read = trf::read(document_);
    if (!read.value) return;
    CheckOptions options;
    options.profiles = {Profile::format, Profile::consistency, Profile::rating};
    const auto run = check(document_, &*read.value, read.diagnostics, options);
    for (const auto& finding : run.findings) {
      const bool row_is_shifted = finding.check == "P09";
      if (row_is_shifted) return;  // Columns that are not in their places must not be changed
    }
    const auto& t = *read.value;
    // A field that continues in its separator is not the whole text.
    std::set<std::uint32_t> doubtful;
    for (const auto& finding : run.findings)
      if (finding.check == "P10" || finding.check == "R06") doubtful.insert(finding.where.line);
    for (const auto& finding : run.findings)
      if (!doubtful.contains(finding.where.line)) fix_one(t, finding, run.findings);
  }

 private:
  [[nodiscard]] std::string_view text_of(const Diagnostic& finding,
                                         const layout::Field& field) const {
    return document_.field(finding.where.line, field.first, field.width);
  }

  void put(const Diagnostic& finding, const layout::Field& field, std::string_view value,
           bool right = true) {
    const std::string before{text_of(finding, field)};
    document_.set_field(finding.where.line, field.first, field.width, value, right);
    if (text_of(finding, field) == before) return;
    repairs_.push_back(
        {finding.check, finding.where.line,
         said::field_repaired{.field = name_of(field), .old = trimmed(before), .wanted = value}});
  }

  /// The field of a round where the finding is.
  static layout::Field moved(layout::Field field, const Diagnostic& finding) {
    field.first = static_cast<std::uint16_t>(finding.where.column);
    return field;
  }

  void put_text(const Diagnostic& finding, const std::string& value) {
    const auto line = finding.where.line;
    const auto before = std::string(document_.text(line));
    document_.set_text(line, std::string(layout::tag_of(before)) + " " + value);
    if (document_.text(line) == before) return;
    repairs_.push_back({finding.check, line,
                        said::record_repaired{.old = trimmed(std::string_view(before).substr(
                                                  layout::tag_of(before).size())),
                                              .wanted = value}});
  }

  /// The data for a repair.
  struct Case {
    const Tournament& t;
    const Diagnostic& finding;
    const Diagnostics& all;
  };

  void fix_one(const Tournament& t, const Diagnostic& finding, const Diagnostics& all) {
    if (finding.where.line == 0) return;
    if (const auto kind = find(finding.check)) kind->fix(*this, {t, finding, all});
  }

  // Forms with one meaning: the year first, a month in letters, dots after the day.
  void fix_date(const Diagnostic& finding) {
    const auto text = trimmed_blanks(text_of(finding, layout::text));
    const auto read = parse_date(text);
    if (!read || !is_clear(*read)) return;
    put_text(finding, to_string(read->date));
  }

  static bool is_clear(const ReadDate& read) {
    switch (read.form) {
      case DateForm::iso:
      case DateForm::dots:
      case DateForm::month_name: return true;
      case DateForm::day_first: return !read.may_be_month_first;
      case DateForm::slashes:
      case DateForm::year_only:
      case DateForm::short_year: break;
    }
    return false;
  }

  void fix_birth(const Diagnostic& finding) {
    const auto text = trimmed(text_of(finding, layout::player::birth));
    const auto read = parse_date(text);
    if (!read) return;
    if (read->form == DateForm::year_only)
      put(finding, layout::player::birth, fmt::format("{:04}/00/00", read->date.year));
    else if (is_clear(*read))
      put(finding, layout::player::birth, to_string(read->date));
  }

  // 26.03.08 has the year first if that is a day of the event, and the form with the day first
  // is not. A record for each round has its date in other columns.
  void fix_round_date(const Tournament& t, const Diagnostic& finding) {
    const auto field = moved(layout::round_dates::date, finding);
    if (finding.where.width != field.width || field.first < layout::round_dates::date.first ||
        !t.start.is_set() || !t.end.is_set())
      return;
    const std::string text{trimmed(text_of(finding, field))};
    const auto is_of_event = [&](const std::optional<ReadDate>& read) {
      return read && read->date >= t.start && read->date <= t.end;
    };
    const auto year_first = parse_short_date(text, t.start);
    if (!is_of_event(year_first) || text.size() != 8) return;
    const auto day_first = parse_short_date(
        text.substr(6) + text[2] + text.substr(3, 2) + text[5] + text.substr(0, 2), t.start);
    if (is_of_event(day_first) && day_first->date != year_first->date) return;
    put(finding, field, to_string(year_first->date).substr(2));
  }

  // Upper or lower case does not change the meaning of a result letter.
  void fix_letter(const Diagnostic& finding) {
    const auto field = moved(layout::player::result, finding);
    const std::string text{text_of(finding, field)};
    if (const auto letter = upper(text); letter != text) put(finding, field, letter);
  }

  void fix_count(const Diagnostic& finding, std::size_t count) {
    // "24 (23)": the number that played stays.
    const auto text = trimmed(text_of(finding, layout::text));
    const auto bracket = text.find('(');
    const auto rest =
        bracket == std::string_view::npos ? std::string() : " " + std::string(text.substr(bracket));
    put_text(finding, std::to_string(count) + rest);
  }

  // What the reader understood in another form.
  void fix_sex(const Tournament& t, const Diagnostic& finding) {
    for (const auto& player : t.players)
      if (player.line == finding.where.line && player.sex != Sex::unknown)
        put(finding, layout::player::sex, name(player.sex));
  }

  void fix_title(const Tournament& t, const Diagnostic& finding) {
    for (const auto& player : t.players)
      if (player.line == finding.where.line && player.title != Title::none &&
          player.title_text.empty())
        put(finding, layout::player::title, name(player.title));
  }

  void align(const Diagnostic& finding, const layout::Field& field) {
    put(finding, field, std::string(trimmed(text_of(finding, field))));
  }

  void fix_alignment(const Diagnostic& finding) {
    for (const auto& field : layout::player::right_aligned)
      if (field.ends_early(text_of(finding, field))) align(finding, field);
  }

  void fix_colour(const Diagnostic& finding) {
    // An edit invalidates the view of the line, so the letter is copied first.
    const auto field = moved(layout::player::colour, finding);
    const std::string text{text_of(finding, field)};
    if (text == "W") put(finding, field, "w");
    if (text == "B") put(finding, field, "b");
  }

  // Another kind of bye, or another value of byes, gives the points of the row.
  static bool can_be_of_byes(const Tournament& t, PlayerIndex player) {
    const auto stated = t.players[player].points;
    if (!stated) return false;
    const int last = round_of_points(t);
    Score counted;
    int byes = 0;
    for (int round = 1; round <= t.rounds(); ++round) {
      if (!t.game(player, round).is_bye()) continue;
      ++byes;
      if (round <= last) counted += t.points_of(player, round);
    }
    const auto wanted = *stated - t.score(player, last) + counted;
    const auto most = std::max({t.points.win(), t.points.full_point_bye, t.points.pairing_bye});
    return byes != 0 && wanted >= Score{} && wanted <= most * byes;
  }

  // Only if nothing else in the row is doubtful: else a result may be wrong, or a bye may be
  // without its letter.
  void fix_points(const Tournament& t, const Diagnostic& finding, const Diagnostics& all) {
    const auto in_doubt = [&](const Diagnostic& other) {
      return other.where.line == finding.where.line && other.severity != Severity::info &&
             (other.check.family() == 'C' || other.check.family() == 'X' ||
              other.check.family() == 'B');
    };
    // Points of an earlier round are not a fault, and their consequences are in several fields.
    if (t.is_team_event() || finding.message.is<found::points_of_round>() ||
        std::ranges::any_of(all, in_doubt))
      return;
    const auto width = document_.width(finding.where.line);
    for (std::size_t r = 0; layout::player::result.at(r).first <= width; ++r)
      if (trimmed(text_of(finding, layout::player::opponent.at(r))).find_first_not_of('0') ==
              std::string_view::npos &&
          trimmed(text_of(finding, layout::player::result.at(r))).empty())
        return;
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      if (t.players[p].line != finding.where.line || can_be_of_byes(t, p)) continue;
      const auto points = t.score(p, round_of_points(t));
      if (points >= Score{} && to_string(points).size() <= layout::player::points.width)
        put(finding, layout::player::points, to_string(points));
    }
  }

  // "4" is 4.0, unless the sum of the results or the rank says that a digit is missing.
  void fix_decimal(const Diagnostic& finding, const Diagnostics& all) {
    const auto points = Score::parse(text_of(finding, layout::player::points));
    if (!points || to_string(*points).size() > layout::player::points.width ||
        std::ranges::any_of(all, [&](const Diagnostic& other) {
          return other.where == finding.where && other.check.family() == 'T' &&
                 other.severity != Severity::info;
        }))
      return;
    put(finding, layout::player::points, to_string(*points));
  }

  struct Kind {
    CheckId check;
    void (*fix)(FieldFixes& fields, const Case& now);
  };
  static const std::array<Kind, 15> kinds;

  Document& document_;
  std::vector<Repair>& repairs_;

 public:
  [[nodiscard]] static const Kind* find(CheckId check) noexcept {
    const auto kind = std::ranges::find(kinds, check, &Kind::check);
    return kind == kinds.end() ? nullptr : &*kind;
  }
};

const std::array<FieldFixes::Kind, 15> FieldFixes::kinds{{
    {"H06", [](FieldFixes& f, const Case& now) { f.fix_date(now.finding); }},
    {"H16", [](FieldFixes& f, const Case& now) { f.fix_count(now.finding, now.t.players.size()); }},
    {"H17", [](FieldFixes& f,
               const Case& now) { f.fix_count(now.finding, rated_players(now.t.players)); }},
    {"H18", [](FieldFixes& f, const Case& now) { f.fix_count(now.finding, now.t.teams.size()); }},
    {"R09", [](FieldFixes& f, const Case& now) { f.fix_sex(now.t, now.finding); }},
    {"R11", [](FieldFixes& f, const Case& now) { f.fix_title(now.t, now.finding); }},
    {"R13", [](FieldFixes& f, const Case& now) { f.align(now.finding, layout::player::title); }},
    {"R30", [](FieldFixes& f, const Case& now) { f.fix_alignment(now.finding); }},
    {"R25", [](FieldFixes& f, const Case& now) { f.fix_birth(now.finding); }},
    {"R27", [](FieldFixes& f, const Case& now) { f.fix_decimal(now.finding, now.all); }},
    {"R23",
     [](FieldFixes& f, const Case& now) { f.put(now.finding, layout::player::fide_id, ""); }},
    {"H13", [](FieldFixes& f, const Case& now) { f.fix_round_date(now.t, now.finding); }},
    {"C09", [](FieldFixes& f, const Case& now) { f.fix_letter(now.finding); }},
    {"C05", [](FieldFixes& f, const Case& now) { f.fix_colour(now.finding); }},
    {"T01", [](FieldFixes& f, const Case& now) { f.fix_points(now.t, now.finding, now.all); }},
}};

}  // namespace

bool is_fixable(CheckId check) noexcept {
  constexpr std::array<CheckId, 4> between_lines{"P01", "P03", "P04", "P12"};
  return contains(between_lines, check) || FieldFixes::find(check) != nullptr;
}

Fixed fix(std::string_view bytes, const Limits& limits) {
  Fixed fixed;
  if (const Document probe{std::string(bytes), limits};
      probe.encoding() == Encoding::utf16 || !read(probe).value) {
    fixed.bytes = bytes;
    return fixed;
  }
  Document document{with_one_line_end(bytes, fixed.repairs), limits};
  // A repair may cause the next one: a rewritten date is then outside the round dates.
  for (int pass = 0; pass < 4; ++pass) {
    const auto before = fixed.repairs.size();
    FieldFixes{document, fixed.repairs}.fix();
    if (fixed.repairs.size() == before) break;
    document = Document{document.bytes(), limits};
  }
  fixed.bytes = document.bytes();
  std::ranges::stable_sort(fixed.repairs, {}, &Repair::line);
  return fixed;
}

}  // namespace trf
