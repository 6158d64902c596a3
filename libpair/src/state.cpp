#include "trf/pair/state.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "bye_bar.hpp"
#include "state_parts.hpp"
#include "trf/baku.hpp"
#include "trf/board.hpp"
#include "trf/prohibited.hpp"
#include "trf/round_notes.hpp"

namespace trf::pair {
namespace {

[[nodiscard]] bool has_participants(const Tournament& tournament, int round) noexcept {
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    if (tournament.game(static_cast<PlayerIndex>(i), round).takes_part()) return true;
  }
  return false;
}

/// By player: is the player to be paired in this round? See make_state() for the rule.
[[nodiscard]] std::vector<bool> presence(const Tournament& tournament, int round) {
  const bool paired = has_participants(tournament, round);
  std::vector<bool> present(tournament.players.size());
  for (std::size_t i = 0; i < present.size(); ++i) {
    const Game game = tournament.game(static_cast<PlayerIndex>(i), round);
    // Without opponent, + - F H Z all mean that the player is absent.
    present[i] = paired ? game.takes_part() : game.is_blank();
  }
  if (paired) return present;
  const auto leave_out = [&](Id id) {
    if (const auto player = tournament.find(id); player != no_player) present[player] = false;
  };
  for (const auto& byes : tournament.announced_byes) {
    if (byes.round == round) std::ranges::for_each(byes.ids, leave_out);
  }
  // XXZ is only about the next round to be paired.
  if (round >= next_round(tournament)) std::ranges::for_each(tournament.absent, leave_out);
  return present;
}

/// The number of rounds, and whether it is only assumed. A report that has the round without its
/// number of rounds is assumed to be complete, unless this round is its last one and is still
/// played.
[[nodiscard]] std::pair<int, bool> length(const Tournament& tournament, int round) {
  if (tournament.stated_rounds) return {*tournament.stated_rounds, false};
  const auto dates = std::ranges::count_if(tournament.round_dates, &Date::is_set);
  if (dates >= round) return {static_cast<int>(dates), false};
  const int paired = next_round(tournament) - 1;
  if (round > paired) return {0, false};
  return {round == paired && tournament.has_open_games(round) && !has_computed_baku(tournament)
              ? 0
              : paired,
          true};
}

/// C.04.5 1.6: a match of which each player forfeited one game is a meeting without a colour.
[[nodiscard]] bool is_of_forfeits(const Tournament& tournament, const Game& game) noexcept {
  return tournament.match_scores && game.code == ResultCode::unrated_draw;
}

void fill_history(State::Parts& state, const StateOptions& options) {
  const Tournament& tournament = *state.tournament;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  const bool recorded = options.acceleration == AccelerationUse::as_recorded;
  std::optional<Baku> baku;
  if (recorded && has_computed_baku(tournament)) {
    if (state.rounds > 0)
      baku.emplace(tournament, state.rounds);
    else
      state.lacks_length_of_baku = true;
  }
  const auto fictitious = [&](PlayerIndex player, int round) {
    if (!recorded) return Score{};
    return baku ? baku->points(player, round) : tournament.accelerated_points(player, round);
  };
  auto history = std::make_shared<std::vector<Past>>(std::size_t{count} *
                                                     static_cast<std::size_t>(state.round - 1));
  auto past = history->begin();
  std::vector<Score> scores(static_cast<std::size_t>(state.round));  // After each round
  for (PlayerIndex player = 0; player < count; ++player) {
    tournament.fill_scores(player, scores);
    Score adjourned;
    for (int round = 1; round < state.round; ++round, ++past) {
      const Game game = tournament.game(player, round);
      static_cast<Game&>(*past) = game;
      if (!past->is_meeting() || is_of_forfeits(tournament, game)) past->colour = Colour::none;
      past->before = scores[static_cast<std::size_t>(round - 1)] + adjourned;
      // For pairing only, an open game counts as X of 162 (TRF26: a draw unless stated).
      if (game.is_open()) adjourned += tournament.points.unknown;
      past->fictitious = fictitious(player, round);
      past->points = tournament.points_of(player, round);
    }
    if (const Seat seat = state.seat_of[player]; seat != no_seat) {
      Contender& contender = state.players[seat];
      contender.score = scores.back();
      contender.secondary = tournament.secondary_score(player, state.round - 1);
      contender.pairing_score = contender.score + adjourned + fictitious(player, state.round);
    }
  }
  state.history = std::move(history);
}

void fill_contender(const State::Parts& state, Contender& contender) {
  contender.past = state.past_of(contender.player);
  contender.bye_barred =
      is_bye_barred(contender, state.tournament->points, ByeBar::points_of_a_win);
  for (const Past& past : contender.past) {
    if (!past.is_meeting()) continue;
    if (const Seat seat = state.seat_of[past.opponent]; seat != no_seat)
      contender.met.push_back(seat);
  }
  contender.colours = colours_of(contender.past);
  contender.colour_difference = difference_of(contender.colours);
  std::ranges::sort(contender.met);
  contender.met.erase(std::unique(contender.met.begin(), contender.met.end()), contender.met.end());
}

void fill_parity_numbers(State::Parts& state, ParityNumbers source) {
  std::uint16_t number = 0;
  for (std::size_t i = 0; i < state.seat_of.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    const Seat seat = state.seat_of[i];
    const bool counts =
        seat != no_seat || std::ranges::any_of(state.past_of(player), &Past::takes_part);
    if (counts) ++number;
    if (seat == no_seat) continue;
    Contender& contender = state.players[seat];
    contender.parity_number = source == ParityNumbers::of_report ? contender.tpn : number;
  }
}

void fill_prohibited(State::Parts& state) {
  state.prohibited = Prohibitions(state.players.size());
  for (const auto& group : state.tournament->prohibited) {
    if (!is_for_round(group, state.round)) continue;
    std::vector<Seat> seats;
    for (const Id id : group.ids) {
      const PlayerIndex player = state.tournament->find(id);
      if (player != no_player && state.seat_of[player] != no_seat)
        seats.push_back(state.seat_of[player]);
    }
    state.prohibited.add_group(std::move(seats));
  }
}

}  // namespace

