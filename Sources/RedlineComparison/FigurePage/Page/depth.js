// The views of a figure as layers by depth, seen from the side.
const turn = { x: -18, y: 32 };

function toggleDepth(figure) {
  if (figure.stage) {
    figure.stage.remove();
    figure.stage = null;
    figure.host.hidden = false;
    return false;
  }
  draw(figure);
  const deepest = Math.max(0, ...figure.items.map(view => view.depth));
  const shown = Math.min(deepest, 24);
  const body = make('div', { className: 'turn' });
  const scale = Math.min(1, 520 / figure.size[1], 620 / figure.size[0]);
  for (let depth = 0; depth <= shown; depth += 1) body.append(sheet(figure, depth, shown, scale));
  const stage = make('div', { className: 'stage', tabIndex: 0, role: 'img',
    'aria-label': `${figure.title}: ${shown + 1} layers of views, as from the side` }, body);
  const apply = () => { body.style.transform = `rotateX(${turn.x}deg) rotateY(${turn.y}deg)`; };
  stage.addEventListener('pointerdown', down => {
    const start = { ...turn };
    const move = event => {
      turn.y = Math.max(-80, Math.min(80, start.y + (event.clientX - down.clientX) / 4));
      turn.x = Math.max(-80, Math.min(80, start.x - (event.clientY - down.clientY) / 4));
      apply();
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
  });
  stage.addEventListener('keydown', event => {
    const step = { ArrowLeft: ['y', -6], ArrowRight: ['y', 6], ArrowUp: ['x', 6], ArrowDown: ['x', -6] }[event.key];
    if (!step) return;
    event.preventDefault();
    turn[step[0]] = Math.max(-80, Math.min(80, turn[step[0]] + step[1]));
    apply();
  });
  apply();
  figure.stage = stage;
  figure.host.hidden = true;
  figure.host.after(stage);
  figure.article.scrollIntoView({ block: 'nearest' });
  return true;
}

// A copy of the picture in which only the views of one depth are seen, each with its frame.
function sheet(figure, depth, deepest, scale) {
  const copy = figure.svg.cloneNode(true);
  copy.setAttribute('width', figure.size[0] * scale);
  copy.setAttribute('height', figure.size[1] * scale);
  for (const layer of copy.querySelectorAll('[data-layer]')) {
    const isScreen = layer.dataset.layer === 'screen' || depth === 0 && layer.dataset.layer === 'background';
    if (!isScreen) layer.remove();
    else layer.setAttribute('visibility', depth === 0 ? 'visible' : 'hidden');
  }
  for (const element of copy.querySelectorAll('[data-layer="screen"] [data-s]')) {
    const number = Number(element.dataset.s.split(' ')[0]);
    const own = kindOf(figure, number) === 'item' && item(figure, number).depth === depth;
    element.setAttribute('visibility', own ? 'visible' : 'hidden');
  }
  for (const element of copy.querySelectorAll(':scope > rect')) element.remove();
  const holder = make('div', { className: 'sheet' });
  const root = holder.attachShadow({ mode: 'open' });
  root.append(copy);
  const z = (depth - deepest / 2) * Math.min(60, 300 / (deepest + 1));
  holder.style.transform =
    `translate(-50%, -50%) translateZ(${z}px)`;
  frames(figure, depth, copy);
  return holder;
}

function frames(figure, depth, copy) {
  const screen = screenMatrix(figure);
  figure.items.forEach(view => {
    if (view.depth !== depth || view.isHidden) return;
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const values = {
      x: screen.x + view.frame[0] * screen.scale, y: screen.y + view.frame[1] * screen.scale,
      width: view.frame[2] * screen.scale, height: view.frame[3] * screen.scale,
      fill: 'none', stroke: isDark() ? '#6cb6ff' : '#0969da', 'stroke-width': 1,
    };
    for (const [key, value] of Object.entries(values)) rect.setAttribute(key, value);
    copy.append(rect);
  });
}
