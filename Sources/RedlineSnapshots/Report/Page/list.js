
// What the page holds, the list of snapshots, and the chosen one.

const contents = JSON.parse(document.getElementById('contents').textContent);
const { entries, causes, isReview } = contents;
const node = (id) => document.getElementById(id);
const stage = new Stage(node('stage'));
const decisions = new Map(); // of entries: accepted or rejected
const rows = new Map();
const filter = { text: '', suite: '', verdicts: new Set() };
let shown = []; // places of the entries that the filters leave, in the order of the list
let current = -1;
let isBusy = false;

const verdictOrder = ['changed', 'missing', 'invalid', 'pending', 'recorded'];
const isOpen = (index) => entries[index].isReviewable && !decisions.has(index);

// What was typed is looked for in names, paths and places.
const searchTexts = entries.map(({ title, file, test, variant, source }) =>
  [title, file, test, variant, source || ''].join('\n').toLowerCase());

function passes(index) {
  const entry = entries[index];
  if (filter.suite && entry.suite !== filter.suite) return false;
  if (filter.verdicts.size > 0 && !filter.verdicts.has(entry.verdict)) return false;
  return filter.text.toLowerCase().split(/\s+/).every((word) => searchTexts[index].includes(word));
}

// The list

function drawList() {
  const groups = new Map();
  entries.forEach((entry, index) => {
    if (!passes(index)) return;
    if (!groups.has(entry.cause)) groups.set(entry.cause, []);
    groups.get(entry.cause).push(index);
  });
  shown = [...groups.values()].flat();
  rows.clear();
  const parts = [...groups].map(([cause, members]) => drawCause(causes[cause], members));
  if (parts.length === 0) parts.push(element('p', { class: 'empty', text: 'No snapshot matches.' }));
  node('list').replaceChildren(...parts);
  markCurrent();
  drawProgress();
}

function drawCause(cause, members) {
  const list = element('ul', {}, ...members.map((index) => element('li', {}, drawRow(index))));
  if (!cause.isKnown || members.length < 2) return element('section', { class: 'cause' }, list);
  const label = element('div', {},
    element('strong', { text: `Same cause, ${members.length} variants` }),
    element('p', { text: cause.headline, dir: 'auto' }));
  const head = element('div', { class: 'cause-head' }, label);
  const open = members.filter(isOpen);
  if (open.length > 1) {
    const button = element('button', { type: 'button', text: `Accept ${open.length}` });
    button.setAttribute('aria-label', `Accept ${open.length} snapshots: ${cause.headline}`);
    button.addEventListener('click', () => decide('accept', members.filter(isOpen)));
    head.append(button);
  } else if (!isReview && entries[members[0]].actualHash) {
    const button = element('button', { type: 'button', text: 'Copy accept' });
    button.setAttribute('aria-label', `Copy the command that accepts ${members.length} snapshots`);
    button.addEventListener('click', () => copy(acceptCommand(members), button));
    head.append(button);
  }
  return element('section', { class: 'cause known' }, head, list);
}

function drawRow(index) {
  const entry = entries[index];
  const decision = decisions.get(index);
  const row = element('button', { type: 'button', class: `row ${entry.verdict}` },
    element('span', { class: 'dot' }),
    element('bdi', { class: 'name', text: entry.title }),
    element('span', { class: 'state', text: decision || entry.verdict }),
    element('span', { class: 'place' }, element('bdi', { text: entry.id })));
  if (decision) row.classList.add('decided', decision);
  row.title = entry.file;
  row.addEventListener('click', () => {
    select(index);
    openList(false);
  });
  rows.set(index, row);
  return row;
}

