#pragma once

#include <string>
#include <vector>

#include "cli/html.hpp"
#include "standing.hpp"
#include "trf/rating/rate.hpp"

namespace tiebreak_tool {

/// The tables of one standing. The columns with a competitor's data are the same in all of them.
class Page {
 public:
  Page(const trf::Tournament& tournament, const Standing& standing);

  [[nodiscard]] std::string standings() const;
  /// The players of a category: the rank in it, and the rank among all players.
  [[nodiscard]] std::string category(const CategoryStandings& of) const;
  /// Rows and columns in final order.
  [[nodiscard]] std::string matrix() const;
  /// A column for each round: the opponent's rank, the colour and the result.
  [[nodiscard]] std::string rounds() const;
  /// The leaders' points after each round.
  [[nodiscard]] std::string race() const;
  /// Form 3: the members of each team, in final order, with their games.
  [[nodiscard]] std::string members() const;
  /// The tie-breaks and the columns of the report; the letters of the colours if a table has them.
  [[nodiscard]] std::string legend(bool has_colours) const;

 private:
  using Competitor = trf::tiebreak::Competitor;
  using Headings = std::vector<cli::HtmlTable::Heading>;

  [[nodiscard]] const std::vector<Competitor>& order() const {
    return standing_.standings.ranking.order;
  }
  /// The games without a result, which are not in these standings.
  [[nodiscard]] std::string open_games() const;
  [[nodiscard]] Headings who_headings() const;
  [[nodiscard]] cli::HtmlTable::Heading points_heading() const;
  void add_who(cli::HtmlTable& html, Competitor one) const;
  void add_code_headings(Headings& headings) const;
  void add_code_values(cli::HtmlTable& html, Competitor one) const;

  const trf::Tournament& tournament_;
  const Standing& standing_;
  const trf::tiebreak::Crosstable& table_;
  trf::rating::Rated rated_;  ///< For the columns of the report
  bool has_titles_ = false, has_federations_ = false;
};

}  // namespace tiebreak_tool
