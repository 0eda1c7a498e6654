import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { cutPdf } from "../cut-pdf.ts";
import { isActivePdf } from "../judge/active-pdf.ts";
import type { PdfAnswer, PdfQuestion } from "./read-pdf.ts";

// A thread of its own: a document that is made to take all memory or time takes its own.
const { path, previewPages } = workerData as PdfQuestion;
parentPort?.postMessage(await read());

async function read(): Promise<PdfAnswer> {
  const bytes = await readFile(path);
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const document = await task.promise;
    if (isActivePdf(bytes) || (await document.hasJSActions()) || (await document.getAttachments())) return { problem: "DOCUMENT_ACTIVE" };
    const pages = document.numPages;
    // Looked at once, so that a document whose pages cannot be shown is refused now and not before a learner.
    await document.getPage(1);
    const shown = Math.min(previewPages, pages - 1);
    const preview = shown > 0 ? (await cutPdf(bytes, shown)).bytes : undefined;
    return { pages, previewPages: shown, preview };
  } catch (error) {
    return { problem: error instanceof Error && error.name === "PasswordException" ? "DOCUMENT_LOCKED" : "DOCUMENT_UNREADABLE" };
  } finally {
    await task.destroy();
  }
}
