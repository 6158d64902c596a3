#include "edit/manual_note.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "edit/announced.hpp"
#include "edit/columns.hpp"
#include "round_notes.hpp"
#include "trf/contains.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/read.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"

namespace trf::editing {
namespace {

constexpr std::string_view between = " instead of ";

/// "4-8", "5-bye", "7-H": a pair, or a participant without opponent.
struct Item {
  int white = 0, black = 0;
  ResultCode without = ResultCode::none;
  friend auto operator<=>(const Item&, const Item&) = default;
};

std::string text_of_item(const Item& item) {
  if (item.black != 0) return fmt::format("{}-{}", item.white, item.black);
  if (item.without == ResultCode::pairing_bye) return fmt::format("{}-bye", item.white);
  return fmt::format("{}-{}", item.white, letter(item.without));
}

std::optional<Item> item_of(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto first = parse_number(text.substr(0, dash));
  const auto rest = text.substr(dash + 1);
  if (!first) return std::nullopt;
  if (const auto second = parse_number(rest)) return Item{*first, *second, ResultCode::none};
  for (const auto code : {ResultCode::pairing_bye, ResultCode::half_point_bye,
                          ResultCode::full_point_bye, ResultCode::zero_point_bye})
    if (const Item item{*first, 0, code}; text == text_of_item(item)) return item;
  return std::nullopt;
}

/// Both halves of a comment; empty: it is not one of ours.
struct Halves {
  std::vector<Item> made, replaced;
};
std::optional<Halves> halves_of(std::string_view text) {
  Halves halves;
  const auto middle = text.find(between);
  if (middle == std::string_view::npos) return std::nullopt;
  const auto take = [](std::string_view list, std::vector<Item>& items) {
    list = trimmed(list);
    if (list.empty() || list == "-" || list == "nothing") return true;
    for (const auto part : parts_of(list, ',')) {
      const auto item = item_of(part);
      if (!item) return false;
      items.push_back(*item);
    }
    return true;
  };
  if (!take(text.substr(0, middle), halves.made) ||
      !take(text.substr(middle + between.size()), halves.replaced))
    return std::nullopt;
  return halves;
}

std::vector<Item> items_of(const ManualPairs& round) {
  std::vector<Item> items;
  auto pairs = round.pairs;
  items.reserve(pairs.size() + round.without.size());
  std::ranges::sort(pairs, {}, &detail::NumberedPair::number);
  for (const auto& pair : pairs) items.push_back({pair.white, pair.black, ResultCode::none});
  for (const auto& [number, code] : round.without) items.push_back({number, 0, code});
  return items;
}

std::string list_of(const std::vector<Item>& items, const std::set<Item>& except) {
  std::string text;
  for (const auto& item : items)
    if (!except.contains(item)) text += (text.empty() ? "" : ", ") + text_of_item(item);
  return text.empty() ? "nothing" : text;
}

std::optional<Halves> noted(const Tournament& t, int round) {
  const auto note = manual_pairing(t, round);
  return note ? halves_of(note->text) : std::nullopt;
}

}  // namespace

void note_manual(Document& edited, const Tournament& t, int round, const ManualPairs& before,
                 const ManualPairs& after) {
  auto original = items_of(before);
  const auto now = items_of(after);
  if (const auto earlier = noted(t, round)) {
    std::erase_if(original, [&](const Item& item) { return contains(earlier->made, item); });
    original.insert(original.begin(), earlier->replaced.begin(), earlier->replaced.end());
  }
  const std::set<Item> first(original.begin(), original.end()), last(now.begin(), now.end());
  if (first == last)
    detail::remove_note(edited, t, "MPA", round);
  else
    detail::put_note(edited, t, "MPA", round,
                     list_of(now, first) + std::string{between} + list_of(original, last));
}

std::set<int> changed_by_hand(const Tournament& t, int round) {
  std::set<int> numbers;
  if (const auto halves = noted(t, round))
    for (const auto& item : halves->made) numbers.insert({item.white, item.black});
  return numbers;
}

std::map<int, bool> paired_before_change(const Tournament& t, int round) {
  std::map<int, bool> was_paired;
  const auto halves = noted(t, round);
  if (!halves) return was_paired;
  for (const auto& item : halves->made) was_paired[item.white] = was_paired[item.black] = false;
  for (const auto& item : halves->replaced)
    was_paired[item.white] = was_paired[item.black] =
        item.black != 0 || item.without == ResultCode::pairing_bye;
  return was_paired;
}

ManualMarks manual_marks(const Tournament& t, int round) {
  ManualMarks marks;
  const auto halves = noted(t, round);
  if (!halves) return marks;
  const auto take = [](const std::vector<Item>& items, std::map<int, ResultCode>& to) {
    for (const auto& item : items)
      if (item.black == 0 && item.without != ResultCode::pairing_bye)
        to.emplace(item.white, item.without);
  };
  take(halves->made, marks.made);
  take(halves->replaced, marks.removed);
  return marks;
}

void take_back(Document& edited, const Tournament& t, const ManualMarks& marks, Sitting sitting,
               Findings& findings) {
  const auto put = [&](int number, ResultCode code) {
    for (const auto player : players_of(t, number)) {
      if (!is_aligned(edited, t.players[player], findings)) continue;
      for (int round = sitting.first; round <= sitting.last; ++round)
        set_cell(edited, t, player, round, {no_player, Colour::none, code});
    }
  };
  for (const auto& [number, code] : marks.made) put(number, ResultCode::none);
  for (const auto& [number, code] : marks.removed) put(number, code);
}

void warn_of_byes_that_stay(const Tournament& t, const ManualMarks& marks, Sitting sitting,
                            Findings& findings) {
  const int round = sitting.first;
  const auto has_bye = [&](PlayerIndex player) {
    return t.game(player, round).code == ResultCode::zero_point_bye && !is_paired(t, player, round);
  };
  std::set<int> staying;
  for (PlayerIndex player = 0; player < t.player_count(); ++player)
    if (const int number = number_of(t, player);
        number != 0 && has_bye(player) && !marks.made.contains(number) &&
        std::ranges::all_of(players_of(t, number), has_bye))
      staying.insert(number);
  for (const auto& [number, code] : marks.removed)
    if (code == ResultCode::zero_point_bye) staying.insert(number);
  std::erase_if(staying, [&](int number) {
    return std::ranges::any_of(
        t.announced_byes, [&](const AnnouncedByes& byes) { return byes.is_for(number, round); });
  });
  const std::vector<Arg> numbers(staying.begin(), staying.end());
  if (!numbers.empty()) findings.warn({}, said::byes_stay{.numbers = numbers, .round = round});
}

void announce_again(Document& edited, const ManualMarks& marks, Sitting sitting) {
  if (marks.removed.empty()) return;
  const auto now = read(edited).value;
  if (!now) return;
  AnnouncedMarks again;
  for (const auto& [number, code] : marks.removed)
    for (int round = sitting.first; round <= sitting.last; ++round)
      if (!players_of(*now, number).empty()) again[{round, number}] = code;
  announce(edited, *now, again, {});
}

}  // namespace trf::editing
