// C.04.5 and C.04.6 (February 2026), transcribed literally: everything is tried. Ids such as T-06
// are those of the register of readings.
#include "oracle/pair_match_swiss_rules.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>

namespace trf::test::match_swiss_text {
namespace {

/// The rules, for participants of any kind.
class Rules {
 public:
  explicit Rules(Question question)
      : kind_(question.kind),
        use_secondary_(question.use_secondary),
        all_(std::move(question.all)),
        present_(std::move(question.present)),
        forbidden_(std::move(question.forbidden)),
        round_(question.round),
        rounds_(question.rounds),
        initial_(question.initial),
        question_(std::move(question.change)) {}

  OraclePairing pair() {
    OraclePairing result;
    std::vector<int> left = present_;
    if (left.size() % 2 == 1) {
      const int bye = choose_bye(left);
      if (bye == 0) return result;
      result.bye = bye;
      std::erase(left, bye);
    } else if (!pairable(left)) {
      return result;
    }
    result.exists = true;
    while (!left.empty()) {
      int top = score(left.front());
      for (const int one : left) top = std::max(top, score(one));
      std::vector<int> residents, lower;
      for (const int one : left) (score(one) == top ? residents : lower).push_back(one);
      const auto set = choose_set(residents, lower, top);
      std::vector<int> bracket = residents;
      bracket.insert(bracket.end(), set.begin(), set.end());
      const Pairs pairs = choose_pairing(bracket, top);
      if (account_ != nullptr) note(residents, lower, top, set, pairs);
      for (const auto& [a, b] : pairs) {
        result.pairs.push_back(colours(a, b));
        std::erase(left, a);
        std::erase(left, b);
      }
    }
    return result;
  }

  void keep(std::vector<BracketAccount>& account) { account_ = &account; }

 private:
  using Pairs = std::vector<std::pair<int, int>>;

