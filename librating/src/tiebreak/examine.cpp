// Checks that need standings: T08 and M12 against records 202 and 212.
// team_lines.cpp has M19.

#include "trf/tiebreak/examine.hpp"

#include <algorithm>

#include "tiebreak/team_lines.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/messages/found_totals.hpp"
#include "trf/messages/reader.hpp"
#include "trf/named_checks.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"
#include "trf/tiebreak/check.hpp"
#include "trf/tiebreak/messages/standing_checks.hpp"
#include "trf/tiebreak/messages/tie_break_codes.hpp"
#include "trf/tiebreak/standings.hpp"

namespace trf::tiebreak {
namespace {

constexpr auto profile = Profile::tiebreak;

/// The list of the report, up to a code that is unknown or decided outside the report.
class StatedOrder {
 public:
  /// \param table  the standings
  StatedOrder(const Tournament& t, const Crosstable& table, CheckRun& run) : t_(t) {
    auto list = list_of(t, edition_, table);
    if (list.origin != ListOrigin::report) {
      run.skipped.push_back({named_checks::rank_vs_tie_breaks, found::no_list_stated{}});
      return;
    }
    for (const auto& fault : resolve(list.codes, list.origin, edition_, table).faults) {
      if (fault.severity != Severity::error && !fault.message.is<said::list_ends>()) continue;
      list.codes.resize(std::min(list.codes.size(), fault.index));
      run.skipped.push_back({named_checks::rank_vs_tie_breaks, fault.message});
    }
    if (list.codes.empty()) return;
    codes_ = resolve(list.codes, list.origin, edition_, table).codes;
    text_ = text_of(codes_);
  }

  [[nodiscard]] bool is_stated() const { return !codes_.empty(); }
  [[nodiscard]] const std::string& text() const { return text_; }

  [[nodiscard]] Standings standings(const Crosstable& table) const {
    return rank(table, edition_, codes_);
  }

 private:
  const Tournament& t_;
  const Edition& edition_ = edition_on(t_.first_day());
  std::vector<TieBreakCode> codes_;
  std::string text_;
};

void check_ranks(const Tournament& t, const Crosstable& table, const CheckOptions& asked,
                 CheckRun& run) {
  const StatedOrder order{t, table, run};
  if (!order.is_stated()) return;
  const auto place = [&](std::size_t who) {
    const auto& field = table.teams ? layout::team::rank : layout::player::rank;
    const auto line = table.teams ? t.teams[who].line : t.players[who].line;
    return Position{line, field.first, field.width};
  };
  const auto wrong = wrong_ranks(t, table, order.standings(table).ranking);
  if (wrong.empty()) return;
  // While the tournament is running the ranks can be those of a round before; some programs write
  // these at the end too: one finding, not one for each player.
  const bool is_running = !t.is_over();
  if (is_running && are_start_numbers(t, table)) {
    if (table.teams)  // T05 reports those of players
      run.add(named_checks::rank_vs_tie_breaks, profile, place(wrong.front().who),
              trf::found::ranks_of_start{.last = table.rounds}, Severity::info);
    return;
  }
  const auto after = [&](int round) {
    auto options = options_of_type(asked.type);
    options.rounds = round;
    auto earlier = make_crosstable(t, options);
    auto standings = order.standings(earlier);
    return std::optional{std::pair{std::move(earlier), std::move(standings)}};
  };
  if (const int round = round_of_ranks(t, table, wrong.size(), after); round != 0)
    return run.add(
        named_checks::rank_vs_tie_breaks, profile, place(wrong.front().who),
        found::ranks_of_other_round{.round = round, .list = order.text(), .last = table.rounds},
        is_running ? Severity::info : Severity::error);
  for (const auto& [who, stated, first, last] : wrong)
    run.add(named_checks::rank_vs_tie_breaks, profile, place(who),
            first == last
                ? Message{found::other_rank{.stated = stated, .list = order.text(), .rank = first}}
                : Message{found::other_ranks{
                      .stated = stated, .list = order.text(), .first = first, .last = last}});
}

void examine(const Document& document, const Tournament& t, const Diagnostics&,
             const CheckOptions& asked, CheckRun& run) {
  const auto table = make_crosstable(t, options_of_type(asked.type));
  if (!table.teams) return check_ranks(t, table, asked, run);
  for (const auto& match : t.forfeited_matches)
    if (!fits_games(t, match)) {
      for (const auto id : {named_checks::rank_vs_tie_breaks, named_checks::totals_in_310,
                            named_checks::lines_801_802})
        run.skipped.push_back({id, found::forfeit_contradicts_games{.line = match.line}});
      return;
    }
  check_ranks(t, table, asked, run);
  check_team_lines(document, t, table, run);
}

/// H37 of codes that do not fit the event; the reader reports names and modifiers that C.07 does
/// not have.
void examine_list(const Document& document, const Tournament& t, const Diagnostics&,
                  const CheckOptions& asked, CheckRun& run) {
  if (t.standings_order.empty() && t.tie_breaks.empty()) return;
  auto options = options_of_type(asked.type);
  options.rounds = 0;  // No code needs a round to fit
  const auto table = make_crosstable(t, options);
  const auto& edition = edition_on(t.first_day());
  const auto list = list_of(t, edition, table);
  auto faults = resolve(list.codes, list.origin, edition, table).faults;
  std::erase_if(faults, [&](const CodeFault& fault) {
    const TieBreak& code = list.codes[fault.index];
    return fault.check != named_checks::unknown_202_or_212 || !is_tie_break_code(code.code) ||
           !modifier_fault(code).empty();
  });
  if (faults.empty()) return;
  const auto place = place_of(document, list, faults.front().index);
  Message message = std::move(faults.front().message);
  if (faults.size() > 1)
    message = trf::said::and_more_faults{.fault = std::move(message), .more = faults.size() - 1};
  for (const auto each : asked.profiles)
    run.add(named_checks::unknown_202_or_212, each, place, message);
}

}  // namespace

Examiner examiner() { return {profile, examine}; }
Examiner list_examiner() { return {{}, examine_list}; }

}  // namespace trf::tiebreak
