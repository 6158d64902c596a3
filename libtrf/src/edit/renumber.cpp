// New start numbers, and every reference to them.

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

#include "board_order.hpp"
#include "edit/close_up.hpp"
#include "edit/columns.hpp"
#include "edit/findings.hpp"
#include "edit/lines.hpp"
#include "edit/presence.hpp"
#include "round_notes.hpp"
#include "trf/board.hpp"
#include "trf/edit_people.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/named_checks.hpp"
#include "trf/read.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

using editing::Findings;

/// Are the ranks the start numbers and not standings? Before round 1, where they give the pairing
/// order, and where they do not follow the points.
bool has_start_numbers_as_ranks(const Tournament& t) {
  const auto is_number = [](const Player& player) { return player.rank == player.start_rank; };
  const auto has_points = [](const Player& player) { return player.points.has_value(); };
  if (!std::ranges::all_of(t.players, is_number)) return false;
  return t.paired_rounds() == 0 || t.pair_by_rank || !std::ranges::all_of(t.players, has_points) ||
         !std::ranges::is_sorted(t.players, std::ranges::greater{}, &Player::points);
}

/// Has the record start numbers of players? In a team event most have the numbers of teams.
bool names_players(std::string_view tag, bool is_team_event) {
  using enum layout::Numbers::Of;
  const auto* const record = layout::find(tag);
  return record != nullptr &&
         (is_team_event ? record->numbers.of == members : record->numbers.of != none);
}

class Renumbering {
 public:
  Renumbering(Document document, const Tournament& t, const std::vector<PlayerIndex>& order,
              Findings& findings)
      : edited_{std::move(document)}, t_{t}, findings_{findings}, new_of_(max_start_rank + 1) {
    for (std::size_t i = 0; i < order.size(); ++i)
      new_of_[t.players[order[i]].start_rank] = static_cast<int>(i + 1);
  }

  Document run() {
    write_rows();
    for (std::size_t line = 1; line <= edited_.line_count(); ++line) {
      const auto tag = layout::tag_of(edited_.text(line));
      if (!names_players(tag, t_.has_matches()) || tag == "250") continue;
      if (tag == "299" && !has_columns(line)) continue;
      editing::replace_numbers(edited_, line, [this](int old) { return renumbered(old); });
    }
    if (!t_.has_matches()) write_ranges();
    write_notes();
    return std::move(edited_);
  }

 private:
  [[nodiscard]] int renumbered(int old) const {
    return old > 0 && old <= max_start_rank && new_of_[static_cast<std::size_t>(old)] != 0
               ? new_of_[static_cast<std::size_t>(old)]
               : old;
  }

  void put(std::size_t line, const layout::Field& field, int value) {
    editing::put_number(edited_, line, field.first, field.width, value);
  }

  void write_rows() {
    const bool ranks_follow = has_start_numbers_as_ranks(t_);
    for (PlayerIndex p = 0; p < t_.player_count(); ++p) {
      const auto& player = t_.players[p];
      if (!editing::is_aligned(edited_, player, findings_)) continue;
      const int now = renumbered(player.start_rank);
      put(player.line, layout::player::start_rank, now);
      if (ranks_follow) put(player.line, layout::player::rank, now);
      for (const auto& record : player.national)
        put(record.line, layout::national::start_rank, now);
      for (int round = 1; round <= t_.rounds(); ++round)
        if (const auto opponent = t_.game(p, round).opponent; opponent != no_player)
          put(player.line, layout::player::opponent.at(static_cast<std::size_t>(round - 1)),
              renumbered(t_.players[opponent].start_rank));
    }
  }

  /// The numbers in comments about rounds; the boards keep theirs.
  void write_notes() {
    if (t_.is_team_event()) return;
    const int last = t_.paired_rounds();
    const auto after = last == 0 ? nullptr : read(edited_).value;
    if (!after) return;
    for (int round = 1; round <= last; round = editing::sitting_of(t_, round).last + 1) {
      if (const auto manual = manual_pairing(t_, round)) {
        std::string text;
        for (std::size_t at = 0; at < manual->text.size();) {
          const auto digit =
              std::min(manual->text.find_first_of("0123456789", at), manual->text.size());
          const auto end =
              std::min(manual->text.find_first_not_of("0123456789", digit), manual->text.size());
          text += manual->text.substr(at, digit - at);
          if (const auto number =
                  parse_number(std::string_view{manual->text}.substr(digit, end - digit)))
            text += std::to_string(renumbered(*number));
          at = end;
        }
        detail::put_note(edited_, t_, "MPA", round, text);
      }
      auto boards = detail::numbered_pairs(t_, round, detail::NumberedBy::publication);
      for (auto& pair : boards) {
        pair.white = renumbered(pair.white);
        pair.black = renumbered(pair.black);
      }
      detail::set_boards(edited_, *after, round, boards);
    }
  }

