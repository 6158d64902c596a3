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

#include <fcntl.h>
#include <unistd.h>

namespace trf_mutants {

// TRF_MUTANT is the one that is chosen; TRF_MUTANT_TRACE a file, to which a run adds the number of
// each switch that it reaches.
struct Asked {
  int mutant = 0, trace = -1;
  unsigned char reached[1 << 16]{};
  Asked() {
    if (const char* const text = std::getenv("TRF_MUTANT")) mutant = std::atoi(text);
    if (const char* const file = std::getenv("TRF_MUTANT_TRACE"))
      trace = ::open(file, O_WRONLY | O_APPEND | O_CLOEXEC);
  }
};

// Not constexpr: a constant expression must not compile with a switch in it, since it would choose
// no mutant.
inline bool chosen(int mutant) {
  static Asked asked;
  if (asked.trace >= 0 && asked.reached[mutant] == 0) {
    asked.reached[mutant] = 1;
    char line[16];
    char* at = line + sizeof line;
    *--at = '\n';
    for (int rest = mutant; rest > 0; rest /= 10) *--at = static_cast<char>('0' + rest % 10);
    const auto size = static_cast<std::size_t>(line + sizeof line - at);
    if (::write(asked.trace, at, size) != static_cast<ssize_t>(size)) std::abort();
  }
  return asked.mutant == mutant;
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
