import { Worker } from "node:worker_threads";
import { fail } from "../../../core/errors.ts";

export interface PdfQuestion {
  path: string;
  /** How many pages may be seen before a document is bought; the last page never is. */
  previewPages: number;
}

export interface ReadPdf {
  pages: number;
  previewPages: number;
  /** The first pages as a document of their own; undefined where the document is too short for it. */
  preview: Uint8Array | undefined;
}

export type PdfAnswer = ReadPdf | { problem: "DOCUMENT_ACTIVE" | "DOCUMENT_LOCKED" | "DOCUMENT_UNREADABLE" };

const TIMEOUT_MS = 120_000;
const MAX_MEGABYTES = 512;
export const MAX_PAGES = 5000;

/**
 * Counts the pages of a PDF and cuts its preview, in a thread that may be ended. DOCUMENT_UNREADABLE, also where it
 * takes too long; DOCUMENT_LOCKED with a password; DOCUMENT_ACTIVE with scripts, other files, or links that run scripts
 * or start programs.
 */
export async function readPdf(question: PdfQuestion, signal?: AbortSignal): Promise<ReadPdf> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const stop = () => void worker.terminate();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener("abort", stop);
  try {
    const answer = await new Promise<PdfAnswer>((resolve) => {
      worker.once("message", resolve);
      worker.once("error", () => resolve({ problem: "DOCUMENT_UNREADABLE" }));
      worker.once("exit", () => resolve({ problem: "DOCUMENT_UNREADABLE" }));
    });
    signal?.throwIfAborted();
    if ("problem" in answer) return fail(answer.problem);
    if (answer.pages > MAX_PAGES) return fail("DOCUMENT_UNREADABLE");
    return answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
