// Records that name players or teams by number: byes, acceleration, prohibitions, abnormal points.

#include <algorithm>
#include <array>

#include "characters.hpp"
#include "read/context.hpp"
#include "read/grammar.hpp"
#include "record_faults.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/messages/read_records.hpp"
#include "trf/messages/reader.hpp"

namespace trf::detail {
namespace {

void read_byes(Context& context, const Row& row) {
  const auto code = requested_bye(row.at(layout::byes::kind.first));
  if (code == ResultCode::none)
    context.report("B08", Severity::error, row, layout::byes::kind,
                   said::kind_of_bye_unreadable{.found = row.shown(layout::byes::kind)});
  const auto round = number_in(context, row, layout::byes::round, 1, max_rounds, "B08");
  if (code == ResultCode::none || !round) return;
  context.tournament.announced_byes.push_back({code, static_cast<std::uint16_t>(*round),
                                               ids_of(context, row, layout::byes::id, "B09"),
                                               row.line()});
}

struct MatchAndGame {
  std::optional<Score> match, game;
};
/// Both points of a record that needs one of them; empty, and reported, if a field is not read.
std::optional<MatchAndGame> match_and_game(Context& context, const Row& row,
                                           const layout::Field& match, const layout::Field& game,
                                           CheckId check) {
  const auto of_match = points_in(context, row, match, check);
  const auto of_game = points_in(context, row, game, check);
  if (!of_match.ok || !of_game.ok) return {};
  if (of_match.value || of_game.value) return MatchAndGame{of_match.value, of_game.value};
  context.report(check, Severity::error, row, game, points_unreadable(row, game));
  return {};
}

void read_acceleration(Context& context, const Row& row) {
  namespace column = layout::acceleration;
  Acceleration record;
  record.line = row.line();
  const auto points =
      match_and_game(context, row, column::match_points, column::game_points, "A01");
  const auto first_round = number_in(context, row, column::first_round, 1, max_rounds, "A01");
  const auto last_round = number_in(context, row, column::last_round, 1, max_rounds, "A01");
  const auto first_id = number_in(context, row, column::first_id, 1, max_start_rank, "A01");
  const auto last_id = number_in(context, row, column::last_id, 1, max_start_rank, "A01");
  if (!points || !first_round || !last_round || !first_id || !last_id) return;
  record.game_points = points->game.value_or(Score{});
  record.match_points = points->match.value_or(Score{});
  record.first_round = static_cast<std::uint16_t>(*first_round);
  record.last_round = static_cast<std::uint16_t>(*last_round);
  record.first_id = static_cast<Id>(*first_id);
  record.last_id = static_cast<Id>(*last_id);
  if (auto fault = fault_of(record); !fault.empty())
    context.report("A01", Severity::error, row, column::first_round, std::move(fault));
  else
    context.tournament.acceleration.push_back(record);
}

void take_prohibited(Context& context, const Row& row, const layout::Field& ids,
                     ProhibitedGroup group) {
  if (auto fault = fault_of(group); !fault.empty())
    context.report("A05", Severity::error, row, ids, std::move(fault));
  else
    context.tournament.prohibited.push_back(std::move(group));
}

void read_prohibited(Context& context, const Row& row) {
  namespace column = layout::prohibited;
  ProhibitedGroup group;
  group.line = row.line();
  const auto first = number_in(context, row, column::first_round, 1, max_rounds, "A05");
  const auto last = number_of(row.get(column::last_round));
  if (!last.ok || last.value.value_or(1) < 1) {
    context.report("A05", Severity::error, row, column::last_round,
                   not_number(row, column::last_round));
    return;
  }
  if (!first) return;
  group.first_round = static_cast<std::uint16_t>(*first);
  group.last_round = static_cast<std::uint16_t>(std::min(last.value.value_or(*first), max_rounds));
  group.ids = ids_of(context, row, column::id, "A05");
  take_prohibited(context, row, column::id, std::move(group));
}

// Ids as words, separated by spaces, commas and slashes.
std::vector<Id> word_ids(Context& context, const Row& row, CheckId check) {
  std::vector<Id> ids;
  for (const auto& word : words_of(row, layout::text.first, gaps_of_numbers)) {
    const auto number = parse_number(word.text);
    if (number && *number >= 1 && *number <= max_start_rank)
      ids.push_back(static_cast<Id>(*number));
    else
      context.report(
          check, Severity::error, row.line(), word.column, word.text.size(),
          said::word_not_start_number{.found = row.shown(word.text), .most = max_start_rank});
  }
  return ids;
}

void read_player_acceleration(Context& context, const Row& row) {
  namespace column = layout::player_acceleration;
  const auto id = number_in(context, row, column::id, 1, max_start_rank, "A03");
  if (!id) return;
  PlayerAcceleration record;
  record.id = static_cast<Id>(*id);
  record.line = row.line();
  for (auto field = column::points; field.first <= row.width() && record.points.size() < max_rounds;
       field = field.at(1)) {
    record.points.push_back(points_in(context, row, field, "A03").value.value_or(Score{}));
  }
  context.tournament.player_acceleration.push_back(std::move(record));
}

// Some programs use another layout than the table's (TRF26 note, Sharly Chess): then the words
// are read.
void read_abnormal_words(Context& context, const Row& row) {
  const auto words = parse_abnormal(row.get(layout::text));
  // More points than the four columns of the field can contain are an error too.
  const auto has_room = [](Score points) {
    return points <= Score::from_tenths(99'990) && points >= Score::from_tenths(-9'990);
  };
  if (!words || (!words->numbers.empty() && words->numbers[0] > max_rounds) ||
      !std::ranges::all_of(words->points, has_room)) {
    context.report("A08", Severity::error, row.line(), layout::text.first, 1,
                   said::words_not_of_299{.found = row.shown(layout::text)});
    return;
  }
  AbnormalPoints record;
  record.line = row.line();
  record.kind = words->kind;
  record.game_points = words->points.back();
  if (words->points.size() == 2) record.match_points = words->points.front();
  for (const auto& number : words->numbers) {
    if (&number == &words->numbers.front())
      record.round = static_cast<std::uint16_t>(number);
    else if (number != 0)
      record.ids.push_back(static_cast<Id>(number));
  }
  context.report("A07", Severity::warning, row.line(), layout::text.first, 1,
                 said::record_299_read_as_words{});
  context.tournament.abnormal.push_back(std::move(record));
}

void read_abnormal(Context& context, const Row& row) {
  namespace column = layout::abnormal;
  if (filled_separator(*layout::find("299"), row) != 0) {
    read_abnormal_words(context, row);
    return;
  }
  AbnormalPoints record;
  record.line = row.line();
  record.kind = row.at(column::kind.first);
  if (!contains(abnormal_kinds, record.kind)) {
    context.report("A08", Severity::error, row, column::kind,
                   said::kind_of_points_unreadable{.found = row.shown(column::kind)});
    return;
  }
  const auto points =
      match_and_game(context, row, column::match_points, column::game_points, "A08");
  if (!points) return;
  const auto round = number_of(row.get(column::round));
  if (!round.ok || round.value.value_or(0) > max_rounds) {
    context.report("A08", Severity::error, row, column::round, not_number(row, column::round));
    return;
  }
  record.match_points = points->match;
  record.game_points = points->game;
  record.round = static_cast<std::uint16_t>(round.value.value_or(0));
  record.ids = ids_of(context, row, column::id, "A08");
  context.tournament.abnormal.push_back(std::move(record));
}

void read_prohibited_words(Context& context, const Row& row) {
  take_prohibited(context, row, layout::text,
                  {1, max_rounds, word_ids(context, row, "A05"), row.line()});
}

void read_absent(Context& context, const Row& row) {
  const auto ids = word_ids(context, row, "B09");
  auto& absent = context.tournament.absent;
  absent.insert(absent.end(), ids.begin(), ids.end());
}

struct LateRecord {
  std::string_view tag;
  CheckId form;
  void (*read)(Context&, const Row&);
  /// A number that continues in the space beside it is not the number in its columns.
  bool is_strict = true;
};

constexpr std::array late_records{
    LateRecord{"240", "B08", read_byes},
    LateRecord{"250", "A01", read_acceleration},
    LateRecord{"260", "A05", read_prohibited},
    LateRecord{"299", "A08", read_abnormal, false},  // It is then read as words
    LateRecord{"300", "M07", read_line_up},
    LateRecord{"310", "M02", read_team, false},  // A long name fills the space
    LateRecord{"320", "M14", read_team_byes},
    LateRecord{"330", "M16", read_forfeited_match},
    LateRecord{"XXA", "A03", read_player_acceleration},
    LateRecord{"XXP", "A05", read_prohibited_words},
    LateRecord{"XXZ", "B09", read_absent}};

const LateRecord* find_late(std::string_view tag) noexcept {
  const auto found = std::ranges::find(late_records, tag, &LateRecord::tag);
  return found == late_records.end() ? nullptr : &*found;
}

}  // namespace

CheckId form_check(std::string_view tag) noexcept {
  const auto* const late = find_late(tag);
  return late == nullptr ? CheckId{} : late->form;
}

void read_late(Context& context, const layout::Record& record, std::uint32_t line) {
  const Row row{context.document, line};
  const auto& late = *find_late(record.tag);
  if (const auto column = late.is_strict ? filled_separator(record, row) : 0; column != 0)
    report_separator(context, late.form, record, row, column);
  else
    late.read(context, row);
}

}  // namespace trf::detail
