#include "validate/names.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace validate {
namespace {

// U+00C0 to U+017F without their accents; ligatures by their first letter, as FIDE writes them.
constexpr std::string_view latin_letters =
    "aaaaaaaceeeeiiiidnooooo ouuuuyts"                                    // C0-DF
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"                                    // E0-FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllll"  // 100-141
    "lnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";     // 142-17F
static_assert(latin_letters.size() == 0x180 - 0xC0);

}  // namespace

std::string normalised_name(std::string_view name) {
  std::vector<std::string> words(1);
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size()) {
      const auto point = static_cast<std::size_t>((byte & 0x1FU) << 6U |
                                                  (static_cast<unsigned char>(name[++i]) & 0x3FU));
      words.back() += latin_letters[point - 0xC0];
    } else if (byte >= 0x80) {
      words.back() += name[i];
    } else if ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') {
      words.back() += static_cast<char>(byte | 0x20U);
    } else if (name[i] != '\'' && name[i] != '-') {
      words.emplace_back();
    }
  }
  std::ranges::sort(words);
  std::string out;
  for (const auto& word : words) out += word;
  return out;
}

int year_of(std::string_view birth) noexcept {
  // The year stands first or last: 1990, 1990-05-17, 17.05.1990.
  int year = 0;
  for (std::size_t i = 0; i + 4 <= birth.size(); ++i) {
    const auto part = birth.substr(i, 4);
    if (!std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; })) continue;
    std::from_chars(part.data(), part.data() + 4, year);
    return year;
  }
  return 0;
}

}  // namespace validate
