#include "rate/run.hpp"

#include <algorithm>

#include "cli/rate_of_play.hpp"
#include "rate/messages/rate_reports.hpp"
#include "rate/system.hpp"

namespace rate {

Run::Run(const cli::Arguments& arguments, std::string system)
    : arguments_{arguments}, system_{std::move(system)}, facts_{arguments} {
  wanted_ = {.games = arguments.has("games") || is_page(), .assumptions = arguments.verbose()};
  status_ = facts_.status();
  if (arguments.has("ledger")) {
    auto loaded = load_ledger(arguments);
    ledger_ = std::move(loaded.ledger);
    status_ = std::max(status_, loaded.status);
  }
  if (arguments.has("list")) {
    loaded_ = load_list(arguments.value("list"), arguments);
    status_ = std::max(status_, loaded_.status);
  }
  persons_ = persons_of(loaded_, arguments);
}

Run::Run(const cli::Arguments& arguments, const std::vector<std::string>& reports)
    : Run{arguments, std::string{}} {
  if (!is_usable()) return;
  auto choice = system_of_run(arguments, loaded_, facts_, reports);
  system_ = std::move(choice.system);
  each_decides_ = choice.each_decides;
}

bool Run::refuses(const trf::Tournament& tournament, const trf::Document& document,
                  cli::Answer& answer) const {
  if (!arguments_.has("system") || !contradicts(tournament, system_)) return false;
  answer.messages.push_back(
      {"",
       trf::Severity::error,
       {trf::line_of(document, {"172"}), 0},
       said::system_contradicted{.system = trf::Code{"--system=" + system_}}});
  answer.status = std::max<int>(answer.status, cli::usage);
  return true;
}

Rating Run::rate(const trf::Tournament& tournament, std::uint32_t number, const std::string& file,
                 const trf::Document& document, cli::Answer& answer) const {
  Rating rating;
  std::vector<trf::Message> warnings;
  const auto own =
      each_decides_ ? system_of_report(tournament,
                                       cli::seconds_for_60_moves(tournament, facts_.rate_of_play()))
                    : std::string{};
  rating.regulation =
      &regulation_for(arguments_, own.empty() ? system_ : own, tournament, warnings);
  rating.event = trf::rating::make_event(tournament, facts_.of(tournament, file, &answer.notes));
  question_players(answer, document, tournament, rating.event);
  rating.event.kind = trf::rating::special_event(arguments_.value("event"));
  rating.use = trf::rating::apply_list(rating.event, tournament, persons_, *rating.regulation);
  tell_use(answer, tournament, rating.use);
  if (rating.use.rated_as_reported > 0)
    answer.warn(said::began_before_list{.start = to_string(rating.event.start),
                                        .list = to_string(list()->date()),
                                        .players = rating.use.rated_as_reported},
                {trf::line_of(document, {"042"})});
  if (!ledger_.entries().empty())
    trf::rating::apply_ledger(rating.event, tournament, ledger_, rating.use, list());
  revision_.apply(rating.event, rating.use, number);
  if (period_ != nullptr)
    for (std::size_t i = 0; i < rating.event.entrants.size(); ++i) {
      auto& games = rating.event.entrants[i].facts.games_period;
      if (!games) games = period_->games_of(rating.use.keys[i]);
    }
  tell_low_ratings(answer, tournament, rating.event, *rating.regulation);
  rating.rated = trf::rating::rate(rating.event, *rating.regulation, wanted_);
  for (auto& warning : warnings) answer.warn(std::move(warning), {trf::line_of(document, {"042"})});
  for (const auto& warning : rating.rated.warnings)
    answer.warn(warning.said.sentence(), {line_about(warning.about, tournament, document)});
  if (arguments_.verbose()) tell(answer, tournament, rating);
  return rating;
}

void Run::finish() const {
  for (const auto& event : facts_.unmet_events())
    cli::complain(said::no_report_of_event{.file = arguments_.value("players"), .event = event});
}

std::uint32_t Run::line_about(trf::rating::Warning::About about, const trf::Tournament& tournament,
                              const trf::Document& document) const {
  using About = trf::rating::Warning::About;
  const bool is_of_options =
      (about == About::form && arguments_.has("type")) ||
      (about == About::rate_of_play && (arguments_.has("minutes") || arguments_.has("base")));
  return is_of_options ? 0 : trf::rating::place_of(document, tournament, about).line;
}

void Run::tell(cli::Answer& answer, const trf::Tournament& tournament, const Rating& rating) const {
  if (!arguments_.has("type") && !trf::event_type(tournament))
    answer.notes.push_back(said::type_unknown{});
  answer.notes.push_back(said::calculated_by{.regulation = rating.regulation->title()});
  for (const auto& [player, text] : rating.rated.assumptions)
    answer.notes.push_back(player == trf::no_player
                               ? text
                               : said::of_player{.number = tournament.players[player].start_rank,
                                                 .name = tournament.players[player].name,
                                                 .sentence = text});
}

InputNumbers::InputNumbers(const cli::Arguments& arguments) {
  for (const auto& input : arguments.inputs()) {
    names_.push_back(input == "-" ? arguments.value("stdin-name") : input);
    numbers_[names_.back()].insert(numbers_[names_.back()].begin(),
                                   static_cast<std::uint32_t>(names_.size() - 1));
  }
}

std::uint32_t InputNumbers::take(const std::string& name) {
  const std::lock_guard lock{mutex_};
  auto& numbers = numbers_[name];
  if (numbers.empty()) return 0;
  const auto number = numbers.back();
  numbers.pop_back();
  return number;
}

}  // namespace rate
