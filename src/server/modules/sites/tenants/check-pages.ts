import type { Problem } from "../../../../site/check/finding.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { ownPages } from "../quotas/own-pages.ts";
import type { BaseLookup } from "./check-layer.ts";
import type { LayerName } from "./names.ts";

interface PageCheck {
  layer: Layer;
  below: Layer | undefined;
  name: LayerName;
}

/** Checks that a site has no more pages of its own than its plan allows. */
export async function checkPages({ layer, below, name }: PageCheck, { pageLimit }: BaseLookup): Promise<Problem[]> {
  if (name.kind !== "organisation" || !pageLimit) return [];
  const pages = ownPages({ layer, below });
  const last = pages.at(-1);
  if (last === undefined) return [];
  const limit = await pageLimit(name.orgNo);
  return pages.length > limit
    ? [{ path: ["screens", last], key: "page.tooMany", values: { count: pages.length, limit } }]
    : [];
}
