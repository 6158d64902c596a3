#pragma once

#include <cstdint>
#include <span>
#include <tuple>

#include "dutch/field.hpp"

namespace trf::pair::dutch {

/// The place of a vertex: in the bracket, in the following scoregroup, below that; or the vertex of
/// the bye, or of the player who stays alone.
enum class Zone : std::uint8_t { bracket, next, rest, odd_one };

/// The properties of a vertex for the criteria: vertices of one type have equal costs and savings.
struct VertexType {
  Zone zone = Zone::bracket;
  bool may_pair_here = true, moved_down = false, topscorer = false;
  std::int32_t score = 0;
  Preference preference;
  FloatKind last = FloatKind::none, before_last = FloatKind::none;
  std::int16_t unplayed = 0;
  // If there are topscorers, colours are assigned to judge a pair: see judge_colours().
  std::int16_t colour_difference = 0;
  Colour repeated = Colour::none, latest = Colour::none;

  /// What [C10] and [C11] need to know about a player.
  ///
  /// A player without an absolute preference has a difference of at most 1 and changed colours
  /// last: neither colour is a fault. Two absolute preferences for one colour are judged by 5.2.2
  /// and 5.2.3. With equal differences, either decision costs the same for [C10]; for [C11] too,
  /// unless only one of the two had a colour twice in a row, or they had different ones. Then their
  /// last two games differ and decide: earlier ones do not matter.
  void judge_colours(const Member& member, std::span<const Colour> colours) {
    if (member.preference.strength != Strength::absolute) return;
    colour_difference = member.colour_difference;
    repeated = member.repeated;
    latest = colours.back();
  }

  friend bool operator<(const VertexType& a, const VertexType& b) {
    const auto key = [](const VertexType& t) {
      return std::tie(t.zone, t.may_pair_here, t.moved_down, t.topscorer, t.score,
                      t.preference.colour, t.preference.strength, t.last, t.before_last, t.unplayed,
                      t.colour_difference, t.repeated, t.latest);
    };
    return key(a) < key(b);
  }
};

}  // namespace trf::pair::dutch
