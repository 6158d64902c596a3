#include "trf/event_kind.hpp"

#include <algorithm>
#include <array>

#include "trf/text.hpp"

namespace trf {
namespace {

bool contains(std::string_view text, std::string_view part) noexcept {
  return text.find(part) != std::string_view::npos;
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
  kind.is_double = contains(code, "DOUBLE") || code.ends_with("_G2");
  kind.is_knockout = contains(code, "KNOCKOUT") || kind.is_scheveningen || kind.is_schiller;
  return kind;
}

EventKind event_kind(const Tournament& tournament) {
  auto kind = kind_of_code(tournament.type_code);
  const auto text = lower_letters(tournament.type_text);
  if (tournament.type_code.empty()) {
    constexpr std::array<std::string_view, 5> words{"roundrobin", "allplayall", "girone",
                                                    "allitaliana", "berger"};
    kind.is_round_robin =
        std::ranges::any_of(words, [&](std::string_view word) { return contains(text, word); });
    kind.is_scheveningen = contains(text, "scheveningen");
    kind.is_schiller = contains(text, "schiller");
  }
  kind.is_double = kind.is_double || (kind.is_round_robin && contains(text, "double"));
  kind.is_knockout = kind.is_knockout || contains(text, "knock") || contains(text, "scheveningen");
  kind.is_team = kind.is_team || !tournament.teams.empty();
  return kind;
}

}  // namespace trf
