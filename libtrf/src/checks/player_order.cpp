// Family R: comparisons of player rows.

#include <algorithm>

#include "checks/report.hpp"
#include "checks/sequence.hpp"
#include "same_person.hpp"
#include "seeding_rating.hpp"
#include "trf/event_kind.hpp"
#include "trf/messages/found_players.hpp"

namespace trf::checking {
namespace {

void check_numbers(Report& report) {
  const auto& players = report.tournament().players;
  if (!report.has_all_players()) return;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].start_rank == i + 1) continue;
    report.add("R03", place(players[i].line, layout::player::start_rank),
               found::start_number_missing{.count = players.size(), .missing = i + 1});
    return;
  }
}

// A number in two rows: both are reported, because the wrong one cannot be identified. A name and
// birth in two rows is milder, unless both have a FIDE number: then they are two persons.
void check_same_persons(Report& report) {
  using By = detail::PersonIndex::Twins::By;
  const auto& players = report.tournament().players;
  const auto same_fide_id = [&](const Player& one, const Player& twin) {
    report.add("R07", place(one.line, layout::player::fide_id),
               found::same_fide_id{.number = one.fide_id, .line = twin.line});
  };
  const auto same_national_id = [&](const NationalRecord& one, const NationalRecord& twin) {
    report.add("R07", place(one.line, layout::national::id),
               found::same_national_id{.federation = one.federation,
                                       .number = detail::compared_number(one.id),
                                       .line = twin.line});
  };
  for (const auto& twins : detail::PersonIndex{players}.twins()) {
    const auto &earlier = players[twins.earlier], &later = players[twins.later];
    if (twins.by == By::fide_number) {
      if (twins.is_second) same_fide_id(earlier, later);
      same_fide_id(later, earlier);
    } else if (twins.by == By::national_number) {
      const auto &one = *earlier.national_of(twins.federation),
                 &twin = *later.national_of(twins.federation);
      if (twins.is_second) same_national_id(one, twin);
      same_national_id(twin, one);
    } else if (const auto common = detail::resemblance(earlier, later);
               !common.fide_number && common.is_one_by_name()) {
      report.add_mild(
          "R07", Severity::warning, place(later.line, layout::player::name),
          found::same_person{
              .name = later.name, .birth = to_string(later.born()), .line = earlier.line});
    }
  }
}

void check_ranking_order(Report& report) {
  const auto& t = report.tournament();
  if (t.ranking_method == RankingMethod::other || report.is_team() || !report.is_swiss() ||
      are_numbers_drawn(t))
    return;
  const bool is_national =
      t.ranking_method != RankingMethod::none && t.ranking_method != RankingMethod::fide;
  CheckId id = "R16";  // No ?: here: clang 14 crashes on it under UBSan
  if (is_national) id = "N08";
  if (!report.wants(id)) return;
  std::vector<const Player*> players;
  std::vector<int> ratings;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    if (report.has_doubtful_rating(p)) continue;
    players.push_back(&t.players[p]);
    ratings.push_back(detail::seeding_rating(t, t.players[p]));
  }
  // From the last to the first, so that of two neighbours the one with the higher rating is
  // reported.
  std::reverse(ratings.begin(), ratings.end());
  for (auto& rating : ratings) rating = -rating;
  auto is_in = longest_falling(ratings);
  std::reverse(is_in.begin(), is_in.end());
  const auto misplaced = static_cast<std::size_t>(std::count(is_in.begin(), is_in.end(), false));
  if (misplaced == 0) return;
  const auto& first = *players[static_cast<std::size_t>(
      std::find(is_in.begin(), is_in.end(), false) - is_in.begin())];
  report.add(id, place(first.line, layout::player::rating),
             found::not_in_rating_order{.player = first.start_rank, .players = misplaced});
}

}  // namespace

void check_player_order(Report& report) {
  check_numbers(report);
  if (report.wants("R07")) check_same_persons(report);
  check_ranking_order(report);
}

}  // namespace trf::checking
