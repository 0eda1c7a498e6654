import { createElement, useId, type ReactElement } from "react";
import { LRUCache } from "lru-cache";
import type { CompiledBlock } from "../site/compile/compile.ts";
import type { RenderFrame } from "./elements.ts";
import type { PageSheet } from "./style-sheet.ts";

/**
 * Keeps the HTML of blocks, for pages that each person gets anew: what a block draws follows from its props, the page's
 * texts and forms, and nothing else. Of two pages that give a block the same, the second shows what the first drew.
 * A block in which others stand is drawn each time, and so is one whose data are nobody else's: they are never seen
 * twice. What comes out is, byte for byte, what drawing the whole page gives.
 */
export interface KeptFragments {
  /**
   * Draws a page: `draw` draws it whole, with what the given frame puts in the place of kept blocks. undefined where a
   * kept block stands in another place by now, so that its ids would be wrong.
   */
  draw(page: FragmentPage): string | undefined;
  /** How often a block's HTML was found, and how often it was drawn to be kept, since the start. */
  readonly counts: { found: number; kept: number };
}

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
interface Fragment {
  html: string;
  /** The rules of style that they used, in their order. */
  rules: readonly (readonly [id: string, name: string])[];
  /** The pictures that a browser is told of before it reads them. */
  images: readonly Record<string, string>[];
}

/** By the id of its place in the page, where ids are in it; else by "". "seen": once so far. "never": not to be kept. */
type Entry = Map<string, Fragment> | "seen" | "never";

/** In ms: what depends on the time is as old as in visitors' pages. */
const AGE_MS = 30_000;
/** Characters of all kept fragments. */
const MAX_SIZE = 6_000_000;
/** Values of a block's props that are not kept replies: who has more is drawn sooner than looked through. */
const MAX_VALUES = 200;
/** Blocks of a page that are drawn to be kept at one time. */
const MAX_DRAWN = 12;

const TAG = "lectern-kept";
const marks = new RegExp(`<${TAG} n="(\\d+)">.*?</${TAG}>`, "gs");

