#pragma once

#include <array>
#include <string_view>

#include "fide_2009.hpp"

namespace trf::tiebreak {

namespace rtf {

inline constexpr std::array<std::string_view, 2> own_codes = {"ADJ", "BHFSI"};
inline constexpr std::array<Edition::CodeArticle, 14> code_articles = {
    {{"BH/C1", "FSI rapid 4.6"},
     {"BH", "RTF 7.3.1"},
     {"SB", "RTF 7.3.1, FSI rapid 4.6"},
     {"BHFSI", "RTF 7.3.1, 7.5.2"},
     {"PTS", "RTF 7.3.1"},
     {"DE", "C.02 13"},
     {"WIN", "C.02 13"},
     {"BPG", "C.02 13"},
     {"BWG", "C.02 13"},
     {"PS", "C.02 13"},
     {"KS", "C.02 13"},
     {"ARO", "C.02 13"},
     {"TPR", "C.02 13"},
     {"ADJ", "C.04.5"}}};

}  // namespace rtf

// FSI technical regulation (RTF) 2014: 7.3.1 full Buchholz for Swiss tournaments, Sonneborn-Berger
// for round robins; 7.5.2 c an entrant of round 2 with half a point gets nothing for round 1.
// FSI rapid and blitz regulation 4.6, of all tournaments (1): Buchholz Cut 1. The numbers are
// FIDE's of 2009.
inline constexpr Edition fsi_2014 = [] {
  Edition edition = fide_2009;
  edition.key = "fsi2014";
  edition.title = say<said::fsi_rtf_2014>;
  edition.swiss_list = "PTS,BHFSI";
  edition.rapid_swiss_list = "PTS,BH/C1";
  edition.round_robin_list = "PTS,SB";
  edition.team_list = "MPTS,BH:MP";
  edition.rapid_team_list = "MPTS,BH/C1:MP";
  edition.team_round_robin_list = "MPTS,SB:MP";
  edition.rapid_lists = say<said::fsi_rapid>;
  edition.own_codes = rtf::own_codes;
  edition.code_articles = rtf::code_articles;
  edition.articles.played = "RTF 7.3.1";
  return edition;
}();

}  // namespace trf::tiebreak
