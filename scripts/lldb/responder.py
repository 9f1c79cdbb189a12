"""`responder` for LLDB: who has the focus, why, and where, in a paused iOS app that links ResponderScope.

To install it, add one line to ~/.lldbinit:

    command script import /path/to/ResponderScope/scripts/lldb/responder.py

Every command asks the app one question and prints the string that the app answers. The question runs on thread 1, whatever
thread is selected, while the other threads stay stopped, and it does not change the selection. The app stays paused: its run
loop does not run.

The commands need only LLDB's own Python, 3.8 or later.
"""

import json
import os
import shlex
import stat
import tempfile
import unicodedata

import lldb

MODULE = "ResponderScope"
TIMEOUT_IN_MICROSECONDS = 5_000_000

# The symbol of `ResponderDebugger.answer(_:)`, which every build with the HUD contains and no other.
ENTRY = "$s14ResponderScope0A8DebuggerO6answeryS2SFZ"
# A module whose path contains one of these is the system's, not the app's own.
SYSTEM = ("/System/", "/usr/lib/", "/lib/", "/Symbols/", ".simruntime/", "[vdso]")

# Each of these messages says why there is no answer and, in the same line, what to do.
NOT_LINKED = (
    "the app does not link ResponderScope, or this is a build without the HUD: add the product to the app target, "
    "import it in one file and run the Debug configuration; for another one see the article WhichBuilds"
)
NOT_IMPORTED = "ResponderScope cannot be imported at this stop: stop in a file that imports it, then ask again"
NO_FRAME = (
    "no Swift code with debug information on thread 1: "
    "step out of the system's code (`thread step-out`) or stop at a breakpoint of your own, then ask again"
)


class CannotAnswer(Exception):
    """The one line that says why there is no answer and what to do."""


# MARK: Asking


def paused_process(debugger):
    process = debugger.GetSelectedTarget().GetProcess()
    if not process.IsValid() or process.GetState() in (
        lldb.eStateInvalid, lldb.eStateUnloaded, lldb.eStateExited, lldb.eStateDetached,
    ):
        raise CannotAnswer("no app is being debugged: run it first")
    if process.GetState() not in (lldb.eStateStopped, lldb.eStateCrashed, lldb.eStateSuspended):
        raise CannotAnswer("the app is running: pause it first (`process interrupt`)")
    return process


def main_thread(process):
    """UIKit runs on the main thread, which is LLDB's thread 1."""
    thread = process.GetThreadByIndexID(1)
    if not thread.IsValid():
        raise CannotAnswer("thread 1 is gone: the app is ending; run it again")
    return thread


def options(language):
    """Options that leave the app as it was: no other thread runs while LLDB evaluates, and no breakpoint stops it."""
    values = lldb.SBExpressionOptions()
    values.SetLanguage(language)
    values.SetTimeoutInMicroSeconds(TIMEOUT_IN_MICROSECONDS)
    values.SetTryAllThreads(False)
    values.SetStopOthers(True)
    values.SetIgnoreBreakpoints(True)
    values.SetUnwindOnError(True)
    values.SetTrapExceptions(False)
    # Does not suppress the result, because LLDB describes only results that it keeps. The result is a string, so keeping it
    # keeps none of the app's objects alive.
    return values


def text_of(value):
    """The string that an expression returned, as `po` prints it; a summary would quote it."""
    text = value.GetObjectDescription()
    return text[:-1] if text and text.endswith("\n") else text


def printable(text):
    """Replaces the control characters except line breaks: names come from the app and may contain commands to a terminal."""
    return "".join(
        character if character == "\n" or unicodedata.category(character)[0] != "C" else "?" for character in text)


def quoted(text):
    """A string literal that means the same in Swift and in Objective-C. Refuses control characters."""
    if any(ord(character) < 32 for character in text):
        raise CannotAnswer("an argument holds a control character: type it without")
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def ask_objective_c(frame, question):
    """Asks through the Objective-C class, which needs no Swift context and so works in any frame. Returns None if the app does
    not have that class, or the process has no Objective-C runtime."""
    process = frame.GetThread().GetProcess()
    if "apple" not in (process.GetTarget().GetTriple() or ""):
        return None
    expression = '(id)[(Class)NSClassFromString(@"RKResponderDebugger") rk_answer:@%s]' % quoted(question)
    value = frame.EvaluateExpression(expression, options(lldb.eLanguageTypeObjC_plus_plus))
    if not value.IsValid() or value.GetError().Fail() or value.GetValueAsUnsigned() == 0:
        return None
    return text_of(value)


