"""Tests scripts/verify-on-mac itself, with stand-ins for Apple's tools (tools/fake). VERIFY_BASH names another bash to run
the script with: macOS has 3.2."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from support import HERE, ROOT, SAMPLES

SCRIPT = ROOT / "scripts/verify-on-mac"
BASH = os.environ.get("VERIFY_BASH", "bash")
MADE = "AAAAAAAA-0000-4000-8000-000000000000"


class FakeMac:
    def __enter__(self):
        self.place = tempfile.TemporaryDirectory()
        self.fake = pathlib.Path(self.place.name)
        self.out = self.fake / "out"
        shutil.copyfile(SAMPLES / "simctl-26.json", self.fake / "simctl.json")
        self.bad = (SAMPLES / "xcode-16/results/contract-phone-18.6.json").read_text()
        self.good = re.sub(r'"result" : "Failed"', '"result" : "Passed"', self.bad)
        for version in ("18.6", "26.2"):
            for step in ("contract-phone", "ui-phone", "ui-small", "ui-pad", "ui-wide"):
                self.write("%s-%s.json" % (step, version), self.good)
        return self

    def __exit__(self, *_):
        self.place.cleanup()

    def write(self, name, *lines):
        (self.fake / name).write_text("".join(one + "\n" for one in lines))

    def start(self, script, *arguments, most=60, patience=30, path=HERE / "tools"):
        environment = dict(os.environ, FAKE=str(self.fake), PATH="%s:%s" % (path, os.environ["PATH"]))
        environment.update(VERIFY_POLL="0.02", VERIFY_PATIENCE=str(patience), VERIFY_MOST=str(most), PYTHON=sys.executable)
        return subprocess.Popen([BASH, str(script)] + list(arguments), env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, universal_newlines=True)

    def run(self, *arguments, **more):
        run = self.start(SCRIPT, *arguments, *([] if "--list" in arguments else ["--out", str(self.out)]), **more)
        said = run.communicate(timeout=300)[0]
        return run.returncode, said

    @property
    def calls(self):
        path = self.fake / "calls"
        return path.read_text().splitlines() if path.exists() else []

    @property
    def report(self):
        return json.loads((self.out / "report.json").read_text())

    def outcomes(self):
        return {one["id"]: (one["outcome"], one["note"]) for one in self.report["steps"]}


class RunTests(unittest.TestCase):
    def test_quick_and_all_is_well(self):
        with FakeMac() as mac:
            mac.out.mkdir()
            (mac.out / "mine.txt").write_text("mine")
            code, said = mac.run("--quick")
            self.assertEqual(code, 0, said)
            self.assertEqual({one[0] for one in mac.outcomes().values()}, {"passed"})
            self.assertIn("verify-on-mac: passed; 8 steps", said.splitlines()[-1])
            tests = [one for one in mac.calls if "test-without-building" in one]
            self.assertEqual(len(tests), 3)
            self.assertIn("-scheme Hands", tests[0])
            self.assertEqual(mac.report["environment"]["xcode"], "Xcode 26.2 Build version 17C52")
            self.assertTrue((mac.out / "mine.txt").exists(), "what else lies in the folder stays")
            with self.assertRaises(ProcessLookupError, msg="the hands still run"):
                os.kill(int((mac.fake / "hands.pid").read_text()), 0)

    def test_everything(self):
        with FakeMac() as mac:
            code, said = mac.run()
            self.assertEqual(code, 0, said)
            created = [one for one in mac.calls if one.startswith("xcrun simctl create")]
            self.assertEqual(len(created), 1)
            self.assertIn("SimRuntime.iOS-26-2", created[0])
            self.assertIn("xcrun simctl delete " + MADE, mac.calls)
            self.assertEqual(len([one for one in mac.calls if one.startswith("xcrun simctl shutdown")]), 7)

    def test_a_step_that_fails_or_hangs_is_a_row_and_the_run_goes_on(self):
        tv = "ResponderKit -configuration Debug -destination generic/platform=tvOS"
        rows = [
            ("fail", tv, "builds", "build-responderkit-tvos-debug", "failed"),
            ("hang", tv, "builds", "build-responderkit-tvos-debug", "timeout"),
            ("fail", "-c debug", "core", "core-debug", "failed"),
            ("fail", "bootstatus 00000004", "ui", "simulator-small-18.6", "failed"),
            ("fail", "bootstatus 00000004", "ui", "ui-small-18.6", "not run"),
            ("fail", "simctl create", "ui", "simulator-small-26.2", "failed"),
            ("fail", "xcresulttool", "contract", "contract-phone-18.6", "failed"),
            ("hang", "ui-phone-18.6", "ui", "ui-phone-18.6", "timeout"),
        ]
        for what, pattern, area, step, outcome in rows:
            with self.subTest(what=what, pattern=pattern), FakeMac() as mac:
                mac.write(what, pattern)
                code, said = mac.run("--only", area, most=3 if what == "hang" else 60)
                self.assertEqual(code, 1, said)
                self.assertEqual(mac.outcomes()[step][0], outcome)
                self.assertIn("passed", {one[0] for one in mac.outcomes().values()})
                self.assertEqual(len(mac.outcomes()), len((mac.out / "plan.tsv").read_text().splitlines()))

    def test_contract_tests_without_the_app_without_hands_and_that_fail(self):
        lost = "the hands never listened: what needs them is skipped"
        rows = [
            ("fail", "build-for-testing -project DebugHost/iOS/DebugHost.xcodeproj -scheme DebugHost", ("not run", "the app and its tests did not build"), 0),
            ("fail", "-scheme Hands", ("failed", "without hands, which did not build: what needs them is skipped"), 1),
            ("hang", "parallel-testing-enabled NO -scheme Hands", ("failed", lost), 1),
            ("fail", "parallel-testing-enabled NO -scheme Hands", ("failed", lost), 1),
            ("bad", "", ("failed", ""), 1),
        ]
        for what, pattern, outcome, ran in rows:
            with self.subTest(what=what, pattern=pattern), FakeMac() as mac:
                mac.write(what, pattern)
                if what == "bad":
                    mac.write("contract-phone-26.2.json", mac.bad)
                code, said = mac.run("--quick", "--only", "contract", patience=2 if what == "hang" else 30)
                self.assertEqual((code, mac.outcomes()["contract-phone-26.2"]), (1, outcome), said)
                self.assertEqual(any("-only-testing:DebugHostTests" in one for one in mac.calls), bool(ran))

    def test_the_keyboards_settings_are_turned_off_and_put_back(self):
        with FakeMac() as mac:
            mac.write("fail", "-container com.apple.dt.Devices write")
            mac.run("--quick", "--only", "ui")
            udid = next(line.split()[-2] for line in mac.calls if "bootstatus" in line)
            spawn = "xcrun simctl spawn %s defaults " % udid
            told = [line for line in mac.calls if " write com.apple." in line or "plutil -re" in line or "bootstatus" in line or "simctl shutdown" in line]
            hub = "defaults -container com.apple.dt.Devices %s com.apple.dt.Devices alwaysSimulateHardwareKeyboard"
            device = "plutil -%s DevicePreferences." + udid + ".ConnectHardwareKeyboard"
            file = str(mac.out / "simulators/preferences.plist")
            self.assertEqual(
                told,
                [
                    hub % "write" + " -bool false",
                    "defaults write com.apple.iphonesimulator ConnectHardwareKeyboard -bool false",
                    device % "replace" + " -bool false " + file,
                    "xcrun simctl bootstatus %s -b" % udid,
                    spawn + "write com.apple.keyboard.preferences AutomaticMinimizationEnabled -bool false",
                    device % "remove" + " " + file,
                    spawn + "write com.apple.keyboard.preferences AutomaticMinimizationEnabled -bool YES",
                    "xcrun simctl shutdown %s" % udid,
                    hub % "write" + " -bool YES",
                    "defaults write com.apple.iphonesimulator ConnectHardwareKeyboard -bool YES",
                ],
            )
            self.assertEqual([row[2:] for row in mac.report["keyboard"]], [["not set", "done", "not set"], ["1", "done", "1"], ["1", "refused", "1"], ["1", "done", "1"]])

    def test_an_iphone_duo_runs_in_the_pose_that_it_has(self):
        for hinge, ran, other in [("180", "open", "folded"), ("0", "folded", "open"), ("", "folded", "open")]:
            with self.subTest(hinge=hinge), FakeMac() as mac:
                if hinge:
                    mac.write("hinge", hinge)
                shutil.copyfile(SAMPLES / "simctl-27.json", mac.fake / "simctl.json")
                mac.write("ui-%s-duo-27.1.json" % ran, mac.good)
                mac.run("--only", "ui", "--ios", "27.1")
                outcomes = mac.outcomes()
                self.assertEqual((outcomes["ui-%s-duo-27.1" % ran][0], outcomes["ui-%s-duo-27.1" % other][0]), ("passed", "absent"))

    def test_the_newest_form_that_the_tool_knows(self):
        with FakeMac() as mac:
            mac.write("fail", "--schema-version 0.4.0")
            code, said = mac.run("--quick", "--only", "ui")
            self.assertEqual(code, 0, said)
            self.assertEqual([line.split()[5:7] for line in mac.calls if "xcresulttool" in line], [["--schema-version", "0.4.0"], ["--schema-version", "0.1.0"]])

    def test_an_ended_run_leaves_no_simulator(self):
        with FakeMac() as mac:
            mac.write("hang", "ui-small-26.2")
            run = mac.start(SCRIPT, "--only", "ui", "--ios", "26.2", "--out", str(mac.out))
            end = time.time() + 60
            while not any("ui-small-26.2" in one for one in mac.calls) and time.time() < end:
                time.sleep(0.05)
            run.terminate()
            run.communicate(timeout=60)
            self.assertEqual(run.returncode, 130)
            self.assertIn("xcrun simctl delete " + MADE, mac.calls)


class ArgumentTests(unittest.TestCase):
    def test_exit_codes_and_words(self):
        rows = [
            (["--only", "all"], 64, "--only takes"),
            (["--only"], 64, "needs a value"),
            (["--ios", "new"], 64, "--ios takes"),
            (["--fast"], 64, "unknown argument"),
            (["--list", "--ios", "18"], 0, "contract and device tests, iPhone 16e, iOS 18.6"),
            (["--report-from", "/nowhere"], 66, "no folder"),
        ]
        for arguments, code, words in rows:
            with self.subTest(arguments=arguments), FakeMac() as mac:
                run = mac.start(SCRIPT, *arguments)
                said = run.communicate()[0]
                self.assertEqual(run.returncode, code, said)
                self.assertIn(words, said)
                self.assertFalse([one for one in mac.calls if "xcodebuild build" in one or "bootstatus" in one or "swift test" in one])

    def test_a_machine_without_runtime_without_xcode_and_without_macos(self):
        with FakeMac() as mac:
            mac.write("simctl.json", '{"devices" : {}, "runtimes" : []}')
            code, said = mac.run("--only", "ui")
            self.assertEqual((code, said.count("no iOS runtime from 15 to the SDK's 26.2 is installed")), (1, 1))
            mac.write("fail", "xcodebuild -version")
            code, said = mac.run()
            self.assertEqual(code, 69)
            self.assertIn("xcode-select", said)
            if sys.platform != "darwin":
                self.assertEqual(mac.run(path="/usr/bin")[0], 69)
            code, said = mac.run("--report-from", str(SAMPLES / "xcode-27"), path="/usr/bin")
            self.assertEqual(code, 1, "a report needs no Mac")

    def test_a_simulator_is_shaken_or_the_reason_is_told(self):
        rows = [
            ("nothing", [], 0, "spawn booted notifyutil -p com.apple.UIKit.SimulatorShake"),
            ("nothing", ["U"], 0, "spawn U notifyutil"),
            ("spawn booted", [], 69, "no simulator is booted"),
            ("nothing", ["U", "V"], 64, "one simulator"),
        ]
        for fail, arguments, code, words in rows:
            with self.subTest(fail=fail, arguments=arguments), FakeMac() as mac:
                mac.write("fail", fail)
                run = mac.start(ROOT / "scripts/shake", *arguments)
                self.assertIn(words, run.communicate()[0] + " ".join(mac.calls))
                self.assertEqual(run.returncode, code)

    def test_nothing_in_it_is_newer_than_bash_3_2(self):
        newer = r"mapfile|readarray|declare -[A-Za-z]*A|local -n|coproc|&>>|\|&|wait -n|\$\{\w+(?:,,|\^\^|@\w)|printf '%\(|;;&|;&|\$\{\w+: -"
        for path in (SCRIPT, ROOT / "scripts/shake", ROOT / "scripts/lib/common.sh"):
            code = "\n".join(line for line in path.read_text().splitlines() if not line.lstrip().startswith("#"))
            self.assertEqual(re.findall(newer, code), [], path)
            self.assertEqual(re.findall(r'(?<!\+)"\$\{(plan_arguments)\[@\]\}"', re.sub(r'\$\{plan_arguments\[@\]\+"\$\{plan_arguments\[@\]\}"\}', "", code)), [])


if __name__ == "__main__":
    unittest.main()
