// The part of trf-tiebreak(1) that no other tool has.

#include <array>
#include <utility>

#include <fmt/format.h>

#include "manual/details.hpp"
#include "trf/tiebreak/code.hpp"

namespace manual {
namespace {

/// Texts that are silent, or that can be read in two ways: the letter and the reading.
constexpr auto readings = std::to_array<std::pair<const char*, const char*>>({
    {"L1", "lots are not drawn: tied players share a rank; --lots uses the lots that were drawn"},
    {"U1", "an undefined value, such as an average over no games, is printed as - and is last"},
    {"R1", "games that ended before a move of each side (W, D, L) are played games"},
    {"R2", "rating codes count 1, 1/2 and 0 in every point system"},
    {"R3", "the perfect performance is that of the score over the board"},
    {"N1", "the standings of round N do not use later rounds"},
    {"O1", "a dummy has the own score as awarded, not the adjusted score"},
    {"D1", "a certain place (6.3): own missing games lost, those of every rival won"},
    {"F1", "Fore Buchholz draws the games of the tournament's last round only"},
    {"K1", "the Koya limit is half of a win in every scheduled game, without the free round"},
    {"M1", "cuts of AOB are those of the Buchholz values that it averages"},
    {"B1", "WON, BPG and BWG count games over the board in round robins too"},
    {"B2", "the free round of an odd round robin is a round not played for REP"},
    {"S1", "the divisor of SSSC is at least 1"},
    {"E1",
     "board counts use all games of the tournament; a forfeited match and a bye count the same on "
     "every board; knock-out counts are for two teams with the same match and game points"},
    {"X1",
     "EDE: a tie that the secondary score has split continues with it; --extended-encounter="
     "restart starts again with the primary score, the literal text of 13.3.3"},
    {"Q1", "AOB and SSSC are compared as printed, with two decimals"},
    {"T1", "STD compares with the points of the scheduled opponent in every paired round"},
    {"W1",
     "Double-Swiss: a round is a round of the report, one game; so cuts and WIN count games. A "
     "single "
     "forfeited game of a match counts as played (C.04.5, preface)"},
    {"A1-A6",
     "1989: every round not played is a draw for the opponents and an opponent with half of "
     "the rounds so far for the player; mutual games are added once; wins are played ones"},
    {"S0-S6, I1-I5",
     "Italian rules: Sonneborn-Berger without the own points; the score that was cut is a "
     "second number; a player is a reference if all tied players have met the player"},
});

}  // namespace

std::string details_of_tiebreak() {
  std::string roff =
      ".SH TIE-BREAKS\nArticles are those of FIDE C.07 (2026) unless a text is named.\n";
  for (const trf::tiebreak::CodeInfo& code : trf::tiebreak::known_codes()) {
    roff += fmt::format(".TP\n.B {}\n{} ({})\n", code.name, to_string(code.title), code.article);
  }
  roff +=
      ".SH CATEGORIES\n"
      ".B \\-\\-category=NAME:CONDITION\n"
      "gives the standings of the players who meet the conditions, joined by commas: the rank in "
      "the category, and the rank of all. A player without rating meets no condition on ratings; "
      "a player without date of birth meets no condition on age or birth.\n"
      ".TP\n.B sex=w\nor sex=m\n"
      ".TP\n.B rating<1800\nalso <=, >, >=, = and rating=1600..1799\n"
      ".TP\n.B unrated\nno rating\n"
      ".TP\n.B age<18\nage in the year in which the tournament starts; forms as for rating\n"
      ".TP\n.B birth>=2008\nyear of birth; forms as for rating\n"
      ".TP\n.B federation=ITA+SMR\none of these federations\n"
      ".TP\n.B title=none\nor title=GM+IM\n"
      ".TP\n.B id=3+5+9\nstart numbers\n";
  roff +=
      ".SH PRIZES\n"
      ".B \\-\\-prizes=FILE\n"
      "reads a prize list (CSV) and gives the winners, with a column for signatures in the page. "
      "Each row is a prize: its name, the condition as in CATEGORIES (empty: everybody), the place "
      "and the value in any unit, with at most two decimals. A row that begins with # without "
      "quotes "
      "is a comment.\n"
      ".TP\n.B \\-\\-prize\\-rule=one\n"
      "a player receives one prize, the most valuable; of equal ones the first of the list. The "
      "next in the standings moves up, so the places of a prize are an order: one that the list "
      "leaves out is not left out in the standings, and a place that is worth more than the one "
      "before it goes first. A warning names both.\n"
      ".TP\n.B \\-\\-prize\\-rule=all\na player receives every prize won.\n"
      ".TP\n.B \\-\\-share=none\nprizes go by rank.\n"
      ".TP\n.B \\-\\-share=equal\n"
      "players equal in points share the prizes of their places, also those below the last place. "
      "Odd cents go one each to the better ranks.\n"
      ".TP\n.B \\-\\-share=hort\n"
      "half of each prize goes by place, the other halves are shared.\n"
      ".PP\nWith one prize and shares, players with more points choose first; among players equal "
      "in points, no one would receive more with another prize. A tie whose order decides more "
      "than odd cents is named: the arbiter draws lots.\n"
      ".B \\-\\-explain=ID\n"
      "gives the reason for each prize of the list.\n";
  roff += ".SH READINGS\nWhere a regulation is silent or can be read in two ways:\n";
  for (const auto& [letter, reading] : readings) {
    roff += fmt::format(".TP\n.B {}\n{}\n", letter, reading);
  }
  return roff;
}

}  // namespace manual
