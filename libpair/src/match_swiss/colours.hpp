#pragma once

#include <cstdint>
#include <string_view>

#include "match_swiss/field.hpp"
#include "trf/pair/messages/match_swiss.hpp"

namespace trf::pair::match_swiss {

/// The rule that decided the colours of a pair.
enum class ColourRule : std::uint8_t {
  initial,        ///< Neither has played: parity of the first one's TPN
  only_one,       ///< Only one participant has a preference
  opposite,       ///< Opposite preferences
  strong,         ///< Only one participant has a strong preference
  fewer,          ///< Lower colour difference; Double-Swiss: fewer Whites
  latest,         ///< Alternate from the latest time the colours differed
  first_prefers,  ///< Preference of the first one
  first_alternates,
  other_alternates,
};

struct ColourChoice {
  Rank first = no_rank;  ///< 4.2
  Rank white = no_rank;
  ColourRule rule = ColourRule::initial;
};

/// 4.2: the first participant of a pair.
[[nodiscard]] Rank first_of(const Field& field, Rank a, Rank b) noexcept;
/// Why it is the first.
[[nodiscard]] FirstBy first_by(const Field& field, Rank first, Rank second) noexcept;
/// 4.3: the colours of a pair.
[[nodiscard]] ColourChoice choose_colours(const Field& field, Rank a, Rank b) noexcept;
/// "4.3.5", in the numbering of the regulation.
[[nodiscard]] std::string_view article_of(const Regulation& regulation, ColourRule rule) noexcept;

}  // namespace trf::pair::match_swiss
