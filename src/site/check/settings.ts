import { isObject, type JsonObject } from "../../shared/json.ts";
import type { ThemeDocument } from "../../generated/types.ts";
import { themeFaults } from "../document/theme.ts";
import type { Roots } from "./bindings.ts";
import { checkCondition } from "./conditions.ts";
import type { Report } from "./finding.ts";
import { suggest, suggestOnly } from "./suggest.ts";
import { languages } from "../../generated/languages.ts";
import { tagOf } from "./language-files.ts";
import { plainText } from "./value-text.ts";
import { checkValue, within, type Place } from "./values.ts";

/** Checks the site's settings: texts, addresses, and what refers to something else in them. */
export function checkSettings(site: JsonObject, base: JsonObject, place: Place): void {
  const { report } = place;
  // What is inherited as it is was checked with what it is inherited from.
  const changed = Object.fromEntries(Object.entries(site).filter(([name, value]) => value !== base[name]));
  checkValue(changed, { $ref: "#/$defs/SiteSettings" }, place);
  const { locales, about } = site;
  if (isObject(locales) && Array.isArray(locales["offered"]) && !locales["offered"].includes(locales["default"])) {
    const offered = locales["offered"].map(plainText);
    report({
      path: [...place.path, "locales", "default"],
      key: "site.defaultNotOffered",
      ...suggest(locales["default"], offered),
    });
  }
  checkTags(locales, place);
  const { timeZone } = site;
  if (typeof timeZone === "string" && !isTimeZone(timeZone)) {
    report({
      path: [...place.path, "timeZone"],
      key: "site.timeZone",
      values: { name: timeZone },
      ...suggestOnly(timeZone, Intl.supportedValuesOf("timeZone")),
    });
  }
  checkArticleIds(about, place);
}

/** The languages of a site are tags, each written as everybody writes it: addresses and files go by them. */
function checkTags(locales: unknown, { path, report }: Place): void {
  if (!isObject(locales)) return;
  const written = Array.isArray(locales["offered"]) ? locales["offered"] : [];
  const tags: [at: string[], code: unknown][] = [
    [["default"], locales["default"]],
    ...written.map((one: unknown, index): [string[], unknown] => [["offered", String(index)], one]),
  ];
  for (const [at, code] of tags) {
    const tag = typeof code === "string" ? tagOf(code) : undefined;
    if (typeof code === "string" && tag !== code)
      report({
        path: [...path, "locales", ...at],
        key: "site.noLanguage",
        values: { name: code },
        ...suggest(code, tag === undefined ? languages : [tag]),
      });
  }
}

/** Checks the navigation. Its conditions see the viewer and the site. */
export function checkNav(nav: JsonObject, roots: Roots, place: Place): void {
  checkValue(nav, { $ref: "#/$defs/NavSettings" }, place);
  for (const [key, entry] of Object.entries(isObject(nav["items"]) ? nav["items"] : {})) {
    if (isObject(entry)) checkCondition(entry["when"], { ...within(place, "items", key, "when"), roots });
  }
}

/** Checks the theme: tokens that a style sheet may have, and contrast. */
export function checkTheme(theme: JsonObject, report: Report): void {
  if (!isObject(theme["color"])) return;
  for (const { path, ...told } of themeFaults(theme as unknown as ThemeDocument))
    report({ path: ["theme", ...path], ...told });
}

function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
    timeZones.add(name);
    return known;
  } catch {
    return false;
  }
}

/** Asking for one costs as much as all else in the settings. */
const timeZones = new Set<string>();

/** An about page is found by its key alone, so no two sections may have the same. */
function checkArticleIds(about: unknown, { path, report }: Place): void {
  const sections = new Map<string, string>();
  for (const [section, { articles }] of Object.entries(isObject(about) ? about : {}).filter(
    (entry): entry is [string, JsonObject] => isObject(entry[1]),
  )) {
    for (const id of Object.keys(isObject(articles) ? articles : {})) {
      const other = sections.get(id);
      if (other === undefined) sections.set(id, section);
      else
        report({
          path: [...path, "about", section, "articles", id],
          key: "site.articleTwice",
          values: { section: other, name: id },
        });
    }
  }
}
