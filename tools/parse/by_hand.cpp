#include "parse/by_hand.hpp"

#include <fmt/format.h>

#include "parse/messages/parse.hpp"
#include "parse/messages/parse_options.hpp"
#include "trf/pair/by_hand.hpp"
#include "trf/pair/compare.hpp"
#include "trf/read.hpp"
#include "trf/text.hpp"

namespace parse {
namespace {

using trf::pair::Pairing;

/// "4-8", "5-bye", "5-H"
trf::PairByHand pair_of(const std::string& text) {
  const auto refuse = [&] { throw cli::UsageError(cli::said::hand_form{.value = text}); };
  const auto number = [&](std::string_view word) {
    const auto value = trf::parse_number(word);
    if (!value || *value < 1 || *value > trf::max_start_rank) refuse();
    return value.value_or(0);
  };
  const auto dash = text.find('-');
  if (dash == std::string::npos) refuse();
  trf::PairByHand pair;
  pair.white = number(std::string_view{text}.substr(0, dash));
  const auto other = std::string_view{text}.substr(dash + 1);
  const auto rest = trf::upper(trf::trimmed(other));
  const auto bye = rest.size() == 1 ? trf::requested_bye(rest.front()) : trf::ResultCode::none;
  if (bye != trf::ResultCode::none)
    pair.without = bye;
  else if (rest != "BYE" && (pair.black = number(other)) == pair.white)
    refuse();
  return pair;
}

/// The pairs of a round that another one does not have: "4-8 6-2".
std::string pairs_text(const trf::Tournament& t, const Pairing& round, const Pairing& other) {
  std::vector<std::string> words;
  const auto number = [&t](trf::PlayerIndex p) { return t.players[p].start_rank; };
  const auto only = trf::pair::only_in(round, other);
  for (const auto& pair : only.pairs)
    words.push_back(fmt::format("{}-{}", number(pair.white), number(pair.black)));
  for (const auto bye : only.byes()) words.push_back(fmt::format("{}-bye", number(bye)));
  return words.empty() ? "-" : fmt::format("{}", fmt::join(words, " "));
}

}  // namespace

std::vector<cli::Option> HandEdits::options() {
  return {
      {.name = "pair",
       .placeholder = "WHITE-BLACK",
       .help = cli::said::help_pair{},
       .repeatable = true},
      {.name = "swap", .placeholder = "BOARD", .help = cli::said::help_swap{}, .repeatable = true},
      {.name = "force", .help = cli::said::help_force{}},
  };
}

HandEdits::HandEdits(const cli::Arguments& arguments) : is_forced_{arguments.has("force")} {
  for (const auto& text : arguments.values("pair")) change_.pairs.push_back(pair_of(text));
  for (const auto& text : arguments.values("swap")) {
    const auto board = trf::parse_number(text);
    if (!board || *board < 1) throw cli::UsageError(cli::said::swap_form{.value = text});
    change_.swapped.push_back(*board);
  }
  change_.correct = arguments.has("correct");
  if (is_forced_ && empty()) throw cli::UsageError(cli::said::force_needs_hand{});
}

trf::Result<trf::Document> HandEdits::apply(const trf::Document& document,
                                            const trf::SharedTournament& tournament,
                                            std::vector<trf::Message>& told) const {
  auto edited = trf::change_by_hand(document, *tournament, change_);
  if (edited.value) judge(tournament, edited, told);
  return edited;
}

void HandEdits::judge(const trf::SharedTournament& before, trf::Result<trf::Document>& edited,
                      std::vector<trf::Message>& told) const {
  const auto judged = trf::pair::judge_change(*before, trf::read(*edited.value));
  const auto* round = std::get_if<trf::pair::ChangedRound>(&judged);
  if (round == nullptr) {
    told.push_back(cli::said::hand_not_compared{.why = std::get<trf::Message>(judged)});
    return;
  }
  for (const auto& reason : round->objections)
    if (is_forced_)
      edited.diagnostics.push_back(
          {"", trf::Severity::warning, {}, cli::said::not_legal_forced{.reason = reason}});
    else
      edited.diagnostics.push_back(
          {"", trf::Severity::error, {}, cli::said::not_legal{.reason = reason}});
  if (!is_forced_ && !round->objections.empty()) edited.value.reset();
  const auto& check = round->check;
  auto verdict = trf::pair::comparison(*round);
  if (check.verdict.kind == trf::pair::VerdictKind::worse && !check.verdict.explanation.empty())
    told.emplace_back(
        cli::said::hand_compared{.verdict = std::move(verdict), .why = check.verdict.explanation});
  else
    told.push_back(std::move(verdict));
  for (auto& why : right_by(check, *round->entrants)) told.push_back(std::move(why));
  if (const auto* correct = std::get_if<Pairing>(&check.correct);
      correct != nullptr && check.verdict.kind != trf::pair::VerdictKind::identical)
    told.push_back(cli::said::hand_pairs{
        .pairs = trf::Code{pairs_text(*round->entrants, check.published, *correct)},
        .others = trf::Code{pairs_text(*round->entrants, *correct, check.published)}});
}

}  // namespace parse
