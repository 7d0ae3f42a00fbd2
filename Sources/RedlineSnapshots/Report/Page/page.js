
// What is done with snapshots: what is accepted and rejected, commands, colours and keys.

// Deciding

const batchSize = 25;

async function decide(action, indices) {
  if (isBusy || indices.length === 0) return;
  isBusy = true;
  drawDecision();
  const errors = [];
  try {
    for (let start = 0; start < indices.length; start += batchSize) {
      const batch = indices.slice(start, start + batchSize);
      const snapshots = batch.map((index) =>
        ({ file: entries[index].file, actualHash: entries[index].actualHash }));
      const { outcomes } = await post(action, { snapshots });
      batch.forEach((index, place) => {
        const { error } = outcomes[place];
        if (error) errors.push(error);
        else settle(index, action === 'accept' ? 'accepted' : 'rejected');
      });
    }
  } catch (error) {
    errors.push(error.message);
  }
  isBusy = false;
  const before = current;
  drawList();
  if (decisions.has(current)) advance();
  else drawDecision();
  if (errors.length > 0) {
    if (current !== before && indices.includes(before)) select(before);
    showError(errors);
  }
}

// What was decided has only a golden left.
function settle(index, decision) {
  decisions.set(index, decision);
  const { pictures } = entries[index];
  const golden = pictures.find(({ name }) => name === 'golden');
  const actual = pictures.find(({ name }) => name === 'actual');
  if (decision === 'accepted') {
    const url = actual.url.replace('picture/actual/', 'picture/golden/').replace('?', '?accepted-');
    entries[index].pictures = [{ ...actual, name: 'golden', url }];
  } else {
    entries[index].pictures = golden ? [golden] : [];
  }
}

async function post(action, body) {
  let answer;
  try {
    answer = await fetch(action, {
      method: 'POST', body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Redline-Token': contents.token },
    });
  } catch {
    throw new Error('The review is no longer running: start it again and load its new page.');
  }
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function showError(errors) {
  const lines = [...new Set(errors)];
  const rest = lines.length > 5 ? [`… and ${lines.length - 5} more`] : [];
  node('error').textContent = [...lines.slice(0, 5), ...rest].join('\n');
  node('error').hidden = false;
}

async function finish() {
  try {
    await post('done', {});
  } catch (error) {
    showError([error.message]);
    return;
  }
  stage.playing = false;
  node('snapshot').hidden = true;
  node('notice').hidden = false;
  node('notice').textContent = 'The review is done. This page can be closed.';
  for (const control of document.querySelectorAll('button, input, select')) control.disabled = true;
}

// Commands to copy

// A shell replaces a ~ or an = at the start of a word.
const shellWord = (text) => (/^[\w.\-+@/][\w.\-+@/=~]*$/.test(text) ? text : `'${text}'`);
const acceptCommand = (indices) =>
  ['redline accept', ...indices.map((index) => shellWord(entries[index].id))].join(' ');

async function copy(text, button) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = element('textarea', { 'aria-hidden': 'true' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = label; }, 1500);
}

// Light and dark

const themes = ['auto', 'light', 'dark'];

function setTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  node('theme').textContent = theme[0].toUpperCase() + theme.slice(1);
  node('theme').setAttribute('aria-label', `Colours: ${theme}`);
  node('theme').dataset.theme = theme;
  try { localStorage.setItem('redline-theme', theme); } catch { /* a file */ }
}

function savedTheme() {
  try { return localStorage.getItem('redline-theme') || 'auto'; } catch { return 'auto'; }
}

// Keys

const keys = [
  { keys: ['j', 'ArrowDown'], label: 'Next snapshot', run: () => move(1) },
  { keys: ['k', 'ArrowUp'], label: 'Previous snapshot', run: () => move(-1) },
  { keys: ['a'], label: 'Accept', review: true, run: () => decideCurrent('accept') },
  { keys: ['r'], label: 'Reject', review: true, run: () => decideCurrent('reject') },
  { keys: ['A'], label: 'Accept all of the same cause', review: true, run: acceptCause },
  ...views.map((view, place) => ({
    keys: [String(place + 1)], label: view.label,
    run: () => { if (stage.entry && stage.offers(view)) stage.choose(view.id); },
  })),
  { keys: [' '], name: 'Space', label: 'Blink: the other picture', run: flip },
  { keys: ['ArrowLeft'], label: 'Slider and onion skin: less', run: () => mixBy(-5) },
  { keys: ['ArrowRight'], label: 'Slider and onion skin: more', run: () => mixBy(5) },
  { keys: ['o'], label: 'Constraints on or off', run: toggleOverlay },
  { keys: ['m'], label: 'Marks around what differs on or off', run: toggleMarks },
  { keys: ['f'], label: 'Fit the window', run: () => stage.setZoom(0) },
  { keys: ['0'], label: '100 %', run: () => stage.setZoom(1) },
  { keys: ['+', '='], label: 'Larger', run: () => stage.stepZoom(1) },
  { keys: ['-'], label: 'Smaller', run: () => stage.stepZoom(-1) },
  { keys: ['/'], label: 'Search', run: () => { openList(true); node('search').focus(); } },
  { keys: ['?'], label: 'This help', run: () => node('help').showModal() },
];
const keyNames = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', A: '⇧A' };

function decideCurrent(action) { if (entries[current] && isOpen(current)) decide(action, [current]); }

