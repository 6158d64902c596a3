#include "rate/change_account.hpp"

#include <utility>
#include <variant>

#include <fmt/format.h>

#include "cli/html.hpp"
#include "rate/messages/rate_pages.hpp"
#include "rate/rate.hpp"

namespace rate {
namespace {

using cli::element, cli::html_phrase;
using trf::rating::Change, trf::rating::Fide1997Regulation, trf::rating::FideRegulation,
    trf::rating::Regulation;

template <class Rule>
const Rule* rule_of(const Regulation* regulation) {
  return regulation == nullptr ? nullptr : std::get_if<Rule>(&regulation->rule);
}

/// The average of a first rating, which FIDE takes from 2024 on over draws against imagined
/// opponents too.
trf::Message average_line(std::int64_t hundredths, const Regulation* regulation) {
  const trf::Decimal average{hundredths, 2};
  const auto* fide = rule_of<FideRegulation>(regulation);
  if (fide == nullptr || fide->first.fictitious_draws == 0)
    return said::average_is{.average = average};
  return said::average_with_draws{.draws = fide->first.fictitious_draws,
                                  .rating = fide->first.fictitious_rating,
                                  .average = average};
}

// 1997 10.66: the rating is rounded, not the change.
trf::Message new_rating_line(int rating, const Regulation* regulation) {
  const auto* old = rule_of<Fide1997Regulation>(regulation);
  if (old == nullptr) return said::new_rating_is{.rating = rating};
  return trf::Cited{old->step_article, said::new_rating_in_steps{.rating = rating}}.sentence();
}

}  // namespace

std::string signed_change(std::int64_t change) {
  const auto text =
      change % 100 == 0 ? std::to_string(change / 100) : cli::spoken(trf::Decimal{change, 2});
  return change > 0 ? "+" + text : text;
}

std::string points(const std::optional<trf::Score>& score) {
  return score ? cli::halves(*score) : std::string{};
}

std::string account_line(const Change& change, const Regulation* regulation) {
  std::string html;
  const auto article = regulation == nullptr ? std::string_view{} : regulation->change_article();
  if (change.difference_hundredths && change.k && change.change_hundredths) {
    const auto exact = change.change_exact_hundredths.value_or(0);
    const bool has_one_k = regulation == nullptr || regulation->coefficients() == nullptr ||
                           exact == *change.k * *change.difference_hundredths;
    trf::Message account = said::account{
        .games = change.games.value_or(0),
        .score = points(change.score),
        .expected = {change.expected_hundredths.value_or(0), 2},
        .difference = {*change.difference_hundredths, 2},
        .with_k = has_one_k ? trf::Message{said::with_k{.k = *change.k}} : said::with_each_k{},
        .exact = {exact, 2}};
    if (rule_of<FideRegulation>(regulation) != nullptr)
      account = said::account_rounded{.account = std::move(account),
                                      .change = signed_change(*change.change_hundredths)};
    html += element("p", html_phrase(trf::Cited{article, std::move(account)}.sentence()));
    if (change.new_rating)
      html +=
          element("p", fmt::format("<strong>{}</strong>",
                                   html_phrase(new_rating_line(*change.new_rating, regulation))));
  } else {
    if (change.average_hundredths)
      html += element("p", html_phrase(average_line(*change.average_hundredths, regulation)));
    if (change.initial_rating)
      html += element("p", html_phrase(said::first_rating_is{.rating = *change.initial_rating}));
  }
  if (const auto notes = all_notes(change); !notes.empty())
    html += element("p", html_phrase(notes), "quiet");
  return html;
}

}  // namespace rate
