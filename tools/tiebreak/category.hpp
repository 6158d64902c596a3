#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "trf/tiebreak/standings.hpp"
#include "trf/tournament.hpp"

namespace tiebreak_tool {

/// The conditions of a category. A player without rating meets no condition on ratings, a player
/// without date of birth none on age or birth.
struct NumberWithin {
  enum class What : std::uint8_t { rating, age, birth } what = What::rating;
  int low = 0, high = 0;  ///< Both included
};
struct Unrated {};
struct SexIs {
  trf::Sex sex = trf::Sex::unknown;
};
struct FederationIn {
  std::vector<std::string> federations;
};
struct TitleIn {
  std::vector<trf::Title> titles;
};
struct IdIn {
  std::vector<int> ids;
};
using Condition = std::variant<NumberWithin, Unrated, SexIs, FederationIn, TitleIn, IdIn>;

/// --category=NAME:CONDITION,...: a player must meet all conditions.
struct Category {
  std::string name, text;  ///< `text`: the conditions as given
  std::vector<Condition> conditions;

  [[nodiscard]] bool needs_start_date() const;
  /// Ages are those of the year in which the event starts.
  [[nodiscard]] bool has(const trf::Tournament& tournament, const trf::Player& player) const;
  /// Is the player left out only for want of a rating (`rating`) or a date of birth (`birth`)?
  [[nodiscard]] bool lacks(NumberWithin::What what, const trf::Tournament& tournament,
                           const trf::Player& player) const;
};

/// Names the players who are left out for want of a rating or a date of birth, as notes.
[[nodiscard]] std::vector<trf::Message> left_out(const Category& category,
                                                 const trf::Tournament& tournament);

/// Reads `text` into `conditions`. \return the fault; no sentence if there is none
[[nodiscard]] trf::Message read_conditions(Category& category);
/// \throws cli::UsageError
[[nodiscard]] Category parse_category(const std::string& text);

/// The players of a category in the order of the standings.
struct CategoryStandings {
  const Category* category = nullptr;
  struct Line {
    trf::tiebreak::Competitor competitor = trf::tiebreak::no_competitor;
    std::uint32_t rank = 0;  ///< In the category; shared by players who share a rank of all
  };
  std::vector<Line> lines;
};

/// \param once  a player of a category is not in later ones
[[nodiscard]] std::vector<CategoryStandings> standings_of(
    const std::vector<Category>& categories, bool once, const trf::Tournament& tournament,
    const trf::tiebreak::Standings& standings);

}  // namespace tiebreak_tool
