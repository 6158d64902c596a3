#include <algorithm>

#include "corrected_row.hpp"
#include "trf/rating/title.hpp"

// What a player may have reached in the lists between the period and the corrected list. The
// corrected list has only the sum of these periods.
namespace trf::rating {
namespace {

constexpr int unlimited = 10000;
constexpr int highest_k = 40;

/// The highest rating of all lists since the wrong report: the games that the list counts must
/// lead there and back.
int highest_since(const RowCorrection& correction, const RowCells& wrong, const RowCells& given) {
  // A championship gives a rating without games (RTF 4.4.1.6).
  const bool may_be_champion = wrong.category != given.category;
  if (wrong.rating == 0 || given.rating == 0 || !wrong.games || !given.games || may_be_champion)
    return unlimited;
  // K of a player falls only. One point for the rounding.
  const int before = correction.before ? correction.before->k : 0;
  const int k = std::max({before, wrong.k, given.k});
  const int most_per_game = (k == 0 ? highest_k : k) + 1;
  const int games = std::max(0, int{*given.games} - int{*wrong.games});
  return std::min(unlimited, (wrong.rating + given.rating + games * most_per_game) / 2);
}

bool has_fewer(const RowCells& one, const RowCells& other) {
  return one.rating < other.rating || one.games < other.games ||
         one.single_norms < other.single_norms ||
         one.double_norms.size() < other.double_norms.size();
}

Categoria category_of(const RowCells& cells) {
  return parse_categoria(cells.category).value_or(Categoria::nc);
}

Categoria title_with(LedgerEntry entry, const RowCells& cells, int rating) {
  entry.rating = entry.own_rating = rating;
  entry.changes.clear();
  entry.at_start.reset();
  entry.delisted_floor.reset();
  entry.is_champion = false;
  entry.single_norms = cells.single_norms;
  entry.double_norms = cells.double_norms;
  if (cells.games) entry.games = *cells.games;
  return end_period(entry).title;
}

}  // namespace

Between::Between(const RowCorrection& correction, const RowCells& wrong, const RowCells& right,
                 const RowCells& given)
    : correction_{correction},
      given_{given},
      gains_{has_fewer(wrong, right)},
      loses_{has_fewer(right, wrong)},
      has_other_title_{wrong.category != right.category},
      has_other_band_{wrong.rapid_best != right.rapid_best ||
                      wrong.rapid_category != right.rapid_category},
      difference_{right.rating - wrong.rating},
      highest_{highest_since(correction, wrong, given) + difference_} {}

bool Between::may_have_reached(int level) const { return difference_ > 0 && highest_ >= level; }

bool Between::may_lack_title(const RowCells& cells) const {
  if (!gains_ || !correction_.entry) return false;
  return title_with(*correction_.entry, cells, highest_) > category_of(cells);
}

bool Between::may_owe_title(const RowCells& cells) const {
  if (has_other_title_) return true;
  if (!loses_ || !correction_.entry) return false;
  return title_with(*correction_.entry, cells, cells.rating) < category_of(given_);
}

bool Between::may_lack_band() const {
  // A is the highest.
  const char held = given_.rapid_category == 0 ? 'H' : given_.rapid_category;
  return difference_ > 0 && band_of(highest_) < held;
}

bool Between::may_owe_band(const RowCells& cells) const {
  if (has_other_band_ || band_of(cells.rating) != band_of(given_.rating)) return true;
  const auto& before = correction_.before;
  return difference_ < 0 && (!before || before->rapid_best != given_.rapid_best ||
                             before->rapid_category != given_.rapid_category);
}

}  // namespace trf::rating
