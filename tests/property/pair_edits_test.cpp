// A tournament that is entered edit by edit is the tournament that was generated at once.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/edit_people.hpp"
#include "trf/edit_round.hpp"
#include "trf/entries.hpp"
#include "trf/entry_list.hpp"
#include "trf/pair/generate.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf::test {
namespace {

test::Draft generated(int seed, Dialect dialect) {
  pair::GeneratorSettings settings;
  settings.system = pair::find_system("dutch");
  settings.players = {6, 40};
  settings.rounds = {3, 7};
  settings.half_point_byes.of_ten_thousand = 400;
  settings.absences.of_ten_thousand = 400;
  settings.full_point_byes.of_ten_thousand = 100;
  settings.forfeits.of_ten_thousand = 500;
  settings.double_forfeits.of_ten_thousand = 200;
  settings.unusual_results.of_ten_thousand = 300;
  settings.withdrawals.of_ten_thousand = 500;
  settings.late_entries.of_ten_thousand = 500;
  settings.unrated.of_ten_thousand = 1000;
  test::Draft tournament =
      pair::generate_tournament(settings, static_cast<std::uint64_t>(seed), [](int difference) {
        return std::clamp(50 + difference / 8, 0, 100);
      }).tournament;
  tournament.dialect = dialect;
  if (dialect != Dialect::trf26) tournament.type_code.clear();
  return tournament;
}

/// The report as it was after some rounds, with points to match.
std::string report(test::Draft t, int rounds) {
  t.set_rounds(rounds);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    t.players[p].points = t.score(p);
    t.players[p].rank = 0;
  }
  return write(t).bytes;
}

/// Check S13: a record before the players whom it names.
bool names_later_players(const Document& document) {
  const auto result = read(document);
  const auto run = check(document, result.value ? &*result.value : nullptr, result.diagnostics, {});
  return std::ranges::any_of(run.findings, [](const auto& found) { return found.check == "S13"; });
}

class Paper {
 public:
  explicit Paper(std::string bytes) { take(Document{std::move(bytes)}); }
  void take(Document document) {
    document_ = std::move(document);
    tournament_ = read(document_).value;
    EXPECT_FALSE(names_later_players(document_));
  }
  void take(Result<Document> result) {
    for (const auto& each : result.diagnostics)
      EXPECT_NE(each.severity, Severity::error) << each.message;
    ASSERT_TRUE(result.value);
    take(std::move(*result.value));
  }
  [[nodiscard]] const Document& document() const { return document_; }
  [[nodiscard]] const Tournament& tournament() const { return tournament_; }

 private:
  Document document_;
  test::Draft tournament_;
};

class Evening {
 public:
  Evening(const Tournament& whole, int seed)
      : whole_{whole}, paper_{report(whole, 0)}, random_{static_cast<unsigned>(seed)} {}

  void play(int round) {
    announce(round);
    const auto pairs = recorded_pairs(whole_, round);
    RoundPairing pairing{pairs, no_player};
    for (PlayerIndex p = 0; p < whole_.player_count(); ++p)
      if (whole_.game(p, round).code == ResultCode::pairing_bye) pairing.bye = p;
    paper_.take(write_pairing(paper_.document(), paper_.tournament(), round, pairing));
    if (random_() % 3 == 0) {  // Undone, and paired again
      paper_.take(unpair(paper_.document(), paper_.tournament(), round, false));
      paper_.take(write_pairing(paper_.document(), paper_.tournament(), round, pairing));
    }
    enter(round);
  }

  [[nodiscard]] std::string bytes() const { return paper_.document().bytes(); }

 private:
  void announce(int round) {
    std::vector<ByeRequest> byes;
    for (PlayerIndex p = 0; p < whole_.player_count(); ++p) {
      const auto code = whole_.game(p, round).code;
      if (code == ResultCode::half_point_bye || code == ResultCode::zero_point_bye ||
          code == ResultCode::full_point_bye)
        byes.push_back({whole_.players[p].start_rank, round, code});
    }
    if (byes.empty()) return;
    if (random_() % 3 == 0) {  // Withdrawn by mistake, and back
      const std::vector<Absence> who{{byes.front().id, round}};
      paper_.take(withdraw(paper_.document(), paper_.tournament(), who));
      paper_.take(readmit(paper_.document(), paper_.tournament(), who));
    }
    paper_.take(give_byes(paper_.document(), paper_.tournament(), byes));
  }

  void enter(int round) {
    struct Row {
      std::string right, wrong;
    };
    std::vector<Row> rows;
    for (const auto& board : boards(paper_.tournament(), round)) {
      const GameResult result{whole_.game(board.white, round).code,
                              whole_.game(board.black, round).code};
      const auto subject = random_() % 2 == 0
                               ? to_string(board)
                               : std::to_string(whole_.players[board.white].start_rank) + " " +
                                     std::to_string(whole_.players[board.black].start_rank);
      rows.push_back({subject + " " + to_string(result) + "\n",
                      subject + (random_() % 2 == 0 ? " 1-0\n" : " 1/2\n")});
    }
    std::ranges::shuffle(rows, random_);
    std::string wrong, right;
    for (const auto& row : rows) {
      if (random_() % 4 == 0) wrong += row.wrong;
      right += row.right;
    }
    for (const auto& list : {wrong, right}) {
      const auto entries = read_results(list);
      ASSERT_TRUE(entries.value);
      paper_.take(enter_results(paper_.document(), paper_.tournament(), entries.value->entries,
                                {.round = round, .correct = true}));
    }
  }

  const Tournament& whole_;
  Paper paper_;
  std::mt19937 random_;
};

