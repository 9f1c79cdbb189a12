import unittest

from support import listing

import simulators
import steps


def types(*names):
    return [{"identifier": simulators.TYPE_PREFIX + one, "name": one, "productFamily": "iPhone"} for one in names]


def runtime(version, *names):
    return {"identifier": simulators.RUNTIME_PREFIX + version.replace(".", "-"), "version": version, "supportedDeviceTypes": types(*names)}


def chosen(versions, **options):
    found = simulators.runtimes({"runtimes": [runtime(one) for one in versions]})
    return [[one.number for one in group] for group in simulators.chosen_runtimes(found, **options)[0]]


class RuntimeTests(unittest.TestCase):
    def test_which_run_and_in_which_order(self):
        rows = [
            (["18.5"], {}, [["18.5"]]),
            (["26.2", "18.5", "17.5"], {}, [["17.5"], ["26.2"], ["18.5"]]),
            (["15.5", "16.4", "17.5", "18.6", "26.2"], {}, [["15.5"], ["26.2"], ["18.6"], ["17.5"], ["16.4"]]),
            # The versions of a major release are one group, and the newest that has a device of a size runs it.
            (["18.10", "18.9", "26.0", "26.2"], {}, [["18.10", "18.9"], ["26.2", "26.0"]]),
            # Versions that are older than the package supports or newer than Xcode's SDK do not run; none is too new in itself.
            (["14.5", "18.5", "27.0", "31.0"], {}, [["18.5"], ["31.0"], ["27.0"]]),
            (["27.0", "27.1"], {"sdk": "27.0"}, [["27.1", "27.0"]]),
            (["18.5", "26.2"], {"sdk": "18.5"}, [["18.5"]]),
            (["18.5", "26.2"], {"quick": True}, [["26.2"]]),
            # A version that is asked for runs in any case.
            (["18.5", "18.6", "27.0"], {"wanted": ["18.5", "27"], "sdk": "26.2"}, [["18.5"], ["27.0"]]),
            (["18.5"], {"wanted": ["17"]}, []),
            ([], {}, []),
        ]
        for versions, options, expected in rows:
            with self.subTest(versions=versions, options=options):
                self.assertEqual(chosen(versions, **options), expected)

    def test_unavailable_ones_and_other_systems_are_passed_over(self):
        self.assertEqual([one.number for one in simulators.runtimes(listing())], ["18.5", "18.6", "26.2"])
        for odd in ({}, {"runtimes": None}, {"runtimes": [{}]}, {"runtimes": [{"identifier": "x", "version": "y"}]}):
            self.assertEqual(simulators.runtimes(odd), [])


class SizeTests(unittest.TestCase):
    def test_a_device_that_is_there_or_that_the_runtime_knows(self):
        known = {one.number: one for one in simulators.runtimes(listing())}
        rows = [
            ("phone", "18.6", "iPhone 16e", True),
            ("small", "18.6", "iPhone SE (3rd generation)", True),
            ("pad", "26.2", "iPad Pro 11-inch (M5)", True),
            ("small", "26.2", "iPhone SE (3rd generation)", False),
            ("pad", "18.5", None, False),
        ]
        for size, version, name, exists in rows:
            with self.subTest(size=size, version=version):
                found = simulators.choose_on(listing(), size, known[version]) or {}
                self.assertEqual((found.get("name"), bool(found.get("udid"))), (name, exists))
        one = simulators.runtimes({"runtimes": [runtime("18.5", "iPhone-16", "iPhone-15")]})[0]
        self.assertIsNone(simulators.choose({}, "phone", [one]), "an iPhone 16 is no phone of 390 points")

    def test_a_device_that_is_booted_is_taken_first_and_an_unavailable_one_never(self):
        one = simulators.runtimes({"runtimes": [runtime("27.1")]})[0]
        for states, udid in [(("Shutdown", "Booted"), "B"), (("Booted", "Shutdown"), "A"), (("Booted", None), "A"), ((None, None), None)]:
            devices = [
                {"udid": udid, "deviceTypeIdentifier": simulators.TYPE_PREFIX + "iPhone-Duo", "state": state, "isAvailable": state is not None}
                for udid, state in zip("AB", states)
            ]
            pair = simulators.choose({"devices": {one.identifier: devices}}, "duo", [one])
            self.assertEqual(pair and pair[1]["udid"], udid)


