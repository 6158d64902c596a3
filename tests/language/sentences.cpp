// Is every sentence proved? Reads what the tools said in the golden cases, the guide and the unit
// tests (record.cpp), and compares it with the files of sentences: for each row an example in
// English, with its arguments distinct, and the Italian from the same values.
//   sentences RECORDS FOLDER    Status 1 if an example is not said in its case, its Italian
//                               has changed, or a row has no example and is not in FOLDER/left.
//                               TRF_BLESS=1 writes the files: read the diff. A count of one has
//                               a singular ("1 round"); FOLDER/never_one has the rows whose
//                               counts are larger.
// A row is in FOLDER/left if no case says it (`unsaid`), or only with equal arguments (`equal`).
// Its example is composed (composed.hpp). The list only becomes shorter: blessing adds no row.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "cli/language.hpp"
#include "composed.hpp"
#include "said_form.hpp"

namespace {

namespace fs = std::filesystem;

/// A sentence as a case says it.
struct Example {
  std::string said_in;  ///< "golden.pair.no_round", "guide.checks"
  std::string english, italian;
  friend auto operator<=>(const Example&, const Example&) = default;
};

/// What is known of a row.
struct Row {
  const trf::MessageId* id = nullptr;
  std::vector<Example> distinct;  ///< Said with distinct arguments
  bool is_said = false;
};

using Families = std::map<std::string, std::vector<Row>>;

/// One line, with no space at its ends that an editor would take away.
std::string in_one_line(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n')
      out += "\\n";
    else if (byte < 0x20 || byte == 0x7f)
      (out += "\\x") += std::string{"0123456789abcdef"[byte / 16], "0123456789abcdef"[byte % 16]};
    else
      out += c;
  }
  return out;
}

/// No two arguments that could be exchanged are equal.
bool has_distinct_arguments(const trf::Message& message) {
  const auto args = message.args();
  const auto fields = message.id().fields;
  for (std::size_t i = 0; i < args.size(); ++i)
    for (std::size_t j = i + 1; j < args.size(); ++j)
      if (fields[i].kind == fields[j].kind && fields[i].values.data() == fields[j].values.data() &&
          said_form::written(args[i]) == said_form::written(args[j]))
        return false;
  return true;
}

/// "1 rounds", "1 rated opponents"
bool counts_one_of_several(const std::string& text) {
  static const std::regex found{
      "(^|[^0-9.])1 ([a-z]+ "
      ")?(boards|bytes|characters|columns|cycles|days|files|forfeits|games|hours|"
      "letters|lines|losses|matches|members|minutes|months|moves|norms|numbers|opponents|pairs|"
      "places|"
      "players|points|prizes|ratings|reports|results|rounds|rows|scores|seconds|sets|teams|times|"
      "values|wins|years)\\b"};
  return std::regex_search(text, found);
}

/// Paths of this machine and texts that are too long to be read are no examples.
bool is_fit_for_example(const std::string& text) {
  for (const char* const place : {"/tmp", "/home", "/work", "/root", "/build"})
    if (text.find(place) != text.npos) return false;
  return text.size() < 400;
}

/// With the words of the tools.
const trf::Language& italian() {
  static const auto* const found =
      *std::ranges::find(cli::languages(), std::string_view{"it"}, &trf::Language::tag);
  return *found;
}

class Sentences {
 public:
  Sentences() {
    for (const auto family : cli::families())
      for (const auto* const id : family) {
        if (id->family.starts_with("check_")) {  // Texts of the catalogue, without arguments
          others_[{id->family, id->name}] = id;
          continue;
        }
        auto& rows = families_[std::string{id->family}];
        where_[{id->family, id->name}] = {&rows, rows.size()};
        rows.push_back({id, {}, false});
      }
  }

