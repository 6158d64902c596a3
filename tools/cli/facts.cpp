#include "cli/facts.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "cli/messages.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/messages/facts.hpp"
#include "cli/rate_of_play.hpp"
#include "trf/contains.hpp"
#include "trf/whole_number.hpp"

namespace cli {
namespace {

using trf::PlayerFacts;

/// One column of the sheet, and how its cells are read.
struct FactColumn {
  std::string_view name;
  int least, most;
  std::optional<int> PlayerFacts::*number;
  std::optional<bool> PlayerFacts::*flag;
  std::optional<trf::Score> PlayerFacts::*score;
};

constexpr FactColumn number(std::string_view name, std::optional<int> PlayerFacts::*member,
                            int least, int most) {
  return {name, least, most, member, nullptr, nullptr};
}
constexpr FactColumn flag(std::string_view name, std::optional<bool> PlayerFacts::*member) {
  return {name, 0, 1, nullptr, member, nullptr};
}

constexpr int highest_rating = 3999;

constexpr std::array<FactColumn, 17> fact_columns{{
    number("k", &PlayerFacts::k, 0, 100),
    number("games", &PlayerFacts::games, 0, 99999),
    number("games_period", &PlayerFacts::games_period, 0, 9999),
    number("std", &PlayerFacts::standard, 0, highest_rating),
    flag("ever2200", &PlayerFacts::ever_2200),
    flag("ever2300", &PlayerFacts::ever_2300),
    flag("ever2400", &PlayerFacts::ever_2400),
    number("pool_n", &PlayerFacts::pool_games, 0, 9999),
    {"pool_w", 0, 0, nullptr, nullptr, &PlayerFacts::pool_score},
    number("pool_sum", &PlayerFacts::pool_sum, 0, 9999 * highest_rating),
    number("pool_ru", &PlayerFacts::pool_ru, 0, highest_rating),
    number("rated_later", &PlayerFacts::rated_later, 0, highest_rating),
    flag("first_event", &PlayerFacts::first_event),
    flag("withdrawn", &PlayerFacts::withdrawn),
    number("ita_std", &PlayerFacts::ita_standard, 0, highest_rating),
    number("fide_std", &PlayerFacts::fide_standard, 0, highest_rating),
    number("fide_rapid", &PlayerFacts::fide_rapid, 0, highest_rating),
}};

/// Writes a cell into the facts. \return the fault; no sentence if there is none
trf::Message take(PlayerFacts& facts, const FactColumn& column, const std::string& cell) {
  if (cell.empty()) return {};
  if (column.score != nullptr) {
    facts.*column.score = trf::Score::parse(cell);
    if ((facts.*column.score).value_or(trf::Score::from_tenths(-1)) >= trf::Score{}) return {};
    return said::not_a_score{.column = trf::Code{column.name}, .cell = cell};
  }
  const auto value = trf::whole_number_within(cell, column.least, column.most);
  if (!value)
    return said::not_a_whole_number{
        .column = trf::Code{column.name}, .cell = cell, .low = column.least, .high = column.most};
  if (column.flag != nullptr)
    facts.*column.flag = *value == 1;
  else
    facts.*column.number = *value;
  return {};
}

/// Replaces the facts that are known.
void add(PlayerFacts& facts, const PlayerFacts& known) {
  for (const auto& column : fact_columns) {
    const auto take = [&](auto member) {
      if (member != nullptr && known.*member) facts.*member = known.*member;
    };
    take(column.number);
    take(column.flag);
    take(column.score);
  }
}

std::string without_leading_zeros(std::string_view id) {
  const auto first = id.find_first_not_of('0');
  return std::string{first == std::string_view::npos ? id : id.substr(first)};
}

}  // namespace

std::vector<Option> facts_options() {
  return {
      {.name = "players", .placeholder = "FILE", .help = said::help_players{}},
      type_option(),
      {.name = "minutes", .placeholder = "M", .help = said::help_minutes{}},
      {.name = "base", .placeholder = "M", .help = said::help_base{}},
      {.name = "increment", .placeholder = "S", .help = said::help_increment{}},
  };
}

FactsSource::FactsSource(const Arguments& arguments) : rate_{cli::rate_of_play(arguments)} {
  type_ = trf::event_type_named(arguments.value("type"));
  if (arguments.has("players")) read_players(arguments.value("players"), arguments);
}

void FactsSource::read_players(const std::string& path, const Arguments& arguments) {
  const auto bytes = read_limited(path, arguments);
  trf::Diagnostics faults;
  const auto sheet = read_sheet(bytes, faults);
  const auto fault = [&](std::uint32_t line, trf::Message message) {
    faults.push_back({"", trf::Severity::error, {line, 0}, std::move(message)});
  };
  int key = sheet.column("sno");
  is_by_start_rank_ = key >= 0;
  if (key < 0) key = sheet.column("id");
  if (key < 0 && !sheet.columns.empty()) {
    fault(1, said::no_key_column{});
  } else if (is_by_start_rank_ && sheet.column("event") < 0 && arguments.inputs().size() > 1) {
    throw UsageError(said::start_numbers_of_batch{});
  }
  std::vector<const FactColumn*> columns(sheet.columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i)
    for (const auto& column : fact_columns)
      if (sheet.columns[i] == column.name) columns[i] = &column;
  constexpr std::array<std::string_view, 4> harmless{"sno", "id", "name", "event"};
  const int event = sheet.column("event");
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i] == nullptr && !trf::contains(harmless, sheet.columns[i]))
      complain(said::unknown_column{.file = visible(path), .column = visible(sheet.columns[i])});
  std::set<std::pair<std::string, std::string>> seen;
  for (std::size_t row = 0; key >= 0 && row < sheet.rows.size(); ++row) {
    const auto& cells = sheet.rows[row];
    const auto id = without_leading_zeros(cells[static_cast<std::size_t>(key)]);
    if (id.empty()) {
      fault(sheet.lines[row],
            said::row_without_key{.column = trf::Code{is_by_start_rank_ ? "sno" : "id"}});
      continue;
    }
    const auto of_event = event < 0 ? std::string{} : cells[static_cast<std::size_t>(event)];
    if (!seen.insert({id, of_event}).second) {
      fault(sheet.lines[row], said::player_has_row{.player = id});
      continue;
    }
    auto& facts = players_[id].emplace_back(Row{of_event, {}}).facts;
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i] != nullptr)
        if (auto wrong = take(facts, *columns[i], cells[i]); !wrong.empty())
          fault(sheet.lines[row], std::move(wrong));
  }
  if (trf::has_error(faults)) status_ = unusable;
  say_findings(faults, path, bytes, arguments);
}

