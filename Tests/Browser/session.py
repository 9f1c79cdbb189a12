"""Tests the inspector's page in Chromium and in WebKit's engine, and `DebugHost serve` in Chromium. scripts/test-browser runs this.

Usage: session.py PROGRAM --app PROGRAM [--chromium PROGRAM] [--webkit DRIVER BROWSER] [--pictures FOLDER] [--only REGEX]
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import BrowserError, Chromium  # noqa: E402
from inspector import FITS, TOP, UNNAMED, LiveSession  # noqa: E402
from phone import Phone, Server  # noqa: E402
from webkit import WebKit  # noqa: E402


class Session:
    """`DebugHost serve` and its page. The tests share the page; each leaves the form as it was."""

    def __init__(self, browser, options):
        self.options = options
        self.browser = browser
        self.server = Server(options.program)
        self.phone = Phone(self.browser.page(self.server.address))
        self.page = self.phone.page

    def close(self):
        self.server.end()

    def start_again(self):
        self.phone.press("[data-button=restart]")
        self.phone.headline("No first responder")
        self.phone.rest()

    def is_pressed(self, name, on):
        self.page.wait(f"document.querySelector('[data-toggle={name}]').ariaPressed === '{'true' if on else 'false'}'", name)

    def test_a_session(self):
        """A tap focuses, keys type, a fling away dismisses, a shake shows the HUD, and the saved journal replays."""
        drawn = "document.querySelector('#picture').textContent"
        self.phone.headline("No first responder")
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        assert self.phone.text("#who").startswith('UITextField "guest-1'), self.phone.text("#who")
        assert self.page.value(f"{TOP}('#diagnoses-card') < {TOP}('#map')"), "diagnoses come second"
        for key in "Zyx":
            self.page.key(key, text=key)
        self.page.wait(f"{drawn}.includes('Zyx')", "typed text is drawn")
        self.phone.rest()
        messages, processor = self.page.messages(), self.server.processor()
        time.sleep(2)
        assert self.page.messages() == messages and self.server.processor() - processor <= 0.05, "not at rest"
        self.phone.drag((200, 440), (200, 140), steps=8)
        self.phone.has("#journal", "Dismiss: the field will be hidden above")
        self.phone.headline("No first responder")
        for words in ("HUD shown", "HUD hidden"):
            self.phone.press("[data-button=shake]")
            self.phone.has("#journal", words)
        with tempfile.TemporaryDirectory() as folder:
            # Saves the journal with the browser's own download.
            self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
            self.phone.press("#journal-save")
            path = os.path.join(folder, "journal.jsonl")
            end = time.monotonic() + 5
            while not os.path.exists(path) and time.monotonic() < end:
                time.sleep(0.05)
            with open(path) as file:
                assert "Zy" not in file.read(), "a text is in the journal"
            run = subprocess.run([self.options.program, "replay", path], capture_output=True, text=True)
            assert run.returncode == 0 and "recomputed, all the same" in run.stdout, run.stderr
        self.start_again()

    def test_choices(self):
        """The page's controls choose scene, device, keyboard, dark mode, text size and hardware keys, and rotate the device."""
        self.phone.choose("#choose-scene", "chat")
        self.phone.has("#summary", "A list over")
        self.phone.choose("#choose-device", "ipad-11")
        self.page.wait("!document.querySelector('#keyboard-field').hidden", "an iPad's keyboards are offered")
        self.phone.choose("#choose-keyboard", "floating")
        self.phone.choose("#choose-device", "iphone-15")
        self.page.wait("document.querySelector('#phone').ariaLabel.startsWith('Headless iPhone 15')", "the device")
        box = "document.querySelector('#picture').viewBox.baseVal.width > document.querySelector('#picture').viewBox.baseVal.height"
        self.phone.press("[data-button=right]")
        self.page.wait(box, "landscape")
        self.phone.press("[data-button=left]")
        self.page.wait(f"!({box})", "portrait")
        for on in (True, False):
            for name in ("dark", "hardware", "contrast", "motion", "rtl"):
                self.phone.press(f"[data-toggle={name}]")
                self.is_pressed(name, on)
            self.phone.choose("#choose-text-size", "ax3" if on else "l")
        self.phone.choose("#choose-scene", "form")
        self.phone.choose("#choose-device", "iphone-14")
        self.phone.has("#picture", "Company")
        self.start_again()

    def test_shortcuts(self):
        """Control means Command: select all, cut, paste, the HUD. The browser keeps its own shortcuts."""
        control, alt = 2, 1
        shown = "document.querySelector('#picture').textContent"
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        for key in "Quix":
            self.page.key(key, text=key)
        self.page.wait(f"{shown}.includes('Quix')", "typed")
        self.page.key("a", "KeyA", modifiers=control)
        self.page.key("x", "KeyX", modifiers=control)
        self.page.wait(f"!{shown}.includes('Quix')", "cut")
        for _ in range(2):
            self.page.key("v", "KeyV", modifiers=control)
        self.page.wait(f"{shown}.includes('QuixQuix')", "pasted twice")
        for words in ("HUD shown", "HUD hidden"):
            self.page.key("r", "KeyR", modifiers=control + alt)
            self.phone.has("#journal", words)
        taken = self.page.value("""
            ['w', 't', 'l', 'r', 'a'].map(key => {
              const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true });
              document.querySelector('#phone').dispatchEvent(event);
              return event.defaultPrevented;
            })""")
        assert taken == [False, False, False, False, True], taken
        self.start_again()

    def test_without_a_mouse(self):
        """Tab reaches every control and leaves the device; with hardware keys Tab is the app's, and Escape twice leaves."""
        self.page.value("document.activeElement.blur()")
        seen = []
        for _ in range(40):
            self.page.key("Tab")
            seen.append(self.page.value(
                "(e => e.id || e.dataset.button || e.dataset.toggle || e.dataset.action || e.tagName)(document.activeElement)"))
        for name in ("choose-scene", "choose-device", "phone", "shake", "left", "right", "hardware",
                     "restart", "dark", "contrast", "motion", "rtl", "choose-text-size", "action-hud", "journal-save",
                     "journal-replay", "journal-open", "journal-kind", "journal-find", "journal"):
            assert name in seen, f"{name} cannot be reached: {seen}"
        assert self.page.value(UNNAMED) == []
        self.phone.press("[data-toggle=hardware]")
        self.is_pressed("hardware", True)
        self.page.value("document.querySelector('#phone').focus()")
        for _ in range(2):
            self.page.key("Tab")
        self.phone.has("#who", "guest-1-email")
        self.page.key("Escape")
        assert self.page.value("document.activeElement.id === 'phone'"), "one Escape is the app's"
        self.page.key("Escape")
        assert self.page.value("document.activeElement.dataset.button === 'shake'"), "Escape twice leaves"
        self.phone.press("[data-toggle=hardware]")
        self.is_pressed("hardware", False)
        self.start_again()

    def test_wheel_and_second_finger(self):
        """A wheel drags without a fling, and a pinch is the browser's. Alt adds a second finger, and both lift."""
        fingers = "document.querySelectorAll('#picture > g > g:last-child circle').length"
        top = "document.querySelector('#picture').textContent.includes('GUEST 1')"
        self.page.wait(top, "the form's top")
        x, y = self.phone.place(200, 500)
        for _ in range(6):
            self.page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=90)
        self.page.wait(f"!({top})", "the list has scrolled")
        self.page.wait(f"{fingers} === 0", "the wheel's finger lifts")
        taken = self.page.value("""
            (() => {
              const event = new WheelEvent('wheel', { deltaY: 1, ctrlKey: true, cancelable: true, bubbles: true });
              document.querySelector('#phone').dispatchEvent(event);
              return event.defaultPrevented;
            })()""")
        assert taken is False
        self.page.mouse("mousePressed", *self.phone.place(150, 300), modifiers=1)
        self.page.wait(f"{fingers} === 2", "two fingers")
        self.page.mouse("mouseReleased", *self.phone.place(150, 300), modifiers=1)
        self.page.wait(f"{fingers} === 0", "no finger")
        self.start_again()

    def test_layers_change_places(self):
        """A layer's parent may become its child, because the app's addresses, which number the layers, are used again."""
        tree = self.page.value("""
            (async () => {
              const { Picture } = await import('/picture.js');
              const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
              const picture = new Picture(svg);
              const text = () => [...svg.querySelectorAll('desc')].map(e => e.textContent).join('');
              const layer = (i, k) => ({ i, o: `<desc>${i}</desc>`, k });
              const trees = [];
              const show = change => { picture.apply(change); trees.push(text()); };
              show({ roots: [1], nodes: [layer(1, [2, 5]), layer(2, [3, 4]), layer(3), layer(4), layer(5)] });
              show({ roots: [3], nodes: [{ i: 1, k: [] }, { i: 2, k: [1, 4] }, { i: 3, k: [2] }], gone: [5] });
              show({ nodes: [{ i: 2, k: [4, 1] }] });
              show({ roots: [4, 3], nodes: [{ i: 2, k: [1] }] });
              show({ roots: [4], gone: [1, 2, 3] });
              return [...trees, picture.size].join(' ');
            })()""")
        assert tree == "12345 3214 3241 4321 4 1", tree

    def test_two_tabs(self):
        """A second tab gets the whole picture at once, and each tab shows what the other does."""
        other = Phone(self.browser.page(self.server.address))
        other.tap(200, 260)
        other.headline("Visible")
        self.phone.headline("Visible")
        self.phone.rest()
        pictures = [one.page.value("document.querySelector('#picture > g').textContent") for one in (self.phone, other)]
        assert len(pictures[0]) > 100 and pictures[0] == pictures[1], "the tabs differ"
        assert other.page.complaints() == [], other.page.complaints()
        other.page.close()
        self.page.show()
        self.start_again()

    def test_a_small_window(self):
        """In a phone's window and at 200 % nothing is cut off, and a tap focuses the right field."""
        for size, scale in (((390, 780), 1), ((720, 450), 2)):
            self.page.resize(size, scale)
            time.sleep(0.3)
            assert self.page.value(FITS) == [0, []] or self.page.value(FITS)[1] == [], self.page.value(FITS)
            self.page.value("document.querySelector('#phone').scrollIntoView({ block: 'start' })")
            self.phone.tap(200, 260)
            self.phone.headline("Visible")
            self.start_again()
        self.page.value("scrollTo(0, 0)")
        self.page.resize((1440, 900))

    def test_strangers_are_refused(self):
        """The server refuses other hosts, other origins, and a page of another origin in the same browser."""
        for headers in ({"Host": "evil.test"}, {"Origin": "http://evil.test"}):
            try:
                urllib.request.urlopen(urllib.request.Request(self.server.address + "journal.jsonl", headers=headers))
                raise AssertionError(f"{headers} passed")
            except urllib.error.HTTPError as error:
                assert error.code == 403, error.code
        other = Server(self.options.program)
        page = self.browser.page(other.address)
        Phone(page)
        # The page's content security policy would refuse, too. The test turns it off, so that the server must answer.
        page.call("Page.setBypassCSP", enabled=True)
        page.call("Page.reload")
        Phone(page)
        states = page.value(f"""
            (async address => {{
              const ask = options => fetch(address + options.path, options).then(() => 'open', () => 'refused');
              const stream = new Promise(done => {{
                const source = new EventSource(address + 'events');
                source.onopen = () => done('open');
                source.onerror = () => {{ source.close(); done('refused'); }};
              }});
              return [await ask({{ path: 'report' }}), await ask({{ path: 'actions/show-hud', method: 'POST' }}), await stream];
            }})('{self.server.address}')""")
        assert states == ["refused"] * 3, states
        # A request in the mode no-cors reaches the server and does nothing.
        page.value(f"fetch('{self.server.address}actions/show-hud', {{ method: 'POST', mode: 'no-cors' }}).then(() => 1, () => 0)")
        self.phone.rest()
        assert self.phone.text("#action-hud") == "Show HUD", "a stranger has shown the HUD"
        page.close()
        self.page.show()
        assert other.end() == 0

    def test_it_comes_back_by_itself(self):
        """When the server ends, the page says so. When the server is back, the page reconnects and shows nothing old."""
        server = Server(self.options.program)
        phone = Phone(self.browser.page(server.address))
        try:
            phone.tap(200, 260)
            phone.headline("Visible")
            server.end()
            phone.is_link("ended")
            assert phone.page.value("document.querySelector('#stage').inert && !document.querySelector('#away').hidden")
            server = Server(self.options.program, "--scene", "chat", port=server.port)
            phone.is_link("live", 15)
            phone.has("#summary", "A list over")
            assert "guest-1" not in phone.text("#journal") and "Company" not in phone.text("#picture"), "the old app"
        finally:
            phone.page.close()
            self.page.show()
            server.end()

    def test_the_player(self):
        """The player's first frame shows nothing of the future, and the player ticks a step at the step's end."""
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([self.options.program, "--scene", "form", "--frames-per-second", "10", "--out", folder],
                           check=True, capture_output=True)
            page = self.browser.page("file://" + os.path.join(folder, "index.html"))
            try:
                page.wait("document.readyState === 'complete'", "the page")
                steps = page.value("JSON.parse(document.querySelector('#recordings').textContent).scenes[0].steps")
                pending = "document.querySelectorAll('#steps li.pending').length"
                page.wait(f"{pending} === {len(steps)}", "the steps, and no tick of the future")
                assert page.value("[...document.querySelectorAll('#journal li')].filter(e => !e.hidden).length") == 0
                page.value(f"location.hash = '#form@{steps[-1][3]:.4f}'")
                page.wait(f"{pending} === 0", "at the end everything is ticked")
                assert page.complaints() == [], page.complaints()
            finally:
                page.close()
                self.page.show()

    def test_the_console_is_quiet(self):
        """In all these tests the console has had no error, no warning and no failed request; Ctrl-C ends the server."""
        assert self.page.complaints() == [], self.page.complaints()
        assert self.server.end() == 0
        assert self.server.process.stdout.read().endswith("Ended.\n")
        self.phone.is_link("ended")


