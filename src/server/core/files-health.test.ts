import { expect, it } from "vitest";
import { createFilesHealth, diskSpaceOf, isFull } from "./files-health.ts";

it("a disk is called full before it is, logged once, and once when it has room again", async () => {
  const lines: string[] = [];
  const log = (_details: unknown, message?: string) => void lines.push(message ?? "");
  let [time, freeBytes] = [0, 5e9];
  const problem = createFilesHealth({
    storage: { check: async () => undefined },
    log: { info: log, error: log },
    now: () => new Date(time),
    disk: async () => ({ freeBytes, totalBytes: 100e9 }),
  });
  const look = () => {
    time += 60_000;
    return problem();
  };
  expect(await look()).toBeUndefined();
  freeBytes = 9e8;
  expect([await look(), await look()]).toEqual(["full", "full"]);
  freeBytes = 5e9;
  expect(await look()).toBeUndefined();
  expect(lines).toEqual([
    "the disk of DATA_DIR is nearly full: uploads will break off",
    "the disk of DATA_DIR has room again",
  ]);
});

it("a small disk is full below 2 % of it", () => {
  expect(isFull({ freeBytes: 30e6, totalBytes: 1e9 })).toBe(false);
  expect(isFull({ freeBytes: 10e6, totalBytes: 1e9 })).toBe(true);
});

it("the space of a folder's disk is read from the system", async () => {
  const { freeBytes, totalBytes } = await diskSpaceOf(".");
  expect(totalBytes).toBeGreaterThan(freeBytes);
});
