#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "trf/edit_people.hpp"

namespace parse {

/// The edits of people as options give them.
struct PeopleEdits {
  std::vector<trf::ByeRequest> byes;
  std::vector<trf::Absence> withdrawn, readmitted;
  std::vector<trf::Prohibition> prohibited;
  bool accelerate = false, renumber = false;

  [[nodiscard]] bool empty() const noexcept;
};

[[nodiscard]] std::vector<cli::Option> people_options();
/// \throws cli::UsageError
[[nodiscard]] PeopleEdits people_edits(const cli::Arguments& arguments);
/// --order and --seed; empty: not given. Lots without a seed get one, which goes to `told`.
[[nodiscard]] std::optional<trf::EntryOrder> order_of(const cli::Arguments& arguments,
                                                      std::vector<trf::Message>& told);

}  // namespace parse
