import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";
import keys from "./made-keys.json" with { type: "json" };

const read = (file: string) => readFileSync(join(root, file), "utf8");
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

/** All that can name a text of the product. */
const sources = ["src", "tenants", "schemas", "generators"]
  .flatMap(below)
  .filter((file) => /\.(tsx?|json)$/.test(file) && !/\/(generated|locales|testing)\/|\.test\./.test(file))
  .map(read);
const all = sources.join("\n");
const literals = new Set([...all.matchAll(/["'`]([\w.*-]+)["'`]/g)].map(([, word]) => word));

const locales = ["src/locales", "src/locales/blocks", "src/locales/check", "src/locales/studio"];
const texts = locales.flatMap((folder) => Object.keys(JSON.parse(read(`${folder}/zh-CN.json`)) as object));

/** Of several forms by number the code names what they have in common. */
const named = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const isNamed = (key: string) =>
  literals.has(key) ||
  // What comes after them is a value: of an enumeration, a state, a name of the documents.
  keys.made.some((prefix) => key.startsWith(prefix)) ||
  // A key that is named, with an ending that the code puts to it.
  keys.ended.some((ending) => key.endsWith(ending) && literals.has(key.slice(0, -ending.length))) ||
  // What comes after these is one of some words that the block itself chooses from.
  keys.chosen.some((prefix) => key.startsWith(prefix) && literals.has(key.slice(prefix.length)));

it("every text is named by something that shows it", () =>
  expect(texts.map(named).filter((key) => !isNamed(key))).toEqual([]));

it("every beginning of keys that code completes is one that it does complete, and has texts", () => {
  const prefixes = [...keys.made, ...keys.chosen];
  const isMade = (prefix: string) =>
    [`\`${prefix}\${`, `"${prefix}" +`, `"${prefix}"`].some((written) => all.includes(written));
  expect(prefixes.filter((prefix) => !isMade(prefix) || !texts.some((key) => key.startsWith(prefix)))).toEqual([]);
  expect(keys.ended.filter((ending) => !all.includes(`}${ending}\``))).toEqual([]);
});
