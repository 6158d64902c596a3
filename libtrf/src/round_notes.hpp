#pragma once

#include <string_view>

#include "trf/document.hpp"
#include "trf/round_notes.hpp"
#include "trf/tournament.hpp"

/// The comments about rounds as lines of a document.
namespace trf::detail {

/// Writes the comment of a kind ("Boards", "MPA") about a round, in place of an old one.
void put_note(Document& edited, const Tournament& tournament, std::string_view kind, int round,
              std::string_view text);
/// Writes the comment of kept_initial_colour() about the first round with colours.
void keep_initial_colour(Document& edited, const Tournament& tournament, int round, Colour colour);
void forget_initial_colour(Document& edited, const Tournament& tournament, int round);
/// Removes the comments of a kind about a round.
void remove_note(Document& edited, const Tournament& tournament, std::string_view kind, int round);
/// Removes all comments about rounds first..last.
void remove_notes(Document& edited, const Tournament& tournament, int first, int last);

}  // namespace trf::detail
