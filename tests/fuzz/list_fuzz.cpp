// libFuzzer target: for any bytes, a rating list is read, with the same result in one piece or
// many.

#include <algorithm>
#include <cstdint>
#include <string>

#include "require.hpp"
#include "trf/rating/list.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  const auto whole = trf::rating::RatingList::read(bytes, 1);
  const auto pieces = trf::rating::RatingList::read(bytes, 3);
  require(whole.value.has_value() == pieces.value.has_value());
  require(
      std::ranges::equal(whole.diagnostics, pieces.diagnostics, [](const auto& a, const auto& b) {
        return a.where == b.where && to_string(a.message) == to_string(b.message);
      }));
  if (!whole.value) {
    require(!whole.diagnostics.empty());
    return 0;
  }
  require(whole.value->size() == pieces.value->size());
  for (std::size_t i = 0; i < whole.value->size(); ++i) {
    const auto& one = whole.value->entries()[i];
    const auto& other = pieces.value->entries()[i];
    require(one.key == other.key && one.at == other.at && one.rating == other.rating);
    require(one.key == 0 || whole.value->find(one.key) != nullptr);  // 0: an id of zeros
  }
  return 0;
}
