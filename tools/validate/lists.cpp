#include "validate/lists.hpp"

#include <algorithm>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"
#include "trf/messages/sheet.hpp"
#include "validate/messages/validate_command.hpp"

namespace validate {

Lists::Lists(const cli::Arguments& arguments) {
  if (arguments.has("rating-list")) {
    const auto path = arguments.value("rating-list");
    // FIDE's XML of all players has nearly this size.
    constexpr std::size_t most = std::size_t{1} << 30;
    auto bytes = cli::read_limited(path, most);
    if (auto text = trf::rating::list_in_utf8(bytes)) {
      bytes = std::move(*text);
      cli::say_findings({{"", trf::Severity::warning, {}, trf::said::list_not_utf8{}}}, path, {},
                        arguments);
    }
    auto read = trf::rating::IndexedList::read(std::move(bytes), cli::jobs(arguments));
    if (!read.diagnostics.empty()) status_ = cli::unusable;
    cli::say_findings(read.diagnostics, path, {}, arguments);
    if (!read.value) throw cli::UnusableFile(said::not_a_rating_list{.file = cli::visible(path)});
    ratings_ = std::move(read.value);
  }
  if (!arguments.has("members")) return;
  const auto path = arguments.value("members");
  const auto bytes = cli::read_limited(path, arguments);
  auto read = trf::rating::Members::read(bytes);
  if (!read.value) {
    const auto& fault =
        *std::ranges::find(read.diagnostics, trf::Severity::error, &trf::Diagnostic::severity);
    throw cli::UnusableFile(
        said::fault_of_list{.file = path, .line = fault.where.line, .fault = fault.message});
  }
  cli::say_findings(read.diagnostics, path, bytes, arguments);
  members_ = std::move(read.value);
}

std::vector<trf::Examiner> Lists::examiners() const {
  std::vector<trf::Examiner> examiners;
  if (ratings_) examiners.push_back(ratings_->examiner());
  if (members_) examiners.push_back(members_->examiner());
  return examiners;
}

}  // namespace validate
