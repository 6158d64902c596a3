// An example for each public header of libtrf: tests/examples.sh requires every header here.

#include <gtest/gtest.h>

#include <array>
#include <atomic>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/abnormal_points.hpp"
#include "trf/baku.hpp"
#include "trf/board.hpp"
#include "trf/check.hpp"
#include "trf/check_id.hpp"
#include "trf/check_ids.hpp"
#include "trf/checked.hpp"
#include "trf/contains.hpp"
#include "trf/csv.hpp"
#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/edit.hpp"
#include "trf/edit_by_hand.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/edit_teams.hpp"
#include "trf/entries.hpp"
#include "trf/entry_list.hpp"
#include "trf/event_kind.hpp"
#include "trf/facts.hpp"
#include "trf/field.hpp"
#include "trf/fix.hpp"
#include "trf/fsi_category.hpp"
#include "trf/game.hpp"
#include "trf/hash.hpp"
#include "trf/json.hpp"
#include "trf/json_text.hpp"
#include "trf/language.hpp"
#include "trf/layout.hpp"
#include "trf/matches.hpp"
#include "trf/message.hpp"
#include "trf/messages/cross.hpp"
#include "trf/name.hpp"
#include "trf/named_checks.hpp"
#include "trf/one_game.hpp"
#include "trf/ordered_pool.hpp"
#include "trf/parallel.hpp"
#include "trf/prohibited.hpp"
#include "trf/read.hpp"
#include "trf/result_list.hpp"
#include "trf/round_notes.hpp"
#include "trf/score.hpp"
#include "trf/sheet.hpp"
#include "trf/split.hpp"
#include "trf/standing_round.hpp"
#include "trf/text.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"
#include "trf/time_control.hpp"
#include "trf/tournament.hpp"
#include "trf/tournament_draft.hpp"
#include "trf/translation.hpp"
#include "trf/type_code.hpp"
#include "trf/unknown_numbers.hpp"
#include "trf/utf8.hpp"
#include "trf/whole_number.hpp"
#include "trf/write.hpp"

namespace {

/// Two players, one game.
// clang-format off
const std::string report =
    "012 Example\n"
    "042 2026/03/07\n"
    "142 3\n"
    "001    1 m    Rossi, Ada                        2000 ITA      812345 1990/01/01  1.0    1     2 w 1\n"
    "001    2 m    Neri, Ugo                         1900 ITA      812346 1991/01/01  0.0    2     1 b 0\n";
// clang-format on

trf::test::Draft tournament() { return trf::read(report).value; }

TEST(AbnormalPointsHeader, Example) {
  // Wins are worth 3 points, those of player 7 are worth 2.
  const std::vector<trf::AbnormalPoints> records{{'W', {}, trf::Score::from_tenths(20), 0, {7}, 0},
                                                 {'W', {}, trf::Score::from_tenths(30), 0, {}, 0}};
  EXPECT_EQ(trf::replacement(records, 7, 1, trf::ResultCode::win).game_points,
            trf::Score::from_tenths(20));
  EXPECT_TRUE(trf::concerns(records[1], 7));
  EXPECT_EQ(trf::abnormal_kind(trf::ResultCode::half_point_bye), 'H');
}

TEST(ExampleOf, ReadAndTournament) {
  const auto read = trf::read(report);
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->players.front().name, "Rossi, Ada");
  EXPECT_EQ(read.value->rounds(), 1);
}

TEST(ExampleOf, Document) {
  const trf::Document document{report};
  EXPECT_EQ(document.bytes(), report);  // Every byte
  EXPECT_EQ(document.field(4, 15, 10), "Rossi, Ada");
  EXPECT_EQ(line_of(document, {"XXR", "142"}), 3U);
  EXPECT_EQ(line_of(document, {"XXR"}), 0U);
}

TEST(ExampleOf, Contains) {
  const auto t = tournament();
  EXPECT_TRUE(trf::contains(t.players, "Neri, Ugo", &trf::Player::name));
  EXPECT_FALSE(trf::contains(std::vector{1, 2}, 3));
}

TEST(ExampleOf, Diagnostic) {
  for (const trf::Diagnostic& finding : trf::read("012 Example\n").diagnostics)
    EXPECT_FALSE(to_string(finding.message).empty()) << finding.where.line;
}

