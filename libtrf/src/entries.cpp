#include "trf/entries.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <type_traits>

#include "edit/entry_rows.hpp"
#include "entry_headings.hpp"
#include "read/context.hpp"
#include "same_person.hpp"
#include "trf/csv.hpp"
#include "trf/fsi_category.hpp"
#include "trf/layout.hpp"
#include "trf/messages/lists.hpp"
#include "trf/sheet.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

constexpr std::size_t most_entries = 9999;
constexpr int most_rating = 9999;

class EntriesReader {
 public:
  Result<Entries> read(std::string_view csv) {
    sheet_ = read_sheet(csv, found_, most_entries);
    // If the table is broken, its rows cannot be trusted.
    if (!has_error(found_)) read_heads();
    if (!has_error(found_)) read_rows();
    Result<Entries> result;
    if (!has_error(found_)) result.value = std::move(entries_);
    sort_by_position(found_);
    result.diagnostics = std::move(found_);
    return result;
  }

 private:
  void add(Severity severity, Position where, Message message) {
    found_.push_back({"", severity, where, std::move(message)});
  }
  void fault(Position where, Message message) { add(Severity::error, where, std::move(message)); }

  void read_heads() {
    std::vector<Arg> unused;
    Position first_unused;
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i) {
      const auto& head = sheet_.columns[i];
      auto column = detail::entry_column(head);
      if (column.empty() || columns_.contains(column)) {
        if (head.empty()) continue;
        if (unused.empty()) first_unused = sheet_.heads[i];
        unused.emplace_back(Data{fmt::format("'{}'", head)});
        continue;
      }
      columns_.emplace(column, i);
      if (column != head)
        add(Severity::info, sheet_.heads[i],
            said::column_read_as{.found = head, .column = Code{column}});
    }
    // In Italian lists 'Nome' beside 'Cognome' is the first name; alone it is the whole name.
    if (!columns_.contains("name") && !columns_.contains("surname"))
      if (const auto nome = columns_.find("first_name"); nome != columns_.end()) {
        const auto at = nome->second;
        columns_.erase(nome);
        columns_.emplace("name", at);
      }
    if (!columns_.contains("name") && !columns_.contains("surname"))
      fault({1, 1}, said::list_needs_names{});
    if (!unused.empty())
      add(Severity::warning, first_unused, said::columns_not_used{.columns = std::move(unused)});
    if (const auto club = columns_.find("club"); club != columns_.end())
      add(Severity::warning, sheet_.heads[club->second],
          said::clubs_not_kept{.found = sheet_.columns[club->second]});
  }

  struct Value {
    std::string_view text;
    Position where;
    bool is_marked = false;  ///< As text, which is not a formula
  };
  [[nodiscard]] Value cell(std::size_t row, std::string_view name) const {
    const auto column = columns_.find(name);
    if (column == columns_.end()) return {{}, {sheet_.lines[row], 1}};
    const std::string_view whole = sheet_.rows[row][column->second];
    const auto text = without_formula_mark(whole);
    return {text, sheet_.places[row][column->second], text.size() < whole.size()};
  }

  void take_sex(const Value& value, Player& player) {
    player.sex = sex_named(value.text);
    if (player.sex == Sex::unknown && !detail::plain(value.text).empty())
      fault(value.where, said::entry_sex_unreadable{.found = value.text});
  }

  void take_title(const Value& value, Player& player) {
    // In small letters a report would be of TRF06, and Maestro would be its IM.
    auto title = upper(value.text);
    player.title = detail::title_in_field(title);
    if (player.title != Title::none) return;
    if (count_code_points(value.text) > layout::player::title.width)
      return fault(value.where, said::entry_title_too_long{.found = value.text,
                                                           .most = layout::player::title.width});
    player.title_text = std::move(title);
  }

  /// The category for the national record; empty: none.
  std::string take_category(const Value& value, Player& player) {
    auto category = upper(value.text);
    if (category.empty() || category == "-") return {};
    if (is_fsi_category(category)) return category;
    if (const auto title = title_named(category);
        title != Title::none && !columns_.contains("title"))
      player.title = title;
    else if (title == Title::none && !std::exchange(told_category_, true))
      add(Severity::warning, value.where, said::category_not_used{.found = value.text});
    return {};
  }

  /// "Tessera FSI", "Elo Italia"
  [[nodiscard]] bool names_fsi(std::string_view column) const {
    const auto found = columns_.find(column);
    if (found == columns_.end()) return false;
    const auto heading = detail::plain(sheet_.columns[found->second]);
    return std::ranges::any_of(
        std::array<std::string_view, 3>{"fsi", "tessera", "ita"},
        [&](std::string_view word) { return heading.find(word) != std::string::npos; });
  }

  void take_national(std::size_t row, Player& player) {
    NationalRecord record;
    record.classification = take_category(cell(row, "category"), player);
    record.rating = rating_of(cell(row, "national_rating"));
    const auto number = cell(row, "national_id");
    record.id = take_text(number, layout::national::id);
    refuse_changed_number(number);
    if (record.id.find_first_not_of('0') == std::string::npos) record.id.clear();
    if (record == NationalRecord{}) return;
    // The categories are those of one federation, and so are the numbers of some headings.
    const bool is_of_fsi =
        player.federation.empty() && (names_fsi("national_id") || names_fsi("national_rating"));
    record.federation =
        !record.classification.empty() || is_of_fsi ? std::string{italy} : player.federation;
    if (record.federation.size() != layout::player::federation.width)
      fault(record.id.empty() ? cell(row, "national_rating").where : number.where,
            said::entry_without_federation{});
    player.national.push_back(std::move(record));
  }

  std::uint16_t rating_of(const Value& value) {
    if (value.text.empty() || value.text == "-") return 0;
    const auto rating = parse_number(value.text);
    if (rating && *rating <= most_rating) return static_cast<std::uint16_t>(*rating);
    fault(value.where, said::entry_rating_unreadable{.found = value.text, .most = most_rating});
    return 0;
  }

  void take_birth(const Value& value, Player& player) {
    if (value.text.empty()) return;
    const auto date = parse_whole_date(value.text);
    if (!date) return fault(value.where, said::entry_birth_unreadable{.found = value.text});
    player.birth = date->date;
    if (date->may_be_month_first && !std::exchange(told_day_first_, true))
      add(Severity::warning, value.where,
          said::entry_birth_day_first{.found = value.text, .date = Code{to_string(date->date)}});
  }

  std::string take_text(const Value& value, const layout::Field& field) {
    if (count_code_points(value.text) > field.width)
      fault(value.where, said::entry_too_long{
                             .field = name_of(field), .most = field.width, .found = value.text});
    else if (value.text.find_first_of("\r\n\t") != std::string_view::npos)
      fault(value.where, said::entry_line_end{.field = name_of(field)});
    // A spreadsheet reads a cell that begins with one of these as a formula; it is not a name. One
    // that begins with '-' can be.
    else if (!value.is_marked && !value.text.empty() &&
             std::string_view{"=+@"}.find(value.text.front()) != std::string_view::npos)
      fault(value.where, said::entry_formula{.field = name_of(field), .found = value.text});
    return std::string{value.text};
  }

  /// "8.12E+05", "812345.0": a spreadsheet has made another number of it.
  void refuse_changed_number(const Value& value) {
    if (!value.text.empty() && value.text.find_first_not_of("0123456789.,eE+") == value.text.npos &&
        value.text.find_first_of(".,+") != value.text.npos)
      fault(value.where, said::entry_number_changed{.found = value.text});
  }

  /// One number twice, or one name with one date of birth. \pre the entries are in order of rows
  void refuse_twins() {
    using By = detail::PersonIndex::Twins::By;
    const auto& players = entries_.players;
    std::vector<bool> is_told(players.size());
    for (const auto& twins : detail::PersonIndex{players}.twins()) {
      if (is_told[twins.later]) continue;
      is_told[twins.later] = true;
      const auto &player = players[twins.later], &earlier = players[twins.earlier];
      const auto row = row_of_[twins.later];
      if (twins.by == By::name_and_birth)
        fault(cell(row, columns_.contains("name") ? "name" : "surname").where,
              said::entry_person_twice{.name = player.name, .line = earlier.line});
      else if (twins.by == By::fide_number)
        fault(cell(row, "fide_id").where,
              said::entry_number_twice{.found = detail::compared_number(player.fide_id),
                                       .line = earlier.line});
      else
        fault(cell(row, "national_id").where,
              said::entry_number_twice{
                  .found = detail::compared_number(player.national_of(twins.federation)->id),
                  .line = earlier.line});
    }
  }

  void take_name(std::size_t row, Player& player) {
    auto value = cell(row, columns_.contains("name") ? "name" : "surname");
    std::string whole{value.text};
    if (columns_.contains("surname") && !columns_.contains("name"))
      if (const auto first = cell(row, "first_name"); !first.text.empty())
        whole += fmt::format(", {}", first.text);
    player.name = take_text({whole, value.where, value.is_marked}, layout::player::name);
    if (player.name.empty()) fault(value.where, said::entry_without_name{});
  }

  void take_number(std::size_t row) {
    const auto value = cell(row, "id");
    const auto number = parse_number(value.text);
    if (!number || *number < 1 || *number > max_start_rank)
      fault(value.where, said::entry_id_unreadable{.found = value.text, .most = max_start_rank});
    else if (!numbers_.insert(*number).second)
      fault(value.where, said::entry_id_used{.number = *number});
    else
      order_.push_back(*number);
  }

  void read_rows() {
    if (sheet_.rows.empty()) fault({1, 1}, said::list_without_entries{});
    const auto ids = columns_.find("id");
    // A column of ids that is empty gives no order.
    entries_.has_ids = ids != columns_.end() &&
                       std::ranges::any_of(
                           sheet_.rows, [&](const auto& row) { return !row[ids->second].empty(); });
    for (std::size_t row = 0; row < sheet_.rows.size(); ++row) {
      // Many lists end with rows that have only separators.
      if (std::ranges::all_of(sheet_.rows[row], &std::string::empty)) continue;
      Player player;
      player.line = sheet_.lines[row];
      take_name(row, player);
      player.federation = upper(take_text(cell(row, "federation"), layout::player::federation));
      player.fide_id = detail::fide_id_of(take_text(cell(row, "fide_id"), layout::player::fide_id));
      refuse_changed_number(cell(row, "fide_id"));
      take_sex(cell(row, "sex"), player);
      take_title(cell(row, "title"), player);
      player.rating = rating_of(cell(row, "rating"));
      take_birth(cell(row, "birth"), player);
      take_national(row, player);
      if (columns_.contains("club")) entries_.clubs.emplace_back(cell(row, "club").text);
      if (entries_.has_ids) take_number(row);
      entries_.players.push_back(std::move(player));
      row_of_.push_back(row);
    }
    refuse_twins();
    if (!entries_.has_ids || order_.size() != entries_.players.size()) return;
    std::vector<std::size_t> places(order_.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    std::ranges::sort(places, {}, [&](std::size_t i) { return order_[i]; });
    const auto sort = [&](auto& list) {
      std::remove_reference_t<decltype(list)> sorted;
      sorted.reserve(list.size());
      for (const auto i : places) sorted.push_back(std::move(list[i]));
      list = std::move(sorted);
    };
    sort(entries_.players);
    if (!entries_.clubs.empty()) sort(entries_.clubs);
  }

  Diagnostics found_;
  Sheet sheet_;
  std::map<std::string_view, std::size_t> columns_;
  Entries entries_;
  std::set<int> numbers_;
  std::vector<std::size_t> row_of_;  ///< Of the entries, in the sheet
  std::vector<int> order_;
  bool told_day_first_ = false, told_category_ = false;
};

}  // namespace

