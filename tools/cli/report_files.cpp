#include "cli/report_files.hpp"

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/atomic_file.hpp"

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
           .help = "write each result back into its FILE; keep the old one as FILE with SUFFIX"},
          {.name = "output-dir",
           .takes = Takes::value,
           .placeholder = "DIR",
           .help = "write the result of each FILE to a file of the same name in DIR"}};
}

ReportFiles::ReportFiles(const Arguments& arguments, Gives gives)
    : in_place_{arguments.has("in-place")} {
  const auto& inputs = arguments.inputs();
  if (arguments.has("output-dir")) folder_ = arguments.value("output-dir");
  if (take_results() && gives != Gives::reports)
    throw UsageError(fmt::format("'{}' needs a result that is a report",
                                 in_place_ ? "--in-place" : "--output-dir"));
  if (take_results() && has_stdin(inputs))
    throw UsageError(fmt::format("'{}' needs a FILE: standard input has no name",
                                 in_place_ ? "--in-place" : "--output-dir"));
  if (in_place_) {
    suffix_ = arguments.value("in-place");
    if (suffix_.find('/') != std::string::npos)
      throw UsageError(fmt::format("'{}' is not a suffix of a file name", suffix_));
    check_in_place(inputs);
  } else if (folder_) {
    check_folder(inputs);
  } else if (gives == Gives::reports && inputs.size() > 1) {
    throw UsageError(
        "several reports cannot be one result; use '--in-place' or '--output-dir=DIR'");
  }
}

void ReportFiles::check_in_place(const std::vector<std::string>& inputs) const {
  std::map<std::pair<dev_t, ino_t>, const std::string*> files;
  for (const auto& input : inputs) {
    struct stat file {};
    if (::stat(input.c_str(), &file) != 0) continue;
    const auto [known, is_new] = files.try_emplace({file.st_dev, file.st_ino}, &input);
    if (!is_new)
      throw UsageError(fmt::format("'{}' and '{}' are the same file; name it once",
                                   visible(*known->second), visible(input)));
  }
}

void ReportFiles::check_folder(const std::vector<std::string>& inputs) const {
  std::map<std::string, const std::string*> names;
  for (const auto& input : inputs) {
    const auto [known, is_new] = names.try_emplace(path_in_folder(input), &input);
    if (!is_new)
      throw UsageError(fmt::format("'{}' and '{}' have the same name; '{}' can contain only one",
                                   visible(*known->second), visible(input),
                                   visible(folder_->string())));
    if (is_same_file(known->first, input))
      throw UsageError(fmt::format("'{}' is already in '{}'; use '--in-place'", visible(input),
                                   visible(folder_->string())));
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
    if (error) throw std::system_error(error, visible(folder_->string()));
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
