import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";

/**
 * What stands on each sheet of paper when a page is printed, without the spaces that lines break at. Fonts give some
 * characters as radicals of the same look: they are made one.
 */
export async function printed(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format: "A4" }));
  const loading = getDocument({ data, verbosity: 0 });
  const paper = await loading.promise;
  const sheets: string[] = [];
  for (let no = 1; no <= paper.numPages; no++) {
    const { items } = await (await paper.getPage(no)).getTextContent();
    sheets.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join("")
        .normalize("NFKC")
        .replaceAll(/\s/g, ""),
    );
  }
  await loading.destroy();
  return sheets;
}
