import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { expect, it } from "vitest";
import { createDisk, diskSpaceOf, isDiskFull, type DiskSpace } from "./disk-space.ts";

/** A disk of which a test says how much is free. */
function diskOf(space: DiskSpace) {
  const lines: string[] = [];
  const log = (_details: unknown, message?: string) => void lines.push(message ?? "");
  return { space, lines, disk: createDisk({ read: async () => space, log: { info: log, error: log } }) };
}

it("a disk is called full before it is, logged once, and once when it has room again", async () => {
  const { space, lines, disk } = diskOf({ freeBytes: 5e9, totalBytes: 100e9 });
  expect(await disk.isFull()).toBe(false);
  space.freeBytes = 9e8;
  expect([await disk.isFull(), await disk.isFull()]).toEqual([true, true]);
  space.freeBytes = 5e9;
  expect(await disk.isFull()).toBe(false);
  expect(lines).toEqual([
    "the disk of DATA_DIR is nearly full: uploads are refused",
    "the disk of DATA_DIR has room again",
  ]);
});

it("a file is refused that would leave too little, and a smaller one is taken", async () => {
  const { disk, lines } = diskOf({ freeBytes: 5e9, totalBytes: 100e9 });
  await expect(disk.refuseWithoutRoom(4.1e9)).rejects.toMatchObject({ constant: "STORAGE_FULL" });
  await disk.refuseWithoutRoom(3.9e9);
  expect(lines).toEqual([]);
});

it("a small disk is full below 2 % of it", async () => {
  expect(await diskOf({ freeBytes: 30e6, totalBytes: 1e9 }).disk.isFull()).toBe(false);
  expect(await diskOf({ freeBytes: 10e6, totalBytes: 1e9 }).disk.isFull()).toBe(true);
});

it("the space of a folder's disk is read from the system", async () => {
  const { freeBytes, totalBytes } = await diskSpaceOf(".");
  expect(totalBytes).toBeGreaterThan(freeBytes);
});

it.runIf(process.platform === "linux")("what the system says of a full disk is known as that", async () => {
  const error = await pipeline([Buffer.from("x")], createWriteStream("/dev/full")).catch((reason: unknown) => reason);
  expect(isDiskFull(error)).toBe(true);
  expect(isDiskFull(new Error("ENOSPC"))).toBe(false);
});
