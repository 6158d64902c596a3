#include "oracle/pair_explained_swiss.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "oracle/pair_explained_values.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/burstein.hpp"
#include "trf/pair/messages/criteria.hpp"
#include "trf/pair/messages/dubov.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {

namespace said = pair::said;

namespace {

using Ids = std::vector<int>;

[[nodiscard]] bool has(const Ids& list, int id) { return std::ranges::count(list, id) > 0; }
[[nodiscard]] Ids sorted(Ids list) {
  std::ranges::sort(list);
  return list;
}

/// expect_brackets() has compared these, with all their parts.
[[nodiscard]] bool is_compared_already(const Message& said) {
  return said.is<said::bracket_of_residents>() || said.is<said::bracket_with_upfloaters>() ||
         said.is<said::upfloater_of_odd>() || said.is<said::highest_scores_are>() ||
         said.is<said::all_get_preference>() || said.is<said::without_preference>() ||
         said.is<said::bracket_with_floaters>() || said.is<said::float_of_few_pairs>() ||
         said.is<said::float_of_no_pairs>() || said.is<said::float_for_completion>() ||
         said.is<said::floats_alone>() || said.is<said::order_of_index>() ||
         said.is<said::floats_by_order>() || said.is<said::residents_alone>() ||
         said.is<said::residents_are>() || said.is<said::fewest_upfloaters_are>() ||
         said.is<said::following_complies>() || said.is<said::following_is_empty>() ||
         said.is<said::teams_of_following_are_used>() ||
         said.is<said::following_never_complies>() || said.is<said::upfloaters_floated>() ||
         said.is<said::set_is_first>() || said.is<said::identifier_is_first>() ||
         said.is<said::in_best_pairing>();
}

[[nodiscard]] bool can_pair_all(const Ids& ids, const std::function<bool(int, int)>& legal) {
  if (ids.empty()) return true;
  for (std::size_t i = 1; i < ids.size(); ++i) {
    if (!legal(ids[0], ids[i])) continue;
    Ids rest = ids;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    rest.erase(rest.begin());
    if (can_pair_all(rest, legal)) return true;
  }
  return false;
}

}  // namespace

SwissAccount::SwissAccount(std::string system, const ExplainedRound& round,
                           const SeenReport* report, const std::vector<BracketAccount>& account,
                           Asked& asked)
    : system_(std::move(system)),
      round_(round),
      report_(report),
      account_(account),
      asked_(asked) {}

bool SwissAccount::may_meet(int one, int other) const {
  const auto& apart = report_->at(one).excluded;
  const Due mine = due_colour(report_->at(one)), theirs = due_colour(report_->at(other));
  const bool clash = mine.strength == 3 && theirs.strength == 3 && mine.colour == theirs.colour;
  return one != other && !clash && std::ranges::find(apart, other) == apart.end();
}
bool SwissAccount::barred(int id) const {
  if (is_match()) return account_.front().view(id).barred;
  return std::ranges::any_of(report_->at(id).rounds, [&](const SeenRound& one) {
    return one.code == ResultCode::pairing_bye || one.code == ResultCode::forfeit_win ||
           (system_ != "dubov-2018" && !one.played && one.points >= report_->win);
  });
}
bool SwissAccount::leaves_all(int id) const {
  if (is_match()) return account_.front().leaves_all(id);
  Ids others;
  for (const auto& contender : round_.state.players)
    if (contender.tpn != id) others.push_back(contender.tpn);
  return can_pair_all(others, [this](int a, int b) { return may_meet(a, b); });
}

void SwissAccount::expect_explanation() {
  for (const auto& decision : round_.decisions) {
    if (decision.scope.is<said::place_of_bye>()) {
      if (is_match())
        expect_match_bye(decision);
      else
        expect_bye(decision);
    } else if (decision.scope.is<said::bracket>()) {
      const auto number = static_cast<std::size_t>(number_in(decision.scope, "number"));
      ASSERT_LE(number, account_.size());
      expect_bracket(decision, account_[number - 1]);
    } else {
      asked_.ask(decision.sentence);  // The order of boards: pair_boards_test.cpp
    }
    expect_facts_of(decision);
  }
}

void SwissAccount::expect_bracket(const pair::Decision& decision, const BracketAccount& account) {
  const Message& said = decision.sentence;
  if (is_compared_already(said)) return asked_.ask_all(said);
  if (said.is<said::has_white_against>()) {
    if (is_match()) expect_match_colours(said);
    return;
  }
  asked_.ask(said);
  expect_sets(decision, account);
  expect_halves(decision, account);
  expect_pairs(decision, account);
}

