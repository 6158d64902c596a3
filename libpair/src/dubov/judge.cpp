#include "dubov/judge.hpp"

#include <algorithm>

#include "swiss/judge.hpp"
#include "swiss/teller.hpp"
#include "trf/contains.hpp"
#include "trf/pair/messages/dubov.hpp"

namespace trf::pair::dubov {
namespace {

using swiss::PublishedRound;

/// A bracket of the published round.
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
    const bool is_resident = contains(residents, other);
    if (!is_resident) candidate.worth.upfloaters.push_back(other);
    if (!is_resident || player < other) candidate.worth.pairs.emplace_back(player, other);
  }
  std::ranges::sort(candidate.worth.upfloaters);
  candidate.worth.pairs = normal(candidate.worth.pairs);
  return candidate;
}

class Judge : public swiss::BracketJudge<Field, RoundPairing> {
 public:
  using BracketJudge::BracketJudge;

  Verdict verdict() {
    if (correct_.bye != round_.bye)
      return swiss::other_bye(field_, articles_.bye, correct_.bye, round_.bye);
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
      const Worth ours = worth(step);
      brackets.push_back(swiss::values_by(
          place_of(field_, step), criteria,
          [&](const Criterion& criterion) { return candidate.worth.by(field_, criterion); },
          [&](const Criterion& criterion) { return ours.by(field_, criterion); }));
    }
    if (!first)
      return swiss::compare_colours(field_, correct_.steps, published_,
                                    [&](const Step& step) { return place_of(field_, step); });
    first->brackets = std::move(brackets);
    return std::move(*first);
  }

 private:
  static std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }
  [[nodiscard]] static Worth worth(const Step& step) {
    return {step.bracket.upfloaters, step.halves.pairs};
  }

  [[nodiscard]] Verdict compare(const Step& step, const Candidate& candidate) const {
    Verdict verdict{VerdictKind::worse, 0, {}, place_of(field_, step), {}};
    const Worth ours = worth(step);
    if (const Criterion* criterion = first_difference(field_, ours, candidate.worth)) {
      swiss::blame(verdict, *criterion, candidate.worth.by(field_, *criterion),
                   ours.by(field_, *criterion));
      return verdict;
    }
    if (candidate.worth.upfloaters != ours.upfloaters) {
      verdict.criterion = articles_.upfloater_order;
      verdict.explanation =
          said::other_upfloaters_first{.ours = swiss::listed(field_, ours.upfloaters),
                                       .theirs = swiss::listed(field_, candidate.worth.upfloaters)};
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
      verdict.explanation = said::other_shifters{.ours = swiss::listed(field_, ours),
                                                 .theirs = swiss::listed(field_, theirs)};
    };
    if (const auto theirs = shifters(smaller, sought, candidate); theirs != halves.shifted)
      return blame(articles_.shift, halves.shifted, theirs);
    if (const auto theirs = shifters(larger, opposite(sought), candidate);
        theirs != halves.balanced)
      return blame(articles_.balance, halves.balanced, theirs);
    verdict.criterion = std::string(articles_.transposition);
    std::vector<Rank> ours, theirs;
    for (const auto& [first, second] : halves.pairs) {
      ours.push_back(second);
      theirs.push_back(round_.opponent[at(first)]);
    }
    verdict.explanation = said::correct_transposition_first{
        .theirs = swiss::numbers(field_, theirs), .ours = swiss::numbers(field_, ours)};
  }
};

}  // namespace

Place place_of(const Field& field, const Step& step) {
  return swiss::bracket_place(step.bracket.number, field[step.bracket.residents.front()].score);
}

const Criterion* first_difference(const Field& field, const Worth& a, const Worth& b) {
  for (const Criterion* criterion : criteria)
    if (a.by(field, *criterion) != b.by(field, *criterion)) return criterion;
  return nullptr;
}

Verdict judge(const Field& field, const RoundPairing& correct, const Pairing& published) {
  return swiss::judge_by<Judge>(field, correct, published);
}

}  // namespace trf::pair::dubov
