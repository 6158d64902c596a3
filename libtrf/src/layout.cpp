#include "trf/layout.hpp"
#include "characters.hpp"

#include <algorithm>

namespace trf::layout {
namespace {

using enum Since;
using enum Count;
constexpr auto mandatory = Need::mandatory;
constexpr auto ignored = Need::ignored;
constexpr auto titles = Need::title_events;

constexpr Numbers prohibited_words{Numbers::Of::players, nullptr, prohibited::numbers.least};
constexpr Numbers absent_words{Numbers::Of::players, nullptr, byes::numbers.least};

constexpr std::array all_records{
    Record{"001", "player", trf06, per_item, mandatory, mandatory, player::fields},
    Record{"012", "tournament name", trf06, once, mandatory, mandatory, free_text},
    Record{"013", "team", trf06, per_item, mandatory, mandatory, old_team::fields,
           old_team::numbers},
    Record{"022", "city", trf06, once, mandatory, ignored, free_text},
    Record{"032", "federation", trf06, once, mandatory, ignored, free_text},
    Record{"042", "first day", trf06, once, mandatory, ignored, free_text},
    Record{"052", "last day", trf06, once, mandatory, ignored, free_text},
    Record{"062", "number of players", trf06, once, ignored, ignored, free_text},
    Record{"072", "number of rated players", trf06, once, ignored, ignored, free_text},
    Record{"082", "number of teams", trf06, once, ignored, ignored, free_text},
    Record{"092", "type of tournament", trf06, once, ignored, ignored, free_text},
    Record{"102", "chief arbiter", trf06, once, mandatory, ignored, free_text},
    Record{"112", "deputy arbiter", trf06, per_item, ignored, ignored, free_text},
    Record{"122", "rate of play", trf06, once, ignored, ignored, free_text},
    Record{"132", "round dates", trf06, once, mandatory, ignored, round_dates::fields},
    Record{"142", "number of rounds", trf26, once, ignored, mandatory, free_text},
    Record{"152", "initial colour", trf26, once, ignored, mandatory, free_text},
    Record{"162", "point system", trf26, once, ignored, mandatory, point_system::fields},
    Record{"172", "starting rank method", trf26, once, mandatory, mandatory, ranking::fields},
    Record{"182", "pairing controller", trf26, once, titles, ignored, free_text},
    Record{"192", "type of tournament, encoded", trf26, once, titles, mandatory, free_text},
    Record{"202", "tie-breaks", trf26, once, titles, mandatory, free_text},
    Record{"212", "standings order", trf26, once, ignored, ignored, free_text},
    Record{"222", "time control, encoded", trf26, once, ignored, ignored, free_text},
    Record{"240", "byes", trf26, per_item, ignored, mandatory, byes::fields, byes::numbers},
    Record{"250", "acceleration", trf26, per_item, titles, mandatory, acceleration::fields,
           acceleration::numbers},
    Record{"260", "prohibited pairings", trf26, per_item, titles, mandatory, prohibited::fields,
           prohibited::numbers},
    Record{"299", "abnormal points", trf26, per_item, mandatory, mandatory, abnormal::fields,
           abnormal::numbers},
    Record{"300", "line-up", trf26, per_item, ignored, mandatory, line_up::fields,
           line_up::numbers},
    Record{"310", "team", trf26, per_item, mandatory, mandatory, team::fields, team::numbers},
    Record{"320", "team byes", trf26, once, ignored, mandatory, team_byes::fields},
    Record{"330", "forfeited match", trf26, per_item, mandatory, mandatory,
           forfeited_match::fields},
    Record{"352", "board colours", trf26, once, ignored, mandatory, free_text},
    Record{"362", "match point system", trf26, once, ignored, mandatory,
           match_point_system::fields},
    Record{"801", "team results by board", trf26, per_item, ignored, ignored,
           board_results::fields},
    Record{"802", "team results", trf26, per_item, ignored, ignored, team_results::fields},
    Record{"BBD", "points of a draw", bbp, once, ignored, mandatory, result_points::fields},
    Record{"BBF", "points of a forfeit loss", bbp, once, ignored, mandatory, result_points::fields},
    Record{"BBL", "points of a loss", bbp, once, ignored, mandatory, result_points::fields},
    Record{"BBU", "points of a pairing-allocated bye", bbp, once, ignored, mandatory,
           result_points::fields},
    Record{"BBW", "points of a win", bbp, once, ignored, mandatory, result_points::fields},
    Record{"BBZ", "points of a zero-point bye", bbp, once, ignored, mandatory,
           result_points::fields},
    Record{"XXA", "acceleration of a player", trfx, per_item, ignored, mandatory,
           player_acceleration::fields, player_acceleration::numbers},
    Record{"XXC", "configuration", trfx, per_item, ignored, mandatory, free_text},
    Record{"XXP", "prohibited pairings", trfx, per_item, ignored, mandatory, free_text,
           prohibited_words},
    Record{"XXR", "number of rounds", trfx, once, ignored, mandatory, free_text},
    Record{"XXS", "point system", trfx, per_item, ignored, mandatory, free_text},
    Record{"XXZ", "absent players", trfx, per_item, ignored, mandatory, free_text, absent_words},
};
static_assert(std::ranges::is_sorted(all_records, {}, &Record::tag));

// The separators as TRF26 prints them.
static_assert(player::separators ==
              std::array<std::uint16_t, 11>{4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91});
static_assert(player::cell_separators == std::array<std::uint16_t, 4>{96, 98, 100, 101});
static_assert(separators<abnormal::fields> ==
              std::array<std::uint16_t, 8>{4, 6, 7, 12, 13, 18, 19, 23});

using trf::detail::is_capital;
using trf::detail::is_digit;

bool has_form_of_tag(std::string_view text) noexcept {
  if (text.size() < 3) return false;
  const auto tag = text.substr(0, 3);
  return std::ranges::all_of(tag, is_digit) ||
         (std::ranges::all_of(tag, [](char c) { return is_capital(c) || is_digit(c); }) &&
          is_capital(tag[0]));
}

// "0123456789012...", "1234567890...": digits that count the columns.
bool counts_columns(std::string_view text) noexcept {
  for (std::size_t i = 0; i < 4; ++i)
    if (!is_digit(text[i]) || (i > 0 && text[i] != (text[i - 1] == '9' ? '0' : text[i - 1] + 1)))
      return false;
  return true;
}

}  // namespace

bool is_only_of_trf26(const Record& record) noexcept {
  return record.since == trf26 && record.tag != "142" && record.tag != "152";
}

Message name_of(const Field& field) { return Message::of(*field.name); }

std::span<const Record> records() noexcept { return all_records; }

const Record* find(std::string_view tag) noexcept {
  const auto found = std::ranges::lower_bound(all_records, tag, {}, &Record::tag);
  return found != all_records.end() && found->tag == tag ? &*found : nullptr;
}

std::string_view tag_of(std::string_view line) noexcept {
  if (!has_form_of_tag(line) || (line.size() > 3 && line[3] != ' ')) return {};
  const auto tag = line.substr(0, 3);
  return tag == "DDD" ? std::string_view{} : tag;  // A ruler: DDD SSSS sTTT NNNN...
}

bool lacks_space_after_tag(std::string_view line) noexcept {
  return line.size() > 3 && line[3] != ' ' && has_form_of_tag(line) &&
         find(line.substr(0, 3)) != nullptr && !counts_columns(line);
}

}  // namespace trf::layout
