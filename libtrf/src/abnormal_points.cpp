#include "trf/abnormal_points.hpp"

#include "trf/contains.hpp"

namespace trf {

char abnormal_kind(ResultCode code) noexcept {
  switch (code) {
    case ResultCode::win:
    case ResultCode::unrated_win: return 'W';
    case ResultCode::draw:
    case ResultCode::unrated_draw: return 'D';
    case ResultCode::loss:
    case ResultCode::unrated_loss: return 'L';
    case ResultCode::forfeit_win: return '+';
    case ResultCode::forfeit_loss: return '-';
    case ResultCode::full_point_bye: return 'F';
    case ResultCode::half_point_bye: return 'H';
    case ResultCode::zero_point_bye: return 'Z';
    case ResultCode::none:
    case ResultCode::pairing_bye: break;
  }
  return ' ';
}

bool concerns(const AbnormalPoints& record, Id id) noexcept {
  return record.ids.empty() || contains(record.ids, id);
}

ReplacedPoints replacement(std::span<const AbnormalPoints> records, Id id, int round,
                           ResultCode code) noexcept {
  ReplacedPoints replaced;
  const char kind = abnormal_kind(code);
  if (kind == ' ') return replaced;
  int match_weight = 0, game_weight = 0;
  const auto replace = [](std::optional<Score>& points, int& least, std::optional<Score> by,
                          int weight) {
    if (!by || weight < least) return;
    points = by;
    least = weight;
  };
  for (const auto& record : records) {
    if (record.kind != kind || (record.round != 0 && record.round != round)) continue;
    if (!concerns(record, id)) continue;
    const int weight = (record.ids.empty() ? 0 : 2) + (record.round == 0 ? 0 : 1);
    replace(replaced.match_points, match_weight, record.match_points, weight);
    replace(replaced.game_points, game_weight, record.game_points, weight);
  }
  return replaced;
}

}  // namespace trf
