#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "italo_svizzero/judge.hpp"
#include "italo_svizzero/rotation.hpp"
#include "steps.hpp"
#include "swiss/readings.hpp"
#include "swiss/value.hpp"
#include "systems.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/readings.hpp"

namespace trf::pair {
namespace {

using namespace italo_svizzero;  // NOLINT: this file is the system's front

/// Empty if no pairing is legal.
[[nodiscard]] std::optional<Pairing> round_of(const Table& table) {
  const auto free = choose_free(table, nullptr);
  if (std::holds_alternative<Unpairable>(free)) return std::nullopt;
  return rotate(table, std::get<FreeChoice>(free), nullptr);
}

/// What a round is made from; the rotation is made again if its steps are asked for.
class ItaloSvizzeroSteps final : public Steps {
 public:
  ItaloSvizzeroSteps(const System& system, const State& state, Trace* trace)
      : Steps(system, state), table_(state), free_(choose_free(table_, trace)) {}

  [[nodiscard]] Outcome outcome(Trace* trace) const override {
    if (const auto* obstruction = std::get_if<Unpairable>(&free_)) return *obstruction;
    return rotate(table_, std::get<FreeChoice>(free_), trace);
  }
  [[nodiscard]] Verdict judge(const Pairing& published, const Outcome& correct) const override {
    return italo_svizzero::judge(table_, free_, published, correct);
  }
  [[nodiscard]] std::optional<Verdict> illegal_pair(Seat a, Seat b) const override {
    return italo_svizzero::illegal_pair(table_, a, b);
  }
  [[nodiscard]] Verdict with_pair(Seat a, Seat b) const override {
    const auto& free = std::get<FreeChoice>(free_);
    return italo_svizzero::with_pair(table_, free, steps_of_rotation(table_, free), a, b);
  }
  [[nodiscard]] std::vector<OpenReading> open_readings(const Pairing& correct) const override {
    using Reading = swiss::Reading<OtherReadings>;
    static constexpr std::array readings{Reading{&OtherReadings::free_is_last_pair, "IS-05",
                                                 swiss::asked<pair::said::last_pair_is_of_two>},
                                         Reading{&OtherReadings::forfeits_colourless, "IS-14",
                                                 swiss::asked<pair::said::forfeits_have_colours>}};
    return swiss::deciding(
        regulation_1997, std::span<const Reading>(readings), correct,
        [&](const Regulation& changed) { return round_of(Table(state(), changed)); });
  }

 private:
  const Table table_;
  const std::variant<FreeChoice, Unpairable> free_;
};

std::shared_ptr<const Steps> make_italo_svizzero(const System& system, const State& state,
                                                 Trace* trace) {
  return std::make_shared<const ItaloSvizzeroSteps>(system, state, trace);
}

/// Art. 8: which games of the round before had no result when the published round was paired?
class Adjourned {
 public:
  Adjourned(const State& state, const Pairing& published) : state_{state}, published_{published} {
    const Tournament& tournament = *state.tournament;
    for (const Pair& pair : published_pairing(tournament, state.round - 1).pairs)
      if (tournament.game(pair.white, state.round - 1).is_played() && counts(pair))
        games_.push_back(pair);
  }

  /// The smallest set; in a large round, of the sets that are tried.
  [[nodiscard]] std::optional<AdjournedGames> find() {
    const Table table(state_);
    if (!can_be_legal(table, published_)) return std::nullopt;
    for (std::size_t size = 1; size <= games_.size() && left_ > 0; ++size)
      if (choose(table, 0, size)) return AdjournedGames{std::move(chosen_), "art. 8"};
    return std::nullopt;
  }

 private:
  /// A game between two players who are not in the round changes nothing.
  [[nodiscard]] bool counts(const Pair& pair) const {
    return state_.seat_of[pair.white] != no_seat || state_.seat_of[pair.black] != no_seat;
  }

  /// Tries the sets of `size` more games from `first` on.
  [[nodiscard]] bool choose(const Table& table, std::size_t first, std::size_t size) {
    if (size == 0) {
      if (left_-- <= 0) return false;
      const auto round = round_of(table);
      return round && same_pairs(*round, published_);
    }
    for (std::size_t i = first; i + size <= games_.size() && left_ > 0; ++i) {
      Table reopened = table;
      reopened.reopen(games_[i]);
      chosen_.push_back(games_[i]);
      if (choose(reopened, i + 1, size - 1)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  const State& state_;
  const Pairing& published_;
  std::vector<Pair> games_, chosen_;
  /// All sets of 12 games; a pairing costs more in a larger field.
  int left_ = std::max(200, 100'000 / std::max(24, static_cast<int>(state_.players.size())));
};

std::optional<AdjournedGames> adjourned_games(const State& state, const Pairing& published) {
  if (state.round == 1) return std::nullopt;
  return Adjourned(state, published).find();
}

/// Art. 13: free rounds count, and colours of forfeited games.
PlayerView view_of(const State& state, Seat seat) {
  const Table table(state);
  std::vector<Colour> colours = table.entries[seat].colours;
  std::erase(colours, Colour::none);
  const bool differ = colours != state.players[seat].colours;
  PlayerView view;
  view.has_floats = false;
  view.points = table.entries[seat].points;
  view.bye_barred = why_not_free(table, seat).has_value();
  view.colours = std::move(colours);
  if (differ) view.colours_article = "art. 13";
  return view;
}

}  // namespace

constinit const System italo_svizzero_system{
    .name = "italo-svizzero",
    .title = title_of<pair::said::italo_svizzero_title>,
    .make = make_italo_svizzero,
    .open_games = OpenGames::won_by_both,
    .length = UsesLength::not_at_all,
    .pairs_club_mates = true,
    .limits_colours = false,
    .draws_initial_colour = false,
    .view = view_of,
    .adjourned_games = adjourned_games,
    .presence = {.absent = "", .even_round = "arts. 10, 12"},
};

}  // namespace trf::pair
