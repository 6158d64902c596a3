#include "parse/entry_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/messages/usage.hpp"
#include "parse/messages/parse.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/list.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"
#include "trf/time_control.hpp"

namespace parse {
namespace {

using trf::rating::ListRecord;
using trf::rating::RatingKind;

/// The words of a name in one order and case, so that "Rossi, Anna" equals "ROSSI Anna".
std::string name_key(std::string_view name) {
  std::string plain = trf::lower(name);
  std::ranges::replace_if(
      plain, [](char c) { return c == ',' || c == '.' || c == '-'; }, ' ');
  auto sorted = trf::words_of(plain);
  std::ranges::sort(sorted);
  return fmt::format("{}", fmt::join(sorted, " "));
}

Listed listed(const ListRecord& record, RatingKind kind) {
  const auto& wanted = record.of(kind);
  const int rating = wanted.rating != 0 ? wanted.rating : record.of(RatingKind::own).rating;
  return {std::string{record.fide_id.empty() ? record.id : record.fide_id},
          std::string{record.name},
          std::string{record.sex},
          std::string{record.birth},
          std::string{record.federation},
          std::string{record.title.empty() ? record.women_title : record.title},
          rating,
          record.line};
}

trf::Title title_of(std::string_view text) {
  using enum trf::Title;
  for (const auto title : {gm, im, wgm, fm, wim, cm, wfm, wcm})
    if (text == trf::name(title)) return title;
  return none;
}

void fill_player(trf::Player& player, const Listed& record) {
  if (record.rating != 0) player.rating = static_cast<std::uint16_t>(record.rating);
  if (player.fide_id.empty()) player.fide_id = record.fide_id;
  if (const auto title = title_of(record.title); title != trf::Title::none) player.title = title;
  if (player.federation.empty() && record.federation.size() == 3)
    player.federation = record.federation;
  if (player.sex == trf::Sex::unknown && !record.sex.empty())
    player.sex = record.sex == "F" || record.sex == "f" || record.sex == "w" || record.sex == "W"
                     ? trf::Sex::female
                     : trf::Sex::male;
  if (!player.birth.is_set())
    if (const auto birth = trf::parse_date(record.birth)) player.birth = birth->date;
}

RatingKind kind_of(const std::string& rate_of_play) {
  const auto control = trf::parse_time_control(rate_of_play);
  if (!control) return RatingKind::standard;
  const auto seconds = static_cast<int>(control->seconds_for_60_moves());
  return trf::rating::kind_of_chess(seconds).value_or(RatingKind::blitz);
}

}  // namespace

RatingListJoin::RatingListJoin(const cli::Arguments& arguments)
    : name_{arguments.value("rating-list")}, by_name_{arguments.has("by-name")} {
  if (by_name_ && name_.empty())
    throw cli::UsageError(cli::said::needs_option{.option = trf::Code{"--by-name"},
                                                  .other = trf::Code{"--rating-list"}});
  is_refresh_ = arguments.has("refresh");
  if (is_refresh_ && (name_.empty() || arguments.value("from") == "csv"))
    throw cli::UsageError(cli::said::refresh_needs_list{});
  if (name_.empty()) return;
  bytes_ = cli::read_all(name_, arguments.limits().input.file_bytes * 4);
  for (const auto& setting : arguments.values("set"))
    if (setting.starts_with("222=")) rate_of_play_ = setting.substr(4);
}

std::optional<std::vector<std::optional<Listed>>> RatingListJoin::find(
    std::span<const trf::Player> players, const std::string& rate_of_play, cli::Answer& answer,
    trf::Diagnostics& warnings) const {
  auto& said = answer.lists.emplace_back(cli::ListFindings{name_, {}, {}});
  const auto layout = trf::rating::read_list_layout(bytes_);
  if (!layout.value) {
    said.messages = layout.diagnostics;
    return std::nullopt;
  }
  // Rows of which a tool would take the first, another one the last, are faults everywhere.
  const auto whole = trf::rating::RatingList::read(bytes_);
  std::map<std::uint64_t, std::vector<Listed>> by_id;
  std::map<std::string, std::vector<Listed>> by_name;
  for (const auto& player : players) {
    if (!player.fide_id.empty())
      by_id[trf::rating::list_key(player.fide_id)];
    else if (by_name_)
      by_name[name_key(player.name)];
  }
  const auto kind = kind_of(rate_of_play);
  auto faults = whole.diagnostics;
  trf::Diagnostics said_before;
  const bool has_column = whole.value && whole.value->has_fide_column();
  for (const auto& piece : trf::rating::cut_list(*layout.value, bytes_, 1))
    trf::rating::for_each_record(
        *layout.value, bytes_, piece,
        [&](const ListRecord& record) {
          const auto fide_id = has_column ? record.fide_id : record.id;
          if (const auto found = by_id.find(trf::rating::list_key(fide_id));
              found != by_id.end() && !fide_id.empty())
            found->second.push_back(listed(record, kind));
          if (by_name.empty()) return;
          if (const auto found = by_name.find(name_key(record.name)); found != by_name.end())
            found->second.push_back(listed(record, kind));
        },
        said_before);
  std::ranges::move(faults, std::back_inserter(said.messages));
  // If some rows of a list cannot be read, a missing player may be in one of them.
  if (std::ranges::any_of(said.messages, [](const trf::Diagnostic& each) {
        return each.severity == trf::Severity::error;
      }))
    return std::nullopt;
  const auto warn = [&](const trf::Player& player, trf::Message text) {
    warnings.push_back({"", trf::Severity::warning, {player.line, 1}, std::move(text)});
  };
  std::vector<std::optional<Listed>> result(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto& player = players[i];
    const bool has_id = !player.fide_id.empty();
    if (!has_id && !by_name_) {
      warn(player, cli::said::entry_without_fide_number{.name = player.name});
      continue;
    }
    const auto& found =
        has_id ? by_id[trf::rating::list_key(player.fide_id)] : by_name[name_key(player.name)];
    if (found.empty()) {
      warn(player, cli::said::entry_not_listed{.name = player.name});
    } else if (found.size() > 1) {
      warn(player,
           cli::said::entry_ambiguous{.name = player.name,
                                      .count = found.size(),
                                      .ids = {found, [](const Listed& record) {
                                                return trf::Data{fmt::format(
                                                    "{} ({})", record.fide_id, record.birth)};
                                              }}});
    } else {
      result[i] = found.front();
    }
  }
  return result;
}

bool RatingListJoin::fill(trf::Entries& entries, cli::Answer& answer,
                          trf::Diagnostics& warnings) const {
  const auto records = find(entries.players, rate_of_play_, answer, warnings);
  if (!records) return false;
  for (std::size_t i = 0; i < records->size(); ++i) {
    auto& player = entries.players[i];
    const auto& record = (*records)[i];
    if (!record) continue;
    if (player.rating != 0 && record->rating != 0 && player.rating != record->rating)
      warnings.push_back(
          {"",
           trf::Severity::warning,
           {player.line, 1},
           cli::said::entry_other_rating{
               .name = player.name, .listed = record->rating, .own = player.rating}});
    fill_player(player, *record);
  }
  return true;
}

std::optional<std::vector<trf::PlayerChange>> RatingListJoin::changes(
    const trf::Tournament& report, cli::Answer& answer, trf::Diagnostics& warnings) const {
  const auto rate = report.time_control ? to_string(*report.time_control) : rate_of_play_;
  const auto records = find(report.players, rate, answer, warnings);
  if (!records) return std::nullopt;
  std::vector<trf::PlayerChange> changes;
  for (std::size_t i = 0; i < records->size(); ++i) {
    const auto& player = report.players[i];
    const auto& record = (*records)[i];
    if (!record) continue;
    const auto take = [&](const char* field, const std::string& own, const std::string& listed) {
      if (!listed.empty() && own != listed && (own.empty() || is_refresh_))
        changes.push_back({player.start_rank, field, listed, {player.line, 1}});
    };
    const auto number = [](int value) { return value == 0 ? "" : std::to_string(value); };
    auto listed = trf::Player{};
    fill_player(listed, *record);
    if (player.rating != 0 && listed.rating != 0 && player.rating != listed.rating) {
      trf::Message text = cli::said::report_other_rating{
          .name = player.name, .own = player.rating, .listed = listed.rating};
      if (is_refresh_)
        text = cli::said::entry_other_rating{
            .name = player.name, .listed = listed.rating, .own = player.rating};
      warnings.push_back({"", trf::Severity::warning, {player.line, 1}, std::move(text)});
    }
    const auto sex = [](trf::Sex value) {
      return std::string{value == trf::Sex::female ? "w" : value == trf::Sex::male ? "m" : ""};
    };
    take("rating", number(player.rating), number(listed.rating));
    take("title",
         player.title == trf::Title::none ? player.title_text : std::string{name(player.title)},
         std::string{name(listed.title)});
    take("federation", player.federation, listed.federation);
    take("fide_id", player.fide_id, listed.fide_id);
    take("sex", sex(player.sex), sex(listed.sex));
    take("birth", to_string(player.birth), to_string(listed.birth));
  }
  return changes;
}

}  // namespace parse
