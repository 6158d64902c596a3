// Notes every sentence that a tool says, with its arguments: linked to a tool with --wrap, it
// stands between the callers of trf::render and trf::render. TRF_RECORD names the file; no other
// source has anything about it. A line is a message in the form that sentences.cpp reads
// (said_form.hpp).

#include <cstdlib>
#include <mutex>
#include <string>
#include <unordered_set>

#include <fcntl.h>
#include <unistd.h>

#include "said_form.hpp"
#include "trf/language.hpp"

namespace {

/// Once for each message of the run. A line is written at once: a run may end in any way.
void note(const trf::Message& message) {
  static const int file = [] {
    const char* const name = std::getenv("TRF_RECORD");
    return name == nullptr ? -1 : ::open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  }();
  if (file < 0 || message.empty()) return;
  auto line = said_form::written(message) + '\n';
  static std::mutex mutex;
  static std::unordered_set<std::size_t> noted;
  const std::lock_guard lock{mutex};
  if (!noted.insert(std::hash<std::string>{}(line)).second) return;
  if (::write(file, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::abort();
}

}  // namespace

// The names that the linker gives to trf::render and to what takes its place.
#ifdef _LIBCPP_VERSION
#define TRF_RENDER(what) "_ZN3trf6renderERKNS_" what "ERKNS_8LanguageE"
#else
#define TRF_RENDER(what) "_ZN3trf6renderB5cxx11ERKNS_" what "ERKNS_8LanguageE"
#endif
std::string real_render(const trf::Message& message,
                        const trf::Language& language) __asm__("__real_" TRF_RENDER("7Message"));
std::string real_render(const trf::Cited& cited,
                        const trf::Language& language) __asm__("__real_" TRF_RENDER("5Cited"));
std::string noted_render(const trf::Message& message,
                         const trf::Language& language) __asm__("__wrap_" TRF_RENDER("7Message"));
std::string noted_render(const trf::Cited& cited,
                         const trf::Language& language) __asm__("__wrap_" TRF_RENDER("5Cited"));

std::string noted_render(const trf::Message& message, const trf::Language& language) {
  note(message);
  return real_render(message, language);
}
std::string noted_render(const trf::Cited& cited, const trf::Language& language) {
  note(cited.sentence());
  return real_render(cited, language);
}
