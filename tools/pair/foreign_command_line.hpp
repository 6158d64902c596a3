#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

// The command lines, as their manuals give them:
//
//   bbpPairings [-r] (--dutch | --burstein) FILE -c [-l [LIST]]
//   bbpPairings [-r] (--dutch | --burstein) FILE -p [OUT] [-l [LIST]]
//   bbpPairings [-r] (--dutch | --burstein) (FILE -g | -g [CONFIG]) -o OUT [-s SEED] [-l [LIST]]
//   javafo      [-r] FILE -c [ROUND] | FILE [-b] -p [OUT] | [MODEL] -g [CONFIG | SEED] [-b] -o OUT
//               and -l [LIST], -q N, -w
//
// --burstein is refused with the status of an invalid request: there is no Burstein system here.

namespace trf_pair {

/// bbpPairings' exit statuses; JaVaFo's manual defines none.
enum Status : int {
  done = 0,
  no_pairing = 1,
  unexpected = 2,
  bad_request = 3,
  too_large = 4,
  file_error = 5
};

/// Ends the run with a message and a status.
struct Refusal {
  int status;
  std::string message;
};

struct CommandLine {
  bool show_program = false, burstein = false, dutch = false;
  bool baku = false;              ///< JaVaFo's -b
  std::optional<int> only_round;  ///< JaVaFo's -c ROUND
  char mode = 0;                  ///< p, c or g
  std::string input, output, config, seed;
  bool has_checklist = false;
  std::string checklist;
};

/// Empty: not a command line of these programs.
[[nodiscard]] std::optional<CommandLine> parse_foreign(std::span<const char* const> arguments,
                                                       bool is_javafo);
[[nodiscard]] std::string foreign_usage(std::string_view program, bool is_javafo);

}  // namespace trf_pair
