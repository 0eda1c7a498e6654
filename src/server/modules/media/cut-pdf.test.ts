import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { cutPdf } from "./cut-pdf.ts";

const media = join(import.meta.dirname, "../../../demo/media");

async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_none, place) => {
    const { items } = await (await document.getPage(place + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return Promise.all(pages);
}

it("keeps the first pages and nothing of the others", async () => {
  const whole = await readFile(join(media, "handout.pdf"));
  const { bytes, pagesOfWhole } = await cutPdf(whole, 2);
  const [all, cut] = [await wordsOf(whole), await wordsOf(bytes)];
  expect(pagesOfWhole).toBe(6);
  expect(all).toHaveLength(6);
  expect(all[2]).toContain("四步学习法");
  expect(cut).toEqual(all.slice(0, 2));
  expect(bytes.length).toBeLessThan(whole.length / 2);
});

it.each(["handout.pdf", "handout-preview.pdf"])(
  "has %s of the demo with characters that a search finds",
  async (name) => {
    // Printing gives characters as radicals of the same look: they are replaced in the file.
    const text = (await wordsOf(await readFile(join(media, name)))).join("");
    expect(text).toContain("示范讲义");
    expect(text.match(/[\u2e80-\u2fdf]/g) ?? []).toEqual([]);
  },
);

it("keeps all of a document that is shorter", async () => {
  const { bytes, pagesOfWhole } = await cutPdf(await readFile(join(media, "handout-preview.pdf")), 10);
  expect(pagesOfWhole).toBe(2);
  expect(await wordsOf(bytes)).toHaveLength(2);
});

it("refuses what is no PDF", async () => {
  await expect(cutPdf(new TextEncoder().encode("<svg/>"), 2)).rejects.toThrow();
});
