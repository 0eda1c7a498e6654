import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logoPicture, sharePicture, touchIcon } from "./image.ts";
import { sitePicture } from "./site-image.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-share-"));
  mkdirSync(join(folder, "demo/logos"), { recursive: true });
  writeFileSync(
    join(folder, "demo/logos/wide.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" fill="#c00"/></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = () => ({ storage: { read: async () => undefined }, folder, tenantsDir: folder });
const pixel = async (picture: Buffer | undefined, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 150 && green < 60 && blue < 60;

test("a cover fills the picture, a logo stands whole in the middle of it, an icon is a square PNG", async () => {
  const [cover, logo, icon] = await Promise.all(
    [sharePicture, logoPicture, touchIcon].map((make) => make("/demo/logos/wide.svg", sources())),
  );
  expect(await sharp(cover).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await sharp(logo).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 180, height: 180, hasAlpha: false });
  expect(isRed(await pixel(cover, 2, 2))).toBe(true);
  expect([await pixel(logo, 2, 2), isRed(await pixel(logo, 600, 315))]).toEqual([[255, 255, 255], true]);
  expect([await pixel(icon, 2, 2), isRed(await pixel(icon, 90, 90))]).toEqual([[255, 255, 255], true]);
});

test("nothing is made of a picture from elsewhere", async () => {
  for (const address of [
    "https://other.example/a.png",
    "/demo/../secret.svg",
    "/demo/logos/none.svg",
    "/files/nope",
    "",
  ])
    expect(await logoPicture(address, sources()), address).toBeUndefined();
});

test("a site is shown by its cover, else its logo, else its icon, of those that are kept here", () => {
  const ico = "/demo/emblems/1.svg";
  expect(sitePicture({ info: { ico }, organisation: { cover: "/files/public/c", logo: "/files/public/l" } })).toEqual({
    address: "/files/public/c",
    isCover: true,
  });
  expect(
    sitePicture({ info: { ico, logo: "/files/public/i" }, organisation: { cover: "https://other.example/c.png" } }),
  ).toEqual({ address: "/files/public/i", isCover: false });
  expect(sitePicture({ info: { ico, logo: "" } })).toEqual({ address: ico, isCover: false });
  expect(sitePicture({ info: { logo: "https://other.example/l.png" } })).toBeUndefined();
});