  void read(const fs::path& record) {
    const said_form::Reader::IdOf id_of = [this](std::string_view family, std::string_view name) {
      const auto row = where_.find({family, name});
      if (row != where_.end()) return (*row->second.first)[row->second.second].id;
      const auto other = others_.find({family, name});
      return other == others_.end() ? nullptr : other->second;
    };
    std::ifstream lines{record};
    std::set<std::string> seen;
    for (std::string line; std::getline(lines, line);)
      if (seen.insert(line).second)
        if (const auto message = said_form::Reader{line, id_of}.message())
          take(record.filename().string(), *message);
  }

  [[nodiscard]] Families& families() { return families_; }

 private:
  /// The sentence, and those inside it.
  void take(const std::string& said_in, const trf::Message& message) {
    for (const auto& arg : message.args()) take_parts(said_in, arg);
    const auto found = where_.find({message.id().family, message.id().name});
    if (found == where_.end()) return;
    auto& row = (*found->second.first)[found->second.second];
    row.is_said = true;
    if (!has_distinct_arguments(message)) return;
    auto english = in_one_line(render(message, trf::english));
    if (!is_fit_for_example(english)) return;
    row.distinct.push_back({said_in, std::move(english), in_one_line(render(message, italian()))});
  }
  void take_parts(const std::string& said_in, const trf::Arg& arg) {
    if (const auto* const part = std::get_if<trf::Message>(&arg.value)) {
      if (!part->empty()) take(said_in, *part);
    } else if (const auto* const list = std::get_if<trf::Arg::Items>(&arg.value)) {
      for (const auto& item : list->items) take_parts(said_in, item);
    }
  }

  using Name = std::pair<std::string_view, std::string_view>;
  Families families_;
  std::map<Name, std::pair<std::vector<Row>*, std::size_t>> where_;
  std::map<Name, const trf::MessageId*> others_;
};

/// The examples of a family as its file has them.
std::map<std::string, Example> examples_in(std::istream&& lines) {
  std::map<std::string, Example> examples;
  for (std::string head, english, italian;
       std::getline(lines, head) && std::getline(lines, english) && std::getline(lines, italian);) {
    const auto end = head.find("  ");
    if (end == head.npos || english.size() < 2 || italian.size() < 2) continue;
    examples[head.substr(0, end)] = {head.substr(end + 2), english.substr(2), italian.substr(2)};
    std::string empty;
    std::getline(lines, empty);
  }
  return examples;
}

/// The one of the file if it is still said, else the shortest; of a row that no case says a
/// composed one.
Example best(const Row& row, const Example* blessed) {
  if (row.distinct.empty()) {
    const auto message = composed::message(*row.id);
    return {"composed", in_one_line(render(message, trf::english)),
            in_one_line(render(message, italian()))};
  }
  if (blessed != nullptr) {
    auto same = *blessed;
    for (const auto& each : row.distinct)
      if (each.said_in == same.said_in && each.english == same.english) return each;
  }
  const auto order = [](const Example& example) {
    return std::tuple{example.said_in.starts_with("unit"), example.english.size(), example};
  };
  return *std::ranges::min_element(row.distinct, {}, order);
}

std::string file_of(const std::vector<Row>& rows, const std::map<std::string, Example>& blessed) {
  std::string out;
  for (const auto& row : rows) {
    const auto old = blessed.find(std::string{row.id->name});
    const auto example = best(row, old == blessed.end() ? nullptr : &old->second);
    ((((((out += row.id->name) += "  ") += example.said_in) += "\n  ") += example.english) +=
     "\n  ") += example.italian;
    out += "\n\n";
  }
  return out;
}

/// Rows without an example, and why: "edits.no_such_round unsaid".
using Left = std::map<std::string, std::string>;

Left left_in(std::istream&& lines) {
  Left left;
  for (std::string row, why; lines >> row >> why;) left[row] = why;
  return left;
}

Left left_of(const Families& families) {
  Left left;
  for (const auto& [family, rows] : families)
    for (const auto& row : rows)
      if (row.distinct.empty()) left[to_string(*row.id)] = row.is_said ? "equal" : "unsaid";
  return left;
}

