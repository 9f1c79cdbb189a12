"""Runs the commands that the documentation prints. scripts/check commands runs it in the root: commands.py DEBUGHOST."""

import collections
import functools
import glob
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile

HOST = os.path.abspath(sys.argv[1])
ROOT = os.getcwd()
# Scripts that only read, and end in seconds. They run as printed; the others run with --help only.
QUICK = {"trace"}
PLACEHOLDER = re.compile(r"^[A-Z][A-Z0-9]*$")
COMMAND = re.compile(r"^(swift |scripts/|DebugHost )")
# Replaces the word `FILE` in a line, which means any journal.
SAMPLE = "DebugHost/Samples/chat.jsonl"


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def in_page(path):
    """Yields the commands of a Markdown page: the lines of its shell blocks, and the code in its sentences."""
    text = open(path, encoding="utf-8").read()
    for block in re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```", text, re.M | re.S):
        if block.group(1) in ("sh", "bash", "shell", "console"):
            for line in re.finditer(r"^.*\S.*$", block.group(2), re.M):
                yield line_of(text, block.start(2) + line.start()), line.group().strip()
    # Replaces every block by blanks, so that the offsets stay the same.
    prose = re.sub(r"^```.*?^```", lambda match: re.sub(r"[^\n]", " ", match.group()), text, flags=re.M | re.S)
    for code in re.finditer(r"`([^`\n]+)`", prose):
        if COMMAND.match(code.group(1)):
            yield line_of(text, code.start()), code.group(1)


def in_help(path, text):
    """Yields the commands that a help text names: those in backticks, and every path of a script."""
    for code in re.finditer(r"`([^`]+)`", text):
        if COMMAND.match(code.group(1)):
            yield line_of(text, code.start()), " ".join(code.group(1).split())
    for name in re.finditer(r"(?<![\w/`.])scripts/[\w./-]*\w", text):
        yield line_of(text, name.start()), name.group()


def comment_block(path):
    lines = open(path, encoding="utf-8").read().split("\n")[1:]
    return "\n".join(line[2:] for line in lines[: next(i for i, line in enumerate(lines) if not line.startswith("#"))])


def collected():
    pages = ["README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", *glob.glob("Sources/*/*.docc/*.md"), *glob.glob("scripts/**/README.md", recursive=True),
             *glob.glob("DebugHost/**/README.md", recursive=True)]
    for page in sorted(pages):
        for line, command in in_page(page):
            yield f"{page}:{line}", command
    for script in sorted(glob.glob("scripts/*") + glob.glob("scripts/checks/*")):
        if os.path.isfile(script):
            for line, command in in_help(script, comment_block(script)):
                yield f"{script}:{line + 1}", command
    # The commands in the programs' messages.
    for path in ["scripts/lldb/responder.py", *glob.glob("Sources/**/*.swift", recursive=True)]:
        text = open(path, encoding="utf-8").read()
        for code in re.finditer(r"swift run DebugHost[^`\"\n\\)]*", text):
            yield f"{path}:{line_of(text, code.start())}", code.group().strip().rstrip(".")


@functools.lru_cache(maxsize=None)
def ask(*command):
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=540)


def problem_with_help(run, words):
    if run.returncode != 0 or len(run.stdout.strip()) < 20:
        return f"its --help ends with {run.returncode}: {run.stderr.strip()[-200:]}"
    for word in words:
        option = word.split("=")[0]
        if option.startswith("-") and not re.search(re.escape(option) + r"\b", run.stdout):
            return f"its --help does not know {option}"
    return None


@functools.lru_cache(maxsize=None)
def played(words):
    """Runs DebugHost as printed, in a folder of its own that looks like the root. Returns the run and the files it leaves."""
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.join(ROOT, "DebugHost"), os.path.join(folder, "DebugHost"))
        run = subprocess.run([HOST, *words], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=540)
        left = {name for _, _, names in os.walk(os.path.join(folder, ".build")) for name in names}
    return run, left


