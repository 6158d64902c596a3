// The rating reports: of an event, game by game, and of a period, tournament by tournament.

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "cli/chart.hpp"
#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "rate/change_account.hpp"
#include "rate/messages/rate_pages.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/pages.hpp"

namespace rate {
namespace {

using cli::element, cli::xml_escaped, cli::html_phrase, cli::HtmlTable;
using trf::rating::Change, trf::rating::Status;
using Kind = HtmlTable::Kind;

template <class Number>
std::string whole(const std::optional<Number>& value) {
  return value ? std::to_string(*value) : std::string{};
}

std::string spoken_hundredths(const std::optional<std::int64_t>& value) {
  return value ? cli::spoken(trf::Decimal{*value, 2}) : std::string{};
}

std::string rating_text(int rating) { return rating > 0 ? std::to_string(rating) : std::string{}; }

/// The columns of a summary; `first` is the heading of the rows' names.
std::vector<HtmlTable::Heading> summary_headings(bool has_initial, trf::Message first) {
  std::vector<HtmlTable::Heading> headings{
      {std::move(first), Kind::number},
      {cli::said::heading_name{}, Kind::who},
      {cli::said::heading_rating{}, Kind::number},
      {said::k{}, Kind::number},
      {cli::said::heading_games{}, Kind::number},
      {cli::said::heading_score{}, Kind::number},
      {cli::said::heading_expected{}, Kind::number},
      {cli::said::heading_change{}, Kind::number},
      {cli::said::heading_new{}, Kind::number, said::new_rating{}}};
  if (has_initial) headings.push_back({said::first_short{}, Kind::number, said::first_rating{}});
  headings.push_back({cli::said::heading_note{}});
  return headings;
}

/// \param account  the id of the player's account on the page; empty: there is none
void add_summary(HtmlTable& html, std::string_view id, std::string_view name, const Change& change,
                 bool has_initial, std::string_view account) {
  html.row().cell(id);
  if (!account.empty())
    html.markup(fmt::format("<a href=\"#{}\">{}</a>", account, cli::breakable(name)));
  else
    html.cell(name);
  html.cell(rating_text(change.rating)).cell(whole(change.k));
  html.cell(whole(change.games)).cell(points(change.score));
  html.cell(spoken_hundredths(change.expected_hundredths));
  html.cell(change.change_hundredths ? signed_change(*change.change_hundredths) : "");
  html.cell(whole(change.new_rating));
  if (has_initial) html.cell(whole(change.initial_rating));
  html.phrase(all_notes(change));
}

trf::Message status_words(Status status) {
  switch (status) {
    case Status::rated: return {};
    case Status::standard: return said::by_standard_list{};
    case Status::unrated: return said::unrated{};
    case Status::excluded: return said::not_rated_here{};
  }
  return {};
}

/// The player's data, on one line.
std::string identity_line(const trf::Player& player, const Change& change) {
  std::string html;
  const auto add = [&](std::string_view fact) { html += fmt::format("<span>{}</span>\n", fact); };
  if (!player.federation.empty()) add(xml_escaped(player.federation));
  if (!player.fide_id.empty()) add(html_phrase(said::fide_number{.number = player.fide_id}));
  for (const auto& national : player.national)
    if (!national.id.empty())
      add(html_phrase(
          said::national_number{.federation = national.federation, .number = national.id}));
  if (const auto birth = player.born(); birth.is_set())
    add(html_phrase(said::born{.date = cli::day_of(birth)}));
  if (change.rating > 0) add(html_phrase(said::has_rating{.rating = change.rating}));
  if (const auto status = status_words(change.status); !status.empty()) add(html_phrase(status));
  return fmt::format("<p class=\"facts\">{}</p>\n", html);
}

/// The new rating, also if it is under the floor and the next list does not have it.
int reached(const Change& change) {
  const auto points = change.change_hundredths.value_or(0) / 100;
  return change.new_rating.value_or(change.rating + static_cast<int>(points));
}

/// The rating after each round, before rounding; empty if the system does not calculate game by
/// game, or if the games do not change the rating.
std::string progress_chart(const Change& change, std::span<const trf::rating::GameAccount> games) {
  if (change.rating == 0 || !change.k || !change.change_hundredths || change.is_cancelled)
    return {};
  cli::Chart chart{.title = said::rating_by_round{},
                   .across = cli::said::heading_round{},
                   .ticks = {"0"},
                   .decimals = 2,
                   .lines = {{}}};
  auto& values = chart.lines.front().values;
  auto rating = std::int64_t{change.rating} * 100;
  values.emplace_back(rating);
  for (const auto& game : games) {
    if (!game.counted) continue;
    if (!game.expected) return {};
    rating += (std::int64_t{game.score.tenths()} * 10 - *game.expected) * *change.k;
    chart.ticks.push_back(std::to_string(game.round));
    values.emplace_back(rating);
  }
  if (values.size() < 4) return {};
  chart.description = html_phrase(said::from_to_in_games{
      .from = change.rating, .to = reached(change), .games = values.size() - 1});
  return cli::line_chart(chart);
}

struct Results {
  std::optional<int> games;
  std::optional<trf::Score> score;
};
/// Those of the tournament alone: a first rating is of earlier results too.
Results own_results(const Change& change) {
  const bool is_first_rating = change.status == Status::unrated && !change.is_disregarded;
  if (!is_first_rating || !change.games) return {change.games, change.score};
  return {change.event_games, change.event_score};
}

/// A player's rounds, including those that were not played.
std::string games_table(const trf::Tournament& tournament, trf::PlayerIndex player,
                        const Change& change, std::span<const trf::rating::GameAccount> accounts) {
  HtmlTable html{{{cli::said::heading_round{}, Kind::number},
                  {cli::said::heading_colour{}},
                  {cli::said::heading_number{}, Kind::number},
                  {cli::said::heading_opponent{}, Kind::who},
                  {cli::said::heading_rating{}, Kind::number, said::opponent_rating{}},
                  {cli::said::heading_difference{}, Kind::number, said::difference_used{}},
                  {cli::said::heading_expected{}, Kind::number},
                  {cli::said::heading_score{}, Kind::number},
                  {cli::said::heading_note{}}}};
  auto account = accounts.begin();
  for (int round = 1; round <= tournament.rounds(); ++round) {
    const auto game = tournament.game(player, round);
    if (game.opponent == trf::no_player) continue;
    const auto& opponent = tournament.players[game.opponent];
    html.row().cell(std::int64_t{round});
    html.phrase(colour_name(game.colour));
    html.cell(std::int64_t{opponent.start_rank}).cell(cli::titled_name(opponent));
    if (account == accounts.end() || account->round != round) {
      html.empty().empty().empty().empty();
      html.phrase(game.is_open() ? trf::Message{said::no_result{}} : said::not_played{});
      continue;
    }
    html.cell(rating_text(account->opponent_rating));
    html.cell(whole(account->difference_used));
    html.cell(account->expected ? cli::spoken(trf::Decimal{*account->expected, 2}) : std::string{});
    html.cell(cli::halves(account->score));
    const auto note = account->note.sentence();
    html.phrase(account->counted ? note
                : note.empty()   ? trf::Message{said::not_counted{}}
                                 : said::not_counted_because{.reason = note});
    ++account;
  }
  const auto own = own_results(change);
  if (own.games != change.games) {
    html.row().empty().empty().empty().phrase(said::earlier_results{}).empty().empty().empty();
    html.cell(cli::halves(*change.score - *own.score)).empty();
  }
  html.row("sum").empty().empty().empty().phrase(said::sum{}).empty().empty();
  html.cell(spoken_hundredths(change.expected_exact_hundredths)).cell(points(change.score)).empty();
  return html.html();
}

bool has_initial(const std::vector<Change>& changes) {
  return std::any_of(changes.begin(), changes.end(),
                     [](const Change& change) { return change.initial_rating.has_value(); });
}

/// The summary, whose names choose the player who is printed (the style sheet knows the target).
std::string summary_part(const HtmlTable& summary) {
  return element("h2", html_phrase(said::summary{})) +
         element("p", html_phrase(said::to_print_one{}), "quiet hint") + summary.html();
}

}  // namespace

trf::Message colour_name(trf::Colour colour) {
  if (colour == trf::Colour::none) return {};
  return colour == trf::Colour::white ? trf::Message{cli::said::heading_white{}}
                                      : cli::said::heading_black{};
}

std::string event_page(const trf::Tournament& tournament, const trf::rating::Event& event,
                       const trf::rating::Rated& rated, const trf::rating::Regulation& regulation,
                       std::size_t report) {
  const auto account_of = [report](std::size_t i) {
    return report == 0 ? fmt::format("p{}", i) : fmt::format("r{}p{}", report + 1, i);
  };
  std::string html = cli::event_heading(tournament);
  html += element("p", html_phrase(said::rated_by{.regulation = regulation.title()}));
  for (const auto& warning : rated.warnings)
    html += element("p", html_phrase(warning.said.sentence()), "warning");
  const bool with_initial = has_initial(rated.changes);
  const auto has_account = [&](std::size_t i) { return !event.entrants[i].games.empty(); };
  HtmlTable summary{summary_headings(with_initial, cli::said::heading_number{})};
  for (std::size_t i = 0; i < rated.changes.size(); ++i)
    add_summary(summary, std::to_string(tournament.players[i].start_rank),
                cli::titled_name(tournament.players[i]), rated.changes[i], with_initial,
                has_account(i) ? account_of(i) : std::string{});
  html += summary_part(summary);

  html += fmt::format("<h2 class=\"apart\">{}</h2>\n", html_phrase(said::player_by_player{}));
  const auto& games = rated.games;
  auto next = games.begin();
  for (std::size_t i = 0; i < rated.changes.size(); ++i) {
    const auto player = static_cast<trf::PlayerIndex>(i);
    const auto first = next;
    next =
        std::find_if(first, games.end(), [&](const auto& game) { return game.player != player; });
    const std::span own{first, next};
    if (!has_account(i)) continue;
    const auto& who = tournament.players[i];
    html +=
        fmt::format("<article id=\"{}\">\n", account_of(i)) +
        element("h3", xml_escaped(fmt::format("{} {}", who.start_rank, cli::titled_name(who)))) +
        identity_line(who, rated.changes[i]) +
        games_table(tournament, player, rated.changes[i], own) +
        account_line(rated.changes[i], &regulation) + progress_chart(rated.changes[i], own) +
        "</article>\n";
  }
  return html;
}

namespace {

std::string events_table(const std::vector<PeriodEvent>& events) {
  HtmlTable html{{{cli::said::heading_number{}, Kind::number},
                  {said::tournament{}, Kind::who},
                  {said::start{}},
                  {said::end{}},
                  {cli::said::heading_file{}}}};
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].file.empty()) continue;  // Not rated in this period
    html.row().cell(static_cast<std::int64_t>(i + 1)).cell(events[i].name);
    html.cell(cli::spoken(events[i].start));
    html.cell(cli::spoken(events[i].end));
    html.markup(xml_escaped(events[i].file), "file");
  }
  return html.html();
}

