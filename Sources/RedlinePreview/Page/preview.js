// The preview: which layout is shown, in which environment, and what is asked about it.
const known = JSON.parse(node('choices').textContent);
const token = node('choices').dataset.token;
const live = { revision: 0, generation: -1, list: [], bases: [], status: 'building', failure: null };
const emptyChoices = { device: null, orientation: null, direction: null, textSize: null, keyboard: null, width: null };
// What was chosen; it stays when the page is loaded again.
const chosen = {
  name: null, variant: { ...emptyChoices }, style: 'annotated', against: null, zoom: 'fit', scheme: 'auto',
};
// One figure is shown at a time; its place in the page stays.
let shown = null;
// Figures of a console log, which nobody is asked for.
let logged = [];

function remember() {
  try { sessionStorage.setItem('redline', JSON.stringify({ ...chosen, layers })); } catch { /* No matter. */ }
}
function recall() {
  try {
    const kept = JSON.parse(sessionStorage.getItem('redline')) || {};
    Object.assign(layers, kept.layers);
    delete kept.layers;
    Object.assign(chosen, kept);
  } catch { /* No matter. */ }
  const name = location.hash.slice(1).split('/')[0];
  try { if (name) chosen.name = decodeURIComponent(name); } catch { /* No link of ours. */ }
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Redline-Token': token },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const entryOf = name => live.list.find(one => one.name === name);
const varies = () => Boolean(entryOf(chosen.name)?.varies);

function question(isQuick) {
  const asked = {
    kind: 'figure', name: chosen.name, isDark: isDark(), style: chosen.style,
    variant: varies() ? withoutNulls(chosen.variant) : {},
  };
  if (isQuick) asked.zoom = quickZoom();
  else if (chosen.against) asked.against = chosen.against;
  return asked;
}
const withoutNulls = object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

// One question at a time, and always the last: while the screen's edge is dragged, each answer is shown.
let wanted = null;
let isAsking = false;
function refresh(isQuick = false) {
  wanted = { isQuick };
  remember();
  if (!isAsking) ask();
}
async function ask() {
  isAsking = true;
  while (wanted) {
    const { isQuick } = wanted;
    wanted = null;
    const local = logged.find(one => one.name === chosen.name);
    try {
      if (local) {
        showFigure({ figure: local, screenSize: local.items[0].frame.slice(2) });
      } else if (entryOf(chosen.name)) {
        const name = chosen.name;
        const answer = await post('ask', question(isQuick));
        if (name !== chosen.name) continue;
        if (answer.error) showProblem(answer.error);
        else if (answer.quick) showQuickly(answer.quick, answer.screenSize);
        else showFigure(answer);
      }
    } catch (error) {
      showProblem(String(error.message || error));
    }
  }
  isAsking = false;
}

// The problem of this figure; those of the compiler stand in the state.
let problem = null;
function showProblem(text) {
  problem = text;
  showProblems();
}

function makeFigure() {
  shown = {};
  shown.host = make('div', { className: 'host' });
  shown.picture = make('div', { className: 'picture' }, shown.host);
  shown.article = node('figure');
  shown.article.replaceChildren(shown.picture);
  shown.host.addEventListener('pointermove', event => hover(shown, numberAt(event)));
  shown.host.addEventListener('pointerleave', () => hover(shown, null));
  shown.host.addEventListener('click', event => pin(shown, numberAt(event)));
  addHandle(shown);
  figures.splice(0, figures.length, shown);
}

// While the edge is dragged there is a picture, and where views are; nothing else is asked for.
function showQuickly(quick, screenSize) {
  if (!shown?.items) return;
  Object.assign(shown, { size: quick.size, screen: quick.screen, screenSize, drawn: null });
  shown.light = shown.dark = quick.picture;
  shown.items[0].frame = quick.frame;
  focus.hovered = null;
  draw(shown);
  place(shown, true);
  showSize();
}

function showFigure(answer) {
  if (!shown) makeFigure();
  const isOther = shown.name !== answer.figure.name;
  const kept = !isOther && focus.pinned !== null && shown.items
    ? [kindOf(shown, focus.pinned), nameOf(shown, focus.pinned)] : null;
  const hadStage = shown.stage;
  if (hadStage) toggleDepth(shown);
  for (const key of ['headline', 'changes', 'summary', 'section']) delete shown[key];
  Object.assign(shown, answer.figure, {
    screenSize: answer.screenSize, environment: answer.environment ?? {},
  });
  const picture = isDark() ? answer.figure.dark ?? answer.figure.light : answer.figure.light ?? answer.figure.dark;
  shown.light = shown.dark = picture;
  shown.drawn = null;
  if (isOther) delete shown.off;
  number(shown);
  focus.figure = shown;
  focus.hovered = null;
  focus.pinned = kept ? find(shown, ...kept) : isOther ? subjectOfLink(shown) : null;
  draw(shown);
  place(shown, false);
  showControls();
  node('empty').hidden = true;
  shown.article.hidden = false;
  problem = null;
  showProblems();
  if (hadStage) toggleDepth(shown);
  showPanel();
}

function find(figure, kind, name) {
  const count = figure.findingStart + figure.findings.length;
  for (let one = 0; one < count; one += 1) {
    if (kindOf(figure, one) === kind && nameOf(figure, one) === name) return one;
  }
  return null;
}

function subjectOfLink(figure) {
  const parts = location.hash.slice(1).split('/');
  if (parts.length < 2) return null;
  try {
    const name = decodeURIComponent(parts[1]);
    return find(figure, 'item', name) ?? find(figure, 'constraint', name);
  } catch { return null; }
}

// What the panel and the pictures ask for: looking at something, and keeping it.
function hover(figure, number) {
  if (!figure || (number === null && focus.hovered === null) || document.body.classList.contains('dragging')) return;
  focus.hovered = number;
  light(figure);
}
function pin(figure, number) {
  focus.pinned = number;
  focus.hovered = null;
  light(figure);
  showPanel();
  link();
}
function link() {
  const subject = shown && focus.pinned !== null ? '/' + encodeURIComponent(nameOf(shown, focus.pinned)) : '';
  history.replaceState(null, '', '#' + encodeURIComponent(chosen.name ?? '') + subject);
}

function choose(name) {
  if (chosen.name === name) return;
  chosen.name = name;
  focus.pinned = null;
  link();
  showNames();
  refresh();
}
