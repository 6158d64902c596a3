#include "swiss/judge.hpp"

#include <fmt/format.h>

#include "seating.hpp"
#include "words.hpp"

namespace trf::pair::swiss {
namespace {

Verdict illegal(std::string_view rule, Message explanation) {
  return {VerdictKind::illegal, 0, std::string(rule), {}, std::move(explanation)};
}

std::optional<Verdict> broken_rule(const Field& field, const PublishedRound& round) {
  for (Rank player = 0; player < field.size(); ++player) {
    const Rank other = round.opponent[static_cast<std::size_t>(player)];
    if (other == PublishedRound::nobody || other < player) continue;
    if (const auto rule = why_not(field, player, other); !rule.rule.empty())
      return illegal(rule.rule, fmt::format("{} are not allowed to meet: {}",
                                            pair_name(field, player, other), rule.words));
  }
  if (round.bye < 0) return std::nullopt;
  if (field.size() % 2 == 0)
    return illegal("C.04.1 art. 3", fmt::format("{} has the bye, but the number of players is even",
                                                name(field, round.bye)));
  if (field[round.bye].bye_barred)
    return illegal("C2", fmt::format("{} is not allowed to receive the bye: {} had one, or a win's "
                                     "points without playing",
                                     name(field, round.bye), name(field, round.bye)));
  return std::nullopt;
}

}  // namespace

Legality read_published(const Field& field, const Pairing& published, std::string_view complete) {
  const Seating seating(field.state(), published);
  Legality result;
  if (seating.stranger) result.broken = illegal(complete, *seating.stranger);
  if (!result.broken && seating.misfit) result.broken = illegal(complete, *seating.misfit);
  if (result.broken) return result;
  result.round.opponent.assign(static_cast<std::size_t>(field.size()), PublishedRound::nobody);
  for (std::size_t seat = 0; seat < seating.opponent.size(); ++seat)
    if (seating.opponent[seat] != no_seat)
      result.round.opponent[static_cast<std::size_t>(field.rank_of(static_cast<Seat>(seat)))] =
          field.rank_of(seating.opponent[seat]);
  if (seating.bye != no_seat) result.round.bye = field.rank_of(seating.bye);
  result.broken = broken_rule(field, result.round);
  return result;
}

Prohibition why_not(const Field& field, Rank a, Rank b) {
  const auto past = field.state().past_of(field.player(a));
  for (std::size_t i = 0; i < past.size(); ++i)
    if (past[i].played() && past[i].opponent == field.player(b))
      return {"C1", fmt::format("they met in round {}", i + 1)};
  if (!field.keeps_c1(a, b)) return {"C1", "the pair is prohibited"};
  if (!field.keeps_c3(a, b))
    return {"C3", fmt::format("both have an absolute preference for {}",
                              words::colour(field[a].preference.colour))};
  return {};
}

std::string name(const Field& field, Rank rank) { return std::to_string(field[rank].tpn); }

std::string pair_name(const Field& field, Rank a, Rank b) {
  return name(field, a) + "-" + name(field, b);
}

std::string names(const Field& field, std::span<const Rank> ranks) {
  std::vector<std::string> items;
  items.reserve(ranks.size());
  for (const Rank rank : ranks) items.push_back(name(field, rank));
  return items.empty() ? "-" : words::list(items);
}

std::string points(std::int32_t tenths) {
  std::string text = to_string(Score::from_tenths(tenths));
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text;
}

Place bracket_place(int number, std::int32_t score) {
  return Place::bracket(number, Score::from_tenths(score));
}

Verdict wrong_colours(const Field& field, std::string_view article, Rank white, Rank black) {
  Verdict verdict;
  verdict.kind = VerdictKind::worse;
  verdict.criterion = std::string(article);
  verdict.explanation = fmt::format("In {} White belongs to player {}",
                                    pair_name(field, white, black), name(field, white));
  return verdict;
}

}  // namespace trf::pair::swiss
