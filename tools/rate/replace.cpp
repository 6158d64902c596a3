// --replace=OLD:NEW: the changes by the correction of a report.

#include <algorithm>
#include <filesystem>
#include <map>

#include "cli/messages.hpp"
#include "cli/messages/usage.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/run.hpp"
#include "trf/read.hpp"

namespace rate {
namespace {

using trf::rating::Change;

/// The two names, separated at the colon for which both are files.
std::pair<std::string, std::string> parted(const std::string& names) {
  std::optional<std::pair<std::string, std::string>> some;
  for (auto at = names.find(':'); at != std::string::npos; at = names.find(':', at + 1)) {
    std::pair two{names.substr(0, at), names.substr(at + 1)};
    if (two.first.empty() || two.second.empty()) continue;
    std::error_code ignored;
    if (std::filesystem::exists(two.first, ignored) && std::filesystem::exists(two.second, ignored))
      return two;
    if (!some) some = std::move(two);
  }
  if (!some) throw cli::UsageError(said::two_reports_needed{.found = names});
  return *some;
}

struct One {
  std::string id, name;
  Change change;
};
struct Rows {
  std::map<std::uint64_t, One> by_key;
  trf::SharedTournament tournament;
  int status = cli::ok;
};

Rows rows_of(const cli::Arguments& arguments, const Run& run, const std::string& path,
             std::uint32_t number) {
  Rows rows;
  const auto limits = arguments.limits().input;
  const auto input = cli::read_input(path, path, limits);
  auto [answer, tournament] = read_report(input);
  if (tournament) {
    const auto rating = run.rate(*tournament, number, path, input.bytes, answer);
    for (std::size_t i = 0; i < rating.rated.changes.size(); ++i)
      rows.by_key[rating.use.keys[i]] = {rating.use.ids[i], tournament->players[i].name,
                                         rating.rated.changes[i]};
  }
  cli::say(cli::messages_text(
      answer.messages, path, input.bytes,
      {.verbose = arguments.verbose(), .quiet = arguments.quiet(), .colour = arguments.colour()}));
  rows.status = answer.status;
  rows.tournament = std::move(tournament);
  return rows;
}

cli::Cell number(const std::optional<int>& value) {
  return value ? cli::Cell{std::int64_t{*value}} : cli::Cell{};
}

cli::Cell hundredths(const std::optional<std::int64_t>& value) {
  if (!value) return {};
  return *value % 100 == 0 ? cli::Cell{*value / 100} : cli::Cell{cli::Decimal{*value, 2}};
}

bool is_same(const Change& a, const Change& b) {
  return a.status == b.status && a.rating == b.rating && a.k == b.k && a.games == b.games &&
         a.score == b.score && a.change_hundredths == b.change_hundredths &&
         a.initial_rating == b.initial_rating;
}

/// The players whose row differs between two versions of a report.
cli::Table differences(const Rows& before, const Rows& after) {
  cli::Table table{.schema = "trf-rate-replace/1",
                   .title = {},
                   .columns = {{"id", {}},
                               {"name", {}},
                               {"rating", {}},
                               {"old_games", said::column_old_games{}},
                               {"games", {}},
                               {"old_change", said::column_old_change{}},
                               {"change", {}},
                               {"difference", {}},
                               {"old_initial_rating", said::column_old_initial{}},
                               {"initial_rating", said::column_initial{}},
                               {"note", {}}},
                   .rows = {}};
  auto keys = before.by_key;
  keys.insert(after.by_key.begin(), after.by_key.end());
  for (const auto& [key, any] : keys) {
    const auto was = before.by_key.find(key);
    const auto is = after.by_key.find(key);
    const bool in_both = was != before.by_key.end() && is != after.by_key.end();
    if (in_both && is_same(was->second.change, is->second.change)) continue;
    const Change nothing;
    const auto& old_change = was == before.by_key.end() ? nothing : was->second.change;
    const auto& change = is == after.by_key.end() ? nothing : is->second.change;
    const auto& who = is == after.by_key.end() ? was->second : is->second;
    const int rating = std::max(old_change.rating, change.rating);
    table.rows.push_back(
        {who.id, who.name, rating == 0 ? cli::Cell{} : cli::Cell{std::int64_t{rating}},
         number(old_change.games), number(change.games), hundredths(old_change.change_hundredths),
         hundredths(change.change_hundredths),
         rating == 0 ? cli::Cell{}
                     : hundredths(change.change_hundredths.value_or(0) -
                                  old_change.change_hundredths.value_or(0)),
         number(old_change.initial_rating), number(change.initial_rating),
         is == after.by_key.end()     ? cli::Words{said::not_in_new_report{}}
         : was == before.by_key.end() ? cli::Words{said::not_in_old_report{}}
                                      : cli::Words{trf::Message{}}});
  }
  return table;
}

}  // namespace

int replace(const cli::Arguments& arguments) {
  for (const auto* other : {"--period", "--new-list", "--games"})
    if (arguments.has(std::string_view{other}.substr(2)))
      throw cli::UsageError(
          cli::said::not_together{.option = trf::Code{"--replace"}, .other = trf::Code{other}});
  if (arguments.has_operands()) throw cli::UsageError(said::replace_names_reports{});
  const auto [old_path, new_path] = parted(arguments.value("replace"));
  const Run run{arguments, arguments.value("system")};
  if (!run.is_usable()) return run.status();
  const auto before = rows_of(arguments, run, old_path, 0);
  const auto after = rows_of(arguments, run, new_path, 1);
  const int status = std::max({run.status(), before.status, after.status});
  if (!before.tournament || !after.tournament) return status;
  // A correction adds and removes few players; two tournaments have few in common.
  const auto common = std::ranges::count_if(
      after.by_key, [&](const auto& one) { return before.by_key.contains(one.first); });
  const auto all = std::min(before.by_key.size(), after.by_key.size());
  if (2 * static_cast<std::size_t>(common) < all) {
    cli::complain(said::other_tournament{
        .later = new_path, .earlier = old_path, .players = common, .all = all});
    return std::max<int>(status, cli::no);
  }
  const cli::Table table = differences(before, after);
  print_page(arguments, said::correction{}, {&table, 1});
  return status;
}

}  // namespace rate
