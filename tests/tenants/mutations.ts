import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Layer } from "../../src/site/document/resolve.ts";
import { isObject } from "../../src/shared/json.ts";
import { randomFrom } from "../random.ts";

const root = join(import.meta.dirname, "../..");

/** A document of a site, and where it is in a layer. */
export interface SourceDocument {
  /** Relative to the repository. */
  file: string;
  place: readonly [part: string, name?: string];
  document: unknown;
}

/** Every document below `tenants`, and the forms of the product, which a site patches by the same members. */
export function sourceDocuments(): SourceDocument[] {
  const ofSites = globSync("tenants/**/*.json", { cwd: root })
    .sort()
    .map((file) => {
      const [, part = "", name] =
        /(?:^tenants\/(?:flavours\/)?[^/]+)\/([a-z]+)(?:\/(.*))?\.json$/.exec(file.replaceAll("\\", "/")) ?? [];
      return { file, place: name === undefined ? ([part] as const) : ([part, name] as const) };
    });
  const ofProduct = globSync("schemas/forms/*.form.json", { cwd: root })
    .sort()
    .map((file) => ({ file, place: ["forms", basename(file, ".form.json")] as const }));
  return [...ofSites, ...ofProduct].map(({ file, place }) => ({
    file,
    place,
    document: JSON.parse(readFileSync(join(root, file), "utf8")),
  }));
}

/** A layer of one document in which one or two things are something else. */
export interface Mutation {
  /** Enough to make it again: the seed and the file. */
  label: string;
  layer: Layer;
}

/** So many layers, each with one of the documents changed by chance; the same for the same seed. */
export function* mutationsOf(
  documents: readonly SourceDocument[],
  { count, seed }: { count: number; seed: number },
): Generator<Mutation> {
  for (let index = 0; index < count; index += 1) {
    const random = randomFrom(seed + index);
    // The first numbers of neighbouring seeds are near each other.
    for (let step = 0; step < 5; step += 1) random(2);
    const { file, place, document } = documents[(seed + index) % documents.length]!;
    let changed = structuredClone(document);
    // Every other one is written as short as it may be.
    if (random(2) === 0) changed = inShortForms(changed, random);
    const times = 1 + random(2);
    for (let time = 0; time < times; time += 1) changed = mutated(changed, random);
    yield { label: `${file}, seed ${seed + index}`, layer: layerWith(place, changed) };
  }
}

/** The layer of an organisation that has this document. */
export function layerWith([part, name]: SourceDocument["place"], document: unknown): Layer {
  const site = { version: 1, info: { title: { text: { "zh-CN": "某校", en: "A school" } } } };
  const layer = { version: 1, site, [part]: name === undefined ? document : { [name]: document } };
  return layer as unknown as Layer;
}

type Random = (below: number) => number;

/** The same document without its version, with its texts as strings or by language and its blocks and entries as lists. */
function inShortForms(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((entry) => inShortForms(entry, random));
  if (!isObject(value)) return value;
  const { text } = value;
  if (isObject(text) && Object.keys(value).length === 1) return random(2) === 0 ? text : Object.values(text)[0];
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name === "version") return [];
    const short = inShortForms(inner, random);
    const isList = ["blocks", "items", "about", "links", "ads", "articles"].includes(name) && isObject(short);
    return [[name, isList && random(2) === 0 ? Object.entries(short).map(withKey) : short]];
  });
  return Object.fromEntries(entries);
}

function withKey([key, entry]: [string, unknown]): unknown {
  return isObject(entry) ? { key, ...entry } : entry;
}

/** Values of every kind, and constructs with something else inside than they have. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  5,
  -1.5,
  1e21,
  "",
  "立即注册",
  "constructor",
  "toString",
  "data.list",
  "/list",
  [],
  {},
  [[]],
  [null],
  ["a", 5],
  { x: 1 },
  { text: 5 },
  { text: "ink" },
  { text: {} },
  { text: { en: 5 } },
  { text: { "zh-CN": "立即注册", en: "Register" } },
  { $t: 5 },
  { $t: {} },
  { $t: "no.such.key" },
  { $t: "action.save", with: 5 },
  { $bind: 5 },
  { $bind: "data" },
  { $bind: "viewer.name", as: {} },
  { path: "viewer.signedIn", eq: {} },
  { path: 5 },
  { all: {} },
  { not: 5 },
  { do: { x: 1 } },
  { do: "call", operation: {} },
  { type: {} },
  { type: "string", enum: {} },
  { key: {} },
  { version: 1 },
  { "zh-CN": "立即注册", en: "Register" },
  { en: 5 },
  { en: { type: "doc" } },
  [{ type: "callout", key: "constructor" }, { key: "a" }, { key: "a" }],
];

/** The same document with something else at one place. It may be changed itself. */
function mutated(document: unknown, random: Random): unknown {
  const places = placesIn(document);
  if (places.length === 0) return values[random(values.length)];
  const { holder, name } = places[random(places.length)]!;
  const put = (value: unknown) => void (holder[name] = value);
  const before = holder[name];
  switch (random(8)) {
    case 0:
      put({ text: before });
      break;
    case 1:
      put([before]);
      break;
    case 2: {
      const other = places[random(places.length)]!;
      put(structuredClone(other.holder[other.name]));
      break;
    }
    case 3:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      break;
    case 4:
      if (isObject(before)) before["extra"] = values[random(values.length)];
      else put({ [String(before)]: before });
      break;
    default:
      put(structuredClone(values[random(values.length)]));
  }
  return document;
}

interface Holder {
  holder: Record<string, unknown>;
  name: string;
}

function placesIn(value: unknown, places: Holder[] = []): Holder[] {
  if (typeof value !== "object" || value === null) return places;
  for (const [name, inner] of Object.entries(value)) {
    places.push({ holder: value as Record<string, unknown>, name });
    placesIn(inner, places);
  }
  return places;
}
