#include "pair/about_player.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pair/messages/round_reasons.hpp"
#include "trf/contains.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf_pair {

using trf::Colour;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Decision;
using trf::pair::Outcome;
using trf::pair::Pairing;
using trf::pair::PlayerFigures;
using trf::pair::Seat;
using trf::pair::State;
using trf::pair::Verdict;

namespace {

[[nodiscard]] trf::Message letters(const std::vector<Colour>& colours) {
  std::string text;
  for (const Colour colour : colours) text += colour == Colour::white ? 'W' : 'B';
  if (text.empty()) return trf::pair::said::value_absent{};
  return said::colour_letters{.letters = trf::Code{text}};
}

[[nodiscard]] trf::Message colour_or_none(Colour colour) {
  if (colour == Colour::none) return trf::pair::said::value_absent{};
  return said::a_colour{.colour = colour};
}

using Facts = std::vector<std::pair<trf::Message, trf::Message>>;

class About {
 public:
  About(const Subject& subject, const State& state, const Outcome& correct, PlayerIndex player)
      : subject_(subject), state_(state), correct_(correct), player_(player) {}

  [[nodiscard]] std::vector<Decision> colours_and_opponent(const PlayerFigures& asked) {
    if (!asked.present) {
      tell(subject_.system->presence.absent, absence_of(subject_, state_, player_, named(player_)));
      return std::move(decisions_);
    }
    tell_published(asked);
    tell_fate(asked);
    if (asked.opponent == trf::no_player) return std::move(decisions_);
    const PlayerFigures other = figures_of(*subject_.system, state_, correct_, asked.opponent);
    if (!is_table()) {
      tell_colours(asked);
      tell_colours(other);
    }
    tell_scores(asked, other);
    return std::move(decisions_);
  }

  [[nodiscard]] std::vector<Decision> bye() {
    const Seat seat = state_.seat_of[player_];
    const auto* pairing = std::get_if<Pairing>(&correct_);
    if (is_table()) {
      // A table does not depend on who is present.
      if (pairing == nullptr) return std::move(decisions_);
      if (pairing->bye == player_)
        tell("", has_bye());
      else if (pairing->bye != trf::no_player)
        tell("", said::other_is_free{.player = named(player_), .holder = named(pairing->bye)});
      else
        tell("", said::no_player_is_free{});
    } else if (seat == trf::pair::no_seat) {
      tell(subject_.system->presence.absent, absence_of(subject_, state_, player_, named(player_)));
    } else if (state_.players.size() % 2 == 0) {
      tell(subject_.system->presence.even_round,
           said::no_bye_in_even_round{.teams = subject_.pairs_teams()});
    } else if (pairing != nullptr && pairing->bye == player_) {
      tell("", has_bye());
    } else if (pairing != nullptr) {
      compare_bye(seat, *pairing);
    }
    return std::move(decisions_);
  }

 private:
  [[nodiscard]] int number(PlayerIndex player) const {
    return subject_.tournament->players[player].start_rank;
  }
  /// "10 (Gatti, Aldo)"
  [[nodiscard]] trf::Message named(PlayerIndex player) const {
    return player_name(*subject_.tournament, player);
  }
  [[nodiscard]] bool is_table() const { return subject_.system->has_table(); }
  [[nodiscard]] trf::Message has_bye() const {
    return said::player_has_bye{.player = named(player_), .bye = bye_name(*subject_.system)};
  }

  void tell(std::string_view article, trf::Message sentence, Facts facts = {},
            std::vector<PlayerIndex> about = {}) {
    if (about.empty()) about = {player_};
    decisions_.push_back({named(player_), std::string(article), std::move(sentence),
                          std::move(facts), std::move(about)});
  }

  void tell_fate(const PlayerFigures& asked) {
    if (asked.bye) return tell("", has_bye());
    if (asked.opponent == trf::no_player)
      return tell("", said::player_is_not_paired{.player = named(player_)});
    tell("",
         said::player_has_colour{
             .player = named(player_), .colour = asked.colour, .opponent = named(asked.opponent)},
         {}, {player_, asked.opponent});
  }

