#pragma once

#include <string>
#include <vector>

#include "trf/message.hpp"

namespace trf::test {

/// Notes in English, with their articles.
inline std::vector<std::string> sentences(const std::vector<Cited>& notes) {
  std::vector<std::string> texts;
  for (const auto& note : notes) texts.push_back(to_string(note.sentence()));
  return texts;
}

}  // namespace trf::test
