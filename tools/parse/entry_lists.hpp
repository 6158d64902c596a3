#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "trf/edit_people.hpp"
#include "trf/entries.hpp"
#include "trf/rating/regulation.hpp"
#include "trf/time_control.hpp"

namespace parse {

/// Of what a blank cell of a list shows that the player has none.
struct Told {
  bool title = false, rating = false, national_rating = false;
};

/// A record of a rating list, stored after its visit.
struct Listed {
  std::string fide_id, name, sex, birth, federation;
  trf::Title title = trf::Title::none;
  int rating = 0;                ///< FIDE's
  trf::NationalRecord national;  ///< Of a list of the FSI
  Told tells;
  std::uint32_t line = 0;
};

/// Where the players who are looked for are from.
enum class PlayersOf : std::uint8_t { report, entry_list };

/// --rating-list: adds the data of a list to the players of an entry list or of a report.
class RatingListJoin {
 public:
  /// \throws cli::UsageError; std::system_error if it cannot be read
  explicit RatingListJoin(const cli::Arguments& arguments);

  [[nodiscard]] bool is_given() const noexcept { return !name_.empty(); }
  /// Fills in rating, title, federation, birth, sex and FIDE number, by FIDE number, or by name if
  /// requested. A list of the FSI has national numbers, ratings and categories: they are filled in
  /// as national data, by national number or by the FIDE number beside it. A player who is not
  /// found or ambiguous, and a rating that differs, is a warning. Ratings and title are those of
  /// the list; in a late entry, as in a report, only with --refresh. \return false if the list is
  /// unusable
  /// \param report  that gets them, and has the rate of play; nullptr: there is none yet
  bool fill(trf::Entries& entries, const trf::Tournament* report, cli::Answer& answer,
            trf::Diagnostics& warnings) const;
  /// What a report gets: missing data, with --refresh all data of the list. Ratings that differ are
  /// warnings. \return empty if the list is unusable
  [[nodiscard]] std::optional<std::vector<trf::PlayerChange>> changes(
      const trf::Tournament& report, cli::Answer& answer, trf::Diagnostics& warnings) const;

 private:
  /// The record of each player; empty: none, or several, with a warning.
  [[nodiscard]] std::optional<std::vector<std::optional<Listed>>> find(
      std::span<const trf::Player> players, PlayersOf source, trf::rating::RatingKind kind,
      cli::Answer& answer, trf::Diagnostics& warnings) const;
  /// By the rate of play: 222, else the text of 122, as they are set or as the report has them.
  [[nodiscard]] trf::rating::RatingKind kind_for(const trf::Tournament* report) const;

  std::string name_, bytes_, rate_of_play_;
  std::optional<trf::TimeControl> time_control_;  ///< Set by 222
  bool by_name_ = false, is_refresh_ = false, was_decoded_ = false;
};

}  // namespace parse
