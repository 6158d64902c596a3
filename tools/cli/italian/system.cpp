// What the system's library says of files.

#include <array>

#include "cli/italian/italian.hpp"

namespace cli {
namespace {

constexpr std::array phrases{
    Phrase{"{}: No such file or directory", "{}: file o cartella inesistente"},
    Phrase{"{}: Permission denied", "{}: permesso negato"},
    Phrase{"{}: Is a directory", "{}: è una cartella"},
    Phrase{"{}: Not a directory", "{}: non è una cartella"},
    Phrase{"{}: No space left on device", "{}: spazio esaurito sul dispositivo"},
    Phrase{"{}: Bad file descriptor", "{}: descrittore di file non valido"},
    Phrase{"{}: File too large", "{}: file troppo grande"},
    Phrase{"{}: File name too long", "{}: nome di file troppo lungo"},
    Phrase{"{}: Read-only file system", "{}: file system in sola lettura"},
    Phrase{"{}: Input/output error", "{}: errore di lettura o scrittura"},
    Phrase{"{}: Too many open files", "{}: troppi file aperti"},
    Phrase{"{}: Broken pipe", "{}: pipe interrotta"},
};

}  // namespace

std::span<const Phrase> italian_system() { return phrases; }

}  // namespace cli
