#pragma once

#include <span>
#include <string>
#include <string_view>

#include "swiss/judge.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::swiss {

/// Tells decisions in one place of a round ("bye", "bracket 3 (4.5 points)").
class Teller {
 public:
  Teller(const Field& field, Trace& trace, Message scope)
      : field_(field), trace_(trace), scope_(std::move(scope)) {}

  using Facts = std::vector<std::pair<Message, Message>>;
  void say(std::string_view article, std::string sentence, std::span<const Rank> about,
           Facts facts = {});

 private:
  const Field& field_;
  Trace& trace_;
  Message scope_;
};

/// How the bye was given (3.1): who comes first in `order` and why those before the holder did not
/// receive it. \p rank_fact: what 3.1.5 compares, as a fact about the holder.
struct ByeArticles {
  std::string_view pairable, score, games, last;
  std::string_view last_word;  ///< "the largest TPN"
};
void explain_bye(const Field& field, Rank holder, std::span<const Rank> order,
                 const ByeArticles& articles, Trace& trace);

/// "both preferences are granted": what a paragraph of 5.2 says, 0 for 5.2.1.
[[nodiscard]] std::string_view colour_reason(std::size_t paragraph);
/// Who has White in a pair, and why.
void explain_colours(Teller& teller, const Field& field, std::string_view article,
                     std::size_t paragraph, Rank white, Rank black);
/// How boards are numbered (C.04.2 3.6).
void explain_boards(const Field& field, Trace& trace);

}  // namespace trf::pair::swiss
