#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair {

/// The verdict on a round that differs from that of a table.
[[nodiscard]] inline Verdict table_verdict(const Pairing& published, const Outcome& correct,
                                           std::string_view article, Message other_pairs,
                                           Message other_colours) {
  if (const auto* none = std::get_if<Unpairable>(&correct))
    return {VerdictKind::unpairable, 0, std::string(article), {}, none->obstruction};
  const bool is_same = same_opponents(published, std::get<Pairing>(correct));
  return {VerdictKind::worse,
          0,
          std::string(article),
          {},
          is_same ? std::move(other_colours) : std::move(other_pairs)};
}

}  // namespace trf::pair
