// A tool of trf-tools as a run in memory, under the tool's name: its files, standard input and
// arguments go in, and what comes back is written. All golden cases run through it (tests/run).
// Under another name it is trf-pair itself.

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

#include "run/run.hpp"

namespace {

namespace fs = std::filesystem;

class Disk {
 public:
  void add(const std::string& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      if (!path.empty() && fs::canonical(path, ignored) != "/")
        for (auto entry = fs::recursive_directory_iterator{path, ignored};
             entry != fs::recursive_directory_iterator{}; entry.increment(ignored))
          if (entry->is_regular_file(ignored)) load(entry->path().string());
    } else if (fs::is_regular_file(path, ignored) || fs::is_fifo(path, ignored)) {
      load(path);
    }
  }
  /// Every part of a word that can be a file: a value, one of two values.
  void add_parts(const std::string& word) {
    add(word);
    for (const char mark : {'=', ':'})
      for (auto at = word.find(mark); at != std::string::npos; at = word.find(mark, at + 1)) {
        const auto start = mark == ':' ? word.find('=') + 1 : 0;
        if (mark == ':') add(word.substr(start, at - start));
        add(word.substr(at + 1));
      }
    if (word.size() > 2 && word[0] == '-') add(word.substr(2));
  }
  void load(const std::string& path) {
    std::ostringstream bytes;
    bytes << std::ifstream{path, std::ios::binary}.rdbuf();
    bytes_[path] = bytes.str();
  }
  /// Its beginning: no case needs more, and it may never end.
  void load_input() {
    std::string bytes(4'000'000, '\0');
    std::cin.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::cin.gcount()));
    bytes_["-"] = std::move(bytes);
  }
  void add_names(const std::string& path) {
    std::istringstream names{bytes_[path]};
    for (std::string name;
         std::getline(names, name, bytes_[path].find('\0') == std::string::npos ? '\n' : '\0');)
      add(name.ends_with('\r') ? name.substr(0, name.size() - 1) : name);
  }
  [[nodiscard]] std::vector<run::File> files() const {
    std::vector<run::File> all;
    for (const auto& [name, bytes] : bytes_) all.push_back({name, bytes});
    return all;
  }

 private:
  std::map<std::string, std::string> bytes_;
};

/// Does the tool read standard input? A shell gives the standard input of one program to another in
/// <(...), so it is read only if the tool would read it.
bool reads_input(const std::vector<std::string>& words) {
  bool has_operand = false;
  for (const auto& word : words) {
    if (word == "-" || word.ends_with("=-")) return true;
    std::error_code ignored;
    const bool is_option = word.starts_with('-');
    has_operand = has_operand || word == "--generate" || (!is_option && fs::exists(word, ignored));
  }
  return !has_operand;
}

/// The language that the environment asks for.
std::string language() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* const value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string{value}.starts_with("it") ? "it" : "";
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  const auto tool = fs::path{argv[0]}.filename().string();
  if (!tool.starts_with("trf-")) {
    const auto real = fs::canonical("/proc/self/exe").parent_path() / "trf-pair";
    ::execv(real.c_str(), argv);
    return 127;
  }
  std::signal(SIGPIPE, SIG_IGN);
  std::vector<std::string> words(argv + 1, argv + argc);
  Disk disk;
  if (::isatty(STDIN_FILENO) == 0 && reads_input(words)) disk.load_input();
  for (std::size_t i = 0; i < words.size(); ++i) {
    disk.add_parts(words[i]);
    if (words[i].starts_with("--files-from"))
      disk.add_names(words[i].size() > 13   ? words[i].substr(13)
                     : i + 1 < words.size() ? words[i + 1]
                                            : "");
  }
  if (const auto tag = language(); !tag.empty()) words.insert(words.begin(), "--lang=" + tag);
  const auto answer = run::run(tool, words, disk.files());
  std::cerr << answer.messages << std::flush;
  std::cout << answer.output << std::flush;
  for (const auto& [name, bytes] : answer.written) {
    std::error_code ignored;
    fs::create_directories(fs::path{name}.parent_path(), ignored);
    std::ofstream{name, std::ios::binary} << bytes;
  }
  return answer.status;
}
