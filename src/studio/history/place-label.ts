import { said } from "../said.ts";
import { isBlockType, type Words } from "../labels.ts";
import type { Translate } from "../types.ts";

interface PlaceParts {
  words: Words;
  t: Translate;
  /** The type of a block of a screen or a layout, where it is known. */
  typeOf?: ((part: string, name: string, key: string) => string | undefined) | undefined;
}

/** Where something is in a site, in words: 首页 › 课程列表 › 列数. What has no words is called by its name. */
export function placeWords(path: readonly string[], { words, t, typeOf }: PlaceParts): string {
  const [part = "", name, within, key, ...rest] = path;
  const { site, block } = words;
  if (part === "screens" || part === "layouts") {
    const title =
      name === undefined ? undefined : part === "screens" ? (site.screen(name) ?? name) : (site.layout(name) ?? name);
    if (within === "blocks" && key !== undefined && name !== undefined) {
      const type = typeOf?.(part, name, key);
      const known = type !== undefined && isBlockType(type) ? type : undefined;
      return join([title, known ? block.title(known) : key, ...propertyWords(rest, known, { words, t })]);
    }
    if (within === "data") return join([title, t("studio.place.data"), key]);
    return join([title, within === undefined ? undefined : (site.field("ScreenDocument", within) ?? within)]);
  }
  if (part === "theme")
    return join([t("studio.place.theme"), name === undefined ? undefined : themeWords(path.slice(1), { words, t })]);
  if (part === "nav") return join([t("studio.place.nav"), within, key]);
  if (part === "texts") return join([t("studio.place.texts"), within]);
  if (part === "forms") return join([t("studio.place.forms"), name]);
  if (part === "site")
    return join([
      said(t, `studio.place.site.${name ?? "info"}`) ?? name,
      ...(name === "info" && within !== undefined ? [site.field("SiteInfo", within) ?? within] : [within, key]),
    ]);
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
  return [said(t, `studio.place.${within}`) ?? within];
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
