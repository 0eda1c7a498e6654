import type { Problem } from "../check/finding.ts";
import { isObject } from "../json.ts";
import { layoutNames, resolveDocument, resolveScreen, type LayeredSite } from "../resolve.ts";
import type { Refusal } from "./judge.ts";
import { judgeScreen } from "./left-out.ts";
import type { DocumentOwner } from "./owner.ts";
import type { Permissions } from "./permissions.ts";

/** Everything that an organisation's layer says and may not, in the screens that it changes. Each place once. */
export function refusedIn(site: LayeredSite, permissions: Permissions): Problem[] {
  const [layer] = site.patches;
  if (!layer) return [];
  const names = new Set([...Object.keys(site.base.screens ?? {}), ...Object.keys(layer.screens ?? {})]);
  const problems: Problem[] = [];
  for (const name of names) {
    const layout = resolveDocument(site, "screens", name)?.["layout"];
    const layouts = typeof layout === "string" ? (layoutNames(site, layout) ?? []) : [];
    if (!hasOwn(layer.screens, name) && !layouts.some((one) => hasOwn(layer.layouts, one))) continue;
    const screen = resolveScreen(site, name);
    if (!screen) continue;
    problems.push(...problemsOf(judgeScreen(name, screen, { site, owner: "organisation", permissions }), { path: ["screens", name], orAt: ["layouts", screen.layout], owner: "organisation" }));
  }
  const known = new Map(problems.map((problem) => [JSON.stringify([hasAt(layer, problem.path) ? problem.path : (problem.orAt ?? problem.path), problem.key]), problem]));
  return [...known.values()];
}

/** Refusals as the checker tells them: only those of the layer that is looked at, each where it stands. */
export function problemsOf(refusals: readonly Refusal[], { path, orAt, owner }: { path: readonly string[]; orAt?: readonly string[]; owner: DocumentOwner }): Problem[] {
  return refusals
    .filter((refusal) => refusal.owner === owner)
    .map(({ key, values, path: inside }) => ({ path: [...path, ...inside], key, ...(values ? { values } : {}), ...(orAt && inside.length > 0 ? { orAt: [...orAt, ...inside] } : {}) }));
}

function hasOwn(part: Readonly<Record<string, unknown>> | undefined, name: string): boolean {
  return part !== undefined && Object.hasOwn(part, name);
}

function hasAt(layer: object, path: readonly string[]): boolean {
  let value: unknown = layer;
  for (const name of path) {
    if (!(isObject(value) || Array.isArray(value)) || !Object.hasOwn(value, name)) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return true;
}
