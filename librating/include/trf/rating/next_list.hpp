#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/rating/list.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/rating/title.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// Settings for the next list.
struct NextListOptions {
  Date date;  ///< Of the next list, for inactivity
  /// In force in the coming period, for its coefficients; nullptr: that of the period
  const Regulation* coming = nullptr;
  ListBytes use{};  ///< Of the bytes of the old list
  int threads = 1;
};
/// A summary of the next list, beside the ratings.
struct NextListSummary {
  std::size_t players = 0, entered = 0, promoted = 0, became_inactive = 0, deleted = 0;
  /// Columns that the regulation needs and the old list lacks: their values stay unknown.
  std::vector<std::string_view> missing_columns{};
};
/// Writes the next list as CSV: every row of the old one after the period, then the players who
/// enter it. It has the whole state that the regulation asks for: coefficients of the coming
/// period, games, what was reached, results of unrated players, norms, inactivity and deletion.
/// Columns with no meaning are copied. Lists of Elo Italia ratify titles and categories of all
/// their players (RTF 4.4.3). \param list  read from `bytes` \param regulation  of the list \param
/// period  finished \param sink receives the text in pieces
NextListSummary write_next_list(const ListLayout& layout, std::string_view bytes,
                                const RatingList& list, const Regulation& regulation,
                                const Period& period, const Ledger* ledger,
                                const NextListOptions& options,
                                const std::function<void(std::string_view)>& sink);

/// A player of a list who is in no report of the period.
struct IdlePlayer {
  std::string id{};                     ///< RatingList::id_of()
  std::optional<std::size_t> ledger{};  ///< Position in the ledger
  bool is_category_known = false;       ///< By the list
  PeriodEnd end{};
};
/// Closes the period for these players as the next list does (RTF 4.4.3), in the order of the list.
/// \pre as for write_next_list(); the regulation makes titles
void for_each_idle_player(const ListLayout& layout, std::string_view bytes, const RatingList& list,
                          const Regulation& regulation, const Period& period, const Ledger* ledger,
                          const ListBytes& use, const std::function<void(const IdlePlayer&)>& take);

}  // namespace trf::rating
#pragma GCC visibility pop
