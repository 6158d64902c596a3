#include "pair/about_player.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "trf/pair/compare.hpp"

namespace trf_pair {

using trf::Colour;
using trf::PlayerIndex;
using trf::Tournament;
using trf::pair::Decision;
using trf::pair::FloatKind;
using trf::pair::Outcome;
using trf::pair::Pairing;
using trf::pair::Seat;
using trf::pair::State;
using trf::pair::Unpairable;
using trf::pair::Verdict;

namespace {

[[nodiscard]] std::string_view word(Colour colour) {
  return colour == Colour::white ? "White" : colour == Colour::black ? "Black" : "no colour";
}

[[nodiscard]] std::string_view word(FloatKind kind) {
  return kind == FloatKind::down ? "downfloat" : kind == FloatKind::up ? "upfloat" : "-";
}

[[nodiscard]] std::string_view word(trf::pair::Strength strength) {
  return trf::pair::strength_names[static_cast<std::size_t>(strength)];
}

[[nodiscard]] std::string points(trf::Score score) {
  std::string text = trf::to_string(score);
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text + (score == trf::Score::from_tenths(10) ? " point" : " points");
}

[[nodiscard]] std::string letters(const std::vector<Colour>& colours) {
  std::string text;
  for (const Colour colour : colours) text += colour == Colour::white ? 'W' : 'B';
  return text.empty() ? "-" : text;
}

using Facts = std::vector<std::pair<trf::Message, trf::Message>>;

class About {
 public:
  About(const Subject& subject, const State& state, const Outcome& correct, PlayerIndex player)
      : subject_(subject), state_(state), correct_(correct), player_(player) {}

  [[nodiscard]] std::vector<Decision> colours_and_opponent(const AskedPlayer& asked) {
    tell_fate(asked);
    if (!asked.present) return std::move(decisions_);
    tell_published(asked);
    if (asked.opponent == trf::no_player) return std::move(decisions_);
    const AskedPlayer other = asked_player(subject_, state_, correct_, asked.opponent);
    tell_scores(asked, other);
    if (subject_.system->name != "berger") {
      tell_colours(asked);
      tell_colours(other);
    }
    return std::move(decisions_);
  }

  [[nodiscard]] std::vector<Decision> bye() {
    const Seat seat = state_.seat_of[player_];
    const auto* pairing = std::get_if<Pairing>(&correct_);
    if (seat == trf::pair::no_seat) {
      tell("C.04.1", fmt::format("{} is absent", named(player_)));
    } else if (state_.players.size() % 2 == 0) {
      tell("C.04.1 art. 3", "The number of players is even: there is no bye");
    } else if (pairing != nullptr && pairing->bye == player_) {
      tell("", fmt::format("{} receives the bye", named(player_)));
    } else if (pairing != nullptr) {
      compare_bye(seat, *pairing);
    }
    return std::move(decisions_);
  }

 private:
  [[nodiscard]] int number(PlayerIndex player) const {
    return subject_.tournament.players[player].start_rank;
  }
  /// "10 (Gatti, Aldo)"
  [[nodiscard]] std::string named(PlayerIndex player) const {
    const std::string& name = subject_.tournament.players[player].name;
    return name.empty() ? std::to_string(number(player))
                        : fmt::format("{} ({})", number(player), name);
  }

  void tell(std::string article, std::string sentence, Facts facts = {},
            std::vector<PlayerIndex> about = {}) {
    Decision decision;
    decision.scope = named(player_);
    decision.article = std::move(article);
    decision.sentence = std::move(sentence);
    decision.facts = std::move(facts);
    decision.players = about.empty() ? std::vector{player_} : std::move(about);
    decisions_.push_back(std::move(decision));
  }

  void tell_fate(const AskedPlayer& asked) {
    if (!asked.present) return tell("C.04.1", fmt::format("{} is absent", named(player_)));
    if (asked.bye) return tell("", fmt::format("{} receives the bye", named(player_)));
    if (asked.opponent == trf::no_player)
      return tell("", fmt::format("{} is not paired", named(player_)));
    tell("",
         fmt::format("{} has {} against {}", named(player_), word(asked.colour),
                     named(asked.opponent)),
         {}, {player_, asked.opponent});
  }

  /// What the report has in this round, if it is another opponent, colour or bye.
  void tell_published(const AskedPlayer& asked) {
    if (state_.round >= trf::pair::next_round(subject_.tournament)) return;
    const trf::Game game = subject_.tournament.game(player_, state_.round);
    const bool bye = game.code == trf::ResultCode::pairing_bye;
    if (game.opponent == asked.opponent && bye == asked.bye &&
        (game.colour == asked.colour || asked.bye))
      return;
    const Pairing published = trf::pair::published_pairing(subject_.tournament, state_.round);
    const Verdict verdict = subject_.system->judge(state_, published, correct_);
    Facts facts;
    if (!verdict.published_value.empty())
      facts = {{"published", verdict.published_value}, {"correct", verdict.correct_value}};
    const std::string what =
        bye ? std::string("the bye")
        : game.opponent == trf::no_player
            ? std::string("no opponent")
            : fmt::format("{} against {}", word(game.colour), named(game.opponent));
    tell(verdict.criterion,
         fmt::format("The published round is not correct: {} has {}. {}", number(player_), what,
                     to_string(verdict.explanation)),
         std::move(facts));
  }

