#include "cli/output.hpp"

#include <utility>

#include "cli/cli.hpp"
#include "cli/language.hpp"
#include "cli/session.hpp"

namespace cli {
namespace {

constexpr std::size_t buffer_size = std::size_t{256} << 10;

void send(std::string_view bytes) {
  if (bytes.empty()) return;
  auto& run = session();
  if (run.file)
    run.file->write(bytes);
  else
    run.host.put(bytes);
}

void send() {
  send(session().buffer);
  session().buffer.clear();
}

}  // namespace

void open_output(const std::string& path) {
  if (!path.empty() && path != "-") session().file = new_file(path);
}

void expect_version(const std::string& path, const FileVersion& version) {
  session().versions[path] = version;
}

Files& files() noexcept { return session().host.files(); }

std::unique_ptr<NewFile> new_file(const std::string& path, const std::string& like) {
  auto file = files().create(path, like);
  const auto& versions = session().versions;
  const auto version = versions.find(path);
  if (version != versions.end()) file->expect(version->second);
  return file;
}

bool has_answer(int status) noexcept {
  return session().is_answer || (session().is_used && status < usage);
}

void give_answer() { session().is_answer = true; }

void commit_output() {
  send();
  if (auto file = std::move(session().file))
    file->commit();
  else
    session().host.end();
}

void commit_last(std::unique_ptr<NewFile> file, trf::Message written) {
  session().last.push_back({std::move(file), std::move(written)});
}

void commit_last_files() {
  for (const auto& [file, written] : session().last) {
    file->commit();
    if (!written.empty()) complain(written);
  }
  session().last.clear();
}

std::size_t terminal_width() noexcept {
  return session().file ? 0 : session().host.terminal_width();
}

void flush_terminal() {
  if (!session().file && session().host.is_output_terminal()) send();
}

void print(const Text& text) { print_bytes(text.str()); }

void print_bytes(std::string_view text) {
  auto& run = session();
  run.is_used = true;
  if (text.empty()) return;
  if (run.buffer.size() + text.size() > buffer_size) send();
  if (text.size() > buffer_size)
    send(text);
  else
    run.buffer += text;
}

void say(const Text& text) {
  if (text.empty()) return;
  flush_terminal();
  session().host.say(text.str());
}

void complain(const trf::Message& message) { say(formatted("{}: {}\n", session().tool, message)); }

void write_file(const std::string& path, std::string_view bytes) {
  const auto file = new_file(path);
  file->write(bytes);
  file->commit();
}

}  // namespace cli
