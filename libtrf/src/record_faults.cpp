#include "record_faults.hpp"

#include "read/context.hpp"
#include "trf/messages/draft.hpp"
#include "trf/messages/read_records.hpp"

namespace trf::detail {
namespace {

/// Does the reader keep the line as it is?
bool is_other(const OtherRecord& record, std::string_view line) {
  if (record.tag.empty())
    return !is_player(line) && !line.starts_with("###") && layout::tag_of(line).empty() &&
           line.find_first_not_of(" \t\x1a") != std::string_view::npos;
  return record.tag == "###" || record.tag == "801" || record.tag == "802" ||
         (layout::tag_of(record.tag) == record.tag && layout::find(record.tag) == nullptr &&
          !is_national(line));
}

}  // namespace

Message fault_of(const Acceleration& record) {
  if (record.first_round <= record.last_round && record.first_id <= record.last_id) return {};
  return said::range_not_in_order{.first_round = record.first_round,
                                  .last_round = record.last_round,
                                  .first_id = record.first_id,
                                  .last_id = record.last_id};
}

Message fault_of(const ProhibitedGroup& group) {
  if (group.ids.size() >= 2 && group.first_round <= group.last_round) return {};
  // XXP is about all rounds.
  if (group.first_round == 1 && group.last_round == max_rounds)
    return said::group_too_small{.ids = group.ids.size()};
  return said::group_not_usable{
      .ids = group.ids.size(), .first = group.first_round, .last = group.last_round};
}

Message fault_of(const AbnormalPoints& record) {
  if (record.match_points || record.game_points) return {};
  return said::draft_no_points{};
}

Message fault_of(const NationalRecord& record) {
  if (layout::tag_of(record.federation) == record.federation &&
      is_national(record.federation + "    1"))
    return {};
  return said::draft_federation{.found = record.federation};
}

Message fault_of(const OtherRecord& record) {
  const auto line =
      record.tag + (record.tag.empty() || record.text.empty() ? "" : " ") + record.text;
  if (is_other(record, line)) return {};
  return said::draft_other{.found = shown(line)};
}

}  // namespace trf::detail
