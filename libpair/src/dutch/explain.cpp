#include "dutch/explain.hpp"

#include <algorithm>

#include "dutch/completion.hpp"
#include "dutch/evaluate.hpp"
#include "dutch/exact.hpp"
#include "words.hpp"

namespace trf::pair::dutch {
namespace {

/// In larger brackets a pair is told by its own faults; what the best candidate with it would be
/// worth is asked up to here.
constexpr int most_asked = 120;

class Teller {
 public:
  Teller(const Field& field, const Step& step, Rank bye, Trace& trace)
      : field_(field),
        step_(step),
        task_(step.task),
        bye_(bye),
        trace_(trace),
        scope_(title(place_of(step.task))) {}

  void tell() {
    tell_players();
    values_ = evaluate(task_, step_.pairing);
    tell_limbo();
    tell_downfloaters();
    tell_natural_pairs();
    tell_values();
    tell_colours();
  }

 private:
  [[nodiscard]] std::string number(Rank player) const { return std::to_string(field_[player].tpn); }
  [[nodiscard]] std::string numbers(std::span<const Rank> players) const {
    std::vector<std::string> items;
    for (const Rank player : players) items.push_back(number(player));
    return items.empty() ? "-" : words::list(items);
  }
  [[nodiscard]] std::string name(Rank a, Rank b) const { return number(a) + "-" + number(b); }

  void say(std::string_view article, std::string sentence, std::span<const Rank> about,
           std::vector<std::pair<Message, Message>> facts = {}) {
    Decision decision{scope_, std::string(article), std::move(sentence), std::move(facts), {}};
    for (const Rank player : about) decision.players.push_back(field_.player(player));
    trace_.tell(std::move(decision));
  }

  [[nodiscard]] std::span<const Rank> moved_down() const {
    return {task_.bracket.players.data(), static_cast<std::size_t>(task_.bracket.moved_down)};
  }
  [[nodiscard]] std::span<const Rank> residents() const {
    return std::span(task_.bracket.players).subspan(moved_down().size());
  }
  [[nodiscard]] Rank opponent(Rank player) const {
    for (const auto& [high, low] : step_.pairing.pairs) {
      if (high == player) return low;
      if (low == player) return high;
    }
    return -1;
  }
  [[nodiscard]] bool floats(Rank player) const { return opponent(player) < 0; }

  [[nodiscard]] std::string colour_reason(ColourRule rule, Rank high, Rank low) const {
    switch (rule) {
      case ColourRule::both_granted: return "both preferences are granted";
      case ColourRule::stronger: return "the stronger preference is granted";
      case ColourRule::alternation: {
        const auto& mine = field_.state().players[field_[high].seat].colours;
        const auto& other = field_.state().players[field_[low].seat].colours;
        std::size_t back = 1;
        while (mine[mine.size() - back] == other[other.size() - back]) ++back;
        const bool white = mine[mine.size() - back] == Colour::white;
        return "in the last game with different colours " + number(white ? high : low) +
               " had White and " + number(white ? low : high) + " Black; the colours alternate";
      }
      case ColourRule::higher_ranked:
        return "both want " + std::string(words::colour(field_[high].preference.colour)) +
               " equally, and " + number(high) + " is higher ranked";
      case ColourRule::initial_colour: break;
    }
    return "the higher ranked player has the initial colour if the number is odd, else the other";
  }

  void tell_players() {
    const auto count = residents().size();
    std::string sentence = "The bracket has " + std::to_string(count) +
                           (count == 1 ? " resident (" : " residents (") + numbers(residents()) +
                           ")";
    if (!moved_down().empty())
      sentence += " and " + std::to_string(moved_down().size()) +
                  (moved_down().size() == 1 ? " MDP (" : " MDPs (") + numbers(moved_down()) + ")";
    if (step_.stage == Stage::penultimate)
      sentence += "; it is the penultimate bracket, paired so that all below can be paired";
    if (step_.stage == Stage::collapsed_last)
      sentence += "; all players below the penultimate bracket are in it";
    std::vector<Rank> limbo;
    std::ranges::copy_if(moved_down(), std::back_inserter(limbo),
                         [&](Rank player) { return floats(player); });
    say(field_.regulation().article_bracket, std::move(sentence), task_.bracket.players,
        {{"residents", numbers(residents())},
         {"moved down", numbers(moved_down())},
         {"MaxPairs", std::to_string(step_.pairing.pairs.size())},
         {"M1", std::to_string(moved_down().size() - limbo.size())},
         {"Limbo", numbers(limbo)}});
  }

