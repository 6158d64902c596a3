#include "cli/paths.hpp"

#include <map>
#include <optional>

#include <fmt/format.h>

#include "cli/files.hpp"
#include "cli/messages/usage.hpp"
#include "cli/output.hpp"
#include "cli/report_files.hpp"
#include "trf/board.hpp"
#include "trf/contains.hpp"
#include "trf/read.hpp"

namespace cli {
namespace {

/// The beginning of a file as a report; empty if it is not one.
struct OldReport {
  int paired_rounds = 0;
  bool is_random = false;  ///< Made by --generate
};

/// A report without players has a record with the tournament's name.
bool has_name(const trf::Document& document) {
  for (std::uint32_t line = 1; line <= document.line_count(); ++line)
    if (document.text(line).starts_with("012 ")) return true;
  return false;
}

std::optional<OldReport> old_report(const std::string& path) {
  constexpr std::size_t enough = std::size_t{1} << 20;
  auto bytes = files().read(path, enough);
  if (bytes.size() == enough) bytes.resize(bytes.rfind('\n') + 1);
  const bool is_random =
      bytes.starts_with("### seed ") && bytes.find("### trf-pair --generate") != std::string::npos;
  const trf::Document document{std::move(bytes)};
  const auto read = trf::read(document);
  if (!read.value && !has_name(document)) return std::nullopt;
  return OldReport{read.value ? read.value->paired_rounds() : 0, is_random};
}

void check_old(const ResultPath& result) {
  const auto old = old_report(result.path);
  if (!old) return;
  if (!gives_report(result.gives))
    throw UsageError(said::report_by_other{.option = result.option, .file = visible(result.path)});
  const bool is_new = result.gives == Gives::new_reports ||
                      (result.gives == Gives::random_reports && !old->is_random);
  if (is_new && old->paired_rounds > 0)
    throw UsageError(
        said::report_has_rounds{.file = visible(result.path), .rounds = old->paired_rounds});
}

[[noreturn]] void refuse_twice(const ResultPath& one, const ResultPath& other,
                               std::span<const SourcePath> sources) {
  const auto input_of = [&](const ResultPath& result) {
    return visible(sources[static_cast<std::size_t>(result.input)].path);
  };
  if (one.option.value == other.option.value && one.input >= 0 && other.input >= 0) {
    if (one.option.value == "--output-dir")
      throw UsageError(
          said::same_name{.file = input_of(one),
                          .other = input_of(other),
                          .folder = visible(one.path.substr(0, one.path.find_last_of('/')))});
  }
  throw UsageError(
      said::same_result{.option = one.option, .other = other.option, .file = visible(other.path)});
}

[[noreturn]] void refuse_input(const ResultPath& result, const SourcePath& source,
                               std::span<const SourcePath> sources) {
  if (result.replaces_input && source.input >= 0)
    throw UsageError(
        said::same_file{.file = visible(sources[static_cast<std::size_t>(result.input)].path),
                        .other = visible(source.path)});
  if (result.option.value == "--output-dir" && source.input == result.input)
    throw UsageError(said::already_in_folder{
        .file = visible(source.path),
        .folder = visible(result.path.substr(0, result.path.find_last_of('/')))});
  throw UsageError(said::result_is_input{.option = result.option, .file = visible(source.path)});
}

std::vector<SourcePath> sources_of(const Arguments& arguments, Gives gives) {
  std::vector<SourcePath> sources;
  if (gives != Gives::random_reports)
    for (const auto& input : arguments.inputs())
      sources.push_back({input, static_cast<int>(sources.size())});
  for (const auto& option : arguments.options()) {
    if (!option.takes_value() || option.writes || !arguments.has(option.name)) continue;
    const bool are_two = option.names_two_files();
    for (const auto& value : option.repeatable ? arguments.values(option.name)
                                               : std::vector{arguments.value(option.name)}) {
      if (value.empty()) continue;
      if (reads_file(option, value)) sources.push_back({value});
      for (auto at = value.find(':'); are_two && at != std::string::npos;
           at = value.find(':', at + 1)) {
        sources.push_back({value.substr(0, at)});
        sources.push_back({value.substr(at + 1)});
      }
    }
  }
  return sources;
}

std::vector<ResultPath> results_of(const Arguments& arguments, Gives gives,
                                   std::span<const std::string> more) {
  std::vector<ResultPath> results;
  const auto& inputs = arguments.inputs();
  for (const auto& option : arguments.options()) {
    if (!option.writes || !arguments.has(option.name)) continue;
    const auto path = arguments.value(option.name);
    if (path.empty() || (path == "-" && option.name == "output")) continue;
    const bool is_output = option.name == "output";
    const bool has_one = is_output && inputs.size() == 1;
    results.push_back({.path = path,
                       .option = trf::Code{fmt::format("--{}", option.name)},
                       .gives = is_output ? gives : Gives::tables,
                       .input = has_one ? 0 : -1,
                       .replaces_input = has_one && gives == Gives::reports});
  }
  const ReportFiles files{arguments};
  for (std::size_t i = 0; files.take_results() && !files.is_output() && i < inputs.size(); ++i) {
    if (gives == Gives::random_reports) break;
    const auto place = static_cast<int>(i);
    const trf::Code option{files.is_in_place() ? "--in-place" : "--output-dir"};
    results.push_back({.path = files.path_for(inputs[i]),
                       .option = option,
                       .gives = gives == Gives::pages ? Gives::pages : Gives::reports,
                       .input = place,
                       .replaces_input = files.is_in_place(),
                       .is_named = false});
    if (const auto backup = files.backup_of(inputs[i]); !backup.empty())
      results.push_back({.path = backup,
                         .option = option,
                         .gives = Gives::reports,
                         .input = place,
                         .is_named = false});
  }
  if (gives == Gives::pages)
    results.push_back({.path = files.index(),
                       .option = trf::Code{"--output-dir"},
                       .gives = Gives::pages,
                       .is_named = false});
  for (const auto& path : more)
    results.push_back(
        {.path = path, .option = trf::Code{"--output-dir"}, .gives = gives, .is_named = false});
  return results;
}

/// Paths by the file that they name.
template <class Use>
class Paths {
 public:
  void add(const FileFacts& facts, const std::string& path, Use use) {
    if (facts.kind == FileKind::folder) return;
    if (!facts.place.rest.empty()) by_place_.emplace(facts.place, use);
    if (facts.kind != FileKind::none) by_file_.emplace(facts.file, std::pair{path, use});
  }
  /// One use can be there twice, by its place and by its file.
  [[nodiscard]] std::vector<Use> same(const FileFacts& facts, const std::string& path) const {
    std::vector<Use> all;
    const auto [first, last] = by_place_.equal_range(facts.place);
    for (auto one = first; one != last; ++one) all.push_back(one->second);
    if (facts.kind == FileKind::none) return all;
    const auto [begin, end] = by_file_.equal_range(facts.file);
    for (auto one = begin; one != end; ++one) {
      const auto& [other, use] = one->second;
      if (is_same_file(path, other)) all.push_back(use);
    }
    return all;
  }

