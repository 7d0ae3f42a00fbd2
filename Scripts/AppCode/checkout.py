"""The modules of a checkout: those that are judged, and those that they import and that lie there too."""

import os
import re
from collections import defaultdict

from projects import Target, package_targets, swift_files, xcode_targets

# What is not the checkout's own, or only tests it.
SKIPPED = re.compile(
    r'(^|/)(\.build|\.git|Pods|Carthage|SourcePackages|Package\.swift|DerivedData|[^/]*(Tests?|Mocks?|Stubs?))(/|$)')
NO_LIBRARY = re.compile(r'(^|/)(Examples?|Demos?|[^/]*(Tests?|Mocks?|Stubs?))(/|$)')
IMPORT = re.compile(
    r'^\s*(?:@\w+(?:\(.*?\))?\s+)*(?:public |internal |private |package )?import '
    r'(?:class |struct |enum |protocol |func |var |let |typealias )?(\w+)', re.M)
# Where an app begins.
ENTRY = re.compile(r'^\s*@(?:main|UIApplicationMain)\b', re.M)
EXPORT = re.compile(r'^\s*@_exported\s+(?:public )?import (\w+)', re.M)
HERE = {
    'Combine', 'Foundation', 'UIKit', 'Swift', 'XCTest', 'Testing', 'Dispatch', 'FoundationNetworking',
    'FoundationXML', 'Glibc', 'Synchronization', 'Observation', 'RegexBuilder', '_Concurrency',
}
OTHER_SYSTEMS = {'AppKit', 'Cocoa', 'WatchKit'}


def apple_modules(repository):
    """Modules of Apple's whose imports the rewriter leaves out, by its own list: all of them, and those of
    which names are here."""
    text = text_of(os.path.join(repository, 'Sources/RedlineRewriting/AppleModules.swift'))
    named = set(re.findall(r'"(\w+)"', text[:text.index('static let others')]))
    return set(re.findall(r'"(\w+)"', text)) | OTHER_SYSTEMS, named


def text_of(file):
    """A file's text, whatever its encoding."""
    with open(file, encoding='utf-8', errors='replace') as opened:
        return opened.read()


def imports(files):
    """The modules that files import."""
    return {module for file in files for module in IMPORT.findall(text_of(file))}


def manifest_of(target):
    """The text of the Package.swift around a target, empty where there is none."""
    folder = os.path.dirname(target.files[0])
    while not os.path.isfile(os.path.join(folder, 'Package.swift')):
        if folder == os.path.dirname(folder):
            return ''
        folder = os.path.dirname(folder)
    return text_of(os.path.join(folder, 'Package.swift'))


def is_in_package(target):
    """Whether SwiftPM builds a target, which says so to its code."""
    return bool(manifest_of(target))


def language_mode(target):
    """The version of Swift that a target is compiled as: 6 where the package around it is written for
    tools of version 6 or later and asks for no other one, else 5."""
    manifest = manifest_of(target)
    tools = re.search(r'swift-tools-version:\s*(\d+)', manifest)
    asks = re.search(r'swiftLanguage(?:Modes?|Versions)\b[^\])]*\.v[45]', manifest)
    return '6' if tools and int(tools[1]) >= 6 and not asks else '5'


def bridges_uikit(root):
    """Whether a header that bridges Objective-C to Swift imports UIKit, so that no file has to."""
    for folder, folders, names in os.walk(root):
        if SKIPPED.search('/' + os.path.relpath(folder, root)):
            folders[:] = []
            continue
        for name in names:
            if re.search(r'bridging', name, re.I) and name.endswith('.h') and re.search(
                    r'^\s*(?:#import\s*<UIKit/|@import UIKit)', text_of(os.path.join(folder, name)), re.M):
                return True
    return False


def using_uikit(targets, is_bridged=False):
    """The targets that import UIKit, or one of them that passes it on to those that import it; all that
    name one of its classes where a header brings it."""
    if is_bridged:
        return [t for t in targets if 'UIKit' in imports(t.files)
                or any(re.search(r'\bUI[A-Z]\w+', text_of(f)) for f in t.files)]
    exports = {t.module: {m for f in t.files for m in EXPORT.findall(text_of(f))} for t in targets}
    passing, grown = set(), {'UIKit'}
    while passing != grown:
        passing = grown
        grown = passing | {module for module, passed in exports.items() if passed & passing}
    return [t for t in targets if imports(t.files) & passing]


