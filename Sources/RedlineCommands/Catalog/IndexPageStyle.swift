import RedlineComparison

/// The style sheet of the catalog's page.
let indexPageStyle = """
  \(pagePalette)
  * { box-sizing: border-box; }
  html { scroll-behavior: smooth; scroll-padding-top: 24px; }
  body {
    margin: 0; background: var(--page); color: var(--ink);
    font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif;
    display: grid; grid-template-columns: 264px minmax(0, 1fr);
  }
  a { color: inherit; }
  a:focus-visible, summary:focus-visible, input:focus-visible + span {
    outline: 2px solid var(--accent); outline-offset: 2px;
  }
  nav {
    position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 32px 20px 32px 28px;
    background: var(--panel); border-right: 1px solid var(--edge); font-size: 14px;
  }
  nav p { margin: 24px 0 6px; color: var(--quiet); font-size: 12px; font-weight: 600; }
  nav .name { margin: 0 0 8px; color: var(--ink); font-size: 16px; font-weight: 700; }
  nav ul { list-style: none; margin: 0; padding: 0; }
  nav a { display: block; padding: 3px 0; text-decoration: none; }
  nav a:hover { color: var(--accent); }
  main { padding: 40px clamp(20px, 4vw, 64px) 96px; max-width: 1560px; }
  header { border-bottom: 1px solid var(--edge); padding-bottom: 24px; }
  h1 { margin: 0; font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; }
  header p, section > p, article > p { margin: 8px 0 0; max-width: 68ch; color: var(--quiet); }
  h2 { margin: 56px 0 0; font-size: 24px; letter-spacing: -0.015em; }
  article { margin-top: 40px; }
  h3 { margin: 0; font-size: 18px; }
  .anchor {
    margin-left: 6px; color: var(--quiet); text-decoration: none; font-weight: 400;
    font-size: 13px; font-family: ui-monospace, SFMono-Regular, Menlo, monospace;
  }
  .anchor:hover { color: var(--accent); }
  code { font: 0.92em ui-monospace, SFMono-Regular, Menlo, monospace; }
  .figures {
    display: grid; gap: 28px; margin-top: 18px; align-items: start;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr));
  }
  figure { margin: 0; min-width: 0; }
  figure.wide { grid-column: 1 / -1; }
  .pictures {
    display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; overflow: hidden;
    border: 1px solid var(--edge); border-radius: 12px;
  }
  .pictures a { display: flex; justify-content: center; padding: 12px; }
  .pictures a.light { background: #f6f7f9; }
  .pictures a.dark { background: #0d1117; }
  .pictures img { display: block; max-width: 100%; height: auto; object-fit: contain; }
  figcaption { margin-top: 10px; font-size: 14px; }
  figcaption strong { font-weight: 600; }
  .files { margin-left: 8px; color: var(--quiet); }
  .files a { margin-right: 8px; }
  summary { margin-top: 4px; color: var(--quiet); cursor: pointer; width: fit-content; }
  .findings { list-style: none; margin: 6px 0 0; padding: 0; overflow-wrap: anywhere; }
  .findings li {
    margin-top: 4px; padding: 6px 10px; border-radius: 6px; background: var(--panel);
    font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, monospace;
  }
  .findings .warning, .findings .error { background: var(--note); }
  .findings .error { box-shadow: inset 3px 0 var(--accent); }
  .themes { display: inline-flex; margin: 20px 0 0; padding: 3px; border: 0; border-radius: 9px;
    background: var(--panel); box-shadow: inset 0 0 0 1px var(--edge); }
  .themes legend { position: absolute; clip-path: inset(50%); }
  .themes input { position: absolute; opacity: 0; }
  .themes span {
    display: block; padding: 4px 14px; border-radius: 6px; font-size: 14px; cursor: pointer;
  }
  .themes input:checked + span { background: var(--page); box-shadow: 0 0 0 1px var(--edge); }
  body:has(#show-light:checked) .pictures a.dark,
  body:has(#show-dark:checked) .pictures a.light { display: none; }
  @media (max-width: 900px) {
    body { display: block; }
    nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--edge);
      padding: 20px; }
    nav ul { display: none; }
    nav p { display: inline-block; margin: 0 18px 0 0; font-size: 14px; font-weight: 400; }
    nav .name { display: block; margin-bottom: 6px; }
    main { padding-top: 28px; }
  }
  @media (max-width: 620px) {
    .pictures { grid-auto-flow: row; }
    h1 { font-size: 28px; }
  }
  @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
  """
