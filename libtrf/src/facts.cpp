#include "trf/facts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "trf/event_kind.hpp"
#include "trf/messages/common.hpp"

namespace trf {
namespace {

/// A double or a team round robin is not one of the simple types.
std::optional<EventType> type_of(const EventKind& kind) {
  if (kind.is_scheveningen) return EventType::scheveningen;
  if (kind.is_team) return EventType::team;
  if (kind.is_double_round_robin()) return EventType::double_round_robin;
  if (kind.is_round_robin) return EventType::round_robin;
  if (kind.is_match) return EventType::match;
  if (kind.is_swiss) return EventType::swiss;
  return {};
}

}  // namespace

std::optional<EventType> event_type(const Tournament& tournament) {
  auto kind = event_kind(tournament);
  // The words name a team event also where the report has no teams.
  if (!type_of(kind_of_code(tournament.type_code)))
    kind.is_team = kind.is_team || kind_of_words(tournament.type_text).is_team;
  if (auto type = type_of(kind)) return type;
  return type_of(kind_of_words(tournament.type_text));
}

std::optional<EventType> event_type_named(std::string_view name) noexcept {
  constexpr std::array<std::string_view, 6> names{"swiss",        "rr",    "drr",
                                                  "scheveningen", "match", "team"};
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return {};
  return static_cast<EventType>(found - names.begin());
}

Message duration(int seconds) {
  if (seconds % 60 == 0) return said::time_in_minutes{.minutes = seconds / 60};
  return said::time_in_seconds{.minutes = seconds / 60, .seconds = seconds % 60};
}

bool has_unequal_times(const Tournament& tournament) noexcept {
  const auto& clock = tournament.time_control;
  return clock && !clock->black.empty() && clock->black != clock->white;
}

}  // namespace trf
