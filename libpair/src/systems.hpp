#pragma once

#include "trf/pair/messages/pairing_systems.hpp"
#include "trf/pair/system.hpp"

/// The systems as values. Each is defined in its own file; system.cpp lists them.
namespace trf::pair {

/// System::title of a row.
template <class Title>
[[nodiscard]] Message title_of() {
  return Title{};
}

extern const System double_swiss_system;  // match_swiss.cpp: C.04.5
extern const System team_swiss_system;    // match_swiss.cpp: C.04.6
extern const System berger_system;        // berger.cpp: C.05 Annex 1
extern const System dutch_system;         // dutch.cpp: C.04.3
extern const System dutch_2017_system;
extern const System dubov_system;  // dubov.cpp: C.04.4.1
extern const System dubov_2018_system;
extern const System burstein_system;        // burstein.cpp: C.04.4.2
extern const System lim_system;             // lim.cpp: C.04.4.3
extern const System lim_1989_system;        // lim.cpp: FIDE Swiss rules 1987-89
extern const System italo_svizzero_system;  // italo_svizzero.cpp: FSI 1997
extern const System scheveningen_system;    // scheveningen.cpp: tables of 2022
extern const System match_system;           // match.cpp: two players, alternating colours

}  // namespace trf::pair
