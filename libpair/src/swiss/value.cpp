#include "swiss/value.hpp"

#include "trf/pair/messages/fact.hpp"

namespace trf::pair::swiss {

std::vector<Arg> points_of(Value tenths) {
  std::vector<Arg> items;
  items.reserve(tenths.size());
  for (const std::int32_t one : tenths) items.emplace_back(Points{Score::from_tenths(one)});
  if (items.empty()) items.push_back(said::value_none{});
  return items;
}

Message told(Measure measure, Value value) {
  if (value.empty()) return said::value_absent{};
  if (measure == Measure::list) return said::value_list{.values = points_of(value)};
  if (value.front() == impossible) return said::next_bracket_impossible{};
  if (measure == Measure::number || value.size() == 1)
    return said::value_number{.number = value.front()};
  return said::value_ahead{.count = value.front(), .values = points_of(value.subspan(1))};
}

Message ending(Measure measure, Value value) {
  if (value.empty()) return said::value_none{};
  if (measure == Measure::list) return said::value_scores{.scores = points_of(value)};
  return told(measure, value);
}

Message compared(const NamedCriterion& criterion, Value theirs, Value ours) {
  if (criterion.measure == Measure::look_ahead)
    return said::worse_than_sentence{.theirs = criterion.says(theirs),
                                     .ours = criterion.says(ours)};
  return said::worse_than_best{.theirs = criterion.says(theirs),
                               .ours = ending(criterion.measure, ours)};
}

Message compared_with_pair(const NamedCriterion& criterion, int one, int other, Value theirs,
                           Value ours) {
  return said::with_pair{.one = one,
                         .other = other,
                         .theirs = criterion.says(theirs),
                         .ours = criterion.measure == Measure::look_ahead
                                     ? criterion.says(ours)
                                     : ending(criterion.measure, ours)};
}

}  // namespace trf::pair::swiss
