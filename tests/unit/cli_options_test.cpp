#include <gtest/gtest.h>

#include "cli/cli.hpp"
#include "cli/help.hpp"
#include "cli/messages/common_options.hpp"

namespace {

const cli::Tool tool{
    .name = "trf-test",
    .summary = "test",
    .synopsis = "trf-test [OPTION]... [FILE]...",
    .description = cli::said::help_quiet{},
    .options =
        {{.name = "round", .letter = 'r', .placeholder = "N", .help = cli::said::help_quiet{}},
         {.name = "explain",
          .value_is_optional = true,
          .placeholder = "ID",
          .help = cli::said::help_quiet{}},
         {.name = "fill",
          .placeholder = "LIST",
          .help = cli::said::help_quiet{},
          .values = {"points", "rank"},
          .is_list = true},
         {.name = "set", .placeholder = "X", .help = cli::said::help_quiet{}, .repeatable = true},
         {.name = "band", .placeholder = "N", .help = cli::said::help_quiet{}, .fallback = "100"},
         {.name = "strict", .help = cli::said::help_quiet{}}},
    .formats = {"csv", "json", "text"},
};

cli::Arguments parse(std::vector<const char*> words) { return cli::parse(words, tool); }

std::string fault(std::vector<const char*> words) {
  try {
    (void)parse(std::move(words)).number("round", 1, 400);
    return {};
  } catch (const cli::UsageError& error) {
    return error.what();
  }
}

TEST(Options, TakesValuesWithEqualsOrAsNextWord) {
  EXPECT_EQ(parse({"--round=3"}).value("round"), "3");
  EXPECT_EQ(parse({"--round", "3"}).value("round"), "3");
  EXPECT_EQ(parse({"-r3"}).value("round"), "3");
  EXPECT_EQ(parse({"-r", "3"}).value("round"), "3");
}

TEST(Options, LastOneWins) { EXPECT_EQ(parse({"--round=3", "-r4"}).value("round"), "4"); }

TEST(Options, OptionalValueNeverEatsTheNextWord) {
  const auto arguments = parse({"--explain", "a.trf"});
  EXPECT_TRUE(arguments.has("explain"));
  EXPECT_EQ(arguments.value("explain"), "");
  EXPECT_EQ(arguments.inputs(), std::vector<std::string>{"a.trf"});
  EXPECT_EQ(parse({"--explain=12,7", "a.trf"}).value("explain"), "12,7");
}

TEST(Options, NoFileIsStandardInput) {
  EXPECT_EQ(parse({}).inputs(), std::vector<std::string>{"-"});
  EXPECT_FALSE(parse({}).has_operands());
  EXPECT_TRUE(parse({"-"}).has_operands());
}

TEST(Options, TwoDashesEndTheOptions) {
  EXPECT_EQ(parse({"--", "--round"}).inputs(), std::vector<std::string>{"--round"});
}

TEST(Options, ListsAndRepeatedOptionsKeepTheirOrder) {
  EXPECT_EQ(parse({"--fill=rank,points"}).values("fill"),
            (std::vector<std::string>{"rank", "points"}));
  EXPECT_EQ(parse({"--set=a,b", "--set", "c"}).values("set"),
            (std::vector<std::string>{"a,b", "c"}));
}

TEST(Options, FormatIsCsvAwayFromATerminal) {
  EXPECT_EQ(parse({"-o", "x"}).format(), "csv");
  EXPECT_EQ(parse({"--csv=excel"}).format(), "csv");
  EXPECT_EQ(parse({"-f", "json"}).format(), "json");
}

TEST(Options, MessagesNameTheNearest) {
  const std::pair<std::vector<const char*>, std::string> cases[] = {
      {{"--ruond=3"}, "unknown option '--ruond', did you mean '--round'?"},
      {{"--rou=3"}, "unknown option '--rou', did you mean '--round'?"},
      {{"--zzzzzzzz"}, "unknown option '--zzzzzzzz'"},
      {{"-x"}, "unknown option '-x'"},
      {{"--format=jsno"},
       "invalid value 'jsno' of option '--format', did you mean 'json'? (possible: csv, json, "
       "text)"},
      {{"--fill=points,rnak"},
       "invalid value 'rnak' of option '--fill', did you mean 'rank'? (possible: points, rank)"},
      {{"--strict=yes"}, "option '--strict' takes no value"},
      {{"--round"}, "option '--round' needs a value"},
      {{"--round=0"}, "invalid value '0' of option '--round'; use a number from 1 to 400"},
      {{"--round="}, "option '--round' needs a value"},
      {{"--round=4x"}, "invalid value '4x' of option '--round'; use a number from 1 to 400"},
      {{"--today=yesterday"},
       "invalid value 'yesterday' of option '--today'; use a date like 2026-11-21"},
      {{"--today=2026/11/00"},
       "invalid value '2026/11/00' of option '--today'; use a date like 2026-11-21"},
      {{"--today=2026"}, "invalid value '2026' of option '--today'; use a date like 2026-11-21"},
      {{"--csv=excel", "--format=json"},
       "'--csv=excel' and '--format=json' cannot be used together"},
      {{"-", "-"}, "standard input cannot be read for both 'FILE' and 'FILE'"},
  };
  for (const auto& [words, message] : cases) EXPECT_EQ(fault(words), message);
}

TEST(Options, HelpHasExamplesFirstAndEveryOption) {
  auto with_examples = tool;
  with_examples.examples = {{"trf-test x"}};
  const auto help = cli::help_text(with_examples, cli::HelpExtent::own);
  EXPECT_LT(help.find("Examples:"), help.find("Options:"));
  for (std::size_t from = 0; from < help.size();) {
    const auto end = help.find('\n', from);
    EXPECT_LE(end - from, 100U) << help.substr(from, end - from);
    from = end + 1;
  }
  const auto all = cli::help_text(with_examples, cli::HelpExtent::all);
  // Every option has its name in the one and its words in the other.
  for (const auto& option : cli::all_options(with_examples)) {
    EXPECT_NE(help.find("--" + std::string{option.name}), std::string::npos) << option.name;
    EXPECT_NE(all.find(to_string(option.help).substr(0, 20)), std::string::npos) << option.name;
  }
}

TEST(Options, ANumberThatIsNotGivenIsThatOfTheFallback) {
  EXPECT_EQ(parse({"--band=50"}).number("band", 1, 1000), 50);
  EXPECT_EQ(parse({}).number("band", 1, 1000), 100);
  EXPECT_EQ(parse({}).number("round", 1, 400), std::nullopt);
  EXPECT_THROW((void)parse({"--explain"}).number("explain", 1, 400), cli::UsageError);
}

TEST(Options, TodayIsReadInAnyForm) {
  EXPECT_EQ(parse({"--today=2026-11-21"}).today(), (trf::Date{2026, 11, 21}));
  EXPECT_EQ(parse({"--today=2026/11/21"}).today(), (trf::Date{2026, 11, 21}));
}

}  // namespace
