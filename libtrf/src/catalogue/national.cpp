#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto line = Scope::line;
constexpr auto records = Scope::records;

// clang-format off
constexpr std::array table{
Check{"N01", "nrs-unknown-player", E, E, records, "TRF26 NRS",
 "A national record speaks of a player without row", "The record cannot be given to anybody. Correct the start number, or add the row.", "ITA   99", "ITA    9"},
Check{"N02", "nrs-duplicate", W, W, records, "TRF26 NRS",
 "A player has two national records of one federation", "Nobody knows which of the two counts. Leave the wrong one out.", "ITA    9 / ITA    9", "ITA    9"},
Check{"N03", "nrs-fed-unknown", W, W, line, "TRF26 NRS",
 "The federation of a national record is no FIDE code", "A national record begins with the code of its federation. Another word is no record.", "ROM    9", "ITA    9"},
Check{"N04", "nrs-not-in-172", W, W, records, "TRF26 172",
 "The national records are of another federation than 172 names", "Start numbers follow the ratings of the federation that 172 names; the others are not used.", "172 FRA FIDON / ITA    9", "172 ITA FIDON"},
Check{"N05", "nrs-rating-missing", W, W, line, "TRF26 NRS",
 "A national record has neither rating nor classification", "The record says nothing then.", "ITA    9", "ITA    9   NC                                   1440"},
Check{"N06", "nrs-name-differs", I, off, records, "TRF26 NRS",
 "The national name is not the name of the row", "The two names may be one person's or two. Compare them with the national list.", "ITA    9 ... Rosi, Maria", "Rossi, Maria"},
Check{"N07", "nrs-missing", W, W, records, "TRF26 172",
 "172 asks for national ratings, but a player has none", "Asked for NRO, NIDOF, LBFN and HBFN.", "172 ITA NRO", "ITA    9 ... 1440"},
Check{"N08", "nrs-order", W, W, records, "TRF26 172",
 "The start numbers do not follow the method of 172", "Ratings that 172 calls for fall, then rise again. Number the players anew, or name the method that was used.", "172 ITA NRO, 1: 1500, 2: 1700", "1: 1700, 2: 1500"},
};
// clang-format on

}  // namespace

std::span<const Check> national() noexcept { return table; }

}  // namespace trf::catalogue
