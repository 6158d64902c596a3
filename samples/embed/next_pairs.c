/* next_pairs REPORT: the pairs of the next round, by trf-pair as a function (trf/run.h). */
#include <stdio.h>
#include <stdlib.h>
#include <trf/run.h>

static char* bytes_of(const char* path, size_t* length) {
  char* bytes = NULL;
  FILE* file = fopen(path, "rb");
  *length = 0;
  if (file == NULL) return NULL;
  for (;;) {
    char* more = realloc(bytes, *length + 65536);
    if (more == NULL) break;
    bytes = more;
    const size_t got = fread(bytes + *length, 1, 65536, file);
    *length += got;
    if (got == 0) break;
  }
  fclose(file);
  return bytes;
}

int main(int argc, char** argv) {
  if (argc != 2) {
    fputs("usage: next_pairs REPORT\n", stderr);
    return 2;
  }
  trf_run_file report = {argv[1], NULL, 0};
  char* bytes = bytes_of(argv[1], &report.length);
  report.bytes = bytes;
  const char* const arguments[] = {"--format=csv", argv[1]};
  trf_run* run = bytes == NULL ? NULL : trf_run_tool("trf-pair", arguments, 2, &report, 1);
  free(bytes);
  if (run == NULL) {
    fprintf(stderr, "next_pairs: cannot read %s\n", argv[1]);
    return 4;
  }
  size_t length = 0;
  const char* text = trf_run_messages(run, &length);
  fwrite(text, 1, length, stderr);
  text = trf_run_output(run, &length);
  fwrite(text, 1, length, stdout);
  const int status = trf_run_status(run);
  trf_run_free(run);
  return status;
}
