#include "cli/rate_of_play.hpp"

#include "cli/messages/facts.hpp"
#include "trf/check.hpp"

namespace cli {

std::optional<trf::RateOfPlay> rate_of_play(const Arguments& arguments) {
  const auto minutes = arguments.number("minutes", 1, 1000);
  const auto base = arguments.number("base", 0, 1000);
  const auto increment = arguments.number("increment", 0, 3600);
  if (minutes && (base || increment)) throw UsageError(said::minutes_or_base{});
  if (increment && !base) refuse_without("increment", "base");
  if (base) return trf::RateOfPlay{*base * 60, increment.value_or(0)};
  if (minutes) return trf::RateOfPlay{*minutes * 60, 0};
  return {};
}

std::optional<int> seconds_for_60_moves(const trf::Tournament& tournament,
                                        const std::optional<trf::RateOfPlay>& given) {
  return given ? given->seconds_for_60_moves() : trf::seconds_for_60_moves(tournament);
}

}  // namespace cli
