#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"
#include "trf/tiebreak/messages/tie_breaks.hpp"
#include "trf/tiebreak/standings.hpp"
#include "view.hpp"

namespace trf::tiebreak {

/// Why a term was cut.
enum class Cut : std::uint8_t { no, lowest, unplayed, highest };

/// One element of a value: a round, or an opponent.
struct Term {
  int round = 0;
  Competitor opponent = no_competitor;
  Why why = Why::none;
  bool voluntarily_unplayed = false;
  Cut cut = Cut::no;
  /// The opponent's adjusted score or rating, in units of Family::seen_decimals.
  std::int64_t seen = 0;
  std::int64_t amount = 0;        ///< The contribution, in units of Family::term_decimals
  std::int64_t significance = 0;  ///< Cuts begin at the lowest
};
using Terms = std::vector<Term>;
using Value = std::optional<std::int64_t>;

/// The data for calculations, and the results that several codes share.
class Context {
 public:
  Context(const Crosstable& table, const Edition& edition);

  [[nodiscard]] const Crosstable& table() const noexcept { return table_; }
  [[nodiscard]] const Edition& edition() const noexcept { return edition_; }
  [[nodiscard]] bool is_predetermined() const noexcept {
    return table_.pairing == PairingKind::predetermined;
  }
  /// Games that each competitor is scheduled to play in the rounds of the table: in a Swiss all
  /// rounds, in a round robin all but the free round of an odd field.
  [[nodiscard]] int scheduled_games() const noexcept { return scheduled_games_; }
  /// Rounds and opponents for Buchholz and Sonneborn-Berger; calculated once.
  [[nodiscard]] const View& view(const TieBreakCode& code) const;
  /// Values of a term family, calculated once.
  [[nodiscard]] const std::vector<std::int64_t>& values(const TieBreakCode& code) const;

 private:
  const Crosstable& table_;
  const Edition& edition_;
  int scheduled_games_ = 0;
  /// Points, /F, /P.
  mutable std::map<std::tuple<PointsKind, bool, bool>, View> views_;
  /// Family, both scores, /F, /P, cuts, /U: the properties of a code on which its values depend.
  using Key = std::tuple<const Family*, PointsKind, PointsKind, bool, bool, int, int, int>;
  mutable std::map<Key, std::vector<std::int64_t>> values_;
};

enum class For : std::uint8_t { anybody, players, teams };

/// A sentence without arguments, for the titles of families and editions.
template <Sentence S>
Message say() {
  return S{};
}

/// The order in which cuts leave out elements (Term::significance), for explanations.
enum class CutsBy : std::uint8_t { contribution, opponent_score, round };

/// How a tie-break is calculated; each has one in the file of its family.
struct Calculation {
  bool takes_points = false;  ///< :MP, :GP
  For whom = For::anybody;
  bool is_of_buchholz = false;
  bool needs_equal_game_points = false;  ///< Tied teams with different game points stay tied (12.1)
  bool cuts_inside = false;              ///< Cuts apply to the values that it averages (reading M1)
  CutsBy cuts_by = CutsBy::contribution;
  int decimals = 0, term_decimals = 0, seen_decimals = 0;

  /// Adds the terms of a competitor's value, round by round.
  void (*collect)(const Context&, const TieBreakCode&, Competitor, Terms&) = nullptr;
  /// Calculates the value from the terms that were not cut.
  Value (*finish)(const Context&, const TieBreakCode&, Competitor, const Terms&) = nullptr;
  /// In place of both, for codes that depend on the tied group: splits the ranking and fills the
  /// column.
  void (*refine)(const Context&, const TieBreakCode&, Ranking&, StandingsColumn&) = nullptr;
  /// For lists of numbers: fills the column's texts, and values in the same order.
  void (*fill)(const Context&, const TieBreakCode&, StandingsColumn&) = nullptr;
};

/// One for each row of the table of codes: a row without a calculation does not link, a calculation
/// without a row does not compile.
struct Calculations {
#define TIE_BREAK(id, ...) static const Calculation id;
#define EDITION_TIE_BREAK TIE_BREAK
#include "trf/tie_break_codes.inc"
};

/// The values that rank first.
enum class Direction : std::uint8_t { high, low };

/// A row of the table of codes, with its calculation.
struct Family {
  std::string_view name, article;
  Message (*title)();
  Direction direction;
  const Calculation& calculation;
};

#define TIE_BREAK(id, code, modifiers, cut, direction, article, title)              \
  inline constexpr Family id{code, article, say<said::title>, Direction::direction, \
                             Calculations::id};
#define EDITION_TIE_BREAK TIE_BREAK
#include "trf/tie_break_codes.inc"

/// One term for each round for which `term_of(round index, cell)` returns one; the loop fills in
/// `round` and `opponent`.
template <class TermOf>
void collect_rounds(const Context& context, Competitor competitor, Terms& terms, TermOf term_of) {
  const auto row = context.table().row(competitor);
  std::size_t end = terms.size();
  terms.resize(end + row.size());  // push_back(), not inlined, takes a third of all tie-breaks
  for (std::size_t r = 0; r < row.size(); ++r) {
    std::optional<Term> term = term_of(r, row[r]);
    if (!term) continue;
    term->round = static_cast<int>(r + 1);
    term->opponent = row[r].game.opponent;
    terms[end++] = *term;
  }
  terms.resize(end);
}

/// The same for the rounds of Buchholz and Sonneborn-Berger; `amount_of(cell, seen)`.
template <class AmountOf>
void collect_seen(const Context& context, const TieBreakCode& code, Competitor competitor,
                  Terms& terms, AmountOf amount_of) {
  const View& view = context.view(code);
  const std::size_t begin =
      std::size_t{competitor} * static_cast<std::size_t>(context.table().rounds);
  collect_rounds(context, competitor, terms,
                 [&](std::size_t r, const Cell& cell) -> std::optional<Term> {
                   const Seen& seen = view.rounds[begin + r];
                   if (seen.why == Why::none) return std::nullopt;
                   return Term{.why = seen.why,
                               .voluntarily_unplayed = seen.voluntarily_unplayed,
                               .seen = seen.score.tenths(),
                               .amount = amount_of(cell, seen),
                               .significance = seen.score.tenths()};
                 });
}

/// Values of the opponents met over the board, those that are defined.
void collect_opponents(const Context& context, const std::vector<std::int64_t>& values,
                       Competitor competitor, Why why, Terms& terms);

/// Marks the terms that the code cuts (C.07 art. 14 and 16.5).
void apply_cuts(const Context& context, const TieBreakCode& code, Terms& terms);

/// Terms after cuts, and the value.
Value evaluate(const Context& context, const TieBreakCode& code, Competitor competitor,
               Terms& terms);

// Used by most families.
Value sum(const Context&, const TieBreakCode&, Competitor, const Terms& terms);
/// Rounded half up to the family's decimals; undefined if there are no terms.
Value mean(const Context&, const TieBreakCode& code, Competitor, const Terms& terms);

/// floor(a / b + 1/2) \pre b > 0
[[nodiscard]] constexpr std::int64_t divide_half_up(std::int64_t a, std::int64_t b) noexcept {
  const std::int64_t twice = 2 * a + b;
  const std::int64_t whole = twice / (2 * b);
  return twice < 0 && whole * 2 * b != twice ? whole - 1 : whole;
}

/// The divisor of SSSC.
[[nodiscard]] std::int64_t sssc_divisor(const Context& context, const TieBreakCode& code);

}  // namespace trf::tiebreak
