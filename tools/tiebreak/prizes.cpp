#include "prizes.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "cli/messages/headings.hpp"
#include "tiebreak/messages/tiebreak_prizes.hpp"

namespace tiebreak_tool {
namespace {

using namespace trf::tiebreak;

trf::Decimal money(std::int64_t cents) { return {cents, 2}; }

/// Is there an order of the tie at `first` with which `differs`? These are asked: the tie reversed,
/// and each of the others first, since the first one chooses first.
template <class Differs>
bool any_order(const Ranking& ranking, std::size_t first, Differs differs) {
  const auto begin = static_cast<std::ptrdiff_t>(first);
  const auto end = static_cast<std::ptrdiff_t>(ranking.end_of(first));
  auto order = ranking.order;
  std::reverse(order.begin() + begin, order.begin() + end);
  bool found = differs(order);
  for (auto other = begin + 1; !found && other < end; ++other) {
    order = ranking.order;
    std::rotate(order.begin() + begin, order.begin() + other, order.begin() + other + 1);
    found = differs(order);
  }
  return found;
}

/// Does anyone receive more or less? An odd cent of a part follows the order too, but no one draws
/// lots for a cent.
bool differ(const Awards& one, const Awards& other, std::size_t competitors) {
  std::vector<std::int64_t> cents(competitors), parts(competitors);
  for (const auto& award : one.given) cents[award.who] += award.cents, ++parts[award.who];
  for (const auto& award : other.given) cents[award.who] -= award.cents, ++parts[award.who];
  for (std::size_t who = 0; who < competitors; ++who)
    if (2 * std::abs(cents[who]) > parts[who]) return true;
  return false;
}

}  // namespace

PrizeGiving::PrizeGiving(const trf::Tournament& tournament, const Standing& standing,
                         const Request& request, Competitor explained)
    : tournament_{tournament}, standing_{standing}, request_{request}, explained_{explained} {
  const auto& table = standing.table;
  std::vector<std::int64_t> points;
  for (std::size_t i = 0; i < table.size(); ++i)
    points.push_back(table.total(static_cast<Competitor>(i), table.primary).tenths());
  const auto prizes_by = [&](const std::vector<Competitor>& order) {
    std::vector<Prize> prizes;
    for (const auto& entry : request.prizes->prizes) {
      auto& prize = prizes.emplace_back(Prize{entry.places, {}});
      std::ranges::copy_if(order, std::back_inserter(prize.candidates), [&](Competitor one) {
        return entry.category.conditions.empty() ||
               entry.category.has(tournament, tournament.players[one]);
      });
    }
    return prizes;
  };
  const auto& ranking = standing.standings.ranking;
  prizes_ = prizes_by(ranking.order);
  awards_ = award_prizes(prizes_, ranking.order, points, request.prize_rule, request.prize_share,
                         explained);
  for (std::size_t first = 0; first < ranking.size(); first = ranking.end_of(first)) {
    const auto end = ranking.end_of(first);
    if (end - first == 1) continue;
    const bool is_undecided = any_order(ranking, first, [&](const auto& order) {
      return differ(
          awards_,
          award_prizes(prizes_by(order), order, points, request.prize_rule, request.prize_share),
          table.size());
    });
    if (is_undecided)
      undecided_.emplace_back(ranking.order.begin() + static_cast<std::ptrdiff_t>(first),
                              ranking.order.begin() + static_cast<std::ptrdiff_t>(end));
  }
}

std::vector<trf::Message> PrizeGiving::warnings() const {
  std::vector<trf::Message> warnings;
  if (request_.prize_rule == PrizeRule::one)
    for (std::size_t prize = 0; prize < prizes_.size(); ++prize) warn_of_order(prize, warnings);
  for (const auto& [prize, place] : awards_.left) {
    const auto& name = category(prize).name;
    const auto candidates = prizes_[prize].candidates.size();
    if (candidates > 0 && request_.prize_rule == PrizeRule::all)
      warnings.push_back(
          said::prize_left_of_few{.place = place, .prize = name, .players = candidates});
    else
      warnings.push_back(said::prize_left{.place = place, .prize = name, .any = candidates > 0});
  }
  const auto ids_of = [&](const std::vector<Competitor>& group) {
    return trf::AndList{
        group, [&](Competitor one) { return trf::Number{standing_.table.entrants[one].id}; }};
  };
  for (const auto& tie : undecided_)
    warnings.emplace_back(said::prize_order_undecided{.ids = ids_of(tie)});
  for (const auto& group : awards_.unsettled)
    warnings.emplace_back(said::prizes_unsettled{.ids = ids_of(group)});
  return warnings;
}

// A player with another prize leaves the place to the next one, so the places are only an order.
void PrizeGiving::warn_of_order(std::size_t prize, std::vector<trf::Message>& warnings) const {
  auto places = prizes_[prize].places;
  std::ranges::sort(places, {}, &PrizePlace::place);
  const auto& name = category(prize).name;
  int place = 1;
  while (place <= static_cast<int>(places.size()) &&
         places[static_cast<std::size_t>(place) - 1].place == place)
    ++place;
  if (place <= static_cast<int>(places.size()))
    warnings.push_back(said::prize_place_missing{.place = place, .prize = name});
  const auto rise = std::ranges::adjacent_find(places, std::less{}, &PrizePlace::cents);
  if (rise != places.end())
    warnings.push_back(said::prize_values_rise{
        .place = std::next(rise)->place, .prize = name, .before = rise->place});
}

trf::Message PrizeGiving::note(const Award& award) const {
  const auto& candidates = prizes_[award.prize].candidates;
  const auto& table = standing_.table;
  const auto points = table.total(award.who, table.primary);
  trf::Message shared;
  if (award.sharers > 1)
    shared = said::shared_by{.sharers = award.sharers, .points = trf::Decimal{points}};
  if (request_.prize_rule == PrizeRule::all) return shared;
  // The candidates before this one who have no part of the prize have another one.
  const auto position = std::ranges::find(candidates, award.who) - candidates.begin();
  const auto winners =
      std::count_if(candidates.begin(), candidates.begin() + position, [&](Competitor before) {
        return std::ranges::any_of(awards_.given, [&](const Award& other) {
          return other.prize == award.prize && other.who == before;
        });
      });
  if (position == winners) return shared;
  trf::Message up = said::moves_up{.before = position - winners};
  if (shared.empty()) return up;
  return said::both_notes{.first = std::move(shared), .second = std::move(up)};
}

cli::Table PrizeGiving::table(const std::string& file) const {
  const auto& standings = standing_;
  cli::Table table;
  table.schema = "trf-tiebreak-prizes/1";
  table.title = said::prizes_of{.standings = standings.title()};
  table.columns = {{"prize", said::column_prize{}}, {"place", said::column_place{}}};
  for (const char* name : {"id", "name", "points", "rank", "value", "note"})
    table.columns.emplace_back(name);
  if (request_.is_batch) table.columns.insert(table.columns.begin(), "file");
  for (const auto& award : awards_.given) {
    const auto& entrant = standings.table.entrants[award.who];
    auto& row = table.rows.emplace_back();
    if (request_.is_batch) row.emplace_back(file);
    row.emplace_back(category(award.prize).name);
    row.push_back(award.place ? cli::Cell{std::int64_t{*award.place}} : cli::Cell{});
    row.emplace_back(std::int64_t{entrant.id});
    row.emplace_back(entrant.name);
    row.emplace_back(trf::Decimal{standings.table.total(award.who, standings.table.primary)});
    row.emplace_back(std::int64_t{standings.standings.rank[award.who]});
    row.emplace_back(money(award.cents));
    row.emplace_back(cli::Words{note(award)});
  }
  return table;
}

trf::Message PrizeGiving::reason(std::size_t prize) const {
  const auto& [kind, cents] = awards_.reasons[prize];
  const auto& table = standing_.table;
  switch (kind) {
    case PrizeReason::Kind::received:
      return said::prize_received{.rank = standing_.standings.rank[explained_],
                                  .points = trf::Decimal{table.total(explained_, table.primary)}};
    case PrizeReason::Kind::not_a_candidate:
      return said::prize_not_met{.condition = category(prize).text};
    case PrizeReason::Kind::no_place_left: break;
    case PrizeReason::Kind::worth_less:
      return said::prize_worth_less{.value = trf::Decimal{cents, 2}};
    case PrizeReason::Kind::worth_the_same:
      return said::prize_worth_the_same{.value = trf::Decimal{cents, 2}};
  }
  return said::prize_none_left{};
}

cli::Table PrizeGiving::explanation(const std::string& file) const {
  const auto& entrant = standing_.table.entrants[explained_];
  cli::Table table;
  table.schema = "trf-tiebreak-prizes-explain/1";
  table.title = said::prizes_explained{
      .number = entrant.id, .name = entrant.name, .standings = standing_.title()};
  table.columns = {
      "id", {"prize", said::column_prize{}}, {"place", said::column_place{}}, "value", "reason"};
  if (request_.is_batch) table.columns.insert(table.columns.begin(), "file");
  for (std::size_t p = 0; p < prizes_.size(); ++p) {
    const auto award = std::ranges::find_if(
        awards_.given, [&](const Award& one) { return one.prize == p && one.who == explained_; });
    const bool has = award != awards_.given.end();
    auto& row = table.rows.emplace_back();
    if (request_.is_batch) row.emplace_back(file);
    row.emplace_back(std::int64_t{entrant.id});
    row.emplace_back(category(p).name);
    row.push_back(has && award->place ? cli::Cell{std::int64_t{*award->place}} : cli::Cell{});
    row.push_back(has ? cli::Cell{money(award->cents)} : cli::Cell{});
    row.emplace_back(cli::Words{reason(p)});
  }
  return table;
}

std::string PrizeGiving::page() const {
  using Kind = cli::HtmlTable::Kind;
  const auto& table = standing_.table;
  std::string html = cli::event_heading(tournament_) +
                     cli::element("h2", cli::html_phrase(said::prizes{})) +
                     cli::element("p", cli::html_phrase(standing_.title()), "quiet") +
                     cli::element("p",
                                  cli::html_phrase(said::prize_rules{
                                      .rule = request_.prize_rule, .share = request_.prize_share}),
                                  "quiet");
  cli::HtmlTable rows{{{said::heading_prize{}},
                       {said::heading_place{}, Kind::number},
                       {cli::said::heading_rank{}, Kind::number},
                       {cli::said::heading_name{}, Kind::who},
                       {cli::said::heading_pts{}, Kind::number, cli::said::heading_points{}},
                       {said::heading_value{}, Kind::number},
                       {cli::said::heading_note{}},
                       {said::heading_signature{}}}};
  std::int64_t total = 0;
  for (const auto& award : awards_.given) {
    rows.row().cell(category(award.prize).name);
    if (award.place)
      rows.cell(std::int64_t{*award.place});
    else
      rows.empty();
    rows.cell(std::int64_t{standing_.standings.rank[award.who]});
    rows.cell(table.teams ? table.entrants[award.who].name
                          : cli::titled_name(tournament_.players[award.who]));
    rows.cell(cli::halves(table.total(award.who, table.primary)));
    rows.cell(cli::spoken(money(award.cents)));
    if (const auto text = note(award); !text.empty())
      rows.phrase(text);
    else
      rows.empty();
    rows.markup("", "sign");
    total += award.cents;
  }
  html += rows.html();
  html += cli::element(
      "p", fmt::format("{}: {}", cli::html_phrase(said::prize_total{}), cli::spoken(money(total))));
  for (const auto& warning : warnings()) html += cli::element("p", cli::html_phrase(warning));
  return html;
}

}  // namespace tiebreak_tool
