#include "rate/lists.hpp"

#include <algorithm>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"
#include "trf/messages/sheet.hpp"

namespace rate {

trf::rating::ListBytes piecewise(const cli::FileView& file) {
  if (!file.is_mapped()) return {};
  return {.before = [&file](std::string_view part) { file.load(part); },
          .after = [&file](std::string_view part) { file.release(part); }};
}

LoadedList load_list(const std::string& path, const cli::Arguments& arguments) {
  // FIDE's XML of all players has nearly this size.
  constexpr std::size_t most = std::size_t{1} << 30;
  LoadedList loaded;
  loaded.file = cli::files().view(path, most);
  if (auto text = trf::rating::list_in_utf8(loaded.file->bytes(), piecewise(*loaded.file))) {
    cli::say_findings({{"", trf::Severity::warning, {}, trf::said::list_not_utf8{}}}, path, {},
                      arguments);
    loaded.file = std::make_unique<cli::BytesView>(std::move(*text));
  }
  const auto bytes = loaded.file->bytes();
  auto result = trf::rating::RatingList::read(bytes, cli::jobs(arguments), piecewise(*loaded.file));
  loaded.list = std::move(result.value);
  if (!loaded.list || !result.diagnostics.empty()) loaded.status = cli::unusable;
  cli::say_findings(result.diagnostics, path, {}, arguments);
  return loaded;
}

trf::rating::Persons persons_of(const LoadedList& loaded, const cli::Arguments& arguments) {
  trf::rating::Persons persons;
  if (loaded.list)
    persons = {*loaded.list, loaded.file->bytes(), piecewise(*loaded.file), cli::jobs(arguments)};
  for (const auto& id : arguments.values("same-person")) persons.confirm(id);
  return persons;
}

}  // namespace rate
