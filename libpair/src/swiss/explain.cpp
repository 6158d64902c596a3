#include "swiss/explain.hpp"

#include <algorithm>

#include "matching/dense_matching.hpp"

namespace trf::pair::swiss {

namespace {

/// The next in the order who is allowed to receive the bye and leaves a legal pairing; -1: none.
Rank next_in_line(const Field& field, std::span<const Rank> after) {
  const matching::Graph legal = field.legal_pairs();
  matching::DenseMatching players(legal);
  players.maximise();
  const matching::VertexSet spare = players.dispensable();
  const auto next = std::ranges::find_if(after, [&](Rank rank) {
    return !field[rank].bye_barred && spare.contains(static_cast<matching::Vertex>(rank));
  });
  return next == after.end() ? -1 : *next;
}

}  // namespace

void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace,
                 const std::function<Message(Rank)>& rank_of) {
  if (holder < 0) return;
  Teller<Field> teller(field, trace, Place::of(Place::Kind::bye));
  const auto place = std::ranges::find(order, holder);
  const Rank next = next_in_line(field, {std::next(place), order.end()});
  const Member& mine = field[holder];
  using Rule = ByeReason::Rule;
  ByeReason reason{Rule::score, articles.score, {}};
  if (next >= 0) reason = before_in_bye_order(field, articles, holder, next);
  Message why = reason.rule == Rule::score   ? Message(said::lowest_score{})
                : reason.rule == Rule::games ? Message(said::most_games{})
                : articles.last_is_index     ? Message(said::lowest_index{})
                                             : Message(said::largest_tpn{});
  teller.say(reason.article,
             said::receives_pab_as{.player = named(field.state(), field.seat(holder)),
                                   .why = std::move(why)},
             {&holder, 1},
             {{said::fact_points{}, said::value_points{.points = Score::from_tenths(mine.score)}},
              {said::fact_games_played{}, number_fact(mine.games)}});
  if (reason.rule != Rule::score) {
    const std::array both{holder, next};
    Facts facts;
    for (const Rank rank : both) {
      const int tpn = field[rank].tpn;
      if (reason.rule == Rule::games)
        facts.push_back({said::fact_games_of{.player = tpn}, number_fact(field[rank].games)});
      else if (rank_of != nullptr)
        facts.push_back({said::fact_index_of{.player = tpn}, rank_of(rank)});
    }
    teller.say(reason.article,
               said::pab_before{
                   .player = mine.tpn, .other = field[next].tpn, .why = std::move(reason.why)},
               both, std::move(facts));
  }
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
