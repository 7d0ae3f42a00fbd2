"""Runs the tests of a module in a package that is built, also where one of them ends the process."""

import glob
import json
import os
import re
import subprocess
import tempfile
import time

STARTED = re.compile(r"^Test Case '(.+)' started at", re.M)
ENDED = re.compile(r"Test Case '(.+)' (passed|failed|skipped) \(")
FAILURE = re.compile(r'^(?:(/.*?):(\d+): )?error: (.+?) : (.*)$', re.M)
LISTED = re.compile(r'^(\w+)\.(.+)$', re.M)
# How many tests may end the process before the rest is given up.
ENDINGS = 50


class Run:
    """What became of tests, by their names: those that failed with their first reason."""

    def __init__(self):
        self.passed, self.skipped, self.not_run, self.failed = set(), set(), set(), {}


def run_tests(folder, module, seconds):
    """Runs the tests of a module, those of XCTest and those of Swift Testing, each for so many seconds."""
    program = glob.glob(os.path.join(folder, '.build', 'debug', '*.xctest'))[0]
    run = Run()
    run_xctest(program, module, run, time.monotonic() + seconds)
    run_swift_testing(program, module, run, time.monotonic() + seconds)
    return run


def output(command, seconds, folder=None):
    """What a program prints, how it ended, and None for that where it was stopped."""
    with tempfile.TemporaryFile() as file:
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, cwd=folder) as process:
            try:
                code = process.wait(max(seconds, 1))
            except subprocess.TimeoutExpired:
                process.kill()
                code = None
        file.seek(0)
        return file.read().decode(errors='replace'), code


def run_xctest(program, module, run, deadline):
    listed, _ = output([program, '--list-tests'], 60)
    names = [f'{m}.{name}' for m, name in LISTED.findall(listed) if m == module and '/' in name]
    short = {name: name.split('.', 1)[1].replace('/', '.') for name in names}
    wrappers = {s for s in short.values() if s.endswith('Examples.testExamples')}
    ended, waiting = set(), names
    for _ in range(ENDINGS):
        if not waiting or time.monotonic() > deadline:
            break
        text, code = output([program, ','.join(waiting)], deadline - time.monotonic())
        for name, verdict in ENDED.findall(text):
            ended.add(name)
            if name in wrappers:
                continue
            if verdict == 'failed':
                run.failed.setdefault(name, reason(text, name))
            else:
                (run.passed if verdict == 'passed' else run.skipped).add(name)
        cut = [name for name in STARTED.findall(text) if name not in ended]
        for name in cut:
            ended.add(name)
            if name not in wrappers or cut == [name]:
                run.failed[name] = 'it took too long' if code is None else f'ended the process: {last_words(text)}'
        left = [name for name in waiting if short[name] not in ended]
        if code is None or len(left) == len(waiting):
            break
        waiting = left
    run.not_run |= {short[name] for name in names} - ended


def reason(text, name):
    """The first failure that is told of a test; an example of a spec has it right before its end."""
    for file, line, test, message in FAILURE.findall(text):
        if test == name:
            return f'{os.path.basename(file)}:{line}: {message}'
    before = FAILURE.findall(text[:text.find(f"Test Case '{name}' failed")])
    return f'{os.path.basename(before[-1][0])}:{before[-1][1]}: {before[-1][3]}' if before else ''


def last_words(text):
    """The line in which a process says why it ends."""
    found = re.findall(r'^.*(?:Fatal error|Precondition failed|Could not cast).*$', text, re.M)
    return found[-1].strip() if found else 'without a word'


def run_swift_testing(program, module, run, deadline):
    names, ended = set(), set()
    with tempfile.TemporaryDirectory() as folder:
        events = os.path.join(folder, 'events')
        for _ in range(ENDINGS):
            command = [program, '--testing-library', 'swift-testing', '--no-parallel', '--filter', f'^{module}\\.',
                       '--event-stream-version', '0', '--event-stream-output-path', events]
            for name in ended:
                command += ['--skip', '^' + re.escape(name)]
            text, code = output(command, deadline - time.monotonic())
            before, started, issues = len(ended), set(), {}
            for kind, payload in read(events):
                name = payload.get('testID', payload.get('id'))
                if kind == 'test' and payload.get('kind') == 'function':
                    names.add(name)
                elif kind == 'issueRecorded' and not payload.get('issue', {}).get('isKnown'):
                    issues.setdefault(name, ' '.join(m['text'] for m in payload.get('messages', [])))
                elif kind == 'testStarted' and name in names:
                    started.add(name)
                elif name in started and kind in ('testEnded', 'testSkipped'):
                    ended.add(name)
                    if name in issues:
                        run.failed[name] = issues[name]
                    else:
                        (run.passed if kind == 'testEnded' else run.skipped).add(name)
                elif kind == 'testSkipped' and name in names and name not in ended:
                    run.skipped.add(name)
            for name in started - ended:
                ended.add(name)
                run.failed[name] = 'it took too long' if code is None else f'ended the process: {last_words(text)}'
            if code in (0, 1, None) or len(ended) == before:
                break
    run.not_run |= names - ended - run.skipped


def read(file):
    """The events of a stream and the tests that it begins with, as far as it was written."""
    if not os.path.exists(file):
        return
    with open(file, encoding='utf-8') as lines:
        for line in lines:
            try:
                record = json.loads(line)
            except ValueError:
                continue
            payload = record.get('payload', {})
            yield ('test' if record.get('kind') == 'test' else payload.get('kind')), payload
