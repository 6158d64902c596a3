#pragma once

#include "cli/host.hpp"
#include "process/disk_files.hpp"

namespace cli {

/// A process of the system: its descriptors, files, environment and clock.
class Process : public Host {
 public:
  /// Ensures that descriptors 0, 1 and 2 are open, that signals about output become errors, and
  /// that others remove the temporary files.
  Process() noexcept;

  Files& files() noexcept override { return files_; }
  void put(std::string_view bytes) override;
  void end() override;
  void say(std::string_view bytes) noexcept override;
  [[nodiscard]] bool is_output_terminal() const noexcept override { return has_output_terminal_; }
  [[nodiscard]] bool is_message_terminal() const noexcept override;
  [[nodiscard]] std::size_t terminal_width() const noexcept override;
  [[nodiscard]] std::string variable(const char* name) const override;
  [[nodiscard]] unsigned cores() const noexcept override;

 private:
  DiskFiles files_;
  bool has_output_terminal_ = false;  ///< Asked once, not for every input
};

}  // namespace cli
