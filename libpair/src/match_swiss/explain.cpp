#include "match_swiss/explain.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match_swiss/completion.hpp"
#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "swiss/prohibition.hpp"
#include "swiss/teller.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::match_swiss {
namespace {

using swiss::number_fact;
using swiss::numbers;
using Teller = swiss::Teller<Field>;

/// The last rule of 3.4 that the holder's place needs, and those whom it sets aside.
struct ByeReason {
  ByeRule rule = ByeRule::score;
  std::vector<Rank> equals;  ///< By the rules before it
};

[[nodiscard]] ByeReason bye_reason(const Field& field, Rank holder) {
  ByeReason reason;
  bool is_behind = false;  // In the order of 3.4
  for (const Rank rank : bye_order(field)) {
    if (is_behind && !field[rank].bye_barred) {
      const ByeRule rule = bye_rule(field[holder], field[rank]);
      if (rule > reason.rule) reason = {rule, {}};
      if (rule == reason.rule && rule != ByeRule::score) reason.equals.push_back(rank);
    }
    is_behind = is_behind || rank == holder;
  }
  std::ranges::sort(reason.equals);
  return reason;
}

void tell_holder(const Field& field, Teller& teller, Rank holder) {
  const auto [rule, equals] = bye_reason(field, holder);
  swiss::Facts facts{
      {said::fact_points{}, said::value_points{.points = Score::from_tenths(field[holder].score)}},
      {said::fact_matches_played{}, number_fact(field[holder].matches)}};
  if (rule == ByeRule::matches)
    facts.emplace_back(said::fact_same_score{}, swiss::listed(field, equals));
  if (rule == ByeRule::tpn)
    facts.emplace_back(said::fact_same_matches{}, swiss::listed(field, equals));
  teller.say(article_of(rule),
             said::match_bye{.teams = field.regulation().allotment == Allotment::teams,
                             .participant = swiss::named(field.state(), field[holder].seat),
                             .rule = rule},
             std::array{holder}, std::move(facts));
}

void tell_bye(const Field& field, const std::vector<ByeCandidate>& candidates, Trace& trace) {
  Teller teller(field, trace, Place::of(Place::Kind::bye));
  for (const auto& [rank, refusal] : candidates) {
    if (refusal == ByeRefusal::none) {
      tell_holder(field, teller, rank);
      continue;
    }
    Message name = swiss::named(field.state(), field[rank].seat);
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

  /// Why [C1] does not allow a pair; empty: it does.
  [[nodiscard]] std::optional<Message> forbidden(Rank a, Rank b) const {
    auto why = swiss::c1_forbids(field_.state(), field_[a].seat, field_[b].seat, is_match);
    if (!why) return std::nullopt;
    return said::cannot_meet{.one = number(a), .other = number(b), .why = std::move(*why)};
  }

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
    const auto refused = set().size() == 1 ? others_than_one() : first_set(scores);
    const auto tell_refused = [&](std::initializer_list<std::string_view> articles) {
      for (const Refused& one : refused)
        if (std::ranges::find(articles, one.article) != articles.end())
          teller_.say(one.article, one.sentence, one.set);
    };
    tell_refused({"C1", "C3"});
    teller_.say("C5", said::highest_scores_are{.scores = swiss::points_of(scores)}, set());
    tell_refused({"C6"});
    teller_.say("C6", following(), set());
    tell_refused({"C7"});
    if (field_.has_float_criteria())
      teller_.say("C7", said::upfloaters_floated{.count = step_.set.c7}, set());
    teller_.say(articles_.set_order, said::set_is_first{.upfloaters = numbers(field_, set())},
                set());
  }

  /// C6 of the set.
  [[nodiscard]] Message following() const {
    if (step_.set.c6 != complies) return said::following_never_complies{};
    const auto is_left = [&](Rank rank) {
      return field_[rank].score == step_.task.following &&
             std::ranges::find(set(), rank) == set().end();
    };
    return std::ranges::any_of(step_.task.lower, is_left) ? Message(said::following_complies{})
                                                          : Message(said::following_is_empty{});
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
        teller_.say("C1", std::move(verdict->explanation), everybody);
      return;
    }
    teller_.say("C1", said::residents_incomplete{}, everybody);
  }

  /// A set of upfloaters that is not taken, and why.
  struct Refused {
    std::string_view article;
    Message sentence;
    std::vector<Rank> set;
  };

