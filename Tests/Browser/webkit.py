"""Drives WebKit's engine by WebDriver: Debian's webkit2gtk-driver, under Xvfb if there is no display."""

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

from chromium import BrowserError, Tab

KEYS = {"Enter": "\uE007", "Tab": "\uE004", "End": "\uE010"}


class WebKit:
    """One MiniBrowser, `browser`, in which the tests open windows."""

    def __init__(self, driver, browser):
        environment, self.processes = dict(os.environ), []
        if "DISPLAY" not in environment:
            read, write = os.pipe()
            self.start("Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", pass_fds=[write])
            environment["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"http://127.0.0.1:{free.getsockname()[1]}/session"
        self.start(driver, f"--port={self.address.split(':')[2].split('/')[0]}", env=environment)
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        end = time.monotonic() + 15
        while True:
            try:
                answer = self.ask("POST", "", {"capabilities": {"alwaysMatch": options}})
                break
            except (OSError, BrowserError):
                if time.monotonic() > end:
                    self.close()
                    raise
                time.sleep(0.1)
        self.address += "/" + answer["sessionId"]
        self.current = self.ask("GET", "/window")

    def start(self, *command, **options):
        self.processes.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                               stderr=subprocess.DEVNULL, **options))

    def close(self):
        try:
            self.ask("DELETE", "")
        except (OSError, BrowserError):
            pass
        for process in reversed(self.processes):
            process.terminate()
            process.wait()

    def page(self, address, **options):
        return WebKitTab(self, address, **options)

    def ask(self, method, path, body=None, timeout=30):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.address + path, data, method=method), timeout=timeout) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise BrowserError(f"{value['error']}: {value['message']}") from None


class WebKitTab(Tab):
    """A window."""

    def __init__(self, browser, address, size=(1440, 900)):
        self.browser = browser
        self.handle = browser.ask("POST", "/window/new", {"type": "window"})["handle"]
        self.resize(size)
        self.go(address)

    def ask(self, method, path, body=None):
        if self.browser.current != self.handle:
            self.browser.ask("POST", "/window", {"handle": self.handle})
            self.browser.current = self.handle
        return self.browser.ask(method, path, body)

    def go(self, address):
        self.ask("POST", "/url", {"url": address})

    def show(self):
        self.ask("GET", "/window")

    def close(self):
        self.ask("DELETE", "/window")
        self.browser.current = None

    def resize(self, size, scale=1):
        self.ask("POST", "/window/rect", {"width": size[0], "height": size[1]})

    def value(self, script, timeout=20):
        body = "const done = arguments[0]; (async () => (" + script.strip() + \
            "))().then(value => done([value]), error => done(`${error}`));"
        value = self.ask("POST", "/execute/async", {"script": body, "args": []})
        if not isinstance(value, list):
            raise BrowserError(f"{script}: {value}")
        return value[0]

    def act(self, kind, *actions):
        source = {"type": kind, "id": kind, "actions": list(actions)}
        self.ask("POST", "/actions", {"actions": [source]})

    def click(self, x, y):
        self.act("pointer", {"type": "pointerMove", "x": round(x), "y": round(y)},
                 {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def key(self, key, code=None, text=None, modifiers=0):
        value = KEYS.get(key, key)
        self.act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def attach(self, selector, path):
        found = self.ask("POST", "/element", {"using": "css selector", "value": selector})
        self.ask("POST", f"/element/{next(iter(found.values()))}/value", {"text": path})

    def messages(self):
        """What the page shows, which changes with each event: WebDriver does not count them."""
        return self.value("document.body.innerText + document.querySelector('#map').outerHTML")

    def requests(self):
        return self.value("performance.getEntriesByType('resource').length")
