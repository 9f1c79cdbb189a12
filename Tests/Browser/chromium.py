"""Drives a headless Chromium by its DevTools protocol over a pipe. Needs only Python's standard library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """Says in one line what went wrong."""


class Chromium:
    """One browser process with a profile of its own, in which the tests open pages."""

    def __init__(self, program, size=(1440, 900)):
        self.profile = tempfile.mkdtemp(prefix="responderscope-browser-")
        command_read, command_write = os.pipe()
        answer_read, answer_write = os.pipe()

        def give_pipes():
            # The protocol's pipes are 3 (to the browser) and 4 (from it).
            one, other = os.dup(command_read), os.dup(answer_write)
            os.dup2(one, 3)
            os.dup2(other, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-default-apps", "--disable-extensions", "--disable-sync", "--mute-audio",
             "--disable-dev-shm-usage", "--hide-scrollbars", f"--window-size={size[0]},{size[1]}",
             f"--user-data-dir={self.profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=give_pipes, close_fds=False)
        os.close(command_read)
        os.close(answer_write)
        self.commands = command_write
        self.answers = answer_read
        os.set_blocking(self.answers, False)
        self.buffer = b""
        self.number = 0
        self.events = []

    def close(self):
        try:
            self.call("Browser.close", timeout=3)
        except BrowserError:
            pass
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def page(self, address, **options):
        return Page(self, address, **options)

    def call(self, method, session=None, timeout=20, **parameters):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            os.write(self.commands, json.dumps(message).encode() + b"\0")
        except OSError as error:
            raise BrowserError(f"the browser is gone: {error}") from None
        end = time.monotonic() + timeout
        while True:
            answer = self.read(end)
            if answer is None:
                raise BrowserError(f"no answer to {method} in {timeout} s")
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer.get("result", {})

    def read(self, end):
        """Returns the next message, and records it if it is an event. Returns None when the time is over."""
        while True:
            place = self.buffer.find(b"\0")
            if place >= 0:
                message = json.loads(self.buffer[:place])
                self.buffer = self.buffer[place + 1:]
                if "method" in message:
                    self.events.append(message)
                return message
            if time.monotonic() > end:
                return None
            try:
                piece = os.read(self.answers, 1 << 16)
            except BlockingIOError:
                time.sleep(0.001)
                continue
            if not piece:
                raise BrowserError("the browser is gone")
            self.buffer += piece

    def drain(self, seconds=0.05):
        """Reads the messages that arrive within this time, so that their events are recorded."""
        end = time.monotonic() + seconds
        while self.read(end) is not None:
            pass


# What Chromium and WebKit answer to an evaluation whose document goes away.
NAVIGATED = ("Inspected target navigated", "Execution context was destroyed", "Cannot find context", "Callback was not called")


class Tab:
    """What a page of either engine can do."""

    def wait(self, script, what, timeout=10):
        """Waits until an expression is true. Goes on waiting if the tab navigates during an evaluation."""
        end = time.monotonic() + timeout
        while True:
            try:
                value = self.value(script)
            except BrowserError as error:
                if not any(words in str(error) for words in NAVIGATED):
                    raise
                value = None
            if value:
                return value
            if time.monotonic() > end:
                raise BrowserError(f"{what}: not within {timeout} s")
            time.sleep(0.02)


class Page(Tab):
    """A tab: runs scripts in it, moves the mouse, types, takes pictures, and reads its console."""

    def __init__(self, browser, address, size=(1440, 900), dark=False, is_hidden=False):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank", newWindow=not is_hidden,
                              background=is_hidden)["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.resize(size)
        if dark:
            self.call("Emulation.setEmulatedMedia",
                      features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.go(address)

    def go(self, address):
        """Loads an address, as the address bar does: if only the hash differs, the document stays."""
        self.call("Page.navigate", url=address)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def resize(self, size, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                  deviceScaleFactor=scale, mobile=False)

    def show(self):
        """Brings the tab in front of other windows, because the browser does not draw a covered one."""
        self.call("Page.bringToFront")

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def value(self, script, timeout=20):
        """The value of a JavaScript expression. Waits for a promise."""
        answer = self.browser.call("Runtime.evaluate", session=self.session, timeout=timeout, expression=script,
                                   awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details.get("text")
            raise BrowserError(f"{script}: {text}")
        return answer["result"].get("value")

    def mouse(self, kind, x, y, modifiers=0, buttons=None, at=None):
        """Sends one event. `at` is its time, in seconds since 1970, so that a busy machine does not slow the gesture."""
        pressed = kind in ("mousePressed", "mouseReleased")
        when = {"timestamp": at} if at else {}
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, modifiers=modifiers, **when,
                  button="left" if pressed or buttons else "none", clickCount=1 if pressed else 0,
                  buttons=buttons if buttons is not None else (1 if kind == "mousePressed" else 0))

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, start, end, steps=10, pause=0.008, modifiers=0):
        """Moves the pressed mouse in equal steps, `pause` seconds apart, and lifts in motion."""
        begin = time.time()
        self.mouse("mousePressed", *start, modifiers=modifiers, at=begin)
        for step in range(1, steps + 1):
            time.sleep(pause)
            part = step / steps
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part,
                       modifiers=modifiers, buttons=1, at=begin + step * pause)
        self.mouse("mouseReleased", *end, modifiers=modifiers, at=begin + (steps + 1) * pause)

    def key(self, key, code=None, text=None, modifiers=0):
        """Presses and lifts a key; `modifiers` is the sum of Alt 1, Control 2, Command 4, Shift 8."""
        # Chromium needs these numbers to recognise the keys that move the focus and scroll.
        number = {"windowsVirtualKeyCode": {"Tab": 9, "End": 35}[key]} if key in ("Tab", "End") else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code or "", text=text or "",
                  modifiers=modifiers, **number)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or "", modifiers=modifiers, **number)

    def attach(self, selector, path):
        """Chooses a file in a file input."""
        document = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=document, selector=selector)["nodeId"]
        self.call("DOM.setFileInputFiles", nodeId=node, files=[path])

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """The errors and warnings of the console, the failed requests and the uncaught exceptions so far."""
        self.browser.drain()
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            values = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details.get("text", "exception"))
            elif event["method"] == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(one.get("value", one.get("description"))) for one in values["args"]))
            elif event["method"] == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
                found.append(values["entry"]["text"])
            elif event["method"] == "Network.loadingFailed" and not values.get("canceled"):
                found.append(f"a request failed: {values.get('errorText')}")
        return found

    def messages(self):
        """How many server-sent events the page has received."""
        return self.events_named("Network.eventSourceMessageReceived")

    def requests(self):
        """How many requests the page has sent."""
        return self.events_named("Network.requestWillBeSent")

    def events_named(self, method):
        self.browser.drain()
        return sum(1 for event in self.browser.events
                   if event.get("sessionId") == self.session and event["method"] == method)
