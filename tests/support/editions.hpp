#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "trf/pair/choice.hpp"
#include "trf/pair/system.hpp"

/// The editions of the pairing systems: a new one is asked by each property test.
namespace trf::test {

[[nodiscard]] inline std::vector<int> editions(std::string_view name) {
  return pair::editions_of(*pair::find_system(name));
}

/// Every edition of these systems.
[[nodiscard]] inline std::vector<const pair::System*> editions_of_all(
    std::initializer_list<std::string_view> names) {
  std::vector<const pair::System*> all;
  for (const auto name : names)
    for (const int year : editions(name)) all.push_back(edition_of(*pair::find_system(name), year));
  return all;
}

}  // namespace trf::test
