#include "dubov/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "swiss/judge.hpp"

namespace trf::pair::dubov {
namespace {

using swiss::name;
using swiss::PublishedRound;

/// A bracket as the published round has it.
struct Candidate {
  std::vector<Rank> residents;
  Worth worth;
};

std::vector<std::pair<Rank, Rank>> normal(std::vector<std::pair<Rank, Rank>> pairs) {
  for (auto& [a, b] : pairs)
    if (b < a) std::swap(a, b);
  std::ranges::sort(pairs);
  return pairs;
}

Candidate cut(const std::vector<Rank>& residents, const PublishedRound& round) {
  Candidate candidate{residents, {}};
  for (const Rank player : residents) {
    const Rank other = round.opponent[static_cast<std::size_t>(player)];
    const bool is_resident = std::ranges::find(residents, other) != residents.end();
    if (!is_resident) candidate.worth.upfloaters.push_back(other);
    if (!is_resident || player < other) candidate.worth.pairs.emplace_back(player, other);
  }
  std::ranges::sort(candidate.worth.upfloaters);
  candidate.worth.pairs = normal(candidate.worth.pairs);
  return candidate;
}

class Judge {
 public:
  Judge(const Field& field, const RoundPairing& correct, const PublishedRound& round,
        std::set<Rank> whites)
      : field_(field),
        articles_(field.regulation().articles),
        correct_(correct),
        round_(round),
        whites_(std::move(whites)) {}

  Verdict verdict() {
    if (correct_.bye != round_.bye) return other_bye();
    std::optional<Verdict> first;
    std::vector<std::uint8_t> taken(static_cast<std::size_t>(field_.size()), 0);
    std::vector<BracketValues> brackets;
    for (const Step& step : correct_.steps) {
      const std::int32_t score = field_[step.bracket.residents.front()].score;
      std::vector<Rank> residents;
      for (Rank rank = 0; rank < field_.size(); ++rank)
        if (field_[rank].score == score && taken[at(rank)] == 0 && rank != round_.bye)
          residents.push_back(rank);
      const Candidate candidate = cut(residents, round_);
      for (const Rank rank : residents) taken[at(rank)] = 1;
      for (const Rank rank : candidate.worth.upfloaters) taken[at(rank)] = 1;
      if (candidate.worth.pairs == normal(step.halves.pairs)) continue;
      if (!first) first = compare(step, candidate);
      brackets.push_back(values(step, candidate));
    }
    if (!first) return compare_colours();
    first->brackets = std::move(brackets);
    return std::move(*first);
  }

 private:
  static std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }
  [[nodiscard]] static Worth worth(const Step& step) {
    return {step.bracket.upfloaters, step.halves.pairs};
  }
  [[nodiscard]] Place where(const Step& step) const {
    return swiss::bracket_place(step.bracket.number, field_[step.bracket.residents.front()].score);
  }

  [[nodiscard]] Verdict other_bye() const {
    Verdict verdict{VerdictKind::worse, 0, {}, Place::of(Place::Kind::bye), {}};
    const auto &right = field_[correct_.bye], &wrong = field_[round_.bye];
    std::string_view reason;
    if (right.score != wrong.score) {
      verdict.criterion = articles_.bye_score;
      reason = "has fewer points";
    } else if (right.games != wrong.games) {
      verdict.criterion = articles_.bye_games;
      reason = "has played more games";
    } else {
      verdict.criterion = articles_.bye_tpn;
      reason = "has the larger TPN";
    }
    verdict.explanation = fmt::format("The bye belongs to {}, who {} than {}",
                                      name(field_, correct_.bye), reason, name(field_, round_.bye));
    return verdict;
  }

  [[nodiscard]] BracketValues values(const Step& step, const Candidate& candidate) const {
    BracketValues result{where(step), {}};
    const Worth ours = worth(step);
    for (const Criterion* criterion : criteria)
      result.criteria.push_back(
          {std::string(criterion->name),
           told(*criterion,
                value_of(field_, *criterion, candidate.worth.upfloaters, candidate.worth.pairs)),
           told(*criterion, value_of(field_, *criterion, ours.upfloaters, ours.pairs))});
    return result;
  }