  // What decides, for tests of explanations.
  void note(const std::vector<int>& residents, const std::vector<int>& lower, int top,
            const std::vector<int>& set, const Pairs& pairs) {
    BracketAccount account;
    account.residents = residents;
    account.others = set;
    account.pairs = pairs;
    const auto [scores, c6, c7, chosen] = key_of(lower, set, top);
    account.values["C4"] = {static_cast<int>(set.size())};
    for (const int score : scores) account.values["C5"].push_back(-score);
    account.values["C6"] = {c6};
    account.values["C7"] = {c7};
    const auto [first, second, third, id] = key_of(pairs, top);
    const std::vector<int> counts{first, second, third};
    const auto names = kind_ == Kind::doubles ? std::vector<std::string>{"", "", "C8"}
                                              : std::vector<std::string>{"C8", "C9", "C10"};
    for (std::size_t c = 0; c < counts.size(); ++c)
      if (!names[c].empty()) account.values[names[c]] = {counts[c]};
    account.values["3.6"] = id;
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), set.begin(), set.end());
    account.against_player = [=, this](int player) {
      return against(residents, lower, top, set, player);
    };
    account.against_pair = [=, this](int one, int other) -> Loss {
      if (!may_meet(one, other)) return {"C1"};
      std::optional<std::vector<int>> best;
      Pairs made;
      pairings(bracket, made, [&](const Pairs& all) {
        if (std::ranges::find(all, std::pair(std::min(one, other), std::max(one, other))) ==
            all.end())
          return;
        const auto [a, b, c, unused] = key_of(all, top);
        const std::vector<int> value{a, b, c};
        if (!best || value < *best) best = value;
      });
      if (!best) return {"C1"};
      for (std::size_t c = 0; c < counts.size(); ++c)
        if ((*best)[c] != counts[c]) return {names[c], {(*best)[c]}, {counts[c]}, {}};
      return {"3.6"};
    };
    note_order(account, bracket, pairs, top);
    account.view = [this](int number) { return view(number); };
    account.leaves_all = [this](int number) { return pairable(minus(present_, {number})); };
    account.colours_of = [this](int a, int b) { return ruling(a, b); };
    account.can_pair_residents = [=, this](int size) {
      bool found = false;
      std::vector<int> some_of;
      subsets(lower, static_cast<std::size_t>(size), 0, some_of, [&](const std::vector<int>& some) {
        std::vector<int> whole = residents;
        whole.insert(whole.end(), some.begin(), some.end());
        found = found || pairable(whole);
      });
      return found;
    };
    const auto ours = key_of(lower, set, top);
    account.against_round = [=, this](const Pairs& all) -> Loss {
      const auto has = [&](int one) {
        return std::ranges::find(residents, one) != residents.end();
      };
      Pairs made;
      std::vector<int> upfloaters;
      for (const auto& [a, b] : all) {
        if (!has(a) && !has(b)) continue;
        made.emplace_back(std::min(a, b), std::max(a, b));
        if (!has(a)) upfloaters.push_back(a);
        if (!has(b)) upfloaters.push_back(b);
      }
      std::ranges::sort(made);
      if (made == pairs) return {};
      std::ranges::sort(upfloaters, {}, [&](int one) { return std::pair(-score(one), one); });
      if (upfloaters.size() != set.size())
        return {"C4", {static_cast<int>(upfloaters.size())}, {static_cast<int>(set.size())}, {}};
      if (Loss loss = first_difference(key_of(lower, upfloaters, top), ours); !loss.rule.empty())
        return loss;
      if (upfloaters != set) return {"order of sets"};
      const auto [a, b, c, unused] = key_of(made, top);
      const std::vector<int> value{a, b, c};
      for (std::size_t i = 0; i < counts.size(); ++i)
        if (value[i] != counts[i]) return {names[i], {value[i]}, {counts[i]}, {}};
      return {"order"};
    };
    account_->push_back(std::move(account));
  }
  using SetKey = std::tuple<std::vector<int>, int, int, std::vector<int>>;
  /// C5 to C7.
  [[nodiscard]] static Loss first_difference(const SetKey& theirs, const SetKey& ours) {
    const auto scores = [](const SetKey& key) {
      std::vector<int> list;
      for (const int score : std::get<0>(key)) list.push_back(-score);
      std::ranges::reverse(list);  // As they are told
      return list;
    };
    if (std::get<0>(theirs) != std::get<0>(ours)) return {"C5", scores(theirs), scores(ours), {}};
    if (std::get<1>(theirs) != std::get<1>(ours))
      return {"C6", {std::get<1>(theirs)}, {std::get<1>(ours)}, {}};
    if (std::get<2>(theirs) != std::get<2>(ours))
      return {"C7", {std::get<2>(theirs)}, {std::get<2>(ours)}, {}};
    return {};
  }
  /// Equally good pairings of the bracket, by the order of their identifiers.
  void note_order(BracketAccount& account, const std::vector<int>& bracket, const Pairs& pairs,
                  int top) {
    const auto each_as_good = [=, this](const std::function<void(const Pairs&)>& visit) {
      const auto [a, b, c, unused] = key_of(pairs, top);
      Pairs made;
      pairings(bracket, made, [&](const Pairs& all) {
        const auto [x, y, z, also_unused] = key_of(all, top);
        Pairs sorted = all;
        std::ranges::sort(sorted);
        if (std::tuple(a, b, c) == std::tuple(x, y, z)) visit(sorted);
      });
    };
    account.comes_later = [=](int one, int other) {
      bool found = false;
      each_as_good([&](const Pairs& all) {
        for (std::size_t i = 0; i < all.size(); ++i)
          if (all[i].first != pairs[i].first) return;  // Other top members: a later identifier
        for (std::size_t i = 0; i < all.size(); ++i) {
          if (all[i].first != one) continue;
          found = found || (all[i].second == other &&
                            std::equal(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                                       pairs.begin()));
        }
      });
      return !found;
    };
    account.is_no_top_member = [=](int player) {
      bool found = false;
      std::vector<int> half = bracket;
      std::ranges::sort(half);
      half.resize(half.size() / 2);
      each_as_good([&](const Pairs& all) {
        found =
            found || std::ranges::all_of(half, [&](int one) {
              return one > player || std::ranges::count(all, one, &Pairs::value_type::first) > 0;
            });
      });
      return !found;
    };
  }

