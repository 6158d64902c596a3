#include "trf/pair/generate.hpp"
#include "trf/pair/choice.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/files.hpp"
#include "cli/ordered_pool.hpp"
#include "cli/paths.hpp"
#include "pair/generator_settings.hpp"
#include "pair/messages/generator.hpp"
#include "pair/modes.hpp"
#include "pair/subject.hpp"
#include "pair/whole_report.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/whole_number.hpp"
#include "trf/write.hpp"

namespace trf_pair {
namespace {

[[nodiscard]] GeneratorConfig config_of(const cli::Arguments& arguments) {
  GeneratorConfig config;
  const auto take = [&config](std::string_view key, std::string_view value) {
    if (const auto fault = apply_setting(config, key, value)) throw cli::UsageError(*fault);
  };
  if (arguments.has("config")) {
    const std::string path = arguments.value("config");
    if (const auto fault = apply_config(config, cli::read_limited(path, arguments)))
      throw cli::UsageError(said::in_file{.file = path, .fault = *fault});
  }
  // The command line has priority over the file.
  for (const auto& setting : arguments.values("set")) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) throw cli::UsageError(said::set_takes{});
    take(setting.substr(0, equals), setting.substr(equals + 1));
  }
  for (const std::string_view key : {"players", "rounds"}) {
    if (arguments.has(key)) take(key, arguments.value(key));
  }
  const Request request = request_of(arguments);
  auto& settings = config.settings;
  const bool is_table = request.type == "rr" || request.type == "drr";
  // As a setting, so that the report has it in its first lines.
  if (is_table && !settings.cycles) take("cycles", request.type == "drr" ? "2" : "1");
  settings.system = request.system != nullptr
                        ? request.system
                        : trf::pair::find_system(is_table ? "berger" : "dutch");
  if (request.edition) settings.system = trf::pair::edition_of(*settings.system, *request.edition);
  if (const auto fault = finish(config)) throw cli::UsageError(*fault);
  return config;
}

[[nodiscard]] std::uint64_t seed_of(const cli::Arguments& arguments) {
  if (!arguments.has("seed")) {
    const std::uint64_t seed = cli::session().host.lot();
    cli::complain(said::seed_drawn{.seed = trf::Code{std::to_string(seed)}});
    return seed;
  }
  const std::string text = arguments.value("seed");
  const auto seed = trf::whole_number<std::uint64_t>(text);
  if (!seed) throw cli::UsageError(said::seed_is_not_a_number{.value = text});
  return *seed;
}

/// Ranks by points, then start rank; none if a tie-break list needs more.
void rank_players(trf::TournamentDraft& tournament) {
  if (!tournament.tie_breaks.empty()) return;
  std::vector<trf::Player*> order;
  for (auto& player : tournament.players) order.push_back(&player);
  std::ranges::stable_sort(order, std::greater<>(), [](auto* player) { return player->points; });
  for (std::size_t i = 0; i < order.size(); ++i) order[i]->rank = static_cast<std::uint16_t>(i + 1);
}

}  // namespace

GeneratedReport generated_report(const GeneratorConfig& config, std::uint64_t seed) {
  auto generated =
      trf::pair::generate_tournament(config.settings, seed, trf::rating::expected_score);
  auto draft = trf::Tournament::reopened(std::move(generated.tournament));
  draft.dialect = trf::Dialect::trf26;
  draft.name = fmt::format("Random tournament {}", seed);
  draft.stated_players = static_cast<int>(draft.players.size());
  if (config.first_day.is_set()) make_whole(draft, config.first_day);
  rank_players(draft);
  auto tournament = trf::Tournament::of(std::move(draft));
  std::string text = fmt::format("### seed {}\r\n### trf-pair --generate --system={}", seed,
                                 config.settings.system->name);
  if (const int year = config.settings.system->year; year != 0)
    text += fmt::format(" --edition={}", year);
  for (const char* before = ", "; const auto& [key, value] : config.accepted) {
    text += fmt::format("{}{}={}", before, key, value);
    before = " ";
  }
  text += "\r\n";
  text += config.dialect == trf::Dialect::trf26 ? trf::write(*tournament).bytes
                                                : trf::convert(*tournament, config.dialect).bytes;
  return {std::move(text), std::move(generated.obstruction), std::move(tournament)};
}

int generate(const cli::Arguments& arguments) {
  if (arguments.has("format") && arguments.value("format") != "trf") {
    throw cli::UsageError(said::writes_trf_only{});
  }
  const GeneratorConfig config = config_of(arguments);
  const int count = arguments.number("count", 1, 10'000'000).value_or(1);
  const bool to_files = arguments.has("output-dir");
  if (count > 1 && !to_files) cli::refuse_without("count", "output-dir=DIR");
  if (arguments.has("in-place")) cli::refuse_together("in-place", "generate");
  const std::uint64_t first_seed = seed_of(arguments);
  std::vector<std::string> paths;
  if (to_files) {
    const auto folder = arguments.value("output-dir");
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
      paths.push_back(cli::in_folder(folder, fmt::format("{}.trf", first_seed + i)));
    cli::check_paths(arguments, cli::Gives::random_reports, paths);
    cli::files().make_folder(folder);
  }

  const auto jobs = static_cast<unsigned>(cli::jobs(arguments));
  std::vector<std::optional<trf::Message>> obstructions(static_cast<std::size_t>(count));
  cli::in_parallel(obstructions.size(), jobs, [&](std::size_t i) {
    GeneratedReport product = generated_report(config, first_seed + i);
    obstructions[i] = std::move(product.obstruction);
    if (to_files) {
      cli::write_file(paths[i], product.text);
    } else {
      cli::print_bytes(product.text);
    }
  });
  int status = cli::ok;
  for (std::size_t i = 0; i < obstructions.size(); ++i) {
    if (!obstructions[i]) continue;
    status = cli::no;
    cli::complain(said::ends_early{.seed = trf::Code{std::to_string(first_seed + i)},
                                   .reason = *obstructions[i]});
  }
  return status;
}

}  // namespace trf_pair
