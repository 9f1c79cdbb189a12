// Shows the headless device next to the inspector: draws what the server sends, and posts what the user's hands do.

import { Picture } from '/picture.js';
import * as hands from '/hands.js';
import * as keys from '/keys.js';

const $ = id => document.getElementById(id);

const markup = `
<div class="phone" id="phone" tabindex="0" role="application" aria-label="Headless iPhone"
  aria-describedby="phone-help">
  <svg id="picture" xmlns="http://www.w3.org/2000/svg" aria-hidden="true"></svg>
</div>
<div class="tools" role="group" aria-label="Hands">
  <button type="button" data-button="shake">
    <svg viewBox="0 0 20 20" aria-hidden="true"><rect x="7" y="3.5" width="6" height="13" rx="1.5"/><path d="M4 7v6M16 7v6M1.8 8.5v3M18.2 8.5v3"/></svg>
    Shake</button>
  <button type="button" data-button="left" aria-label="Rotate left" title="Rotate left">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4.2 8.2A6.5 6.5 0 1 1 4 12.4"/><path d="M3.6 4v4.4H8"/></svg></button>
  <button type="button" data-button="right" aria-label="Rotate right" title="Rotate right">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15.8 8.2A6.5 6.5 0 1 0 16 12.4"/><path d="M16.4 4v4.4H12"/></svg></button>
  <button type="button" data-toggle="hardware" aria-pressed="false">
    <svg viewBox="0 0 20 20" aria-hidden="true"><rect x="2" y="5" width="16" height="10" rx="2"/><path d="M5 8h.01M8.3 8h.01M11.7 8h.01M15 8h.01M6.5 12h7"/></svg>
    Hardware keys</button>
  <button type="button" data-button="restart">
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 3v6"/><path d="M6.2 5.3a6 6 0 1 0 7.6 0"/></svg>
    Restart</button>
</div>
<div class="tools" role="group" aria-label="Settings">
  <button type="button" data-toggle="dark" aria-pressed="false">
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.5"/><path class="solid" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/></svg>
    Dark</button>
  <button type="button" data-toggle="contrast" aria-pressed="false" title="Increase Contrast">Contrast</button>
  <button type="button" data-toggle="motion" aria-pressed="false" title="Reduce Motion">Less motion</button>
  <button type="button" data-toggle="rtl" aria-pressed="false" title="Right to left; the app starts again">Right to left</button>
  <label class="field" title="The app starts again">Text <select id="choose-text-size"></select></label>
  <label class="field" id="keyboard-field" hidden>Keyboard <select id="choose-keyboard"></select></label>
</div>
<p class="help" id="phone-help">Tap, drag and fling; <kbd>Alt</kbd> adds a second finger. Keys type into the focused
  device; <kbd>Esc</kbd> twice leaves it. <button type="button" class="link-button" popovertarget="keys">All keys</button></p>
<div class="keys" id="keys" popover role="dialog" aria-label="All keys">
  <h2>With the device focused</h2>
  <dl>
    <dt><kbd data-mac="⌘" data-other="Ctrl"></kbd> <kbd>A</kbd> <kbd>C</kbd> <kbd>X</kbd> <kbd>V</kbd></dt>
    <dd>Select all, copy, cut, paste; the pasteboard is the device's own</dd>
    <dt><kbd data-mac="⌘" data-other="Ctrl"></kbd> <kbd>Z</kbd></dt>
    <dd>Undo, with <kbd data-mac="⇧" data-other="Shift"></kbd> redo</dd>
    <dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt>
    <dd>Move; with <kbd data-mac="⌥" data-other="Alt"></kbd> by a word, with <kbd data-mac="⌘" data-other="Ctrl"></kbd> to the end, with
      <kbd data-mac="⇧" data-other="Shift"></kbd> select</dd>
    <dt><kbd data-mac="⌥" data-other="Ctrl"></kbd> <kbd data-mac="⌘" data-other="Alt"></kbd> <kbd>R</kbd></dt>
    <dd>Show or hide the HUD. The app's own shortcuts work, too</dd>
    <dt><kbd>Tab</kbd></dt>
    <dd>Leaves the device; with Hardware keys on, it goes from field to field, as <kbd>↓</kbd> does, and
      <kbd data-mac="⇧" data-other="Shift"></kbd> <kbd>Tab</kbd> and <kbd>↑</kbd> go back</dd>
    <dt><kbd>Esc</kbd> <kbd>Esc</kbd></dt>
    <dd>Leaves the device, always; once goes to the app</dd>
  </dl>
  <p><kbd data-mac="⌘" data-other="Ctrl"></kbd> with <kbd>W</kbd> <kbd>T</kbd> <kbd>N</kbd> <kbd>Q</kbd> <kbd>R</kbd> <kbd>L</kbd> and the zoom stay the
    browser's.</p>
</div>`;

