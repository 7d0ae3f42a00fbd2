// The width of the screen, by its edge: solved anew at each step, and drawn whole at the end.
let base = null;
let settling = null;
const rates = [];

// The picture keeps its size in the window while the screen is dragged.
function quickZoom() {
  if (!base && shown?.screen) {
    const scale = zoomOf(shown);
    base = {
      scale, zoom: shown.screen[2], x: shown.screen[0], y: shown.screen[1],
      left: shown.picture.offsetLeft, knob: shown.handle.offsetTop + shown.knob,
    };
  }
  return base ? base.zoom : 1;
}

function setWidth(width) {
  if (!varies()) return;
  chosen.variant.width = Math.max(1, Math.min(10000, Math.round(width)));
  refresh(true);
  clearTimeout(settling);
  settling = setTimeout(settle, 220);
}

function settle() {
  if (document.body.classList.contains('dragging')) return;
  base = null;
  rates.length = 0;
  refresh();
}

// How many layouts were solved and drawn in the last second.
function layoutRate() {
  const now = performance.now();
  while (rates.length > 0 && rates[0] < now - 1000) rates.shift();
  return rates.length > 5 ? rates.length : 0;
}

// Puts the picture where it belongs, and the handle at the screen's edge.
function place(figure, isQuick) {
  if (isQuick) rates.push(performance.now());
  const scale = isQuick && base ? base.scale : zoomOf(figure);
  figure.host.style.width = `${figure.size[0] * scale}px`;
  figure.host.style.aspectRatio = `${figure.size[0]} / ${figure.size[1]}`;
  if (isQuick && base) {
    figure.picture.style.margin = '0';
    figure.picture.style.transform =
      `translate(${base.left + (base.x - figure.screen[0]) * scale}px, ${(base.y - figure.screen[1]) * scale}px)`;
  } else {
    figure.picture.style.margin = '';
    figure.picture.style.transform = '';
  }
  const [x, y, zoom] = figure.screen;
  const [width, height] = figure.items[0].frame.slice(2);
  const top = Math.max(0, y) * scale;
  const bottom = Math.min(figure.size[1], y + height * zoom) * scale;
  const handle = figure.handle;
  handle.hidden = !varies() || Boolean(figure.stage);
  handle.style.left = `${(x + width * zoom) * scale}px`;
  handle.style.top = `${top}px`;
  handle.style.height = `${Math.max(60, bottom - top)}px`;
  // The knob stays under the pointer, and on the part of the screen that is drawn.
  const down = isQuick && base ? (base.y - figure.screen[1]) * scale : 0;
  figure.knob = isQuick && base ? base.knob - down - top
    : Math.max(24, Math.min((bottom - top) / 2, figure.size[1] * scale * 0.4 - top));
  handle.style.setProperty('--knob', `${figure.knob}px`);
  const rate = layoutRate();
  handle.querySelector('output').textContent = `${Math.round(width)} pt` + (rate ? `, ${rate}/s` : '');
  handle.setAttribute('aria-valuenow', String(Math.round(width)));
  handle.setAttribute('aria-valuetext', `${Math.round(width)} points`);
}

function addHandle(figure) {
  const handle = make('button', {
    type: 'button', className: 'handle', role: 'slider', 'aria-label': 'Width of the screen',
    'aria-valuemin': '1', 'aria-valuemax': '10000', 'aria-orientation': 'horizontal',
  }, make('output', { 'aria-hidden': 'true' }));
  figure.handle = handle;
  figure.picture.append(handle);
  handle.addEventListener('pointerdown', down => {
    down.preventDefault();
    handle.focus();
    handle.setPointerCapture(down.pointerId);
    document.body.classList.add('dragging');
    base = null;
    const from = figure.screenSize[0];
    const factor = quickZoom() * base.scale;
    const move = event => setWidth(Math.max(120, from + (event.clientX - down.clientX) / factor));
    const end = () => {
      document.body.classList.remove('dragging');
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      clearTimeout(settling);
      settle();
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  });
  handle.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -40, PageUp: 40 }[event.key];
    if (!by) return;
    event.preventDefault();
    setWidth((chosen.variant.width ?? figure.screenSize[0]) + by * (event.shiftKey ? 10 : 1));
  });
}
