import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import { contract } from "../../src/generated/contract.ts";
import en from "../../src/locales/blocks/en.json" with { type: "json" };
import zhCN from "../../src/locales/blocks/zh-CN.json" with { type: "json" };
import site from "../../tenants/default/site.json" with { type: "json" };
import { screenGroups } from "../../src/site/document/screen-groups.ts";

interface ObjectSchema {
  properties: Record<string, { description?: string; enum?: string[] }>;
}

const texts: Record<string, Record<string, string>> = { "zh-CN": zhCN, en };
const definitions: Record<string, unknown> = bundle.$defs;
const schemaOf = (title: string) => definitions[title] as ObjectSchema;
const root = join(import.meta.dirname, "../../tenants/default");
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length).replaceAll("\\", "/"));

const themes: Record<string, string> = {
  color: "ThemeColors",
  radius: "ThemeRadius",
  font: "ThemeFont",
  shadow: "ThemeShadow",
  space: "ThemeSpace",
  size: "ThemeSize",
};
const tokens = Object.entries(themes).flatMap(([group, title]) =>
  Object.entries(schemaOf(title).properties).map(([name, { description }]) => ({
    path: `${group}.${name}`,
    description,
  })),
);
const documents = [
  "SiteInfo",
  "SiteAd",
  "SiteLink",
  "SiteOrganisation",
  "SiteLocales",
  "SiteMembers",
  "SiteHost",
  "NavEntry",
  "AboutSection",
  "AboutArticle",
  "SiteSettings",
  "ScreenDocument",
];
const fields = documents.flatMap((title) =>
  Object.entries(schemaOf(title).properties).map(([name, { description }]) => ({
    path: `${title}.${name}`,
    description,
  })),
);
const layouts = below("layouts");
/** What the default site's screens and layouts name; calls that only the product's own code makes need no word. */
const named = [...below("screens").map((name) => `screens/${name}`), ...layouts.map((name) => `layouts/${name}`)]
  .map((name) => JSON.stringify(JSON.parse(readFileSync(join(root, `${name}.json`), "utf8"))))
  .join("");

/**
 * Every key that there has to be; sentences of tokens and fields in Chinese alone, since the schemas have the English.
 */
const wanted = [
  ...below("screens").map((name) => `screen.${name}`),
  ...layouts.flatMap((name) => [`layout.${name}`, `layoutAbout.${name}`]),
  ...["header", "main", "footer", "overlay", "aside", "banner"].map((slot) => `layoutSlot.${slot}`),
  ...Object.values(contract)
    .filter(({ screen, operationId }) => screen.length > 0 || named.includes(`"operation":"${operationId}"`))
    .map(({ operationId }) => `operation.${operationId}`),
  ...[...Object.keys(themes), "color.light", "color.dark", ...tokens.map(({ path }) => path)].map(
    (path) => `token.${path}`,
  ),
  ...fields.map(({ path }) => `field.${path}`),
  ...Object.keys(site.features).map((name) => `feature.${name}`),
  ...(schemaOf("ScreenDocument").properties.access?.enum ?? []).map((access) => `access.${access}`),
  ...screenGroups.map((group) => `screenGroup.${group}`),
];
const sentences = [
  ...tokens.filter(({ description }) => description).map(({ path }) => `tokenAbout.${path}`),
  ...fields.filter(({ description }) => description).map(({ path }) => `fieldAbout.${path}`),
];

describe.each(Object.keys(texts))("words of a site's parts in %s", (language) => {
  const own = Object.keys(texts[language] ?? {}).filter(
    (key) => !/^(block|prop|propAbout|choice|event|slot|group)\./.test(key),
  );
  it("name everything that a site can have (in src/locales/blocks)", () =>
    expect(wanted.filter((key) => !own.includes(key))).toEqual([]));
  it("are not left over", () => {
    const known = new Set([
      ...wanted,
      ...Object.keys(contract).map((operationId) => `operation.${operationId}`),
      ...(language === "en" ? [] : sentences),
    ]);
    expect(own.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("Chinese words", () => {
  it("have every sentence that the schemas have", () =>
    expect(sentences.filter((key) => !Object.hasOwn(zhCN, key))).toEqual([]));
  it("are Chinese", () => expect(Object.entries(zhCN).filter(([, text]) => !/\p{Script=Han}/u.test(text))).toEqual([]));
});
it("English words have no Chinese in them", () =>
  expect(Object.entries(en).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]));
