#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "trf/message.hpp"

#pragma GCC visibility push(default)
/// Languages of sentences, and rendering; their words are checked in translation.hpp.
namespace trf {

namespace detail {
constexpr std::size_t one_or_other(std::int64_t tenths) noexcept { return tenths == 10 ? 0 : 1; }
}  // namespace detail

/// The plural forms of a language: how many words "{n?row|rows}" has, and which of them, from 0, a
/// count takes. Counts are in tenths, so that 1.0 is one and 1.5 is not.
struct PluralRule {
  std::size_t forms;
  std::size_t (*form)(std::int64_t tenths) noexcept;
};
/// One, and all other counts.
inline constexpr PluralRule one_or_more{.forms = 2, .form = detail::one_or_other};

/// A language of sentences: its words and the forms that depend on counts and lists.
struct Language {
  std::string_view tag;  ///< "en", "it"
  /// Empty if the language has none for the sentence: then the whole sentence is English, with the
  /// plurals and lists of English. Its parts that are sentences are not.
  std::string_view (*words)(const MessageId&) = nullptr;
  PluralRule plural = one_or_more;
  std::string_view all_and, all_or;  ///< " and ", " or ": before the last item of a list
  std::string_view comma = ", ", semicolon = "; ";
  char decimal_point = '.';  ///< Of points and decimals
  /// It has words for every sentence: then it does not compile without.
  bool is_complete = false;
};

}  // namespace trf

/// Other forms of a text argument, which the words of a language name after a colon.
namespace trf::text_form {
inline constexpr std::string_view day_first = "d/m/y";      ///< 2026/05/02: 02/05/2026
inline constexpr std::string_view decimal_comma = "0,0";    ///< 12.50: 12,50
inline constexpr std::string_view italian_colours = "B/N";  ///< WBW: BNB
}  // namespace trf::text_form

namespace trf {

/// The text in one of these forms; a text that is not of the kind stays as it is.
[[nodiscard]] std::string in_form(std::string_view text, std::string_view form);

extern const Language english;

/// The sentence in a language, in English where the language has no words for it; "" if there is
/// no sentence.
[[nodiscard]] std::string render(const Message& message, const Language& language);
/// Appends it.
void render_to(std::string& out, const Message& message, const Language& language);
/// "fewer than 9 games (9.14)"
[[nodiscard]] std::string render(const Cited& cited, const Language& language);
/// {"message_id":"cross.same_colour","arguments":{"player":3,"other":7,"colour":"white","round":2}};
/// no sentence is null.
[[nodiscard]] std::string to_json(const Message& message);
/// The arguments alone: {"player":3,...}; {} when there are none.
[[nodiscard]] std::string arguments_json(const Message& message);

}  // namespace trf
#pragma GCC visibility pop
