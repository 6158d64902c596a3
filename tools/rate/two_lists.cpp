#include "rate/two_lists.hpp"

#include "rate/messages/rate_reports.hpp"

namespace rate {

using trf::rating::RatingKind;
using trf::rating::Regulation;

void TwoLists::add(std::uint32_t number, const std::string& file, const Rating& rating) {
  const std::lock_guard lock{mutex_};
  rapid_.erase(number);
  blitz_.erase(number);
  if (rating.regulation->subject != Regulation::Subject::fide_rapid_and_blitz ||
      !rating.event.seconds || !rating.rated.counts.is_rated())
    return;
  auto& files = rating.rated.counts.pool == RatingKind::blitz ? blitz_ : rapid_;
  files.emplace(number, file);
}

int TwoLists::tell(const Run& run) const {
  const bool has_rapid = !rapid_.empty();
  const bool has_blitz = !blitz_.empty();
  const bool is_rapid_list = run.has_list() && run.list()->has(RatingKind::rapid);
  if (!has_blitz || (!has_rapid && !is_rapid_list)) return cli::ok;
  if (has_rapid)
    cli::complain(said::two_lists{.rapid = rapid_.begin()->second,
                                  .rapid_system = trf::Code{"--system=fide-rapid"},
                                  .blitz = blitz_.begin()->second,
                                  .blitz_system = trf::Code{"--system=fide-blitz"}});
  else
    cli::complain(said::blitz_list{.blitz = blitz_.begin()->second,
                                   .blitz_system = trf::Code{"--system=fide-blitz"}});
  return cli::no;
}

}  // namespace rate
