import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeRemote } from "./encode-remote.ts";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "lectern-shown-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = async (bytes: Buffer | string) => {
  const from = join(folder, "from");
  writeFileSync(from, bytes);
  const ending = await encodeRemote(from, join(folder, "to")).catch((error: Error) => error.message);
  return { ending, bytes: ending?.length === 4 || ending?.length === 3 ? readFileSync(join(folder, "to")) : undefined };
};

it("makes images anew as WebP, no larger than pages show them", async () => {
  const wide = sharp({ create: { width: 3000, height: 1000, channels: 3, background: "#369" } });
  for (const bytes of [await wide.png().toBuffer(), await wide.jpeg().toBuffer(), await wide.gif().toBuffer()]) {
    const { ending, bytes: kept } = await made(bytes);
    expect(ending).toBe("webp");
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 1920, height: 640 });
  }
});

it("keeps a drawing as it is", async () => {
  for (const svg of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?>\n<!-- a logo -->\n<svg viewBox="0 0 1 1"></svg>',
  ]) {
    const { ending, bytes } = await made(svg);
    expect(ending).toBe("svg");
    expect(bytes?.toString()).toBe(svg);
  }
});

it("takes nothing else for an image, whatever its server calls it", async () => {
  for (const bytes of [
    "<!doctype html><svg></svg>",
    "<html><script>alert(1)</script></html>",
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
    "%PDF-1.7",
    "",
    `<svg>${" ".repeat(600 * 1024)}</svg>`,
  ])
    expect((await made(bytes)).ending, bytes.slice(0, 40)).toBeUndefined();
});

it("refuses an image that cannot be decoded", async () => {
  const cut = (
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#369" } })
      .png()
      .toBuffer()
  ).subarray(0, 200);
  expect((await made(cut)).ending).toBe("PICTURE_UNREADABLE");
});