void SwissAccount::expect_sets(const pair::Decision& decision, const BracketAccount& account) {
  const Message& said = decision.sentence;
  const int size = static_cast<int>(account.others.size());
  const auto fewer_pair_residents = [&] {
    for (int lower = size - 1; lower >= 0; --lower)
      if (account.can_pair_residents(lower)) return true;
    return false;
  };
  if (said.is<said::upfloaters_are>() || said.is<said::upfloaters_complete>()) {
    EXPECT_EQ(sorted(numbers_of(said)), sorted(account.others)) << said;
    EXPECT_EQ(said.is<said::upfloaters_complete>(), fewer_pair_residents()) << said;
  } else if (said.is<said::fewer_incomplete>()) {
    EXPECT_TRUE(fewer_pair_residents() || account.residents.size() % 2 != 0) << said;
  } else if (said.is<said::residents_incomplete>() || said.is<said::are_not_allowed>()) {
    EXPECT_FALSE(account.can_pair_residents(0)) << said;
    if (said.is<said::are_not_allowed>()) {
      EXPECT_EQ(sorted({number_in(said, "one"), number_in(said, "other")}),
                sorted(account.residents))
          << said;
      asked_.ask(phrase_in(said, "why"));
      EXPECT_EQ(account.against_pair(number_in(said, "one"), number_in(said, "other")).rule, "C1");
    }
  } else if (said.is<said::is_not_the_upfloater>() || said.is<said::is_not_an_upfloater>()) {
    const int player = number_in(said, "player");
    EXPECT_FALSE(has(account.others, player) || has(account.residents, player)) << said;
    expect_why_not(decision, account, account.against_player(player));
  } else if (said.is<said::candidates_not_examined>()) {
    EXPECT_GT(size, 1) << said;
    for (const int player : numbers_in(said, "players"))
      EXPECT_FALSE(has(account.others, player) || has(account.residents, player)) << said;
  } else if (said.is<said::others_are_not_explained>()) {
    EXPECT_GT(round_.state.players.size(), 40U) << said;
  }
}

/// Why another set of upfloaters, or another pair, is not chosen.
void SwissAccount::expect_why_not(const pair::Decision& decision, const BracketAccount& account,
                                  Loss loss) {
  const Message why = phrase_in(decision.sentence, "why");
  EXPECT_EQ(decision.article, loss.rule) << decision.sentence;
  asked_.ask(why);
  if (why.is<said::with_each>() || why.is<said::with_upfloaters>()) {
    const bool one = why.is<said::with_each>();
    EXPECT_NE(loss.theirs, loss.ours) << why;
    EXPECT_EQ(sorted(numbers_in(why, one ? "one" : "these")), sorted(loss.set)) << why;
    EXPECT_EQ(sorted(numbers_in(why, one ? "other" : "those")), sorted(account.others)) << why;
    auto theirs = loss.theirs, ours = loss.ours;
    // Scores stand beside names, from the first rank down; the rule takes them from the lowest up.
    if (system_.starts_with("dubov") && loss.rule == "C6") {
      std::ranges::reverse(theirs);
      std::ranges::reverse(ours);
    }
    expect_criterion(phrase_in(why, "theirs"), system_, loss.rule, theirs, asked_);
    const Message best = phrase_in(why, "ours");
    if (best.id().family == "fact")
      expect_value(best, ours, asked_);
    else
      expect_criterion(best, system_, loss.rule, ours, asked_);
  } else if (why.is<said::residents_stay_unpaired>()) {
    EXPECT_TRUE(loss.rule == "C1" || loss.rule == "C3") << decision.sentence;
  } else if (why.is<said::others_stay_unpaired>()) {
    EXPECT_EQ(loss.rule, "C4") << decision.sentence;
  } else if (why.is<said::others_stay_unmatched>()) {
    EXPECT_EQ(loss.rule, "C3") << decision.sentence;
  } else if (why.is<said::set_is_later>()) {
    EXPECT_EQ(sorted(numbers_of(why)), sorted(account.others)) << why;
    EXPECT_TRUE(loss.theirs.empty() && loss.ours.empty()) << decision.sentence;
  } else {
    ADD_FAILURE() << "no oracle asks " << why;
  }
}