  /// What is against a set: the article and the reason. Empty: nothing.
  [[nodiscard]] std::optional<std::pair<std::string_view, Message>> against(
      const std::vector<Rank>& other) const {
    const Task& task = step_.task;
    const auto found = [](std::string_view article, Message why) {
      return std::optional(std::pair(article, std::move(why)));
    };
    if (!is_legal(task, other)) {
      if (task.residents.size() == 1 && other.size() == 1)
        if (auto why = forbidden(task.residents.front(), other.front()))
          return found("C1", std::move(*why));
      std::vector<Rank> bracket = task.residents;
      bracket.insert(bracket.end(), other.begin(), other.end());
      return can_all_be_paired(field_, bracket) ? found("C3", said::others_incomplete{})
                                                : found("C1", said::bracket_incomplete{});
    }
    if (following_after(task, other) > step_.set.c6)
      return found("C6", said::following_not_fewest{});
    const auto floated =
        std::ranges::count_if(other, [this](Rank rank) { return counts_for_c7(field_, rank); });
    if (floated <= step_.set.c7) return std::nullopt;
    if (other.size() == 1)
      return found("C7", said::upfloater_floated{.number = number(other.front())});
    return found("C7", said::floated_again{.count = floated});
  }

  /// Those that come before the one upfloater in the order, and those that have not floated as it
  /// has: the first ten.
  [[nodiscard]] std::vector<Refused> others_than_one() const {
    constexpr std::size_t most = 10;
    std::vector<Refused> refused;
    const Rank chosen = set().front();
    bool is_behind = false;
    for (const Rank rank : step_.task.lower) {
      if (field_[rank].score < field_[chosen].score || refused.size() == most) break;
      is_behind = is_behind || rank == chosen;
      if (is_behind && (step_.set.c7 == 0 || counts_for_c7(field_, rank))) continue;
      if (auto why = against({rank}))
        refused.push_back(
            {why->first,
             said::upfloater_not_taken{.upfloater = number(rank), .why = std::move(why->second)},
             {rank}});
    }
    return refused;
  }

  /// The set that comes first in the order, if it is another one.
  [[nodiscard]] std::vector<Refused> first_set(const std::vector<std::int32_t>& scores) const {
    std::vector<Rank> first;
    auto next = step_.task.lower.begin();
    for (const std::int32_t score : scores) {
      while (field_[*next].score != score) ++next;
      first.push_back(*next++);
    }
    if (first == set()) return {};
    auto why = against(first);
    if (!why) return {};
    return {
        {why->first,
         said::set_not_taken{.upfloaters = numbers(field_, first), .why = std::move(why->second)},
         first}};
  }

  void tell_pairs(std::span<const Rank> everybody) {
    swiss::Facts facts;
    const auto counts = counts_of(field_, step_.pairs, step_.score);
    tell_first_pairs(everybody, counts);
    std::vector<Arg> pairs;
    for (const auto& [top, bottom] : step_.pairs)
      pairs.emplace_back(Message(said::value_pair{.one = number(top), .other = number(bottom)}));
    facts.emplace_back(said::fact_pairs{}, said::value_list{.values = std::move(pairs)});
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
  }

  /// The pairing with the first identifier of all, if it is another one.
  void tell_first_pairs(std::span<const Rank> everybody, const std::vector<int>& counts) {
    std::vector<Rank> order(everybody.begin(), everybody.end());
    std::ranges::sort(order, {}, [&](Rank rank) { return field_[rank].tpn; });
    const std::size_t half = order.size() / 2;
    std::vector<TopBottom> first;
    for (std::size_t i = 0; i < half; ++i) first.emplace_back(order[i], order[half + i]);
    if (first == step_.pairs) return;
    const auto refuse = [&](std::string_view article, Message why) {
      teller_.say(article,
                  said::identifier_not_taken{.identifier = Code{identifier_text(field_, first)},
                                             .why = std::move(why)},
                  everybody);
    };
    for (const auto& [top, bottom] : first)
      if (auto why = forbidden(top, bottom)) return refuse("C1", std::move(*why));
    const auto values = counts_of(field_, first, step_.score);
    for (std::size_t c = 0; c < values.size(); ++c)
      if (values[c] != counts[c]) {
        const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
        return refuse(criterion.name, criterion.says({&values[c], 1}));
      }
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
