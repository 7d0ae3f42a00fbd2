/// The script of the page with changes. It writes texts as texts, never as markup.
let diffPageScript = #"""
  "use strict";
  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const px = (number) => number + "px";

  function constraintList(title, side, id) {
    const box = make("div", "side");
    box.append(make("h4", "", title));
    const item = side.items.find((item) => item.id === id);
    if (!item) {
      box.append(make("p", "quiet", "not there"));
      return box;
    }
    box.append(make("p", "quiet",
      [item.x, item.y, item.width, item.height].map((n) => +n.toFixed(3)).join(" ")
        + "  (x y width height)"));
    const list = make("ul");
    const own = side.constraints.filter((constraint) => constraint.items.includes(id));
    own.sort((one, other) => (other.change ? 1 : 0) - (one.change ? 1 : 0));
    for (const constraint of own) {
      const line = make("li", constraint.change || "");
      if (constraint.change) line.append(make("strong", "", constraint.change + " "));
      line.append(make("code", "", constraint.sentence));
      line.append(make("span", "quiet",
        "  " + constraint.state + (constraint.place ? "  " + constraint.place : "")));
      list.append(line);
    }
    box.append(list.children.length ? list : make("p", "quiet", "no constraint"));
    return box;
  }

  function show(layout) {
    const section = make("section");
    section.append(make("h2", "", layout.name), make("pre", "", layout.text));
    const left = Math.max(layout.old.left, layout.new.left);
    const top = Math.max(layout.old.top, layout.new.top);
    const sides = [layout.old, layout.new];
    const stage = make("div", "stage");
    stage.style.width = px(Math.max(...sides.map((s) => s.width + left - s.left)));
    stage.style.height = px(Math.max(...sides.map((s) => s.height + top - s.top)));
    const pictures = sides.map((side, index) => {
      const picture = make("img");
      picture.alt = index ? "after" : "before";
      picture.src = side.picture;
      picture.style.left = px(left - side.left);
      picture.style.top = px(top - side.top);
      picture.style.width = px(side.width);
      picture.style.height = px(side.height);
      stage.append(picture);
      return picture;
    });
    const divider = make("div", "divider");
    const marks = ["before", "after"].map((name) => make("div", "mark " + name));
    stage.append(divider, ...marks);
    const control = make("label", "control", "all after");
    const slider = make("input");
    slider.type = "range";
    slider.min = 0;
    slider.max = 1000;
    slider.value = 500;
    slider.setAttribute("aria-label", "Before and after, " + layout.name);
    control.append(slider, "all before");
    const slide = () => {
      const x = stage.offsetWidth * slider.value / 1000;
      divider.style.left = px(x);
      const cut = (picture, from, to) => {
        const start = picture.offsetLeft;
        picture.style.clipPath = "inset(0 " + px(Math.max(0, start + picture.offsetWidth - to))
          + " 0 " + px(Math.max(0, from - start)) + ")";
      };
      cut(pictures[0], 0, x);
      cut(pictures[1], x, stage.offsetWidth);
    };
    slider.addEventListener("input", slide);

    const choice = make("select");
    choice.setAttribute("aria-label", "View");
    choice.append(new Option("Click a view to see its constraints", ""));
    const known = new Set(layout.new.items.map((item) => item.id));
    const renamed = new Set(Object.values(layout.oldNames));
    for (const item of layout.new.items) choice.append(new Option(item.id, item.id));
    for (const item of layout.old.items) {
      if (!known.has(item.id) && !renamed.has(item.id)) {
        choice.append(new Option(item.id + " (removed)", item.id));
      }
    }
    const panel = make("div", "panel");
    panel.setAttribute("aria-live", "polite");
    const select = (id) => {
      choice.value = id;
      panel.replaceChildren();
      const ids = [layout.oldNames[id] || id, id];
      sides.forEach((side, index) => {
        const item = id && side.items.find((item) => item.id === ids[index]);
        marks[index].hidden = !item;
        if (item) {
          marks[index].style.left = px(left + item.x * side.zoom);
          marks[index].style.top = px(top + item.y * side.zoom);
          marks[index].style.width = px(item.width * side.zoom);
          marks[index].style.height = px(item.height * side.zoom);
        }
        if (id) panel.append(constraintList(index ? "After" : "Before", side, ids[index]));
      });
    };
    choice.addEventListener("change", () => select(choice.value));
    stage.addEventListener("click", (event) => {
      const bounds = stage.getBoundingClientRect();
      const place = [event.clientX - bounds.left, event.clientY - bounds.top];
      const isOld = place[0] < divider.offsetLeft;
      const side = sides[isOld ? 0 : 1];
      const [x, y] = [(place[0] - left) / side.zoom, (place[1] - top) / side.zoom];
      const hit = side.items.findLast((item) =>
        x >= item.x && x <= item.x + item.width && y >= item.y && y <= item.y + item.height);
      if (!hit) return;
      const now = isOld && !known.has(hit.id)
        ? Object.keys(layout.oldNames).find((key) => layout.oldNames[key] === hit.id) : null;
      select(now || hit.id);
    });
    const scroller = make("div", "scroller");
    scroller.append(stage);
    section.append(control, scroller, choice, panel);
    document.getElementById("layouts").append(section);
    select("");
    slide();
  }

  JSON.parse(document.getElementById("data").textContent).forEach(show);
  """#

/// The style sheet of the page with changes.
let diffPageStyle = """
  \(pagePalette)
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink);
    font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
  main { max-width: 1400px; margin: 0 auto; padding: 32px 24px 96px; }
  h1 { font-size: 24px; margin: 0 0 16px; }
  h2 { font-size: 19px; margin: 56px 0 8px; overflow-wrap: anywhere; }
  h4 { font-size: 14px; margin: 0 0 4px; }
  pre { margin: 0 0 16px; padding: 12px 16px; background: var(--panel); border-radius: 8px;
    font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-x: auto; }
  .scroller { overflow: auto; border: 1px solid var(--edge); border-radius: 12px;
    background: #ffffff; }
  .stage { position: relative; overflow: hidden; cursor: pointer; }
  .stage img { position: absolute; display: block; max-width: none; }
  .divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
    background: #c22d0d; pointer-events: none; }
  .mark { position: absolute; pointer-events: none; border: 2px solid #0a5fd6;
    background: rgb(10 95 214 / 0.08); }
  .mark.before { border-style: dashed; background: none; }
  .control { display: flex; align-items: center; gap: 12px; margin: 0 0 12px; font-size: 14px; }
  .control input { flex: 1; accent-color: var(--accent); }
  select { margin: 12px 0; padding: 6px 10px; font: inherit; font-size: 14px; max-width: 100%; }
  .panel { display: grid; gap: 24px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .panel ul { margin: 0; padding: 0; list-style: none; }
  .panel li { padding: 6px 10px; margin-top: 4px; border-radius: 6px; background: var(--panel);
    font-size: 13px; overflow-wrap: anywhere; }
  .panel li.added, .panel li.removed, .panel li.changed {
    box-shadow: inset 3px 0 var(--accent); }
  .quiet { color: var(--quiet); font-size: 13px; margin: 0; white-space: pre-wrap; }
  @media (max-width: 700px) { .panel { grid-template-columns: 1fr; } }
  """
