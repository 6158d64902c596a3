#include "support/history_list.hpp"

#include <fmt/format.h>

namespace trf::test {

using oracle::history::Day;
using oracle::history::History;
using oracle::history::Notice;
using oracle::history::Row;

ListText ListText::of(std::string_view bytes) {
  const auto cells = [](std::string_view line) {
    std::vector<std::string> all(1);
    bool quoted = false;
    for (const char c : line) {
      if (c == '"')
        quoted = !quoted;
      else if (c == ',' && !quoted)
        all.emplace_back();
      else
        all.back() += c;
    }
    return all;
  };
  ListText list;
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto line = cells(bytes.substr(0, end));
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    if (list.columns.empty()) {
      list.columns = line;
      continue;
    }
    auto& row = list.rows.emplace_back();
    for (std::size_t i = 0; i < line.size() && i < list.columns.size(); ++i)
      row[list.columns[i]] = line[i];
  }
  return list;
}

std::string ListText::bytes() const {
  std::string text;
  for (std::size_t i = 0; i < columns.size(); ++i) text += (i == 0 ? "" : ",") + columns[i];
  text += '\n';
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const auto found = row.find(columns[i]);
      const auto cell = found == row.end() ? std::string{} : found->second;
      text += i == 0 ? "" : ",";
      text += cell.find(',') == std::string::npos ? cell : '"' + cell + '"';
    }
    text += '\n';
  }
  return text;
}

std::map<std::string, std::string>* ListText::find(const std::string& name) {
  for (auto& row : rows)
    if (row["name"] == name) return &row;
  return nullptr;
}

namespace {

std::string shown(const Day& day) {
  return day.year == 0 ? std::string{}
                       : fmt::format("{:04}/{:02}/{:02}", day.year, day.month, day.day);
}
std::string shown(int number) { return number == 0 ? std::string{} : std::to_string(number); }
std::string shown(const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string{};
}
std::string shown(const std::vector<Day>& days) {
  std::string text;
  for (const auto& day : days) text += (text.empty() ? "" : ",") + shown(day);
  return text;
}

/// The columns of a system's pool.
struct Names {
  std::string rating = "rating", k = "k", games = "games", period_games = "period_games", prefix;
};
Names names_of(const std::string& system) {
  for (const std::string kind : {"rapid", "blitz"})
    if (system.starts_with("fide-" + kind))
      return {kind + "_rating", kind + "_k", kind + "_total", kind + "_games", kind + "_"};
  return {};
}
std::string shown(const std::optional<bool>& flag) { return flag ? (*flag ? "1" : "0") : ""; }

}  // namespace

ListText first_list(const History& history) {
  const auto names = names_of(history.system);
  const bool is_italia = history.system == "elo-italia";
  const bool is_rapid_italia = history.system == "elo-italia-rapid";
  ListText list;
  list.columns = {"id",
                  "fide_id",
                  "name",
                  "sex",
                  "birth",
                  "federation",
                  history.is_old_list ? "title" : "category"};
  const auto add = [&](const std::string& name) { list.columns.push_back(name); };
  for (const auto& name : {names.rating, names.k, names.games}) add(name);
  if (is_italia)
    for (const auto* name : {"champion", "single", "double"}) add(name);
  if (is_italia && history.has_fide_column) add("fide_rating");
  if (is_rapid_italia) add("ever2200");
  if (!is_italia && !is_rapid_italia)
    for (const auto* name : {"ever2300", "ever2400"}) add(names.prefix + name);
  if (!names.prefix.empty()) add("rating");
  for (const auto* name : {"inactive", "last_played"}) add(names.prefix + name);
  if (!history.is_old_list) add("list_date");
  const bool has_national = history.system.starts_with("elo-italia");
  for (const auto& person : history.people) {
    if (!person.before) continue;
    const auto& before = *person.before;
    auto& row = list.rows.emplace_back();
    row = {{"id", has_national ? person.national : person.fide},
           {"fide_id", has_national ? person.fide : ""},
           {"name", person.name},
           {"sex", std::string(1, person.sex)},
           {"birth", shown(person.birth)},
           {"federation", person.federation},
           {"category", before.category},
           {"title", before.category},
           {"fide_rating", shown(before.fide_rating)},
           {"rating", shown(person.other_rating)},
           {"ever2200", shown(before.reached_2200)},
           {"single", shown(before.single_norms)},
           {"double", shown(before.double_norms)},
           {"list_date", shown(history.first_list)}};
    row[names.rating] = shown(before.rating);
    row[names.games] = shown(before.games);
    row[names.k] = shown(before.k);
    row[names.prefix + "ever2300"] = shown(before.reached_2300);
    row[names.prefix + "ever2400"] = shown(before.reached_2400);
    row[names.prefix + "last_played"] = shown(before.last_played);
  }
  return list;
}

