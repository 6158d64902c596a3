// A run on the files and descriptors of a machine, by one function of JavaScript: the programs of
// the npm package. packaging/npm/machine.mjs answers.

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.hpp"
#include "cli/host.hpp"
#include "cli/messages/system.hpp"
#include "cli/output.hpp"
#include "run/programs.hpp"

/// The answer is in memory of malloc(): a number of 4 bytes, the length of the text in 4 bytes, the
/// text.
extern "C" [[clang::import_module("trf"), clang::import_name("ask")]] char* trf_ask(
    const char* question, size_t question_length, const char* bytes, size_t length);

namespace {

using cli::FileError;

/// Numbers that are no errors of the system.
enum Refusal : int { changed_file = -1, claimed_file = -2 };

struct Reply {
  int error = 0;
  std::string text;
};

/// A question is a word and its details, which follow after a NUL each.
template <class... Details>
Reply ask(std::string_view bytes, std::string_view word, const Details&... details) {
  std::string question{word};
  ((question += fmt::format("{}{}", '\0', details)), ...);
  const std::unique_ptr<char, decltype(&std::free)> reply{
      trf_ask(question.data(), question.size(), bytes.data(), bytes.size()), &std::free};
  if (!reply) throw std::bad_alloc{};
  std::array<std::int32_t, 2> head{};
  std::memcpy(head.data(), reply.get(), sizeof head);
  return {head[0], {reply.get() + sizeof head, static_cast<std::size_t>(head[1])}};
}

/// The same about a file. \throws FileError
template <class... Details>
std::string ask_about(const trf::Message& name, std::string_view bytes, std::string_view word,
                      const Details&... details) {
  auto reply = ask(bytes, word, details...);
  if (reply.error == EPIPE) throw cli::BrokenPipe{};
  if (reply.error == changed_file) throw cli::ChangedFile(name);
  if (reply.error == claimed_file)
    throw FileError(name, cli::said::claimed_by_other{.claim = cli::visible(reply.text)});
  if (reply.error != 0) throw FileError(name, reply.error);
  return std::move(reply.text);
}

/// The parts of a reply.
class Parts {
 public:
  explicit Parts(std::string_view text) : text_{text} {}
  std::string_view next() {
    const auto end = std::min(text_.find('\0'), text_.size());
    const auto part = text_.substr(0, end);
    text_.remove_prefix(std::min(end + 1, text_.size()));
    return part;
  }
  template <class Number>
  Number number() {
    const auto part = next();
    Number value = 0;
    std::from_chars(part.data(), part.data() + part.size(), value);
    return value;
  }
  [[nodiscard]] bool is_empty() const { return text_.empty(); }

 private:
  std::string_view text_;
};

cli::FileKind kind_of(std::string_view name) {
  if (name == "regular") return cli::FileKind::regular;
  if (name == "folder") return cli::FileKind::folder;
  return name == "none" ? cli::FileKind::none : cli::FileKind::other;
}

class MachineClaim : public cli::Claim {
 public:
  explicit MachineClaim(int number) : number_{number} {}
  ~MachineClaim() override { (void)ask({}, "release", number_); }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

class MachineFile : public cli::NewFile {
 public:
  MachineFile(const std::string& path, const std::string& like) : name_{cli::file_name(path)} {
    const auto reply = ask_about(name_, {}, "create", path, like);
    number_ = Parts{reply}.number<int>();
  }
  ~MachineFile() override { (void)ask({}, "discard", number_); }

  void write(std::string_view bytes) override { ask_about(name_, bytes, "write", number_); }
  void expect(std::string_view bytes) override { ask_about(name_, bytes, "expect", number_); }
  void expect(const cli::FileVersion& version) override {
    ask_about(name_, {}, "expect version", number_, version.exists ? 1 : 0, version.device,
              version.number, version.size, version.modified, version.changed);
  }
  void secure(std::unique_ptr<cli::Claim> held) override {
    const auto* const claim = static_cast<const MachineClaim*>(held.get());
    ask_about(name_, {}, "secure", number_, claim == nullptr ? 0 : claim->number());
    claim_ = std::move(held);
  }
  void commit() override {
    ask_about(name_, {}, "commit", number_);
    claim_.reset();
  }

