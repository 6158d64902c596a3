#include "cli/report_files.hpp"

#include "cli/messages/common_options.hpp"

namespace cli {

std::vector<Option> report_file_options() {
  return {{.name = "in-place",
           .letter = 'i',
           .value_is_optional = true,
           .placeholder = "SUFFIX",
           .help = said::help_in_place{}},
          {.name = "output-dir", .placeholder = "DIR", .help = said::help_output_dir{}}};
}

ReportFiles::ReportFiles(const Arguments& arguments) : is_output_{arguments.edits_input()} {
  if (!arguments.tool().edits_reports) return;
  in_place_ = arguments.has("in-place");
  if (in_place_) suffix_ = arguments.value("in-place");
  if (arguments.has("output-dir")) folder_ = arguments.value("output-dir");
  are_pages_ = arguments.gives() == Gives::pages;
}

std::string ReportFiles::path_for(const std::string& input) const {
  if (!folder_) return input;
  const auto name = name_of(input);
  return are_pages_ ? in_folder(*folder_, name.substr(0, name.find_last_of('.'))) + ".html"
                    : in_folder(*folder_, name);
}

std::string ReportFiles::backup_of(const std::string& input) const {
  return suffix_.empty() ? std::string{} : input + suffix_;
}

void ReportFiles::put(const std::string& input, std::string_view old, std::string_view result,
                      std::unique_ptr<Claim> claim) const {
  if (folder_) {
    files().make_folder(*folder_);
    return write_file(path_for(input), result);
  }
  std::unique_ptr<NewFile> file;
  if (old != result) {
    file = new_file(input);
    file->write(result);
    file->expect(old);
    file->secure(std::move(claim));
  }
  if (const auto path = backup_of(input); !path.empty()) {
    const auto backup = new_file(path, input);
    backup->write(old);
    backup->commit();
  }
  if (file) file->commit();
}

}  // namespace cli