std::vector<Colour> colours_of(std::span<const Past> past) {
  std::vector<Colour> colours;
  for (const Past& one : past)
    if (one.has_colour()) colours.push_back(one.colour);
  return colours;
}

std::int16_t difference_of(std::span<const Colour> colours) noexcept {
  return static_cast<std::int16_t>(std::ranges::count(colours, Colour::white) -
                                   std::ranges::count(colours, Colour::black));
}

State::State(std::shared_ptr<const Parts> parts) noexcept
    : parts_(std::move(parts)),
      history_(parts_->history->data()),
      tournament(parts_->tournament),
      round(parts_->round),
      rounds(parts_->rounds),
      is_length_assumed(parts_->is_length_assumed),
      lacks_length_of_baku(parts_->lacks_length_of_baku),
      initial_colour(parts_->initial_colour),
      initial_colour_known(parts_->initial_colour_known),
      players(parts_->players),
      seat_of(parts_->seat_of),
      prohibited(parts_->prohibited) {}

bool State::have_met(Seat a, Seat b) const noexcept {
  return std::ranges::binary_search(players[a].met, b);
}

std::optional<int> State::round_of_meeting(Seat a, Seat b) const noexcept {
  const auto& past = players[a].past;
  const auto met = std::ranges::find_if(
      past, [&](const Past& one) { return one.opponent == players[b].player && one.is_meeting(); });
  if (met == past.end()) return {};
  return static_cast<int>(met - past.begin()) + 1;
}

bool State::is_prohibited(Seat a, Seat b) const noexcept { return prohibited.contains(a, b); }

int next_round(const Tournament& tournament) noexcept { return tournament.paired_rounds() + 1; }

State make_state(const Tournament& tournament, const StateOptions& options) {
  auto made = std::make_shared<State::Parts>();
  State::Parts& state = *made;
  state.tournament = tournament.shared();
  state.round = options.round.value_or(next_round(tournament));
  std::tie(state.rounds, state.is_length_assumed) = length(tournament, state.round);
  if (options.rounds) state.rounds = *options.rounds;
  Colour initial = options.initial_colour;
  if (initial == Colour::none) initial = tournament.initial_colour;
  if (initial == Colour::none) initial = kept_initial_colour(tournament).value_or(Colour::none);
  if (initial == Colour::none)
    if (const auto first = first_colour(tournament, options.first_colour))
      initial = first->initial_colour();
  state.initial_colour_known = initial != Colour::none;
  if (state.initial_colour_known) state.initial_colour = initial;

  const auto present = presence(tournament, state.round);
  state.seat_of.assign(present.size(), no_seat);
  for (std::size_t i = 0; i < present.size(); ++i) {
    if (!present[i]) continue;
    state.seat_of[i] = static_cast<Seat>(state.players.size());
    Contender& contender = state.players.emplace_back();
    contender.player = static_cast<PlayerIndex>(i);
    contender.tpn = tournament.players[i].start_rank;
  }
  fill_history(state, options);
  for (Contender& contender : state.players) fill_contender(state, contender);
  fill_parity_numbers(state, options.parity);
  fill_prohibited(state);
  return State(std::move(made));
}

State forced_together(const State& state, Seat a, Seat b) {
  return State::Parts::changed(state, [&](State::Parts& forced) {
    for (std::size_t i = 0; i < forced.players.size(); ++i) {
      const auto other = static_cast<Seat>(i);
      if (other == a || other == b) continue;
      forced.prohibited.add_pair(a, other);
      forced.prohibited.add_pair(b, other);
    }
  });
}

State forced_bye(const State& state, Seat seat) {
  return State::Parts::changed(state, [&](State::Parts& forced) {
    for (std::size_t i = 0; i < forced.players.size(); ++i)
      forced.prohibited.add_pair(seat, static_cast<Seat>(i));
  });
}

}  // namespace trf::pair
