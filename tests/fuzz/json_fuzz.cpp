// libFuzzer target: for any text, reading JSON ends; the result is written and read again.

#include <cstdint>
#include <string>

#include "require.hpp"
#include "trf/json.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  const auto result = trf::from_json(bytes);
  for (const auto& found : result.diagnostics)
    require(!found.message.empty() && found.where.line >= 1 && found.where.column >= 1);
  require((result.value != nullptr) == result.diagnostics.empty());
  if (!result.value) return 0;
  const auto json = trf::to_json(*result.value);
  const auto again = trf::from_json(json);
  require(again.value && trf::to_json(*again.value) == json);
  require(trf::read(trf::write(*result.value).bytes).value != nullptr);
  return 0;
}
