#!/usr/bin/env python3
"""Type-checks the Swift files of a checkout against the module UIKit, target by target."""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict

HERE = {
    'Foundation', 'UIKit', 'Swift', 'XCTest', 'Testing', 'Dispatch', 'FoundationNetworking',
    'FoundationXML', 'Glibc', 'Synchronization', 'Observation', 'RegexBuilder', '_Concurrency',
}
SKIPPED = re.compile(
    r'(^|/)(\.build|\.git|Pods|Carthage|Package\.swift|DerivedData|[^/]*(Tests?|Mocks?|Stubs?))(/|$)')
CONSTRAINTS = re.compile(
    r'\.constraint\(|NSLayoutConstraint|addConstraint|\.snp\.|\.autoPin|Anchor\b|VisualFormat')
IMPORT = re.compile(
    r'^\s*(?:@\w+(?:\(.*?\))?\s+)*(?:public |internal |private |package )?import '
    r'(?:class |struct |enum |protocol |func |var |let |typealias )?(\w+)', re.M)
ERROR = re.compile(r'^(/.*?):(\d+):(\d+): error: (.*)$')


def targets(root):
    """Folders of one module each, by name: of an Xcode project, a package, or the checkout."""
    files = []
    for folder, folders, names in os.walk(root):
        folders.sort()
        path = os.path.relpath(folder, root)
        if SKIPPED.search('/' + path):
            folders[:] = []
            continue
        files += [os.path.join(folder, n) for n in sorted(names)
                  if n.endswith('.swift') and n != 'Package.swift']
    projects = {folder for folder, folders, _ in os.walk(root)
                if any(f.endswith('.xcodeproj') for f in folders)}
    packages = {folder for folder, _, names in os.walk(root) if 'Package.swift' in names}
    result = defaultdict(list)
    for file in files:
        base = os.path.dirname(file)
        while base not in projects and base not in packages and len(base) > len(root.rstrip('/')):
            base = os.path.dirname(base)
        parts = os.path.relpath(file, base).split(os.sep)
        if parts[0] in ('Sources', 'Source', 'Examples') and len(parts) > 2 and base in packages:
            parts = parts[1:]
        name = os.path.join(os.path.relpath(base, root), parts[0] if len(parts) > 1 else '')
        result[name].append(file)
    return result


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


def check(name, files, arguments):
    """The errors of each file of a target."""
    folder = tempfile.mkdtemp(prefix='uikit-')
    try:
        texts = {f: open(f, encoding='utf-8', errors='replace').read() for f in files}
        unknown = {m for text in texts.values() for m in IMPORT.findall(text)} - HERE
        leave_out = [a for m in sorted(unknown) for a in ('--leave-out', m)]
        outputs = {}
        for number, file in enumerate(files):
            output = os.path.join(folder, f'{number}-{os.path.basename(file)}')
            if os.path.basename(file) == 'main.swift':
                output = os.path.join(folder, 'main.swift')
            outputs[file] = output
        pairs = [path for pair in outputs.items() for path in pair]
        subprocess.run(
            [os.path.join(arguments.bin, 'redline-rewrite'), '--quiet', *leave_out, *pairs], check=True)
        command = [
            'swiftc', '-typecheck', '-wmo', '-swift-version', '5', '-suppress-warnings', '-module-name',
            'Target', '-I', os.path.join(arguments.bin, 'Modules'), '-diagnostic-style', 'llvm',
            '-Xcc', '-w', *arguments.flags, *outputs.values()]
        if not any(os.path.basename(f) == 'main.swift' for f in files):
            command.insert(1, '-parse-as-library')
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=600)
            log = run.stderr
        except subprocess.TimeoutExpired:
            log, run = ''.join(f'{f}:1:1: error: the type-checker ran out of time\n' for f in files), None
        errors = {file: [] for file in files}
        for line in log.splitlines():
            match = ERROR.match(line)
            if match and match[1] in errors:
                errors[match[1]].append((int(match[2]), match[4]))
        if run and run.returncode != 0 and not any(errors.values()):
            print(f'{name}: {log[-2000:]}', file=sys.stderr)
            errors = {file: [(1, 'the compiler failed')] for file in files}
        own = set(re.findall(
            r'\b(?:class|struct|enum|protocol|actor|typealias|func|var|let|case)\s+(\w+)',
            '\n'.join(texts.values())))
        return errors, texts, own
    finally:
        shutil.rmtree(folder)


def system_flags(repository):
    """What the C modules below UIKit need."""
    flags = []
    for package in ['pangoft2']:
        out = subprocess.run(['pkg-config', '--cflags', package], capture_output=True, text=True)
        for word in out.stdout.split():
            if word.startswith('-I'):
                flags += ['-Xcc', word]
    for module in ['CPango']:
        flags += ['-Xcc', f'-fmodule-map-file={repository}/Sources/{module}/module.modulemap']
    return flags


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--bin', required=True)
    parser.add_argument('--top', type=int, default=40, help='how much of what is missing')
    parser.add_argument('--list', action='store_true', help='each file with its first error')
    parser.add_argument('directories', nargs='+')
    arguments = parser.parse_args()
    repository = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    arguments.flags = system_flags(repository)
    rows, missing, examples = [], defaultdict(set), {}
    alone = defaultdict(int)
    whole = total = 0
    for directory in arguments.directories:
        root = os.path.abspath(directory)
        jobs = {n: f for n, f in targets(root).items()
                if any('import UIKit' in open(x, errors='replace').read() for x in f)}
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda j: (j[0], check(j[0], j[1], arguments)), jobs.items()))
        for name, (errors, texts, own) in results:
            total += 1
            whole += not any(errors.values())
            kinds = {kind(message) for found in errors.values() for _, message in found}
            for what in kinds if len(kinds) == 1 else []:
                alone[what] += 1
            for file, found in errors.items():
                rows.append((directory, file, bool(CONSTRAINTS.search(texts[file])), found))
                for line, message in found:
                    what = kind(message)
                    missing[what].add(file)
                    examples.setdefault(what, f'{os.path.relpath(file, root)}:{line}: {message}')
    if arguments.list:
        for directory, file, _, found in rows:
            first = f'{found[0][0]}: {found[0][1]}' if found else 'compiles'
            print(f'{os.path.relpath(file)}: {first}')
    for directory in [*arguments.directories, None]:
        own = [r for r in rows if directory in (None, r[0])]
        with_constraints = [r for r in own if r[2]]
        counts = [sum(not r[3] for r in some) for some in (own, with_constraints)]
        print(f'{directory or "all"}: {counts[0]} of {len(own)} files compile, '
              f'{counts[1]} of {len(with_constraints)} that build constraints')
    print(f'{whole} of {total} whole targets compile')
    print('files, targets that lack nothing else, and what is missing:')
    ranked = sorted(missing.items(), key=lambda item: (-len(item[1]), item[0]))
    for what, files in ranked[:arguments.top]:
        print(f'{len(files):5} {alone[what]:5} {what:50} {examples[what][:140]}')


if __name__ == '__main__':
    main()