def is_linked(target):
    """Whether one of the app's own modules has the HUD. Looks into symbol tables, the executable's first, and evaluates nothing."""
    return any(
        module.FindSymbol(ENTRY).IsValid()
        for module in target.module_iter()
        if not any(part in str(module.GetFileSpec()) for part in SYSTEM))


def swift_frames(thread):
    """At most two frames that can evaluate Swift: the nearest with line information, and the outermost, which is in the app's own
    target, where every module that it links can be imported. The frames between differ little, and each attempt takes seconds in a
    large app."""
    def knows_swift(frame):
        return frame.GetLineEntry().IsValid() and frame.GetCompileUnit().GetLanguage() == lldb.eLanguageTypeSwift

    frames = list(thread)
    nearest = next(filter(knows_swift, frames), None)
    outermost = next(filter(knows_swift, reversed(frames)), None)
    if nearest is None:
        return []
    return [nearest] if nearest is outermost or nearest == outermost else [nearest, outermost]


def ask_swift(thread, question):
    """Asks in a frame where the module can be imported."""
    values = options(lldb.eLanguageTypeSwift)
    expression = "import %s\nResponderDebugger.answer(%s)" % (MODULE, quoted(question))
    errors = []
    for frame in swift_frames(thread):
        value = frame.EvaluateExpression(expression, values)
        text = text_of(value) if value.IsValid() and value.GetError().Success() else None
        if text is not None:
            return text
        errors.append(str(value.GetError()))
    if not errors:
        raise CannotAnswer(NO_FRAME)
    missing = ("no such module", "no member", "cannot find", "failed to import", "could not build")
    if any(words in errors[-1].lower() for words in missing):
        raise CannotAnswer(NOT_IMPORTED)
    detail = next((line.strip() for line in errors[-1].splitlines() if "error:" in line), errors[-1])
    raise CannotAnswer("the debugger could not evaluate (%s): continue to another stop and ask again" % detail)


def ask(debugger, question):
    thread = main_thread(paused_process(debugger))
    if thread.GetNumFrames() == 0:
        raise CannotAnswer("thread 1 has no frames yet: let the app start, then pause it")
    answer = ask_objective_c(thread.GetFrameAtIndex(0), question)
    if answer is not None:
        return answer
    # The Objective-C class answers even in an app without symbols. Evaluating Swift takes seconds, so the script does not try it
    # if the app does not have the function.
    if not is_linked(debugger.GetSelectedTarget()):
        raise CannotAnswer(NOT_LINKED)
    return ask_swift(thread, question)


# MARK: Commands


class Command:
    """`responder NAME`; the words after the name are its arguments."""

    name, usage, help, detail = "", "", "", ""

    def __init__(self, debugger, internal_dict):
        pass

    def get_short_help(self):
        return self.help

    def get_long_help(self):
        text = "%s\n\nUsage: responder %s %s" % (self.help, self.name, self.usage)
        return (text.rstrip() + "\n\n" + self.detail).strip()

    def __call__(self, debugger, command, exe_ctx, result):
        try:
            text = self.run(debugger, shlex.split(command or ""))
        except CannotAnswer as reason:
            result.SetError(printable("responder: %s" % reason))
        except ValueError as reason:  # shlex: an open quotation mark
            result.SetError("responder %s: %s; usage: responder %s %s" % (self.name, reason, self.name, self.usage))
        else:
            result.AppendMessage(printable(text))
            result.SetStatus(lldb.eReturnStatusSuccessFinishResult)

    def run(self, debugger, arguments):
        if arguments:
            raise self.wrong("takes no arguments, not '%s'" % " ".join(arguments))
        return ask(debugger, self.name)

    def wrong(self, reason):
        return CannotAnswer("%s %s; usage: responder %s %s" % (self.name, reason, self.name, self.usage))


class Current(Command):
    name = "current"
    help = "Who is first responder: class, identifier, verdict."
    detail = "Text contents are never printed. `po UIResponder.current` gives the object itself."


class Chain(Command):
    name = "chain"
    help = "The responder chain, from the first responder up to the application."


class Geometry(Command):
    name = "geometry"
    help = "Where the first responder is, in its scroll view and on the screen, and how much of it is visible."
    detail = "Lengths in points. The visible area is the viewport less the adjusted insets, the keyboard and whatever clips it."


class Predict(Command):
    name = "predict"
    help = "Where the scroll in progress will come to rest, and whether the first responder will be visible there."


class Keyboard(Command):
    name = "keyboard"
    help = "The keyboard: its state, its frame, and how much of the scroll view it covers."


class Why(Command):
    name = "why"
    help = "Why the first responder is visible or hidden, step by step with the numbers."
    detail = "Lengths in points: what the field takes, what its list shows and why no more, and what that leaves."


