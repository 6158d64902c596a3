#include "editions.hpp"

namespace trf::rating {

// Regolamento Tecnico Federale in force from 1 September 2014, 4.2-4.4. The RTF of 2021 froze Elo
// Italia; the edition has no last day, for checks of old reports.
constinit const Regulation elo_italia_2014{
    .system = "elo-italia",
    .edition = "2014",
    .subject = Regulation::Subject::elo_italia,
    .from = {2014, 9, 1},
    .until = {2021, 1, 1},
    .rule =
        EloItaliaRegulation{
            .difference_limit = 400,  // 4.3.1
            .k = 30,                  // 4.3.2 a
            .k_high = 20,             // 4.3.2 b
            .k_high_for_maestri = true,
            .excludes_fide_rated = true,  // 4.2.9-4.2.11
            .entry = EloItaliaRegulation::Entry::category,
            .makes_titles = true,  // 4.4.3
            // 4.2.15: NC, 2S, 1S, 3N, 2N, 1N, CM, M
            .theoretical_value = {1440, 1460, 1480, 1500, 1600, 1800, 2000, 2200},
            .homologation = {.needs_fide_minutes = true,  // 5.3.1 d
                             .rounds = 6,                 // 5.3.1 a
                             .consecutive_rounds = 5,     // 5.3.1 a
                             .players = 7,                // 5.3.1 c
                             .players_of_consecutive = 6,
                             .rounds_a_day = 3,  // 5.3.1 b, with the limits of FIDE
                             .hours_a_day = 12,
                             .days = 90,           // 5.3.1 e, with the limit of FIDE
                             .team_minutes = 120,  // 5.4.1 a
                             .norm_minutes = 120,  // 5.3.1 d
                             .norm_rounds = 9,     // 4.4.1.5.1
                             .double_norm_rounds = 7,
                             .time_article = "RTF 5.3.1.d",
                             .rounds_article = "RTF 5.3.1.a",
                             .players_article = "RTF 5.3.1.c",
                             .day_article = "RTF 5.3.1.b",
                             .days_article = "RTF 5.3.1.e",
                             .team_article = "RTF 5.4.1.a",
                             .norm_article = "RTF 4.4.1.5.1",
                             .double_norm_article = "RTF 4.4.1.5.2"},
            .first_place_article = "4.2.14",
            .withdrawal_article = "7.5.3",
            .theoretical_article = "4.2.15",
            .excluded_article = "4.2.10",
            .both_excluded_article = "4.2.9",
            .unplayed_article = "4.2.12",
            .limit_article = "4.3.1",
            .change_article = "4.3.1",
        },
    // 4.2.2: the tenth day before the list; 4.2.8; 4.2.3
    .list = {.kind = RatingKind::own,
             .closing_days = 10,
             .inactive_months = 24,
             .is_active_by_individual_events = true,
             .is_frozen_for_period = true}};

}  // namespace trf::rating
