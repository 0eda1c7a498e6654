import { draftPrefix } from "../../site/draft-key.ts";
import { isObject } from "../../site/json.ts";
import type { Layer } from "../../site/resolve.ts";

/** Work that was not saved yet, and the version of the draft that it was done on. */
export interface Unsaved {
  version: number;
  own: Layer;
}

/** A copy of unsaved work in the tab. */
export interface KeptDraft {
  read(): Unsaved | undefined;
  keep(work: Unsaved): void;
  forget(): void;
}

/**
 * Keeps a copy of unsaved work in the tab: it outlives loading anew, and a session that ended. It belongs to whoever did
 * it; signing out forgets it with the drafts of forms.
 */
export function keptDraft({ siteOrgNo, owner }: { siteOrgNo: string; owner: string }): KeptDraft {
  const key = `${draftPrefix}studio:${siteOrgNo}:${owner}`;
  return {
    read() {
      try {
        const work = JSON.parse(sessionStorage.getItem(key) ?? "null") as Unsaved | null;
        return work && typeof work.version === "number" && isObject(work.own) ? work : undefined;
      } catch {
        return undefined;
      }
    },
    keep(work) {
      // A browser may refuse: then there is no copy, and everything else works.
      try {
        sessionStorage.setItem(key, JSON.stringify(work));
      } catch {}
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
