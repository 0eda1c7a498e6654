import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { cutPdf } from "../cut-pdf.ts";
import { lookIntoPdf, type PdfSigns } from "../judge/active-pdf.ts";
import { isScriptAddress } from "../judge/pdf-address.ts";
import { addCataloguePage } from "./catalogue-page.ts";
import { MAX_PAGES, type PdfAnswer, type PdfQuestion } from "./read-pdf.ts";

/** A document that nobody locked. */
const blankPage = new TextEncoder().encode(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n",
);

// A thread of its own: a document that is made to take all memory or time takes its own.
const { path, previewPages } = workerData as PdfQuestion;
parentPort?.postMessage(await read());

async function read(): Promise<PdfAnswer> {
  // One copy in memory at a time: each is let go before the next is read.
  const signs = lookIntoPdf(await readFile(path));
  if (signs.isActive) return { problem: "DOCUMENT_ACTIVE" };
  const looked = await look(signs);
  if ("problem" in looked) return looked;
  const shown = Math.min(previewPages, looked.pages - 1);
  try {
    const preview = shown > 0 ? (await cutPdf(await readFile(path), shown)).bytes : undefined;
    return { pages: looked.pages, previewPages: shown, preview };
  } catch {
    return { problem: "DOCUMENT_UNREADABLE" };
  }
}

async function look(signs: PdfSigns): Promise<{ pages: number } | Extract<PdfAnswer, { problem: string }>> {
  const { buffer, byteOffset, length } = await readFile(path);
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // The library takes over the memory it is given.
  const task = getDocument({ data: new Uint8Array(buffer, byteOffset, length), verbosity: 0 });
  try {
    const document = await task.promise;
    if ((await document.hasJSActions()) || (await document.getAttachments())) return { problem: "DOCUMENT_ACTIVE" };
    if (document.numPages > MAX_PAGES) return { problem: "DOCUMENT_UNREADABLE" };
    // Looked at once, so that a document whose pages cannot be shown is refused now and not before a learner.
    await document.getPage(1);
    if ((signs.hasLinks || signs.isOpaque) && (await leadsToScript(document))) return { problem: "DOCUMENT_ACTIVE" };
    if (await isEncrypted(document)) {
      const whole = await unlocked();
      // Who hides where a locked document begins is not taken.
      if (!whole) return { problem: "DOCUMENT_UNREADABLE" };
      if (lookIntoPdf(whole).isActive) return { problem: "DOCUMENT_ACTIVE" };
    } else if (signs.isOpaque) return { problem: "DOCUMENT_UNREADABLE" };
    return { pages: document.numPages };
  } catch (error) {
    return {
      problem: error instanceof Error && error.name === "PasswordException" ? "DOCUMENT_LOCKED" : "DOCUMENT_UNREADABLE",
    };
  } finally {
    await task.destroy();
  }
}

/**
 * All that the catalogue leads to, written anew so that it lies open: the scripts and programs of a locked document are
 * encrypted with the rest. undefined where its catalogue is not found.
 */
async function unlocked(): Promise<Buffer | undefined> {
  const added = addCataloguePage(await readFile(path));
  if (!added) return undefined;
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: added.bytes, verbosity: 0 });
  try {
    const document = await task.promise;
    const { view } = await document.getPage(1);
    if (view[2] !== added.width) return undefined;
    // Together with another document: what comes from one alone is locked again.
    const parts = [
      { document: null, includePages: [0] },
      { document: blankPage, includePages: [0] },
    ];
    return Buffer.from(await document.extractPages(parts));
  } finally {
    await task.destroy();
  }
}

/** Owners may lock what may be done with a document that everybody reads; what is packed in one is encrypted too. */
async function isEncrypted(document: PdfDocument): Promise<boolean> {
  const { info } = await document.getMetadata();
  return "EncryptFilterName" in info && info.EncryptFilterName !== null;
}

type PdfDocument = Awaited<ReturnType<typeof import("pdfjs-dist/legacy/build/pdf.mjs").getDocument>["promise"]>;
type Outline = Awaited<ReturnType<PdfDocument["getOutline"]>>;

function pagesOf({ numPages }: PdfDocument): number[] {
  return Array.from({ length: numPages }, (_none, place) => place);
}

/**
 * Whether a link of a page or of the outline is a script, as a reader understands it: its address may lie anywhere and
 * be packed in any way.
 */
async function leadsToScript(document: PdfDocument): Promise<boolean> {
  if (inOutline(await document.getOutline())) return true;
  for (const place of pagesOf(document)) {
    const page = await document.getPage(place + 1);
    const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[];
    if (annotations.some(({ unsafeUrl, url }) => isScriptAddress(unsafeUrl ?? url ?? ""))) return true;
    page.cleanup();
  }
  return false;
}

function inOutline(entries: Outline): boolean {
  return (entries ?? []).some(
    ({ unsafeUrl, url, items }) => isScriptAddress(unsafeUrl ?? url ?? "") || inOutline(items),
  );
}
