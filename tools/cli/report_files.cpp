#include "cli/report_files.hpp"

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

#include <sys/stat.h>

#include "cli/atomic_file.hpp"
#include "cli/messages/common_options.hpp"
#include "cli/messages/usage.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool has_stdin(const std::vector<std::string>& inputs) {
  return std::find(inputs.begin(), inputs.end(), "-") != inputs.end();
}

}  // namespace

std::vector<Option> report_file_options() {
  return {{.name = "in-place",
           .letter = 'i',
           .takes = Takes::optional,
           .placeholder = "SUFFIX",
           .help = said::help_in_place{}},
          {.name = "output-dir",
           .takes = Takes::value,
           .placeholder = "DIR",
           .help = said::help_output_dir{}}};
}

ReportFiles::ReportFiles(const Arguments& arguments, Gives gives)
    : in_place_{arguments.has("in-place")} {
  const auto& inputs = arguments.inputs();
  if (arguments.has("output-dir")) folder_ = arguments.value("output-dir");
  const trf::Code option{in_place_ ? "--in-place" : "--output-dir"};
  if (take_results() && gives != Gives::reports)
    throw UsageError(said::result_is_no_report{.option = option});
  if (take_results() && has_stdin(inputs)) throw UsageError(said::needs_a_file{.option = option});
  if (in_place_) {
    suffix_ = arguments.value("in-place");
    if (suffix_.find('/') != std::string::npos)
      throw UsageError(said::not_a_suffix{.suffix = suffix_});
    check_in_place(inputs);
  } else if (folder_) {
    check_folder(inputs);
  } else if (gives == Gives::reports && inputs.size() > 1) {
    throw UsageError(said::several_reports{});
  }
}

void ReportFiles::check_in_place(const std::vector<std::string>& inputs) const {
  std::map<std::pair<dev_t, ino_t>, const std::string*> files;
  for (const auto& input : inputs) {
    struct stat file {};
    if (::stat(input.c_str(), &file) != 0) continue;
    const auto [known, is_new] = files.try_emplace({file.st_dev, file.st_ino}, &input);
    if (!is_new)
      throw UsageError(said::same_file{.file = visible(*known->second), .other = visible(input)});
  }
}

void ReportFiles::check_folder(const std::vector<std::string>& inputs) const {
  std::map<std::string, const std::string*> names;
  for (const auto& input : inputs) {
    const auto [known, is_new] = names.try_emplace(path_in_folder(input), &input);
    if (!is_new)
      throw UsageError(said::same_name{.file = visible(*known->second),
                                       .other = visible(input),
                                       .folder = visible(folder_->string())});
    if (is_same_file(known->first, input))
      throw UsageError(
          said::already_in_folder{.file = visible(input), .folder = visible(folder_->string())});
  }
}

std::string ReportFiles::path_in_folder(const std::string& input) const {
  return (*folder_ / fs::path{input}.filename()).string();
}

void ReportFiles::put(const std::string& input, std::string_view old,
                      std::string_view result) const {
  if (folder_) {
    std::error_code error;
    fs::create_directories(*folder_, error);
    if (error) throw FileError(file_name(folder_->string()), error.value());
    write_file(path_in_folder(input), result);
    return;
  }
  if (!suffix_.empty()) {
    write_file(input + suffix_, old);
    std::error_code ignored;
    fs::permissions(input + suffix_, fs::status(input, ignored).permissions(), ignored);
  }
  if (old != result) write_file(input, result);
}

}  // namespace cli
