#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "trf/message.hpp"

/// The facts of a sentence by its typed arguments, never by its words.
namespace trf::test {

[[nodiscard]] inline const Arg& field(const Message& message, std::string_view name) {
  const auto fields = message.id().fields;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].name == name) return message.args()[i];
  throw std::logic_error(to_string(message.id()) + " has no " + std::string(name));
}

/// All numbers of an argument in order; scores and decimals in tenths.
inline void add_numbers(const Arg& arg, std::vector<int>& numbers) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value))
    numbers.push_back(static_cast<int>(*number));
  else if (const auto* score = std::get_if<Score>(&arg.value))
    numbers.push_back(score->tenths());
  else if (const auto* phrase = std::get_if<Message>(&arg.value))
    for (const Arg& inner : phrase->args()) add_numbers(inner, numbers);
  else if (const auto* list = std::get_if<Arg::Items>(&arg.value))
    for (const Arg& item : list->items) add_numbers(item, numbers);
}
[[nodiscard]] inline std::vector<int> numbers_of(const Message& message) {
  std::vector<int> numbers;
  for (const Arg& arg : message.args()) add_numbers(arg, numbers);
  return numbers;
}
[[nodiscard]] inline std::vector<int> numbers_in(const Message& message, std::string_view name) {
  std::vector<int> numbers;
  add_numbers(field(message, name), numbers);
  return numbers;
}
[[nodiscard]] inline int number_in(const Message& message, std::string_view name) {
  return numbers_in(message, name).at(0);
}
[[nodiscard]] inline Message phrase_in(const Message& message, std::string_view name) {
  return std::get<Message>(field(message, name).value);
}
[[nodiscard]] inline std::string code_in(const Message& message, std::string_view name) {
  return std::get<std::string>(field(message, name).value);
}
/// The place of the value among those of its type: of bool, 0 is true.
[[nodiscard]] inline int choice_in(const Message& message, std::string_view name) {
  return std::get<Picked>(field(message, name).value).index;
}

}  // namespace trf::test
