#include "match_swiss/judge.hpp"

#include <algorithm>
#include <numeric>

#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "seating.hpp"
#include "swiss/teller.hpp"
#include "swiss/verdict.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::match_swiss {
namespace {

/// A bracket of a round, and the values of the criteria.
struct Candidate {
  std::vector<Rank> upfloaters;
  std::vector<TopBottom> pairs;
  Following c6 = complies;
  int c7 = 0;
  std::vector<int> counts;
};

/// The criteria of a set of upfloaters.
using swiss::NamedCriterion;
constexpr NamedCriterion c04{.name = "C4",
                             .says = counted<said::count_of_upfloaters>,
                             .rule = asked<said::fewest_upfloaters>};
constexpr NamedCriterion c05{.name = "C5",
                             .says = swiss::scores<said::scores_of_upfloaters>,
                             .rule = asked<said::highest_upfloaters>,
                             .measure = swiss::Measure::list};
constexpr NamedCriterion c07{.name = "C7",
                             .says = counted<said::upfloaters_floated>,
                             .rule = asked<said::fewest_repeated_floats>};

class Judge {
 public:
  Judge(const Field& field, const Pairing& published)
      : field_(field),
        published_(published),
        seating_(field.state(), published),
        place_(static_cast<std::size_t>(field.size())) {}

  [[nodiscard]] Verdict judge() {
    if (auto verdict = illegal()) return *verdict;
    if (auto verdict = compare_byes()) return *verdict;
    Verdict verdict = compare_brackets();
    return verdict.brackets.empty() ? compare_colours() : verdict;
  }

 private:
  [[nodiscard]] int tpn(Rank rank) const { return field_[rank].tpn; }
  [[nodiscard]] Rank opponent(Rank rank) const {
    const Seat seat = seating_.opponent[field_.seat(rank)];
    return seat == no_seat ? no_rank : field_.rank_of(seat);
  }
  [[nodiscard]] static Verdict verdict(VerdictKind kind, std::string_view criterion,
                                       Message explanation, const Place& place = {}) {
    return {kind, 0, std::string(criterion), place, std::move(explanation)};
  }

  [[nodiscard]] std::optional<Verdict> illegal() const {
    const auto broken = [](std::string_view criterion, Message explanation) {
      return verdict(VerdictKind::illegal, criterion, std::move(explanation));
    };
    const std::string_view complete = field_.regulation().articles.complete;
    if (seating_.stranger) return broken(complete, *seating_.stranger);
    if (seating_.misfit) return broken(complete, *seating_.misfit);
    for (Rank rank = 0; rank < field_.size(); ++rank)
      if (const Rank other = opponent(rank); other > rank)
        if (auto forbidden = illegal_pair(field_, rank, other)) return forbidden;
    if (const Rank bye = bye_holder(); bye != no_rank && field_[bye].bye_barred)
      return broken("C2", said::match_bye_after_bye{.player = tpn(bye)});
    return std::nullopt;
  }

  [[nodiscard]] Rank bye_holder() const {
    return seating_.bye == no_seat ? no_rank : field_.rank_of(seating_.bye);
  }

  /// 3.4: both are allowed to have the bye, and the others can be paired.
  [[nodiscard]] std::optional<Verdict> compare_byes() const {
    const Rank theirs = bye_holder();
    if (theirs == no_rank) return std::nullopt;
    const Rank ours = bye_candidates(field_).back().rank;
    if (ours == theirs) return std::nullopt;
    const ByeRule rule = bye_rule(field_[ours], field_[theirs]);
    return verdict(
        VerdictKind::worse, article_of(rule),
        said::pab_is_of{.player = tpn(ours), .why = words_of(rule), .other = tpn(theirs)},
        Place::of(Place::Kind::bye));
  }

  [[nodiscard]] Candidate of_round(const Task& task) const {
    Candidate candidate;
    for (const Rank rank : task.residents) {
      const Rank other = opponent(rank);
      if (field_[other].score != field_[rank].score) candidate.upfloaters.push_back(other);
      if (field_[other].score == field_[rank].score && other < rank) continue;
      candidate.pairs.push_back(tpn(rank) < tpn(other) ? TopBottom{rank, other}
                                                       : TopBottom{other, rank});
    }
    std::ranges::sort(candidate.upfloaters);
    std::ranges::sort(candidate.pairs, {}, [&](const TopBottom& pair) { return tpn(pair.first); });
    candidate.c6 = following_after(task, candidate.upfloaters);
    finish(task, candidate);
    return candidate;
  }
  [[nodiscard]] std::optional<Candidate> best(const Task& task) const {
    auto set = choose_upfloaters(task);
    if (!set) return std::nullopt;
    Candidate candidate;
    candidate.upfloaters = set->upfloaters;
    // Without upfloaters C6 chooses nothing and was not looked at.
    candidate.c6 = set->upfloaters.empty() ? following_after(task, {}) : set->c6;
    std::vector<Rank> bracket = task.residents;
    bracket.insert(bracket.end(), set->upfloaters.begin(), set->upfloaters.end());
    candidate.pairs = pair_bracket(field_, bracket, field_[task.residents.front()].score);
    finish(task, candidate);
    return candidate;
  }
  void finish(const Task& task, Candidate& candidate) const {
    for (const Rank rank : candidate.upfloaters)
      candidate.c7 += counts_for_c7(field_, rank) ? 1 : 0;
    candidate.counts = counts_of(field_, candidate.pairs, field_[task.residents.front()].score);
  }

