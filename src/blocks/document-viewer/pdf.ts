import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from "pdfjs-dist";

export type { PDFDocumentProxy } from "pdfjs-dist";
export { TextLayer } from "pdfjs-dist";

/** Bytes of one request: a page of text is less. */
const CHUNK = 65_536;

/** Opens a document by ranges: of a large one only the pages that are shown are fetched. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  // What a document needs beside itself: the tables of Chinese fonts that are not in it, and the fonts that every
  // reader has.
  return getDocument({
    url,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: "/pdf/cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "/pdf/standard_fonts/",
    useWasm: false,
    verbosity: 0,
  });
}