  /// The published round, if it has another opponent, colour or bye.
  void tell_published(const PlayerFigures& asked) {
    if (state_.round >= trf::pair::next_round(*subject_.tournament)) return;
    const auto* correct = std::get_if<Pairing>(&correct_);
    const Pairing published =
        trf::pair::published_pairing(*subject_.tournament, state_.round, *subject_.system, correct);
    const trf::Game game = subject_.tournament->game(player_, state_.round);
    const bool bye = game.opponent == trf::no_player && trf::contains(published.byes(), player_);
    if (game.opponent == asked.opponent && bye == asked.bye &&
        (game.colour == asked.colour || game.colour == trf::Colour::none || asked.bye))
      return;
    const auto several = correct != nullptr ? trf::pair::several_byes(*subject_.tournament,
                                                                      published, *subject_.system)
                                            : std::optional<Verdict>{};
    const Verdict verdict =
        several ? *several : subject_.system->judge(state_, published, correct_);
    if (correct != nullptr) tell("", what_is_wrong(asked, game.opponent, bye));
    Facts facts;
    if (!verdict.published_value.empty())
      facts = {{said::fact_published{}, verdict.published_value},
               {said::fact_correct{}, verdict.correct_value}};
    tell(verdict.criterion, with_rule(verdict), std::move(facts));
  }

  [[nodiscard]] trf::Message what_is_wrong(const PlayerFigures& asked, PlayerIndex published,
                                           bool bye) const {
    if (published == trf::no_player && asked.opponent == trf::no_player)
      return said::player_is_not_paired{.player = named(player_)};
    if (asked.opponent == trf::no_player)
      return said::published_game_is_wrong{.player = named(player_), .other = named(published)};
    if (published == asked.opponent)
      return said::published_colour_is_wrong{
          .player = named(player_), .opponent = named(published), .colour = asked.colour};
    const PlayerFigures other = figures_of(*subject_.system, state_, correct_, asked.opponent);
    trf::Message both = asked.points == other.points
                            ? trf::Message(said::both_have{.points = asked.points})
                            : scores(asked, other);
    if (bye)
      return said::published_bye_is_wrong{.player = named(player_),
                                          .bye = bye_name(*subject_.system),
                                          .opponent = named(asked.opponent),
                                          .scores = std::move(both)};
    if (published == trf::no_player)
      return said::published_absence_is_wrong{
          .player = named(player_), .opponent = named(asked.opponent), .scores = std::move(both)};
    return said::published_opponent_is_wrong{.player = named(player_),
                                             .other = named(published),
                                             .opponent = named(asked.opponent),
                                             .scores = std::move(both)};
  }

  [[nodiscard]] trf::Message scores(const PlayerFigures& asked, const PlayerFigures& other) const {
    if (asked.points == other.points)
      return said::same_score{
          .one = number(player_), .other = number(other.player), .points = asked.points};
    return said::different_scores{.one = number(player_),
                                  .points = asked.points,
                                  .other = number(other.player),
                                  .less = other.points};
  }

  void tell_scores(const PlayerFigures& asked, const PlayerFigures& other) {
    Facts facts;
    if (asked.view && asked.view->has_floats && asked.points != other.points) {
      const auto kind = trf::pair::float_of(asked.points, other.points, asked.view->floats_towards);
      facts.emplace_back(said::fact_float{}, said::value_float{.kind = kind});
    }
    tell("", scores(asked, other), std::move(facts), {player_, other.player});
  }

  [[nodiscard]] static trf::Message preference(const trf::pair::PlayerView& view) {
    if (view.preference == Colour::none) return said::prefers_no_colour{};
    if (view.strength == trf::pair::Strength::none) return said::is_due{.colour = view.preference};
    return said::prefers{.strength = view.strength, .colour = view.preference};
  }

