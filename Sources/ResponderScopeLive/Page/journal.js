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
