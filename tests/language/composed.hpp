#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <utility>
#include <vector>

#include "trf/message.hpp"

/// A sentence with arguments that differ from each other: numbers 2, 3, 5, ..., and texts, parts
/// and lists that are the name of their argument, "‹file›". It shows that words use each argument
/// in its place, not that the tools hand the right value over. Or with the number 1 for each, which
/// shows counts without a singular.
namespace composed {

/// A sentence that is this text in every language.
inline trf::Message part(std::string text) {
  static std::list<std::pair<std::string, trf::MessageId>> kept;
  auto& [words, id] = kept.emplace_back(std::move(text), trf::MessageId{});
  id = {.family = "composed", .name = words, .english = words, .fields = {}};
  return trf::Message::of(id);
}

enum class Numbers : std::uint8_t { distinct, one };

inline trf::Message message(const trf::MessageId& id, Numbers numbers = Numbers::distinct) {
  constexpr int primes[]{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  std::vector<trf::Arg> args;
  std::size_t at = 0;
  for (const auto& field : id.fields) {
    const auto prime = numbers == Numbers::one ? 1 : primes[at++ % std::size(primes)];
    const auto named = [&](const char* tail) { return "‹" + std::string{field.name} + tail + "›"; };
    switch (field.kind) {
      case trf::ArgumentKind::number: args.emplace_back(trf::Number{prime}); break;
      case trf::ArgumentKind::points:
        args.emplace_back(trf::Points{trf::Score::from_tenths(prime * 5)});
        break;
      case trf::ArgumentKind::decimal: args.emplace_back(trf::Decimal{prime * 101, 2}); break;
      case trf::ArgumentKind::data: args.emplace_back(trf::Data{named("")}); break;
      case trf::ArgumentKind::choice:
        args.emplace_back(trf::Picked{static_cast<std::uint8_t>(at % field.values.size())});
        break;
      case trf::ArgumentKind::phrase: args.emplace_back(part(named(""))); break;
      case trf::ArgumentKind::list:
        args.emplace_back(
            trf::Arg::Items{trf::Join::comma, {trf::Data{named(" 1")}, trf::Data{named(" 2")}}});
        break;
    }
  }
  return trf::Message::of(id, std::move(args));
}

}  // namespace composed
