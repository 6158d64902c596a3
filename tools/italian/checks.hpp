#pragma once

#include <span>

#include "italian/language.hpp"

namespace cli {

// The Italian texts of the checks by family: summary, explanation, a wrong example, its
// correction, why it never fires.
extern const std::span<const trf::Texts<5>> italian_checks_physical;
extern const std::span<const trf::Texts<5>> italian_checks_structure;
extern const std::span<const trf::Texts<5>> italian_checks_header;
extern const std::span<const trf::Texts<5>> italian_checks_player;
extern const std::span<const trf::Texts<5>> italian_checks_cell;
extern const std::span<const trf::Texts<5>> italian_checks_cross;
extern const std::span<const trf::Texts<5>> italian_checks_total;
extern const std::span<const trf::Texts<5>> italian_checks_bye;
extern const std::span<const trf::Texts<5>> italian_checks_national;
extern const std::span<const trf::Texts<5>> italian_checks_team;
extern const std::span<const trf::Texts<5>> italian_checks_acceleration;
extern const std::span<const trf::Texts<5>> italian_checks_rating;
extern const std::span<const trf::Texts<5>> italian_checks_fsi;
extern const std::span<const trf::Texts<5>> italian_checks_homologation;
extern const std::span<const trf::Texts<5>> italian_checks_workflow;

}  // namespace cli