TEST(ExampleOf, CheckAndFix) {
  const trf::Document document{report};
  const auto read = trf::read(document);
  const auto run = trf::check(document, &*read.value, read.diagnostics, {});
  for (const auto& finding : run.findings) EXPECT_FALSE(finding.check.empty());
  EXPECT_FALSE(trf::fix(report).bytes.empty());
}

TEST(ExampleOf, CheckId) {
  const auto id = trf::CheckId::find("P01");
  ASSERT_EQ(id, trf::CheckId{"P01"});
  EXPECT_EQ(trf::check_of(*id).name, "eol-mixed");
}

TEST(ExampleOf, MessageAndLanguage) {
  const trf::Message message =
      trf::said::same_colour{.player = 3, .other = 7, .colour = trf::Colour::white, .round = 2};
  EXPECT_TRUE(message.is<trf::said::same_colour>());
  EXPECT_EQ(to_string(message), render(message, trf::english));
}

TEST(ExampleOf, Translation) {
  const auto& id = trf::said::same_colour::id;
  constexpr std::string_view words =
      "{player} e {other} hanno entrambi il {colour?Bianco|Nero} al turno {round}";
  ASSERT_EQ(trf::words_fault(id, words, trf::one_or_more.forms), trf::WordsFault::none);
  trf::WordTable table;
  table.add(id, words);
  EXPECT_EQ(table.find(id), words);
  const trf::Family families[]{trf::said::cross};
  EXPECT_TRUE(sentences_without_words(trf::english, families).empty());
}

TEST(ExampleOf, Field) {
  constexpr trf::layout::Field cell{.first = 92, .width = 9, .pitch = 10};
  EXPECT_EQ(cell.of_round(3).first, 112);
  EXPECT_EQ(cell.of_round(3).last(), 120);
  constexpr trf::layout::Field number{.first = 5, .width = 4};
  EXPECT_TRUE(number.ends_early(" 12 "));
  EXPECT_FALSE(number.ends_early("  12"));
  EXPECT_FALSE(number.ends_early("    "));
  EXPECT_FALSE(number.ends_early(" 1 "));  // The line ends in the field
}

TEST(ExampleOf, Layout) { EXPECT_FALSE(trf::layout::records().empty()); }

TEST(ExampleOf, Score) {
  EXPECT_EQ(trf::Score::parse("2.5").value() + trf::Score::from_tenths(5),
            trf::Score::from_tenths(30));
}

TEST(ExampleOf, BoardAndBaku) {
  const auto event = tournament();
  const auto boards = trf::boards(event, 1);
  ASSERT_EQ(boards.size(), 1U);
  EXPECT_EQ(event.players[boards[0].white].name, "Rossi, Ada");
  EXPECT_EQ(trf::Baku(event, 9).group_a(), 2U);
}

TEST(ExampleOf, Prohibited) {
  const trf::ProhibitedGroup group{2, 3, {4, 7}, 0};
  for (const int round : {1, 2, 3, 4})
    EXPECT_EQ(is_for_round(group, round), round == 2 || round == 3);
}

TEST(ExampleOf, UnknownNumbers) {
  const trf::Document document{"XXZ 1 9\n" + std::string{report}};
  const auto unknown = trf::unknown_in_byes(document, *trf::read(document).value);
  ASSERT_EQ(unknown.size(), 1U);
  EXPECT_EQ(unknown[0].where, (trf::Position{1, 7, 1}));
  EXPECT_TRUE(unknown_in_prohibitions(document, *trf::read(document).value).empty());
}

TEST(ExampleOf, FsiCategory) {
  EXPECT_TRUE(trf::is_fsi_category("1N"));
  EXPECT_FALSE(trf::is_fsi_category("FM"));
  EXPECT_TRUE(trf::is_from_abroad("FRA"));
  EXPECT_FALSE(trf::is_from_abroad("ITA"));
  EXPECT_FALSE(trf::is_from_abroad(""));
}

TEST(ExampleOf, Date) {
  EXPECT_EQ(to_string(trf::parse_date("6.3.2026").value().date), "2026/03/06");
}

