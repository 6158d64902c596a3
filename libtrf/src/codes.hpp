#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "trf/tournament_draft.hpp"

/// The codes of a report, each in the order of its enumeration: one table for reading, writing and
/// JSON.
namespace trf::detail {

/// The letters as names; the space in the first place is the empty one.
template <std::size_t N>
constexpr std::array<std::string_view, N> each_of(std::string_view letters) noexcept {
  std::array<std::string_view, N> names;
  for (std::size_t i = 1; i < N; ++i) names[i] = letters.substr(i, 1);
  return names;
}

/// ResultCode (TRF26, result table).
inline constexpr std::string_view result_letters = " 1=0WDL+-FHUZ";
/// RankingMethod (record 172).
inline constexpr std::array<std::string_view, 8> ranking_methods{"",      "FIDE", "NRO",  "FIDON",
                                                                 "NIDOF", "HBFN", "LBFN", "OTHER"};
/// Title, as TRF16 and TRF26 write it.
inline constexpr std::array<std::string_view, 9> titles{"",    "GM", "IM",  "WGM", "FM",
                                                        "WIM", "CM", "WFM", "WCM"};
/// The same in TRF06, and in FIDE's lists before 2010.
inline constexpr std::array<std::string_view, 9> small_titles{"",   "g", "m",  "wg", "f",
                                                              "wm", "c", "wf", "wc"};
/// Sex and Colour, also in JSON.
inline constexpr std::array<std::string_view, 3> sexes{"", "m", "w"};
inline constexpr std::array<std::string_view, 3> colours{"", "w", "b"};
/// Colour in record XXC.
inline constexpr std::array<std::string_view, 3> configured_colours{"", "white1", "black1"};
/// The colour of a word of XXC; none: the word is about something else.
constexpr Colour configured_colour(std::string_view word) noexcept {
  return word == configured_colours[1]   ? Colour::white
         : word == configured_colours[2] ? Colour::black
                                         : Colour::none;
}
/// Dialect.
inline constexpr std::array<std::string_view, 5> dialects{"TRF06", "TRF16", "TRFx", "TRF(bx)",
                                                          "TRF26"};
/// XXS: the codes of one value each.
inline constexpr std::array<std::pair<std::string_view, Score PointSystem::*>, 12> xxs_codes{{
    {"WW", &PointSystem::win_white},
    {"BW", &PointSystem::win_black},
    {"WD", &PointSystem::draw_white},
    {"BD", &PointSystem::draw_black},
    {"WL", &PointSystem::loss_white},
    {"BL", &PointSystem::loss_black},
    {"ZPB", &PointSystem::zero_point_bye},
    {"HPB", &PointSystem::half_point_bye},
    {"FPB", &PointSystem::full_point_bye},
    {"PAB", &PointSystem::pairing_bye},
    {"FW", &PointSystem::forfeit_win},
    {"FL", &PointSystem::forfeit_loss},
}};

}  // namespace trf::detail
