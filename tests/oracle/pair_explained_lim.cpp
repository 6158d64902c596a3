#include "oracle/pair_explained_lim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>

#include "lim/field.hpp"
#include "oracle/pair_explained_verdict.hpp"
#include "support/told.hpp"
#include "trf/pair/messages/fact.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/lim_pairs.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/place.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::test {

using lim_text::Pairs;
namespace said = pair::lim::said;

namespace {

[[nodiscard]] std::string listed_in(const Message& said, std::string_view name) {
  std::string text;
  for (const int n : numbers_in(said, name)) text += ' ' + std::to_string(n);
  return text;
}
[[nodiscard]] std::string pairs_in(const Message& said) {
  const auto numbers = numbers_in(said, "pairs");
  std::string text;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    text += ' ' + std::to_string(numbers[i]) + '-' + std::to_string(numbers[i + 1]);
  return text;
}
[[nodiscard]] char letter(const Message& said, std::string_view name) {
  return choice_in(said, name) == 0 ? 'w' : 'b';
}
[[nodiscard]] std::string player_in(const Message& said, std::string_view name = "player") {
  return std::to_string(number_in(said, name));
}

/// Lists without an order of their own, sorted: of floaters, and of players without an opponent.
[[nodiscard]] std::vector<std::string> in_order(std::vector<std::string> lines) {
  const auto is_alone = [](const std::string& line) {
    return line.starts_with("alone") || line.starts_with("met") || line.starts_with("none");
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with("came") || lines[i].starts_with("due")) {
      std::istringstream words(lines[i]);
      std::vector<std::string> list{std::istream_iterator<std::string>(words), {}};
      std::ranges::sort(list.begin() + 1, list.end());
      lines[i].clear();
      for (const std::string& word : list) lines[i] += ' ' + word;
    }
    for (std::size_t k = i;
         k > 0 && is_alone(lines[k]) && is_alone(lines[k - 1]) && lines[k] < lines[k - 1]; --k)
      std::swap(lines[k], lines[k - 1]);
  }
  return lines;
}

}  // namespace

LimAccount::LimAccount(const Tournament& tournament, const pair::State& state,
                       const LimEdition& edition, Asked& asked)
    : Lim(
          tournament, state.round, state.rounds,
          [&] {
            std::vector<int> present;
            for (const auto& contender : state.players) present.push_back(contender.tpn);
            return present;
          }(),
          edition),
      state_(state),
      asked_(asked),
      report_(read_report(tournament)),
      round_made_(run()) {}

void LimAccount::expect_explanation(const std::vector<pair::Decision>& decisions) {
  told_.clear();
  for (const auto& decision : decisions) {
    asked_.tell(decision);
    tell(decision);
  }
  const auto told = in_order(told_), text = in_order(text_);
  const auto [one, other] = std::ranges::mismatch(told, text);
  EXPECT_EQ(one == told.end() ? "" : *one, other == text.end() ? "" : *other);
  asked_.close_round();
}

void LimAccount::tell(const pair::Decision& decision) {
  const Message& said = decision.sentence;
  if (said.id().name == "joined" || said.id().family == "common") {
    asked_.ask(said);
    for (const Arg& arg : said.args())
      for (const Arg& item : std::get<Arg::Items>(arg.value).items)
        tell_group(std::get<Message>(item.value));
    return;
  }
  asked_.ask(said);
  if (said.is<said::has_white>() || said.is<said::allowed_in_last_round>())
    return expect_colours(decision);
  tell_bye(said);
  tell_group(said);
  tell_floater(said);
  tell_skipped(said);
  tell_exchanges(said);
}

void LimAccount::expect_bar(const Message& why, int player) {
  asked_.ask(why);
  EXPECT_TRUE(barred(player)) << player << ": " << why;
  if (why.is<said::points_without_playing>()) return;
  const Game then = game(player, number_in(why, "round"));
  if (why.is<said::forfeit_win_in_round>())
    EXPECT_EQ(then.code, ResultCode::forfeit_win) << why;
  else
    EXPECT_TRUE(then.opponent == no_player) << why;
}