TEST(ExampleOf, Edit) {
  trf::Document document{report};
  EXPECT_TRUE(trf::set_record(document, "022", "Assisi"));
  EXPECT_NE(document.bytes().find("022 Assisi"), std::string::npos);
}

TEST(ExampleOf, EditPeople) {
  const trf::Document document{report};
  const std::array byes{
      trf::ByeRequest{.id = 2, .round = 2, .kind = trf::ResultCode::half_point_bye}};
  EXPECT_TRUE(trf::give_byes(document, tournament(), byes).value.has_value());
}

TEST(ExampleOf, EditByHand) {
  const trf::Document document{report};
  const auto changed = trf::change_by_hand(document, tournament(), {{1}, {}, true});
  EXPECT_NE(changed.value.value().bytes().find("### MPA @ Round 1: "), std::string::npos);
}

TEST(ExampleOf, EditTeams) {
  const trf::Document document{report};
  const std::array line_ups{trf::LineUpRequest{.team = 1, .round = 2, .players = {1, 2}}};
  // The report has no teams.
  EXPECT_FALSE(trf::enter_line_ups(document, tournament(), line_ups, false).value.has_value());
}

TEST(ExampleOf, EditRoundAndResultList) {
  EXPECT_EQ(trf::progress_of(tournament()).with_result, 1);
  const auto entry = trf::read_result("1:1/2").value.value().entries.front();
  EXPECT_EQ(to_string(entry.result), "1/2-1/2");
}

TEST(ExampleOf, EntriesAndEntryList) {
  trf::test::Draft event =
      trf::draft_of(trf::read_entries("name,rating\nA,1500\nB,1800\n").value.value());
  trf::assign_initial_order(event);
  EXPECT_EQ(event.players.front().name, "B");
}

TEST(ExampleOf, Facts) {
  EXPECT_EQ((trf::RateOfPlay{.base_seconds = 5400, .increment_seconds = 30}).seconds_for_60_moves(),
            7200);
}

TEST(ExampleOf, JsonAndWrite) {
  const auto json = trf::to_json(tournament());
  EXPECT_EQ(trf::to_json(*trf::from_json(json).value), json);
  EXPECT_TRUE(trf::write(tournament()).losses.empty());
}

TEST(ExampleOf, Matches) { EXPECT_FALSE(trf::is_double_swiss(tournament())); }

TEST(ExampleOf, StandingRound) { EXPECT_EQ(trf::round_of_points(tournament()), 1); }

TEST(ExampleOf, Name) { EXPECT_TRUE(trf::same_person_name("Rossi, Ada", "ROSSI Ada")); }

TEST(ExampleOf, Parallel) {
  std::atomic<int> sum = 0;
  trf::in_parallel(4, 2, [&](std::size_t i) { sum += static_cast<int>(i); });
  EXPECT_EQ(sum, 6);
}

TEST(ExampleOf, Csv) {
  std::string_view rest = R"("Rossi, Anna",7)";
  EXPECT_EQ(trf::take_csv_cell(rest, ',').text, "Rossi, Anna");
  EXPECT_EQ(rest, ",7");
  EXPECT_EQ(trf::csv_separator("id;name;rating, estimated"), ';');
  std::string row;
  trf::append_csv(row, "7, or 8");
  EXPECT_EQ(row, "\"7, or 8\"");
  row.clear();
  trf::append_csv(row, "#7");
  EXPECT_EQ(row, "\"#7\"");
  EXPECT_TRUE(trf::is_formula("=7"));
  EXPECT_EQ(trf::without_formula_mark("'=7"), "=7");
  EXPECT_EQ(trf::without_formula_mark("'7"), "'7");
}

TEST(ExampleOf, Sheet) {
  trf::Diagnostics faults;
  const auto sheet = trf::read_sheet("id;name\n1;Ada\n", faults);
  EXPECT_EQ(sheet.cell(0, "name"), "Ada");
  EXPECT_EQ(sheet.cell(0, "birth"), "");
}

TEST(ExampleOf, TextOfASpreadsheet) {
  EXPECT_EQ(trf::utf8_of_windows1252("D\x92 \xE0"), "D\xE2\x80\x99 \xC3\xA0");
  EXPECT_EQ(trf::windows1252_of_utf8("D\xE2\x80\x99 \xC3\xA0"), "D\x92 \xE0");
  // Whatever its place among eight bytes.
  for (std::size_t at = 0; at < 20; ++at) {
    std::string text(20, 'a');
    text[at] = '\xE9';
    EXPECT_EQ(trf::find_invalid_utf8(text), at);
    text.replace(at, 1, "\xC3\xA9");
    EXPECT_EQ(trf::find_invalid_utf8(text), std::string::npos);
  }
}

