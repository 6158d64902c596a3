#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "trf/language.hpp"

#pragma GCC visibility push(default)
/// The words of a language: what fits a sentence, tables of words, and which sentences have none.
namespace trf {

/// The possible faults of the words for a sentence.
enum class WordsFault : std::uint8_t {
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
///
///     words_fault(id, "{rows} {rows?riga|righe}", italian.plural.forms)
[[nodiscard]] constexpr WordsFault words_fault(const MessageId& id, std::string_view words,
                                               std::size_t plural_forms) {
  if (words.empty()) return WordsFault::no_words;
  std::array<bool, 16> is_used{};
  for (std::size_t at = 0; at < words.size(); ++at) {
    const char c = words[at];
    if (c != '{' && c != '}') continue;
    if (at + 1 < words.size() && words[at + 1] == c) {  // {{ and }} are the braces themselves
      ++at;
      continue;
    }
    const auto end = c == '{' ? words.find('}', at) : words.npos;
    if (end == words.npos || words.find('{', at + 1) < end) return WordsFault::open_brace;
    const auto gap = words.substr(at + 1, end - at - 1);
    const auto name = gap.substr(0, gap.find_first_of("?:"));
    std::size_t field = 0;
    while (field < id.fields.size() && id.fields[field].name != name) ++field;
    if (field == id.fields.size()) return WordsFault::unknown_argument;
    is_used[field] = true;
    const ArgumentKind kind = id.fields[field].kind;
    if (name.size() == gap.size()) {
      if (kind == ArgumentKind::choice) return WordsFault::choice_without_words;
    } else if (gap[name.size()] == ':') {
      const auto form = gap.substr(name.size() + 1);
      if (kind != ArgumentKind::data ||
          (form != text_form::day_first && form != text_form::decimal_comma &&
           form != text_form::italian_colours))
        return WordsFault::unknown_form;
    } else {
      if (kind == ArgumentKind::data || kind == ArgumentKind::phrase)
        return WordsFault::text_that_chooses;
      std::size_t forms = 1;
      for (const char part : gap) forms += part == '|' ? 1U : 0U;
      if (forms != (kind == ArgumentKind::choice ? id.fields[field].values.size() : plural_forms))
        return WordsFault::number_of_forms;
    }
    at = end;
  }
  for (std::size_t field = 0; field < id.fields.size(); ++field)
    if (!is_used[field]) return WordsFault::argument_left_out;
  return WordsFault::none;
}

/// A sentence and its words in a language.
struct Translation {
  const MessageId* id;
  std::string_view words;
};

/// The sentences of a family, in the order of its rows.
using Family = std::span<const MessageId* const>;

/// The words of a language by sentence.
class WordTable {
 public:
  /// Takes the words of a sentence; those of the first call stay. Both must outlive the table.
  void add(const MessageId& id, std::string_view words) { add(id.family, id.name, words); }
  void add(std::string_view family, std::string_view name, std::string_view words);
  void add(std::span<const Translation> rows) {
    for (const auto& row : rows) add(*row.id, row.words);
  }
  /// Empty: there are none. By name, not by address: see MessageId.
  [[nodiscard]] std::string_view find(const MessageId& id) const;

