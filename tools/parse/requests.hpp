#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_teams.hpp"

namespace parse {

/// The edits of participants given by options.
struct PeopleEdits {
  std::vector<trf::ByeRequest> byes;
  std::vector<trf::Absence> withdrawn, readmitted;
  std::vector<trf::Prohibition> prohibited;
  std::vector<trf::LineUpRequest> line_ups;
  std::vector<trf::PlayerChange> changes;  ///< Of --edit=ID:FIELD=VALUE
  std::vector<std::string> change_files;   ///< Of --edit=FILE
  std::vector<int> removed;
  bool accelerate = false, renumber = false;

  [[nodiscard]] bool empty() const noexcept;
};

[[nodiscard]] std::vector<cli::Option> people_options();
/// \throws cli::UsageError
[[nodiscard]] PeopleEdits people_edits(const cli::Arguments& arguments);
/// --order and --seed; empty: not given. Without --seed, lots get a seed, which is added to `told`.
[[nodiscard]] std::optional<trf::EntryOrder> order_of(const cli::Arguments& arguments,
                                                      std::vector<trf::Message>& told);

}  // namespace parse
