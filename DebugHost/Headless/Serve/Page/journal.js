// The journal's rows, live or of an opened file, and what can be done with them: save, replay, open another.

import { make, pairs } from './inspector.js';

const $ = id => document.getElementById(id);
const most = 300;
let total = 0, epoch = -1;

/** Forgets the device's rows, and what was said about them. A file is no part of the device: it stays open. */
export function clear() {
  total = 0;
  $('journal').replaceChildren(make('li', 'empty', 'Nothing has happened yet.'));
  count();
  if ($('opened').hidden) $('replay').hidden = true;
}

/** Adds rows; `from` is the number of the first since the boot, which `epoch` counts. */
export function add({ epoch: boot, from, rows }) {
  const list = $('journal');
  if (boot !== epoch || from < total) clear();
  epoch = boot;
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
  if (!$('opened').hidden) return;
  $('journal-count').textContent = total > most ? `${total}, the last shown` : total || '';
}

// A list that coasts says so in each sample: equal lines of a scroll are one, with its last numbers and a count.
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
  }
}

function row({ time, kind, title, facts, isDecision, now }, times) {
  const item = make('li', `kind-${kind}${isDecision ? ' made' : ''}${now ? ' differs' : ''}`);
  Object.assign(item.dataset, { title: kind === 'scroll' ? title : '', times });
  const summary = make('summary');
  const words = make('span', 'title', title);
  if (times > 1) words.append(make('span', 'times', ` × ${times}`));
  summary.append(make('time', '', time), make('span', 'kind', kind), words);
  const details = make('details');
  details.append(summary);
  const all = now ? [...facts, ['recomputed', now]] : facts;
  if (all.length) {
    const list = make('dl');
    list.append(...pairs(all));
    details.append(list);
  }
  details.open = !!now;
  item.append(details);
  return item;
}

async function replay(text, of) {
  const line = $('replay');
  line.hidden = false;
  try {
    const answer = await fetch('/replay', { method: 'POST', body: text });
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

// MARK: A file

function open(name, { entries, decisions, rows }) {
  const list = $('opened');
  list.replaceChildren();
  fill(list, rows);
  $('journal').hidden = true;
  list.hidden = $('journal-live').hidden = false;
  // Both are of the device's journal.
  $('journal-save').hidden = $('journal-replay').hidden = true;
  $('journal-name').textContent = name;
  const shown = rows.length < entries ? `, the last ${rows.length} shown` : '';
  $('journal-count').textContent = `${entries}, ${decisions} of them decisions${shown}`;
  list.scrollTop = 0;
}

function close() {
  $('journal').hidden = false;
  $('opened').hidden = $('journal-live').hidden = true;
  $('journal-save').hidden = $('journal-replay').hidden = false;
  $('opened').replaceChildren();
  $('journal-name').textContent = 'Journal';
  count();
}

export function listen() {
  $('journal-replay').addEventListener('click', async () => {
    const journal = await fetch('/journal').catch(() => null);
    if (!journal?.ok) return;
    await replay(await journal.text(), 'This journal');
  });
  $('journal-open').addEventListener('click', () => $('journal-file').click());
  $('journal-file').addEventListener('change', async event => {
    const file = event.target.files[0];
    event.target.value = '';
    const result = file && await replay(await file.text(), file.name);
    if (!file) return;
    if (result?.rows.length) open(file.name, result);
    else close();
  });
  $('journal-live').addEventListener('click', () => {
    close();
    $('replay').hidden = true;
    $('journal-open').focus();
  });
}
