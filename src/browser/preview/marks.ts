import type { Blocks } from "./blocks.ts";
import type { DropLine } from "./drop-lines.ts";

interface MarksParts {
  blocks: Blocks;
  /** What a block is called for a person. */
  nameOf(key: string): string;
}

/** The frames around blocks: one around the block that is selected, one around that under the pointer. */
export interface Marks {
  select(key: string | undefined, options?: { scroll: boolean }): void;
  hover(key: string | undefined): void;
  /** Where what is dragged would stand, with the name of the slot. */
  line(line: DropLine | undefined): void;
  stop(): void;
}

/** Draws frames over the page; they take no room in it, catch no click and are read by nobody. */
export function createMarks({ blocks, nameOf }: MarksParts): Marks {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const layer = document.createElement("div");
  layer.className = "lectern-marks";
  layer.setAttribute("aria-hidden", "true");
  const [selected, hovered, drop] = [createMark("selected"), createMark("hovered"), createMark("drop")];
  layer.append(hovered.element, selected.element, drop.element);
  document.body.append(layer);
  let keys: { selected?: string | undefined; hovered?: string | undefined } = {};

  const place = () => {
    const { selected: one, hovered: other } = keys;
    selected.show(one === undefined ? undefined : blocks.rect(one), one === undefined ? "" : nameOf(one));
    hovered.show(
      other === undefined || other === one ? undefined : blocks.rect(other),
      other === undefined ? "" : nameOf(other),
    );
  };
  let planned = 0;
  const soon = () => {
    planned ||= requestAnimationFrame(() => {
      planned = 0;
      place();
    });
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  addEventListener("scroll", soon, { passive: true, capture: true });
  addEventListener("resize", soon);
  const stopListening = blocks.onChange(soon);

  return {
    select(key, { scroll } = { scroll: false }) {
      const isNews = key !== keys.selected;
      keys = { ...keys, selected: key };
      // Said again with each page: who reads on in what they chose stays where they are.
      if (key !== undefined && scroll && (isNews || !blocks.isInView(key))) blocks.scrollTo(key);
      place();
    },
    hover(key) {
      if (key === keys.hovered) return;
      keys = { ...keys, hovered: key };
      place();
    },
    line(line) {
      const { left = 0, top = 0, right = 0, bottom = 0, name = "" } = line ?? {};
      drop.show(line && new DOMRect(left, top, right - left, bottom - top), name);
    },
    stop() {
      stopListening();
      sizes.disconnect();
      cancelAnimationFrame(planned);
      removeEventListener("scroll", soon, { capture: true });
      removeEventListener("resize", soon);
      layer.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

function createMark(kind: string) {
  const element = document.createElement("div");
  element.className = kind;
  element.hidden = true;
  const label = document.createElement("span");
  element.append(label);
  return {
    element,
    show(rect: DOMRect | undefined, name: string) {
      element.hidden = rect === undefined;
      if (!rect) return;
      label.textContent = name;
      // Above the block there may be no room: then its name stands inside.
      element.toggleAttribute("data-inside", rect.top < 24);
      Object.assign(element.style, {
        left: `${rect.left}px`,
        top: `${rect.top}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
      });
    },
  };
}

const style = `.lectern-marks>div{position:fixed;z-index:2147483000;pointer-events:none;border-radius:3px;outline:2px solid #2563eb;outline-offset:-1px;box-shadow:0 0 0 2px rgb(255 255 255/.7)}
.lectern-marks>.hovered{outline-width:1px;background:rgb(37 99 235/.06);box-shadow:0 0 0 1px rgb(255 255 255/.7)}
.lectern-marks span{position:absolute;left:-1px;bottom:100%;max-width:100%;padding:1px 8px;overflow:hidden;border-radius:3px 3px 0 0;background:#2563eb;color:#fff;font:600 12px/20px system-ui,sans-serif;white-space:nowrap;text-overflow:ellipsis}
.lectern-marks [data-inside] span{bottom:auto;top:0;border-radius:0 0 3px 0}
.lectern-marks>.drop{outline:2px solid #c2410c;outline-offset:0;background:rgb(194 65 12/.3)}
.lectern-marks>.drop span{left:0;background:#c2410c}
html[data-picking],html[data-picking] *{cursor:default!important}
html[data-over-words],html[data-over-words] *,html[data-picking] lectern-words{cursor:text!important}
@media (pointer:coarse){html[data-picking] body{-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}}
html[data-picking] lectern-words,html[data-picking] lectern-rich{-webkit-user-select:text;user-select:text}
html[data-picking] lectern-rich [contenteditable]{cursor:text!important}
html[data-dragging],html[data-dragging] *{cursor:grabbing!important;user-select:none!important}
lectern-words{min-width:1ch;outline:2px solid #2563eb!important;outline-offset:2px!important;border-radius:2px;box-shadow:0 0 0 1px rgb(255 255 255/.7)!important;user-select:text;overflow-wrap:anywhere}
lectern-words:empty::before{content:"\\200b"}
.failed-block{margin:8px 0;border-radius:4px;overflow-wrap:anywhere}
.unfilled-block{margin:8px 0;padding:12px 16px;border:1px dashed currentColor;border-radius:4px;color:var(--color-text-muted)}
.unfilled-block a{color:var(--color-link);font-weight:600;text-decoration:underline;text-underline-offset:3px}
main>:is(.failed-block,.unfilled-block){grid-column:mid}`;
