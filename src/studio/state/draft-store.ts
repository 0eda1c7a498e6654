import { leftToSave, savesAsOneself } from "../../editor/own-saves.ts";
import { createSaver, type Outcome, type SaveState } from "../../editor/saver.ts";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import type { TextValues } from "../../site/compile/texts.ts";
import type { LayerChange } from "../../generated/types.ts";
import { diffLayers } from "../../site/edit/diff.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { isSame } from "../../shared/same.ts";
import { fetchTheirs } from "../../editor/fetch-theirs.ts";
import type { StoredDraft, StudioCalls } from "../calls/studio-calls.ts";
import type { Draft, Edit, Finding } from "../types.ts";
import { createKnownBases } from "./known-bases.ts";
import { bringIn } from "./rebase.ts";
import { begin, edited, rebased, redone, undone, type History } from "../../editor/history.ts";
import type { KeptWork } from "../../editor/kept-work.ts";
import type { Unsaved } from "./kept-draft.ts";
import { mergeDrafts, type Merged } from "./merge-drafts.ts";

/** Another draft that was saved while this one was worked on. */
export interface Conflict {
  theirs: StoredDraft;
  /** Mine and theirs together. */
  merged: Merged;
}

export interface StudioState {
  draft: Draft;
  history: DraftHistory;
  save: SaveState;
  /** What is wrong in the stored draft; empty until the server said it. */
  findings: readonly Finding[];
  /** What the server last said of the draft; its patch is what was saved last. */
  stored: StoredDraft;
  /** How often the stored draft changed since the studio was opened: each time the preview is drawn anew. */
  saves: number;
  conflict?: Conflict | undefined;
}

/** The label of a step, in the studio's texts. */
interface StepLabel {
  labelKey: StudioKey;
  values?: TextValues | undefined;
}

type DraftHistory = History<Layer, StepLabel>;

export interface DraftStore {
  get(): StudioState;
  subscribe(listener: () => void): () => void;
  edit: Edit;
  undo(): void;
  /** Takes the last edit back, as long as it is the last one when it is called. */
  undoLast(): () => void;
  redo(): void;
  /** Saves at once what is not saved; gives whether everything is. */
  flush(): Promise<boolean>;
  /**
   * Goes on with mine and theirs together, mine where both changed the same; or with theirs, and mine is one undo away.
   */
  settle(choice: "mine" | "theirs"): void;
  /** Reads the stored draft again, as after publishing; it replaces what is edited, as one step that can be undone. */
  reload(labelKey: StudioKey): Promise<void>;
  /**
   * Looks what became of the draft meanwhile: published at its time, asked for, changed by somebody else; and goes on from
   * there. Gives who changed what, where somebody did. Nothing happens while something is unsaved: that meets it itself.
   */
  refresh(): Promise<{ by: string; changes: readonly LayerChange[] } | undefined>;
  /** Brings what somebody else published since into the draft, which then goes on from there. */
  takeNewBase(): Promise<void>;
  isUnsaved(): boolean;
  stop(): void;
}

export interface StoreParts {
  siteOrgNo: string;
  stored: StoredDraft;
  calls: Pick<StudioCalls, "saveDraft" | "getDraft" | "compare" | "check">;
  /** What a failed call means. */
  outcomeOf(error: unknown): Outcome;
  kept: KeptWork<Unsaved>;
  now?: () => number;
}

/** How many steps can be undone. */
const maxSteps = 200;
/** How long after an edit the draft is saved, in ms: the preview shows what is saved. */
const pause = 120;

/**
 * The one place that knows the draft of the site that is worked on: edits, undo and redo, saving, and what to do when
 * somebody else saved.
 */