class PlanTests(unittest.TestCase):
    def plan(self, **options):
        return steps.plan(listing(), options.pop("index", []), **options)[0]

    def simulators(self, rows):
        return [row[2] for row in rows if row[1] == "simulator"]

    def test_what_a_plan_contains(self):
        rows = [
            # Phone, small and pad of both versions, and a wider phone of the second; no runtime has an iPhone Duo.
            ({}, {"build": 19, "core": 2, "prepare": 2, "simulator": 7, "tests": 9, "shutdown": 7}),
            ({"areas": ["builds"]}, {"build": 19}),
            ({"areas": ["core"]}, {"core": 2}),
            ({"areas": ["ui"], "quick": True}, {"prepare": 1, "simulator": 1, "tests": 1, "shutdown": 1}),
            ({"quick": True}, {"build": 2, "core": 1, "prepare": 2, "simulator": 1, "tests": 2, "shutdown": 1}),
        ]
        for options, counts in rows:
            with self.subTest(options=options):
                plan = self.plan(**options)
                kinds = [row[1] for row in plan]
                self.assertEqual({one: kinds.count(one) for one in kinds}, counts)
                self.assertEqual(len({row[0] for row in plan}), len(plan), "each step has an id of its own")
                for row in plan:
                    self.assertEqual([len(row), [one for one in row if not str(one) or "\t" in str(one)]], [8, []], "no column is empty")

    def test_ios_27_alone(self):
        rows, notes = steps.plan(listing("27"), [], ["contract", "ui"], sdk="27.1")
        expected = ["iPhone 17e, iOS 27.0", "iPhone SE (3rd generation), iOS 27.0", "iPad Air 11-inch (M4), iOS 27.0", "iPhone 18 Pro, iOS 27.0", "iPhone Duo, iOS 27.1"]
        self.assertEqual(self.simulators(rows), expected)
        self.assertEqual([(row[0], row[7]) for row in rows if "duo" in row[0] and row[1] == "tests"], [("ui-folded-duo-27.1", "folded"), ("ui-open-duo-27.1", "open")])
        self.assertEqual((notes, [row for row in rows if row[1] == "missing"]), ([], []))

    def test_every_runtime_left_out_is_noted(self):
        every = {"runtimes": [runtime(one, "iPhone-14", "iPhone-8", "iPad-A16") for one in ("14.5", "18.4", "18.6", "26.2", "27.0")]}
        rows, notes = steps.plan(every, [], ["contract"], sdk="26.2")
        self.assertEqual(self.simulators(rows), ["iPhone-14, iOS 18.6", "iPhone-14, iOS 26.2"])
        self.assertEqual([one.split(": ")[0] for one in notes], ["iOS 27.0", "iOS 14.5", "iOS 18.4"])

    def test_a_simulator_that_was_running_is_not_shut_down(self):
        running = listing()
        for one in (one for devices in running["devices"].values() for one in devices):
            one["state"] = "Booted"
        rows, _ = steps.plan(running, [], ["ui"])
        self.assertEqual([row[0] for row in rows if row[1] == "shutdown"], ["shutdown-small-26.2"], "the one that it made")

    def test_one_of_the_two_areas_leaves_the_others_suites_out(self):
        index = [{"area": area, "device": True, "suite": suite} for area, suite in (("contract", "NextTests"), ("device", "TagDeviceTests"))]
        for area, left_out in [("contract", "TagDeviceTests"), ("device", "NextTests")]:
            tests = [row[6] for row in self.plan(index=index, areas=[area], quick=True) if row[1] == "tests"]
            self.assertEqual(tests, ["-only-testing:DebugHostTests -skip-testing:DebugHostTests/" + left_out])

    def test_what_cannot_run_has_a_row(self):
        old = {"runtimes": [runtime("16.4", "iPhone-14", "iPhone-8", "iPad-Air-11-inch-M2")]}
        rows, _ = steps.plan(old, [], ["contract", "ui"])
        self.assertEqual([row[0] for row in rows if row[1] == "absent"], ["absent-contract-phone-16.4"])
        self.assertEqual(len([row for row in rows if row[0].startswith("ui-")]), 3)
        for broken in ({}, {"runtimes": []}):
            self.assertEqual([row[1] for row in steps.plan(broken, [], ["ui"])[0]], ["missing"])


if __name__ == "__main__":
    unittest.main()
