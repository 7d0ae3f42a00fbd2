// Switches: the environment, what is compared, layers and zoom.
const titles = { commit: 'Last commit', golden: 'Golden', save: 'Last save' };

// What holds now, chosen or the layout's own.
function current() {
  const own = shown?.environment || {};
  const [width, height] = shown?.screenSize || [0, 0];
  return {
    orientation: chosen.variant.orientation ?? (width > height ? 'landscape' : 'portrait'),
    direction: chosen.variant.direction ?? own.direction ?? 'ltr',
    textSize: chosen.variant.textSize ?? own.textSize ?? 'L',
    keyboard: chosen.variant.keyboard ?? own.keyboard ?? 0,
  };
}

function set(name, value) {
  if (!varies()) return;
  chosen.variant[name] = value;
  // Another device or orientation has a width of its own.
  if (name === 'device' || name === 'orientation') chosen.variant.width = null;
  refresh();
  showControls();
}

function addDevices() {
  const groups = { phone: 'iPhone', pad: 'iPad', canvas: 'Other' };
  const own = make('option', { value: '', textContent: 'Its own' });
  node('device').append(own);
  for (const [kind, label] of Object.entries(groups)) {
    const options = known.devices.filter(one => one.kind === kind).map(one =>
      make('option', { value: one.slug, textContent: one.name }));
    if (options.length > 0) node('device').append(make('optgroup', { label }, ...options));
  }
  node('text-size').max = String(known.textSizes.length - 1);
}

function showControls() {
  const now = current();
  const isFixed = !varies();
  const slug = entryOf(chosen.name)?.variant.device ?? (chosen.variant.device ? null : shown?.environment?.device);
  const device = known.devices.find(one => one.slug === slug);
  node('device').options[0].textContent = device ? `Its own: ${device.name}` : 'Its own';
  node('device').value = chosen.variant.device ?? '';
  for (const button of document.querySelectorAll('[data-choice]')) {
    button.setAttribute('aria-pressed', String(now[button.dataset.choice] === button.dataset.value));
    button.disabled = isFixed;
  }
  const size = known.textSizes.indexOf(now.textSize);
  node('text-size').value = String(size);
  node('text-size').setAttribute('aria-valuetext', now.textSize);
  node('text-size-name').textContent = now.textSize;
  node('keyboard').setAttribute('aria-pressed', String(now.keyboard > 0));
  for (const name of ['device', 'text-size', 'keyboard', 'width']) node(name).disabled = isFixed;
  node('style').value = chosen.style;
  node('reset').hidden = Object.values(chosen.variant).every(value => value === null);
  showSize();
  showAgainst();
}

function showSize() {
  const [width, height] = shown?.screenSize || [0, 0];
  node('width').value = String(width);
  node('width').setAttribute('aria-valuetext', `${width} points`);
  const rate = layoutRate();
  node('size').textContent = width ? `${width} × ${height} pt` + (rate ? `, ${rate}/s` : '') : '';
}

function showAgainst() {
  const names = [null, ...live.bases];
  if (node('against').dataset.names !== String(names)) {
    node('against').dataset.names = String(names);
    node('against').replaceChildren(...names.map(name => {
      const button = make('button', { type: 'button', textContent: name ? titles[name] : 'Now', title: name ? 'What changed since (x)' : 'What is saved (x)' });
      button.dataset.name = name ?? '';
      button.addEventListener('click', () => compare(name));
      return button;
    }));
  }
  node('against').hidden = live.bases.length === 0;
  for (const button of node('against').children) {
    button.setAttribute('aria-pressed', String(button.dataset.name === (chosen.against ?? '')));
  }
}

function compare(name) {
  chosen.against = name;
  showAgainst();
  refresh();
}

function setLayer(name, isOn) {
  layers[name] = isOn;
  document.querySelector(`input[data-layer="${name}"]`).checked = isOn;
  if (shown) showLayers(shown);
  remember();
}

