"""A real LLDB session: runs every `responder` command, and `po`, in paused programs. scripts/test-lldb runs it.

LLDB's own Python runs this file (`command script import`), and the tests give LLDB's interpreter the commands that a person
would type. Environment: RESPONDERSCOPE_BUILD is the folder of the debug build, RESPONDERSCOPE_ROOT the repository,
RESPONDERSCOPE_LLDB_OUT the file for the transcript.
"""

import os
import re
import sys
import subprocess
import tempfile
import unittest

import lldb

ROOT = os.environ["RESPONDERSCOPE_ROOT"]
BUILD = os.environ["RESPONDERSCOPE_BUILD"]
TRANSCRIPT = []


class Session:
    """One debugger with one program. Commands go through the debugger's interpreter, as if typed."""

    def __init__(self, program, *arguments, script="responder.py"):
        self.debugger = lldb.SBDebugger.Create(False)
        self.debugger.SetAsync(False)
        self.folder = tempfile.mkdtemp()
        self.arguments = list(arguments)
        self.target = self.debugger.CreateTarget(os.path.join(BUILD, program))
        assert self.target.IsValid(), "no program %s in %s" % (program, BUILD)
        load = "command script import" if script.endswith(".py") else "command source"
        self.type("%s '%s/scripts/lldb/%s'" % (load, ROOT, script))

    def launch(self):
        info = lldb.SBLaunchInfo(self.arguments)
        info.SetWorkingDirectory(self.folder)
        info.AddOpenFileAction(1, os.devnull, False, True)
        info.AddOpenFileAction(2, os.devnull, False, True)
        error = lldb.SBError()
        self.process = self.target.Launch(info, error)
        assert error.Success(), error
        return self

    def stop_in(self, function):
        point = self.target.BreakpointCreateByRegex(function)
        assert point.GetNumLocations() > 0, "nowhere to stop: %s" % function
        return point

    def go(self):
        self.process.Continue()
        return self.process.GetState() == lldb.eStateStopped

    def type(self, command):
        result = lldb.SBCommandReturnObject()
        self.debugger.GetCommandInterpreter().HandleCommand(command, result)
        output = (result.GetOutput() or "") + (result.GetError() or "")
        self.succeeded = result.Succeeded()
        return output.rstrip("\n")

    def end(self):
        if getattr(self, "process", None) and self.process.IsValid():
            self.process.Kill()
        lldb.SBDebugger.Destroy(self.debugger)


class Case(unittest.TestCase):
    maxDiff = None

    def ask(self, session, command, *patterns, fails=False):
        text = session.type(command)
        TRANSCRIPT.append("(lldb) %s\n%s\n" % (command, text))
        self.assertEqual(session.succeeded, not fails, "%s\n%s" % (command, text))
        for pattern in patterns:
            self.assertRegex(text, re.compile(pattern, re.MULTILINE), command)
        if fails:
            self.assertEqual(len(text.splitlines()), 1, "one line says what to do: %s" % text)
        return text


