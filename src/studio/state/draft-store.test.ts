import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoredDraft } from "../calls/studio-calls.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { Finding } from "../types.ts";
import { createDraftStore } from "./draft-store.ts";
import type { Unsaved } from "./kept-draft.ts";

const layer = (title: string) => ({ version: 1, site: { version: 1, info: { title: { text: { en: title } } } } });
const stored = (patch = layer("a"), version = 3): StoredDraft => ({
  version,
  baseRevision: "1",
  publishedRevision: "1",
  patch,
  base: { version: 1, site: { locales: { default: "zh-CN", offered: ["zh-CN", "en"] } } },
  isChanged: false,
  authorName: "李",
  isOwn: false,
  needsTwo: false,
});

/** One fault, where the layer is one of faults. */
const faultsOf = (patch: Layer): Finding[] =>
  JSON.stringify(patch).includes("faulty")
    ? [{ severity: "error", message: "This is wrong.", path: ["site", "info", "title"] } as unknown as Finding]
    : [];

function make({
  fail,
  theirs,
  left,
  first = stored(),
}: { fail?: unknown; theirs?: StoredDraft; left?: Unsaved; first?: StoredDraft } = {}) {
  const failing = { now: fail };
  const calls = {
    saveDraft: vi.fn(async ({ version }: { version: number }) => {
      if (failing.now) throw failing.now;
      return { version: version + 1, isChanged: true, findings: [] };
    }),
    getDraft: vi.fn(async () => theirs ?? stored()),
    compare: vi.fn(async () => []),
    check: vi.fn(async (patch: Layer): Promise<Finding[]> => faultsOf(patch)),
  };
  let copy = left;
  const kept = { read: () => copy, keep: (work: Unsaved) => void (copy = work), forget: () => void (copy = undefined) };
  const store = createDraftStore({
    siteOrgNo: "1001",
    stored: first,
    calls,
    kept,
    outcomeOf: (error) => (error === "conflict" ? { conflict: true } : { unreached: true }),
  });
  return { store, calls, failing, kept };
}

describe("the draft of a site", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves itself a moment after an edit, over the version it was read at", async () => {
    const { store, calls } = make();
    store.edit(() => layer("b"), "studio.edit.add");
    store.edit(() => layer("c"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.saveDraft.mock.calls).toEqual([[{ version: 3, baseRevision: "1", patch: layer("c") }]]);
    expect(store.get()).toMatchObject({ saves: 1, save: { state: "saved" }, stored: { version: 4, isChanged: true } });
    store.undo();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.saveDraft.mock.lastCall).toEqual([{ version: 4, baseRevision: "1", patch: layer("b") }]);
  });
  it("goes on from what was published at its time, and keeps what is edited", async () => {
    const first = { ...stored(), scheduledTime: "2026-09-01 08:00:00" };
    const after = { ...stored(layer("a"), 4), baseRevision: "2", publishedRevision: "2" };
    const { store, calls } = make({ first, theirs: after });
    await store.refresh();
    expect(store.get().stored).toEqual(after);
    expect(store.get().history.past).toEqual([]);
    store.edit(() => layer("b"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.saveDraft.mock.calls).toEqual([[{ version: 4, baseRevision: "2", patch: layer("b") }]]);
    expect(store.get().conflict).toBeUndefined();
  });
  it("keeps what could not be saved, says so, and saves it when the server answers again", async () => {
    const { store, failing, kept } = make({ fail: "away" });
    store.edit(() => layer("b"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get().save.state).toBe("offline");
    expect(kept.read()).toEqual({ version: 3, own: layer("b") });
    failing.now = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get().save.state).toBe("saved");
    expect(kept.read()).toBeUndefined();
  });
  it("tells of another's draft and goes on with both, or with theirs, which can be undone", async () => {
    const theirs = stored({ ...layer("a"), nav: { version: 1, items: {} } } as never, 8);
    const { store, failing, calls } = make({ fail: "conflict", theirs });
    store.edit(() => layer("mine"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get().conflict?.merged).toEqual({
      own: { ...layer("mine"), nav: { version: 1, items: {} } },
      both: [],
    });
    failing.now = undefined;
    store.settle("theirs");
    expect(store.get().draft.own).toEqual(theirs.patch);
    store.undo();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.saveDraft.mock.lastCall).toEqual([{ version: 8, baseRevision: "1", patch: layer("mine") }]);
  });
  it("asks again for another's draft that could not be fetched, so that nobody is left with a conflict and no choice", async () => {
    const { store, calls } = make({ fail: "conflict", theirs: stored(layer("theirs"), 8) });
    calls.getDraft
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    store.edit(() => layer("mine"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get().conflict).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get().conflict?.theirs.version).toBe(8);
  });
  it("says what is wrong in it as soon as it is opened", async () => {
    const { store } = make({ first: stored(layer("faulty")) });
    await vi.waitFor(() => expect(store.get().findings).toHaveLength(1), { timeout: 60_000 });
  });
  it("says what is wrong in another draft that came in its place, as after an import, and no more of the one that is gone", async () => {
    const { store, calls } = make({ first: stored(layer("faulty")), theirs: stored(layer("whole"), 9) });
    await vi.waitFor(() => expect(store.get().findings).toHaveLength(1), { timeout: 60_000 });
    await store.reload("studio.edit.published");
    expect(store.get().findings).toEqual([]);
    calls.getDraft.mockResolvedValue(stored(layer("faulty again"), 10));
    await store.reload("studio.edit.import");
    await vi.waitFor(() => expect(store.get().findings).toHaveLength(1), { timeout: 60_000 });
  });
  it("does not put what an older draft had wrong over what a save has said since", async () => {
    const { store, calls } = make();
    let answer = (_findings: Finding[]): void => undefined;
    calls.check.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await store.reload("studio.edit.import");
    store.edit(() => layer("b"), "studio.edit.add");
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get().stored.version).toBe(4);
    answer(faultsOf(layer("faulty")));
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get().findings).toEqual([]);
  });
  it("goes on where work was left, and asks where somebody saved since", async () => {
    const { store } = make({ left: { version: 3, own: layer("left") } });
    expect(store.get().draft.own).toEqual(layer("left"));
    const later = make({ left: { version: 2, own: layer("left") } });
    expect(later.store.get().conflict?.theirs.version).toBe(3);
    await vi.advanceTimersByTimeAsync(500);
    expect(later.calls.saveDraft).not.toHaveBeenCalled();
  });

  it("shows what a flavour brings once the choice of it is stored, and the base before at once where it is undone", async () => {
    const on = { ...layer("a"), extends: "music-arts" };
    const brought = { version: 1, site: { locales: { default: "zh-CN", offered: ["zh-CN"] } } };
    const { store, calls } = make();
    calls.getDraft.mockResolvedValue({ ...stored(on, 4), base: brought, flavour: brought });
    store.edit(() => on, "studio.edit.begin");
    expect(store.get().draft.base).toEqual(stored().base);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get().draft).toMatchObject({ own: on, base: brought, flavour: brought, locales: ["zh-CN"] });
    expect(store.get().draft.layers).toEqual({ base: brought, patches: [on] });
    store.undo();
    expect(store.get().draft).toMatchObject({ own: layer("a"), base: stored().base, locales: ["zh-CN", "en"] });
    store.redo();
    expect(store.get().draft.base).toEqual(brought);
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.getDraft).toHaveBeenCalledTimes(1);
  });
});
