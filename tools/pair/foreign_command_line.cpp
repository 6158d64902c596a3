#include "pair/foreign_command_line.hpp"

#include <utility>

#include <fmt/format.h>

#include "trf/tournament.hpp"
#include "trf/whole_number.hpp"

namespace trf_pair {
namespace {

class Words {
 public:
  explicit Words(std::span<const char* const> words) : words_(words) {}
  [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
  [[nodiscard]] bool at_value() const { return !at_end() && !is_option(words_[next_]); }
  /// A single '-' is a file name for these programs.
  [[nodiscard]] static bool is_option(std::string_view word) {
    return word.size() > 1 && word.front() == '-';
  }
  std::string take() { return at_end() ? std::string() : std::string(words_[next_++]); }
  std::string take_if_value() { return at_value() ? take() : std::string(); }

 private:
  std::span<const char* const> words_;
  std::size_t next_ = 0;
};

}  // namespace

std::optional<CommandLine> parse_foreign(std::span<const char* const> arguments, bool is_javafo) {
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
      if (is_javafo && words.at_value()) {
        const auto round = trf::whole_number<std::uint64_t>(words.take());
        if (!round || *round < 1 || *round > trf::max_rounds) return std::nullopt;
        line.only_round = static_cast<int>(*round);
      }
    } else if (is_javafo && word == "-b") {
      line.baku = true;
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
    } else if (!Words::is_option(word) && line.input.empty()) {
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
  if (line.mode == 'g' && is_javafo && line.seed.empty() &&
      trf::whole_number<std::uint64_t>(line.config)) {
    line.seed = std::exchange(line.config, {});  // without such a file, it is a seed
  }
  return line;
}

std::string foreign_usage(std::string_view program, bool is_javafo) {
  return fmt::format(
      "Command line argument syntax:\n"
      "{0} [-r]\n"
      "{0} [-r] {1}input-file -c{2} [-l [check-list-file]]\n"
      "{0} [-r] {1}input-file -p [output-file] [-l [check-list-file]]\n"
      "{0} [-r] {1}(model-file -g | -g [{3}]) -o trf_file [-s random_seed] "
      "[-l [check-list-file]]\n",
      program, is_javafo ? "[-b] " : "--dutch ", is_javafo ? " [round]" : "",
      is_javafo ? "config-file | random_seed" : "config-file");
}

}  // namespace trf_pair