  /// Why the best candidate of another kind is not the chosen one.
  struct Reason {
    std::string article, words;
  };
  [[nodiscard]] Reason reason_against(const Task& what_if) const {
    const auto& regulation = field_.regulation();
    const auto other = pair_exactly(what_if);
    if (!other || (what_if.together &&
                   std::ranges::find(other->pairs, *what_if.together) == other->pairs.end()))
      return {std::string(regulation.article_completion),
              "the other players could not complete the pairing"};
    const auto values = evaluate(task_, *other);
    for (std::size_t c = 0; c < values.size(); ++c) {
      if (values[c] == values_[c]) continue;
      const Criterion& criterion = *regulation.criteria[c];
      return {std::string(criterion.name),
              "the " + std::string(criterion.text) + ": " + told(criterion, values[c]) +
                  "; the best pairing has " + told(criterion, values_[c])};
    }
    return {std::string(generation_article(task_, step_.pairing, *other)),
            "an equally good candidate comes first"};
  }
  [[nodiscard]] bool may_ask() const {
    return task_.bracket.size() + task_.next_end - task_.next_begin <= most_asked;
  }

  void tell_limbo() {
    for (const Rank player : moved_down()) {
      if (!floats(player)) continue;
      const bool alone = std::ranges::none_of(
          residents(), [&](Rank other) { return field_.may_meet(player, other); });
      if (player == bye_) {
        say(field_.regulation().article_bye,
            number(player) + " downfloats again: only " + number(player) +
                " is allowed to receive the bye",
            std::array{player});
        continue;
      }
      say(field_.regulation().article_limbo,
          number(player) +
              (alone ? " downfloats again: " + number(player) +
                           " has no legal opponent among the residents"
                     : std::string(" stays in the Limbo and downfloats again: only the other MDPs "
                                   "are paired in this bracket")),
          std::array{player});
    }
  }

  void tell_downfloaters() {
    std::vector<Rank> down;
    std::ranges::copy_if(residents(), std::back_inserter(down),
                         [&](Rank player) { return floats(player); });
    if (down.empty()) return;
    if (task_.bracket.size() == 1) {
      say(field_.regulation().article_float,
          number(down.front()) + " is alone in the bracket and " +
              (task_.is_last() ? "receives the bye" : "downfloats"),
          down, {{"downfloaters", number(down.front())}});
      return;
    }
    const Criterion& fewest = *field_.regulation().criteria.front();
    const bool bye = task_.is_last() && step_.pairing.downfloaters.size() == 1;
    say(fewest.name,
        numbers(down) +
            (bye                ? " receives the bye: "
             : down.size() == 1 ? " downfloats: "
                                : " downfloat: ") +
            (step_.pairing.pairs.size() == 1
                 ? std::string("only 1 pair is")
                 : "only " + std::to_string(step_.pairing.pairs.size()) + " pairs are") +
            " possible among these " + std::to_string(task_.bracket.size()) + " players",
        down, {{"downfloaters", numbers(step_.pairing.downfloaters)}});
    // The lowest resident would be the natural one.
    const Rank last = residents().back();
    if (floats(last)) return;
    if (task_.is_last() && !may_receive_bye(field_, last, task_.bye_score)) {
      say(field_[last].bye_barred ? "C2" : field_.regulation().article_bye,
          number(last) +
              (field_[last].bye_barred
                   ? " is not allowed to receive the bye: a bye, or the points of a win without "
                     "playing"
                   : " does not receive the bye: a player with a lower score is allowed to"),
          std::array{last});
      return;
    }
    if (!may_ask()) return;
    Task what_if = task_;
    what_if.floating = last;
    const Reason reason = reason_against(what_if);
    say(reason.article, number(last) + ", the lowest ranked, does not downfloat: " + reason.words,
        std::array{last, down.front()});
  }

  /// The pairs that 3.3.1 makes first, of the original S1 and S2.
  [[nodiscard]] std::vector<std::pair<Rank, Rank>> natural_pairs() const {
    std::vector<std::pair<Rank, Rank>> natural;
    std::vector<Rank> rest(residents().begin(), residents().end());
    std::size_t made = 0;
    for (const Rank player : moved_down()) {
      if (floats(player)) continue;
      natural.emplace_back(player, residents()[made++]);
      std::erase(rest, opponent(player));
    }
    const auto pairs = step_.pairing.pairs.size() - made;
    for (std::size_t i = 0; i < pairs; ++i) natural.emplace_back(rest[i], rest[pairs + i]);
    return natural;
  }

  void tell_natural_pairs() {
    for (const auto& [high, low] : natural_pairs()) {
      if (opponent(high) == low) continue;
      const Reason reason = reason_against_pair(high, low);
      say(reason.article, number(high) + " and " + number(low) + " are not paired: " + reason.words,
          std::array{high, low});
    }
  }

