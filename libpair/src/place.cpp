#include "trf/pair/place.hpp"

#include "trf/pair/messages/place.hpp"

namespace trf::pair {

Message title(const Place& place) {
  using enum Place::Kind;
  switch (place.kind) {
    case none: break;
    case bracket: return said::bracket{.number = place.number, .points = place.points};
    case scoregroup: return said::scoregroup{.points = place.points};
    case median: return said::median_scoregroup{.points = place.points};
    case pair: return said::pair_of_rotation{.number = place.number};
    case round: return said::whole_round{.number = place.number};
    case bye: return said::place_of_bye{};
    case free_player: return said::place_of_free_player{};
    case group_order: return said::order_of_groups{};
    case resume_point: return said::resume_point{};
    case colours: return said::colours{};
    case boards: return said::board_order{};
    case table: return said::table_of_round_robin{};
    case match: return said::match_of_two{};
  }
  return {};
}

Message name(const Place& place) {
  if (place.kind != Place::Kind::bracket) return title(place);
  return said::bracket_name{.number = place.number, .points = place.points};
}

Message where(const Place& place) {
  if (!place.is_set()) return {};
  if (place.kind != Place::Kind::bracket) return said::in_place{.place = title(place)};
  return said::in_bracket{.number = place.number, .points = place.points};
}

}  // namespace trf::pair
