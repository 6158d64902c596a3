#include "italian/language.hpp"

#include <string_view>
#include <unordered_map>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

std::string_view words(const trf::MessageId& id) {
  // By name, not by address: see trf::MessageId.
  static const auto table = [] {
    std::unordered_map<std::string_view, std::unordered_map<std::string_view, std::string_view>>
        all;
    for (const auto family : italian_families())
      for (const auto& row : family) all[row.id->family].emplace(row.id->name, row.words);
    return all;
  }();
  const auto family = table.find(id.family);
  if (family == table.end()) return {};
  const auto row = family->second.find(id.name);
  return row == family->second.end() ? std::string_view{} : row->second;
}

std::string prose(std::string_view english) {
  auto found = italian_phrases().find(english);
  return found ? std::move(*found) : std::string{english};
}

}  // namespace

const trf::Language italian{.tag = "it",
                            .words = words,
                            .plural = trf::one_or_more,
                            .all_and = " e ",
                            .all_or = " o ",
                            .prose = prose};

}  // namespace cli
