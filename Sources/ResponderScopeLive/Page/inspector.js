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
