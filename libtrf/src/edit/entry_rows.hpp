#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/document.hpp"
#include "trf/tournament.hpp"

namespace trf::editing {

/// The rows of one player in the dialect of the report, 001 first, with byes of these kinds from
/// round 1 on; none: a blank cell.
[[nodiscard]] std::vector<std::string> rows_of(const Tournament& tournament, Player player,
                                               std::span<const ResultCode> byes = {});

/// The name in such a row.
[[nodiscard]] std::string player_name(const std::string& row);

/// Record 062 or 072 follows if it was right.
void follow_count(Document& document, std::string_view tag, const std::optional<int>& stated,
                  std::size_t before, std::size_t after);

/// A new national record: it repeats record 001.
[[nodiscard]] NationalRecord new_record(const std::string& federation, const Player& player);
/// Does the record repeat 001 as a new one does, or less, and nothing else?
[[nodiscard]] bool has_no_data(NationalRecord record, const Player& player);

/// The federation of most national records. \pre a player has one
[[nodiscard]] std::string federation_of_ranking(std::span<const Player> players);

/// National records need record 172: if there is none and a record is new, it is of that
/// federation, and by FIDE ratings. Such a record follows, and goes with the last national record.
void follow_ranking(Document& document, std::span<const Player> before,
                    std::span<const Player> after);

}  // namespace trf::editing
