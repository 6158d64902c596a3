#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"B01", "two-pab-round", E, E, records, "TRF26 001; C.04.1 (5)",
 "Two players have the pairing-allocated bye of one round", "There is one at most in an individual tournament.", "U and U", "U and Z"},
Check{"B02", "pab-twice", W, W, records, "C.04.1 (5)",
 "A player has the pairing-allocated bye twice", "Nobody may get a second one.", "U in rounds 2 and 5", "U once"},
Check{"B03", "pab-after-forfeit-win", W, W, records, "C.04.1 (5)",
 "A player has the pairing-allocated bye after a point without play", "Who won by forfeit, or had a full-point bye, gets none.", "+ then U", "+ then a game"},
Check{"B04", "pab-with-even", W, W, records, "C.04.1 (5)",
 "A pairing-allocated bye was given though the number present is even", "A player without opponent and the bye could have met. Check who was present.", "U with 8 present", "4 games"},
Check{"B05", "pab-not-lowest", I, W, Scope::pairing, "C.04.1 (5)",
 "The pairing-allocated bye did not go where the rules put it", "The round was paired again; the bye goes to somebody else by the rules of the system, and so other pairs follow. The criterion is named as by X14.", "0000 - U for player 7", "0000 - U for player 13"},
Check{"B06", "half-bye-count", W, W, records, "C.04.1",
 "A player has more than two half-point byes", "Regulations usually allow two at most.", "H H H", "H H Z"},
Check{"B07", "240-vs-001", E, E, records, "TRF26 240",
 "Record 240 and the cell say different things", "The announced bye and the row contradict each other; the row counts. Correct the wrong one.", "240 H 002 0007, cell 0000 - Z", "0000 - H"},
Check{"B08", "240-duplicate", E, E, records, "TRF26 240",
 "A bye is announced twice", "One record for each kind and round, each number once.", "240 H 002 ... twice", "once"},
Check{"B09", "240-unknown-id", E, E, records, "TRF26 240",
 "Record 240 names somebody who does not exist", "Start numbers in an individual event, team numbers in a team event.", "240 H 002 0099", "240 H 002 0007"},
Check{"B10", "240-past-and-future", W, W, records, "TRF26 240",
 "Record 240 speaks of a round that is over, or of one after the next", "The cells tell past rounds already.", "240 H 001 (after round 5)", "240 H 006"},
Check{"B11", "xxz-present", off, W, records, "JaVaFo manual XXZ",
 "A player of XXZ has a game in the round to be paired", "He is said to be away, but he is paired. Take him out of XXZ or out of the pairing.", "XXZ 7", "(without 7)"},
};
// clang-format on

}  // namespace

std::span<const Check> bye() noexcept { return table; }

}  // namespace trf::catalogue
