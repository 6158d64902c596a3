#include "parse/entry_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "parse/messages/parse.hpp"
#include "trf/check.hpp"
#include "trf/entries.hpp"
#include "trf/fsi_category.hpp"
#include "trf/layout.hpp"
#include "trf/messages/lists.hpp"
#include "trf/messages/sheet.hpp"
#include "trf/name.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/list.hpp"
#include "trf/rating/person.hpp"
#include "trf/text.hpp"
#include "trf/time_control.hpp"

namespace parse {
namespace {

using trf::rating::ListRecord;
using trf::rating::RatingKind;
using trf::rating::RatingList;

/// As in trf-validate: titles of women alone do not show who has none.
Told told_by(const RatingList& list, RatingKind kind) {
  const auto is_title = [](auto title) { return !name(title).empty() && name(title)[0] != 'W'; };
  const bool is_national = list.is_national();
  return {.title = !(is_national && list.has_categories()) &&
                   std::ranges::any_of(list.entries(), is_title, &trf::rating::ListEntry::title),
          .rating = is_national ? list.has(kind) || list.has(RatingKind::standard) : list.has_any(),
          .national_rating = is_national && list.has(RatingKind::own)};
}

/// \param list  that has the record
Listed listed(const ListRecord& record, RatingKind kind, const RatingList& list, const Told& told) {
  Listed one{.fide_id = std::string{record.fide_id},
             .name = std::string{record.name},
             .sex = std::string{record.sex},
             .birth = std::string{record.birth},
             .federation = std::string{record.federation},
             .title = trf::rating::title_in_list(
                 title_cell(record, list.is_national(), list.title_column())),
             .rating = rating_of(record, kind, list.is_national()),
             .national = {},
             .tells = told,
             .line = record.line};
  if (!list.is_national()) {
    one.fide_id = record.id;
    return one;
  }
  // The arbiter equates a foreigner without rating (RTF 4.2.6).
  if (trf::is_from_abroad(trf::upper(one.federation))) one.tells.national_rating = false;
  one.national.federation = trf::italy;
  one.national.id = record.id;
  one.national.rating = record.of(RatingKind::own).rating;
  if (const auto categoria = categoria_of(record, list.title_column()))
    one.national.classification = name(*categoria);
  return one;
}

/// The record of the player's with that federation; a new one if there is none.
trf::NationalRecord& national_of(trf::Player& player, const std::string& federation) {
  const auto found =
      std::ranges::find(player.national, federation, &trf::NationalRecord::federation);
  if (found != player.national.end()) return *found;
  auto& made = player.national.emplace_back();
  made.federation = federation;
  return made;
}

/// What a player takes from the list: what is missing, also its ratings and title, or all of it.
enum class Taken : std::uint8_t { missing, ratings_and_title, all };

void fill_national(trf::Player& player, const Listed& record, Taken taken) {
  const auto& listed = record.national;
  if (listed.federation.size() != trf::layout::player::federation.width) return;
  auto& own = national_of(player, listed.federation);
  if (own.rating == 0 ||
      ((listed.rating != 0 || record.tells.national_rating) && taken != Taken::missing))
    own.rating = listed.rating;
  if (!listed.id.empty() && (own.id.empty() || taken == Taken::all)) own.id = listed.id;
  if (!listed.classification.empty() && (own.classification.empty() || taken == Taken::all))
    own.classification = listed.classification;
}

void fill_player(trf::Player& player, const Listed& record, Taken taken) {
  const bool is_all = taken == Taken::all, is_missing = taken == Taken::missing;
  if (player.rating == 0 || ((record.rating != 0 || record.tells.rating) && !is_missing))
    player.rating = static_cast<std::uint16_t>(record.rating);
  if (!record.fide_id.empty() && (player.fide_id.empty() || is_all))
    player.fide_id = record.fide_id;
  if (player.shown_title().empty() ||
      ((record.title != trf::Title::none || record.tells.title) && !is_missing))
    player.title = record.title;
  if (record.federation.size() == 3 && (player.federation.empty() || is_all))
    player.federation = trf::upper(record.federation);
  if (const auto sex = trf::sex_named(record.sex);
      sex != trf::Sex::unknown && (player.sex == trf::Sex::unknown || is_all))
    player.sex = sex;
  if (const auto birth = trf::rating::birth_date(record.birth);
      birth.is_set() &&
      (!player.birth.is_set() || (is_all && !trf::rating::is_closer(player.birth, birth))))
    player.birth = birth;
  fill_national(player, record, taken);
}

/// Do name, date of birth or numbers contradict the row?
bool is_other(const trf::Player& player, const Listed& record, bool by_number) {
  using trf::rating::Contradiction;
  const auto found = contradiction(
      trf::rating::facts_of(player, record.national.federation),
      {record.national.id, record.fide_id, record.name, trf::rating::birth_date(record.birth)});
  // Found by name, it has the same words in any order.
  return found != Contradiction::none && (by_number || found != Contradiction::name);
}

/// What cannot be taken from the row. FIDE's lists have 0 for an unknown year of birth.
void find_unreadable(const Listed& record, trf::Diagnostics& found) {
  const auto warn = [&](trf::Message text) {
    found.push_back({"", trf::Severity::warning, {record.line, 0}, std::move(text)});
  };
  if (!record.sex.empty() && trf::sex_named(record.sex) == trf::Sex::unknown)
    warn(trf::said::entry_sex_unreadable{.found = record.sex});
  if (record.birth.find_first_not_of('0') != std::string::npos &&
      !trf::rating::birth_date(record.birth).is_set())
    warn(trf::said::entry_birth_unreadable{.found = record.birth});
}

/// Rows of a list for the players of a report, by number and name.
class Candidates {
 public:
  Candidates(std::span<const trf::Player> players, PlayersOf source, bool is_national, bool by_name)
      : is_national_{is_national}, source_{source} {
    for (const auto& player : players) {
      const auto national = national_number(player);
      if (!national.empty()) by_number_[trf::rating::list_key(national)];
      if (!player.fide_id.empty()) by_fide_[trf::rating::list_key(player.fide_id)];
      if (national.empty() && player.fide_id.empty() && by_name)
        by_name_[trf::folded_name(player.name)];
    }
  }

