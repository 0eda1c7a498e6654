import type { FrameAct, FrameMessage, PropPath, StudioMessage } from "../../site/preview/preview-messages.ts";
import type { Blocks } from "./blocks.ts";
import { createBlockDrag } from "./drag-block.ts";
import { listenForImages } from "./drop-image.ts";
import { createRichPlace } from "./edit-rich.ts";
import { createTextEditor } from "./edit-text.ts";
import { addressOfClick } from "./links.ts";
import { createMarks } from "./marks.ts";
import { pathsTo, type DrawnProps } from "./drawn-props.ts";
import { rectOf, textsIn, textUnder, traceText, type FoundText } from "./trace.ts";

interface PickingParts {
  blocks: Blocks;
  shown: DrawnProps;
  nameOf: (key: string) => string;
  /** Name of the screen that is shown. */
  screen: () => string;
  send: (message: FrameMessage) => void;
  /** Follows a link, where links are followed. */
  go: (address: string) => void;
  refresh: () => void;
}

/** What a person does on the page of a draft: chooses blocks, writes texts, drags blocks, drops pictures. */
export interface Picking {
  hear(message: StudioMessage): void;
  /** Another page, or the same one anew, is drawn now. */
  redrawn(): void;
  stop(): void;
}

type Pressed = FoundText & { block: string; path: PropPath };

