// check_report REPORT LIST: the findings about a report: its rounds, its standings, its ratings.
#include <trf/check.hpp>
#include <trf/pair/examine.hpp>
#include <trf/rating/examine.hpp>
#include <trf/read.hpp>
#include <trf/tiebreak/examine.hpp>

#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

namespace {

std::string bytes_of(const char* path) {
  std::ostringstream bytes;
  bytes << std::ifstream{path, std::ios::binary}.rdbuf();
  return bytes.str();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: check_report REPORT LIST\n";
    return 2;
  }
  const trf::Document document{bytes_of(argv[1])};
  const auto report = trf::read(document);
  const auto list = trf::rating::IndexedList::read(bytes_of(argv[2]));
  if (!report.value || !list.value) return 3;

  const std::vector<trf::Examiner> examiners{trf::pair::examiner(), trf::tiebreak::examiner(),
                                             list.value->examiner()};
  trf::CheckOptions options;
  options.profiles = {trf::Profile::consistency, trf::Profile::rating, trf::Profile::pairing,
                      trf::Profile::tiebreak};
  const auto run = trf::check(document, &*report.value, report.diagnostics, options, examiners);
  for (const auto& found : run.findings)
    std::cout << found.where.line << ": " << found.message << " [" << found.check << "]\n";
  return run.findings.empty() ? 0 : 1;
}