Sex sex_named(std::string_view text) {
  const auto sex = detail::plain(text);
  for (const std::string_view word : {"m", "male", "maschio", "uomo"})
    if (sex == word) return Sex::male;
  for (const std::string_view word : {"w", "f", "female", "femmina", "donna", "d"})
    if (sex == word) return Sex::female;
  return Sex::unknown;
}

bool Entries::has_national() const noexcept {
  return std::ranges::any_of(players, [](const Player& each) { return !each.national.empty(); });
}

Result<Entries> read_entries(std::string_view csv) { return EntriesReader{}.read(csv); }

TournamentDraft draft_of(const Entries& entries) {
  TournamentDraft tournament;
  tournament.players = entries.players;
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    auto& player = tournament.players[i];
    player.row = static_cast<std::uint32_t>(i);
    player.line = 0;
  }
  if (!entries.has_national()) return tournament;
  tournament.dialect = Dialect::trf26;
  tournament.ranking_method = RankingMethod::fide;
  tournament.ranking_federation = editing::federation_of_ranking(tournament.players);
  return tournament;
}

Result<TournamentDraft> draft_of_teams(const Entries& entries) {
  Result<TournamentDraft> result;
  auto draft = draft_of(entries);
  const auto fault = [&](std::size_t i, Message message) {
    result.diagnostics.push_back(
        {"", Severity::error, {entries.players[i].line, 1}, std::move(message)});
  };
  std::map<std::string_view, std::size_t> team_of;
  for (std::size_t i = 0; i < draft.players.size(); ++i) {
    const std::string& club = entries.clubs[i];
    if (club.empty()) {
      fault(i, said::entry_without_team{.name = draft.players[i].name});
      continue;
    }
    const auto [team, is_new] = team_of.try_emplace(club, draft.teams.size());
    if (is_new) {
      const auto& field = layout::team::name;
      if (count_code_points(club) > field.width)
        fault(i, said::entry_too_long{.field = name_of(field), .most = field.width, .found = club});
      Team& made = draft.teams.emplace_back();
      made.number = static_cast<std::uint16_t>(draft.teams.size());
      made.rank = made.number;
      made.name = club;
      made.match_points = made.game_points = Score{};
    }
    draft.teams[team->second].members.push_back(static_cast<PlayerIndex>(i));
  }
  if (draft.teams.size() > max_teams)
    fault(0, said::too_many_teams{.teams = draft.teams.size(), .most = max_teams});
  draft.dialect = Dialect::trf26;
  draft.stated_teams = static_cast<int>(draft.teams.size());
  if (result.diagnostics.empty()) result.value = std::move(draft);
  return result;
}

}  // namespace trf
