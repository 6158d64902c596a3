#include "match_swiss/explain.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "match_swiss/completion.hpp"
#include "match_swiss/criterion.hpp"
#include "match_swiss/explain_choice.hpp"
#include "match_swiss/tell.hpp"
#include "swiss/teller.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::match_swiss {
namespace {

using swiss::number_fact;
using swiss::numbers;
using Teller = swiss::Teller<Field>;

/// The holder, the rule of 3.4 that decides, and the next one with the same score.
void tell_holder(const Field& field, Teller& teller, Rank holder) {
  const Rank next = next_in_line(field, holder);
  const Member& own = field[holder];
  const ByeRule rule = next == no_rank ? ByeRule::score : bye_rule(own, field[next]);
  teller.say(article_of(rule),
             said::match_bye{.teams = field.regulation().allotment == Allotment::teams,
                             .participant = swiss::named(field.state(), field.seat(holder)),
                             .rule = rule},
             std::array{holder},
             {{said::fact_points{}, said::value_points{.points = Score::from_tenths(own.score)}},
              {said::fact_matches_played{}, number_fact(own.matches)}});
  if (rule == ByeRule::score) return;
  const std::array both{holder, next};
  swiss::Facts facts;
  if (rule == ByeRule::matches)
    for (const Rank rank : both)
      facts.emplace_back(said::fact_matches_of{.player = field[rank].tpn},
                         number_fact(field[rank].matches));
  teller.say(article_of(rule),
             said::pab_before{.player = own.tpn, .other = field[next].tpn, .why = words_of(rule)},
             both, std::move(facts));
}

void tell_bye(const Field& field, const std::vector<ByeCandidate>& candidates, Trace& trace) {
  Teller teller(field, trace, Place::of(Place::Kind::bye));
  for (const auto& [rank, refusal] : candidates) {
    if (refusal == ByeRefusal::none) {
      tell_holder(field, teller, rank);
      continue;
    }
    Message name = swiss::named(field.state(), field.seat(rank));
    if (refusal == ByeRefusal::barred)
      teller.say("C2", said::match_bye_barred{.participant = std::move(name)}, std::array{rank});
    else
      teller.say("3.4.1", said::match_bye_leaves_unpaired{.participant = std::move(name)},
                 std::array{rank});
  }
}

/// The facts by which 4.3 gives the colours of a pair.
class ColourFacts {
 public:
  ColourFacts(const Field& field, const ColourChoice& choice, Rank black)
      : field_(field), choice_(choice), both_{choice.white, black} {}

  [[nodiscard]] swiss::Facts facts() {
    for (const Rank rank : both_) add_history(rank);
    if (choice_.rule == ColourRule::initial) {
      add_first();
      return std::move(facts_);
    }
    if (std::ranges::any_of(
            both_, [this](Rank rank) { return field_[rank].preference.colour != Colour::none; }))
      for (const Rank rank : both_) add_preference(rank);
    if (choice_.rule >= ColourRule::fewer)
      for (const Rank rank : both_) add_count(rank);
    if (choice_.rule >= ColourRule::first_prefers) add_first();
    return std::move(facts_);
  }

 private:
  [[nodiscard]] Number number(Rank rank) const { return field_[rank].tpn; }

  void add_history(Rank rank) {
    std::string had;
    for (const Colour colour : field_[rank].colours) had += colour == Colour::white ? 'W' : 'B';
    facts_.emplace_back(said::fact_colours_of{.player = number(rank)},
                        had.empty() ? Message(said::value_none{}) : swiss::code(had));
  }

  void add_preference(Rank rank) {
    const auto [colour, strength] = field_[rank].preference;
    Message value = said::value_none{};
    if (colour != Colour::none && field_.regulation().preferences == Preferences::type_b)
      value = said::value_degree{.strong = strength == Strength::strong, .colour = colour};
    else if (colour != Colour::none)
      value = said::value_preference{.colour = colour};
    facts_.emplace_back(said::fact_preference_of{.number = number(rank)}, std::move(value));
  }

  void add_count(Rank rank) {
    if (field_.regulation().allotment == Allotment::teams)
      facts_.emplace_back(said::fact_difference_of{.number = number(rank)},
                          number_fact(field_[rank].difference));
    else
      facts_.emplace_back(said::fact_whites_of{.number = number(rank)},
                          number_fact(field_[rank].whites));
  }

  void add_first() {
    const Rank second = choice_.first == both_[0] ? both_[1] : both_[0];
    facts_.emplace_back(said::fact_first{},
                        said::value_first{.number = number(choice_.first),
                                          .why = first_by(field_, choice_.first, second)});
  }

