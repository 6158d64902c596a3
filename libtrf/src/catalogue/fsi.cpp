#include "catalogue/entry.hpp"

namespace trf::catalogue {
namespace {

constexpr auto both = Scope::fsi_both;

// clang-format off
constexpr std::array table{
Check{"I01", "deadline-8-days", E, off, both, "FSI settore arbitrale, omologazione",
 "The event ended more than 8 days ago", "The report is sent within 8 days; after 30 days it is not taken, and the warning becomes an error. \"L'omologazione del torneo avviene inviando entro 8 giorni i file generati dal programma utilizzato\" (Rapid 5.2). Asked when the date of today is known; of rapid events G23 tells the 8 days and this check the 30.", "052 2026/03/10, sent on 2026/03/19", "052 2026/03/10, sent on 2026/03/18"},
Check{"I02", "retired", off, off, both, "",
 "Retired: see family G", "", "", "", "retired"},
Check{"I03", "id-required", W, off, both, "FSI settore arbitrale, 2015",
 "A foreign player has no FIDE number", "A copy of his identity document and his e-mail go with the report.", "FRA (blank)", "FRA 812345"},
Check{"I04", "new-fin-email", W, off, both, "FSI settore arbitrale, omologazione",
 "A player has no FIDE number", "The verbale must carry his birth date, sex, province and e-mail, even if he is in the Elo Italia list.", "ITA (blank)", "ITA 812345"},
Check{"I05", "national-rating", W, off, both, "TRF26 172, NRS",
 "Start numbers do not follow the FIDE ratings, and no Elo Italia is given", "Write 172 ITA FIDON and an ITA record for each player who has one.", "1: (blank), 2: 1800", "172 ITA FIDON / ITA    1 ... 1850"},
Check{"I06", "category", I, off, both, "RTF 4.1",
 "A national category stands in the title field", "NC 2S 1S 3N 2N 1N CM M belong in columns 11-13 of an ITA record.", "001    1 m 2N", "ITA    1   2N"},
Check{"I07", "fsi-id-in-fide-field", W, off, both, "FSI Elo Rapid lists",
 "A national or club number stands in the FIDE field", "FIDE numbers are 100000 or more.", "4711", "(blank)"},
Check{"I08", "untesserated", W, off, both, "Rapid 3.2; ROF 26",
 "A player is not in the list of members", "\"Tutti i partecipanti devono essere provvisti di Tessera Ordinaria o Agonistica o Junior\" (Rapid 3.2). An error in youth championships (U16, U18, CIG). Asked with --members, a CSV of numbers or names.", "player 7 (not in the list)", "player 7 (in the list)"},
Check{"I09", "event-federation", E, off, both, "TRF26 032",
 "The event is not of the Italian federation", "\"essere preventivamente autorizzata dalla FSI e successivamente omologata dalla stessa\" (RTF 5.3.1 g).", "032 FRA", "032 ITA"},
Check{"I10", "arbiter-id", W, off, both, "CAF",
 "The arbiter has no FSI or FIDE number", "Write it in brackets after the name.", "102 Bianchi, Luca", "102 Bianchi, Luca (812345)"},
Check{"I11", "toro-code", I, off, both, "CAF",
 "The designation code of TORO", "", "", "", "the code is no part of a report, which could only be reminded of"},
Check{"I12", "elo-type", W, off, both, "CAF, 1 Aug 2024",
 "The event is not valid for Elo (NN)", "", "", "", "a report does not tell it: leave the profile rating out"},
};
// clang-format on

}  // namespace

std::span<const Check> fsi() noexcept { return table; }

}  // namespace trf::catalogue
