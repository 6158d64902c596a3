#pragma once

#include "trf/check_id.hpp"

namespace cli::checks {

/// The checks by which tools decide, or which they report themselves, by their names in the
/// catalogue. checks.cpp alone has their ids, so a new check does not compile each tool again.
extern const trf::CheckId game_points_in_250;     ///< A11
extern const trf::CheckId unknown_id_in_240;      ///< B09
extern const trf::CheckId date_impossible;        ///< H07
extern const trf::CheckId count_in_062;           ///< H16
extern const trf::CheckId syntax_of_222;          ///< H23
extern const trf::CheckId range_of_142;           ///< H25
extern const trf::CheckId unknown_192;            ///< H34
extern const trf::CheckId unknown_202_or_212;     ///< H37
extern const trf::CheckId raster_of_362;          ///< H42
extern const trf::CheckId utf16;                  ///< P05
extern const trf::CheckId column_shift;           ///< P09
extern const trf::CheckId line_too_long;          ///< P11
extern const trf::CheckId too_big;                ///< P13
extern const trf::CheckId rating_syntax;          ///< R14
extern const trf::CheckId points_syntax;          ///< R27
extern const trf::CheckId unknown_record;         ///< S01
extern const trf::CheckId no_players;             ///< S03
extern const trf::CheckId rank_vs_tie_breaks;     ///< T08
extern const trf::CheckId same_event_twice;       ///< W01
extern const trf::CheckId round_file_newer;       ///< W02
extern const trf::CheckId changed_after_signing;  ///< W04
extern const trf::CheckId unreadable_file;        ///< W05

}  // namespace cli::checks
