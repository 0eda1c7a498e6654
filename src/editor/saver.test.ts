import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSaver, MAX_UNSAVED_MS, quiet, retries, type Outcome, type SaveState } from "./saver.ts";

interface Body {
  courseName: string;
}
const body = (courseName: string): Body => ({ courseName });
const save = vi.fn<(version: number, body: Body) => Promise<Outcome>>();
let told: SaveState["state"][];
const make = () => createSaver({ version: 3, save, tell: ({ state }) => told.push(state), now: () => 42 });

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockImplementation(async (version) => ({ version: version + 1 }));
  told = [];
});
afterEach(() => vi.useRealTimers());

test("saves once, a while after the last of several changes", async () => {
  const saver = make();
  saver.changed(body("a"));
  await vi.advanceTimersByTimeAsync(quiet - 1);
  saver.changed(body("ab"));
  await vi.advanceTimersByTimeAsync(quiet - 1);
  expect(save).not.toHaveBeenCalled();
  expect(saver.isUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[3, body("ab")]]);
  expect(told).toEqual(["waiting", "waiting", "saving", "saved"]);
  expect(saver.isUnsaved()).toBe(false);
});

test("saves while somebody types without a pause, ten seconds after the first change at the latest", async () => {
  const saver = createSaver({ version: 3, save, tell: () => undefined });
  for (let typed = 0; typed < MAX_UNSAVED_MS; typed += 500) {
    saver.changed(body(`${typed}`));
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(save.mock.calls).toEqual([[3, body("9500")]]);
});

test("what changes while it saves is saved after it, on the version that came of it", async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((resolve) => void (answer = resolve)));
  const saver = make();
  saver.changed(body("a"));
  await vi.advanceTimersByTimeAsync(quiet);
  saver.changed(body("ab"));
  answer({ version: 4 });
  await vi.advanceTimersByTimeAsync(quiet);
  expect(save.mock.calls).toEqual([
    [3, body("a")],
    [4, body("ab")],
  ]);
  expect(saver.version()).toBe(5);
});

test("without an answer it tries again, later each time, with what is newest", async () => {
  save.mockResolvedValueOnce({ unreached: true }).mockResolvedValueOnce({ unreached: true });
  const saver = make();
  saver.changed(body("a"));
  await vi.advanceTimersByTimeAsync(quiet);
  expect(told.at(-1)).toBe("offline");
  expect(saver.isUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(retries.first);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retries.first);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retries.first);
  expect(save).toHaveBeenCalledTimes(3);
  expect(told.at(-1)).toBe("saved");
});

test("saves at once when told to, and says whether everything is kept", async () => {
  const saver = make();
  saver.changed(body("a"));
  expect(await saver.flush()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  save.mockResolvedValueOnce({ refused: "名称太长" });
  saver.changed(body("b"));
  expect(await saver.flush()).toBe(false);
  expect(told.at(-1)).toBe("refused");
});

test("after a conflict it waits to be told what to go on from, and loses nothing", async () => {
  save.mockResolvedValueOnce({ conflict: true });
  const saver = make();
  saver.changed(body("mine"));
  await vi.advanceTimersByTimeAsync(quiet);
  saver.changed(body("mine too"));
  await vi.advanceTimersByTimeAsync(retries.most);
  expect(save).toHaveBeenCalledTimes(1);
  saver.goOnFrom(9, body("mine too"));
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls.at(-1)).toEqual([9, body("mine too")]);
  expect(told.at(-1)).toBe("saved");
});
