// Option --limit.

#include <algorithm>

#include "cli/cli.hpp"
#include "cli/messages/usage.hpp"
#include "trf/whole_number.hpp"

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
    const auto value = trf::whole_number<std::size_t>(
        std::string_view{setting}.substr(std::min(equals + 1, setting.size())));
    if (slot == nullptr || !value || *value == 0 || *value > trf::Limits::most_bytes)
      throw UsageError(said::not_a_limit{.value = setting, .high = trf::Limits::most_bytes});
    *slot = *value;
  }
  return limits;
}

}  // namespace cli
