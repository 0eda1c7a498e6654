import { isObject, type JsonObject } from "../../shared/json.ts";
import { resolveDocument } from "../../site/document/resolve.ts";
import { screenGroupOf, screenGroups, type ScreenGroup } from "../../site/document/screen-groups.ts";
import type { Draft } from "../types.ts";

/** A screen as the studio lists it. */
export interface ListedScreen {
  name: string;
  /** Its first address; undefined for those that stand in for others, such as that of an error. */
  path: string | undefined;
  group: ScreenGroup;
  /**
   * Whether the organisation's visitors reach it below /org/{orgNo}; others are the platform's, and the organisation's
   * on a host of its own.
   */
  here: boolean;
  /** Whether the organisation says anything of it. */
  changed: boolean;
  title: unknown;
}

/** All screens of a site but those of the platform's console, by group. */
export function screensOf(draft: Draft): ListedScreen[] {
  const names = [...new Set([...Object.keys(draft.base.screens ?? {}), ...Object.keys(draft.own.screens ?? {})])];
  const listed = names.flatMap((name): ListedScreen[] => {
    const screen = resolveDocument(draft.layers, "screens", name);
    const group = screenGroupOf(name, draft.base.screens?.[name] === undefined);
    if (!screen || group === "console") return [];
    return [
      {
        name,
        path: pathOfScreen(screen),
        group,
        here: screen["org"] === true || screen["path"] === undefined,
        changed: draft.own.screens?.[name] !== undefined,
        title: screen["title"],
      },
    ];
  });
  return listed.sort(
    (one, other) =>
      screenGroups.indexOf(one.group) - screenGroups.indexOf(other.group) ||
      place(one) - place(other) ||
      (one.name < other.name ? -1 : 1),
  );
}

/** The layouts that screens of the site stand on; that of the platform's console is not the organisation's. */
export function layoutsOf(draft: Draft): string[] {
  return [...new Set([...Object.keys(draft.base.layouts ?? {}), ...Object.keys(draft.own.layouts ?? {})])].filter(
    (name) => name !== "console" && resolveDocument(draft.layers, "layouts", name),
  );
}

/** A screen to look at a layout with. */
export function exampleScreen(draft: Draft, layout: string): string | undefined {
  const standing = screensOf(draft).filter(
    ({ name }) => resolveDocument(draft.layers, "screens", name)?.["layout"] === layout,
  );
  return (standing.find(({ here }) => here) ?? standing[0])?.name;
}

/** The first address of a screen, as it stands in its document. */
export function pathOfScreen(screen: JsonObject | undefined): string | undefined {
  const path: unknown = screen && isObject(screen) ? screen["path"] : undefined;
  const first: unknown = Array.isArray(path) ? path[0] : path;
  return typeof first === "string" ? first : undefined;
}

const first = ["home", "list", "live", "lecturer", "resource", "grade", "info"];

function place({ name, here }: ListedScreen): number {
  const at = first.indexOf(name);
  return at >= 0 ? at : here ? 50 : 100;
}
