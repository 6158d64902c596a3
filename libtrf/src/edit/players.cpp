// Data of players.

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "edit/columns.hpp"
#include "edit/entry_rows.hpp"
#include "edit/findings.hpp"
#include "edit/match_records.hpp"
#include "same_person.hpp"
#include "trf/contains.hpp"
#include "trf/edit_people.hpp"
#include "trf/entries.hpp"
#include "trf/fsi_category.hpp"
#include "trf/layout.hpp"
#include "trf/messages/corrections.hpp"
#include "trf/messages/edits.hpp"
#include "trf/messages/lists.hpp"
#include "trf/sheet.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

using editing::Findings;

namespace column = layout::player;
namespace nrs = layout::national;

/// A field of record 001 and, if the national record repeats it, of NRS.
struct OwnField {
  std::string_view name;
  const layout::Field* field;
  const layout::Field* repeated;
};
constexpr std::array own_fields{
    OwnField{"name", &column::name, &nrs::name},
    OwnField{"sex", &column::sex, &nrs::sex},
    OwnField{"title", &column::title, nullptr},
    OwnField{"rating", &column::rating, nullptr},
    OwnField{"federation", &column::federation, nullptr},
    OwnField{"fide_id", &column::fide_id, nullptr},
    OwnField{"birth", &column::birth, &nrs::birth},
};

/// Fields of the national record.
constexpr std::array national_fields{
    OwnField{"national_rating", &nrs::rating, nullptr},
    OwnField{"national_id", &nrs::id, nullptr},
    OwnField{"category", &nrs::classification, nullptr},
};

Message no_such_field(std::string_view field) {
  return said::no_such_field{.field = field, .fields = {player_fields(), [](std::string_view name) {
                                                          return Code{name};
                                                        }}};
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string{"\"\""} : std::string{c};
  return out + "\"";
}

class Edit {
 public:
  Edit(Document document, const Tournament& t)
      : edited_{std::move(document)}, t_{t}, players_{t.players} {}

  Result<Document> run(std::span<const PlayerChange> changes,
                       std::span<const PlayerChange> earlier) {
    for (const auto& change : earlier) given_.try_emplace(key_of(change), change.value);
    for (const int step : {1, 2, 3, 4})
      for (const auto& change : changes)
        if (step_of(change) == step) take(change);
    refuse_doubles();
    if (findings_.has_refusal()) return findings_.result(edited_);
    for (const auto& [index, fields] : changed_) write(index, fields);
    // Lines come and go last: they move the lines of others.
    editing::erase_lines(edited_, emptied_);
    for (auto added = added_.rbegin(); added != added_.rend(); ++added) {
      const auto gone = std::distance(emptied_.begin(), emptied_.lower_bound(added->first));
      if (!edited_.insert_after(added->first - static_cast<std::size_t>(gone), added->second))
        findings_.refuse({}, said::not_in_encoding{.name = editing::player_name(added->second)});
    }
    editing::follow_ranking(edited_, t_.players, players_);
    editing::follow_count(edited_, "072", t_.stated_rated, rated_players(t_.players),
                          rated_players(players_));
    return findings_.result(std::move(edited_));
  }

 private:
  using Key = std::tuple<int, std::string, std::string>;
  static Key key_of(const PlayerChange& change) {
    return {change.id, change.field, change.federation};
  }

  /// First what decides the national record of the others, and what a new one repeats.
  static int step_of(const PlayerChange& change) {
    if (change.field == "federation") return 1;
    if (contains(own_fields, change.field, &OwnField::name)) return 2;
    return change.field == "category" ? 3 : 4;
  }

