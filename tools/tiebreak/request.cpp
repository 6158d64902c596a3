#include <algorithm>

#include "cli/messages.hpp"
#include "cli/rate_of_play.hpp"
#include "prizes.hpp"
#include "standing.hpp"
#include "tiebreak/messages/tiebreak_command.hpp"
#include "tiebreak/messages/tiebreak_prizes.hpp"
#include "trf/contains.hpp"
#include "trf/split.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/whole_number.hpp"

namespace tiebreak_tool {
namespace {

namespace tb = trf::tiebreak;

std::vector<trf::TieBreak> parse_list(const std::string& text) {
  trf::TieBreakList list = trf::parse_tie_breaks(text);
  if (!list.faults.empty()) {
    throw cli::UsageError(
        said::list_fault{.at = list.faults[0].offset + 1, .fault = list.faults[0].message});
  }
  if (list.codes.empty()) throw cli::UsageError(said::list_empty{});
  std::vector<std::string_view> names;
  for (const tb::CodeInfo& known : tb::known_codes()) names.push_back(known.name);
  for (std::size_t k = 0; k < list.codes.size(); ++k) {
    const std::string& code = list.codes[k].code;
    if (trf::contains(names, code) || trf::is_tie_break_code(code)) continue;
    throw cli::UsageError(
        said::list_fault{.at = list.offsets[k] + 1,
                         .fault = said::code_unknown{.code = list.codes[k].text,
                                                     .hint = cli::did_you_mean(code, names)}});
  }
  return std::move(list.codes);
}

const tb::Edition* parse_edition(const std::string& key) {
  if (const tb::Edition* edition = tb::find_edition(key)) return edition;
  if (key == "2022") {
    throw cli::UsageError(said::edition_2022{});
  }
  throw cli::UsageError(
      said::edition_unknown{.key = key, .known = {tb::editions(), [](const tb::Edition* edition) {
                                                    return trf::Code{edition->key};
                                                  }}});
}

std::vector<int> parse_ids(const cli::Arguments& arguments, std::string_view option) {
  std::vector<int> ids;
  for (const std::string& list : arguments.values(option)) {
    for (const auto word : trf::parts_of(list, ',')) {
      const auto id = trf::whole_number<int>(word);
      if (!id || *id < 1)
        throw cli::UsageError(said::id_wrong{.option = trf::Code{option}, .found = word});
      ids.push_back(*id);
    }
  }
  return ids;
}

std::optional<int> parse_round(const cli::Arguments& arguments) {
  const std::string text = arguments.value("round");
  if (text.find_first_not_of("0123456789") != std::string::npos) {
    throw cli::UsageError(said::round_wrong{.found = text});
  }
  return arguments.number("round", 1, trf::max_rounds);
}

/// The index of an option's value in its list of values.
template <class E>
E chosen(const cli::Arguments& arguments, std::string_view option) {
  const auto names = value_names(E{});
  const auto at = std::ranges::find(names, arguments.value(option));
  return static_cast<E>(at - names.begin());
}

void take_prizes(const cli::Arguments& arguments, Request& request) {
  if (!arguments.has("prizes")) return;
  if (request.checks || request.all_rounds || !request.categories.empty() ||
      request.format == "trf")
    throw cli::UsageError(said::prizes_alone{});
  request.prize_rule = chosen<tb::PrizeRule>(arguments, "prize-rule");
  request.prize_share = chosen<tb::PrizeShare>(arguments, "share");
  const auto path = arguments.value("prizes");
  const auto bytes = cli::read_limited(path, arguments);
  trf::Diagnostics faults;
  request.prizes = std::make_shared<const PrizeList>(read_prizes(bytes, faults));
  cli::say(cli::messages_text(faults, path, bytes, {.colour = arguments.colour()}));
  request.has_bad_prizes = trf::has_error(faults);
}

}  // namespace

Request parse_request(const cli::Arguments& arguments) {
  Request request;
  request.format = arguments.format();
  request.is_batch = arguments.inputs().size() > 1;
  request.checks = arguments.has("check");
  request.explains = arguments.has("explain");
  if (arguments.has("tiebreaks")) request.tie_breaks = parse_list(arguments.value("tiebreaks"));
  if (arguments.has("edition")) request.edition = parse_edition(arguments.value("edition"));
  request.all_rounds = arguments.value("round") == "*";
  if (!request.all_rounds) request.round = parse_round(arguments);
  request.unrated = arguments.number("unrated", 1, 4000).value_or(0);
  request.rate_of_play = cli::rate_of_play(arguments);
  request.type = arguments.value("type");
  request.explained = parse_ids(arguments, "explain");
  request.lots = parse_ids(arguments, "lots");
  for (std::size_t k = 0; k < request.lots.size(); ++k) {
    const auto same = std::find(request.lots.begin(), request.lots.end(), request.lots[k]);
    if (same != request.lots.begin() + static_cast<std::ptrdiff_t>(k)) {
      throw cli::UsageError(said::lot_twice{.number = request.lots[k]});
    }
  }
  for (const std::string& text : arguments.values("category")) {
    request.categories.push_back(parse_category(text));
    const auto same =
        std::ranges::count(request.categories, request.categories.back().name, &Category::name);
    if (same > 1)
      throw cli::UsageError(said::category_twice{.name = request.categories.back().name});
  }
  request.once = arguments.has("once");
  request.restarts_extended_encounter = arguments.value("extended-encounter") == "restart";
  const bool has_mode = request.checks || request.explains;
  if (!request.categories.empty() && (has_mode || request.all_rounds || request.format == "trf")) {
    throw cli::UsageError(said::category_alone{});
  }
  take_prizes(arguments, request);
  if (request.explains && request.all_rounds) {
    throw cli::UsageError(said::explain_one_round{});
  }
  if (request.format == "trf" && (has_mode || request.all_rounds || request.round)) {
    throw cli::UsageError(said::trf_final{});
  }
  return request;
}

}  // namespace tiebreak_tool
