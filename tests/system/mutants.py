#!/usr/bin/env python3
"""mutants.py BUILD_DIR [--count=N] [--seed=N] [--library=trf|rating|pair|tools] [--kind=code|logic|swap]
           [--only=PATH] [--since=COMMIT] [--jobs=N]

How many small faults do the tests find? Each mutant changes one constant, comparison or guard of a
library or of the tools, or exchanges two arguments of a message where it is said. Prints a line for
each: caught (by which test), SURVIVED, or refused (it does not compile; not counted).

All mutants are compiled at once behind switches (mutants.hpp), and TRF_MUTANT=N chooses one when the tests
run. Each test runs once without a mutant and notes which switches it reaches; a mutant is then tried on
the tests that reach it, the quickest first. What a program says in its recorded runs is compared with the
examples of tests/language. A mutant that compiles only as a constant has no switch: it is built alone,
after the others, and tried on all tests.

BUILD_DIR is a build of this checkout, which must have no changes; each file is put back. A precompiled
header that a compiler cache kept from another checkout does not fit: build without one.
TRF_TEST_SCALE=10 is enough.
"""
import argparse
import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_FAILED = 3  # Tests without a mutant
LIBRARIES = ['rating', 'trf', 'pair', 'tools']

NUMBER = re.compile(r'(?<![\w.\'"])(\d+)(?![\w.\'"])')
COMPARISON = re.compile(r' (<=|>=|<|>|==|!=) ')
OTHER = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
LOGIC = re.compile(r'[ \n](&&|\|\|)[ \n]')
GUARD = re.compile(r'\bif \((?!constexpr)(.+)\) (return|continue|break)\b')


class Mutant:
    def __init__(self, path, number, what, new, switch):
        self.path, self.number, self.what = path, number, what
        self.new = new  # the changed line
        self.switch = switch  # from the id to the line with both, or None
        self.begin = None  # the line where the constant expression around it begins
        self.last = number  # the last line that it changes
        self.id = 0

    def __str__(self):
        return f'{self.path.relative_to(ROOT)}:{self.number + 1}: {self.what}: {self.new.strip()}'

    def put(self, lines, text):
        """Its text in the lines of the file, with as many lines as before."""
        lines[self.number] = text
        for number in range(self.number + 1, self.last + 1):
            lines[number] = ''


STRING = re.compile(r'"(\\.|[^"\\])*"|(?<!\d)\'(\\.|[^\'\\])*\'')


def comment_in(line):
    """Where its comment begins."""
    at = STRING.sub(lambda m: ' ' * len(m.group()), line).find('//')
    return len(line) if at < 0 else at


def code_of(line):
    """The line without its strings and comment, of the same length."""
    at = comment_in(line)
    return STRING.sub(lambda m: ' ' * len(m.group()), line[:at]) + ' ' * (len(line) - at)


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


def expression_at(code, whole, at):
    """Where the expression around an `&&` or `||` begins and ends: up to the bracket, or the part of a statement,
    that it is in. None where that is the end of the text. `code` is the text without strings and comments."""
    ends = {}
    for step, opens, closes in ((-1, ')]}', '([{'), (1, '([{', ')]}')):
        depth, i = 0, at
        while 0 <= i < len(code):
            c, around = code[i], code[max(i - 1, 0):i + 2]
            if c in opens:
                depth += 1
            elif c in closes:
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and (c in ';,?' or c == ':' and '::' not in around
                                 or c == '=' and not re.search(r'[=<>!]=|==', around)
                                 or code[i - 5:i + 1] == 'return'):
                break
            i += step
        else:
            return None
        ends[step] = i
    begin, end = ends[-1] + 1, ends[1]
    text = whole[begin:end]
    return begin + len(text) - len(text.lstrip()), begin + len(text.rstrip())


class Choice(Mutant):
    """An `&&` that becomes `||`, or the reverse. Those of one expression share its lines."""

    def __init__(self, path, whole, expression, operator, old, new):
        number = whole.count('\n', 0, expression[0])
        super().__init__(path, number, f'{old} -> {new}', '', True)
        self.last = whole.count('\n', 0, expression[1])
        begin, end = whole.rfind('\n', 0, expression[0]) + 1, whole.find('\n', expression[1])
        self.before, self.behind = whole[begin:expression[0]], whole[expression[1]:end]
        self.expression = expression
        self.was = in_one_line(whole[slice(*expression)])
        self.becomes = in_one_line(whole[expression[0]:operator] + new + whole[operator + 2:expression[1]])
        self.new = self.before + self.becomes + self.behind

    def of_all(self, choices):
        """The line with this mutant and the others of its expression."""
        text = f'bool({self.was})'
        for each in choices:
            text = f'(::trf_mutants::chosen({each.id}) ? bool({each.becomes}) : {text})'
        return self.before + text + self.behind


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


