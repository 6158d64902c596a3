#include "trf/event_kind.hpp"
#include "team_event.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "trf/matches.hpp"
#include "trf/text.hpp"
#include "trf/type_code.hpp"

namespace trf {
namespace {

bool has_part(std::string_view text, std::string_view part) noexcept {
  return text.find(part) != std::string_view::npos;
}

bool contains_one_of(std::string_view text, std::span<const std::string_view> parts) noexcept {
  return std::ranges::any_of(parts, [&](std::string_view part) { return has_part(text, part); });
}

/// Without a code, or with one that names no kind, the words of record 092 count.
bool says_nothing(std::string_view code) noexcept {
  const auto family = type_code(code).family;
  return family == TypeFamily::none || family == TypeFamily::other;
}

/// Do most teams of most rounds play against one other team? Without such rounds only a report of
/// TRF26 has matches: there clubs have no record.
bool has_games_of_teams(const TournamentDraft& t) {
  std::vector<std::size_t> team_of(t.players.size(), t.teams.size());
  for (std::size_t team = 0; team < t.teams.size(); ++team)
    for (const auto member : t.teams[team].members)
      if (member < team_of.size()) team_of[member] = team;
  int matches = 0, others = 0;
  for (int round = 1; round <= t.rounds(); ++round) {
    for (std::size_t team = 0; team < t.teams.size(); ++team) {
      std::size_t games = 0, first = team;
      bool is_match = true;
      for (const auto member : t.teams[team].members) {
        const auto opponent = t.game(member, round).opponent;
        if (opponent >= team_of.size()) continue;
        const auto other = team_of[opponent];
        if (games++ == 0) first = other;
        is_match = is_match && other == first && other != team && other != t.teams.size();
      }
      if (games > 1) ++(is_match ? matches : others);
    }
  }
  return matches + others > 0 ? matches > others : t.dialect == Dialect::trf26;
}

}  // namespace

bool detail::has_matches_of_teams(const TournamentDraft& t) {
  const auto kind = kind_of_code(t.type_code);
  if (kind.is_team) return true;
  const auto has_points = [](const Team& team) { return team.match_points || team.game_points; };
  if (t.teams.empty() || std::ranges::any_of(t.teams, has_points)) return !t.teams.empty();
  if (!says_nothing(t.type_code)) return false;
  if (kind_of_words(t.type_text).is_team) return true;
  return !has_part(lower_letters(t.type_text), "individual") && has_games_of_teams(t);
}

EventKind kind_of_code(std::string_view code) noexcept {
  EventKind kind;
  kind.is_schiller = has_part(code, "SCHILLER");
  kind.is_scheveningen = has_part(code, "SCHEVENINGEN");
  kind.is_team = has_part(code, "TEAM") || kind.is_schiller || kind.is_scheveningen ||
                 has_part(code, "OLYMPIAD");
  kind.is_round_robin = has_part(code, "ROUNDROBIN");
  kind.is_match = has_part(code, "_MATCH");
  kind.is_double_swiss = has_part(code, "DOUBLESWISS");
  kind.is_knockout = has_part(code, "KNOCKOUT") || kind.is_scheveningen || kind.is_schiller;
  constexpr std::array<std::string_view, 4> swiss{"SWISS", "DUTCH", "DUBOV", "BURSTEIN"};
  const auto parts = type_code(code);
  kind.games = has_part(code, "DOUBLE") ? 2 : std::max(parts.games, 1);
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
  kind.is_double = has_part(letters, "double") || has_part(letters, "doppio");
  kind.is_scheveningen = has_part(letters, "scheveningen");
  kind.is_schiller = has_part(letters, "schiller");
  kind.is_team = kind.is_scheveningen || kind.is_schiller || contains_one_of(letters, team);
  kind.is_match = has_part(letters, "match");
  kind.is_knockout = has_part(letters, "knock") || kind.is_scheveningen || kind.is_schiller;
  kind.is_swiss = contains_one_of(letters, swiss);
  // Names of systems that are also parts of other words.
  for (const std::string_view name : {"dubov", "burstein", "lim"})
    kind.is_swiss = kind.is_swiss || letters == name || letters == "fide" + std::string{name};
  return kind;
}

namespace {

/// Did two players play more than one game? In a Swiss they cannot (C.04.1).
bool have_met_again(const Tournament& tournament) {
  int games = 0;
  for (const auto& game : tournament.games(0)) games += game.opponent != no_player ? 1 : 0;
  return games > 1;
}

/// By the code of 192, or by the words of 092 where they can name it.
bool is_of_system(const Tournament& tournament, std::string_view code, std::string_view words) {
  return type_code(tournament.type_code).base == code ||
         (can_words_name_system(tournament) && names_system(tournament.type_text, words));
}

}  // namespace

bool names_system(std::string_view text, std::string_view system) noexcept {
  // The next letter; 0 at the end
  const auto next = [](std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" -"), rest.size()));
    if (rest.empty()) return '\0';
    const char letter = lower(rest.front());
    rest.remove_prefix(1);
    return letter;
  };
  for (;;) {
    const char letter = next(text);
    if (letter != next(system)) return false;
    if (letter == '\0') return true;
  }
}