  void take(const PlayerChange& change) {
    const auto index = t_.find(change.id);
    if (index == no_player)
      return findings_.refuse(change.where, said::no_such_player{.number = change.id});
    if (!is_player_field(change.field))
      return findings_.refuse(change.where, no_such_field(change.field));
    const auto [first, is_first] = given_.try_emplace(key_of(change), change.value);
    if (!is_first && !is_same_value(change, first->second))
      return findings_.refuse(change.where, said::two_values{.number = change.id,
                                                             .field = Code{change.field},
                                                             .first = first->second,
                                                             .second = change.value});
    const bool is_national = contains(national_fields, change.field, &OwnField::name);
    const bool is_done =
        is_national ? take_national(change, players_[index]) : take_own(change, players_[index]);
    if (!is_done) return;
    auto& fields = changed_[index];
    fields.insert(change.field);
    where_.try_emplace(index, change.where);
  }

  /// "ita" and "ITA", 1990-05-06 and 1990/05/06
  bool is_same_value(const PlayerChange& change, const std::string& first) {
    if (first == change.value) return true;
    auto other = change;
    other.value = first;
    const auto before = findings_;  // The entry of a value reports its faults
    const auto &player = players_[t_.find(change.id)],
               one = as_entry(change, player).value_or(Player{}),
               two = as_entry(other, player).value_or(Player{});
    const auto values = [](const Player& p) {
      return std::tie(p.name, p.sex, p.title, p.title_text, p.rating, p.federation, p.fide_id,
                      p.birth, p.national);
    };
    findings_ = before;
    return values(one) == values(two);
  }

  /// The value as an entry list gives it; its findings are about the player.
  std::optional<Player> as_entry(const PlayerChange& change, const Player& player) {
    std::string head = change.field, row = quoted(change.value);
    if (change.field != "name") {
      head += ",name";
      row += "," + quoted(player.name);
    }
    if (contains(national_fields, change.field, &OwnField::name)) {
      head += ",federation";
      row += "," + quoted(federation_of(change, player));
    }
    if (change.field == "name" && trimmed(change.value).empty()) {
      findings_.refuse(change.where,
                       said::value_refused{.number = change.id, .why = said::entry_without_name{}});
      return std::nullopt;
    }
    auto read = read_entries(head + "\n" + row + "\n");
    // What an entry list only warns of would change nothing.
    const bool is_unused = std::ranges::any_of(read.diagnostics, [](const Diagnostic& found) {
      return found.message.is<said::category_not_used>();
    });
    for (const auto& found : read.diagnostics)
      if (found.severity != Severity::info)
        findings_.add(is_unused ? Severity::error : found.severity, change.where,
                      said::value_refused{.number = change.id, .why = found.message});
    if (is_unused || !read.value || read.value->players.empty()) return std::nullopt;
    return std::move(read.value->players.front());
  }

  bool take_own(const PlayerChange& change, Player& player) {
    const auto entry = as_entry(change, player);
    if (!entry) return false;
    const auto& field = change.field;
    if (field == "name") player.name = entry->name;
    if (field == "sex") player.sex = entry->sex;
    if (field == "title") {
      player.title = entry->title;
      player.title_text = entry->title_text;
    }
    if (field == "rating") player.rating = entry->rating;
    if (field == "federation") player.federation = entry->federation;
    if (field == "fide_id") player.fide_id = entry->fide_id;
    if (field == "birth") player.birth = entry->birth;
    return true;
  }

  /// The federation of the national record that a change is about.
  static std::string federation_of(const PlayerChange& change, const Player& player) {
    if (!change.federation.empty()) return change.federation;
    const auto has = [&](std::string_view federation) {
      return contains(player.national, federation, &NationalRecord::federation);
    };
    // The categories are those of the FSI.
    if (change.field == "category" && (!is_no_category(change.value) || has(italy)))
      return std::string{italy};
    return player.national.empty() || has(player.federation) ? player.federation
                                                             : player.national.front().federation;
  }
  static bool is_no_category(std::string_view text) { return text.empty() || text == "-"; }

