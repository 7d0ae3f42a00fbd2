#!/usr/bin/env python3
"""Tests of what is found in a checkout, and with the folder of a build as argument, of what compiles."""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
import unittest

from checkout import (
    freeze, in_order, language_mode, objective_c_names, own_targets, using_uikit, with_libraries)
from projects import Target, property_list
from runs import Run, run_swift_testing, run_xctest
from testing import Outcome, absent_modules, examples, test_targets, with_names_of_their_own

BIN = None
HERE = os.path.dirname(os.path.abspath(__file__))

# An app with an extension, a package in its repository, and libraries that were copied into it.
CHECKOUT = {
    'App/Screen.swift': 'import Look\nimport SnapKit\nimport UIKit\n'
                        'final class Screen: LookController { let n = UILabel().shortcut + 1 }\n',
    'App/Other.swift': 'import Gone\nimport UIKit\nlet other = GoneView()\n',
    'Shared/Names.swift': 'import UIKit\nlet names = UILabel()\n',
    'Today/Today.swift': 'import UIKit\nlet today = UIVeryOwnView()\n',
    'AppTests/Tests.swift': 'import UIKit\n',
    'Kit/Package.swift': '''
      .library(name: "Look", targets: ["Look"]),
      .target(name: "Look", dependencies: [.target(name: "Model")], path: "Sources/Views", exclude: ["Old"]),
      .target(name: "Model"),
      .testTarget(name: "LookTests", dependencies: ["Look"]),
    ''',
    'Kit/Sources/Views/Look.swift': 'import Model\nimport UIKit\n'
                                    'open class LookController: UIViewController { public let m = model }\n',
    'Kit/Sources/Views/Old/Old.swift': 'import UIKit\nlet never = old\n',
    'Kit/Sources/Model/Model.swift': 'public let model = Nowhere()\n',
    'Kit/Tests/LookTests/T.swift': 'import Look\n',
    'Pods/SnapKit/Source/Snap.swift': 'import UIKit\nextension UIView { public var shortcut: Int { 1 } }\n',
    'Pods/SnapKit/Example/Snap.swift': 'let example = nothing\n',
    'Old/Gone.h': '@interface GoneView : UIView\nNS_SWIFT_NAME(Renamed)\ntypedef NS_ENUM(NSInteger, GoneKind) {',
    'App.xcodeproj/project.pbxproj': '''// !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, E, U); };
        G = {isa = PBXGroup; children = (A, S, Y, ); sourceTree = "<group>"; };
        A = {isa = PBXGroup; path = App; children = (A1, A2); sourceTree = "<group>"; };
        A1 /* Screen.swift */ = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; path = "App/Other.swift"; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (X); };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = E;
             membershipExceptions = (Names.swift); };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Today; };
        B1 = {isa = PBXBuildFile; fileRef = A1; }; B2 = {isa = PBXBuildFile; fileRef = A2; };
        H = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        T = {isa = PBXNativeTarget; name = "My App"; buildPhases = (H); fileSystemSynchronizedGroups = (S);
             buildConfigurationList = L; productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration;
             buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; };
        E = {isa = PBXNativeTarget; name = Today; buildPhases = ( ); fileSystemSynchronizedGroups = (Y);
             productType = "com.apple.product-type.app-extension"; };
        U = {isa = PBXNativeTarget; name = AppTests; buildPhases = (H);
             productType = "com.apple.product-type.bundle.unit-test"; };
      }; }''',
}


@contextlib.contextmanager
def made_up(files):
    """A folder with files, for as long as a test lasts."""
    with tempfile.TemporaryDirectory() as root:
        for path, text in files.items():
            os.makedirs(os.path.dirname(os.path.join(root, path)), exist_ok=True)
            with open(os.path.join(root, path), 'w', encoding='utf-8') as file:
                file.write(text)
        yield root


