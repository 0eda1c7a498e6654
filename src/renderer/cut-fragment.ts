import { createElement, useId, type ReactElement } from "react";
import type { CompiledBlock } from "../site/compile/compile.ts";
import type { RenderFrame } from "./elements.ts";
import type { PageSheet } from "./style-sheet.ts";

/** A page to be drawn. */
export interface FragmentPage {
  frame: RenderFrame;
  sheet: PageSheet;
  /** What else all blocks may read. */
  forms: object;
  /** Draws it with a frame and a sheet. */
  draw(frame: RenderFrame, sheet: PageSheet): string;
  /** Makes a sheet that nothing is in. */
  emptySheet(): PageSheet;
}

/** The HTML of a block, with what its components did beside. */
export interface Fragment {
  html: string;
  /** The rules of style that they used, in their order. */
  rules: readonly (readonly [id: string, name: string])[];
  /** The pictures that a browser is told of before it reads them. */
  images: readonly Record<string, string>[];
}

/** Stands in a drawn page where a block is to be put. */
export const PLACE = "lectern-kept";

/**
 * The HTML of a block: what is between the same page with and without it. With the id of its place where ids are in it,
 * else with "". undefined of one that cannot be cut out.
 */
export function cutFragment(page: FragmentPage, block: CompiledBlock): [place: string, fragment: Fragment] | undefined {
  const without = skeleton(page, block, false);
  const whole = skeleton(page, block, true);
  const mark = `<${PLACE} n="${block.key}"></${PLACE}>`;
  const at = without.html.indexOf(mark);
  const before = without.html.slice(0, at);
  const after = without.html.slice(at + mark.length);
  const html = copyOf(whole.html.slice(before.length, whole.html.length - after.length));
  if (at < 0 || whole.html !== before + html + after || !/^<[a-z]/.test(html)) return undefined;
  const { id, rule } = without.place;
  const rules = whole.rules.slice(rule, rule + whole.rules.length - without.rules.length);
  return [html.includes("_R_") ? id : "", { html, rules, images: promisedImages(html) }];
}

/** The same text by itself: a part of a longer one holds all of that. */
function copyOf(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Draws the page with nothing in the place of its blocks, but for those around one, and for it and what is in it. */
function skeleton({ frame, draw, emptySheet }: FragmentPage, wanted: CompiledBlock, isDrawn: boolean) {
  const sheet = emptySheet();
  const place = { id: "", rule: 0 };
  const Blank = ({ of }: { of: string }) => {
    const id = useId();
    if (of === wanted.key) Object.assign(place, { id, rule: sheet.used.length });
    return createElement(PLACE, { n: of });
  };
  const guard = (block: CompiledBlock, element: ReactElement): ReactElement =>
    holds(block, wanted) || (isDrawn && (block === wanted || holds(wanted, block)))
      ? element
      : createElement(Blank, { key: element.key, of: block.key });
  return { html: withoutPreloads(draw({ ...frame, guard }, sheet)), rules: sheet.used, place };
}

/** Whether a block stands in another, at any depth. */
export function holds(block: CompiledBlock, other: CompiledBlock): boolean {
  for (const slot in block.children)
    for (const child of block.children[slot]!) if (child === other || holds(child, other)) return true;
  return false;
}

/** React puts the addresses of pictures before everything that it draws. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

const attributes: Readonly<Record<string, string>> = {
  src: "src",
  srcset: "srcSet",
  sizes: "sizes",
  crossorigin: "crossOrigin",
  referrerpolicy: "referrerPolicy",
  fetchpriority: "fetchPriority",
  loading: "loading",
};
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The pictures that React tells the browser of beforehand: those that are not drawn late. */
function promisedImages(html: string): Record<string, string>[] {
  const plain = html.replaceAll(/<(picture|noscript)\b.*?<\/\1>/gs, "");
  return [...plain.matchAll(/<img\b([^>]*)>/g)].flatMap(([, written = ""]) => {
    const image: Record<string, string> = {};
    for (const [, name = "", value = ""] of written.matchAll(/([\w-]+)="([^"]*)"/g)) {
      const known = attributes[name.toLowerCase()];
      if (known) image[known] = value.replaceAll(/&([#\w]+);/g, (whole, entity: string) => entities[entity] ?? whole);
    }
    return image["loading"] === "lazy" ? [] : [image];
  });
}
