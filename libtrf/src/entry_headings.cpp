#include "entry_headings.hpp"

#include <algorithm>
#include <array>

#include "headings.hpp"
#include "trf/text.hpp"

namespace trf::detail {
namespace {

// Names in the form of plain(); the first is the one of this project.
constexpr std::array entry_headings{
    Heading{"id", " id sno startrank startno startnumber nr no num numero numerodordine pos n "},
    Heading{"name",
            " name player playername fullname giocatore nominativo cognomenome "
            "cognomeenome lastnamefirstname "},
    Heading{"surname", " surname lastname familyname cognome "},
    Heading{"first_name", " firstname givenname forename nome "},
    Heading{"sex", " sex gender sesso s genere "},
    Heading{"title", " title tit titolo "},
    Heading{"category", " category categoria cat categorianazionale categoriafsi catfsi "},
    Heading{"rating",
            " rating rtg elo fiderating elofide rtgi fide fideelo std standard rtgfide "
            "rat "},
    Heading{"national_rating",
            " nationalrating rtgn natrtg natrating eloitalia elonazionale elofsi nrtg eloita "},
    Heading{"national_id",
            " nationalid natid nationalnumber idnazionale numeronazionale idfsi fsiid codicefsi "
            "tessera tesserafsi numerotessera ntessera matricola "},
    Heading{"federation", " federation fed country nation federazione nazione naz "},
    Heading{"fide_id", " fideid fideno fidenumber idfide idno codicefide fin fidecode ffide "},
    Heading{"birth",
            " birth birthdate dateofbirth dob born birthday birthyear yearofbirth year "
            "byear datadinascita nascita datanascita anno annodinascita annonascita "},
    Heading{"club",
            " club clubname circolo societa società team teamname squadra affiliation associazione "
            "asd "},
    Heading{"points", " points pts punti "},
    Heading{"rank", " rank rk rang posizione classifica "},
};

}  // namespace

std::string plain(std::string_view text) {
  std::string out = lower(text);
  std::erase_if(
      out, [](char c) { return std::string_view{" ._-'/"}.find(c) != std::string_view::npos; });
  return out;
}

std::string_view entry_column(std::string_view heading) {
  return column_named(entry_headings, plain(heading));
}

}  // namespace trf::detail
