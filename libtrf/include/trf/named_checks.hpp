#pragma once

#include "trf/check_id.hpp"

#pragma GCC visibility push(default)
/// Checks by their names in the catalogue: those by which examiners and tools decide, or which they
/// report themselves. Only named_checks.cpp has the ids, so a new check compiles none of them
/// again.
namespace trf::named_checks {

extern const CheckId values_of_250;            ///< A01
extern const CheckId length_of_xxa;            ///< A03
extern const CheckId values_of_299;            ///< A08
extern const CheckId game_points_in_250;       ///< A11
extern const CheckId pab_not_lowest;           ///< B05
extern const CheckId rounds_after_142;         ///< C16
extern const CheckId date_impossible;          ///< H07
extern const CheckId count_in_062;             ///< H16
extern const CheckId syntax_of_222;            ///< H23
extern const CheckId range_of_142;             ///< H25
extern const CheckId rounds_unknown;           ///< H26
extern const CheckId value_of_152;             ///< H27
extern const CheckId unknown_192;              ///< H34
extern const CheckId unknown_202_or_212;       ///< H37
extern const CheckId initial_colour;           ///< H28
extern const CheckId raster_of_162;            ///< H29
extern const CheckId colours_of_352;           ///< H41
extern const CheckId raster_of_362;            ///< H42
extern const CheckId untesserated;             ///< I08
extern const CheckId totals_in_310;            ///< M12
extern const CheckId lines_801_802;            ///< M19
extern const CheckId utf16;                    ///< P05
extern const CheckId column_shift;             ///< P09
extern const CheckId line_too_long;            ///< P11
extern const CheckId too_big;                  ///< P13
extern const CheckId rating_syntax;            ///< R14
extern const CheckId points_syntax;            ///< R27
extern const CheckId id_in_list;               ///< R31
extern const CheckId ratings_of_another_list;  ///< R32
extern const CheckId unknown_record;           ///< S01
extern const CheckId no_players;               ///< S03
extern const CheckId contradicting_dialects;   ///< S08
extern const CheckId rank_vs_tie_breaks;       ///< T08
extern const CheckId unrated_in_rating_codes;  ///< T09
extern const CheckId same_event_twice;         ///< W01
extern const CheckId round_file_newer;         ///< W02
extern const CheckId changed_after_signing;    ///< W04
extern const CheckId unreadable_file;          ///< W05
extern const CheckId engine_differs;           ///< X14

}  // namespace trf::named_checks
#pragma GCC visibility pop
