#include "trf/named_checks.hpp"

#include "trf/check_ids.hpp"

namespace trf::named_checks {

constinit const CheckId values_of_250{"A01"};
constinit const CheckId length_of_xxa{"A03"};
constinit const CheckId values_of_299{"A08"};
constinit const CheckId game_points_in_250{"A11"};
constinit const CheckId pab_not_lowest{"B05"};
constinit const CheckId rounds_after_142{"C16"};
constinit const CheckId date_impossible{"H07"};
constinit const CheckId count_in_062{"H16"};
constinit const CheckId syntax_of_222{"H23"};
constinit const CheckId range_of_142{"H25"};
constinit const CheckId rounds_unknown{"H26"};
constinit const CheckId value_of_152{"H27"};
constinit const CheckId unknown_192{"H34"};
constinit const CheckId unknown_202_or_212{"H37"};
constinit const CheckId initial_colour{"H28"};
constinit const CheckId raster_of_162{"H29"};
constinit const CheckId colours_of_352{"H41"};
constinit const CheckId raster_of_362{"H42"};
constinit const CheckId untesserated{"I08"};
constinit const CheckId totals_in_310{"M12"};
constinit const CheckId lines_801_802{"M19"};
constinit const CheckId utf16{"P05"};
constinit const CheckId column_shift{"P09"};
constinit const CheckId line_too_long{"P11"};
constinit const CheckId too_big{"P13"};
constinit const CheckId rating_syntax{"R14"};
constinit const CheckId points_syntax{"R27"};
constinit const CheckId id_in_list{"R31"};
constinit const CheckId ratings_of_another_list{"R32"};
constinit const CheckId unknown_record{"S01"};
constinit const CheckId no_players{"S03"};
constinit const CheckId contradicting_dialects{"S08"};
constinit const CheckId rank_vs_tie_breaks{"T08"};
constinit const CheckId unrated_in_rating_codes{"T09"};
constinit const CheckId same_event_twice{"W01"};
constinit const CheckId round_file_newer{"W02"};
constinit const CheckId changed_after_signing{"W04"};
constinit const CheckId unreadable_file{"W05"};
constinit const CheckId engine_differs{"X14"};

}  // namespace trf::named_checks
