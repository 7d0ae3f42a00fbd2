"""Builds and runs the own tests of a checkout: its targets of tests, with what they import, as a package of
their own whose sources are the rewritten ones."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple

from building import build, rewritten, write
from checkout import (
    freeze, imports, in_order, is_for_phones, language_mode, own_targets, text_of, with_libraries)
from projects import Target, package_targets, swift_files, xcode_targets
from runs import Run, run_tests

# What comes with others' code or with a build.
NOT_OWN = re.compile(r'(^|/)(\.build|\.git|Pods|Carthage|SourcePackages|DerivedData)(/|$)')
TESTS = re.compile(r'(^|/)[^/]*(Tests?|Specs?)(/|$)')
SPEC = re.compile(r'^\s*(?:@\w+\s+)*(?:(?:public|open|internal|final)\s+)*class\s+(\w+)\s*:\s*QuickSpec\b', re.M)
ERROR = re.compile(r'^(/.*?):\d+:\d+: error: (.*)$', re.M)
# The first build has Redline in it, a large app takes as long.
BUILD_SECONDS = 1800
# How often files with errors are left out, each of which may be what others need.
ROUNDS = 6

# What became of the tests of a target: the files that do not compile, with their first errors; why nothing
# could be run; and the runs of both libraries of tests.
Outcome = namedtuple('Outcome', 'target broken problem run')


def test_targets(root):
    """The targets of tests in a checkout: those of packages, then of Xcode projects, then the folders of
    tests that are in none of them. None is of another system, or drives an app from outside."""
    root = os.path.abspath(root)
    found, claimed, projects, rest = [], set(), [], {}

    def add(target):
        files = [f for f in target.files if f not in claimed]
        if files and is_for_phones(files):
            found.append(target._replace(files=files))
        claimed.update(target.files)

    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if not NOT_OWN.search('/' + f))
        projects += [os.path.join(folder, f) for f in folders if f.endswith('.xcodeproj')]
        if 'Package.swift' in names:
            for target in package_targets(folder, of_tests=True):
                add(target)
    for project in projects:
        for target in xcode_targets(project, of_tests=True):
            add(target)
    for file in swift_files(root, lambda path: NOT_OWN.search('/' + path)):
        place = TESTS.search(os.path.relpath(file, root))
        if place and file not in claimed and imports([file]) & {'XCTest', 'Testing', 'Quick'}:
            folder = os.path.join(root, os.path.relpath(file, root)[:place.end()].rstrip('/'))
            rest.setdefault(folder, []).append(file)
    for folder, files in rest.items():
        add(Target(folder, re.sub(r'\W', '_', os.path.basename(folder)), files))
    return with_names_of_their_own(found)


def with_names_of_their_own(targets):
    """Targets of which no two make a module of the same name."""
    result, names = [], set()
    for target in targets:
        name, number = target.module, 1
        while name in names:
            number += 1
            name = f'{target.module}_{number}'
        names.add(name)
        result.append(target._replace(module=name))
    return result


def without_errors(target, modules, arguments):
    """A target without the files that do not compile, and those with their first errors. The module is
    there for those that import it."""
    broken = {}
    for _ in range(ROUNDS):
        errors, is_there = build(target, modules, arguments, True)
        broken.update({file: found[0] for file, found in errors.items() if found})
        kept = [f for f in target.files if f not in broken]
        if len(kept) == len(target.files):
            return target if is_there else target._replace(files=()), broken
        target = target._replace(files=tuple(kept))
        if not kept:
            break
    return target._replace(files=()), broken


def examples(target):
    """Tests for XCTest that run the examples of a target's specs, which Quick makes while it runs and lists
    nowhere on Linux; they say what XCTest says of a test, with a number where several have one name."""
    names = sorted({name for file in target.files for name in SPEC.findall(text_of(file))})
    text = '@testable import Quick\nimport XCTest\n'
    for name in names:
        text += f'''
final class {name}Examples: XCTestCase {{
  func testExamples() throws {{
    var counts: [String: Int] = [:]
    for (name, run) in {name}.allTests {{
      counts[name, default: 0] += 1
      let told = counts[name] == 1 ? name : "\\(name) #\\(counts[name]!)"
      print("Test Case '{name}.\\(told)' started at 0")
      let before = testRun?.totalFailureCount ?? 0
      try run({name}(name: name, testClosure: {{ _ in }}))()
      let isPassed = testRun?.totalFailureCount == before
      print("Test Case '{name}.\\(told)' \\(isPassed ? "passed" : "failed") (0.0 seconds)")
    }}
  }}
}}
'''
    return text if names else None


def write_package(folder, targets, tests, arguments, repository):
    """A package of the rewritten sources of targets, each of which may import those before it."""
    sources = os.path.join(folder, 'Sources')
    shutil.rmtree(sources, ignore_errors=True)
    redline, entries, there = os.path.basename(repository), [], []
    for target in targets:
        place = os.path.join(sources, target.module)
        os.makedirs(place)
        rewritten(target, place, frozenset(there) | {'Quick'}, arguments)
        is_test = target.module in tests
        if is_test:
            subprocess.run([os.path.join(arguments.bin, 'redline-rewrite'), '--main-actor-tests',
                            os.path.join(place, 'MainActorTests.swift')], check=True)
            text = examples(target) if 'Quick' in there else None
            if text:
                write(os.path.join(place, 'Examples.swift'), text)
        needed = [m for m in there if m in imports(target.files)]
        entries.append(
            f'  .{"testTarget" if is_test else "target"}(name: "{target.module}", dependencies: ['
            + f'.product(name: "UIKit", package: "{redline}"), ' + ', '.join(f'"{m}"' for m in needed)
            + f'], path: "Sources/{target.module}", swiftSettings: [.swiftLanguageMode('
            + f'.v{language_mode(target)}), .unsafeFlags(["-suppress-warnings"])]),')
        if not is_test:
            there.append(target.module)
    write(os.path.join(folder, 'Package.swift'),
          '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "checkout", '
          f'dependencies: [.package(path: "{repository}")], targets: [\n' + '\n'.join(entries) + '\n])\n')


def build_package(folder, arguments):
    """Why the package does not build, or None."""
    command = ['swift', 'build', '--build-tests', '--package-path', folder, '--jobs', str(arguments.jobs)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=BUILD_SECONDS)
    except subprocess.TimeoutExpired:
        return f'it was not built in {BUILD_SECONDS} s'
    if run.returncode == 0:
        return None
    found = ERROR.search(run.stdout + run.stderr)
    last = (run.stderr.strip() or run.stdout.strip()).splitlines()[-1:]
    return f'{found[1]}: {found[2]}' if found else f'it does not build: {"".join(last)}'


def tested(directory, arguments, known, repository):
    """The outcomes of the targets of tests in a checkout, in order, and the files of modules under test that
    had to be left out."""
    root = os.path.abspath(directory)
    tests = [freeze(t) for t in test_targets(root)]
    libraries = with_libraries(tests, own_targets(root), [root, *arguments.libraries], known)
    names = {t.module for t in tests}
    arguments.sources = {t.module: t.files for t in libraries}
    arguments.modules = tempfile.mkdtemp(prefix='uikit-modules-')
    kept, broken, missing = [], {}, {}
    try:
        for ready in in_order([*tests, *libraries]):
            for target in ready:
                whole, files = without_errors(target, {t.module for t in kept}, arguments)
                broken[target.module] = files
                print(f'{target.place}: {len(whole.files)} of {len(target.files)} files compile',
                      file=sys.stderr, flush=True)
                if whole.files:
                    kept.append(whole)
                else:
                    missing[target.module] = 'no file of it compiles'
    finally:
        shutil.rmtree(arguments.modules)
    outcomes = run_all(kept, names, arguments, repository)
    return [Outcome(t, broken[t.module], *outcomes.get(t.module, (missing.get(t.module), Run()))) for t in tests], {
        t.module: broken[t.module] for t in libraries if broken[t.module]}


def run_all(targets, names, arguments, repository):
    """What became of each target of tests by its module. All are built at once, and one by one where that
    fails, so that one does not take the others with it."""
    tests = [t for t in targets if t.module in names]
    if not tests:
        return {}
    folder = os.path.join(repository, '.build', 'uikit-tests')
    os.makedirs(folder, exist_ok=True)
    outcomes = {}
    with open(os.path.join(folder, 'lock'), 'w', encoding='utf-8') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        write_package(folder, targets, names, arguments, repository)
        problem = build_package(folder, arguments)
        if problem is None or len(tests) == 1:
            return {t.module: (problem, runs(folder, t, problem, arguments)) for t in tests}
        for test in tests:
            others = names - {test.module}
            write_package(
                folder, [t for t in targets if t.module not in others], names, arguments, repository)
            problem = build_package(folder, arguments)
            outcomes[test.module] = problem, runs(folder, test, problem, arguments)
    return outcomes


def runs(folder, target, problem, arguments):
    """What became of a target's tests, none where the package did not build."""
    return Run() if problem else run_tests(folder, target.module, arguments.seconds)