function markCurrent() {
  for (const [index, row] of rows) {
    if (index === current) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
  const place = shown.indexOf(current);
  node('list-button').textContent =
    place < 0 ? `${shown.length} snapshots` : `Snapshot ${place + 1} of ${shown.length} ▾`;
}

function openList(isOpen) {
  node('list-button').setAttribute('aria-expanded', String(isOpen));
}

function drawProgress() {
  if (!isReview) return;
  const all = entries.filter((entry) => entry.isReviewable).length;
  const done = decisions.size;
  node('progress').textContent = done === all ? 'All decided' : `${done} of ${all} decided`;
}

// The chosen snapshot

function select(index) {
  current = index;
  const entry = entries[index];
  node('snapshot').hidden = !entry;
  node('notice').hidden = Boolean(entry);
  if (!entry) return;
  markCurrent();
  rows.get(index)?.scrollIntoView({ block: 'nearest' });
  node('error').hidden = true;
  node('title').textContent = entry.title;
  node('path').textContent = entry.file;
  node('test').textContent = [entry.suite, entry.test].join(' ') +
    (entry.variant ? `, ${entry.variant}` : '');
  node('source').textContent = entry.source || '';
  node('source-line').hidden = !entry.source;
  drawReason(entry);
  drawDecision();
  node('command').hidden = isReview || !entry.actualHash;
  node('command-text').textContent = acceptCommand([index]);
  stage.show(entry);
  try { history.replaceState(null, '', `#${encodeURIComponent(entry.file)}`); } catch { /* a file */ }
}

function drawReason(entry) {
  const decision = decisions.get(current);
  node('message').textContent =
    decision === 'accepted' ? 'Accepted: the new picture is the golden now.'
      : decision === 'rejected' ? 'Rejected: the golden stays, and the test fails until it holds again.'
        : entry.message;
  node('message').hidden = node('message').textContent === '';
  const text = entry.difference || '';
  const lines = text.split('\n').slice(0, 4000).map((line) => {
    const mark = line.trimStart().slice(0, 2);
    const kind = mark === '- ' ? 'gone' : mark === '+ ' ? 'come' : '';
    return element('span', { class: kind, text: `${line}\n` });
  });
  node('difference').replaceChildren(...lines);
  node('difference').hidden = text === '';
  node('difference').scrollTop = 0;
  node('environment').hidden = entry.environment.length === 0;
  node('environment').textContent = `Environment differs: ${entry.environment.join(', ')}`;
}

function drawDecision() {
  const entry = entries[current];
  if (!entry) return;
  const decision = decisions.get(current);
  node('verdict').textContent = decision || entry.phrase;
  node('verdict').className = `badge ${decision || entry.verdict}`;
  node('decide').hidden = !entry.isReviewable;
  node('accept').disabled = node('reject').disabled = isBusy || Boolean(decision);
}

function drawTools() {
  const view = stage.activeView;
  node('snapshot').dataset.view = view;
  for (const button of node('views').children) {
    const item = views.find(({ id }) => id === button.dataset.view);
    button.setAttribute('aria-pressed', String(item.id === view));
    button.disabled = !stage.offers(item);
  }
  node('mix').hidden = !(view in stage.mix);
  node('mix').setAttribute('aria-label', view === 'onion' ? 'Part of the new picture' : 'Divider');
  if (view in stage.mix) node('mix').value = stage.mix[view];
  node('play').hidden = view !== 'blink';
  node('play').textContent = stage.playing ? 'Pause' : 'Play';
  node('zoom-fit').setAttribute('aria-pressed', String(stage.zoom === 0));
  node('zoom-full').setAttribute('aria-pressed', String(stage.zoom === 1));
  node('overlay').hidden = !stage.hasOverlay;
  node('overlay').setAttribute('aria-pressed', String(stage.overlay));
  node('marks').hidden = view !== 'side' || stage.boxes.length === 0;
  node('marks').setAttribute('aria-pressed', String(stage.marked));
}

// Moves so many places in the list.
function move(step) {
  if (shown.length === 0) return;
  const place = shown.indexOf(current);
  const next = place < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, place + step));
  select(shown[next]);
}

// Goes on to what is still open, from the chosen one on.
function advance() {
  const place = shown.indexOf(current);
  const next = [...shown.slice(place + 1), ...shown.slice(0, place + 1)].find(isOpen);
  if (next === undefined) select(current);
  else select(next);
  if (decisions.size === entries.filter((entry) => entry.isReviewable).length) node('done').focus();
}
