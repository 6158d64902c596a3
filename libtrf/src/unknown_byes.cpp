#include "trf/unknown_byes.hpp"

#include "read/context.hpp"
#include "trf/check_ids.hpp"
#include "trf/contains.hpp"
#include "trf/layout.hpp"
#include "trf/messages/found_records.hpp"

namespace trf {

Diagnostics unknown_in_byes(const Document& document, const Tournament& tournament) {
  Diagnostics found;
  const auto look = [&](int id, Position where) {
    if (tournament.is_team_event() ? tournament.find_team(id) == no_team
                                   : tournament.find(id) == no_player)
      found.push_back({"B09", Severity::error, where,
                       tournament.is_team_event() ? Message{found::team_unknown{.number = id}}
                                                  : found::player_unknown{.number = id}});
  };
  for (const auto& byes : tournament.announced_byes)
    for (std::size_t i = 0; i < byes.ids.size(); ++i)
      look(byes.ids[i], Position::of(byes.line, layout::byes::id.at(i)));
  if (tournament.absent.empty()) return found;
  for (std::uint32_t line = 1; line <= document.line_count(); ++line) {
    if (layout::tag_of(document.text(line)) != "XXZ") continue;
    for (const auto& word :
         detail::words_of(detail::Row{document, line}, layout::text.first, detail::gaps_of_numbers))
      if (const auto id = parse_number(word.text); id && contains(tournament.absent, *id))
        look(*id, {line, static_cast<std::uint32_t>(word.column),
                   static_cast<std::uint32_t>(word.text.size())});
  }
  return found;
}

}  // namespace trf