  void tell_scores(const AskedPlayer& asked, const AskedPlayer& other) {
    if (asked.points == other.points)
      return tell("",
                  fmt::format("{} and {} have the same score: {}", number(player_),
                              number(other.player), points(asked.points)),
                  {}, {player_, other.player});
    const bool down = asked.points > other.points;
    tell("",
         fmt::format("{} has {}, {} has {}", number(player_), points(asked.points),
                     number(other.player), points(other.points)),
         asked.view ? Facts{{"float", std::string(word(down ? FloatKind::down : FloatKind::up))}}
                    : Facts{},
         {player_, other.player});
  }

  void tell_colours(const AskedPlayer& asked) {
    std::string sentence = asked.colours.empty()
                               ? fmt::format("{} has played no game", number(asked.player))
                               : fmt::format("{} had ", number(asked.player));
    for (std::size_t i = 0; i < asked.colours.size(); ++i)
      sentence += fmt::format("{}{}", i == 0 ? "" : ", ", word(asked.colours[i]));
    Facts facts{{"colours", letters(asked.colours)},
                {"difference",
                 asked.difference == 0 ? std::string("0") : fmt::format("{:+}", asked.difference)}};
    std::string article;
    if (asked.view) {
      const auto& view = *asked.view;
      article = view.article;
      sentence +=
          view.preference == Colour::none ? std::string(": no colour preference")
          : view.strength == trf::pair::Strength::none
              ? fmt::format(": due {}", word(view.preference))
              : fmt::format(": {} preference for {}", word(view.strength), word(view.preference));
      facts.emplace_back(
          "preference", view.preference == Colour::none ? "-" : std::string(word(view.preference)));
      if (view.strength != trf::pair::Strength::none)
        facts.emplace_back("strength", word(view.strength));
      facts.emplace_back("float, previous round", std::string(word(view.last)));
      facts.emplace_back("float, two rounds before", std::string(word(view.before_last)));
    }
    tell(std::move(article), std::move(sentence), std::move(facts), {asked.player});
  }

  void compare_bye(Seat seat, const Pairing& correct) {
    const auto view = subject_.system->view;
    if (view != nullptr && view(state_, seat).bye_barred) {
      return tell("C.04.1 art. 4",
                  fmt::format("{} is not allowed to receive the bye: a bye, or the points of a win "
                              "without playing",
                              named(player_)));
    }
    const State forced = trf::pair::forced_bye(state_, seat);
    const auto with = subject_.system->pair(forced, nullptr);
    const auto* pairing = std::get_if<Pairing>(&with);
    if (pairing == nullptr || pairing->bye != player_) {
      return tell("", fmt::format("No legal round gives {} the bye", named(player_)));
    }
    const Verdict verdict = subject_.system->judge(state_, *pairing, correct_);
    tell(verdict.criterion,
         fmt::format("{} does not receive the bye, but {}. {}", named(player_), named(correct.bye),
                     to_string(verdict.explanation)),
         {}, {player_, correct.bye});
  }

  const Subject& subject_;
  const State& state_;
  const Outcome& correct_;
  PlayerIndex player_;
  std::vector<Decision> decisions_;
};

}  // namespace

AskedPlayer asked_player(const Subject& subject, const State& state, const Outcome& correct,
                         PlayerIndex player) {
  AskedPlayer asked;
  asked.player = player;
  const Seat seat = state.seat_of[player];
  asked.present = seat != trf::pair::no_seat;
  asked.points = subject.tournament.score(player, state.round - 1);
  if (!asked.present) return asked;
  const auto& contender = state.players[seat];
  asked.points = contender.pairing_score;
  asked.colours = contender.colours;
  asked.difference = contender.colour_difference;
  if (subject.system->view != nullptr) asked.view = subject.system->view(state, seat);
  if (const auto* pairing = std::get_if<Pairing>(&correct)) {
    asked.bye = pairing->bye == player;
    for (const auto& [white, black] : pairing->pairs) {
      if (white == player) asked.opponent = black, asked.colour = Colour::white;
      if (black == player) asked.opponent = white, asked.colour = Colour::black;
    }
  }
  return asked;
}

std::vector<Decision> about_player(const Subject& subject, const State& state,
                                   const Outcome& correct, const AskedPlayer& asked) {
  return About(subject, state, correct, asked.player).colours_and_opponent(asked);
}

std::vector<Decision> about_bye(const Subject& subject, const State& state, const Outcome& correct,
                                PlayerIndex player) {
  return About(subject, state, correct, player).bye();
}

}  // namespace trf_pair
