import { expect, test, vi } from "vitest";
import type { MediaAsset } from "../../generated/types.ts";
import { mediaKindOf } from "../shared/media-kinds.ts";
import { createQueue } from "./queue.ts";

const file = (name = "a.mp4") => new File(["x"], name);
const asset = (state: MediaAsset["state"]): MediaAsset => ({
  mediaNo: "n",
  kind: "video",
  state,
  reason: "",
  fileName: "a.mp4",
  bytes: 1,
  progress: 0,
  ownerName: "",
  useCount: 0,
  gmtCreate: "2026-01-01 00:00:00",
});

function made() {
  const going: {
    name: string;
    signal: AbortSignal;
    progress: (share: number) => void;
    resolve: (mediaNo: string) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const queue = createQueue({
    send: ({ file: { name } }, { signal, progress }) =>
      new Promise((resolve, reject) => going.push({ name, signal, progress, resolve, reject })),
    look: vi.fn(async () => asset("ready")),
    explain: (error) => ({ words: String(error), mayPass: error === "offline" }),
  });
  return { queue, going, states: () => queue.entries().map(({ state }) => state) };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

test("two are on their way at once, the next begins when one is done, and each is followed until it is ready", async () => {
  const { queue, going, states } = made();
  for (const name of ["a.mp4", "b.mp4", "c.mp4"]) queue.add(file(name), "video");
  expect(states()).toEqual(["sending", "sending", "waiting"]);
  going[0]!.progress(0.5);
  expect(queue.entries()[0]!.share).toBe(0.5);
  going[0]!.resolve("n");
  await turn();
  expect(states()).toEqual(["done", "sending", "sending"]);
  expect(queue.entries()[0]!.asset?.state).toBe("ready");
});

test("one that is stopped keeps what was sent and goes on; one that is taken out is thrown away", async () => {
  const { queue, going, states } = made();
  queue.add(file(), "video");
  going[0]!.progress(0.4);
  queue.pause(1);
  expect([
    going[0]!.signal.aborted,
    going[0]!.signal.reason === "discard",
    states()[0],
    queue.entries()[0]!.share,
  ]).toEqual([true, false, "paused", 0.4]);
  queue.resume(1);
  expect([going.length, states()[0]]).toEqual([2, "sending"]);
  queue.remove(1);
  expect([going[1]!.signal.reason, states()]).toEqual(["discard", []]);
});

test("what the network stopped goes on when it is back; what was refused stays so, with the reason", async () => {
  const { queue, going, states } = made();
  queue.add(file(), "video");
  queue.add(file("b.mp4"), "video");
  going[0]!.reject("offline");
  going[1]!.reject("not a film");
  await turn();
  expect(states()).toEqual(["paused", "failed"]);
  expect(queue.entries()[1]!.problem).toBe("not a film");
  queue.resumeStopped();
  expect(states()).toEqual(["sending", "failed"]);
});

test("what a file is for goes by its name, or by what was chosen where that fits", () => {
  expect([
    mediaKindOf("A.MP4", undefined),
    mediaKindOf("a.pdf", undefined),
    mediaKindOf("a.pdf", "file"),
    mediaKindOf("a.zip", "video"),
    mediaKindOf("a.exe", undefined),
  ]).toEqual(["video", "document", "file", undefined, undefined]);
});
