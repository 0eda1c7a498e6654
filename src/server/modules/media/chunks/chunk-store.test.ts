import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Upload } from "@tus/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PartsStore } from "./chunk-store.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lectern-parts-"));
  mkdirSync(join(directory, "parts"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const content = randomBytes(300_000);
const sha256 = createHash("sha256").update(content).digest("hex");
const config = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };
const open = () => new PartsStore({ directory: join(directory, "parts"), configstore: config });
const streamOf = (bytes: Buffer) => Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]);
const begin = async (store: PartsStore) => {
  await store.create(new Upload({ id: "file", size: content.length, offset: 0 }));
  expect(await store.write(streamOf(content.subarray(0, 100_000)), "file", 0)).toBe(100_000);
};
const finish = async (store: PartsStore) => {
  expect(await store.write(streamOf(content.subarray(100_000)), "file", 100_000)).toBe(content.length);
  const to = join(directory, "taken");
  const taken = await store.takeOut("file", to);
  expect(readFileSync(to).equals(content)).toBe(true);
  return taken.sha256.toString("hex");
};

it("hashes what comes as it comes", async () => {
  const store = open();
  await begin(store);
  expect(await finish(store)).toBe(sha256);
});

it("hashes the file where another server had the first part", async () => {
  await begin(open());
  expect(await finish(open())).toBe(sha256);
});

it("hashes the file where a part broke off in the middle", async () => {
  const store = open();
  await begin(store);
  const broken = Readable.from(
    (async function* () {
      yield content.subarray(100_000, 150_000);
      throw new Error("the connection was cut");
    })(),
  );
  await expect(store.write(broken, "file", 100_000)).rejects.toBeDefined();
  expect(await finish(store)).toBe(sha256);
});

it("is taken out once", async () => {
  const store = open();
  await begin(store);
  await finish(store);
  await expect(store.takeOut("file", join(directory, "again"))).rejects.toThrow("ENOENT");
});
