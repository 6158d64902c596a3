#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// What the tools say, and the same in another language. In `english`, `{}` stands for any text
/// (kept as it is), `{w}` for a text without blanks, `{n}` for a number, and `{say}` for a phrase
/// that is translated in its turn.
/// In `foreign`, `{}` takes them in order and `{0}`, `{1}` by their place.
struct Phrase {
  std::string_view english, foreign;
};

/// Data within a text that is translated stands between these: no phrase is looked for in it.
constexpr char data_begin = '\x02';
constexpr char data_end = '\x03';

/// Finds the foreign form of whole texts that were made from phrases. Texts are compared with the
/// literal parts of a phrase; of several that fit, the one is taken in which the most of the text
/// is literal, its own or that of the phrases in its gaps, less what is no phrase where one should
/// be; then one that begins with literal text, then the one with the most of its own.
/// Time is linear in the text for each phrase that begins or ends as the text does, and for each
/// part of it; of texts that ask for more than a text of ours does, the rest stays as it is.
class Catalogue {
 public:
  /// \param subjects  phrases by subject; what they look into outlives the catalogue
  explicit Catalogue(std::span<const std::span<const Phrase>> subjects);

  /// The foreign form. A text that is no phrase, but phrases joined by "; ", is translated part by
  /// part. \return empty when nothing of it is known
  [[nodiscard]] std::optional<std::string> find(std::string_view english) const;

 private:
  enum class Gap : std::uint8_t { text, word, number, phrase };
  struct Pattern {
    std::vector<std::string_view> literals;  ///< One more than `gaps`
    std::vector<Gap> gaps;
    std::string_view foreign;
    std::int64_t weight = 0;  ///< Literal characters, then numbers
  };
  using Captures = std::vector<std::string_view>;
  struct Reading {
    std::string text;         ///< In the other language
    std::int64_t weight = 0;  ///< What is known of it, as in Pattern
  };

  [[nodiscard]] static Pattern parsed(const Phrase& phrase);
  /// Where "; " may stand: only in the literal parts of phrases, or within any gap.
  enum class Joints : std::uint8_t { between, anywhere };

  /// One text on its way through: what is known of its parts, and how much may still be looked at.
  struct Search;

  [[nodiscard]] bool fits(const Pattern& pattern, std::string_view text, Joints joints,
                          Search& search, Captures& captures) const;
  [[nodiscard]] std::optional<Reading> read(std::string_view english, Search& search) const;
  [[nodiscard]] std::optional<Reading> whole(std::string_view english, Joints joints,
                                             Search& search) const;
  [[nodiscard]] std::optional<Reading> best(std::string_view english, Joints joints,
                                            Search& search) const;
  [[nodiscard]] std::optional<Reading> joined(std::string_view english, Search& search) const;
  [[nodiscard]] Reading said(const Pattern& pattern, const Captures& captures,
                             Search& search) const;

  /// By the first byte of the text; those that begin with a gap by the last byte; those that also
  /// end with one.
  std::array<std::vector<Pattern>, 256> by_first_, by_last_;
  std::vector<Pattern> others_;
};

}  // namespace cli
