import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { cutPdf } from "../cut-pdf.ts";
import { isActivePdf } from "../judge/active-pdf.ts";
import type { PdfAnswer, PdfQuestion } from "./read-pdf.ts";

// A thread of its own: a document that is made to take all memory or time takes its own.
const { path, previewPages } = workerData as PdfQuestion;
parentPort?.postMessage(await read());

async function read(): Promise<PdfAnswer> {
  // One copy in memory at a time: each is let go before the next is read.
  if (isActivePdf(await readFile(path))) return { problem: "DOCUMENT_ACTIVE" };
  const looked = await look();
  if ("problem" in looked) return looked;
  const shown = Math.min(previewPages, looked.pages - 1);
  try {
    const preview = shown > 0 ? (await cutPdf(await readFile(path), shown)).bytes : undefined;
    return { pages: looked.pages, previewPages: shown, preview };
  } catch {
    return { problem: "DOCUMENT_UNREADABLE" };
  }
}

async function look(): Promise<{ pages: number } | Extract<PdfAnswer, { problem: string }>> {
  const { buffer, byteOffset, length } = await readFile(path);
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // The library takes over the memory it is given.
  const task = getDocument({ data: new Uint8Array(buffer, byteOffset, length), verbosity: 0 });
  try {
    const document = await task.promise;
    if ((await document.hasJSActions()) || (await document.getAttachments())) return { problem: "DOCUMENT_ACTIVE" };
    // Looked at once, so that a document whose pages cannot be shown is refused now and not before a learner.
    await document.getPage(1);
    return { pages: document.numPages };
  } catch (error) {
    return { problem: error instanceof Error && error.name === "PasswordException" ? "DOCUMENT_LOCKED" : "DOCUMENT_UNREADABLE" };
  } finally {
    await task.destroy();
  }
}
