import { isSame } from "../shared/same.ts";
import type { KeptWork } from "./kept-work.ts";
import type { Outcome } from "./saver.ts";

interface Version<Work> {
  version: number;
  work: Work;
}

export interface OwnSavesParts<Work, Copy extends { version: number }> {
  save: (version: number, work: Work) => Promise<Outcome>;
  /** What the server has now. */
  fetchTheirs: () => Promise<Version<Work>>;
  kept: KeptWork<Copy>;
  workOf: (copy: Copy) => Work;
}

/**
 * Saves without a conflict with oneself. What the server has may be of a save whose answer got lost, or that ended when
 * its page was gone: then it is gone on from there. Only what this tab never sent is another person's.
 */
export function savesAsOneself<Work, Copy extends { version: number }>(parts: OwnSavesParts<Work, Copy>) {
  const { save, fetchTheirs, kept, workOf } = parts;
  const left = kept.read();
  let sent: Work[] = left ? [workOf(left)] : [];
  return async (version: number, work: Work): Promise<Outcome> => {
    sent.push(work);
    let outcome = await save(version, work);
    if ("conflict" in outcome) {
      const found = await fetchTheirs().catch(() => undefined);
      if (found && isSame(found.work, work)) outcome = { version: found.version };
      else if (found && sent.some((one) => isSame(one, found.work))) outcome = await save(found.version, work);
    }
    if (!("version" in outcome)) return outcome;
    sent = [];
    // The page may be gone by now, or show more than was saved: that was done on what came of this save.
    const copy = kept.read();
    if (copy && isSame(workOf(copy), work)) kept.forget();
    else if (copy) kept.keep({ ...copy, version: outcome.version });
    return outcome;
  };
}

/** The copy that was left in the tab; a copy of what the server has is nothing that is left to save. */
export function leftToSave<Copy>(kept: KeptWork<Copy>, isStored: (copy: Copy) => boolean): Copy | undefined {
  const copy = kept.read();
  return copy !== undefined && isStored(copy) ? undefined : copy;
}
