"""Tests the inspector's page with the headless app that only calls `serve()`. After each, no field is edited."""

import json
import os
import re
import signal
import time
import urllib.error
import urllib.parse
import urllib.request

from phone import Inspector, LiveApp

SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "DebugHost", "Samples")

# Returns by how much the page is wider than the window, and the controls that have no place in the window.
FITS = """
(() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const lost = [...document.querySelectorAll('button, select, a')].filter(one => {
    if (one.closest('[hidden], [popover]') || one.closest('.field')?.hidden) return false;
    const box = one.getBoundingClientRect();
    return box.width < 8 || box.height < 8 || box.left < -1 || box.right > innerWidth + 1;
  });
  return [wide, lost.map(one => one.outerHTML.slice(0, 80))];
})()"""

# Returns the contrast of an element's text with its background, by WCAG, and the luminance of the page's background.
CONTRAST = """
(selector => {
  const numbers = color => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
    .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const element = document.querySelector(selector);
  let ground = element;
  while (ground && (numbers(getComputedStyle(ground).backgroundColor)[3] ?? 1) === 0) ground = ground.parentElement;
  const [a, b] = [getComputedStyle(element).color, getComputedStyle(ground ?? document.documentElement).backgroundColor]
    .map(numbers).map(light).sort((x, y) => y - x);
  return [(a + 0.05) / (b + 0.05), light(numbers(getComputedStyle(document.documentElement).backgroundColor))];
})"""

# Returns the upper edge of an element.
TOP = "(selector => document.querySelector(selector).getBoundingClientRect().top)"

# Doubles the size of every text in a list, as a browser's text zoom does, and returns the texts of its rows that then overlap.
ZOOMED = """
(() => {
  const all = [...document.querySelectorAll('#journal *')], sizes = all.map(one => parseFloat(getComputedStyle(one).fontSize));
  all.forEach((one, index) => { one.style.fontSize = `${sizes[index] * 2}px`; });
  const wide = [...document.querySelectorAll('#journal time, #journal .kind')].filter(one => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > one.nextElementSibling.getBoundingClientRect().left);
  all.forEach(one => one.removeAttribute('style'));
  return [all.length > 10, wide.map(one => one.textContent)];
})()"""


def needs_chromium(test):
    test.needs_chromium = True
    return test


UNNAMED = ("[...document.querySelectorAll('button, select, a, input, [tabindex], section')].filter(e => !e.hidden &&"
           " !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)")


