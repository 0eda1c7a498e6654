import sharp from "sharp";
import { expect, test } from "vitest";
import { hasOnlyPixels } from "./pixels-only.ts";

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 4, background: "#3457" } });

test("a WebP of pixels alone is plain, lossy or not, with transparency or without", async () => {
  for (const options of [{}, { lossless: true }, { quality: 20 }])
    expect(hasOnlyPixels(await drawn().webp(options).toBuffer())).toBe(true);
});

test("what has anything beside its pixels is not plain", async () => {
  const plain = await drawn().webp().toBuffer();
  const placed = await drawn()
    .withExif({ IFD0: { Artist: "somebody" } })
    .webp()
    .toBuffer();
  expect(hasOnlyPixels(placed)).toBe(false);
  expect(hasOnlyPixels(Buffer.concat([plain, Buffer.from("<script>")]))).toBe(false);
  expect(hasOnlyPixels(plain.subarray(0, plain.length - 1))).toBe(false);
  expect(hasOnlyPixels(await drawn().png().toBuffer())).toBe(false);
  expect(hasOnlyPixels(Buffer.from("RIFF"))).toBe(false);
});

test("a file that lies about its length or its chunks is not plain", async () => {
  const lies = Buffer.from(await drawn().webp({ lossless: true }).toBuffer());
  lies.writeUInt32LE(0xffffffff, 16);
  expect(hasOnlyPixels(lies)).toBe(false);
});
