import { draftPrefix } from "../../../site/draft-key.ts";
import type { Body } from "./draft.ts";

/** Work that was not saved when it was kept, and the version it was done on. */
export interface KeptWork {
  version: number;
  body: Body;
}

/**
 * A copy of unsaved work in the tab: it outlives loading anew and a session that ended. It belongs to whoever did it;
 * signing out forgets it with the drafts of forms.
 */
export function keptWork({ courseId, owner }: { courseId: string; owner: string }) {
  const key = `${draftPrefix}course-editor:${courseId}:${owner}`;
  return {
    read(): KeptWork | undefined {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as KeptWork | null;
        return kept && typeof kept.version === "number" && Array.isArray(kept.body?.chapters) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(work: KeptWork) {
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