bool can_words_name_system(const Tournament& tournament) noexcept {
  return tournament.type_code.empty() || tournament.type_code == "CUSTOM_SWISS";
}

bool is_italo_svizzero(const Tournament& tournament) {
  return is_of_system(tournament, italo_svizzero_code, "italo-svizzero");
}

bool is_lim(const Tournament& tournament) {
  return is_of_system(tournament, "FIDE_LIM", "lim") || is_lim_1989(tournament);
}

bool is_lim_1989(const Tournament& tournament) {
  if (can_words_name_system(tournament) && names_system(tournament.type_text, "lim-1989"))
    return true;
  const auto day = tournament.first_day();
  return is_of_system(tournament, "FIDE_LIM", "lim") && day.is_set() &&
         day < first_day_of_c04_2026 && type_code(tournament.type_code).year != 2026;
}

bool are_two_without_code(const Tournament& tournament) noexcept {
  return tournament.type_code.empty() && tournament.players.size() == 2 &&
         !tournament.is_team_event();
}

bool are_numbers_drawn(const Tournament& tournament) {
  return event_kind(tournament).is_round_robin || is_italo_svizzero(tournament) ||
         (can_words_name_system(tournament) &&
          has_part(lower_letters(tournament.type_text), "italosvizzero"));
}

bool has_length_of_double_round_robin(const Tournament& tournament) {
  // A tournament of the teams has them as players.
  const auto players =
      tournament.has_matches() ? tournament.teams.size() : tournament.players.size();
  const auto rounds = players + players % 2 - 1;  // Of one cycle
  return players > 2 && tournament.stated_rounds == static_cast<int>(2 * rounds);
}

EventKind event_kind(const Tournament& tournament) {
  auto kind = kind_of_code(tournament.type_code);
  const auto words = kind_of_words(tournament.type_text);
  if (says_nothing(tournament.type_code)) {
    kind.is_round_robin = words.is_round_robin;
    kind.is_scheveningen = words.is_scheveningen;
    kind.is_schiller = words.is_schiller;
    kind.is_swiss = words.is_swiss;
    kind.is_double = kind.is_round_robin && has_length_of_double_round_robin(tournament);
  }
  kind.is_double_swiss = is_double_swiss(tournament);
  kind.is_double =
      kind.is_double || kind.is_double_swiss || (kind.is_round_robin && words.is_double);
  if (kind.is_double) kind.games = 2;
  kind.is_knockout = kind.is_knockout || words.is_knockout;
  kind.is_team = tournament.is_team_event();
  const bool is_of_two = !kind.is_team && tournament.players.size() == 2;
  // CUSTOM_SWISS names no rules by which two players could meet again.
  const bool may_be_match = says_nothing(tournament.type_code) || can_words_name_system(tournament);
  if (is_of_two && (kind.is_round_robin || (may_be_match && have_met_again(tournament)))) {
    kind.is_match = true;
    kind.is_round_robin = kind.is_swiss = false;
  }
  return kind;
}

SharedTournament of_type(SharedTournament tournament, std::string_view type) {
  const bool has_teams = tournament->is_team_event();
  std::string_view code;
  if (type == "rr")
    code = has_teams ? "BERGER_TEAM_ROUNDROBIN" : "BERGER_ROUNDROBIN";
  else if (type == "drr")
    code = has_teams ? "FIDE_TEAM_DOUBLEROUNDROBIN" : "FIDE_DOUBLEROUNDROBIN";
  else if (type == "scheveningen")
    code = "FIDE_SCHEVENINGEN";
  else if (type == "match" && !has_teams)  // A round robin of two; more have no code
    code = tournament->players.size() == 2 ? "BERGER_ROUNDROBIN" : "OTHER_MATCH";
  else if (type != "swiss" || !event_kind(*tournament).is_predetermined())
    return tournament;
  auto draft = Tournament::reopened(std::move(tournament));
  draft.type_code = code;
  draft.type_text.clear();
  return Tournament::of(std::move(draft));
}

}  // namespace trf