class TheChat(Case):
    """DebugHost, stopped in an app callback while the message field is edited."""

    @classmethod
    def setUpClass(cls):
        cls.session = Session("DebugHost", "--scene", "chat", "--out", "out")
        cls.session.stop_in(r"ChatViewController\.send\(")
        cls.session.launch()
        TRANSCRIPT.append("# DebugHost, stopped in ChatViewController.send(_:)")

    @classmethod
    def tearDownClass(cls):
        cls.session.end()

    def test_01_po_current(self):
        self.ask(self.session, "po UIResponder.current", r"UITextField: 0x[0-9a-f]+; frame = \(")

    def test_02_po_report(self):
        # The program stopped in a file that does not import ResponderScope; one import lasts for the whole session.
        self.ask(self.session, "expression -l Swift -- import ResponderScope")
        self.ask(self.session, "po ResponderHUD.report", r"^First responder: UITextField", r"^Chain:$", r"^Keyboard: docked")

    def test_03_current(self):
        self.ask(self.session, "responder current", r"^UITextField .*: .*100 % visible$")

    def test_04_chain(self):
        text = self.ask(self.session, "responder chain", r"^ *1  UITextField", r"UIWindow$", r"UIApplication$")
        self.assertGreater(len(text.splitlines()), 5)

    def test_05_geometry(self):
        self.ask(self.session, "responder geometry", r"on screen +\(\d+", r"in no scroll view")

    def test_06_predict(self):
        self.ask(self.session, "responder predict", r"^Nothing to predict")

    def test_07_keyboard(self):
        self.ask(self.session, "responder keyboard", r"^Keyboard: docked \(0, \d+\) 390 × \d+", r"covers \d+ pt of")

    def test_07_fields(self):
        self.ask(self.session, "responder fields", r"^The only field$", r"1  UITextField.*, first responder$")

    def test_08_journal(self):
        text = self.ask(self.session, "responder journal 3", r"^\d+\.\d{3} s \w+ ")
        self.assertEqual(len(text.splitlines()), 3)
        self.assertGreater(len(self.ask(self.session, "responder journal").splitlines()), 3)

    def test_09_export(self):
        path = os.path.join(self.session.folder, "a journal.jsonl")
        self.ask(self.session, "responder export '%s'" % path, r"journal\.jsonl: \d+ lines$")
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertGreater(len(lines), 3)
        self.assertTrue(all(line.startswith("{") and line.endswith("}") for line in lines))
        # The export replaces a link and does not follow it, so the file behind the link stays. No temporary file remains.
        precious, link = (os.path.join(self.session.folder, name) for name in ("precious.txt", "link.jsonl"))
        with open(precious, "w", encoding="utf-8") as file:
            file.write("precious")
        os.symlink(precious, link)
        self.ask(self.session, "responder export '%s'" % link, r"link\.jsonl: \d+ lines$")
        with open(precious, encoding="utf-8") as file:
            self.assertEqual(file.read(), "precious")
        self.assertFalse(os.path.islink(link))
        self.assertEqual([name for name in os.listdir(self.session.folder) if name.startswith(".")], [])
        self.ask(self.session, "responder export '%s'" % self.session.folder, r"cannot write .*not a file", fails=True)

    def test_10_diagnose(self):
        self.ask(self.session, "responder diagnose", r"^(No mistakes found|\w+: .*)$")

    def test_10b_who(self):
        # DebugHost does not turn addresses into names: the dynamic linker of Linux does not know the names of a program's own
        # functions, and DebugHost's journal must be the same in every build.
        self.ask(self.session, "responder why", r"^UITextField .* visible$")
        self.ask(self.session, "responder who", r"^.* to UITextField", r"^cause not recorded: ")

    def test_11_hud(self):
        self.ask(self.session, "responder hud show", r"^HUD shown$")
        self.ask(self.session, "responder hud hide", r"^HUD hidden$")
        for state in "shown", "hidden":
            self.ask(self.session, "po ResponderHUD.toggle()")
            self.ask(self.session, "responder journal 1", rf" hud {state}$")

    def test_12_help(self):
        listed = self.ask(self.session, "help responder")
        for name in "current chain geometry predict keyboard why fields who journal export hud resign diagnose".split():
            self.assertRegex(listed, r"\b%s\b +-- \w" % name)
            self.assertIn("Usage: responder %s" % name, self.session.type("help responder %s" % name))

    def test_12b_scheme_init_file(self):
        other = Session("DebugHost", script="lldbinit")
        self.assertIn("current", other.type("help responder"))
        other.end()

    def test_12c_names_are_printed_plainly(self):
        import responder
        self.assertEqual(responder.printable("a \x1b[31mred\x9b \u202e\u200b\nline é 👋"), "a ?[31mred? ??\nline é 👋")
        for answer in ("", "The app has not launched yet", '{"a":1}\n{"b":', '{"a":1}\nnonsense'):
            with self.assertRaisesRegex(responder.CannotAnswer, "nothing was written"):
                responder.journal_lines(answer)
        self.assertEqual(responder.journal_lines('{"a":"\u2028"}\n{}\n'), ['{"a":"\u2028"}', "{}"])

    def test_13_wrong_arguments(self):
        for command in (
            "responder journal many", "responder journal 0", "responder journal 1 2", "responder hud", "responder hud on",
            "responder export", "responder export a b", "responder chain up", "responder export 'open",
        ):
            self.ask(self.session, command, r"usage: responder ", fails=True)
        self.ask(self.session, "responder export /nowhere/at/all", r"cannot write /nowhere/at/all", fails=True)

    def test_14_no_secret_is_told(self):
        session, said = self.session, ""
        for verb in "current", "chain", "geometry", "predict", "keyboard", "why", "fields", "journal 500", "diagnose", "who":
            said += session.type("responder " + verb)
        self.assertNotIn("Hello", said)
        self.assertNotIn("typed", said)

    def test_15_resign(self):
        self.ask(self.session, "responder resign", r"^UITextField.* resigned$")
        # The chat's controller becomes first responder, to keep its bar on the screen.
        self.ask(self.session, "responder current", r"^ChatViewController, not a view$")

    def test_16_it_goes_on(self):
        self.assertTrue(self.session.process.GetState() == lldb.eStateStopped)
        self.session.target.DeleteAllBreakpoints()
        self.session.go()
        self.assertEqual(self.session.process.GetState(), lldb.eStateExited)


