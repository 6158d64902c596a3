#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto rate = Scope::rating;

// clang-format off
constexpr std::array table{
Check{"E01", "class-unknown", W, off, rate, "B.02 1.1",
 "The rate of play cannot be told", "Neither 222 nor 122 nor an option gives minutes, so standard, rapid and blitz cannot be told apart.", "122 Fischer", "222 5400+30"},
Check{"E02", "standard-too-fast", E, off, rate, "B.02 1.1",
 "A standard event gives less than 60 minutes for 60 moves", "It says it is standard, but no list takes it as such.", "122 standard 30+10", "122 90+30"},
Check{"E03", "standard-1800", W, off, rate, "B.02 1.1",
 "Somebody of 1800 or more plays with less than 90 minutes", "Games with such a player are not rated.", "75 minutes, a player of 1900", "90 minutes"},
Check{"E04", "standard-2400", W, off, rate, "B.02 1.1",
 "Somebody of 2400 or more plays with less than 120 minutes", "Games with such a player are not rated.", "90 minutes, a player of 2450", "90+30"},
Check{"E05", "first-control-moves", W, off, rate, "B.02 1.2",
 "The first control is at fewer than 30 moves", "Where a period ends at a move, the first one lasts 30 moves at least.", "222 20/3600:3600", "222 40/5400:1800"},
Check{"E06", "rapid-range", E, off, rate, "Rapid and Blitz 1.1",
 "A rapid event is not between 10 and 60 minutes", "More than 10 and less than 60, for 60 moves.", "60+0", "15+10"},
Check{"E07", "blitz-range", E, off, rate, "Rapid and Blitz 1.1",
 "A blitz event is not between 3 and 10 minutes", "More than 3, at most 10, for 60 moves.", "3+0", "3+2"},
Check{"E08", "rounds-per-day", W, off, rate, "B.02 3; Rapid and Blitz 3.1",
 "More rounds were played on one day than may be", "Standard 3 rounds and 12 hours, rapid 15, blitz 30. \"per partite rapide 15 turni per giorno, per blitz 30 turni per giorno\" (B.03 2018, 3.1).", "four standard rounds on one day", "three"},
Check{"E09", "no-rated-opponent", W, off, rate, "B.02 6",
 "A player met no rated opponent", "His games count for nobody: only games with a rated player are rated.", "all opponents without rating", "an opponent of 1804"},
Check{"E10", "unrated-zero", I, off, rate, "B.02 8.2",
 "An unrated player made no point against rated opponents", "A first event with zero is disregarded; he remains unrated. In rapid and blitz events from July 2018 to 2021 half a point is too (B.03 2018, 6.1).", "0 of 5 against rated players", "0.5 of 5 against rated players"},
Check{"E11", "rr-unrated-share", E, off, rate, "B.02 6.3 (1997), 6.2 (2018)",
 "A round robin has too few rated players", "A third, four where fewer than ten play; a double one six players, four of them rated. Asked for events before 2022; later texts have no such rule.", "9 players, 3 rated", "4 rated"},
Check{"E12", "match-dead-games", W, off, rate, "B.02 6.4",
 "Games of a match were played after it was decided", "They are not rated. Leave them out, or let the officer know. In rapid and blitz from July 2018 to 2021 this holds for matches of more than eight games (B.03 2018, 6.5).", "3-0 in a match of 4, then game 4", "2-0 in a match of 4, then game 3"},
Check{"E13", "too-few-rounds", I, off, rate, "B.02 7.1.4",
 "The event has fewer than five rounds", "A new player cannot get a first rating from it alone.", "4 rounds", "5 rounds"},
Check{"E14", "report-late", E, off, rate, "B.02 9.1",
 "The event ended more than 7 days ago", "The arbiter has 7 days, the federation 30 (then an error); two weeks before July 2000 (1997: 8.1). Asked when the date of today is known.", "052 2026/03/10, today 2026/03/18", "052 2026/03/10, today 2026/03/17"},
Check{"E15", "registration", I, off, rate, "B.02 0.2",
 "The event was registered too late", "Three days before it starts, thirty where norms can be made. Asked when the day is given (--registered).", "042 2026/03/06, registered on 2026-03-05", "registered on 2026-03-03"},
Check{"E16", "foreign-without-id", E, off, rate, "TRF26 001",
 "A player of another federation has no FIDE number", "His federation has to give him one before the event can be rated.", "FRA (blank)", "FRA 812345"},
Check{"E17", "hybrid-host", W, off, rate, "B.02 0.2",
 "The city is said to be in another federation than the event's", "The federation of the event registers it and answers for it; an event played elsewhere needs a word to the officer. Asked where the city names a federation, as in 'Lugano, SUI'.", "022 Lugano, SUI / 032 ITA", "022 Como, ITA / 032 ITA"},
Check{"E18", "norm-event", W, off, rate, "B.01 1.4",
 "Norms may be claimed, but the report lacks what they need", "With nine rounds, titled players and a TRF26 report: 182, 192 and 202 are mandatory, and an IA or FA directs. The first two are asked by H40 and H33.", "(no 202)", "202 BH/C1,BH,SB"},
Check{"E19", "too-many-unrated", I, off, rate, "QC letter of 26 Feb 2024",
 "More than 80 % of the players are unrated", "Accepted, but an officer looks: few games have a rated player.", "14 of 16 without rating", "12 of 16 without rating"},
Check{"E20", "games-per-player", I, off, rate, "B.02 5",
 "Games counted for each player", "", "", "", "no fault: trf-rate --games tells it"},
Check{"E21", "unequal-times", W, off, rate, "B.02 1.3; Rapid and Blitz 1.2",
 "White and black have different times", "\"Partite in cui entrambi i giocatori hanno diversi tempi di gioco non saranno valutate\" (B.03 2018, 1.2).", "222 W300-B240", "222 300+2"},
};
// clang-format on

}  // namespace

std::span<const Check> rating() noexcept { return table; }

}  // namespace trf::catalogue
