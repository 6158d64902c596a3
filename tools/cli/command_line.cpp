// The words of a command line as options and operands.

#include <algorithm>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/messages/usage.hpp"
#include "cli/path_words.hpp"
#include "trf/contains.hpp"
#include "trf/split.hpp"

namespace cli {
namespace {

trf::Code long_name(const Option& option) { return trf::Code{fmt::format("--{}", option.name)}; }

trf::Message unknown_option(std::string_view word, std::span<const Option> options) {
  const auto token = word.substr(0, word.find('='));
  auto bare = token;
  bare.remove_prefix(std::min(bare.find_first_not_of('-'), bare.size()));
  std::vector<std::string_view> names;
  for (const auto& option : options) names.push_back(option.name);
  return said::unknown_option{.option = token, .hint = did_you_mean(bare, names, "--")};
}

/// The use of the paths in an option's value; nothing if it has none.
std::optional<PathUse> path_use(const Option& option, std::string_view value) {
  if (option.updates) return PathUse::updated;
  if (option.writes || option.placeholder == "DIR") return PathUse::written;
  if (reads_file(option, value) || option.names_two_files()) return PathUse::read;
  return std::nullopt;
}

/// GNU's syntax: --name, --name=VALUE, --name VALUE; -n, -nVALUE, -n VALUE, letters without values
/// in one word; "--" ends the options. A name is never guessed from its beginning: that would make
/// each beginning a promise, which a new option would break. A following word is never an optional
/// value.
class Reader {
 public:
  Reader(std::span<const char* const> words, std::span<const Option> options)
      : words_{words}, options_{options} {}

  void read() {
    bool are_operands = false;
    while (at_ < words_.size()) {
      const std::string_view word = words_[at_++];
      if (are_operands || word.size() < 2 || word.front() != '-')
        add_operand(word);
      else if (word == "--")
        are_operands = true;
      else if (word.starts_with("--"))
        read_long(word);
      else
        read_short(word);
    }
  }

  std::vector<Arguments::Given> given;
  std::vector<std::string> operands;
  std::vector<WordPath> paths;

 private:
  void read_long(std::string_view word) {
    const auto equals = std::min(word.find('='), word.size());
    const auto name = word.substr(2, equals - 2);
    const bool has_value = equals < word.size();
    const auto value = word.substr(std::min(equals + 1, word.size()));
    if (has_value && value.empty() && !name.empty())
      throw UsageError(said::needs_a_value{.option = trf::Code{word.substr(0, equals)}});
    const auto option = std::ranges::find(options_, name, &Option::name);
    if (option == options_.end()) throw UsageError(unknown_option(word, options_));
    if (!option->takes_value() && has_value)
      throw UsageError(said::takes_no_value{.option = long_name(*option)});
    if (option->needs_value() && !has_value) return add(*option, next_word(*option));
    add(*option, value);
  }

  void read_short(std::string_view word) {
    for (std::size_t at = 1; at < word.size(); ++at) {
      const auto option = std::ranges::find(options_, word[at], &Option::letter);
      if (option == options_.end()) throw UsageError(unknown_option(word, options_));
      const auto rest = word.substr(at + 1);
      if (option->needs_value()) return add(*option, rest.empty() ? next_word(*option) : rest);
      if (option->value_is_optional && at == 1 && rest.starts_with('=')) {
        if (rest.size() == 1) throw UsageError(said::needs_a_value{.option = long_name(*option)});
        return add(*option, rest.substr(1));
      }
      add(*option, {});
    }
  }

  /// The value of an option; a word that is an option of one letter is not one.
  std::string_view next_word(const Option& option) {
    const std::string_view word = at_ < words_.size() ? words_[at_] : "";
    const bool is_letter = word.size() == 2 && word[0] == '-' && word[1] != '-' &&
                           trf::contains(options_, word[1], &Option::letter);
    if (at_ == words_.size() || is_letter)
      throw UsageError(said::needs_a_value{.option = long_name(option)});
    ++at_;
    return word;
  }

  void add(const Option& option, std::string_view value) {
    given.push_back({option.name, std::string{value}});
    const auto use = path_use(option, value);
    if (!use) return;
    // With one ':' it is known where OLD ends.
    const auto colon = option.names_two_files() ? value.find(':') : value.npos;
    const bool are_two = colon != value.npos && colon == value.rfind(':');
    if (are_two) add_path(value.substr(0, colon), *use);
    add_path(are_two ? value.substr(colon + 1) : value, *use);
  }

  void add_operand(std::string_view word) {
    operands.emplace_back(word);
    add_path(word, PathUse::operand);
  }

  /// \pre the value is in the word before at_
  void add_path(std::string_view value, PathUse use) {
    if (value.empty()) return;
    paths.push_back({.word = at_ - 1,
                     .from = static_cast<std::size_t>(value.data() - words_[at_ - 1]),
                     .length = value.size(),
                     .use = use});
  }

  std::span<const char* const> words_;
  std::span<const Option> options_;
  std::size_t at_ = 0;
};

void check_value(const Option& option, std::string_view value) {
  if (option.values.empty() || (option.value_is_optional && value.empty())) return;
  const auto check_one = [&](std::string_view one) {
    if (trf::contains(option.values, one)) return;
    throw UsageError(said::invalid_value{.value = one,
                                         .option = long_name(option),
                                         .hint = did_you_mean(one, option.values),
                                         .values = codes(option.values)});
  };
  if (!option.is_list) return check_one(value);
  for (const auto one : trf::parts_of(value, ',')) check_one(one);
}

}  // namespace

bool reads_file(const Option& option, std::string_view value) {
  if (option.writes) return false;
  return option.names_file != nullptr ? option.names_file(value)
                                      : option.placeholder.find("FILE") != std::string_view::npos;
}

Arguments parse(std::span<const char* const> words, const Tool& tool) {
  const auto options = all_options(tool);
  Reader reader{words, options};
  reader.read();
  for (const auto& [name, value] : reader.given)
    check_value(*std::ranges::find(options, name, &Option::name), value);
  return {tool, std::move(reader.given), std::move(reader.operands)};
}

std::vector<WordPath> paths_in(std::span<const char* const> words, const Tool& tool) {
  const auto options = all_options(tool);
  Reader reader{words, options};
  try {
    reader.read();
  } catch (const UsageError&) {
    // The run will report it.
  }
  return std::move(reader.paths);
}

}  // namespace cli
