import { layOut, type ToDraw } from "./drawing/layout.ts";
import { writePdf } from "./drawing/write-pdf.ts";
import { writePng } from "./drawing/write-png.ts";

/** What threads do for certificates. It loads nothing of the server. */
export { makeCertificatePicture } from "./drawing/make-image.ts";
export { missingCharacters } from "./drawing/fonts.ts";

/** A certificate as a PDF or a PNG. */
export async function drawCertificate({
  title,
  format,
  ...toDraw
}: ToDraw & { title: string; format: "pdf" | "png" }): Promise<Uint8Array> {
  const page = layOut(toDraw);
  return format === "pdf" ? writePdf(page, title) : writePng(page);
}
