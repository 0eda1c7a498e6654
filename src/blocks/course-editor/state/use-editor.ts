import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import type { CourseDraft } from "../../../generated/types.ts";
import { useHandler } from "../../../ui/use-handler.ts";
import type { Change } from "./change.ts";
import { isThere, type Body } from "./draft.ts";
import { begin, next } from "./history.ts";
import { isObject } from "../../../shared/json.ts";
import { fetchTheirs as fetchUntilHere } from "../../../editor/fetch-theirs.ts";
import { keptWork, type KeptWork } from "../../../editor/kept-work.ts";
import { leftToSave, savesAsOneself } from "../../../editor/own-saves.ts";
import { isSame } from "../../../shared/same.ts";
import { createSaver, type Outcome, type Saver, type SaveState } from "../../../editor/saver.ts";
import { useLeaveWarning } from "../../../editor/use-leave-warning.ts";

/** What the parts of the editor work with. */
export type Editor = ReturnType<typeof useEditor>;

/** What is being looked at: the details, the introduction, or the key of a chapter or period. */
export type Selected = "details" | "introduce" | (string & {});

interface Parts {
  /** As the server has it now. */
  draft: CourseDraft;
  owner: string;
  save: (version: number, body: Body) => Promise<Outcome>;
  /** Fetches what the server has, after somebody else saved. */
  fetchTheirs: () => Promise<CourseDraft>;
}

/** The course that is being edited: what it is, what can be undone, and how far it is saved. */
export function useEditor({ draft, owner, save, fetchTheirs }: Parts) {
  const kept = useMemo(
    () => keptWork({ name: `course-editor:${draft.courseId}`, owner, isWork: isUnsavedCourse }),
    [draft.courseId, owner],
  );
  const left = useMemo(() => leftToSave(kept, (copy) => isSame(copy.body, draft.body)), [kept, draft.body]);
  const goesOn = left !== undefined && left.version === draft.version;
  const [history, act] = useReducer(next, draft.body, begin);
  const [saving, setSaving] = useState<SaveState>({ state: "saved", at: undefined });
  const [selected, select] = useState<Selected>("details");
  const [theirs, setTheirs] = useState<CourseDraft>();
  const [restored, setRestored] = useState(false);
  const saver = useSaver({ version: left?.version ?? draft.version, save, fetchTheirs, kept, tell: setSaving });

  // Work that was not saved comes back: over the version it was done on, or beside another's.
  const comeBack = useEffectEvent((work: UnsavedCourse) => {
    act({ type: "change", change: { do: "replace", body: work.body }, where: "details", at: 0 });
    if (goesOn) setRestored(true);
    else setTheirs(draft);
  });
  useEffect(() => {
    // A step of the history that can be undone, and not where the history begins.
    // oxlint-disable-next-line react/set-state-in-effect
    if (left) comeBack(left);
  }, [left]);

  /** The body that the server has, as far as the page knows. */
  const stored = useRef(draft.body);
  useEffect(() => {
    if (history.value === stored.current || theirs) return;
    stored.current = history.value;
    saver.changed(history.value);
  }, [history.value, theirs, saver]);

  const isUnsaved = saving.state !== "saved" || theirs !== undefined;
  const drawn = useRef(false);
  useEffect(() => {
    if (isUnsaved) kept.keep({ version: saver.version(), body: history.value } satisfies UnsavedCourse);
    // What was left is not forgotten before it is back in the page.
    else if (drawn.current) kept.forget();
    drawn.current = true;
  }, [isUnsaved, history.value, kept, saver]);

  useTheirs({ isConflict: saving.state === "conflict", fetchTheirs, onTheirs: setTheirs });
  useSaveOnLeave(saver);

  const change = useCallback(
    (what: Change, { where, about }: { where: Selected; about?: string }) =>
      act({ type: "change", change: what, where, at: Date.now(), ...(about === undefined ? {} : { about }) }),
    [],
  );

  const step = (type: "undo" | "redo") => {
    const where = (type === "undo" ? history.past : history.future).at(-1)?.note;
    act({ type });
    if (where !== undefined) select(where);
  };

  /** Ends a conflict. Whichever is chosen, the other is one undo away. */
  const settle = (choice: "theirs" | "mine") => {
    if (!theirs) return;
    const mine = history.value;
    act({ type: "change", change: { do: "replace", body: theirs.body }, where: "details", at: 0 });
    if (choice === "mine") act({ type: "change", change: { do: "replace", body: mine }, where: "details", at: 0 });
    stored.current = choice === "mine" ? mine : theirs.body;
    saver.goOnFrom(theirs.version, choice === "mine" ? mine : undefined);
    setTheirs(undefined);
  };

  return {
    body: history.value,
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step("undo"),
    redo: () => step("redo"),
    /** What is shown; when it is not there any more, the details. */
    selected: selected === "introduce" || isThere(history.value, selected) ? selected : "details",
    select,
    saving,
    /** Saves at once; gives whether all is kept. */
    flush: () => saver.flush(),
    version: () => saver.version(),
    goOnFrom: (version: number) => saver.goOnFrom(version),
    theirs,
    settle,
    restored,
    seen: () => setRestored(false),
  };
}

interface SaverParts extends Pick<Parts, "save" | "fetchTheirs"> {
  /** What is in the page was done on this version, also when another has been saved since. */
  version: number;
  kept: KeptWork<UnsavedCourse>;
  tell: (state: SaveState) => void;
}

function useSaver({ version, save, fetchTheirs, kept, tell }: SaverParts): Saver<Body> {
  const saveNow = useHandler(save);
  const fetchNow = useHandler(fetchTheirs);
  const [saver] = useState(() =>
    createSaver<Body>({
      version,
      save: savesAsOneself({
        save: saveNow,
        fetchTheirs: () => fetchNow().then(({ version, body }) => ({ version, work: body })),
        kept,
        workOf: ({ body }) => body,
      }),
      tell,
    }),
  );
  return saver;
}

interface TheirsParts {
  isConflict: boolean;
  fetchTheirs: () => Promise<CourseDraft>;
  onTheirs: (theirs: CourseDraft) => void;
}

/** After a conflict, what the other saved is fetched. */
function useTheirs({ isConflict, fetchTheirs, onTheirs }: TheirsParts): void {
  const fetchNow = useEffectEvent(fetchTheirs);
  const tell = useEffectEvent(onTheirs);
  useEffect(() => {
    if (!isConflict) return;
    let current = true;
    void fetchUntilHere(
      () => fetchNow(),
      () => current,
    ).then((found) => found && tell(found));
    return () => {
      current = false;
    };
  }, [isConflict]);
}

/** Saves what there is when the page is hidden, comes back to the network, or goes; leaving with unsaved work asks. */
function useSaveOnLeave(saver: Saver<Body>): void {
  useLeaveWarning(saver.isUnsaved);
  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && void saver.flush();
    const onOnline = () => void saver.flush();
    addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onHide);
      void saver.flush();
      saver.stop();
    };
  }, [saver]);
}

/** What was not saved of a course when it was kept, and the version it was done on. */
interface UnsavedCourse {
  version: number;
  body: Body;
}

function isUnsavedCourse(kept: unknown): kept is UnsavedCourse {
  return (
    isObject(kept) &&
    typeof kept["version"] === "number" &&
    isObject(kept["body"]) &&
    Array.isArray(kept["body"]["chapters"])
  );
}
