import type { PropPath } from "../../site/preview/preview-messages.ts";
import { pathsTo, type DrawnProps } from "./drawn-props.ts";

/** Where a text stands in the page. */
export interface FoundText {
  node: Text;
  /** The character that was pressed. */
  offset: number;
}

/**
 * The text under a pointer, or the only one of the element that was pressed, such as a heading that is wider than its
 * words; of what was pressed by a key, the first. undefined beside any.
 */
export function textUnder({ target, clientX, clientY, detail }: MouseEvent): FoundText | undefined {
  if (!(target instanceof Element)) return undefined;
  const [first, ...more] = textsIn(target);
  if (!first) return undefined;
  const only = more.length === 0 || detail === 0 ? { node: first, offset: first.data.length } : undefined;
  // Older browsers write what has one text.
  if (detail === 0 || !("caretPositionFromPoint" in document)) return only;
  const at = document.caretPositionFromPoint(clientX, clientY);
  const node = at?.offsetNode;
  if (!(node instanceof Text) || !target.contains(node) || node.data.trim() === "") return only;
  // The nearest text may be a good way off.
  const isOn = [...rectsOf(node)].some(
    ({ left, right, top, bottom }) =>
      clientX >= left - NEAR && clientX <= right + NEAR && clientY >= top - NEAR && clientY <= bottom + NEAR,
  );
  return isOn ? { node, offset: at?.offset ?? 0 } : only;
}

/** How far beside its letters a text may be pressed, in px. */
const NEAR = 6;

/** The rectangle of a text in the window. */
export function rectOf(node: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function rectsOf(node: Text): Iterable<DOMRect> {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects();
}

/** The texts in an element that say something, in their order. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== "") found.push(node);
  }
  return found;
}

interface TraceParts {
  shown: DrawnProps;
  key: string;
  /** The outermost elements of the block. */
  roots: () => Iterable<Element>;
}

/**
 * The properties of a block that a text of the page may show. Where several say the same words, the block is drawn once
 * with a mark behind each, before anybody sees it, and the one whose mark comes to stand there is meant.
 */
export function traceText(node: Text, { shown, key, roots }: TraceParts): PropPath[] {
  const props = shown.of(key);
  const words = plain(node.data);
  if (!props || words === "") return [];
  // A text of several lines may stand in several elements.
  const whole = pathsTo(props, (said) => plain(said) === words);
  const paths =
    whole.length > 0 ? whole : pathsTo(props, (said) => said.split("\n").some((line) => plain(line) === words));
  if (paths.length <= 1) return paths;
  const all = () => [...roots()].flatMap(textsIn);
  const place = all()
    .filter(({ data }) => plain(data) === words)
    .indexOf(node);
  const marks = new Map(paths.map((path, number) => [markOf(number), path]));
  const mark = shown.marked(key, marks, () => {
    const here = node.isConnected ? marksIn(node.data) : [];
    if (here.length === 1) return here[0];
    // What is drawn by the words it says was drawn anew: it stands where it stood.
    const same = all().filter(({ data }) => marksIn(data).length > 0);
    const [only, ...more] = marksIn(same[place]?.data ?? "");
    return more.length === 0 ? only : undefined;
  });
  const traced = mark === undefined ? undefined : marks.get(mark);
  return traced ? [traced] : paths;
}

/** Characters that nobody sees; no text of a page ends with three of them. */
function markOf(number: number): string {
  const digits = number.toString(2).replaceAll("0", "\u2061").replaceAll("1", "\u2062");
  return `\u2063${digits}\u2063`;
}

const marksIn = (words: string): string[] => words.match(/\u2063[\u2061\u2062]+\u2063/g) ?? [];

/** Words as the page shows them, however they are broken into lines. */
const plain = (words: string): string => words.replace(/\s+/g, " ").trim();
