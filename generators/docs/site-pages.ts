import { isObject, type JsonObject } from "../../src/shared/json.ts";
import { screenGroupOf, screenGroups } from "../../src/site/document/screen-groups.ts";
import type { Schema } from "../schema.ts";
import { code, page, section, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import { typeInWords } from "./type-text.ts";
import { schemaLanguage } from "../../src/shared/schema-language.ts";

/** The layouts of the default site with their slots and blocks. */
export function layoutsPage(reference: Reference): string {
  const { phrases, site, siteWords } = reference;
  const layouts = Object.entries(site.layouts ?? {}).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  const part = ([name, layout]: [string, JsonObject]) =>
    page(
      `## ${siteWords.layout(name) ?? name} (${code(name)})`,
      siteWords.layoutAbout(name),
      typeof layout["extends"] === "string" && phrases.standsOn(layout["extends"]),
      table(
        [phrases.slot, phrases.called],
        Object.entries(isObject(layout["slots"]) ? layout["slots"] : {})
          .filter(([, slot]) => slot !== null)
          .map(([slot]) => [code(slot), siteWords.layoutSlot(slot) ?? ""]),
      ),
      table(
        [phrases.blocksOfLayout, phrases.type],
        Object.entries(isObject(layout["blocks"]) ? layout["blocks"] : {}).flatMap(([key, block]) =>
          isObject(block) && typeof block["type"] === "string"
            ? [[code(key), blockLink(block["type"], reference)]]
            : [],
        ),
      ),
    ).trimEnd();
  return page(`# ${phrases.layouts}`, ...layouts.map(part));
}

function blockLink(type: string, { blockWords }: Reference): string {
  return `[${blockWords.title(type)}](blocks/${type}.md)`;
}

/** The screens of the default site: a site changes them by these names. */
export function screensPage(reference: Reference): string {
  const { phrases, site, siteWords } = reference;
  const screens = Object.entries(site.screens ?? {}).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  const groups = screenGroups.map((group) => {
    const rows = screens
      .filter(([name]) => screenGroupOf(name) === group)
      .map(([name, screen]) => {
        const paths = [screen["path"] ?? []].flat().map((path) => code(String(path)));
        const access = String(screen["access"] ?? "public");
        return [
          siteWords.screen(name) ?? name,
          code(name),
          paths.join(" "),
          siteWords.access(access) ?? access,
          typeof screen["layout"] === "string" ? code(screen["layout"]) : "",
        ];
      });
    return section(
      siteWords.screenGroup(group) ?? group,
      table([phrases.called, phrases.name, phrases.address, phrases.who, phrases.layout], rows),
    );
  });
  return page(`# ${phrases.screens}`, ...groups);
}

/** The tokens of the theme with the default site's values. */
export function themePage(reference: Reference): string {
  const { phrases, definitions, site, siteWords } = reference;
  const theme = site.theme ?? {};
  const groups = Object.entries(definitions["ThemeDocument"]?.properties ?? {})
    .filter(([name]) => name !== "version")
    .map(([group, schema]) => {
      const isColor = group === "color";
      const properties =
        definitions[isColor ? "ThemeColors" : (schema.$ref ?? "").slice("#/$defs/".length)]?.properties ?? {};
      const values = isObject(theme[group]) ? theme[group] : {};
      const [light, dark] = [values["light"], values["dark"]].map((mode) => (isObject(mode) ? mode : {})) as [
        JsonObject,
        JsonObject,
      ];
      const shown = (value: unknown) => (typeof value === "string" ? code(value) : "");
      const rows = Object.entries(properties).map(([name, { description = "" }]) => [
        code(`${group}.${name}`),
        siteWords.token(`${group}.${name}`) ?? "",
        ...(isColor ? [shown(light[name]), shown(dark[name])] : [shown(values[name])]),
        siteWords.tokenAbout(`${group}.${name}`) ?? description,
      ]);
      const about = definitions[isColor ? "ThemeColors" : (schema.$ref ?? "").slice("#/$defs/".length)]?.description;
      const head = [
        phrases.token,
        phrases.called,
        ...(isColor ? [phrases.light, phrases.dark] : [phrases.value]),
        phrases.about,
      ];
      return section(
        siteWords.token(group) ?? group,
        page(reference.locale === schemaLanguage && about, table(head, rows)).trimEnd(),
      );
    });
  return page(`# ${phrases.theme}`, ...groups);
}

const settings = [
  "SiteSettings",
  "SiteInfo",
  "SiteLocales",
  "SiteMembers",
  "SiteOrganisation",
  "NavEntry",
  "AboutSection",
  "AboutArticle",
  "SiteLink",
  "SiteAd",
  "SiteHost",
  "ScreenDocument",
];

/** The fields of the documents that are no blocks. */
export function settingsPage(reference: Reference): string {
  const { phrases, definitions, siteWords, locale } = reference;
  const part = (title: string) => {
    const schema: Schema = definitions[title] ?? {};
    const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const choices = (field.enum ?? []).map((value) => code(String(value))).join(" · ");
      return [
        code(name),
        siteWords.field(title, name) ?? name,
        typeInWords(field, reference),
        [siteWords.fieldAbout(title, name) ?? field.description ?? "", choices].filter(Boolean).join("<br>"),
      ];
    });
    return section(
      title,
      page(
        locale === schemaLanguage && schema.description,
        table([phrases.field, phrases.called, phrases.type, phrases.about], rows),
      ).trimEnd(),
    );
  };
  return page(`# ${phrases.site}`, ...settings.map(part));
}
