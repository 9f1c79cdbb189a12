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