/// A disregarded tournament is not in the sums if another one counts, except after one that counts
/// (2018 6.1).
trf::Message notes_of(const PeriodEntry& entry, std::span<const PeriodEntry> entries,
                      const trf::rating::Period& period, bool has_counted) {
  const auto& change = entry.change;
  auto notes = all_notes(change);
  if (!change.is_disregarded || notes.empty() || !has_counted) return notes;
  const auto counts_before = [&](const PeriodEntry& other) {
    return !other.change.is_disregarded && other.change.event_games > 0 &&
           period.order_of(other.event) < period.order_of(entry.event);
  };
  if (change.is_first_disregarded && std::ranges::any_of(entries, counts_before)) return {};
  return said::not_in_sum{.reason = std::move(notes)};
}

/// A player's tournaments, with the rating before and after each.
std::string period_account(const trf::rating::PeriodRow& row, const trf::rating::Period& period,
                           const std::vector<PeriodEvent>& events,
                           std::span<const PeriodEntry> entries) {
  const bool has_counted = row.change.event_games > 0 || row.sums_have_earlier;
  HtmlTable html{{{cli::said::heading_number{}, Kind::number},
                  {said::tournament{}, Kind::who},
                  {cli::said::heading_games{}, Kind::number},
                  {cli::said::heading_score{}, Kind::number},
                  {cli::said::heading_expected{}, Kind::number},
                  {cli::said::heading_change{}, Kind::number},
                  {cli::said::heading_note{}}}};
  cli::Chart chart{.title = said::rating_by_event{},
                   .across = said::tournament{},
                   .ticks = {"0"},
                   .decimals = 2,
                   .lines = {{}}};
  auto rating = std::int64_t{row.change.rating} * 100;
  chart.lines.front().values.emplace_back(rating);
  if (row.sums_have_earlier) {
    html.row().empty().phrase(said::earlier_results{}).cell(std::int64_t{row.earlier.games});
    html.cell(points(row.earlier.score)).empty().empty().empty();
  }
  for (const auto& entry : entries) {
    html.row().cell(std::int64_t{entry.event} + 1).cell(events[entry.event].name);
    const auto own = own_results(entry.change);
    html.cell(whole(own.games)).cell(points(own.score));
    html.cell(spoken_hundredths(entry.change.expected_hundredths));
    html.cell(entry.change.change_hundredths ? signed_change(*entry.change.change_hundredths) : "");
    html.phrase(notes_of(entry, entries, period, has_counted));
    rating += entry.change.change_hundredths.value_or(0);
    chart.ticks.push_back(std::to_string(entry.event + 1));
    chart.lines.front().values.emplace_back(rating);
  }
  if (entries.size() > 1 || row.sums_have_earlier) {
    html.row("sum").empty().phrase(said::sum{}).cell(whole(row.change.games));
    html.cell(points(row.change.score)).cell(spoken_hundredths(row.change.expected_hundredths));
    html.cell(row.change.change_hundredths ? signed_change(*row.change.change_hundredths) : "");
    html.empty();
  }
  chart.description = html_phrase(said::from_to_in_events{
      .from = row.change.rating, .to = reached(row.change), .events = entries.size()});
  const bool has_chart = row.change.rating > 0 && entries.size() > 1;
  return html.html() + account_line(row.change, period.regulation()) +
         (has_chart ? cli::line_chart(chart) : "");
}

}  // namespace

