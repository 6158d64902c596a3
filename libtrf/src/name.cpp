#include "trf/name.hpp"

#include <algorithm>
#include <vector>

#include "trf/hash.hpp"
#include "trf/utf8.hpp"

namespace trf {
namespace {

// U+00C0 to U+017F without their accents; ligatures by their first letter, as FIDE writes them.
constexpr std::string_view latin_letters =
    "aaaaaaaceeeeiiiidnooooo ouuuuyts"                                    // C0-DF
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"                                    // E0-FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllll"  // 100-141
    "lnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";     // 142-17F
static_assert(latin_letters.size() == 0x180 - 0xC0);

// Is it within a word, as ' and - are? Apostrophes and hyphens of keyboards and spreadsheets, and
// accents that follow their letter, as macOS writes them.
constexpr bool is_within_word(char32_t point) noexcept {
  constexpr std::u32string_view marks =
      U"\u00AD\u00B4\u02B9\u02BC\u2010\u2011\u2013\u2018\u2019\u2032";
  if (point < 0x80) return point == U'\'' || point == U'-' || point == U'`';
  return marks.find(point) != marks.npos || (point >= 0x300 && point < 0x370);
}
constexpr bool is_wide_space(char32_t point) noexcept { return point == 0xA0 || point == 0x202F; }

// Gives the folded letters of a name to `letter`, and the ends of words to `end`, which may be
// called more than once after a word. "ae", "oe" and "ue" are spellings of letters that lost their
// dots.
template <class Letter, class End>
void for_each_letter(std::string_view name, const Letter& letter, const End& end) {
  char last = ' ';
  const auto give = [&](char c) {
    if (c == 'e' && (last == 'a' || last == 'o' || last == 'u')) return;
    letter(c);
    last = c;
  };
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') {
      give(static_cast<char>(byte | 0x20U));
    } else if (byte >= 0x80 || (byte >= '0' && byte <= '9')) {
      const auto point = first_code_point(name.substr(i));
      if (point.is_valid && point.value >= 0xC0 && point.value < 0x180) {
        give(latin_letters[point.value - 0xC0]);
        i += point.length - 1U;
      } else if (point.is_valid && point.value >= 0x218 && point.value < 0x21C) {
        give(point.value < 0x21A ? 's' : 't');  // Romanian, with a comma below
        i += point.length - 1U;
      } else if (point.is_valid && is_within_word(point.value)) {
        i += point.length - 1U;
      } else if (point.is_valid && is_wide_space(point.value)) {
        i += point.length - 1U;
        end();
        last = ' ';
      } else {
        letter(name[i]);
        last = name[i];
      }
    } else if (!is_within_word(byte)) {
      end();
      last = ' ';
    }
  }
  end();
}

std::vector<std::string> folded_words(std::string_view name) {
  std::vector<std::string> words(1);
  for_each_letter(
      name, [&](char c) { words.back() += c; },
      [&] {
        if (!words.back().empty()) words.emplace_back();
      });
  words.pop_back();
  return words;
}

}  // namespace

std::string folded_name(std::string_view name) {
  auto words = folded_words(name);
  std::ranges::sort(words);
  std::string out;
  for (const auto& word : words) out += word;
  return out;
}

std::uint64_t folded_name_hash(std::string_view name) noexcept {
  using fnv1a::basis;
  std::uint64_t sum = 0;
  auto word = basis;
  for_each_letter(
      name, [&](char c) { word = fnv1a::with(word, c); },
      [&] {
        if (word != basis) sum += word ^ word >> 29U;
        word = basis;
      });
  return sum;
}

// A missing name contradicts no other.
bool same_person_name(std::string_view a, std::string_view b) {
  if (a == b) return true;
  if (folded_name(a) == folded_name(b)) return true;
  auto fewer = folded_words(a);
  auto more = folded_words(b);
  if (fewer.size() > more.size()) std::swap(fewer, more);
  for (const auto& word : fewer) {
    const auto match = std::ranges::find_if(more, [&](const std::string& other) {
      return word.starts_with(other) || other.starts_with(word);
    });
    if (match == more.end()) return false;
    more.erase(match);
  }
  return true;
}

}  // namespace trf