  // ---- for explanations of colours and of the PAB
  [[nodiscard]] MatchView view(int number) const {
    const Entry& own = entry(number);
    const auto [wants, strong] = preference(number);
    return {own.colours,
            wants,
            strong,
            std::ranges::any_of(own.before, &Before::bars_bye),
            own.parity,
            static_cast<int>(std::ranges::count_if(own.before, &Before::match)),
            own.primary,
            own.secondary,
            {floated(own, 1), floated(own, 2)}};
  }
  [[nodiscard]] int floated(const Entry& own, std::size_t ago) const {
    if (own.before.size() < ago) return 0;
    const std::size_t round = own.before.size() - ago;
    if (!own.before[round].match) return 0;
    const int mine = own.score_at[round];
    const int other = entry(own.before[round].opponent).score_at[round];
    return other > mine ? 1 : other < mine ? -1 : 0;
  }
  /// 4.3: the sentence of the first rule that decides.
  [[nodiscard]] ColourRuling ruling(int a, int b) const {
    const auto rank = [&](int one) {
      return std::tuple(-score(one), use_secondary_ ? -entry(one).secondary : 0, one);
    };
    const int first = rank(a) < rank(b) ? a : b, other = first == a ? b : a;
    const MatchView mine = view(first), his = view(other);
    const int white = colours(a, b).first;
    const auto by = [&](const char* rule) { return ColourRuling{white, first, rule}; };
    const bool teams = kind_ != Kind::doubles;
    if (mine.colours.empty() && his.colours.empty()) {
      const bool as_listed = mine.parity % 2 == first % 2;
      if (!teams) return by(as_listed ? "initial_by_tpn" : "initial_by_arrival");
      return by(mine.parity == first ? "initial_of_team" : "initial_of_arrived_team");
    }
    if ((mine.wants == ' ') != (his.wants == ' ')) return by("only_one_prefers");
    if (mine.wants != his.wants) return by("both_granted");
    if (mine.strong != his.strong) return by("only_one_strong");
    const auto count = [&](const MatchView& one) {
      const auto whites = std::ranges::count(one.colours, 'W');
      return teams ? whites - std::ranges::count(one.colours, 'B') : whites;
    };
    if (count(mine) != count(his)) return by(teams ? "lower_difference" : "fewer_whites");
    const std::size_t games = std::min(mine.colours.size(), his.colours.size());
    for (std::size_t back = 1; back <= games; ++back)
      if (mine.colours[mine.colours.size() - back] != his.colours[his.colours.size() - back])
        return by("matches_alternate");
    if (mine.wants != ' ') return by("first_team_prefers");
    return by(mine.colours.empty() ? "second_alternates" : "first_alternates");
  }
  [[nodiscard]] Loss against(const std::vector<int>& residents, const std::vector<int>& lower,
                             int top, const std::vector<int>& ours, int player) const {
    std::size_t stage = 0;
    std::optional<std::tuple<std::vector<int>, int, int, std::vector<int>>> best;
    std::vector<int> chosen;
    subsets(lower, ours.size(), 0, chosen, [&](const std::vector<int>& set) {
      if (std::ranges::find(set, player) == set.end()) return;
      std::vector<int> bracket = residents;
      bracket.insert(bracket.end(), set.begin(), set.end());
      const std::size_t reached = !pairable(bracket) ? 0 : !pairable(minus(lower, set)) ? 1 : 2;
      stage = std::max(stage, reached);
      if (reached < 2) return;
      auto key = key_of(lower, set, top);
      if (!best || key < *best) best = std::move(key);
    });
    if (stage < 2) return {stage == 0 ? "C1" : "C3"};
    Loss loss = first_difference(*best, key_of(lower, ours, top));
    if (loss.rule.empty()) loss.rule = "3.5.4";
    loss.set = std::get<3>(*best);
    return loss;
  }

  const Entry& entry(int number) const { return all_.at(number); }
  int score(int number) const { return entry(number).primary; }
  bool uses(const std::string& criterion) const { return question_.without != criterion; }

