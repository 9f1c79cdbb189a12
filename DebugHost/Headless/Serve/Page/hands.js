// Turns mouse and touch into fingers on the device. Uses the events' own times, so that a fling keeps its speed.

/** Sends what fingers do on `phone`. A finger that comes down with Alt has a twin, mirrored at the middle of `picture`. */
export function listen(phone, svg, picture, send) {
  // For each pointer that is down: the finger's number, whether it has a twin, and the time of its last event in seconds.
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

// A wheel drags with a finger of its own. The wheel's steps are large and sudden, so the finger follows them gradually, slower
// towards the end, and lifts only after it has lain still for so long that it does not fling the list.
function wheel(phone, place, send) {
  const number = 9, pace = 16, stillness = 130;
  let finger = null, goal = null, pump = 0, lastMove = 0;
  const touch = phase =>
    send({ type: 'touch', phase, finger: number, points: [[performance.now() / 1000, ...finger]] });

  const step = () => {
    const way = [goal[0] - finger[0], goal[1] - finger[1]];
    const distance = Math.hypot(...way);
    if (distance > 0) {
      // Less than 2 pt from the goal, the finger goes the whole rest of the way, so that it arrives.
      const part = distance < 2 ? 1 : 0.35;
      finger = [finger[0] + way[0] * part, finger[1] + way[1] * part];
      lastMove = performance.now();
      touch('move');
    } else if (performance.now() - lastMove > stillness) {
      clearInterval(pump);
      touch('up');
      finger = goal = null;
    }
  };

  phone.addEventListener('wheel', event => {
    // A trackpad's pinch, or the wheel with Control, zooms the page in the browser.
    if (event.ctrlKey) return;
    event.preventDefault();
    const scale = event.deltaMode === 1 ? 16 : 1;
    if (!finger) {
      finger = goal = place(event);
      lastMove = performance.now();
      touch('down');
      pump = setInterval(step, pace);
    }
    goal = [goal[0] - event.deltaX * scale, goal[1] - event.deltaY * scale];
  }, { passive: false });
}
