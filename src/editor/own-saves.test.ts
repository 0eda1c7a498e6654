import { beforeEach, expect, test, vi } from "vitest";
import type { KeptWork } from "./kept-work.ts";
import { leftToSave, savesAsOneself } from "./own-saves.ts";
import type { Outcome } from "./saver.ts";

interface Copy {
  version: number;
  text: string;
}

let copy: Copy | undefined;
const kept: KeptWork<Copy> = {
  read: () => copy,
  keep: (next) => void (copy = next),
  forget: () => void (copy = undefined),
};
const send = vi.fn<(version: number, text: string) => Promise<Outcome>>();
const fetchTheirs = vi.fn<() => Promise<{ version: number; work: string }>>();
const make = () => savesAsOneself({ save: send, fetchTheirs, kept, workOf: ({ text }: Copy) => text });

beforeEach(() => {
  copy = undefined;
  send.mockReset().mockImplementation(async (version) => ({ version: version + 1 }));
  fetchTheirs.mockReset();
});

test("a save forgets the copy of what it saved, and moves the copy of more on to the version that came of it", async () => {
  copy = { version: 3, text: "a" };
  await make()(3, "a");
  expect(copy).toBeUndefined();
  copy = { version: 4, text: "abc" };
  await make()(4, "ab");
  expect(copy).toEqual({ version: 5, text: "abc" });
});

test("what was saved and never answered is gone on from, with what was typed since", async () => {
  send.mockResolvedValueOnce({ unreached: true }).mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockResolvedValue({ version: 4, work: "a" });
  const save = make();
  expect(await save(3, "a")).toEqual({ unreached: true });
  expect(await save(3, "ab")).toEqual({ version: 5 });
  expect(send.mock.calls.at(-1)).toEqual([4, "ab"]);
});

test("what a copy in the tab had is one's own too, as after a save that ended when its page was gone", async () => {
  copy = { version: 3, text: "a" };
  send.mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockResolvedValue({ version: 4, work: "a" });
  expect(await make()(3, "ab")).toEqual({ version: 5 });
});

test("what this tab never sent is another person's", async () => {
  send.mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockResolvedValue({ version: 4, work: "b" });
  expect(await make()(3, "a")).toEqual({ conflict: true });
  send.mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockRejectedValue(new Error("offline"));
  expect(await make()(3, "a")).toEqual({ conflict: true });
});

test("a copy of what the server has is nothing that is left to save", () => {
  copy = { version: 3, text: "a" };
  expect(leftToSave(kept, ({ text }) => text === "a")).toBeUndefined();
  expect(leftToSave(kept, ({ text }) => text === "b")).toEqual(copy);
});