trf::EventFacts FactsSource::of(const trf::Tournament& tournament, std::string_view file,
                                std::vector<trf::Message>* notes) const {
  trf::EventFacts facts{.type = type_, .seconds = {}, .players = {}};
  if (rate_) facts.seconds = rate_->seconds_for_60_moves();
  if (players_.empty()) return facts;
  facts.players.resize(tournament.players.size());
  std::set<std::string_view> used;
  const auto is_of = [&](const std::string& event) {
    if (event.empty()) return true;
    const bool is_this =
        event == tournament.name || event == file || event == file.substr(file.rfind('/') + 1);
    if (is_this) {
      const std::lock_guard lock{mutex_};
      met_.insert(event);
    }
    return is_this;
  };
  const auto take_from = [&](std::size_t player, std::string_view id) {
    const auto found = players_.find(without_leading_zeros(id));
    if (found == players_.end()) return false;
    // The row of the event adds to the general one, and comes before it.
    bool has_row = false;
    for (const bool is_general : {true, false})
      for (const auto& row : found->second) {
        if (row.event.empty() != is_general || !is_of(row.event)) continue;
        add(facts.players[player], row.facts);
        has_row = true;
      }
    used.insert(found->first);
    return has_row;
  };
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto& player = tournament.players[i];
    if (is_by_start_rank_) {
      take_from(i, std::to_string(player.start_rank));
      continue;
    }
    bool found = !player.fide_id.empty() && take_from(i, player.fide_id);
    for (const auto& national : player.national)
      found = found || (!national.id.empty() && take_from(i, national.id));
  }
  if (notes != nullptr && is_by_start_rank_)
    for (const auto& [id, unused] : players_)
      if (!used.contains(id)) notes->push_back(said::no_player_of_row{.player = id});
  return facts;
}

std::vector<std::string> FactsSource::unmet_events() const {
  std::set<std::string> unmet;
  for (const auto& [id, rows] : players_)
    for (const auto& row : rows)
      if (!row.event.empty() && !met_.contains(row.event)) unmet.insert(row.event);
  return {unmet.begin(), unmet.end()};
}

}  // namespace cli