  const Field& field_;
  const ColourChoice& choice_;
  std::array<Rank, 2> both_;
  swiss::Facts facts_;
};

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
    tell_pairs(everybody);
    for (const auto& [top, bottom] : step_.pairs) tell_colours(top, bottom);
  }

 private:
  [[nodiscard]] const std::vector<Rank>& set() const { return step_.set.upfloaters; }

  void tell_set(std::span<const Rank> everybody) {
    const std::vector<Rank>& residents = step_.task.residents;
    teller_.say(articles_.bracket,
                said::residents_are{.residents = numbers(field_, residents),
                                    .odd = residents.size() % 2 != 0},
                everybody);
    tell_need(everybody);
    teller_.say("C4", said::fewest_upfloaters_are{.count = set().size()}, set());
    std::vector<std::int32_t> scores;
    for (const Rank rank : set()) scores.push_back(field_[rank].score);
    teller_.say("C5", said::highest_scores_are{.scores = swiss::points_of(scores)}, set());
    teller_.say("C6", following(), set());
    if (field_.has_float_criteria())
      teller_.say("C7", said::upfloaters_floated{.count = step_.set.c7}, set());
    teller_.say(articles_.set_order, said::set_is_first{.upfloaters = numbers(field_, set())},
                set());
    tell_other_upfloaters(teller_, field_, step_);
  }

  /// C6 of the set.
  [[nodiscard]] Message following() const {
    if (step_.set.c6 != complies) return said::following_never_complies{};
    const auto is_left = [&](Rank rank) {
      return field_[rank].score == step_.task.following && !contains(set(), rank);
    };
    if (std::ranges::any_of(step_.task.lower, is_left)) return said::following_complies{};
    if (field_.regulation().allotment == Allotment::teams)
      return said::teams_of_following_are_used{};
    return said::following_is_empty{};
  }

  /// Why more upfloaters than one for an odd number of residents.
  void tell_need(std::span<const Rank> everybody) {
    const std::vector<Rank>& residents = step_.task.residents;
    if (set().size() == residents.size() % 2) return;
    if (residents.size() % 2 != 0 || can_all_be_paired(field_, residents)) {
      teller_.say("C3", said::fewer_incomplete{}, everybody);
      return;
    }
    if (residents.size() == 2) {
      if (auto verdict = illegal_pair(field_, residents[0], residents[1]))
        teller_.say(verdict->criterion, std::move(verdict->explanation), everybody);
      return;
    }
    teller_.say("C1", said::residents_incomplete{}, everybody);
  }

  void tell_pairs(std::span<const Rank> everybody) {
    swiss::Facts facts;
    const auto counts = counts_of(field_, step_.pairs, step_.score);
    std::vector<Arg> pairs;
    for (const auto& [top, bottom] : step_.pairs)
      pairs.emplace_back(Message(said::value_pair{.one = number(top), .other = number(bottom)}));
    facts.emplace_back(said::fact_pairs{}, said::value_list{.values = std::move(pairs)});
    for (std::size_t c = 0; c < counts.size(); ++c) {
      const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
      if (criterion.is_about_floats && !field_.has_float_criteria()) continue;
      facts.emplace_back(swiss::code(criterion.name), number_fact(counts[c]));
      if (counts[c] > 0)
        teller_.say(criterion.name,
                    said::in_best_pairing{.counted = criterion.says({&counts[c], 1})}, everybody);
    }
    teller_.say(articles_.identifier,
                said::identifier_is_first{.identifier = Code{identifier_text(field_, step_.pairs)}},
                everybody, std::move(facts));
    tell_other_pairs(teller_, field_, step_);
  }

  void tell_colours(Rank a, Rank b) {
    const ColourChoice choice = choose_colours(field_, a, b);
    const Rank black = choice.white == a ? b : a;
    teller_.say(article_of(field_.regulation(), choice.rule),
                said::has_white_against{.white = field_[choice.white].tpn,
                                        .black = field_[black].tpn,
                                        .why = reason(field_, choice, black)},
                std::array{choice.white, black}, ColourFacts(field_, choice, black).facts());
  }
};

}  // namespace

void explain(const Field& field, const Round& round, Trace& trace) {
  tell_bye(field, round.bye, trace);
  for (const Step& step : round.steps) BracketTeller(field, step, trace).tell();
  Teller(field, trace, Place::of(Place::Kind::boards)).say("C.04.2", said::order_of_match_boards{});
}

}  // namespace trf::pair::match_swiss
