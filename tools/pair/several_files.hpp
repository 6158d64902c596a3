#pragma once

#include <string>

#include "cli/cli.hpp"

namespace trf_pair {

/// Does the run have several inputs, so that its rows and objects name their file?
[[nodiscard]] bool has_several_files(const cli::Arguments& arguments);

/// Is it a format of tables for programs?
[[nodiscard]] bool is_table(const std::string& format);

/// Names the file of the rows for programs, if there are several: the first column, and a key of
/// the JSON object.
void name_file(cli::Answer& answer, const std::string& file, const cli::Arguments& arguments);

/// The only row of a report without a legal pairing: its round.
/// \pre the table has a column `round`
void add_round_alone(cli::Table& table, int round);

}  // namespace trf_pair
