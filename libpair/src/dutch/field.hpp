#pragma once

#include "dutch/regulation.hpp"
#include "swiss/field.hpp"

namespace trf::pair::dutch {

using pair::Rank;  // 1.2
using swiss::Member;
using swiss::Preference;

/// The players of a round, with their floats and the topscorers, who are free of [C3].
class Field : public swiss::Field {
 public:
  Field(const State& state, const Regulation& regulation);

  [[nodiscard]] const Regulation& regulation() const noexcept { return *regulation_; }

 private:
  const Regulation* regulation_;
};

}  // namespace trf::pair::dutch
