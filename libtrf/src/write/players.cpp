// Records 001 and NRS.

#include <algorithm>
#include <array>

#include "trf/entry_list.hpp"
#include "write/record.hpp"

namespace trf::detail {
namespace {

std::string dotted(std::string text) {
  std::ranges::replace(text, '/', '.');
  return text;
}

class RowsWriter {
 public:
  RowsWriter(ReportText& report, const Tournament& t)
      : report_{report}, t_{t}, is_old_{t.dialect == Dialect::trf06} {
    // The mark by which a reader recognises a TRF06; see dialect_of().
    has_mark_ = std::ranges::any_of(t.players, [](const Player& player) {
      return player.title != Title::none || player.birth.is_set() ||
             (!player.title_text.empty() && player.title_text[0] >= 'a' &&
              player.title_text[0] <= 'z');
    });
  }

  void write(PlayerIndex index) {
    namespace column = layout::player;
    const auto& player = t_.players[index];
    RecordText row{report_, "001"};
    row.put(column::start_rank, player.start_rank);
    row.put(column::sex, name(player.sex));
    if (is_old_ && player.title != Title::none)
      row.put(column::title, small_name(player.title));
    else
      row.put(column::title, player.shown_title());
    row.put(column::name, player.name);
    if (player.rating != 0) row.put(column::rating, player.rating);
    row.put(column::federation, player.federation);
    row.put(column::fide_id, player.fide_id);
    if (player.birth.is_set())
      row.put(column::birth, is_old_ ? dotted(to_string(player.birth)) : to_string(player.birth));
    else if (is_old_ && !has_mark_)
      row.put(column::birth, "    .  .  ");
    if (player.points) row.put(column::points, *player.points);
    if (player.rank != 0) row.put(column::rank, player.rank);
    const auto games = t_.games(index);
    for (std::size_t r = 0; r < games.size(); ++r) write_cell(row, games[r], r);
    row.finish(column::rank.last());
  }

  void write_national(const Player& player) {
    namespace column = layout::national;
    for (const auto& record : player.national) {
      RecordText row{report_, record.federation};
      row.put(column::start_rank, player.start_rank);
      row.put(column::sex, name(record.sex));
      row.put(column::classification, record.classification);
      row.put(column::name, record.name);
      if (record.rating != 0) row.put(column::rating, record.rating);
      row.put(column::origin, record.origin);
      row.put(column::id, record.id);
      row.put(column::birth, to_string(record.birth));
      row.finish();
    }
  }

 private:
  void write_cell(RecordText& row, const Game& game, std::size_t round) {
    if (game == Game{}) return;
    namespace column = layout::player;
    if (game.opponent == no_player)
      row.put(column::opponent.at(round), "0000");
    else
      row.put(column::opponent.at(round), t_.players[game.opponent].start_rank);
    row.put(column::colour.at(round), game.colour == Colour::none ? "-" : name(game.colour));
    const char code = letter(game.code, t_.dialect);
    if (code != ' ') row.put(column::result.at(round), std::string_view{&code, 1});
  }

  ReportText& report_;
  const Tournament& t_;
  bool is_old_;
  bool has_mark_ = false;
};

}  // namespace

void write_players(ReportText& report, const Tournament& t) {
  const auto order = initial_order(t, {.kind = EntryOrder::Kind::file});
  RowsWriter rows{report, t};
  for (const auto index : order) rows.write(index);
  for (const auto index : order) rows.write_national(t.players[index]);
}

}  // namespace trf::detail
