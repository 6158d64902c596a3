#include <algorithm>

#include "next_list.hpp"

// A list in which the difference that a corrected report makes is added in place.
namespace trf::rating {
namespace {

template <class Count>
void add(std::optional<Count>& count, int more) {
  if (count) count = static_cast<Count>(std::max(0, static_cast<int>(*count) + more));
}

/// What was reached stays reached: the list does not tell by which event.
void reach(ListRecord& record, const NextListContext& context) {
  const int rating = record.of(context.kind).rating;
  auto& state = record.state(context.kind);
  if (const auto* italian = std::get_if<EloItaliaRegulation>(&context.regulation.rule)) {
    if (italian->k_high_from != 0 && rating >= italian->k_high_from) state.ever_2200 = true;
    return;
  }
  if (rating >= 2300) state.ever_2300 = true;
  if (rating >= 2400) state.ever_2400 = true;
}

void correct(NextRow& next, const ListCorrection& correction, const NextListContext& context) {
  auto& record = next.record;
  auto& value = record.of(context.kind);
  const auto& state = record.state(context.kind);
  const BeforePeriod before{value.rating, value.k, value.period_games, state.ever_2300,
                            state.ever_2400};
  if (value.rating != 0)
    value.rating = static_cast<std::uint16_t>(std::max(0, value.rating + correction.rating));
  add(value.period_games, correction.games);
  add(record.state(context.kind).games, correction.games);
  reach(record, context);
  learn_from_k(record, before, context);
  if (context.regulation.makes_titles()) {
    auto titles = title_record(record);
    std::erase_if(titles.double_norms, [&](const Date& date) {
      return std::ranges::find(correction.lost_double_norms, date) !=
             correction.lost_double_norms.end();
    });
    for (const auto& date : correction.double_norms) titles.double_norms.push_back(date);
    for (const auto& date : titles.double_norms) {
      if (!next.norms.empty()) next.norms += ',';
      next.norms += to_string(date);
    }
    const auto norms = next.norms;  // ratify_titles() writes into the row
    record.double_norms = norms;
    record.single_norms = static_cast<std::uint8_t>(
        std::clamp(titles.single_norms + correction.single_norms, 0, 255));
    ratify_titles(next, nullptr, context);
  }
  value.k = static_cast<std::uint8_t>(coming_k(record, before, 0, context));
}

}  // namespace

std::vector<std::uint64_t> write_corrected_list(
    const ListLayout& layout, std::string_view bytes, const RatingList& list,
    const Regulation& regulation, const std::map<std::uint64_t, ListCorrection>& corrections,
    const NextListOptions& options, const std::function<void(std::string_view)>& sink) {
  const NextListContext context{.layout = layout,
                                .list = list,
                                .regulation = regulation,
                                .coming = options.coming == nullptr ? regulation : *options.coming,
                                .date = options.date,
                                .kind = list.kind_for(regulation),
                                .ids = id_kind(&list, regulation)};
  const ListWriter writer{context};
  std::string out;
  writer.put_header(out);
  std::map<std::uint64_t, ListCorrection> missing = corrections;
  Diagnostics said_before;
  auto line = layout.first_line;
  for (auto piece : cut_by_size(layout, bytes, pieces_of(bytes.size()))) {
    piece.line = line;
    const auto own = bytes.substr(piece.from, piece.to - piece.from);
    if (options.use.before) options.use.before(own);
    line = for_each_record(
        layout, bytes, piece,
        [&](const ListRecord& record) {
          NextRow next;
          next.record = record;
          if (const auto found = corrections.find(row_key(record)); found != corrections.end()) {
            correct(next, found->second, context);
            missing.erase(found->first);
          }
          writer.put_row(out, next);
        },
        said_before);
    if (options.use.after) options.use.after(own);
    sink(out);
    out.clear();
  }
  if (!out.empty()) sink(out);
  std::vector<std::uint64_t> not_found;
  not_found.reserve(missing.size());
  for (const auto& [key, one] : missing) not_found.push_back(key);
  return not_found;
}

}  // namespace trf::rating
