import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storeDemoMedia } from "../../src/demo/media-files.ts";
import { ok } from "./client.ts";
import { freshDatabase, startTestServer, type FreshDatabase, type TestServer } from "./harness.ts";
import { pdfOf } from "./media-files.ts";
import { createParts } from "./chunks.ts";

describe("DATA_DIR", () => {
  let database: FreshDatabase;
  let server: TestServer;
  let folder = "";
  const everything = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));
  beforeAll(async () => {
    database = await freshDatabase();
    folder = database.environment["DATA_DIR"] ?? "";
    // As an earlier version left it.
    mkdirSync(join(folder, "files/private/licence/00"), { recursive: true });
    writeFileSync(join(folder, "files/private/licence/00/0123456789abcdef0123456789abcd.webp"), "licence");
    mkdirSync(join(folder, "somebody-elses"));
    for (const path of [folder, ...everything()]) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
    server = await startTestServer({ database });
    await storeDemoMedia(server.services.storage, folder);
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });

  /** What others may do anything with, by its mode. */
  const open = () =>
    [folder, ...everything()].flatMap((path) => {
      // What is made and removed meanwhile is looked at the next time.
      const mode = existsSync(path) ? lstatSync(path).mode & 0o777 : 0;
      return (mode & 0o077) === 0 ? [] : [`${relative(folder, path)} ${mode.toString(8)}`];
    });
  const mine = () => open().filter((line) => !line.startsWith("somebody-elses"));

  it("is closed to other users of the machine after a start, with what was open in it, and nothing else is touched", async () => {
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
    await vi.waitFor(() => expect(mine()).toEqual([]), { timeout: 60_000 });
    expect(open()).toEqual(["somebody-elses 755"]);
    expect(existsSync(join(folder, "files/private/licence/00/0123456789abcdef0123456789abcd.webp"))).toBe(true);
    expect(readdirSync(join(folder, "files/private/media")).length).toBeGreaterThan(0);
  });

  it("stays so with what people upload, also while it is coming", async () => {
    const learner = await server.signIn("13800000001");
    const file = new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 8, channels: 3, background: "#246" } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: "image/png" },
    );
    for (const purpose of ["avatar", "licence"] as const) {
      const { fileNo, sign } = ok(
        await server.call("getUpload", { purpose, fileName: "a.png", fileSize: file.size }, { token: learner }),
      );
      expect((await server.call("uploadFile", { fileNo, sign, file }, { token: learner })).code).toBe(200);
    }
    const parts = createParts(server, await server.signIn("13800000002"));
    const pdf = pdfOf();
    const permit = await parts.permit({ purpose: "document", fileName: "a.pdf", fileSize: pdf.length });
    expect((await parts.begin(permit, { size: pdf.length })).status).toBe(201);
    await parts.patch(permit.fileNo, { from: 0, bytes: pdf.subarray(0, 100) });
    expect(existsSync(join(folder, "parts", permit.fileNo))).toBe(true);
    expect(mine()).toEqual([]);
    expect((await parts.patch(permit.fileNo, { from: 100, bytes: pdf.subarray(100) })).status).toBeLessThan(300);
    expect(readdirSync(join(folder, "files/private/licence")).length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(mine()).toEqual([]), { timeout: 60_000 });
  });
});
