#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

namespace trf_pair {

/// What the number of an explanation's field is.
enum class NumberKind : std::uint8_t { participant, count, unknown };
/// By the name of the field, which is the same in all sentences of pairing systems.
[[nodiscard]] NumberKind number_kind(const trf::MessageId& sentence, const trf::Parameter& field);

/// Explanations for people: a number alone says nothing to a parent. Each part of an explanation
/// names a participant where it first mentions the number: "3 Rossi Ada".
class NamedPlayers {
 public:
  explicit NamedPlayers(const trf::Tournament& tournament) : tournament_{tournament} {}

  /// Begins a part, in which no participant is mentioned yet.
  void begin() { mentioned_.clear(); }
  /// The sentence in the language of this run, with the names of those that it mentions first.
  [[nodiscard]] std::string spoken(const trf::Message& sentence);

 private:
  [[nodiscard]] std::string with_names(std::string_view marked);

  const trf::Tournament& tournament_;
  std::set<std::int64_t> mentioned_;
};

}  // namespace trf_pair