  // C1, and prohibited pairings (N-07).
  bool may_meet(int a, int b) const {
    if (forbidden_.contains({std::min(a, b), std::max(a, b)})) return false;
    return std::ranges::none_of(entry(a).before,
                                [&](const Before& b4) { return b4.match && b4.opponent == b; });
  }
  // The same in the round asked for: who is to meet one opponent has no other.
  bool is_asked(int a, int b) const {
    if (!may_meet(a, b)) return false;
    const auto& [one, other] = question_.together;
    const bool mine = a == one || a == other, his = b == one || b == other;
    return one == 0 || mine == his;
  }
  /// Can these be paired, in the round asked for or by C1 alone?
  enum class By { question, rules };
  bool pairable(std::vector<int> left, By by = By::question) const {
    if (left.empty()) return true;
    if (left.size() % 2 == 1) return false;
    std::ranges::sort(left);
    const auto known = pairable_.find({by, left});
    if (known != pairable_.end()) return known->second;
    const int one = left.front();
    bool found = false;
    for (std::size_t i = 1; i < left.size() && !found; ++i) {
      if (!(by == By::question ? is_asked(one, left[i]) : may_meet(one, left[i]))) continue;
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      rest.erase(rest.begin());
      found = pairable(rest, by);
    }
    pairable_[{by, left}] = found;
    return found;
  }

  // 3.4
  int choose_bye(const std::vector<int>& left) const {
    int best = 0;
    std::tuple<int, int, int> best_key;
    for (const int one : left) {
      if (std::ranges::any_of(entry(one).before, &Before::bars_bye)) continue;
      std::vector<int> rest = left;
      std::erase(rest, one);
      if (!pairable(rest)) continue;
      const auto matches = std::ranges::count_if(entry(one).before, &Before::match);
      const auto key = std::tuple(score(one), -static_cast<int>(matches), -one);
      if (best == 0 || key < best_key) {
        best = one;
        best_key = key;
      }
    }
    return best;
  }

  // 1.5
  bool floated(int number) const {
    const Entry& own = entry(number);
    if (own.before.empty() || !own.before.back().match) return false;
    return own.score_at.back() != entry(own.before.back().opponent).score_at.back();
  }
  bool asks_floats() const {
    return kind_ == Kind::doubles ? round_ < rounds_ : round_ < rounds_ - 1;
  }

