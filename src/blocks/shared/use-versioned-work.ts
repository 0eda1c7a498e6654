import { useRef, useState } from "react";
import { outcomeOf } from "../../editor/save-outcome.ts";
import { asksAboutUnfinished } from "../../editor/unfinished-fields.ts";
import { useWork, type Opened, type WorkEditor } from "../../editor/work/use-work.ts";
import { EXAM_CHANGED } from "../../generated/error-codes.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { withQuery } from "../../ui/query.ts";
import type { Outcome, Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

export interface VersionedWork<Draft, Missing> {
  editor: WorkEditor<Draft>;
  /** What it lacks, once somebody has tried to save it. */
  missing: readonly Missing[];
  /** True once what is here is saved; otherwise what it lacks is named, or the bar says why. */
  save: () => Promise<boolean>;
  /** Saves; what is new gets its address. */
  saveAndStay: () => Promise<void>;
}

/** A question or a paper at work: each save is a version, and nothing is saved before a person says so. */
export function useVersionedWork<Draft, Missing>({
  what,
  id,
  param,
  path,
  viewerId,
  opened,
  isWork,
  missingIn,
  missingId,
  send,
  fetchTheirs,
  unreached,
  go,
  t,
}: {
  /** Names the work that a tab keeps. */
  what: string;
  /** Absent: it is new. */
  id: string | undefined;
  /** The parameter of `path` that names it. */
  param: string;
  path: string;
  viewerId: string;
  opened: Opened<Draft>;
  isWork: (kept: unknown) => kept is Draft;
  missingIn: (draft: Draft) => readonly Missing[];
  /** The element that lists what is missing. */
  missingId: string;
  send: (draft: Draft, before: { id?: string; versionNo?: number }) => Promise<{ id: string; versionNo: number }>;
  fetchTheirs: () => Promise<Opened<Draft>>;
  unreached: TextKey;
  go: ((payload: { to: string }) => Promise<Outcome>) | undefined;
  t: Translate;
}): VersionedWork<Draft, Missing> {
  const savedId = useRef(id);
  const [tried, setTried] = useState(false);
  const editor = useWork<Draft>({
    name: `${what}:${id ?? "new"}`,
    owner: viewerId,
    opened,
    isWork,
    save: (versionNo, draft) =>
      send(draft, id ? { id, versionNo } : {}).then(
        (saved) => {
          savedId.current = saved.id;
          return { version: saved.versionNo };
        },
        (error: unknown) =>
          outcomeOf(error, { conflict: EXAM_CHANGED, textOf: () => callFaultText(error, t, unreached) }),
      ),
    fetchTheirs,
  });
  const missing = missingIn(editor.work);
  const save = async (): Promise<boolean> => {
    if (asksAboutUnfinished()) return false;
    setTried(true);
    if (missing.length > 0) {
      document.getElementById(missingId)?.focus();
      return false;
    }
    // What is saved already needs no version of its own.
    if (editor.version > 0 && !editor.isChanged) return true;
    return editor.save();
  };
  const saveAndStay = async () => {
    if (!(await save())) return;
    setTried(false);
    if (!id && savedId.current) void go?.({ to: withQuery(path, {}, { [param]: savedId.current }) });
  };
  return { editor, missing: tried ? missing : [], save, saveAndStay };
}
