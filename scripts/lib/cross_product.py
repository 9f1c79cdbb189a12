"""Plays the scenes of DebugHost in combinations of what its command line offers. scripts/check demo runs this.

Usage: cross_product.py PROGRAM [--all] [--jobs N] [--only WORD]...

A setting is one command line: a device, a keyboard, an orientation, light or dark, a direction, a text size, and whether
the HUD is shown from the launch on, over every step of every scene. `--all` plays each combination of these once, every
other one with the HUD. Without `--all`, the script plays a few settings with three text sizes, chosen so that every two
values of different options meet in one of them. For each setting a process of its own plays every scene, including those
that are played by name only, and checks the scene's facts (`--facts-only`). `--only` keeps the settings whose command
line has the word. The script prints the arguments that repeat each failure, then a table of all scenes.
Exit code: 0 every combination holds or is left out with its reason, 1 otherwise.
"""

import argparse
import collections
import concurrent.futures
import itertools
import os
import re
import subprocess
import sys

# The text sizes that the script plays without --all: the smallest, the usual one and the largest.
SHORT_TEXT_SIZES = ("xs", "l", "ax5")


def choices(program):
    """What the program's --list offers: scenes, devices, keyboards (and whether each needs an iPad), text sizes."""
    text = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
    blocks = re.split(r"^(?=\S)", text, flags=re.MULTILINE)

    def block(title):
        return next(one for one in blocks if one.startswith(title))

    names = re.compile(r"^  (\S+)", re.MULTILINE)
    keyboards = block("Keyboards:").split(":")[1].strip().split(", ")
    return (
        names.findall(block("Scenes")) + [name + end for name in names.findall(block("Diagnoses")) for end in ("", "-not")],
        names.findall(block("Devices")),
        {one.split()[0]: "iPad" in one for one in keyboards},
        block("Text sizes:").split(":")[1].strip().split(", "))


def pairs(setting):
    return set(itertools.combinations(enumerate(setting), 2))


def covering(settings):
    """Chooses a few settings in which every two values of different options meet, if they can meet at all."""
    missing = set().union(*map(pairs, settings))
    chosen = []
    while missing:
        best = max(settings, key=lambda one: len(pairs(one) & missing))
        chosen.append(best)
        missing -= pairs(best)
    return chosen


def arguments(setting):
    device, keyboard, landscape, dark, rtl, size, _ = setting
    words = ["--device", device]
    words += ["--keyboard", keyboard] if keyboard != "docked" else []
    words += ["--landscape"] if landscape else []
    words += ["--dark"] if dark else []
    words += ["--rtl"] if rtl else []
    return words + (["--text-size", size] if size != "l" else [])


def play(program, setting, scenes):
    shown = {"RESPONDER_HUD": "1"} if setting[-1] else {}
    return setting, subprocess.run(
        [program, "--facts-only", *arguments(setting), "--scene", *scenes], capture_output=True, text=True,
        stdin=subprocess.DEVNULL, env={**os.environ, **shown})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", action="append", default=[])
    options = parser.parse_args()
    scenes, devices, keyboards, sizes = choices(options.program)
    short = [size for size in sizes if size in SHORT_TEXT_SIZES]
    product = list(itertools.product(
        devices, keyboards, (False, True), (False, True), (False, True), sizes if options.all else short,
        (False,) if options.all else (False, True)))
    # With --all, every other setting shows the HUD, because playing each with and without it would show little more.
    product = [one[:-1] + (one[-1] or options.all and number % 2 == 1,) for number, one in enumerate(product)]
    impossible = [one for one in product if keyboards[one[1]] and not one[0].startswith("ipad")]
    settings = [one for one in product if one not in set(impossible)]
    if not options.all:
        settings = covering(settings)
        impossible = []
    settings = [one for one in settings if all(word in arguments(one) for word in options.only)]

    if not settings:
        parser.error("no setting has all of " + " ".join(options.only))

    held, failed, left_out = (collections.Counter() for _ in range(3))
    for setting in impossible:
        for scene in scenes:
            left_out[scene, f"--keyboard {setting[1]} needs an iPad"] += 1
    problems = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for setting, run in pool.map(lambda one: play(options.program, one, scenes), settings):
            seen = set()
            for mark, scene in re.findall(r"^([✓✗]) (\S+) on ", run.stdout, re.MULTILINE):
                (held if mark == "✓" else failed)[scene] += 1
                seen.add(scene)
            for scene, reason in re.findall(r"^Left out, (\S+): (.*)$", run.stdout, re.MULTILINE):
                left_out[scene, reason] += 1
                seen.add(scene)
            words = " ".join((["RESPONDER_HUD=1"] if setting[-1] else []) + arguments(setting))
            lost = [scene for scene in scenes if scene not in seen]
            if lost or (run.returncode != 0) != ("✗" in run.stdout):
                problems.append(f"{words}: exit code {run.returncode}, and not a word about {', '.join(lost) or 'it'}: "
                                + run.stderr[-600:])
            for line in run.stderr.splitlines():
                if line.startswith("DebugHost: "):
                    problems.append(f"{words} --scene {line.removeprefix('DebugHost: ')}")
                    print(f"FAILED  {problems[-1]}", flush=True)

    print(f"   {'scene':<50}{'hold':>8}{'fail':>8}{'left out':>10}")
    for scene in scenes:
        out = sum(count for (name, _), count in left_out.items() if name == scene)
        print(f"   {scene:<50}{held[scene]:>8}{failed[scene]:>8}{out:>10}")
    reasons = collections.Counter()
    for (scene, reason), count in left_out.items():
        reasons[reason] += count
    for reason, count in reasons.most_common():
        print(f"   left out {count}: {reason} ({', '.join(sorted({name for name, why in left_out if why == reason}))})")
    for problem in problems:
        if "exit code" in problem:
            print(f"FAILED  {problem}")
    total = sum(held.values()) + sum(failed.values()) + sum(left_out.values())
    print(f"   {total} combinations, {len(settings)} settings played: {sum(held.values())} hold, "
          f"{sum(failed.values())} fail, {sum(left_out.values())} left out")
    return 1 if problems or sum(failed.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
