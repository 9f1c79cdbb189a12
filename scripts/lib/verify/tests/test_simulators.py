import unittest

from support import listing

import simulators
import steps


def types(*names):
    return [{"identifier": simulators.TYPE_PREFIX + one, "name": one, "productFamily": "iPhone"} for one in names]


def runtime(version, *names, available=True):
    return {
        "identifier": simulators.RUNTIME_PREFIX + version.replace(".", "-"),
        "version": version,
        "isAvailable": available,
        "supportedDeviceTypes": types(*names),
    }


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
    def pick(self, size, version):
        found = next(one for one in simulators.runtimes(listing()) if one.number == version)
        return simulators.choose_on(listing(), size, found)

    def test_a_device_that_is_there_is_taken(self):
        for size, version, name in [
            ("phone", "18.6", "iPhone 16e"),
            ("small", "18.6", "iPhone SE (3rd generation)"),
            ("pad", "26.2", "iPad Pro 11-inch (M5)"),
        ]:
            with self.subTest(size=size):
                found = self.pick(size, version)
                self.assertEqual(found["name"], name)
                self.assertIsNotNone(found["udid"])

    def test_a_device_that_is_booted_is_taken_first(self):
        one = simulators.runtimes({"runtimes": [runtime("27.1", "iPhone-Duo")]})[0]
        kind = simulators.TYPE_PREFIX + "iPhone-Duo"
        devices = [{"udid": udid, "deviceTypeIdentifier": kind, "state": state} for udid, state in (("A", "Shutdown"), ("B", "Booted"))]
        self.assertEqual(simulators.choose({"devices": {one.identifier: devices}}, "duo", [one])[1]["udid"], "B")

    def test_a_device_that_the_runtime_knows_is_made(self):
        found = self.pick("small", "26.2")
        self.assertIsNone(found["udid"])
        self.assertEqual(found["type"], simulators.TYPE_PREFIX + "iPhone-SE-3rd-generation")
        self.assertIsNone(self.pick("pad", "18.5"))

    def test_an_iphone_16_is_no_phone_of_390_points(self):
        one = simulators.runtimes({"runtimes": [runtime("18.5", "iPhone-16", "iPhone-15")]})[0]
        self.assertIsNone(simulators.choose({}, "phone", [one]))

    def test_unavailable_devices_are_passed_over(self):
        one = simulators.runtimes({"runtimes": [runtime("18.5")]})[0]
        device = {"udid": "A", "deviceTypeIdentifier": simulators.TYPE_PREFIX + "iPhone-14", "isAvailable": False}
        self.assertIsNone(simulators.choose({"devices": {one.identifier: [device]}}, "phone", [one]))


class PlanTests(unittest.TestCase):
    def plan(self, **options):
        rows, _ = steps.plan(listing(), options.pop("index", []), **options)
        return rows

    def test_a_full_plan(self):
        rows = self.plan()
        kinds = [row[1] for row in rows]
        self.assertEqual(kinds.count("build"), 19)
        self.assertEqual(kinds.count("core"), 2)
        self.assertEqual(kinds.count("prepare"), 2)
        self.assertEqual(len([row for row in rows if row[0].startswith("contract-")]), 2)
        # Phone, small and pad of both versions, and a wider phone of the second; no runtime has an iPhone Duo.
        self.assertEqual(kinds.count("simulator"), 7)
        self.assertEqual(len([row for row in rows if row[0].startswith("ui-")]), 7)
        self.assertEqual(len({row[0] for row in rows}), len(rows), "each step has an id of its own")

    def test_ios_27_alone(self):
        rows, notes = steps.plan(listing("xcode-27"), [], ["contract", "ui"], sdk="27.1")
        self.assertEqual(
            [row[2] for row in rows if row[1] == "simulator"],
            ["iPhone 17e, iOS 27.0", "iPhone SE (3rd generation), iOS 27.0", "iPad Air 11-inch (M4), iOS 27.0", "iPhone 18 Pro, iOS 27.0", "iPhone Duo, iOS 27.1"],
        )
        self.assertEqual([(row[0], row[7]) for row in rows if "duo" in row[0] and row[1] == "tests"], [("ui-folded-duo-27.1", "folded"), ("ui-open-duo-27.1", "open")])
        self.assertEqual((notes, [row for row in rows if row[1] == "missing"]), ([], []))

    def test_every_runtime_left_out_is_noted(self):
        every = {"runtimes": [runtime(one, "iPhone-14", "iPhone-8", "iPad-A16") for one in ("14.5", "18.4", "18.6", "26.2", "27.0")]}
        rows, notes = steps.plan(every, [], ["contract"], sdk="26.2")
        self.assertEqual([row[2] for row in rows if row[1] == "simulator"], ["iPhone-14, iOS 18.6", "iPhone-14, iOS 26.2"])
        self.assertEqual([one.split(": ")[0] for one in notes], ["iOS 27.0", "iOS 14.5", "iOS 18.4"])

    def test_no_column_is_empty(self):
        for row in self.plan() + self.plan(quick=True) + steps.plan({}, [])[0]:
            self.assertEqual(len(row), 8)
            self.assertTrue(all(str(one) and "\t" not in str(one) for one in row), row)

    def test_a_simulator_that_was_running_is_not_shut_down(self):
        running = listing()
        for devices in running["devices"].values():
            for one in devices:
                one["state"] = "Booted"
        rows, _ = steps.plan(running, [], ["ui"])
        self.assertEqual([row[0] for row in rows if row[1] == "shutdown"], ["shutdown-small-26.2"], "the one that it made")

    def test_areas(self):
        rows = [
            ({"areas": ["builds"]}, {"build"}),
            ({"areas": ["core"]}, {"core"}),
            ({"areas": ["ui"], "quick": True}, {"prepare", "simulator", "tests", "shutdown"}),
        ]
        for options, kinds in rows:
            with self.subTest(options=options):
                self.assertEqual({row[1] for row in self.plan(**options)}, kinds)

    def test_quick_is_one_phone_and_two_builds(self):
        rows = self.plan(quick=True)
        self.assertEqual([row[2] for row in rows if row[1] == "simulator"], ["iPhone 16e, iOS 26.2"])
        self.assertEqual(len([row for row in rows if row[1] == "build"]), 2)

    def test_only_contract_leaves_the_device_tests_suites_out(self):
        index = [
            {"area": "contract", "device": True, "suite": "NextTests"},
            {"area": "device", "device": True, "suite": "TagDeviceTests"},
        ]
        rows = self.plan(index=index, areas=["contract"], quick=True)
        self.assertIn("-skip-testing:DebugHostTests/TagDeviceTests", [row[6] for row in rows if row[1] == "tests"][0])
        rows = self.plan(index=index, areas=["device"], quick=True)
        self.assertIn("-skip-testing:DebugHostTests/NextTests", [row[6] for row in rows if row[1] == "tests"][0])

    def test_contract_tests_do_not_run_where_their_bundle_cannot(self):
        old = {"runtimes": [runtime("16.4", "iPhone-14", "iPhone-8", "iPad-Air-11-inch-M2")]}
        rows, _ = steps.plan(old, [], ["contract", "ui"])
        self.assertEqual([row[0] for row in rows if row[1] == "absent"], ["absent-contract-phone-16.4"])
        self.assertEqual(len([row for row in rows if row[0].startswith("ui-")]), 3)

    def test_no_simulator_at_all_is_a_failure_not_a_silence(self):
        for broken in ({}, {"runtimes": []}):
            self.assertEqual([row[1] for row in steps.plan(broken, [], ["ui"])[0]], ["missing"])


if __name__ == "__main__":
    unittest.main()