  /// The national record of that federation, a new one if there is none.
  NationalRecord* national_of(const PlayerChange& change, Player& player) {
    const auto own =
        std::ranges::find(player.national, change.federation, &NationalRecord::federation);
    if (own != player.national.end()) return &*own;
    if (t_.dialect != Dialect::trf26) {
      findings_.refuse(change.where, said::no_national_record{.number = change.id,
                                                              .dialect = Code{name(t_.dialect)}});
      return nullptr;
    }
    return &player.national.emplace_back(editing::new_record(change.federation, player));
  }

  /// The field of the entry, or the category of another federation, which is text. Empty: it was
  /// refused, or is a FIDE title, which becomes that of the player.
  std::optional<NationalRecord> national_entry(const PlayerChange& change, Player& player) {
    if (change.field == "category" && is_from_abroad(change.federation)) {
      NationalRecord given;
      if (!is_no_category(change.value)) given.classification = change.value;
      if (count_code_points(change.value) <= nrs::classification.width) return given;
      findings_.refuse(change.where, said::value_refused{.number = change.id,
                                                         .why = said::entry_too_long{
                                                             .field = name_of(nrs::classification),
                                                             .most = nrs::classification.width,
                                                             .found = change.value}});
      return std::nullopt;
    }
    const auto entry = as_entry(change, player);
    if (!entry) return std::nullopt;
    if (change.field == "category" && entry->title != Title::none) {
      player.title = entry->title;
      player.title_text.clear();
      changed_[t_.find(change.id)].insert("title");
      return std::nullopt;
    }
    return entry->national.empty() ? NationalRecord{} : entry->national.front();
  }

  bool take_national(const PlayerChange& asked, Player& player) {
    auto change = asked;
    change.federation = federation_of(asked, player);
    if (change.federation.size() != column::federation.width) {
      findings_.refuse(change.where, said::national_needs_federation{.number = change.id});
      return false;
    }
    const auto given = national_entry(change, player);
    if (!given) return false;
    const bool is_known = contains(player.national, change.federation, &NationalRecord::federation);
    if (!is_known && *given == NationalRecord{}) return false;
    auto* const record = national_of(change, player);
    if (record == nullptr) return false;
    if (change.field == "national_rating") record->rating = given->rating;
    if (change.field == "national_id") record->id = given->id;
    if (change.field == "category") record->classification = given->classification;
    return true;
  }

  // Two FIDE numbers are no excuse here: one of the rows is more often wrong than a homonym.
  void refuse_doubles() {
    const detail::PersonIndex persons{players_};
    for (const auto& [index, fields] : changed_) {
      const auto& player = players_[index];
      for (const auto p : persons.like(player)) {
        const auto& other = players_[p];
        if (p == index) continue;
        const auto common = detail::resemblance(player, other);
        if (fields.contains("fide_id") && common.fide_number)
          findings_.refuse(where_[index], said::number_of_another{.number = player.start_rank,
                                                                  .found = player.fide_id,
                                                                  .other = other.start_rank});
        if (const auto federation = common.national_number_of;
            fields.contains("national_id") && !federation.empty())
          findings_.refuse(where_[index], said::national_number_of_another{
                                              .number = player.start_rank,
                                              .federation = federation,
                                              .found = player.national_of(federation)->id,
                                              .other = other.start_rank});
        if ((fields.contains("name") || fields.contains("birth")) && common.name_and_birth())
          findings_.refuse(where_[index], said::person_of_another{.number = player.start_rank,
                                                                  .name = player.name,
                                                                  .other = other.start_rank});
      }
    }
  }

  /// Copies a field of a new row.
  void copy(std::size_t line, const Document& row, const layout::Field& field) {
    const std::string text{row.field(1, field.first, field.width)};
    if (edited_.field(line, field.first, field.width) == text) return;
    if (!edited_.set_field(line, field.first, field.width, text, false))
      findings_.refuse({}, said::not_in_encoding{.name = trimmed(text)});
  }

