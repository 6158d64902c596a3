#include "swiss/explain.hpp"

#include <algorithm>

namespace trf::pair::swiss {

void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace) {
  if (holder < 0) return;
  Teller<Field> teller(field, trace, Place::of(Place::Kind::bye));
  const auto place = std::ranges::find(order, holder);
  // The rule by which the holder comes before the next candidate.
  const auto next = std::find_if(std::next(place), order.end(),
                                 [&](Rank rank) { return !field[rank].bye_barred; });
  const Member& mine = field[holder];
  std::string_view article = articles.score;
  Message why = said::lowest_score{};
  if (next != order.end() && field[*next].score == mine.score) {
    const bool by_games = field[*next].games != mine.games;
    article = by_games ? articles.games : articles.last;
    why = by_games                 ? Message(said::most_games{})
          : articles.last_is_index ? Message(said::lowest_index{})
                                   : Message(said::largest_tpn{});
  }
  teller.say(
      article,
      said::receives_pab_as{.player = named(field.state(), mine.seat), .why = std::move(why)},
      {&holder, 1},
      {{said::fact_points{}, said::value_points{.points = Score::from_tenths(mine.score)}},
       {said::fact_games_played{}, number_fact(mine.games)}});
  std::vector<Rank> barred, needed;
  for (auto before = order.begin(); before != place; ++before)
    (field[*before].bye_barred ? barred : needed).push_back(*before);
  if (!barred.empty()) teller.say("C2", barred_from_pab(field, barred), barred);
  if (!needed.empty())
    teller.say(articles.pairable, said::pab_leaves_unpaired{.players = numbers(field, needed)},
               needed);
}

void tell_colours(Teller<Field>& teller, const Field& field,
                  std::span<const std::string_view> articles, const ColourDecision& decision) {
  teller.say(articles[static_cast<std::size_t>(decision.rule)],
             said::has_white_against{.white = field[decision.white()].tpn,
                                     .black = field[decision.black()].tpn,
                                     .why = reason_of(field, decision)},
             std::array{decision.white(), decision.black()});
}

void tell_preferences(Teller<Field>& teller, std::string_view article, int unsatisfied,
                      Facts facts) {
  if (unsatisfied == 0)
    teller.say(article, said::all_get_preference{}, {}, std::move(facts));
  else
    teller.say(article, said::without_preference{.count = unsatisfied}, {}, std::move(facts));
}

}  // namespace trf::pair::swiss