function setScheme(next) {
  scheme = chosen.scheme = next;
  document.documentElement.className = next === 'auto' ? '' : next;
  node('theme').textContent = `Theme: ${{ auto: 'system', light: 'light', dark: 'dark' }[next]}`;
  refresh();
}

function toggleStage() {
  if (!shown?.svg) return;
  const isOn = toggleDepth(shown);
  node('depth').setAttribute('aria-pressed', String(isOn));
  shown.handle.hidden = isOn || !varies();
}

// Zoom: points of the window in a point of the picture.
function zoomOf(figure) {
  if (chosen.zoom !== 'fit') return chosen.zoom;
  const style = getComputedStyle(node('scroller'));
  const space = node('scroller').clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.max(0.1, Math.min(1.25, space / figure.size[0]));
}
function zoom(by) {
  if (!shown) return;
  chosen.zoom = by === null ? 'fit' : Math.max(0.1, Math.min(6, zoomOf(shown) * by));
  place(shown, false);
  remember();
}

function step(by) {
  const names = [...document.querySelectorAll('#names a')].filter(one => !one.parentElement.hidden);
  const index = names.findIndex(one => one.getAttribute('aria-current'));
  const next = names[Math.max(0, Math.min(names.length - 1, index + by))];
  if (!next) return;
  choose(next.dataset.name);
  next.scrollIntoView({ block: 'nearest' });
}

function stepText(by) {
  const index = known.textSizes.indexOf(current().textSize) + by;
  if (known.textSizes[index]) set('textSize', known.textSizes[index]);
}

const keys = {
  '/': () => node('search').focus(), n: () => step(1), p: () => step(-1), e: toggleStage,
  c: () => setLayer('constraints', !layers.constraints), g: () => setLayer('guides', !layers.guides),
  f: () => setLayer('findings', !layers.findings), v: () => setLayer('outlines', !layers.outlines),
  d: () => setScheme({ auto: 'light', light: 'dark', dark: 'auto' }[scheme]),
  l: () => set('orientation', current().orientation === 'landscape' ? 'portrait' : 'landscape'),
  r: () => set('direction', current().direction === 'rtl' ? 'ltr' : 'rtl'),
  k: () => set('keyboard', current().keyboard > 0 ? 0 : 336),
  t: () => stepText(1), T: () => stepText(-1),
  x: () => compare(chosen.against ? null : live.bases[0] ?? null),
  '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), 0: () => zoom(null),
  o: () => node('log').showModal(), '?': () => node('keys').showModal(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    if (event.target === node('search')) { node('search').value = ''; showNames(); node('search').blur(); }
    if (shown) pin(shown, null);
    return;
  }
  if (event.target.matches && event.target.matches('input[type="search"], select, textarea')) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function addControls() {
  addDevices();
  showControls();
  node('device').addEventListener('change', () => set('device', node('device').value || null));
  for (const button of document.querySelectorAll('[data-choice]')) {
    button.addEventListener('click', () => set(button.dataset.choice, button.dataset.value));
  }
  node('text-size').addEventListener('input', () => set('textSize', known.textSizes[Number(node('text-size').value)]));
  node('keyboard').addEventListener('click', keys.k);
  node('style').addEventListener('change', () => { chosen.style = node('style').value; refresh(); });
  node('reset').addEventListener('click', () => {
    Object.assign(chosen.variant, emptyChoices);
    refresh();
    showControls();
    node('device').focus();
  });
  node('width').addEventListener('input', () => setWidth(Number(node('width').value)));
  for (const box of document.querySelectorAll('input[data-layer]')) {
    box.addEventListener('change', () => setLayer(box.dataset.layer, box.checked));
  }
  node('theme').addEventListener('click', keys.d);
  node('depth').addEventListener('click', toggleStage);
  node('help').addEventListener('click', keys['?']);
  node('smaller').addEventListener('click', keys['-']);
  node('larger').addEventListener('click', keys['+']);
  node('fit').addEventListener('click', keys[0]);
  node('search').addEventListener('input', showNames);
  document.addEventListener('keydown', onKey);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => setScheme(scheme));
  addEventListener('resize', () => { if (shown?.size) place(shown, false); });
}
