#include "checks/report.hpp"

#include <algorithm>

#include "characters.hpp"
#include "checks/rate_of_play.hpp"
#include "codes.hpp"
#include "edit/presence.hpp"
#include "read/context.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/found_records.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_modifiers.hpp"

namespace trf::checking {
namespace {

std::uint32_t packed(std::string_view tag) noexcept {
  std::uint32_t result = 0;
  for (std::size_t i = 0; i < 3; ++i)
    result = result << 8 | (i < tag.size() ? static_cast<unsigned char>(tag[i]) : 0U);
  return result;
}

}  // namespace

Report::Report(const Document& document, const Tournament* tournament, const Diagnostics& read,
               const CheckOptions& options)
    : document_(&document),
      tournament_(tournament),
      options_(&options),
      severities_(severities(options.profiles)) {
  // If a file has several reports, only the first is checked.
  const auto second = std::find_if(read.begin(), read.end(),
                                   [](const Diagnostic& found) { return found.check == "S11"; });
  const auto count =
      second == read.end() ? document.line_count() : std::size_t{second->where.line} - 1;
  for (std::size_t number = 1; number <= count; ++number) {
    const auto text = document.text(number);
    const auto line = static_cast<std::uint32_t>(number);
    team_rows_ += text.starts_with("310") ? 1U : 0U;
    old_team_rows_ += text.starts_with("013") ? 1U : 0U;
    if (text.starts_with("001")) {
      rows_.push_back(line);
    } else if (const auto tag = layout::tag_of(text); !tag.empty()) {
      tags_.emplace_back(packed(tag), line);
    }
  }
  std::sort(tags_.begin(), tags_.end());
  tag_lines_.reserve(tags_.size());
  for (const auto& [tag, line] : tags_) tag_lines_.push_back(line);
  if (tournament_ != nullptr) {
    look_at_event();
    look_at_faults(read);
  }
}

void Report::look_at_faults(const Diagnostics& read) {
  bool has_shift = false;
  for (const auto& found : read) {
    if (found.severity != Severity::error) continue;
    has_shift = has_shift || found.check == "P09";
    if (found.check == "R14") without_rating_.push_back(found.where.line);
    const bool is_cell =
        found.check.family() == 'C' && found.check != "C16" && found.check != "C07";
    if (is_cell || found.check == "R27")
      doubtful_.emplace_back(found.where.line, found.where.column);
  }
  std::sort(doubtful_.begin(), doubtful_.end());
  std::ranges::sort(without_rating_);
  if (!has_shift) return;
  shifted_.resize(tournament_->players.size());
  for (PlayerIndex p = 0; p < tournament_->player_count(); ++p) {
    const auto& player = tournament_->players[p];
    const auto games = tournament_->games(p);
    shifted_[p] =
        !player.points && player.rank == 0 &&
        document_->width(player.line) > layout::player::rank.last() &&
        std::all_of(games.begin(), games.end(), [](const Game& g) { return g.is_blank(); });
  }
}

bool Report::is_doubtful(PlayerIndex player, int round) const noexcept {
  if (doubtful_.empty()) return false;
  const auto where = cell(player, round);
  const auto at =
      std::lower_bound(doubtful_.begin(), doubtful_.end(), std::pair{where.line, where.column});
  return at != doubtful_.end() && at->first == where.line &&
         at->second < where.column + layout::player::cell_pitch;
}

bool Report::is_doubtful(PlayerIndex player) const noexcept {
  if (doubtful_.empty()) return false;
  const auto line = tournament_->players[player].line;
  const auto at =
      std::lower_bound(doubtful_.begin(), doubtful_.end(), std::pair{line, std::uint32_t{0}});
  return at != doubtful_.end() && at->first == line;
}

bool Report::is_displaced(PlayerIndex player) const {
  const auto line = tournament_->players[player].line;
  if (line == 0) return false;  // The tournament is of another document
  const auto text = document_->text(line);
  const auto tab = text.find('\t');
  return is_shifted(player) || document_->width(line) < layout::player::points.last() ||
         (tab != std::string_view::npos &&
          text.find_first_not_of(" \t", tab) != std::string_view::npos);
}

bool Report::has_doubtful_rating(PlayerIndex player) {
  const auto is_unread = [&](std::uint32_t line) {
    return std::ranges::binary_search(without_rating_, line);
  };
  const auto& row = tournament_->players[player];
  if (row.line == 0) return false;  // The tournament is of another document
  if (is_shifted(player) || is_unread(row.line) ||
      document_->width(row.line) < layout::player::rating.last() ||
      is_rating_displaced(columns(row.line)))
    return true;
  return std::ranges::any_of(row.national, [&](const NationalRecord& record) {
    return record.line != 0 &&
           (is_unread(record.line) || is_rating_displaced(columns(record.line)));
  });
}

bool is_rating_displaced(std::string_view row) noexcept {
  namespace column = layout::player;
  const auto at = [row](std::size_t place) { return place <= row.size() ? row[place - 1] : ' '; };
  return row.substr(0, column::rating.last()).find('\t') != std::string_view::npos ||
         at(column::rating.last() + 1U) != ' ' ||
         (detail::is_digit(at(column::after_name)) && !is_name_too_long(row));
}

void Report::look_at_event() {
  const auto& t = *tournament_;
  const auto& type = options_->type;
  const auto kind = type.empty() ? event_kind(t) : event_kind(*of_type(t.shared(), type));
  is_team_ = type == "team" || kind.is_team;
  is_match_ = type != "team" && kind.is_match;
  // No record 192 says team.
  if (type != "team") {
    is_scheveningen_ = kind.is_scheveningen;
    is_round_robin_ = kind.is_round_robin;
    is_double_ = kind.is_double;
    games_ = kind.games;
    is_knockout_ = kind.is_knockout;
  }
  rounds_ = t.paired_rounds();
  const auto has_result = [&](int round) {
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      const auto game = t.game(p, round);
      if (game.opponent != no_player && !game.is_open()) return true;
    }
    return false;
  };
  round_in_play_ = rounds_;
  while (round_in_play_ > 0 && !has_result(round_in_play_)) --round_in_play_;
  if (round_in_play_ > 0) round_in_play_ = editing::sitting_of(t, round_in_play_).first;
  is_final_ = t.is_over();
  seconds_ = trf::seconds_for_60_moves(t, options_->seconds_for_60_moves);
}

