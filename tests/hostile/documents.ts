import { zipSync } from "fflate";
import { limits } from "../../src/site/check/limits.ts";

/** A layer that is made to cost whoever checks it as much as it can. */
export interface HostileDocument {
  name: string;
  /** JSON. */
  patch: string;
  /** Whether it is beyond a limit, so that nothing of it is kept; else it is checked, and almost all have mistakes. */
  isRefused: boolean;
}

const key = (index: number): string => `k${String(index).padStart(5, "0")}`;
const named = <Value>(count: number, make: (index: number) => Value): Record<string, Value> => Object.fromEntries(Array.from({ length: count }, (_none, index) => [key(index), make(index)]));
const layer = (parts: object) => JSON.stringify({ version: 1, site: { version: 1 }, ...parts });
const screens = (blocks: object) => layer({ screens: { home: { version: 1, blocks } } });

const wrongText = (index: number) => ({ type: "sectionHeading", in: "main", props: { heading: { $t: `site.nothing.at.all.${key(index)}` } } });
const inOneAnother = (index: number) => ({ type: "band", in: index === 0 ? "main" : `${key(index - 1)}.content` });
const inACircle = (count: number) => (index: number) => ({ type: "band", in: `${key((index + 1) % count)}.content` });
const form = (schema: object) => layer({ forms: { "profile-completion": { schema } } });
const branches = (depth: number): object => (depth === 0 ? { type: "string" } : { anyOf: [branches(depth - 1), branches(depth - 1)] });

/** Documents each of which stopped a portal, or was made to; those just within the limits beside those beyond. */
export function worstDocuments(): HostileDocument[] {
  const beyond = (name: string, patch: string): HostileDocument => ({ name, patch, isRefused: true });
  const within = (name: string, patch: string): HostileDocument => ({ name, patch, isRefused: false });
  const tenScreens = (block: (index: number) => object) => layer({ screens: named(10, (index) => ({ version: 1, path: `/x/${index}`, layout: "default", blocks: named(limits.blocks, block) })) });
  return [
    beyond("5,000 blocks with a text that is not there", screens(named(5000, wrongText))),
    within("10 screens of 500 blocks with a text that is not there", tenScreens(wrongText)),
    beyond("3,000 blocks each in the other", screens(named(3000, inOneAnother))),
    within("500 blocks each in the other, in 10 screens", tenScreens(inOneAnother)),
    within("a circle of 500 blocks, in 10 screens", tenScreens(inACircle(limits.blocks))),
    within("500 blocks that change nothing, in 10 screens", tenScreens(() => ({ order: 1 }))),
    within("500 blocks in blocks that are not there, in 10 screens", tenScreens((index) => ({ type: "band", in: `gone${index}.content` }))),
    beyond("60,000 choices in a form", form({ properties: { work: { enum: Array.from({ length: 60_000 }, (_none, index) => key(index)) } } })),
    within("1,000 choices in each of 100 fields", form({ properties: named(100, () => ({ enum: Array.from({ length: 900 }, (_none, index) => key(index)) })) })),
    beyond("15,000 fields in a form", form({ properties: named(15_000, () => ({ type: "string", minLength: 1 })) })),
    within("300 fields in a form", form({ properties: named(250, () => ({ type: "string", minLength: 1, title: "nothing.at.all" })) })),
    beyond("4,096 branches in a form", form({ properties: { work: branches(12) } })),
    beyond("8,000 screens", layer({ screens: named(8000, () => ({ version: 1, path: "/x", layout: "default" })) })),
    within("500 screens at one address", layer({ screens: named(limits.screens, () => ({ version: 1, path: "/x", layout: "default" })) })),
    beyond("40,000 texts", layer({ texts: { en: named(40_000, () => "x") } })),
    within("5,000 texts that nothing shows", layer({ texts: { en: named(limits.texts, () => "x") } })),
    within("a text with 80,000 names in it, shown 500 times", layer({ texts: { en: { long: Array.from({ length: 80_000 }, (_none, index) => `{n${index}}`).join("") } }, screens: { home: { version: 1, blocks: named(500, () => ({ type: "sectionHeading", in: "main", props: { heading: { $t: "long" } } })) } } })),
    within("40 layouts each on the other", layer({ layouts: named(40, (index) => ({ version: 1, extends: index === 0 ? "default" : key(index - 1), blocks: named(50, wrongText) })) })),
    within("a condition of 4,000", screens({ hero: { when: { all: Array.from({ length: 4000 }, () => ({ path: "viewer.nothing", eq: 1 })) } } })),
    within("40,000 settings that there are not", layer({ site: { version: 1, ...named(40_000, () => 1) } })),
    within("30,000 nulls that remove nothing", layer({ site: { version: 1, info: named(30_000, () => null) } })),
    within("one word of a million letters", screens({ hero: { type: "a".repeat(990_000) } })),
    beyond("a list of 90,000", layer({ site: { version: 1, info: { x: Array.from({ length: 90_000 }, () => 1) } } })),
    beyond("63 levels, 100,000 times", layer({ nav: { version: 1, items: named(1700, () => JSON.parse(`${'{"a":'.repeat(60)}1${"}".repeat(60)}`)) } })),
  ];
}

