#!/usr/bin/env python3
"""mutants.py BUILD_DIR [--count=N] [--seed=N] [--library=trf|rating|pair|tools] [--kind=code|swap]
           [--only=PATH] [--jobs=N]

How many small faults do the tests find? Each mutant changes one constant, comparison or guard of a
library or of the tools, or exchanges two arguments of a message where it is said, and the tests run until
one fails. Prints a line for each: caught, SURVIVED, or refused (it
does not compile; not counted).

All mutants are compiled at once behind switches (mutants.hpp), and TRF_MUTANT=N chooses one when the tests
run. A mutant that compiles only as a constant has no switch: it is built alone, after the others.
BUILD_DIR is a build of this checkout, which must have no changes; each file is put back. A precompiled
header that a compiler cache kept from another checkout does not fit: build without one.
TRF_TEST_SCALE=10 is enough, and some 15 seconds a mutant on two cores.
"""
import argparse
import concurrent.futures
import contextlib
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = {'trf': 'parse|validate', 'rating': 'rate|tiebreak', 'pair': 'pair', 'tools': '.*'}
PROGRAMS = ['trf-parse', 'trf-validate', 'trf-pair', 'trf-rate', 'trf-tiebreak']

NUMBER = re.compile(r'(?<![\w.\'"])(\d+)(?![\w.\'"])')
COMPARISON = re.compile(r' (<=|>=|<|>|==|!=) ')
OTHER = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
LOGIC = re.compile(r' (&&|\|\|) ')
GUARD = re.compile(r'\bif \((?!constexpr)(.+)\) (return|continue|break)\b')


class Mutant:
    def __init__(self, path, number, what, new, switch):
        self.path, self.number, self.what = path, number, what
        self.new = new  # the changed line
        self.switch = switch  # from the id to the line with both, or None
        self.begin = None  # the line where the constant expression around it begins
        self.last = number  # the last line that it changes
        self.id = 0
        self.sentence = None  # whose arguments it exchanges

    def __str__(self):
        return f'{self.path.relative_to(ROOT)}:{self.number + 1}: {self.what}: {self.new.strip()}'

    def put(self, lines, text):
        """Its text in the lines of the file, with as many lines as before."""
        lines[self.number] = text
        for number in range(self.number + 1, self.last + 1):
            lines[number] = ''


def code_of(line):
    """The line without its strings and comment, of the same length."""
    line = re.sub(r'"(\\.|[^"\\])*"|(?<!\d)\'(\\.|[^\'\\])*\'', lambda m: ' ' * len(m.group()), line)
    at = line.find('//')
    return line if at < 0 else line[:at] + ' ' * (len(line) - at)


def condition_of(code):
    """Where the last part of an if's condition, or a returned value, begins and ends in a line."""
    m = re.search(r'\b(if|while) \(', code)
    if m:
        depth, begin = 1, m.end()
        for at in range(begin, len(code)):
            depth += {'(': 1, ')': -1}.get(code[at], 0)
            if code[at] == ';' and depth == 1:
                begin = at + 1
            if depth == 0:
                return begin, at
        return None
    m = re.match(r'\s*return (.+);\s*$', code)
    return m and m.span(1)


def both(line, new, code):
    """The line whose condition is that of `new` for a mutant; None where it has no condition of its own."""
    found = condition_of(code)
    if not found:
        return None
    begin, end = found
    changed = new[begin:len(new) - (len(line) - end)]
    return lambda n: (f'{line[:begin]}(::trf_mutants::chosen({n}) ? ({changed}) : ({line[begin:end]}))'
                      f'{line[end:]}')


def constant_lines(lines):
    """By number of each line in a constant expression, as far as its form shows: where that begins, or
    None where nothing else is possible."""
    found, begin, depth = {}, None, 0
    for number, line in enumerate(lines):
        code = code_of(line)
        if begin is None and 'constexpr' in code and 'if constexpr' not in code:
            begin, depth = number, len(line) - len(line.lstrip())
        if re.search(r'\barray<|\bcase |_parser<', code):
            found[number] = None
        elif begin is not None:
            found[number] = begin
        if begin is not None and len(line) - len(line.lstrip()) <= depth and re.search(r'[;}]$', code.rstrip()):
            begin = None
    return found