class TheForm(Case):
    """DebugHost, stopped while the list is flung and the field in it is edited."""

    def test_predict(self):
        session = Session("DebugHost", "--scene", "form", "--out", "out")
        session.stop_in(r"FormViewController\.tableView.*cellForRowAt")
        session.launch()
        TRANSCRIPT.append("# DebugHost, stopped in tableView(_:cellForRowAt:) while the list is flung")
        for _ in range(80):
            if "at rest," in session.type("responder predict"):
                break
            if not session.go():
                self.fail("the list was never flung while a field was edited")
        self.ask(session, "responder predict", r"at rest, \d+ % visible$", r"now +(dragging|decelerating)", r"offset +\(0, \d+")
        self.ask(session, "responder geometry", r"in content +\(.* of UITableView", r"adjusted inset")
        session.end()


class TheClient(Case):
    """An app with a `UIResponder.current` of its own, stopped at places where it is difficult to ask."""

    def setUp(self):
        self.session = Session("LLDBClient")

    def tearDown(self):
        self.session.end()

    def test_before_it_runs(self):
        self.ask(self.session, "responder current", r"^error: responder: no app is being debugged: run it first$", fails=True)

    def test_before_launch_ends(self):
        self.session.stop_in(r"^main$")
        self.session.launch()
        self.ask(self.session, "responder current", r"^No first responder$|let .* (launch|run)")
        # An answer in words is not a journal, so the export leaves the file that has this name.
        path = os.path.join(self.session.folder, "kept.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.write("kept")
        self.ask(self.session, "responder export '%s'" % path, r"nothing was written|could not evaluate", fails=True)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), "kept")
        self.assertEqual(os.listdir(self.session.folder), ["kept.jsonl"])
        self.session.target.DeleteAllBreakpoints()
        self.session.stop_in(r"nobodyEdits")
        self.assertTrue(self.session.go(), "asking early did no harm")

    def test_nobody(self):
        self.session.stop_in(r"nobodyEdits")
        self.session.launch()
        self.ask(self.session, "responder current", r"^No first responder$")
        self.ask(self.session, "responder chain", r"^No first responder")
        self.ask(self.session, "responder geometry", r"^No first responder")
        self.ask(self.session, "responder keyboard", r"^Keyboard: hidden$")
        self.ask(self.session, "responder resign", r"^No first responder$")

    def test_who(self):
        self.session.stop_in(r"nobodyEditsAgain")
        self.session.launch()
        self.ask(
            self.session, "responder who", r'^UITextField "street" to none$', r"^closure in LLDBClient\.leave$",
            r"^  0  closure in LLDBClient\.leave \(LLDBClient\)$")

    def test_its_own_current(self):
        self.session.stop_in(r"fieldIsEdited")
        self.session.launch()
        self.ask(self.session, "responder current", r'^UITextField "street": ')
        # In the debugger the bare name is ambiguous; the module selector says which property is meant.
        self.assertRegex(self.session.type("po UIResponder.current"), "ambiguous use of 'current'")
        self.ask(self.session, "po UIResponder.ResponderKit::current", r"UITextField: 0x")

    def test_in_system_code(self):
        self.session.stop_in(r"^dispatch_semaphore_wait$")
        self.session.launch()
        frame = self.session.process.GetSelectedThread().GetFrameAtIndex(0)
        self.assertFalse(frame.GetLineEntry().IsValid(), "this frame has no debug information")
        self.ask(self.session, "responder current", r'^UITextField "street": ')
        self.assertEqual(self.session.process.GetSelectedThread().GetSelectedFrame().GetFrameID(), frame.GetFrameID())

    def test_on_another_thread(self):
        self.session.stop_in(r"LLDBClient\.worker")
        self.session.launch()
        selected = self.session.process.GetSelectedThread().GetIndexID()
        self.assertNotEqual(selected, 1)
        self.ask(self.session, "responder current", r'^UITextField "street": ')
        self.assertEqual(self.session.process.GetSelectedThread().GetIndexID(), selected)

    def test_values(self):
        """`po` describes a value in words, `p` and the variables view in one line; none of them shows its storage."""
        self.session.stop_in(r"ValueStop\.stop")
        self.session.launch()
        TRANSCRIPT.append("# LLDBClient, stopped in ValueStop.stop: values in the debugger")
        said = self.ask(self.session, "po geometry", r"^viewport 390 × 844, content 390 × 2200, offset \(0, 43.5\), inset \(47, 0, 34, 0\)$")
        self.assertEqual(len(said.splitlines()), 1, "no storage below")
        self.assertEqual(len(self.ask(self.session, "po keyboard", r"^docked \(0, \d+").splitlines()), 1)
        self.ask(self.session, "po snapshot", r'^First responder: UITextField "street"', r"^Keyboard: docked")
        self.ask(self.session, "po diagnosis", r"^doubleLift: Two lift the list\.$", r"^  lift 336\.0 pt$", r"^  fix: Remove one\.$")
        self.ask(self.session, "po journal", r"^\d+ of \d+ entries, 0 forgotten$", r"^  \d+\.\d{3} s focus ")
        self.assertNotIn("secret", self.session.type("po journal") + self.session.type("po snapshot"))
        line = self.ask(self.session, "p insets", r"\(47, 0, 34, 0\)")
        self.assertEqual(len(line.splitlines()), 1)
        self.ask(self.session, "p geometry", r"offset \(0, 43.5\) of 390 × 2200, viewport 390 × 844$")
        self.ask(self.session, "frame variable diagnosis", r'doubleLift: "Two lift the list\."$')
        self.ask(self.session, "frame variable keyboard", r"docked \(0, \d+\) 390 × \d+$")
        self.ask(self.session, "frame variable", r"^\(ResponderCore\.Insets\) insets = ", r'snapshot = "UITextField" "street", keyboard docked')

    def test_after_its_end(self):
        self.session.launch()
        self.ask(self.session, "responder current", r"no app is being debugged: run it first", fails=True)