  [[nodiscard]] Reason reason_against_pair(Rank high, Rank low) const {
    const auto& regulation = field_.regulation();
    const auto past = field_.state().past_of(field_.player(high));
    for (std::size_t r = 0; r < past.size(); ++r)
      if (past[r].played() && past[r].opponent == field_.player(low))
        return {"C1", "they met in round " + std::to_string(r + 1)};
    if (!field_.keeps_c1(high, low)) return {"C1", "the pair is prohibited"};
    if (!field_.keeps_c3(high, low))
      return {"C3", "both have an absolute preference for " +
                        std::string(words::colour(field_[high].preference.colour))};
    const Rank other = opponent(low);
    if (other >= 0 && other < high)
      return {std::string(regulation.article_transposition),
              number(low) + " is already paired with " + number(other) + ", who is higher ranked"};
    if (!may_ask()) return own_fault(high, low);
    Task what_if = task_;
    what_if.together = {high, low};
    return reason_against(what_if);
  }

  /// The first criterion by which the pair itself is worse than the one that was made.
  [[nodiscard]] Reason own_fault(Rank high, Rank low) const {
    const Rank made = opponent(high);
    for (const Criterion* criterion : field_.regulation().criteria) {
      if (criterion->of_pair == nullptr || made < 0) continue;
      const Fault fault = criterion->of_pair(field_, high, low);
      const Fault other = criterion->of_pair(field_, std::min(high, made), std::max(high, made));
      if (fault.count > other.count)
        return {std::string(criterion->name), "it would add to the " +
                                                  std::string(criterion->text) + ", and " +
                                                  number(high) + "-" + number(made) + " does not"};
      if (fault.count < other.count) break;
    }
    return {std::string(field_.regulation().article_best),
            "the others could then not be paired so well, or a candidate generated earlier is as "
            "good"};
  }

  void tell_values() {
    const auto criteria = field_.regulation().criteria;
    std::vector<std::pair<Message, Message>> facts;
    std::string faults;
    for (std::size_t c = 0; c < criteria.size(); ++c) {
      const std::string value = told(*criteria[c], values_[c]);
      facts.emplace_back(criteria[c]->name, value);
      if (c < 2 || criteria[c]->measure == Measure::look_ahead || value == "0" || value == "-")
        continue;
      if (!faults.empty()) faults += "; ";
      faults += std::string(criteria[c]->text) + ": " + value;
    }
    say(field_.regulation().article_evaluation,
        faults.empty() ? "The candidate meets all the other criteria"
                       : "In the best candidate: " + faults,
        {}, std::move(facts));
  }

  void tell_colours() {
    for (const auto& [high, low] : step_.pairing.pairs) {
      const ColourDecision decision = allot_colours(field_, high, low);
      const bool white = decision.higher == Colour::white;
      say(std::string(field_.regulation().article_colour) + "." +
              std::to_string(static_cast<int>(decision.rule) + 1),
          number(white ? high : low) + " has White against " + number(white ? low : high) + ": " +
              colour_reason(decision.rule, high, low),
          std::array{high, low});
    }
  }

  const Field& field_;
  const Step& step_;
  const Task& task_;
  Rank bye_;
  Trace& trace_;
  Message scope_;
  std::vector<Value> values_;
};

void explain_bye(const Field& field, const RoundPairing& round, Trace& trace) {
  if (round.bye < 0) return;
  const Member& holder = field[round.bye];
  Decision decision;
  decision.scope = title(Place::of(Place::Kind::bye));
  decision.article = field.regulation().article_bye;
  std::string sentence = "The number of players is odd; " +
                         words::named(field.state(), holder.seat) + " receives the bye";
  std::vector<std::string> barred, lower;
  for (Rank player = 0; player < field.size(); ++player) {
    if (field[player].score >= holder.score) continue;
    (field[player].bye_barred ? barred : lower).push_back(std::to_string(field[player].tpn));
  }
  if (!lower.empty())
    sentence += "; were it given to " + words::list(lower) + ", with fewer points, " +
                (field.regulation().lowest_bye ? "the others could not all be paired"
                                               : "the brackets could not be paired so well");
  if (!barred.empty())
    sentence += "; with fewer points " + words::list(barred) +
                (barred.size() == 1 ? " has" : " have") +
                " had one, or a win's points without playing";
  decision.sentence = std::move(sentence);
  decision.facts = {{"points", points(holder.score)},
                    {"unplayed games", std::to_string(holder.unplayed)}};
  decision.players = {field.player(round.bye)};
  trace.tell(std::move(decision));
}

}  // namespace

void explain(const Field& field, const RoundPairing& round, Trace& trace) {
  explain_bye(field, round, trace);
  for (const Step& step : round.steps) Teller(field, step, round.bye, trace).tell();
  trace.tell(
      {title(Place::of(Place::Kind::boards)),
       "C.04.2",
       "Board order: score of the higher ranked player, then the sum of the scores, then the "
       "rank of the higher ranked player",
       {},
       {}});
}

}  // namespace trf::pair::dutch
