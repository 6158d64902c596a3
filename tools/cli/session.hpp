#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/host.hpp"
#include "trf/language.hpp"

namespace cli {

/// The state of one run. Its threads find it by session(); two runs at once in one process have two
/// and do not see each other.
class Session {
 public:
  explicit Session(Host& place) : host{place} {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Host& host;
  const trf::Language* language = &trf::english;
  std::string tool;  ///< For messages

  std::shared_ptr<const std::string> standard_input;  ///< Kept: it cannot be read twice
  std::unique_ptr<NewFile> file;                      ///< Of -o; none: standard output
  std::string buffer;                                 ///< What is printed and not yet sent
  bool is_used = false;                               ///< Something was printed
  bool is_answer = false;                             ///< See give_answer()
  struct Last {
    std::unique_ptr<NewFile> file;
    trf::Message written;
  };
  std::vector<Last> last;                       ///< Of commit_last()
  std::map<std::string, FileVersion> versions;  ///< Of expect_version()
};

/// The run of this thread. \pre the thread is Within one
[[nodiscard]] Session& session() noexcept;
/// The same; null: the thread works for no run.
[[nodiscard]] Session* current_session() noexcept;

/// While it lives, its thread works for a run.
class Within {
 public:
  explicit Within(Session& run) noexcept : Within{&run} {}
  explicit Within(Session* run) noexcept;
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;
  ~Within();

 private:
  Session* before_;
};

}  // namespace cli
