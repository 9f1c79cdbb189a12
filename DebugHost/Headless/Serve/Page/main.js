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
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

function connect() {
  picture.clear();
  journal.clear();
  link('waiting', 'Connecting');
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.addEventListener('message', event => receive(JSON.parse(event.data)));
  socket.addEventListener('close', event => {
    link('ended', event.reason ? `Closed: ${event.reason}` : 'The server has ended');
  });
}

function receive(message) {
  if (message.options) fill(message.options);
  if (message.error) toast(message.error);
  if (message.picture) picture.apply(message.picture);
  if (message.device) showDevice(message.device);
  if (message.inspector) inspector.show(message.inspector);
  if (message.journal) journal.add(message.journal);
  if (message.number) {
    link('live', 'Live');
    // Once the browser draws it; a hidden page draws nothing and gets nothing.
    requestAnimationFrame(() => send({ type: 'seen', number: message.number }));
  }
}

function link(state, words) {
  if ($('link-state').dataset.state !== state) $('link-state').dataset.state = state;
  if ($('link-words').textContent !== words) $('link-words').textContent = words;
  $('link-again').hidden = state !== 'ended';
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
  selects.scene.replaceChildren(group('Scenes', options.scenes), group('Mistakes, recognised', options.mistakes));
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
connect();
