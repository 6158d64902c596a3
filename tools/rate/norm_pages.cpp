// The norm report: the verdicts on all players, then a page for each player with every condition,
// required and found, and the opponents.

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "rate/messages/norm_pages.hpp"
#include "rate/messages/rate_pages.hpp"
#include "rate/messages/rate_tables.hpp"
#include "rate/pages.hpp"
#include "trf/one_game.hpp"
#include "trf/rating/messages/norms.hpp"

namespace rate {
namespace {

using cli::element, cli::xml_escaped, cli::html_phrase, cli::HtmlTable;
using trf::rating::Norm, trf::rating::Requirement;
using Kind = HtmlTable::Kind;

trf::Message verdict(const Norm& norm) { return said::verdict_on_norm{.achieved = norm.achieved}; }

/// Each condition with the required and the actual number.
std::string conditions(const Norm& norm) {
  HtmlTable html{{{cli::said::heading_article{}},
                  {said::condition{}, Kind::who},
                  {said::required{}},
                  {said::found{}},
                  {cli::said::heading_verdict{}}}};
  for (const auto& one : norm.requirements) {
    const trf::Decimal required{one.required, one.decimals};
    html.row().cell(one.article).phrase(trf::rating::said::condition{.what = one.what});
    html.phrase(one.bound == Requirement::Bound::at_least
                    ? trf::Message{said::at_least{.value = required}}
                    : said::at_most{.value = required});
    html.cell(cli::spoken(trf::Decimal{one.found, one.decimals}));
    html.markup(html_phrase(one.is_met() ? trf::Message{said::met{}} : said::not_met{}),
                one.is_met() ? "" : "error");
  }
  return html.html();
}

/// The reasons that the table of conditions does not show.
std::vector<trf::Message> other_reasons(const Norm& norm) {
  std::vector<trf::Message> others;
  for (const auto& reason : norm.reasons)
    if (std::ranges::none_of(norm.requirements, [&](const Requirement& one) {
          return !one.is_met() && one.article == reason.article;
        }))
      others.push_back(reason.sentence());
  return others;
}

std::string norm_section(const Norm& norm) {
  std::string html = element("h3", xml_escaped(norm.norm)) +
                     element("p", html_phrase(verdict(norm)), norm.is_achieved() ? "" : "error");
  for (const auto& reason : other_reasons(norm)) html += element("p", html_phrase(reason));
  if (!norm.requirements.empty()) html += conditions(norm);
  std::string facts;
  const auto add = [&](const trf::Message& fact) {
    facts += fmt::format("<span>{}</span>\n", html_phrase(fact));
  };
  add(said::games_are{.games = norm.games});
  add(said::points_are{.points = cli::halves(norm.score)});
  if (norm.average) add(said::average_of_opponents{.average = *norm.average});
  if (norm.raised) add(said::raised_from{.rating = *norm.raised});
  if (norm.required) add(said::points_required{.points = cli::halves(*norm.required)});
  if (norm.performance) add(said::performance_is{.performance = *norm.performance});
  return html + fmt::format("<p class=\"facts\">{}</p>\n", facts);
}

bool is_of_maestro(const Norm& norm) { return norm.norm == "maestro"; }

/// All rounds of the player, and which of them count for a norm.
std::string opponents(const trf::Tournament& tournament, const trf::rating::Event& national,
                      const trf::rating::Event& fide, trf::PlayerIndex player,
                      std::span<const Norm> norms) {
  const bool has_maestro = std::ranges::any_of(norms, is_of_maestro);
  const bool has_fide = !std::ranges::all_of(norms, is_of_maestro);
  const auto& event = has_fide ? fide : national;
  std::vector<HtmlTable::Heading> headings{
      {cli::said::heading_round{}, Kind::number},
      {cli::said::heading_colour{}},
      {cli::said::heading_opponent{}, Kind::who},
      {cli::said::heading_fed{}, Kind::text, cli::said::heading_federation{}},
      {cli::said::heading_title{}}};
  for (const auto& [is_shown, name] :
       {std::pair{has_maestro, "maestro"}, std::pair{has_fide, "FIDE"}})
    if (is_shown)
      headings.push_back({has_maestro && has_fide
                              ? trf::Message{said::rating_for{.norms = trf::Code{name}}}
                              : cli::said::heading_rating{},
                          Kind::number});
  headings.push_back({cli::said::heading_score{}, Kind::number});
  for (const auto& norm : norms)
    headings.push_back(
        {said::norm_name{.name = trf::Code{norm.norm}}, Kind::text, said::counted_for_norm{}});
  HtmlTable html{std::move(headings)};
  for (int round = 1; round <= tournament.rounds(); ++round) {
    const auto game = tournament.game(player, round);
    html.row().cell(std::int64_t{round});
    if (game.opponent == trf::no_player) {
      html.empty().phrase(said::no_opponent{}).empty().empty();
      if (has_maestro) html.empty();
      if (has_fide) html.empty();
    } else {
      const auto& opponent = event.entrants[game.opponent];
      const auto& who = tournament.players[game.opponent];
      html.phrase(colour_name(game.colour));
      html.cell(who.name).cell(opponent.federation).cell(trf::name(opponent.title));
      if (has_maestro) html.cell(trf::rating::rating_for_maestro(national, game.opponent));
      if (has_fide) html.cell(trf::rating::rating_for_fide_norm(fide, game.opponent));
    }
    // As in rating: 1, 1/2 and 0 in every point system.
    html.cell(game.is_played() ? cli::halves(trf::Score::from_halves(trf::halves_of(game.code)))
                               : "");
    for (const auto& norm : norms) {
      const bool counts = std::any_of(norm.counted.begin(), norm.counted.end(),
                                      [&](const auto& counted) { return counted.round == round; });
      html.phrase(counts             ? trf::Message{said::counted{}}
                  : game.is_played() ? trf::Message{said::not_counted{}}
                                     : said::not_played{});
    }
  }
  return html.html();
}

}  // namespace

std::string norm_page(const trf::Tournament& tournament, const trf::rating::Event& national,
                      const trf::rating::Event& fide, const std::vector<Norm>& norms) {
  std::string html = cli::event_heading(tournament) + element("h2", html_phrase(said::norms{}));
  HtmlTable summary{{{cli::said::heading_number{}, Kind::number},
                     {cli::said::heading_name{}, Kind::who},
                     {said::norm{}},
                     {cli::said::heading_verdict{}},
                     {cli::said::heading_games{}, Kind::number},
                     {cli::said::heading_points{}, Kind::number},
                     {said::average{}, Kind::number},
                     {said::required{}, Kind::number, said::points_for_average{}},
                     {said::conditions_met{}}}};
  for (const auto& norm : norms) {
    const auto& player = tournament.players[norm.player];
    summary.row().cell(std::int64_t{player.start_rank}).cell(cli::titled_name(player));
    summary.cell(norm.norm).phrase(verdict(norm)).cell(std::int64_t{norm.games});
    summary.cell(cli::halves(norm.score)).cell(norm.average ? std::to_string(*norm.average) : "");
    summary.cell(norm.required ? cli::halves(*norm.required) : "");
    summary.phrase(
        said::met_of{.met = std::count_if(norm.requirements.begin(), norm.requirements.end(),
                                          [](const Requirement& one) { return one.is_met(); }),
                     .conditions = norm.requirements.size() + other_reasons(norm).size()});
  }
  html += norms.empty() ? element("p", html_phrase(said::no_norm_possible{})) : summary.html();

  // The norms of one player are together.
  std::map<trf::PlayerIndex, std::vector<Norm>> by_player;
  for (const auto& norm : norms) by_player[norm.player].push_back(norm);
  for (const auto& [player, own] : by_player) {
    if (std::all_of(own.begin(), own.end(), [](const Norm& norm) { return norm.games == 0; }))
      continue;
    const auto& who = tournament.players[player];
    html += fmt::format("<h2 class=\"apart\">{}</h2>\n",
                        xml_escaped(fmt::format("{} {}", who.start_rank, cli::titled_name(who))));
    std::string facts;
    for (const auto& fact :
         {who.federation, who.fide_id, who.rating > 0 ? std::to_string(who.rating) : std::string{}})
      if (!fact.empty()) facts += fmt::format("<span>{}</span>\n", xml_escaped(fact));
    if (!facts.empty()) html += fmt::format("<p class=\"facts\">{}</p>\n", facts);
    html += opponents(tournament, national, fide, player, own);
    for (const auto& norm : own) html += norm_section(norm);
  }
  return html;
}

}  // namespace rate
