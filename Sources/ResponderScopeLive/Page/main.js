// Connects the page to the app: shows what the app sends, and posts what the user asks for.

import * as inspector from '/inspector.js';
import * as journal from '/journal.js';

const $ = id => document.getElementById(id);

// MARK: Events from the app

let scenes = [], chosen = null, stagePath = null, hasShown = false;

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
  journal: journal.add,
  diagnoses: message => inspector.showDiagnoses(message.diagnoses),
};

function titleOf({ scene, isActive, windows }) {
  const root = (windows.findLast(one => one.isKey) ?? windows[0])?.root;
  return `Scene ${scene}${root ? ` · ${root}` : ''}${isActive ? '' : ', inactive'}`;
}

function showScene() {
  const scene = scenes.find(one => one.scene === chosen);
  inspector.show(scene);
  for (const name of ['resign', 'scroll-to-visible']) {
    document.querySelector(`[data-action=${name}]`).disabled = !scene?.responder;
  }
}

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
    stage?.clear();
    journal.clear();
    inspector.clear();
  });
  source.addEventListener('error', () => {
    if (connection.source !== source) return;
    source.close();
    connection.client = null;
    answered();
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
  // only when it becomes visible (see `hurry`).
  if (document.visibilityState === 'visible') {
    connection.again = setTimeout(connect, Math.min(5000, 500 * 2 ** connection.attempts++));
  }
}

// If its stream has ended, a page connects at once when it becomes visible, or is visible and online again.
const hurry = () => {
  if (document.visibilityState === 'visible' && $('link-state').dataset.state === 'ended') connect();
};
addEventListener('online', hurry);

// A page that has been hidden for a minute closes its stream, so that the app has no work with it.
let hiding = 0;
document.addEventListener('visibilitychange', () => {
  clearTimeout(hiding);
  if (document.visibilityState === 'visible') return hurry();
  hiding = setTimeout(() => {
    connection.source?.close();
    connection.source = connection.client = null;
    answered();
    link('ended', 'Paused while this page was not seen');
  }, 60000);
});

function link(state, words) {
  if ($('link-state').dataset.state !== state) $('link-state').dataset.state = state;
  if ($('link-words').textContent !== words) $('link-words').textContent = words;
  $('link-again').hidden = state !== 'ended';
  // Unless the state is live, what the page shows may be old, so it must not look live and must not take touches.
  const live = state === 'live', main = document.querySelector('main');
  if (main.inert === !live) return;
  if (!live) stage?.away();
  main.inert = !live;
  for (const select of document.querySelectorAll('.top select')) select.disabled = !live;
  $('away').hidden = live || !hasShown;
  if (live) stage?.back();
}

// MARK: Requests to the app

// An open stream does not show that the app runs, because an app that is stopped in the debugger keeps its streams. An answer does.
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

/** Posts to the app under the name of this page's stream. The caller reads the answer. */
async function post(path, body) {
  busy();
  const name = connection.client ? `${path.includes('?') ? '&' : '?'}client=${connection.client}` : '';
  const answer = await fetch(path + name, { method: 'POST', body });
  // An answer that arrives after the stream has ended does not make the page live.
  if (connection.client) heard();
  return answer;
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
journal.listen();
inspector.clear();
journal.clear();
link('waiting', 'Connecting');
connect();
enter();
