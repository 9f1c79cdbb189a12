extension PlayerPage {
  /// The style of the page. It uses few colours and one accent. All numbers have tabular figures,
  /// so that nothing jumps when they change.
  static let style = colours + layout + panels + transport

  private static let colours = #"""
    :root {
      --paper: #f4f4f2; --card: #fcfcfb; --ink: #1b1b1d; --soft: #66666c; --faint: #a3a3a8; --line: #dededa;
      --accent: #0b5fd0; --tint: #e6effb;
      --other: #8a8a90; --scroll: #12827c; --keyboard: #7a4fc0; --responder: #0b5fd0; --decision: #c2570c;
      --font: -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #141416; --card: #1c1c1f; --ink: #ececee; --soft: #a0a0a8; --faint: #6a6a72; --line: #303036;
        --accent: #6aa9ff; --tint: #1d2a3d;
        --other: #8e8e96; --scroll: #4dbdb5; --keyboard: #b394f0; --responder: #6aa9ff; --decision: #f29a4e;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    html { background: var(--paper); color: var(--ink); font: 14px/1.4 var(--font); }
    body { -webkit-font-smoothing: antialiased; font-variant-numeric: tabular-nums; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main:focus { outline: none; }
    button, select { font: inherit; color: inherit; }
    ol { list-style: none; padding: 0; }
    h2 { font-size: 12px; font-weight: 600; color: var(--soft); }
    h2 span, h2 time { font-weight: 400; color: var(--soft); margin-left: 6px; }

    """#

  private static let layout = #"""
    body { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); height: 100vh; height: 100dvh; min-height: 560px; }
    .top { display: flex; align-items: center; gap: 8px 24px; flex-wrap: wrap; padding: 12px 24px 10px; }
    h1 { font-size: 14px; font-weight: 650; letter-spacing: -0.01em; }
    h1 span { font-weight: 400; color: var(--soft); margin-left: 2px; }
    .tabs { display: flex; gap: 2px; padding: 2px; border-radius: 9px; background: var(--line); max-width: 100%; overflow-x: auto; }
    .tabs button { flex: none; border: 0; border-radius: 7px; padding: 4px 14px; background: none; cursor: pointer; }
    .tabs button:focus-visible { outline-offset: -2px; }
    .tabs button[aria-selected="true"] { background: var(--card); font-weight: 600; box-shadow: 0 1px 2px #0002; }
    .summary { color: var(--soft); flex: 1 1 260px; }
    .notice { padding: 24px; }
    main {
      display: grid; min-height: 0; gap: 12px; padding: 4px 24px 12px;
      grid-template-columns: auto minmax(220px, 6fr) minmax(280px, 8fr);
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-areas: "stage decision decision" "stage steps journal";
    }
    .stage { grid-area: stage; min-height: 0; display: flex; justify-content: center; padding-right: 12px; }
    .phone { height: 100%; aspect-ratio: var(--phone, 0.5); max-width: 52vw; }
    .decision { grid-area: decision; }
    .steps { grid-area: steps; }
    .journal { grid-area: journal; }
    @media (max-width: 900px) {
      body { height: auto; min-height: 100vh; }
      main {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding: 4px 16px 12px;
        grid-template-rows: auto auto auto; grid-template-areas: "stage stage" "decision decision" "steps journal";
      }
      .stage { padding: 0; }
      .phone { height: min(68vh, 780px); max-width: 100%; }
      .steps ol, .journal ol { max-height: 420px; }
    }
    @media (max-width: 640px) {
      main { grid-template-columns: minmax(0, 1fr); grid-template-areas: "stage" "decision" "steps" "journal"; }
      .top { padding: 10px 16px; }
      .phone { height: auto; width: min(100%, 330px * max(1, var(--phone) * 1.4)); }
    }

    """#

  private static let panels = #"""
    .decision, .steps, .journal {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; min-width: 0;
    }
    .decision { padding: 14px 18px 16px; min-height: 178px; }
    .verdict { font-size: 21px; line-height: 1.3; font-weight: 600; letter-spacing: -0.015em; margin: 4px 0 12px; }
    .verdict.none { color: var(--faint); font-weight: 400; }
    dl { display: flex; flex-wrap: wrap; gap: 10px 28px; }
    dt { font-size: 12px; color: var(--soft); }
    dd { margin: 0; font-size: 15px; font-weight: 500; white-space: nowrap; }
    .steps, .journal { display: flex; flex-direction: column; min-height: 0; overflow: hidden; }
    .steps h2, .journal h2 { padding: 12px 18px 8px; }
    .steps ol, .journal ol { overflow-y: auto; overscroll-behavior: contain; padding: 0 8px 10px; flex: 1; }
    li > button {
      display: grid; width: 100%; border: 0; border-radius: 7px; background: none; text-align: left;
      padding: 5px 10px; cursor: pointer; column-gap: 10px; align-items: baseline;
    }
    li > button:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
    li > button:focus-visible { outline-offset: -2px; }
    .steps li > button { grid-template-columns: 18px 1fr auto; }
    .steps .number, .steps time, .journal time { color: var(--soft); font-size: 12px; }
    .steps .number { text-align: right; }
    .steps li.ahead > button { color: var(--soft); }
    .steps .fact { grid-column: 2 / -1; color: var(--soft); font-size: 12px; padding-left: 16px; position: relative; }
    .steps .fact::before { content: "✓"; position: absolute; left: 0; color: var(--scroll); }
    .steps .fact.broken, .steps .fact.broken::before { color: #c62828; }
    .steps .fact.broken::before { content: "✗"; }
    .steps li.pending .fact, .steps li.pending .fact::before { color: var(--faint); }
    .steps li.pending .fact::before { content: "○"; }
    .steps button[aria-current] { background: var(--tint); color: var(--ink); }
    .steps button[aria-current] .number { color: var(--accent); font-weight: 600; }
    .journal li > button { grid-template-columns: 54px 78px 1fr; }
    .journal time { text-align: right; }
    .journal .kind { color: var(--kind); font-size: 12px; white-space: nowrap; }
    .journal .kind::before {
      content: ""; display: inline-block; width: 6px; height: 6px; border-radius: 3px; background: var(--kind);
      margin-right: 6px; vertical-align: 1px;
    }
    .journal .facts {
      grid-column: 3; color: var(--soft); font-size: 12px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis;
    }
    .journal li { --kind: var(--other); }
    .journal li.made .title { font-weight: 600; }
    .journal li.current > button { background: color-mix(in srgb, var(--decision) 13%, transparent); }
    .journal .empty { color: var(--soft); padding: 4px 10px; }
    .kind-scroll, .kind-dragEnd { --kind: var(--scroll) !important; }
    .kind-keyboard { --kind: var(--keyboard) !important; }
    .kind-focus, .kind-resign, .kind-action { --kind: var(--responder) !important; }
    .kind-dismissal, .kind-anchor, .kind-diagnosis { --kind: var(--decision) !important; }

    """#

  private static let transport = #"""
    .transport {
      display: grid; grid-template-columns: auto 128px minmax(0, 1fr) auto; align-items: center; gap: 4px 20px;
      padding: 10px 24px 12px; border-top: 1px solid var(--line); background: var(--card);
      position: sticky; bottom: 0;
    }
    .buttons { display: flex; gap: 4px; align-items: center; }
    .buttons button {
      width: 34px; height: 34px; padding: 0; border: 0; border-radius: 17px; background: none; cursor: pointer;
    }
    .buttons button:hover { background: color-mix(in srgb, var(--ink) 7%, transparent); }
    .buttons svg { width: 18px; height: 18px; display: block; margin: auto; }
    .buttons path { fill: currentColor; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
    .buttons .play { width: 42px; height: 42px; border-radius: 21px; background: var(--ink); color: var(--card); }
    .buttons .play:hover { background: var(--accent); }
    .play .off, .playing .play .on { display: none; }
    .playing .play .off { display: inline; stroke-width: 3; }
    .readout output { display: block; font-size: 19px; font-weight: 600; letter-spacing: -0.01em; }
    .readout { white-space: nowrap; }
    .readout span { font-size: 12px; color: var(--soft); }
    .timeline { min-width: 0; }
    .marks, .events { position: relative; margin: 0 8px; }
    .marks { height: 18px; }
    .marks i {
      position: absolute; bottom: 0; font-style: normal; font-size: 11px; line-height: 18px; color: var(--soft);
      width: 18px; margin-left: -9px; text-align: center; cursor: pointer;
    }
    .marks i.current { color: var(--card); background: var(--accent); border-radius: 9px; font-weight: 600; z-index: 1; }
    .marks i.tight:not(.current) { width: 1px; height: 5px; margin-left: -.5px; overflow: hidden; background: var(--faint); }
    .events { height: 10px; }
    .events i {
      position: absolute; top: 0; width: 2px; height: 6px; margin-left: -1px; border-radius: 1px;
      background: var(--kind, var(--other)); opacity: .6;
    }
    .events i.made { height: 10px; width: 3px; margin-left: -1.5px; opacity: 1; }
    input[type="range"] { width: 100%; height: 18px; margin: 0; display: block; background: none; appearance: none; -webkit-appearance: none; cursor: pointer; }
    input[type="range"]::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(var(--accent), var(--accent)) 0 / var(--done, 0%) 100% no-repeat var(--line);
    }
    input[type="range"]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
    input[type="range"]::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
    input[type="range"]::-webkit-slider-thumb {
      appearance: none; -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 8px;
      background: var(--card); border: 1px solid var(--faint); box-shadow: 0 1px 3px #0003;
    }
    input[type="range"]::-moz-range-thumb {
      width: 14px; height: 14px; border-radius: 8px; background: var(--card); border: 1px solid var(--faint);
    }
    .speed { color: var(--soft); font-size: 12px; }
    .speed select { margin-left: 6px; padding: 3px 4px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
    .keys { grid-column: 3 / -1; color: var(--soft); font-size: 11px; text-align: right; }
    kbd { font: inherit; padding: 0 4px; margin: 0 1px 0 6px; border: 1px solid var(--line); border-radius: 4px; }
    kbd + kbd { margin-left: 1px; }
    @media (max-width: 900px) {
      .transport { grid-template-columns: auto 1fr auto; padding: 8px 16px; }
      .timeline { grid-column: 1 / -1; grid-row: 1; }
      .keys { display: none; }
    }

    """#
}
