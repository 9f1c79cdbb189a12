"""Tests the page of `DebugHost serve` in a real headless Chromium. scripts/test-browser runs this.

Usage: session.py PROGRAM CHROMIUM [--app PROGRAM] [--minutes N] [--pictures FOLDER] [--only REGEX]
"""

import argparse
import contextlib
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import BrowserError, Chromium  # noqa: E402
from first_minutes import FirstMinutes  # noqa: E402
from gestures import Gestures  # noqa: E402
from inspector import Inspector, LiveSession  # noqa: E402
from phone import Phone, Server  # noqa: E402


class Session(FirstMinutes, Gestures, Inspector):
    def __init__(self, options):
        self.options = options
        self.server = Server(options.program)
        self.browser = Chromium(options.chromium)
        self.phone = Phone(self.browser.page(self.server.address))
        self.page = self.phone.page
        self.host = self

    # The actions in the app that the inspector's tests need.

    address = property(lambda self: self.server.address)

    def edit(self):
        self.phone.tap(200, 260)

    def end_editing(self):
        self.page.value("fetch('/actions/resign', { method: 'POST' }).then(answer => answer.status)")

    def scroll(self):
        self.phone.drag((370, 440), (370, 380), steps=60, pause=0.02)

    def rest(self):
        self.phone.rest()

    def close(self):
        self.browser.close()
        self.server.end()

    # The tests, in order; they share a page.

    def test_a_tap_focuses_and_keys_type(self):
        """A tap focuses a field, the keyboard appears, and keys type into the field."""
        self.phone.headline("No first responder")
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        assert self.phone.text("#who").startswith('UITextField "guest-1'), self.phone.text("#who")
        assert self.page.value("document.querySelectorAll('#chain li').length") > 5
        for key in "Zyx":
            self.page.key(key, text=key)
        self.page.wait("document.querySelector('#picture').textContent.includes('Zyx')", "typed text is drawn")
        self.page.key("Backspace")
        self.page.wait("!document.querySelector('#picture').textContent.includes('Zyx')", "and deleted")

    def test_at_rest_no_message(self):
        """At rest neither side sends a message, and the server uses almost no processor time."""
        self.phone.rest()
        received, sent = self.page.messages(), self.page.requests()
        processor = self.server.processor()
        time.sleep(2)
        assert (self.page.messages(), self.page.requests()) == (received, sent), "a message at rest"
        burned = self.server.processor() - processor
        assert burned <= 0.05, f"{burned} s of processor time in 2 s at rest"

    def test_a_fling_away_dismisses(self):
        """A field that is flung away resigns, for the reason that the journal gives."""
        self.phone.drag((200, 440), (200, 140), steps=8)
        self.phone.journal("Dismiss: the field will be hidden above")
        self.phone.headline("No first responder")
        self.phone.rest()

    def test_shake_shows_the_hud(self):
        """The shake button shows the HUD, and hides it."""
        self.phone.press("[data-button=shake]")
        self.phone.journal("HUD shown")
        self.page.wait("document.querySelector('#picture').textContent.includes('No first')", "the HUD is drawn")
        self.phone.press("[data-button=shake]")
        self.phone.journal("HUD hidden")
        self.phone.rest()

    def test_the_journal_replays(self):
        """The journal saved from the page replays without a difference: on the page, and with `DebugHost replay`."""
        self.phone.press("#journal-replay")
        self.page.wait("document.querySelector('#replay').dataset.same === 'true'",
                       "the page's replay says the same: " + self.phone.text("#replay"))
        with tempfile.TemporaryDirectory() as folder:
            # Saves the journal with the browser's own download.
            self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
            self.phone.press("#journal-save")
            path = os.path.join(folder, "journal.jsonl")
            end = time.monotonic() + 5
            while not os.path.exists(path) and time.monotonic() < end:
                time.sleep(0.05)
            assert os.path.exists(path), "no file was saved"
            with open(path) as file:
                text = file.read()
            assert "Zy" not in text, "a text is in the journal"
            run = subprocess.run([self.options.program, "replay", path, "--out", os.path.join(folder, "out")],
                                 capture_output=True, text=True)
            assert run.returncode == 0, run.stderr
            count = int(re.search(r"(\d+) decisions? recomputed, all the same", run.stdout).group(1))
            assert count >= 3, run.stdout
            # In a journal with one changed verdict, the replay says which decision differs.
            broken = re.sub(r'("verdict":")dismiss"', r'\1keep"', text, count=1)
            assert broken != text, "no dismissal in the journal"
            answer = self.post("replay", broken)
            assert answer["isSame"] is False and " differs: recorded " in answer["line"], answer

    def test_choices(self):
        """The page's controls choose scene, device, dark mode, text size and hardware keys, and rotate the device."""
        self.phone.choose("scene", "chat")
        self.page.wait("document.querySelector('#summary').textContent.startsWith('A list over')", "the chat")
        self.phone.choose("device", "ipad-11")
        self.page.wait("!document.querySelector('#keyboard-field').hidden", "an iPad's keyboards are offered")
        self.phone.choose("keyboard", "floating")
        self.phone.press("[data-toggle=dark]")
        self.page.wait("document.querySelector('[data-toggle=dark]').ariaPressed === 'true'", "dark")
        self.phone.choose("device", "iphone-15")
        self.page.wait("document.querySelector('#phone').ariaLabel.startsWith('Headless iPhone 15')", "the device")
        box = "document.querySelector('#picture').viewBox.baseVal.width > document.querySelector('#picture').viewBox.baseVal.height"
        self.phone.press("[data-button=right]")
        self.page.wait(box, "landscape")
        self.phone.press("[data-button=left]")
        self.page.wait(f"!({box})", "portrait")
        self.phone.press("[data-toggle=hardware]")
        self.page.wait("document.querySelector('[data-toggle=hardware]').ariaPressed === 'true'", "hardware keys")
        self.phone.choose("text-size", "ax3")
        self.phone.choose("scene", "form")
        self.phone.choose("device", "iphone-14")
        self.phone.press("[data-toggle=dark]")
        self.phone.press("[data-toggle=hardware]")
        self.phone.choose("text-size", "l")
        self.page.wait("document.querySelector('[data-toggle=dark]').ariaPressed === 'false'", "light again")
        self.phone.rest()

    def test_shortcuts(self):
        """Control means Command: select all, cut, paste, undo, go to the beginning, the HUD. The browser keeps its own shortcuts."""
        control, alt = 2, 1
        shown = "document.querySelector('#picture').textContent"
        self.phone.press("[data-button=restart]")
        self.phone.headline("No first responder")
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
        self.page.key("z", "KeyZ", modifiers=control)
        self.page.wait(f"!{shown}.includes('QuixQuix') && {shown}.includes('Quix')", "undone")
        self.page.key("ArrowLeft", modifiers=control)
        self.page.key("y", text="y")
        self.page.wait(f"{shown}.includes('yQuix')", "at the beginning")
        self.page.key("r", "KeyR", modifiers=control + alt)
        self.phone.journal("HUD shown")
        self.page.key("r", "KeyR", modifiers=control + alt)
        self.phone.journal("HUD hidden")
        taken = self.page.value("""
            ['w', 't', 'l', 'r', 'a'].map(key => {
              const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true });
              document.querySelector('#phone').dispatchEvent(event);
              return event.defaultPrevented;
            })""")
        assert taken == [False, False, False, False, True], taken

    def test_nobody_is_trapped(self):
        """Tab leaves the device. With hardware keys, Tab goes to the app, and Escape twice still leaves the device."""
        focused = "document.activeElement.id === 'phone'"
        self.page.value("document.querySelector('#phone').focus()")
        self.page.key("Escape")
        assert self.page.value(focused), "one Escape is the app's"
        self.page.key("Tab")
        assert not self.page.value(focused), "Tab leaves"
        self.phone.press("[data-toggle=hardware]")
        self.page.wait("document.querySelector('[data-toggle=hardware]').ariaPressed === 'true'", "hardware keys")
        self.page.value("document.querySelector('#phone').focus()")
        self.page.key("Tab")
        assert self.page.value(focused), "Tab is the app's"
        self.page.key("Escape")
        self.page.key("Escape")
        assert self.page.value("document.activeElement.dataset.button === 'shake'"), "Escape twice leaves"
        self.phone.press("[data-toggle=hardware]")
        self.page.wait("document.querySelector('[data-toggle=hardware]').ariaPressed === 'false'", "no hardware keys")

    def test_looks(self):
        """Right to left mirrors the app, contrast changes the HUD, and the buttons show these settings and less motion."""
        def toggle(name, on):
            self.phone.press(f"[data-toggle={name}]")
            self.page.wait(f"document.querySelector('[data-toggle={name}]').ariaPressed === '{'true' if on else 'false'}'", name)
            self.phone.rest()

        place = ("[...document.querySelectorAll('#picture text')].find(e => e.textContent.includes('Company'))"
                 ".getBoundingClientRect().x - document.querySelector('#picture').getBoundingClientRect().x")
        left = self.page.value(place)
        toggle("rtl", True)
        right = self.page.value(place)
        assert right > left + 100, f"Company stands at {left}, then at {right}"
        toggle("rtl", False)
        assert self.page.value(place) == left
        # The contrast changes the HUD. Waits, because a scroll indicator that fades would also change the picture.
        self.phone.press("[data-button=shake]")
        self.phone.journal("HUD shown")
        time.sleep(2)
        self.phone.rest()
        drawn = "document.querySelector('#picture').innerHTML"
        plain = self.page.value(drawn)
        time.sleep(1)
        assert self.page.value(drawn) == plain, "the picture changes by itself"
        toggle("contrast", True)
        assert self.page.value(drawn) != plain, "contrast changes nothing"
        toggle("contrast", False)
        assert self.page.value(drawn) == plain, "what contrast changes does not go back"
        self.phone.press("[data-button=shake]")
        self.phone.journal("HUD hidden")
        toggle("motion", True)
        toggle("motion", False)

    def test_wheel_and_second_finger(self):
        """A wheel drags, and its finger lifts. Alt adds a second finger opposite the first, and both lift."""
        fingers = "document.querySelectorAll('#picture > g > g:last-child circle').length"
        top = "document.querySelector('#picture').textContent.includes('GUEST 1')"
        self.page.wait(top, "the form's top")
        x, y = self.phone.place(200, 500)
        for _ in range(6):
            self.page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=90)
        self.page.wait(f"!({top})", "the list has scrolled")
        self.page.wait(f"{fingers} === 0", "the wheel's finger lifts")
        self.page.mouse("mousePressed", *self.phone.place(150, 300), modifiers=1)
        self.page.wait(f"{fingers} === 2", "two fingers")
        self.page.mouse("mouseReleased", *self.phone.place(150, 300), modifiers=1)
        self.page.wait(f"{fingers} === 0", "no finger")
        self.phone.press("[data-button=restart]")
        self.page.wait(top, "the form's top again")
        self.phone.headline("No first responder")
        self.phone.rest()

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

    def test_the_keyboard_reaches_everything(self):
        """Without a mouse, Tab reaches every control, leaves the device again, and every control has a name."""
        self.page.value("document.activeElement.blur()")
        seen = []
        for _ in range(40):
            self.page.key("Tab")
            seen.append(self.page.value(
                "(e => e.id || e.dataset.button || e.dataset.toggle || e.dataset.deed || e.tagName)(document.activeElement)"))
        for name in ("choose-scene", "choose-device", "phone", "shake", "left", "right", "hardware",
                     "restart", "dark", "contrast", "motion", "rtl", "choose-text-size", "deed-hud", "journal-save",
                     "journal-replay", "journal-open", "journal-kind", "journal-find", "journal"):
            assert name in seen, f"{name} cannot be reached: {seen}"
        unnamed = self.page.value(
            "[...document.querySelectorAll('button, select, a, input, [tabindex]')].filter(e => !e.hidden &&"
            " !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)")
        assert unnamed == [], unnamed

    def test_two_tabs_see_one_device(self):
        """A second tab gets the whole picture at once, and each tab shows what the other does."""
        other = Phone(self.browser.page(self.server.address))
        other.tap(200, 260)
        other.headline("Visible")
        self.phone.headline("Visible")
        self.phone.rest()
        pictures = [one.page.value("document.querySelector('#picture > g').textContent") for one in (self.phone, other)]
        assert len(pictures[0]) > 100, pictures[0]
        assert pictures[0] == pictures[1], "the tabs differ"
        self.phone.drag((200, 440), (200, 140), steps=8)
        other.headline("No first responder")
        assert other.page.complaints() == [], other.page.complaints()
        other.page.close()
        self.page.show()
        self.phone.rest()

    def test_input_to_picture(self):
        """From a touch to its picture takes less than two frames more than an echo of the same size, in one run."""
        # The page's own script measures, without DevTools. Compares the medians of 60 measurements.
        times = self.page.value(LATENCY, timeout=90)
        echo, picture = (statistics.median(times[name]) for name in ("echo", "picture"))
        self.note(f"touch to picture {picture:.1f} ms, echo of the same {times['bytes']:.0f} bytes {echo:.1f} ms, "
                  f"ratio {picture / echo:.1f}")
        assert picture - echo < 2 * 1000 / 60, f"{picture:.1f} ms against {echo:.1f} ms"
        self.phone.rest()

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
        assert self.phone.text("#deed-hud") == "Show HUD", "a stranger has shown the HUD"
        page.close()
        self.page.show()
        assert other.end() == 0

    def test_hostile_messages(self):
        """The server and the page survive nonsense, floods and idle connections from other clients."""
        before = self.server.memory()
        for payload in (b"nonsense", b"\x00" * 1000, b"x" * 60_000, b"[" * 60_000):
            with self.stream() as (client, _):
                for _ in range(40):
                    try:
                        self.input(client, payload)
                    except OSError:
                        break
        with self.stream() as (client, _):
            batch = json.dumps([{"type": "button", "button": "status-bar"}] * 60).encode()
            for _ in range(80):
                try:
                    self.input(client, batch)
                except OSError:
                    break
        idle = [socket.create_connection(("127.0.0.1", self.server.port), 5) for _ in range(100)]
        # Scrolls the list to the top from where the flood has left it. Waits first, because a tap would only stop a moving list.
        self.phone.rest()
        self.phone.tap(200, 10)
        self.phone.rest()
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        for one in idle:
            one.close()
        self.phone.rest()
        self.phone.drag((200, 440), (200, 140), steps=8)
        self.phone.headline("No first responder")
        grown = self.server.memory() - before
        assert grown < 40_000, f"memory grew by {grown} KiB"

    def test_memory_is_flat(self):
        """During random input the server's memory does not grow with time."""
        dice = random.Random(9)
        end = time.monotonic() + 60 * self.options.minutes
        start = time.monotonic()
        samples, actions = [], 0
        while time.monotonic() < end:
            self.random_step(dice)
            actions += 1
            samples.append((time.monotonic() - start, self.server.memory()))
            if len(self.browser.events) > 20_000:
                kept = [one for one in self.browser.events if not one["method"].startswith("Network.")]
                self.browser.events = kept
        # The first quarter fills caches and the journal's ring; after that, memory must stay flat.
        late = [kib for seconds, kib in samples if seconds > samples[-1][0] / 4]
        assert len(late) >= 8, f"only {len(samples)} actions: the machine is too busy to tell"
        half = len(late) // 2
        first, second = statistics.mean(late[:half]), statistics.mean(late[half:])
        layers = self.page.value("document.querySelectorAll('#picture *').length")
        self.note(f"{actions} actions in {samples[-1][0] / 60:.1f} min: {first / 1024:.1f} MB, then {second / 1024:.1f} MB, "
                  f"at most {max(kib for _, kib in samples) / 1024:.1f} MB; {layers} elements in the picture")
        allowed = 4096 if self.options.minutes < 5 else 1024
        assert second - first < allowed, f"memory grew from {first:.0f} to {second:.0f} KiB"
        assert layers < 20_000
        # A random session may end in any state, so this restores a known state for the next tests.
        for name, value in (("scene", "form"), ("device", "iphone-14"), ("text-size", "l")):
            self.phone.choose(name, value)
        for toggle in ("dark", "contrast", "rtl", "hardware"):
            if self.page.value(f"document.querySelector('[data-toggle={toggle}]').ariaPressed") == "true":
                self.phone.press(f"[data-toggle={toggle}]")
        for _ in range(3):
            self.phone.rest()
            box = self.page.value("(box => [box.width, box.height])(document.querySelector('#picture').viewBox.baseVal)")
            if box[0] < box[1]:
                break
            self.phone.press("[data-button=left]")
        assert box[0] < box[1], "the device does not turn back"

    def test_the_console_is_quiet(self):
        """In all these tests the console has had no error, no warning and no failed request."""
        assert self.page.complaints() == [], self.page.complaints()

    def test_control_c_ends_it(self):
        """Ctrl-C (SIGINT) ends the server with exit code 0, and the page says that it has ended."""
        assert self.server.end() == 0
        assert self.server.process.stdout.read().endswith("Ended.\n")
        self.page.wait("document.querySelector('#link-state').dataset.state === 'ended'", "the page says it has ended")

    # Helpers.

    def random_step(self, dice):
        roll = dice.random()
        x, y = dice.uniform(10, 380), dice.uniform(60, 830)
        if roll < 0.4:
            self.phone.tap(x, y)
        elif roll < 0.75:
            steps = dice.randint(3, 12)
            self.phone.drag((x, y), (x + dice.uniform(-60, 60), y + dice.uniform(-400, 400)), steps=steps,
                            modifiers=1 if dice.random() < 0.15 else 0)
        elif roll < 0.85:
            for _ in range(3):
                key = dice.choice("abc de")
                self.page.key(key, text=key)
        elif roll < 0.97:
            self.phone.press(dice.choice([
                "[data-button=shake]", "[data-button=left]", "[data-button=right]", "[data-toggle=dark]",
                "[data-toggle=contrast]", "[data-toggle=rtl]", "[data-toggle=hardware]"]))
        elif roll < 0.985:
            self.phone.choose("text-size", dice.choice(["s", "l", "ax1"]))
        else:
            self.phone.choose("scene", dice.choice(["form", "chat", "search", "sheet", "nested", "swiftui-login"]))

    def note(self, text):
        print(f"           {text}")

    def post(self, path, text):
        request = urllib.request.Request(self.server.address + path, data=text.encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    @contextlib.contextmanager
    def stream(self):
        """Opens a stream in addition to the page's. Yields the name of its client, and its socket."""
        raw = socket.create_connection(("127.0.0.1", self.server.port), 5)
        raw.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n\r\n".encode())
        raw.settimeout(5)
        head = b""
        while b'"client":"' not in head or b'"}' not in head and b'true}' not in head:
            head += raw.recv(256)
        try:
            yield re.search(rb'"client":"([^"]+)"', head).group(1).decode(), raw
        finally:
            raw.close()

    def input(self, client, body):
        request = urllib.request.Request(f"{self.server.address}input?client={client}", data=body, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code


# A second stream moves a finger, and the script measures when the page's own picture has changed. In turn with that, it
# measures an empty batch of the same size.
LATENCY = """
(async () => {
  const times = { echo: [], picture: [], bytes: 0 };
  const source = new EventSource('/events');
  let client = null;
  const pending = new Set();
  let isOver = false;
  const post = async body => {
    const answer = fetch('/input?client=' + client, { method: 'POST', body });
    pending.add(answer);
    await answer;
    pending.delete(answer);
  };
  const send = message => post(JSON.stringify([message]));
  source.addEventListener('phone', event => {
    if (times.picture.length) times.bytes = Math.max(times.bytes, event.data.length);
    if (!isOver) send({ type: 'seen', number: JSON.parse(event.data).number });
  });
  await new Promise(done => source.addEventListener('hello', event => { client = JSON.parse(event.data).client; done(); }));
  const touch = (phase, x, y) => send({ type: 'touch', phase, finger: 0, points: [[performance.now() / 1000, x, y]] });
  const drawn = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(document.querySelector('#picture'), { subtree: true, childList: true, attributes: true });
  });
  const rest = milliseconds => new Promise(done => setTimeout(done, milliseconds));
  await rest(300);
  // The finger is on the list's margin, so that it scrolls.
  let change = drawn();
  touch('down', 8, 500);
  await change;
  for (let i = 0; i < 60; i++) {
    await rest(40);
    change = drawn();
    let begin = performance.now();
    touch('move', 8, 500 - 4 * (i + 4));
    await change;
    times.picture.push(performance.now() - begin);
    await rest(20);
    begin = performance.now();
    await post('[' + ' '.repeat(Math.max(1, Math.min(4000, times.bytes))) + ']');
    times.echo.push(performance.now() - begin);
  }
  touch('cancel', 8, 200);
  await rest(100);
  // Waits for the posts, because the server would refuse those for a stream that has ended.
  isOver = true;
  await Promise.all(pending);
  source.close();
  return times;
})()
"""


def pictures(options):
    """Takes the pictures for the article "Scenes and serve", light and dark, and a narrow one."""
    for dark in (False, True):
        server = Server(options.program, *(["--dark"] if dark else []))
        browser = Chromium(options.chromium)
        try:
            page = browser.page(server.address, size=(1360, 860), dark=dark)
            phone = Phone(page)
            phone.tap(200, 260)
            phone.headline("Visible")
            phone.rest()
            phone.press("[data-button=shake]")
            phone.journal("HUD shown")
            phone.rest()
            # A finger next to the HUD is about to fling the field away.
            start = phone.place(44, 470)
            begin = time.time()
            page.mouse("mousePressed", *start, at=begin)
            for step in range(1, 7):
                time.sleep(0.012)
                page.mouse("mouseMoved", start[0], start[1] - 11 * step, buttons=1, at=begin + step * 0.012)
            # Takes the picture at once, because a finger that has stopped flings nothing.
            page.wait("document.querySelector('#headline').textContent.startsWith('At rest')", "a prediction")
            page.picture(os.path.join(options.pictures, f"serve{'~dark' if dark else ''}.png"))
            page.mouse("mouseReleased", start[0], start[1] - 66)
            phone.rest()
            page.value("document.activeElement.blur()")
            page.mouse("mouseMoved", 2, 2)
            time.sleep(0.3)
            if not dark:
                page.resize((400, 860))
                time.sleep(0.4)
                page.picture(os.path.join(options.pictures, "serve-narrow.png"))
        finally:
            browser.close()
            server.end()


def live_pictures(options):
    """Takes the pictures for the article "Live", light and dark, of the app that only calls serve()."""
    os.environ["RESPONDER_HUD_REVEALS_IDENTIFIERS"] = "1"
    for dark in (False, True):
        browser = Chromium(options.chromium)
        session = LiveSession(browser, options.app, size=(1440, 860), dark=dark)
        try:
            page = session.page
            session.edit("card")
            session.wait_text("#diagnoses", "fieldBehindKeyboard")
            session.app.tell("scroll 0")
            session.edit("email")
            session.wait_headline("Visible")
            session.rest()
            # A finger is about to fling the field away.
            session.app.tell("fling")
            page.wait("document.querySelector('#headline').textContent.startsWith('At rest: H')", "a prediction")
            page.picture(os.path.join(options.pictures, f"live{'~dark' if dark else ''}.png"))
        finally:
            session.close()
            browser.close()


def app(host):
    return "App: " if isinstance(host, LiveSession) else ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("chromium")
    parser.add_argument("--app", help="the headless app that only calls serve()")
    parser.add_argument("--minutes", type=float, default=0.2)
    parser.add_argument("--pictures")
    parser.add_argument("--only", help="a regular expression: the tests whose name matches")
    options = parser.parse_args()
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
        pictures(options)
        if options.app:
            live_pictures(options)
        return 0
    names = re.findall(r"def (test_\w+)", open(__file__).read())
    # The other classes' tests come before the tests of the console and of the end, which concern everything before them.
    place = names.index("test_the_console_is_quiet")
    names[place:place] = [name for part in (FirstMinutes, Gestures, Inspector) for name in vars(part) if name.startswith("test_")]
    names = [name for name in names if not options.only or re.search(options.only, name)]
    apps = [name for part in (Inspector, LiveSession) for name in vars(part) if name.startswith("test_")]
    apps = [name for name in apps if not options.only or re.search(options.only, name)]
    session, live, passed, failed = None, None, 0, 0
    try:
        session = Session(options)
        if apps and options.app:
            live = LiveSession(session.browser, options.app)
        tests = [(live, name) for name in apps if live] + [(session, name) for name in names]
        for host, name in tests:
            host.page.show()
            test = getattr(host, name)
            title = app(host) + " ".join(test.__doc__.split())
            begin = time.monotonic()
            try:
                test()
                passed += 1
                print(f"   ok      {time.monotonic() - begin:5.1f} s  {title}", flush=True)
            except (AssertionError, BrowserError, OSError) as error:
                failed += 1
                print(f"   FAILED  {time.monotonic() - begin:5.1f} s  {title} -- {error}", flush=True)
    finally:
        if live:
            live.close()
        if session:
            session.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