class Exchange(Mutant):
    """Two arguments of one type are exchanged where a sentence is made: (begin, end) of both in the file."""

    def __init__(self, path, whole, statement, what, kind, one, two):
        super().__init__(path, whole.count('\n', 0, statement[0]), what, '', True)
        self.last = whole.count('\n', 0, statement[1])
        self.kind, self.fields = kind, (one, two)
        begin = whole.rfind('\n', 0, statement[0]) + 1
        texts = [whole[begin:one[0]], whole[slice(*two)], whole[one[1]:two[0]], whole[slice(*one)],
                 whole[two[1]:statement[1]]]
        self.new = ' '.join(''.join(texts).split())


def in_one_line(text):
    """Without its comments."""
    return ' '.join(line[:comment_in(line)].strip() for line in text.split('\n'))


def value_of(kind, text):
    """A value as one of its type, so that two of them fit a choice."""
    return f'::trf::{kind}{text}' if text.startswith('{') else f'::trf::{kind}({text})'


def with_exchanges(whole, exchanges, begin=0, end=None):
    """The text with a choice in the place of each argument that is exchanged. A sentence may be inside an
    argument of another one."""
    end = len(whole) if end is None else end
    others = collections.defaultdict(list)
    for each in exchanges:
        for mine, other in (each.fields, each.fields[::-1]):
            if begin <= mine[0] and mine[1] <= end and mine != (begin, end):
                others[mine].append((each, other))
    out, at = '', begin
    for field in sorted(others, key=lambda field: (field[0], -field[1])):
        if field[0] < at:  # Inside the one before
            continue
        own = value_of(others[field][0][0].kind, with_exchanges(whole, exchanges, *field))
        for each, other in others[field]:
            own = f'(::trf_mutants::chosen({each.id}) ? {value_of(each.kind, in_one_line(whole[slice(*other)]))} : {own})'
        out += whole[at:field[0]] + own
        at = field[1]
    return out + whole[at:end]


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
        for i, (a, *one) in enumerate(fields):
            for b, *two in fields[i + 1:]:
                if kinds[a] == kinds[b] and in_one_line(whole[slice(*one)]) != in_one_line(whole[slice(*two)]):
                    yield Exchange(path, whole, (m.start(), end), f'{m.group(1)}: {a} <-> {b}', kinds[a],
                                   tuple(one), tuple(two))


def mutants_of(path, kinds, known):
    """All mutants of a file."""
    lines = path.read_text().split('\n')
    constant = constant_lines(lines)
    if 'swap' in kinds:
        yield from exchanges_of(path, lines, known)
    of_code = itertools.chain(changes_of(path, lines) if 'code' in kinds else [],
                              choices_of(path, lines) if 'code' in kinds or 'logic' in kinds else [])
    for mutant in of_code:
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
        for m in GUARD.finditer(code):
            new = line[:m.start()] + 'if (false) ' + line[m.start(2):]
            found = condition_of(code)
            yield Mutant(path, number, 'guard never', new, found and (
                lambda n, line=line, found=found:
                f'{line[:found[0]]} !::trf_mutants::chosen({n}) && ({line[found[0]:found[1]]}){line[found[1]:]}'))


def choices_of(path, lines):
    whole = '\n'.join(lines)
    code = '\n'.join(code_of(line) for line in lines)
    for m in LOGIC.finditer(code):
        line = code[code.rfind('\n', 0, m.start()) + 1:m.start()]
        if re.match(r'\s*(#|static_assert|template|requires|concept)', line):
            continue
        expression = expression_at(code, whole, m.start(1))
        if expression:
            yield Choice(path, whole, expression, m.start(1), m.group(1), '||' if m.group(1) == '&&' else '&&')


def run(command, seconds, cwd=ROOT, env=None):
    """The exit status; what a mutant never ends is killed with all that it started."""
    with subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          stdin=subprocess.DEVNULL, start_new_session=True,
                          env=dict(os.environ, **(env or {}))) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return -1
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass


def ninja(build):
    return subprocess.run(['ninja', '-k', '0', '-C', str(build)], cwd=ROOT, check=False,
                          capture_output=True, text=True)


