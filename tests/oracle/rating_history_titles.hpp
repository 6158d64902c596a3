#pragma once

#include <functional>
#include <string>
#include <vector>

#include "oracle/rating_history.hpp"

// RTF 2014, 4.2.15, 4.4.1: what a category is worth, and how titles are obtained.
namespace oracle::history {

/// 4.1.1, in ascending order: "NC", "2S", ... "M" as 0 to 7; an unknown text is NC.
int category_number(const std::string& category);
std::string category_name(int number);
/// 4.2.15.
int theoretical_rating(const std::string& category);
/// 4.4.1.1-4.4.1.4: the category of who has this rating at the start of a period.
int category_of_rating(int rating);
/// 4.4.1.6: the lowest rating of a category from 2N to M.
int least_rating_of(int category);

enum class Norm { none, single_norm, double_norm };
/// 4.4.1.5.1-4.4.1.5.4, 5.3.1 d. \param rating  of a seat of the report
Norm maestro_norm(const Report& report, std::size_t seat,
                  const std::function<int(std::size_t)>& rating);
/// 4.4.1.5: one single norm, or two double ones that begin within four years.
bool has_norms(int single_norms, const std::vector<Day>& double_norms);

}  // namespace oracle::history