class Fields(Command):
    name = "fields"
    help = "The fields of the screen in the order in which the focus visits them, and which one is next."
    detail = "The order is that of UIResponder.focusNext(); fields that it leaves out are listed with the reason."


class Who(Command):
    name = "who"
    help = "Who moved the focus last: the app's functions on the call stack of that call."
    detail = "Call stacks are recorded from ResponderHUD.install() on, unless ResponderHUD.recordsCallStacks is false."


class Diagnose(Command):
    name = "diagnose"
    help = "The mistakes recognised so far: what is wrong, the numbers, what to do."


class Resign(Command):
    name = "resign"
    help = "Asks the first responder to resign, and says whether it did."


class Journal(Command):
    name, usage = "journal", "[N]"
    help = "The last N entries of the journal (20 without a number)."
    detail = "The journal starts at ResponderHUD.install()."

    def run(self, debugger, arguments):
        count = arguments[0] if arguments else "20"
        if len(arguments) > 1 or not count.isdigit() or int(count) == 0 or len(count) > 6:
            raise self.wrong("takes one number from 1 on, not '%s'" % " ".join(arguments))
        return ask(debugger, "journal %d" % int(count))


class Export(Command):
    name, usage = "export", "FILE"
    help = "Writes the journal as JSON Lines into a file on this computer."
    detail = "Replay it anywhere: swift run DebugHost replay FILE"

    def run(self, debugger, arguments):
        if len(arguments) != 1:
            raise self.wrong("takes one file name")
        path = os.path.abspath(os.path.expanduser(arguments[0]))
        lines = journal_lines(ask(debugger, "export"))
        try:
            replace_file(path, "".join(line + "\n" for line in lines))
        except OSError as error:
            raise CannotAnswer("cannot write %s (%s): name another file" % (path, error.strerror))
        return "%s: %d lines" % (path, len(lines))


def journal_lines(answer):
    """The lines of a whole journal. Refuses anything else, such as an answer in words or a cut-off line."""
    # Does not use splitlines, because a line of JSON may contain other line separators.
    lines = (answer or "").rstrip("\n").split("\n")
    if lines == [""]:
        raise CannotAnswer("the journal is empty, nothing was written: it starts at ResponderHUD.install()")
    if not lines[0].startswith("{"):
        raise CannotAnswer("nothing was written: %s" % lines[0])
    for number, line in enumerate(lines, 1):
        try:
            json.loads(line)
        except ValueError:
            raise CannotAnswer("nothing was written: line %d of the journal did not arrive whole; ask again" % number)
    return lines


def replace_file(path, text):
    """Writes the whole text to that path, or leaves what was there before. Replaces a link and does not follow it."""
    try:
        mode = os.lstat(path).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not stat.S_ISREG(mode) and not stat.S_ISLNK(mode):
        raise OSError(0, "not a file")
    handle, beside = tempfile.mkstemp(prefix=".responder-", dir=os.path.dirname(path))
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # Sets the permissions of any new file, or keeps the old file's, because only the owner can read a temporary file.
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(beside, 0o666 & ~umask if mode is None or stat.S_ISLNK(mode) else stat.S_IMODE(mode))
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise


class HUD(Command):
    name, usage = "hud", "show|hide"
    help = "Shows or hides the floating panel. The panel is drawn at once, although the app is paused."

    def run(self, debugger, arguments):
        if len(arguments) != 1 or arguments[0] not in ("show", "hide"):
            raise self.wrong("takes 'show' or 'hide', not '%s'" % " ".join(arguments))
        return ask(debugger, "hud %s" % arguments[0])


COMMANDS = [Current, Chain, Geometry, Predict, Keyboard, Why, Fields, Who, Journal, Export, HUD, Resign, Diagnose]