class Finding(unittest.TestCase):
    def test_targets(self):
        with made_up(CHECKOUT) as root:
            found = {t.module: {os.path.relpath(f, root) for f in t.files} for t in own_targets(root)}
        self.assertEqual(found, {
            'Look': {'Kit/Sources/Views/Look.swift'},
            'Model': {'Kit/Sources/Model/Model.swift'},
            'My_App': {'App/Screen.swift', 'App/Other.swift', 'Shared/Names.swift'},
            'Today': {'Today/Today.swift', 'Shared/Names.swift'},
        })

    def test_folders_where_no_project_says_what_is_in_it(self):
        for name, file, module in [
            ('a folder', 'Screens/Sub/A.swift', 'Screens'),
            ('a project that lists nothing', 'App.xcodeproj/../Views/A.swift', 'Views'),
        ]:
            with self.subTest(name), made_up({'App.xcodeproj/x': '', file: 'import UIKit\n'}) as root:
                self.assertEqual([t.module for t in own_targets(root)], [module])

    def test_an_app_without_its_project(self):
        app = {'App/Main.swift': '@main class AppDelegate {}', 'Views/View.swift': 'class Own {}', 'Info.plist': ''}
        for files, places in [
                (app, ['.']),
                ({k: v for k, v in app.items() if k != 'Info.plist'}, ['App', 'Views']),
                (app | {'Other/Main.swift': '@UIApplicationMain class Other {}'}, ['App', 'Other', 'Views']),
                (app | {'Views/View.swift': 'let a = "@main"', 'App/Main.swift': '// @main'}, ['App', 'Views'])]:
            with made_up(files) as root:
                found = [os.path.relpath(t.place, root) for t in own_targets(root)]
                self.assertEqual(sorted(found), places)

    def test_language_modes(self):
        for manifest, mode in [
            ('// swift-tools-version: 6.0\nlet p = Package()', '6'),
            ('// swift-tools-version:6.2\nPackage(swiftLanguageModes: [.v6])', '6'),
            ('// swift-tools-version:6.0\nPackage(swiftLanguageModes: [.v5])', '5'),
            ('// swift-tools-version:6.0\n.target(swiftSettings: [.swiftLanguageMode(.v5)])', '5'),
            ('// swift-tools-version:5.10\nlet p = Package()', '5'),
        ]:
            files = {'Kit/Package.swift': manifest, 'Kit/Sources/A/A.swift': 'import UIKit\n'}
            with self.subTest(manifest), made_up(files) as root:
                target = Target('A', 'A', [os.path.join(root, 'Kit/Sources/A/A.swift')])
                self.assertEqual(language_mode(target), mode)
        with made_up(CHECKOUT) as root:
            self.assertEqual({language_mode(t) for t in own_targets(root)}, {'5'})

    def test_modules_that_pass_uikit_on(self):
        with made_up({
            'Far/A.swift': 'import Near\n', 'Near/A.swift': '@_exported import Base\n',
            'Base/A.swift': '#if canImport(UIKit)\n@_exported import UIKit\n#endif\n',
            'View/A.swift': 'import UIKit\n', 'Over/A.swift': 'import View\n',
        }) as root:
            targets = [Target(n, n, [os.path.join(root, n, 'A.swift')])
                       for n in ('Far', 'Near', 'Base', 'View', 'Over')]
            self.assertEqual([t.module for t in using_uikit(targets)], ['Far', 'Near', 'Base', 'View'])

    def test_libraries_and_their_order(self):
        with made_up(CHECKOUT) as root:
            own = own_targets(root)
            judged = [t for t in own if t.module != 'Model']
            libraries = with_libraries(judged, own, [root], {'UIKit'})
            self.assertEqual([t.module for t in libraries], ['Model', 'SnapKit'])
            self.assertEqual([os.path.relpath(f, root) for f in libraries[1].files],
                             ['Pods/SnapKit/Source/Snap.swift'])
            self.assertEqual([sorted(t.module for t in ready) for ready in in_order(judged + libraries)],
                             [['Model', 'SnapKit', 'Today'], ['Look'], ['My_App']])

    def test_modules_in_a_circle_are_built_nevertheless(self):
        with made_up({'A/a.swift': 'import B\n', 'B/b.swift': 'import A\n'}) as root:
            targets = [Target(n, n, [os.path.join(root, n, f'{n.lower()}.swift')]) for n in 'AB']
            self.assertEqual([[t.module for t in r] for r in in_order(targets)], [['A'], ['B']])
            self.assertEqual(len({freeze(t) for t in targets}), 2)

    def test_names_of_objective_c(self):
        with made_up(CHECKOUT) as root:
            self.assertEqual(objective_c_names([root]), {'GoneView', 'Renamed', 'GoneKind'})

    def test_property_lists(self):
        for text, value in [
            ('{a = b; "c d" = (1, "x\\"y", ); }', {'a': 'b', 'c d': ['1', 'x"y']}),
            ('// note\n{ /* what; */ a = {b = ""; }; }', {'a': {'b': ''}}),
            ('(a/b.swift, ( ))', ['a/b.swift', []]),
        ]:
            with self.subTest(text):
                self.assertEqual(property_list(text), value)


