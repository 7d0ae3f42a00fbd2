"""Builds the modules of a checkout with the compiler, rewritten for one without Objective-C."""

import os
import re
import shutil
import subprocess
import sys
import tempfile

from checkout import HERE, imports, is_in_package, language_mode, text_of

ERROR = re.compile(r'^(/.*?):(\d+):(\d+): error: (.*)$')


CLASS_OF_UIKIT = re.compile(r'\bUI(?:View|Image|Color|Label|Button|Font|Application)')
LINUX = re.compile(r'^\s*#(?:else)?if .*(?:os\(Linux\)|canImport\((?:Darwin|Glibc)\))', re.M)


def is_for_linux(target):
    """Whether a module is written for Linux, too, and knows nothing of UIKit, as libraries for tests do."""
    texts = [text_of(f) for f in target.files]
    # A header may bring UIKit, so that no file imports it.
    return 'UIKit' not in imports(target.files) and not any(CLASS_OF_UIKIT.search(t) for t in texts) and any(
        LINUX.search(t) for t in texts)


def additions(target):
    """What is added to a module: what SwiftPM adds to those of packages, and the name of Nimble's that
    Foundation has had as well since Swift 6."""
    texts = [text_of(f) for f in target.files]
    added = ''
    if is_in_package(target) and any('Bundle.module' in t for t in texts):
        added += 'import Foundation\nextension Bundle { static let module = Bundle.main }\n'
    if any(re.search(r'\bimport Nimble\b', t) for t in texts) and any(re.search(r'\bPredicate<', t) for t in texts):
        added += 'import Nimble\npublic typealias Predicate = Nimble.Predicate\n'
    return added


def bundles(target, ending):
    """The asset catalogs or data models below the folder of a target's files, of which Xcode makes code."""
    found = []
    for base, folders, _ in os.walk(os.path.commonpath([os.path.dirname(f) for f in target.files])):
        found += [os.path.join(base, f) for f in folders if f.endswith(ending)]
        folders[:] = sorted(f for f in folders if not f.endswith(ending) and f not in ('Pods', '.build'))
    return sorted(found)


def rewritten(target, folder, modules, arguments):
    """The files of a target as they are written anew into a folder, by those that they come from; and
    files of what is added, by names that no file has. Imports that are neither here nor in `modules` are left out."""
    outputs = {}
    for number, file in enumerate(target.files):
        is_main = os.path.basename(file) == 'main.swift'
        outputs[file] = os.path.join(
            folder, 'main.swift' if is_main else f'{number}-{os.path.basename(file)}')
    if is_for_linux(target):
        for file, output in outputs.items():
            write(output, f'#sourceLocation(file: "{file}", line: 1)\n{text_of(file)}')
    else:
        leave_out = [a for m in sorted(imports(target.files) - HERE - modules) for a in ('--leave-out', m)]
        read = [a for m in sorted(imports(target.files)) for f in arguments.sources.get(m, []) for a in ('--importing', f)]
        pairs = [path for pair in outputs.items() for path in pair]
        subprocess.run(
            [os.path.join(arguments.bin, 'redline-rewrite'), '--quiet', *leave_out, *read, *pairs], check=True)
        for kind, ending, command in [('assets', '.xcassets', ['--asset-symbols', 'main']),
                                      ('models', '.xcdatamodeld', ['--data-models'])]:
            found = bundles(target, ending)
            if found:
                outputs[kind] = os.path.join(folder, f'{kind}.swift')
                subprocess.run(
                    [os.path.join(arguments.bin, 'redline-rewrite'), *command, outputs[kind], *found], check=True)
    added = additions(target)
    if added:
        outputs[''] = os.path.join(folder, 'additions.swift')
        write(outputs[''], added)
    return outputs


def write(path, text):
    """Writes a file."""
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def build(target, modules, arguments, is_judged):
    """Builds the module of a target, errors or not, into the folder of modules that are there, and returns
    the errors of each file. Of a target that is not judged, functions are not looked into."""
    folder = tempfile.mkdtemp(prefix='uikit-')
    try:
        outputs = rewritten(target, folder, modules, arguments)
        product = os.path.join(folder, f'{target.module}.swiftmodule')
        command = [
            'swiftc', '-emit-module', '-wmo', '-swift-version', language_mode(target), '-suppress-warnings',
            '-emit-module-path', product, '-module-name', target.module,
            '-package-name', 'checkout', '-I', arguments.modules,
            '-I', os.path.join(arguments.bin, 'Modules'), '-diagnostic-style', 'llvm', '-Xcc', '-w',
            # One literal of names that are not there would else take the time of the whole module.
            '-Xfrontend', '-solver-expression-time-threshold=3',
            '-Xfrontend', '-experimental-allow-module-with-compiler-errors', *arguments.flags]
        if not is_judged:
            command.append('-experimental-skip-non-inlinable-function-bodies')
        if is_in_package(target):
            command += ['-D', 'SWIFT_PACKAGE']
        if not any(os.path.basename(f) == 'main.swift' for f in target.files):
            command.append('-parse-as-library')
        errors = {file: [] for file in target.files}
        try:
            run = subprocess.run(
                command + list(outputs.values()), capture_output=True, text=True, timeout=arguments.seconds)
        except subprocess.TimeoutExpired:
            return {file: [(1, 'the type-checker ran out of time')] for file in target.files}, False
        for line in run.stderr.splitlines():
            match = ERROR.match(line)
            if match and match[1] in errors:
                errors[match[1]].append((int(match[2]), match[4]))
        if any(m.startswith('no such module') for found in errors.values() for _, m in found):
            # The compiler looks at nothing else then.
            errors = {f: found or [(1, 'not looked at, as a module is missing')] for f, found in errors.items()}
        if run.returncode != 0 and 'Stack dump' in run.stderr:
            print(f'{target.place}: {run.stderr[-2000:]}', file=sys.stderr)
            errors = {file: found or [(1, 'the compiler failed')] for file, found in errors.items()}
        is_there = os.path.exists(product)
        if is_there:
            shutil.copy(product, arguments.modules)
        return errors, is_there
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