bool Report::wants(CheckId id) const noexcept { return severities_[id.index()].has_value(); }

void Report::add(CheckId id, Position where, Message message) {
  add_mild(id, Severity::error, where, std::move(message));
}

void Report::add_mild(CheckId id, Severity severity, Position where, Message message) {
  if (const auto own = severities_[id.index()])
    run_.findings.push_back({id, std::min(*own, severity), where, std::move(message)});
}

void Report::skip(CheckId id, Message why) {
  if (wants(id)) run_.skipped.push_back({id, std::move(why)});
}

std::span<const std::uint32_t> Report::lines_of(std::string_view tag) const noexcept {
  const auto key = packed(tag);
  const auto first =
      std::lower_bound(tags_.begin(), tags_.end(), std::pair<std::uint32_t, std::uint32_t>{key, 0});
  auto last = first;
  while (last != tags_.end() && last->first == key) ++last;
  return std::span(tag_lines_)
      .subspan(static_cast<std::size_t>(first - tags_.begin()),
               static_cast<std::size_t>(last - first));
}

std::uint32_t Report::line_of(std::string_view tag) const noexcept {
  const auto lines = lines_of(tag);
  for (const auto line : lines)
    if (!value(line).empty()) return line;
  return lines.empty() ? 0 : lines.front();
}

bool Report::is_ordered_otherwise() const noexcept {
  const auto& order = tournament_->standings_order;
  return !order.empty() && !is_points_code(order.front().code);
}

std::string_view Report::points_of_programs() const noexcept {
  for (const auto tag : points_records)
    if (line_of(tag) != 0) return tag;
  return {};
}

std::uint32_t Report::points_line() const noexcept {
  const auto line = line_of("162");
  return line != 0 ? line : line_of(points_of_programs());
}

std::uint32_t Report::line_of_rounds(std::string_view tag) const noexcept {
  for (const auto line : lines_of(tag))
    if (detail::rounds_of(value(line))) return line;
  return 0;
}

