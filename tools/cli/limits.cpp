// Option --limit.

#include <algorithm>
#include <charconv>

#include "cli/cli.hpp"
#include "cli/messages/usage.hpp"

namespace cli {

Limits Arguments::limits() const {
  Limits limits;
  for (const auto& setting : values("limit")) {
    const auto equals = std::min(setting.find('='), setting.size());
    const auto what = std::string_view{setting}.substr(0, equals);
    auto* const slot = what == "file"       ? &limits.input.file_bytes
                       : what == "line"     ? &limits.input.line_bytes
                       : what == "lines"    ? &limits.input.lines
                       : what == "findings" ? &limits.findings
                                            : nullptr;
    const char* const first = setting.data() + std::min(equals + 1, setting.size());
    const char* const last = setting.data() + setting.size();
    const auto [end, error] = slot == nullptr ? std::from_chars_result{first, std::errc{}}
                                              : std::from_chars(first, last, *slot);
    if (slot == nullptr || error != std::errc{} || end != last || *slot == 0 ||
        *slot > trf::Limits::most_bytes)
      throw UsageError(said::not_a_limit{.value = setting, .high = trf::Limits::most_bytes});
  }
  return limits;
}

}  // namespace cli