  void write(PlayerIndex index, const std::set<std::string>& fields) {
    const auto& old = t_.players[index];
    const auto& player = players_[index];
    if (!editing::has_separators(edited_, old, findings_)) return;
    const auto rows = editing::rows_of(t_, player);
    const Document row{rows.front()};
    for (const auto& each : own_fields)
      if (fields.contains(std::string{each.name})) copy(old.line, row, *each.field);
    for (std::size_t i = 0; i < player.national.size() && i + 1 < rows.size(); ++i) {
      const auto& record = player.national[i];
      if (record.line == 0) {
        added_.emplace(old.line, rows[i + 1]);
        continue;
      }
      auto repeated = player;
      if (record.name == old.name) repeated.national[i].name = player.name;
      if (record.sex == old.sex) repeated.national[i].sex = player.sex;
      if (record.birth == old.birth) repeated.national[i].birth = player.birth;
      const Document national{editing::rows_of(t_, repeated)[i + 1]};
      for (const auto& each : own_fields)
        if (each.repeated != nullptr && fields.contains(std::string{each.name}))
          copy(record.line, national, *each.repeated);
      for (const auto& each : national_fields)
        if (fields.contains(std::string{each.name})) copy(record.line, national, *each.field);
      if (record != old.national[i] && editing::has_no_data(record, old) &&
          trimmed(edited_.text(record.line)) == trimmed(national.text(1)))
        emptied_.insert(record.line);
    }
    std::erase_if(players_[index].national,
                  [&](const auto& record) { return emptied_.contains(record.line); });
  }

  Document edited_;
  const Tournament& t_;
  std::vector<Player> players_;  ///< With the changes
  std::map<PlayerIndex, std::set<std::string>> changed_;
  std::map<PlayerIndex, Position> where_;
  std::map<Key, std::string> given_;               ///< The values of the call
  std::multimap<std::size_t, std::string> added_;  ///< New lines after those of players
  std::set<std::size_t> emptied_;                  ///< Lines of national records without data
  Findings findings_;
};

}  // namespace

bool is_player_field(std::string_view field) noexcept {
  return contains(own_fields, field, &OwnField::name) ||
         contains(national_fields, field, &OwnField::name);
}

std::vector<std::string_view> player_fields() {
  std::vector<std::string_view> names;
  names.reserve(std::size(own_fields) + std::size(national_fields));
  for (const auto& each : own_fields) names.push_back(each.name);
  for (const auto& each : national_fields) names.push_back(each.name);
  return names;
}

Result<std::vector<PlayerChange>> read_player_changes(std::string_view csv) {
  Result<std::vector<PlayerChange>> result;
  auto& found = result.diagnostics;
  const auto sheet = read_sheet(csv, found);
  if (has_error(found)) return result;
  const auto fault = [&](Position where, Message message) {
    found.push_back({"", Severity::error, where, std::move(message)});
  };
  const int ids = sheet.column("id");
  if (ids < 0) fault({1, 1}, said::changes_need_ids{});
  std::vector<PlayerChange> changes;
  for (std::size_t i = 0; i < sheet.columns.size(); ++i)
    if (static_cast<int>(i) != ids && !is_player_field(sheet.columns[i]))
      fault(sheet.heads[i], no_such_field(sheet.columns[i]));
  if (has_error(found)) return result;
  for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
    const auto& cell = sheet.rows[row][static_cast<std::size_t>(ids)];
    const auto id = parse_number(cell);
    if (!id) {
      fault(sheet.places[row][static_cast<std::size_t>(ids)],
            said::change_id_unreadable{.found = cell});
      continue;
    }
    for (std::size_t i = 0; i < sheet.columns.size(); ++i)
      if (static_cast<int>(i) != ids && !sheet.rows[row][i].empty())
        changes.push_back({*id, sheet.columns[i], sheet.rows[row][i], sheet.places[row][i]});
  }
  if (!has_error(found)) result.value = std::move(changes);
  return result;
}

Result<Document> edit_players(const Document& document, const Tournament& t,
                              std::span<const PlayerChange> changes,
                              std::span<const PlayerChange> earlier) {
  return Edit{document, t}.run(changes, earlier);
}

}  // namespace trf
