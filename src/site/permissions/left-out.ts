import { isObject, type JsonObject } from "../../shared/json.ts";
import {
  layoutNames,
  resolveLayout,
  resolveScreen,
  type ComposedScreen,
  type Layer,
  type LayeredSite,
} from "../document/resolve.ts";
import { remembering } from "../document/remembering.ts";
import { remember } from "../../shared/memoize.ts";
import { judgeParts, type Parts, type Refusal } from "./judge.ts";
import type { DocumentOwner } from "./owner.ts";
import type { Permissions } from "./permissions.ts";

/** A screen as it may be shown, and what it lost. */
export interface JudgedScreen {
  screen: ComposedScreen;
  refusals: readonly Refusal[];
}

/** What is judged, and by whose list; `owner` is whose layer lies over the base. */
export interface Judging {
  site: LayeredSite;
  owner: DocumentOwner;
  permissions: Permissions;
}

/**
 * One screen of a site without what its document may not name: the only thing that is ever compiled, sent or shown of
 * it.
 * undefined when there is no such screen.
 */
export function judgedScreen(name: string, judging: Judging): JudgedScreen | undefined {
  const { site, owner } = judging;
  const screen = resolveScreen(site, name);
  if (!screen) return undefined;
  if (owner === "organisation" && isClosed(name, site)) {
    const platform = resolveScreen(platformOf(site), name);
    if (platform) return { screen: platform, refusals: [closedRefusal(name)].filter(() => changes(site, name)) };
  }
  const refusals = judgeScreen(name, screen, judging);
  return refusals.length === 0 ? { screen, refusals } : { screen: leaveOut(screen, refusals), refusals };
}

/** What is refused of a screen that is composed already. */
export function judgeScreen(name: string, screen: ComposedScreen, { site, owner, permissions }: Judging): Refusal[] {
  if (owner === "organisation" && isClosed(name, site)) return changes(site, name) ? [closedRefusal(name)] : [];
  const below =
    owner === "platform"
      ? []
      : [resolveScreen(platformOf(site), name), ...layoutsBelow(screen.layout, site)].filter(
          (one) => one !== undefined,
        );
  return judgeParts({ parts: partsOf(screen), owner, below: below.map(partsOf), permissions });
}

/** What is refused of a layout that is resolved already. */
export function judgeLayout(name: string, layout: JsonObject, { site, owner, permissions }: Judging): Refusal[] {
  return judgeParts({
    parts: partsOf(layout),
    owner,
    below: owner === "platform" ? [] : layoutsBelow(name, site).map(partsOf),
    permissions,
  });
}

/** A screen, or a layout, without what was refused. What was left alone is the same object; the rest is copied once. */
export function leaveOut<Document extends object>(document: Document, refusals: readonly Refusal[]): Document {
  const copies = new Set<unknown>();
  const copyOf = (value: unknown): JsonObject => {
    if (isObject(value) && copies.has(value)) return value;
    // An event that is missing is put back too.
    const copy: JsonObject = Object.assign(Object.create(null), isObject(value) ? value : {});
    copies.add(copy);
    return copy;
  };
  const kept = copyOf(document);
  for (const { cut, instead } of refusals) {
    let at = kept;
    for (const name of cut.slice(0, -1)) at = at[name] = copyOf(at[name]);
    const last = cut.at(-1) ?? "";
    if (instead === undefined) delete at[last];
    else at[last] = instead;
  }
  return kept as Document;
}

/** The operators' own screens are nobody else's to change. */
function isClosed(name: string, site: LayeredSite): boolean {
  const below = site.base.screens?.[name];
  return isObject(below) && below["access"] === "operator";
}

function changes({ patches }: LayeredSite, name: string): boolean {
  return patches.some(({ screens }) => screens !== undefined && Object.hasOwn(screens, name) && screens[name] !== null);
}

function closedRefusal(name: string): Refusal {
  return { key: "permission.screen", values: { name }, owner: "organisation", path: [], cut: [] };
}

/** A layout as the platform has it, and those that the organisation's own stands on, nearest first. */
function layoutsBelow(name: string, site: LayeredSite): JsonObject[] {
  const platform = platformOf(site);
  return (layoutNames(site, name) ?? [name])
    .map((one) => resolveLayout(platform, one))
    .filter((one) => one !== undefined);
}

/** The base of a site alone. What is made of it is made once for all sites that stand on it. */
function platformOf({ base }: LayeredSite): LayeredSite {
  return remember(platforms, base, () => remembering({ base, patches: [] }));
}

const platforms = new WeakMap<Layer, LayeredSite>();

function partsOf(document: object): Parts {
  const { data, blocks } = document as Partial<Record<keyof Parts, unknown>>;
  return { data: isObject(data) ? data : {}, blocks: isObject(blocks) ? blocks : {} };
}
