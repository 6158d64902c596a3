#include "cli/checks.hpp"

#include "trf/check_ids.hpp"

namespace cli::checks {

constinit const trf::CheckId game_points_in_250{"A11"};
constinit const trf::CheckId unknown_id_in_240{"B09"};
constinit const trf::CheckId date_impossible{"H07"};
constinit const trf::CheckId count_in_062{"H16"};
constinit const trf::CheckId syntax_of_222{"H23"};
constinit const trf::CheckId range_of_142{"H25"};
constinit const trf::CheckId unknown_192{"H34"};
constinit const trf::CheckId unknown_202_or_212{"H37"};
constinit const trf::CheckId raster_of_362{"H42"};
constinit const trf::CheckId utf16{"P05"};
constinit const trf::CheckId column_shift{"P09"};
constinit const trf::CheckId line_too_long{"P11"};
constinit const trf::CheckId too_big{"P13"};
constinit const trf::CheckId rating_syntax{"R14"};
constinit const trf::CheckId points_syntax{"R27"};
constinit const trf::CheckId unknown_record{"S01"};
constinit const trf::CheckId no_players{"S03"};
constinit const trf::CheckId rank_vs_tie_breaks{"T08"};
constinit const trf::CheckId same_event_twice{"W01"};
constinit const trf::CheckId round_file_newer{"W02"};
constinit const trf::CheckId changed_after_signing{"W04"};
constinit const trf::CheckId unreadable_file{"W05"};

}  // namespace cli::checks
