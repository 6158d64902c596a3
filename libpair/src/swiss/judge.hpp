#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "swiss/field.hpp"
#include "swiss/prohibition.hpp"
#include "swiss/verdict.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::swiss {

/// A published round by ranks.
struct PublishedRound {
  static constexpr Rank no_opponent = -1;
  std::vector<Rank> opponent;  ///< By rank; no_opponent: the player has the bye
  Rank bye = -1;               ///< -1: none
};

/// The round by ranks, or the absolute rule that is not met: all present players are paired once,
/// [C1], [C2], [C3]. \p complete: the article on a complete round.
struct Legality {
  PublishedRound round;
  std::optional<Verdict> broken;
};
[[nodiscard]] Legality read_published(const Field& field, const Pairing& published,
                                      std::string_view complete);

/// [C1], a prohibited pair or [C3]; empty: they are allowed to meet.
[[nodiscard]] std::optional<Prohibition> why_not(const Field& field, Rank a, Rank b);
/// The same as a verdict, for a question about a pair.
[[nodiscard]] std::optional<Verdict> illegal_pair(const Field& field, Rank a, Rank b);
/// [C2] of some players. \pre not empty, all barred
[[nodiscard]] Message barred_from_pab(const Field& field, std::span<const Rank> players);

/// \p score: in tenths.
[[nodiscard]] Place bracket_place(int number, std::int32_t score);

/// The articles that give the bye (3.1).
struct ByeArticles {
  std::string_view pairable, score, games, last;
  bool last_is_index = false;  ///< 3.1.5: the lowest rank by the index, not the largest TPN
};
/// Why a player comes before another in the order of the bye.
struct ByeReason {
  enum class Rule : std::uint8_t { score, games, last } rule = Rule::score;
  std::string_view article;
  Message why;  ///< "played more games than"
};
[[nodiscard]] ByeReason before_in_bye_order(const Field& field, const ByeArticles& articles,
                                            Rank first, Rank second);
/// Both are allowed to have the bye; the verdict has the first article that prefers `right`.
[[nodiscard]] Verdict other_bye(const Field& field, const ByeArticles& articles, Rank right,
                                Rank wrong);

/// The verdict on a round in which a player receives the bye: illegal, unpairable, or worse by an
/// article. \p right: the correct holder
[[nodiscard]] Verdict with_bye(const Field& field, const ByeArticles& articles, Rank right,
                               Rank player);

/// A pair of the correct round and where it is.
struct ColouredPair {
  ColourDecision decision;
  Place place;
};
/// Same opponents: the first pair with other colours. \p articles: as ColourRule
[[nodiscard]] Verdict compare_colours(const Field& field,
                                      std::span<const std::string_view> articles,
                                      std::span<const ColouredPair> correct,
                                      const Pairing& published);
/// The pairs are those of the steps of the correct round. \p place: of a step
template <class Field, class Steps, class PlaceOf>
[[nodiscard]] Verdict compare_colours(const Field& field, const Steps& steps,
                                      const Pairing& published, const PlaceOf& place) {
  std::vector<ColouredPair> pairs;
  for (const auto& step : steps)
    for (const auto& [a, b] : pairs_of(step))
      pairs.push_back({allot_colours(field, a, b), place(step)});
  return compare_colours(field, std::span{field.regulation().articles.colours},
                         std::span<const ColouredPair>{pairs}, published);
}

/// Judges a legal round of a system that pairs bracket by bracket. \p Round: of the system, as
/// `correct` and `round` are.
template <class Field, class Round>
class BracketJudge {
 public:
  BracketJudge(const Field& field, const Round& correct, const Pairing& published,
               const PublishedRound& round)
      : field_(field),
        articles_(field.regulation().articles),
        correct_(correct),
        published_(published),
        round_(round) {}

 protected:
  const Field& field_;
  const std::remove_cvref_t<decltype(std::declval<const Field&>().regulation().articles)>&
      articles_;
  const Round& correct_;
  const Pairing& published_;
  const PublishedRound& round_;
};

/// The absolute rule that a round does not meet; else the verdict() of \p Judge, a BracketJudge.
template <class Judge, class Field, class Round>
[[nodiscard]] Verdict judge_by(const Field& field, const Round& correct, const Pairing& published) {
  const auto legality = read_published(field, published, field.regulation().articles.complete);
  if (legality.broken) return *legality.broken;
  return Judge(field, correct, published, legality.round).verdict();
}

/// The values of the criteria for a bracket. \p theirs, \p ours: the value by a criterion.
template <class Criteria, class Theirs, class Ours>
[[nodiscard]] BracketValues values_by(const Place& place, const Criteria& criteria,
                                      const Theirs& theirs, const Ours& ours) {
  BracketValues values{place, {}};
  for (const auto* criterion : criteria)
    values.criteria.push_back({std::string(criterion->name),
                               told(criterion->measure, theirs(*criterion)),
                               told(criterion->measure, ours(*criterion))});
  return values;
}
/// Writes the first criterion that differs into the verdict; false: none does.
template <class Criteria, class Theirs, class Ours>
[[nodiscard]] bool blame_first(Verdict& verdict, const Criteria& criteria, const Theirs& theirs,
                               const Ours& ours) {
  for (const auto* criterion : criteria) {
    const auto other = theirs(*criterion), own = ours(*criterion);
    if (other == own) continue;
    blame(verdict, *criterion, other, own);
    return true;
  }
  return false;
}

}  // namespace trf::pair::swiss