  static void subsets(const std::vector<int>& of, std::size_t size, std::size_t from,
                      std::vector<int>& chosen,
                      const std::function<void(const std::vector<int>&)>& visit) {
    if (chosen.size() == size) return visit(chosen);
    for (std::size_t i = from; i < of.size(); ++i) {
      chosen.push_back(of[i]);
      subsets(of, size, i + 1, chosen, visit);
      chosen.pop_back();
    }
  }
  static std::vector<int> minus(const std::vector<int>& all, const std::vector<int>& taken) {
    std::vector<int> rest;
    for (const int one : all)
      if (std::ranges::find(taken, one) == taken.end()) rest.push_back(one);
    return rest;
  }
  bool is_legal(const std::vector<int>& residents, const std::vector<int>& lower,
                const std::vector<int>& set, By by = By::question) const {
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), set.begin(), set.end());
    return pairable(bracket, by) && pairable(minus(lower, set), by);
  }
  // C4 with C1 and C3: the fewest upfloaters; -1: none helps.
  int fewest(const std::vector<int>& residents, const std::vector<int>& lower, By by) const {
    for (std::size_t size = 0; size <= lower.size(); ++size) {
      bool found = false;
      std::vector<int> chosen;
      subsets(lower, size, 0, chosen, [&](const std::vector<int>& set) {
        found = found || is_legal(residents, lower, set, by);
      });
      if (found) return static_cast<int>(size);
    }
    return -1;
  }
  // C6, T-06, T-07
  bool meets_c6(const std::vector<int>& lower, const std::vector<int>& set, int top) const {
    std::optional<int> following;
    for (const int one : present_)
      if (score(one) < top && (!following || score(one) > *following)) following = score(one);
    if (!following) return true;
    std::vector<int> group, below;
    for (const int one : minus(lower, set))
      (score(one) == *following ? group : below).push_back(one);
    if (group.empty()) return true;
    return fewest(group, below, By::rules) == static_cast<int>(group.size() % 2);
  }

  // C5, C6, C7, and the order of 3.5.4
  std::tuple<std::vector<int>, int, int, std::vector<int>> key_of(const std::vector<int>& lower,
                                                                  const std::vector<int>& set,
                                                                  int top) const {
    std::vector<int> scores;  // from the lowest up, as high as possible
    for (const int one : set) scores.push_back(-score(one));
    std::ranges::sort(scores, std::greater<>());
    if (!uses("C5")) scores.clear();
    const int c6 = uses("C6") && !meets_c6(lower, set, top) ? 1 : 0;
    const int c7 =
        uses("C7") && asks_floats()
            ? static_cast<int>(std::ranges::count_if(set, [&](int one) { return floated(one); }))
            : 0;
    return {scores, c6, c7, set};
  }

  // 3.5
  std::vector<int> choose_set(const std::vector<int>& residents, std::vector<int> lower,
                              int top) const {
    std::ranges::sort(lower, {}, [&](int one) { return std::pair(-score(one), one); });
    const int size = uses("C4") ? fewest(residents, lower, By::question) : 0;
    std::optional<std::tuple<std::vector<int>, int, int, std::vector<int>>> best;
    const auto visit = [&](const std::vector<int>& set) {
      if (!is_legal(residents, lower, set)) return;
      auto key = key_of(lower, set, top);
      if (!best || key < *best) best = std::move(key);
    };
    for (std::size_t n = static_cast<std::size_t>(size); n <= lower.size(); ++n) {
      std::vector<int> chosen;
      subsets(lower, n, 0, chosen, visit);
      if (uses("C4")) break;
    }
    return std::get<3>(*best);
  }

  // 1.7: 'W', 'B' or ' ', and whether it is strong.
  std::pair<char, bool> preference(int number) const {
    if (kind_ == Kind::doubles || kind_ == Kind::no_preferences) return {' ', false};
    const std::string& had = entry(number).colours;
    const auto difference = std::ranges::count(had, 'W') - std::ranges::count(had, 'B');
    const bool last_two = had.size() >= 2 && had[had.size() - 1] == had[had.size() - 2];
    const char last = had.empty() ? ' ' : had.back();
    if (difference < -1) return {'W', true};
    if ((difference == 0 || difference == -1) && last_two && last == 'B') return {'W', true};
    if (difference > 1) return {'B', true};
    if ((difference == 0 || difference == 1) && last_two && last == 'W') return {'B', true};
    if (kind_ == Kind::type_a) return {' ', false};
    const bool last_round = round_ == rounds_;
    if (difference == -1) return {'W', false};
    if (difference == 1) return {'B', false};
    if (had.empty() || last_round) return {' ', false};
    return {last == 'B' ? 'W' : 'B', false};
  }

  void pairings(std::vector<int> left, Pairs& made,
                const std::function<void(const Pairs&)>& visit) const {
    if (left.empty()) return visit(made);
    const int one = left.front();
    left.erase(left.begin());
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (!is_asked(one, left[i])) continue;
      std::vector<int> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      made.emplace_back(std::min(one, left[i]), std::max(one, left[i]));
      pairings(std::move(rest), made, visit);
      made.pop_back();
    }
  }
  // The criteria of pairs, and the identifier of 3.6. \p sorted: by top member
  std::tuple<int, int, int, std::vector<int>> key_of(Pairs sorted, int top) const {
    std::ranges::sort(sorted);
    int unfulfilled = 0, unfulfilled_strong = 0, opponents = 0;
    for (const auto& [a, b] : sorted) {
      const auto [mine, strong] = preference(a);
      const auto [his, also_strong] = preference(b);
      const bool same = mine != ' ' && mine == his;
      if (same) ++unfulfilled;
      if (same && strong && also_strong) ++unfulfilled_strong;
      if (score(a) != top && score(b) == top && floated(b)) ++opponents;
      if (score(b) != top && score(a) == top && floated(a)) ++opponents;
    }
    const bool doubles = kind_ == Kind::doubles;
    if (!uses("C8")) (doubles ? opponents : unfulfilled) = 0;
    if (!uses("C9") || kind_ != Kind::type_b) unfulfilled_strong = 0;
    if (!asks_floats() || (!doubles && !uses("C10"))) opponents = 0;
    std::vector<int> id;
    for (const auto& pair : sorted) id.push_back(pair.first);
    for (const auto& pair : sorted) id.push_back(pair.second);
    return {unfulfilled, unfulfilled_strong, opponents, id};
  }
  // 3.6
  Pairs choose_pairing(const std::vector<int>& bracket, int top) const {
    std::optional<std::tuple<int, int, int, std::vector<int>>> best;
    Pairs chosen, made;
    pairings(bracket, made, [&](const Pairs& pairs) {
      Pairs sorted = pairs;
      std::ranges::sort(sorted);
      auto key = key_of(sorted, top);
      if (best && *best <= key) return;
      best = std::move(key);
      chosen = sorted;
    });
    return chosen;
  }

  // Article 4: White first.
  std::pair<int, int> colours(int a, int b) const {
    const auto rank = [&](int one) {
      return std::tuple(-score(one), use_secondary_ ? -entry(one).secondary : 0, one);
    };
    const int first = rank(a) < rank(b) ? a : b, other = first == a ? b : a;
    const std::string &mine = entry(first).colours, &his = entry(other).colours;
    const auto give = [&](char colour) {
      return colour == 'W' ? std::pair(first, other) : std::pair(other, first);
    };
    const auto turned = [](char colour) { return colour == 'W' ? 'B' : 'W'; };
    if (mine.empty() && his.empty())
      return give(entry(first).parity % 2 == 1 ? initial_ : turned(initial_));
    const auto [want, strong] = preference(first);
    const auto [wants, also_strong] = preference(other);
    if (want != ' ' && wants == ' ') return give(want);
    if (want == ' ' && wants != ' ') return give(turned(wants));
    if (want != wants) return give(want);
    if (strong && !also_strong) return give(want);
    if (!strong && also_strong) return give(turned(wants));
    const auto whites = [](const std::string& had) { return std::ranges::count(had, 'W'); };
    const auto blacks = [](const std::string& had) { return std::ranges::count(had, 'B'); };
    const bool doubles = kind_ == Kind::doubles;
    const auto own = doubles ? whites(mine) : whites(mine) - blacks(mine);
    const auto theirs = doubles ? whites(his) : whites(his) - blacks(his);
    if (own != theirs) return give(own < theirs ? 'W' : 'B');
    for (std::size_t back = 1; back <= std::min(mine.size(), his.size()); ++back) {
      const char had = mine[mine.size() - back];
      if (had != his[his.size() - back]) return give(turned(had));
    }
    if (want != ' ') return give(want);
    if (!mine.empty()) return give(turned(mine.back()));
    return give(his.back());
  }

  Kind kind_;
  bool use_secondary_;
  std::map<int, Entry> all_;
  std::vector<int> present_;
  std::set<std::pair<int, int>> forbidden_;
  int round_, rounds_;
  char initial_;
  MatchSwissQuestion question_;
  mutable std::map<std::pair<By, std::vector<int>>, bool> pairable_;
  std::vector<BracketAccount>* account_ = nullptr;
};

}  // namespace