/** A megabyte of brackets: no layer at all, but it has to be read to know. */
export const brackets = `{"version":1,"site":{"x":[${"[],".repeat(330_000)}[]]}}`;

/**
 * Zips that are small, and large to look at: many files, files of one letter, files of brackets; and what is wrong with
 * the archive, or with what is in it.
 */
export function worstArchives(): { name: string; bytes: Uint8Array; fault: "tooMany" | "tooLarge" | "faults" }[] {
  const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const site = { "site.json": text({ version: 1 }) };
  const screen = text({ version: 1, path: "/x", layout: "default", blocks: named(20, wrongText) });
  return [
    { name: "900 screens of 20 wrong texts", fault: "faults", bytes: zipSync({ ...site, ...Object.fromEntries(Object.keys(named(900, String)).map((name) => [`screens/${name}.json`, screen])) }) },
    { name: "4,000 files", fault: "tooMany", bytes: zipSync(Object.fromEntries(Object.keys(named(4000, String)).map((name) => [`screens/${name}.json`, text(null)]))) },
    { name: "40 MB of one letter", fault: "tooLarge", bytes: zipSync({ ...site, "nav.json": new Uint8Array(40_000_000) }, { level: 6 }) },
    { name: "8 files of a megabyte of brackets", fault: "faults", bytes: zipSync({ ...site, ...Object.fromEntries(Object.keys(named(7, String)).map((name) => [`screens/${name}.json`, new TextEncoder().encode(`{"version":1,"x":[${"[],".repeat(340_000)}1]}`)])) }) },
  ];
}

/** A layer made by chance and by nobody's taste, the same for the same seed, of up to `bytes` of JSON. */
export function randomDocument(seed: number, bytes = 900_000): string {
  let state = seed >>> 0 || 1;
  // xorshift32 (Marsaglia 2003).
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const one = <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value;
  const words = ["main", "band", "home", "callout", "courseGrid", "sectionHeading", "viewer.signedIn", "data.courses.list", "listCourses", "default", "/x", "$t", "type", "in", "props", "on", "when", "x".repeat(2000)];
  const value = (depth: number): unknown => {
    const kind = depth > 12 ? next(3) : next(8);
    if (kind === 0) return null;
    if (kind === 1) return next(1000) - 500;
    if (kind === 2) return one(words) + (next(3) === 0 ? key(next(600)) : "");
    if (kind === 3) return { $bind: one(["data", "viewer", "route", "site", "item", "nothing"]) + "." + one(words) };
    if (kind === 4) return { $t: one(words) + key(next(600)) };
    if (kind === 5) return { [one(["all", "any", "not", "eq", "in"])]: Array.from({ length: next(4) }, () => value(depth + 1)), path: one(words) };
    if (kind === 6) return Array.from({ length: next(4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: next(4) }, () => [one(words).slice(0, 20) + next(50), value(depth + 1)]));
  };
  const block = (index: number) => ({ type: one(["band", "columns", "callout", "courseGrid", "sectionHeading", "nothing"]), in: next(2) === 0 ? "main" : `${key(next(500))}.${one(["content", "first", "x"])}`, order: index, when: value(8), props: value(6), on: { action: [{ do: one(["call", "toast", "refresh", "nothing"]), operation: one(words), body: value(8) }] } });
  const parts: Record<string, Record<string, unknown>> = { screens: {}, layouts: {}, forms: {}, texts: { en: {} } };
  let size = 0;
  for (let index = 0; size < bytes && index < 400; index += 1) {
    const document = next(4) > 0 ? { version: 1, path: `/${one(words)}`, layout: one(["default", "nothing", key(next(9))]), blocks: named(next(60), block), data: named(next(8), () => ({ operation: one(words), params: value(8) })) } : { schema: { properties: named(next(40), () => value(5)), anyOf: [value(5), value(5)] } };
    const json = JSON.stringify(document);
    if (size + json.length > bytes) continue;
    size += json.length;
    const part = "schema" in document ? "forms" : one(["screens", "screens", "layouts"]);
    (parts[part] ??= {})[key(index)] = document;
  }
  return layer(parts);
}
