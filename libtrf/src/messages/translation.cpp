#include "trf/translation.hpp"

namespace trf {

void WordTable::add(std::string_view family, std::string_view name, std::string_view words) {
  if (!words.empty()) families_[family].emplace(name, words);
}

std::string_view WordTable::find(const MessageId& id) const {
  const auto family = families_.find(id.family);
  if (family == families_.end()) return {};
  const auto row = family->second.find(id.name);
  return row == family->second.end() ? std::string_view{} : row->second;
}

std::vector<const MessageId*> sentences_without_words(const Language& language,
                                                      std::span<const Family> families) {
  std::vector<const MessageId*> missing;
  for (const auto family : families)
    for (const auto* const id : family)
      if (!id->english.empty() && language.words(*id).empty()) missing.push_back(id);
  return missing;
}

}  // namespace trf
