#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/files.hpp"
#include "trf/date.hpp"

namespace cli {

/// The reader of our output has closed it (`trf-parse x | head`): a quiet end.
struct BrokenPipe : std::exception {};

/// The place where a run takes place: a process of the system, or memory.
class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  virtual ~Host() = default;

  virtual Files& files() noexcept = 0;

  /// Writes to standard output. \throws FileError, BrokenPipe
  virtual void put(std::string_view bytes) = 0;
  /// Ends standard output. \throws FileError, BrokenPipe
  virtual void end() = 0;
  /// Writes to standard error; failures are not reported.
  virtual void say(std::string_view bytes) noexcept = 0;

  [[nodiscard]] virtual bool is_output_terminal() const noexcept { return false; }
  [[nodiscard]] virtual bool is_message_terminal() const noexcept { return false; }
  /// Columns of the terminal that shows standard output; 0: it is not one.
  [[nodiscard]] virtual std::size_t terminal_width() const noexcept { return 0; }
  /// A variable of the environment; empty if it is not set.
  [[nodiscard]] virtual std::string variable(const char* /*name*/) const { return {}; }
  /// Threads for a batch without --jobs.
  [[nodiscard]] virtual unsigned cores() const noexcept { return 1; }
  /// The clock's date in UTC.
  [[nodiscard]] virtual trf::Date today() const;
  /// A number that cannot be foreseen.
  [[nodiscard]] virtual std::uint64_t lot() const;
};

}  // namespace cli