function acceptCause() {
  if (!entries[current]) return;
  decide('accept', shown.filter((i) => entries[i].cause === entries[current].cause && isOpen(i)));
}

function flip() { if (stage.entry && stage.offers(views[3])) stage.flip(); }
function mixBy(step) {
  if (stage.activeView in stage.mix) stage.setMix(stage.mix[stage.activeView] + step);
}
function toggleOverlay() { if (stage.hasOverlay) stage.setOverlay(!stage.overlay); }

function toggleMarks() { if (stage.boxes.length > 0) stage.setMarked(!stage.marked); }

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || node('help').open) return;
  const target = event.target;
  if (target.matches('input, select, textarea')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  // A focused button keeps the keys that press it, and what scrolls keeps its arrows.
  if (event.key === ' ' && target.matches('button')) return;
  if (event.key.startsWith('Arrow') && target.matches('.scroller, pre')) return;
  const action = keys.find((item) => item.keys.includes(event.key) && (isReview || !item.review));
  if (!action || !entries[current] && event.key !== '?') return;
  event.preventDefault();
  action.run();
}

function drawKeys() {
  for (const item of keys) {
    if (item.review && !isReview) continue;
    const names = item.keys.map((key) => item.name || keyNames[key] || key);
    node('keys').append(
      element('dt', {}, ...names.map((name) => element('kbd', { text: name }))),
      element('dd', { text: item.label }));
  }
}

// Starting

function drawFilters() {
  const suites = [...new Set(entries.map((entry) => entry.suite))].sort();
  node('suite').append(element('option', { value: '', text: 'All suites' }),
    ...suites.map((suite) => element('option', { value: suite, text: suite })));
  node('suite').hidden = suites.length < 2;
  const verdicts = verdictOrder.filter((verdict) => entries.some((e) => e.verdict === verdict));
  for (const verdict of verdicts) {
    const count = entries.filter((entry) => entry.verdict === verdict).length;
    const button = element('button', { type: 'button', 'aria-pressed': 'false' });
    button.textContent = `${verdict} ${count}`;
    button.addEventListener('click', () => {
      const isOn = !filter.verdicts.delete(verdict);
      if (isOn) filter.verdicts.add(verdict);
      button.setAttribute('aria-pressed', String(isOn));
      applyFilter();
    });
    node('verdicts').append(button);
  }
  node('verdicts').hidden = verdicts.length < 2;
}

function applyFilter() {
  drawList();
  if (!shown.includes(current) && shown.length > 0) select(shown[0]);
}

function listen() {
  node('search').addEventListener('input', (event) => {
    filter.text = event.target.value.trim();
    applyFilter();
  });
  node('suite').addEventListener('change', (event) => {
    filter.suite = event.target.value;
    applyFilter();
  });
  node('list-button').addEventListener('click', () =>
    openList(node('list-button').getAttribute('aria-expanded') !== 'true'));
  node('accept').addEventListener('click', () => decideCurrent('accept'));
  node('reject').addEventListener('click', () => decideCurrent('reject'));
  node('copy').addEventListener('click', () => copy(node('command-text').textContent, node('copy')));
  node('done').addEventListener('click', finish);
  node('mix').addEventListener('input', (event) => stage.setMix(Number(event.target.value)));
  node('play').addEventListener('click', () => stage.play(!stage.playing));
  node('zoom-fit').addEventListener('click', () => stage.setZoom(0));
  node('zoom-full').addEventListener('click', () => stage.setZoom(1));
  node('zoom-in').addEventListener('click', () => stage.stepZoom(1));
  node('zoom-out').addEventListener('click', () => stage.stepZoom(-1));
  node('overlay').addEventListener('click', toggleOverlay);
  node('marks').addEventListener('click', toggleMarks);
  node('help-button').addEventListener('click', () => node('help').showModal());
  node('theme').addEventListener('click', () =>
    setTheme(themes[(themes.indexOf(node('theme').dataset.theme) + 1) % themes.length]));
  document.addEventListener('keydown', keyPressed);
  // What was clicked does not keep the keys, so that the space bar blinks afterwards, too.
  document.addEventListener('click', (event) => {
    if (event.detail > 0) event.target.closest('button')?.blur();
  });
  stage.changed = drawTools;
  setInterval(() => stage.tick(), 700);
}

function start() {
  setTheme(themes.includes(savedTheme()) ? savedTheme() : 'auto');
  const counts = contents.counts.map(({ verdict, count }) => `${count} ${verdict}`);
  node('counts').textContent = counts.join(', ') || 'no snapshots';
  for (const problem of contents.problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    node('problems').append(item);
  }
  node('problems').hidden = contents.problems.length === 0;
  node('done').hidden = !isReview;
  views.forEach(({ id, label }, place) => {
    const button = element('button', { type: 'button', 'data-view': id, text: label });
    button.append(element('kbd', { text: String(place + 1), 'aria-hidden': 'true' }));
    button.addEventListener('click', () => stage.choose(id));
    node('views').append(button);
  });
  drawKeys();
  drawFilters();
  listen();
  drawList();
  if (entries.length === 0) {
    node('notice').textContent = 'There is nothing to look at.';
    node('list-button').hidden = node('search').hidden = true;
    node('list').replaceChildren();
    return select(-1);
  }
  let named = -1;
  try {
    const file = decodeURIComponent(location.hash.slice(1));
    named = entries.findIndex((entry) => entry.file === file);
  } catch { /* not an address of this page */ }
  select(named >= 0 ? named : shown[0]);
}

start();
