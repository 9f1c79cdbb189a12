"""Tests what a new user meets in the first minutes: a lost connection, a restart, no mouse, a small window, zoom, dark mode, a file."""

import json
import os
import subprocess
import tempfile
import time

from phone import Phone, Server

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


class FirstMinutes:
    """Tests of a session. Each leaves the device as it was, or uses a device of its own."""

    def toggle(self, name, on):
        self.page.value(f"document.querySelector('[data-toggle={name}]').focus()")
        self.page.key(" ", "Space", text=" ")
        self.page.wait(
            f"document.querySelector('[data-toggle={name}]').ariaPressed === '{'true' if on else 'false'}'", name)

    def press_words(self, words):
        """Clicks on words in the picture."""
        x, y = self.page.value(
            f"(() => {{ const e = [...document.querySelectorAll('#picture text')].find(e => e.textContent === {json.dumps(words)});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()")
        self.page.click(x, y)

    def test_it_comes_back_by_itself(self):
        """When the server ends, the page says so and does not look live. When the server is back, the page reconnects."""
        server = Server(self.options.program)
        port = server.port
        phone = Phone(self.browser.page(server.address))
        page = phone.page
        try:
            phone.tap(200, 260)
            phone.headline("Visible")
            phone.journal("UITextField")
            phone.press("#journal-replay")
            page.wait("!document.querySelector('#replay').hidden", "the replay's line")
            # An answer that arrives after the stream has ended must not make the page look live.
            page.value("""
                (() => {
                  const real = window.fetch;
                  window.fetch = async (path, options) => {
                    const answer = await real(path, options);
                    window.hasAnswer = true;
                    await new Promise(resume => setTimeout(resume, 700));
                    window.fetch = real;
                    window.isLate = true;
                    return answer;
                  };
                  document.querySelector('#deed-hud').click();
                })()""")
            page.wait("window.hasAnswer", "the app's answer")
            server.end()
            page.wait("document.querySelector('#link-state').dataset.state === 'ended'", "the page says it has ended")
            page.wait("window.isLate", "the late answer")
            assert page.value("document.querySelector('#link-state').dataset.state") == "ended", "a late answer makes it live"
            assert "Trying again" in phone.text("#link-words"), phone.text("#link-words")
            assert page.value("document.querySelector('main').inert && !document.querySelector('#away').hidden")
            assert page.value("getComputedStyle(document.querySelector('main')).opacity < 0.6"), "it looks live"
            server = Server(self.options.program, "--scene", "chat", port=port)
            page.wait("document.querySelector('#link-state').dataset.state === 'live'", "the page is back", 15)
            assert page.value("!document.querySelector('main').inert && document.querySelector('#away').hidden")
            # The first responder is the chat's own controller, which has the bar.
            phone.headline("Not a view")
            page.wait("document.querySelector('#summary').textContent.startsWith('A list over')", "the new scene")
            assert page.value("document.querySelector('#replay').hidden"), "the old replay's line"
            assert "guest-1" not in phone.text("#journal"), "the old journal"
            assert "Company" not in phone.text("#picture"), "the old picture"
        finally:
            page.close()
            self.page.show()
            server.end()

    def test_what_was_ends_with_restart(self):
        """A scene with a planted mistake says what to do. Restart clears the mistake and the replay's line."""
        self.phone.choose("scene", "diagnosis-lost-focus")
        self.page.wait("document.querySelector('#summary').textContent.includes('Tap “Edit the name”: ')", "the task")
        self.phone.rest()
        self.press_words("Edit the name")
        self.phone.journal("lost it to no other responder")
        self.phone.press("#journal-replay")
        self.page.wait("!document.querySelector('#replay').hidden", "the replay's line")
        self.phone.press("[data-button=restart]")
        self.page.wait("document.querySelector('#replay').hidden", "the replay's line has gone")
        self.phone.rest()
        assert "lost it" not in self.phone.text("#journal"), self.phone.text("#journal")
        self.phone.press("[data-button=shake]")
        self.phone.journal("HUD shown")
        self.phone.rest()
        assert "lost it" not in self.phone.text("#picture"), self.phone.text("#picture")
        self.phone.choose("scene", "form")
        self.page.wait("document.querySelector('#picture').textContent.includes('Company')", "the form")
        self.phone.rest()

    def test_editing_without_a_mouse(self):
        """With hardware keys, Tab, arrows and letters fill in a form without a mouse, and Escape twice leaves the device."""
        self.toggle("hardware", True)
        self.page.value("document.querySelector('#phone').focus()")
        who = "document.querySelector('#who').textContent"
        self.page.key("Tab")
        self.page.wait(f"{who}.includes('guest-1-name')", "Tab reaches the first field")
        for key in "Ada":
            self.page.key(key, text=key)
        self.page.wait("document.querySelector('#picture').textContent.includes('Ada')", "typed")
        self.page.key("Tab")
        self.page.wait(f"{who}.includes('guest-1-email')", "Tab goes on")
        self.page.key("ArrowDown")
        self.page.wait(f"{who}.includes('guest-1-company')", "so does the arrow")
        self.page.key("Tab", modifiers=8)
        self.page.wait(f"{who}.includes('guest-1-email')", "Shift and Tab go back")
        self.page.key("Escape")
        self.page.key("Escape")
        assert self.page.value("document.activeElement.id !== 'phone'"), "Escape twice leaves"
        self.toggle("hardware", False)
        self.phone.press("[data-button=restart]")
        self.phone.headline("No first responder")
        self.phone.rest()

    def test_lines_that_repeat_are_one(self):
        """The samples of a list that coasts are one line of the journal, with a count."""
        self.phone.tap(200, 260)
        self.phone.headline("Visible")
        self.phone.drag((200, 440), (200, 140), steps=8)
        self.phone.journal("coasts")
        self.phone.rest()
        titles = self.page.value("[...document.querySelectorAll('#journal li')].map(e => [e.dataset.title, e.dataset.times])")
        assert any(title and int(times) > 1 for title, times in titles), titles
        assert not any(title and title == before for (title, _), (before, _) in zip(titles[1:], titles)), titles
        assert "no number" not in self.page.value("document.body.textContent")
        self.phone.press("[data-button=restart]")
        self.phone.rest()

    def test_a_file_is_listed(self):
        """Open… lists a file's entries, marks its decisions and the one that differs; Back to live shows the app's journal again."""
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "DebugHost", "Samples")
        document = self.page.call("DOM.getDocument")["root"]["nodeId"]
        node = self.page.call("DOM.querySelector", nodeId=document, selector="#journal-file")["nodeId"]
        for name, same, differing in (("form.jsonl", "true", 0), ("Damaged/08-altered-verdict.jsonl", "false", 1)):
            path = os.path.abspath(os.path.join(root, name))
            self.page.call("DOM.setFileInputFiles", nodeId=node, files=[path])
            self.page.wait(f"document.querySelector('#journal-name').textContent === {json.dumps(os.path.basename(path))}", name)
            made, differ = self.page.value(
                "['made', 'differs'].map(name => document.querySelectorAll('#opened li.' + name).length)")
            assert made > 5 and differ == differing, (name, made, differ)
            assert self.page.value("document.querySelector('#replay').dataset.same") == same
            assert self.page.value("document.querySelector('#journal').hidden")
        self.phone.press("#journal-live")
        assert self.page.value("!document.querySelector('#journal').hidden && document.querySelector('#opened').hidden")
        assert self.phone.text("#journal-name") == "Journal"
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as empty:
            self.page.call("DOM.setFileInputFiles", nodeId=node, files=[empty.name])
            self.page.wait("document.querySelector('#replay').textContent.endsWith(': no entries')", "an empty file")
        self.phone.press("[data-button=restart]")
        self.page.wait("document.querySelector('#replay').hidden", "the line has gone")

    def test_a_phone_sized_window(self):
        """In a window of 390 by 780 nothing is cut off, and a tap focuses the right field."""
        self.small((390, 780), 1)

    def test_200_percent_zoom(self):
        """At 200 % nothing is cut off, and a tap focuses the right field."""
        self.small((720, 450), 2)

    def small(self, size, scale):
        self.page.resize(size, scale)
        try:
            time.sleep(0.3)
            wide, lost = self.page.value(FITS)
            assert wide <= 0 and lost == [], (wide, lost)
            # The test before may have left the form scrolled.
            self.phone.press("[data-button=restart]")
            self.phone.rest()
            self.page.value("document.querySelector('#phone').scrollIntoView({ block: 'start' })")
            self.phone.tap(200, 260)
            self.phone.headline("Visible")
            self.phone.press("[data-button=restart]")
            self.phone.headline("No first responder")
        finally:
            self.page.value("scrollTo(0, 0)")
            self.page.resize((1440, 900))
        self.phone.rest()

    def test_dark_mode(self):
        """A browser in dark mode gets a dark page with enough contrast; the device keeps its own appearance."""
        other = Phone(self.browser.page(self.server.address, dark=True))
        try:
            other.tap(200, 260)
            other.headline("Visible")
            for selector in ("#headline", "#who", "#summary", "#journal .title", "#journal .kind", "dt", ".help", "h2"):
                contrast, ground = other.page.value(f"{CONTRAST}({json.dumps(selector)})")
                assert ground < 0.05, f"the page is not dark: {ground}"
                assert contrast >= 4.5, f"{selector} has a contrast of {contrast:.1f}"
            assert self.page.value("document.querySelector('[data-toggle=dark]').ariaPressed") == "false"
        finally:
            other.page.close()
            self.page.show()
        self.phone.press("[data-button=restart]")
        self.phone.headline("No first responder")
        self.phone.rest()

    def test_the_player(self):
        """The player's first frame shows nothing of the future, and the player ticks a step at the step's end."""
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([self.options.program, "--scene", "form", "--frames-per-second", "10", "--out", folder],
                           check=True, capture_output=True)
            page = self.browser.page("file://" + os.path.join(folder, "index.html"))
            try:
                page.wait("document.readyState === 'complete'", "the page")
                steps = page.value("JSON.parse(document.querySelector('#recordings').textContent).scenes[0].steps")
                count = len(steps)
                page.wait(f"document.querySelectorAll('#steps li').length === {count}", "the steps")
                rows = "[...document.querySelectorAll('#journal li')].filter(e => !e.hidden).length"
                pending = "document.querySelectorAll('#steps li.pending').length"
                assert page.value(rows) == 0, "a line of the future"
                assert page.value(pending) == count > 0, "a tick of the future"
                assert "nothing" in page.value("document.querySelector('#verdict').textContent.toLowerCase()")
                for index, (begin, _, _, end, _) in enumerate(steps):
                    if end > begin:
                        page.value(f"location.hash = '#form@{(begin + end) / 2:.4f}'")
                        page.wait(f"{pending} === {count - index}", f"inside of step {index + 1} it is not ticked")
                page.value(f"location.hash = '#form@{steps[-1][3]:.4f}'")
                page.wait(f"{pending} === 0", "at the end everything is ticked")
                # A cut-off address causes no error; the player shows the beginning.
                page.value("location.hash = '#%'")
                page.wait(f"{pending} === {count}", "the first scene's beginning")
                assert page.complaints() == [], page.complaints()
            finally:
                page.close()
                self.page.show()