def loosened(line):
    """The beginning of a constant expression as one of a constant that is made when the program starts."""
    if re.search(r'\)( const)?( noexcept)? \{', line):
        return line.replace('constexpr ', 'inline ')
    return line.replace('static constexpr ', 'static inline const ').replace('constexpr ', 'const ')


def sentences():
    """The types of the arguments of each sentence: by name, the lists of (type, argument) in the .def files."""
    found = {}
    for path in [*ROOT.glob('lib*/include/**/*.def'), *ROOT.glob('tools/*/messages/*.def')]:
        for m in re.finditer(r'^SAY\((\w+),(.*?)(?=^SAY\(|^//|\Z)', path.read_text(), re.S | re.M):
            arguments = re.findall(r'\bARG\(([^()]+), (\w+)\)', m.group(2))
            found.setdefault(m.group(1), []).append([(kind.strip(), name) for kind, name in arguments])
    return found


SAID = re.compile(r'\b(?:\w+::)*(\w+)\{(?=\s*\.)')


def fields_of(code, at):
    """The fields of `name{.a = x, .b = y}` from behind its brace: (name, begin and end of the value), and
    where the brace is closed."""
    fields, depth, begin = [], 1, at
    while at < len(code):
        c = code[at]
        depth += {'(': 1, '{': 1, '[': 1, ')': -1, '}': -1, ']': -1}.get(c, 0)
        if depth == 0 or (c == ',' and depth == 1):
            m = re.match(r'\s*\.(\w+) = ', code[begin:at])
            if m:
                fields.append((m.group(1), begin + m.end(), at))
            begin = at + 1
        if depth == 0:
            return fields, at
        at += 1
    return [], at


def value_of(kind, text):
    """A value as one of its type, so that two of them fit a choice."""
    kind = kind if kind.startswith('Choice') else f'::trf::{kind}'
    if kind.startswith('Choice'):
        kind = '::trf::' + kind
    return f'{kind}{text}' if text.startswith('{') else f'{kind}({text})'


def exchanges_of(path, lines, known):
    """Mutants that exchange two arguments of one type where a sentence is made."""
    whole = '\n'.join(lines)
    code = '\n'.join(code_of(line) for line in lines)
    for m in SAID.finditer(code):
        fields, end = fields_of(code, m.end())
        names = [name for name, _, _ in fields]
        kinds = next((dict((name, kind) for kind, name in row) for row in known.get(m.group(1), [])
                      if [name for _, name in row] == names), None)
        if kinds is None:
            continue
        first, last = whole.count('\n', 0, m.start()), whole.count('\n', 0, end)
        start = whole.rfind('\n', 0, m.start()) + 1
        stop = whole.find('\n', end)
        stop = len(whole) if stop < 0 else stop
        joined = lambda begin, until: ' '.join(  # Without comments, in one line
            (line[:len(kept.rstrip())] if '//' in line else line).strip()
            for line, kept in zip(whole[begin:until].split('\n'), code[begin:until].split('\n')))
        for i, (a, a_begin, a_end) in enumerate(fields):
            for b, b_begin, b_end in fields[i + 1:]:
                if kinds[a] != kinds[b]:
                    continue
                one, two = joined(a_begin, a_end), joined(b_begin, b_end)
                if one == two:
                    continue
                parts = (whole[start:a_begin], joined(a_end, b_begin), joined(b_end, stop))

                def made(x, y, start=start, a_begin=a_begin, parts=parts):
                    return f'{joined(start, a_begin)} {x}{parts[1]} {y}{parts[2]}'

                kind = kinds[a]
                x, y = value_of(kind, one), value_of(kind, two)
                mutant = Mutant(
                    path, first, f'{m.group(1)}: {a} <-> {b}', made(y, x),
                    lambda n, made=made, x=x, y=y: made(f'(::trf_mutants::chosen({n}) ? {y} : {x})',
                                                        f'(::trf_mutants::chosen({n}) ? {x} : {y})'))
                mutant.sentence = m.group(1)
                mutant.last = max(last, whole.count('\n', 0, stop))
                yield mutant