void LimAccount::tell_bye(const Message& said) {
  if (said.is<said::bye_barred>()) {
    const int player = number_in(said, "player");
    told_.push_back("barred " + player_in(said));
    EXPECT_EQ(number_in(said, "points"), score(player)) << said;
    expect_bar(phrase_in(said, "why"), player);
  } else if (said.is<said::bye_needed_in_pairs>()) {
    told_.push_back("needed " + player_in(said));
  } else if (said.is<said::bye_by_number>() || said.is<said::bye_by_rating>() ||
             said.is<said::bye_by_rank>()) {
    const int player = number_in(said, "player");
    told_.push_back("bye " + player_in(said));
    EXPECT_EQ(number_in(said, "present"), std::ssize(listed_)) << said;
    EXPECT_EQ(said.is<said::bye_by_number>(), round_ == 1) << said;
    for (const int other : listed_) {
      if (other == player || barred(other) ||
          !all_pairable(without({listed_.begin(), listed_.end()}, {other})))
        continue;
      if (said.is<said::bye_by_number>()) {
        EXPECT_LT(other, player) << said;
        continue;
      }
      EXPECT_GE(score(other), score(player)) << said << ": " << other;
      if (score(other) > score(player)) continue;
      if (said.is<said::bye_by_rating>())
        EXPECT_GE(rating(other), rating(player)) << said << ": " << other;
      else
        EXPECT_LT(other, player) << said;
    }
    if (said.is<said::bye_by_rating>()) {
      EXPECT_EQ(number_in(said, "rating"), rating(player)) << said;
    }
    if (!said.is<said::bye_by_number>()) {
      EXPECT_EQ(number_in(said, "points"), score(player)) << said;
    }
  }
}

void LimAccount::tell_group(const Message& said) {
  const auto ask_part = [&] { asked_.ask(said); };
  if (said.is<said::group_order>() || said.is<said::median_alone>()) {
    asked_.ask_all(said);
    std::string down, up;
    if (said.is<said::group_order>())
      for (const Arg& item : std::get<Arg::Items>(field(said, "groups").value).items) {
        const Message& side = std::get<Message>(item.value);
        (side.is<said::groups_downwards>() ? down : up) = listed_in(side, "points");
        if (side.is<said::groups_upwards>()) {
          EXPECT_EQ(choice_in(side, "first") == 0, down.empty()) << said;
        }
      }
    const Message median = phrase_in(said, "median");
    const int points = (round_ - 1) * 5;
    if (median.is<said::of_points>()) {
      EXPECT_EQ(number_in(median, "points"), points) << said;
    }
    told_.push_back("groups down" + down + " up" + up + " median " + std::to_string(points) +
                    (median.is<said::which_is_empty>() ? " empty" : ""));
  } else if (said.is<said::members>()) {
    ask_part();
    told_.push_back("members" + listed_in(said, "residents"));
  } else if (said.is<said::no_members>()) {
    ask_part();
    told_.emplace_back("members");
  } else if (said.is<said::floaters_into>()) {
    ask_part();
    told_.push_back("came" + listed_in(said, "floaters"));
  } else if (said.is<said::are_due>()) {
    ask_part();
    told_.push_back(std::string("due ") + letter(said, "colour") + listed_in(said, "players"));
  } else if (said.is<said::undone>()) {
    told_.push_back("undone " + player_in(said, "first") + ' ' + player_in(said, "second") +
                    (choice_in(said, "above") == 0 ? " above" : " below"));
  }
}

/// "8 is the smallest number left": of all in "types 5 W 3d 6do 8d", or of those who have the same
/// letters as 8.
void LimAccount::expect_last_number(const Message& said, const std::string& entry,
                                    const std::string& types) {
  asked_.ask(said);
  const bool equals = choice_in(said, "equals") == 0, largest = choice_in(said, "largest") == 0;
  const auto letters = [](const std::string& one) {
    return one.substr(one.find_first_not_of("0123456789"));
  };
  std::istringstream words{types};
  std::string word;
  for (int skipped = 0; skipped < 3; ++skipped) words >> word;
  bool is_last = true;
  while (words >> word) {
    const int other = std::stoi(word), own = number_in(said, "player");
    const bool before = largest ? other > own : other < own;
    if (before && letters(word) == letters(entry)) ADD_FAILURE() << said << ", of " << types;
    is_last = is_last && !before;
  }
  EXPECT_EQ(equals, !is_last) << said << ", of " << types;
}

