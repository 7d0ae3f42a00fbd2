#!/usr/bin/env python3
"""Type-checks the Swift files of a checkout against the module UIKit, target by target."""

import argparse
import concurrent.futures
import os
import re
import shutil
import sys
import tempfile
import threading
from collections import defaultdict

import testing
from building import build, system_flags
from checkout import (
    HERE, apple_modules, bridges_uikit, freeze, imports, in_order, is_mixed, objective_c_names, own_targets, text_of,
    using_uikit, with_libraries)

CONSTRAINTS = re.compile(
    r'\.constraint\(|NSLayoutConstraint|addConstraint|\.snp\.|\.autoPin|Anchor\b|VisualFormat')
TYPE = re.compile(r'\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)')


def kind(message):
    """What is missing, without the particulars of the place."""
    for pattern, text in [
        (r"cannot find (?:type )?'([^']+)' in scope", r'\1'),
        (r"(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'", r'\1.\2'),
        (r"value of optional type '([^']+)'", 'value of optional type'),
        (r"no such module '([^']+)'", r'module \1'),
        (r"(?:instance )?(method|property|initializer) does not override any.*", r'override \1'),
        (r"type '[^']+' does not conform to protocol '([^']+)'", r'conformance to \1'),
        (r"cannot infer contextual base in reference to member '([^']+)'", r'.\1'),
    ]:
        match = re.search(pattern, message)
        if match:
            return match.expand(text).replace('?', '').replace('!', '')
    return message


class Progress:
    """Says on stderr how far a checkout is, so that a run that is cut off has told something."""

    def __init__(self, count, root):
        self.count, self.root, self.done, self.lock = count, root, 0, threading.Lock()

    def tell(self, target, built):
        errors, _ = built
        with self.lock:
            self.done += 1
            place = os.path.relpath(target.place, os.path.dirname(self.root))
            fine = sum(not found for found in errors.values())
            print(f'{self.done} of {self.count}: {place}: {fine} of {len(errors)} files compile',
                  file=sys.stderr, flush=True)
        return built


def judged(directory, arguments, known):
    """The errors by file and target of the targets of a checkout that use UIKit, and the modules that it
    imports, by whether they are there."""
    root = os.path.abspath(directory)
    own = own_targets(root)
    with_uikit = {freeze(t) for t in using_uikit(own, bridges_uikit(root))}
    libraries = with_libraries(list(with_uikit), own, [root, *arguments.libraries], known)
    arguments.sources = {t.module: t.files for t in [*with_uikit, *libraries]}
    arguments.modules = tempfile.mkdtemp(prefix='uikit-modules-')
    results, modules, broken = [], set(), set()
    progress = Progress(len(with_uikit) + len(libraries), root)
    partial = {t.module for t in libraries if is_mixed(t)}
    try:
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for ready in in_order([*with_uikit, *libraries]):
                there = frozenset(modules)
                for target, (errors, is_there) in zip(ready, pool.map(
                        lambda t: progress.tell(t, build(t, there, arguments, t in with_uikit)), ready)):
                    if is_there:
                        modules.add(target.module)
                    if any(errors.values()):
                        broken.add(target.module)
                    if target in with_uikit:
                        results.append((target, errors))
    finally:
        shutil.rmtree(arguments.modules)
    names = set().union(*(TYPE.findall(text_of(f)) for t in own for f in t.files))
    return results, modules, broken, partial, names | objective_c_names([root, *arguments.libraries])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--bin', required=True)
    parser.add_argument('--top', type=int, default=40, help='how much of what is missing')
    parser.add_argument('--list', action='store_true', help='each file with its first error')
    parser.add_argument('--with', dest='libraries', action='append', default=[], metavar='DIR',
                        help='a checkout, or a folder of them, with modules that the judged import')
    parser.add_argument('--tests', action='store_true',
                        help="run the checkout's own tests instead, and say how many of each target pass")
    parser.add_argument('--seconds', type=int, default=300,
                        help='the most for one module, and for the tests of a target')
    parser.add_argument('--jobs', type=int, default=2, help='modules at once')
    parser.add_argument('directories', nargs='+')
    arguments = parser.parse_args()
    repository = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    arguments.flags = system_flags(repository)
    apple, named = apple_modules(repository)
    if arguments.tests:
        arguments.flags.append('-enable-testing')
        for directory in arguments.directories:
            known = HERE | apple
            outcomes = testing.tested(directory, arguments, known, repository)
            testing.report(directory, *outcomes, known | set(arguments.sources), arguments.top)
        return
    files, missing, clean, examples = {}, defaultdict(set), defaultdict(set), {}
    alone, absent, theirs, whole = defaultdict(int), defaultdict(set), set(), []
    notes = []
    for directory in arguments.directories:
        results, modules, broken, partial, names = judged(directory, arguments, HERE | apple)
        judged_modules = {t.module for t, _ in results}
        if modules - judged_modules:
            notes.append(f'{directory}: built as well, * with errors: ' + ', '.join(
                m + '*' * (m in broken) for m in sorted(modules - judged_modules)))
        for target, errors in results:
            whole.append(not any(errors.values()))
            kinds = {kind(message) for found in errors.values() for _, message in found}
            for what in kinds if len(kinds) == 1 else []:
                alone[what] += 1
            for file, found in errors.items():
                unknown = imports([file]) - HERE - named - (modules - partial)
                for module in unknown:
                    absent[module].add(file)
                _, all_found = files.setdefault(file, (directory, []))
                all_found += found
                for line, message in found:
                    what = kind(message)
                    if what in names:
                        theirs.add(file)
                        continue
                    missing[what].add(file)
                    if not unknown:
                        clean[what].add(file)
                    if what not in examples or not unknown and len(clean[what]) == 1:
                        examples[what] = f'{os.path.relpath(file, directory)}:{line}: {message}'
    report(arguments, files, notes, absent, theirs, whole)
    print('files that import only what is there, files, targets that lack nothing else, and what is missing:')
    ranked = sorted(missing, key=lambda what: (-len(clean[what]), -len(missing[what]), what))
    for what in ranked[:arguments.top]:
        print(f'{len(clean[what]):5} {len(missing[what]):5} {alone[what]:5} {what:50} {examples[what][:140]}')


def report(arguments, files, notes, absent, theirs, whole):
    """How many files compile, and what else the checkouts would need."""
    with_constraints = {f for f in files if CONSTRAINTS.search(text_of(f))}
    if arguments.list:
        for file, (_, found) in files.items():
            first = f'{found[0][0]}: {found[0][1]}' if found else 'compiles'
            print(f'{os.path.relpath(file)}: {first}')
    for directory in [*arguments.directories, None]:
        own = [f for f, (place, _) in files.items() if directory in (None, place)]
        some = [f for f in own if f in with_constraints]
        counts = [sum(not files[f][1] for f in list) for list in (own, some)]
        print(f'{directory or "all"}: {counts[0]} of {len(own)} files compile, '
              f'{counts[1]} of {len(some)} that build constraints')
    print(f'{sum(whole)} of {len(whole)} whole targets compile')
    for note in notes:
        print(note)
    if absent:
        ranked = sorted(absent.items(), key=lambda item: (-len(item[1]), item[0]))
        print('modules that are not there, with the files that import them: ' + ', '.join(
            f'{module} {len(files)}' for module, files in ranked))
    if theirs:
        print(f'{len(theirs)} files lack types that the checkouts declare, in Objective-C or '
              'in modules that were not built')


if __name__ == '__main__':
    main()
