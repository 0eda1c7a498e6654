import { randomBytes } from "node:crypto";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { createParts } from "./chunks.ts";
import { ok } from "./client.ts";
import { startTestServer } from "./harness.ts";
import { zipOf } from "./media-files.ts";

it("uploads are refused in a message before the disk is full, and go on once there is room", async () => {
  let free = 50e9;
  /** What is free at the next looks, before it is as `free` says. */
  const next: number[] = [];
  const server = await startTestServer({
    environment: { FFMPEG: "off" },
    diskSpace: async () => ({ freeBytes: next.shift() ?? free, totalBytes: 100e9 }),
  });
  try {
    const token = await server.signIn("13800000002");
    const parts = createParts(server, token);
    const file = zipOf([{ name: "slides.bin", content: randomBytes(300_000), stored: true }]);
    const half = file.subarray(0, 150_000);
    const permit = await parts.permit({ fileSize: file.length });
    expect((await parts.begin(permit, { size: file.length })).status).toBe(201);
    expect((await parts.patch(permit.fileNo, { from: 0, bytes: half })).status).toBe(204);

    free = 1.2e9;
    // A large one has no room although a small one has.
    const large = { purpose: "video", fileName: "a.mp4", fileSize: 500e6 } as const;
    const refused = await server.call("getUpload", large, { token });
    expect(refused).toMatchObject({ status: 507, code: errorCode.STORAGE_FULL });
    expect(refused.msg).toContain("存储空间不足");
    expect((await server.call("getUpload", { ...large, fileSize: 100e6 }, { token })).code).toBe(200);

    free = 1e9;
    const rest = { from: half.length, bytes: file.subarray(half.length) };
    expect(await parts.patch(permit.fileNo, rest)).toMatchObject({ status: 507, code: errorCode.STORAGE_FULL });
    expect((await parts.offset(permit.fileNo)).offset).toBe(half.length);

    // There is room for the rest, and then no more: nothing is made ready, and that is no failure of the file.
    next.push(50e9);
    free = 0;
    expect(await parts.patch(permit.fileNo, rest)).toMatchObject({ status: 200, code: 200 });
    await server.services.mediaWork.drain();
    const state = async () => ok(await server.call("getMediaAsset", { mediaNo: permit.fileNo }, { token })).state;
    expect(await state()).toBe("processing");
    free = 50e9;
    await server.services.mediaWork.drain();
    expect(await state()).toBe("ready");
    const lines = server.logged.map(({ msg }) => String(msg)).filter((line) => line.includes("the disk of DATA_DIR"));
    expect(lines).toEqual([
      "the disk of DATA_DIR is nearly full: uploads are refused",
      "the disk of DATA_DIR has room again",
    ]);
  } finally {
    await server.close();
  }
});

it.runIf(process.platform === "linux")(
  "a part that finds the disk full is answered with that, and the log names it",
  async () => {
    const server = await startTestServer({ environment: { FFMPEG: "off" } });
    try {
      const parts = createParts(server, await server.signIn("13800000002"));
      const permit = await parts.permit({ fileSize: 300_000 });
      expect((await parts.begin(permit, { size: 300_000 })).status).toBe(201);
      // A file of the system whose every write ends as on a full disk.
      const path = join(server.services.settings.dataDir, "parts", permit.fileNo);
      rmSync(path);
      symlinkSync("/dev/full", path);
      expect(await parts.patch(permit.fileNo, { from: 0, bytes: randomBytes(300_000) })).toMatchObject({
        status: 507,
        code: errorCode.STORAGE_FULL,
      });
      expect(server.logged.some(({ msg }) => msg === "the disk is full")).toBe(true);
    } finally {
      await server.close();
    }
  },
);
