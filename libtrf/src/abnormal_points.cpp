#include "trf/abnormal_points.hpp"

#include <algorithm>

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
  return record.ids.empty() || std::ranges::find(record.ids, id) != record.ids.end();
}

const AbnormalPoints* replacement(std::span<const AbnormalPoints> records, Id id, int round,
                                  ResultCode code) noexcept {
  const char kind = abnormal_kind(code);
  if (kind == ' ') return nullptr;
  const AbnormalPoints* best = nullptr;
  int best_weight = -1;
  for (const auto& record : records) {
    if (record.kind != kind || (record.round != 0 && record.round != round)) continue;
    const int weight = (record.ids.empty() ? 0 : 2) + (record.round == 0 ? 0 : 1);
    if (weight < best_weight || !concerns(record, id)) continue;
    best_weight = weight;
    best = &record;
  }
  return best;
}

}  // namespace trf
