
// Drawings in files beside the page, and where two pictures differ.

const bundles = new Map();

// Called by the script of a bundle, which has nothing else in it.
function bundle(name, data) { bundles.get(name)?.found(unpacked(data)); }

async function unpacked(data) {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

function loadBundle(name) {
  if (bundles.has(name)) return bundles.get(name).contents;
  const entry = {};
  entry.contents = new Promise((found, failed) => {
    entry.found = found;
    const script = element('script', { src: `pictures/${name}.js` });
    script.onload = () => script.remove();
    script.onerror = () => {
      script.remove();
      bundles.delete(name);
      failed(new Error(`pictures/${name}.js is not there`));
    };
    document.head.append(script);
  });
  bundles.set(name, entry);
  return entry.contents;
}

async function svgText({ url, bundle: name, place }) {
  if (name) {
    const { lines, pictures } = await loadBundle(name);
    return pictures[place].map((line) => lines[line]).join('\n');
  }
  if (!url.startsWith('data:')) return (await fetch(url)).text();
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

// In a diagram, what lies over the screen, and the legend that explains it. Ids begin with letters of
// their own for each figure, or with nothing in older files.
function overlayStyle(text) {
  const found = /<g id="((?:r[0-9a-f]{5}-)?)constraints"/.exec(text);
  if (!found) return '';
  const ids = ['constraints', 'labels', 'guides', 'legend'].map((name) => `#${found[1]}${name}`);
  return `<style>${ids.join(',')}{display:none}</style>`;
}

async function svgAddress(picture, hasOverlay) {
  const text = await svgText(picture);
  const end = hasOverlay ? -1 : text.lastIndexOf('</svg>');
  const parts = end < 0 ? [text] : [text.slice(0, end), overlayStyle(text), text.slice(end)];
  return URL.createObjectURL(new Blob(parts, { type: 'image/svg+xml' }));
}

const mostPixels = 4e6;
const mostBoxes = 40;

// Which pixels of two images differ, and boxes around those that are near to each other, in pixels
// of the images; undefined where the browser does not let a page look. Edges of drawings that lie a
// part of a pixel elsewhere are the same.
function compareImages(golden, actual, isVector) {
  const full = [golden, actual].map(({ naturalWidth, naturalHeight }) =>
    [naturalWidth, naturalHeight]);
  const [fullWidth, fullHeight] = [0, 1].map((i) => Math.max(full[0][i], full[1][i], 1));
  const scale = Math.min(1, Math.sqrt(mostPixels / (fullWidth * fullHeight)));
  const [width, height] = [fullWidth, fullHeight].map((side) => Math.ceil(side * scale));
  let pixels;
  try {
    pixels = [golden, actual].map((image, i) => {
      const canvas = element('canvas', { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0, full[i][0] * scale, full[i][1] * scale);
      return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    });
  } catch {
    return undefined;
  }
  const [a, b] = pixels;
  const differs = new Uint8Array(a.length);
  let count = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (a[i] !== b[i] && !(isVector && isNear(a[i], b[i]))) { differs[i] = 1; count += 1; }
  }
  let boxes = [];
  for (let side = 16; count > 0; side *= 2) {
    boxes = boxesAround(differs, width, height, side);
    if (boxes.length <= mostBoxes) break;
  }
  return {
    width, height, differs, golden: a,
    boxes: boxes.map((box) => box.map((value) => value / scale)),
  };
}

function isNear(a, b) {
  return [0, 8, 16, 24].every((shift) => Math.abs((a >>> shift & 255) - (b >>> shift & 255)) < 40);
}

// Squares with a pixel that differs, those that touch joined: x, y, width, height.
function boxesAround(differs, width, height, side) {
  const columns = Math.ceil(width / side);
  const cells = new Map();
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x += 1) {
      if (!differs[y * width + x]) continue;
      const key = row + Math.floor(x / side);
      const cell = cells.get(key);
      if (!cell) cells.set(key, [x, y, x + 1, y + 1]);
      else {
        if (x < cell[0]) cell[0] = x;
        if (x >= cell[2]) cell[2] = x + 1;
        cell[3] = y + 1;
      }
    }
  }
  const boxes = [];
  while (cells.size > 0) {
    const box = [Infinity, Infinity, 0, 0];
    const waiting = [cells.keys().next().value];
    while (waiting.length > 0) {
      const key = waiting.pop();
      const cell = cells.get(key);
      if (!cell) continue;
      cells.delete(key);
      for (const i of [0, 1]) box[i] = Math.min(box[i], cell[i]);
      for (const i of [2, 3]) box[i] = Math.max(box[i], cell[i]);
      for (const down of [-1, 0, 1]) {
        for (const across of [-1, 0, 1]) {
          const x = (key % columns) + across;
          if (x >= 0 && x < columns) waiting.push(key + down * columns + across);
        }
      }
    }
    boxes.push([box[0], box[1], box[2] - box[0], box[3] - box[1]]);
  }
  return boxes.filter((box) => !boxes.some((other) => other !== box && isAround(other, box)));
}

function isAround([x, y, width, height], box) {
  return x <= box[0] && y <= box[1] && x + width >= box[0] + box[2] && y + height >= box[1] + box[3];
}

// The golden, grey and pale, with what differs in magenta.
async function differenceImage({ width, height, differs, golden }) {
  const canvas = element('canvas', { width, height });
  const context = canvas.getContext('2d');
  const data = context.createImageData(width, height);
  const target = new Uint32Array(data.data.buffer);
  for (let i = 0; i < target.length; i += 1) {
    const color = golden[i];
    const alpha = (color >>> 24) / 255;
    const luma = 0.3 * (color & 255) + 0.59 * (color >> 8 & 255) + 0.11 * (color >> 16 & 255);
    const grey = Math.round(150 + (luma * alpha + 255 * (1 - alpha)) * 105 / 255);
    target[i] = differs[i] ? 0xFF7E00E6 : (0xFF000000 | grey << 16 | grey << 8 | grey) >>> 0;
  }
  context.putImageData(data, 0, 0);
  const blob = await new Promise((done) => { canvas.toBlob(done); });
  return URL.createObjectURL(blob);
}
