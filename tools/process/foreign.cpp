#include "process/foreign.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <new>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/paths.hpp"
#include "cli/session.hpp"
#include "pair/checklist.hpp"
#include "pair/foreign_command_line.hpp"
#include "pair/generator_settings.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "process/process.hpp"
#include "trf/baku.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/state.hpp"
#include "trf/rating/expected_score.hpp"
#include "trf/whole_number.hpp"

namespace trf_pair {
namespace {

namespace fs = std::filesystem;
using trf::pair::Pairing;
using trf::pair::State;
using trf::pair::Unpairable;

/// A bare file name is in the folder of the other file.
[[nodiscard]] std::string beside(const std::string& path, const std::string& other) {
  return fs::path(path).has_parent_path() || other.empty()
             ? path
             : fs::path(other).replace_filename(path).string();
}

[[nodiscard]] std::string read_file(const std::string& path) {
  try {
    if (path == "-")
      throw std::system_error(std::make_error_code(std::errc::no_such_file_or_directory));
    return cli::read_limited(path, cli::Limits{}.input.file_bytes);
  } catch (const std::system_error& error) {
    throw Refusal{file_error,
                  fmt::format("Error reading file {}: {}", path, error.code().message())};
  }
}

/// No file of the run is lost: neither one that is read, nor a report.
void write_file(const CommandLine& line, const std::string& path, std::string_view option,
                cli::Gives gives, std::string_view text) {
  const cli::ResultPath result{.path = path, .option = trf::Code{option}, .gives = gives};
  std::vector<cli::SourcePath> sources;
  for (const auto& source : {line.input, line.config})
    if (!source.empty()) sources.push_back({source});
  try {
    cli::check_paths({&result, 1}, sources);
  } catch (const cli::UsageError& error) {
    throw Refusal{bad_request, error.what()};
  }
  cli::write_file(path, text);
}

void write_result(const CommandLine& line, const std::string& path, std::string_view text) {
  const bool is_report = line.mode == 'g';
  try {
    write_file(line, path, is_report ? "-o" : "-p",
               is_report ? cli::Gives::random_reports : cli::Gives::tables, text);
  } catch (const std::system_error& error) {
    throw Refusal{file_error, fmt::format("The output file ({}) could not be written: {}", path,
                                          error.code().message())};
  }
}

[[nodiscard]] Subject subject_of(const std::string& path, bool all_rounds) {
  const cli::Input input{path, std::make_shared<const std::string>(read_file(path))};
  Request request;
  request.system = trf::pair::find_system("dutch");
  cli::Answer answer;
  try {
    if (auto subject = read_subject(input, request, answer, all_rounds)) return std::move(*subject);
  } catch (const cli::UsageError& error) {
    throw Refusal{bad_request, fmt::format("Error parsing file {}: {}", path, error.what())};
  }
  std::string text;
  for (const auto& finding : answer.messages) {
    if (finding.severity != trf::Severity::error) continue;
    text += fmt::format("{}Error parsing file {}: line {}: {}", text.empty() ? "" : "\n", path,
                        finding.where.line, to_string(finding.message));
  }
  throw Refusal{bad_request, text};
}

/// A check-list that cannot be written is reported; nothing else changes.
void write_checklist(const CommandLine& line, const std::string& text) {
  if (!line.has_checklist) return;
  const std::string& base = line.mode == 'g' ? line.output : line.input;
  const std::string path = line.checklist.empty()
                               ? fs::path(base).replace_extension("list").string()
                               : beside(line.checklist, base);
  try {
    write_file(line, path, "-l", cli::Gives::tables, text + "trf-pair in the place of bbpPairings");
  } catch (const std::system_error&) {
    cli::say(cli::formatted("The checklist file ({}) could not be opened.\n", path));
  }
}

[[nodiscard]] std::string round_checklist(const trf::Tournament& tournament,
                                          const trf::pair::System& system, int round,
                                          const Pairing* pairing) {
  trf::pair::StateOptions options;
  options.round = round;
  options.first_colour = system.first_colour;
  return fmt::format("Round #{}\n", round) +
         checklist(system, trf::pair::make_state(tournament, options), pairing);
}

/// JaVaFo's -b: Baku's points for the round to pair; the rounds before keep those of the report.
/// Only for tournaments of more than eight rounds.
[[nodiscard]] trf::SharedTournament accelerated(trf::SharedTournament whole) {
  constexpr int most_without = 8;
  const int rounds = whole->stated_rounds.value_or(0);
  if (rounds <= most_without) return whole;
  const int round = trf::pair::next_round(*whole);
  const trf::Baku baku(*whole, rounds);
  auto tournament = trf::Tournament::reopened(std::move(whole));
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    const auto player = static_cast<trf::PlayerIndex>(i);
    const trf::Score points = baku.points(player, round);
    if (points == trf::Score{}) continue;
    tournament.acceleration.push_back({{},
                                       points,
                                       static_cast<std::uint16_t>(round),
                                       static_cast<std::uint16_t>(round),
                                       tournament.players[i].start_rank,
                                       tournament.players[i].start_rank,
                                       0});
  }
  return trf::Tournament::of(std::move(tournament));
}

void pair(const CommandLine& line) {
  Subject subject = subject_of(line.input, false);
  if (line.baku) subject.tournament = accelerated(std::move(subject.tournament));
  const State state =
      trf::pair::make_state(*subject.tournament, {.first_colour = subject.system->first_colour});
  if (!state.initial_colour_known) {
    throw Refusal{bad_request, fmt::format("Error while parsing {}: Please configure the initial "
                                           "piece colors.",
                                           line.input)};
  }
  const auto outcome = subject.system->pair(state, nullptr);
  write_checklist(line, checklist(*subject.system, state, std::get_if<Pairing>(&outcome)));
  if (const auto* none = std::get_if<Unpairable>(&outcome)) {
    throw Refusal{no_pairing, fmt::format("Error while pairing {}: No valid pairing exists: {}",
                                          line.input, to_string(none->obstruction))};
  }
  const std::string text = pairs_text(*subject.tournament, std::get<Pairing>(outcome));
  if (line.output.empty()) {
    fmt::print("{}", text);
  } else {
    write_result(line, beside(line.output, line.input), text);
  }
}

/// One side of a line with a difference: "  7 -  12".
[[nodiscard]] std::string pair_text(const trf::Tournament& tournament, const Pairing& pairing,
                                    std::size_t i) {
  const auto number = [&](trf::PlayerIndex player) {
    return tournament.players[player].start_rank;
  };
  if (i < pairing.pairs.size()) {
    return fmt::format("{:>3} - {:>3}", number(pairing.pairs[i].white),
                       number(pairing.pairs[i].black));
  }
  const auto byes = pairing.byes();
  if (const auto of_bye = i - pairing.pairs.size(); of_bye < byes.size())
    return fmt::format("{:>3} -   0", number(byes[of_bye]));
  return fmt::format("{:9}", "");
}

void check(const CommandLine& line) {
  const Subject subject = subject_of(line.input, true);
  const auto& tournament = *subject.tournament;
  const std::string stem = cli::visible(fs::path(line.input).stem().string());
  std::string lists, report;
  for (const auto& one : trf::pair::check_rounds(tournament, *subject.system, 0)) {
    if (line.only_round && *line.only_round != one.round) continue;
    report += fmt::format("{}: Round #{}\n", stem, one.round);
    const auto* correct = std::get_if<Pairing>(&one.correct);
    if (line.has_checklist)
      lists += round_checklist(tournament, *subject.system, one.round, correct);
    if (correct == nullptr) {
      report += fmt::format("No valid pairing exists for round {}.\n\n", one.round);
      continue;
    }
    if (trf::pair::same_pairs(one.published, *correct)) continue;
    const Pairing ours = only_in(*correct, one.published),
                  theirs = only_in(one.published, *correct);
    const auto lines = [](const Pairing& p) { return p.pairs.size() + p.byes().size(); };
    report += "  Checker pairings        Tournament pairings \n";
    for (std::size_t i = 0; i < std::max(lines(ours), lines(theirs)); ++i) {
      report += fmt::format("    {}{:16}{}\n", pair_text(tournament, ours, i), "",
                            pair_text(tournament, theirs, i));
    }
    report += "\n";
  }
  fmt::print("{}\n", report);
  write_checklist(line, lists);
}

/// The check-lists of every round of a generated tournament.
[[nodiscard]] std::string checklists_of(const trf::Tournament& tournament,
                                        const GeneratorConfig& config) {
  std::string lists;
  const auto& system = *config.settings.system;
  for (const auto& one : trf::pair::check_rounds(tournament, system, 0))
    lists += round_checklist(tournament, system, one.round, std::get_if<Pairing>(&one.correct));
  return lists;
}

void generate(const CommandLine& line) {
  GeneratorConfig config;
  config.settings.system = trf::pair::find_system("dutch");
  if (!line.input.empty()) {
    const Subject model = subject_of(line.input, true);
    config.settings.system = model.system;
    trf::pair::take_model(config.settings, *model.tournament, trf::rating::expected_score);
  }
  std::optional<trf::Message> fault;
  if (!line.config.empty()) fault = apply_config(config, read_file(line.config));
  if (!fault) fault = finish(config);
  if (fault) {
    throw Refusal{bad_request, fmt::format("Error parsing configuration file {}: {}", line.config,
                                           to_string(*fault))};
  }
  if (line.baku) config.settings.acceleration = trf::pair::GeneratedAcceleration::record_250;
  std::uint64_t seed = std::random_device{}();
  if (!line.seed.empty()) {
    const bool digits = line.seed.find_first_not_of("0123456789") == std::string::npos;
    const auto number = trf::whole_number<std::uint64_t>(line.seed);
    if (!number) {
      throw Refusal{digits ? too_large : unexpected,
                    fmt::format("The seed must be a whole number below 2^64, not {}", line.seed)};
    }
    seed = *number;
  }
  const auto product = generated_report(config, seed);
  write_result(line, beside(line.output, line.input.empty() ? line.config : line.input),
               product.text);
  if (line.has_checklist) write_checklist(line, checklists_of(*product.tournament, config));
  if (product.obstruction) {
    throw Refusal{no_pairing, fmt::format("Error generating {}: {}", line.output,
                                          to_string(*product.obstruction))};
  }
}

[[nodiscard]] int run(std::string_view program, bool is_javafo,
                      std::span<const char* const> arguments) {
  const auto line = parse_foreign(arguments, is_javafo);
  const bool system_given = line && (is_javafo || line->dutch || line->mode == 0);
  if (line && line->burstein) {
    throw Refusal{bad_request, "The Burstein system is not paired here; only --dutch is"};
  }
  if (!line || !system_given) throw Refusal{bad_request, foreign_usage(program, is_javafo)};
  if (line->show_program || line->mode == 0) {
    fmt::print("trf-pair in the place of {}\n", is_javafo ? "JaVaFo" : "bbpPairings");
  }
  switch (line->mode) {
    case 'p': pair(*line); break;
    case 'c': check(*line); break;
    case 'g': generate(*line); break;
    default: break;
  }
  return done;
}

}  // namespace