  void tell_colours(const PlayerFigures& asked) {
    using namespace trf::pair::said;  // NOLINT: values of facts
    std::vector<trf::Arg> had;
    for (const Colour colour : asked.colours) had.push_back(said::a_colour{.colour = colour});
    Facts facts{{said::fact_colours{}, letters(asked.colours)},
                {said::fact_difference{},
                 value_code{.code = trf::Code{asked.difference == 0
                                                  ? std::string("0")
                                                  : fmt::format("{:+}", asked.difference)}}}};
    const auto add_floats = [&] {
      if (!asked.view->has_floats) return;
      facts.emplace_back(said::fact_last_float{}, said::value_float{.kind = asked.view->last});
      facts.emplace_back(said::fact_float_before{},
                         said::value_float{.kind = asked.view->before_last});
    };
    if (!asked.view || asked.view->article.empty()) {
      if (had.empty()) return;
      if (asked.view) add_floats();
      return tell(asked.view ? asked.view->colours_article : "",
                  said::had_colours{.player = number(asked.player), .colours = std::move(had)},
                  std::move(facts), {asked.player});
    }
    const auto& view = *asked.view;
    facts.emplace_back(said::fact_preference{}, colour_or_none(view.preference));
    if (view.strength != trf::pair::Strength::none)
      facts.emplace_back(said::fact_strength{}, said::value_strength{.strength = view.strength});
    add_floats();
    if (had.empty())
      return tell(
          view.article,
          said::has_played_nothing{.player = number(asked.player), .preference = preference(view)},
          std::move(facts), {asked.player});
    tell(view.article,
         said::had_colours_and{.player = number(asked.player),
                               .colours = std::move(had),
                               .preference = preference(view)},
         std::move(facts), {asked.player});
  }

  void compare_bye(Seat seat, const Pairing& correct) {
    const Verdict verdict = subject_.system->with_pair(state_, correct, seat, trf::pair::no_seat);
    if (verdict.kind == trf::pair::VerdictKind::illegal)
      return tell(verdict.criterion, verdict.explanation);
    if (verdict.kind == trf::pair::VerdictKind::unpairable) {
      return tell(verdict.criterion,
                  said::no_legal_round_gives_bye_because{.bye = bye_name(*subject_.system),
                                                         .player = named(player_),
                                                         .why = verdict.explanation});
    }
    tell(verdict.criterion,
         said::bye_is_of{.player = named(player_),
                         .bye = bye_name(*subject_.system),
                         .holder = named(correct.bye),
                         .why = with_rule(verdict)},
         {}, {player_, correct.bye});
  }

  const Subject& subject_;
  const State& state_;
  const Outcome& correct_;
  PlayerIndex player_;
  std::vector<Decision> decisions_;
};

}  // namespace

ByeName bye_name(const trf::pair::System& system) {
  if (system.has_table()) return ByeName::table_bye;
  return system.open_games == trf::pair::OpenGames::won_by_both ? ByeName::free_player
                                                                : ByeName::pab;
}

trf::Message player_name(const Tournament& tournament, PlayerIndex player) {
  const auto& [number, name] =
      std::pair(tournament.players[player].start_rank, tournament.players[player].name);
  if (name.empty()) return trf::pair::said::value_player{.player = number};
  return trf::pair::said::player_and_name{.number = number, .name = name};
}

trf::Message with_rule(const Verdict& verdict) {
  if (verdict.rule.empty()) return verdict.explanation;
  return said::reason_and_rule{.reason = verdict.explanation, .rule = verdict.rule};
}

trf::Message absence_of(const Subject& subject, const State& state, PlayerIndex player,
                        trf::Message name) {
  const Tournament& t = *subject.tournament;
  const trf::Game game = t.game(player, state.round);
  auto code = game.code;
  for (const auto& byes : t.announced_byes)
    if (game.is_blank() && byes.is_for(t.players[player].start_rank, state.round)) code = byes.kind;
  const bool half = code == trf::ResultCode::half_point_bye;
  if (half || code == trf::ResultCode::full_point_bye)
    return said::player_has_requested_bye{.player = std::move(name), .half = half};
  // The opponent did not arrive; the player did.
  if (code == trf::ResultCode::forfeit_win)
    return said::player_is_not_paired{.player = std::move(name)};
  return said::player_is_absent{.player = std::move(name)};
}

std::vector<Decision> about_player(const Subject& subject, const State& state,
                                   const Outcome& correct, const PlayerFigures& asked) {
  return About(subject, state, correct, asked.player).colours_and_opponent(asked);
}

std::vector<Decision> about_bye(const Subject& subject, const State& state, const Outcome& correct,
                                PlayerIndex player) {
  return About(subject, state, correct, player).bye();
}

}  // namespace trf_pair
