#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/date.hpp"
#include "trf/game.hpp"
#include "trf/score.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Index of a team in Tournament::teams; not its pairing number.
using TeamIndex = std::uint16_t;
inline constexpr TeamIndex no_team = 0xFFFF;

inline constexpr int max_start_rank = 9999;
inline constexpr int max_teams = 999;   ///< Record 310 has three columns for a number.
inline constexpr int max_rounds = 400;  ///< Rounds that are kept; more are a finding (C16).

/// Record 001 and NRS; `w` is female.
enum class Sex : std::uint8_t { unknown, male, female };
[[nodiscard]] std::string_view name(Sex sex) noexcept;        ///< "m", "w", empty if unknown
[[nodiscard]] std::string_view name(Colour colour) noexcept;  ///< "w", "b", empty for none
/// FIDE titles, from the highest as record 001 ranks them.
enum class Title : std::uint8_t { none, gm, im, wgm, fm, wim, cm, wfm, wcm };

/// "GM", "WIM", ...; empty for none.
[[nodiscard]] std::string_view name(Title title) noexcept;
/// The title with exactly that name; none: no title has it.
[[nodiscard]] Title title_named(std::string_view name) noexcept;

/// "g", "m", "wg", ... of TRF06 and of FIDE's lists before 2010; empty for none.
[[nodiscard]] std::string_view small_name(Title title) noexcept;
/// The title with exactly those small letters; none: no title has them.
[[nodiscard]] Title title_of_small(std::string_view letters) noexcept;

/// National data of a player: one NRS record (TRF26), whose number is the rating federation.
struct NationalRecord {
  std::string federation;  ///< Columns 1-3, e.g. "ITA".
  Sex sex = Sex::unknown;
  std::string classification;  ///< Columns 11-13: national title or category, e.g. "1N", "M", "NC".
  std::string name;
  std::uint16_t rating = 0;  ///< 0: none
  std::string origin;
  std::string id;  ///< National number, as text.
  Date birth;
  std::uint32_t line = 0;

  friend bool operator==(const NationalRecord&, const NationalRecord&) = default;
};

/// A player of record 001. Games are in Tournament::game().
struct Player {
  std::uint16_t start_rank = 0;  ///< 1..9999, unique: the TPN of a Swiss tournament.
  Sex sex = Sex::unknown;
  Title title = Title::none;
  std::string title_text;  ///< The title field if it is not a FIDE title (a national category).
  std::string name;
  std::uint16_t rating = 0;  ///< FIDE rating, 0: unrated
  std::string federation;
  /// Digits, without leading zeros; empty: none. Text, because some are national ids.
  std::string fide_id;
  Date birth;
  std::optional<Score> points;  ///< As the report states; empty: none, or unreadable.
  std::uint16_t rank = 0;       ///< As the report states; 0: none.
  std::uint32_t line = 0;       ///< Line of the 001 record; 0: not read from a TRF.
  std::uint32_t row = 0;        ///< Order of appearance in the file, from 0.
  std::vector<NationalRecord> national;

  /// As the title field has it: the FIDE title, else title_text.
  [[nodiscard]] std::string_view shown_title() const noexcept;
  [[nodiscard]] const NationalRecord* national_of(std::string_view federation) const noexcept;
  /// The date of birth: `birth`; where that is empty, or only a year, that of a national record.
  [[nodiscard]] Date born() const noexcept;
};

/// How many of them have a FIDE rating.
[[nodiscard]] std::size_t rated_players(std::span<const Player> players) noexcept;

/// The number in a record of rounds, byes or points: a start rank in an individual event, a team's
/// pairing number in a team event, as written in the report.
using Id = std::uint16_t;

/// Points per result: records 162 (TRF26), XXS (JaVaFo), BB* (bbpPairings), else 1, 1/2, 0.
struct PointSystem {
  Score win_white, win_black;  ///< XXS can give each colour its own points
  Score draw_white, draw_black;
  Score loss_white, loss_black;
  Score forfeit_win, forfeit_loss;
  Score full_point_bye, half_point_bye, zero_point_bye, pairing_bye;
  Score unknown;  ///< X of 162: an adjourned game; default: a draw
  /// Where the values are written. In a Tournament the standard source has the standard values:
  /// others are of record 162.
  enum class Source : std::uint8_t { standard, record_162, xxs, bbp } source = Source::standard;

