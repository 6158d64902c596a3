#pragma once

#include "trf/message.hpp"
#include "trf/tournament_draft.hpp"

// Records that read() does not read back, or reads as others; empty: it does.
namespace trf::detail {

[[nodiscard]] Message fault_of(const Acceleration& record);
[[nodiscard]] Message fault_of(const ProhibitedGroup& group);
[[nodiscard]] Message fault_of(const AbnormalPoints& record);
[[nodiscard]] Message fault_of(const NationalRecord& record);
[[nodiscard]] Message fault_of(const OtherRecord& record);

}  // namespace trf::detail
