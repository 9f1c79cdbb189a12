// Connects the page to the device: what comes is shown, what hands do is sent.

import { Picture } from './picture.js';
import * as hands from './hands.js';
import * as keys from './keys.js';
import * as inspector from './inspector.js';
import * as journal from './journal.js';

const $ = id => document.getElementById(id);
const picture = new Picture($('picture'));
let socket = null;

const send = message => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(message));
  ask();
};

// MARK: Whether the server answers

// An open connection does not tell. Input mostly brings a picture; where nothing comes the page asks, and any message is
// an answer.
let question = 0, isUnanswered = false;

function ask() {
  if (question) return;
  question = setTimeout(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'echo', text: 'here' }));
    question = setTimeout(() => {
      isUnanswered = true;
      link('waiting', 'The server does not answer');
    }, 1700);
  }, 300);
}

function forgetQuestion() {
  clearTimeout(question);
  question = 0;
  isUnanswered = false;
}

// MARK: The connection, which comes back by itself

let attempts = 0, again = 0, hadFocus = false;

function connect() {
  clearTimeout(again);
  const mine = socket = new WebSocket(`ws://${location.host}/socket`);
  mine.addEventListener('open', () => {
    // What comes first is whole: nothing of the device before is kept.
    picture.clear();
    journal.clear();
    inspector.clear();
  });
  mine.addEventListener('message', event => {
    if (socket !== mine) return;
    if (isUnanswered) link('live', 'Live');
    forgetQuestion();
    receive(JSON.parse(event.data));
  });
  mine.addEventListener('close', event => {
    if (socket !== mine) return;
    forgetQuestion();
    link('ended', event.reason ? `Closed: ${event.reason}. Trying again` : 'The server has ended. Trying again');
    // Sooner at first, then every five seconds.
    again = setTimeout(connect, Math.min(5000, 500 * 2 ** attempts++));
  });
}

// A page that comes back into sight, or back to the network, does not wait.
const hurry = () => {
  if (document.visibilityState === 'visible' && $('link-state').dataset.state === 'ended') connect();
};
document.addEventListener('visibilitychange', hurry);
addEventListener('online', hurry);

function receive(message) {
  if (message.options) fill(message.options);
  if (message.error) toast(message.error);
  if (message.picture) picture.apply(message.picture);
  if (message.device) showDevice(message.device);
  if (message.inspector) inspector.show(message.inspector);
  if (message.journal) journal.add(message.journal);
  if (message.number) {
    attempts = 0;
    link('live', 'Live');
    // Once the browser draws it; a hidden page draws nothing and gets nothing.
    requestAnimationFrame(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'seen', number: message.number }));
    });
  }
}

function link(state, words) {
  if ($('link-state').dataset.state !== state) $('link-state').dataset.state = state;
  if ($('link-words').textContent !== words) $('link-words').textContent = words;
  $('link-again').hidden = state !== 'ended';
  // What is from before must not look as if it were now, and takes no touch.
  const isLive = state === 'live', main = document.querySelector('main');
  if (main.inert === !isLive) return;
  if (!isLive) hadFocus = document.activeElement === $('phone');
  main.inert = !isLive;
  for (const select of [$('choose-scene'), $('choose-device')]) select.disabled = !isLive;
  $('away').hidden = isLive || !picture.size;
  if (isLive && hadFocus) $('phone').focus({ preventScroll: true, focusVisible: false });
}

let toastEnd = 0;
function toast(words) {
  $('toast').textContent = words;
  $('toast').hidden = false;
  clearTimeout(toastEnd);
  toastEnd = setTimeout(() => { $('toast').hidden = true; }, 4000);
}

// MARK: Choices

const selects = {
  scene: $('choose-scene'), device: $('choose-device'), 'text-size': $('choose-text-size'), keyboard: $('choose-keyboard'),
};

function fill(options) {
  const items = list => list.map(({ value, title }) => new Option(title, value));
  const group = (label, list) => {
    const element = document.createElement('optgroup');
    element.label = label;
    element.append(...items(list));
    return element;
  };
  selects.scene.replaceChildren(
    group('Scenes', options.scenes), group('Mistakes, recognised', options.mistakes),
    group('The same without the mistake', options.corrections));
  selects.device.replaceChildren(...items(options.devices));
  selects['text-size'].replaceChildren(...items(options.textSizes));
  selects.keyboard.replaceChildren(...items(options.keyboards));
}

function showDevice(device) {
  selects.scene.value = device.scene;
  selects.device.value = device.device;
  selects['text-size'].value = device.textSize;
  selects.keyboard.value = device.keyboard;
  $('keyboard-field').hidden = !device.isPad;
  $('scene-summary').textContent = device.summary;
  $('phone').setAttribute('aria-label', `Headless ${device.deviceTitle}`);
  for (const button of document.querySelectorAll('[data-toggle]')) {
    button.setAttribute('aria-pressed', device[button.dataset.toggle]);
  }
}

for (const [choice, select] of Object.entries(selects)) {
  select.addEventListener('change', () => send({ type: 'choose', choice, value: select.value }));
}
for (const button of document.querySelectorAll('[data-toggle]')) {
  button.addEventListener('click', () => {
    const value = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
    send({ type: 'choose', choice: button.dataset.toggle, value });
  });
}
for (const button of document.querySelectorAll('[data-button]')) {
  button.addEventListener('click', () => send({ type: 'button', button: button.dataset.button }));
}
$('link-again').addEventListener('click', connect);
hands.listen($('phone'), $('picture'), picture, send);
const hardware = document.querySelector('[data-toggle=hardware]');
const takesTab = () => hardware.getAttribute('aria-pressed') === 'true';
keys.listen($('phone'), send, takesTab, () => document.querySelector('.tools button').focus({ focusVisible: true }));
for (const one of document.querySelectorAll('[data-mac]')) {
  one.textContent = one.dataset[keys.isMac ? 'mac' : 'other'];
}
journal.listen();
link('waiting', 'Connecting');
connect();
