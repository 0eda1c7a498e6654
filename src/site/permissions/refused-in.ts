import type { Problem } from "../check/finding.ts";
import { onceFor, remembering } from "../document/remembering.ts";
import { layoutNames, resolveDocument, resolveLayout, resolveScreen, type LayeredSite } from "../document/resolve.ts";
import type { Refusal } from "./judge.ts";
import { judgeLayout, judgeScreen, type Judging } from "./left-out.ts";
import type { DocumentOwner } from "./owner.ts";
import type { Permissions } from "./permissions.ts";
import { textsRefused } from "./platform-texts.ts";

/**
 * Everything that an organisation's layer says and may not, in the layouts and screens that it changes and in its
 * texts. Each place once.
 */
export function refusedIn(asked: LayeredSite, permissions: Permissions): Problem[] {
  const [layer] = asked.patches;
  if (!layer) return [];
  const site = remembering(asked);
  const judging = { site, owner: "organisation", permissions } as const;
  const isTouched = (layout: string): boolean =>
    (layoutNames(site, layout) ?? [layout]).some((one) => hasOwn(layer.layouts, one));
  const problems: Problem[] = textsRefused(layer.texts ?? {}, permissions);
  for (const name of namesIn(site, "layouts").filter(isTouched)) {
    const [, parent] = layoutNames(site, name) ?? [];
    const refusals = refusedInLayout(name, judging).filter(notIn(refusedInLayout(parent, judging)));
    problems.push(
      ...problemsOf(refusals, {
        path: ["layouts", name],
        ...(parent === undefined ? {} : { orAt: ["layouts", parent] }),
        owner: "organisation",
      }),
    );
  }
  for (const name of namesIn(site, "screens")) {
    const layout = resolveDocument(site, "screens", name)?.["layout"];
    if (typeof layout !== "string" || !(hasOwn(layer.screens, name) || isTouched(layout))) continue;
    const screen = resolveScreen(site, name);
    const refusals = screen ? judgeScreen(name, screen, judging).filter(notIn(refusedInLayout(layout, judging))) : [];
    problems.push(
      ...problemsOf(refusals, { path: ["screens", name], orAt: ["layouts", layout], owner: "organisation" }),
    );
  }
  return problems;
}

/** Refusals as the checker tells them: only those of the layer that is looked at, each where it stands. */
export function problemsOf(
  refusals: readonly Refusal[],
  { path, orAt, owner }: { path: readonly string[]; orAt?: readonly string[]; owner: DocumentOwner },
): Problem[] {
  return refusals
    .filter((refusal) => refusal.owner === owner)
    .map(({ key, values, path: inside }) => ({
      path: [...path, ...inside],
      key,
      ...(values ? { values } : {}),
      ...(orAt && inside.length > 0 ? { orAt: [...orAt, ...inside] } : {}),
    }));
}

/** What is refused in a document and not already in the layout below it, where it is told. */
export function notIn(below: readonly Refusal[]): (refusal: Refusal) => boolean {
  const refusalKey = ({ key, path }: Refusal): string => JSON.stringify([key, path]);
  const known = new Set(below.map(refusalKey));
  return (refusal) => !known.has(refusalKey(refusal));
}

/**
 * What is refused in a layout; nothing where there is none of this name. A site that remembers has one owner and one
 * list of permissions.
 */
export function refusedInLayout(name: string | undefined, judging: Judging): readonly Refusal[] {
  if (name === undefined) return [];
  return onceFor(judging.site, `refused in ${name}`, () => {
    const layout = resolveLayout(judging.site, name);
    return layout ? judgeLayout(name, layout, judging) : [];
  });
}

function namesIn({ base, patches }: LayeredSite, part: "layouts" | "screens"): string[] {
  return [...new Set([base, ...patches].flatMap((layer) => Object.keys(layer[part] ?? {})))];
}

function hasOwn(part: Readonly<Record<string, unknown>> | undefined, name: string): boolean {
  return part !== undefined && Object.hasOwn(part, name);
}
