#!/usr/bin/env python3
"""next_pairs.py REPORT: the pairs of the next round, by trf-pair as a function (libtrf-run)."""
import ctypes
import os
import sys


class File(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("bytes", ctypes.c_char_p), ("length", ctypes.c_size_t)]


library = ctypes.CDLL(os.environ.get("TRF_RUN_LIBRARY", "libtrf-run.so"))
for function in ("tool", "output", "messages", "file_name", "file_bytes"):
    getattr(library, "trf_run_" + function).restype = ctypes.c_void_p
library.trf_run_file_count.restype = ctypes.c_size_t


def run(tool, arguments, files):
    """Runs a tool in memory. Returns its status, output, messages and written files, as bytes."""
    words = (ctypes.c_char_p * len(arguments))(*[os.fsencode(word) for word in arguments])
    given = (File * len(files))(
        *[(os.fsencode(name), data, len(data)) for name, data in files.items()])
    answer = ctypes.c_void_p(
        library.trf_run_tool(tool.encode(), words, ctypes.c_size_t(len(arguments)), given,
                             ctypes.c_size_t(len(files))))
    if not answer:
        raise MemoryError
    length = ctypes.c_size_t()

    def text(function, *index):
        start = getattr(library, "trf_run_" + function)(answer, *index, ctypes.byref(length))
        return ctypes.string_at(start, length.value)

    try:
        written = {}
        for index in map(ctypes.c_size_t, range(library.trf_run_file_count(answer))):
            name = ctypes.string_at(library.trf_run_file_name(answer, index))
            written[os.fsdecode(name)] = text("file_bytes", index)
        return library.trf_run_status(answer), text("output"), text("messages"), written
    finally:
        library.trf_run_free(answer)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: next_pairs.py REPORT")
    path = sys.argv[1]
    with open(path, "rb") as file:
        status, output, messages, _ = run("trf-pair", ["--format=csv", path], {path: file.read()})
    sys.stderr.buffer.write(messages)
    sys.stdout.buffer.write(output)
    sys.exit(status)
