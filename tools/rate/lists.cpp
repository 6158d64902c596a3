#include "rate/lists.hpp"

#include <algorithm>

#include "cli/messages.hpp"
#include "cli/ordered_pool.hpp"

namespace rate {

LoadedList load_list(const std::string& path, const cli::Arguments& arguments) {
  LoadedList loaded;
  loaded.file = std::make_unique<MappedFile>(path);
  const auto bytes = loaded.file->bytes();
  auto result =
      trf::rating::RatingList::read(bytes, cli::jobs(arguments), loaded.file->piecewise());
  loaded.list = std::move(result.value);
  if (!loaded.list || !result.diagnostics.empty()) loaded.status = cli::unusable;
  if (!result.diagnostics.empty())
    cli::say(cli::messages_text(result.diagnostics, path, {},
                                {.verbose = arguments.verbose(), .colour = arguments.colour()}));
  return loaded;
}

}  // namespace rate
