#include "trf/event_kind.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "trf/text.hpp"
#include "trf/type_code.hpp"

namespace trf {
namespace {

bool contains(std::string_view text, std::string_view part) noexcept {
  return text.find(part) != std::string_view::npos;
}

bool contains_one_of(std::string_view text, std::span<const std::string_view> parts) noexcept {
  return std::ranges::any_of(parts, [&](std::string_view part) { return contains(text, part); });
}

}  // namespace

EventKind kind_of_code(std::string_view code) noexcept {
  EventKind kind;
  kind.is_schiller = contains(code, "SCHILLER");
  kind.is_scheveningen = contains(code, "SCHEVENINGEN");
  kind.is_team = contains(code, "TEAM") || kind.is_schiller || kind.is_scheveningen ||
                 contains(code, "OLYMPIAD");
  kind.is_round_robin = contains(code, "ROUNDROBIN");
  kind.is_match = contains(code, "_MATCH");
  kind.is_double_swiss = contains(code, "DOUBLESWISS");
  kind.is_knockout = contains(code, "KNOCKOUT") || kind.is_scheveningen || kind.is_schiller;
  constexpr std::array<std::string_view, 4> swiss{"SWISS", "DUTCH", "DUBOV", "BURSTEIN"};
  const auto parts = type_code(code);
  kind.games = contains(code, "DOUBLE") ? 2 : std::max(parts.games, 1);
  kind.is_double = kind.games == 2;
  kind.repeats_table = parts.family == TypeFamily::berger;
  kind.is_swiss =
      contains_one_of(code, swiss) || parts.base == "FIDE_LIM" || parts.base == "FIDE_TEAM";
  return kind;
}

EventKind kind_of_words(std::string_view text) {
  constexpr std::array<std::string_view, 5> round_robin{"roundrobin", "allplayall", "girone",
                                                        "allitaliana", "berger"};
  constexpr std::array<std::string_view, 3> team{"team", "squadre", "olympiad"};
  constexpr std::array<std::string_view, 3> swiss{"swiss", "svizzero", "dutch"};
  const auto letters = lower_letters(text);
  EventKind kind;
  kind.is_round_robin = contains_one_of(letters, round_robin);
  kind.is_double = contains(letters, "double") || contains(letters, "doppio");
  kind.is_scheveningen = contains(letters, "scheveningen");
  kind.is_schiller = contains(letters, "schiller");
  kind.is_team = kind.is_scheveningen || kind.is_schiller || contains_one_of(letters, team);
  kind.is_match = contains(letters, "match");
  kind.is_knockout = contains(letters, "knock") || kind.is_scheveningen || kind.is_schiller;
  kind.is_swiss = contains_one_of(letters, swiss);
  // Names of systems that are also parts of other words.
  for (const std::string_view name : {"dubov", "burstein", "lim"})
    kind.is_swiss = kind.is_swiss || letters == name || letters == "fide" + std::string{name};
  return kind;
}

EventKind event_kind(const Tournament& tournament) {
  auto kind = kind_of_code(tournament.type_code);
  const auto words = kind_of_words(tournament.type_text);
  if (tournament.type_code.empty()) {
    kind.is_round_robin = words.is_round_robin;
    kind.is_scheveningen = words.is_scheveningen;
    kind.is_schiller = words.is_schiller;
    kind.is_swiss = words.is_swiss;
  }
  kind.is_double = kind.is_double || (kind.is_round_robin && words.is_double);
  if (kind.is_double) kind.games = 2;
  kind.is_knockout = kind.is_knockout || words.is_knockout;
  kind.is_team = kind.is_team || !tournament.teams.empty();
  if (kind.is_round_robin && !kind.is_team && tournament.players.size() == 2) {
    kind.is_match = true;
    kind.is_round_robin = false;
  }
  return kind;
}

}  // namespace trf
