#pragma once

#include <string_view>

namespace manual {

inline constexpr std::string_view details_of_rate = R"(.SH FACTS
Data that a report cannot contain is read from
.BR \-\-players ,
with a row for each player, found by
.B sno
(start number) or
.B id
(FIDE or national number). Empty cells are unknown;
.B \-v
shows what is then assumed.
In a period the column
.B event
limits a row to one tournament: its name (record 012) or its file; an empty cell means every
tournament.
.TP
.BR k ", " games ", " games_period
Coefficient; rated games before the event; rated games of the whole period, this event included.
.TP
.BR ever2200 ", " ever2300 ", " ever2400
1: once published at that rating.
.TP
.B std
Standard rating of a player without rapid or blitz rating.
.TP
.BR pool_n ", " pool_w ", " pool_sum ", " pool_ru
Earlier games of an unrated player against rated opponents, the points, the sum of the ratings;
FIDE 1997: the weighted Ru.
.TP
.BR first_event
0: an unrated player with rated games before.
.TP
.B rated_later
Rating published after the event began and before it was rated: the player is rated with it; for
the opponents the player is unrated (FIDE 1997 10.5, 2018 8.4, since 2022 8.2.4).
.TP
.B withdrawn
1: withdrew without justification (RTF 7.5.3).
.TP
.BR ita_std ", " fide_std ", " fide_rapid
Ratings with which a player enters Elo Italia Rapid (6.1).
.SH "WHAT A TOURNAMENT COUNTS FOR"
A tournament that does not meet the conditions of the regulation is not rated. Its rows are
calculated anyway, and their note has the reason and the article. Nothing of it enters a period, a
list, a norm or a title, in any mode.
.TP
Elo Italia, individual (RTF 5.3.1)
6 rounds and 7 players, or 5 rounds on consecutive days and 6 players; the rate of play that FIDE
requires on the first day; 3 rounds and 12 hours a day; 90 days.
.TP
Elo Italia, teams (5.4.1)
Two hours for each player.
.TP
Elo Italia Rapid (4.1, 4.3, 4.4)
15 to 60 minutes, 6 rounds, 14 players.
.TP
Norms of Maestro
9 rounds and two hours (4.4.1.5.1, 5.3.1 d), or 7 or 8 rounds (4.4.1.5.2).
.TP
FIDE
Standard chess: two hours before July 2009, with at most 23 moves an hour in 1997; from July 2009,
60 minutes, 90 if a player has 1600 or more, 120 from 2200; from 2022, 60, 90 from 1800 and 120 from
2400, for each game. Rapid: more than 10 and less than 60 minutes. Blitz: more than 3 and at most 10.
.PP
An unknown rate of play is assumed to be allowed;
.B \-v
says so. Rounds are those of record 142, and consecutive days those of record 132. If a round has no
date there, the tournament must last five days at most (042 and 052) too.
.SH EVENTS
.B \-\-event
names a tournament for which a rule has an exception. No rule of Elo Italia, of its titles and of norms of Maestro has one,
so it is refused with
.BR \-\-system=elo\-italia ,
.B \-\-titles
and
.BR \-\-norms=maestro .
.TP
.B national\-championship
FIDE 1997 6.33: a round robin is rated with three rated players (two in an event for women). Norms:
players of the host federation need no mix of federations (B.01 1.4.3 a).
.TP
.B national\-team\-championship
Norms: the same (1.4.3 b).
.TP
.B zonal
Norms: no player needs the mix (1.4.3 c).
.TP
.B olympiad
FIDE 1997 10.4 and 10.41: a newcomer who plays half of the rounds and scores half of the points, at
the end or after some round, gets the rating 2200, or 2050 in an event for women.
.TP
.B team\-championship
World or continental, of teams or clubs: norms of 7 games in 7 to 9 rounds (1.4.1 b).
.TP
.B world\-cup
Norms of 8 games (1.4.1 b).
.PP
An event is for women if every player of the report is a woman.
.SH LISTS
CSV needs the column
.B id
and a rating:
.B rating
(of the list's own kind; standard if the list has other ratings too),
.BR fide_rating ,
.BR rapid_rating ,
.BR blitz_rating ;
and may have
.BR fide_id ", " name ", " sex ", " birth ", " federation ", " title ", " w_title ,
and the columns below. A row that begins with # without quotes is a comment. FIDE's fixed\-width text and its XML are recognised.
.TP
.BR k " (" standard_k ", " rapid_k ", " blitz_k )
K of the coming period. The next list works it out again by the regulation.
.TP
.BR games " (" rapid_total ", " blitz_total )
Rated games so far. An empty cell is unknown and stays unknown; it is not 0.
.TP
.BR period_games " (" standard_games ", " rapid_games ", " blitz_games )
Rated games of the period before the list; FIDE 1997: those with rated opponents (9.22).
.TP
.BR ever2200 ", " ever2300 ", " ever2400 " (" rapid_ever2300 ", " ... )
1: the rating was reached at the start or the end of a period.
.TP
.BR last_played ", " inactive " (" rapid_last_played ", " ... )
The last day of the last event with a rated game; 1: inactive.
.TP
.BR deleted " (" rapid_deleted ", " blitz_deleted )
Date of the list that deleted the player. The row stays.
.TP
.BR first_event " (" rapid_first_event ", " blitz_first_event )
0: an unrated player who has played rated games before (2018 6.1).
.TP
.BR pool " (" rapid_pool ", " blitz_pool )
Results of an unrated player that still count (2018 7.14 c, 1997 9.14):
.IR DATE : GAMES : POINTS : SUM ,
joined by semicolons. DATE is that of the list, SUM that of the opponents' ratings; in 1997 the sum of
Ru times games.
.TP
.BR category ", " champion ", " single ", " double
FSI title or category; blank: NC (RTF 4.1.3), but in a list of \-\-new\-list not known; 1: champion of the category (RTF 4.4.1.6); number of norms by
4.4.1.5.1; starts of the events of norms by 4.4.1.5.2, with commas.
.TP
.BR rapid_category ", " rapid_best
Rapid category A to G; the highest band of any list (rapid 8.3).
.TP
.B list_date
Date of the list, the same in every row. In a list with this column,
.B title
has FIDE's titles only.
.PP
.B \-\-new\-list
writes the next list in CSV: every row of the old one after the period, then the players who enter it. It
has the columns of the old list and those that the regulation needs; columns with another name are copied.
Players enter with a rating; Elo Italia has Italians with a FIDE rating too (RTF 4.2.7), and FIDE lists have
unrated players whose results still count. A player without a rated game does not enter.
What the old list does not have is unknown;
.B \-v
names the columns.
.PP
A player with a rated game is active. Others become inactive after 24 months without an individual event
(Elo Italia, RTF 4.2.8), after a year (FIDE) or with fewer than four games in a year (FIDE 1997 9.22), or
are deleted after five calendar years (Elo Italia Rapid, 6.9). Who comes into a list of Elo Italia by a team event,
without a FIDE rating, is inactive until the first individual event. A FIDE rating under the floor is deleted. A player
who also has a FIDE rating loses the Elo Italia (RTF 4.2.5); the column
.B fide_rating
decides, or the report if the list does not have it.
.PP
Lists of Elo Italia ratify titles and categories with the ratings (RTF 4.4.3) of all their players. FSI titles
in the column
.B title
of an older list are moved to
.BR category .
.PP
FIDE has separate lists for rapid and blitz: tournaments of both in one period of
.B fide\-rapid\-2018
are an error (7.1).
.SH "WHO A ROW IS ABOUT"
A player is found in the list by number. Lists of Elo Italia have national numbers in the column
.BR id ;
a player without a national number is found by the FIDE number, only in the column
.BR fide_id .
Lists of FIDE have FIDE numbers. Without a number, a player is found by name and date of birth; if one of
both dates is only a year, the list must have only one such row.
.PP
However the player is found, name, date of birth and the other number are compared. These are errors, with
status 1 and no list:
.RS 2
.IP \(bu 2
the name, the date of birth or the other number is not that of the row;
.IP \(bu 2
the number is not in the list, but the name and the whole date of birth are;
.IP \(bu 2
two rows of a report, or of two reports, have one number and two names, or one name and date of birth
and two numbers;
.IP \(bu 2
two rows of a report are one player, or have the same name and neither number nor date of birth.
.RE
.PP
.BI \-\-same\-person= ID
(repeatable; any number of the player) confirms that it is one person: the number decides, and the list keeps
its own facts. Names are equal in any order of the words, with or without accents, and, if a number finds the
row, with initials.
.PP
Reports of one person with different numbers, or without number, are one row; with the name, a year of birth
is enough if there is one such person. A new row has every fact of
the reports: both numbers, name, sex, date of birth and federation. A player without national
number has an empty
.BR id ;
an old row takes a number and a day of birth that it lacks.
.PP
Without
.B \-\-system
the reports and the list decide. Record 172 or national records of ITA mean Elo Italia, or Elo Italia Rapid
up to 60 minutes, if an edition is in force. FSI categories, national numbers or columns of the FSI in the list
mean Elo Italia;
a list in a format of FIDE means FIDE. A contradiction is refused (status 2). With
.B \-\-system
of FIDE, a report with record 172 of ITA and NRO or NIDOF is refused too: its ratings are national first.
National records beside FIDE ratings are no contradiction: such an event is in both lists.
.SH "A PERIOD"
Several reports are one rating period, in any order, also for norms of Maestro. Two reports of the same event are an error: status 1,
and no list is written. The games decide, not the name
.RB ( \-\-allow\-duplicates
counts both). These are reported: a player in two events on the same days, events more than a year apart, and an event that ends after
today, with which no list is written.
.PP
An event belongs to the list whose closing day is not before its end: the tenth day before the list
(RTF 4.2.2), the 25th of the month before (rapid 6.2), three days before (FIDE, 7.13 in 2018).
.B \-\-closing
or
.B \-\-list\-date
leaves out later events, with a warning; without them the list is the first to which the last event
belongs, and later than the list in force: a late report makes no earlier list. A list is not written if it is not later
than the list in force, or more than a year after today.
.PP
A report without record 042 begins on the first date of record 132, or else on the day of record 052: editions, ages and
K are those of that day.
.PP
FIDE rates an event with the list in force on its first day (1997 9.11). If it began before the list of
.BR \-\-list ,
the ratings of the report are used, with a warning, and the change is added to that of the list. A player without
a rating in the report has that of the list;
.B rated_later
of
.B \-\-players
tells that the player was unrated then. In one period each event has the K of its own edition, year and rating; the
column
.B k
has the last one, and the note the others.
.PP
Without
.B \-\-list
the rating in the earliest report is used for the period, and a FIDE rating in one report is used in
all (RTF 4.2.3); the estimate of a player from abroad is used in its event only (4.2.6). An unrated player with
too few points is disregarded only if no earlier event of the period counts (2018 6.1).
.SH "EVENTS AND CORRECTIONS"
.BI \-\-events= FILE
is a CSV of the events that the lists contain (list_date, file, name, place, start, end, players, content,
report, not_in). It is read, or made if there is none, and written together with the next list. An event
that another list has is an error, also as a corrected report or with another name. If a list is made
again, its events are written again.
.PP
.I report
is a sum of the report's bytes;
.I not_in
has the dates of lists without the event, after a correction. Each list has a row of its own, with
its rating system as name and the content
.B list
or, until the list is written,
.BR unfinished .
Lists of two systems with one date need two files.
A run that was interrupted must be repeated: the next one says so, and writes no list. The same is said if
.B \-\-list
is not the last list that the file knows, or is a list that it does not know.
.PP
.B \-\-replace=OLD:NEW
rates two reports of one event, each as the only one of its period, with the
.B \-\-list
of that period. It writes a row for each player whose result differs; a report that is not rated gives no result. With
.BI \-\-new\-list= FILE\fR,
the list after that period or a later one, the list is corrected in place; other rows and columns stay.
.IP \(bu 2
A row that is still as OLD alone left it becomes the row of NEW alone, in every column: rating, games,
norms, title, category, K, levels reached, results of an unrated player, last day, deletion and numbers, and
name, sex and federation of a player who entered the list with OLD. If
NEW gives no row, it is removed; if only NEW gives one, it is added.
.IP \(bu 2
In any other row the player has more tournaments. The difference between the two new ratings is added, each
rounded by itself (so FIDE ratings can be one point from those of a list that is made again), and that of
the games and norms. In the list after the period, the limit of 1600, title, category, levels and K
then follow from these numbers and from
.BR \-\-list .
In a later list, K follows and a title can rise; a level or a title that was reached in between stays, with
a warning if it may come from OLD alone. The lists in between are not read: a level, title or category that only
the corrected rating reaches there is not added, K in between is not changed, and a deletion there is not found.
For levels, titles and categories, a warning names each
player for whom this is possible by the number of games. To be sure, make the later list again from the corrected one.
.IP \(bu 2
An error, status 1, and no list: a first FIDE rating of a player who has more tournaments, results of an
unrated player with other tournaments, a rating or category of a report that other reports of an FSI period take over, a deletion, a rating at the limit of 1600, or a player without number who
can be in several rows. Make the lists again from their reports. Also an error: NEW ends after the closing day of that list, and OLD does not.
.IP \(bu 2
A warning, and the cell stays: the last day, a number, a name or a title that other tournaments may give.
.IP \(bu 2
Not known to a correction: a rating that only another report of the period has, games of other reports for the
limit of 700 (but the column
.B games_period
of
.B \-\-players
has them), and results of an unrated player that were disregarded (1997 6.1, 2018 6.1, since 2022 8.2.1) or ignored
(1997 10.31). Make the list again from its reports.
.PP
An event that is not rated gives nothing, so a report with a corrected rate of play adds the event to
the list, or removes it. A list that already has the correction is not corrected again: its rows
show it, or the events file. With
.B \-\-events
the file knows OLD and NEW, and both are errors in a later month. Lists that still have OLD are named in
.IR not_in ;
a list made from one of them is too.
.SH LEDGER
A ledger, CSV or TSV, has a row for each player, keyed by
.B id
(FIDE or national number, or name):
.BR type " (ITA or FIDE), " title " at the start, " r0 " (rating at the start), " deltas
(changes of the period that no report has, with commas),
.BR games " (registered so far), " single ", " double " (as above), " champion " (1), " mid2200
(1: reached 2200 during an event of the period),
.B delisted
(the FIDE minimum, if FIDE removed the player from its list). With reports their events are added; with
.B \-\-list
its ratings are used, the larger number of games, and the norms of both; the next list has these games and norms, and
.B \-\-titles=fsi
also has the players of the list without a report whose category changes, if the list has their category (RTF 4.4.3). For
.B \-\-titles=fsi\-rapid
the columns are
.BR id " and " ratings
(published ones, in order; 0: not rated in that list). A rapid category is that of the band held, or exceeded, in two lists (rapid 8.3).
.PP
A norm of Maestro allows unplayed rounds that were won by forfeit; a pairing\-allocated bye is such a
win (RTF 4.4.1.5.1 a, 4.4.1.5.2);
.B \-v
names the norms that depend on it. An event from which the player withdrew without justification gives no
norm and no title, also not by its games (7.5.3); they count from the next
list on. Whether 2200 was reached
during an event with 24 games (4.4.1.5 c) is calculated from the reports in the order of play.
.SH "NOT DECIDED HERE"
Neither a report nor an option contains: whether an event was registered, authorised and paid
for; preliminaries, finals and play\-offs
that are one event (1997 6.2: join the reports); honorary ratings (1997 10.62: write them into the
list); leagues over 90 days (a warning), whose games use the list of their day (1997 4.11), and
whether FIDE agreed to them (4.1); adjudicated games
and changed pairings (B.01 1.4.2); single norms of championships (B.01 1.2) and all that concerns a
title application: 27 games in all, the rating reached, one norm with the normal mix (1.4.3 e), one
of a large Swiss (1.5.6), one round a day (1.1.3 a).
.PP
Editions before 2022 follow FIDE's notices of the changes. The floor before July 2009 is the last
one, 1401. The limit of 700 for K x games and "the year of the 18th birthday" are used from July
2014 on;
.B k
and
.B \-\-edition
override.
.BI \-\-edition= YEAR
takes the edition in force at the start of an event of that year; for another event the last one that began
in that year or before.
)";

}  // namespace manual
