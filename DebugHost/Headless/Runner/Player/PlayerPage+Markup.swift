extension PlayerPage {
  /// The skeleton of the page, which the script fills. `html(for:)` replaces placeholders such as
  /// `/*POLICY*/` with the policy, the style, the script and the data.
  static let markup = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="/*POLICY*/">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>ResponderScope · DebugHost</title>
    <style>
    /*STYLE*/
    </style>
    </head>
    <body>
    <header class="top">
      <h1>ResponderScope <span>DebugHost</span></h1>
      <div class="tabs" role="tablist" aria-label="Scenes" id="tabs"></div>
      <p class="summary" id="summary"></p>
    </header>
    <noscript>
      <p class="notice">This player needs JavaScript. The picture after every step is beside this page as an
      SVG file, the journal as journal.jsonl.</p>
    </noscript>
    <main id="scene" role="tabpanel" tabindex="-1">
      <section class="stage" aria-label="Screen">
        <div class="phone" id="phone" role="img"></div>
      </section>
      <section class="decision" id="decision" aria-label="Current decision">
        <h2>Decision <time id="decision-time"></time></h2>
        <p class="verdict" id="verdict"></p>
        <dl id="facts"></dl>
      </section>
      <section class="steps" aria-label="Steps">
        <h2>Steps <span id="steps-count"></span></h2>
        <ol id="steps"></ol>
      </section>
      <section class="journal" aria-label="Journal">
        <h2>Journal <span id="journal-count"></span></h2>
        <ol id="journal"></ol>
      </section>
    </main>
    <footer class="transport">
      <div class="buttons">
        <button type="button" id="previous" title="Previous step (Shift ←)" aria-label="Previous step">
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 4v12M15.5 4.5 8 10l7.5 5.5z"/></svg>
        </button>
        <button type="button" id="play" class="play" title="Play (Space)" aria-label="Play">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path class="on" d="M6.5 3.8 16 10l-9.5 6.2z"/><path class="off" d="M6.5 4v12M13.5 4v12"/>
          </svg>
        </button>
        <button type="button" id="next" title="Next step (Shift →)" aria-label="Next step">
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15 4v12M4.5 4.5 12 10l-7.5 5.5z"/></svg>
        </button>
      </div>
      <div class="readout">
        <output id="time" for="scrubber"></output>
        <span id="frame"></span>
      </div>
      <div class="timeline">
        <div class="marks" id="step-marks" aria-hidden="true"></div>
        <input type="range" id="scrubber" min="0" step="any" value="0" aria-label="Time">
        <div class="events" id="event-marks" aria-hidden="true"></div>
      </div>
      <label class="speed">Speed
        <select id="speed">
          <option value="0.1">0.1×</option>
          <option value="0.25">0.25×</option>
          <option value="0.5">0.5×</option>
          <option value="1" selected>1×</option>
          <option value="2">2×</option>
        </select>
      </label>
      <p class="keys" aria-hidden="true"><kbd>space</kbd> play <kbd>←</kbd><kbd>→</kbd> frame
        <kbd>⇧</kbd><kbd>←</kbd><kbd>→</kbd> step <kbd>1</kbd>…<kbd>9</kbd> scene</p>
    </footer>
    <script type="application/json" id="recordings">/*DATA*/</script>
    <script>
    /*SCRIPT*/
    </script>
    </body>
    </html>

    """#
}
