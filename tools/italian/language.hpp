#pragma once

#include <span>
#include <vector>

#include "trf/language.hpp"

namespace cli {

using Row = trf::Row<2>;  ///< Italian has two plural forms: one, and the others

/// The tables of all families; the build lists them.
[[nodiscard]] std::vector<std::span<const Row>> italian_families();

/// Italian, in the terms of FSI's regulations: turno, scacchiera, spareggio tecnico, omologazione.
extern const trf::Language italian;

}  // namespace cli

/// After the rows of a family: checks that they have every sentence of the family once.
// NOLINTNEXTLINE(bugprone-macro-parentheses): names
#define ITALIAN(family, rows)                         \
  TRF_CHECK_TRANSLATION(family, rows);                \
  extern const std::span<const Row> italian_##family; \
  const std::span<const Row> italian_##family { rows }
