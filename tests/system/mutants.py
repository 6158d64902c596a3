#!/usr/bin/env python3
"""mutants.py BUILD_DIR [--count=N] [--seed=N] [--library=trf|rating|pair] [--only=PATH]

How many small faults do the tests find? Each mutant changes one constant, comparison or guard of a
library, is built, and the tests run until one fails. Prints a line for each: caught, SURVIVED,
or refused (it does not compile; not counted). By hand: some 40 seconds a mutant on two cores.

BUILD_DIR is a build of this checkout, which must have no changes; each file is put back.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Cheapest first: most mutants fall to the tests of their own library, each program run as a whole.
# What to build, and the command that fails when the mutant is seen.
TOOLS = {'trf': 'parse|validate', 'rating': 'rate|tiebreak', 'pair': 'pair'}


def stages(build, library):
    for kind in 'unit', 'property':
        program = f'{library}-{kind}-tests'
        yield [program], [str(build / 'bin' / program), '--gtest_fail_fast', '--gtest_brief=1']
    for tests in f'golden.({TOOLS[library]})', 'golden|cli':
        yield ['tools'], ['ctest', '--test-dir', str(build), '-R', f'^({tests})', '-j2', '--stop-on-failure', '--timeout', '120']


NUMBER = re.compile(r'(?<![\w.\'"])(\d+)(?![\w.\'"])')
COMPARISON = re.compile(r' (<=|>=|<|>|==|!=) ')
OTHER = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
LOGIC = re.compile(r' (&&|\|\|) ')
GUARD = re.compile(r'\bif \((?!constexpr)(.+)\) (return|continue|break)\b')


def code_of(line):
    """The line without its strings and comment, of the same length."""
    line = re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])*\'', lambda m: ' ' * len(m.group()), line)
    at = line.find('//')
    return line if at < 0 else line[:at] + ' ' * (len(line) - at)


def mutants_of(path):
    """All (line number, new line, what) of a file."""
    for number, line in enumerate(path.read_text().split('\n')):
        code = code_of(line)
        if re.match(r'\s*(#|static_assert|template|using|namespace|SAY|\{.*::id,)', code):
            continue
        for m in NUMBER.finditer(code):
            value = int(m.group())
            for other in {value + 1, max(value - 1, 0)} - {value}:
                yield number, line[:m.start()] + str(other) + line[m.end():], f'{value} -> {other}'
        for m in COMPARISON.finditer(code):
            if 'operator' in code:
                continue
            new = OTHER[m.group(1)]
            yield number, line[:m.start(1)] + new + line[m.end(1):], f'{m.group(1)} -> {new}'
        for m in LOGIC.finditer(code):
            new = '||' if m.group(1) == '&&' else '&&'
            yield number, line[:m.start(1)] + new + line[m.end(1):], f'{m.group(1)} -> {new}'
        for m in GUARD.finditer(code):
            yield number, line[:m.start()] + 'if (false) ' + line[m.start(2):], 'guard never'


def run(command, seconds):
    try:
        return subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=seconds, check=False).returncode
    except subprocess.TimeoutExpired:
        return -1


def verdict(build, library):
    for targets, command in stages(build, library):
        if run(['ninja', '-C', str(build), *targets], 1800) != 0:
            return 'refused'
        if run(command, 300) != 0:
            return 'caught'
    return 'SURVIVED'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--count', type=int, default=200)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--library', choices=sorted(TOOLS))
    parser.add_argument('--only', default='', help='files whose path contains this')
    asked = parser.parse_args()
    if subprocess.run(['git', 'status', '--porcelain', '--untracked-files=no'], cwd=ROOT,
                      capture_output=True, check=True).stdout:
        sys.exit('mutants.py: the checkout has changes')

    for library in [asked.library] if asked.library else TOOLS:
        if verdict(asked.build.resolve(), library) != 'SURVIVED':
            sys.exit(f'mutants.py: the tests of {library} fail without a mutant')

    files = {}
    for library in [asked.library] if asked.library else TOOLS:
        for path in sorted((ROOT / f'lib{library}').rglob('*.[ch]pp')):
            if asked.only in str(path):
                files[path] = (library, list(mutants_of(path)))
    # By file first, so that a long table of constants is not all there is.
    pick = random.Random(asked.seed)
    chosen = set()
    some = [path for path in files if files[path][1]]
    while len(chosen) < min(asked.count, sum(len(files[path][1]) for path in some)):
        path = pick.choice(some)
        chosen.add((path, pick.randrange(len(files[path][1]))))

    counts = {'caught': 0, 'SURVIVED': 0, 'refused': 0}
    for path, which in sorted(chosen):
        library, all_of_file = files[path]
        number, new, what = all_of_file[which]
        original = path.read_text()
        lines = original.split('\n')
        lines[number] = new
        try:
            path.write_text('\n'.join(lines))
            said = verdict(asked.build.resolve(), library)
        finally:
            path.write_text(original)
        counts[said] += 1
        print(f'{said:8} {path.relative_to(ROOT)}:{number + 1}: {what}: {new.strip()}', flush=True)
    tried = counts['caught'] + counts['SURVIVED']
    print(f'{counts["caught"]} of {tried} caught, {counts["refused"]} refused by the compiler')


if __name__ == '__main__':
    main()