def pictures(options):
    """Takes the pictures for the articles "Scenes and serve" and "Live", light and dark."""
    os.makedirs(options.pictures, exist_ok=True)
    os.environ["RESPONDER_HUD_REVEALS_IDENTIFIERS"] = "1"
    for dark in (False, True):
        end = f"{'~dark' if dark else ''}.png"
        browser = Chromium(options.chromium)
        server = Server(options.program, *(["--dark"] if dark else []))
        session = LiveSession(browser, options.app, size=(1440, 860), dark=dark)
        try:
            session.edit("card")
            session.view.has("#diagnoses", "fieldBehindKeyboard")
            session.app.tell("scroll 0")
            session.edit_and_rest()
            # A finger is about to fling the field away.
            session.app.tell("fling")
            session.page.wait("document.querySelector('#headline').textContent.startsWith('Will rest: H')", "a prediction")
            session.page.picture(os.path.join(options.pictures, "live" + end))
            phone = Phone(browser.page(server.address, size=(1360, 860), dark=dark))
            phone.tap(200, 260)
            phone.headline("Visible")
            phone.press("[data-button=shake]")
            phone.has("#journal", "HUD shown")
            phone.rest()
            phone.page.picture(os.path.join(options.pictures, "serve" + end))
            if not dark:
                phone.page.resize((400, 860))
                time.sleep(0.4)
                phone.page.picture(os.path.join(options.pictures, "serve-narrow.png"))
        finally:
            session.close()
            browser.close()
            server.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--app", required=True, help="the headless app that only calls serve()")
    parser.add_argument("--chromium")
    parser.add_argument("--webkit", nargs=2, metavar=("DRIVER", "BROWSER"))
    parser.add_argument("--pictures")
    parser.add_argument("--only", help="a regular expression: the tests whose name matches")
    options = parser.parse_args()
    if options.pictures:
        if not options.chromium:
            sys.exit("the pictures need Chromium")
        pictures(options)
        return 0
    results = []
    for name, engine in (("Chromium", options.chromium and Chromium), ("WebKit", options.webkit and WebKit)):
        if not engine:
            continue
        print(f"   {name}")
        browser = Chromium(options.chromium) if engine is Chromium else WebKit(*options.webkit)
        try:
            results += run(LiveSession(browser, options.app), options)
            if engine is Chromium:
                results += run(Session(browser, options), options)
        finally:
            browser.close()
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


def run(session, options):
    """Runs the tests of a session, and returns whether each has passed."""
    for name in vars(type(session)):
        if not name.startswith("test_") or options.only and not re.search(options.only, name):
            continue
        test = getattr(session, name)
        title = " ".join(test.__doc__.split())
        if not isinstance(session.browser, Chromium) and getattr(test, "needs_chromium", False):
            print(f"   skipped  needs Chromium's emulation: {title}")
            continue
        session.page.show()
        begin, failure = time.monotonic(), ""
        try:
            test()
        except (AssertionError, BrowserError, OSError) as error:
            failure = f" -- {error}"
        word = "FAILED" if failure else "ok    "
        print(f"   {word}  {time.monotonic() - begin:5.1f} s  {title}{failure}", flush=True)
        yield not failure
    session.close()


if __name__ == "__main__":
    sys.exit(main())