  /// 1, 1/2, 0; a pairing-allocated bye is a win.
  [[nodiscard]] static PointSystem standard() noexcept;
  /// Points of an open game if no record states them (X of 162): those of a draw; 0.5 if a draw
  /// does not have one value for both colours.
  [[nodiscard]] Score unknown_by_draws() const noexcept {
    return draw_white == draw_black ? draw_white : standard().unknown;
  }
  /// Points of a round; open games give 0 (see `unknown`), empty rounds 0.
  [[nodiscard]] Score of(const Game& game) const noexcept;
  [[nodiscard]] Score win() const noexcept { return win_white; }
  [[nodiscard]] Score draw() const noexcept { return draw_white; }
  [[nodiscard]] Score loss() const noexcept { return loss_white; }

  friend bool operator==(const PointSystem&, const PointSystem&) = default;
};

/// Record 362, else 2, 1, 0.
struct MatchPointSystem {
  Score win = Score::from_tenths(20), draw = Score::from_tenths(10), loss;
  friend bool operator==(const MatchPointSystem&, const MatchPointSystem&) = default;
};

/// Record 240: byes with points. They are requested in advance, or repeat the cells.
struct AnnouncedByes {
  ResultCode kind = ResultCode::zero_point_bye;  ///< F, H or Z
  std::uint16_t round = 0;
  std::vector<Id> ids;
  std::uint32_t line = 0;
  /// Does it announce a bye of this player or team, in this round?
  [[nodiscard]] bool is_for(int id, int of_round) const noexcept;
  friend bool operator==(const AnnouncedByes&, const AnnouncedByes&) = default;
};

/// Record 250: fictitious points in rounds and for a range of ids, both ends included.
struct Acceleration {
  Score match_points, game_points;
  std::uint16_t first_round = 0, last_round = 0;
  Id first_id = 0, last_id = 0;
  std::uint32_t line = 0;
  [[nodiscard]] bool covers(int id) const noexcept { return id >= first_id && id <= last_id; }
  [[nodiscard]] bool covers(int id, int round) const noexcept {
    return covers(id) && round >= first_round && round <= last_round;
  }
  friend bool operator==(const Acceleration&, const Acceleration&) = default;
};

/// Record XXA (JaVaFo): one player's fictitious points, round by round from round 1.
struct PlayerAcceleration {
  Id id = 0;
  std::vector<Score> points;
  std::uint32_t line = 0;
  friend bool operator==(const PlayerAcceleration&, const PlayerAcceleration&) = default;
};

/// Record 260 or XXP: no two of `ids` are paired in these rounds.
/// Stored as a group: 9,999 ids would be 50 million pairs.
struct ProhibitedGroup {
  std::uint16_t first_round = 1, last_round = max_rounds;  ///< XXP: all rounds
  std::vector<Id> ids;
  std::uint32_t line = 0;
  friend bool operator==(const ProhibitedGroup&, const ProhibitedGroup&) = default;
};

/// Record 299: points that do not follow from the results.
struct AbnormalPoints {
  char kind = ' ';  ///< W D L F H Z + - ; space: added to the total (penalty or bonus)
  /// Teams only. Unset, as the game points may be: the record leaves these points as they are
  std::optional<Score> match_points;
  std::optional<Score> game_points;
  std::uint16_t round = 0;  ///< 0: all rounds
  std::vector<Id> ids;      ///< empty: all players or teams
  std::uint32_t line = 0;
  friend bool operator==(const AbnormalPoints&, const AbnormalPoints&) = default;
};

/// A team of record 310, or 013 in older dialects.
struct Team {
  std::uint16_t number = 0;  ///< 310: pairing number 1..max_teams; 013: order of appearance from 1
  std::string name, nickname;
  std::string strength;  ///< As written; an integer in TRF26, decimals seen
  std::optional<Score> match_points, game_points;  ///< As the report states
  std::uint16_t rank = 0;                          ///< As the report states; 0: none
  std::vector<PlayerIndex> members;                ///< Board order
  std::uint32_t line = 0;
  friend bool operator==(const Team&, const Team&) = default;
};

/// Record 300: a line-up that differs from the default order.
struct LineUp {
  std::uint16_t round = 0;
  Id team = 0, opponent = 0;
  std::vector<PlayerIndex> boards;  ///< no_player: empty board
  std::uint32_t line = 0;
  friend bool operator==(const LineUp&, const LineUp&) = default;
};

/// Record 320: pairing-allocated byes of teams.
struct TeamByes {
  Score match_points, game_points;
  std::vector<Id> by_round;  ///< by_round[r - 1]: the team, 0: none
  std::uint32_t line = 0;
  friend bool operator==(const TeamByes&, const TeamByes&) = default;
};

/// Record 330: a match that was forfeited as a whole.
struct ForfeitedMatch {
  bool white_won = false, black_won = false;  ///< Both false: both teams forfeited
  std::uint16_t round = 0;
  Id white = 0, black = 0;
  std::uint32_t line = 0;
  friend bool operator==(const ForfeitedMatch&, const ForfeitedMatch&) = default;
};

