// Keys as those of a keyboard that is attached to the device.

const named = {
  Backspace: 'delete', Delete: 'delete', Enter: 'return', Escape: 'escape', Tab: 'tab', Home: 'home', End: 'end',
  PageUp: 'page-up', PageDown: 'page-down', ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
};

/** Whether the page is shown on a Mac: there Command is Command, elsewhere Control stands for it. */
export const isMac = /^(Mac|iP)/.test(navigator.platform);

// With Command: closing, opening, loading, the address and the zoom stay the browser's, which rarely gives them to a page.
const browsers = new Set(['w', 't', 'n', 'q', 'r', 'l', '+', '-', '=', '0', 'Tab']);
// With Command and Shift: its tools for developers.
const tools = new Set(['i', 'j', 'c']);

/**
 * Sends what keys do while `phone` has the focus.
 *
 * The user is never trapped in it: Escape twice leaves it, and Tab does unless `takesTab()`.
 */
export function listen(phone, send, takesTab, leave) {
  let lastEscape = -Infinity;

  phone.addEventListener('keydown', event => {
    if (event.isComposing) return;
    const key = event.key;
    if (key === 'Escape' && !event.repeat) {
      const isSecond = event.timeStamp - lastEscape < 600;
      lastEscape = isSecond ? -Infinity : event.timeStamp;
      if (isSecond) {
        event.preventDefault();
        return leave();
      }
    } else if (key !== 'Escape') {
      lastEscape = -Infinity;
    }
    // AltGr is no Alt: it writes signs, and some systems tell it as Control and Alt.
    const writes = event.getModifierState('AltGraph');
    const command = !writes && (isMac ? event.metaKey : event.ctrlKey);
    const control = !writes && (isMac ? event.ctrlKey : event.metaKey);
    const alternate = !writes && event.altKey;
    if (key === 'Tab' && (!takesTab() || command || control || alternate)) return;
    if (command && !alternate && browsers.has(key.toLowerCase())) return;
    if (command && event.shiftKey && tools.has(key.toLowerCase())) return;
    const modifiers = [];
    if (event.shiftKey) modifiers.push('shift');
    if (control) modifiers.push('control');
    if (alternate) modifiers.push('alternate');
    if (command) modifiers.push('command');

    if (named[key]) send({ type: 'key', key: named[key], modifiers });
    else if ([...key].length !== 1) return;
    // On a Mac, Option with a letter writes a sign, as it does on an iPad.
    else if (command || control || (alternate && !isMac)) send({ type: 'shortcut', key: plain(event), modifiers });
    else send({ type: 'text', text: key });
    event.preventDefault();
  });
}

// The character without modifiers; by its place where they or another script have changed it.
function plain(event) {
  const key = event.key.toLowerCase();
  const place = /^(?:Key|Digit)(.)$/.exec(event.code);
  return place && (event.altKey || !/^[\x20-\x7e]$/.test(key)) ? place[1].toLowerCase() : key;
}
