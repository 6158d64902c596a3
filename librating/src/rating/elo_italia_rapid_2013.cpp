#include "editions.hpp"

namespace trf::rating {

// Regolamento tornei con le regole del gioco rapido e lampo, 6-7. The text has no date; it refers
// to a monthly list.
constinit const Regulation elo_italia_rapid_2013{
    .system = "elo-italia-rapid",
    .edition = "2013",
    .subject = Regulation::Subject::elo_italia_rapid,
    .from = {},
    .until = {},
    .rule =
        EloItaliaRegulation{
            .difference_limit = 400,  // 7.1
            .k = 30,                  // 7.3 a
            .k_high = 20,             // 7.3 b, with its memory
            .k_high_from = 2200,
            .entry = EloItaliaRegulation::Entry::other_lists,
            // 6.1: 1440 for every category
            .theoretical_value = {1440, 1440, 1440, 1440, 1440, 1440, 1440, 1440},
            .homologation = {.least_minutes = 15,  // 4.1
                             .most_minutes = 60,   // 4.1
                             .rounds = 6,          // 4.3
                             .players = 14,        // 4.4
                             .time_article = "RAP 4.1",
                             .rounds_article = "RAP 4.3",
                             .players_article = "RAP 4.4"},
            .first_place_article = "6.7",
            .withdrawal_article = "RTF 7.5.3",
            .theoretical_article = "6.1",
            .unplayed_article = "6.6",
            .limit_article = "7.1",
            .change_article = "7.2",
        },
    // 6.2: the 25th of the month before, for months of any length; 6.9; 6.3
    .list = {.kind = RatingKind::own,
             .closing_day_of_month = 25,
             .inactive_months = 0,
             .deleted_years = 5,
             .has_rapid_categories = true,  // 8
             .is_frozen_for_period = true}};

}  // namespace trf::rating