/// Dubov, 3.2.3 to 3.2.6.
void SwissAccount::expect_halves(const pair::Decision& decision, const BracketAccount& account) {
  const Message& said = decision.sentence;
  const auto list = [&](const char* name) { return account.lists.at(name); };
  if (said.is<said::halves_by_rank>() || said.is<said::halves_by_preference>()) {
    for (const auto& [field_name, group] : {std::pair{"first", "G1"}, {"second", "G2"}}) {
      const Message listed = phrase_in(said, field_name);
      asked_.ask(listed);
      EXPECT_EQ(sorted(numbers_of(listed)), sorted(list(group))) << said;
    }
    const auto has_played = [&](int id) { return !report_->at(id).colours.empty(); };
    const bool nobody = std::ranges::none_of(account.residents, has_played) &&
                        std::ranges::none_of(account.others, has_played);
    EXPECT_EQ(said.is<said::halves_by_rank>(), nobody) << said;
  } else if (said.is<said::shifted_to_pair>() || said.is<said::shifted_to_balance>()) {
    const bool to_pair = said.is<said::shifted_to_pair>();
    const Ids shifted = sorted(numbers_in(said, "players"));
    EXPECT_EQ(shifted, sorted(list(to_pair ? "shifted" : "balanced"))) << said;
    const bool from_first = choice_in(said, "first") == 0;
    for (const int id : shifted) EXPECT_EQ(has(list("G1"), id), from_first) << said;
    if (to_pair) {
      EXPECT_EQ(number_in(said, "count"), std::ssize(shifted)) << said;
    }
  } else if (said.is<said::first_half_by_aro>()) {
    Ids players, aros;
    for (const Arg& item : std::get<Arg::Items>(field(said, "players").value).items) {
      const Message& one = std::get<Message>(item.value);
      asked_.ask(one);
      players.push_back(number_in(one, "player"));
      aros.push_back(number_in(one, "aro"));
    }
    EXPECT_EQ(players, list("S1")) << said;
    EXPECT_EQ(aros, list("ARO")) << said;
  } else if (said.is<said::second_half_by_tpn>() || said.is<said::first_transposition>()) {
    EXPECT_EQ(numbers_of(said), list("T2")) << said;
    EXPECT_EQ(said.is<said::second_half_by_tpn>(), std::ranges::is_sorted(list("T2"))) << said;
  }
}

void SwissAccount::expect_pairs(const pair::Decision& decision, const BracketAccount& account) {
  const Message& said = decision.sentence;
  if (said.is<said::is_no_top_member>()) {
    const int player = number_in(said, "player");
    EXPECT_TRUE(account.is_no_top_member(player)) << said;
    EXPECT_TRUE(std::ranges::none_of(account.pairs, [&](const auto& pair) {
      return pair.first == player;
    })) << said;
    return;
  }
  if (said.is<said::no_opponent_in_bracket>()) {
    const int player = number_in(said, "player");
    for (const int other : account.order) EXPECT_FALSE(may_meet(player, other)) << said;
    return;
  }
  if (!said.is<said::are_not_paired>()) return;
  const Message why = phrase_in(said, "why");
  const int one = number_in(said, "one"), other = number_in(said, "other");
  if (why.is<said::they_met>() || why.is<said::pair_is_prohibited>() ||
      why.is<said::both_prefer_absolutely>()) {
    if (is_match()) {  // Else held against the report
      EXPECT_EQ(account.against_pair(one, other).rule, "C1") << said;
      asked_.ask(why);
    }
    return;
  }
  asked_.ask(why);
  if (why.is<said::later_stay_unpaired>() || why.is<said::earlier_lose_opponents>() ||
      why.is<said::bottom_comes_later>()) {
    EXPECT_EQ(number_in(why, "player"), one) << said;
    EXPECT_TRUE(account.comes_later(one, other)) << said;
    if (why.is<said::bottom_comes_later>()) {
      EXPECT_EQ(account.against_pair(one, other).rule, "3.6") << said;
    }
    return;
  }
  const Loss loss = account.against_pair(one, other);
  EXPECT_EQ(decision.article, loss.rule) << said;
  if (why.is<said::with_pair>()) {
    asked_.ask(std::string("swiss.with_pair"), -1);  // It is asked there
    expect_comparison(why, system_, loss.rule, loss.theirs, loss.ours, asked_);
  } else if (why.is<said::others_stay_unmatched>()) {
    EXPECT_EQ(loss.rule, "C1") << said;
  } else {
    EXPECT_TRUE(why.is<said::others_stay_unpaired>() && loss.rule == "C4") << said;
  }
}

