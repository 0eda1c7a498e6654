import { isObject } from "../../shared/json.ts";
import {
  resolveLayout,
  resolveDocument,
  resolveScreen,
  resolveSettings,
  type Layer,
  type LayeredSite,
} from "../document/resolve.ts";
import type { Path, Report } from "./finding.ts";
import { suggest } from "./suggest.ts";

/**
 * Warns of nulls that remove nothing: a slip in the name would otherwise go unnoticed. Only a warning, because the
 * base may stop having what a tenant removed.
 *
 * @param below what the layer is laid over; undefined for the default site, whose screens are laid over its layouts.
 */
export function checkRemovals(layer: Layer, below: Layer, report: Report): void {
  const site: LayeredSite = { base: below, patches: [] };
  for (const part of ["site", "nav", "theme"] as const) walk(layer[part], resolveSettings(site, part), [part], report);
  for (const part of ["layouts", "screens", "forms", "texts"] as const) {
    for (const [name, patch] of Object.entries(layer[part] ?? {})) {
      // What the product's form has is not known here, and the layers below say only what they change of it.
      if (part === "forms" && patch !== null) continue;
      const base =
        part === "screens"
          ? composedBase(layer, site, name)
          : part === "layouts"
            ? extendedBase(layer, site, name)
            : resolveDocument(site, part, name);
      if (base) walk(patch, base, [part, name], report);
      else if (patch === null)
        report({ path: [part, name], key: "remove.nothing", values: { name }, severity: "warning" });
    }
  }
}

/** What a screen's nulls may remove: what the layers below have there, and what the layout has. */
function composedBase(layer: Layer, site: LayeredSite, name: string): object | undefined {
  const composed = resolveScreen(site, name);
  const patch = layer.screens?.[name];
  const layoutName = isObject(patch) ? patch["layout"] : undefined;
  const layout = typeof layoutName === "string" ? resolveLayout({ ...site, patches: [layer] }, layoutName) : undefined;
  if (!layout) return composed;
  return {
    ...composed,
    data: { ...objectAt(layout, "data"), ...composed?.data },
    blocks: { ...objectAt(layout, "blocks"), ...composed?.blocks },
  };
}

/** What a layout's nulls may remove: what the layers below have there, and what it extends has. */
function extendedBase(layer: Layer, site: LayeredSite, name: string): object | undefined {
  const extended = resolveDocument({ ...site, patches: [layer] }, "layouts", name)?.["extends"];
  const below = typeof extended === "string" ? resolveLayout({ ...site, patches: [layer] }, extended) : undefined;
  const own = resolveLayout(site, name);
  return below
    ? {
        ...own,
        data: { ...objectAt(below, "data"), ...objectAt(own ?? {}, "data") },
        blocks: { ...objectAt(below, "blocks"), ...objectAt(own ?? {}, "blocks") },
      }
    : own;
}

function objectAt(document: Record<string, unknown>, name: string): object {
  const value = document[name];
  return isObject(value) ? value : {};
}

function walk(patch: unknown, base: unknown, path: Path, report: Report): void {
  if (!isObject(patch) || !isObject(base)) return;
  for (const [name, value] of Object.entries(patch)) {
    if (value !== null) walk(value, base[name], [...path, name], report);
    else if (!Object.hasOwn(base, name)) {
      report({
        path: [...path, name],
        key: "remove.nothingHere",
        values: { name },
        severity: "warning",
        ...suggest(name, Object.keys(base)),
      });
    }
  }
}