TEST(Edits, MakeTheTournamentThatWasGeneratedAtOnce) {
  for (const auto dialect : {Dialect::trf16, Dialect::trfx, Dialect::bbp})
    for (int seed = 0; seed < scaled(1000); ++seed) {
      const auto whole = generated(seed, dialect);
      // A round that cannot be paired, since the few players have all met, has absences only.
      const int rounds = whole.paired_rounds();
      Evening evening{whole, seed};
      for (int round = 1; round <= rounds && !HasFatalFailure(); ++round) {
        evening.play(round);
        if (seed % 10 == 0) {
          EXPECT_EQ(evening.bytes(), report(whole, round)) << "seed " << seed;
        }
      }
      ASSERT_EQ(evening.bytes(), report(whole, rounds)) << "seed " << seed;
    }
}

// TRF26 keeps what was announced in records 240 beside the cells. An edit adds them after the rows,
// kinds as they come; compared is the canonical form.
std::string canonical(test::Draft t) {
  for (auto& byes : t.announced_byes) byes.line = 0;
  std::ranges::sort(t.announced_byes, {}, [](const AnnouncedByes& byes) {
    return std::pair{byes.round, letter(byes.kind)};
  });
  return write(t).bytes;
}

test::Draft with_announced_byes(test::Draft t, int rounds) {
  for (int round = 1; round <= rounds; ++round)
    for (PlayerIndex p = 0; p < t.player_count(); ++p) {
      const auto kind = t.game(p, round).code;
      if (kind != ResultCode::half_point_bye && kind != ResultCode::full_point_bye &&
          kind != ResultCode::zero_point_bye)
        continue;
      const auto same = std::ranges::find_if(t.announced_byes, [&](const AnnouncedByes& byes) {
        return byes.round == round && byes.kind == kind;
      });
      auto& byes = same != t.announced_byes.end()
                       ? *same
                       : t.announced_byes.emplace_back(
                             AnnouncedByes{kind, static_cast<std::uint16_t>(round), {}});
      byes.ids.push_back(t.players[p].start_rank);
    }
  return t;
}

TEST(Edits, MakeTheTournamentThatWasGeneratedAtOnceInTrf26) {
  for (int seed = 0; seed < scaled(1000); ++seed) {
    const auto whole = generated(seed, Dialect::trf26);
    const int rounds = whole.paired_rounds();
    Evening evening{whole, seed};
    for (int round = 1; round <= rounds && !HasFatalFailure(); ++round) evening.play(round);
    const auto at_once = report(with_announced_byes(whole, rounds), rounds);
    ASSERT_EQ(canonical(read(evening.bytes()).value), canonical(read(at_once).value))
        << "seed " << seed;
  }
}

TEST(Edits, RenumberingAndBackLeavesTheReportAsItWas) {
  int renumbered = 0;
  for (int seed = 0; seed < scaled(300); ++seed) {
    auto t = random_tournament(static_cast<std::uint64_t>(seed), {.max_rounds = 4});
    if (t.paired_rounds() > 3) continue;
    const Document before{write(t).bytes};
    const auto made = read(before);
    // A prohibition of one player is refused: a number that is not read keeps its value.
    if (!made.diagnostics.empty()) continue;
    t = made.value;
    const auto mixed =
        renumber(before, t, EntryOrder{EntryOrder::Kind::lots, static_cast<std::uint64_t>(seed)});
    ASSERT_TRUE(mixed.value) << "seed " << seed;
    const test::Draft other = read(*mixed.value).value;
    // Every player has the same rounds against the same people.
    for (const auto& player : other.players) {
      const auto& same = *std::ranges::find(t.players, player.row, &Player::row);
      const auto p = t.find(same.start_rank);
      for (int round = 1; round <= t.rounds(); ++round) {
        const auto mine = other.game(other.find(player.start_rank), round), was = t.game(p, round);
        EXPECT_EQ(mine.code, was.code);
        ASSERT_EQ(mine.opponent == no_player, was.opponent == no_player);
        if (was.opponent != no_player) {
          EXPECT_EQ(other.players[mine.opponent].row, t.players[was.opponent].row);
        }
        EXPECT_EQ(other.accelerated_points(other.find(player.start_rank), round),
                  t.accelerated_points(p, round))
            << "seed " << seed;
      }
    }
    const auto back = renumber(*mixed.value, other, EntryOrder{EntryOrder::Kind::file, 0});
    ASSERT_TRUE(back.value);
    // The comment about the initial colour goes too, unless record 152 contradicts the first round.
    const auto shown = first_colour(t);
    const bool agrees =
        !shown || t.initial_colour == Colour::none || t.initial_colour == shown->initial_colour();
    if (agrees && other.acceleration.size() == t.acceleration.size()) {
      EXPECT_EQ(back.value->bytes(), before.bytes()) << "seed " << seed;
    }
    ++renumbered;
  }
  EXPECT_GT(renumbered, scaled(50));
}

TEST(Edits, AShuffledEntryListGivesTheSameNumbers) {
  for (int seed = 0; seed < scaled(100); ++seed) {
    const auto whole = generated(seed, Dialect::trf16);
    std::vector<std::string> rows;
    for (const auto& player : whole.players)
      rows.push_back(std::string(name(player.title)) + ";\"" + player.name + "\";" +
                     std::to_string(player.rating) + "\n");
    std::mt19937 random{static_cast<unsigned>(seed)};
    std::ranges::shuffle(rows, random);
    std::string csv = "Title;Name;Rtg\n";
    for (const auto& row : rows) csv += row;
    const auto entries = read_entries(csv);
    ASSERT_TRUE(entries.value);
    test::Draft t = draft_of(*entries.value);
    assign_initial_order(t);
    for (PlayerIndex p = 0; p < t.player_count(); ++p)
      EXPECT_EQ(t.players[p].name, whole.players[p].name) << "seed " << seed;
  }
}

}  // namespace
}  // namespace trf::test
