#include "trf/round_notes.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

#include "board_order.hpp"
#include "edit/lines.hpp"
#include "edit/presence.hpp"
#include "round_notes.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/read.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

/// "Boards @ Round 2: 6 13" in its parts. The text of a round may be missing.
struct Note {
  int round = 0;
  std::string_view text;
};

constexpr std::string_view of_colour = "Initial colour";
constexpr std::array<std::string_view, 3> kinds{"Boards", "MPA", of_colour};

std::optional<Note> read_note(std::string_view comment, std::string_view kind) {
  const auto skip = [&comment](std::string_view words) {
    if (!comment.starts_with(words)) return false;
    comment.remove_prefix(words.size());
    return true;
  };
  comment = trimmed(comment);
  if (!skip(kind) || !skip(" @ Round ")) return std::nullopt;
  Note note;
  const auto [end, error] =
      std::from_chars(comment.data(), comment.data() + comment.size(), note.round);
  if (error != std::errc{}) return std::nullopt;
  comment.remove_prefix(static_cast<std::size_t>(end - comment.data()));
  if (!comment.empty() && !skip(":")) return std::nullopt;
  note.text = trimmed(comment);
  return note;
}

/// The comment in a line.
std::optional<Note> note_in(const Document& document, std::size_t line, std::string_view kind) {
  const auto text = document.text(line);
  if (!text.starts_with("###")) return std::nullopt;
  return read_note(text.substr(3), kind);
}

/// The last comment of the kind about a sitting of the round.
struct Found {
  std::string_view text;
  std::uint32_t line = 0;
};
std::optional<Found> find_note(const Tournament& t, std::string_view kind, int round) {
  const auto sitting = editing::sitting_of(t, round);
  std::optional<Found> found;
  for (const auto& record : t.other) {
    if (record.tag != "###") continue;
    const auto note = read_note(record.text, kind);
    if (note && note->round >= sitting.first && note->round <= sitting.last)
      found = Found{note->text, record.line};
  }
  return found;
}

}  // namespace

std::optional<PublishedBoards> published_boards(const Tournament& t, int round) {
  const auto note = find_note(t, "Boards", round);
  if (!note) return std::nullopt;
  PublishedBoards boards{{}, note->line};
  auto rest = note->text;
  while (!(rest = trimmed(rest)).empty()) {
    const auto word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    const auto number = parse_number(word);
    if (!number && word != "-") return std::nullopt;
    boards.whites.push_back(number.value_or(0));
  }
  return boards;
}

std::optional<ManualPairing> manual_pairing(const Tournament& t, int round) {
  const auto note = find_note(t, "MPA", round);
  if (!note) return std::nullopt;
  return ManualPairing{std::string{note->text}, note->line};
}

std::optional<Colour> kept_initial_colour(const Tournament& t) {
  std::optional<Colour> colour;
  for (const auto& record : t.other) {
    if (record.tag != "###") continue;
    const auto note = read_note(record.text, of_colour);
    if (note && note->text == "White") colour = Colour::white;
    if (note && note->text == "Black") colour = Colour::black;
  }
  return colour;
}

void detail::keep_initial_colour(Document& edited, const Tournament& t, int round, Colour colour) {
  put_note(edited, t, of_colour, round, colour == Colour::white ? "White" : "Black");
}

void detail::forget_initial_colour(Document& edited, const Tournament& t, int round) {
  remove_note(edited, t, of_colour, round);
}

void detail::put_note(Document& edited, const Tournament& t, std::string_view kind, int round,
                      std::string_view text) {
  std::size_t last = 0, own = 0;
  const int first = editing::sitting_of(t, round).first;
  for (std::size_t line = 1; line <= edited.line_count(); ++line)
    for (const auto each : kinds)
      if (const auto note = note_in(edited, line, each)) {
        last = line;
        if (each == kind && editing::sitting_of(t, note->round).first == first) own = line;
      }
  const auto comment = fmt::format("### {} @ Round {}: {}", kind, first, text);
  if (own != 0)
    edited.set_text(own, comment);
  else
    edited.insert_after(last != 0 ? last : editing::place_for(edited, t, "###"), comment);
}

void detail::remove_note(Document& edited, const Tournament& t, std::string_view kind, int round) {
  const int first = editing::sitting_of(t, round).first;
  for (std::size_t line = edited.line_count(); line > 0; --line)
    if (const auto note = note_in(edited, line, kind);
        note && editing::sitting_of(t, note->round).first == first)
      edited.erase(line);
}

void detail::remove_notes(Document& edited, const Tournament& t, int first, int last) {
  for (std::size_t line = edited.line_count(); line > 0; --line)
    for (const auto kind : kinds)
      if (const auto note = note_in(edited, line, kind)) {
        const auto sitting = editing::sitting_of(t, note->round);
        if (sitting.last >= first && sitting.first <= last) edited.erase(line);
        break;
      }
}

bool detail::set_boards(Document& edited, const Tournament& t, int round,
                        std::span<const NumberedPair> wanted) {
  auto by_rule = numbered_pairs(t, round, NumberedBy::rule);
  auto made = by_rule;
  int last = 0;
  for (const auto& each : wanted) last = std::max(last, each.number);
  for (auto& pair : made) {
    const auto same = std::ranges::find_if(wanted, [&](const NumberedPair& each) {
      return (each.white == pair.white && each.black == pair.black) ||
             (each.white == pair.black && each.black == pair.white);
    });
    pair.number = same != wanted.end() ? same->number : 0;
  }
  for (auto& pair : made)
    if (pair.number == 0) pair.number = ++last;
  const auto noted = published_boards(t, round);
  if (made == by_rule) {
    if (noted) remove_note(edited, t, "Boards", round);
    return false;
  }
  std::ranges::stable_sort(made, {}, &NumberedPair::number);
  std::string text;
  int number = 0;
  for (const auto& pair : made) {
    while (++number < pair.number) text += text.empty() ? "-" : " -";
    text += fmt::format("{}{}", text.empty() ? "" : " ", pair.white);
  }
  put_note(edited, t, "Boards", round, text);
  return true;
}

std::vector<int> keep_boards(Document& edited, const Tournament& before) {
  std::vector<int> changed;
  const int last = before.paired_rounds();
  if (last == 0) return changed;
  const auto after = read(edited).value;
  // A dialect without team matches or Double-Swiss has boards of another kind.
  if (!after || event_kind(*after).is_team != event_kind(before).is_team ||
      is_double_swiss(*after) != is_double_swiss(before))
    return changed;
  for (int round = 1; round <= last; round = editing::sitting_of(before, round).last + 1) {
    const auto numbered = detail::numbered_pairs(before, round, detail::NumberedBy::publication);
    if (detail::set_boards(edited, *after, round, numbered)) changed.push_back(round);
  }
  return changed;
}

}  // namespace trf
