// The norm report: everybody's verdict, then a page a player with each condition, required and
// found, and the opponents that it was found with.

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "rate/pages.hpp"

namespace rate {
namespace {

using cli::element, cli::html_escaped, cli::html_phrase, cli::HtmlTable;
using trf::rating::Norm, trf::rating::Requirement;
using Kind = HtmlTable::Kind;

bool is_achieved(const Norm& norm) { return norm.achieved != "no" && norm.achieved != "none"; }

std::string verdict(const Norm& norm) {
  if (!is_achieved(norm)) return "not achieved";
  return norm.achieved == "yes" ? "achieved" : fmt::format("achieved: {}", norm.achieved);
}

std::string number(std::int64_t value, int decimals) {
  return to_string(cli::Decimal{value, decimals});
}

/// Each condition with what it asks and what is there.
std::string conditions(const Norm& norm) {
  HtmlTable html{{{"Article"}, {"Condition", Kind::who}, {"Required"}, {"Found"}, {"Verdict"}}};
  for (const auto& one : norm.requirements) {
    html.row().cell(one.article).phrase(one.what);
    html.phrase(fmt::format("{} {}",
                            one.bound == Requirement::Bound::at_least ? "at least" : "at most",
                            number(one.required, one.decimals)));
    html.cell(number(one.found, one.decimals));
    html.markup(html_phrase(one.is_met() ? "met" : "not met"), one.is_met() ? "" : "error");
  }
  return html.html();
}

std::string norm_section(const Norm& norm) {
  std::string html = element("h3", html_escaped(norm.norm)) +
                     element("p", html_phrase(verdict(norm)), is_achieved(norm) ? "" : "error");
  html += conditions(norm);
  std::string facts;
  const auto add = [&](const std::string& phrase) {
    facts += fmt::format("<span>{}</span>\n", html_phrase(phrase));
  };
  add(fmt::format("games {}", norm.games));
  add(fmt::format("points {}", cli::halves(norm.score)));
  if (norm.average) add(fmt::format("average of the opponents {}", *norm.average));
  if (norm.raised) add(fmt::format("lowest opponent raised from {}", *norm.raised));
  if (norm.required) add(fmt::format("points required {}", cli::halves(*norm.required)));
  if (norm.performance) add(fmt::format("performance {}", *norm.performance));
  return html + fmt::format("<p class=\"facts\">{}</p>\n", facts);
}

/// All rounds of the player; which of them a norm counts.
std::string opponents(const trf::Tournament& tournament, const trf::rating::Event& event,
                      trf::PlayerIndex player, std::span<const Norm> norms) {
  std::vector<HtmlTable::Heading> headings{{"Round", Kind::number},
                                           {"Colour"},
                                           {"Opponent", Kind::who},
                                           {"Fed", Kind::text, "Federation"},
                                           {"Title"},
                                           {"Rating", Kind::number},
                                           {"Score", Kind::number}};
  for (const auto& norm : norms)
    headings.push_back({std::string{norm.norm}, Kind::text, "Counted for the norm"});
  HtmlTable html{std::move(headings)};
  for (int round = 1; round <= tournament.rounds(); ++round) {
    const auto game = tournament.game(player, round);
    html.row().cell(std::int64_t{round});
    if (game.opponent == trf::no_player) {
      html.empty().phrase("no opponent").empty().empty().empty();
    } else {
      const auto& opponent = event.entrants[game.opponent];
      const auto& who = tournament.players[game.opponent];
      html.phrase(game.colour == trf::Colour::white   ? "White"
                  : game.colour == trf::Colour::black ? "Black"
                                                      : "");
      html.cell(who.name).cell(opponent.federation).cell(trf::name(opponent.title));
      const int rating = opponent.rating > 0 ? opponent.rating : opponent.national_rating;
      html.cell(rating > 0 ? std::to_string(rating) : "");
    }
    html.cell(game.is_played() ? cli::halves(tournament.points_of(player, round)) : "");
    for (const auto& norm : norms) {
      const bool counts = std::any_of(norm.counted.begin(), norm.counted.end(),
                                      [&](const auto& counted) { return counted.round == round; });
      html.phrase(counts ? "counted" : game.is_played() ? "not counted" : "not played");
    }
  }
  return html.html();
}

}  // namespace

std::string norm_page(const trf::Tournament& tournament, const trf::rating::Event& event,
                      const std::vector<Norm>& norms) {
  std::string html = cli::event_heading(tournament) + element("h2", html_phrase("Norms"));
  HtmlTable summary{{{"No.", Kind::number},
                     {"Name", Kind::who},
                     {"Norm"},
                     {"Verdict"},
                     {"Games", Kind::number},
                     {"Points", Kind::number},
                     {"Average", Kind::number},
                     {"Required", Kind::number, "Points required for this average"},
                     {"Conditions met"}}};
  for (const auto& norm : norms) {
    const auto& player = tournament.players[norm.player];
    summary.row().cell(std::int64_t{player.start_rank}).cell(cli::titled_name(player));
    summary.cell(norm.norm).phrase(verdict(norm)).cell(std::int64_t{norm.games});
    summary.cell(cli::halves(norm.score)).cell(norm.average ? std::to_string(*norm.average) : "");
    summary.cell(norm.required ? cli::halves(*norm.required) : "");
    summary.phrase(fmt::format("{} of {}",
                               std::count_if(norm.requirements.begin(), norm.requirements.end(),
                                             [](const Requirement& one) { return one.is_met(); }),
                               norm.requirements.size()));
  }
  html += norms.empty() ? element("p", html_phrase("Nobody can make such a norm here"))
                        : summary.html();

  // The same player's norms stand together.
  std::map<trf::PlayerIndex, std::vector<Norm>> by_player;
  for (const auto& norm : norms) by_player[norm.player].push_back(norm);
  for (const auto& [player, own] : by_player) {
    if (std::all_of(own.begin(), own.end(), [](const Norm& norm) { return norm.games == 0; }))
      continue;
    const auto& who = tournament.players[player];
    html += fmt::format("<h2 class=\"apart\">{}</h2>\n",
                        html_escaped(fmt::format("{} {}", who.start_rank, cli::titled_name(who))));
    std::string facts;
    for (const auto& fact :
         {who.federation, who.fide_id, who.rating > 0 ? std::to_string(who.rating) : std::string{}})
      if (!fact.empty()) facts += fmt::format("<span>{}</span>\n", html_escaped(fact));
    if (!facts.empty()) html += fmt::format("<p class=\"facts\">{}</p>\n", facts);
    html += opponents(tournament, event, player, own);
    for (const auto& norm : own) html += norm_section(norm);
  }
  return html;
}

}  // namespace rate
