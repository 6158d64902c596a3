#include "match_swiss/explain.hpp"

#include <fmt/format.h>

#include "match_swiss/criterion.hpp"
#include "match_swiss/tell.hpp"
#include "words.hpp"

namespace trf::pair::match_swiss {
namespace {

class Teller {
 public:
  Teller(const Field& field, Trace& trace)
      : field_(field), articles_(field.regulation().articles), trace_(trace) {}

  void tell_bye(const std::vector<ByeCandidate>& candidates) {
    scope_ = title(Place::of(Place::Kind::bye));
    for (const auto& [rank, refusal] : candidates) {
      const std::string name = words::named(field_.state(), field_[rank].seat);
      switch (refusal) {
        case ByeRefusal::barred:
          say("C2",
              fmt::format("{} does not receive the bye: a bye, a match won by forfeit or a "
                          "full-point bye came before",
                          name),
              std::array{rank});
          break;
        case ByeRefusal::leaves_none:
          say("3.4.1",
              fmt::format("{} does not receive the bye: the others cannot all be paired", name),
              std::array{rank});
          break;
        case ByeRefusal::none:
          say(articles_.bye,
              fmt::format("The number of {} is odd; {} receives the bye: lowest score, then most "
                          "matches played, then largest TPN",
                          field_.regulation().participants, name),
              std::array{rank},
              {{"points", to_string(Score::from_tenths(field_[rank].score))},
               {"matches played", std::to_string(field_[rank].matches)}});
          break;
      }
    }
  }

  void tell(const Step& step) {
    scope_ = title(Place::bracket(step.number, Score::from_tenths(step.score)));
    const auto& set = step.set.upfloaters;
    std::vector<Rank> everybody = step.task.residents;
    everybody.insert(everybody.end(), set.begin(), set.end());
    if (set.empty()) {
      say(articles_.bracket,
          fmt::format("Residents: {}. No upfloater is needed",
                      numbers(field_, step.task.residents)),
          everybody);
    } else {
      tell_set(step, everybody);
    }
    std::vector<std::pair<Message, Message>> facts;
    const auto counts = counts_of(field_, step.pairs, step.score);
    for (std::size_t c = 0; c < counts.size(); ++c) {
      const PairCriterion& criterion = *field_.regulation().pair_criteria[c];
      facts.emplace_back(criterion.name, std::to_string(counts[c]));
      if (counts[c] > 0)
        say(criterion.name,
            fmt::format("In the best pairing, the number of {} is {}", criterion.text, counts[c]),
            everybody);
    }
    say(articles_.identifier,
        fmt::format("The first of the best pairings has the identifier {}",
                    identifier_text(field_, step.pairs)),
        everybody, std::move(facts));
    for (const auto& [top, bottom] : step.pairs) tell_colours(top, bottom);
  }

  void tell_board_order() {
    scope_ = title(Place::of(Place::Kind::boards));
    say("C.04.2", "Board order: score of the higher ranked, then the sum of scores, then the TPN",
        {});
  }

 private:
  void tell_set(const Step& step, std::span<const Rank> everybody) {
    const auto& set = step.set.upfloaters;
    say(articles_.bracket, fmt::format("Residents: {}", numbers(field_, step.task.residents)),
        everybody);
    say("C4", fmt::format("The smallest possible number of upfloaters is {}", set.size()), set);
    say("C5", fmt::format("The highest possible scores of upfloaters are {}", scores(field_, set)),
        set);
    say("C6",
        step.set.c6 == complies
            ? "The following scoregroup can then be paired with the fewest upfloaters, or is empty"
            : "No set leaves the following scoregroup a bracket with the fewest upfloaters "
              "(reading "
              "T-06: C6 does not decide)",
        set);
    if (field_.asks_for_floats())
      say("C7", fmt::format("Upfloaters that floated in the previous round: {}", step.set.c7), set);
    say(articles_.set_order,
        fmt::format("The first of the best sets of upfloaters is {}", numbers(field_, set)), set);
  }

  void tell_colours(Rank a, Rank b) {
    const ColourChoice choice = choose_colours(field_, a, b);
    const Rank black = choice.white == a ? b : a;
    const auto history = [&](Rank rank) {
      std::string text;
      for (const Colour colour : field_[rank].colours) text += colour == Colour::white ? 'W' : 'B';
      return text.empty() ? std::string("none") : text;
    };
    say(article_of(field_.regulation(), choice.rule),
        fmt::format("{} has White against {}: {}", field_[choice.white].tpn, field_[black].tpn,
                    reason(field_.regulation(), choice.rule)),
        std::array{choice.white, black},
        {{fmt::format("colours of {}", field_[choice.white].tpn), history(choice.white)},
         {fmt::format("colours of {}", field_[black].tpn), history(black)}});
  }

  void say(std::string_view article, std::string sentence, std::span<const Rank> ranks,
           std::vector<std::pair<Message, Message>> facts = {}) {
    Decision decision{scope_, std::string(article), std::move(sentence), std::move(facts), {}};
    for (const Rank rank : ranks) decision.players.push_back(field_.player(rank));
    trace_.tell(std::move(decision));
  }

  const Field& field_;
  const Articles& articles_;
  Trace& trace_;
  Message scope_;
};

}  // namespace

void explain(const Field& field, const Round& round, Trace& trace) {
  Teller teller(field, trace);
  teller.tell_bye(round.bye);
  for (const Step& step : round.steps) teller.tell(step);
  teller.tell_board_order();
}

}  // namespace trf::pair::match_swiss
