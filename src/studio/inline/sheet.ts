import { isBinding } from "../../site/compile/bindings.ts";
import { isObject } from "../../shared/json.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";

/** What of the site's settings a binding shows as it is written there, so that it is edited there. */
const sheets: Readonly<Record<string, ReadonlySet<string>>> = {
  organisation: new Set(["orgName", "slogan", "intro", "logo", "cover", "phone", "email", "address", "hours"]),
  info: new Set(["title", "desc", "copyright", "logo", "wxCode"]),
};

/**
 * Where in the layer stands what a path of bindings reads: `site.organisation.slogan`, `site.organisation.hours.0`;
 * undefined for other data.
 */
export function sheetPath(bound: string): LayerPath | undefined {
  const [root, sheet = "", name = "", ...more] = bound.split(".");
  if (root !== "site" || !Object.hasOwn(sheets, sheet) || !sheets[sheet]?.has(name)) return undefined;
  const isEntry = name === "hours" && more.length === 1 && /^\d+$/.test(more[0] ?? "");
  return more.length === 0 || isEntry ? ["site", sheet, name, ...more] : undefined;
}

/** The settings that a block shows as they are, by their sheet and in its order: `{ organisation: ["slogan"] }`. */
export function sheetsOf(props: unknown): Record<string, string[]> {
  const bound = new Set(
    Object.values(isObject(props) ? props : {}).flatMap((value) => (isBinding(value) ? [value.$bind] : [])),
  );
  const found = Object.entries(sheets).map(([sheet, names]): [string, string[]] => [
    sheet,
    [...names].filter((name) => bound.has(`site.${sheet}.${name}`)),
  ]);
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}
