import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { PRIVATE_FOLDER } from "../server/core/private-files.ts";
import type { Storage } from "../server/providers/storage/storage.ts";

/** A file of the demo's media: where it is kept follows from what is in it, so that periods share it. */
export interface DemoFile {
  key: string;
  bytes: number;
  sha256: Buffer;
  mediaType: string;
}

const folder = join(import.meta.dirname, "media");

const mediaTypes: Record<string, string> = {
  mp4: "video/mp4",
  m3u8: "application/vnd.apple.mpegurl",
  vtt: "text/vtt; charset=utf-8",
  pdf: "application/pdf",
  zip: "application/zip",
};

/** The demo's videos, documents and downloads by their path in the folder `media`, such as `ladder/360p.mp4`. */
export async function readDemoFiles(): Promise<Map<string, DemoFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, DemoFile>();
  for (const entry of entries) {
    const mediaType = mediaTypes[entry.name.split(".").at(-1) ?? ""];
    if (!entry.isFile() || mediaType === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const sha256 = createHash("sha256").update(content).digest();
    const name = sha256.toString("hex");
    const key = `private/media/${name.slice(0, 2)}/${name.slice(2, 32)}.${entry.name.split(".").at(-1)}`;
    files.set(path.slice(folder.length + 1).replaceAll("\\", "/"), { key, bytes: content.length, sha256, mediaType });
  }
  return files;
}

/** Puts into the storage what is not there yet of the demo's media; a storage that was emptied has them again. */
export async function storeDemoMedia(storage: Storage, dataDir: string): Promise<void> {
  const working = join(dataDir, "incoming", `demo-${process.pid}`);
  await mkdir(working, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    for (const [path, { key }] of await readDemoFiles()) {
      const stored = await storage.read(key, () => ({ start: 0, end: 0 }));
      stored?.stream.destroy();
      if (stored) continue;
      // The storage takes over what it is given; the demo keeps its own.
      const copy = join(working, path.replaceAll("/", "-"));
      await copyFile(join(folder, path), copy);
      await storage.put(key, copy);
    }
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}