export function createKeptFragments(): KeptFragments {
  const entries = new LRUCache<string, Exclude<Entry, "">>({ maxSize: MAX_SIZE, ttl: AGE_MS });
  const counts = { found: 0, kept: 0 };

  const remember = (key: string, entry: Entry): void => {
    const html = typeof entry === "string" ? 0 : [...entry.values()].reduce((sum, { html }) => sum + html.length, 0);
    entries.set(key, entry, { size: key.length + html + 100 });
  };

  /** Draws the page with nothing in the place of its blocks, but for one. */
  const skeleton = ({ frame, draw, emptySheet }: FragmentPage, drawn?: string) => {
    const sheet = emptySheet();
    const places = new Map<string, { id: string; rule: number }>();
    const Blank = ({ name }: { name: string }) => {
      places.set(name, { id: useId(), rule: sheet.used.length });
      return createElement(TAG, { n: name });
    };
    const guard = (block: CompiledBlock, element: ReactElement): ReactElement =>
      hasOthers(block) || block.key === drawn ? element : createElement(Blank, { key: element.key, name: block.key });
    return { html: withoutPreloads(draw({ ...frame, guard }, sheet)), rules: sheet.used, places };
  };

  /** What is between the same page with and without the block. */
  const cut = (
    page: FragmentPage,
    name: string,
    without: ReturnType<typeof skeleton>,
  ): [string, Fragment] | "never" => {
    const whole = skeleton(page, name);
    const place = without.places.get(name);
    const mark = `<${TAG} n="${name}"></${TAG}>`;
    const at = without.html.indexOf(mark);
    const before = without.html.slice(0, at);
    const after = without.html.slice(at + mark.length);
    const html = whole.html.slice(before.length, whole.html.length - after.length);
    if (!place || at < 0 || whole.html !== before + html + after || !/^<[a-z]/.test(html)) return "never";
    const rules = whole.rules.slice(place.rule, place.rule + whole.rules.length - without.rules.length);
    return [html.includes("_R_") ? place.id : "", { html, rules, images: promisedImages(html) }];
  };

  const keep = (page: FragmentPage, wanted: ReadonlyMap<string, string>): void => {
    if (wanted.size === 0) return;
    const without = skeleton(page);
    for (const [name, key] of wanted) {
      try {
        const fragment = cut(page, name, without);
        const known = entries.peek(key);
        if (fragment === "never") remember(key, "never");
        else if (!fragment[1].html.includes("<!--$!-->"))
          remember(key, new Map([...(typeof known === "object" ? known : []), fragment]));
        counts.kept += 1;
      } catch {
        // A block that fails is found, and told of, where the page is drawn without it.
        remember(key, "never");
      }
    }
  };

  return {
    counts,
    draw(page) {
      const { frame, sheet } = page;
      const wanted = new Map<string, string>();
      const placed: Fragment[] = [];
      let isElsewhere = false;

      const Kept = ({ fragments, name, of }: { fragments: Map<string, Fragment>; name: string; of: string }) => {
        const id = useId();
        const fragment = fragments.get("") ?? fragments.get(id);
        if (!fragment) {
          isElsewhere = true;
          wanted.set(name, of);
          return null;
        }
        for (const [component, rule] of fragment.rules) sheet.use(component, rule);
        placed.push(fragment);
        return createElement(
          TAG,
          { n: placed.length - 1 },
          ...fragment.images.map((image) => createElement("img", image)),
        );
      };
      const guard = (block: CompiledBlock, element: ReactElement): ReactElement => {
        const key = hasOthers(block) ? undefined : keyOf(block, element.props as Record<string, unknown>, page);
        if (key === undefined) return element;
        const entry = entries.get(key);
        if (entry === undefined) remember(key, "seen");
        if (entry === "seen" && wanted.size < MAX_DRAWN) wanted.set(block.key, key);
        return typeof entry === "object"
          ? createElement(Kept, { key: element.key, fragments: entry, name: block.key, of: key })
          : element;
      };

      const drawn = page.draw({ ...frame, guard }, sheet);
      keep(page, wanted);
      if (isElsewhere) return undefined;
      counts.found += placed.length;
      return drawn.replaceAll(marks, (_, place: string) => placed[Number(place)]!.html);
    },
  };
}

function hasOthers(block: CompiledBlock): boolean {
  for (const _ in block.children) return true;
  return false;
}

/** What the renderer hands to every block, and is the same for the same block of a compiled screen. */
const handles: ReadonlySet<string> = new Set(["slots", "on", "locale", "blockKey", "operations", "live", "close"]);

/** Names all that the HTML of a block depends on; undefined where that is too much to look at. */
function keyOf(block: CompiledBlock, props: Record<string, unknown>, { forms }: FragmentPage): string | undefined {
  const parts: string[] = [numberOf(block), numberOf(forms)];
  let left = MAX_VALUES;
  const write = (value: unknown): boolean => {
    if (typeof value === "string") parts.push(JSON.stringify(value));
    else if (typeof value === "function") return false;
    else if (typeof value !== "object" || value === null) parts.push(String(value));
    // Kept replies, which many pages show: nothing in them can have changed.
    else if (Object.isFrozen(value)) parts.push(`#${numberOf(value)}`);
    else {
      if (--left < 0) return false;
      parts.push(Array.isArray(value) ? "[" : "{");
      for (const [name, inner] of Object.entries(value)) {
        parts.push(name);
        if (--left < 0 || !write(inner)) return false;
      }
      parts.push("}");
    }
    return true;
  };
  for (const name in props) {
    if (handles.has(name)) continue;
    parts.push(name);
    if (name === "t") parts.push(numberOf(props[name] as object));
    else if (!write(props[name])) return undefined;
  }
  return parts.join(" ");
}

const numbers = new WeakMap<object, string>();
let last = 0;

/** The same for the same object, and for no other. */
function numberOf(value: object): string {
  let number = numbers.get(value);
  if (number === undefined) numbers.set(value, (number = String((last += 1))));
  return number;
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