OraclePairing pair_by_text(Question question) { return Rules{std::move(question)}.pair(); }

std::vector<BracketAccount> account_by_text(Question question) {
  std::vector<BracketAccount> account;
  const auto rules = std::make_shared<Rules>(std::move(question));
  rules->keep(account);
  (void)rules->pair();
  for (BracketAccount& one : account) {  // The rules live as long as their answers.
    one.against_player = [rules, ask = std::move(one.against_player)](int id) { return ask(id); };
    one.against_round = [rules, ask = std::move(one.against_round)](const auto& all) {
      return ask(all);
    };
    one.view = [rules, ask = std::move(one.view)](int id) { return ask(id); };
    one.leaves_all = [rules, ask = std::move(one.leaves_all)](int id) { return ask(id); };
    one.colours_of = [rules, ask = std::move(one.colours_of)](int a, int b) { return ask(a, b); };
    one.comes_later = [rules, ask = std::move(one.comes_later)](int a, int b) { return ask(a, b); };
    one.is_no_top_member = [rules, ask = std::move(one.is_no_top_member)](int id) {
      return ask(id);
    };
    one.can_pair_residents = [rules, ask = std::move(one.can_pair_residents)](int lower) {
      return ask(lower);
    };
    one.against_pair = [rules, ask = std::move(one.against_pair)](int a, int b) {
      return ask(a, b);
    };
  }
  return account;
}

}  // namespace trf::test::match_swiss_text
