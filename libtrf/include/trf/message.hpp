#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "trf/score.hpp"

#pragma GCC visibility push(default)
/// A sentence is a value: an id and typed arguments. Each language has one table of words
/// (language.hpp). Code decides by the id or by a field, never by words; data is never translated.
///
///     Message found = said::same_colour{.player = 3, .other = 7, .colour = Colour::white, .round =
///     2}; if (found.is<said::same_colour>()) std::cout << render(found, english);
namespace trf {

/// The kind of an argument, which decides what words can do with it.
enum class ArgumentKind : std::uint8_t {
  number,   ///< {n}, and {n?row|rows}
  points,   ///< {p}: "4", "4.5"; and {p?point|points}
  decimal,  ///< {d}: "17.4", "2.13", all its decimals; and {d?point|points}
  data,     ///< {d}: text of the user, the same in every language
  choice,   ///< {c?white|black}: the words for each value
  phrase,   ///< {p}: another sentence
  list,     ///< {l}: "1, 2 and 3"; and {l?Player|Players}
};

/// One argument that a sentence takes.
struct Parameter {
  std::string_view name;
  ArgumentKind kind = ArgumentKind::number;
  std::uint16_t offset = 0;                    ///< In the struct of the sentence, in bytes
  std::span<const std::string_view> values{};  ///< Of a choice: their names in machine formats
};

/// The identity of a sentence. A row of a .def file defines it. Ids are equal if they name the same
/// sentence; addresses do not decide, because shared libraries may each have a copy.
struct MessageId {
  std::string_view family, name;  ///< "cross", "same_colour": stable, for machine formats
  std::string_view english;
  std::span<const Parameter> fields;

  friend constexpr bool operator==(const MessageId& a, const MessageId& b) noexcept {
    return a.name == b.name && a.family == b.family;
  }
};
/// "cross.same_colour"
[[nodiscard]] std::string to_string(const MessageId& id);

// The types of the arguments of sentences. None has a default: a sentence with a missing argument,
// or with one of another type, does not compile. Their members are not inline: every place that
// says a sentence would have their code.

/// A whole number: a count, a round, a rating. Its value chooses plural forms.
struct Number {
  template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>) constexpr Number(T number) noexcept
      : value(static_cast<std::int64_t>(number)) {}
  std::int64_t value;
};

/// Points in the form for people: "4", "4.5".
struct Points {
  constexpr Points(Score score) noexcept : value(score) {}
  Score value;
};

/// An exact decimal with all its digits: points as a report writes them ("3.0"), rating changes
/// ("17.4"), expected scores ("2.13").
struct Decimal {
  constexpr Decimal(Score score) noexcept : units(score.tenths()), decimals(1) {}
  constexpr Decimal(ScoreProduct product) noexcept : units(product.hundredths()), decimals(2) {}
  /// `value` * 10^-`places`. \pre 0 <= places <= 9
  constexpr Decimal(std::int64_t value, int places) noexcept
      : units(value), decimals(static_cast<std::uint8_t>(places)) {}
  std::int64_t units;
  std::uint8_t decimals;
  friend auto operator<=>(const Decimal&, const Decimal&) = default;
};
/// "17.40": with all its decimals.
[[nodiscard]] std::string to_string(Decimal decimal);

/// A text from a file, a user or the system.
struct Data {
  Data(std::string text) noexcept;
  Data(std::string_view text);
  Data(const Data&);
  Data(Data&&) noexcept;
  Data& operator=(const Data&);
  Data& operator=(Data&&) noexcept;
  ~Data();
  template <std::size_t N>
  Data(const char (&words)[N]) = delete;  // Words of ours are a sentence; codes of ours a Code.
  std::string value;
};

/// A name of ours that is the same in every language: "--round", "H37", "BH/C1".
struct Code : Data {
  explicit Code(std::string_view code) : Data(code) {}
};

/// The values of an enumeration as machine formats name them: an overload beside the enumeration.
inline constexpr std::string_view bool_names[]{"true", "false"};
constexpr std::span<const std::string_view> value_names(bool) noexcept { return bool_names; }
constexpr std::size_t value_index(bool value) noexcept { return value ? 0 : 1; }

/// The place of a value among those of its choice.
struct Picked {
  std::uint8_t index;
  friend auto operator<=>(const Picked&, const Picked&) = default;
};

/// One of a few values; each language has words for each value.
template <class E>
struct Choice : Picked {
  constexpr Choice(std::same_as<E> auto chosen) noexcept : Picked{index_of(chosen)} {}

 private:
  static constexpr std::uint8_t index_of(E chosen) noexcept {
    if constexpr (requires { value_index(chosen); })
      return static_cast<std::uint8_t>(value_index(chosen));
    else
      return static_cast<std::uint8_t>(chosen);
  }
};

struct Arg;

/// What a row of a .def file defines.
template <class T>
concept Sentence = requires {
  { T::id } -> std::convertible_to<const MessageId&>;
};