# The line for each type in the variables view and after `p`. It uses stored properties only, so LLDB runs no code.
# `@DebugDescription` would put the same into the binary, but not every compiler that checks these sources has that macro.
SUMMARIES = {
    "ResponderJournal.ActionHop": "${var.responder}: ${var.answer}",
    "ResponderJournal.ActionRecord": "${var.action}, ${var.hops} asked",
    "ResponderCore.AnchorDecision": "${var.policy}, moves to ${var.offset}",
    "ResponderJournal.AnchorRecord": "${var.scrollView}: ${var.decision}",
    "ResponderJournal.CallFrame": "${var.name} (${var.image})",
    "ResponderJournal.Diagnosis": "${var.id}: ${var.sentence}",
    "ResponderJournal.Diagnosis.Number": "${var.label} ${var.value} ${var.unit}",
    "ResponderCore.DismissalDecision": "${var.verdict}, ${var.visibilityAtRest} at rest",
    "ResponderJournal.DismissalRecord": "${var.responder}: ${var.decision}",
    "ResponderJournal.DragEnd": "${var.scrollView} ${var.projection}",
    "ResponderJournal.FocusCause": "${var.origin}, ${var.frames}",
    "ResponderJournal.FocusChange": "to ${var.to}",
    "ResponderJournal.GeometryRecord": "${var.responder} in ${var.scrollView}",
    "ResponderJournal.HUDChange": "shown ${var.isShown}",
    "ResponderCore.Insets": "(${var.top}, ${var.left}, ${var.bottom}, ${var.right})",
    "ResponderJournal.Journal": "${var.slots}, ${var.appended} appended",
    "ResponderJournal.JournalEntry": "${var.time} s ${var.event}",
    "ResponderJournal.JournalHeader": "ResponderScope ${var.library}, ${var.entries} entries",
    "ResponderJournal.JournalReadError": "line ${var.line}: ${var.problem}",
    "ResponderJournal.JournalReading": "${var.lines}, ${var.skippedCount} skipped",
    "ResponderJournal.JournalReading.Line": "line ${var.number}: ${var.entry}",
    "ResponderCore.KeyboardChange": "${var.event.kind} to ${var.after}",
    "ResponderCore.KeyboardEvent": "${var.kind} to ${var.endFrame}, ${var.duration} s, curve ${var.curve}",
    "ResponderCore.KeyboardState": "${var.placement} ${var.frame}",
    "ResponderJournal.DiagnosisSite": "${var.controller}, window of ${var.root}, ${var.frame}",
    "ResponderJournal.LayoutChange": "${var.view}, before ${var.before}, now ${var.now}",
    "ResponderJournal.ListChange": "${var.list}, keyboard ${var.keyboard}",
    "ResponderJournal.ListChange.Bottom": "inset ${var.inset}, safe area ${var.safeArea}, ${var.frame}",
    "ResponderJournal.PredictionOutcome": "predicted ${var.predictedOffset}, came to ${var.actualOffset}",
    "ResponderCore.ProjectionDecision": "will rest at ${var.restingOffset}",
    "ResponderJournal.Replay": "${var.decisions} decisions",
    "ResponderJournal.Replay.Difference": "entry ${var.index}",
    "ResponderJournal.ResignRecord": "${var.responder}, resigned ${var.didResign}",
    "ResponderJournal.ResponderDetails": "${var.address}, secure ${var.isSecure}",
    "ResponderCore.ResponderIdentity": "${var.className} ${var.identifier}",
    "ResponderJournal.ResponderPlacement": "${var.visibility} on screen ${var.screenRect}",
    "ResponderJournal.ResponderSnapshot": "${var.responder}, keyboard ${var.keyboard}",
    "ResponderJournal.ScreenChange": "to ${var.after}",
    "ResponderJournal.ScreenChange.Screen": "${var.size} at ${var.scale}",
    "ResponderJournal.ScrollFrame": "${var.scrollView} ${var.screenRect}",
    "ResponderCore.ScrollViewGeometry": "offset ${var.contentOffset} of ${var.contentSize}, viewport ${var.viewport}",
    "ResponderJournal.ScrollPlacement": "${var.contentRect} of ${var.scrollView}",
    "ResponderJournal.ScrollPrediction": "${var.phase}, will rest at ${var.restingOffset}",
    "ResponderJournal.ScrollSample": "${var.scrollView} ${var.phase}",
    "ResponderCore.FieldVisibility": "fraction ${var.fraction}, ${var.hiddenSide}",
    "ResponderJournal.WindowFact": "${var.window}, level ${var.level}",
}

# The points, sizes and rectangles in them, for platforms on which the debugger has no summaries for CoreGraphics' types.
GEOMETRY = {
    "Foundation.CGPoint": "(${var.x.native}, ${var.y.native})",
    "Foundation.CGSize": "${var.width.native} × ${var.height.native}",
    "Foundation.CGRect": "(${var.origin.x.native}, ${var.origin.y.native}) ${var.size.width.native} × ${var.size.height.native}",
    "Foundation.CGFloat": "${var.native}",
}


def __lldb_init_module(debugger, internal_dict):
    module = __name__
    debugger.HandleCommand("command container add -o -h 'First responder, chain, geometry, keyboard (ResponderScope).' responder")
    for command in COMMANDS:
        # -o: importing the file again replaces the commands.
        debugger.HandleCommand(
            "command script add -o -c %s.%s responder %s" % (module, command.__name__, command.name)
        )
    for type_name, summary in {**SUMMARIES, **GEOMETRY}.items():
        debugger.HandleCommand("type summary add -w ResponderScope --summary-string '%s' '%s'" % (summary, type_name))
    debugger.HandleCommand("type category enable ResponderScope")
