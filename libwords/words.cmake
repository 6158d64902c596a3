# trf_families(<variable> <.def file>...)
# The families of messages with these rows, each as "NAMESPACE|HEADER|NAME" from the line TRF_FAMILY of
# its header, which is beside the rows.
function(trf_families variable)
  set(families "")
  foreach(rows IN LISTS ARGN)
    string(REGEX REPLACE "def$" "hpp" header ${rows})
    file(READ ${header} text)
    if(NOT text MATCHES
       "\n#define TRF_FAMILY[ \\\n]+([a-z_:]+), \"([a-z_0-9/]+)\\.def\", ([a-z_0-9]+)\n")
      message(FATAL_ERROR "${header}: '#define TRF_FAMILY NAMESPACE, \"ROWS.def\", NAME' was expected")
    endif()
    list(APPEND families "${CMAKE_MATCH_1}|${CMAKE_MATCH_2}.hpp|${CMAKE_MATCH_3}")
  endforeach()
  set(${variable} "${families}" PARENT_SCOPE)
endfunction()

# trf_list_families(<target> <namespace> <family>...)
# Defines <namespace>::declared_families(), the list of all sentences of these families.
function(trf_list_families target namespace)
  set(includes "")
  set(lists "")
  foreach(family IN LISTS ARGN)
    string(REPLACE "|" ";" family "${family}")
    list(GET family 0 space)
    list(GET family 1 header)
    list(GET family 2 name)
    string(APPEND includes "#include \"${header}\"\n")
    string(APPEND lists "      ${space}::${name},\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/families_of_${target}.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [[
#include "trf/translation.hpp"
@includes@
namespace @namespace@ {
std::span<const trf::Family> declared_families();
std::span<const trf::Family> declared_families() {
  static constexpr trf::Family all[]{
@lists@  };
  return all;
}
}  // namespace @namespace@
]])
  trf_add_words(${target} ${source})
endfunction()

# Their sources are compiled as one where those of a folder are.
function(trf_add_words target source)
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${target}_words)
endfunction()