std::string with_notices(const History& history, const std::vector<Notice>& notices,
                         const std::string& bytes) {
  if (notices.empty()) return bytes;
  auto list = ListText::of(bytes);
  for (const auto& notice : notices) {
    auto* row = list.find(history.people[notice.person].name);
    if (row == nullptr) continue;
    if (notice.kind == Notice::Kind::champion) (*row)["champion"] = "1";
    if (notice.kind == Notice::Kind::fide_list) (*row)["fide_rating"] = shown(notice.value);
  }
  return list.bytes();
}

namespace {

std::string shown(const std::vector<oracle::history::Pooled>& pool) {
  std::string text;
  for (const auto& one : pool)
    text += fmt::format("{}{}:{}:{}.{}:{}", text.empty() ? "" : ";", shown(one.list), one.games,
                        one.halves / 2, one.halves % 2 * 5, one.sum);
  return text;
}

}  // namespace

std::map<std::string, std::string> cells_of(const History& history, const Row& row) {
  const auto names = names_of(history.system);
  const auto& person = history.people[row.person];
  const bool has_national = history.system.starts_with("elo-italia");
  std::map<std::string, std::string> cells{
      {"id", has_national   ? (row.has_national ? person.national : "")
             : row.has_fide ? person.fide
                            : ""},
      {"fide_id", has_national && row.has_fide ? person.fide : ""},
      {"sex", std::string(1, person.sex)},
      {"birth", shown(person.birth)},
      {"federation", person.federation},
      {names.rating, shown(row.rating)},
      {names.k, shown(row.k)},
      {names.games, shown(row.games)},
      {names.prefix + "last_played", shown(row.last_played)}};
  if (row.is_inactive) cells[names.prefix + "inactive"] = shown(row.is_inactive);
  if (history.system == "elo-italia") {
    cells["fide_rating"] = shown(row.fide_rating);
    cells["category"] = row.category;
    cells["champion"] = "";
    cells["single"] = shown(row.single_norms);
    cells["double"] = shown(row.double_norms);
    return cells;
  }
  if (history.system == "elo-italia-rapid") {
    cells["ever2200"] = shown(row.reached_2200);
    cells["deleted"] = shown(row.deleted);
    cells["rapid_category"] = row.rapid_category;
    cells["rapid_best"] = row.rapid_best;
    return cells;
  }
  cells[names.period_games] = shown(row.period_games);
  if (row.period_games) cells[names.period_games] = std::to_string(*row.period_games);
  cells[names.prefix + "ever2300"] = shown(row.reached_2300);
  cells[names.prefix + "ever2400"] = shown(row.reached_2400);
  cells[names.prefix + "deleted"] = shown(row.deleted);
  cells[names.prefix + "first_event"] = row.has_played_before ? "0" : "";
  cells[names.prefix + "pool"] = shown(row.pool);
  return cells;
}

std::string differences(const History& history, const std::vector<Row>& wanted,
                        std::string_view got) {
  auto list = ListText::of(got);
  std::string text;
  std::size_t found = 0;
  for (const auto& row : wanted) {
    const auto& person = history.people[row.person];
    auto* cells = list.find(person.name);
    if (cells == nullptr) {
      text += fmt::format("  {}: no row\n", person.name);
      continue;
    }
    ++found;
    for (const auto& [column, value] : cells_of(history, row))
      if ((*cells)[column] != value)
        text += fmt::format("  {}: {} is '{}', the articles give '{}'\n", person.name, column,
                            (*cells)[column], value);
  }
  if (found != list.rows.size())
    for (const auto& cells : list.rows) {
      bool is_wanted = false;
      for (const auto& row : wanted)
        is_wanted = is_wanted || history.people[row.person].name == cells.at("name");
      if (!is_wanted) text += fmt::format("  {}: a row too many\n", cells.at("name"));
    }
  return text;
}

}  // namespace trf::test
