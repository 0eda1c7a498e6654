import type { EditRichMessage } from "../../site/preview/preview-messages.ts";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { RichText } from "../../generated/types.ts";
import { textsIn, type FoundText } from "./trace.ts";
import type { MountedRich } from "./rich/mount.tsx";

interface Editing extends Pick<EditRichMessage, "value" | "label" | "lang" | "words"> {
  /** The element that shows the rich text. */
  place: HTMLElement;
  /** The text in it that was pressed: the cursor begins there. */
  pressed: FoundText;
  /** Told once: of the document, where it is another than before. */
  done: (body: RichText | undefined) => void;
}

/** Writing a rich text of the page where it stands. */
export interface RichPlace {
  begin(editing: Editing): void;
  isOpen(): boolean;
  has(target: EventTarget | null): boolean;
  /** Keeps what was written, where somebody goes on elsewhere. */
  finish(): void;
  /** Shows again what React drew: before the page is drawn anew, and where what was written was not taken. */
  putBack(): void;
  stop(): void;
}

/**
 * The editor stands behind the rich text that React drew, which is not shown meanwhile: nothing of React's is wrapped,
 * moved or taken away. Its code comes with the first rich text that is pressed.
 */
export function createRichPlace(): RichPlace {
  let open: { host: HTMLElement; finish: (keep: boolean) => void } | undefined;
  let last: { host: HTMLElement; place: HTMLElement } | undefined;
  const putBack = () => {
    last?.host.remove();
    last?.place.style.removeProperty("display");
    last = undefined;
  };
  return {
    isOpen: () => open !== undefined,
    has: (target) => target instanceof Node && open?.host.contains(target) === true,
    finish: () => open?.finish(true),
    putBack,
    stop() {
      open?.finish(false);
      putBack();
    },
    begin({ place, pressed, value, label, lang, words, done }) {
      open?.finish(true);
      putBack();
      // Of no name that style of the page speaks of.
      const host = document.createElement("lectern-rich");
      host.style.display = "block";
      host.lang = lang;
      let mounted: MountedRich | undefined;
      const finish = (keep: boolean) => {
        if (open?.host !== host) return;
        open = undefined;
        const body = keep ? mounted?.written() : undefined;
        // What was written stays to be seen until the page is drawn anew.
        if (body) mounted?.freeze();
        else mounted?.end();
        last = { host, place };
        if (!body) putBack();
        done(body);
      };
      open = { host, finish };
      listenTo(host, finish);
      void import("./rich/mount.tsx").then(
        ({ mountRich }) => {
          if (open?.host !== host || !place.isConnected) return finish(false);
          const at = lettersBefore(place, pressed);
          place.after(host);
          place.style.display = "none";
          mounted = mountRich(host, { value, label, words, onDone: finish });
          putCursor(host.querySelector("[contenteditable]"), at);
        },
        () => finish(false),
      );
    },
  };
}

/** How many letters of an element stand before a place in one of its texts. */
function lettersBefore(element: Element, { node, offset }: FoundText): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, Math.min(offset, node.data.length));
  return range.toString().length;
}

/** Puts the cursor behind as many letters of an element, or at its end. */
function putCursor(element: HTMLElement | null, at: number): void {
  element?.focus({ preventScroll: true });
  let left = at;
  for (const node of element ? textsIn(element) : []) {
    if (left <= node.data.length) return void getSelection()?.collapse(node, left);
    left -= node.data.length;
  }
}

function listenTo(host: HTMLElement, finish: (keep: boolean) => void): void {
  host.addEventListener(
    "keydown",
    (event) => {
      const inText = event.target instanceof HTMLElement && event.target.isContentEditable;
      const key = pressedKey(event);
      const isKept = key === "Enter" && (event.ctrlKey || event.metaKey);
      if (!isKept && !(key === "Escape" && inText)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finish(isKept);
    },
    { capture: true },
  );
  // The studio's keys are the editor's own here.
  for (const name of ["keydown", "keyup", "paste", "drop"])
    host.addEventListener(name, (event) => event.stopPropagation());
  host.addEventListener("focusout", () =>
    setTimeout(() => {
      if (!host.contains(document.activeElement) || !document.hasFocus()) finish(true);
    }),
  );
}
