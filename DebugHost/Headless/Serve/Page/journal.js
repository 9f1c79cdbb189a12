// The journal's rows, and what can be done with it: save, replay, open another.

import { make, pairs } from './inspector.js';

const $ = id => document.getElementById(id);
const most = 300;
let total = 0;

export function clear() {
  total = 0;
  $('journal').replaceChildren(make('li', 'empty', 'Nothing has happened yet.'));
  $('journal-count').textContent = '';
}

/** Adds rows; `from` is the number of the first since the boot. */
export function add({ from, rows }) {
  const list = $('journal');
  if (from < total || total === 0) clear();
  if (!rows.length) return;
  const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 24;
  list.querySelector('.empty')?.remove();
  list.append(...rows.map(row));
  while (list.children.length > most) list.firstChild.remove();
  total = from + rows.length;
  $('journal-count').textContent = total > most ? `${total}, the last ${most} shown` : total;
  if (isAtEnd) list.scrollTop = list.scrollHeight;
}

function row({ time, kind, title, facts, isDecision }) {
  const item = make('li', `kind-${kind}${isDecision ? ' made' : ''}`);
  const summary = make('summary');
  summary.append(make('time', '', time), make('span', 'kind', kind), make('span', 'title', title));
  const details = make('details');
  details.append(summary);
  if (facts.length) {
    const list = make('dl');
    list.append(...pairs(facts));
    details.append(list);
  }
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
    line.dataset.same = result.isSame;
    line.textContent = `${of}: ${result.line}`;
  } catch (error) {
    line.dataset.same = 'false';
    line.textContent = `${of}: ${error.message}`;
  }
}

export function listen() {
  $('journal-replay').addEventListener('click', async () => {
    const journal = await fetch('/journal').catch(() => null);
    if (journal?.ok) await replay(await journal.text(), 'This journal');
  });
  $('journal-open').addEventListener('click', () => $('journal-file').click());
  $('journal-file').addEventListener('change', async event => {
    const file = event.target.files[0];
    if (file) await replay(await file.text(), file.name);
    event.target.value = '';
  });
}