void SwissAccount::expect_bye(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  asked_.ask(said);
  const auto score = [this](int id) { return report_->at(id).pairing; };
  const auto games = [this](int id) { return report_->at(id).colours.size(); };
  if (said.is<said::receives_pab_as>()) {
    asked_.ask_all(phrase_in(said, "player"));
    const Message why = phrase_in(said, "why");
    asked_.ask(why);
    // Is there really no other with the same score, or with as many games?
    bool same_score = false, same_games = false;
    for (const auto& contender : round_.state.players) {
      const int id = contender.tpn;
      if (id == round_.bye || barred(id) || !leaves_all(id)) continue;
      EXPECT_GE(score(id), score(round_.bye)) << said << ": " << id;
      if (score(id) != score(round_.bye)) continue;
      same_score = true;
      EXPECT_LE(games(id), games(round_.bye)) << said << ": " << id;
      same_games = same_games || games(id) == games(round_.bye);
    }
    EXPECT_EQ(why.is<said::lowest_score>(), !same_score) << said;
    EXPECT_EQ(why.is<said::most_games>(), same_score && !same_games) << said;
    const bool by_index = system_ == "burstein";
    EXPECT_EQ(why.is<said::lowest_index>(), same_games && by_index) << said;
    EXPECT_EQ(why.is<said::largest_tpn>(), same_games && !by_index) << said;
  } else if (said.is<said::pab_leaves_unpaired>()) {
    for (const int id : numbers_in(said, "players"))
      EXPECT_TRUE(!barred(id) && !leaves_all(id)) << said << ": " << id;
  } else if (said.is<said::pab_before>()) {
    asked_.ask(phrase_in(said, "why"));  // Held against the report, as are the barred
  } else {
    EXPECT_TRUE(said.is<said::barred_from_pab>()) << said;
  }
}

void SwissAccount::expect_match_bye(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  asked_.ask(said);
  const auto view = [this](int id) { return account_.front().view(id); };
  if (said.is<said::match_bye_barred>() || said.is<said::match_bye_leaves_unpaired>()) {
    const int id = numbers_in(said, "participant").at(0);
    asked_.ask_all(phrase_in(said, "participant"));
    EXPECT_EQ(barred(id), said.is<said::match_bye_barred>()) << said;
    if (!barred(id)) {
      EXPECT_FALSE(leaves_all(id)) << said;
    }
    return;
  }
  if (said.is<said::pab_before>()) {
    const int one = number_in(said, "player"), other = number_in(said, "other");
    const Message why = phrase_in(said, "why");
    asked_.ask(why);
    EXPECT_TRUE(one == round_.bye && view(one).score == view(other).score) << said;
    if (why.is<said::more_matches_than>())
      EXPECT_GT(view(one).matches, view(other).matches) << said;
    else
      EXPECT_TRUE(why.is<said::larger_tpn_than>() && one > other &&
                  view(one).matches == view(other).matches)
          << said;
    return;
  }
  ASSERT_TRUE(said.is<said::match_bye>()) << said;
  asked_.ask_all(phrase_in(said, "participant"));
  EXPECT_EQ(numbers_in(said, "participant").at(0), round_.bye) << said;
  EXPECT_EQ(choice_in(said, "teams") == 0, system_ == "team-swiss") << said;
  bool same_score = false, same_matches = false;
  for (const auto& contender : round_.state.players) {
    const int id = contender.tpn;
    if (id == round_.bye || barred(id) || !leaves_all(id)) continue;
    EXPECT_GE(view(id).score, view(round_.bye).score) << said << ": " << id;
    if (view(id).score != view(round_.bye).score) continue;
    same_score = true;
    EXPECT_LE(view(id).matches, view(round_.bye).matches) << said << ": " << id;
    same_matches = same_matches || view(id).matches == view(round_.bye).matches;
  }
  EXPECT_EQ(choice_in(said, "rule"), same_matches ? 2 : same_score ? 1 : 0) << said;
}

