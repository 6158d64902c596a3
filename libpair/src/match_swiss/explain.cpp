#include "match_swiss/explain.hpp"

#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "swiss/teller.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::match_swiss {
namespace {

using swiss::number_fact;
using swiss::numbers;
using Teller = swiss::Teller<Field>;

void tell_bye(const Field& field, const std::vector<ByeCandidate>& candidates, Trace& trace) {
  Teller teller(field, trace, Place::of(Place::Kind::bye));
  for (const auto& [rank, refusal] : candidates) {
    Message name = swiss::named(field.state(), field[rank].seat);
    const std::array about{rank};
    switch (refusal) {
      case ByeRefusal::barred:
        teller.say("C2", said::match_bye_barred{.participant = std::move(name)}, about);
        break;
      case ByeRefusal::leaves_none:
        teller.say("3.4.1", said::match_bye_leaves_unpaired{.participant = std::move(name)}, about);
        break;
      case ByeRefusal::none:
        teller.say(field.regulation().articles.bye,
                   said::match_bye{.teams = field.regulation().allotment == Allotment::teams,
                                   .participant = std::move(name)},
                   about,
                   {{said::fact_points{},
                     said::value_points{.points = Score::from_tenths(field[rank].score)}},
                    {said::fact_matches_played{}, number_fact(field[rank].matches)}});
        break;
    }
  }
}

class BracketTeller : swiss::StepTeller<Field, Step> {
 public:
  BracketTeller(const Field& field, const Step& step, Trace& trace)
      : StepTeller(field, step, Place::bracket(step.number, Score::from_tenths(step.score)),
                   trace) {}

  void tell() {
    std::vector<Rank> everybody = step_.task.residents;
    everybody.insert(everybody.end(), set().begin(), set().end());
    if (set().empty())
      teller_.say(articles_.bracket,
                  said::residents_alone{.residents = numbers(field_, step_.task.residents)},
                  everybody);
    else
      tell_set(everybody);
    swiss::Facts facts;
    const auto counts = counts_of(field_, step_.pairs, step_.score);
    for (std::size_t c = 0; c < counts.size(); ++c) {
      const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
      facts.emplace_back(swiss::code(criterion.name), number_fact(counts[c]));
      if (counts[c] > 0)
        teller_.say(criterion.name,
                    said::in_best_pairing{.counted = criterion.says({&counts[c], 1})}, everybody);
    }
    teller_.say(articles_.identifier,
                said::identifier_is_first{.identifier = Code{identifier_text(field_, step_.pairs)}},
                everybody, std::move(facts));
    for (const auto& [top, bottom] : step_.pairs) tell_colours(top, bottom);
  }

 private:
  [[nodiscard]] const std::vector<Rank>& set() const { return step_.set.upfloaters; }

  void tell_set(std::span<const Rank> everybody) {
    teller_.say(articles_.bracket,
                said::residents_are{.residents = numbers(field_, step_.task.residents)}, everybody);
    teller_.say("C4", said::fewest_upfloaters_are{.count = set().size()}, set());
    std::vector<std::int32_t> scores;
    for (const Rank rank : set()) scores.push_back(field_[rank].score);
    teller_.say("C5", said::highest_scores_are{.scores = swiss::points_of(scores)}, set());
    if (step_.set.c6 == complies)
      teller_.say("C6", said::following_complies{}, set());
    else
      teller_.say("C6", said::following_never_complies{}, set());
    if (field_.has_float_criteria())
      teller_.say("C7", said::upfloaters_floated{.count = step_.set.c7}, set());
    teller_.say(articles_.set_order, said::set_is_first{.upfloaters = numbers(field_, set())},
                set());
  }

  void tell_colours(Rank a, Rank b) {
    const ColourChoice choice = choose_colours(field_, a, b);
    const Rank black = choice.white == a ? b : a;
    swiss::Facts facts;
    for (const Rank rank : {choice.white, black}) {
      std::string had;
      for (const Colour colour : field_[rank].colours) had += colour == Colour::white ? 'W' : 'B';
      facts.emplace_back(said::fact_colours_of{.player = field_[rank].tpn},
                         had.empty() ? Message(said::value_none{}) : swiss::code(had));
    }
    teller_.say(article_of(field_.regulation(), choice.rule),
                said::has_white_against{.white = field_[choice.white].tpn,
                                        .black = field_[black].tpn,
                                        .why = reason(field_, choice, black)},
                std::array{choice.white, black}, std::move(facts));
  }
};

}  // namespace

void explain(const Field& field, const Round& round, Trace& trace) {
  tell_bye(field, round.bye, trace);
  for (const Step& step : round.steps) BracketTeller(field, step, trace).tell();
  Teller(field, trace, Place::of(Place::Kind::boards)).say("C.04.2", said::order_of_match_boards{});
}

}  // namespace trf::pair::match_swiss
