// What was saved: the list of layouts, errors, and when to ask again.
function badge(count) {
  if (!count || count.errors + count.warnings === 0) return null;
  const isError = count.errors > 0;
  const total = isError ? count.errors : count.warnings;
  return make('b', {
    className: isError ? 'badge error' : 'badge', textContent: String(total),
    title: `${total} ${isError ? 'error' : 'warning'}${total === 1 ? '' : 's'}`,
  });
}

const counts = new Map();
function showNames() {
  const sought = node('search').value.trim().toLowerCase();
  const all = [...live.list, ...logged];
  let section;
  let hits = 0;
  const rows = [];
  for (const one of all) {
    const texts = [one.name, one.title, one.place || '', one.section || ''];
    if (!texts.some(text => text.toLowerCase().includes(sought))) continue;
    hits += 1;
    if (one.section && one.section !== section) rows.push(make('li', { className: 'heading', textContent: one.section }));
    section = one.section;
    const a = make('a', { href: '#' + encodeURIComponent(one.name) },
      make('span', {}, one.title, one.place ? make('small', { textContent: one.place }) : null),
      badge(counts.get(one.name)));
    a.dataset.name = one.name;
    if (one.name === chosen.name) a.setAttribute('aria-current', 'true');
    a.addEventListener('click', event => { event.preventDefault(); choose(one.name); });
    rows.push(make('li', {}, a));
  }
  node('names').replaceChildren(...rows);
  node('none').hidden = hits > 0;
  document.querySelector('.work').classList.toggle('single', all.length < 2);
}

// How many findings each layout has, one after the other, when nothing else is to be asked.
async function countFindings(generation) {
  counts.clear();
  if (live.list.length < 2) return;
  for (const one of live.list.slice(0, 60)) {
    while (isAsking || wanted) await new Promise(resolve => setTimeout(resolve, 150));
    if (generation !== live.generation) return;
    try {
      const answer = await post('ask', { kind: 'check', name: one.name });
      if (generation !== live.generation) return;
      counts.set(one.name, answer.error ? { errors: 1, warnings: 0 } : answer.check);
    } catch { return; }
    const entry = [...document.querySelectorAll('#names a')].find(a => a.dataset.name === one.name);
    const mark = badge(counts.get(one.name));
    if (entry && mark && !entry.querySelector('.badge')) entry.append(mark);
  }
}

function problemCard(kind, text, place, excerpt) {
  return make('div', { className: `problem is-${kind}` },
    place ? make('p', { className: 'place', textContent: place }) : null,
    make('p', {}, kind === 'note' ? '' : make('strong', { textContent: `${kind}: ` }), text),
    excerpt && excerpt.length > 0 ? make('pre', { textContent: excerpt.join('\n'), tabIndex: 0 }) : null);
}

function showProblems() {
  const cards = [];
  const messages = live.messages || [];
  const failed = live.status === 'failed';
  for (const kind of ['error', 'warning']) {
    for (const one of messages.filter(message => message.kind === kind)) {
      cards.push(problemCard(kind, one.text, `${one.file}:${one.line}:${one.column}`, one.excerpt));
    }
  }
  if (failed && !messages.some(one => one.kind === 'error')) cards.unshift(problemCard('error', live.failure ?? ''));
  for (const text of live.problems || []) cards.push(problemCard('error', text));
  if (problem) cards.push(problemCard('error', problem));
  node('problems').replaceChildren(...cards);
  if (shown) {
    shown.picture.classList.toggle('stale', Boolean(failed && live.generation > 0 || problem));
  } else {
    const wait = live.compiles === undefined ? '' : live.compiles ? 'Compiling' : 'Reading';
    node('empty').textContent = !failed ? wait
      : `The first picture comes with the next save that ${live.compiles ? 'compiles' : 'can be read'}.`;
    node('empty').hidden = false;
  }
}

function showStatus(kind, text) {
  node('status').dataset.is = kind;
  const label = node('status').querySelector('span');
  if (label.textContent !== text) label.textContent = text;
}

// Counts the seconds of what takes long; for eyes alone, since a reader would speak each of them.
let workingSince = 0;
function showWaiting() {
  const seconds = Math.floor((performance.now() - workingSince) / 1000);
  node('waiting').textContent = live.status === 'building' && seconds >= 3 ? `${seconds} s` : '';
}

function showState(state) {
  const isNew = state.generation !== live.generation;
  if (live.status !== 'building') workingSince = performance.now();
  Object.assign(live, {
    revision: state.revision, generation: state.generation, status: state.status,
    compiles: state.compiles, failure: state.failure, messages: state.messages, list: state.list.figures,
    problems: state.list.problems, bases: state.bases,
  });
  node('title').textContent = state.title;
  const errors = state.messages.filter(one => one.kind === 'error').length;
  document.title = (state.status === 'failed' ? '✕ ' : '') + state.title;
  showStatus(state.status, {
    building: 'Working', failed: errors ? `${errors} error${errors === 1 ? '' : 's'}` : 'Not drawn',
    ready: state.seconds === undefined || state.seconds === null ? 'Ready' : `Ready in ${state.seconds.toFixed(2)} s`,
  }[state.status]);
  showWaiting();
  if (!isNew || state.generation === 0) { showProblems(); return; }
  if (chosen.against && !live.bases.includes(chosen.against)) chosen.against = null;
  if (!entryOf(chosen.name) && !logged.some(one => one.name === chosen.name)) chosen.name = live.list[0]?.name ?? null;
  showNames();
  showControls();
  showProblems();
  if (shown) {
    shown.picture.classList.remove('fresh');
    requestAnimationFrame(() => shown.picture.classList.add('fresh'));
  }
  refresh();
  countFindings(state.generation);
}

async function watch() {
  let pause = 0;
  while (true) {
    const begin = performance.now();
    try {
      const answer = await fetch(`state?after=${live.revision}`);
      if (!answer.ok) throw new Error(answer.statusText);
      const state = await answer.json();
      const isSame = state.revision === live.revision;
      // Whoever has too many pages open asks less often.
      pause = isSame && performance.now() - begin < 1000 ? 1000 : 0;
      if (!isSame || live.status === 'gone') showState(state);
    } catch {
      live.status = 'gone';
      showStatus('failed', 'The preview has ended');
      pause = 1500;
    }
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause));
  }
}

async function explainLog() {
  const answer = node('log-answer');
  try {
    const found = await post('log', [node('log-text').value]);
    answer.hidden = false;
    answer.textContent = found.error ?? found.text;
    if (!found.figures || found.figures.length === 0) return;
    logged = found.figures.map(one => ({ ...one, varies: false }));
    showNames();
    choose(logged[0].name);
    refresh();
  } catch (error) {
    answer.hidden = false;
    answer.textContent = String(error.message || error);
  }
}

addEventListener('hashchange', () => {
  try { choose(decodeURIComponent(location.hash.slice(1).split('/')[0])); } catch { /* No link of ours. */ }
});
recall();
addControls();
node('log-open').addEventListener('click', keys.o);
node('log-explain').addEventListener('click', explainLog);
node('log-close').addEventListener('click', () => node('log').close());
for (const name of Object.keys(layers)) setLayer(name, layers[name]);
setScheme(chosen.scheme);
showPanel();
setInterval(showWaiting, 1000);
watch();
