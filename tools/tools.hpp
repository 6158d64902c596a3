#pragma once

namespace cli {
struct Program;
}

// The five tools: trf-parse, trf-validate, trf-pair, trf-rate, trf-tiebreak.

namespace parse {
[[nodiscard]] cli::Program program();
}
namespace validate {
[[nodiscard]] cli::Program program();
}
namespace trf_pair {
[[nodiscard]] cli::Program program();
}
namespace rate {
[[nodiscard]] cli::Program program();
}
namespace tiebreak_tool {
[[nodiscard]] cli::Program program();
}
