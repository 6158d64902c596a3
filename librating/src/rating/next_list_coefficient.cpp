#include "engines.hpp"
#include "next_list.hpp"

// The coefficient of the coming period. Each list works it out again: the K of a list is for one
// period.
namespace trf::rating {
namespace {

Date birth_of(const ListRecord& record) {
  return {static_cast<std::uint16_t>(birth_year(record.birth)), 0, 0};
}

/// The year of the day before a list: its period was not later.
int last_year_of_period(const Date& list) {
  return list.month == 1 && list.day <= 1 ? list.year - 1 : list.year;
}

// Without the number of games, the K of the list shows a newcomer, unless it is that of a junior.
// A level that the period reached does not explain the K before it.
bool is_still_newcomer(const ListRecord& record, const BeforePeriod& before, int counted,
                       const NextListContext& context) {
  const auto* rule = context.regulation.coefficients();
  if (rule->newcomer == 0 || before.k != rule->newcomer || counted >= rule->newcomer_games)
    return false;
  const auto birth = birth_of(record);
  PlayerFacts facts;
  facts.games = rule->newcomer_games;
  facts.ever_2300 = before.ever_2300;
  facts.ever_2400 = before.ever_2400;
  return development_coefficient(*rule, before.rating, birth, facts,
                                 last_year_of_period(context.date), 0) != before.k;
}

}  // namespace

void learn_from_k(ListRecord& record, const BeforePeriod& before, const NextListContext& context) {
  if (before.rating == 0) return;
  auto& state = record.state(context.kind);
  const auto& rule = context.regulation.rule;
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&rule)) {
    if (italian->k_high_from != 0 && before.k == italian->k_high && !state.ever_2200)
      state.ever_2200 = true;
    return;
  }
  const auto* k = context.regulation.coefficients();
  if (k->high != 0 && before.k == k->high && !state.ever_2400) state.ever_2400 = true;
}

int coming_k(const ListRecord& record, const BeforePeriod& before, int counted,
             const NextListContext& context) {
  const int rating = record.of(context.kind).rating;
  if (rating == 0) return 0;
  const auto& state = record.state(context.kind);
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&context.coming.rule)) {
    return coefficient_of(*italian, record.category == name(Categoria::m), rating,
                          state.ever_2200.value_or(false));
  }
  PlayerFacts facts;
  facts.ever_2300 = state.ever_2300;
  facts.ever_2400 = state.ever_2400;
  if (state.games)
    facts.games = *state.games;
  else if (is_still_newcomer(record, before, counted, context))
    facts.games = 0;
  return development_coefficient(*context.coming.coefficients(), rating, birth_of(record), facts,
                                 context.date.year, 0);
}

}  // namespace trf::rating
