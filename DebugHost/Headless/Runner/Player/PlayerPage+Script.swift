extension PlayerPage {
  /// The behaviour of the page in plain JavaScript, without a library. The object `state` holds the
  /// state, and the function `show` displays it.
  static let script = "'use strict';\n(() => {\n" + reading + showing + moving + "})();\n"

  /// The part of the script that reads the data and finds items by time.
  private static let reading = #"""
    const data = JSON.parse(document.getElementById('recordings').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, className, text) => {
      const element = document.createElement(tag);
      if (className) element.className = className;
      // A number and its unit stay on one line.
      if (text !== undefined) element.textContent = String(text).replace(/(\d) (?=(pt|s|%)\b|%)/g, '$1\u00a0');
      return element;
    };
    const seconds = t => t.toFixed(3) + '\u00a0s';
    // Times come from a clock whose frames are 1/60 s apart and are written with four digits.
    const grain = 1e-4;

    const scenes = data.scenes.map(scene => ({
      ...scene,
      steps: scene.steps.map(([time, title, facts, end, lastFrame]) => ({ time, title, facts, end, lastFrame })),
      frames: scene.frames.map(([time, runs]) => ({ time, runs })),
      entries: scene.entries.map(([time, kind, title, facts, made]) => ({ time, kind, title, facts, made: !!made })),
    }));

    // The number of items whose time has come; the items are in order of time.
    const passed = (items, t) => {
      let low = 0, high = items.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (items[middle].time <= t + grain) low = middle + 1; else high = middle;
      }
      return low;
    };
    const svgOf = frame => {
      const parts = [];
      for (let i = 0; i < frame.runs.length; i += 2) {
        for (let k = 0; k < frame.runs[i + 1]; k++) parts.push(data.pieces[frame.runs[i] + k]);
      }
      return parts.join('').replace(/^<\?xml[^>]*>\s*/, '');
    };
    // A picture's size in points; where the device turns, a scene has pictures of two sizes.
    const sizeOf = svg => {
      const box = svg.match(/viewBox="[^"]*?([\d.]+) ([\d.]+)"/);
      return box ? [Number(box[1]), Number(box[2])] : [1, 2];
    };
    for (const scene of scenes) {
      const sizes = scene.frames.map(frame => sizeOf(svgOf({ runs: [frame.runs[0], 1] })));
      scene.box = [Math.max(1, ...sizes.map(size => size[0])), Math.max(1, ...sizes.map(size => size[1]))];
    }

    """#

  /// The part of the script that holds the state and displays it.
  private static let showing = #"""
    // `frame` to `decision`: what is on the page. `held`: the step whose end is being shown, until `holdUntil`.
    const state = {
      scene: 0, time: 0, playing: false, frame: -1, entries: -1, step: -2, ended: -1, decision: -2, held: -1, holdUntil: 0,
    };
    const scene = () => scenes[state.scene];
    const phone = $('phone').attachShadow({ mode: 'open' });
    // Inside a shadow tree: the ids and styles of a picture do not mix with the page's.
    phone.innerHTML = '<style>div { height: 100%; display: grid; place-items: center; }</style><div></div>';
    const screen = phone.lastElementChild;

    function show() {
      const now = scene();
      // At the end of a step the page shows the step's own last picture: the next step may have drawn another one at the same time.
      const frame = state.held >= 0 ? now.steps[state.held].lastFrame : Math.max(0, passed(now.frames, state.time) - 1);
      const entries = passed(now.entries, state.time);
      const step = state.held >= 0 ? state.held : passed(now.steps, state.time) - 1;
      let decision = entries - 1;
      while (decision >= 0 && !now.entries[decision].made) decision--;

      if (frame !== state.frame) {
        const svg = now.frames.length ? svgOf(now.frames[frame]) : '';
        const size = sizeOf(svg);
        screen.innerHTML = svg;
        if (screen.firstElementChild) {
          screen.firstElementChild.style.width = 100 * size[0] / now.box[0] + '%';
          screen.firstElementChild.style.height = 100 * size[1] / now.box[1] + '%';
        }
        state.frame = frame;
      }
      if (step !== state.step) showStep(step);
      const ended = now.steps.filter(one => one.end <= state.time + grain).length;
      if (ended !== state.ended) showTicks(ended);
      if (entries !== state.entries) showJournal(entries);
      if (decision !== state.decision) showDecision(decision);

      const made = now.entries[decision];
      $('decision-time').textContent = made ? `at ${seconds(made.time)}, ${ago(state.time - made.time)}` : '';
      $('time').textContent = seconds(state.time);
      $('frame').textContent = `frame ${frame + 1} of ${now.frames.length}`;
      const scrubber = $('scrubber');
      scrubber.value = state.time;
      scrubber.style.setProperty('--done', (now.duration ? 100 * state.time / now.duration : 0) + '%');
      const title = step >= 0 ? `step ${step + 1} of ${now.steps.length}: ${now.steps[step].title}` : 'before the first step';
      scrubber.setAttribute('aria-valuetext', `${state.time.toFixed(2)} seconds, ${title}`);
      $('phone').setAttribute('aria-label', `${now.device}, ${title}`);
    }

    const ago = s => s < 0.05 ? 'now' : s.toFixed(1) + '\u00a0s ago';

    function showStep(step) {
      state.step = step;
      [...$('steps').children].forEach((row, i) => {
        row.classList.toggle('ahead', i > step);
        row.firstChild.toggleAttribute('aria-current', i === step);
        if (i === step) row.firstChild.setAttribute('aria-current', 'step');
      });
      [...$('step-marks').children].forEach((mark, i) => mark.classList.toggle('current', i === step));
      const row = $('steps').children[Math.max(0, step)];
      if (row) reveal($('steps'), row);
    }

    // What a step claims is checked at its end, and ticked from there on.
    function showTicks(count) {
      state.ended = count;
      [...$('steps').children].forEach((row, i) => row.classList.toggle('pending', i >= count));
    }

    function showJournal(count) {
      state.entries = count;
      const rows = $('journal').children;
      for (let i = 0; i < rows.length; i++) rows[i].hidden = i >= count && !rows[i].classList.contains('empty');
      $('journal-count').textContent = `${count} of ${scene().entries.length}`;
      if (count > 0) reveal($('journal'), rows[count - 1]);
    }

    function showDecision(index) {
      const rows = $('journal').children;
      if (rows[state.decision]) rows[state.decision].classList.remove('current');
      if (rows[index]) rows[index].classList.add('current');
      state.decision = index;
      const entry = scene().entries[index];
      $('verdict').className = entry ? 'verdict' : 'verdict none';
      $('verdict').replaceChildren(make('span', '', entry ? entry.title : 'Nothing has been decided yet'));
      $('facts').replaceChildren(...(entry ? entry.facts : []).map(([label, value]) => {
        const pair = make('div');
        pair.append(make('dt', '', label), make('dd', '', value));
        return pair;
      }));
    }

    // Scrolls a list, and only the list, until the row can be seen.
    function reveal(list, row) {
      const top = row.offsetTop - list.offsetTop, bottom = top + row.offsetHeight;
      if (top < list.scrollTop) list.scrollTop = top - 8;
      else if (bottom > list.scrollTop + list.clientHeight - 8) list.scrollTop = bottom - list.clientHeight + 8;
    }

    """#

  /// The part of the script that chooses a scene, seeks and plays, and handles the keys for these
  /// actions.
  private static let moving = #"""
    function choose(index, time = 0) {
      const now = scenes[index];
      Object.assign(state, { scene: index, frame: -1, entries: -1, step: -2, ended: -1, decision: -2 });
      [...$('tabs').children].forEach((tab, i) => {
        tab.setAttribute('aria-selected', i === index);
        tab.tabIndex = i === index ? 0 : -1;
        if (i === index) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
      $('scene').setAttribute('aria-labelledby', 'tab-' + now.name);
      $('summary').textContent = `${now.summary} ${now.device}.`;
      $('scrubber').max = now.duration;
      $('steps-count').textContent = now.steps.length;
      $('steps').replaceChildren(...now.steps.map((step, i) => row('', step.time, [
        make('span', 'number', i + 1), make('span', 'title', step.title), make('time', '', seconds(step.time)),
        ...step.facts.map(([text, holds]) => make('span', holds ? 'fact' : 'fact broken', text))])));
      const rows = now.entries.map(entry => row(`kind-${entry.kind}${entry.made ? ' made' : ''}`, entry.time, [
        make('time', '', seconds(entry.time)), make('span', 'kind', entry.kind), make('span', 'title', entry.title),
        ...(entry.facts.length
          ? [make('span', 'facts', entry.facts.map(fact => fact.join('\u00a0')).join(' · '))] : [])]));
      $('journal').replaceChildren(...rows, ...(rows.length ? [] : [make('li', 'empty', 'The journal is empty.')]));
      const mark = (className, time, text, title) => {
        const tick = make('i', className, text);
        tick.style.left = (now.duration ? 100 * time / now.duration : 0) + '%';
        tick.title = title;
        return tick;
      };
      $('step-marks').replaceChildren(...now.steps.map((step, i) => {
        const tick = mark('', step.time, i + 1, `${i + 1}. ${step.title}`);
        tick.onclick = () => seek(step.time);
        return tick;
      }));
      declutter();
      $('event-marks').replaceChildren(...now.entries.map(entry =>
        mark(`kind-${entry.kind}${entry.made ? ' made' : ''}`, entry.time, '', entry.title)));
      $('phone').style.setProperty('--phone', now.box[0] / now.box[1]);
      $('steps').scrollTop = $('journal').scrollTop = 0;
      seek(time);
    }

    // Numbers that would touch become ticks.
    function declutter() {
      const width = $('step-marks').clientWidth;
      let end = -Infinity;
      [...$('step-marks').children].forEach(mark => {
        const x = parseFloat(mark.style.left) / 100 * width;
        mark.classList.toggle('tight', x < end);
        if (x >= end) end = x + 17;
      });
    }
    addEventListener('resize', declutter);

    function row(className, time, parts) {
      const item = make('li', className), button = make('button');
      button.type = 'button';
      button.append(...parts);
      button.onclick = () => seek(time);
      item.append(button);
      return item;
    }

    function seek(time) {
      state.time = Math.min(Math.max(0, time), scene().duration);
      state.held = -1;
      show();
      if (!state.playing) remember();
    }

    function remember() {
      try { history.replaceState(null, '', `#${scene().name}@${state.time.toFixed(3)}`); } catch { /* a sandboxed file */ }
    }

    let last = 0;
    function play(on) {
      if (on && state.time >= scene().duration - grain) state.time = 0;
      state.held = -1;
      state.playing = on;
      document.body.classList.toggle('playing', on);
      $('play').setAttribute('aria-label', on ? 'Pause' : 'Play');
      $('play').title = (on ? 'Pause' : 'Play') + ' (Space)';
      if (!on) return remember();
      last = performance.now();
      requestAnimationFrame(tick);
    }

    function tick(now) {
      if (!state.playing) return;
      const passing = Math.max(0, now - last) / 1000 * Number($('speed').value);
      last = now;
      if (now < state.holdUntil && state.held >= 0) return void requestAnimationFrame(tick);
      state.held = -1;
      const { steps, duration } = scene(), from = passed(steps, state.time) - 1;
      state.time = Math.min(duration, state.time + passing);
      // A very short step, such as a finger that lifts, is held at its end long enough to be seen.
      const next = steps[from + 1];
      if (from >= 0 && next && next.time <= state.time + grain && next.time - steps[from].time < 1) {
        Object.assign(state, { time: next.time, held: from, holdUntil: now + 1400 });
      }
      show();
      if (state.time >= scene().duration) play(false); else requestAnimationFrame(tick);
    }

    const byFrame = delta => {
      const frames = scene().frames, at = passed(frames, state.time) - 1;
      const to = frames[Math.min(Math.max(0, at + delta), frames.length - 1)];
      if (to) seek(to.time);
    };
    // Back goes to the beginning of the current step first, as in a music player.
    const byStep = delta => {
      const steps = scene().steps, at = passed(steps, state.time) - 1;
      const inside = delta < 0 && at >= 0 && state.time - steps[at].time > 0.3;
      const to = inside ? at : at + delta;
      seek(to < 0 ? 0 : to < steps.length ? steps[to].time : scene().duration);
    };

    $('play').onclick = () => play(!state.playing);
    $('previous').onclick = () => byStep(-1);
    $('next').onclick = () => byStep(1);
    $('scrubber').oninput = event => seek(Number(event.target.value));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === 'SELECT') return;
      const onButton = event.target.tagName === 'BUTTON', onTab = event.target.getAttribute?.('role') === 'tab';
      const keys = {
        ' ': () => play(!state.playing),
        ArrowLeft: () => event.shiftKey ? byStep(-1) : byFrame(-1),
        ArrowRight: () => event.shiftKey ? byStep(1) : byFrame(1),
        Home: () => seek(0),
        End: () => seek(scene().duration),
      };
      const number = '123456789'.indexOf(event.key);
      if (number >= 0 && number < scenes.length) return choose(number);
      if (event.key === ' ' && onButton) return;
      if (onTab && event.key.startsWith('Arrow')) {
        const to = (state.scene + (event.key === 'ArrowLeft' ? -1 : 1) + scenes.length) % scenes.length;
        choose(to);
        $('tabs').children[to].focus();
      } else if (keys[event.key]) {
        keys[event.key]();
      } else return;
      event.preventDefault();
    });

    scenes.forEach((item, i) => {
      const tab = make('button', '', item.title);
      tab.type = 'button';
      tab.id = 'tab-' + item.name;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', 'scene');
      tab.onclick = () => choose(i);
      $('tabs').append(tab);
    });
    const fromAddress = () => {
      let words = '';
      // An address that a user has shortened may be invalid.
      try { words = decodeURIComponent(location.hash.slice(1)); } catch { }
      const [name, time] = words.split('@');
      choose(Math.max(0, scenes.findIndex(item => item.name === name)), Number(time) || 0);
    };
    addEventListener('hashchange', fromAddress);
    if (scenes.length) fromAddress();

    """#
}