# A program of tests that tells what XCTest tells: one test ends it, another never ends.
XCTEST = """#!/bin/sh
if [ "$1" = --list-tests ]; then printf 'Listing 5 tests:\\n\\nM.A/a\\nM.A/b\\nM.A/c\\nM.SpecExamples/testExamples\\nN.A/a\\n'; exit; fi
for test in $(echo "$1" | sed 's/M[.]//g; s,/,.,g; s/,/ /g'); do
  echo "Test Case '$test' started at 0"
  case "$test" in
    *.a) echo "Test Case '$test' passed (0.1 seconds)" ;;
    *.b) echo '/x/T.swift:3: Fatal error: too far'; exit 132 ;;
    *.c) echo "/x/T.swift:7: error: $test : not equal"; echo "Test Case '$test' failed (0.1 seconds)" ;;
    *) echo "Test Case 'Spec.adds' started at 0"; echo "/x/S.swift:9: error: Spec.adds : no"
       echo "Test Case 'Spec.adds' failed (0.0 seconds)"; echo "Test Case '$test' failed (0.1 seconds)" ;;
  esac
done
"""
EVENTS = """#!/bin/sh
for last; do :; done
while [ $# -gt 0 ]; do case "$1" in --event-stream-output-path) out=$2 ;; --skip) skip="$skip $2" ;; esac; shift; done
: > "$out"
for test in a b c; do case "$skip" in *"$test"*) continue ;; esac
  echo "{\\"kind\\":\\"test\\",\\"payload\\":{\\"kind\\":\\"function\\",\\"id\\":\\"M.$test\\"}}" >> "$out"
done
for test in a b c; do case "$skip" in *"$test"*) continue ;; esac
  for kind in testStarted issueRecorded testEnded; do
    [ $kind = issueRecorded ] && [ $test != c ] && continue
    [ $kind = testEnded ] && [ $test = b ] && { echo 'Fatal error: too far'; exit 132; }
    echo "{\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"$kind\\",\\"testID\\":\\"M.$test\\",\\"messages\\":[{\\"text\\":\\"no\\"}]}}" >> "$out"
  done
done
exit 1
"""


