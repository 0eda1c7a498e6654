import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { isObject } from "../../shared/json.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { fetchTheirs as fetchUntilHere } from "../fetch-theirs.ts";
import { begin, edited, redone, undone, type History } from "../history.ts";
import { isSame } from "../../shared/same.ts";
import { keptWork } from "../kept-work.ts";
import { leftToSave, savesAsOneself } from "../own-saves.ts";
import type { Outcome, SaveState } from "../saver.ts";
import { useLeaveWarning } from "../use-leave-warning.ts";

/** Something that is edited, and the version that the server has of it; 0 for what it does not have yet. */
export interface Opened<Work> {
  version: number;
  work: Work;
}

interface WorkParts<Work> {
  /** What is worked on: `exam-question:12`. */
  name: string;
  /** Whoever does it. */
  owner: string;
  opened: Opened<Work>;
  isWork: (kept: unknown) => kept is Work;
  save: (version: number, work: Work) => Promise<Outcome>;
  /** What the server has, after somebody else saved. */
  fetchTheirs: () => Promise<Opened<Work>>;
}

/** How many steps can be undone. */
const MAX_STEPS = 100;

/** What the parts of an editor work with. */
export type WorkEditor<Work> = ReturnType<typeof useWork<Work>>;

/**
 * Work that is saved when a person says so, because each save is a version: with undo, a copy of what is not saved in
 * the tab, and the choice between two who saved at once.
 */
export function useWork<Work>({ name, owner, opened, isWork, save, fetchTheirs }: WorkParts<Work>) {
  const kept = useKeptWork({ name, owner, isWork });
  const [left] = useState(() => leftToSave(kept, (copy) => isSame(copy.work, opened.work)));
  const saveNow = useHandler(save);
  const fetchNow = useHandler(fetchTheirs);
  const [saveAsOneself] = useState(() =>
    savesAsOneself<Work, Opened<Work>>({ save: saveNow, fetchTheirs: fetchNow, kept, workOf: (copy) => copy.work }),
  );
  const [history, act] = useReducer(next<Work>, opened.work, (work) => begin<Work, undefined>(work, MAX_STEPS));
  const [stored, setStored] = useState(opened);
  const [state, setState] = useState<SaveState>({ state: "saved", at: undefined });
  const [theirs, setTheirs] = useState<Opened<Work>>();
  const [restored, setRestored] = useState(false);
  const saving = useRef(false);
  const isChanged = history.value !== stored.work;

  // What was not saved comes back, as a step that can be undone; where another saved since, both are there to choose.
  const comeBack = useEffectEvent(({ version, work }: Opened<Work>) => {
    act({ do: "change", to: () => work, at: 0 });
    if (version === opened.version) setRestored(true);
    else setTheirs(opened);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (left) comeBack(left);
  }, [left]);

  const drawn = useRef(false);
  useEffect(() => {
    if (isChanged) kept.keep({ version: stored.version, work: history.value });
    // What was left is not forgotten before it is back in the page.
    else if (drawn.current) kept.forget();
    drawn.current = true;
  }, [isChanged, history.value, stored.version, kept]);
  useLeaveWarning(() => isChanged || saving.current);

  /** Saves on a version; gives whether all is kept then. */
  const saveOn = useHandler(async (version: number, work: Work): Promise<boolean> => {
    if (saving.current) return false;
    saving.current = true;
    setState({ state: "saving" });
    const outcome = await saveAsOneself(version, work);
    saving.current = false;
    if ("version" in outcome) {
      setStored({ version: outcome.version, work });
      setState({ state: "saved", at: Date.now() });
      return true;
    }
    if ("refused" in outcome) setState({ state: "refused", message: outcome.refused });
    else if ("conflict" in outcome) {
      setState({ state: "conflict" });
      const found = await fetchUntilHere(fetchTheirs, () => true);
      if (found) setTheirs(found);
    } else setState({ state: "signedOut" in outcome ? "signedOut" : "offline" });
    return false;
  });

  return {
    work: history.value,
    /** Edits of the same name `together` that follow one another are undone together. */
    change: useHandler((to: (work: Work) => Work, together?: string) =>
      act({ do: "change", to, together, at: Date.now() }),
    ),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => act({ do: "undo" }),
    redo: () => act({ do: "redo" }),
    version: stored.version,
    isChanged,
    state: state.state === "saved" && isChanged ? ({ state: "waiting" } as const) : state,
    save: () => saveOn(stored.version, history.value),
    theirs,
    /** Ends a conflict. Whichever is chosen, the other is one undo away. */
    settle(choice: "theirs" | "mine") {
      if (!theirs) return;
      const mine = history.value;
      act({ do: "change", to: () => theirs.work, at: 0 });
      setStored(theirs);
      setTheirs(undefined);
      setState({ state: "saved", at: undefined });
      if (choice === "theirs") return;
      act({ do: "change", to: () => mine, at: 0 });
      void saveOn(theirs.version, mine);
    },
    restored,
    seen: () => setRestored(false),
  };
}

/** The copy in the tab of work that is not saved. */
const useKeptWork = <Work>({ name, owner, isWork }: Pick<WorkParts<Work>, "name" | "owner" | "isWork">) =>
  useMemo(
    () =>
      keptWork({
        name,
        owner,
        isWork: (one): one is Opened<Work> =>
          isObject(one) && typeof one["version"] === "number" && isWork(one["work"]),
      }),
    [name, owner, isWork],
  );

type Act<Work> =
  | { do: "change"; to: (work: Work) => Work; together?: string | undefined; at: number }
  | { do: "undo" }
  | { do: "redo" };

function next<Work>(history: History<Work, undefined>, act: Act<Work>): History<Work, undefined> {
  if (act.do === "undo") return undone(history);
  if (act.do === "redo") return redone(history);
  return edited(history, { value: act.to(history.value), note: undefined, together: act.together, at: act.at });
}
