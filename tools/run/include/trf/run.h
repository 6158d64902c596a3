#ifndef TRF_RUN_H
#define TRF_RUN_H

#include <stddef.h>

/* The five tools as one function, for any language that can call C.
 *
 * A run reads only the files that it is given, and writes none: what it writes comes back. It needs no
 * process, no terminal and no environment, and keeps nothing: runs in several threads do not see each
 * other. The arguments are those of the command line, so the manual pages apply. Texts for people are
 * in English unless the arguments have --lang. Link with -ltrf-run. */

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* A file of a run. The name "-" is standard input. Bytes may contain any value, also 0. */
typedef struct trf_run_file {
  const char* name; /* Ends with a 0 */
  const char* bytes;
  size_t length;
} trf_run_file;

/* The answer of a tool. */
typedef struct trf_run trf_run;

/* Runs a tool ("trf-parse", "trf-validate", "trf-pair", "trf-rate", "trf-tiebreak") with the words of
 * a command line, without its name. Returns NULL only without memory. Free it with trf_run_free(). */
trf_run* trf_run_tool(const char* tool, const char* const* arguments, size_t argument_count,
                      const trf_run_file* files, size_t file_count);
void trf_run_free(trf_run* run);

/* The exit status: 0 done; 1 done, and the answer is no; 2 wrong use; 3 an input is not usable; 4 the
 * system failed. */
int trf_run_status(const trf_run* run);
/* What the tool prints on standard output, and on standard error. Valid until trf_run_free(); a 0
 * follows the last byte. */
const char* trf_run_output(const trf_run* run, size_t* length);
const char* trf_run_messages(const trf_run* run, size_t* length);
/* The files that the tool wrote (-o, --in-place, ...), ordered by name. A name has no "." and no "//":
 * what was written to "./out//a.trf" is "out/a.trf". */
size_t trf_run_file_count(const trf_run* run);
const char* trf_run_file_name(const trf_run* run, size_t index);
const char* trf_run_file_bytes(const trf_run* run, size_t index, size_t* length);

/* A part of the arguments that is the name of a file or folder: bytes [from, from + length) of a
 * word. "-" is standard input or output. */
typedef struct trf_run_path {
  size_t argument, from, length;
  int use; /* 0 operand: read, and replaced by --in-place; 1 read; 2 written; 3 written, and read before
            * if it is there */
} trf_run_path;

/* Finds the names of files among the arguments of a tool: the first `room` of them are filled in. A
 * caller learns which files a run needs; a folder stands for the reports in it. Returns how many
 * there are; of arguments that are not valid, those before the fault. OLD:NEW are two names; with more
 * than one ':' they are one, since either may have a ':'. */
size_t trf_run_paths(const char* tool, const char* const* arguments, size_t argument_count,
                     trf_run_path* paths, size_t room);

/* The version of the tools: "1.2.3". */
const char* trf_run_version(void);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