/// Article 4 of matches.
void SwissAccount::expect_match_colours(const Message& said, bool is_verdict) {
  const int white = number_in(said, "white"), black = number_in(said, "black");
  asked_.ask(said);
  if (!is_verdict) {
    EXPECT_TRUE(round_.pairs.contains({white, black})) << said;
  }
  const Message why = phrase_in(said, "why");
  asked_.ask(why);
  const auto& rules = account_.front();
  const ColourRuling ruling = rules.colours_of(white, black);
  EXPECT_EQ(ruling.white, white) << said;
  EXPECT_EQ(why.id().name, ruling.rule) << said;
  const int first = ruling.first, other = first == white ? black : white;
  const MatchView mine = rules.view(first), his = rules.view(other);
  const auto number = [&](const char* name) { return number_in(why, name); };
  const auto last_of = [](const MatchView& one) { return one.colours.back() == 'W' ? 0 : 1; };
  if (why.is<said::initial_by_tpn>() || why.is<said::initial_by_arrival>()) {
    EXPECT_EQ(number("player"), first) << said;
    EXPECT_EQ(choice_in(why, "odd") == 0, mine.parity % 2 == 1) << said;
    if (why.is<said::initial_by_arrival>()) {
      EXPECT_EQ(number("number"), mine.parity) << said;
    }
  } else if (why.is<said::initial_of_team>() || why.is<said::initial_of_arrived_team>()) {
    EXPECT_EQ(number("first"), first) << said;
    EXPECT_EQ(number("holder"), mine.parity % 2 == 1 ? first : other) << said;
    if (why.is<said::initial_of_arrived_team>()) {
      EXPECT_EQ(number("number"), mine.parity) << said;
    } else {
      EXPECT_EQ(choice_in(why, "odd") == 0, first % 2 == 1) << said;
    }
  } else if (why.is<said::fewer_whites>() || why.is<said::lower_difference>()) {
    EXPECT_EQ(number("white"), white) << said;
  } else if (why.is<said::matches_alternate>()) {
    EXPECT_EQ(number("white"), white) << said;
    EXPECT_EQ(number("black"), black) << said;
    const std::string &w = rules.view(white).colours, &b = rules.view(black).colours;
    std::size_t back = 1;
    while (w[w.size() - back] == b[b.size() - back]) ++back;
    EXPECT_EQ(w[w.size() - back], 'B') << said;
  } else if (why.is<said::first_team_prefers>()) {
    EXPECT_EQ(number("first"), first) << said;
    EXPECT_EQ(mine.wants == 'W', first == white) << said;
  } else if (why.is<said::first_alternates>()) {
    EXPECT_EQ(number("player"), first) << said;
    EXPECT_EQ(choice_in(why, "colour"), last_of(mine)) << said;
    EXPECT_EQ(choice_in(why, "teams") == 0, system_ == "team-swiss") << said;
  } else if (why.is<said::second_alternates>()) {
    EXPECT_EQ(number("first"), first) << said;
    EXPECT_EQ(number("player"), other) << said;
    EXPECT_TRUE(mine.colours.empty()) << said;
    EXPECT_EQ(choice_in(why, "colour"), last_of(his)) << said;
  }
}

void SwissAccount::expect_facts_of(const pair::Decision& decision) {
  for (const auto& [name, value] : decision.facts) {
    asked_.ask(name), asked_.ask_all(value);
    if (!is_match()) {  // Values of criteria: expect_brackets(); of the PAB: expect_facts()
      if (name.is<said::fact_games_of>()) {
        EXPECT_EQ(numbers_of(value),
                  Ids{static_cast<int>(report_->at(number_in(name, "player")).colours.size())});
      }
      continue;
    }
    if (name.is<said::fact_points>() || name.is<said::fact_matches_played>() ||
        name.is<said::fact_pairs>() || name.is<said::value_code>())
      continue;
    if (name.is<said::fact_first>()) {
      EXPECT_TRUE(value.is<said::value_first>()) << value;
      const int white = number_in(decision.sentence, "white");
      const int black = number_in(decision.sentence, "black");
      const ColourRuling ruling = account_.front().colours_of(white, black);
      const int first = ruling.first, other = first == white ? black : white;
      const MatchView mine = account_.front().view(first), his = account_.front().view(other);
      EXPECT_EQ(number_in(value, "number"), first) << value;
      // 4.2: score, secondary score, TPN.
      const int by = choice_in(value, "why");
      EXPECT_EQ(by == 0, mine.score > his.score) << value;
      EXPECT_TRUE(by != 1 || mine.secondary > his.secondary) << value;
      EXPECT_TRUE(by != 2 || first < other) << value;
      continue;
    }
    const auto id = numbers_of(name).at(0);
    const MatchView own = account_.front().view(id);
    const auto whites = std::ranges::count(own.colours, 'W');
    if (name.is<said::fact_colours_of>()) {
      EXPECT_EQ(value.is<said::value_none>() ? "" : code_in(value, "code"), own.colours) << id;
    } else if (name.is<said::fact_preference_of>()) {
      EXPECT_EQ(value.is<said::value_none>(), own.wants == ' ') << id;
      if (value.is<said::value_none>()) continue;
      EXPECT_EQ(choice_in(value, "colour") == 0, own.wants == 'W') << id;
      EXPECT_TRUE(!value.is<said::value_degree>() ||
                  (choice_in(value, "strong") == 0) == own.strong)
          << id;
    } else if (name.is<said::fact_whites_of>()) {
      EXPECT_EQ(numbers_of(value), Ids{static_cast<int>(whites)}) << id;
    } else if (name.is<said::fact_difference_of>()) {
      EXPECT_EQ(numbers_of(value), Ids{static_cast<int>(2 * whites - std::ssize(own.colours))})
          << id;
    } else if (name.is<said::fact_matches_of>()) {
      EXPECT_EQ(numbers_of(value), Ids{own.matches}) << id;
    } else {
      ADD_FAILURE() << "no oracle asks " << name;
    }
  }
}

