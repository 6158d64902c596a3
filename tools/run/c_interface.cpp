// trf/run.h: no exception leaves these functions.

#include <algorithm>
#include <exception>
#include <string>
#include <vector>

#include "cli/path_words.hpp"
#include "run/programs.hpp"
#include "run/run.hpp"
#include "trf/run.h"

struct trf_run {
  run::Run answer;
};

namespace {

const char* text_of(const std::string& text, size_t* length) noexcept {
  if (length != nullptr) *length = text.size();
  return text.c_str();
}

}  // namespace

trf_run* trf_run_tool(const char* tool, const char* const* arguments, size_t argument_count,
                      const trf_run_file* files, size_t file_count) {
  try {
    const std::vector<std::string> words(arguments, arguments + argument_count);
    std::vector<run::File> given;
    for (size_t i = 0; i < file_count; ++i)
      given.push_back({files[i].name, {files[i].bytes, files[i].length}});
    return new trf_run{run::run(tool, words, given)};
  } catch (const std::exception&) {
    return nullptr;
  }
}

void trf_run_free(trf_run* run) { delete run; }

int trf_run_status(const trf_run* run) { return run->answer.status; }

const char* trf_run_output(const trf_run* run, size_t* length) {
  return text_of(run->answer.output, length);
}

const char* trf_run_messages(const trf_run* run, size_t* length) {
  return text_of(run->answer.messages, length);
}

size_t trf_run_file_count(const trf_run* run) { return run->answer.written.size(); }

const char* trf_run_file_name(const trf_run* run, size_t index) {
  return index < run->answer.written.size() ? run->answer.written[index].first.c_str() : nullptr;
}

const char* trf_run_file_bytes(const trf_run* run, size_t index, size_t* length) {
  if (index >= run->answer.written.size()) return nullptr;
  return text_of(run->answer.written[index].second, length);
}

size_t trf_run_paths(const char* tool, const char* const* arguments, size_t argument_count,
                     trf_run_path* paths, size_t room) {
  try {
    const auto program = run::program_of(tool);
    if (!program) return 0;
    const auto found = cli::paths_in({arguments, argument_count}, program->tool);
    for (size_t i = 0; i < std::min(room, found.size()); ++i)
      paths[i] = {found[i].word, found[i].from, found[i].length, static_cast<int>(found[i].use)};
    return found.size();
  } catch (const std::exception&) {
    return 0;
  }
}

const char* trf_run_version(void) { return TRF_VERSION; }
