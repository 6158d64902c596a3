#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// Byes that are announced, by round and id; none: the announcement goes.
using AnnouncedMarks = std::map<std::pair<int, int>, ResultCode>;

/// Records 240 announce the byes, in TRF26; other dialects have them in the cells. The number joins
/// a record of its round and kind, if there is one.
/// \param empty  lines whose numbers were removed; those that get none again are erased
void announce(Document& edited, const Tournament& tournament, const AnnouncedMarks& marks,
              std::set<std::size_t> empty);

}  // namespace trf::editing
