// Sends keys as those of a keyboard that is attached to the device.

const named = {
  Backspace: 'delete', Delete: 'delete', Enter: 'return', Escape: 'escape', Tab: 'tab', Home: 'home', End: 'end',
  PageUp: 'page-up', PageDown: 'page-down', ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
};

/** Whether the browser runs on one of Apple's systems, where Command is Command. Elsewhere, Control is sent as Command. */
export const isMac = /^(Mac|iP)/.test(navigator.platform);

// With Command, the browser keeps the keys for tabs and windows, loading, the address and the zoom; it rarely sends them to a page.
const browsers = new Set(['w', 't', 'n', 'q', 'r', 'l', '+', '-', '=', '0', 'Tab']);
// With Command and Shift, the browser keeps the keys for its developer tools.
const tools = new Set(['i', 'j', 'c']);

/**
 * Sends what keys do while `phone` has the focus.
 *
 * The user can always leave `phone`: with Escape twice and, unless `takesTab()`, with Tab.
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
    // AltGr is not Alt: it types characters, and some systems report it as Control and Alt.
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
    // On a Mac, Option with a letter types another character, as it does on an iPad.
    else if (command || control || (alternate && !isMac)) send({ type: 'shortcut', key: plain(event), modifiers });
    else send({ type: 'text', text: key });
    event.preventDefault();
  });
}

// Returns the key's character in lower case. If Alt is held or the character is not ASCII, returns the letter or digit that the
// key has on a US keyboard instead, if it has one.
function plain(event) {
  const key = event.key.toLowerCase();
  const place = /^(?:Key|Digit)(.)$/.exec(event.code);
  return place && (event.altKey || !/^[\x20-\x7e]$/.test(key)) ? place[1].toLowerCase() : key;
}