/// One code of a tie-break list: NAME[:SCORES](/MODIFIER)*, upper case (TRF26 record 202).
struct TieBreak {
  std::string code;                    ///< "BH", "EDE", "OTHER_X"
  std::string scores;                  ///< "MP", "GP", "MM", ... or empty
  std::vector<std::string> modifiers;  ///< "C1", "P", "K2", "L+1", without the slash
  std::string text;                    ///< As given, without spaces

  friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

/// One period of an encoded time control (record 222).
struct TimePeriod {
  std::uint32_t moves = 0;  ///< 0: rest of the game
  std::uint32_t seconds = 0;
  std::uint32_t increment = 0;  ///< Seconds a move
  friend bool operator==(const TimePeriod&, const TimePeriod&) = default;
};

/// Record 222. `black` is empty unless the colours have different times (Armageddon).
struct TimeControl {
  std::vector<TimePeriod> white, black;
  /// Seconds that one player has for 60 moves: all periods, and 60 increments of the first period.
  [[nodiscard]] std::uint32_t seconds_for_60_moves() const noexcept;
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Record 172.
enum class RankingMethod : std::uint8_t { none, fide, nro, fidon, nidof, hbfn, lbfn, other };
/// "NIDOF", in capitals or not; none: the name is not a method.
[[nodiscard]] RankingMethod ranking_method_named(std::string_view name);

/// The dialect of a report. Records of several dialects in one report are normal.
enum class Dialect : std::uint8_t { trf06, trf16, trfx, bbp, trf26 };
/// As a report of the dialect has it: TRF06 has = and a space for half- and zero-point byes.
[[nodiscard]] char letter(ResultCode code, Dialect dialect) noexcept;
[[nodiscard]] std::string_view name(
    Dialect dialect) noexcept;  ///< "TRF16", "TRFx", "TRF(bx)", "TRF26"

/// A record of the tournament section that has no typed field below, as text.
struct OtherRecord {
  std::string tag, text;
  std::uint32_t line = 0;
  friend bool operator==(const OtherRecord&, const OtherRecord&) = default;
};

/// The points of matches, in a tournament whose rounds are matches (matches.hpp). They do not
/// follow from the results alone.
struct MatchScores {
  int rounds = 0;
  /// Standings by participant: before round 1, after round 1, ... after the last, record 299
  /// included. `secondary` has the points that do not decide the order.
  std::vector<Score> primary, secondary;
  [[nodiscard]] std::size_t place(PlayerIndex player, int last) const noexcept {
    return std::size_t{player} * (static_cast<std::size_t>(rounds) + 1) +
           static_cast<std::size_t>(last < 0        ? 0
                                    : last < rounds ? last
                                                    : rounds);
  }
};

/// The parts of a Tournament before it is complete. Every part can be changed; checked() makes a
/// Tournament of them, or names what is wrong in them.
///
/// Results are one contiguous array, with the rounds of a player side by side. set_rounds() makes
/// the rows: call it after the players are entered.
class TournamentDraft {
 public:
  // Not in every source that has one: they are large.
  TournamentDraft();
  TournamentDraft(const TournamentDraft&);
  TournamentDraft(TournamentDraft&&) noexcept;
  TournamentDraft& operator=(const TournamentDraft&);
  TournamentDraft& operator=(TournamentDraft&&) noexcept;
  ~TournamentDraft();

  Dialect dialect = Dialect::trf16;

  // Tournament section. Empty text: no record.
  std::string name;                   ///< 012
  std::string city, federation;       ///< 022, 032
  Date start, end;                    ///< 042, 052
  std::string type_text;              ///< 092, free text
  std::string chief_arbiter;          ///< 102
  std::vector<std::string> deputies;  ///< 112, a record each
  std::string rate_of_play_text;      ///< 122, free text
  std::vector<Date> round_dates;      ///< 132; an unset date is an empty cell
  std::string controller;             ///< 182
  std::string type_code;              ///< 192 (or a 192 code found in 092), upper case
  std::string ranking_federation;     ///< 172
  RankingMethod ranking_method = RankingMethod::none;
  std::vector<TieBreak> tie_breaks;         ///< 202: what breaks ties, points understood before
  std::vector<TieBreak> standings_order;    ///< 212: the complete order
  std::optional<TimeControl> time_control;  ///< 222
  std::string board_colours;                ///< 352, e.g. "WBWB"
  std::optional<int> stated_rounds;         ///< 142, else XXR
  std::optional<int> stated_players, stated_rated, stated_teams;  ///< 062, 072, 082
  Colour initial_colour = Colour::none;                           ///< 152 or XXC; none: not given
  bool pair_by_rank = false;                                      ///< XXC rank
  PointSystem points = PointSystem::standard();
  MatchPointSystem match_points;
  std::vector<Id> absent;  ///< XXZ: absent in the round to be paired
  std::vector<AnnouncedByes> announced_byes;
  std::vector<Acceleration> acceleration;
  std::vector<PlayerAcceleration> player_acceleration;
  std::vector<ProhibitedGroup> prohibited;
  std::vector<AbnormalPoints> abnormal;
  std::vector<Team> teams;
  std::vector<LineUp> line_ups;
  std::optional<TeamByes> team_byes;
  std::vector<ForfeitedMatch> forfeited_matches;
  std::optional<MatchScores> match_scores;  ///< Not in a report; see tournament_of_teams()
  std::vector<OtherRecord> other;           ///< 801, 802, unknown records, comments

