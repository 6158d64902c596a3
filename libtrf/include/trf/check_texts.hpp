#pragma once

#include "trf/language.hpp"

#pragma GCC visibility push(default)
/// The English texts of the checks by family: summary, explanation, what fires the check, its
/// correction, why it never fires. A translation has a table of the same keys for each family,
/// which TRF_CHECK_TEXTS compares; text() in check.hpp gives them as sentences.
namespace trf::check_texts {

#define CHECK(id, name, rating, pairing, scope, rule, ...) {#id, {__VA_ARGS__}},
inline constexpr Texts<5> physical[]{
#include "trf/catalogue/physical.inc"
};
inline constexpr Texts<5> structure[]{
#include "trf/catalogue/structure.inc"
};
inline constexpr Texts<5> header[]{
#include "trf/catalogue/header.inc"
};
inline constexpr Texts<5> player[]{
#include "trf/catalogue/player.inc"
};
inline constexpr Texts<5> cell[]{
#include "trf/catalogue/cell.inc"
};
inline constexpr Texts<5> cross[]{
#include "trf/catalogue/cross.inc"
};
inline constexpr Texts<5> total[]{
#include "trf/catalogue/total.inc"
};
inline constexpr Texts<5> bye[]{
#include "trf/catalogue/bye.inc"
};
inline constexpr Texts<5> national[]{
#include "trf/catalogue/national.inc"
};
inline constexpr Texts<5> team[]{
#include "trf/catalogue/team.inc"
};
inline constexpr Texts<5> acceleration[]{
#include "trf/catalogue/acceleration.inc"
};
inline constexpr Texts<5> rating[]{
#include "trf/catalogue/rating.inc"
};
inline constexpr Texts<5> fsi[]{
#include "trf/catalogue/fsi.inc"
};
inline constexpr Texts<5> homologation[]{
#include "trf/catalogue/homologation.inc"
};
inline constexpr Texts<5> workflow[]{
#include "trf/catalogue/workflow.inc"
};
#undef CHECK

}  // namespace trf::check_texts
#pragma GCC visibility pop