std::uint32_t Report::line_of_initial_colour() const noexcept {
  for (const auto line : lines_of("152"))
    if (detail::initial_colour_of(value(line)) != Colour::none) return line;
  return 0;
}

ConfiguredColour Report::configured_colour() const {
  ConfiguredColour found;
  for (const auto line : lines_of("XXC")) {
    const detail::Row row{*document_, line};
    for (const auto& word : detail::words_of(row, layout::text.first))
      if (const auto colour = detail::configured_colour(word.text); colour != Colour::none)
        found = {line, colour};
  }
  return found;
}

std::string_view Report::value(std::uint32_t line) const noexcept {
  return line == 0 ? std::string_view{}
                   : trimmed(detail::without_end(
                         document_->field(line, layout::text.first, 0xFFFF'FFFF)));
}

bool Report::exists(Id id) const noexcept {
  return is_team() ? tournament().find_team(id) != no_team : tournament().find(id) != no_player;
}

Message Report::unknown(Id id) const {
  if (is_team()) return found::team_unknown{.number = id};
  return found::player_unknown{.number = id};
}

std::string Report::shown(const Position& where) const {
  const auto text = trimmed(document_->field(where.line, where.column, where.width));
  return document_->lines()[where.line - 1].is_utf8 ? std::string(text) : utf8_of_windows1252(text);
}

std::string_view Report::columns(std::uint32_t line) {
  return columns_of(*document_, line, folded_);
}

std::string_view columns_of(const Document& document, std::uint32_t line, std::string& folded) {
  const auto text = document.text(line);
  const auto& where = document.lines()[line - 1];
  if (where.is_ascii || !where.is_utf8) return text;
  folded.clear();
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      folded += c;
    } else if ((byte & 0xC0U) != 0x80U) {
      folded += '\x80';
    }
  }
  return folded;
}

bool Report::has_norms() const noexcept {
  const bool is_long_enough = !seconds_ || *seconds_ / 60 >= norm_minutes;
  const int free = is_team_
                       ? 0
                       : EventKind{.is_round_robin = is_round_robin_, .games = games_}.free_rounds(
                             tournament_->players.size());
  return is_long_enough && tournament_->planned_rounds() - free >= options_->norm_rounds &&
         std::ranges::any_of(tournament_->players, [](const Player& player) {
           return player.title == Title::gm || player.title == Title::im ||
                  player.title == Title::wgm || player.title == Title::wim;
         });
}

std::uint32_t Report::date_line() const {
  return detail::line_of_dates(*document_, lines_of("132"));
}

Position Report::date_place(std::size_t round) const {
  return detail::date_place(*document_, lines_of("132"), round);
}

std::optional<std::int64_t> Report::days_after_end(CheckId id) {
  if (!options_->today) {
    skip(id, found::today_unknown{});
    return {};
  }
  const auto last = tournament_->stated_last_day();
  if (!last.has_day()) return {};
  return std::int64_t{day_number(*options_->today)} - day_number(last);
}

std::optional<std::int64_t> Report::length_in_days() const noexcept {
  const auto first = tournament_->first_day(), last = tournament_->stated_last_day();
  if (!first.has_day() || !last.has_day()) return {};
  return std::int64_t{day_number(last)} - day_number(first) + 1;
}

Position Report::cell(PlayerIndex player, int round) const noexcept {
  return checking::place(tournament_->players[player].line, layout::player::cell,
                         static_cast<std::size_t>(round - 1));
}

}  // namespace trf::checking

namespace trf {

bool has_displaced_rating(const Document& document, std::uint32_t line) {
  std::string folded;
  return line != 0 && checking::is_rating_displaced(checking::columns_of(document, line, folded));
}

Position last_day_place(const Document& document, const TournamentDraft& tournament) {
  if (tournament.end.is_set()) return document.value_place(line_of(document, {"052"}));
  const auto& dates = tournament.round_dates;
  const auto latest = std::find(dates.rbegin(), dates.rend(), tournament.stated_last_day());
  if (latest == dates.rend()) return document.value_place(line_of(document, {"042"}));
  return date_place(document, static_cast<std::size_t>(dates.rend() - latest) - 1);
}

}  // namespace trf
