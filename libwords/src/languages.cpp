#include "trf/languages.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "languages_of_build.hpp"
#include "trf/check.hpp"

namespace trf {

std::span<const Language* const> languages() noexcept { return detail::languages_of_build(); }

const Language* find_language(std::string_view tag) noexcept {
  const auto all = languages();
  const auto found = std::ranges::find(all, tag, &Language::tag);
  return found == all.end() ? nullptr : *found;
}

std::span<const Family> families() {
  static const auto texts = [] {
    std::array<std::vector<const MessageId*>, 5> all;
    for (const auto& check : checks())
      for (std::size_t i = 0; i < all.size(); ++i)
        if (const auto said = text(check, static_cast<CheckText>(i)); !said.empty())
          all[i].push_back(&said.id());
    return all;
  }();
  static const auto all = [] {
    const auto declared = detail::declared_families();
    std::vector<Family> list{declared.begin(), declared.end()};
    list.insert(list.end(), texts.begin(), texts.end());
    return list;
  }();
  return all;
}

}  // namespace trf