class Test:
    """A test as ctest knows it. One whose sentences are recorded passes if the examples are said."""

    def __init__(self, build, known):
        self.build, self.name, self.command = build, known['name'], known['command']
        properties = {each['name']: each['value'] for each in known['properties']}
        self.cwd = properties.get('WORKING_DIRECTORY', str(build))
        self.env = dict(each.split('=', 1) for each in properties.get('ENVIRONMENT', []))
        self.passed = {0, properties.get('SKIP_RETURN_CODE', 0)}
        self.is_recorded = self.name.startswith('language.said.')
        self.seconds = 0.0
        self.reached = set()

    def passes(self, mutant=0, limit=1800, env=None):
        env = dict(self.env, TRF_MUTANT=str(mutant), **(env or {}))
        if not self.is_recorded:
            return run(self.command, limit, self.cwd, env) in self.passed
        with tempfile.TemporaryDirectory() as folder:
            for record in (self.build / 'said').iterdir():
                os.symlink(record, f'{folder}/{record.name}')
            here = lambda text: text.replace(str(self.build / 'said'), folder)
            return (run([here(each) for each in self.command], limit, self.cwd,
                        {name: here(value) for name, value in env.items()}) == 0
                    and run([str(self.build / 'bin/sentences'), folder, 'tests/language/sentences'], 60) == 0)

    def trace(self):
        """Which switches it reaches, in how many seconds; False where it fails without a mutant."""
        with tempfile.NamedTemporaryFile() as file:
            start = time.monotonic()
            if not self.passes(env={'TRF_MUTANT_TRACE': file.name}):
                return False
            self.seconds = time.monotonic() - start
            self.reached = {int(line) for line in file.read().split()}
            return True


class Tests:
    """All tests that a mutant can break, the quickest first."""

    # The same once more in memory; what reads sources, compiles, or runs all golden cases
    NOT_FOR_MUTANTS = r'memory\.|names$|refused\.|messages\.|examples\.|package\.|guide\.4-|language\.(marked|sentences)$'

    def __init__(self, build, kinds, jobs):
        found = json.loads(subprocess.run(['ctest', '--test-dir', str(build), '--show-only=json-v1'],
                                          capture_output=True, check=True).stdout)['tests']
        # Random tournaments against the rules, by codes: no text of ours
        skipped = self.NOT_FOR_MUTANTS + ('|property\\.' if kinds == ['swap'] else '')
        self.all = [Test(build, each) for each in found if not re.match(skipped, each['name'])]
        if run([str(build / 'bin/sentences'), str(build / 'said'), 'tests/language/sentences'], 60) != 0:
            sys.exit("mutants.py: run ctest -R 'language' in the build first")
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            passed = list(pool.map(Test.trace, self.all))
        # Switches take memory and time, of which a test of limits has little; of others none may fail.
        failed = [test for test, has_passed in zip(self.all, passed) if not has_passed]
        names = ', '.join(test.name for test in failed)
        if len(failed) > MOST_FAILED:
            sys.exit(f'mutants.py: fail without a mutant: {names}')
        if failed:
            print(f'not asked, since they fail without a mutant: {names}', flush=True)
        self.all = sorted((test for test in self.all if test not in failed), key=lambda test: test.seconds)

    def verdict(self, mutant, is_alone=False):
        mine = [test for test in self.all if is_alone or mutant in test.reached]
        for test in mine:
            if not test.passes(0 if is_alone else mutant, 30 + 5 * test.seconds):
                return 'caught', test.name
        return 'SURVIVED', f'{len(mine)} tests reach it'