export function createPicking({ blocks, shown, nameOf, screen, send, go, refresh }: PickingParts): Picking {
  const marks = createMarks({ blocks, nameOf });
  const editor = createTextEditor();
  const rich = createRichPlace();
  const ended = new AbortController();
  let mode = { picking: false, editing: false };
  let selected: string | undefined;
  let pressed: Pressed | undefined;
  // What changed meanwhile is drawn when the text is written.
  let isWaiting = false;

  const select = (block: string | undefined) => {
    selected = block;
    marks.select(block);
  };
  const roots = (block: string) => document.querySelectorAll(`[data-block="${CSS.escape(block)}"]`);
  const trace = (found: FoundText, block: string) => {
    const paths = traceText(found.node, { shown, key: block, roots: () => roots(block) });
    const [path] = paths;
    pressed = path && { ...found, block, path };
    const { x, y, width, height } = rectOf(found.node);
    return path && { shown: found.node.data, paths: [...paths], rect: { x, y, width, height } };
  };
  const pick = (block: string, found?: FoundText) => {
    pressed = undefined;
    const said = found && mode.editing ? trace(found, block) : undefined;
    select(block);
    send({ type: "lectern:picked", block, screen: screen(), ...(said ? { pressed: said } : {}) });
  };
  const drag = createBlockDrag({
    blocks,
    marks,
    blockAt(target) {
      if (!mode.editing || !mode.picking || editor.has(target) || rich.has(target)) return undefined;
      const block = blocks.of(target);
      // What holds others is dragged by them once it is chosen.
      const isInSelected =
        selected !== undefined && target instanceof Node && [...roots(selected)].some((root) => root.contains(target));
      return isInSelected ? selected : block;
    },
    begun: (block) => {
      select(block);
      send({ type: "lectern:dragging", block, screen: screen() });
    },
    moved: (block, { place: to, before }) => send({ type: "lectern:moved", block, screen: screen(), to, before }),
  });
  const pictures = listenForImages({
    isOn: () => mode.picking && mode.editing,
    blocks,
    hover: marks.hover,
    dropped: (block, file, isShown) =>
      send({
        type: "lectern:dropped",
        block,
        screen: screen(),
        file,
        paths: [...pathsTo(shown.of(block) ?? {}, isShown)],
      }),
  });

  function edit(message: StudioMessage & { type: "lectern:edit" }) {
    const { block, path, label, lang, long } = message;
    if (pressed?.block !== block || !pressed.node.isConnected) return;
    const { node, offset } = pressed;
    const before = node.data;
    editor.begin({
      node,
      offset,
      label,
      lang,
      long,
      done(words) {
        if (words !== undefined) send({ type: "lectern:wrote", block, screen: screen(), path, before, words });
        if (isWaiting) refresh();
        isWaiting = false;
      },
    });
  }

  function editRich(message: StudioMessage & { type: "lectern:editRich" }) {
    const { block, path, lang, ...parts } = message;
    if (pressed?.block !== block) return;
    const { node, offset } = pressed;
    // The page may have been drawn anew since the press.
    const same = node.isConnected ? node : [...roots(block)].flatMap(textsIn).find(({ data }) => data === node.data);
    const place = same?.parentElement?.closest<HTMLElement>(".prose");
    if (!same || !place) return;
    rich.begin({
      ...parts,
      lang,
      place,
      pressed: { node: same, offset },
      done(body) {
        if (body) send({ type: "lectern:wroteRich", block, screen: screen(), path, lang, before: parts.value, body });
        if (isWaiting) refresh();
        isWaiting = false;
      },
    });
  }

  // While picking, nothing of the page hears a click: it would open menus and send forms.
  const onClick = (event: MouseEvent) => {
    if (editor.has(event.target)) return void (event.stopPropagation(), event.preventDefault());
    if (rich.has(event.target)) return;
    rich.finish();
    if (!mode.picking) {
      const address = addressOfClick(event);
      if (address === undefined) return;
      event.preventDefault();
      return go(address);
    }
    // The way to fill an empty list leads out of the preview.
    if (event.target instanceof Element && event.target.closest("[data-way]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const block = blocks.of(event.target);
    if (block === undefined || drag.takesClick()) return;
    // A finger chooses first, and writes with its second tap: it would open the keyboard each time it chooses.
    const mayWrite = !("pointerType" in event && event.pointerType === "touch") || block === selected;
    pick(block, mayWrite ? textUnder(event) : undefined);
  };
  // A form that is sent, or a menu that opens, would be more than a choice.
  const onSubmit = (event: Event) => {
    if (mode.picking && !rich.has(event.target)) event.preventDefault();
  };
  const onPointer = (event: PointerEvent) => {
    const isOwn = editor.has(event.target) || rich.has(event.target);
    const block = mode.picking && !isOwn ? blocks.of(event.target) : undefined;
    marks.hover(block);
  };
  const onMove = (event: PointerEvent) => {
    const block = mode.picking && mode.editing && event.buttons === 0 ? blocks.of(event.target) : undefined;
    const found = block === undefined || editor.isOpen() ? undefined : textUnder(asPress(event));
    const isSaid =
      found !== undefined && pathsTo(shown.of(block!) ?? {}, (words) => words === found.node.data).length > 0;
    document.documentElement.toggleAttribute("data-over-words", isSaid);
  };
  const onKey = (event: KeyboardEvent) => {
    if (editor.has(event.target) || rich.has(event.target) || isTyping(event.target)) return;
    const act = actOf(event);
    if (act === undefined || (act !== "undo" && act !== "redo" && act !== "save" && !mode.editing)) return;
    if (act === "write") {
      const [node] = selected === undefined ? [] : [...roots(selected)].flatMap(textsIn);
      if (!node || selected === undefined) return;
      event.preventDefault();
      return pick(selected, { node, offset: node.data.length });
    }
    event.preventDefault();
    send({ type: "lectern:key", act, block: selected, screen: screen() });
  };
  const options = { capture: true, signal: ended.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("submit", onSubmit, options);
  document.addEventListener("pointerover", onPointer, { signal: ended.signal });
  document.addEventListener("pointermove", onMove, { signal: ended.signal, passive: true });
  document.addEventListener("keydown", onKey, options);

  const putBack = () => {
    editor.putBack();
    rich.putBack();
  };

  return {
    hear(message) {
      switch (message.type) {
        case "lectern:refresh":
          if (editor.isOpen() || rich.isOpen()) isWaiting = true;
          else refresh();
          return;
        case "lectern:select":
          selected = message.block;
          return marks.select(message.block, { scroll: !editor.isOpen() && !rich.isOpen() });
        case "lectern:mode":
          mode = { picking: message.picking, editing: message.editing === true };
          document.documentElement.toggleAttribute("data-picking", mode.picking);
          return marks.hover(undefined);
        case "lectern:edit":
          return edit(message);
        case "lectern:editRich":
          return editRich(message);
        case "lectern:edited":
          return message.kept ? undefined : putBack();
        case "lectern:places":
          return drag.places(message.block, message.places);
        default:
          return message satisfies never;
      }
    },
    redrawn: putBack,
    stop() {
      ended.abort();
      editor.stop();
      rich.stop();
      drag.stop();
      pictures.stop();
      marks.stop();
    },
  };
}

function actOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): FrameAct | "write" | undefined {
  if (altKey) return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : undefined;
  if (key === "F2") return "write";
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : letter === "s" ? "save" : undefined;
}

/** A pointer that only goes over a text has no press to count. */
function asPress({ target, clientX, clientY }: PointerEvent): MouseEvent {
  return { target, clientX, clientY, detail: 1 } as MouseEvent;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
