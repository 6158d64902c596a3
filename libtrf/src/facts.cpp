#include "trf/facts.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "trf/event_kind.hpp"

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

class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_{text} {}
  std::optional<int> number() {
    blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
    if (error != std::errc{} || value < 0 || value > 9999) return {};
    text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
    return value;
  }
  bool take(std::string_view token) {
    blanks();
    if (!text_.starts_with(token)) return false;
    text_.remove_prefix(token.size());
    return true;
  }
  [[nodiscard]] bool at_end() {
    blanks();
    return text_.empty();
  }

 private:
  void blanks() {
    while (!text_.empty() && text_.front() == ' ') text_.remove_prefix(1);
  }
  std::string_view text_;
};

std::optional<RateOfPlay> from_text(std::string_view text) {
  Cursor cursor{text};
  const auto minutes = cursor.number();
  if (!minutes) return {};
  cursor.take("'");
  if (!cursor.take("+")) return {};
  const auto seconds = cursor.number();
  if (!seconds) return {};
  if (!cursor.take("\"") && !cursor.take("''")) cursor.take("s");
  if (!cursor.at_end()) return {};
  return RateOfPlay{*minutes * 60, *seconds};
}

}  // namespace

std::optional<EventType> event_type(const Tournament& tournament) {
  // A round robin of two players is a match.
  if (const EventKind kind = event_kind(tournament); kind.is_match && !kind.is_team)
    return EventType::match;
  if (auto type = type_of(kind_of_code(tournament.type_code))) return type;
  if (auto type = type_of(kind_of_words(tournament.type_text))) return type;
  if (tournament.is_team_event()) return EventType::team;
  return {};
}

std::optional<RateOfPlay> rate_of_play(const Tournament& tournament) {
  if (tournament.time_control) {
    const auto& periods = tournament.time_control->white;
    if (periods.empty()) return {};
    const auto seconds = static_cast<int>(tournament.time_control->seconds_for_60_moves());
    const auto increment = static_cast<int>(periods.front().increment);
    return RateOfPlay{std::max(seconds - 60 * increment, 0), increment};
  }
  return from_text(tournament.rate_of_play_text);
}

bool has_unequal_times(const Tournament& tournament) noexcept {
  const auto& clock = tournament.time_control;
  return clock && !clock->black.empty() && clock->black != clock->white;
}

}  // namespace trf