/// The limit of a Maxi-tournament.
void LimAccount::expect_too_far(const Message& said) {
  const int one = rating(number_in(said, "player")), other = rating(number_in(said, "other"));
  EXPECT_GT(std::abs(one - other), 100) << said;
}

void LimAccount::tell_floater(const Message& said) {
  const auto letter_of = [](int type) { return std::string(1, "dcba"[type]); };
  if (said.is<said::alone_in_group>()) {
    told_.push_back("alone " + player_in(said));
  } else if (said.is<said::met_all_of_group>()) {
    told_.push_back("met " + player_in(said));
  } else if (said.is<said::compatible_with_none>()) {
    told_.push_back("none " + player_in(said));
    const std::string colours = history(number_in(said, "player"));
    const auto size = colours.size();
    bool colours_alone = true;
    const auto& reasons = std::get<Arg::Items>(field(said, "reasons").value).items;
    for (const Arg& item : reasons) {
      expect_not_compatible(std::get<Message>(item.value));
      colours_alone = colours_alone && std::get<Message>(item.value).is<said::both_must_have>();
    }
    // Of more than six reasons the others are not said.
    const int by = choice_in(said, "by");
    if (by != 0) {
      EXPECT_EQ(by == 2, size > 1 && colours[size - 1] == colours[size - 2]) << said;
    }
    if (reasons.size() < 6) {
      EXPECT_EQ(by != 0, colours_alone) << said;
    }
  } else if (said.is<said::candidates>() || said.is<said::candidates_in_balance>()) {
    std::vector<std::string> types;
    for (const Arg& item : std::get<Arg::Items>(field(said, "types").value).items) {
      const Message& one = std::get<Message>(item.value);
      asked_.ask(one);
      types.push_back(player_in(one) + letter_of(choice_in(one, "type")) +
                      (choice_in(one, "repeats") == 0 ? "r" : "") +
                      (choice_in(one, "other") == 0 ? "o" : ""));
    }
    std::ranges::sort(types);
    std::string line = "types " + player_in(said, "left") + ' ' +
                       (said.is<said::candidates>() ? letter(said, "colour") : '-');
    for (const std::string& one : types) line += ' ' + one;
    told_.push_back(line);
  } else if (said.is<said::not_the_floater>()) {
    told_.push_back("kept " + player_in(said));
  } else if (said.is<said::floater_within_limit>()) {
    told_.push_back("limited " + player_in(said));
    expect_too_far(said);
  } else if (said.is<said::floater_of_even>()) {
    told_.push_back("floater " + player_in(said));
    // "types" has compared the parts.
    const std::string& types = told_.at(told_.size() - 2);
    const Message type = phrase_in(said, "type"), due_to_majority = phrase_in(said, "due");
    asked_.ask(type);
    std::string entry = player_in(said) + letter_of(choice_in(type, "type")) +
                        (choice_in(said, "repeats") == 0 ? "r" : "");
    const bool off = (types + ' ').find(' ' + entry + "o ") != std::string::npos;
    EXPECT_TRUE(off || (types + ' ').find(' ' + entry + ' ') != std::string::npos)
        << said << ", of " << types;
    expect_last_number(phrase_in(said, "last"), entry + (off ? "o" : ""), types);
    if (!due_to_majority.empty()) {
      asked_.ask(due_to_majority);
      EXPECT_FALSE(off) << said;
      EXPECT_EQ(due(number_in(said, "player")), letter(due_to_majority, "colour")) << said;
    }
  } else if (said.is<said::floater_instead>() || said.is<said::further_floater>()) {
    const Message type = phrase_in(said, "type");
    asked_.ask(type);
    told_.push_back((said.is<said::floater_instead>() ? "instead " : "further ") + player_in(said) +
                    letter_of(choice_in(type, "type")));
  } else if (said.is<said::order_of_floaters>()) {
    told_.push_back("order" + listed_in(said, "players"));
    asked_.ask_all(phrase_in(said, "rule"));
  } else if (said.is<said::floater_is_paired>()) {
    const int floater = number_in(said, "floater");
    told_.push_back("pair " + std::to_string(floater) + ' ' + player_in(said, "opponent") +
                    (choice_in(said, "clash") == 0 ? "" : " clash"));
    EXPECT_EQ(number_in(said, "points"), score(floater)) << said;
  }
}