  std::vector<Player> players;  ///< By start rank

  /// At most 9,999.
  [[nodiscard]] PlayerIndex player_count() const noexcept {
    return static_cast<PlayerIndex>(players.size());
  }
  /// Rounds with a column that is not empty in every row; the width of the results.
  [[nodiscard]] int rounds() const noexcept { return rounds_; }
  /// The last round that is paired, 0: none. In it a player has an opponent or a PAB, record 330
  /// decides a match, or line-ups leave only boards with an empty side. A column with requested
  /// byes, or with `+` and `-` without opponents, is of the next round to be paired (C.04, JaVaFo).
  [[nodiscard]] int paired_rounds() const noexcept;
  /// Planned length: 142 or XXR, else the number of round dates, at least rounds(). Without dates
  /// too: the last round with a cell or an announced bye.
  [[nodiscard]] int planned_rounds() const noexcept;
  /// Has a game of the round no result yet? \pre round > 0
  [[nodiscard]] bool has_open_games(int round) const noexcept;
  /// Are all planned rounds paired, and has each game of the last one a result?
  [[nodiscard]] bool is_over() const noexcept;
  /// Has the report 142, XXR or a date of 132? Else planned_rounds() are only the rounds it names.
  [[nodiscard]] bool is_length_known() const noexcept;
  /// 042; without it the first date of 132, else 052. Unset: unknown. Regulations, editions and
  /// ages are those of this day.
  [[nodiscard]] Date first_day() const noexcept;
  /// The later one of 042 and 052, because either may have a wrong month; without 052 also the
  /// dates of 132. Unset: unknown.
  [[nodiscard]] Date last_day() const noexcept;
  /// The day on which the event ends: 052, else the last date of 132. Unset: unknown, because 042
  /// alone does not say how long it lasts.
  [[nodiscard]] Date stated_last_day() const noexcept;
  /// Round `round` (from 1) of a player; a blank Game beyond rounds(), and for a player without a
  /// row.
  [[nodiscard]] Game game(PlayerIndex player, int round) const noexcept {
    return round >= 1 && round <= rounds_ && has_row(player) ? row(player)[round - 1] : Game{};
  }
  /// All rounds of a player, round 1 first. Empty if set_rounds() was not called since the player
  /// was entered.
  [[nodiscard]] std::span<const Game> games(PlayerIndex player) const noexcept {
    return has_row(player) ? std::span{row(player), static_cast<std::size_t>(rounds_)}
                           : std::span<const Game>{};
  }
  [[nodiscard]] std::span<Game> games(PlayerIndex player) noexcept {
    return has_row(player)
               ? std::span{results_}.subspan(begin(player), static_cast<std::size_t>(rounds_))
               : std::span<Game>{};
  }

  /// Sets the width of the results to `rounds` columns, with a row for each of `players`; keeps the
  /// results that fit.
  void set_rounds(int rounds);
  /// Sorts players by start rank, and updates opponents, members and line-ups.
  void sort_players();

 protected:
  /// \pre the player has a row: every player of a Tournament has
  [[nodiscard]] const Game* row(PlayerIndex player) const noexcept {
    return results_.data() + begin(player);
  }

 private:
  [[nodiscard]] std::size_t begin(PlayerIndex player) const noexcept {
    return std::size_t{player} * static_cast<std::size_t>(rounds_);
  }
  [[nodiscard]] bool has_row(PlayerIndex player) const noexcept {
    return begin(player) + static_cast<std::size_t>(rounds_) <= results_.size();
  }

  int rounds_ = 0;
  std::vector<Game> results_;
};

}  // namespace trf
#pragma GCC visibility pop