/// A sentence as a value: an id and typed arguments. English and translations are words for it;
/// see language.hpp. Equal messages have the same id and arguments.
class Message {
 public:
  Message() noexcept;  ///< No sentence: an absent part
  template <Sentence S>
  Message(S sentence) : Message(S::id, &sentence) {}
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  [[nodiscard]] bool empty() const noexcept { return id_ == nullptr; }
  /// \pre !empty()
  [[nodiscard]] const MessageId& id() const noexcept { return *id_; }
  [[nodiscard]] std::span<const Arg> args() const noexcept;
  /// Is it this sentence? Code decides by this, never by the words.
  template <Sentence S>
  [[nodiscard]] bool is() const noexcept {
    return is(S::id);
  }
  [[nodiscard]] bool is(const MessageId& id) const noexcept;
  friend bool operator==(const Message& a, const Message& b);
  /// By id, then by argument.
  friend std::strong_ordering operator<=>(const Message& a, const Message& b);

  /// \pre `args` are those that the sentence takes
  [[nodiscard]] static Message of(const MessageId& id, std::vector<Arg> args);
  [[nodiscard]] static Message of(const MessageId& id);

 private:
  /// One function for all sentences, which moves the arguments out of their struct.
  Message(const MessageId& id, void* sentence);
  const MessageId* id_ = nullptr;
  std::vector<Arg> args_;
};

/// How the items of a list are joined.
enum class Join : std::uint8_t { all_and, all_or, comma, semicolon };

/// An argument of any kind; the alternatives are in the order of ArgumentKind.
struct Arg {
  struct Items {
    Items(Join join, std::vector<Arg> items) noexcept;
    Items(const Items&);
    Items(Items&&) noexcept;
    Items& operator=(const Items&);
    Items& operator=(Items&&) noexcept;
    ~Items();
    Join join;
    std::vector<Arg> items;
  };
  std::variant<std::int64_t, Score, Decimal, std::string, Picked, Message, Items> value;

  Arg(Number number) noexcept;
  Arg(Points points) noexcept;
  Arg(Decimal decimal) noexcept;
  Arg(Data data) noexcept;
  Arg(Message phrase) noexcept;
  template <Sentence S>
  Arg(S sentence) : Arg(Message(std::move(sentence))) {}
  explicit Arg(Picked picked) noexcept;
  explicit Arg(Items items) noexcept;
  Arg(const Arg&);
  Arg(Arg&&) noexcept;
  Arg& operator=(const Arg&);
  Arg& operator=(Arg&&) noexcept;
  ~Arg();
};

struct Cited;

/// Another sentence as a part; Message{} where it is absent.
struct Phrase {
  Phrase(Message phrase) noexcept : value(std::move(phrase)) {}
  Phrase(Cited cited);
  template <Sentence S>
  Phrase(S sentence) : value(std::move(sentence)) {}
  Message value;
};

/// A list of arguments of any length; the language has the words between the items.
template <Join J>
struct List : Arg::Items {
  List(std::vector<Arg> all) noexcept : Items{J, std::move(all)} {}
  /// Of what `arg` makes of each element.
  template <class Range, class F>
  List(const Range& range, F&& arg) : Items{J, {}} {
    for (const auto& element : range) items.emplace_back(arg(element));
  }
};
using AndList = List<Join::all_and>;      ///< "1, 2 and 3"
using OrList = List<Join::all_or>;        ///< "a, b or c"
using CommaList = List<Join::comma>;      ///< "3-5, 9-4"
using Sentences = List<Join::semicolon>;  ///< "...; ..."

template <class T>
inline constexpr Parameter shape{};
template <>
inline constexpr Parameter shape<Number>{{}, ArgumentKind::number};
template <>
inline constexpr Parameter shape<Points>{{}, ArgumentKind::points};
template <>
inline constexpr Parameter shape<Decimal>{{}, ArgumentKind::decimal};
template <>
inline constexpr Parameter shape<Data>{{}, ArgumentKind::data};
template <>
inline constexpr Parameter shape<Code>{{}, ArgumentKind::data};
template <>
inline constexpr Parameter shape<Phrase>{{}, ArgumentKind::phrase};
template <Join J>
inline constexpr Parameter shape<List<J>>{{}, ArgumentKind::list};
template <class E>
inline constexpr Parameter shape<Choice<E>>{{}, ArgumentKind::choice, 0, value_names(E{})};

/// A sentence and the article that decides it. The citation is the same in every language and is
/// printed after the sentence, in brackets.
struct Cited {
  std::string_view article;  ///< "9.14", "C.04.3 3.3.1"; of static storage; empty: none
  Message message;
  /// The sentence with its citation: "fewer than 9 games (9.14)".
  [[nodiscard]] Message sentence() const;
  friend bool operator==(const Cited&, const Cited&) = default;
  friend auto operator<=>(const Cited&, const Cited&) = default;
};

/// Several sentences as one: "...; ...". Of none no sentence, of one itself.
[[nodiscard]] Message joined(std::vector<Message> sentences);

/// In English; for other languages see render() in language.hpp.
[[nodiscard]] std::string to_string(const Message& message);
std::ostream& operator<<(std::ostream& out, const Message& message);

}  // namespace trf
#pragma GCC visibility pop
