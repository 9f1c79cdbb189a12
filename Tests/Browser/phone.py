"""The server and the page of the tests in a browser."""

import json
import os
import re
import signal
import subprocess
import tempfile
import time


class Server:
    """Runs `DebugHost serve` on a free port, or on the given one."""

    def __init__(self, program, *arguments, port=0):
        self.program = program
        self.complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(port), *arguments], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=self.complaints, text=True)
        self.read_address()

    def read_address(self):
        line = self.process.stdout.readline()
        match = re.match(r"http://127\.0\.0\.1:(\d+)/", line)
        if not match:
            raise AssertionError(f"the server said {line!r} {self.last_words()!r}")
        self.port = int(match.group(1))
        self.address = f"http://127.0.0.1:{self.port}/"

    def last_words(self):
        self.complaints.seek(0)
        return self.complaints.read()[-6000:]

    def processor(self):
        """Seconds of processor time so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, number=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode


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
    """Uses the inspector's part of a page."""

    def __init__(self, page):
        self.page = page
        page.wait("document.querySelector('#link-state')?.dataset.state === 'live'", "the page is live")

    def text(self, selector):
        return self.page.value(f"document.querySelector({json.dumps(selector)}).textContent")

    def press(self, selector):
        """A real click on a control."""
        x, y = self.page.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{ block: 'nearest' }});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        self.page.click(x, y)

    def choose(self, selector, value):
        self.page.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.value = {json.dumps(value)};"
            " e.dispatchEvent(new Event('change')); e.dispatchEvent(new Event('input')); })()")

    def open_file(self, path):
        self.page.attach("#journal-file", os.path.abspath(path))
        self.has("#replay", os.path.basename(path) + ": ")

    def has(self, selector, part, timeout=10):
        self.page.wait(f"document.querySelector({json.dumps(selector)}).textContent.includes({json.dumps(part)})",
                       f"{selector} has {part!r}", timeout)

    def headline(self, words):
        self.page.wait(f"document.querySelector('#headline').textContent === {json.dumps(words)}",
                       f"the headline says {words!r}, not {self.text('#headline')!r}")

    def is_link(self, state, timeout=10):
        self.page.wait(f"document.querySelector('#link-state')?.dataset.state === '{state}'", f"the page is {state}", timeout)

    def rest(self, timeout=15):
        """Waits until no message has arrived for half a second."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            before = self.page.messages()
            time.sleep(0.5)
            if self.page.messages() == before:
                return before
        raise AssertionError("the app does not come to rest")


class Phone(Inspector):
    """Uses the device's part of a page. Places are points on the headless screen."""

    def __init__(self, page):
        super().__init__(page)
        page.wait("document.querySelectorAll('#picture text').length > 5", "the screen is drawn")

    def place(self, x, y):
        a, d, e, f = self.page.value(
            "(() => { const m = document.querySelector('#picture').getScreenCTM(); return [m.a, m.d, m.e, m.f]; })()")
        return a * x + e, d * y + f

    def tap(self, x, y):
        self.page.click(*self.place(x, y))

    def drag(self, start, end, **options):
        self.page.drag(self.place(*start), self.place(*end), **options)