  /// Each criterion of a bracket, published and best; the first that differs decides.
  struct Compared {
    std::string_view criterion;
    Message published, correct, sentence, rule;
    bool differs = false;
  };
  using Value = std::vector<std::int32_t>;
  [[nodiscard]] std::vector<Compared> compare(const Candidate& theirs,
                                              const Candidate& ours) const {
    std::vector<Compared> list;
    const auto add = [&](const NamedCriterion& criterion, const Value& published,
                         const Value& correct) {
      Verdict verdict;
      swiss::blame(verdict, criterion, published, correct);
      list.push_back({criterion.name, std::move(verdict.published_value),
                      std::move(verdict.correct_value), std::move(verdict.explanation),
                      std::move(verdict.rule), published != correct});
    };
    const auto size = [](const std::vector<Rank>& set) { return static_cast<int>(set.size()); };
    const auto scores = [&](const std::vector<Rank>& set) {
      Value value;
      for (const Rank rank : set) value.push_back(field_[rank].score);
      return value;
    };
    add(c04, {size(theirs.upfloaters)}, {size(ours.upfloaters)});
    add(c05, scores(theirs.upfloaters), scores(ours.upfloaters));
    list.push_back({"C6", said::value_yes_or_no{.yes = theirs.c6 == complies},
                    said::value_yes_or_no{.yes = ours.c6 == complies},
                    said::next_scoregroup{.complies = false}, said::next_scoregroup_complies{},
                    (theirs.c6 == complies) != (ours.c6 == complies)});
    add(c07, {theirs.c7}, {ours.c7});
    Message set = swiss::listed(field_, theirs.upfloaters),
            best_set = swiss::listed(field_, ours.upfloaters);
    list.push_back({field_.regulation().articles.set_order,
                    set,
                    best_set,
                    said::set_comes_later{.theirs = swiss::numbers(field_, theirs.upfloaters),
                                          .ours = swiss::numbers(field_, ours.upfloaters)},
                    {},
                    theirs.upfloaters != ours.upfloaters});
    for (std::size_t c = 0; c < ours.counts.size(); ++c) {
      add(*field_.regulation().pair_criteria[c], {theirs.counts[c]}, {ours.counts[c]});
    }
    const std::string id = identifier_text(field_, theirs.pairs),
                      best_id = identifier_text(field_, ours.pairs);
    list.push_back({field_.regulation().articles.identifier,
                    swiss::code(id),
                    swiss::code(best_id),
                    said::identifier_comes_later{.theirs = Code{id}, .ours = Code{best_id}},
                    {},
                    id != best_id});
    return list;
  }

  /// From the top. Below the first bracket that differs, the best is calculated for the
  /// participants that the published round leaves.
  [[nodiscard]] Verdict compare_brackets() {
    std::vector<Rank> left(static_cast<std::size_t>(field_.size()));
    std::iota(left.begin(), left.end(), 0);
    if (bye_holder() != no_rank) left.erase(left.begin() + bye_holder());
    Verdict verdict{VerdictKind::worse, 0, {}, {}, {}};
    for (int number = 1; !left.empty(); ++number) {
      const Task task = next_task(field_, left);
      const Candidate theirs = of_round(task);
      const Place here =
          Place::bracket(number, Score::from_tenths(field_[task.residents.front()].score));
      for (const Rank rank : task.residents) place_[static_cast<std::size_t>(rank)] = here;
      const auto ours = best(task);
      if (ours && ours->pairs != theirs.pairs) {
        const auto compared = compare(theirs, *ours);
        BracketValues& values = verdict.brackets.emplace_back();
        values.bracket = here;
        for (const Compared& one : compared)
          values.criteria.push_back({std::string(one.criterion), one.published, one.correct});
        const auto first = std::ranges::find(compared, true, &Compared::differs);
        if (verdict.criterion.empty() && first != compared.end()) {
          verdict.place = values.bracket;
          verdict.criterion = first->criterion;
          verdict.published_value = first->published;
          verdict.correct_value = first->correct;
          verdict.explanation = first->sentence;
          verdict.rule = first->rule;
        }
      }
      std::vector<Rank> bracket = task.residents, rest;
      bracket.insert(bracket.end(), theirs.upfloaters.begin(), theirs.upfloaters.end());
      std::ranges::sort(bracket);
      std::ranges::set_difference(left, bracket, std::back_inserter(rest));
      left = std::move(rest);
    }
    return verdict;
  }

  /// Same opponents: the colours of a pair are wrong.
  [[nodiscard]] Verdict compare_colours() const {
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const Rank other = opponent(rank);
      if (other < rank) continue;
      const ColourChoice choice = choose_colours(field_, rank, other);
      const PlayerIndex white = field_.player(choice.white);
      if (contains(published_.pairs, white, &Pair::white)) continue;
      const Rank black = choice.white == rank ? other : rank;
      return verdict(VerdictKind::worse, article_of(field_.regulation(), choice.rule),
                     said::should_have_white{.white = tpn(choice.white),
                                             .black = tpn(black),
                                             .why = reason(field_, choice, black)},
                     place_[static_cast<std::size_t>(std::min(rank, other))]);
    }
    return {};
  }

  const Field& field_;
  const Pairing& published_;
  Seating seating_;
  std::vector<Place> place_;  ///< By rank: where a resident is paired
};

}  // namespace

Verdict judge(const Field& field, const Pairing& published) {
  return Judge(field, published).judge();
}

}  // namespace trf::pair::match_swiss