/// Why two are not compatible (9.1).
void LimAccount::expect_not_compatible(const Message& why) {
  asked_.ask(why);
  const int one = number_in(why, "player"), other = number_in(why, "other");
  EXPECT_FALSE(compatible(one, other)) << why;
  if (why.is<pair::said::met_in_round>()) {
    const int then = number_in(why, "round");
    EXPECT_TRUE(played(one, then) && game(one, then).opponent == index(other)) << why;
  } else if (why.is<said::both_must_have>()) {
    const char barred_colour = letter(why, "colour") == 'w' ? 'b' : 'w';
    EXPECT_FALSE(permissible(one, barred_colour) || permissible(other, barred_colour)) << why;
  } else {
    EXPECT_TRUE(why.is<pair::said::prohibited_pair>()) << why;
    EXPECT_FALSE(met(one, other)) << why;
  }
}

void LimAccount::expect_skipped(const Message& why, int player, int floater) {
  const std::string line = "skip " + std::to_string(player);
  if (why.is<said::others_not_pairable>()) {
    told_.push_back(line + " needed");
  } else if (why.is<said::both_are_due>() || why.is<said::all_are_due>()) {
    told_.push_back(line + " clash");
    for (const int one : {player, floater}) EXPECT_EQ(due(one), letter(why, "colour")) << why;
  } else {
    told_.push_back(line + " not compatible");
    if (why.is<said::prohibited_with>()) {
      EXPECT_TRUE(!met(player, floater) && !compatible(player, floater)) << why;
    } else if (why.is<said::all_must_have>()) {
      const char barred_colour = letter(why, "colour") == 'w' ? 'b' : 'w';
      for (const int one : {player, floater})
        EXPECT_FALSE(permissible(one, barred_colour)) << why << ": " << one;
    } else {
      return expect_not_compatible(why);
    }
    EXPECT_EQ(number_in(why, "floater"), floater) << why;
  }
}

void LimAccount::tell_skipped(const Message& said) {
  if (!said.is<said::not_chosen>() && !said.is<said::none_chosen>()) return;
  const Message why = phrase_in(said, "why");
  const int floater = number_in(said, "floater");
  asked_.ask(why);
  if (why.is<said::ratings_too_far>()) {
    EXPECT_GT(std::abs(rating(number_in(why, "player")) - rating(number_in(why, "other"))), 100)
        << said;
    EXPECT_TRUE(e_.maxi) << said;
    return;
  }
  const auto players = numbers_in(said, said.is<said::not_chosen>() ? "player" : "players");
  for (const int player : players) expect_skipped(why, player, floater);
  if (e_.maxi)  // The text has other reasons then, which are not told one by one
    std::erase_if(told_, [](const std::string& line) { return line.starts_with("skip"); });
}

void LimAccount::tell_exchanges(const Message& said) {
  const bool by_limit =
      said.is<said::limit_of_other_exchanges>() || said.is<said::limit_of_colours>();
  if (by_limit || said.is<said::proposed>() || said.is<said::first_check>() ||
      said.is<said::second_check>())
    for (const Arg& item : std::get<Arg::Items>(field(said, "pairs").value).items)
      asked_.ask(std::get<Message>(item.value));
  if (by_limit) {
    told_.push_back("free " + (said.is<said::limit_of_colours>() ? player_in(said, "count") : "") +
                    pairs_in(said));
  } else if (said.is<said::proposed>()) {
    told_.push_back("proposed" + pairs_in(said));
  } else if (said.is<said::first_check>()) {
    told_.push_back("first" + pairs_in(said));
    for (const Arg& item : std::get<Arg::Items>(field(said, "reasons").value).items)
      expect_not_compatible(std::get<Message>(item.value));
  } else if (said.is<said::second_check_keeps>()) {
    told_.push_back("keeps " + player_in(said, "before"));
  } else if (said.is<said::second_check>()) {
    told_.push_back("second " + player_in(said, "before") + ' ' + player_in(said, "after") +
                    pairs_in(said));
  }
}

bool LimAccount::made_below(int white, int black) const {
  return std::ranges::any_of(made_, [&](const lim_text::Made& made) {
    return made.below && std::minmax(made.first, made.second) == std::minmax(white, black);
  });
}

}  // namespace trf::test
