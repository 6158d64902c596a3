#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "trf/message.hpp"

namespace cli {

/// Text that is safe for a terminal: control characters as \xHH or \uHHHH, the rest unchanged.
[[nodiscard]] std::string visible(std::string_view text);

/// Text for people. Whatever data is put into it is made visible, so no name can move the cursor or
/// hide a line. Only this type, and no string, can be sent to standard error or be an answer in the
/// format text.
class Text {
 public:
  Text() = default;
  /// Words and line ends of ours.
  template <std::size_t N>
  Text(const char (&words)[N]) : text_{words} {}
  /// Data from a file, a user or the system.
  explicit Text(std::string_view data) : text_{visible(data)} {}
  /// \pre each part of it comes from visible() or is ours
  [[nodiscard]] static Text of_visible(std::string parts) {
    Text text;
    text.text_ = std::move(parts);
    return text;
  }

  [[nodiscard]] const std::string& str() const noexcept { return text_; }
  [[nodiscard]] bool empty() const noexcept { return text_.empty(); }
  Text& operator+=(const Text& other) {
    text_ += other.text_;
    return *this;
  }
  friend Text operator+(Text one, const Text& other) { return one += other; }

 private:
  std::string text_;
};

/// A sentence in the language of this run.
[[nodiscard]] Text translated(const trf::Message& message);

namespace detail {

inline const std::string& part(const Text& text) { return text.str(); }
inline std::string part(std::string_view data) { return visible(data); }
inline std::string part(const trf::Message& message) { return translated(message).str(); }
template <trf::Sentence S>
std::string part(const S& sentence) {
  return translated(trf::Message{sentence}).str();
}
template <class T>
requires std::is_arithmetic_v<T> T part(T number) { return number; }

template <class T>
using Part = std::decay_t<decltype(part(std::declval<const T&>()))>;

}  // namespace detail

/// fmt::format() with parts that are made safe: data is made visible, sentences are translated.
template <class... Args>
[[nodiscard]] Text formatted(fmt::format_string<const detail::Part<Args>&...> form,
                             const Args&... args) {
  return Text::of_visible(fmt::vformat(
      form, fmt::make_format_args(static_cast<const detail::Part<Args>&>(detail::part(args))...)));
}

}  // namespace cli