 private:
  trf::Message name_;
  int number_ = 0;
  std::unique_ptr<cli::Claim> claim_;
};

class MachineFiles : public cli::Files {
 public:
  cli::FileFacts facts(const std::string& path) override {
    const auto reply = ask({}, "facts", path);
    Parts parts{reply.text};
    cli::FileFacts facts;
    facts.kind = kind_of(parts.next());
    facts.place.device = parts.number<std::uint64_t>();
    facts.place.number = parts.number<std::uint64_t>();
    facts.place.rest = parts.next();
    facts.file.device = parts.number<std::uint64_t>();
    facts.file.number = parts.number<std::uint64_t>();
    facts.version.exists = parts.number<int>() != 0;
    facts.version.device = facts.file.device;
    facts.version.number = facts.file.number;
    facts.version.size = parts.number<std::int64_t>();
    facts.version.modified = parts.number<std::int64_t>();
    facts.version.changed = parts.number<std::int64_t>();
    return facts;
  }
  std::string read(const std::string& path, std::size_t most) override {
    const bool is_input = path == "-";
    if (is_input && ask({}, "terminal", 0).error != 0) cli::complain(cli::said::reading_stdin{});
    return ask_about(is_input ? trf::Message{cli::said::standard_input{}} : cli::file_name(path),
                     {}, "read", path, most);
  }
  std::unique_ptr<cli::FileView> view(const std::string& path, std::size_t most) override {
    return std::make_unique<cli::BytesView>(cli::read_limited(path, most));
  }
  std::unique_ptr<cli::NewFile> create(const std::string& path, const std::string& like) override {
    return std::make_unique<MachineFile>(path, like);
  }
  std::unique_ptr<cli::Claim> claim(const std::string& path) override {
    const auto reply = ask_about(cli::file_name(path), {}, "claim", path);
    const auto number = Parts{reply}.number<int>();
    return number == 0 ? nullptr : std::make_unique<MachineClaim>(number);
  }
  void make_folder(const std::string& path) override {
    ask_about(cli::file_name(path), {}, "make folder", path);
  }
  Folder list(const std::string& path) override {
    const auto reply = ask({}, "list", path);
    Folder folder;
    folder.error = reply.error;
    for (Parts parts{reply.text}; !parts.is_empty();) {
      Entry entry;
      entry.name = parts.next();
      entry.kind = kind_of(parts.next());
      entry.is_link = parts.number<int>() != 0;
      folder.entries.push_back(std::move(entry));
    }
    return folder;
  }
};

class Machine : public cli::Host {
 public:
  MachineFiles& files() noexcept override { return files_; }
  void put(std::string_view bytes) override {
    ask_about(cli::said::standard_output{}, bytes, "put");
  }
  void end() override { ask_about(cli::said::standard_output{}, {}, "end"); }
  void say(std::string_view bytes) noexcept override { (void)ask(bytes, "say"); }
  [[nodiscard]] bool is_output_terminal() const noexcept override {
    return ask({}, "terminal", 1).error != 0;
  }
  [[nodiscard]] bool is_message_terminal() const noexcept override {
    return ask({}, "terminal", 2).error != 0;
  }
  [[nodiscard]] std::size_t terminal_width() const noexcept override {
    return static_cast<std::size_t>(ask({}, "width").error);
  }
  [[nodiscard]] std::string variable(const char* name) const override {
    return ask({}, "variable", name).text;
  }

 private:
  MachineFiles files_;
};

}  // namespace

/// Runs a tool on the machine. \return its exit status
extern "C" [[clang::export_name("trf_run_on_machine")]] int trf_run_on_machine(
    const char* tool, const char* const* arguments, size_t count) {
  const auto program = run::program_of(tool);
  if (!program) return cli::usage;
  Machine machine;
  return cli::run({arguments, count}, *program, machine);
}
