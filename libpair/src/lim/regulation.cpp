#include "lim/regulation.hpp"

namespace trf::pair::lim {

// FIDE Swiss Rules, General Assembly 1987, amended 1988 and 1989; part B.
constinit const Regulation regulation_1989{
    .bye_order = ByeOrder::lowest_elo,                  // 8.1
    .free_point = FreePoint::bye_or_last_forfeit_win,   // 8.2
    .below_order = BelowOrder::higher_score_first,      // 10.62
    .maxi = Maxi::more_players_than_two_to_the_rounds,  // Note
    .first_colour = FirstColour::by_number,             // 14.2
    .articles =
        {
            .presence = "17",
            .meet_once = "2",
            .bye = "8.1",
            .bye_bar = "8.2",
            .compatible = "9.1",
            .order = "9.2",
            .no_opponent = "9.3",
            .proposal = "9.4",
            .enlargement = "9.6",
            .floater = "10.1",
            .floater_colour = "10.2",
            .floater_maxi = "10.2 (Maxi)",
            .floater_down = "10.3",
            .floater_up = "10.4",
            .replacement = "10.5",
            .above_number = "10.51",
            .above_first = "10.52",
            .above_before_below = "10.53",
            .below_number = "10.61",
            .below_first = "10.62",
            .opponent = "10.7",
            .opponent_maxi = "10.7 (Maxi)",
            .types = "10.9",
            .no_repeat = "10.8",
            .exchange_down = "11.1 a",
            .exchange_up = "11.1 b",
            .odd_swap = "11.4 a",
            .even_swap = "11.4 b",
            .limits = "12.1",
            .second_scrutiny = "12.2",
            .alternation = "12.3",
            .history = "12.4",
            .due = "12.5",
            .due_even = "12.6",
            .exchange_maxi = "12.7",
            .last_round = "13.1",
            .last_round_colours = "13.2",
            .first_bye = "14.1",
            .first_round = "14.2",
        },
};

// C.04.4.3, in force from 1 February 2026.
constinit const Regulation regulation_2026{
    .bye_order = ByeOrder::lowest_rank,                  // 1.1
    .free_point = FreePoint::any_unplayed_win,           // C.04.1 art. 4
    .below_order = BelowOrder::lower_score_first,        // 3.7.2
    .maxi = Maxi::off,                                   // used in 3.2.3, 3.8, 5.7, but not defined
    .first_colour = FirstColour::by_rank_among_arrived,  // C.04.2, SPP of August 2026
    .articles =
        {
            .presence = "3 (C.04.1)",
            .meet_once = "2 (C.04.1)",
            .bye = "1.1",
            .bye_bar = "4 (C.04.1)",
            .compatible = "2.1",
            .order = "2.2",
            .no_opponent = "2.3",
            .proposal = "2.4",
            .enlargement = "2.6",
            .floater = "3.1",
            .floater_colour = "3.2",
            .floater_maxi = "3.2.3",
            .floater_down = "3.3",
            .floater_up = "3.4",
            .replacement = "3.5",
            .above_number = "3.6.1",
            .above_first = "3.6.2",
            .above_before_below = "3.6.3",
            .below_number = "3.7.1",
            .below_first = "3.7.2",
            .opponent = "3.8",
            .opponent_maxi = "3.8 (Maxi)",
            .types = "3.9",
            .no_repeat = "3.10",
            .exchange_down = "4.1",
            .exchange_up = "4.1",
            .odd_swap = "4.4",
            .even_swap = "4.4",
            .limits = "5.1",
            .second_scrutiny = "5.2",
            .alternation = "5.3",
            .history = "5.4",
            .due = "5.5",
            .due_even = "5.6",
            .exchange_maxi = "5.7",
            .last_round = "6",
            .last_round_colours = "6",
            .first_bye = "7.1",
            .first_round = "7.2",
        },
};

}  // namespace trf::pair::lim
