#pragma once

// The regulation in the oracle: the declarations that its parts share.

#include <map>
#include <string>
#include <vector>

#include "oracle/rating_tiebreak_oracle.hpp"

namespace trf::oracle {

/// The parts of a code.
struct Code {
  std::string name;
  int score = 1, own = 1;
  int cut = 0, median = 0, limit = 0, k = 0;
  int unrated = 0;
  bool p = false, fore = false, reversed = false;
};

/// Rounded half up to this many decimals.
[[nodiscard]] Fraction half_up(Fraction value, int decimals);
[[nodiscard]] bool over_the_board(char kind);

/// The text of one edition, applied to one event; one object serves one code.
class Text {
 public:
  Text(const Event& event, const std::string& edition) : event_(event), edition_(edition) {}

  [[nodiscard]] Value value(int i, const Code& code) const;
  /// Articles 6 and 13.3: ranks in the group; all of them 0 if it is not split.
  [[nodiscard]] std::map<int, int> places(const std::vector<int>& group, const Code& code) const;
  /// SST 1: the results against the single players in standing order, tied players included.
  [[nodiscard]] std::vector<std::vector<int>> standing_order(
      std::vector<std::vector<int>> groups) const;
  /// 12.1 to 12.3, as numbers of which the first difference decides; the higher is better.
  [[nodiscard]] std::vector<Fraction> boards(int i, const std::string& name) const;

 private:
  struct Element {
    Fraction seen, contribution;
    bool vur = false;
  };
  using Groups = std::vector<std::vector<int>>;

  [[nodiscard]] int size() const { return static_cast<int>(event_.rounds.size()); }
  [[nodiscard]] int n() const {
    return event_.rounds.empty() ? 0 : static_cast<int>(event_.rounds[0].size());
  }
  [[nodiscard]] bool modern() const { return edition_ >= "2023" && edition_ <= "2026"; }
  [[nodiscard]] bool before_fide_tables() const { return edition_ == "1989" || edition_ == "ita"; }
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] const Round& round(int i, int r) const { return event_.rounds[at(i)][at(r - 1)]; }

  // rating_tiebreak_unplayed.cpp: articles 14 and 16, and the values from opponents' scores
  [[nodiscard]] bool paired_and_drawn_by_fore(int i, int r, bool fore) const;
  [[nodiscard]] bool played(int i, int r, bool fore) const;
  [[nodiscard]] Fraction points(int i, int r, int score, bool fore) const;
  [[nodiscard]] Fraction own_score(int i, int score, bool fore) const;
  [[nodiscard]] bool requested(int i, int r, bool fore) const;
  [[nodiscard]] bool voluntary(int i, int r, bool fore) const;
  [[nodiscard]] Fraction adjusted(int j, int score, bool fore) const;
  [[nodiscard]] Fraction adjusted_anew(int j, int score, bool fore) const;
  [[nodiscard]] std::vector<Element> elements(int i, const Code& code) const;
  void cut(std::vector<Element>& all, const Code& code) const;
  static Fraction total(const std::vector<Element>& all);
  [[nodiscard]] Value buchholz(int i, const Code& code) const;
  [[nodiscard]] Value sonneborn(int i, const Code& code) const;
  [[nodiscard]] Value average_of_buchholz(int i, const Code& code) const;
  [[nodiscard]] Value score_strength(int i, const Code& code) const;
  [[nodiscard]] Value seen_by_others(int i, const Code& code) const;
  [[nodiscard]] Value italian(int i, const Code& code) const;
  [[nodiscard]] Value fsi(int i, const Code& code) const;

  // rating_tiebreak_record.cpp: articles 7, 9.2 and 10
  [[nodiscard]] Value own_record(int i, const Code& code) const;
  [[nodiscard]] Value progressive(int i, const Code& code) const;
  [[nodiscard]] Value koya(int i, const Code& code) const;
  [[nodiscard]] int rating(int i, const Code& code) const;
  [[nodiscard]] std::vector<int> ratings_met(int i, const Code& code) const;
  [[nodiscard]] Fraction score_met(int i) const;
  static Value average(const std::vector<int>& numbers);
  [[nodiscard]] Value average_rating(int i, const Code& code) const;
  [[nodiscard]] Value performance(int i, const Code& code) const;
  [[nodiscard]] Value perfect_performance(int i, const Code& code) const;
  [[nodiscard]] Value average_performance(int i, const Code& code) const;

  // rating_tiebreak_encounter.cpp: articles 6, 12 and 13.3
  static Groups by_score(std::vector<int> left, std::map<int, Fraction>& scored);
  [[nodiscard]] std::vector<Fraction> mutual(int a, int b, const Code& code, int score) const;
  [[nodiscard]] Fraction against(const std::vector<Fraction>& games) const;
  void extended(const std::vector<int>& group, const Code& code, int score, bool may_change,
                Groups& order) const;
  [[nodiscard]] Groups once(const std::vector<int>& group, const Code& code, int score) const;
  [[nodiscard]] bool surely_above(int a, int b, const std::vector<int>& group, const Code& code,
                                  int score, std::map<int, Fraction>& scored) const;
  [[nodiscard]] Groups by_boards(const Groups& order, const Code& code) const;

  const Event& event_;
  std::string edition_;
  // Results that are used again.
  mutable std::vector<Value> adjusted_[2][2];
  mutable std::map<int, Value> inner_;
};

}  // namespace trf::oracle
