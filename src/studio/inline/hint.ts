import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { resolveScreen } from "../../site/document/resolve.ts";
import { wayToFill } from "../../site/preview/fill-hints.ts";
import type { Pressed } from "../../site/preview/preview-messages.ts";
import { pathWords } from "../pickers/path-label.ts";
import type { StudioParts } from "../StudioContext.ts";
import type { Draft } from "../types.ts";

/** Says beside a text of the page where it is changed, because it is not changed there. */
export interface Hint {
  words: string;
  /** A part of the studio. */
  to?: { path: string; label: string };
  /** A page of the portal. */
  href?: { address: string; label: string };
  rect: Pressed["rect"];
}

/** The settings that a site's data are written in. */
const settings: Readonly<Record<string, string>> = {
  nav: "nav",
  about: "about",
  links: "links",
  ads: "ads",
  features: "features",
  info: "info",
  organisation: "info",
  locales: "languages",
};

/** What is said of a text that shows what the page knows. `bound` is its path: `data.courses.list.0.courseName`. */
export function hintOf(
  bound: string,
  { draft, screen, rect, parts }: { draft: Draft; screen: string; rect: Pressed["rect"]; parts: StudioParts },
): Hint {
  const { t, words, product, start } = parts;
  const [root, name = ""] = bound.split(".");
  const operation = root === "data" ? resolveScreen(draft.layers, screen)?.data[name]?.operation : undefined;
  const what =
    operation === undefined
      ? pathWords(`${root}.${name}`, { t, words, operations: {} })
      : words.site.operation(operation);
  const hint: Hint = { words: t("studio.inline.fromData", { what }), rect };
  const part = root === "site" && Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (part !== undefined) {
    const label = t("studio.inline.toSetting", { part: t(`studio.settings.${part}` as StudioKey) });
    return { ...hint, to: { path: `/settings/${part}`, label } };
  }
  const way = wayToFill(operation);
  if (!way) return hint;
  return { ...hint, href: { address: way.href, label: product[start.locale]?.[way.label] ?? way.href } };
}
