"""Tests what is not a plain drag: a wheel, a pinch, a mouse that is held still, an open file, and a server that hangs."""

import json
import os
import signal
import time

from phone import Phone, Server

# Returns how many points below the device's top the words are, or null.
PLACE = """
(words => {
  const text = [...document.querySelectorAll('#picture text')].find(e => e.textContent.includes(words));
  const svg = document.querySelector('#picture');
  return text ? (text.getBoundingClientRect().y - svg.getBoundingClientRect().y) / svg.getScreenCTM().d : null;
})"""


class Gestures:
    """Tests of a session. Each leaves the device as it was."""

    def place_of(self, words):
        return self.page.value(f"{PLACE}({json.dumps(words)})")

    def turn_wheel(self, by, modifiers=0):
        x, y = self.phone.place(200, 500)
        self.page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=by, modifiers=modifiers)

    def start_again(self):
        self.phone.press("[data-button=restart]")
        self.phone.headline("No first responder")
        self.phone.rest()

    def test_a_notch_of_the_wheel(self):
        """A notch of the wheel scrolls by about its own distance and does not fling; a field that stays in sight is still edited."""
        self.start_again()
        for notch in (20, 53, 100):
            self.start_again()
            before = self.place_of("Company")
            self.turn_wheel(notch)
            self.phone.rest()
            way = before - self.place_of("Company")
            # A pan begins only after ten points.
            assert notch - 12 <= way <= notch + 2, f"a notch of {notch} scrolls by {way:.1f}"
        self.start_again()
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        self.phone.rest()
        self.turn_wheel(53)
        self.phone.rest()
        self.phone.headline("Visible")
        self.start_again()

    def test_a_pinch_is_the_browsers(self):
        """The browser keeps the wheel with Control, which is also a trackpad's pinch, and nothing moves on the device."""
        taken = self.page.value("""
            [true, false].map(ctrlKey => {
              const event = new WheelEvent('wheel', { deltaY: 1, ctrlKey, cancelable: true, bubbles: true });
              document.querySelector('#phone').dispatchEvent(event);
              return event.defaultPrevented;
            })""")
        assert taken == [False, True], taken
        self.phone.rest()
        self.start_again()

    def test_held_still_it_does_not_fling(self):
        """A fast drag that is then held still flings nothing when it lifts, and the page does not predict a fling meanwhile."""
        for seconds in (0.3, 1):
            self.start_again()
            self.phone.tap(200, 260)
            self.phone.headline("Visible")
            self.phone.rest()
            start, end = self.phone.place(370, 440), self.phone.place(370, 340)
            begin = time.time()
            self.page.mouse("mousePressed", *start, at=begin)
            for step in range(1, 9):
                self.page.mouse("mouseMoved", start[0], start[1] + (end[1] - start[1]) * step / 8, buttons=1, at=begin + step * 0.01)
            self.page.wait("document.querySelector('#who').textContent.includes('guest-1')", "it is dragged")
            time.sleep(seconds)
            before = self.place_of("GUEST 2")
            if seconds == 1:
                headline = self.phone.text("#headline")
                assert "idden" not in headline, f"held still for a second it says {headline!r}"
            self.page.mouse("mouseReleased", *end, at=begin + 0.08 + seconds)
            self.phone.rest()
            after = self.place_of("GUEST 2")
            assert after is not None and abs(before - after) < 1, f"held for {seconds} s it goes from {before} to {after}"
            self.phone.headline("Visible")
        self.start_again()

    def test_a_server_that_hangs(self):
        """Two seconds after input the page says that a stopped server does not answer. When the server continues, the page is live."""
        server = Server(self.options.program)
        phone = Phone(self.browser.page(server.address))
        page = phone.page
        try:
            state = "document.querySelector('#link-state').dataset.state"
            phone.rest()
            os.kill(server.process.pid, signal.SIGSTOP)
            begin = time.monotonic()
            phone.tap(200, 260)
            page.wait(f"{state} === 'waiting'", "the page says that nothing answers", 6)
            assert time.monotonic() - begin > 1.5, "too soon"
            assert "does not answer" in phone.text("#link-words"), phone.text("#link-words")
            assert page.value("document.querySelector('main').inert && !document.querySelector('#away').hidden")
            os.kill(server.process.pid, signal.SIGCONT)
            page.wait(f"{state} === 'live'", "the page is live again")
            phone.headline("Visible")
            assert page.value("!document.querySelector('main').inert && document.querySelector('#away').hidden")
            assert page.complaints() == [], page.complaints()
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
            page.close()
            self.page.show()
            server.end()

    def test_an_open_file_stays(self):
        """A file stays open when the device restarts, without Save and Replay. Opening a file that is no journal closes it."""
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "DebugHost", "Samples")
        document = self.page.call("DOM.getDocument")["root"]["nodeId"]
        node = self.page.call("DOM.querySelector", nodeId=document, selector="#journal-file")["nodeId"]

        def open_file(name):
            path = os.path.abspath(os.path.join(root, name))
            self.page.call("DOM.setFileInputFiles", nodeId=node, files=[path])
            self.page.wait(f"document.querySelector('#replay').textContent.startsWith({json.dumps(os.path.basename(path) + ': ')})", name)
            return self.phone.text("#replay")

        hidden = "['journal-save', 'journal-replay'].map(id => document.getElementById(id).hidden)"
        open_file("form.jsonl")
        assert self.page.value(hidden) == [True, True]
        self.start_again()
        assert self.page.value("!document.querySelector('#opened').hidden && !document.querySelector('#replay').hidden")
        assert self.phone.text("#journal-name") == "form.jsonl"
        words = open_file("Damaged/08-altered-verdict.jsonl")
        assert " differs: recorded " in words and ": line " in words, words
        assert "29 of them decisions" in self.phone.text("#journal-count"), self.phone.text("#journal-count")
        words = open_file("Damaged/04-newer-version.jsonl")
        assert "all the same" in words and "newer version" in words and "skipped" in words, words
        words = open_file("Damaged/03-no-journal.jsonl")
        assert "Not a journal" in words, words
        assert self.page.value("document.querySelector('#opened').hidden"), "the old rows under the new line"
        assert self.page.value(hidden) == [False, False]
        self.start_again()
        assert self.page.value("document.querySelector('#replay').hidden")