class Verdict {
 public:
  explicit Verdict(bool is_blessing) : is_blessing_(is_blessing) {}

  void compare(const fs::path& folder, const std::string& family, const std::vector<Row>& rows) {
    for (const auto& row : rows)
      if (row.distinct.empty() && !has_distinct_arguments(composed::message(*row.id)))
        fail(to_string(*row.id) + ": its composed example has equal arguments; write a case");
    const auto path = folder / (family + ".txt");
    const auto old = examples_in(std::ifstream{path});
    const auto text = file_of(rows, old);
    if (is_blessing_) {
      std::ofstream{path} << text;
      return;
    }
    std::ifstream in{path};
    if (text == std::string{std::istreambuf_iterator<char>{in}, {}}) return;
    fail(path.string() + " differs:");
    const auto now = examples_in(std::istringstream{text});
    for (const auto& [name, example] : old)
      if (const auto row = now.find(name); row == now.end() || row->second != example)
        std::cout << "  " << name << " is not said in " << example.said_in << " as\n    "
                  << example.english << "\n    " << example.italian << '\n'
                  << (row == now.end()
                          ? std::string{}
                          : "  but in " + row->second.said_in + " as\n    " + row->second.english +
                                "\n    " + row->second.italian + '\n');
    for (const auto& [name, example] : now)
      if (!old.contains(name)) std::cout << "  " << name << " is new: " << example.english << '\n';
  }

  void compare_left(const fs::path& file, const Left& now) {
    const bool is_first = !fs::exists(file);
    const auto old = left_in(std::ifstream{file});
    for (const auto& [row, why] : now)
      if (!is_first && !old.contains(row))
        fail(row + " (" + why + "): write a case that says it with distinct arguments");
    if (is_blessing_) {
      std::ofstream out{file};
      for (const auto& [row, why] : now)
        if (is_first || old.contains(row)) out << row << ' ' << why << '\n';
      return;
    }
    for (const auto& [row, why] : old)
      if (const auto found = now.find(row); found == now.end() || found->second != why)
        fail(file.string() + ": " + row + ' ' + why + " is not true");
  }

  void compare_singulars(const fs::path& file, const Families& families) {
    std::ifstream rows{file};
    std::set<std::string> never_one{std::istream_iterator<std::string>{rows}, {}};
    for (const auto& [family, all] : families)
      for (const auto& row : all) {
        const auto text = render(composed::message(*row.id, composed::Numbers::one), trf::english);
        if (!counts_one_of_several(text) || never_one.erase(to_string(*row.id)) != 0) continue;
        fail(to_string(*row.id) + ": a plural after 1: " + text);
      }
    for (const auto& row : never_one) fail(file.string() + ": " + row + " has no plural after 1");
  }

  [[nodiscard]] int status() const { return status_; }

 private:
  void fail(const std::string& what) {
    std::cout << what << '\n';
    status_ = 1;
  }
  bool is_blessing_;
  int status_ = 0;
};

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a tool for us; the exception is its message
int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const fs::path folder{argv[2]};
  Sentences sentences;
  std::vector<fs::path> records;
  for (const auto& entry : fs::directory_iterator{argv[1]}) records.push_back(entry.path());
  std::ranges::sort(records);
  for (const auto& record : records) sentences.read(record);

  Verdict verdict{std::getenv("TRF_BLESS") != nullptr};
  std::size_t rows = 0;
  for (const auto& [family, all] : sentences.families()) {
    verdict.compare(folder, family, all);
    rows += all.size();
  }
  const auto left = left_of(sentences.families());
  verdict.compare_left(folder / "left", left);
  verdict.compare_singulars(folder / "never_one", sentences.families());
  std::cout << rows - left.size() << " of " << rows
            << " sentences have a case; the others have a composed example\n";
  return verdict.status();
}