  /// \param take  makes the row, if it is that of a player
  template <class Take>
  void add(const ListRecord& record, const Take& take) {
    const auto fide_id = is_national_ ? record.fide_id : record.id;
    const auto keep = [&](auto& rows, const auto& key) {
      if (const auto found = rows.find(key); found != rows.end()) found->second.push_back(take());
    };
    if (is_national_ && !record.id.empty()) keep(by_number_, trf::rating::list_key(record.id));
    if (!fide_id.empty()) keep(by_fide_, trf::rating::list_key(fide_id));
    if (!by_name_.empty()) keep(by_name_, trf::folded_name(record.name));
  }

  /// By national number, else by FIDE number; by name if there is neither.
  [[nodiscard]] const std::vector<Listed>& of(const trf::Player& player) const {
    static const std::vector<Listed> none;
    const auto found = [&](const auto& rows, const auto& key) -> const std::vector<Listed>& {
      const auto at = rows.find(key);
      return at == rows.end() ? none : at->second;
    };
    if (const auto number = national_number(player); !number.empty())
      if (const auto& rows = found(by_number_, trf::rating::list_key(number)); !rows.empty())
        return rows;
    if (!player.fide_id.empty()) return found(by_fide_, trf::rating::list_key(player.fide_id));
    return found(by_name_, trf::folded_name(player.name));
  }

  [[nodiscard]] bool has_number(const trf::Player& player) const {
    return !player.fide_id.empty() || !national_number(player).empty();
  }

 private:
  /// Empty in a list without national numbers. An entry list does not say whose a number is: a
  /// player from abroad can have that of the list.
  [[nodiscard]] std::string national_number(const trf::Player& player) const {
    if (!is_national_) return {};
    const auto own = trf::rating::facts_of(player).national;
    if (!own.empty() || source_ == PlayersOf::report) return std::string{own};
    for (const auto& record : player.national)
      if (!record.id.empty()) return record.id;
    return {};
  }

