#include "pair/foreign.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <new>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "pair/checklist.hpp"
#include "pair/generator_settings.hpp"
#include "pair/sheet.hpp"
#include "pair/subject.hpp"
#include "trf/pair/check.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/state.hpp"

// The command lines, as their manuals give them:
//
//   bbpPairings [-r] (--dutch | --burstein) FILE -c [-l [LIST]]
//   bbpPairings [-r] (--dutch | --burstein) FILE -p [OUT] [-l [LIST]]
//   bbpPairings [-r] (--dutch | --burstein) (FILE -g | -g [CONFIG]) -o OUT [-s SEED] [-l [LIST]]
//   javafo      [-r] FILE -c | FILE -p [OUT] | -g [CONFIG] -o OUT [-s SEED], and -l, -q N, -w

namespace trf_pair {
namespace {

namespace fs = std::filesystem;
using trf::pair::Pairing;
using trf::pair::State;
using trf::pair::Unpairable;

/// bbpPairings' exit statuses; JaVaFo's manual defines none.
enum Status : int {
  done = 0,
  no_pairing = 1,
  unexpected = 2,
  bad_request = 3,
  too_large = 4,
  file_error = 5
};

/// Ends the run with a message and a status.
struct Refusal {
  int status;
  std::string message;
};

struct CommandLine {
  bool show_program = false, burstein = false, dutch = false;
  char mode = 0;  ///< p, c or g
  std::string input, output, config, seed;
  bool has_checklist = false;
  std::string checklist;
};

class Words {
 public:
  explicit Words(std::span<const char* const> words) : words_(words) {}
  [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
  [[nodiscard]] bool at_value() const { return !at_end() && words_[next_][0] != '-'; }
  std::string take() { return at_end() ? std::string() : std::string(words_[next_++]); }
  std::string take_if_value() { return at_value() ? take() : std::string(); }

 private:
  std::span<const char* const> words_;
  std::size_t next_ = 0;
};

[[nodiscard]] std::optional<CommandLine> parse(std::span<const char* const> arguments) {
  Words words(arguments);
  CommandLine line;
  const auto set_mode = [&line](char mode) {
    const bool first = line.mode == 0;
    line.mode = mode;
    return first;
  };
  while (!words.at_end()) {
    const std::string word = words.take();
    if (word == "-r") {
      line.show_program = true;
    } else if (word == "--dutch") {
      line.dutch = true;
    } else if (word == "--burstein") {
      line.burstein = true;
    } else if (word == "-p") {
      if (!set_mode('p')) return std::nullopt;
      line.output = words.take_if_value();
    } else if (word == "-c") {
      if (!set_mode('c')) return std::nullopt;
    } else if (word == "-g") {
      if (!set_mode('g')) return std::nullopt;
      line.config = words.take_if_value();
    } else if (word == "-o") {
      line.output = words.take_if_value();
    } else if (word == "-s") {
      line.seed = words.take_if_value();
    } else if (word == "-l") {
      line.has_checklist = true;
      line.checklist = words.take_if_value();
    } else if (word == "-q") {
      words.take_if_value();  // JaVaFo's effort: there is only one here, the exact one
    } else if (word == "-w") {
      continue;  // JaVaFo's weighted matching: the same
    } else if (!word.starts_with('-') && line.input.empty()) {
      line.input = word;
    } else {
      return std::nullopt;
    }
  }
  const bool needs_input = line.mode == 'p' || line.mode == 'c';
  if (line.mode == 0)
    return line.show_program || arguments.empty() ? std::optional(line) : std::nullopt;
  if (needs_input && line.input.empty()) return std::nullopt;
  if (line.mode == 'g' && line.output.empty()) return std::nullopt;
  return line;
}

[[nodiscard]] std::string usage(std::string_view program, bool is_javafo) {
  const std::string_view system = is_javafo ? "" : "--dutch ";
  return fmt::format(
      "Command line argument syntax:\n"
      "{0} [-r]\n"
      "{0} [-r] {1}input-file -c [-l [check-list-file]]\n"
      "{0} [-r] {1}input-file -p [output-file] [-l [check-list-file]]\n"
      "{0} [-r] {1}-g [config-file] -o trf_file [-s random_seed] [-l [check-list-file]]\n",
      program, system);
}

/// A bare file name stands beside the other file.
[[nodiscard]] std::string beside(const std::string& path, const std::string& other) {
  return fs::path(path).has_parent_path() || other.empty()
             ? path
             : fs::path(other).replace_filename(path).string();
}

[[nodiscard]] std::string read_file(const std::string& path) {
  try {
    return cli::read_all(path);
  } catch (const std::system_error& error) {
    throw Refusal{file_error,
                  fmt::format("Error reading file {}: {}", path, error.code().message())};
  }
}

void write_result(const std::string& path, std::string_view text) {
  try {
    cli::write_file(path, text);
  } catch (const std::system_error& error) {
    throw Refusal{file_error, fmt::format("The output file ({}) could not be written: {}", path,
                                          error.code().message())};
  }
}

[[nodiscard]] Subject subject_of(const std::string& path, bool all_rounds) {
  const cli::Input input{path, read_file(path)};
  Request request;
  request.system = trf::pair::find_system("dutch");
  if (request.system == nullptr) throw Refusal{bad_request, "The Dutch system is not built"};
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
                        finding.where.line, finding.message);
  }
  throw Refusal{bad_request, text};
}

void write_checklist(const CommandLine& line, const std::string& text) {
  if (!line.has_checklist) return;
  const std::string& base = line.mode == 'g' ? line.output : line.input;
  const std::string path = line.checklist.empty()
                               ? fs::path(base).replace_extension("list").string()
                               : beside(line.checklist, base);
  write_result(path, text);
}

void pair(const CommandLine& line) {
  const Subject subject = subject_of(line.input, false);
  const State state = trf::pair::make_state(subject.tournament);
  if (!state.initial_colour_known) {
    throw Refusal{bad_request, fmt::format("Error while parsing {}: Please configure the initial "
                                           "piece colors.",
                                           line.input)};
  }
  const auto outcome = subject.system->pair(state, subject.edition, nullptr);
  write_checklist(line, checklist(subject.tournament, state, std::get_if<Pairing>(&outcome)));
  if (const auto* none = std::get_if<Unpairable>(&outcome)) {
    throw Refusal{no_pairing, fmt::format("Error while pairing {}: No valid pairing exists: {}",
                                          line.input, none->obstruction)};
  }
  const std::string text = pairs_text(subject.tournament, std::get<Pairing>(outcome));
  if (line.output.empty()) {
    fmt::print("{}", text);
  } else {
    write_result(beside(line.output, line.input), text);
  }
}

/// One side of a line that shows a difference: "  7 -  12".
[[nodiscard]] std::string pair_text(const trf::Tournament& tournament, const Pairing& pairing,
                                    std::size_t i) {
  const auto number = [&](trf::PlayerIndex player) {
    return tournament.players[player].start_rank;
  };
  if (i < pairing.pairs.size()) {
    return fmt::format("{:>3} - {:>3}", number(pairing.pairs[i].white),
                       number(pairing.pairs[i].black));
  }
  if (i == pairing.pairs.size() && pairing.bye != trf::no_player) {
    return fmt::format("{:>3} -   0", number(pairing.bye));
  }
  return fmt::format("{:9}", "");
}

/// The pairs of `pairing` that `other` does not have.
[[nodiscard]] Pairing only_in(const Pairing& pairing, const Pairing& other) {
  Pairing result;
  for (const auto& pair : pairing.pairs) {
    if (std::ranges::find(other.pairs, pair) == other.pairs.end()) result.pairs.push_back(pair);
  }
  if (pairing.bye != other.bye) result.bye = pairing.bye;
  return result;
}

void check(const CommandLine& line) {
  const Subject subject = subject_of(line.input, true);
  const auto& tournament = subject.tournament;
  const std::string stem = fs::path(line.input).stem().string();
  std::string lists, report;
  for (const auto& one : trf::pair::check_rounds(tournament, *subject.system, subject.edition, 0)) {
    report += fmt::format("{}: Round #{}\n", stem, one.round);
    const auto* correct = std::get_if<Pairing>(&one.correct);
    if (line.has_checklist) {
      trf::pair::StateOptions options;
      options.round = one.round;
      lists += fmt::format("Round #{}\n", one.round) +
               checklist(tournament, trf::pair::make_state(tournament, options), correct);
    }
    if (correct == nullptr) {
      report += fmt::format("No valid pairing exists for round {}.\n\n", one.round);
      continue;
    }
    if (trf::pair::same_pairs(one.published, *correct)) continue;
    const Pairing ours = only_in(*correct, one.published),
                  theirs = only_in(one.published, *correct);
    const auto lines = [](const Pairing& p) { return p.pairs.size() + (p.bye != trf::no_player); };
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

void generate(const CommandLine& line) {
  if (!line.input.empty()) {
    throw Refusal{bad_request, "A model file for -g is not taken; use a configuration file"};
  }
  GeneratorConfig config;
  config.settings.system = trf::pair::find_system("dutch");
  if (config.settings.system == nullptr)
    throw Refusal{bad_request, "The Dutch system is not built"};
  config.settings.edition = config.settings.system->editions.back();
  std::string fault;
  if (!line.config.empty()) fault = apply_config(config, read_file(line.config));
  if (fault.empty()) fault = finish(config);
  if (!fault.empty()) {
    throw Refusal{bad_request,
                  fmt::format("Error parsing configuration file {}: {}", line.config, fault)};
  }
  std::uint64_t seed = std::random_device{}();
  if (!line.seed.empty()) {
    const auto* end = line.seed.data() + line.seed.size();
    const auto [stop, error] = std::from_chars(line.seed.data(), end, seed);
    if (error != std::errc{} || stop != end) {
      throw Refusal{too_large, fmt::format("The seed must be a whole number, not {}", line.seed)};
    }
  }
  const auto product = generated_report(config, seed);
  write_result(beside(line.output, line.config), product.text);
  write_checklist(line, "");
  if (!product.obstruction.empty()) {
    throw Refusal{no_pairing,
                  fmt::format("Error generating {}: {}", line.output, product.obstruction)};
  }
}

[[nodiscard]] int run(std::string_view program, bool is_javafo,
                      std::span<const char* const> arguments) {
  const auto line = parse(arguments);
  const bool system_given = line && (is_javafo || line->dutch || line->mode == 0);
  if (line && line->burstein) {
    throw Refusal{bad_request, "The Burstein system is not paired here; only --dutch is"};
  }
  if (!line || !system_given) throw Refusal{bad_request, usage(program, is_javafo)};
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
  int status = unexpected;
  try {
    status = run(program, is_javafo, {argv + 1, static_cast<std::size_t>(argc - 1)});
  } catch (const Refusal& refusal) {
    fmt::print(stderr, "{}\n", refusal.message);
    status = refusal.status;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "The program ran out of memory.\n");
    status = too_large;
  } catch (const std::exception& error) {
    fmt::print(stderr, "Unexpected error: {}\n", error.what());
  }
  if (std::fflush(stdout) != 0 && status == done) status = file_error;
  return status;
}

}  // namespace trf_pair