std::optional<int> run_as_another_program(int argc, const char* const* argv) {
  if (argc < 1) return std::nullopt;
  const std::string program = fs::path(argv[0]).filename().string();
  const std::string stem = program.substr(0, program.find('.'));
  const bool is_javafo = stem == "javafo" || stem == "JaVaFo";
  if (stem != "bbpPairings" && !is_javafo) return std::nullopt;
  cli::Process process;
  cli::Session session{process};
  const cli::Within here{session};
  int status = unexpected;
  try {
    status = run(program, is_javafo, {argv + 1, static_cast<std::size_t>(argc - 1)});
  } catch (const Refusal& refusal) {
    const std::string_view text = refusal.message;
    for (std::size_t from = 0, to = 0; to != std::string_view::npos; from = to + 1) {
      to = text.find('\n', from);
      cli::say(cli::formatted("{}\n", text.substr(from, to - from)));
    }
    status = refusal.status;
  } catch (const std::bad_alloc&) {
    cli::say("The program ran out of memory.\n");
    status = too_large;
  } catch (const std::exception& error) {
    cli::say(cli::formatted("Unexpected error: {}\n", std::string_view{error.what()}));
  }
  if (std::fflush(stdout) != 0 && status == done) status = file_error;
  return status;
}

}  // namespace trf_pair