def mutants_of(path, kinds, known):
    """All mutants of a file."""
    lines = path.read_text().split('\n')
    constant = constant_lines(lines)
    if 'swap' in kinds:
        yield from exchanges_of(path, lines, known)
    for mutant in changes_of(path, lines) if 'code' in kinds else []:
        mutant.begin = constant.get(mutant.number)
        if mutant.number in constant and mutant.begin is None:
            mutant.switch = None
        yield mutant


def changes_of(path, lines):
    for number, line in enumerate(lines):
        code = code_of(line)
        if re.match(r'\s*(#|static_assert|template|using|namespace|SAY|\{.*::id,)', code):
            continue
        if 'reserve(' in code:  # The size of memory is no behaviour
            continue
        for m in NUMBER.finditer(code):
            value = int(m.group())
            for other in sorted({value + 1, max(value - 1, 0)} - {value}):
                yield Mutant(path, number, f'{value} -> {other}', line[:m.start()] + str(other) + line[m.end():],
                             lambda n, line=line, m=m, value=value, other=other:
                             f'{line[:m.start()]}(::trf_mutants::chosen({n}) ? {other} : {value}){line[m.end():]}')
        for m in COMPARISON.finditer(code):
            if 'operator' in code:
                continue
            old, new = m.group(1), OTHER[m.group(1)]
            yield Mutant(path, number, f'{old} -> {new}', line[:m.start(1)] + new + line[m.end(1):],
                         lambda n, line=line, m=m, old=old:
                         f'{line[:m.end(1)]} ::trf_mutants::At<{n}>{{}} {old}{line[m.end(1):]}')
        for m in LOGIC.finditer(code):
            other = '||' if m.group(1) == '&&' else '&&'
            new = line[:m.start(1)] + other + line[m.end(1):]
            yield Mutant(path, number, f'{m.group(1)} -> {other}', new, both(line, new, code))
        for m in GUARD.finditer(code):
            new = line[:m.start()] + 'if (false) ' + line[m.start(2):]
            found = condition_of(code)
            yield Mutant(path, number, 'guard never', new, found and (
                lambda n, line=line, found=found:
                f'{line[:found[0]]} !::trf_mutants::chosen({n}) && ({line[found[0]:found[1]]}){line[found[1]:]}'))