def own_targets(root):
    """What is judged, each file in one place at least: targets of packages, then of Xcode projects, then
    folders of one module each where no project says what is in it. Those of other systems are left out."""
    root = os.path.abspath(root)
    projects, packages = [], []
    for folder, folders, names in os.walk(root):
        if SKIPPED.search('/' + os.path.relpath(folder, root)):
            folders[:] = []
            continue
        folders.sort()
        projects += [os.path.join(folder, f) for f in folders if f.endswith('.xcodeproj')]
        packages += [folder] if 'Package.swift' in names else []
    found, claimed, told = [], set(), set()
    for folder in sorted(packages, key=lambda f: -f.count(os.sep)):
        for target in package_targets(folder):
            files = [f for f in target.files if f not in claimed]
            if files:
                found.append(target._replace(files=files))
                claimed.update(files)
                told.add(folder)
    in_packages = set(claimed)
    for project in projects:
        for target in xcode_targets(project):
            told.add(os.path.dirname(project))
            files = [f for f in target.files
                     if f not in in_packages and not SKIPPED.search('/' + os.path.relpath(f, root))]
            claimed.update(files)
            if files and is_for_phones(files):
                found.append(target._replace(files=files))
    bases = {os.path.dirname(p) for p in projects} | set(packages)
    rest = defaultdict(list)
    for file in swift_files(root, lambda path: SKIPPED.search('/' + path)):
        base = os.path.dirname(file)
        while base not in bases and len(base) > len(root):
            base = os.path.dirname(base)
        if file not in claimed and base not in told:
            parts = os.path.relpath(file, base).split(os.sep)
            if parts[0] in ('Sources', 'Source') and len(parts) > 2 and base in packages:
                parts = parts[1:]
            rest[os.path.join(base, parts[0]) if len(parts) > 1 else base].append(file)
    found += [Target(place, re.sub(r'\W', '_', os.path.basename(place)), files)
              for place, files in as_one_app(root, rest).items()]
    return found


def as_one_app(root, folders):
    """The files by folders, or by the checkout where they are those of one app without its project."""
    files = [f for found in folders.values() for f in found]
    entries = [f for f in files if ENTRY.search(text_of(f))]
    is_app = len(entries) == 1 and os.path.isfile(os.path.join(root, 'Info.plist'))
    return {root: files} if is_app and len(folders) > 1 else folders


def is_for_phones(files):
    """Whether more files are for iOS than for the Mac or the watch."""
    named = [imports([f]) for f in files]
    others = sum(bool(m & OTHER_SYSTEMS) and 'UIKit' not in m for m in named)
    return others <= sum('UIKit' in m for m in named)


def library(module, roots, claimed):
    """The sources of a module that is imported and not judged: a package's target, else the folder of its
    name with the fewest steps to it, in a checkout or in its folders of dependencies."""
    best = None
    for root in roots:
        for folder, folders, names in os.walk(os.path.abspath(root)):
            path = os.path.relpath(folder, root)
            if NO_LIBRARY.search('/' + path) or path.endswith('.git'):
                folders[:] = []
                continue
            if 'Package.swift' in names:
                for target in package_targets(folder):
                    if target.module == module and not claimed.intersection(target.files):
                        return target
            # A checkout has the name of its package, and the module as a folder in it.
            if 'Package.swift' not in names and re.sub(r'\W', '_', os.path.basename(folder)) == module:
                files = swift_files(folder, lambda p: NO_LIBRARY.search('/' + p))
                if files and not claimed.intersection(files) and (
                        best is None or folder.count(os.sep) < best.place.count(os.sep)):
                    best = Target(folder, module, files)
    return best


def with_libraries(targets, own, roots, known):
    """The modules that targets import by any number of steps and that are none of them, as far as their
    sources are there: of the checkout's own targets, else of its libraries. `known` need none."""
    claimed = {file for target in targets for file in target.files}
    by_module = {t.module: t for t in own}
    found, asked = [], set(known) | {t.module for t in targets}
    waiting = sorted(set().union(*(imports(t.files) for t in targets)) if targets else set())
    while waiting:
        module = waiting.pop(0)
        if module in asked:
            continue
        asked.add(module)
        target = by_module.get(module) or library(module, roots, claimed)
        if target:
            found.append(target)
            waiting += sorted(imports(target.files) - asked)
    return found


def in_order(targets):
    """Lists of targets that may be built at once, each after those that it imports. Where modules import
    each other in a circle, the first of them goes without."""
    modules = {t.module for t in targets}
    needs = {t: {m for m in imports(t.files) if m in modules and m != t.module} for t in map(freeze, targets)}
    built, result = set(), []
    while needs:
        ready = [t for t, modules in needs.items() if modules <= built] or [min(
            needs, key=lambda t: len(needs[t] - built))]
        for target in ready:
            del needs[target]
        # A module of several targets is there when the last of them is.
        built |= {t.module for t in ready} - {t.module for t in needs}
        result.append(ready)
    return result


def freeze(target):
    """A target that can be a key."""
    return target._replace(files=tuple(target.files))


def objective_c_names(roots):
    """The types that Objective-C of the checkouts declares, which no Swift compiler finds here."""
    names = set()
    for root in roots:
        for folder, folders, files in os.walk(root):
            folders[:] = [f for f in folders if f != '.git']
            for name in files:
                if name.endswith('.h'):
                    names.update(n for found in re.findall(
                        r'@(?:interface|protocol)\s+(\w+)|NS_SWIFT_NAME\((\w+)\)|'
                        r'NS_(?:\w+_)?(?:ENUM|OPTIONS)\([^,)]*,\s*(\w+)',
                        text_of(os.path.join(folder, name))) for n in found if n)
    return names


def is_mixed(target):
    """Whether part of a module is Objective-C, which is not there."""
    folder = os.path.commonpath([os.path.dirname(f) for f in target.files])
    return any(n.endswith(('.m', '.mm')) for _, _, names in os.walk(folder) for n in names)
