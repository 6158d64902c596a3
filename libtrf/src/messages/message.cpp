#include "trf/message.hpp"

#include <algorithm>
#include <cstddef>
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

Data::Data(std::string text) noexcept : value(std::move(text)) {}
Data::Data(std::string_view text) : value(text) {}
Data::Data(const Data&) = default;
Data::Data(Data&&) noexcept = default;
Data& Data::operator=(const Data&) = default;
Data& Data::operator=(Data&&) noexcept = default;
Data::~Data() = default;

Message::Message() noexcept = default;
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;
std::span<const Arg> Message::args() const noexcept { return args_; }
bool Message::is(const MessageId& id) const noexcept {
  return id_ == &id || (id_ != nullptr && *id_ == id);
}

Arg::Items::Items(Join how, std::vector<Arg> all) noexcept : join(how), items(std::move(all)) {}
Arg::Items::Items(const Items&) = default;
Arg::Items::Items(Items&&) noexcept = default;
Arg::Items& Arg::Items::operator=(const Items&) = default;
Arg::Items& Arg::Items::operator=(Items&&) noexcept = default;
Arg::Items::~Items() = default;

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

Message::Message(const MessageId& id, void* sentence) : id_(&id) {
  args_.reserve(id.fields.size());
  for (const Parameter& field : id.fields) {
    void* const at = static_cast<std::byte*>(sentence) + field.offset;
    switch (field.kind) {
      case ArgumentKind::number: args_.emplace_back(*static_cast<Number*>(at)); break;
      case ArgumentKind::points: args_.emplace_back(*static_cast<Points*>(at)); break;
      case ArgumentKind::decimal: args_.emplace_back(*static_cast<Decimal*>(at)); break;
      case ArgumentKind::data: args_.emplace_back(std::move(*static_cast<Data*>(at))); break;
      case ArgumentKind::choice: args_.emplace_back(*static_cast<Picked*>(at)); break;
      case ArgumentKind::phrase:
        args_.emplace_back(std::move(static_cast<Phrase*>(at)->value));
        break;
      case ArgumentKind::list: args_.emplace_back(std::move(*static_cast<Arg::Items*>(at))); break;
    }
  }
}
Message Message::of(const MessageId& id, std::vector<Arg> args) {
  Message message;
  message.id_ = &id;
  message.args_ = std::move(args);
  return message;
}

Message Message::of(const MessageId& id) { return of(id, {}); }

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
