#include <algorithm>
#include <array>
#include <tuple>

#include "cli/chart.hpp"
#include "cli/html.hpp"
#include "cli/language.hpp"
#include "cli/messages/headings.hpp"
#include "rate/lists.hpp"
#include "rate/messages/rate_command.hpp"
#include "rate/messages/rate_pages.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/rate.hpp"
#include "rate/system.hpp"
#include "trf/rating/monitor.hpp"
#include "trf/rating/rounding.hpp"
#include "trf/whole_number.hpp"

namespace rate {
namespace {

using trf::rating::ListState;
using trf::rating::MonitorOptions;

cli::Cell mean(std::int64_t sum, int count) {
  if (count == 0) return {};
  return trf::Decimal{trf::rating::round_divide(sum * 100, count), 2};
}

cli::Table states_table(const std::vector<std::string>& names, const std::vector<ListState>& states,
                        const MonitorOptions& options) {
  cli::Table table{.schema = "trf-rate-monitor/1",
                   .title = said::lists{},
                   .columns = {"list",
                               "players",
                               "mean",
                               {"group", said::column_aged{.youngest = options.youngest,
                                                           .oldest = options.oldest}},
                               {"group_mean", said::column_their_mean{}},
                               "drift",
                               {"top", said::column_first{}},
                               {"top_mean", said::column_their_mean{}},
                               "entered",
                               "left"}};
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto& state = states[i];
    const bool has_before = i > 0;
    table.rows.push_back(
        {names[i], std::int64_t{state.players}, mean(state.rating_sum, state.players),
         std::int64_t{state.group}, mean(state.group_sum, state.group),
         has_before ? cli::Cell{trf::Decimal{state.drift_hundredths, 2}} : cli::Cell{},
         std::int64_t{state.top}, mean(state.top_sum, state.top),
         has_before ? cli::Cell{std::int64_t{state.entered}} : cli::Cell{},
         has_before ? cli::Cell{std::int64_t{state.left}} : cli::Cell{}});
  }
  return table;
}

cli::Table bands_table(const std::vector<std::string>& names, const std::vector<ListState>& states,
                       int width) {
  cli::Table table{.schema = "trf-rate-monitor-bands/1",
                   .title = said::distribution{},
                   .columns = {"list", "from", "to", "players"}};
  for (std::size_t i = 0; i < states.size(); ++i)
    for (const auto& band : states[i].bands)
      table.rows.push_back({names[i], std::int64_t{band.from}, std::int64_t{band.from + width - 1},
                            std::int64_t{band.players}});
  return table;
}

/// The means of the lists as lines, and the distribution of each as bars.
std::string charts(const std::vector<std::string>& names, const std::vector<ListState>& states,
                   const MonitorOptions& options) {
  const trf::Message described = said::means_of_lists{
      .lists = {names, [](const std::string& name) { return trf::Data{name}; }}};
  cli::Chart means{.title = said::means_by_list{},
                   .description = cli::html_phrase(described),
                   .across = said::list{},
                   .decimals = 2};
  for (std::size_t i = 0; i < states.size(); ++i) means.ticks.push_back(std::to_string(i + 1));
  const auto add = [&](std::string label, auto&& of) {
    auto& line = means.lines.emplace_back(cli::ChartLine{std::move(label), {}});
    for (const auto& state : states) {
      const auto cell = of(state);
      const auto* value = std::get_if<trf::Decimal>(&cell);
      line.values.push_back(value == nullptr ? std::optional<std::int64_t>{} : value->units);
    }
  };
  add(cli::translated(said::all_players{}).str(),
      [](const ListState& state) { return mean(state.rating_sum, state.players); });
  add(cli::translated(said::column_aged{.youngest = options.youngest, .oldest = options.oldest})
          .str(),
      [](const ListState& state) { return mean(state.group_sum, state.group); });
  std::string html = cli::line_chart(means);
  for (std::size_t i = 0; i < states.size(); ++i) {
    cli::Chart bands{.title = said::distribution_of_list{.list = i + 1},
                     .description = cli::html_phrase(said::players_by_rating{.list = names[i]}),
                     .across = cli::said::heading_rating{},
                     .decimals = 0,
                     .lines = {{}}};
    for (const auto& band : states[i].bands) {
      bands.ticks.push_back(std::to_string(band.from));
      bands.lines.front().values.emplace_back(band.players);
    }
    html += cli::bar_chart(bands);
  }
  return html;
}

std::pair<int, int> ages(const std::string& text) {
  // The first character can be the sign of a number.
  const auto dash = text.find('-', 1);
  if (dash != std::string::npos) {
    const auto from = trf::whole_number<int>(std::string_view{text}.substr(0, dash));
    const auto to = trf::whole_number<int>(std::string_view{text}.substr(dash + 1));
    if (from && to && *from <= *to) return {*from, *to};
  }
  throw cli::UsageError(said::ages_wrong{.found = text});
}

}  // namespace

int monitor(const cli::Arguments& arguments) {
  const auto& paths = arguments.inputs();
  if (!arguments.has_operands() || paths.size() < 2) throw cli::UsageError(said::lists_needed{});
  const auto year = arguments.number("year", 1900, 2999);
  if (!year) throw cli::UsageError(said::year_needed{});
  MonitorOptions options{.first_year = *year};
  std::tie(options.youngest, options.oldest) = ages(arguments.value("ages"));
  options.band = arguments.number("band", 1, 1000).value_or(options.band);
  auto system = arguments.value("system");
  int status = cli::ok;
  std::vector<trf::rating::RatingList> lists;
  std::vector<std::string> names;
  for (const auto& path : paths) {
    auto loaded = load_list(path, arguments);
    status = std::max(status, loaded.status);
    if (!loaded.list) continue;
    if (system.empty()) system = system_of_list(loaded);
    lists.push_back(std::move(*loaded.list));
    names.push_back(path);
  }
  if (lists.empty()) return status;
  options.kind = trf::rating::edition_for(system, {}).regulation->list.kind;
  std::vector<const trf::rating::RatingList*> series;
  series.reserve(lists.size());
  for (const auto& list : lists) series.push_back(&list);
  const auto states = trf::rating::monitor(series, options);
  const std::array tables{states_table(names, states, options),
                          bands_table(names, states, options.band)};
  cli::print_page(arguments, said::rating_lists{}, tables, charts(names, states, options));
  return status;
}

}  // namespace rate
