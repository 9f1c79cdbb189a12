// Shows what the app sends about its first responder. The app has computed all words, numbers and rectangles.

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

const noResponder = {
  status: 'none', headline: 'No first responder', now: '', name: '', details: [], facts: [], why: [], chain: [],
  fields: null, map: { box: [0, 0, 1, 1], shapes: [] },
  keyboard: { state: '', facts: [], area: '', marks: [], from: '', to: '' },
};

/** Shows no first responder, no windows, no change of focus and no diagnoses, until the app sends them. */
export function clear() {
  shown.clear();
  show(noResponder);
  showWindows([]);
  showCause(null);
  showDiagnoses([]);
}

/** Shows a scene's first responder. */
export function show(panel) {
  $('headline').dataset.status = panel.status;
  say($('headline'), panel.headline);
  say($('who'), panel.name);
  say($('who-now'), panel.now);
  if (changed('details', panel.details)) $('details').replaceChildren(...pairs(panel.details));
  if (changed('why', panel.why)) {
    $('why').replaceChildren(...pairs(panel.why));
    $('why-details').hidden = !panel.why.length;
  }
  if (changed('facts', panel.facts)) {
    $('place').replaceChildren(...pairs(panel.facts));
    $('place-empty').hidden = panel.facts.length > 0;
  }
  if (changed('map', panel.map)) showMap(panel.map);
  if (changed('chain', panel.chain)) showChain(panel.chain);
  if (changed('fields', panel.fields)) showFields(panel.fields);
  showKeyboard(panel.keyboard);
}

function showMap(map) {
  $('map').setAttribute('viewBox', map.box.join(' '));
  $('map').replaceChildren(...map.shapes.map(({ rect: [x, y, width, height], style }) => style === 'guide'
    ? draw('path', { d: `M${x} ${y}h${width}`, class: 'map-guide' })
    : draw('rect', { x, y, width, height, class: 'map-' + style })));
  const kinds = map.shapes.filter((shape, i) => map.shapes.findIndex(other => other.label === shape.label) === i);
  if (!changed('legend', kinds.map(kind => kind.label))) return;
  $('legend').replaceChildren(...kinds.map(({ style, label }) => {
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
  $('chain').replaceChildren(...chain.map(({ name, reason }) => {
    const item = make('li');
    item.append(make('span', 'name', name), make('span', 'reason', reason));
    return item;
  }));
}

function showFields(fields) {
  say($('fields-heading'), fields?.heading ?? '');
  $('fields-empty').hidden = !!fields;
  $('fields').replaceChildren(...pairs(fields?.rows ?? []));
  const current = $('fields').children[fields?.current ?? -1];
  if (!current) return;
  current.classList.add('current');
  current.setAttribute('aria-current', 'true');
  // Scrolls the list so that the edited field is visible among many; the page itself does not scroll.
  const list = $('fields');
  list.scrollTop = current.firstChild.offsetTop - list.offsetTop - list.clientHeight / 2;
}

function showKeyboard(keyboard) {
  say($('keyboard-state'), keyboard.state);
  if (changed('keyboard', keyboard.facts)) $('keyboard-facts').replaceChildren(...pairs(keyboard.facts));
  if (!changed('strip', [keyboard.area, keyboard.marks, keyboard.from])) return;
  $('strip-area').setAttribute('d', keyboard.area);
  $('strip-marks').replaceChildren(...keyboard.marks.map(({ x, title, isBegin }) => {
    const mark = draw('path', { d: `M${x} -6V100`, class: isBegin ? 'begin' : 'end' });
    const words = draw('title', {});
    words.textContent = title;
    mark.append(words);
    return mark;
  }));
  say($('strip-from'), keyboard.from);
  say($('strip-to'), keyboard.to);
}

export function showWindows(windows) {
  if (!changed('windows', windows)) return;
  $('windows-empty').hidden = windows.length > 0;
  $('windows').replaceChildren(...windows.map(({ name, facts, isKey }) => {
    const item = make('li');
    const title = make('span', 'name', name);
    if (isKey) title.append(' ', make('b', 'tag', 'key'));
    item.append(title, make('span', 'reason', facts));
    return item;
  }));
}

/** Shows the code that moved the focus last, with its call stack. `last` is null before the first change. */
export function showCause(last) {
  if (!changed('cause', last)) return;
  const isTold = !!last?.cause;
  $('cause').hidden = !isTold;
  $('cause-empty').hidden = isTold;
  $('cause-empty').textContent = last && !isTold
    ? 'Call stacks are not recorded in this build.' : 'The app’s functions on the call stack, at the next change.';
  say($('cause-time'), last?.time ?? '');
  say($('cause'), last?.cause ?? '');
  $('cause').dataset.known = !!last?.isKnown;
  say($('cause-title'), last?.title ?? '');
  $('cause-stack').replaceChildren(...frames(last?.stack ?? [], last?.culprit));
}

/** Makes the items for the functions of a call stack, innermost first. */
export const frames = (stack, culprit) => stack.map((name, index) =>
  make('li', index === culprit ? 'culprit' : '', name));

/** Shows the diagnoses that the app has sent: the last one of each kind, newest first. */
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
    head.append(make('b', 'severity', one.severity), link);
    if (one.count > 1) head.append(make('span', 'reason', `${one.count} times`));
    if (one.confidence !== 'certain') head.append(make('span', 'reason', one.confidence));
    item.append(head, make('p', '', one.sentence));
    if (one.site?.words) item.append(make('p', 'reason', one.site.words));
    const fix = make('p', 'fix');
    fix.append(make('b', '', 'Fix '), one.fix);
    item.append(fix);
    return item;
  }));
}