void SwissAccount::expect_verdict(const pair::Verdict& verdict,
                                  const std::vector<std::pair<int, int>>& published, int bye) {
  const Message& said = verdict.explanation;
  asked_.tell(verdict);
  if (said.is<said::pab_is_of>()) {
    asked_.ask(said);
    asked_.ask(phrase_in(said, "why"));
    EXPECT_EQ(number_in(said, "player"), round_.bye) << said;
    EXPECT_EQ(number_in(said, "other"), bye) << said;
    return asked_.close_round();
  }
  std::size_t number = 0;
  Loss loss;
  for (; number < account_.size() && loss.rule.empty(); ++number)
    loss = account_[number].against_round(published);
  if (loss.rule.empty()) {
    ASSERT_TRUE(said.is<said::should_have_white>()) << said;
    if (is_match()) {
      expect_match_colours(said, true);
    }
    return is_match() ? asked_.close_round() : void();
  }
  const BracketAccount& account = account_[number - 1];
  EXPECT_EQ(verdict.place.number, static_cast<int>(number)) << said;
  asked_.ask_all(verdict.published_value);
  asked_.ask_all(verdict.correct_value);
  if (!verdict.rule.empty()) {
    if (loss.rule.starts_with("C"))
      expect_rule(verdict.rule, system_, loss.rule, asked_);
    else
      ADD_FAILURE() << verdict.rule;
  }
  if (loss.rule.starts_with("C")) {
    EXPECT_EQ(verdict.criterion, loss.rule) << said;
    if (said.is<said::next_scoregroup>())
      expect_criterion(said, system_, loss.rule, loss.theirs, asked_);
    else
      expect_comparison(said, system_, loss.rule, loss.theirs, loss.ours, asked_);
    return asked_.close_round();
  }
  asked_.ask_all(said);
  if (said.is<said::set_comes_later>()) {
    EXPECT_EQ(loss.rule, "order of sets") << said;
    EXPECT_EQ(sorted(numbers_in(said, "ours")), sorted(account.others)) << said;
  } else if (said.is<said::identifier_comes_later>()) {
    EXPECT_EQ(loss.rule, "order") << said;
    std::string identifier;
    for (const int id : account.values.at("3.6"))
      identifier += (identifier.empty() ? "" : " ") + std::to_string(id);
    EXPECT_EQ(code_in(said, "ours"), identifier) << said;
  } else if (said.is<said::opponent_comes_first>()) {
    const Message ours = phrase_in(said, "ours");
    const int player = number_in(said, "player");
    EXPECT_EQ(round_.are_paired(player, numbers_of(ours).empty() ? 0 : numbers_of(ours)[0]),
              !ours.is<said::as_float>() && has(account.order, numbers_of(ours)[0]))
        << said;
  } else if (said.is<said::other_upfloaters_first>()) {
    EXPECT_EQ(sorted(numbers_in(said, "ours")), sorted(account.others)) << said;
  } else if (said.is<said::correct_transposition_first>()) {
    EXPECT_EQ(numbers_in(said, "ours"), account.lists.at("T2")) << said;
  } else if (said.is<said::other_shifters>()) {
    Ids shifted = account.lists.at("shifted");
    if (verdict.criterion.ends_with("2.4.2") || shifted.empty())
      shifted = account.lists.at("balanced");
    EXPECT_EQ(sorted(numbers_in(said, "ours")), sorted(shifted)) << said << verdict.criterion;
  } else {
    ADD_FAILURE() << "no oracle asks " << said;
  }
  asked_.close_round();
}

}  // namespace trf::test
