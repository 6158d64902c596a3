#pragma once

#include <string>
#include <vector>

#include "rate/run.hpp"

namespace rate {

/// The finding in words. \param names  of the reports
[[nodiscard]] trf::Diagnostic diagnostic_of(const trf::rating::PeriodFinding& finding,
                                            const std::vector<std::string>& names,
                                            const cli::Arguments& arguments);

/// Compares the persons of one report with each other and with the list: what a batch does for all
/// its reports.
/// \param persons  with the list, if there is one
void question_persons(cli::Answer& answer, const trf::rating::Persons& persons,
                      const trf::Tournament& tournament, const std::string& file,
                      const Rating& rating, const cli::Arguments& arguments);

}  // namespace rate