def served(words):
    """Runs `serve` as printed, but on a free port, until it prints its address. Returns what is wrong, or None."""
    process = subprocess.Popen([HOST, *words, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    if not line.startswith("http://127.0.0.1:") or process.returncode != 0:
        return f"it said {line!r} and ended with {process.returncode}"
    return None


def problem_with_host(words, comment):
    words = [SAMPLE if word == "FILE" else word for word in words]
    if words[:1] == ["serve"]:
        port = re.search(r"127\.0\.0\.1:(\d+)", comment)
        if port and f"default: {port.group(1)})" not in " ".join(ask(HOST, "serve", "--help").stdout.split()):
            return f"{port.group(1)} is not its port"
        return problem_with_help(ask(HOST, "serve", "--help"), words) or served(words)
    run, left = played(tuple(words))
    if run.returncode != 0:
        return f"it ends with {run.returncode}: {run.stderr.strip()[-300:]}"
    missing = [name for name in re.findall(r"[\w-]+\.(?:svg|html|jsonl|md)\b", comment) if name not in left]
    return f"it leaves no {missing[0]}" if missing else None


def problem_with_script(words):
    path, arguments = words[0].rstrip("/"), words[1:]
    if not os.path.exists(path):
        return "there is no such file"
    if os.path.isdir(path) or not os.access(path, os.X_OK):
        return "it takes no arguments" if arguments else None
    if os.path.basename(path) in QUICK and not any(PLACEHOLDER.match(word) for word in arguments):
        run = ask(os.path.abspath(path), *arguments)
        return None if run.returncode == 0 else f"it ends with {run.returncode}: {(run.stdout + run.stderr).strip()[-300:]}"
    if path == "scripts/check" and arguments and not arguments[0].startswith("-"):
        check = arguments.pop(0)
        return problem_with_help(ask(os.path.abspath(path), check, "--help"), arguments)
    if os.path.dirname(path) != "scripts":
        return None
    return problem_with_help(ask(os.path.abspath(path), "--help"), arguments)


def problem_with_swift(words):
    manifest = open("Package.swift", encoding="utf-8").read()
    if words[0] == "run":
        free = [word for before, word in zip(words, words[1:]) if before != "--traits" and re.match(r"^[A-Z][A-Za-z]+$", word)]
        if not free or f'name: "{free[0]}"' not in manifest:
            return "there is no such product"
        # Does not run the product, which would take minutes to build; looks for the line's words in its sources.
        sources = "".join(open(path, encoding="utf-8").read() for path in glob.glob(f"DebugHost/Headless/{free[0]}/**/*.swift", recursive=True))
        unknown = [word for word in words[words.index(free[0]) + 1:] if f'"{word}"' not in sources]
        return f"it does not know '{unknown[0]}'" if unknown else None
    if words[0] == "test":
        for option, name in zip(words[1:], words[2:]):
            tests = glob.glob("Tests/**/*.swift", recursive=True)
            if option == "--filter" and not any(re.search(rf"\b(struct|class|func) {name}\b", open(path, encoding="utf-8").read()) for path in tests):
                return f"no test is called {name}"
        return problem_with_help(ask("swift", "test", "--help"), words[1:])
    if words[0] == "build":
        return problem_with_help(ask("swift", "build", "--help-hidden"), words[1:])
    if words[0] == "format":
        return problem_with_help(ask("swift", "format", *words[1:2], "--help"), words[2:])
    return "scripts/lib/commands.py does not know how to run it"


def problem(command):
    command, _, comment = command.partition("#")
    words = shlex.split(command)
    if words[:3] == ["swift", "run", "DebugHost"]:
        return problem_with_host(words[3:], comment)
    if words[0] == "DebugHost":
        return problem_with_host(words[1:], comment)
    if words[0] == "swift":
        return problem_with_swift(words[1:])
    if words[0].startswith("scripts/"):
        return problem_with_script(words)
    if words[0] == "curl":
        # Does not run curl, which needs a served app; the tests of ResponderScopeLive have one. Checks only that the
        # server's sources contain the last part of the path.
        paths = [re.sub(r"^https?://[^/]+|\?.*$", "", word) for word in words if word.startswith("http")]
        sources = "".join(open(path, encoding="utf-8").read() for path in glob.glob("Sources/ResponderScopeLive/**/*.swift", recursive=True))
        unknown = [path for path in paths if path.split("/")[-1] not in sources]
        return f"the server does not know {unknown[0]}" if unknown else None
    return "scripts/lib/commands.py does not know how to run it"


def help_problems():
    """Yields what is wrong with help texts: options that do not exist, and a first line without the program's name."""
    for words in ([], ["replay"], ["serve"]):
        run = ask(HOST, *words, "--help")
        name = " ".join(["DebugHost", *words])
        if f"USAGE: {name} " not in run.stdout:
            yield f"{name} --help", "its usage line does not name it"
        listed = set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", run.stdout, re.M))
        for option in set(re.findall(r"--[a-z][a-z-]*", run.stdout)) - listed:
            yield f"{name} --help", f"it names {option}, which is no option"
    for script in sorted(glob.glob("scripts/*") + glob.glob("scripts/checks/*")):
        if os.path.isfile(script) and not comment_block(script).startswith(script.replace("checks/", "check ")):
            yield script, "its help does not begin with its name"


def main():
    problems, seen = list(help_problems()), collections.Counter()
    for place, command in collected():
        seen[command] += 1
        if seen[command] > 1:
            continue
        found = problem(command)
        if found:
            problems.append((f"{place}: {command}", found))
    for where, what in problems:
        print(f"FAILED  {where}: {what}")
    print(f"   commands: {sum(seen.values())} printed, {len(seen)} different, {len(problems)} do not do what the line says")
    return 1 if problems or len(seen) < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