class AStranger(Case):
    """Programs without ResponderScope, and without any Swift."""

    def refuse(self, session):
        """The command fails with one line and evaluates nothing in the app."""
        asked = []
        evaluate, lldb.SBFrame.EvaluateExpression = lldb.SBFrame.EvaluateExpression, lambda *words: asked.append(words)
        try:
            self.ask(session, "responder current", r"the app does not link ResponderScope, or this is a build without the HUD", fails=True)
        finally:
            lldb.SBFrame.EvaluateExpression = evaluate
        self.assertEqual(asked, [])
        session.end()

    def test_no_swift(self):
        session = Session("/bin/sleep", "9")
        session.stop_in(r"^(main|__libc_start_main.*|nanosleep|clock_nanosleep)$")
        session.launch()
        self.refuse(session)

    def test_not_linked(self):
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "main.swift")
            with open(source, "w", encoding="utf-8") as file:
                file.write("func wait(_ seconds: Int) -> Int { seconds + 1 }\nprint(wait(9))\n")
            program = os.path.join(folder, "stranger")
            subprocess.run(["swiftc", "-g", source, "-o", program], check=True, capture_output=True)
            session = Session(program)
            session.stop_in(r"wait")
            session.launch()
            self.refuse(session)


def __lldb_init_module(debugger, internal_dict):
    cases = TheChat, TheForm, TheClient, AStranger
    suite = unittest.TestSuite(unittest.defaultTestLoader.loadTestsFromTestCase(case) for case in cases)
    out = os.environ["RESPONDERSCOPE_LLDB_OUT"]
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join(TRANSCRIPT))
    failed = len(result.failures) + len(result.errors)
    sys.stdout.flush()
    os._exit(1 if failed or result.testsRun == 0 else 0)
