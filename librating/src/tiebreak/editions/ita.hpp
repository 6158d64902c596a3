#pragma once

#include <array>
#include <string_view>

#include "fide_1989.hpp"

namespace trf::tiebreak {

namespace sst {

inline constexpr std::array<std::string_view, 4> own_codes = {"ADJ", "BHITA", "BHLOW", "DRITA"};
inline constexpr std::array<Edition::CodeArticle, 8> code_articles = {{{"PTS", "SST"},
                                                                       {"SB", "SST 1"},
                                                                       {"DRITA", "SST 1"},
                                                                       {"BHITA", "SST 2"},
                                                                       {"BHLOW", "SST 2"},
                                                                       {"BH", "SST 2"},
                                                                       {"DE", "SST 2"},
                                                                       {"ADJ", "1989 16"}}};

}  // namespace sst

// "Sistemi di spareggio nella classifica finale di un torneo": Sonneborn-Berger for round
// robins, the Italian variant of Buchholz for Swiss and Italo-Svizzero tournaments. The text does
// not mention unplayed rounds: by reading I4 the Swiss rules of 1989 apply.
inline constexpr Edition ita = [] {
  Edition edition = fide_1989;
  edition.key = "ita";
  edition.title = say<said::italian_systems>;
  edition.swiss_list = edition.rapid_swiss_list = "PTS,BHITA,BHLOW,DE,DRITA";
  edition.round_robin_list = "PTS,SB,DRITA";
  edition.own_codes = sst::own_codes;
  edition.code_articles = sst::code_articles;
  edition.articles.played = "SST 2";
  edition.articles.cuts.fill("SST 2");
  edition.articles.round_robin = "SST 1";
  return edition;
}();

}  // namespace trf::tiebreak
