#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "swiss/field.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::swiss {

/// A published round by ranks.
struct PublishedRound {
  std::vector<Rank> opponent;  ///< By rank; nobody: the bye
  Rank bye = -1;               ///< -1: nobody
  static constexpr Rank nobody = -1;
};

/// The round by ranks, or the absolute rule that it breaks: everybody present is paired once, [C1],
/// [C2], [C3]. \p complete: the article on a complete round.
struct Legality {
  PublishedRound round;
  std::optional<Verdict> broken;
};
[[nodiscard]] Legality read_published(const Field& field, const Pairing& published,
                                      std::string_view complete);

/// Why two players are not allowed to meet, and by which rule; empty rule: they are.
struct Prohibition {
  std::string_view rule;
  std::string words;
};
[[nodiscard]] Prohibition why_not(const Field& field, Rank a, Rank b);

/// "12"
[[nodiscard]] std::string name(const Field& field, Rank rank);
/// "12-7"
[[nodiscard]] std::string pair_name(const Field& field, Rank a, Rank b);
/// "3, 6 and 10"; "-" for nobody.
[[nodiscard]] std::string names(const Field& field, std::span<const Rank> ranks);
/// "4.5" of 45 tenths.
[[nodiscard]] std::string points(std::int32_t tenths);
/// \p score: in tenths.
[[nodiscard]] Place bracket_place(int number, std::int32_t score);

/// The seat that has White, told as the verdict on a pair with wrong colours.
[[nodiscard]] Verdict wrong_colours(const Field& field, std::string_view article, Rank white,
                                    Rank black);

}  // namespace trf::pair::swiss