  bool is_national_;
  PlayersOf source_;
  std::map<std::uint64_t, std::vector<Listed>> by_number_, by_fide_;
  std::map<std::string, std::vector<Listed>> by_name_;
};

}  // namespace

RatingListJoin::RatingListJoin(const cli::Arguments& arguments)
    : name_{arguments.value("rating-list")}, by_name_{arguments.has("by-name")} {
  if (by_name_ && name_.empty()) cli::refuse_without("by-name", "rating-list");
  is_refresh_ = arguments.has("refresh");
  if (is_refresh_ && (name_.empty() || arguments.value("from") == "csv"))
    throw cli::UsageError(cli::said::refresh_needs_list{});
  if (name_.empty()) return;
  bytes_ = cli::files().read(name_, arguments.limits().input.file_bytes * 4);
  if (auto text = trf::rating::list_in_utf8(bytes_)) {
    bytes_ = std::move(*text);
    was_decoded_ = true;
  }
  for (const auto& setting : arguments.values("set"))
    if (setting.starts_with("222="))
      time_control_ = trf::parse_time_control(setting.substr(4));
    else if (setting.starts_with("122="))
      rate_of_play_ = setting.substr(4);
}

RatingKind RatingListJoin::kind_for(const trf::Tournament* report) const {
  trf::TournamentDraft event;
  if (report != nullptr) {
    event.time_control = report->time_control;
    event.rate_of_play_text = report->rate_of_play_text;
  }
  if (time_control_) event.time_control = time_control_;
  if (!rate_of_play_.empty()) event.rate_of_play_text = rate_of_play_;
  const auto seconds = trf::seconds_for_60_moves(*trf::Tournament::of(std::move(event)));
  return seconds ? trf::rating::kind_of_chess(seconds).value_or(RatingKind::blitz)
                 : RatingKind::standard;
}

std::optional<std::vector<std::optional<Listed>>> RatingListJoin::find(
    std::span<const trf::Player> players, PlayersOf source, RatingKind kind, cli::Answer& answer,
    trf::Diagnostics& warnings) const {
  auto& said = answer.lists.emplace_back(cli::ListFindings{name_, {}, {}});
  const auto layout = trf::rating::read_list_layout(bytes_);
  if (!layout.value) {
    said.messages = layout.diagnostics;
    return std::nullopt;
  }
  // Rows of which a tool would take the first, another one the last, are faults everywhere.
  const auto whole = trf::rating::RatingList::read(bytes_);
  if (was_decoded_)
    said.messages.push_back({"", trf::Severity::warning, {}, trf::said::list_not_utf8{}});
  std::ranges::move(whole.diagnostics, std::back_inserter(said.messages));
  // If some rows of a list cannot be read, a missing player may be in one of them.
  if (!whole.value || trf::has_error(said.messages)) return std::nullopt;
  const auto& list = *whole.value;
  Candidates candidates{players, source, list.is_national(), by_name_};
  const auto told = told_by(list, kind);
  trf::Diagnostics said_before;
  for (const auto& piece : list.pieces())
    trf::rating::for_each_record(
        *layout.value, bytes_, piece,
        [&](const ListRecord& record) {
          candidates.add(record, [&] { return listed(record, kind, list, told); });
        },
        said_before);
  const auto warn = [&](const trf::Player& player, trf::Message text) {
    warnings.push_back({"", trf::Severity::warning, {player.line, 1}, std::move(text)});
  };
  std::vector<std::optional<Listed>> result(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto& player = players[i];
    if (!candidates.has_number(player) && !by_name_) {
      if (list.is_national())
        warn(player, cli::said::entry_without_number{.name = player.name});
      else
        warn(player, cli::said::entry_without_fide_number{.name = player.name});
      continue;
    }
    const auto& found = candidates.of(player);
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
    } else if (const auto& record = found.front();
               is_other(player, record, candidates.has_number(player))) {
      warn(player,
           cli::said::entry_other_person{
               .name = player.name,
               .number = record.national.id.empty() ? record.fide_id : record.national.id,
               .listed = record.birth.empty() ? record.name
                                              : fmt::format("{} ({})", record.name, record.birth)});
    } else {
      find_unreadable(record, said.messages);
      result[i] = record;
    }
  }
  return result;
}

