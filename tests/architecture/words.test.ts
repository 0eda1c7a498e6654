import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstLanguage, languages, type Language } from "../../src/generated/languages.ts";
import { root } from "./import-graph.ts";
import rules from "./word-rules.json" with { type: "json" };

type Locale = Language;
type Texts = Record<string, string>;

/** One text of one language, by the key or the place that it has. */
interface Said {
  place: string;
  text: string;
}

const locales = languages;
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
/** src/locales and every folder below it: each has a file of every language. */
const folders = [
  "src/locales",
  ...readdirSync(join(root, "src/locales"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`src/locales/${entry.name}`] : [],
  ),
];
const catalogues = folders.map((folder) => ({
  folder,
  texts: Object.fromEntries(locales.map((locale) => [locale, read(`${folder}/${locale}.json`) as Texts])) as Record<
    Locale,
    Texts
  >,
}));
const translations = catalogues.flatMap((catalogue) =>
  locales.slice(1).map((locale) => ({ ...catalogue, locale, first: catalogue.texts[firstLanguage] })),
);

/** What sites and the examples of blocks say. */
const documents = [...below("tenants", ".json"), ...below("src/blocks", "example.json")];
const ofSites = (locale: Locale) =>
  documents.flatMap((file) =>
    saidIn(read(file), locale).map(({ place, text }) => ({ place: `${file} ${place}`, text })),
  );
const ofProduct = (locale: Locale) =>
  catalogues.flatMap((catalogue) => Object.entries(catalogue.texts[locale]).map(([place, text]) => ({ place, text })));
const all = (locale: Locale): Said[] => [...ofProduct(locale), ...ofSites(locale)];

const han = "\\p{Script=Han}";
const hanIn = new RegExp(han, "u");
const halfWidth = new RegExp(`[${han}”》）][,;:!?()]|[,;:!?()][${han}“《（]`, "u");
const close = new RegExp(`[${han}](?!备|公网)[A-Za-z0-9]|[A-Za-z0-9%](?!备)[${han}]`, "u");
const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted();
/** Without where links lead: that is no sentence. */
const withoutTargets = (text: string) => text.replaceAll(/\]\([^)]*\)/g, "]");
const endsWithOneOf = (place: string, ends: readonly string[]) => ends.some((end) => place.endsWith(end));
const told = (said: Said[]) => said.map(({ place, text }) => `${place}: ${text}`);

describe("texts of the product in all its languages", () => {
  it("are in five folders, with nothing in them but files of languages", () => {
    expect(folders.length).toBe(5);
    for (const folder of folders) {
      const files = readdirSync(join(root, folder)).filter((file) => file.endsWith(".json"));
      expect(files.toSorted()).toEqual(locales.map((locale) => `${locale}.json`).toSorted());
    }
  });
  it.each(translations)("have the same keys, values and words for all: $folder, $locale", (translation) => {
    const { folder, locale, first, texts } = translation;
    const other = texts[locale];
    // What blocks' schemas say in English stands nowhere else (block-words.test.ts).
    const shared =
      folder.endsWith("blocks") && locale === "en"
        ? Object.keys(first).filter((key) => Object.hasOwn(other, key))
        : Object.keys(first);
    expect(Object.keys(other).toSorted()).toEqual(shared.toSorted());
    const others: Record<string, string[]> = rules.otherValues;
    const differ = shared.filter((key) => {
      const names = [first[key] ?? "", other[key] ?? ""].map(namesIn);
      return others[key]
        ? names.flat().some((name) => !others[key]?.includes(name ?? ""))
        : String(names[0]) !== String(names[1]);
    });
    expect(differ).toEqual([]);
  });
  it.each(locales)("say something: %s", (locale) =>
    expect(
      ofProduct(locale).filter(({ text }) => text.trim() === "" || text !== text.replace(/^\s{2,}|\s{2,}$/g, "")),
    ).toEqual([]),
  );
  it("are English in English", () => {
    expect(
      told(
        ofProduct("en").filter(
          ({ place, text }) =>
            /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(text) && !rules.inBothLanguages.includes(place),
        ),
      ),
    ).toEqual([]);
  });
});

describe("texts of the product, its sites and examples", () => {
  it.each(locales)("name each thing as docs/words.md does: %s", (locale) => {
    const stays: Record<string, string[]> = rules.stays;
    const terms = Object.entries((rules.notUsed as Partial<Record<Locale, Record<string, string>>>)[locale] ?? {}).map(
      ([term, instead]) => ({
        term,
        instead,
        found: locale === "en" ? new RegExp(`\\b${term}\\b`, "i") : new RegExp(term),
      }),
    );
    // What people look for are their words and not ours.
    const worded = all(locale).filter(({ place }) => !/^block\.\w+\.keywords$/.test(place));
    const faults = worded.flatMap(({ place, text }) =>
      terms
        .filter(({ term, found }) => found.test(text.replaceAll(/\{\w+\}/g, "")) && !stays[place]?.includes(term))
        .map(({ term, instead }) => `${place}: “${term}” (${instead}) in ${text}`),
    );
    expect(faults).toEqual([]);
  });
  it.each(locales)("have no exclamation marks, but for the warning of another sign-in: %s", (locale) => {
    expect(
      told(all(locale).filter(({ place, text }) => /[!！]/.test(text) && !rules.withExclamationMark.includes(place))),
    ).toEqual([]);
  });
  it("say in words that something has no limit", () => {
    const written = [...documents, ...folders.flatMap((folder) => locales.map((locale) => `${folder}/${locale}.json`))];
    expect(written.filter((file) => readFileSync(join(root, file), "utf8").includes("∞"))).toEqual([]);
  });
  it("have full-width punctuation in Chinese", () => {
    expect(
      told(
        all("zh-CN").filter(
          ({ place, text }) => halfWidth.test(withoutTargets(text)) && !endsWithOneOf(place, rules.commaSeparated),
        ),
      ),
    ).toEqual([]);
  });
  it("have a straight apostrophe in English: the curved one is as wide as a Chinese character", () => {
    expect(told(all("en").filter(({ text }) => /[a-z]’/i.test(text)))).toEqual([]);
  });

  it("have a space between Chinese and Latin letters or digits", () => {
    expect(
      told(
        all("zh-CN").filter(
          ({ text }) => hanIn.test(text) && close.test(text.replaceAll(/[^\s]*(ICP备|公网安备)[^\s。]*/g, "")),
        ),
      ),
    ).toEqual([]);
  });
});

function below(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(ending));
}

/**
 * Everything that a document says in one language: texts by language, rich text, and what is Chinese without saying so.
 */
function saidIn(value: unknown, locale: Locale, place = "", by?: Locale): Said[] {
  if (typeof value === "string")
    return by === locale || (by === undefined && locale === "zh-CN" && hanIn.test(value))
      ? [{ place, text: value }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    if (by !== undefined && name === "type") return [];
    const language = locales.find((one) => one === name) ?? by;
    return saidIn(child, locale, name === "text" || language === name ? place : `${place}.${name}`, language);
  });
}
