"""Tests the inspector's page: the same tests run against `DebugHost serve` and against an app that only calls `serve()`.

Each runs against a host, which has `page`, `address`, `edit()`, `end_editing()`, `scroll()` and `rest()`.
"""

import json
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

from first_minutes import CONTRAST, FITS
from phone import Server


class LiveApp(Server):
    """The headless app that only calls `ResponderHUD.serve()`. The lines on its standard input are what its user does."""

    def __init__(self, program, port=0):
        self.program = program
        self.complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [program, str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, text=True)
        self.read_address()

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()


class Inspector:
    """Tests of the inspector against `self.host`. After each, no field is edited."""

    def text(self, selector):
        return self.host.page.value(f"document.querySelector({json.dumps(selector)}).textContent")

    def wait_headline(self, words):
        self.host.page.wait(f"document.querySelector('#headline').textContent === {json.dumps(words)}",
                            f"the headline says {words!r}, not {self.text('#headline')!r}")

    def wait_text(self, selector, part, timeout=10):
        self.host.page.wait(f"document.querySelector({json.dumps(selector)}).textContent.includes({json.dumps(part)})",
                            f"{selector} has {part!r}", timeout)

    def click(self, selector):
        x, y = self.host.page.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{ block: 'nearest' }});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        self.host.page.click(x, y)

    def get(self, path, **query):
        with urllib.request.urlopen(self.host.address + path + ("?" + urllib.parse.urlencode(query) if query else "")) as answer:
            return answer.read().decode()

    def leave(self):
        self.host.end_editing()
        self.wait_headline("No first responder")
        self.host.rest()

    def test_inspector_tells_of_a_field(self):
        """For an edited field the page shows verdict, place, chain, keyboard, the other fields, who moved the focus, and windows."""
        self.host.edit()
        self.wait_headline("Visible")
        self.host.rest()
        assert self.text("#who").startswith("UITextField"), self.text("#who")
        assert "visible content" in self.text("#place") and "adjusted inset" in self.text("#place")
        assert self.text("#chain li:last-child").startswith("UIApplication"), self.text("#chain")
        assert self.text("#keyboard-state").startswith("docked"), self.text("#keyboard-state")
        assert "begin frame" in self.text("#keyboard-facts")
        assert re.match(r"Field \d+ of \d+, next: ", self.text("#fields-heading")), self.text("#fields-heading")
        assert self.text("#fields .current dd").endswith("first responder")
        assert "→ UITextField" in self.text("#cause-title"), self.text("#cause-title")
        assert "key" in self.text("#windows li"), self.text("#windows")
        shapes = self.host.page.value("[...document.querySelectorAll('#map > *')].map(e => e.getAttribute('class'))")
        assert {"map-frame", "map-visible", "map-viewport", "map-covered", "map-now"} <= set(shapes), shapes
        assert self.host.page.value("document.querySelectorAll('#strip-marks path').length") >= 2
        self.click("#why-details summary")
        self.wait_text("#why", "all of it is visible")
        self.click("#why-details summary")
        self.leave()
        assert self.text("#chain") == "" and not self.host.page.value("document.querySelector('#chain-empty').hidden")

    def test_inspector_rests(self):
        """At rest neither side sends a message, whether a field is edited or not."""
        for is_editing in (False, True):
            if is_editing:
                self.host.edit()
                self.wait_headline("Visible")
            self.host.rest()
            page = self.host.page
            before = page.messages(), page.requests()
            time.sleep(2)
            assert (page.messages(), page.requests()) == before, "a message at rest"
        self.leave()

    def test_inspector_while_it_scrolls(self):
        """While a list scrolls, the page shows about ten readings a second at most, and then how right the prediction was."""
        self.host.edit()
        self.wait_headline("Visible")
        self.host.rest()
        times = """
            window.readings = [];
            new MutationObserver(() => window.readings.push(performance.now()))
              .observe(document.querySelector('#place'), { subtree: true, childList: true });"""
        self.host.page.value(f"(() => {{ {times} }})()")
        self.host.scroll()
        self.host.page.wait("document.querySelector('#headline').textContent.startsWith('At rest')"
                            " || window.readings.length > 2", "it is told of the scroll")
        self.host.rest()
        readings = self.host.page.value("window.readings")
        assert len(readings) > 2, "nothing was told of the scroll"
        worst = max(sum(1 for other in readings if one <= other < one + 1000) for one in readings)
        assert worst <= 12, f"{worst} readings in a second"
        if self.text("#headline") != "No first responder":
            assert "verdict right" in self.text("#place"), self.text("#place")
            self.leave()

    def test_inspector_actions(self):
        """The page's buttons resign, scroll to visible, and show or hide the HUD, and the page says the outcome."""
        self.host.edit()
        self.wait_headline("Visible")
        self.host.rest()
        assert self.text("#deed-hud") == "Show HUD"
        self.click("#deed-hud")
        self.wait_text("#journal", "HUD shown")
        self.wait_text("#deed-hud", "Hide HUD")
        self.click("#deed-hud")
        self.wait_text("#deed-hud", "Show HUD")
        self.click("[data-deed=scroll-to-visible]")
        self.wait_text("#toast", "Already visible")
        self.click("[data-deed=resign]")
        self.wait_headline("No first responder")
        self.wait_text("#toast", "Resigned")
        assert self.host.page.value("document.querySelector('[data-deed=resign]').disabled"), "nothing could resign"
        self.host.rest()

    def test_inspector_filters_the_journal(self):
        """The page filters the journal by kind and by words; a filter also applies to new entries, until it is cleared."""
        self.host.edit()
        self.wait_headline("Visible")
        self.host.rest()
        page = self.host.page
        kinds = "[...new Set([...document.querySelectorAll('#journal > li:not([hidden])')].map(e => e.dataset.kind))].sort()"

        def choose(value):
            page.value(f"(() => {{ const e = document.querySelector('#journal-kind'); e.value = {json.dumps(value)};"
                       " e.dispatchEvent(new Event('change')); })()")

        assert "keyboard" in page.value(kinds) and "focus" in page.value(kinds)
        choose("keyboard")
        assert page.value(kinds) == ["keyboard"], page.value(kinds)
        assert "of them shown" in self.text("#journal-count"), self.text("#journal-count")
        self.leave()
        assert page.value(kinds) == ["keyboard"], "what comes is not filtered"
        choose("")
        page.value("document.querySelector('#journal-find').focus()")
        for key in "did hide":
            page.key(key, text=key)
        shown = page.value("[...document.querySelectorAll('#journal > li:not([hidden])')].map(e => e.textContent)")
        assert shown and all("did hide" in one.lower() for one in shown), shown
        page.value("(() => { const e = document.querySelector('#journal-find'); e.value = ''; e.dispatchEvent(new Event('input')); })()")
        assert "of them shown" not in self.text("#journal-count")

    def test_inspector_documents(self):
        """The documents for scripts: report, snapshot, diagnoses, and a journal that continues from an entry."""
        self.host.edit()
        self.wait_headline("Visible")
        self.host.rest()
        assert self.get("report").startswith("First responder: UITextField"), self.get("report")
        snapshot = json.loads(self.get("snapshot.json"))
        assert snapshot["version"] == 1 and len(snapshot["scenes"]) == 1, snapshot
        scene = snapshot["scenes"][0]
        assert scene["responder"]["className"] == "UITextField" and scene["placement"]["visibility"]["status"] == "visible"
        assert json.loads(self.get("diagnoses.json"))["version"] == 1
        lines = [json.loads(line) for line in self.get("journal.jsonl").splitlines()]
        assert lines[0]["kind"] == "header" and any(line["kind"] == "focus" for line in lines[1:])
        since = lines[0]["header"]["next"]
        assert len(self.get("journal.jsonl", since=since).splitlines()) == 1
        self.leave()
        fresh = [json.loads(line) for line in self.get("journal.jsonl", since=since).splitlines()]
        assert any(line["kind"] == "focus" for line in fresh[1:]) and len(fresh) < len(lines) + 20, len(fresh)
        for path, code in (("actions/launch", 404), ("passwd", 404), ("journal.jsonl?since=x", 400)):
            try:
                urllib.request.urlopen(urllib.request.Request(
                    self.host.address + path, method="POST" if path.startswith("actions") else "GET"))
                raise AssertionError(f"{path} passed")
            except urllib.error.HTTPError as error:
                assert error.code == code, (path, error.code)

    def test_inspector_replays(self):
        """Replay says whether every decision is the same again; an opened file shows the one that differs."""
        self.click("#journal-replay")
        self.host.page.wait("['true', 'none'].includes(document.querySelector('#replay').dataset.same)"
                            " && !document.querySelector('#replay').textContent.endsWith('…')", "a replay's answer")
        page = self.host.page
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "DebugHost", "Samples")
        document = page.call("DOM.getDocument")["root"]["nodeId"]
        node = page.call("DOM.querySelector", nodeId=document, selector="#journal-file")["nodeId"]
        page.call("DOM.setFileInputFiles", nodeId=node, files=[os.path.abspath(os.path.join(root, "Damaged/08-altered-verdict.jsonl"))])
        self.wait_text("#replay", " differs: recorded ")
        assert page.value("document.querySelectorAll('#opened li.differs').length") == 1
        assert page.value("document.querySelector('#opened li.differs details').open"), "what differs is not shown"
        self.click("#journal-live")
        assert page.value("!document.querySelector('#journal').hidden")

    def test_inspector_fits(self):
        """Nothing is cut off in a wide window, a tablet's, a phone's and at 200 % zoom. Text has enough contrast, light and dark."""
        self.host.edit()
        self.wait_headline("Visible")
        page = self.host.page
        try:
            for size, scale in (((1440, 900), 1), ((1000, 800), 1), ((390, 780), 1), ((720, 450), 2)):
                page.resize(size, scale)
                time.sleep(0.3)
                wide, lost = page.value(FITS)
                assert wide <= 0 and lost == [], (size, wide, lost)
        finally:
            page.value("scrollTo(0, 0)")
            page.resize((1440, 900))
        for dark in (False, True):
            page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
            for selector in ("#headline", "#who", "#who-now", ".legend li", "dt", "h2", "#journal .title", "#journal .kind",
                             "#journal time", "#chain .reason", "#fields .current dd", ".tag"):
                contrast, ground = page.value(f"{CONTRAST}({json.dumps(selector)})")
                assert (ground < 0.05) == dark, f"the page is {'not ' if dark else ''}dark: {ground}"
                assert contrast >= 4.5, f"{selector} has a contrast of {contrast:.1f}, {'dark' if dark else 'light'}"
        page.call("Emulation.setEmulatedMedia", features=[])
        self.leave()

    def test_inspector_has_names(self):
        """Every control and every region has a name."""
        unnamed = self.host.page.value(
            "[...document.querySelectorAll('button, select, a, input, [tabindex], section')].filter(e => !e.hidden &&"
            " !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)")
        assert unnamed == [], unnamed