# trf_words(<target> NAMESPACE <namespace> FOLDER <folder> LANGUAGE_HEADERS <folder>
#           LANGUAGE_NAMESPACE <namespace> FAMILIES <family>... [CATALOGUE <folder>])
# Compiles the words below the folder, LANGUAGE/NAME.words: rows SAY(name, "words") for the family whose
# rows are NAME.def, or CHECK(id, texts...) for the checks of CATALOGUE/FAMILY.inc in checks_FAMILY.words.
# The header LANGUAGE.hpp in LANGUAGE_HEADERS defines the constant LANGUAGE. The words must fit
# its plural forms; if it is complete, they must be there for every family and sentence.
# Defines <namespace>::LANGUAGE_table() and sets <target>_LANGUAGES. The words of a folder of families
# are one source.
function(trf_words target)
  cmake_parse_arguments(PARSE_ARGV 1 arg ""
    "NAMESPACE;FOLDER;LANGUAGE_HEADERS;LANGUAGE_NAMESPACE;CATALOGUE" "FAMILIES")
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${arg_FOLDER} ${arg_FOLDER}/*/*.words)
  set(languages ${files})
  list(TRANSFORM languages REPLACE "/.*" "")
  list(REMOVE_DUPLICATES languages)
  set(parts ${arg_FAMILIES})
  if(arg_CATALOGUE)
    file(GLOB checks CONFIGURE_DEPENDS ${arg_CATALOGUE}/*.inc)
    foreach(rows IN LISTS checks)
      get_filename_component(name ${rows} NAME_WE)
      list(APPEND parts "|trf/catalogue/${name}.inc|checks_${name}")
    endforeach()
  endif()
  set(namespace ${arg_NAMESPACE})
  foreach(language IN LISTS languages)
    set(constant "${arg_LANGUAGE_NAMESPACE}::${language}")
    set(groups "")
    set(missing "")
    set(used "")
    foreach(part IN LISTS parts)
      string(REPLACE "|" ";" part "${part}")
      list(GET part 0 space)
      list(GET part 1 header)
      list(GET part 2 family)
      get_filename_component(name ${header} NAME_WE)
      if(NOT space)
        set(name ${family})
      endif()
      if(NOT "${language}/${name}.words" IN_LIST files)
        string(APPEND missing
          "static_assert(!${constant}.is_complete, \"${language}/${name}.words is missing\");\n")
        continue()
      endif()
      list(APPEND used "${language}/${name}.words")
      get_filename_component(group ${header} DIRECTORY)
      string(MAKE_C_IDENTIFIER "${group}" group)
      if(NOT group IN_LIST groups)
        list(APPEND groups ${group})
        set(includes_${group} "")
        set(rows_${group} "")
        set(adds_${group} "")
      endif()
      set(words "${arg_FOLDER}/${language}/${name}.words")
      if(space)
        string(APPEND includes_${group} "#include \"${header}\"\n")
        string(APPEND adds_${group} "  table.add(${name}::rows);\n")
        string(CONFIGURE [[
namespace @name@ {
#define SAY(name, words) {@space@::name::id, words},
constexpr Row checked[]{
#include "@words@"
};
#undef SAY
constexpr auto rows = trf::detail::plain(checked);
static_assert(trf::detail::are_of_family(@space@::@family@, rows), "rows of another family");
static_assert(trf::detail::NoWordsFor<trf::detail::first_untold(
                  @space@::@family@, rows, @constant@.is_complete)>::none);
}  // namespace @name@
]] frame @ONLY)
      else()
        string(APPEND adds_${group} "  for (const auto& row : ${name}::rows)\n"
          "    for (std::size_t i = 0; i < row.words.size(); ++i)\n"
          "      table.add(trf::detail::check_families[i], row.check, row.words[i]);\n")
        string(CONFIGURE [[
namespace @name@ {
#define CHECK(id, name, rating, pairing, scope, rule, ...) {#id, {__VA_ARGS__}},
constexpr trf::detail::CheckWords english[]{
#include "@header@"
};
#undef CHECK
#define CHECK(id, ...) {#id, {__VA_ARGS__}},
constexpr trf::detail::CheckWords rows[]{
#include "@words@"
};
#undef CHECK
static_assert(trf::detail::are_of_family(english, rows), "texts of other checks");
static_assert(trf::detail::NoTextsFor<trf::detail::first_untold(
                  english, rows, @constant@.is_complete)>::none);
}  // namespace @name@
]] frame @ONLY)
      endif()
      string(APPEND rows_${group} "${frame}")
    endforeach()
    foreach(file IN LISTS files)
      if(file MATCHES "^${language}/" AND NOT file IN_LIST used)
        message(FATAL_ERROR "${arg_FOLDER}/${file}: there is no family of this name")
      endif()
    endforeach()

    set(declared "")
    set(added "")
    foreach(group IN LISTS groups)
      set(includes "${includes_${group}}")
      set(rows "${rows_${group}}")
      set(adds "${adds_${group}}")
      set(source ${CMAKE_CURRENT_BINARY_DIR}/words_of_${target}/${language}_${group}.cpp)
      file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [[
#include "@arg_LANGUAGE_HEADERS@/@language@.hpp"
#include "trf/translation.hpp"
@includes@
namespace @namespace@::@language@_rows {
namespace {
using Row = trf::detail::CheckedTranslation<@constant@.plural.forms>;
@rows@
}  // namespace
void add_@group@(trf::WordTable& table);
void add_@group@(trf::WordTable& table) {
@adds@}
}  // namespace @namespace@::@language@_rows
]])
      trf_add_words(${target} ${source})
      string(APPEND declared "void add_${group}(trf::WordTable& table);\n")
      string(APPEND added "    ${language}_rows::add_${group}(all);\n")
    endforeach()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/words_of_${target}/${language}.cpp)
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [[
#include "@arg_LANGUAGE_HEADERS@/@language@.hpp"
#include "trf/translation.hpp"

@missing@
namespace @namespace@::@language@_rows {
@declared@}
namespace @namespace@ {
const trf::WordTable& @language@_table();
const trf::WordTable& @language@_table() {
  static const auto table = [] {
    trf::WordTable all;
@added@    return all;
  }();
  return table;
}
}  // namespace @namespace@
]])
    trf_add_words(${target} ${source})
  endforeach()
  set(${target}_LANGUAGES ${languages} PARENT_SCOPE)
endfunction()
