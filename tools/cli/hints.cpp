#include "cli/hints.hpp"

#include <utility>

#include "cli/messages/hints.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/messages/edit_teams.hpp"
#include "trf/messages/edits.hpp"
#include "trf/messages/found_structure.hpp"
#include "trf/messages/reader.hpp"

namespace cli {
namespace {

namespace library = trf::said;
namespace found = trf::found;

/// Empty: no option helps.
trf::Message hint_for(const trf::Message& message) {
  if (message.is<library::other_format>() &&
      message == library::other_format{.format = trf::ForeignFormat::own_json})
    return said::use_from_json{};
  for (const auto format :
       {trf::ForeignFormat::table, trf::ForeignFormat::spreadsheet, trf::ForeignFormat::office})
    if (message == trf::Message{library::other_format{.format = format}})
      return said::use_from_csv{};
  if (message.is<library::no_round_paired>()) return said::use_pair{};
  if (message.is<library::other_result>() || message.is<library::match_has_results>())
    return said::use_correct{};
  if (message.is<library::board_has_result>()) return said::use_correct_to_take_back{};
  if (message.is<library::points_stay>() || message.is<library::team_points_stay>())
    return said::use_fill_points{};
  if (message.is<library::round_has_results>()) return said::use_correct_and_unpair{};
  if (message.is<library::round_is_paired>()) return said::use_unpair{};
  if (message.is<library::byes_stay>()) return said::use_no_bye{};
  if (message.is<library::no_full_point_bye>() || message.is<library::xxp_is_for_all_rounds>() ||
      message.is<library::no_record_for_line_ups>())
    return said::use_trf26{};
  if (message.is<library::no_record_for_prohibited>() ||
      message.is<library::no_record_for_acceleration>())
    return said::use_trf26_or_trfx{};
  if (message.is<library::table_pairs_everybody>()) return said::use_forfeit{};
  if (message.is<library::numbers_were_drawn>()) return said::use_order{};
  return {};
}

trf::Message option_for(const trf::Message& message) {
  if (message.is<found::registration_unknown>()) return said::use_registered{};
  if (message.is<found::speed_unknown>()) return said::use_minutes{};
  return {};
}

}  // namespace

trf::Message with_hint(trf::Message message) {
  if (auto hint = hint_for(message); !hint.empty())
    return said::hinted{.what = std::move(message), .hint = std::move(hint)};
  if (auto options = option_for(message); !options.empty())
    return said::hinted_option{.what = std::move(message), .options = std::move(options)};
  return message;
}

}  // namespace cli
