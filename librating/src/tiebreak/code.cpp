#include "trf/tiebreak/code.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "family.hpp"
#include "trf/contains.hpp"
#include "trf/messages/common.hpp"
#include "trf/messages/reader.hpp"
#include "trf/named_checks.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tie_break_modifiers.hpp"
#include "trf/tiebreak/messages/tie_break_codes.hpp"
#include "trf/whole_number.hpp"

namespace trf::tiebreak {
namespace {

constexpr const Family* families[]{
#define TIE_BREAK(id, ...) &id,
#define EDITION_TIE_BREAK TIE_BREAK
#include "trf/tie_break_codes.inc"
};

const Family* find_family(std::string_view name) {
  if (name == "EDEC") name = "EDE";
  for (const Family* family : families) {
    if (family->name == name) return family;
  }
  return nullptr;
}

/// Codes that exist in some editions only.
bool belongs(std::string_view name, const Edition& edition) {
  if (is_tie_break_code(name)) return true;
  return contains(edition.own_codes, name);
}

int number_in(std::string_view modifier) {
  const std::size_t digits = modifier.find_first_of("0123456789");
  const int value = whole_number<int>(modifier.substr(digits)).value_or(0);
  return modifier[digits - 1] == '-' ? -value : value;
}

Message fault_cited(Message fault, std::string_view article) {
  return trf::said::cited{.sentence = std::move(fault), .article = trf::Code{article}};
}

/// Applies a modifier that the code allows.
void apply_modifier(std::string_view modifier, TieBreakCode& code) {
  switch (modifier[0]) {
    case 'C': code.cut_lowest = number_in(modifier); break;
    case 'M': code.cut_lowest = code.cut_highest = number_in(modifier); break;
    case 'L': code.limit_shift = number_in(modifier); break;
    case 'K': code.divisor = number_in(modifier); break;
    case 'U': break;  // rating_of_unrated()
    case 'P': code.forfeits_are_played = true; break;
    case 'F': code.fore = true; break;
    default: code.reversed = true; break;
  }
}

class Resolver {
 public:
  Resolver(ListOrigin origin, const Edition& edition, const Crosstable& table, int unrated)
      : origin_(origin), edition_(edition), table_(table), unrated_(unrated) {}

  CodeList run(std::span<const TieBreak> given) {
    // Record 212 gives the whole order: the points are where it names them.
    const bool begins_with_points = !given.empty() && is_points_code(given.front().code);
    if (origin_ != ListOrigin::report && !begins_with_points) add_points();
    for (index_ = 0; index_ < given.size() && !ends_; ++index_) add(given[index_]);
    if (list_.codes.empty()) add_points();
    return std::move(list_);
  }

 private:
  void add_points() {
    TieBreakCode points;
    points.family = &pts;
    points.text = "PTS";
    points.points = points.own_points = table_.primary;
    list_.codes.push_back(points);
  }

  void fault(Severity severity, Message message, CheckId check = named_checks::unknown_202_or_212) {
    list_.faults.push_back({index_, severity, check, std::move(message)});
  }

  /// A code that the event cannot have: an error if the user wrote it, dropped from a report's
  /// list.
  void inapplicable(Message why) {
    if (origin_ == ListOrigin::asked) return fault(Severity::error, std::move(why));
    fault(Severity::warning, said::not_used{.fault = std::move(why)});
  }

  void add(const TieBreak& given) {
    // What breaks the ties that such a code leaves is not known: what follows proves nothing.
    if (given.code.starts_with("OTHER_") || given.code == "RND") {
      const Message outside = said::decided_outside{.code = given.text};
      ends_ = origin_ != ListOrigin::asked;
      if (ends_) return fault(Severity::warning, said::list_ends{.fault = outside}, CheckId{});
      return fault(Severity::error, outside, CheckId{});
    }
    if (is_points_code(given.code) && given.code != "PTS" && !table_.teams &&
        origin_ == ListOrigin::report) {
      fault(Severity::warning, said::points_used{.code = given.text});
      add_points();
      return;
    }
    const Family* family = find_family(given.code);
    if (family == nullptr && given.code == "ESB") {
      fault(Severity::error, said::two_scores_needed{.code = given.text});
      return;
    }
    if (family == nullptr) {
      fault(Severity::error, said::unknown_code{.code = given.text});
      return;
    }
    if (!belongs(given.code, edition_)) {
      fault(Severity::error,
            said::not_in_edition{.code = given.text, .edition = trf::Code{edition_.key}});
      return;
    }
    TieBreakCode code;
    code.family = family;
    code.text = given.text;
    if (!fits_event(*family, given) || !set_points(given, code)) return;
    code.unrated = rating_of_unrated(given).value_or(unrated_);
    if (Message wrong = modifier_fault(given); !wrong.empty()) {
      fault(Severity::error,
            trf::said::tie_break_modifier{.code = given.text, .fault = std::move(wrong)});
      return;
    }
    for (const std::string& modifier : given.modifiers) apply_modifier(modifier, code);
    if (family == &fb || family == &afb) code.fore = true;
    if (!round_robin_allows(code)) return;
    drop_if_unrated(code);
    list_.codes.push_back(std::move(code));
  }

