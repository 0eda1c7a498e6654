import { draftPrefix } from "../shared/draft-key.ts";

/** A copy of unsaved work in the tab. */
export interface KeptWork<Work> {
  read(): Work | undefined;
  keep(work: Work): void;
  forget(): void;
}

export interface KeptWorkParts<Work> {
  /** What is worked on: `course-editor:12`. */
  name: string;
  /** Whoever did it: it is nobody else's. */
  owner: string;
  /** Whether what was kept is still of the shape that is worked with. */
  isWork(kept: unknown): kept is Work;
}

/**
 * Keeps a copy of unsaved work in the tab: it outlives loading anew and a session that ended. Signing out forgets it
 * with the drafts of forms.
 */
export function keptWork<Work>({ name, owner, isWork }: KeptWorkParts<Work>): KeptWork<Work> {
  const key = `${draftPrefix}${name}:${owner}`;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isWork(kept) ? kept : undefined;
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
