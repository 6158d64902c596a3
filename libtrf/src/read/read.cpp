#include "trf/read.hpp"

#include <algorithm>
#include <array>

#include "characters.hpp"
#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/messages/reader.hpp"
#include "trf/type_code.hpp"

namespace trf {
namespace {

using detail::Context;

using detail::is_national;
using detail::is_player;

/// Records of programs, beside those of the dialects. They are kept, but not used.
struct ForeignRecord {
  std::string_view tag, program;
};
constexpr std::array foreign_records{
    ForeignRecord{"ACC", "CPPDubovSystem"}, ForeignRecord{"BYE", "CPPDubovSystem"},
    ForeignRecord{"DAT", "Tornelo"}, ForeignRecord{"FOR", "CPPDubovSystem"},
    ForeignRecord{"TNR", "CPPDubovSystem"}};

auto find_foreign(std::string_view tag) noexcept {
  return std::ranges::find(foreign_records, tag, &ForeignRecord::tag);
}

void note_dialect(Context& context, const layout::Record& record) {
  switch (record.since) {
    case layout::Since::trf06: break;
    case layout::Since::trf26:
      if (layout::is_only_of_trf26(record)) context.has_trf26 = true;
      break;
    case layout::Since::trfx: context.has_trfx = true; break;
    case layout::Since::bbp: context.has_bbp = true; break;
  }
}

void keep_other(Context& context, std::string tag, std::string_view text, std::uint32_t line) {
  const auto& where = context.document.lines()[line - 1];
  context.tournament.other.push_back(
      {std::move(tag), where.is_utf8 ? std::string{text} : utf8_of_windows1252(text), line});
}

class Lines {
 public:
  explicit Lines(Context& context) : context_(context) {}

  void read() {
    const auto end = end_of_report();
    for (std::uint32_t line = 1; line < end; ++line) read_line(line);
    report_foreign();
  }

 private:
  /// The line after the last one: a second report begins at its name (012) after rows of players,
  /// if it has rows of its own. It is not read.
  std::uint32_t end_of_report() {
    const auto count = static_cast<std::uint32_t>(context_.document.line_count());
    bool has_name = false, has_players = false;
    std::uint32_t second_name = 0;
    for (std::uint32_t line = 1; line <= count; ++line) {
      const auto text = context_.document.text(line);
      if (is_player(text)) {
        if (second_name != 0) {
          context_.report("S11", Severity::error, second_name, 1, 3, said::second_report{});
          return second_name;
        }
        has_players = true;
      } else if (text.starts_with("012") && layout::tag_of(text) == "012") {
        if (has_name && has_players && second_name == 0) second_name = line;
        has_name = true;
      }
    }
    return count + 1;
  }

  void read_line(std::uint32_t line) {
    const auto text = context_.document.text(line);
    if (is_player(text)) {
      context_.player_lines.push_back(line);
      return;
    }
    if (text.find_first_not_of(" \t\x1a") == std::string_view::npos) return;
    if (text.starts_with("###")) {
      keep_other(context_, "###",
                 text.substr(
                     std::min<std::size_t>(text.size(), text.size() > 3 && text[3] == ' ' ? 4 : 3)),
                 line);
      return;
    }
    if (layout::tag_of(text).empty()) {
      if (layout::lacks_space_after_tag(text)) report_missing_space(text, line);
      keep_other(context_, "", text, line);
      return;
    }
    read_record(text, line);
  }

  void report_missing_space(std::string_view text, std::uint32_t line) {
    const auto tag = text.substr(0, 3);
    const auto check = detail::form_check(tag);
    const detail::Row row{context_.document, line};
    context_.report(check.empty() ? CheckId{"S01"} : check,
                    check.empty() ? Severity::warning : Severity::error, line, 4, 1,
                    said::no_space_after_tag{.tag = detail::shown(tag), .found = row.shown(4, 1)});
  }

  /// Once for all records of a kind.
  void report_foreign() {
    for (std::size_t i = 0; i < foreign_records.size(); ++i) {
      const auto& [first, count] = foreign_lines_[i];
      if (count != 0)
        context_.report("S01", Severity::info, first, 1, 3,
                        said::foreign_records{.count = count,
                                              .tag = Code{foreign_records[i].tag},
                                              .program = Code{foreign_records[i].program}});
    }
  }

  void read_record(std::string_view text, std::uint32_t line) {
    const auto tag = text.substr(0, 3);
    const auto* const record = layout::find(tag);
    if (record == nullptr) {
      if (is_national(text)) {
        context_.has_trf26 = true;
        context_.national_lines.push_back(line);
        return;
      }
      if (const auto foreign = find_foreign(tag); foreign != foreign_records.end()) {
        auto& lines = foreign_lines_[static_cast<std::size_t>(foreign - foreign_records.begin())];
        if (lines.count++ == 0) lines.first = line;
      } else {
        context_.report("S01", Severity::warning, line, 1, 3,
                        said::unknown_record{.tag = detail::shown(tag)});
      }
      keep_other(context_, std::string{tag}, text.substr(std::min<std::size_t>(4, text.size())),
                 line);
      return;
    }
    note_dialect(context_, *record);
    if (tag == "013")
      context_.old_team_lines.push_back(line);
    else if (tag == "132")
      context_.date_lines.push_back(line);
    else if (!detail::form_check(tag).empty())
      context_.late_lines.push_back(line);
    else
      detail::read_header(context_, *record, line);
  }

