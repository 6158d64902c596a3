#pragma once

#include "match_swiss/field.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::match_swiss {

/// See System::judge. Illegal: C1, C2, a wrong number of byes; worse: the first rule of 3.4, the
/// first criterion of the first bracket that differs, or the first rule of 4.3.
/// \pre a complete pairing exists
[[nodiscard]] Verdict judge(const Field& field, const Pairing& published);

}  // namespace trf::pair::match_swiss
