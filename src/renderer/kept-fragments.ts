import { createElement, useId, type ReactElement } from "react";
import { LRUCache } from "lru-cache";
import type { CompiledBlock } from "../site/compile/compile.ts";
import { cutFragment, holds, PLACE, type Fragment, type FragmentPage } from "./cut-fragment.ts";

/**
 * Keeps the HTML of blocks, for pages that each person gets anew: what a block draws follows from its props, what stands
 * in it, the page's texts and forms, and nothing else. Where two pages gave a block the same, the third shows what the
 * second drew. What comes out is, byte for byte, what drawing the whole page gives.
 */
export interface KeptFragments {
  /**
   * Draws a page: `draw` draws it whole, with what the given frame puts in the place of kept blocks. undefined where a
   * kept block stands in another place by now, so that its ids would be wrong. In pieces: what is kept is the same
   * object on each page.
   */
  draw(page: FragmentPage): (string | { readonly html: string })[] | undefined;
  /** How often a block's HTML was found, and how often it was drawn to be kept, since the start. */
  readonly counts: { found: number; kept: number };
}

/** By the id of its place in the page, where ids are in it; else by "". "seen": once so far. "never": not to be kept. */
type Entry = Map<string, Fragment> | "seen" | "never";

/** In ms: what depends on the time is as old as in visitors' pages. */
const AGE_MS = 30_000;
/** Characters of all kept fragments. */
const MAX_SIZE = 6_000_000;
/** Characters of what a block is given, as JSON without kept replies: who has more is drawn as soon as looked through. */
const MAX_GIVEN = 30_000;
/** Longer names of blocks are kept as their digest. */
const LONGEST_NAME = 200;
/** Blocks of a page that are drawn to be kept at one time. */
const MAX_DRAWN = 12;

const marks = new RegExp(`<${PLACE} n="(\\d+)">.*?</${PLACE}>`, "gs");

/** @param digest a short name for a long one, different for each */
export function createKeptFragments(digest: (name: string) => string): KeptFragments {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_SIZE, ttl: AGE_MS });
  const counts = { found: 0, kept: 0 };

  const remember = (key: string, entry: Entry): void => {
    const html = typeof entry === "string" ? 0 : [...entry.values()].reduce((sum, { html }) => sum + html.length, 0);
    entries.set(key, entry, { size: key.length + html + 100 });
  };

  const keep = (page: FragmentPage, wanted: ReadonlyMap<CompiledBlock, string>): void => {
    for (const [block, key] of wanted) {
      // It is kept with the one that it stands in.
      if ([...wanted.keys()].some((other) => holds(other, block))) continue;
      try {
        const fragment = cutFragment(page, block);
        const known = entries.peek(key);
        if (!fragment) remember(key, "never");
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
      const wanted = new Map<CompiledBlock, string>();
      const placed: Fragment[] = [];
      const keys = new Map<unknown, string>();
      const misplaced: CompiledBlock[] = [];

      const Kept = ({
        fragments,
        block,
        of,
      }: {
        fragments: Map<string, Fragment>;
        block: CompiledBlock;
        of: string;
      }) => {
        const id = useId();
        const fragment = fragments.get("") ?? fragments.get(id);
        if (!fragment) {
          misplaced.push(block);
          wanted.set(block, of);
          return null;
        }
        for (const [component, rule] of fragment.rules) sheet.use(component, rule);
        placed.push(fragment);
        return createElement(
          PLACE,
          { n: placed.length - 1 },
          ...fragment.images.map((image) => createElement("img", image)),
        );
      };
      const guard = (block: CompiledBlock, element: ReactElement): ReactElement => {
        const name = nameOf(block, element.props as Record<string, unknown>, { forms: page.forms, keys });
        if (name === undefined) return element;
        const key = name.length > LONGEST_NAME ? digest(name) : name;
        const entry = entries.get(key);
        if (entry === undefined) remember(key, "seen");
        if (entry === "seen" && wanted.size < MAX_DRAWN) wanted.set(block, key);
        const shown =
          typeof entry === "object"
            ? createElement(Kept, { key: element.key, fragments: entry, block, of: key })
            : element;
        keys.set(shown, key);
        return shown;
      };

      const drawn = page.draw({ ...frame, guard }, sheet);
      keep(page, wanted);
      if (misplaced.length > 0) return undefined;
      counts.found += placed.length;
      // Texts, and between them the numbers of what is placed.
      return drawn.split(marks).map((text, index) => (index % 2 === 0 ? text : placed[Number(text)]!));
    },
  };
}

/** What the renderer hands to every block, and is the same for the same block of a compiled screen. */
const handles: ReadonlySet<string> = new Set(["on", "locale", "blockKey", "operations", "live", "close"]);

/**
 * Names all that the HTML of a block depends on, and of the blocks in it by their own names in `keys`; undefined where
 * that is too much to look at.
 */
function nameOf(
  block: CompiledBlock,
  props: Record<string, unknown>,
  { forms, keys }: { forms: object; keys: ReadonlyMap<unknown, string> },
): string | undefined {
  let key = `${numberOf(block)} ${numberOf(forms)}`;
  for (const name in props) {
    if (handles.has(name)) continue;
    const value = props[name];
    if (name === "t") key += ` t${numberOf(value as object)}`;
    else if (name === "slots") {
      for (const [slot, elements] of Object.entries(value as Record<string, readonly unknown[]>)) {
        key += ` ${slot}:`;
        for (const element of elements) {
          const inner = keys.get(element);
          if (inner === undefined) return undefined;
          key += `(${inner})`;
        }
      }
    } else {
      const text = textOf(value);
      if (text === undefined || text.length > MAX_GIVEN) return undefined;
      key += ` ${name}=${text}`;
    }
  }
  return key;
}

/** What a value is, in words; of a kept reply, which one. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "function") return undefined;
  // Kept replies, which many pages show: nothing in them can have changed.
  if (typeof value === "object" && value !== null && Object.isFrozen(value)) return `#${numberOf(value)}`;
  return JSON.stringify(value) ?? "";
}

const numbers = new WeakMap<object, string>();
let last = 0;

/** The same for the same object, and for no other. */
function numberOf(value: object): string {
  let number = numbers.get(value);
  if (number === undefined) numbers.set(value, (number = String((last += 1))));
  return number;
}
