// Selecting, links, keys, and the page itself.
function hover(figure, number) {
  if (number === null && focus.hovered === null) return;
  if (number !== null && focus.figure !== figure && focus.pinned === null) setFigure(figure);
  if (focus.figure !== figure) return;
  focus.hovered = number;
  light(figure);
}

function setFigure(figure) {
  if (focus.figure === figure) return;
  const old = focus.figure;
  Object.assign(focus, { figure, hovered: null, pinned: null });
  if (old) light(old);
  for (const link of node('names').querySelectorAll('a')) {
    if (link.hash === linkTo(figure)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  showPanel();
}

function pin(figure, number) {
  setFigure(figure);
  focus.pinned = number;
  focus.hovered = null;
  light(figure);
  showPanel();
  history.replaceState(null, '', linkTo(figure, number));
}

// A link names what it is about, not its number, which the next edit changes.
const linkTo = (figure, number = null) =>
  '#' + encodeURIComponent(figure.name)
  + (number === null ? '' : '/' + encodeURIComponent(nameOf(figure, number)));

function followLink() {
  const [name, subject] = location.hash.slice(1).split('/').map(part => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  const figure = figures.find(one => one.name === name);
  if (!figure) return;
  draw(figure);
  figure.article.scrollIntoView();
  const count = figure.findingStart + figure.findings.length;
  let number = null;
  for (let one = 0; subject !== undefined && one < count && number === null; one += 1) {
    if (nameOf(figure, one) === subject) number = one;
  }
  setFigure(figure);
  focus.pinned = number;
  light(figure);
  showPanel();
}

function addFigure(figure) {
  figure.host = make('div', { className: 'host' });
  if (figure.changed) pictureOf(figure);
  setSize(figure);
  figure.article = make('article', { id: 'figure-' + figure.name },
    // Below the page's heading, or that of a section.
    make(figure.section ? 'h3' : 'h2', { textContent: `${figure.title}, ${figure.place}` }),
    figure.summary ? make('p', { textContent: figure.summary }) : null,
    make('div', { className: 'picture' }, figure.host));
  if (figure.source) {
    figure.article.append(make('details', { className: 'source' },
      make('summary', { textContent: 'Source' }), make('pre', { textContent: figure.source })));
  }
  figure.host.addEventListener('pointermove', event => hover(figure, numberAt(event)));
  figure.host.addEventListener('pointerleave', () => hover(figure, null));
  figure.host.addEventListener('click', event => pin(figure, numberAt(event)));
  return figure.article;
}

function addFigures() {
  let section;
  for (const figure of figures) {
    if (figure.section && figure.section !== section) {
      node('figures').append(make('h2', { textContent: figure.section }));
      node('names').append(make('li', { className: 'heading', textContent: figure.section }));
    }
    section = figure.section;
    node('figures').append(addFigure(figure));
    const link = make('a', { href: linkTo(figure) }, figure.title,
      make('small', { textContent: figure.place }));
    figure.entry = make('li', {}, link);
    node('names').append(figure.entry);
  }
  document.querySelector('.columns').classList.toggle('single', figures.length < 2);
  const near = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      near.unobserve(entry.target);
      draw(figures.find(figure => figure.article === entry.target));
    }
  }, { rootMargin: '400px' });
  for (const figure of figures) near.observe(figure.article);
}

function search() {
  const wanted = node('search').value.trim().toLowerCase();
  let count = 0;
  for (const figure of figures) {
    const texts = [figure.name, figure.title, figure.place, figure.section || '',
      ...figure.items.map(view => view.name)];
    const fits = texts.some(text => text.toLowerCase().includes(wanted));
    figure.entry.hidden = !fits;
    figure.article.hidden = !fits;
    if (fits) count += 1;
  }
  for (const heading of document.querySelectorAll('#names .heading, #figures > h2')) {
    heading.hidden = wanted !== '';
  }
  node('none').hidden = count > 0;
}

function setLayer(name, isOn) {
  layers[name] = isOn;
  document.querySelector(`input[data-layer="${name}"]`).checked = isOn;
  for (const figure of figures) showLayers(figure);
}

function setChanges(isOn) {
  showsChanges = isOn;
  node('changes').checked = isOn;
  for (const figure of figures) {
    if (!figure.changed || !figure.drawn) continue;
    if (figure.stage) toggleDepth(figure);
    draw(figure);
    setSize(figure);
  }
}

function setSize(figure) {
  figure.host.style.width = `${figure.size[0]}px`;
  figure.host.style.aspectRatio = `${figure.size[0]} / ${figure.size[1]}`;
}

function setScheme(next) {
  scheme = next;
  document.documentElement.className = next === 'auto' ? '' : next;
  node('theme').textContent = { auto: 'As the system', light: 'Light', dark: 'Dark' }[next];
  for (const figure of figures) if (figure.drawn) draw(figure);
}

function toggleStage() {
  const figure = focus.figure || figures[0];
  if (!figure) return;
  node('depth').setAttribute('aria-pressed', String(toggleDepth(figure)));
}

function step(by) {
  const shown = figures.filter(figure => !figure.article.hidden);
  const index = shown.indexOf(focus.figure);
  const next = shown[Math.max(0, Math.min(shown.length - 1, index + by))];
  if (!next) return;
  draw(next);
  pin(next, null);
  next.article.scrollIntoView();
}

const keys = {
  '/': () => node('search').focus(), n: () => step(1), p: () => step(-1), e: toggleStage,
  c: () => setLayer('constraints', !layers.constraints), g: () => setLayer('guides', !layers.guides),
  f: () => setLayer('findings', !layers.findings), v: () => setLayer('outlines', !layers.outlines),
  b: () => setChanges(!showsChanges),
  d: () => setScheme({ auto: 'light', light: 'dark', dark: 'auto' }[scheme]),
  '?': () => node('keys').showModal(),
};
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || node('keys').open) return;
  if (event.key === 'Escape') {
    if (event.target === node('search')) { node('search').value = ''; search(); node('search').blur(); }
    if (focus.figure) pin(focus.figure, null);
    return;
  }
  if (event.target.matches && event.target.matches('input[type="search"]')) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
node('search').addEventListener('input', search);
node('theme').addEventListener('click', keys.d);
node('changes').addEventListener('change', event => setChanges(event.target.checked));
for (const part of document.querySelectorAll('.of-changes')) {
  part.hidden = !figures.some(figure => figure.changed);
}
node('depth').addEventListener('click', toggleStage);
node('help').addEventListener('click', keys['?']);
for (const box of document.querySelectorAll('input[data-layer]')) {
  box.addEventListener('change', () => setLayer(box.dataset.layer, box.checked));
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => setScheme(scheme));
addEventListener('hashchange', followLink);
addEventListener('beforeprint', () => { for (const figure of figures) draw(figure); });

addFigures();
setScheme('auto');
if (figures.length > 0) {
  draw(figures[0]);
  setFigure(figures[0]);
}
followLink();
