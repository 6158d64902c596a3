#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/message.hpp"

#pragma GCC visibility push(default)
/// Words for sentences: the tables of languages, their checks at compile time, and rendering.
namespace trf {

/// Which plural form a count has: by tenths, so that 1.0 is one and 1.5 is not.
using PluralRule = std::size_t (*)(std::int64_t tenths) noexcept;
constexpr std::size_t one_or_more(std::int64_t tenths) noexcept { return tenths == 10 ? 0 : 1; }

/// A language of sentences: its words and the forms that depend on counts and lists.
struct Language {
  std::string_view tag;                                   ///< "en", "it"
  std::string_view (*words)(const MessageId&) = nullptr;  ///< Empty: English is used
  PluralRule plural = one_or_more;
  std::string_view all_and, all_or;  ///< " and ", " or ": before the last item of a list
  std::string_view comma = ", ", semicolon = "; ";
  char decimal_point = '.';  ///< Of points and decimals
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

/// The possible faults of the words for a sentence.
enum class Fault : std::uint8_t {
  none,
  no_words,
  open_brace,
  unknown_argument,
  choice_without_words,
  text_that_chooses,
  unknown_form,
  number_of_forms,
  argument_left_out,
};

/// The first fault of the words, for a language with so many plural forms.
constexpr Fault fault(const MessageId& id, std::string_view words, std::size_t plural_forms) {
  if (words.empty()) return Fault::no_words;
  std::array<bool, 16> is_used{};
  for (std::size_t at = 0; at < words.size(); ++at) {
    const char c = words[at];
    if (c != '{' && c != '}') continue;
    if (at + 1 < words.size() && words[at + 1] == c) {  // {{ and }} are the braces themselves
      ++at;
      continue;
    }
    const auto end = c == '{' ? words.find('}', at) : words.npos;
    if (end == words.npos || words.find('{', at + 1) < end) return Fault::open_brace;
    const auto gap = words.substr(at + 1, end - at - 1);
    const auto name = gap.substr(0, gap.find_first_of("?:"));
    std::size_t field = 0;
    while (field < id.fields.size() && id.fields[field].name != name) ++field;
    if (field == id.fields.size()) return Fault::unknown_argument;
    is_used[field] = true;
    const ArgumentKind kind = id.fields[field].kind;
    if (name.size() == gap.size()) {
      if (kind == ArgumentKind::choice) return Fault::choice_without_words;
    } else if (gap[name.size()] == ':') {
      const auto form = gap.substr(name.size() + 1);
      if (kind != ArgumentKind::data ||
          (form != text_form::day_first && form != text_form::decimal_comma &&
           form != text_form::italian_colours))
        return Fault::unknown_form;
    } else {
      if (kind == ArgumentKind::data || kind == ArgumentKind::phrase)
        return Fault::text_that_chooses;
      std::size_t forms = 1;
      for (const char part : gap) forms += part == '|' ? 1U : 0U;
      if (forms != (kind == ArgumentKind::choice ? id.fields[field].values.size() : plural_forms))
        return Fault::number_of_forms;
    }
    at = end;
  }
  for (std::size_t field = 0; field < id.fields.size(); ++field)
    if (!is_used[field]) return Fault::argument_left_out;
  return Fault::none;
}

// Never defined: the compiler prints the name of the function that a wrong row calls.
void the_words_are_empty();
void a_brace_has_no_partner();
void the_words_name_an_argument_that_the_sentence_has_not();
void a_choice_needs_its_words();
void data_and_phrases_cannot_choose_words();
void an_argument_of_the_sentence_has_not_this_form();
void as_many_forms_are_wanted_as_the_language_or_the_choice_has();
void an_argument_of_the_sentence_is_not_in_the_words();

constexpr void refuse(Fault fault) {
  switch (fault) {
    case Fault::none: return;
    case Fault::no_words: return the_words_are_empty();
    case Fault::open_brace: return a_brace_has_no_partner();
    case Fault::unknown_argument: return the_words_name_an_argument_that_the_sentence_has_not();
    case Fault::choice_without_words: return a_choice_needs_its_words();
    case Fault::text_that_chooses: return data_and_phrases_cannot_choose_words();
    case Fault::unknown_form: return an_argument_of_the_sentence_has_not_this_form();
    case Fault::number_of_forms:
      return as_many_forms_are_wanted_as_the_language_or_the_choice_has();
    case Fault::argument_left_out: return an_argument_of_the_sentence_is_not_in_the_words();
  }
}

/// A row of a translation. A row whose words do not fit the sentence does not compile.
template <std::size_t PluralForms = 2>
struct Row {
  consteval Row(const MessageId& sentence, std::string_view text) : id(&sentence), words(text) {
    refuse(fault(sentence, text, PluralForms));
  }
  const MessageId* id;
  std::string_view words;
};

/// The first sentence of the family that the rows do not have exactly once.
template <std::size_t F, std::size_t N, std::size_t P>
consteval const MessageId* first_untold(const MessageId* const (&family)[F],
                                        const Row<P> (&rows)[N]) {
  for (const MessageId* const id : family) {
    std::size_t count = 0;
    for (const auto& row : rows) count += *row.id == *id ? 1U : 0U;
    if (count != 1) return id;
  }
  return nullptr;
}
template <const MessageId* Sentence>
struct NoWordsFor {
  static_assert(Sentence == nullptr, "this sentence has no words in the translation, or twice");
  static constexpr bool none = true;
};
template <const MessageId* Sentence>
struct WrongEnglishOf {
  static_assert(Sentence == nullptr, "the English words do not fit the arguments");
  static constexpr bool none = true;
};
template <std::size_t F>
consteval const MessageId* first_wrong(const MessageId* const (&family)[F]) {
  for (const MessageId* const id : family)
    if (fault(*id, id->english, 2) != Fault::none) return id;
  return nullptr;
}

/// Static texts under a key of their own: the check "X02" with its summary, explanation, wrong and
/// right example; the option "round" with its help. Each language has a table of the same shape.
template <std::size_t N>
struct Texts {
  std::string_view key;
  std::array<std::string_view, N> words;
};

/// The key as a template argument, which compilers print in errors.
template <std::size_t N>
struct Key {
  char text[N]{};
};
template <auto Missing>
struct NoTextsFor {
  static_assert(Missing.text[0] == 0,
                "these texts are missing in the translation, or some of them");
  static constexpr bool none = true;
};
/// The first key with a text that the translation does not have, or has twice.
template <std::size_t A, std::size_t B, std::size_t N>
consteval Key<24> first_untold(const Texts<N> (&ours)[A], const Texts<N> (&theirs)[B]) {
  Key<24> missing;
  for (const auto& own : ours) {
    std::size_t count = 0;
    for (const auto& row : theirs) {
      if (row.key != own.key) continue;
      ++count;
      for (std::size_t i = 0; i < N; ++i)
        if (row.words[i].empty() != own.words[i].empty()) count = 2;
    }
    if (count == 1) continue;
    for (std::size_t i = 0; i < own.key.size() && i < 23; ++i) missing.text[i] = own.key[i];
    break;
  }
  return missing;
}

}  // namespace trf
#pragma GCC visibility pop

/// After the rows of a translation: checks that it has the whole family and nothing else.
#define TRF_CHECK_TRANSLATION(family, rows)                                  \
  static_assert(::trf::NoWordsFor<::trf::first_untold(family, rows)>::none); \
  static_assert(std::size(rows) == std::size(family), "rows of another family")
#define TRF_CHECK_TEXTS(ours, theirs)                                        \
  static_assert(::trf::NoTextsFor<::trf::first_untold(ours, theirs)>::none); \
  static_assert(std::size(ours) == std::size(theirs), "texts of other keys")
