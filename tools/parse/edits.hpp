#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "parse/by_hand.hpp"
#include "parse/entry_lists.hpp"
#include "parse/requests.hpp"
#include "parse/settings.hpp"
#include "trf/document.hpp"
#include "trf/edit.hpp"
#include "trf/entries.hpp"
#include "trf/result_list.hpp"
#include "trf/tournament.hpp"

namespace parse {

/// A report during its edits: the text and its meaning.
struct Work {
  trf::Document document;
  trf::SharedTournament tournament;
  bool is_input = false;  ///< The document is the input itself, so its places are the input's
};

/// The options of the edits, for the tool's table.
[[nodiscard]] std::vector<cli::Option> edit_options();

/// The edits of a command line, parsed once, with the lists read.
class Edits {
 public:
  /// \throws cli::UsageError; std::system_error for a list that cannot be read
  explicit Edits(const cli::Arguments& arguments);

  [[nodiscard]] bool empty() const noexcept;
  /// Do the edits need the tournament, not its text alone?
  [[nodiscard]] bool needs_tournament() const noexcept;

  /// Checks all edits against the report and applies them, or none. \return false for none: the
  /// reasons are in the answer
  bool apply(Work& work, cli::Answer& answer) const;

  /// Fills the asked columns that only TRF26 has, those of record 310. \return what was not filled
  [[nodiscard]] std::vector<trf::Message> fill_teams(trf::Document& converted) const;

 private:
  template <class Read>
  struct List {
    std::string name, bytes;
    trf::Result<Read> read;
  };

  bool enter(Work& work, cli::Answer& answer, trf::Diagnostics& about_report) const;
  bool add(Work& work, cli::Answer& answer) const;
  bool change_players(Work& work, cli::Answer& answer, trf::Diagnostics& about_report) const;
  /// Edits of participants; their findings are added to `said`.
  bool change_people(Work& work, trf::Diagnostics& said) const;

  std::vector<Setting> settings_;
  std::vector<List<trf::ResultList>> results_;
  std::vector<List<trf::Entries>> added_;
  HandEdits by_hand_;
  std::vector<List<std::vector<trf::PlayerChange>>> changes_;
  std::optional<RatingListJoin> rating_list_;  ///< Of the report and of late entries
  PeopleEdits people_;
  std::optional<trf::EntryOrder> order_;
  std::vector<trf::Message> told_;
  trf::FillColumns fill_;
  std::optional<int> round_, unpair_;
  bool correct_ = false, unpairs_ = false;
};

}  // namespace parse