def changed_since(commit):
    """The numbers of the lines that were changed since a commit, by file."""
    changed, path = collections.defaultdict(set), None
    said = subprocess.run(['git', 'diff', '-U0', '--no-color', commit], cwd=ROOT, capture_output=True, text=True,
                          check=True).stdout
    for line in said.splitlines():
        if line.startswith('+++ '):
            path = ROOT / line[len('+++ b/'):]
        elif hunk := re.match(r'@@ -\S+ \+(\d+)(?:,(\d+))? @@', line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            changed[path] |= set(range(first - 1, first - 1 + count))
    return changed


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


def with_switches(sources, build, mutants):
    """Compiles all mutants at once; those that are left have no switch."""
    header = f'#include "{ROOT}/tests/system/mutants.hpp"'
    switched, seen, expressions = [], set(), collections.defaultdict(list)
    for mutant in sorted(mutants, key=lambda each: isinstance(each, Exchange)):
        places = {(mutant.path, number) for number in range(mutant.number, mutant.last + 1)}
        shares = isinstance(mutant, Choice) and (mutant.path, mutant.expression)
        if mutant.switch and (not places & seen or shares in expressions):
            switched.append(mutant)
            if shares:
                expressions[shares].append(mutant)
            if not isinstance(mutant, Exchange):  # Which share a line
                seen |= places
    paths = {mutant.path for mutant in switched}
    while switched:
        for path in paths:
            mine = [mutant for mutant in switched if mutant.path == path]
            lines = with_exchanges('\n'.join(sources.lines(path)),
                                   [mutant for mutant in mine if isinstance(mutant, Exchange)]).split('\n')
            for mutant in mine:
                if isinstance(mutant, Choice):
                    mutant.put(lines, mutant.of_all([each for each in expressions[path, mutant.expression]
                                                     if each in mine]))
                elif not isinstance(mutant, Exchange):
                    mutant.put(lines, mutant.switch(mutant.id))
            for mutant in mine:
                if mutant.begin is not None:
                    lines[mutant.begin] = loosened(lines[mutant.begin])
            sources.write(path, [header] + lines if mine else lines)
        built = ninja(build)
        if built.returncode == 0:
            break
        said = built.stdout + built.stderr
        places = set(re.findall(r'([\w./-]+):(\d+):\d+:', said))
        here = {(pathlib.Path(os.path.normpath(build / file)), int(line) - 2) for file, line in places}
        wrong = [mutant for mutant in switched
                 if any((mutant.path, number) in here for number in range(mutant.number, mutant.last + 1))]
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
    parser.add_argument('--library', choices=sorted(LIBRARIES))
    parser.add_argument('--kind', choices=['code', 'logic', 'swap'],
                        help='of the code, of its && and || only, or of arguments (code and swap)')
    parser.add_argument('--only', default='', help='files whose path contains this')
    parser.add_argument('--since', metavar='COMMIT', help='lines that were changed since it')
    parser.add_argument('--jobs', type=int, default=2, help='mutants tried at a time')
    asked = parser.parse_args()
    if subprocess.run(['git', 'status', '--porcelain', '--untracked-files=no'], cwd=ROOT,
                      capture_output=True, check=True).stdout:
        sys.exit('mutants.py: the checkout has changes')

    libraries = [asked.library] if asked.library else LIBRARIES
    build = asked.build.resolve()
    kinds = [asked.kind] if asked.kind else ['code', 'swap']
    known = sentences()
    changed = changed_since(asked.since) if asked.since else None
    files = {}
    for library in libraries:
        folder = ROOT / ('tools' if library == 'tools' else f'lib{library}')
        for path in sorted(folder.rglob('*.[ch]pp')):
            if asked.only in str(path) and 'italian' not in path.parts:
                files[path] = (library, [mutant for mutant in mutants_of(path, kinds, known) if changed is None or
                                         not changed[path].isdisjoint(range(mutant.number, mutant.last + 1))])
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

    def note(mutant, said, why=''):
        counts[said] += 1
        print(f'{said:8} {mutant}{why and f" ({why})"}', flush=True)

    mutants = [files[path][1][which] for path, which in sorted(chosen)]
    for number, mutant in enumerate(mutants):
        mutant.id = number + 1

    sources, tests = Sources(), None
    try:
        # A mutant of the code is of another round than others of its line.
        left = mutants
        while switched := with_switches(sources, build, left):
            print(f'{len(switched)} of {len(left)} mutants have a switch', flush=True)
            tests = Tests(build, kinds, asked.jobs)
            with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
                list(pool.map(lambda mutant: note(mutant, *tests.verdict(mutant.id)), switched))
            left = [mutant for mutant in left if mutant not in switched]
            sources.put_back()
        for mutant in left:
            if isinstance(mutant, Exchange):
                note(mutant, 'refused')
                continue
            if not tests:
                ninja(build)
                tests = Tests(build, kinds, asked.jobs)
            lines = sources.lines(mutant.path)
            mutant.put(lines, mutant.new)
            sources.write(mutant.path, lines)
            note(mutant, *(tests.verdict(mutant.id, is_alone=True) if ninja(build).returncode == 0 else ['refused']))
            sources.put_back()
    finally:
        sources.put_back()
    tried = counts['caught'] + counts['SURVIVED']
    print(f'{counts["caught"]} of {tried} caught, {counts["refused"]} refused by the compiler')


if __name__ == '__main__':
    main()
