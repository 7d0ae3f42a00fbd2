"""The targets of Xcode projects and of packages: name, module and Swift files of each."""

import os
import re
from collections import namedtuple

# A module to be: `place` is its name for readers, with the folder of its project or package.
Target = namedtuple('Target', 'place module files')

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"((?:[^"\\]|\\.)*)"|([{}()=;,])|([^\s{}()=;,"]+)', re.S)


def property_list(text):
    """The value of an old property list, as Xcode writes its projects: {}, [] and strings."""
    tokens = [m for m in TOKEN.finditer(text) if m[1] is not None or m[2] or m[3]]
    at = 0

    def value():
        nonlocal at
        token = tokens[at]
        at += 1
        if token[2] == '{':
            result = {}
            while tokens[at][2] != '}':
                key = value()
                at += 1
                result[key] = value()
                at += 1
            at += 1
            return result
        if token[2] == '(':
            result = []
            while tokens[at][2] != ')':
                result.append(value())
                at += tokens[at][2] == ','
            at += 1
            return result
        return token[3] if token[1] is None else re.sub(r'\\(.)', r'\1', token[1])

    return value()


def swift_files(folder, is_left_out=lambda path: False):
    """The Swift files below a folder, sorted; paths are judged as they stand below it."""
    found = []
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith('.') and not is_left_out(
            os.path.relpath(os.path.join(base, f), folder)))
        found += [os.path.join(base, n) for n in sorted(names)
                  if n.endswith('.swift') and n != 'Package.swift'
                  and not is_left_out(os.path.relpath(os.path.join(base, n), folder))]
    return found


def xcode_targets(project, of_tests=False):
    """The targets of a folder NAME.xcodeproj but those of tests, or the unit tests, as their phases name
    the files."""
    try:
        with open(os.path.join(project, 'project.pbxproj'), encoding='utf-8', errors='replace') as file:
            objects = property_list(file.read())['objects']
    except (OSError, LookupError, TypeError):
        return []
    folder = os.path.dirname(project)
    paths = {}

    def walk(identifier, base):
        item = objects.get(identifier, {})
        tree, path = item.get('sourceTree', '<group>'), item.get('path', '')
        paths[identifier] = os.path.normpath(
            os.path.join(folder if tree == 'SOURCE_ROOT' else base, path))
        for child in item.get('children', []):
            walk(child, paths[identifier])

    for item in objects.values():
        if item.get('isa') == 'PBXProject':
            walk(item.get('mainGroup'), os.path.normpath(os.path.join(folder, item.get('projectDirPath', ''))))

    def settings(target):
        known = {'TARGET_NAME': target.get('name', '')}
        configurations = objects.get(target.get('buildConfigurationList'), {}).get('buildConfigurations', [])
        for configuration in configurations:
            for key, text in objects.get(configuration, {}).get('buildSettings', {}).items():
                known.setdefault(key, text)
        return known

    def module(target):
        known = settings(target)
        name = known.get('PRODUCT_MODULE_NAME', known.get('PRODUCT_NAME', target.get('name', '')))
        for _ in range(3):
            name = re.sub(r'\$[({](\w+)(?::\w+)*[)}]', lambda m: str(known.get(m[1], target.get('name'))), name)
        return re.sub(r'\W', '_', name)

    result = []
    for identifier, target in objects.items():
        product = target.get('productType', '')
        if target.get('isa') != 'PBXNativeTarget' or not (
                product.endswith('bundle.unit-test') if of_tests else 'test' not in product):
            continue
        files = set()
        for phase in target.get('buildPhases', []):
            if objects.get(phase, {}).get('isa') == 'PBXSourcesBuildPhase':
                for entry in objects[phase].get('files', []):
                    files.add(paths.get(objects.get(entry, {}).get('fileRef'), ''))
        files |= synchronized_files(objects, paths, identifier)
        files = sorted(f for f in files if f.endswith('.swift') and os.path.isfile(f))
        if files:
            result.append(Target(os.path.join(folder, target.get('name', '')), module(target), files))
    return result


def synchronized_files(objects, paths, identifier):
    """What a target takes of folders that are as on the disk: those of its own but the exceptions,
    and the exceptions of folders of other targets."""
    own = objects[identifier].get('fileSystemSynchronizedGroups', [])
    files = set()
    for group, item in objects.items():
        if item.get('isa') != 'PBXFileSystemSynchronizedRootGroup' or group not in paths:
            continue
        named = {os.path.join(paths[group], name)
                 for exception in item.get('exceptions', [])
                 if objects.get(exception, {}).get('target') == identifier
                 for name in objects[exception].get('membershipExceptions', [])}
        below = {f for name in named for f in (swift_files(name) if os.path.isdir(name) else [name])}
        files |= set(swift_files(paths[group])) - below if group in own else below
    return files


def package_targets(folder, of_tests=False):
    """The targets of the package in a folder but those of tests, or those alone, as Package.swift names
    them; where it does not do so in plain strings, the folders of Sources or of Tests."""
    with open(os.path.join(folder, 'Package.swift'), encoding='utf-8', errors='replace') as file:
        manifest = re.sub(r'(?m)^\s*//.*$', '', file.read())
    result, bases = [], ('Tests', 'Sources', 'Source', 'src') if of_tests else ('Sources', 'Source', 'src')
    for match in re.finditer(r'\.(\w*[tT]arget|macro)\s*\(\s*name:\s*"([^"]+)"', manifest):
        is_library = match[1] not in ('testTarget', 'binaryTarget', 'systemLibraryTarget')
        if not (match[1] == 'testTarget' if of_tests else is_library):
            continue
        text = argument_text(manifest, match.end())
        path = re.search(r'\bpath:\s*"([^"]*)"', text)
        # A dependency on a target of the package is written alike, without what makes a target.
        places = [path[1]] if path else [os.path.join(s, match[2]) for s in bases]
        home = next((p for p in places if os.path.isdir(os.path.join(folder, p))), None)
        if home is None or any(t.module == match[2] for t in result):
            continue
        excluded = re.search(r'\bexclude:\s*\[([^\]]*)\]', text)
        names = re.findall(r'"([^"]+)"', excluded[1]) if excluded else []
        chosen = re.search(r'\bsources:\s*\[([^\]]*)\]', text)
        starts = re.findall(r'"([^"]+)"', chosen[1]) if chosen else ['']
        out = [os.path.normpath(n) for n in names]
        files = swift_files(
            os.path.join(folder, home), lambda p: any(p == o or p.startswith(o + os.sep) for o in out))
        root = os.path.normpath(os.path.join(folder, home))
        files = [f for f in files if any(
            s == '' or os.path.normpath(f).startswith(os.path.normpath(os.path.join(root, s))) for s in starts)]
        if files:
            result.append(Target(
                os.path.join(folder, match[2]), re.sub(r'\W', '_', match[2]), files))
    sources = os.path.join(folder, bases[0])
    is_asked = not of_tests or 'testTarget' in manifest
    if not result and is_asked and os.path.isdir(sources):
        for name in sorted(os.listdir(sources)):
            files = swift_files(os.path.join(sources, name))
            if files:
                result.append(Target(os.path.join(folder, name), re.sub(r'\W', '_', name), files))
    return result


def argument_text(text, start):
    """The text up to the parenthesis that closes the one before `start`."""
    depth = 1
    for at in range(start, len(text)):
        depth += {'(': 1, ')': -1}.get(text[at], 0)
        if depth == 0:
            return text[start:at]
    return text[start:]
