#include "swiss/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "words.hpp"

namespace trf::pair::swiss {

void Teller::say(std::string_view article, std::string sentence, std::span<const Rank> about,
                 Facts facts) {
  Decision decision{scope_, std::string(article), std::move(sentence), std::move(facts), {}};
  for (const Rank rank : about) decision.players.push_back(field_.player(rank));
  trace_.tell(std::move(decision));
}

void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace) {
  if (holder < 0) return;
  Teller teller(field, trace, title(Place::of(Place::Kind::bye)));
  const auto place = std::ranges::find(order, holder);
  std::vector<Rank> barred, needed;
  for (auto before = order.begin(); before != place; ++before)
    (field[*before].bye_barred ? barred : needed).push_back(*before);
  for (const Rank rank : barred)
    teller.say("C2",
               fmt::format("{} is not allowed to receive the bye: {} had one, or a win's points "
                           "without playing",
                           name(field, rank), name(field, rank)),
               {{rank}});
  for (const Rank rank : needed)
    teller.say(articles.pairable,
               fmt::format("{} does not receive the bye: the other players could not all be paired",
                           name(field, rank)),
               {{rank}});
  // Which rule sets the holder apart from the next who may have it.
  const auto next = std::find_if(std::next(place), order.end(),
                                 [&](Rank rank) { return !field[rank].bye_barred; });
  const Member& mine = field[holder];
  std::string_view article = articles.score, word = "the lowest score";
  if (next != order.end() && field[*next].score == mine.score) {
    const bool by_games = field[*next].games != mine.games;
    article = by_games ? articles.games : articles.last;
    word = by_games ? "the most games played" : articles.last_word;
  }
  teller.say(
      article,
      fmt::format("The number of players is odd. {} receives the bye: of the players who are "
                  "allowed to, {} has {}",
                  words::named(field.state(), mine.seat), name(field, holder), word),
      {{holder}}, {{"points", points(mine.score)}, {"games played", std::to_string(mine.games)}});
}

std::string_view colour_reason(std::size_t paragraph) {
  constexpr std::array<std::string_view, 5> reasons{
      "neither has played; a higher ranked player with an odd number has the initial colour, with "
      "an even number the other",
      "both preferences are granted",
      "the stronger preference is granted",
      "the colours alternate from the last time in which one had White and the other Black",
      "the preference of the higher ranked is granted",
  };
  return reasons[paragraph];
}

void explain_colours(Teller& teller, const Field& field, std::string_view article,
                     std::size_t paragraph, Rank white, Rank black) {
  teller.say(article,
             fmt::format("Player {} has White against {}: {}", name(field, white),
                         name(field, black), colour_reason(paragraph)),
             std::array{white, black});
}

void explain_boards(const Field& field, Trace& trace) {
  Teller(field, trace, title(Place::of(Place::Kind::boards)))
      .say(
          "C.04.2",
          "Boards stand by the score of the higher ranked player, then the sum of scores, then his "
          "rank",
          {});
}

}  // namespace trf::pair::swiss
