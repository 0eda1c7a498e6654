import { pressedKey } from "../../ui/pressed-key.ts";
import type { FoundText } from "./trace.ts";

interface Editing extends FoundText {
  label: string;
  lang: string;
  long: boolean;
  /** Told once: of the words, where they are others than before. */
  done: (words: string | undefined) => void;
}

/** Writing a text of the page where it stands. */
export interface TextEditor {
  begin(editing: Editing): void;
  isOpen(): boolean;
  /** Whether an event is the editor's own. */
  has(target: EventTarget | null): boolean;
  /**
   * Shows again what stood there before the last words were written: where they were not taken, and before the page is
   * drawn anew, because React only changes what it drew itself.
   */
  putBack(): void;
  stop(): void;
}

/**
 * A text is written in an element of the editor's own, which stands in its place and looks as it does. The text itself,
 * which React knows, is empty meanwhile: nothing of React's is taken away or wrapped.
 */
export function createTextEditor(): TextEditor {
  let open: { element: HTMLElement; finish: (keep: boolean) => void } | undefined;
  let last: { node: Text; before: string; words: string } | undefined;
  return {
    isOpen: () => open !== undefined,
    has: (target) => target instanceof Node && open?.element.contains(target) === true,
    putBack() {
      if (last && last.node.data === last.words) last.node.data = last.before;
      last = undefined;
    },
    stop: () => open?.finish(false),
    begin({ node, offset, label, lang, long, done }) {
      open?.finish(true);
      const before = node.data;
      const from = document.activeElement;
      const element = createField({ words: before, label, lang, long });
      node.before(element);
      node.data = "";
      const watch = new MutationObserver(() => {
        if (!element.isConnected) finish(true);
      });
      const finish = (keep: boolean, isDone = false) => {
        if (open?.element !== element) return;
        open = undefined;
        watch.disconnect();
        const words = wordsOf(element, long);
        const isNew = keep && words !== tidy(before, long);
        element.remove();
        node.data = isNew ? words : before;
        if (isNew) last = { node, before, words };
        if (isDone && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
        done(isNew ? words : undefined);
      };
      open = { element, finish };
      listenTo(element, long, finish);
      watch.observe(document.body, { childList: true, subtree: true });
      element.focus({ preventScroll: true });
      const at = element.firstChild;
      if (at) getSelection()?.collapse(at, Math.min(offset, before.length));
    },
  };
}

function createField({ words, label, lang, long }: { words: string } & Pick<Editing, "label" | "lang" | "long">) {
  // Of no name that style of the page speaks of.
  const element = document.createElement("lectern-words");
  element.textContent = words;
  const attributes = {
    contenteditable: "true",
    role: "textbox",
    "aria-label": label,
    "aria-multiline": String(long),
    tabindex: "0",
    lang,
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  try {
    element.contentEditable = "plaintext-only";
  } catch {
    // A browser that does not know it is held to plain text by what is pasted.
  }
  if (long) element.style.whiteSpace = "pre-wrap";
  return element;
}

function listenTo(element: HTMLElement, long: boolean, finish: (keep: boolean, isDone?: boolean) => void): void {
  // A button takes the space bar for a press.
  const inButton = element.closest("button, summary, label") !== null;
  element.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const key = pressedKey(event);
    if (key === "Enter" && long && event.shiftKey) return insert(event, "\n");
    if (key === "Enter" || key === "Escape") {
      event.preventDefault();
      return finish(key === "Enter", true);
    }
    if (key === " " && inButton) insert(event, " ");
  });
  element.addEventListener("keyup", (event) => {
    event.stopPropagation();
    if (event.key === " " && inButton) event.preventDefault();
  });
  element.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    insert(event, long ? pasted : pasted.replace(/\s*\n\s*/g, " "));
  });
  element.addEventListener("drop", (event) => event.preventDefault());
  element.addEventListener("blur", () => finish(true));
}

function insert(event: Event, words: string): void {
  event.preventDefault();
  // The one way that the browser's own undo in the field knows of.
  document.execCommand("insertText", false, words);
}

/** What was written. */
function wordsOf(element: HTMLElement, long: boolean): string {
  return tidy(read(element), long);
}

/** Words without what only the editing put there: in one line, unless there may be several. */
function tidy(words: string, long: boolean): string {
  const plain = words.replaceAll("\u00a0", " ");
  return (long ? plain : plain.replace(/\s*\n\s*/g, " ")).trim();
}

function read(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLBRElement) return "\n";
  return [...node.childNodes].map(read).join("");
}