std::string period_page(const trf::rating::Period& period, const std::vector<PeriodEvent>& events,
                        std::vector<PeriodEntry> entries) {
  std::sort(entries.begin(), entries.end(), [](const PeriodEntry& a, const PeriodEntry& b) {
    return std::tie(a.key, a.event) < std::tie(b.key, b.event);
  });
  bool with_initial = false;
  for (std::size_t i = 0; i < period.size(); ++i)
    with_initial = with_initial || period.row(i).change.initial_rating.has_value();
  HtmlTable summary{summary_headings(with_initial, cli::said::heading_id{})};
  std::string accounts;
  auto next = entries.cbegin();
  for (std::size_t i = 0; i < period.size(); ++i) {
    const auto row = period.row(i);
    add_summary(summary, row.id, row.name, row.change, with_initial, fmt::format("p{}", i));
    const auto first =
        std::find_if(next, entries.cend(), [&](const auto& entry) { return entry.key >= row.key; });
    next = std::find_if(first, entries.cend(),
                        [&](const auto& entry) { return entry.key != row.key; });
    std::string who = row.name;
    if (!row.id.empty()) who += fmt::format(" ({})", row.id);
    accounts += fmt::format("<article id=\"p{}\">\n", i) + element("h3", xml_escaped(who)) +
                (row.change.rating > 0
                     ? element("p", html_phrase(said::rating_at_start{.rating = row.change.rating}))
                     : element("p", html_phrase(said::unrated{}))) +
                period_account(row, period, events, {first, next}) + "</article>\n";
  }
  return element("h1", html_phrase(said::rating_period{})) + events_table(events) +
         summary_part(summary) +
         fmt::format("<h2 class=\"apart\">{}</h2>\n", html_phrase(said::player_by_player{})) +
         accounts;
}

}  // namespace rate