class LiveSession(Inspector):
    """The app that only calls `serve()`, and its page: runs the inspector's tests, and tests that only such an app allows."""

    def __init__(self, browser, program, **options):
        self.browser = browser
        self.app = LiveApp(program)
        self.host = self
        self.page = browser.page(self.app.address, **options)
        self.page.wait("document.querySelector('#link-state')?.dataset.state === 'live'", "the page is live")

    address = property(lambda self: self.app.address)

    def close(self):
        self.page.close()
        self.app.end()

    def edit(self, name="email"):
        self.app.tell(f"edit {name}")

    def end_editing(self):
        self.app.tell("end")

    def scroll(self):
        self.app.tell("drag")

    def rest(self, timeout=15):
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            before = self.page.messages()
            time.sleep(0.5)
            if self.page.messages() == before:
                return
        raise AssertionError("the app does not come to rest")

    def test_live_names_the_culprit(self):
        """The page shows the app's own function under "Who moved the focus", and none of the app's identifiers or texts anywhere."""
        self.edit()
        self.wait_headline("Visible")
        self.app.tell("type sesame")
        self.rest()
        assert self.text("#cause") == "SignUpForm.edit", self.text("#cause")
        assert "SignUpForm.edit" in self.text("#cause-stack .culprit")
        told = self.page.value("document.documentElement.outerHTML")
        for path in ("report", "snapshot.json", "journal.jsonl", "diagnoses.json"):
            told += self.get(path)
        for secret in ("sesame", "email", "hint-", "sign-up"):
            assert secret not in told, f"{secret} left the app"
        self.leave()

    def test_live_tells_of_a_mistake(self):
        """The page shows a mistake with its severity, its place and the fix."""
        self.edit("card")
        self.wait_text("#diagnoses", "fieldBehindKeyboard")
        words = self.text("#diagnoses li")
        assert words.startswith("warning") and "In SignUpForm" in words and "Fix " in words, words
        self.app.tell("scroll 0")
        self.leave()

    def test_live_scenes(self):
        """With a second scene the page has a picker. Each scene has its own first responder, and a closed scene disappears."""
        assert self.page.value("document.querySelector('#window-field').hidden")
        self.edit()
        self.wait_headline("Visible")
        self.app.tell("scene")
        self.page.wait("!document.querySelector('#window-field').hidden", "the picker")
        assert "SecondForm" in self.text("#choose-window")
        self.page.value("(() => { const e = document.querySelector('#choose-window'); e.value = 2; e.dispatchEvent(new Event('change')); })()")
        self.wait_headline("No first responder")
        assert "SecondForm" in self.text("#windows")
        self.app.tell("close")
        self.page.wait("document.querySelector('#window-field').hidden", "one scene again")
        self.wait_text("#windows", "SignUpForm")
        self.leave()

    def test_live_background(self):
        """When the app goes to the background, the page says so. In the foreground the page reconnects."""
        state = "document.querySelector('#link-state').dataset.state"
        self.app.tell("background")
        self.page.wait(f"{state} === 'ended'", "the page says that the app is away")
        assert "background" in self.text("#link-words") and "Trying again" in self.text("#link-words"), self.text("#link-words")
        looks = self.page.value("[document.querySelector('main').inert, document.querySelector('#away').hidden]")
        assert looks == [True, False], looks
        self.app.tell("foreground")
        self.page.wait(f"{state} === 'live'", "the page is back", 15)
        self.edit()
        self.wait_headline("Visible")
        self.leave()

    def test_live_new_address(self):
        """With a token: a new address works in the tab of a session that has ended, and in the tab of one that has not.
        The token disappears from the address bar, the page is live, and it says if a token was used before."""
        app = LiveApp(self.app.program)
        page = None
        state = "document.querySelector('#link-state')?.dataset.state"

        def new_address():
            app.tell(f"tunnel {app.port}")
            return app.process.stdout.readline().strip()

        try:
            app.tell("stop")
            address = new_address()
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/#[0-9a-f]{32}", address), address
            page = self.browser.page(address)
            page.wait(f"{state} === 'live'", "the page is live")
            assert page.value("location.hash") == ""
            # The session has ended with the server.
            app.tell("stop")
            page.wait(f"{state} === 'ended'", "the page says so")
            address = new_address()
            page.wait("document.querySelector('#link-words').textContent.includes('new address')", "it asks for an address", 15)
            page.value("window.isThisDocument = true")
            page.go(address)
            page.wait(f"{state} === 'live'", "the new address works in the same tab")
            assert page.value("window.isThisDocument === true && location.hash === ''"), "another document, or a token to see"
            # The session has not ended. The page still exchanges the token of another address and removes it from the address bar.
            used = address
            address = new_address()
            for new in (address, used):
                page.go(new)
                page.wait(f"location.hash === '' && {state} === 'live'", "still live, without the token")
            page.wait("document.querySelector('#toast').textContent.includes('no longer works')", "a used token is said")
            address = new_address()
            page.go("about:blank")
            page.wait("location.href === 'about:blank'", "another page")
            page.go(address)
            page.wait(f"location.hash === '' && {state} === 'live'", "the inspector loads, without the token")
        finally:
            if page is not None:
                page.close()
            app.end()

    def test_live_stopped_in_the_debugger(self):
        """Two seconds after a request, the page says that a stopped app does not answer."""
        state = "document.querySelector('#link-state').dataset.state"
        os.kill(self.app.process.pid, signal.SIGSTOP)
        try:
            self.click("#deed-hud")
            self.page.wait(f"{state} === 'waiting'", "the page says that nothing answers", 6)
            assert "does not answer" in self.text("#link-words"), self.text("#link-words")
        finally:
            os.kill(self.app.process.pid, signal.SIGCONT)
        self.page.wait(f"{state} === 'live'", "the page is live again")
        self.wait_text("#deed-hud", "Hide HUD")
        self.click("#deed-hud")
        self.wait_text("#deed-hud", "Show HUD")

    def test_live_costs_nothing_at_rest(self):
        """With a page open and nothing happening, the app uses almost no processor time."""
        self.rest()
        before = self.app.processor()
        time.sleep(2)
        burned = self.app.processor() - before
        assert burned <= 0.05, f"{burned} s of processor time in 2 s at rest"
