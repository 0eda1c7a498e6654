/**
 * The first pages of a PDF as a PDF of their own: what is shown before a document is bought has nothing else in it.
 * Rejects where the bytes are no PDF that can be read.
 */
export async function cutPdf(bytes: Uint8Array, pages: number): Promise<{ bytes: Uint8Array; pagesOfWhole: number }> {
  // Large, and needed when a document is stored only.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // A copy: the library takes over the memory it is given.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const whole = await task.promise;
    const shown = Math.min(pages, whole.numPages);
    const includePages = Array.from({ length: shown }, (_none, place) => place);
    return { bytes: await whole.extractPages([{ document: null, includePages }]), pagesOfWhole: whole.numPages };
  } finally {
    await task.destroy();
  }
}