  bool fits_event(const Family& family, const TieBreak& given) {
    if (family.calculation.whom == For::teams && !table_.teams) {
      inapplicable(said::for_teams{.code = given.text});
      return false;
    }
    if (family.calculation.whom == For::players && table_.teams) {
      inapplicable(said::for_players{.code = given.text});
      return false;
    }
    return true;
  }

  /// :MP and :GP; without them the primary score, or the letters of the ESB codes.
  bool set_points(const TieBreak& given, TieBreakCode& code) {
    const Family* family = code.family;
    code.points = code.own_points = table_.primary;
    if (family == &emmsb || family == &emgsb) code.points = PointsKind::match;
    if (family == &egmsb || family == &eggsb) code.points = PointsKind::game;
    if (family == &emmsb || family == &egmsb) code.own_points = PointsKind::match;
    if (family == &emgsb || family == &eggsb) code.own_points = PointsKind::game;
    if (given.scores.empty()) return true;
    const bool known = given.scores == "MP" || given.scores == "GP";
    if (!known || !family->calculation.takes_points || !table_.teams) {
      const trf::Code name{family->name};
      inapplicable(table_.teams
                       ? fault_cited(said::scores_not_allowed{.code = name, .scores = given.scores},
                                     "C.07 14")
                       : said::scores_of_players{.code = name, .scores = given.scores});
      return false;
    }
    code.points = code.own_points = given.scores == "MP" ? PointsKind::match : PointsKind::game;
    return true;
  }

  // Note to art. 8 (2026): the Buchholz family is not for pre-determined pairings.
  bool round_robin_allows(const TieBreakCode& code) {
    if (!code.family->calculation.is_of_buchholz || !edition_.bars_buchholz_in_round_robins ||
        table_.pairing == PairingKind::swiss) {
      return true;
    }
    const bool asked = origin_ == ListOrigin::asked;
    const Message barred = fault_cited(said::not_for_predetermined{.code = code.text}, "C.07 8");
    fault(Severity::warning, asked ? Message{said::calculated_anyway{.fault = barred}}
                                   : said::not_used{.fault = barred});
    return asked;
  }

  // Art. 10: with unrated competitors a rating code is dropped unless the rules give them a rating
  // (/Un, or the `unrated` of the caller).
  void drop_if_unrated(TieBreakCode& code) {
    if (!is_rating_code(code.family->name) || code.unrated > 0) return;
    const auto unrated = std::ranges::count(table_.entrants, 0, &RankedCompetitor::rating);
    if (unrated == 0) return;
    code.dropped = true;
    fault(Severity::warning,
          fault_cited(said::unrated_players{.code = code.text,
                                            .unrated = unrated,
                                            .players = table_.size(),
                                            .family = trf::Code{code.family->name}},
                      "C.07 10"),
          named_checks::unrated_in_rating_codes);
  }

  ListOrigin origin_;
  const Edition& edition_;
  const Crosstable& table_;
  int unrated_;
  std::size_t index_ = 0;
  bool ends_ = false;
  CodeList list_;
};

}  // namespace

CodeList resolve(std::span<const TieBreak> list, ListOrigin origin, const Edition& edition,
                 const Crosstable& table, int unrated) {
  return Resolver(origin, edition, table, unrated).run(list);
}

std::string default_list(const Edition& edition, const Crosstable& table, bool rapid) {
  if (table.teams) {
    const bool is_round_robin = table.pairing == PairingKind::predetermined;
    const std::string_view own = is_round_robin ? edition.team_round_robin_list
                                 : rapid        ? edition.rapid_team_list
                                                : std::string_view{};
    std::string list{own.empty() ? edition.team_list : own};
    if (table.primary == PointsKind::match) return list;
    constexpr std::string_view by_match = "MPTS,GPTS", by_game = "GPTS,MPTS";
    if (list.starts_with(by_match)) return list.replace(0, by_match.size(), by_game);
    for (std::size_t at = 0; (at = list.find("MP", at)) != std::string::npos; ++at) list[at] = 'G';
    return list;
  }
  if (table.pairing == PairingKind::predetermined) return std::string{edition.round_robin_list};
  return std::string{rapid ? edition.rapid_swiss_list : edition.swiss_list};
}

std::string text_of(std::span<const TieBreakCode> codes) {
  std::string text;
  for (const auto& code : codes)
    if (!code.dropped) text += (text.empty() ? "" : ",") + code.text;
  return text;
}

CodeInfo info(const TieBreakCode& code, const Edition& edition) {
  const Family& family = *code.family;
  CodeInfo line{family.name, std::string(family.article), family.title()};
  const std::string with_cut =
      code.cut_highest > 0  ? fmt::format("{}/M{}", family.name, code.cut_highest)
      : code.cut_lowest > 0 ? fmt::format("{}/C{}", family.name, code.cut_lowest)
                            : std::string(family.name);
  for (const std::string_view name : {std::string_view(with_cut), family.name}) {
    const auto own = std::ranges::find(edition.code_articles, name, &Edition::CodeArticle::code);
    if (own == edition.code_articles.end()) continue;
    line.article = own->article;
    return line;
  }
  line.article.insert(0, edition.other_codes);
  return line;
}

std::vector<CodeInfo> known_codes() {
  std::vector<CodeInfo> codes;
  codes.reserve(std::size(families));
  for (const Family* family : families) {
    codes.push_back({family->name, std::string(family->article), family->title()});
  }
  return codes;
}

}  // namespace trf::tiebreak
