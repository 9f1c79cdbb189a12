// swift-format-ignore-file
// One file because scripts/lib/page_files.py makes it from the files in Page: edit those, and run it.
#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// The files of the page, by path.
  package enum LivePage {
    package static let files: [String: HTTPResponse] = [
      "/icon.svg": file("image/svg+xml", ###"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="8" y="2" width="16" height="28" rx="4" fill="#1c1c1f" stroke="#8a8a90" stroke-width="1.5"/><circle cx="16" cy="16" r="5" fill="none" stroke="#6aa9ff" stroke-width="2"/><circle cx="16" cy="16" r="1.6" fill="#6aa9ff"/></svg>
      """###),
      "/": file("text/html; charset=utf-8", ###"""
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>ResponderScope live</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/page.css">
      <script type="module" src="/main.js"></script>
      </head>
      <body>
      <header class="top">
        <h1>ResponderScope <span>live</span></h1>
        <div class="choices" id="stage-choices" hidden></div>
        <p class="summary" id="summary"></p>
        <label class="field" id="window-field" hidden>Scene <select id="choose-window"></select></label>
        <p class="link" id="link-state" role="status" data-state="waiting">
          <span id="link-words">Connecting</span>
          <button type="button" id="link-again" hidden>Now</button>
        </p>
      </header>
      <noscript><p class="notice">This page is drawn by JavaScript, which is off.</p></noscript>
      <p class="away" id="away" role="status" hidden>Not live: this is how it was when the app last answered.</p>
      <main>
        <section class="stage" id="stage" aria-label="Device" hidden></section>
        <div class="columns" role="group" aria-label="Inspector">
          <div class="column" role="group" aria-label="Responder and keyboard">
            <section class="card verdict" aria-label="First responder" aria-live="off">
              <h2>First responder</h2>
              <p class="headline" id="headline" data-status="none">No first responder</p>
              <p class="who"><span id="who">Nothing is being edited</span> <span id="who-now"></span></p>
              <dl class="wide" id="details"></dl>
              <details class="why" id="why-details" hidden><summary>Why</summary><dl class="wide" id="why"></dl></details>
              <div class="actions" id="actions" role="group" aria-label="Actions in the app" hidden>
                <button type="button" data-action="resign">Resign</button>
                <button type="button" data-action="scroll-to-visible">Scroll to visible</button>
                <button type="button" id="action-hud" data-action="show-hud">Show HUD</button>
              </div>
            </section>
            <section class="card" aria-label="Geometry">
              <h2>Geometry <span>to scale, points</span></h2>
              <div class="geometry">
                <svg id="map" role="img" aria-label="Screen, viewport, truly visible area, keyboard and field, to scale"></svg>
                <div>
                  <ul class="legend" id="legend"></ul>
                  <dl id="place"></dl>
                  <p class="empty" id="place-empty">Tap a field: where it is, how much of it is visible, and where it will rest.</p>
                </div>
              </div>
            </section>
            <section class="card" aria-label="Keyboard">
              <h2>Keyboard <span id="keyboard-state">hidden</span></h2>
              <svg id="strip" class="strip" viewBox="0 -6 1000 112" preserveAspectRatio="none" role="img"
                aria-label="Height of the keyboard over the last seconds">
                <path class="ground" d="M0 100H1000"/><path id="strip-area" d=""/><g id="strip-marks"></g>
              </svg>
              <p class="scale"><span id="strip-from"></span><span id="strip-to"></span></p>
              <dl id="keyboard-facts"></dl>
            </section>
          </div>
          <div class="column" role="group" aria-label="Diagnoses, focus and windows">
            <section class="card" id="diagnoses-card" aria-label="Diagnoses">
              <h2>Diagnoses <span id="diagnoses-count"></span></h2>
              <ol class="found" id="diagnoses"></ol>
              <p class="empty" id="diagnoses-empty">No mistake was found.</p>
            </section>
            <section class="card" aria-label="Who moved the focus">
              <h2>Who moved the focus <span id="cause-time"></span></h2>
              <p class="cause" id="cause"></p>
              <p class="who" id="cause-title"></p>
              <ol class="stack" id="cause-stack" aria-label="Call stack"></ol>
              <p class="empty" id="cause-empty">The app’s functions on the call stack, at the next change.</p>
            </section>
            <section class="card" aria-label="Fields">
              <h2>Fields <span id="fields-heading"></span></h2>
              <dl class="numbered" id="fields" aria-label="Fields in order"></dl>
              <p class="empty" id="fields-empty">In the order in which the focus visits them.</p>
            </section>
            <section class="card" aria-label="Responder chain">
              <h2>Responder chain <span id="chain-count"></span></h2>
              <ol id="chain"></ol>
              <p class="empty" id="chain-empty">From the first responder up to the application.</p>
            </section>
            <section class="card" aria-label="Windows">
              <h2>Windows <span>back to front</span></h2>
              <ol class="windows" id="windows"></ol>
              <p class="empty" id="windows-empty">No window scene is in the foreground.</p>
            </section>
          </div>
        </div>
        <section class="card journal" aria-label="Journal">
          <div class="head">
            <h2><b id="journal-name">Journal</b> <span id="journal-count"></span></h2>
            <div class="actions">
              <a class="button" id="journal-save" href="/journal.jsonl" download="journal.jsonl">Save</a>
              <button type="button" id="journal-replay">Replay</button>
              <button type="button" id="journal-open">Open…</button>
              <button type="button" id="journal-live" hidden>Back to live</button>
              <input type="file" id="journal-file" accept=".jsonl,application/jsonl" hidden>
            </div>
          </div>
          <div class="filter" role="group" aria-label="Filter">
            <select id="journal-kind" aria-label="Kind of entries">
              <option value="">Everything</option>
              <option value="focus resign action">Focus and actions</option>
              <option value="keyboard">Keyboard</option>
              <option value="scroll dragEnd geometry">Scrolls and places</option>
              <option value="dismissal anchor dragEnd diagnosis">Decisions</option>
              <option value="diagnosis">Diagnoses</option>
            </select>
            <input type="search" id="journal-find" placeholder="Find" aria-label="Find in the journal" autocomplete="off" spellcheck="false">
          </div>
          <p class="replay" id="replay" role="status" hidden></p>
          <ol class="rows" id="journal" tabindex="0" aria-label="Entries, oldest first"></ol>
          <ol class="rows" id="opened" tabindex="0" aria-label="Entries of the file, oldest first" hidden></ol>
        </section>
      </main>
      <p class="toast" id="toast" role="alert" hidden></p>
      </body>
      </html>
      """###),
      "/inspector.js": file("text/javascript; charset=utf-8", ###"""
      // Draws one scene of the app's snapshot: the same document as /snapshot.json.

      const space = 'http://www.w3.org/2000/svg';
      const $ = id => document.getElementById(id);

      export const make = (tag, className, text) => {
        const element = document.createElement(tag);
        if (className) element.className = className;
        if (text !== undefined) element.textContent = text;
        return element;
      };

      const draw = (tag, attributes) => {
        const element = document.createElementNS(space, tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      };

      const say = (element, text) => {
        if (element.textContent !== text) element.textContent = text;
      };

      export const pairs = facts => facts.map(([label, value]) => {
        const pair = make('div');
        pair.append(make('dt', '', label), make('dd', '', value));
        return pair;
      });

      // What each part of the page showed last, so that an equal part is not replaced.
      const shown = new Map();
      const changed = (name, value) => {
        const text = JSON.stringify(value);
        if (shown.get(name) === text) return false;
        shown.set(name, text);
        return true;
      };

      const nothing = { chain: [], windows: [], screen: { x: 0, y: 0, width: 1, height: 1 }, keyboard: { placement: 'hidden' },
        facts: { geometry: [], why: [], keyboard: [], fields: [] } };

      export const nameOf = ({ className, identifier, place }) =>
        className + (identifier === undefined ? (place === undefined ? '' : ` (${place})`) : ` "${identifier}"`);
      const rounded = number => Math.round(number * 10) / 10;
      const inWords = ({ x, y, width, height }) => `(${rounded(x)}, ${rounded(y)}) ${rounded(width)} × ${rounded(height)}`;

      /** Shows no first responder, no windows, no change of focus and no diagnoses, until the app sends them. */
      export function clear() {
        shown.clear();
        Object.assign(strip, { changes: [], end: 0 });
        show(nothing);
        showCause(null);
        showDiagnoses([]);
      }

      /** Shows a scene, or `undefined` if there is none. `isElsewhere` says that another scene has the focus. */
      export function show(scene = nothing, isElsewhere = false) {
        const { responder, details, placement, prediction, facts } = scene;
        const verdict = prediction?.visibility ?? placement?.visibility;
        $('headline').dataset.status = verdict?.status ?? 'none';
        say($('headline'), verdict ? (prediction ? 'Will rest: ' : '') + verdict.words
          : !responder ? 'No first responder' : details?.isAlert ? 'An alert' : 'Not a view');
        say($('who'), responder ? nameOf(responder) : 'Nothing is being edited');
        const now = !placement ? '' : prediction ? `now ${placement.visibility.words}`
          : `${Math.round(placement.visibility.fraction * 100)} % visible`;
        say($('who-now'), [now, responder && isElsewhere && 'another scene has the focus'].filter(Boolean).join(', '));
        if (changed('details', details)) $('details').replaceChildren(...pairs(known(details)));
        if (changed('why', facts.why)) {
          $('why').replaceChildren(...pairs(facts.why));
          $('why-details').hidden = !facts.why.length;
        }
        if (changed('geometry', facts.geometry)) {
          $('place').replaceChildren(...pairs(facts.geometry));
          $('place-empty').hidden = facts.geometry.length > 0;
        }
        const shapes = shapesOf(scene);
        if (changed('map', shapes)) showMap(scene.screen, shapes);
        if (changed('chain', scene.chain)) showChain(scene.chain);
        if (changed('fields', [scene.fields, facts.fields])) showFields(scene.fields, facts.fields);
        showKeyboard(scene);
        showWindows(scene.windows);
      }

      const known = details => !details ? [] : [
        ['module', details.module], ['keyboard type', details.keyboardType], ['content type', details.contentType],
        ['text entry', details.isSecure ? 'secure' : null], ['input view', details.inputView],
        ['accessory view', details.inputAccessoryView],
        ['after the alert', details.returning && nameOf(details.returning)],
      ].filter(([, value]) => value);

      // The rectangles in screen coordinates, from back to front, each with the name of its style and its label.
      function shapesOf({ screen, placement, prediction, keyboard }) {
        const scroll = placement?.scroll, visible = scroll?.visibleContentRect;
        return [
          [screen, 'frame', 'screen'],
          [visible && { ...visible, x: visible.x + scroll.screenRect.x - scroll.contentOffset.x,
            y: visible.y + scroll.screenRect.y - scroll.contentOffset.y }, 'visible', 'truly visible'],
          [scroll?.screenRect, 'viewport', 'viewport'],
          [keyboard.frame, 'covered', 'keyboard'],
          [keyboard.frame && keyboard.guideTop !== undefined && { ...screen, y: keyboard.guideTop, height: 0 }, 'guide', 'layout guide'],
          [placement?.screenRect, 'now', 'field now'],
          [prediction?.screenRect, 'later', 'field at rest'],
        // A number that is not finite is a text; a larger one is not a place on any screen.
        ].filter(([rect]) => rect && Object.values(rect).every(number => Math.abs(number) < 1e6));
      }

      function showMap(screen, shapes) {
        // An empty screen says nothing.
        for (const id of ['map', 'legend']) $(id).toggleAttribute('hidden', shapes.length < 2);
        $('map').setAttribute('viewBox', [screen.x, screen.y, screen.width, screen.height].join(' '));
        $('map').replaceChildren(...shapes.map(([{ x, y, width, height }, style]) => style === 'guide'
          ? draw('path', { d: `M${x} ${y}h${width}`, class: 'map-guide' })
          : draw('rect', { x, y, width, height, class: 'map-' + style })));
        if (!changed('legend', shapes.map(([, , label]) => label))) return;
        $('legend').replaceChildren(...shapes.map(([, style, label]) => {
          const item = make('li');
          const swatch = draw('svg', { viewBox: '0 0 16 11', 'aria-hidden': 'true' });
          swatch.append(style === 'guide'
            ? draw('path', { d: 'M1 5.5h14', class: 'map-guide' })
            : draw('rect', { x: 1, y: 1, width: 14, height: 9, rx: 2, class: 'map-' + style }));
          item.append(swatch, label);
          return item;
        }));
      }

      function showChain(chain) {
        $('chain-count').textContent = chain.length || '';
        $('chain-empty').hidden = chain.length > 0;
        $('chain').replaceChildren(...chain.map(hop => {
          const item = make('li');
          item.append(make('span', 'name', nameOf(hop)), make('span', 'reason', hop.reason));
          return item;
        }));
      }

      function showFields(fields, facts) {
        say($('fields-heading'), fields?.position ?? '');
        $('fields-empty').hidden = facts.length > 0;
        $('fields').replaceChildren(...pairs(facts));
        const current = facts[fields?.current]?.[0] === String(fields?.current + 1) && $('fields').children[fields.current];
        if (!current) return;
        current.classList.add('current');
        current.setAttribute('aria-current', 'true');
        // Scrolls the list so that the edited field is visible among many; the page itself does not scroll.
        const list = $('fields');
        list.scrollTop = current.firstChild.offsetTop - list.offsetTop - list.clientHeight / 2;
      }

      function showKeyboard({ keyboard, screen, facts }) {
        say($('keyboard-state'), keyboard.placement + (keyboard.frame ? ` ${inWords(keyboard.frame)}` : ''));
        if (changed('keyboard', facts.keyboard)) $('keyboard-facts').replaceChildren(...pairs(facts.keyboard));
        strip.screen = screen;
        showStrip();
      }

      // The keyboard's height over the last eight seconds, from the rows of the journal: `changes` are its rows of the keyboard.
      const strip = { changes: [], end: 0, screen: nothing.screen };

      /** Adds rows of the journal to the keyboard's strip. `isNew` says that they begin another journal. */
      export function addToStrip(rows, isNew) {
        const before = isNew ? [] : strip.changes;
        strip.changes = [...before, ...rows.filter(row => row.keyboard)].slice(-200);
        strip.end = rows.at(-1)?.seconds ?? (isNew ? 0 : strip.end);
        showStrip();
      }

      function showStrip() {
        const { changes, screen } = strip, last = changes.at(-1), length = 8;
        // The strip ends no earlier than a motion that is under way, so that it has room for the whole motion.
        const end = Math.max(strip.end, length, last ? last.seconds + last.keyboard.duration : 0), start = end - length;
        if (!changed('strip', [end, changes.length, screen])) return;
        const x = time => Math.round((time - start) / length * 1000);
        const y = ({ keyboard: { top } }) => top === undefined ? 100
          : Math.round(Math.min(Math.max((top - screen.y) / screen.height, 0), 1) * 100);
        const before = changes.findLast(one => one.seconds < start), seen = changes.filter(one => one.seconds >= start);
        let area = `M0 100V${before ? y(before) : 100}`;
        seen.forEach((one, index) => {
          // UIKit posts a show and a change of frame at the same time. The second one replaces the first.
          const next = seen[index + 1]?.seconds ?? Infinity;
          if (next > one.seconds) area += `H${x(one.seconds)}L${x(Math.min(one.seconds + one.keyboard.duration, next))} ${y(one)}`;
        });
        $('strip-area').setAttribute('d', `${area}H${x(end)}V100Z`);
        $('strip-marks').replaceChildren(...seen.map(({ seconds, time, title, keyboard }) => {
          const mark = draw('path', { d: `M${x(seconds)} -6V100`, class: keyboard.duration > 0 ? 'begin' : 'end' });
          const words = draw('title', {});
          words.textContent = `${time} ${title}`;
          mark.append(words);
          return mark;
        }));
        say($('strip-from'), `${start.toFixed(3)} s`);
        say($('strip-to'), `${end.toFixed(3)} s`);
      }

      function showWindows(windows) {
        if (!changed('windows', windows)) return;
        $('windows-empty').hidden = windows.length > 0;
        $('windows').replaceChildren(...windows.map(({ isKey, root, level, frame, ...window }) => {
          const item = make('li');
          const title = make('span', 'name', nameOf(window));
          if (isKey) title.append(' ', make('b', 'tag', 'key'));
          item.append(title, make('span', 'reason', `${root ? root + ', ' : ''}level ${rounded(level)}, ${inWords(frame)}`));
          return item;
        }));
      }

      /** Shows what moved the focus last, with its call stack. `row` is the journal's; null before the first change. */
      export function showCause(row) {
        if (!changed('cause', row)) return;
        const cause = row?.cause;
        $('cause').hidden = !cause;
        $('cause-empty').hidden = !!cause;
        $('cause-empty').textContent = row && !cause
          ? 'Call stacks are not recorded in this build.' : 'The app’s functions on the call stack, at the next change.';
        say($('cause-time'), row?.time ?? '');
        say($('cause'), cause?.words ?? '');
        $('cause').dataset.known = !!cause?.isKnown;
        say($('cause-title'), row?.title ?? '');
        $('cause-stack').replaceChildren(...frames(cause?.stack ?? [], cause?.culprit));
      }

      /** Makes the items for the functions of a call stack, innermost first. */
      export const frames = (stack, culprit) => stack.map((name, index) =>
        make('li', index === culprit ? 'culprit' : '', name));

      /** Shows the diagnoses that the app has sent: the last one of each kind, newest first, and whether it is known to last. */
      export function showDiagnoses(found) {
        if (!changed('diagnoses', found)) return;
        $('diagnoses-count').textContent = found.length || '';
        $('diagnoses-empty').hidden = found.length > 0;
        $('diagnoses').replaceChildren(...found.map(one => {
          const item = make('li');
          item.dataset.severity = one.severity;
          const head = make('p', 'kind');
          const link = make('a', '', one.id);
          Object.assign(link, { href: one.link, target: '_blank', rel: 'noreferrer' });
          const lasting = one.isStillSo === undefined ? '' : one.isStillSo ? ', still so' : ', over';
          item.classList.toggle('over', one.isStillSo === false);
          head.append(make('b', 'severity', one.severity + lasting), link, make('span', 'reason', [
            one.time === undefined ? '' : `${one.time.toFixed(3)} s`, one.count > 1 ? `${one.count} times` : '',
            one.confidence === 'certain' ? '' : one.confidence,
          ].filter(Boolean).join(', ')));
          item.append(head, make('p', '', one.sentence));
          if (one.site?.words) item.append(make('p', 'reason', one.site.words));
          const fix = make('p', 'fix');
          fix.append(make('b', '', 'Fix '), one.fix);
          item.append(fix);
          return item;
        }));
      }

      // MARK: Columns

      // A column that goes on beyond its edge fades out there, because many browsers hide the scroll bar. It takes the focus, so that the
      // keyboard scrolls it in every browser.
      const scrollers = document.querySelectorAll('.columns, .column, #fields, #cause-stack');

      function showEdges(one) {
        const hidden = one.scrollHeight - one.clientHeight;
        one.classList.toggle('above', one.scrollTop > 1);
        one.classList.toggle('below', hidden - one.scrollTop > 1);
        if (hidden > 1) one.tabIndex = 0;
        else one.removeAttribute('tabindex');
      }

      const sizes = new ResizeObserver(() => scrollers.forEach(showEdges));
      for (const one of [...scrollers, ...document.querySelectorAll('.column > *')]) sizes.observe(one);
      for (const one of scrollers) one.addEventListener('scroll', () => showEdges(one), { passive: true });
      """###),
      "/journal.js": file("text/javascript; charset=utf-8", ###"""
      // Shows the journal's rows, those of the app or of an opened file, filters them, replays journals and opens files.

      import { addToStrip, frames, make, pairs, showCause } from '/inspector.js';

      const $ = id => document.getElementById(id);
      const most = 300;
      let total = 0, epoch = -1;

      /** Removes the app's rows, and the replay's answer about them. An opened file does not belong to the app and stays open. */
      export function clear() {
        total = 0;
        $('journal').replaceChildren(make('li', 'empty', 'Nothing has happened yet.'));
        count();
        if ($('opened').hidden) $('replay').hidden = true;
      }

      /** Adds rows. `epoch` is the number of the recording. `from` is the place of the first of these rows in the recording. */
      export function add({ epoch: recording, focus, from, rows }) {
        const list = $('journal'), isNew = recording !== epoch || from < total;
        if (isNew) clear();
        addToStrip(rows, isNew);
        showCause(focus ?? null);
        epoch = recording;
        if (!rows.length) return;
        const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 24;
        list.querySelector('.empty')?.remove();
        fill(list, rows);
        while (list.children.length > most) list.firstChild.remove();
        total = from + rows.length;
        count();
        if (isAtEnd) list.scrollTop = list.scrollHeight;
      }

      function count() {
        const list = $('opened').hidden ? $('journal') : $('opened');
        // Counts only the list's own items, because a row's call stack is a list, too.
        const all = list.querySelectorAll(':scope > li:not(.empty)').length;
        const seen = list.querySelectorAll(':scope > li:not(.empty):not([hidden])').length;
        const filtered = seen < all ? `, ${seen} of them shown` : '';
        if (!$('opened').hidden) return;
        $('journal-count').textContent = total ? `${total}${filtered || (total > most ? ', the last shown' : '')}` : '';
      }

      // A scroll view that moves adds a row with each sample. Successive scroll rows with the same title become one row, with the last
      // numbers and a count.
      function fill(list, rows) {
        for (const one of rows) {
          const last = list.lastElementChild;
          const times = one.kind === 'scroll' && last?.dataset.title === one.title ? Number(last.dataset.times) + 1 : 1;
          const item = row(one, times);
          if (times === 1) list.append(item);
          else {
            item.firstChild.open = last.firstChild.open;
            last.replaceWith(item);
          }
          item.hidden = !passes(item);
        }
      }

      function row({ time, kind, title, facts, cause, isDecision, now }, times) {
        const item = make('li', `kind-${kind}${isDecision ? ' made' : ''}${now ? ' differs' : ''}`);
        Object.assign(item.dataset, { kind, title: kind === 'scroll' ? title : '', times });
        const summary = make('summary');
        const words = make('span', 'title', title);
        if (times > 1) words.append(make('span', 'times', `\u00a0×\u00a0${times}`));
        summary.append(make('time', '', time), make('span', 'kind', kind), words);
        const details = make('details');
        details.append(summary);
        const stack = cause?.stack ?? [];
        const all = [...facts, ['moved by', cause?.words], ['recomputed', now]].filter(([, value]) => value);
        if (all.length) {
          const list = make('dl');
          list.append(...pairs(all));
          details.append(list);
        }
        if (stack.length) {
          const list = make('ol', 'stack');
          list.append(...frames(stack));
          details.append(list);
        }
        if (!all.length && !stack.length) details.classList.add('bare');
        details.open = !!now;
        item.append(details);
        return item;
      }

      // MARK: The filter

      const passes = item => {
        const kinds = $('journal-kind').value.split(' '), words = $('journal-find').value.trim().toLowerCase();
        if (item.classList.contains('empty')) return true;
        if (kinds[0] && !kinds.includes(item.dataset.kind)) return false;
        return !words || item.textContent.toLowerCase().includes(words);
      };

      function filter() {
        for (const list of [$('journal'), $('opened')]) {
          for (const item of list.children) item.hidden = !passes(item);
        }
        $('journal').scrollTop = $('journal').scrollHeight;
        count();
      }

      // MARK: Replaying

      /** `text` is a promise. A replay may take seconds, so that `come` finds out whether the app runs. */
      async function replay(text, of) {
        const line = $('replay');
        come();
        line.hidden = false;
        line.dataset.same = 'none';
        line.textContent = 'Every decision is made again…';
        try {
          const answer = await fetch('/replay', { method: 'POST', body: await text });
          if (!answer.ok) throw new Error((await answer.text()).trim());
          const result = await answer.json();
          line.dataset.same = result.isSame ?? 'none';
          line.textContent = `${of}: ${result.line}`;
          return result;
        } catch (error) {
          line.dataset.same = 'false';
          line.textContent = `${of}: ${error.message}`;
          return null;
        }
      }

      function open(name, { entries, decisions, rows }) {
        const list = $('opened');
        list.replaceChildren();
        fill(list, rows);
        $('journal').hidden = true;
        list.hidden = $('journal-live').hidden = false;
        // These two buttons save and replay the app's journal, which is hidden now.
        $('journal-save').hidden = $('journal-replay').hidden = true;
        $('journal-name').textContent = name;
        const shown = rows.length < entries ? `, the last ${rows.length} shown` : '';
        $('journal-count').textContent = `${entries}, ${decisions} of them decisions${shown}`;
        const different = list.querySelector('.differs');
        list.scrollTop = different ? different.offsetTop - list.offsetTop - 40 : 0;
      }

      function close() {
        $('journal').hidden = false;
        $('opened').hidden = $('journal-live').hidden = true;
        $('journal-save').hidden = $('journal-replay').hidden = false;
        $('opened').replaceChildren();
        $('journal-name').textContent = 'Journal';
        count();
      }

      let come = () => {};

      export function listen(whenUsed) {
        come = whenUsed;
        $('journal-kind').addEventListener('change', filter);
        $('journal-find').addEventListener('input', filter);
        $('journal-replay').addEventListener('click', () => replay(fetch('/journal.jsonl').then(async answer => {
          if (!answer.ok) throw new Error((await answer.text()).trim());
          return answer.text();
        }), 'This journal'));
        $('journal-open').addEventListener('click', () => $('journal-file').click());
        $('journal-file').addEventListener('change', async event => {
          const file = event.target.files[0];
          event.target.value = '';
          const result = file && await replay(file.text(), file.name);
          if (!file) return;
          if (result?.rows.length) open(file.name, result);
          else close();
        });
        $('journal-live').addEventListener('click', () => {
          close();
          $('replay').hidden = true;
          $('replay').textContent = '';
          $('journal-open').focus();
        });
      }
      """###),
      "/main.js": file("text/javascript; charset=utf-8", ###"""
      // Connects the page to the app: shows what the app sends, and posts what the user asks for.

      import * as inspector from '/inspector.js';
      import * as journal from '/journal.js';

      const $ = id => document.getElementById(id);

      // MARK: Events from the app

      let scenes = [], chosen = null, focus = '', stagePath = null, hasShown = false;

      const events = {
        hello({ client, mayAct }) {
          connection.client = client;
          $('actions').hidden = !mayAct;
        },
        app(app) {
          const device = [app.device, app.system, app.screen].filter(Boolean).join(', ');
          const names = app.identifiers === 'hashed' ? 'identifiers hashed' : 'identifiers in plain';
          if (!app.stage) $('summary').textContent = [app.app, device, names].filter(Boolean).join(' · ');
          document.title = app.stage ? 'Headless iPhone · ResponderScope' : `${app.app ?? app.device ?? 'App'} · ResponderScope`;
          if (app.stage && app.stage !== stagePath) startStage(app.stage);
        },
        snapshot(snapshot) {
          scenes = snapshot.scenes;
          hasShown = true;
          // Keeps the user's choice while that scene exists; otherwise chooses the first active scene, or else the first scene.
          if (!scenes.some(one => one.scene === chosen)) chosen = (scenes.find(one => one.isActive) ?? scenes[0])?.scene ?? null;
          $('window-field').hidden = scenes.length < 2;
          $('choose-window').replaceChildren(...scenes.map(one => new Option(titleOf(one), one.scene)));
          $('choose-window').value = chosen ?? '';
          $('action-hud').dataset.action = snapshot.isHUDShown ? 'hide-hud' : 'show-hud';
          $('action-hud').textContent = snapshot.isHUDShown ? 'Hide HUD' : 'Show HUD';
          showScene();
        },
        journal(message) {
          journal.add(message);
          focus = message.focus?.title ?? '';
          if (scenes.length > 1) showScene();
        },
        diagnoses: message => inspector.showDiagnoses(message.diagnoses),
      };

      function titleOf({ scene, isActive, windows }) {
        const root = (windows.findLast(one => one.isKey) ?? windows[0])?.root;
        return `Scene ${scene}${root ? ` · ${root}` : ''}${isActive ? '' : ', inactive'}`;
      }

      function showScene() {
        const scene = scenes.find(one => one.scene === chosen);
        // Each scene may have a first responder, and the journal's last change of focus names the one to which keys go.
        const isElsewhere = scenes.length > 1 && scene?.responder && !focus.endsWith(`→ ${inspector.nameOf(scene.responder)}`);
        inspector.show(scene, isElsewhere);
        allowActions();
      }

      /** Marks the controls that need the running app or a first responder. They are not `disabled`, because they would lose the focus. */
      function allowActions() {
        const scene = scenes.find(one => one.scene === chosen);
        for (const control of document.querySelectorAll('.actions > :not(#journal-live)')) {
          const needsResponder = ['resign', 'scroll-to-visible'].includes(control.dataset.action);
          control.setAttribute('aria-disabled', !(isLive() && (scene?.responder || !needsResponder)));
        }
      }

      addEventListener('click', event => {
        if (event.target.closest?.('[aria-disabled=true]')) event.preventDefault(), event.stopImmediatePropagation();
      }, true);

      $('choose-window').addEventListener('change', event => {
        chosen = Number(event.target.value);
        showScene();
      });

      // MARK: The stage, a part of the page for a live device, which only some servers have

      // `early` keeps the events for the stage that arrive before its script has loaded.
      const stageEvents = ['options', 'phone'];
      let early = [], stage = null;

      async function startStage(path) {
        stagePath = path;
        document.body.classList.add('with-stage');
        const module = await import(path);
        stage = module.start({ element: $('stage'), choices: $('stage-choices'), summary: $('summary'), post, toast, isLive });
        $('stage').hidden = $('stage-choices').hidden = false;
        for (const [name, value] of early) stage.receive(name, value);
        early = [];
      }

      // MARK: The connection, which the page restores

      const connection = { source: null, client: null, attempts: 0, again: 0 };
      const isLive = () => $('link-state').dataset.state === 'live';

      function connect() {
        clearTimeout(connection.again);
        connection.source?.close();
        connection.client = null;
        answered();
        rest();
        const source = connection.source = new EventSource('/events');
        const listen = (name, body) => source.addEventListener(name, event => {
          if (connection.source !== source) return;
          const value = JSON.parse(event.data);
          if (value.version > 1) return link('ended', 'The app speaks a newer version: reload this page');
          heard();
          body(value);
        });
        for (const [name, body] of Object.entries(events)) listen(name, body);
        for (const name of stageEvents) {
          listen(name, value => { if (stage) stage.receive(name, value); else early.push([name, value]); });
        }
        source.addEventListener('open', () => {
          if (connection.source !== source) return;
          // A new stream begins with the whole state, so the page forgets the old one.
          early = [];
          newer.clear();
          tell(true);
          stage?.clear();
          journal.clear();
          inspector.clear();
        });
        source.addEventListener('error', () => {
          if (connection.source !== source) return;
          close();
          ended(source);
        });
      }

      // If the user pastes an address with a new token into this tab, the browser loads nothing and only reports the new hash. The
      // page removes the token from the address bar and the history before it sends the token.
      async function enter() {
        const token = location.hash.slice(1);
        if (!token) return;
        history.replaceState(null, '', '/');
        const answer = await fetch('/session', { method: 'POST', body: token, signal: timeout(3000) }).catch(() => null);
        if (answer?.ok) return connect();
        // An app that requires no token answers 404, and then the hash means nothing.
        if (answer?.status !== 404) toast(answer ? (await answer.text()).trim() : 'The app did not answer: ask it for a new address');
      }

      addEventListener('hashchange', enter);

      function heard() {
        connection.attempts = 0;
        answered();
        link('live', 'Live');
      }

      // An EventSource does not say why it ended; the status of a plain request does.
      async function ended(source) {
        link('ended', 'The app is not there: in the background, stopped, or gone. Trying again');
        const answer = await fetch('/report', { signal: timeout(3000) }).catch(() => null);
        if (connection.source !== source) return;
        if (answer?.status === 401 || answer?.status === 403) {
          return link('ended', 'Open the address that the app shows, with its token');
        }
        if (answer?.ok) link('ended', 'The app has closed this page, or allows no more pages. Trying again');
        // A visible page tries again after half a second, and then after longer pauses, up to five seconds. A hidden page tries again
        // only when it becomes visible (see `come`).
        if (document.visibilityState === 'visible') {
          connection.again = setTimeout(connect, Math.min(5000, 500 * 2 ** connection.attempts++));
        }
      }

      function close() {
        connection.source?.close();
        connection.client = null;
        answered();
        tell(false);
      }

      function pause(words) {
        clearTimeout(connection.again);
        close();
        connection.source = null;
        link('ended', words);
      }

      // When its reader comes to a page, from Xcode for example, a page without a stream connects, and a live one asks whether the app
      // still runs: an app that is stopped in the debugger keeps its streams. At rest the page asks nothing.
      function come() {
        if (document.visibilityState !== 'visible') return;
        if ($('link-state').dataset.state === 'ended') connect();
        else if (isLive() && !question) request('/icon.svg', { cache: 'no-store' }).catch(answered);
      }
      for (const name of ['focus', 'online', 'pointerdown']) addEventListener(name, come);
      document.documentElement.addEventListener('pointerenter', come);

      // The tabs of a browser share six connections to the app, and a stream keeps one. So a page that is hidden, even from its load on,
      // closes its stream after five seconds; and a visible one does when four windows have opened theirs after it.
      let hiding = 0;
      function rest() {
        clearTimeout(hiding);
        if (document.visibilityState !== 'visible') hiding = setTimeout(pause, 5000, 'Paused while this page was not seen');
      }
      document.addEventListener('visibilitychange', () => { rest(); come(); });

      const channel = new BroadcastChannel('streams'), me = Math.random(), newer = new Set();
      const tell = isOpen => channel.postMessage({ from: me, isOpen });
      channel.addEventListener('message', ({ data }) => {
        if (data.isOpen) newer.add(data.from);
        else newer.delete(data.from);
        if (newer.size > 3 && connection.source) pause('Paused: newer windows show this app');
      });
      addEventListener('pagehide', () => tell(false));

      function link(state, words) {
        if ($('link-state').dataset.state !== state) $('link-state').dataset.state = state;
        if ($('link-words').textContent !== words) $('link-words').textContent = words;
        $('link-again').hidden = state !== 'ended';
        // Unless the state is live, what the page shows may be old: it does not look live, and the device takes no touches. It can be
        // read and scrolled, because at a breakpoint people read.
        const live = state === 'live', body = document.body;
        if (body.classList.contains('is-old') === !live) return;
        if (!live) stage?.away();
        body.classList.toggle('is-old', !live);
        $('stage').inert = !live;
        for (const select of $('stage-choices').querySelectorAll('select')) select.disabled = !live;
        allowActions();
        $('away').hidden = live || !hasShown;
        if (live) stage?.back();
      }

      // MARK: Requests to the app

      let question = 0;

      /**
       * Starts the time in which the app must answer. After it, the page says that the app does not answer; without a stream, the page
       * already says that the app is gone.
       */
      function busy() {
        if (connection.client) question ||= setTimeout(() => link('waiting', 'The app does not answer: stopped in the debugger, or busy'), 2000);
      }

      function answered() {
        clearTimeout(question);
        question = 0;
      }

      const timeout = milliseconds => AbortSignal.timeout?.(milliseconds);

      /** Sends a request that the app answers at once if it runs. The caller reads the answer. */
      async function request(path, options) {
        busy();
        const answer = await fetch(path, options);
        // An answer that arrives after the stream has ended does not make the page live.
        if (connection.client) heard();
        return answer;
      }

      /** Posts to the app under the name of this page's stream. */
      function post(path, body) {
        const name = connection.client ? `${path.includes('?') ? '&' : '?'}client=${connection.client}` : '';
        return request(path + name, { method: 'POST', body });
      }

      let toastEnd = 0;
      function toast(words) {
        $('toast').textContent = words;
        $('toast').hidden = false;
        clearTimeout(toastEnd);
        toastEnd = setTimeout(() => { $('toast').hidden = true; }, 4000);
      }

      for (const button of document.querySelectorAll('[data-action]')) {
        button.addEventListener('click', async () => {
          const scene = chosen === null || button.id === 'action-hud' ? '' : `?scene=${chosen}`;
          try {
            const answer = await post(`/actions/${button.dataset.action}${scene}`);
            toast(answer.ok ? (await answer.json()).outcome : (await answer.text()).trim());
          } catch {
            toast('The app did not answer');
          }
        });
      }

      $('link-again').addEventListener('click', connect);
      journal.listen(come);
      inspector.clear();
      journal.clear();
      link('waiting', 'Connecting');
      connect();
      enter();
      """###),
      "/page.css": file("text/css; charset=utf-8", ###"""
      /* Paper, ink and one accent colour, as in the player. All figures are tabular, so that nothing jumps when a number changes. */
      :root {
        --paper: #f4f4f2; --card: #fcfcfb; --ink: #1b1b1d; --soft: #5f5f65; --faint: #a3a3a8; --line: #dededa;
        --accent: #0b5fd0; --tint: #e6effb;
        --other: #8a8a90; --scroll: #12827c; --keyboard: #7a4fc0; --responder: #0b5fd0; --decision: #c2570c;
        --visible: #1f7a34; --partial: #9a5b00; --hidden: #c4291c;
        --font: -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", Consolas, monospace;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --paper: #141416; --card: #1c1c1f; --ink: #ececee; --soft: #a0a0a8; --faint: #6a6a72; --line: #303036;
          --accent: #6aa9ff; --tint: #1d2a3d;
          --other: #8e8e96; --scroll: #4dbdb5; --keyboard: #b394f0; --responder: #6aa9ff; --decision: #f29a4e;
          --visible: #58c374; --partial: #f0b24e; --hidden: #ff7a6e;
        }
      }
      * { box-sizing: border-box; margin: 0; }
      [hidden] { display: none !important; }
      html { background: var(--paper); color: var(--ink); font: 14px/1.4 var(--font); }
      body { -webkit-font-smoothing: antialiased; font-variant-numeric: tabular-nums; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      button, select, input { font: inherit; color: inherit; }
      a { color: var(--accent); }
      ol, ul { list-style: none; padding: 0; }
      h2 { font-size: 12px; font-weight: 600; color: var(--soft); }
      h2 span { font-weight: 400; margin-left: 6px; }

      .top { display: flex; align-items: center; gap: 6px 20px; flex-wrap: wrap; padding: 10px 24px 8px; min-height: 56px; }
      h1 { white-space: nowrap; font-size: 14px; font-weight: 650; letter-spacing: -0.01em; }
      h1 span { font-weight: 400; color: var(--soft); margin-left: 2px; }
      .field { color: var(--soft); font-size: 12px; white-space: nowrap; }
      .field select { max-width: 220px; text-overflow: ellipsis; }
      .choices { display: contents; }
      select, input[type="search"], .actions button, .actions .button, .link button {
        border: 1px solid var(--line); border-radius: 7px; background: var(--card); padding: 4px 9px; min-height: 30px;
      }
      .field select { margin-left: 4px; color: var(--ink); font-size: 13px; }
      button, .button, select, summary { cursor: pointer; }
      .actions button:hover, .actions .button:hover { border-color: var(--faint); }
      button:disabled, [aria-disabled="true"] { opacity: .45; cursor: default; }
      .summary { color: var(--soft); font-size: 13px; line-height: 1.35; flex: 1 1 240px; min-width: 0; text-wrap: balance; overflow-wrap: anywhere; }
      .link { font-size: 12px; color: var(--soft); margin-left: auto; }
      .link::before {
        content: ""; display: inline-block; width: 7px; height: 7px; border-radius: 4px; margin-right: 6px;
        background: var(--partial); vertical-align: 1px;
      }
      .link[data-state="live"]::before { background: var(--visible); }
      .link[data-state="ended"]::before { background: var(--hidden); }
      .link button { margin-left: 8px; }
      .notice { padding: 24px; }
      .away { margin: 0 24px 8px; padding: 7px 12px; border-radius: 8px; font-size: 13px; background: var(--tint); }
      .is-old main { filter: grayscale(1); }
      .is-old .stage { opacity: .5; }

      /* Two columns of cards and the journal. On a page with a stage, the stage comes first and the cards are one column. In one column,
         the diagnoses come second. Between them and the verdict nothing takes the focus, so that its order stays that of the page. */
      main { display: grid; gap: 12px; padding: 4px 24px 16px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(320px, 1.1fr); }
      .columns { display: contents; }
      .column { display: grid; gap: 12px; align-content: start; min-width: 0; }
      .with-stage .column { display: contents; }
      .verdict { order: -2; }
      #diagnoses-card { order: -1; }
      .above:not(.below) { mask: linear-gradient(transparent, #000 28px); }
      .below:not(.above) { mask: linear-gradient(#000 calc(100% - 28px), transparent); }
      .above.below { mask: linear-gradient(transparent, #000 28px, #000 calc(100% - 28px), transparent); }
      .columns, .column, .rows, .numbered, .stack { scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
      .with-stage main { grid-template-columns: auto minmax(320px, 1fr) minmax(320px, 1fr); }
      .with-stage .columns { display: grid; gap: 12px; align-content: start; min-width: 0; }
      .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px 14px; min-width: 0; }
      .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; }
      .actions { display: flex; flex-wrap: wrap; gap: 6px; }
      .verdict .actions { margin-top: 12px; }
      .actions button, .actions .button { font-size: 13px; color: inherit; text-decoration: none; line-height: 20px; }
      .headline { font-size: 21px; line-height: 1.3; font-weight: 600; letter-spacing: -0.015em; margin-top: 2px; }
      .headline[data-status="visible"] { color: var(--visible); }
      .headline[data-status="partial"] { color: var(--partial); }
      .headline[data-status="hidden"] { color: var(--hidden); }
      .headline[data-status="none"] { color: var(--soft); font-weight: 400; }
      .empty { color: var(--soft); font-size: 13px; text-wrap: pretty; }
      h2 + .empty, .column .empty { margin-top: 4px; }
      .who { overflow-wrap: anywhere; min-height: 1.4em; }
      #who-now { color: var(--soft); margin-left: 6px; }
      .reason { color: var(--soft); font-size: 12px; line-height: 18px; overflow-wrap: anywhere; }
      dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; font-size: 13px; }
      dl div { display: contents; }
      dt { color: var(--soft); }
      dd { margin: 0; overflow-wrap: anywhere; }
      .wide:not(:empty) { margin-top: 6px; }
      .why { margin-top: 8px; font-size: 13px; }
      .why summary { color: var(--soft); font-size: 12px; width: max-content; padding-right: 8px; border-radius: 5px; }

      .geometry { display: grid; grid-template-columns: 136px minmax(0, 1fr); gap: 18px; margin-top: 10px; align-items: start; }
      /* High enough for a scroll's place at rest and for its outcome, so that nothing below moves with them. */
      .geometry:has(#place > div) { min-height: 324px; }
      .geometry:has(#map[hidden]) { display: block; margin-top: 4px; }
      .geometry dl { grid-template-columns: minmax(0, 1fr); gap: 5px; }
      .geometry dl div { display: block; }
      .geometry dt { font-size: 12px; line-height: 1.25; }
      .geometry dd { line-height: 1.3; }
      /* The map shows the screen to scale, and also a field that rests a little outside of the screen. */
      #map { width: 100%; height: auto; margin-top: 2px; display: block; overflow: visible; clip-path: inset(-20px -10px); }
      .map-frame { fill: var(--paper); stroke: var(--faint); }
      .map-viewport { fill: none; stroke: var(--ink); }
      .map-visible { fill: var(--visible); fill-opacity: .16; }
      .map-covered { fill: var(--other); fill-opacity: .5; stroke: var(--other); }
      .map-guide { fill: none; stroke: var(--keyboard); stroke-width: 2; stroke-dasharray: 2 2; vector-effect: non-scaling-stroke; }
      .map-now { fill: var(--accent); fill-opacity: .25; stroke: var(--accent); }
      .map-later { fill: none; stroke: var(--decision); stroke-dasharray: 4 3; }
      #map rect, .legend rect { stroke-width: 1.5; vector-effect: non-scaling-stroke; }
      .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-bottom: 10px; font-size: 12px; color: var(--soft); }
      .legend li { display: flex; align-items: center; gap: 6px; }
      .legend svg { width: 16px; height: 11px; }

      .strip { width: 100%; height: 64px; display: block; margin-top: 8px; }
      .ground { stroke: var(--line); fill: none; vector-effect: non-scaling-stroke; }
      #strip-area { fill: var(--keyboard); fill-opacity: .18; stroke: var(--keyboard); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
      #strip-marks path { stroke: var(--keyboard); vector-effect: non-scaling-stroke; stroke-width: 1; }
      #strip-marks .end { stroke-opacity: .4; }
      .scale { display: flex; justify-content: space-between; font-size: 11px; color: var(--soft); margin-bottom: 8px; }

      .found li { margin-top: 8px; padding: 8px 12px 9px; border-radius: 8px; font-size: 13px; background: color-mix(in srgb, var(--severity) 8%, transparent); --severity: var(--other); }
      .found li[data-severity="warning"] { --severity: var(--partial); }
      .found li[data-severity="error"] { --severity: var(--hidden); }
      .found li.over { --severity: var(--other); }
      .found li.over .severity { color: var(--soft); }
      .found p { text-wrap: pretty; overflow-wrap: anywhere; margin-top: 2px; }
      .found .kind { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; }
      .found .severity { color: var(--severity); font-weight: 600; font-size: 12px; }
      .found a { font-weight: 600; color: inherit; text-decoration-color: var(--faint); text-underline-offset: 2px; }
      .found .fix { margin-top: 4px; }
      .found .fix b { font-weight: 600; color: var(--soft); font-size: 12px; }

      .cause { font-size: 15px; font-weight: 600; overflow-wrap: anywhere; margin-top: 2px; }
      .cause[data-known="false"] { font-weight: 400; color: var(--soft); }
      #cause-title { font-size: 13px; color: var(--soft); min-height: 0; }
      .stack { counter-reset: frame -1; font: 12px/1.5 var(--mono); max-height: 200px; overflow-y: auto; }
      .stack:not(:empty) { margin-top: 6px; }
      .stack li { counter-increment: frame; padding-left: 2.35em; position: relative; overflow-wrap: anywhere; color: var(--soft); }
      .stack li::before { content: counter(frame); position: absolute; left: 0; width: 1.7em; text-align: right; color: var(--faint); }
      .stack .culprit { color: var(--ink); font-weight: 600; }

      .numbered { max-height: 190px; overflow-y: auto; margin-top: 4px; grid-template-columns: minmax(1.5em, max-content) minmax(0, 1fr); gap: 1px 8px; }
      .numbered dt { text-align: right; }
      .numbered .current dd { font-weight: 600; color: var(--accent); }
      #chain { counter-reset: hop; margin-top: 4px; }
      #chain li, .windows li { position: relative; display: flex; flex-wrap: wrap; gap: 0 12px; padding: 2px 0 2px 2.15em; font-size: 13px; }
      #chain li::before {
        counter-increment: hop; content: counter(hop); color: var(--soft); position: absolute; left: 0; width: 1.54em; text-align: right;
      }
      #chain .name, .windows .name { overflow-wrap: anywhere; }
      #chain li:first-child .name { font-weight: 600; }
      #chain .reason { margin-left: auto; }
      .windows { margin-top: 4px; }
      .windows li { padding-left: 0; justify-content: space-between; }
      .tag { font-size: 11px; font-weight: 600; color: var(--accent); background: var(--tint); border-radius: 4px; padding: 0 5px; }

      .journal { display: flex; flex-direction: column; min-height: 0; padding: 0; overflow: hidden; }
      .journal .head { padding: 10px 12px 8px 16px; }
      .journal h2 { overflow-wrap: anywhere; }
      .journal h2 b { font-weight: inherit; }
      .filter { display: flex; gap: 6px; padding: 0 12px 8px; font-size: 13px; }
      .filter select { flex: 0 1 auto; min-width: 0; }
      .filter input { flex: 1 1 80px; min-width: 0; }
      .filter input::placeholder { color: var(--soft); }
      .replay { margin: 0 12px 8px; padding: 7px 12px; border-radius: 8px; font-size: 13px; overflow-wrap: anywhere; background: var(--tint); }
      .replay[data-same="false"] { color: var(--hidden); }
      .rows { overflow-y: auto; overscroll-behavior: contain; padding: 0 8px 10px; flex: 1 1 auto; }
      .rows:focus-visible { outline-offset: -2px; }
      .rows > li { --kind: var(--other); }
      .rows summary {
        display: grid; grid-template-columns: 4.5em 5.9em minmax(0, 1fr); column-gap: 10px; align-items: baseline;
        padding: 4px 8px; border-radius: 7px; list-style: none;
      }
      .rows .bare summary { cursor: default; }
      .rows summary::-webkit-details-marker { display: none; }
      .rows summary:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
      .rows summary:focus-visible { outline-offset: -2px; }
      .rows time { color: var(--soft); font-size: 12px; text-align: right; white-space: nowrap; }
      .rows .kind { color: var(--kind); font-size: 12px; white-space: nowrap; }
      .rows .kind::before {
        content: ""; display: inline-block; width: 6px; height: 6px; border-radius: 3px; background: var(--kind);
        margin-right: 6px; vertical-align: 1px;
      }
      .rows .title { overflow-wrap: anywhere; }
      .rows .times { color: var(--soft); font-weight: 400; }
      .rows li.differs .title { color: var(--hidden); }
      .rows li.made .title { font-weight: 600; }
      .rows li.made summary { background: color-mix(in srgb, var(--decision) 9%, transparent); }
      .rows dl, .rows .stack { padding: 2px 8px 8px 14.4em; font-size: 12px; margin: 0; max-height: none; }
      .rows .empty { padding: 4px 8px; }
      .rows .kind-scroll, .rows .kind-dragEnd, .rows .kind-geometry { --kind: var(--scroll); }
      .rows .kind-keyboard { --kind: var(--keyboard); }
      .rows .kind-focus, .rows .kind-resign, .rows .kind-action { --kind: var(--responder); }
      .rows .kind-dismissal, .rows .kind-anchor, .rows .kind-diagnosis { --kind: var(--decision); }

      .toast {
        position: fixed; left: 50%; bottom: 20px; transform: translateX(-50%); max-width: min(90vw, 560px);
        background: var(--ink); color: var(--paper); padding: 8px 16px; border-radius: 9px; font-size: 13px;
      }

      @media (min-width: 1181px) {
        body { display: grid; grid-template-rows: auto auto 1fr; height: 100vh; height: 100dvh; min-height: 620px; }
        .away { grid-row: 2; }
        main { grid-row: 3; min-height: 0; grid-template-rows: minmax(0, 1fr); }
        /* Scroll bars are in the gap between the columns. */
        .column, .with-stage .columns { overflow-y: auto; overscroll-behavior: contain; padding: 0 10px 2px 0; margin-right: -10px; }
      }
      @media (max-width: 1180px) {
        main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
        .journal { grid-column: 1 / -1; }
        .rows { max-height: 420px; }
        .with-stage main { grid-template-columns: auto minmax(300px, 1fr); grid-template-areas: "stage columns" "journal journal"; }
        .with-stage .stage { grid-area: stage; } .with-stage .columns { grid-area: columns; } .with-stage .journal { grid-area: journal; }
        .with-stage .summary { order: 1; flex-basis: 100%; }
      }
      @media (max-width: 760px) {
        .top, main { padding-left: 12px; padding-right: 12px; }
        .away { margin: 0 12px 8px; }
        main { grid-template-columns: minmax(0, 1fr); }
        .with-stage main { grid-template-columns: minmax(0, 1fr); grid-template-areas: "stage" "columns" "journal"; }
        .column { display: contents; }
        .geometry { grid-template-columns: 100px minmax(0, 1fr); }
        .geometry:has(#place > div) { min-height: 300px; }
        .rows summary { grid-template-columns: max-content minmax(0, 1fr); }
        .rows time { text-align: left; }
        .rows .title { grid-column: 1 / -1; }
        .rows dl, .rows .stack { padding-left: 8px; }
        .with-stage .top { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px 12px; }
        .with-stage .top .field { order: 1; display: flex; font-size: 0; }
        .with-stage .top .field select { flex: 1 1 0; min-width: 0; max-width: none; margin: 0; }
        .with-stage .summary { display: none; }
      }
      """###),
    ]

    private static func file(_ contentType: String, _ text: String) -> HTTPResponse {
      HTTPResponse(contentType: contentType, body: Data((text + "\n").utf8))
    }
  }
#endif
