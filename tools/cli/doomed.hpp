#pragma once

#include <cstddef>
#include <string>

namespace cli {

/// A file that a signal removes before it ends the process: a temporary one.
class Doomed {
 public:
  Doomed() = default;
  Doomed(const Doomed&) = delete;
  Doomed& operator=(const Doomed&) = delete;
  ~Doomed() { forget(); }

  /// To be called before the file is created.
  void set(const std::string& path);
  void forget() noexcept;

 private:
  std::size_t index_ = none;
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
};

/// While one of these lives, a signal waits: the bytes of a file are being overwritten.
class SignalsWait {
 public:
  SignalsWait() noexcept;
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;
  ~SignalsWait();
};

/// The handler of signals: removes the files, and lets the signal end the process.
void remove_all_and_die(int signal);

}  // namespace cli