  struct ForeignLines {
    std::uint32_t first = 0, count = 0;
  };
  Context& context_;
  std::array<ForeignLines, foreign_records.size()> foreign_lines_{};
};

// A 192 code in record 092, where bbpPairings writes it; in capitals as of 192.
void take_type_code(TournamentDraft& tournament) {
  auto code = upper(tournament.type_text);
  if (!detail::is_code_in_092(code)) return;
  tournament.type_text = std::move(code);
  if (tournament.type_code.empty()) tournament.type_code = tournament.type_text;
}

void check_cells_after_last_round(Context& context) {
  const auto& tournament = context.tournament;
  if (!tournament.stated_rounds) return;
  for (std::size_t p = 0; p < tournament.players.size(); ++p) {
    const auto games = tournament.games(static_cast<PlayerIndex>(p));
    for (auto r = static_cast<std::size_t>(*tournament.stated_rounds); r < games.size(); ++r) {
      if (games[r].is_blank()) continue;
      context.report(
          "C16", Severity::error,
          Position::of(tournament.players[p].line, layout::player::cell.at(r)),
          said::round_beyond_stated{.round = r + 1, .rounds = *tournament.stated_rounds});
      break;
    }
  }
}

std::optional<Diagnostic> over_limits(const Document& document) {
  const auto& limits = document.limits();
  if (document.is_too_large())
    return Diagnostic{"P13", Severity::error, {}, said::file_too_large{.bytes = limits.file_bytes}};
  if (document.has_too_many_lines())
    return Diagnostic{"P13", Severity::error, {}, said::too_many_lines{.lines = limits.lines}};
  return {};
}

}  // namespace

bool detail::is_player(std::string_view line) noexcept {
  return line.starts_with("001") &&
         (line.size() == 3 || line[3] == ' ' || line[3] == '\t' || is_digit(line[3]));
}

bool detail::is_national(std::string_view line) noexcept {
  if (line.size() < 8 || !std::ranges::all_of(line.substr(0, 3), is_capital)) return false;
  const auto tag = line.substr(0, 3);
  if (find_foreign(tag) != foreign_records.end() || tag == "TSE" || tag.starts_with("XX") ||
      tag.starts_with("BB"))
    return false;
  const auto number = trimmed(line.substr(4, 4));
  return !number.empty() && std::ranges::all_of(number, is_digit);
}

bool detail::is_code_in_092(std::string_view text) noexcept {
  const auto family = type_code(text).family;
  return family != TypeFamily::none && family != TypeFamily::other &&
         text.find(' ') == std::string_view::npos;
}

Dialect detail::dialect_of(const Context& context) {
  if (context.has_trf26) return Dialect::trf26;
  if (context.has_bbp) return Dialect::bbp;
  if (context.has_trfx) return Dialect::trfx;
  // TRF06: dots in dates, lower-case titles, byes as = + - without opponent.
  const auto& document = context.document;
  for (const auto line : context.player_lines) {
    const Row row{document, line};
    const auto birth = row.get(layout::player::birth);
    if (birth.size() == 10 && birth[4] == '.' && birth[7] == '.') return Dialect::trf06;
    const auto title = trimmed(row.get(layout::player::title));
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z') return Dialect::trf06;
  }
  return Dialect::trf16;
}

Result<const Tournament> read(const Document& document) {
  Context context{document};
  if (auto refusal = over_limits(document)) return {{}, {std::move(*refusal)}};
  if (auto foreign = detail::foreign_format(document)) return {{}, {std::move(*foreign)}};
  Lines{context}.read();
  if (context.player_lines.empty() && context.found.empty() && context.tournament.other.empty() &&
      context.tournament.name.empty() &&
      document.bytes().find_first_not_of(" \t\r\n\x1a\xEF\xBB\xBF") == std::string::npos)
    return {{}, {Diagnostic{"S15", Severity::error, {1, 1, 1}, said::file_is_empty{}}}};
  detail::read_round_dates(context);
  detail::read_players(context);
  detail::read_national(context);
  for (const auto line : context.late_lines)
    detail::read_late(context, *layout::find(document.text(line).substr(0, 3)), line);
  detail::read_old_teams(context);
  auto& tournament = context.tournament;
  tournament.dialect = detail::dialect_of(context);
  take_type_code(tournament);
  check_cells_after_last_round(context);

  Result<const Tournament> result;
  if (tournament.players.empty()) {
    const auto last = std::max<std::size_t>(document.line_count(), 1);
    context.report("S03", Severity::error, static_cast<std::uint32_t>(last), 1, 1,
                   said::no_player_row{});
  } else {
    result.value = Tournament::of(std::move(tournament));
  }
  sort_by_position(context.found);
  result.diagnostics = std::move(context.found);
  return result;
}

Result<const Tournament> read(std::string_view bytes, const Limits& limits) {
  return read(Document{std::string{bytes}, limits});
}

}  // namespace trf
