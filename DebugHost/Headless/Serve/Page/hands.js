// Mouse and touch as fingers on the device. Times are the events' own, so that a fling keeps its speed.

/** Sends what fingers do on `phone`; `picture` tells where the screen is. */
export function listen(phone, svg, picture, send) {
  // By pointer: the finger's number, whether it has a twin, and its last time.
  const fingers = new Map();

  const place = event => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [point.x, point.y];
  };
  const twin = ([x, y]) => {
    const [left, top, width, height] = picture.box;
    return [2 * left + width - x, 2 * top + height - y];
  };
  const row = (finger, event) => {
    finger.time = Math.max(finger.time, event.timeStamp / 1000);
    return [finger.time, ...place(event)];
  };
  const touch = (phase, finger, points) => {
    send({ type: 'touch', phase, finger: finger.number, points });
    if (finger.hasTwin) {
      const others = points.map(([time, x, y]) => [time, ...twin([x, y])]);
      send({ type: 'touch', phase, finger: finger.number + 5, points: others });
    }
  };
  const free = () => [0, 1, 2, 3].find(number => ![...fingers.values()].some(other => other.number === number));

  phone.addEventListener('pointerdown', event => {
    if (event.button !== 0 || free() === undefined) return;
    event.preventDefault();
    phone.focus({ preventScroll: true, focusVisible: false });
    phone.setPointerCapture(event.pointerId);
    const finger = { number: free(), hasTwin: event.altKey, time: 0 };
    fingers.set(event.pointerId, finger);
    touch('down', finger, [row(finger, event)]);
  });
  phone.addEventListener('pointermove', event => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const events = event.getCoalescedEvents?.() ?? [];
    const rows = (events.length ? events : [event]).slice(-64).map(one => row(finger, one));
    touch('move', finger, rows);
  });
  const end = phase => event => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    touch(phase, finger, [row(finger, event)]);
  };
  phone.addEventListener('pointerup', end('up'));
  phone.addEventListener('pointercancel', end('cancel'));
  phone.addEventListener('contextmenu', event => event.preventDefault());
  wheel(phone, place, send);
}

// A wheel drags with a finger of its own, which lifts when the wheel rests.
function wheel(phone, place, send) {
  const number = 9;
  let held = null, lift = 0;
  const point = () => [[performance.now() / 1000, held[0], held[1]]];
  phone.addEventListener('wheel', event => {
    event.preventDefault();
    const scale = event.deltaMode === 1 ? 16 : 1;
    if (!held) {
      held = place(event);
      send({ type: 'touch', phase: 'down', finger: number, points: point() });
    }
    held = [held[0] - event.deltaX * scale, held[1] - event.deltaY * scale];
    send({ type: 'touch', phase: 'move', finger: number, points: point() });
    clearTimeout(lift);
    lift = setTimeout(() => {
      send({ type: 'touch', phase: 'up', finger: number, points: point() });
      held = null;
    }, 90);
  }, { passive: false });
}
