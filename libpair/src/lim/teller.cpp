#include "lim/teller.hpp"

#include <fmt/format.h>

#include "words.hpp"

namespace trf::pair::lim {

std::string Teller::numbers(const std::vector<Seat>& seats) const {
  std::vector<std::string> items;
  items.reserve(seats.size());
  for (const Seat seat : seats) items.push_back(std::to_string(field_.number(seat)));
  return words::list(items);
}

std::string Teller::pairs(const std::vector<std::pair<Seat, Seat>>& pairs) const {
  std::string text;
  for (const auto& [first, second] : pairs) {
    if (!text.empty()) text += ", ";
    text += fmt::format("{}-{}", field_.number(first), field_.number(second));
  }
  return text;
}

}  // namespace trf::pair::lim