/**
 * Adds the device to the page. `page` has the elements for the device and for its choices, `post`, `toast` and `isLive`.
 *
 * Returns the functions that the page calls: for an event, at the beginning of a new stream, and when the app goes away or is back.
 */
export function start(page) {
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', href: '/stage.css' });
  document.head.append(style);
  page.element.innerHTML = markup;
  page.choices.innerHTML = '<label class="field">Scene <select id="choose-scene"></select></label>'
    + '<label class="field">Device <select id="choose-device"></select></label>';
  const picture = new Picture($('picture'));
  const send = sender(page);
  const choices = chooser(page, send);
  let hadFocus = false;

  hands.listen($('phone'), $('picture'), picture, send);
  const hardware = page.element.querySelector('[data-toggle=hardware]');
  const takesTab = () => hardware.getAttribute('aria-pressed') === 'true';
  keys.listen($('phone'), send, takesTab, () => page.element.querySelector('.tools button').focus({ focusVisible: true }));
  for (const one of page.element.querySelectorAll('[data-mac]')) {
    one.textContent = one.dataset[keys.isMac ? 'mac' : 'other'];
  }

  return {
    receive(name, message) {
      if (name === 'options') return choices.fill(message);
      if (message.picture) picture.apply(message.picture);
      if (message.device) choices.show(message.device);
      // Confirms the message when the browser draws it. A hidden page draws nothing, so the server sends it nothing more.
      requestAnimationFrame(() => send({ type: 'seen', number: message.number }));
    },
    // The new stream begins with the whole picture, so this forgets the old one.
    clear() { picture.clear(); },
    away() { hadFocus = document.activeElement === $('phone'); },
    back() { if (hadFocus) $('phone').focus({ preventScroll: true, focusVisible: false }); },
  };
}

// Makes the function that sends messages. It posts one batch at a time, so that input stays in order; messages that arrive
// meanwhile go into the next batch. Messages are dropped if a post fails, and while the page is not live.
function sender(page) {
  const most = 64;
  let waiting = [], isPosting = false;

  async function flush() {
    isPosting = true;
    while (waiting.length && page.isLive()) {
      const batch = waiting.splice(0, most);
      try {
        const answer = await page.post('/input', JSON.stringify(batch));
        if (!answer.ok) page.toast((await answer.text()).trim());
      } catch {
        waiting = [];
      }
    }
    waiting = [];
    isPosting = false;
  }
  return message => {
    if (!page.isLive()) return;
    const last = waiting[waiting.length - 1];
    // If the last waiting message is a move of the same finger, adds the points of this move to it, up to 64.
    const joins = message.type === 'touch' && message.phase === 'move' && last?.type === 'touch' && last.phase === 'move'
      && last.finger === message.finger && last.points.length + message.points.length <= 64;
    if (joins) last.points.push(...message.points);
    else waiting.push(message);
    if (!isPosting) flush();
  };
}

// MARK: Choices

function chooser(page, send) {
  const selects = {
    scene: $('choose-scene'), device: $('choose-device'), 'text-size': $('choose-text-size'), keyboard: $('choose-keyboard'),
  };
  const toggles = page.element.querySelectorAll('[data-toggle]');
  for (const [choice, select] of Object.entries(selects)) {
    select.addEventListener('change', () => send({ type: 'choose', choice, value: select.value }));
  }
  for (const button of toggles) {
    button.addEventListener('click', () => {
      const value = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
      send({ type: 'choose', choice: button.dataset.toggle, value });
    });
  }
  for (const button of page.element.querySelectorAll('[data-button]')) {
    button.addEventListener('click', () => send({ type: 'button', button: button.dataset.button }));
  }
  const items = list => list.map(({ value, title }) => new Option(title, value));
  const group = (label, list) => {
    const element = document.createElement('optgroup');
    element.label = label;
    element.append(...items(list));
    return element;
  };
  return {
    fill(options) {
      selects.scene.replaceChildren(
        group('Scenes', options.scenes), group('Mistakes, recognised', options.mistakes),
        group('The same without the mistake', options.corrections));
      selects.device.replaceChildren(...items(options.devices));
      selects['text-size'].replaceChildren(...items(options.textSizes));
      selects.keyboard.replaceChildren(...items(options.keyboards));
    },
    show(device) {
      selects.scene.value = device.scene;
      selects.device.value = device.device;
      selects['text-size'].value = device.textSize;
      selects.keyboard.value = device.keyboard;
      $('keyboard-field').hidden = !device.isPad;
      page.summary.textContent = device.summary;
      $('phone').setAttribute('aria-label', `Headless ${device.deviceTitle}`);
      for (const button of toggles) button.setAttribute('aria-pressed', device[button.dataset.toggle]);
    },
  };
}
