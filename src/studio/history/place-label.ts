import { isObject } from "../../shared/json.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { said } from "../said.ts";
import type { Texts } from "../../site/compile/texts.ts";
import { inboxOf } from "../../site/document/own-form.ts";
import { isBlockType, nameIn, saysFirst, type Words } from "../labels.ts";
import { cutText } from "../../shared/cut-text.ts";
import type { Translate } from "../types.ts";
import { formWords, textWords } from "./text-place.ts";

interface PlaceParts extends Partial<KnownOfSite> {
  words: Words;
  t: Translate;
}

/** What layers say of what stands in them. */
export interface KnownOfSite {
  /** The type of a block of a screen or a layout. */
  typeOf: (part: string, name: string, key: string) => string | undefined;
  /** What a block says first, to tell it from others of its type. */
  saysOf: (part: string, name: string, key: string) => string | undefined;
  /** What people call a page, or an entry of a list: an advertisement, a link of the navigation. */
  nameOf: (path: readonly string[]) => string | undefined;
}

/** What is known of a site from its layers, by the first that says it; a screen may change a block of its layout. */
export function knownOfSite(layers: readonly unknown[], texts: Texts): KnownOfSite {
  const values = (path: readonly string[]) => layers.map((layer) => valueAt(layer, path));
  const blocksAt = (part: string, name: string, key: string) =>
    layers.flatMap((layer) => [valueAt(layer, [part, name, "blocks", key]), ...inLayouts(layer, key)]);
  return {
    typeOf: (...block) => typeAmong(blocksAt(...block)),
    saysOf: (...block) =>
      blocksAt(...block)
        .map((found) => saysFirst(isObject(found) ? found["props"] : undefined, texts))
        .find(Boolean),
    nameOf: (path) =>
      values(path)
        .map((value) => (path[0] === "forms" ? nameInForm(value, texts) : nameIn(value, texts)))
        .find(Boolean),
  };
}

/** What a form of a site's own is called, or one of its questions: both name their words by keys. */
function nameInForm(value: unknown, texts: Texts): string | undefined {
  const key = inboxOf(value)?.name ?? (isObject(value) ? value["title"] : undefined);
  return typeof key === "string" ? texts.lookup(key) : undefined;
}

/** The first type that one of some blocks says. */
export function typeAmong(blocks: readonly unknown[]): string | undefined {
  return blocks.flatMap((block) => (isObject(block) && typeof block["type"] === "string" ? [block["type"]] : []))[0];
}

function inLayouts(layer: unknown, key: string): unknown[] {
  const layouts = valueAt(layer, ["layouts"]);
  return isObject(layouts) ? Object.values(layouts).map((layout) => valueAt(layout, ["blocks", key])) : [];
}

/** The settings that are one object, and those that have entries, by the titles of their schemas. */
const singles: Readonly<Record<string, string>> = {
  info: "SiteInfo",
  organisation: "SiteOrganisation",
  members: "SiteMembers",
  locales: "SiteLocales",
};
const entries: Readonly<Record<string, string>> = { ads: "SiteAd", links: "SiteLink", about: "AboutSection" };

/** Where something is in a site, in words: 首页 › 课程列表 › 列数. What has no words is called by its name. */
export function placeWords(path: readonly string[], { words, t, typeOf, saysOf, nameOf }: PlaceParts): string {
  const [part = "", name, within, key, ...rest] = path;
  const { site, block } = words;
  const entry = within === undefined ? undefined : (nameOf?.(path.slice(0, 3)) ?? within);
  if (part === "screens" || part === "layouts") {
    const known = name === undefined ? undefined : part === "screens" ? site.screen(name) : site.layout(name);
    const title = known ?? nameOf?.([part, name ?? ""]) ?? name;
    if (within === "blocks" && key !== undefined && name !== undefined) {
      const type = typeOf?.(part, name, key);
      const ofBlock = type !== undefined && isBlockType(type) ? type : undefined;
      const says = saysOf?.(part, name, key);
      const called = `${ofBlock ? block.title(ofBlock) : key}${says === undefined ? "" : ` “${cutText(says, 24)}”`}`;
      return join([title, called, ...propertyWords(rest, ofBlock, { words, t })]);
    }
    if (within === "data") return join([title, t("studio.place.data"), key]);
    return join([title, within === undefined ? undefined : (site.field("ScreenDocument", within) ?? within)]);
  }
  if (part === "theme")
    return join([t("studio.place.theme"), name === undefined ? undefined : themeWords(path.slice(1), { words, t })]);
  const fieldOf = (schema: string | undefined, property: string | undefined) =>
    property === undefined ? undefined : ((schema && site.field(schema, property)) ?? property);
  if (part === "nav") return join([t("studio.place.nav"), entry, fieldOf("NavEntry", key)]);
  if (part === "texts") return join(textWords(path, { words, t, nameOf }));
  if (part === "forms")
    return join([t("studio.place.forms"), ...(name === undefined ? [] : formWords(path, { words, t, nameOf }))]);
  if (part === "site") {
    const title = said(t, `studio.place.site.${name ?? "info"}`) ?? name;
    const single = name === undefined ? undefined : singles[name];
    if (single !== undefined) return join([title, fieldOf(single, within)]);
    if (name === "about" && key === "articles" && rest[0] !== undefined)
      return join([title, entry, nameOf?.(path.slice(0, 5)) ?? rest[0], fieldOf("AboutArticle", rest[1])]);
    return join([title, entry, fieldOf(name === undefined ? undefined : entries[name], key)]);
  }
  return join([...path]);
}

function propertyWords(
  [within, ...rest]: readonly string[],
  type: Parameters<Words["block"]["title"]>[0] | undefined,
  { words, t }: PlaceParts,
): (string | undefined)[] {
  if (within === undefined) return [];
  if (within === "props" && type !== undefined) {
    const names = rest.filter((name) => !/^\d+$/.test(name) && name !== "text");
    const index = rest.find((name) => /^\d+$/.test(name));
    return [
      names.length > 0 ? words.block.prop(type, names.slice(0, 2).join(".")) : undefined,
      index === undefined ? undefined : t("studio.place.entry", { number: Number(index) + 1 }),
    ];
  }
  if (within === "on" && type !== undefined && rest[0] !== undefined) return [words.block.event(type, rest[0])];
  const inShown = within === "shown" ? rest[0] : undefined;
  return [said(t, `studio.place.${within}`) ?? within, inShown && said(t, `studio.shown.${inShown}`)];
}

/** Tokens are named without the look, light or dark, that they belong to; it stands behind the name. */
function themeWords(path: readonly string[], { words, t }: PlaceParts): string {
  const look = path[1] === "dark" || path[1] === "light" ? path[1] : undefined;
  const plain = path.filter((name) => name !== look).join(".");
  const name = words.site.token(plain) ?? plain;
  return look === undefined ? name : t(`studio.place.${look}`, { name });
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(" › ");
}
