import { screenFeatures } from "../document/features.ts";
import type { JsonObject } from "../../shared/json.ts";
import type { Routes } from "../document/match.ts";
import { isSection } from "../document/sections.ts";
import type { Report } from "./finding.ts";
import { suggest } from "./suggest.ts";

/** First segments of addresses that the server answers itself. */
export const reservedSegments = [
  "apis",
  "docs",
  "_lectern",
  "schemas",
  "assets",
  "healthz",
  "readyz",
  "metrics",
] as const;

/** Screens that are shown by name, at whatever address it was. */
const screensWithoutPath = ["not-found", "no-access", "error", "exam-room-start", "exam-room-sheet"];

interface Screens {
  screens: Readonly<Record<string, JsonObject>>;
  /** Whether a layer took the screen's path away on purpose. */
  isUnlinked: (name: string) => boolean;
  routes: Routes;
}

/**
 * Checks where screens answer: that each has a path of its own, that the server leaves it free, and that its feature
 * exists.
 */
export function checkRoutes({ screens, isUnlinked, routes }: Screens, report: Report): void {
  for (const [name, { path, feature }] of Object.entries(screens)) {
    const paths = [path].flat().filter((one) => typeof one === "string");
    const needsNone = screensWithoutPath.includes(name) || isSection(name);
    if (paths.length === 0 && !needsNone && !isUnlinked(name)) {
      report({ path: ["screens", name], key: "screen.noPath", values: { names: screensWithoutPath.join(", ") } });
    }
    for (const one of paths) {
      const first = one.split("/")[1] ?? "";
      if ((reservedSegments as readonly string[]).includes(first))
        report({ path: ["screens", name, "path"], key: "screen.reserved", values: { segment: first } });
    }
    if (typeof feature === "string" && !screenFeatures.includes(feature)) {
      report({
        path: ["screens", name, "feature"],
        key: "screen.noFeature",
        values: { name: feature },
        ...suggest(feature, screenFeatures),
      });
    }
  }
  for (const { path, screen, taken } of routes.conflicts) {
    report({
      path: ["screens", screen, "path"],
      key: "screen.taken",
      values: { name: taken, path },
      orAt: ["screens", taken, "path"],
    });
  }
}