TEST(ExampleOf, Utf8AndJsonText) {
  EXPECT_EQ(trf::first_code_point("à").value, U'à');
  EXPECT_EQ(trf::json_quoted("a \"b\""), R"("a \"b\"")");
  EXPECT_EQ(trf::JsonObject{}.add("rank", "3").add_text("name", "Rossi").str(),
            R"({"rank": 3, "name": "Rossi"})");
}

TEST(Text, IsNotUtf8InMoreBytesThanACharacterNeeds) {
  for (const std::string_view text :
       {"\xC2\x80", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(trf::first_code_point(text).is_valid) << text;
  for (const std::string_view text :
       {"\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80"})
    EXPECT_FALSE(trf::first_code_point(text).is_valid) << text;
}

TEST(Text, IsTrimmedOfBlanksTabsAndReturns) {
  EXPECT_EQ(trf::trimmed_blanks(" \t\ra b\r\t "), "a b");
  EXPECT_EQ(trf::trimmed_blanks("\ta\t"), "a");
  EXPECT_EQ(trf::trimmed_blanks("\ra\r"), "a");
}

TEST(ExampleOf, Text) { EXPECT_EQ(trf::count_code_points("Città"), 5U); }

TEST(ExampleOf, TieBreakListAndModifiers) {
  const auto list = trf::parse_tie_breaks("BH/C1,SB");
  ASSERT_TRUE(list.faults.empty());
  EXPECT_EQ(to_string(list.codes[0]), "BH/C1");
  EXPECT_TRUE(trf::modifier_fault(list.codes[0]).empty());
}

TEST(ExampleOf, TimeControl) {
  EXPECT_EQ(to_string(trf::parse_time_control("5400+30").value()), "5400+30");
}

TEST(ExampleOf, TypeCode) {
  const auto code = trf::type_code("FIDE_DUTCH_2026_BAKU");
  EXPECT_EQ(code.base, "FIDE_DUTCH");
  EXPECT_EQ(code.year, 2026);
  EXPECT_TRUE(code.is_baku && code.is_known);
  EXPECT_EQ(trf::type_code("FIDE_TEAM_TYPEB_GP_MP").base, "FIDE_TEAM");
  EXPECT_EQ(trf::type_code("FIDE_SCHEVENINGEN_G2").games, 2);
  EXPECT_EQ(trf::type_code("BERGER_ROUNDROBIN_G12").games, 12);
  EXPECT_EQ(trf::type_code("BERGER_ROUNDROBIN_G12").base, "BERGER_ROUNDROBIN");
  EXPECT_FALSE(trf::type_code("BERGER_ROUNDROBIN_G0").is_known);
  EXPECT_FALSE(trf::type_code("BERGER_ROUNDROBIN_G").is_known);
  EXPECT_FALSE(trf::type_code("FIDE_TEAM_TYPEC").is_known);
}

TEST(ExampleOf, EventKind) {
  const auto kind = trf::kind_of_code("FIDE_TEAM_DOUBLEROUNDROBIN");
  EXPECT_TRUE(kind.is_team && kind.is_double_round_robin() && !kind.is_double_swiss);
  EXPECT_TRUE(trf::kind_of_code("FIDE_DOUBLESWISS").is_double_swiss);
  EXPECT_TRUE(trf::kind_of_words("Girone all'italiana").is_round_robin);
  EXPECT_TRUE(trf::kind_of_words("Doppio girone all'italiana").is_double_round_robin());
  trf::test::Draft tournament;
  tournament.type_text = "Individual: Round-Robin";
  EXPECT_TRUE(trf::event_kind(tournament).is_round_robin);
}

TEST(ExampleOf, NamedChecks) {
  EXPECT_TRUE(trf::named_checks::no_players == "S03");
  EXPECT_EQ(check_of(trf::named_checks::no_players).name, "no-players");
}

TEST(ExampleOf, Game) {
  const trf::Game game{1, trf::Colour::white, trf::ResultCode::forfeit_win};
  EXPECT_FALSE(game.is_played());
  EXPECT_TRUE(game.is_forfeit());
  EXPECT_EQ(letter(game.code), '+');
}

TEST(ExampleOf, TournamentDraft) {
  trf::TournamentDraft draft;
  draft.name = "Two friends";
  for (const int id : {2, 1}) draft.players.emplace_back().start_rank = static_cast<trf::Id>(id);
  draft.set_rounds(1);
  draft.games(0)[0] = {1, trf::Colour::white, trf::ResultCode::win};
  draft.games(1)[0] = {0, trf::Colour::black, trf::ResultCode::loss};
  // Whole: number 1, who had the second row, is the first player now.
  const auto whole = trf::checked(std::move(draft));
  ASSERT_TRUE(whole.value) << to_string(whole.diagnostics.front().message);
  const trf::SharedTournament event = whole.value;
  EXPECT_EQ(event->game(0, 1).code, trf::ResultCode::loss);
  EXPECT_EQ(event->score(event->find(2)), event->points.win());
}

TEST(ExampleOf, ScoresAfterEachRound) {
  trf::TournamentDraft draft;
  for (const int id : {1, 2}) draft.players.emplace_back().start_rank = static_cast<trf::Id>(id);
  draft.set_rounds(3);
  draft.games(0)[0] = {1, trf::Colour::white, trf::ResultCode::win};
  draft.games(1)[0] = {0, trf::Colour::black, trf::ResultCode::loss};
  draft.games(0)[1].code = trf::ResultCode::pairing_bye;
  draft.games(1)[2].code = trf::ResultCode::half_point_bye;
  const auto penalty = [](int round) {
    return trf::AbnormalPoints{
        ' ', {}, trf::Score::from_tenths(-5), static_cast<std::uint16_t>(round), {1}, 0};
  };
  const std::vector<std::vector<trf::AbnormalPoints>> records{{}, {penalty(2)}, {penalty(0)}};
  for (const auto& abnormal : records) {
    draft.abnormal = abnormal;
    const auto event = trf::checked(draft).value;
    ASSERT_TRUE(event);
    for (trf::PlayerIndex player = 0; player < 2; ++player) {
      std::vector<trf::Score> scores(6);  // The last two rounds are to come
      event->fill_scores(player, scores);
      for (int round = 0; round < 6; ++round)
        EXPECT_EQ(scores[static_cast<std::size_t>(round)], event->score(player, round)) << round;
    }
    EXPECT_EQ(event->score(0), trf::Score::from_tenths(abnormal.empty() ? 20 : 15));
  }
}

TEST(ExampleOf, AnnouncedByes) {
  const trf::AnnouncedByes byes{trf::requested_bye('H'), 3, {4, 7}, 0};
  EXPECT_EQ(letter(byes.kind), 'H');
  EXPECT_TRUE(byes.is_for(7, 3));
  EXPECT_FALSE(byes.is_for(7, 2));
  EXPECT_FALSE(byes.is_for(8, 3));
  EXPECT_FALSE(is_requested_bye(trf::requested_bye('U')));  // A pairing-allocated bye
}

TEST(ExampleOf, TitleOfOldReports) {
  EXPECT_EQ(trf::small_name(trf::Title::wim), "wm");
  EXPECT_EQ(trf::title_of_small("wf"), trf::Title::wfm);
  EXPECT_EQ(trf::title_of_small("WF"), trf::Title::none);
}

TEST(ExampleOf, Checked) {
  trf::TournamentDraft draft;
  for (const int id : {1, 2}) draft.players.emplace_back().start_rank = static_cast<trf::Id>(id);
  draft.set_rounds(1);
  draft.games(0)[0] = {1, trf::Colour::white, trf::ResultCode::win};
  // The row of number 2 was forgotten.
  const auto refused = trf::checked(draft);
  EXPECT_FALSE(refused.value);
  EXPECT_EQ(to_string(refused.diagnostics.at(0).message),
            "player 1, round 1: opponent 2 does not have this player as opponent");
  // A report with such a fault is a tournament nevertheless.
  EXPECT_TRUE(trf::checked(draft, trf::GameSides::as_reported).value);
}

TEST(ExampleOf, RoundNotes) {
  auto draft = trf::test::sketch({"3w1 2b", "4w1 1w", "1b0 4w", "2b0 3b"});
  draft.other.push_back({"###", "Boards @ Round 2: 3 2", 0});
  const auto t = trf::Tournament::of(std::move(draft));
  EXPECT_EQ(trf::published_boards(*t, 2).value().whites, (std::vector{3, 2}));
  EXPECT_EQ(trf::boards(*t, 2).front().white, t->find(3));
  EXPECT_FALSE(trf::published_boards(*t, 1));
  EXPECT_FALSE(trf::manual_pairing(*t, 2));
}

TEST(ExampleOf, Hash) {
  // The published values of FNV-1a with 64 bits.
  EXPECT_EQ(trf::fnv1a::hash_of(""), 0xCBF29CE484222325U);
  EXPECT_EQ(trf::fnv1a::hash_of("foobar"), 0x85944171F73967E8U);
  EXPECT_EQ(trf::fnv1a::with(trf::fnv1a::basis, '\xff'), trf::fnv1a::hash_of("\xff"));
}

TEST(ExampleOf, Split) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(trf::parts_of("1, 2,,", ','), (Parts{"1", "2", "", ""}));
  EXPECT_EQ(trf::parts_of("", ','), Parts{""});
  EXPECT_EQ(trf::items_of(" BH , ,DE,"), (Parts{"BH", "DE"}));
  EXPECT_EQ(trf::words_of(" Round\t1 of 9\n"), (Parts{"Round", "1", "of", "9"}));
  EXPECT_TRUE(trf::words_of(" \t").empty());
}

TEST(ExampleOf, OneGame) {
  using enum trf::ResultCode;
  using trf::ResultsFault;
  EXPECT_EQ(trf::results_fault(win, loss), ResultsFault::none);
  EXPECT_EQ(trf::results_fault(forfeit_loss, forfeit_loss), ResultsFault::none);
  EXPECT_EQ(trf::results_fault(none, none), ResultsFault::none);
  EXPECT_EQ(trf::results_fault(win, draw), ResultsFault::more_than_a_win);
  EXPECT_EQ(trf::results_fault(loss, loss), ResultsFault::less_than_a_win);
  EXPECT_EQ(trf::results_fault(win, unrated_loss), ResultsFault::kinds_differ);
  EXPECT_EQ(trf::halves_of(unrated_win), 2);
  EXPECT_EQ(trf::halves_of(unrated_draw), 1);
  EXPECT_EQ(trf::halves_of(forfeit_loss), 0);
  EXPECT_TRUE(trf::are_impossible_results(win, none));
  EXPECT_FALSE(trf::are_impossible_results(loss, draw));  // By an arbiter's decision
  EXPECT_TRUE(trf::is_forfeit_of_player({1, trf::Colour::white, forfeit_loss}));
  EXPECT_FALSE(trf::is_forfeit_of_player({trf::no_player, trf::Colour::none, forfeit_loss}));
}

TEST(ExampleOf, WholeNumber) {
  EXPECT_EQ(trf::whole_number<int>("-12"), -12);
  EXPECT_EQ(trf::whole_number<std::uint32_t>("ff", 16), 255U);
  for (const std::string_view text : {"", "-", "+1", " 1", "1 ", "1.0", "x", "99999999999"})
    EXPECT_FALSE(trf::whole_number<int>(text)) << text;
  EXPECT_FALSE(trf::whole_number<std::uint32_t>("-1"));
  EXPECT_EQ(trf::whole_number_within("9", 1, 9), 9);
  EXPECT_FALSE(trf::whole_number_within("10", 1, 9));
  EXPECT_FALSE(trf::whole_number_within("0", 1, 9));
}

TEST(ExampleOf, OrderedPool) {
  // Texts are measured on three threads, at most four of them before they are asked for.
  const std::array<std::string_view, 5> texts{"ab", "", "c", "defg", "hi"};
  trf::OrderedPool<std::size_t> lengths{texts.size(), 3,
                                        [&](std::size_t i) { return texts[i].size(); }, 4};
  for (const auto text : texts) EXPECT_EQ(lengths.take(), text.size());
}

}  // namespace
