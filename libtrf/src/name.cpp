#include "trf/name.hpp"

#include <algorithm>
#include <vector>

namespace trf {
namespace {

// U+00C0 to U+017F without their accents; ligatures by their first letter, as FIDE writes them.
constexpr std::string_view latin_letters =
    "aaaaaaaceeeeiiiidnooooo ouuuuyts"                                    // C0-DF
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"                                    // E0-FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllll"  // 100-141
    "lnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";     // 142-17F
static_assert(latin_letters.size() == 0x180 - 0xC0);

// "ae", "oe" and "ue" are other spellings of letters that lost their dots.
void add_letter(std::string& word, char letter) {
  const char last = word.empty() ? ' ' : word.back();
  if (letter == 'e' && (last == 'a' || last == 'o' || last == 'u')) return;
  word += letter;
}

std::vector<std::string> folded_words(std::string_view name) {
  std::vector<std::string> words(1);
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size()) {
      const auto point = static_cast<std::size_t>((byte & 0x1FU) << 6U |
                                                  (static_cast<unsigned char>(name[++i]) & 0x3FU));
      add_letter(words.back(), latin_letters[point - 0xC0]);
    } else if (byte >= 0x80) {
      words.back() += name[i];
    } else if ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') {
      add_letter(words.back(), static_cast<char>(byte | 0x20U));
    } else if (byte >= '0' && byte <= '9') {
      words.back() += name[i];
    } else if (name[i] != '\'' && name[i] != '-' && !words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
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

bool same_person_name(std::string_view a, std::string_view b) {
  if (folded_name(a) == folded_name(b)) return true;
  auto fewer = folded_words(a);
  auto more = folded_words(b);
  if (fewer.size() > more.size()) std::swap(fewer, more);
  if (fewer.empty()) return true;  // A name that is missing contradicts none
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