namespace {

/// The national rating of that federation; 0: none.
int national_rating(const trf::Player& player, const std::string& federation) {
  const auto* record = player.national_of(federation);
  return record == nullptr ? 0 : record->rating;
}

/// \param tells  is 0 a rating of the list? \param keeps_own  or takes that of the list
void warn_of_rating(const trf::Player& player, int own, int listed, bool tells, bool keeps_own,
                    trf::Diagnostics& warnings) {
  if (own == 0 || own == listed || (listed == 0 && !tells)) return;
  trf::Message text =
      cli::said::entry_other_rating{.name = player.name, .listed = listed, .own = own};
  if (keeps_own)
    text = cli::said::report_other_rating{.name = player.name, .own = own, .listed = listed};
  warnings.push_back({"", trf::Severity::warning, {player.line, 1}, std::move(text)});
}

}  // namespace

bool RatingListJoin::fill(trf::Entries& entries, const trf::Tournament* report, cli::Answer& answer,
                          trf::Diagnostics& warnings) const {
  const auto records =
      find(entries.players, PlayersOf::entry_list, kind_for(report), answer, warnings);
  if (!records) return false;
  // A late entry is filled in as a player of the report is.
  auto taken = Taken::ratings_and_title;
  if (report != nullptr) taken = is_refresh_ ? Taken::all : Taken::missing;
  for (std::size_t i = 0; i < records->size(); ++i) {
    auto& player = entries.players[i];
    const auto& record = (*records)[i];
    if (!record) continue;
    const auto compare = [&](int own, int listed, bool tells) {
      warn_of_rating(player, own, listed, tells, taken == Taken::missing, warnings);
    };
    compare(player.rating, record->rating, record->tells.rating);
    compare(national_rating(player, record->national.federation), record->national.rating,
            record->tells.national_rating);
    fill_player(player, *record, taken);
  }
  return true;
}

std::optional<std::vector<trf::PlayerChange>> RatingListJoin::changes(
    const trf::Tournament& report, cli::Answer& answer, trf::Diagnostics& warnings) const {
  const auto records = find(report.players, PlayersOf::report, kind_for(&report), answer, warnings);
  if (!records) return std::nullopt;
  std::vector<trf::PlayerChange> changes;
  bool has_told_dialect = false;
  for (std::size_t i = 0; i < records->size(); ++i) {
    const auto& player = report.players[i];
    const auto& record = (*records)[i];
    if (!record) continue;
    const auto take = [&](const char* field, const std::string& own, const std::string& listed,
                          bool tells = false) {
      if ((!listed.empty() || tells) && own != listed && (own.empty() || is_refresh_))
        changes.push_back({player.start_rank, field, listed, {player.line, 1}});
    };
    const auto take_rating = [&](const char* field, int own, int of_list, bool tells) {
      const auto number = [](int value) { return value == 0 ? "" : std::to_string(value); };
      warn_of_rating(player, own, of_list, tells, !is_refresh_, warnings);
      take(field, number(own), number(of_list), tells);
    };
    auto listed = trf::Player{};
    fill_player(listed, *record, Taken::all);
    take_rating("rating", player.rating, listed.rating, record->tells.rating);
    take("title", std::string{player.shown_title()}, std::string{name(listed.title)},
         record->tells.title);
    take("federation", player.federation, listed.federation);
    take("fide_id", player.fide_id, listed.fide_id);
    take("sex", std::string{name(player.sex)}, std::string{name(listed.sex)});
    if (!trf::rating::is_closer(player.birth, listed.birth))
      take("birth", to_string(player.birth), to_string(listed.birth));
    for (const auto& national : listed.national) {
      const auto* mine = player.national_of(national.federation);
      if (mine == nullptr && report.dialect != trf::Dialect::trf26) {
        if (!std::exchange(has_told_dialect, true))
          warnings.push_back(
              {"",
               trf::Severity::warning,
               {},
               cli::said::national_not_filled{.dialect = trf::Code{name(report.dialect)},
                                              .option = trf::Code{"--to=trf26"}}});
        continue;
      }
      const auto own = mine == nullptr ? trf::NationalRecord{} : *mine;
      const auto before = changes.size();
      take("national_id", own.id, national.id);
      take_rating("national_rating", own.rating, national.rating, record->tells.national_rating);
      take("category", own.classification, national.classification);
      for (auto at = before; at < changes.size(); ++at)
        changes[at].federation = national.federation;
    }
  }
  return changes;
}

}  // namespace parse
