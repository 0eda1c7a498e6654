import { keptWork, type KeptWork } from "../../editor/kept-work.ts";
import { isObject } from "../../shared/json.ts";
import type { Layer } from "../../site/document/resolve.ts";

/** Work that was not saved yet, and the version of the draft that it was done on. */
export interface Unsaved {
  version: number;
  own: Layer;
}

/** The copy of what was not saved of a site's draft. */
export function keptDraft({ siteOrgNo, owner }: { siteOrgNo: string; owner: string }): KeptWork<Unsaved> {
  return keptWork({
    name: `studio:${siteOrgNo}`,
    owner,
    isWork: (kept): kept is Unsaved => isObject(kept) && typeof kept["version"] === "number" && isObject(kept["own"]),
  });
}