  [[nodiscard]] Verdict compare(const Step& step, const Candidate& candidate) const {
    Verdict verdict{VerdictKind::worse, 0, {}, where(step), {}};
    const Worth ours = worth(step);
    if (const Criterion* criterion = first_difference(field_, ours, candidate.worth)) {
      verdict.criterion = std::string(criterion->name);
      verdict.published_value =
          told(*criterion,
               value_of(field_, *criterion, candidate.worth.upfloaters, candidate.worth.pairs));
      verdict.correct_value =
          told(*criterion, value_of(field_, *criterion, ours.upfloaters, ours.pairs));
      verdict.explanation =
          fmt::format("The {}: {}; the best pairing has {}", criterion->text,
                      to_string(verdict.published_value), to_string(verdict.correct_value));
      return verdict;
    }
    if (candidate.worth.upfloaters != ours.upfloaters) {
      verdict.criterion = articles_.upfloater_order;
      verdict.explanation = fmt::format(
          "All criteria are kept equally well, but the upfloaters {} come before {}",
          swiss::names(field_, ours.upfloaters), swiss::names(field_, candidate.worth.upfloaters));
      return verdict;
    }
    compare_groups(step.halves, candidate, verdict);
    return verdict;
  }

  /// The players of the published pairs inside a group whom 3.2.4 would shift first.
  [[nodiscard]] std::vector<Rank> shifters(const std::vector<Rank>& group, Colour sought,
                                           const Candidate& candidate) const {
    const auto order = numbered_shifters(field_, group, sought);
    const auto number = [&](Rank rank) { return std::ranges::find(order, rank) - order.begin(); };
    std::vector<Rank> chosen;
    for (const auto& [a, b] : candidate.worth.pairs)
      if (number(a) < std::ssize(order) && number(b) < std::ssize(order))
        chosen.push_back(number(a) < number(b) ? a : b);
    std::ranges::sort(chosen, {}, number);
    return chosen;
  }

  void compare_groups(const Halves& halves, const Candidate& candidate, Verdict& verdict) const {
    const auto& smaller = halves.shifts_from_first ? halves.first : halves.second;
    const auto& larger = halves.shifts_from_first ? halves.second : halves.first;
    const Colour sought = halves.shifts_from_first ? Colour::white : Colour::black;
    const auto blame = [&](std::string_view article, const std::vector<Rank>& ours,
                           const std::vector<Rank>& theirs) {
      verdict.criterion = std::string(article);
      verdict.explanation = fmt::format("The players shifted to the other subgroup are {}, not {}",
                                        swiss::names(field_, ours), swiss::names(field_, theirs));
    };
    if (const auto theirs = shifters(smaller, sought, candidate); theirs != halves.shifted)
      return blame(articles_.shift, halves.shifted, theirs);
    if (const auto theirs = shifters(larger, opposite(sought), candidate);
        theirs != halves.balanced)
      return blame(articles_.balance, halves.balanced, theirs);
    verdict.criterion = std::string(articles_.transposition);
    verdict.explanation =
        "All criteria are kept equally well, but the correct transposition comes first";
  }

  [[nodiscard]] Verdict compare_colours() const {
    for (const Step& step : correct_.steps) {
      for (const auto& [a, b] : step.halves.pairs) {
        const Rank high = std::min(a, b), low = std::max(a, b);
        const auto decision = allot_colours(field_, high, low);
        const Rank white = decision.higher == Colour::white ? high : low;
        if (whites_.contains(white)) continue;
        Verdict verdict =
            swiss::wrong_colours(field_, articles_.colours[static_cast<std::size_t>(decision.rule)],
                                 white, white == high ? low : high);
        verdict.place = where(step);
        return verdict;
      }
    }
    return {};
  }

  const Field& field_;
  const Regulation::Articles& articles_;
  const RoundPairing& correct_;
  const PublishedRound& round_;
  std::set<Rank> whites_;  ///< Who has White as published
};

}  // namespace

std::string told(const Criterion& criterion, std::span<const std::int32_t> value) {
  if (value.empty()) return "-";
  std::string text;
  for (const std::int32_t one : value) {
    if (!text.empty()) text += ", ";
    text += criterion.measure == Measure::scores ? swiss::points(one) : std::to_string(one);
  }
  return text;
}

const Criterion* first_difference(const Field& field, const Worth& a, const Worth& b) {
  for (const Criterion* criterion : criteria)
    if (value_of(field, *criterion, a.upfloaters, a.pairs) !=
        value_of(field, *criterion, b.upfloaters, b.pairs))
      return criterion;
  return nullptr;
}

Verdict judge(const Field& field, const RoundPairing& correct, const Pairing& published) {
  const auto legality =
      swiss::read_published(field, published, field.regulation().articles.complete);
  if (legality.broken) return *legality.broken;
  std::set<Rank> whites;
  for (const Pair& pair : published.pairs)
    whites.insert(field.rank_of(field.state().seat_of[pair.white]));
  return Judge(field, correct, legality.round, std::move(whites)).verdict();
}

}  // namespace trf::pair::dubov
