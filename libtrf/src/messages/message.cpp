#include "trf/message.hpp"

#include <algorithm>
#include <iterator>
#include <ostream>

#include "trf/language.hpp"
#include "trf/messages/common.hpp"

namespace trf {
namespace {

std::strong_ordering compare(const Arg& a, const Arg& b) {
  if (auto order = a.value.index() <=> b.value.index(); order != 0) return order;
  return std::visit(
      [&](const auto& left) -> std::strong_ordering {
        using T = std::decay_t<decltype(left)>;
        const auto& right = std::get<T>(b.value);
        if constexpr (std::same_as<T, Arg::Items>) {
          if (auto order = left.join <=> right.join; order != 0) return order;
          return std::lexicographical_compare_three_way(left.items.begin(), left.items.end(),
                                                        right.items.begin(), right.items.end(),
                                                        compare);
        } else {
          return left <=> right;
        }
      },
      a.value);
}

}  // namespace

Message::Message() noexcept = default;
Message::Message(const MessageId& id) noexcept : id_(&id) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;
std::span<const Arg> Message::args() const noexcept { return args_; }

Arg::Arg(Number number) noexcept : value(number.value) {}
Arg::Arg(Points points) noexcept : value(points.value) {}
Arg::Arg(Decimal decimal) noexcept : value(decimal) {}
Arg::Arg(Data data) noexcept : value(std::move(data.value)) {}
Arg::Arg(Message phrase) noexcept : value(std::move(phrase)) {}
Arg::Arg(Picked picked) noexcept : value(picked) {}
Arg::Arg(Items items) noexcept : value(std::move(items)) {}
Arg::Arg(const Arg&) = default;
Arg::Arg(Arg&&) noexcept = default;
Arg& Arg::operator=(const Arg&) = default;
Arg& Arg::operator=(Arg&&) noexcept = default;
Arg::~Arg() = default;

// Declared as friends only, which leaves them out of what the header exports.
[[gnu::visibility("default")]] std::strong_ordering operator<=>(const Message& a,
                                                                const Message& b) {
  if (a.id_ != b.id_) {
    if (a.empty() || b.empty())
      return a.empty() ? std::strong_ordering::less : std::strong_ordering::greater;
    if (auto order = a.id_->family <=> b.id_->family; order != 0) return order;
    if (auto order = a.id_->name <=> b.id_->name; order != 0) return order;
  }
  return std::lexicographical_compare_three_way(a.args_.begin(), a.args_.end(), b.args_.begin(),
                                                b.args_.end(), compare);
}
[[gnu::visibility("default")]] bool operator==(const Message& a, const Message& b) {
  return (a <=> b) == 0;
}

Message::Maker::Maker(const MessageId& id, std::size_t count) : message_(id) {
  if (count != 0) message_.args_.reserve(count);
}
void Message::Maker::operator()(Number number) { message_.args_.emplace_back(number); }
void Message::Maker::operator()(Points points) { message_.args_.emplace_back(points); }
void Message::Maker::operator()(Decimal decimal) { message_.args_.emplace_back(decimal); }
void Message::Maker::operator()(Data&& data) { message_.args_.emplace_back(std::move(data)); }
void Message::Maker::operator()(Phrase&& phrase) {
  message_.args_.emplace_back(std::move(phrase.value));
}
void Message::Maker::operator()(Join join, std::vector<Arg>&& items) {
  message_.args_.emplace_back(Arg::Items{join, std::move(items)});
}
void Message::Maker::operator()(Arg::Picked picked) { message_.args_.emplace_back(picked); }

Message joined(std::vector<Message> sentences) {
  if (sentences.empty()) return {};
  if (sentences.size() == 1) return std::move(sentences.front());
  return said::sentences{.all = {sentences, [](const Message& each) { return Arg{each}; }}};
}

Message Cited::sentence() const {
  if (article.empty() || message.empty()) return message;
  return said::cited{.sentence = message, .article = Code{article}};
}
// NOLINTNEXTLINE(performance-unnecessary-value-param): arguments of messages are given by value
Phrase::Phrase(Cited cited) : value(cited.sentence()) {}

std::string to_string(const MessageId& id) {
  return std::string{id.family}.append(".").append(id.name);
}
std::string to_string(const Message& message) { return render(message, english); }
std::ostream& operator<<(std::ostream& out, const Message& message) {
  return out << to_string(message);
}

}  // namespace trf
