import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diskStorage } from "./disk.ts";
import { s3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";
import { startS3 } from "./testing/start-s3.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = async () => "a secret";
const key = (name = randomBytes(16).toString("hex"), ending = "webp") =>
  `private/media/${name.slice(0, 2)}/${name.slice(2)}.${ending}`;
const now = new Date("2026-05-04T10:00:00Z");

const kinds = {
  "a folder": async () => ({ storage: diskStorage(join(folder, "disk"), secret), close: async () => undefined }),
  "a bucket": async () => {
    const { settings, close } = await startS3(join(folder, "s3"));
    return { storage: s3Storage(settings, secret) as Storage, close };
  },
};

describe.each(Object.entries(kinds))("files in %s", (_name, open) => {
  let storage: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await open());
  });
  afterAll(() => close?.());

  const keep = async (content: Buffer, at = key()) => {
    const path = join(folder, randomBytes(8).toString("hex"));
    writeFileSync(path, content);
    await storage.put(at, path);
    return { at, path };
  };
  const read = async (at: string, rangeFor?: Parameters<Storage["read"]>[1]) => {
    const found = await storage.read(at, rangeFor);
    return found && { size: found.size, content: Buffer.concat(await found.stream.toArray()) };
  };

  it("are taken over, read whole and in ranges, and removed", async () => {
    const content = randomBytes(10_000);
    const { at, path } = await keep(content);
    expect(existsSync(path)).toBe(false);
    expect(await read(at)).toEqual({ size: 10_000, content });
    expect(await read(at, (size) => ({ start: size - 10, end: size - 1 }))).toEqual({
      size: 10_000,
      content: content.subarray(-10),
    });
    expect(await read(at, () => undefined)).toEqual({ size: 10_000, content });
    await storage.remove(at);
    expect(await read(at)).toBeUndefined();
    expect(await read(at, () => ({ start: 0, end: 0 }))).toBeUndefined();
    await storage.remove(at);
  });

  it("larger than one part are whole", async () => {
    const content = randomBytes(17 * 1024 * 1024);
    const { at } = await keep(content, key(undefined, "mp4"));
    const found = await read(at);
    expect([found?.size, found?.content.equals(content)]).toEqual([content.length, true]);
    const middle = await read(at, () => ({ start: 16 * 1024 * 1024 - 5, end: 16 * 1024 * 1024 + 4 }));
    expect(middle?.content).toEqual(content.subarray(16 * 1024 * 1024 - 5, 16 * 1024 * 1024 + 5));
  });

  it("refuse what is no range of theirs, and what is no key", async () => {
    const { at } = await keep(Buffer.from("hello"));
    for (const range of [
      { start: 0, end: 5 },
      { start: 3, end: 2 },
    ])
      await expect(storage.read(at, () => range)).rejects.toThrow(RangeError);
    for (const wrong of ["../secret", "private/media/aa/../x.webp", "", "private/media/aa/short.webp"]) {
      await expect(storage.read(wrong)).rejects.toThrow("not the key");
      await expect(storage.remove(wrong)).rejects.toThrow("not the key");
    }
  });

  it("have addresses that are signed, for one key and one reader, and end", async () => {
    const at = key();
    const { pathname, searchParams } = new URL(
      await storage.signedAddress(at, { expires: new Date(now.getTime() + 60_000), reader: "1" }),
      "http://x",
    );
    const query = Object.fromEntries(searchParams);
    expect(pathname).toBe(`/files/${at}`);
    const asked = { reader: "1", now };
    expect(await storage.isSigned(at, query, asked)).toBe(true);
    expect(await storage.isSigned(at, query, { reader: "2", now })).toBe(false);
    expect(await storage.isSigned(key(), query, asked)).toBe(false);
    expect(await storage.isSigned(at, query, { reader: "1", now: new Date(now.getTime() + 60_000) })).toBe(false);
    expect(await storage.isSigned(at, { ...query, expires: "9999999999" }, asked)).toBe(false);
  });
});

describe("a bucket that cannot be used", () => {
  it("is said in words that name the settings and no secret", async () => {
    const { settings, close } = await startS3(join(folder, "s3"));
    try {
      const message = await s3Storage({ ...settings, bucket: "another", secretKey: "hidden-key" }, secret)
        .check()
        .then(() => "", String);
      expect(message).toContain("S3_BUCKET");
      expect(message).not.toContain("hidden-key");
    } finally {
      await close();
    }
  });
});
