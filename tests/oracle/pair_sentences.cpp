#include "oracle/pair_sentences.hpp"

#include <gtest/gtest.h>

#include "support/random_tournament.hpp"

namespace trf::test {
namespace {

/// Calls `visit` with a sentence and the sentences in it.
template <class Visit>
void each_part(const Message& said, const Visit& visit);

template <class Visit>
void each_part(const Arg& arg, const Visit& visit) {
  if (const auto* phrase = std::get_if<Message>(&arg.value)) each_part(*phrase, visit);
  if (const auto* list = std::get_if<Arg::Items>(&arg.value))
    for (const Arg& item : list->items) each_part(item, visit);
}
template <class Visit>
void each_part(const Message& said, const Visit& visit) {
  if (said.empty()) return;
  visit(said);
  for (const Arg& arg : said.args()) each_part(arg, visit);
}

}  // namespace

void Asked::tell(const Message& said) {
  each_part(said, [&](const Message& part) { ++told_[to_string(part.id())]; });
}

void Asked::tell(const pair::Decision& decision) {
  tell(decision.sentence);
  for (const auto& [name, value] : decision.facts) tell(name), tell(value);
}

void Asked::tell(const pair::Verdict& verdict) {
  tell(verdict.explanation);
  tell(verdict.rule);
  tell(verdict.published_value);
  tell(verdict.correct_value);
}

void Asked::ask(const Message& said) {
  ++asked_[to_string(said.id())];
  for (const Arg& arg : said.args())
    each_part(arg, [&](const Message& part) {
      if (part.id().family == "fact") ++asked_[to_string(part.id())];
    });
}

void Asked::ask_all(const Message& said) {
  each_part(said, [&](const Message& part) { ++asked_[to_string(part.id())]; });
}

void Asked::close_round() {
  for (const auto& [id, times] : told_)
    EXPECT_GE(asked_[id], times) << "no oracle asks " << id << " each time";
  for (const auto& [id, times] : asked_) total_[id] += times;
  told_.clear();
  asked_.clear();
}

void expect_as_listed(const Asked& asked, std::string_view system) {
  std::map<std::string, int> missing;
  for (const auto& [id, systems] : listed_sentences())
    if ((' ' + std::string(systems) + ' ').find(' ' + std::string(system) + ' ') !=
        std::string::npos)
      missing[std::string(id)];
  for (const auto& [id, times] : asked.asked()) {
    if (times == 0) continue;
    testing::Test::RecordProperty(id, times);
    EXPECT_EQ(missing.erase(id), 1U) << id << " is not listed for " << system;
  }
  if (scaled(10) != 10) return;
  for (const auto& [id, times] : missing)
    ADD_FAILURE() << id << " is listed for " << system << ", but was never told";
}

const std::vector<ListedSentence>& listed_sentences() {
  static const std::vector<ListedSentence> list{
#define ASKED(family, name, systems) {#family "." #name, systems},
#include "oracle/pair_sentences.def"
#undef ASKED
  };
  return list;
}

}  // namespace trf::test