class LiveSession:
    """The app and its page."""

    def __init__(self, browser, program, **options):
        self.browser = browser
        self.app = LiveApp(program)
        self.page = browser.page(self.app.address, **options)
        self.view = Inspector(self.page)

    def close(self):
        self.page.close()
        self.app.end()

    def edit(self, name="email"):
        self.app.tell(f"edit {name}")

    def edit_and_rest(self):
        self.edit()
        self.view.headline("Visible")
        self.view.rest()

    def leave(self):
        self.app.tell("end")
        self.view.headline("No first responder")
        self.view.rest()

    def get(self, path, **query):
        with urllib.request.urlopen(self.app.address + path + ("?" + urllib.parse.urlencode(query) if query else "")) as answer:
            return answer.read().decode()

    def test_a_field(self):
        """For an edited field the page shows verdict, place, chain, keyboard, fields, who moved the focus, and windows."""
        text = self.view.text
        self.edit_and_rest()
        assert text("#who").startswith("UITextField"), text("#who")
        assert "visible content" in text("#place") and "adjusted inset" in text("#place")
        assert text("#chain li:last-child").startswith("UIApplication"), text("#chain")
        assert re.match(r"docked \(0, \d+\) \d+ × \d+", text("#keyboard-state")), text("#keyboard-state")
        assert "begin frame" in text("#keyboard-facts")
        assert "–" not in text("main dl"), "a row about nothing"
        assert self.page.value(f"{TOP}('#actions') > {TOP}('#headline') && {TOP}('#why-details') < {TOP}('#actions')")
        assert text("#fields-heading").startswith("2 of 12, next: #"), text("#fields-heading")
        assert text("#fields .current dd").endswith("first responder")
        assert "→ UITextField" in text("#cause-title"), text("#cause-title")
        assert re.search(r"key.*SignUpForm, level 0, \(0, 0\) \d+ × \d+", text("#windows li")), text("#windows")
        shapes = self.page.value("[...document.querySelectorAll('#map > *')].map(e => e.getAttribute('class'))")
        assert {"map-frame", "map-visible", "map-viewport", "map-covered", "map-now"} <= set(shapes), shapes
        area = self.page.value("document.querySelector('#strip-area').getAttribute('d')")
        assert re.match(r"M0 100V100(H\d+L\d+ \d+)+H1000V100Z", area) and not area.endswith(" 100H1000V100Z"), area
        assert self.page.value("document.querySelectorAll('#strip-marks .begin').length") >= 1
        self.view.press("#why-details summary")
        self.view.has("#why", "all of it is visible")
        self.view.press("#why-details summary")
        self.leave()
        assert text("#chain") == "" and not self.page.value("document.querySelector('#chain-empty').hidden")

    def test_the_strip(self):
        """The strip slopes for a motion, steps at once, replaces a change at the same time, and begins where it was."""
        areas = self.page.value("""
            (async () => {
              const { addToStrip, clear } = await import('/inspector.js');
              const area = (rows, end = rows.at(-1)?.[0]) => {
                addToStrip([...rows.map(([seconds, top, duration]) => ({ seconds, time: '', title: '', keyboard: { top, duration } })),
                  { seconds: end ?? 0 }], true);
                return document.querySelector('#strip-area').getAttribute('d');
              };
              clear();
              const { height } = document.querySelector('#map').viewBox.baseVal;
              return [area([]), area([[2, 0.5, 0.4], [2, 0.5, 0.4], [4, undefined, 0]]),
                area([[2, 0.5, 0]], 20), area([[9, undefined, 0.4]])];
            })()""")
        assert areas == ["M0 100V100H1000V100Z", "M0 100V100H250L300 50H500L500 100H1000V100Z", "M0 100V50H1000V100Z",
                         "M0 100V100H950L1000 100H1000V100Z"], areas
        self.page.value("location.reload()")
        self.page.wait("!document.querySelector('#strip-area')?.getAttribute('d').includes('H950')", "another document")
        self.view.is_link("live")

    def test_rest(self):
        """At rest neither side sends a message and the app uses almost no processor time, with and without a field."""
        for is_editing in (False, True):
            if is_editing:
                self.edit_and_rest()
            self.view.rest()
            before, burned = (self.page.messages(), self.page.requests()), self.app.processor()
            time.sleep(2)
            assert (self.page.messages(), self.page.requests()) == before, "a message at rest"
            assert self.app.processor() - burned <= 0.05
        self.leave()

    def test_a_scroll(self):
        """While a list scrolls, the page shows about ten readings a second at most, and then how right the prediction was."""
        self.edit_and_rest()
        self.page.value("""
            (() => {
              window.readings = [];
              new MutationObserver(() => window.readings.push(performance.now()))
                .observe(document.querySelector('#place'), { subtree: true, childList: true });
            })()""")
        self.app.tell("drag")
        self.page.wait("document.querySelector('#headline').textContent.startsWith('Will rest') || window.readings.length > 2",
                       "it is told of the scroll")
        self.view.rest()
        readings = self.page.value("window.readings")
        assert len(readings) > 2, "nothing was told of the scroll"
        worst = max(sum(1 for other in readings if one <= other < one + 1000) for one in readings)
        assert worst <= 12, f"{worst} readings in a second"
        assert "verdict right" in self.view.text("#place"), self.view.text("#place")
        # Successive rows of a scroll are one, with a count.
        times = self.page.value("[...document.querySelectorAll('#journal li')].map(e => [e.dataset.title, e.dataset.times])")
        assert any(title and int(count) > 1 for title, count in times), times
        self.leave()

    def test_actions(self):
        """The page's buttons resign, scroll to visible, and show or hide the HUD, and the page says the outcome."""
        self.edit_and_rest()
        for words, other in (("Show HUD", "Hide HUD"), ("Hide HUD", "Show HUD")):
            assert self.view.text("#action-hud") == words
            self.view.press("#action-hud")
            self.view.has("#action-hud", other)
        self.view.press("[data-action=scroll-to-visible]")
        self.view.has("#toast", "Already visible")
        self.view.press("[data-action=resign]")
        self.view.headline("No first responder")
        self.view.has("#toast", "Resigned")
        assert self.page.value("document.querySelector('[data-action=resign]').ariaDisabled") == "true", "nothing could resign"
        self.view.rest()

    def test_the_keyboard(self):
        """With the keyboard alone, Resign keeps the focus, and each column that goes on can be reached, says so and scrolls."""
        self.page.resize((1280, 640))
        self.edit_and_rest()
        self.page.value("document.querySelector('[data-action=resign]').focus()")
        self.page.key("Enter", text="\r")
        self.view.headline("No first responder")
        assert self.page.value("document.activeElement.dataset.action") == "resign", "the focus is lost"
        self.edit_and_rest()
        for index in (0, 1):
            column = f"document.querySelectorAll('.column')[{index}]"
            assert self.page.value(f"[{column}.tabIndex, !!{column}.ariaLabel, {column}.className]") == [0, True, "column below"]
            self.page.value(f"{column}.focus()")
            self.page.key("End", "End")
            self.page.wait(f"{column}.className === 'column above'", "the end of the column")
        self.page.resize((1440, 900))
        self.leave()

    def test_the_filter(self):
        """The page filters the journal by kind and by words; a filter also applies to new entries, until it is cleared."""
        self.edit_and_rest()
        kinds = "[...new Set([...document.querySelectorAll('#journal > li:not([hidden])')].map(e => e.dataset.kind))].sort()"
        assert {"keyboard", "focus"} <= set(self.page.value(kinds))
        self.view.choose("#journal-kind", "keyboard")
        assert self.page.value(kinds) == ["keyboard"]
        assert "of them shown" in self.view.text("#journal-count"), self.view.text("#journal-count")
        self.leave()
        assert self.page.value(kinds) == ["keyboard"], "what comes is not filtered"
        self.view.choose("#journal-kind", "")
        self.view.choose("#journal-find", "did hide")
        shown = self.page.value("[...document.querySelectorAll('#journal > li:not([hidden])')].map(e => e.textContent)")
        assert shown and all("did hide" in one.lower() for one in shown), shown
        self.view.choose("#journal-find", "")
        assert "of them shown" not in self.view.text("#journal-count")

    def test_documents(self):
        """The documents for scripts: report, snapshot, diagnoses, and a journal that continues from an entry."""
        self.edit_and_rest()
        assert self.get("report").startswith("First responder: UITextField"), self.get("report")
        snapshot = json.loads(self.get("snapshot.json"))
        scene = snapshot["scenes"][0]
        assert snapshot["version"] == 1 and scene["responder"]["className"] == "UITextField", snapshot
        assert json.loads(self.get("diagnoses.json"))["version"] == 1
        lines = [json.loads(line) for line in self.get("journal.jsonl").splitlines()]
        assert lines[0]["kind"] == "header" and any(line["kind"] == "focus" for line in lines[1:])
        assert len(self.get("journal.jsonl", since=lines[0]["header"]["next"]).splitlines()) == 1
        self.leave()

    def test_replays(self):
        """Replay makes every decision again; an opened file shows the one that differs, stays open, and closes."""
        self.view.press("#journal-replay")
        self.page.wait("['true', 'none'].includes(document.querySelector('#replay').dataset.same)"
                       " && !document.querySelector('#replay').textContent.endsWith('…')", "a replay's answer")
        count = "['made', 'differs'].map(name => document.querySelectorAll('#opened li.' + name).length)"
        hidden = "['journal', 'journal-save', 'journal-replay', 'opened'].map(id => document.getElementById(id).hidden)"
        for name, same, differing in (("form.jsonl", "true", 0), ("Damaged/08-altered-verdict.jsonl", "false", 1)):
            self.view.open_file(os.path.join(SAMPLES, name))
            self.view.has("#journal-name", os.path.basename(name))
            made, differ = self.page.value(count)
            assert made > 5 and differ == differing, (name, made, differ)
            assert self.page.value("document.querySelector('#replay').dataset.same") == same
            assert self.page.value(hidden) == [True, True, True, False]
        assert self.page.value("document.querySelector('#opened li.differs details').open"), "what differs is not shown"
        self.view.open_file(os.path.join(SAMPLES, "Damaged/03-no-journal.jsonl"))
        self.view.has("#replay", "Not a journal")
        assert self.page.value(hidden) == [False, False, False, True], "the old rows under the new line"
        self.view.open_file(os.path.join(SAMPLES, "form.jsonl"))
        self.view.press("#journal-live")
        assert self.page.value(hidden) == [False, False, False, True] and self.view.text("#journal-name") == "Journal"

    @needs_chromium
    def test_it_fits(self):
        """Nothing is cut off in windows of three sizes and at 200 %; text has enough contrast; every control has a name."""
        self.edit_and_rest()
        page = self.page
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
        assert page.value(ZOOMED) == [True, []], page.value(ZOOMED)
        assert page.value(UNNAMED) == []
        self.leave()

    def test_the_culprit(self):
        """The page names the app's own function that moved the focus, and none of the app's identifiers or texts."""
        self.edit()
        self.view.headline("Visible")
        self.app.tell("type sesame")
        self.view.rest()
        assert self.view.text("#cause") == "SignUpForm.edit", self.view.text("#cause")
        assert "SignUpForm.edit" in self.view.text("#cause-stack .culprit")
        told = self.page.value("document.documentElement.outerHTML")
        for path in ("report", "snapshot.json", "journal.jsonl", "diagnoses.json"):
            told += self.get(path)
        for secret in ("sesame", "email", "hint-", "sign-up"):
            assert secret not in told, f"{secret} left the app"
        self.leave()

    def test_a_mistake(self):
        """The page shows a mistake second, with its severity, its time, its place and the fix, and whether it lasts."""
        self.edit("card")
        self.view.has("#diagnoses", "fieldBehindKeyboard")
        words = self.view.text("#diagnoses li")
        assert words.startswith("warning, still so") and "In SignUpForm" in words and "Fix " in words, words
        assert re.search(r"fieldBehindKeyboard\d+\.\d{3} s", words), words
        self.view.has("#journal .made:last-child .title", "fieldBehindKeyboard: ")
        assert "In SignUpForm" not in self.view.text("#journal .made:last-child .title")
        self.page.resize((600, 900))
        self.page.wait(f"{TOP}('#diagnoses-card') < {TOP}('#map')", "diagnoses come second")
        self.page.resize((1440, 900))
        self.app.tell("scroll 600")
        self.view.has("#diagnoses", "warning, over")
        self.app.tell("scroll 0")
        self.leave()

    def test_scenes(self):
        """With a second scene the page has a picker. Each scene has its own first responder, and a closed scene disappears."""
        assert self.page.value("document.querySelector('#window-field').hidden")
        self.edit()
        self.view.headline("Visible")
        self.app.tell("scene")
        self.page.wait("!document.querySelector('#window-field').hidden", "the picker")
        assert "Scene 2 · SecondForm" in self.view.text("#choose-window")
        self.view.has("#who-now", "another scene has the focus")
        self.view.choose("#choose-window", "2")
        self.view.headline("No first responder")
        assert "SecondForm" in self.view.text("#windows")
        self.app.tell("close")
        self.page.wait("document.querySelector('#window-field').hidden", "one scene again")
        self.view.has("#windows", "SignUpForm")
        self.leave()

    def test_background(self):
        """When the app goes to the background, the page says so. In the foreground the page reconnects."""
        self.app.tell("background")
        self.view.is_link("ended")
        assert "background" in self.view.text("#link-words") and "Trying again" in self.view.text("#link-words")
        looks = "[document.body.classList.contains('is-old'), document.querySelector('#away').hidden]"
        assert self.page.value(looks) == [True, False]
        self.app.tell("foreground")
        self.view.is_link("live", 15)
        assert self.page.value(looks) == [False, True]
        self.edit()
        self.view.headline("Visible")
        self.leave()

    def test_the_token(self):
        """Without the token the page asks for the address. With it, the page is live, also in the same tab, and hides it."""
        app = LiveApp(self.app.program)
        page = None
        try:
            app.tell("stop")
            app.tell(f"tunnel {app.port}")
            address = app.process.stdout.readline().strip()
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/#[0-9a-f]{32}", address), address
            page = self.browser.page(address.split("#")[0])
            page.wait("document.querySelector('#link-words')?.textContent.includes('with its token')", "it asks for the address")
            page.value("window.isThisDocument = true")
            page.go(address.split("#")[0] + "#" + "0" * 32)
            page.wait("document.querySelector('#toast').textContent.includes('not the app’s token')"
                      " || document.querySelector('#toast').textContent.includes(\"not the app's token\")", "a wrong token is said")
            page.go(address)
            view = Inspector(page)
            assert page.value("window.isThisDocument === true && location.hash === ''"), "another document, or a token to see"
            # A link on another site brings no SameSite=Strict cookie, but the page's own requests do.
            page.go(self.app.address.replace("127.0.0.1", "localhost"))
            Inspector(page)
            page.value("void Object.assign(document.body.appendChild(document.createElement('a')),"
                       f" {{ href: '{address.split('#')[0]}' }}).click()")
            page.wait(f"location.host === '127.0.0.1:{app.port}'", "the link's page")
            view = Inspector(page)
            app.tell("stop")
            view.is_link("ended")
            app.tell(f"tunnel {app.port}")
            assert app.process.stdout.readline().strip() == address
            view.is_link("live", 15)
        finally:
            if page is not None:
                page.close()
            app.end()

    def test_a_breakpoint(self):
        """A stopped app is noticed by an action, Replay, or a look at the page, which can then be read and scrolled."""
        self.page.resize((1280, 640))
        self.edit_and_rest()
        for how in ("window focus", "#journal-replay", "#who", "#action-hud"):
            os.kill(self.app.process.pid, signal.SIGSTOP)
            try:
                if how.startswith("#"):
                    self.view.press(how)
                else:
                    self.page.value("void dispatchEvent(new Event('focus'))")
                self.view.is_link("waiting")
                assert "does not answer" in self.view.text("#link-words"), self.view.text("#link-words")
                if how == "#journal-replay":
                    assert self.view.text("#replay").endswith("…"), self.view.text("#replay")
                assert self.page.value("document.querySelector('#journal-replay').ariaDisabled") == "true"
                self.view.press("#why-details summary")
                self.page.wait("document.querySelector('#why-details').open", "Why opens")
                self.view.press("#why-details summary")
                assert self.page.value("""(() => { const one = document.querySelector('.column'); one.scrollTop = 60;
                  return one.scrollTop === 60 && !one.closest('[inert]') && getComputedStyle(one.closest('main')).opacity; })()""") == "1"
            finally:
                os.kill(self.app.process.pid, signal.SIGCONT)
            self.view.is_link("live")
        self.view.has("#action-hud", "Hide HUD")
        self.view.press("#action-hud")
        self.view.has("#action-hud", "Show HUD")
        self.page.resize((1440, 900))
        self.leave()

    def test_many_windows(self):
        """Of seven windows the newest four are live and none blames the debugger; a paused one is live again when it is used."""
        others = [self.browser.page(self.app.address) for _ in range(6)]
        try:
            states = "document.querySelector('#link-state')?.dataset.state"
            for other in others[2:]:
                other.wait(f"{states} === 'live'", "a newer window is live")
            for other in [self.page, *others[:2]]:
                other.wait(f"{states} === 'ended' && document.querySelector('#link-words').textContent.startsWith('Paused')", "paused")
            self.page.show()
            self.view.press("#who")
            self.view.is_link("live")
            self.view.press("#action-hud")
            self.view.has("#action-hud", "Hide HUD")
            self.view.press("#action-hud")
            self.view.has("#action-hud", "Show HUD")
        finally:
            for other in others:
                other.close()

    @needs_chromium
    def test_a_hidden_page(self):
        """A page that nobody sees, even from its load on, closes its stream within seconds, and is live when it is seen."""
        page = self.browser.page(self.app.address, is_hidden=True)
        try:
            page.wait("document.querySelector('#link-words')?.textContent.startsWith('Paused')", "it lets go of its stream", 12)
            assert page.value("document.hidden")
            page.show()
            Inspector(page)
        finally:
            page.close()