export function createDraftStore({
  siteOrgNo,
  stored,
  calls,
  outcomeOf,
  kept,
  now = Date.now,
}: StoreParts): DraftStore {
  const listeners = new Set<() => void>();
  const bases = createKnownBases(stored);
  let isStopped = false;
  let state: StudioState = {
    draft: draftOf(siteOrgNo, stored),
    history: begin(stored.patch, maxSteps),
    save: { state: "saved", at: undefined },
    findings: [],
    stored,
    saves: 0,
  };

  const set = (change: Partial<StudioState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const saver = createSaver<Layer>({
    version: stored.version,
    quiet: pause,
    now,
    tell: (save) => {
      if (save.state === "saved") kept.forget();
      set({ save });
      if (save.state === "saved") void follow();
      if (save.state === "conflict") void meet();
    },
    save: savesAsOneself<Layer, Unsaved>({
      async save(version, patch) {
        try {
          const reply = await calls.saveDraft({ version, baseRevision: state.stored.baseRevision, patch });
          set({
            findings: reply.findings,
            stored: {
              ...state.stored,
              version: reply.version,
              patch,
              isChanged: reply.isChanged,
              isOwn: true,
              // Where nothing differs from what is published any more, nothing is left to ask for.
              request: reply.isChanged ? state.stored.request : undefined,
            },
            saves: state.saves + 1,
          });
          return { version: reply.version };
        } catch (error) {
          return outcomeOf(error);
        }
      },
      fetchTheirs: () => calls.getDraft().then(({ version, patch }) => ({ version, work: patch })),
      kept,
      workOf: ({ own }) => own,
    }),
  });

  /** Asks what is wrong in a draft that was stored by other means than a save here, whose reply says it. */
  async function look(): Promise<void> {
    const { stored } = state;
    const findings = await calls.check(stored.patch).catch(() => undefined);
    // A save or another draft that came meanwhile has findings of its own.
    if (findings && state.stored === stored) set({ findings });
  }

  /** A flavour was chosen that no draft stood on yet: what it brings is asked for once the choice is stored. */
  async function follow(): Promise<void> {
    if (bases.of(state.history.value)) return;
    const next = await calls.getDraft().catch(() => undefined);
    if (!next || isStopped) return;
    bases.learn(next);
    if (bases.of(state.history.value)) set({ draft: withOwn(state.draft, state.history.value) });
  }

  /** The draft with another own layer, on what that stands on as far as it is known. */
  function withOwn(draft: Draft, own: Layer): Draft {
    const below = bases.of(own) ?? draft;
    return draftOf(siteOrgNo, { patch: own, base: below.base, flavour: below.flavour });
  }

  /** Somebody else saved: what they did is fetched, so that a person can say what shall be. */
  async function meet(): Promise<void> {
    const theirs = await fetchTheirs(calls.getDraft, () => !isStopped);
    if (theirs)
      set({
        conflict: {
          theirs,
          merged: mergeDrafts({ before: state.stored.patch, mine: state.history.value, theirs: theirs.patch }),
        },
      });
  }

  function go(history: DraftHistory) {
    if (history.value === state.history.value) return set({ history });
    const own = history.value;
    set({ history, draft: withOwn(state.draft, own) });
    kept.keep({ version: saver.version(), own });
    saver.changed(own);
  }

  const store: DraftStore = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(change, labelKey, { values, together } = {}) {
      go(
        edited(state.history, {
          value: change(state.history.value),
          note: { labelKey, values },
          together,
          at: now(),
        }),
      );
    },
    undo: () => go(undone(state.history)),
    undoLast() {
      const own = state.history.value;
      return () => state.history.value === own && store.undo();
    },
    redo: () => go(redone(state.history)),
    flush: () => saver.flush(),
    settle(choice) {
      const { conflict } = state;
      if (!conflict) return;
      const { theirs, merged } = conflict;
      const own = choice === "mine" ? merged.own : theirs.patch;
      bases.learn(theirs);
      const history = edited(state.history, {
        value: own,
        note: { labelKey: choice === "mine" ? "studio.edit.merge" : "studio.edit.theirs" },
        at: now(),
      });
      set({
        conflict: undefined,
        history,
        draft: withOwn(draftOf(siteOrgNo, theirs), own),
        stored: theirs,
        findings: [],
        saves: state.saves + 1,
      });
      saver.goOnFrom(theirs.version, choice === "mine" ? own : undefined);
      if (choice === "theirs") void look();
    },
    async reload(labelKey) {
      const next = await calls.getDraft();
      bases.learn(next);
      const history = edited(state.history, { value: next.patch, note: { labelKey }, at: now() });
      set({ stored: next, findings: [], history, draft: draftOf(siteOrgNo, next), saves: state.saves + 1 });
      saver.goOnFrom(next.version);
      void look();
    },
    async refresh() {
      const { stored } = state;
      if (saver.isUnsaved()) return;
      const next = await calls.getDraft().catch(() => undefined);
      // What was saved meanwhile, here or elsewhere, is met when it is saved over.
      if (!next || state.stored !== stored || saver.isUnsaved() || isSame(next, stored)) return;
      const changes = diffLayers(stored.patch, next.patch);
      if (changes.length === 0) {
        set({ stored: next });
        saver.goOnFrom(next.version);
        return;
      }
      bases.learn(next);
      const history = { ...rebased(state.history, (own) => bringIn(own, changes)), value: next.patch };
      set({ stored: next, findings: [], history, draft: draftOf(siteOrgNo, next), saves: state.saves + 1 });
      saver.goOnFrom(next.version);
      void look();
      return { by: next.authorName, changes };
    },
    async takeNewBase() {
      await saver.flush();
      const now = await calls.getDraft();
      const changes = await calls.compare(now.baseRevision, now.publishedRevision);
      const own = bringIn(state.history.value, changes);
      const stored = { ...now, baseRevision: now.publishedRevision };
      set({
        stored,
        history: edited(state.history, { value: own, note: { labelKey: "studio.edit.merge" }, at: 0 }),
        draft: withOwn(state.draft, own),
      });
      saver.goOnFrom(now.version, own);
      await saver.flush();
    },
    isUnsaved: () => saver.isUnsaved(),
    stop() {
      isStopped = true;
      saver.stop();
    },
  };
  void look();
  // Work that could not be saved the last time goes on where it was, if nobody saved since.
  const left = leftToSave(kept, ({ own }) => isSame(own, stored.patch));
  if (left?.version === stored.version) store.edit(() => left.own, "studio.edit.kept");
  else if (left) {
    set({
      history: edited(state.history, { value: left.own, note: { labelKey: "studio.edit.kept" }, at: now() }),
      draft: withOwn(state.draft, left.own),
    });
    set({ conflict: { theirs: stored, merged: { own: left.own, both: [] } }, save: { state: "conflict" } });
  }
  return store;
}

function draftOf(siteOrgNo: string, { patch, base, flavour }: Pick<StoredDraft, "patch" | "base" | "flavour">): Draft {
  const { default: first = "zh-CN", offered = [] } = {
    ...objectAt(base.site, "locales"),
    ...objectAt(patch.site, "locales"),
  } as { default?: string; offered?: string[] };
  return {
    siteOrgNo,
    own: patch,
    base,
    flavour,
    layers: { base, patches: [patch] },
    locales: [...new Set([first, ...offered])],
  };
}

function objectAt(document: Record<string, unknown> | undefined, name: string): object {
  const value = document?.[name];
  return typeof value === "object" && value !== null ? value : {};
}
