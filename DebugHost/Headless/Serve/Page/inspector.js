// Shows what the server says about the first responder. Nothing is computed here: words, numbers and rectangles arrive.

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

// What was shown last, by place: an equal part is left alone.
const shown = new Map();
const changed = (name, value) => {
  const text = JSON.stringify(value);
  if (shown.get(name) === text) return false;
  shown.set(name, text);
  return true;
};

/** Shows nobody, until the server has said more. */
export function clear() {
  shown.clear();
  $('headline').dataset.status = 'none';
  say($('headline'), 'No first responder');
  say($('who'), '');
  say($('who-now'), '');
  for (const id of ['place', 'map', 'legend', 'chain', 'keyboard-facts', 'strip-marks']) $(id).replaceChildren();
  $('strip-area').setAttribute('d', '');
}

export function show(panel) {
  $('headline').dataset.status = panel.status;
  say($('headline'), panel.headline);
  say($('who'), panel.name);
  say($('who-now'), panel.now);
  if (changed('facts', panel.facts)) {
    $('place').replaceChildren(...pairs(panel.facts));
    $('place-empty').hidden = panel.facts.length > 0;
  }
  if (changed('map', panel.map)) showMap(panel.map);
  if (changed('chain', panel.chain)) showChain(panel.chain);
  showKeyboard(panel.keyboard);
}

function showMap(map) {
  $('map').setAttribute('viewBox', map.box.join(' '));
  $('map').replaceChildren(...map.shapes.map(({ rect: [x, y, width, height], style }) =>
    draw('rect', { x, y, width, height, class: 'map-' + style })));
  const kinds = map.shapes.filter((shape, i) => map.shapes.findIndex(other => other.label === shape.label) === i);
  if (!changed('legend', kinds.map(kind => kind.label))) return;
  $('legend').replaceChildren(...kinds.map(({ style, label }) => {
    const item = make('li');
    const swatch = draw('svg', { viewBox: '0 0 16 11', 'aria-hidden': 'true' });
    swatch.append(draw('rect', { x: 1, y: 1, width: 14, height: 9, rx: 2, class: 'map-' + style }));
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