  /// Separators of record 299 that are not spaces: the words are in another layout, and numbers can
  /// be anywhere.
  bool has_columns(std::size_t line) {
    for (const std::size_t separator : layout::separators<layout::abnormal::fields>)
      if (const auto text = edited_.field(line, separator, 1); !text.empty() && text != " ") {
        findings_.refuse({static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(separator)},
                         said::record_299_misplaced{});
        return false;
      }
    return true;
  }

  /// A range of 250 whose players are no longer consecutive becomes several records.
  void write_ranges() {
    namespace column = layout::acceleration;
    auto records = t_.acceleration;
    std::ranges::sort(records, std::greater{}, &Acceleration::line);
    for (const auto& record : records) {
      std::vector<int> numbers;
      for (const auto& player : t_.players)
        if (record.covers(player.start_rank)) numbers.push_back(renumbered(player.start_rank));
      std::ranges::sort(numbers);
      const std::string original{edited_.text(record.line)};
      std::size_t line = record.line;
      for (std::size_t i = 0, end = 0; i < numbers.size(); i = end) {
        for (end = i + 1; end < numbers.size() && numbers[end] == numbers[end - 1] + 1;) ++end;
        if (i > 0) {
          edited_.insert_after(line++, "");
          edited_.replace_line(line, original);  // In the encoding of the document
        }
        put(line, column::first_id, numbers[i]);
        put(line, column::last_id, numbers[end - 1]);
      }
    }
  }

  Document edited_;
  const Tournament& t_;
  Findings& findings_;
  std::vector<int> new_of_;
};

/// Has a player another number than in a round that is paired?
bool changes_who_has_played(const Tournament& t, const std::vector<PlayerIndex>& order) {
  if (t.is_team_event()) return false;  // Whose teams keep their numbers
  for (std::size_t i = 0; i < order.size(); ++i)
    if (t.players[order[i]].start_rank != i + 1)
      for (int round = 1; round <= t.paired_rounds(); ++round)
        if (t.game(order[i], round).takes_part()) return true;
  return false;
}

/// The first round shows the initial colour by the numbers that it was paired with; a comment keeps
/// it where the new ones show another colour.
void keep_initial_colour(Document& edited, const Tournament& before) {
  const auto shown = first_colour(before);
  const auto after = shown ? read(edited).value : nullptr;
  if (!after) return;
  const auto colour = kept_initial_colour(before).value_or(shown->initial_colour());
  // A record that contradicts the first round did so before (H28).
  if (before.initial_colour != Colour::none && before.initial_colour != colour) return;
  const auto now = first_colour(*after);
  if (now && now->initial_colour() == colour)
    detail::forget_initial_colour(edited, *after, shown->round);
  else
    detail::keep_initial_colour(edited, *after, shown->round, colour);
}

}  // namespace

void editing::refuse_unread_numbers(const Document& document, Findings& findings) {
  const auto [t, found] = read(document);
  for (const auto& fault : found) {
    if (fault.severity != Severity::error || fault.where.line == 0) continue;
    const auto column = fault.where.column;
    // The space after a record's number can be what is missing.
    const auto tag = document.text(fault.where.line).substr(0, 3);
    const auto& number = layout::player::start_rank;
    const bool is_row = tag == "001";
    const bool is_own = (is_row || layout::find(tag) == nullptr) && column >= number.first &&
                        column <= number.last();
    const bool is_opponent = is_row && (fault.check == named_checks::column_shift ||
                                        column >= layout::player::opponent.first);
    if (is_own || is_opponent || names_players(tag, t && t->has_matches()))
      return findings.refuse(fault.where, said::number_not_read{});
  }
}

Document editing::close_up(const Document& document, Findings& findings) {
  const auto t = read(document).value;
  if (!t) return document;
  std::vector<PlayerIndex> order(t->players.size());
  std::iota(order.begin(), order.end(), PlayerIndex{0});
  return Renumbering{document, *t, order, findings}.run();
}

Result<Document> renumber(const Document& document, const Tournament& t,
                          const std::optional<EntryOrder>& order) {
  constexpr int last_without = 3;
  Findings findings;
  const int paired = paired_matches(t);
  if (paired > last_without) findings.refuse({}, said::numbers_are_final{.round = paired});
  if (paired > 0 && event_kind(t).is_round_robin)
    findings.refuse({}, said::round_robin_has_begun{});
  if (!order && are_numbers_drawn(t)) findings.refuse({}, said::numbers_were_drawn{});
  editing::refuse_unread_numbers(document, findings);
  if (findings.has_refusal()) return findings.result(document);
  const auto players = initial_order(t, order.value_or(EntryOrder{}));
  if (changes_who_has_played(t, players))
    findings.warn({}, said::rounds_by_old_numbers{.rounds = paired});
  auto edited = Renumbering{document, t, players, findings}.run();
  keep_initial_colour(edited, t);
  return findings.result(std::move(edited));
}

}  // namespace trf
