#include "burstein/regulation.hpp"

#include "systems.hpp"

namespace trf::pair::burstein {

// C.04.4.2, in force from 1 February 2026.
constinit const Regulation burstein_2026{
    .dutch = &dutch_system,
    .articles = {.seeding = "1.6.1",
                 .complete = "1.9.1",
                 .unpairable = "1.9.3",
                 .bye = {.pairable = "3.1.2",
                         .score = "3.1.3",
                         .games = "3.1.4",
                         .last = "3.1.5",
                         .last_is_index = true},
                 .bracket = "1.2.2",
                 .ranking = "1.8",
                 .order = "4.3",
                 .colours = {"5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"}},
};

}  // namespace trf::pair::burstein