 private:
  std::unordered_map<std::string_view, std::unordered_map<std::string_view, std::string_view>>
      families_;
};

/// The sentences for which the language has no words, so that they are English: in the order of the
/// families. None if it is_complete and these are the families of the build.
[[nodiscard]] std::vector<const MessageId*> sentences_without_words(
    const Language& language, std::span<const Family> families);

}  // namespace trf
#pragma GCC visibility pop

/// What the words of a language are made with (trf_words in CMakeLists.txt).
namespace trf::detail {

// Never defined: the compiler prints the name of the function that a wrong row calls.
void the_words_are_empty();
void a_brace_has_no_partner();
void the_words_name_an_argument_that_the_sentence_has_not();
void a_choice_needs_its_words();
void data_and_phrases_cannot_choose_words();
void an_argument_of_the_sentence_has_not_this_form();
void as_many_forms_are_wanted_as_the_language_or_the_choice_has();
void an_argument_of_the_sentence_is_not_in_the_words();

constexpr void refuse(WordsFault fault) {
  switch (fault) {
    case WordsFault::none: return;
    case WordsFault::no_words: return the_words_are_empty();
    case WordsFault::open_brace: return a_brace_has_no_partner();
    case WordsFault::unknown_argument:
      return the_words_name_an_argument_that_the_sentence_has_not();
    case WordsFault::choice_without_words: return a_choice_needs_its_words();
    case WordsFault::text_that_chooses: return data_and_phrases_cannot_choose_words();
    case WordsFault::unknown_form: return an_argument_of_the_sentence_has_not_this_form();
    case WordsFault::number_of_forms:
      return as_many_forms_are_wanted_as_the_language_or_the_choice_has();
    case WordsFault::argument_left_out: return an_argument_of_the_sentence_is_not_in_the_words();
  }
}

/// A row for a language with so many plural forms. It does not compile if the words do not fit.
template <std::size_t PluralForms>
struct CheckedTranslation : Translation {
  consteval CheckedTranslation(const MessageId& sentence, std::string_view text)
      : Translation{&sentence, text} {
    refuse(words_fault(sentence, text, PluralForms));
  }
};

/// The rows as a table of the language has them.
template <std::size_t P, std::size_t N>
consteval std::array<Translation, N> plain(const CheckedTranslation<P> (&rows)[N]) {
  std::array<Translation, N> out{};
  for (std::size_t i = 0; i < N; ++i) out[i] = rows[i];
  return out;
}

/// The first sentence of the family that the rows have twice, or not at all although they must have
/// all.
template <std::size_t F, std::size_t N>
consteval const MessageId* first_untold(const MessageId* const (&family)[F],
                                        const std::array<Translation, N>& rows, bool all) {
  for (const MessageId* const id : family) {
    std::size_t count = 0;
    for (const auto& row : rows) count += *row.id == *id ? 1U : 0U;
    if (count > 1 || (all && count == 0)) return id;
  }
  return nullptr;
}
/// Is each row one of the family?
template <std::size_t F, std::size_t N>
consteval bool are_of_family(const MessageId* const (&family)[F],
                             const std::array<Translation, N>& rows) {
  for (const auto& row : rows)
    if (row.id->family != family[0]->family) return false;
  return true;
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
    if (words_fault(*id, id->english, one_or_more.forms) != WordsFault::none) return id;
  return nullptr;
}

/// The texts of a check in a language: summary, explanation, wrong and right example, why it never
/// fires.
struct CheckWords {
  std::string_view check;
  std::array<std::string_view, 5> words;
};
/// The family of each of these texts, as text() in check.hpp has it.
inline constexpr std::array<std::string_view, 5> check_families{
    "check_summary", "check_explanation", "check_wrong", "check_right", "check_left_out"};

/// An id of a check as a template argument, which compilers print in errors.
struct CheckName {
  char text[8]{};
};
template <CheckName Missing>
struct NoTextsFor {
  static_assert(Missing.text[0] == 0,
                "these texts are missing in the translation, or some of them");
  static constexpr bool none = true;
};
/// The first check with a text that the translation has twice or gives where English has none, or,
/// if it must have all, does not have.
template <std::size_t A, std::size_t B>
consteval CheckName first_untold(const CheckWords (&ours)[A], const CheckWords (&theirs)[B],
                                 bool all) {
  CheckName missing;
  for (const auto& own : ours) {
    std::size_t count = 0;
    for (const auto& row : theirs) {
      if (row.check != own.check) continue;
      ++count;
      for (std::size_t i = 0; i < own.words.size(); ++i)
        if (all ? row.words[i].empty() != own.words[i].empty()
                : own.words[i].empty() && !row.words[i].empty())
          count = 2;
    }
    if (count == 1 || (!all && count == 0)) continue;
    for (std::size_t i = 0; i < own.check.size() && i < 7; ++i) missing.text[i] = own.check[i];
    break;
  }
  return missing;
}
/// Is each row one of a check of the family?
template <std::size_t A, std::size_t B>
consteval bool are_of_family(const CheckWords (&ours)[A], const CheckWords (&theirs)[B]) {
  for (const auto& row : theirs) {
    bool is_known = false;
    for (const auto& own : ours) is_known = is_known || own.check == row.check;
    if (!is_known) return false;
  }
  return true;
}

}  // namespace trf::detail
