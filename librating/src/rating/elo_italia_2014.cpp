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
            .k_high_from = 0,
            .excludes_fide_rated = true,  // 4.2.9-4.2.11
            .entry = EloItaliaRegulation::Entry::category,
            .makes_titles = true,  // 4.4.3
            .theoretical_value = rtf_theoretical_value,
            .least_minutes = 60,  // 5.3.1 d: rateable by FIDE
            .most_minutes = 0,
            .first_place_article = "4.2.14",
            .withdrawal_article = "7.5.3",
            .theoretical_article = "4.2.15",
            .excluded_article = "4.2.10",
            .unplayed_article = "4.2.12",
            .limit_article = "4.3.1",
            .tempo_article = "RTF 5.3.1.d",
            .change_article = "4.3.1",
        },
    // 4.2.2: the tenth day before the list; 4.2.8; 4.2.3
    .list = {.kind = RatingKind::own,
             .closing_days = 10,
             .closing_day_of_month = 0,
             .closing_months = 1,
             .months_between = 1,
             .inactive_months = 24,
             .deleted_years = 0,
             .is_active_by_individual_events = true,
             .is_frozen_for_period = true}};

}  // namespace trf::rating
