#include "match_swiss/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "seating.hpp"

namespace trf::pair::match_swiss {
namespace {

/// A bracket as a round has it, and what the criteria make of it.
struct Candidate {
  std::vector<Rank> upfloaters;
  std::vector<TopBottom> pairs;
  Following c6 = complies;
  int c7 = 0;
  std::vector<int> counts;
};

class Judge {
 public:
  Judge(const Field& field, const Pairing& published)
      : field_(field), published_(published), seating_(field.state(), published) {}

  [[nodiscard]] Verdict judge() {
    if (auto verdict = illegal()) return *verdict;
    if (auto verdict = compare_byes()) return *verdict;
    Verdict verdict = compare_brackets();
    return verdict.brackets.empty() ? compare_colours() : verdict;
  }

 private:
  [[nodiscard]] int tpn(Rank rank) const { return field_[rank].tpn; }
  [[nodiscard]] Rank opponent(Rank rank) const {
    const Seat seat = seating_.opponent[field_[rank].seat];
    return seat == no_seat ? no_rank : field_.rank_of(seat);
  }
  [[nodiscard]] static Verdict verdict(VerdictKind kind, std::string criterion, Message sentence,
                                       Place place = {}) {
    return {kind, 0, std::move(criterion), place, std::move(sentence)};
  }

  [[nodiscard]] std::optional<Verdict> illegal() const {
    const auto broken = [](std::string criterion, Message sentence) {
      return verdict(VerdictKind::illegal, std::move(criterion), std::move(sentence));
    };
    if (seating_.stranger) return broken("3.3.1", *seating_.stranger);
    if (seating_.misfit) return broken("3.3.1", *seating_.misfit);
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const Rank other = opponent(rank);
      if (other > rank && !field_.may_meet(rank, other))
        return broken("C1", fmt::format("The pair {}-{} met before, or is prohibited", tpn(rank),
                                        tpn(other)));
    }
    if (const Rank bye = bye_holder(); bye != no_rank && field_[bye].bye_barred)
      return broken("C2",
                    fmt::format("{} receives the bye after a bye, a match won by forfeit or a "
                                "full-point bye",
                                tpn(bye)));
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
    const Member &own = field_[ours], &other = field_[theirs];
    const auto worse = [&](std::string criterion, std::string_view why) {
      return verdict(VerdictKind::worse, std::move(criterion),
                     fmt::format("{} receives the bye; {} {}", tpn(theirs), tpn(ours), why),
                     Place::of(Place::Kind::bye));
    };
    if (own.score != other.score) return worse("3.4.2", "has a lower score");
    if (own.matches != other.matches) return worse("3.4.3", "has played more matches");
    return worse("3.4.4", "has the larger TPN");
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
    candidate.c6 = set->c6;
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
    std::string criterion, published, correct, sentence;
    bool differs = false;
  };
  [[nodiscard]] std::vector<Compared> compare(const Candidate& theirs,
                                              const Candidate& ours) const {
    std::vector<Compared> list;
    const auto add = [&](std::string_view criterion, std::string published, std::string correct,
                         std::string sentence) {
      const bool differs = published != correct;
      list.push_back({std::string(criterion), std::move(published), std::move(correct),
                      std::move(sentence), differs});
    };
    const auto add_count = [&](std::string_view criterion, std::string_view what, int published,
                               int correct) {
      add(criterion, std::to_string(published), std::to_string(correct),
          fmt::format("The number of {} is {}; the best is {}", what, published, correct));
    };
    const auto size = [](const std::vector<Rank>& set) { return static_cast<int>(set.size()); };
    add_count("C4", "upfloaters", size(theirs.upfloaters), size(ours.upfloaters));
    const auto c5 = std::pair(scores(field_, theirs.upfloaters), scores(field_, ours.upfloaters));
    add("C5", c5.first, c5.second,
        fmt::format("The scores of the upfloaters are {}; the best are {}", c5.first, c5.second));
    const auto told = [](Following c6) { return c6 == complies ? "yes" : "no"; };
    add("C6", told(theirs.c6), told(ours.c6),
        "Without these upfloaters, the following scoregroup cannot meet C1, C3 and C4");
    add_count("C7", "upfloaters that floated before", theirs.c7, ours.c7);
    const auto set =
        std::pair(numbers(field_, theirs.upfloaters), numbers(field_, ours.upfloaters));
    add(field_.regulation().articles.set_order, set.first, set.second,
        fmt::format("The upfloaters are {}; the set {} is the first in the order", set.first,
                    set.second));
    for (std::size_t c = 0; c < ours.counts.size(); ++c) {
      const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
      add_count(criterion.name, criterion.text, theirs.counts[c], ours.counts[c]);
    }
    const auto id =
        std::pair(identifier_text(field_, theirs.pairs), identifier_text(field_, ours.pairs));
    add(field_.regulation().articles.identifier, id.first, id.second,
        fmt::format("The identifier is {}; {} is the first in the order", id.first, id.second));
    return list;
  }

  /// From the top; below the first bracket that differs, what is best for whom the published round
  /// leaves.
  [[nodiscard]] Verdict compare_brackets() const {
    std::vector<Rank> left(static_cast<std::size_t>(field_.size()));
    std::iota(left.begin(), left.end(), 0);
    if (bye_holder() != no_rank) left.erase(left.begin() + bye_holder());
    Verdict verdict{VerdictKind::worse, 0, {}, {}, {}};
    for (int number = 1; !left.empty(); ++number) {
      const Task task = next_task(field_, left);
      const Candidate theirs = of_round(task);
      const auto ours = best(task);
      if (ours && ours->pairs != theirs.pairs) {
        const auto compared = compare(theirs, *ours);
        BracketValues& values = verdict.brackets.emplace_back();
        values.bracket =
            Place::bracket(number, Score::from_tenths(field_[task.residents.front()].score));
        for (const Compared& one : compared)
          values.criteria.push_back({one.criterion, one.published, one.correct});
        const auto first = std::ranges::find(compared, true, &Compared::differs);
        if (verdict.criterion.empty() && first != compared.end()) {
          verdict.place = values.bracket;
          verdict.criterion = first->criterion;
          verdict.published_value = first->published;
          verdict.correct_value = first->correct;
          verdict.explanation = first->sentence;
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

  /// Same opponents: the colours of some pair are wrong.
  [[nodiscard]] Verdict compare_colours() const {
    for (Rank rank = 0; rank < field_.size(); ++rank) {
      const Rank other = opponent(rank);
      if (other < rank) continue;
      const ColourChoice choice = choose_colours(field_, rank, other);
      const PlayerIndex white = field_.player(choice.white);
      if (std::ranges::find(published_.pairs, white, &Pair::white) != published_.pairs.end())
        continue;
      return verdict(VerdictKind::worse, std::string(article_of(field_.regulation(), choice.rule)),
                     fmt::format("In {}-{}, {} is to have White: {}", tpn(rank), tpn(other),
                                 tpn(choice.white), reason(field_.regulation(), choice.rule)));
    }
    return {};
  }

  const Field& field_;
  const Pairing& published_;
  Seating seating_;
};

}  // namespace

Verdict judge(const Field& field, const Pairing& published) {
  return Judge(field, published).judge();
}

}  // namespace trf::pair::match_swiss
