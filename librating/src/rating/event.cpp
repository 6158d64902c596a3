#include "trf/rating/event.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "trf/check.hpp"
#include "trf/event_kind.hpp"
#include "trf/fsi_category.hpp"
#include "trf/one_game.hpp"
#include "trf/text.hpp"

namespace trf::rating {
namespace {

Score over_the_board(ResultCode code) {
  return Score::from_halves(code == ResultCode::win ? 2 : code == ResultCode::draw ? 1 : 0);
}

}  // namespace

std::string_view name(Categoria categoria) noexcept {
  return fsi_categories.at(static_cast<std::size_t>(categoria));
}

std::optional<Categoria> parse_categoria(std::string_view text) noexcept {
  text = trimmed(text);
  const auto found = std::ranges::find_if(fsi_categories, [&](std::string_view name) {
    return std::ranges::equal(text, name, {}, [](char c) { return upper(c); });
  });
  if (found == fsi_categories.end()) return {};
  return static_cast<Categoria>(found - fsi_categories.begin());
}

namespace {

// In the order of SpecialEvent, from its second.
constexpr std::array<std::string_view, 6> kind_names{"national-championship",
                                                     "national-team-championship",
                                                     "zonal",
                                                     "olympiad",
                                                     "team-championship",
                                                     "world-cup"};

}  // namespace

std::span<const std::string_view> special_event_names() noexcept { return kind_names; }

SpecialEvent special_event(std::string_view name) noexcept {
  const auto found = std::ranges::find(kind_names, name);
  return found == kind_names.end() ? SpecialEvent::other
                                   : static_cast<SpecialEvent>(found - kind_names.begin() + 1);
}

namespace {

// RTF 5.3.1 a: "5 turni se giocati in giorni consecutivi". Two rounds on one day are allowed.
bool is_on_consecutive_days(const Tournament& t) {
  std::vector<std::pair<std::int64_t, std::int64_t>> days;  // And their rounds
  for (std::size_t round = 0; round < t.round_dates.size(); ++round)
    if (t.round_dates[round].has_day())
      days.emplace_back(day_number(t.round_dates[round]), static_cast<std::int64_t>(round));
  // A round without a date was on one of the days of the tournament.
  if (std::ssize(days) < std::max(1, t.planned_rounds())) {
    if (!t.start.has_day() || !t.end.has_day()) return false;
    const auto length = day_number(t.end) - day_number(t.start) + 1;
    if (length < 1 || length > 5) return false;
  }
  std::ranges::sort(days);
  for (std::size_t i = 1; i < days.size(); ++i) {
    const auto& [before, first] = days[i - 1];
    const auto& [day, second] = days[i];
    // Rounds without a date can be on the days between.
    if (day - before > std::max<std::int64_t>(std::abs(second - first), 1)) return false;
  }
  return true;
}

int decided_after(const Tournament& tournament) {
  int first = 0;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    int halves = 0;
    for (int round = 1; round <= tournament.rounds(); ++round) {
      // Games that are not rated are games of the match too.
      halves += halves_of(tournament.game(static_cast<PlayerIndex>(i), round).code);
      if (halves <= tournament.planned_rounds()) continue;
      if (first == 0 || round < first) first = round;
      break;
    }
  }
  return first;
}

}  // namespace

std::optional<int> Event::days() const noexcept {
  if (!start.has_day() || !end.has_day()) return {};
  return day_number(end) - day_number(start) + 1;
}

std::size_t Event::players() const noexcept {
  return static_cast<std::size_t>(std::ranges::count(entrants, false, &Entrant::is_absent));
}

bool Event::is_for_women() const noexcept {
  return players() > 0 && std::ranges::all_of(entrants, [](const Entrant& entrant) {
           return entrant.is_absent || entrant.sex == Sex::female;
         });
}

Event make_event(const Tournament& tournament, const EventFacts& facts,
                 std::string_view federation) {
  Event event;
  event.type = facts.type.value_or(event_type(tournament).value_or(EventType::swiss));
  event.is_predetermined = !facts.type && event_kind(tournament).is_predetermined();
  event.start = tournament.first_day();
  event.end = tournament.stated_last_day();
  event.round_dates = tournament.round_dates;
  event.is_on_consecutive_days = is_on_consecutive_days(tournament);
  event.seconds = seconds_for_60_moves(tournament, facts.seconds);
  if (!facts.seconds && tournament.time_control) event.periods = tournament.time_control->white;
  event.has_unequal_times = has_unequal_times(tournament);
  event.rounds = tournament.planned_rounds();
  if (event.type == EventType::match) event.decided_after = decided_after(tournament);
  event.entrants.resize(tournament.players.size());
  const bool is_over = tournament.is_over();
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto& player = tournament.players[i];
    const auto index = static_cast<PlayerIndex>(i);
    auto& entrant = event.entrants[i];
    entrant.rating = player.rating;
    entrant.categoria = parse_categoria(player.title_text);
    if (const auto* national = player.national_of(federation)) {
      entrant.national_rating = national->rating;
      if (const auto categoria = parse_categoria(national->classification))
        entrant.categoria = categoria;
    }
    entrant.title = player.title;
    // TRF16 has FSI categories only in the title column, where CM is both Candidato Maestro and
    // Candidate Master; the latter has a FIDE rating.
    if (!entrant.categoria && player.rating == 0 && player.title == Title::cm)
      entrant.categoria = Categoria::cm;
    entrant.sex = player.sex;
    entrant.federation = player.federation;
    entrant.birth = player.born();
    entrant.points = tournament.score(index);
    if (i < facts.players.size()) entrant.facts = facts.players[i];
    const auto games = tournament.games(index);
    entrant.is_absent = is_over && std::ranges::none_of(games, &Game::takes_part);
    entrant.games.reserve(games.size());
    for (std::size_t round = 0; round < games.size(); ++round) {
      const auto& game = games[round];
      if (game.is_rated())
        entrant.games.push_back(
            {static_cast<std::uint16_t>(round + 1), game.opponent, over_the_board(game.code)});
      else if (game.opponent != no_player)
        event.has_unplayed_games = true;
    }
  }
  return event;
}

}  // namespace trf::rating