def absent_modules(outcomes, left_out, known):
    """The modules that files which do not compile import and that are not there: `--with` may name them."""
    files = [f for broken in [*(o.broken for o in outcomes), *left_out.values()] for f in broken]
    return sorted(imports(files) - known - {o.target.module for o in outcomes})


def report(directory, outcomes, left_out, known, top):
    """Prints how many tests of each target passed, and which did not."""
    total = [0, 0, 0, 0]
    for outcome in outcomes:
        run, place = outcome.run, os.path.relpath(outcome.target.place, directory)
        counts = [len(run.passed), len(run.failed), len(run.not_run), len(run.skipped)]
        total = [a + b for a, b in zip(total, counts)]
        print(f'{place}: ' + (f'no tests run: {outcome.problem}' if outcome.problem else counted(counts)))
        if outcome.broken:
            print(f'  {len(outcome.broken)} of {len(outcome.target.files)} files not compiled:')
        for file, (line, message) in list(outcome.broken.items())[:top]:
            print(f'    {os.path.relpath(file, directory)}:{line}: {message[:140]}')
        for name, why in list(run.failed.items())[:top]:
            print(f'  failed: {name}: {why[:200]}')
    for module, files in left_out.items():
        file, (line, message) = next(iter(files.items()))
        print(f'{module} is tested without {len(files)} files that do not compile, as '
              f'{os.path.relpath(file, directory)}:{line}: {message[:140]}')
    absent = absent_modules(outcomes, left_out, known)
    if absent:
        print(f'modules that such files import and that are not there (--with DIR): {", ".join(absent)}')
    files = [sum(len(o.broken) for o in outcomes), sum(len(o.target.files) for o in outcomes)]
    print(f'{directory}: ' + (
        f'{counted(total)}, {files[0]} of {files[1]} files of tests not compiled'
        if outcomes else 'no targets of tests'))


def counted(counts):
    """Counts of tests that passed, failed, were not run and were skipped, in words."""
    words = ['passed', 'failed', 'not run', 'skipped']
    return f'of {sum(counts[:3])} tests ' + ', '.join(
        f'{count} {word}' for count, word in zip(counts, words) if count or word in words[:2])