class Testing(unittest.TestCase):
    def test_targets_of_tests(self):
        files = {
            **CHECKOUT, 'AppTests/Tests.swift': 'import XCTest\n', 'Kit/Tests/LookTests/T.swift': 'import Look\n',
            'Old/Specs/Spec.swift': 'import Quick\n', 'Old/Specs/Help.swift': 'import UIKit\n',
            'Pods/X/Tests/T.swift': 'import XCTest\n',
        }
        with made_up(files) as root:
            found = {t.module: {os.path.relpath(f, root) for f in t.files} for t in test_targets(root)}
        self.assertEqual(found, {
            'LookTests': {'Kit/Tests/LookTests/T.swift'}, 'AppTests': {'App/Screen.swift', 'App/Other.swift'},
            'AppTests_2': {'AppTests/Tests.swift'}, 'Specs': {'Old/Specs/Spec.swift'}})

    def test_names_of_modules(self):
        targets = [Target(str(n), name, []) for n, name in enumerate(['A', 'B', 'A', 'A'])]
        self.assertEqual([t.module for t in with_names_of_their_own(targets)], ['A', 'B', 'A_2', 'A_3'])

    def test_modules_that_are_not_there(self):
        with made_up({'A.swift': 'import Numbers\nimport Snap\nimport UIKit\n', 'B.swift': 'import Gone\n'}) as root:
            files = [os.path.join(root, name) for name in ('A.swift', 'B.swift')]
            target = Target(root, 'Own', tuple(files))
            broken = {files[0]: (1, 'no Numbers')}
            for left_out, found in [({}, ['Numbers']), ({'Kit': {files[1]: (1, '')}}, ['Gone', 'Numbers'])]:
                outcomes = [Outcome(target, broken, None, Run())]
                self.assertEqual(absent_modules(outcomes, left_out, {'UIKit', 'Snap'}), found)

    def test_specs_become_tests(self):
        with made_up({'T.swift': 'final class OneSpec: QuickSpec {\nclass Two: QuickSpecBase {\n'}) as root:
            text = examples(Target('T', 'T', [os.path.join(root, 'T.swift')]))
        self.assertIn('final class OneSpecExamples: XCTestCase', text)
        self.assertNotIn('Two', text)

    def test_runs_go_on_where_a_test_ends_the_process(self):
        for name, program, run_all, expected in [
            ('XCTest', XCTEST, run_xctest, {
                'A.b': 'ended the process: /x/T.swift:3: Fatal error: too far', 'A.c': 'T.swift:7: not equal',
                'Spec.adds': 'S.swift:9: no'}),
            ('Swift Testing', EVENTS, run_swift_testing, {
                'M.b': 'ended the process: Fatal error: too far', 'M.c': 'no'}),
        ]:
            with self.subTest(name), made_up({'run': program}) as root:
                os.chmod(os.path.join(root, 'run'), 0o755)
                run = Run()
                run_all(os.path.join(root, 'run'), 'M', run, time.monotonic() + 60)
                self.assertEqual(run.failed, expected)
                self.assertEqual((len(run.passed), run.skipped, run.not_run), (1, set(), set()))

    def test_a_test_that_never_ends(self):
        program = XCTEST.replace("echo '/x/T.swift:3: Fatal error: too far'; exit 132", 'exec sleep 60')
        with made_up({'run': program}) as root:
            os.chmod(os.path.join(root, 'run'), 0o755)
            run = Run()
            run_xctest(os.path.join(root, 'run'), 'M', run, time.monotonic() + 2)
        self.assertEqual(run.failed, {'A.b': 'it took too long'})
        self.assertEqual(run.not_run, {'A.c', 'SpecExamples.testExamples'})


class Compiling(unittest.TestCase):
    def test_report(self):
        if BIN is None:
            self.skipTest('no folder of a build')
        with made_up(CHECKOUT) as root:
            run = subprocess.run(
                [os.path.join(HERE, 'compile.py'), '--bin', BIN, root], capture_output=True, text=True)
        # Modules at once end in any order.
        told = [line.split(': ', 1) for line in run.stderr.splitlines()]
        self.assertEqual([t[0] for t in told], [f'{n} of 5' for n in range(1, 6)])
        app = os.path.basename(root)
        self.assertEqual(sorted(t[1] for t in told), [
            f'{app}/Kit/Look: 1 of 1 files compile', f'{app}/Kit/Model: 0 of 1 files compile',
            f'{app}/My App: 2 of 3 files compile', f'{app}/Pods/SnapKit: 1 of 1 files compile',
            f'{app}/Today: 1 of 2 files compile'])
        lines = run.stdout.replace(root, 'APP').splitlines()
        self.assertEqual(lines[:7], [
            'APP: 3 of 5 files compile, 0 of 0 that build constraints',
            'all: 3 of 5 files compile, 0 of 0 that build constraints',
            '1 of 3 whole targets compile',
            'APP: built as well, * with errors: Model*, SnapKit',
            'modules that are not there, with the files that import them: Gone 1',
            '1 files lack types that the checkouts declare, in Objective-C or in modules that were not built',
            'files that import only what is there, files, targets that lack nothing else, and what is missing:',
        ])
        self.assertEqual([line.split()[:4] for line in lines[7:]], [['1', '1', '1', 'UIVeryOwnView']])


if __name__ == '__main__':
    if len(sys.argv) > 1:
        BIN = os.path.abspath(sys.argv.pop(1))
    unittest.main()