 private:
  std::multimap<FileId, Use> by_place_;
  std::multimap<FileId, std::pair<std::string, Use>> by_file_;
};

/// Misuse that needs no look at the files.
void check_options(const Arguments& arguments, Gives gives) {
  const auto& inputs = arguments.inputs();
  const bool in_place = arguments.has("in-place");
  if (in_place || arguments.has("output-dir")) {
    const trf::Code option{in_place ? "--in-place" : "--output-dir"};
    if (gives == Gives::random_reports) return;
    const bool are_pages = gives == Gives::pages && !in_place;
    if (!gives_report(gives) && !are_pages)
      throw UsageError(said::result_is_no_report{.option = option});
    if (trf::contains(inputs, "-")) throw UsageError(said::needs_a_file{.option = option});
    if (in_place && arguments.value("in-place").find('/') != std::string::npos)
      throw UsageError(said::not_a_suffix{.suffix = arguments.value("in-place")});
  } else if (gives_report(gives) && inputs.size() > 1) {
    throw UsageError(said::several_reports{.can_be_in_place = gives == Gives::reports});
  }
}

}  // namespace

void check_paths(std::span<const ResultPath> results, std::span<const SourcePath> sources) {
  Paths<const ResultPath*> written;
  Paths<const SourcePath*> read;
  if (!results.empty())
    for (const auto& source : sources) read.add(files().facts(source.path), source.path, &source);
  for (const auto& result : results) {
    const auto facts = files().facts(result.path);
    if (facts.kind == FileKind::other && !result.is_named)
      throw UsageError(
          said::not_a_regular_file{.file = visible(result.path), .option = result.option});
    if (facts.kind == FileKind::other || facts.kind == FileKind::folder) continue;
    for (const auto* other : written.same(facts, result.path))
      refuse_twice(*other, result, sources);
    written.add(facts, result.path, &result);
    bool is_input = false;
    for (const auto* source : read.same(facts, result.path)) {
      if (!result.replaces_input || source->input != result.input)
        refuse_input(result, *source, sources);
      is_input = true;
    }
    if (facts.kind == FileKind::regular && !is_input) check_old(result);
    if (result.is_named && !is_input &&
        (gives_report(result.gives) || result.option.value != "--output"))
      expect_version(result.path, facts.version);
  }
}

void check_paths(const Arguments& arguments, Gives gives, std::span<const std::string> more) {
  check_options(arguments, gives);
  check_paths(results_of(arguments, gives, more), sources_of(arguments, gives));
}

bool edits_own_input(const Arguments& arguments) {
  const auto& inputs = arguments.inputs();
  const auto path = arguments.value("output");
  return arguments.gives() == Gives::reports && !path.empty() && path != "-" &&
         inputs.size() == 1 && inputs.front() != "-" &&
         files().facts(path).kind == FileKind::regular && is_same_file(path, inputs.front());
}

}  // namespace cli
