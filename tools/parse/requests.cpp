#include "parse/requests.hpp"

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/messages/usage.hpp"
#include "cli/session.hpp"
#include "parse/messages/parse.hpp"
#include "parse/messages/parse_options.hpp"
#include "trf/split.hpp"
#include "trf/text.hpp"
#include "trf/whole_number.hpp"

namespace parse {
namespace {

int number_in_option(std::string_view text, std::string_view option, std::string_view form,
                     int high) {
  const auto value = trf::parse_number(text);
  if (value && *value >= 1 && *value <= high) return *value;
  const trf::Code name{fmt::format("--{}", option)};
  if (value)
    throw cli::UsageError(
        cli::said::not_a_number_within{.value = text, .option = name, .low = 1, .high = high});
  throw cli::UsageError(
      cli::said::option_number{.option = name, .value = text, .form = trf::Code{form}});
}

[[noreturn]] void refuse_form(std::string_view option, const std::string& text,
                              std::string_view form) {
  throw cli::UsageError(cli::said::option_form{
      .option = trf::Code{fmt::format("--{}", option)}, .value = text, .form = trf::Code{form}});
}

trf::ByeRequest bye(const std::string& text) {
  constexpr std::string_view form = "ID:ROUND:H";
  const auto words = trf::parts_of(text, ':');
  if (words.size() != 3) refuse_form("bye", text, form);
  trf::ByeRequest request{number_in_option(words[0], "bye", form, trf::max_start_rank),
                          number_in_option(words[1], "bye", form, trf::max_rounds),
                          {}};
  const auto& kind = words[2];
  if (kind.size() == 1) request.kind = trf::requested_bye(trf::upper(kind.front()));
  if (request.kind == trf::ResultCode::none && kind != "-")
    throw cli::UsageError(cli::said::option_bye_kind{.value = text});
  return request;
}

std::vector<trf::Absence> absences(const cli::Arguments& arguments, std::string_view option) {
  constexpr std::string_view form = "ID:ROUND";
  std::vector<trf::Absence> result;
  for (const auto& text : arguments.values(option)) {
    const auto words = trf::parts_of(text, ':');
    if (words.size() > 2) refuse_form(option, text, form);
    result.push_back(
        {number_in_option(words[0], option, form, trf::max_start_rank),
         words.size() == 2 ? number_in_option(words[1], option, form, trf::max_rounds) : 0});
  }
  return result;
}

trf::Prohibition prohibition(const std::string& text) {
  constexpr std::string_view form = "ID,ID:FIRST-LAST";
  const auto words = trf::parts_of(text, ':');
  if (words.size() > 2) refuse_form("prohibit", text, form);
  trf::Prohibition result;
  for (const auto id : trf::parts_of(words[0], ','))
    result.ids.push_back(number_in_option(id, "prohibit", form, trf::max_start_rank));
  if (words.size() == 1) return result;
  const auto rounds = trf::parts_of(words[1], '-');
  if (rounds.size() > 2) refuse_form("prohibit", text, form);
  result.first_round = number_in_option(rounds.front(), "prohibit", form, trf::max_rounds);
  result.last_round = number_in_option(rounds.back(), "prohibit", form, trf::max_rounds);
  return result;
}

/// "7:birth=2008/11/02" is a change of a player, another value the name of a file.
bool names_file(std::string_view text) {
  const auto colon = text.find(':'), equals = text.find('=');
  return colon == std::string_view::npos || equals == std::string_view::npos || equals < colon ||
         !trf::parse_number(text.substr(0, colon));
}

/// \pre the text does not name a file
trf::PlayerChange change_of(const std::string& text) {
  const auto colon = text.find(':'), equals = text.find('=');
  auto field = text.substr(colon + 1, equals - colon - 1);
  if (!trf::is_player_field(field))
    throw cli::UsageError(cli::said::edit_field{
        .field = field, .hint = cli::did_you_mean(field, trf::player_fields())});
  return {*trf::parse_number(text.substr(0, colon)), std::move(field), text.substr(equals + 1), {}};
}

trf::LineUpRequest line_up(const std::string& text) {
  constexpr std::string_view form = "TEAM:ROUND:ID,ID,...";
  const auto words = trf::parts_of(text, ':');
  if (words.size() != 3) refuse_form("line-up", text, form);
  trf::LineUpRequest result{number_in_option(words[0], "line-up", form, trf::max_start_rank),
                            number_in_option(words[1], "line-up", form, trf::max_rounds),
                            {}};
  for (const auto id : trf::parts_of(words[2], ','))
    result.players.push_back(
        id == "0" ? 0 : number_in_option(id, "line-up", form, trf::max_start_rank));
  return result;
}

}  // namespace

bool PeopleEdits::empty() const noexcept {
  return byes.empty() && withdrawn.empty() && readmitted.empty() && prohibited.empty() &&
         line_ups.empty() && changes.empty() && change_files.empty() && removed.empty() &&
         !accelerate && !renumber;
}

std::vector<cli::Option> people_options() {
  return {
      {.name = "bye",
       .placeholder = "ID:ROUND:HFZ",
       .help = cli::said::help_bye{},
       .repeatable = true},
      {.name = "withdraw",
       .placeholder = "ID[:N]",
       .help = cli::said::help_withdraw{},
       .repeatable = true},
      {.name = "readmit",
       .placeholder = "ID[:N]",
       .help = cli::said::help_readmit{},
       .repeatable = true},
      {.name = "prohibit",
       .placeholder = "ID,ID[:FIRST-LAST]",
       .help = cli::said::help_prohibit{},
       .repeatable = true},
      {.name = "line-up",
       .placeholder = "TEAM:ROUND:ID,...",
       .help = cli::said::help_line_up{},
       .repeatable = true},
      {.name = "accelerate",
       .placeholder = "SYSTEM",
       .help = cli::said::help_accelerate{},
       .values = {"baku"}},
      {.name = "add", .placeholder = "FILE", .help = cli::said::help_add{}, .repeatable = true},
      {.name = "edit",
       .placeholder = "ID:F=VALUE",
       .help = cli::said::help_edit{},
       .repeatable = true,
       .names_file = names_file},
      {.name = "remove", .placeholder = "ID", .help = cli::said::help_remove{}, .repeatable = true},
      {.name = "renumber", .help = cli::said::help_renumber{}},
      {.name = "order",
       .placeholder = "ORDER",
       .help = cli::said::help_order{},
       .values = {"fide", "file", "lots"}},
      {.name = "seed", .placeholder = "N", .help = cli::said::help_seed{}},
  };
}

PeopleEdits people_edits(const cli::Arguments& arguments) {
  PeopleEdits edits;
  for (const auto& text : arguments.values("bye")) edits.byes.push_back(bye(text));
  edits.withdrawn = absences(arguments, "withdraw");
  edits.readmitted = absences(arguments, "readmit");
  for (const auto& text : arguments.values("prohibit"))
    edits.prohibited.push_back(prohibition(text));
  for (const auto& text : arguments.values("line-up")) edits.line_ups.push_back(line_up(text));
  for (const auto& text : arguments.values("edit"))
    if (names_file(text))
      edits.change_files.push_back(text);
    else
      edits.changes.push_back(change_of(text));
  for (const auto& text : arguments.values("remove"))
    edits.removed.push_back(number_in_option(text, "remove", "ID", trf::max_start_rank));
  edits.accelerate = arguments.has("accelerate");
  edits.renumber = arguments.has("renumber");
  if (arguments.has("order") && !edits.renumber && arguments.value("from") != "csv")
    throw cli::UsageError(cli::said::order_needs_entries{});
  if (arguments.has("seed") && arguments.value("order") != "lots")
    cli::refuse_without("seed", "order=lots");
  return edits;
}

std::optional<trf::EntryOrder> order_of(const cli::Arguments& arguments,
                                        std::vector<trf::Message>& told) {
  if (!arguments.has("order")) return std::nullopt;
  using Kind = trf::EntryOrder::Kind;
  const auto name = arguments.value("order");
  trf::EntryOrder order{name == "lots" ? Kind::lots : name == "file" ? Kind::file : Kind::fide, 0};
  if (order.kind != Kind::lots) return order;
  if (arguments.has("seed")) {
    const auto text = arguments.value("seed");
    const auto seed = trf::whole_number<std::uint64_t>(text);
    if (!seed) throw cli::UsageError(cli::said::seed_unreadable{.value = text});
    order.seed = *seed;
  } else {
    order.seed = cli::session().host.lot();
  }
  told.push_back(cli::said::lots_drawn{.seed = std::to_string(order.seed)});
  return order;
}

}  // namespace parse
