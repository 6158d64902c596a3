// What mutants.py writes into a source: switches between the code and a mutant, chosen when the
// program runs.
#pragma once
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wnarrowing"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wextra"

#include <cstdlib>

namespace trf_mutants {

// Not constexpr: a constant expression must not compile with a switch in it, since it would choose
// no mutant.
inline bool chosen(int mutant) {
  static const int asked = [] {
    const char* text = std::getenv("TRF_MUTANT");
    return text == nullptr ? 0 : std::atoi(text);
  }();
  return asked == mutant;
}

// `a < b` as `a < trf_mutants::At<3>{} < b`, which is `a <= b` for mutant 3; and so on.
template <int mutant>
struct At {};

template <int mutant, typename A>
struct Left {
  const A& a;
};

#define TRF_MUTANT_OF(sign, other)                              \
  template <int mutant, typename A>                             \
  Left<mutant, A> operator sign(const A& a, At<mutant>) {       \
    return {a};                                                 \
  }                                                             \
  template <int mutant, typename A, typename B>                 \
  bool operator sign(const Left<mutant, A>& left, const B& b) { \
    return chosen(mutant) ? left.a other b : left.a sign b;     \
  }
TRF_MUTANT_OF(<, <=)
TRF_MUTANT_OF(<=, <)
TRF_MUTANT_OF(>, >=)
TRF_MUTANT_OF(>=, >)
TRF_MUTANT_OF(==, !=)
TRF_MUTANT_OF(!=, ==)
#undef TRF_MUTANT_OF

}  // namespace trf_mutants
