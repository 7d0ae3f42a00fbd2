#!/usr/bin/python3
"""Checks action.yml and the workflows: that they are YAML, that scripts in them are no target of an
injection, that they parse as shell, and that what they refer to is there."""
import os, re, subprocess, sys
import yaml

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
faults = []


def shell(place, text):
    if "${{" in text:
        faults.append(f"{place}: a script holds an expression; give it to the script in 'env'")
    parsed = subprocess.run(["bash", "-n"], input=text, text=True, capture_output=True)
    if parsed.returncode != 0:
        faults.append(f"{place}: {parsed.stderr.strip()}")
    for name in re.findall(r"Scripts/CI/([a-z-]+)|\.redline-(?:tool/CI|scripts)/([a-z-]+)", text):
        name = "".join(name)
        if not os.access(os.path.join(root, "Scripts/CI", name), os.X_OK):
            faults.append(f"{place}: there is no script {name}")


def steps(place, list_of_steps, inputs, ids):
    for number, step in enumerate(list_of_steps, 1):
        here = f"{place}, step {number}"
        if ("run" in step) == ("uses" in step):
            faults.append(f"{here}: it needs either 'run' or 'uses'")
        if "run" in step:
            shell(here, step["run"])
        elif not re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+", step["uses"]):
            faults.append(f"{here}: '{step['uses']}' names no version")
        if "id" in step:
            ids.add(step["id"])
        text = yaml.dump(step)
        for name in re.findall(r"inputs\.([\w-]+)", text):
            if name not in inputs:
                faults.append(f"{here}: there is no input {name}")
        for name in re.findall(r"steps\.([\w-]+)", text):
            if name not in ids:
                faults.append(f"{here}: no earlier step has the id {name}")
        if re.search(r"github\.(event\.comment\.body|head_ref|event\.issue\.title|workspace)", text):
            faults.append(f"{here}: this is chosen by others, or not there in a container")


def github(name):
    with open(os.path.join(root, name)) as file:
        document = yaml.safe_load(file)
    if "runs" in document:
        for number, step in enumerate(document["runs"]["steps"], 1):
            if "run" in step and "shell" not in step:
                faults.append(f"{name}, step {number}: an action's script needs 'shell'")
        steps(name, document["runs"]["steps"], document["inputs"], set())
        return
    # YAML 1.1 reads 'on' as true.
    inputs = document[True]["workflow_call"]["inputs"]
    for job, content in document["jobs"].items():
        needs = content.get("needs", [])
        for needed in [needs] if isinstance(needs, str) else needs:
            if needed not in document["jobs"]:
                faults.append(f"{name}, {job}: it needs {needed}, which is no job")
        for needed in re.findall(r"needs\.([\w-]+)", yaml.dump(content)):
            if needed not in needs:
                faults.append(f"{name}, {job}: it reads {needed}, which it does not need")
        steps(f"{name}, {job}", content["steps"], inputs, set())


def gitlab(name):
    with open(os.path.join(root, name)) as file:
        document = yaml.safe_load(file)
    for job, content in document.items():
        if job != "variables" and "script" in content:
            if not all(isinstance(line, str) for line in content["script"]):
                faults.append(f"{name}, {job}: a line of the script is no text")
            else:
                shell(f"{name}, {job}", "\n".join(content["script"]))


for path in ["action.yml"] + sorted(
    ".github/workflows/" + name for name in os.listdir(os.path.join(root, ".github/workflows"))
):
    github(path)
gitlab("Scripts/CI/gitlab.yml")
print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
sys.exit(1 if faults else 0)