def run(command, seconds, mutant=0):
    """The exit status; what a mutant never ends is killed with all that it started."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          stdin=subprocess.DEVNULL, start_new_session=True,
                          env=dict(os.environ, TRF_MUTANT=str(mutant))) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return -1
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass


# Two runs of ctest at once would write the same files: it knows only its own tests.
ctest_is_running = threading.Lock()


def run_tests(command, seconds, mutant=0):
    with ctest_is_running if command[0] == 'ctest' else contextlib.nullcontext():
        return run(command, seconds, mutant)


def ninja(build, targets):
    return subprocess.run(['ninja', '-k', '0', '-C', str(build), *targets], cwd=ROOT, check=False,
                          capture_output=True, text=True)


def cases_of_sentences():
    """By sentence, the tests that say it, as the examples of tests/language name them."""
    found = {}
    for path in (ROOT / 'tests/language/sentences').glob('*.txt'):
        for name, case in re.findall(r'^(\w+)  ((?:golden|guide|cli)\.\S+)$', path.read_text(), re.M):
            found.setdefault(name, []).append(case)
    return found


class Tests:
    """The tests of a library, cheapest first: most mutants fall to its own test programs, and exchanged
    arguments to a case that says the sentence."""

    def __init__(self, build, library):
        self.build, self.library = build, library
        self.stages = []
        for kind in 'unit', 'property':
            if library == 'tools' and kind == 'property':
                continue
            program = f'{"cli" if library == "tools" else library}-{kind}-tests'
            self.stages.append((program, [str(build / 'bin' / program), '--gtest_fail_fast', '--gtest_brief=1']))
        for tests in f'golden.({TOOLS[library]})', r'golden|cli\.':
            self.stages.append(('tools', ['ctest', '--test-dir', str(build), '-R', f'^({tests})', '-j2',
                                          '--stop-on-failure', '--timeout', '120']))
        self.stages.append(('sentences', ['ctest', '--test-dir', str(build), '-R', r'^language\.sentences$',
                                          '-j2', '--timeout', '900']))
        self.seconds = [1800] * len(self.stages)
        self.cases = cases_of_sentences()

    @staticmethod
    def targets_of(target):
        """The tests of sentences run all that speaks."""
        return [target] if target != 'sentences' else [
            target, 'unmarked', *(program.replace('trf-', 'pseudo-') for program in PROGRAMS),
            *(f'{each}-unit-tests' for each in ('trf', 'rating', 'pair', 'cli'))]

    def measure(self):
        """All tests pass, in so many seconds."""
        for at, (target, command) in enumerate(self.stages):
            if ninja(self.build, self.targets_of(target)).returncode != 0:
                sys.exit(f'mutants.py: {target} is not built')
            start = time.monotonic()
            if run(command, 1800) != 0:
                sys.exit(f'mutants.py: fails without a mutant: {" ".join(command)}')
            self.seconds[at] = 30 + 5 * (time.monotonic() - start)

    def is_caught_by_its_case(self, mutant):
        cases = self.cases.get(mutant.sentence, [])
        return bool(cases) and run_tests(
            ['ctest', '--test-dir', str(self.build), '-R', f'^({"|".join(map(re.escape, cases))})$',
             '--timeout', '120'], 300, mutant.id) != 0

    def verdict(self, mutant=0, building=False):
        for at, (target, command) in enumerate(self.stages):
            if building and ninja(self.build, self.targets_of(target)).returncode != 0:
                return 'refused'
            if run_tests(command, self.seconds[at], mutant) != 0:
                return 'caught'
        return 'SURVIVED'


class Sources:
    """The files of the checkout while they are changed."""

    def __init__(self):
        self.original = {}

    def write(self, path, lines):
        self.original.setdefault(path, path.read_text())
        text = '\n'.join(lines)
        if path.read_text() != text:
            path.write_text(text)

    def lines(self, path):
        return self.original.get(path, path.read_text()).split('\n')

    def put_back(self):
        for path, text in self.original.items():
            if path.read_text() != text:
                path.write_text(text)
        self.original = {}


def with_switches(sources, build, tests, mutants):
    """Compiles all mutants at once; those that are left have no switch."""
    header = f'#include "{ROOT}/tests/system/mutants.hpp"'
    switched, seen = [], set()
    for mutant in mutants:
        places = {(mutant.path, number) for number in range(mutant.number, mutant.last + 1)}
        if mutant.switch and not places & seen:
            seen |= places
            switched.append(mutant)
    paths = {mutant.path for mutant in switched}
    while switched:
        for path in paths:
            lines = sources.lines(path)[:]
            mine = [mutant for mutant in switched if mutant.path == path]
            for mutant in mine:
                mutant.put(lines, mutant.switch(mutant.id))
            for mutant in mine:
                if mutant.begin is not None:
                    lines[mutant.begin] = loosened(lines[mutant.begin])
            sources.write(path, [header] + lines if mine else lines)
        built = ninja(build, [f'trf_{library}' for library in ('trf', 'rating', 'pair')] + PROGRAMS)
        if built.returncode == 0:  # What includes a library's inner headers
            built = ninja(build, sorted({name for of in tests for target, _ in of.stages
                                         for name in of.targets_of(target)}))
        if built.returncode == 0:
            break
        said = built.stdout + built.stderr
        places = set(re.findall(r'([\w./-]+):(\d+):\d+:', said))
        here = {(pathlib.Path(os.path.normpath(build / file)), int(line) - 2) for file, line in places}
        wrong = [mutant for mutant in switched if (mutant.path, mutant.number) in here]
        # Else what a constant is needed for is elsewhere.
        files = {file for file, _ in here}
        for candidates in ([mutant for mutant in switched if mutant.begin is not None and mutant.path in files],
                           [mutant for mutant in switched if mutant.path in files],
                           [mutant for mutant in switched if mutant.begin is not None],
                           [mutant for mutant in switched if mutant.path.suffix == '.hpp'], switched):
            wrong = wrong or candidates
        for mutant in wrong:
            mutant.switch = None
        switched = [mutant for mutant in switched if mutant not in wrong]
    return switched


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--count', type=int, default=200)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--library', choices=sorted(TOOLS))
    parser.add_argument('--kind', choices=['code', 'swap'], help='of the code, or of arguments (both)')
    parser.add_argument('--only', default='', help='files whose path contains this')
    parser.add_argument('--jobs', type=int, default=2, help='mutants tried at a time')
    asked = parser.parse_args()
    if subprocess.run(['git', 'status', '--porcelain', '--untracked-files=no'], cwd=ROOT,
                      capture_output=True, check=True).stdout:
        sys.exit('mutants.py: the checkout has changes')

    libraries = [asked.library] if asked.library else ['rating', 'trf', 'pair', 'tools']
    kinds = [asked.kind] if asked.kind else ['code', 'swap']
    known = sentences()
    files = {}
    for library in libraries:
        folder = ROOT / ('tools' if library == 'tools' else f'lib{library}')
        for path in sorted(folder.rglob('*.[ch]pp')):
            if asked.only in str(path) and 'italian' not in path.parts:
                files[path] = (library, list(mutants_of(path, kinds, known)))
    # By file first, so that a long table of constants is not all there is.
    pick = random.Random(asked.seed)
    chosen = set()
    for library in libraries:
        some = [path for path in files if files[path][0] == library and files[path][1]]
        most = min(asked.count // len(libraries), sum(len(files[path][1]) for path in some))
        mine = set()
        while len(mine) < most:
            path = pick.choice(some)
            mine.add((path, pick.randrange(len(files[path][1]))))
        chosen |= mine

    counts = {'caught': 0, 'SURVIVED': 0, 'refused': 0}

    def note(mutant, said):
        counts[said] += 1
        print(f'{said:8} {mutant}', flush=True)

    def try_it(mutant):
        mine = tests[files[mutant.path][0]]
        note(mutant, 'caught' if mine.is_caught_by_its_case(mutant) else mine.verdict(mutant.id))

    tests = {library: Tests(asked.build.resolve(), library) for library in libraries}
    mutants = [files[path][1][which] for path, which in sorted(chosen)]
    for number, mutant in enumerate(mutants):
        mutant.id = number + 1

    sources = Sources()
    try:
        # Mutants of one line are of different rounds.
        left = mutants
        while switched := with_switches(sources, asked.build.resolve(), list(tests.values()), left):
            print(f'{len(switched)} of {len(left)} mutants have a switch', flush=True)
            for library in libraries:
                if left is mutants:
                    tests[library].measure()
                with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
                    list(pool.map(try_it, [mutant for mutant in switched if files[mutant.path][0] == library]))
            left = [mutant for mutant in left if mutant not in switched]
            sources.put_back()
    finally:
        sources.put_back()
    for mutant in left:
        lines = sources.lines(mutant.path)
        mutant.put(lines, mutant.new)
        try:
            sources.write(mutant.path, lines)
            said = tests[files[mutant.path][0]].verdict(building=True)
        finally:
            sources.put_back()
        note(mutant, said)
    tried = counts['caught'] + counts['SURVIVED']
    print(f'{counts["caught"]} of {tried} caught, {counts["refused"]} refused by the compiler')


if __name__ == '__main__':
    main()
