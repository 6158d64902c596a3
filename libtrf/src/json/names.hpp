#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "trf/tournament.hpp"

// The names in the JSON form of a tournament: one table for writing and reading.
namespace trf::detail {

inline constexpr std::string_view json_schema = "trf-tournament/1";

// Members of players and their rounds; the others are in members.hpp.
inline constexpr std::string_view players_name = "players", start_rank_name = "start_rank",
                                  rounds_name = "rounds", opponent_name = "opponent",
                                  colour_name = "colour", result_name = "result";

inline constexpr std::array<std::string_view, 4> source_names{"standard", "162", "XXS", "BB"};

inline constexpr std::array<std::pair<std::string_view, Score PointSystem::*>, 13> point_names{{
    {"win_white", &PointSystem::win_white},
    {"win_black", &PointSystem::win_black},
    {"draw_white", &PointSystem::draw_white},
    {"draw_black", &PointSystem::draw_black},
    {"loss_white", &PointSystem::loss_white},
    {"loss_black", &PointSystem::loss_black},
    {"forfeit_win", &PointSystem::forfeit_win},
    {"forfeit_loss", &PointSystem::forfeit_loss},
    {"full_point_bye", &PointSystem::full_point_bye},
    {"half_point_bye", &PointSystem::half_point_bye},
    {"zero_point_bye", &PointSystem::zero_point_bye},
    {"pairing_bye", &PointSystem::pairing_bye},
    {"unknown", &PointSystem::unknown},
}};

}  // namespace trf::detail
