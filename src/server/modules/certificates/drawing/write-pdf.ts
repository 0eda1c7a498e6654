import PDFDocument from "pdfkit";
import { fontOf } from "./fonts.ts";
import type { Page } from "./layout.ts";

/** A page as a PDF whose text can be selected; only the glyphs that it uses are in it. */
export async function writePdf({ width, height, shapes }: Page, title: string): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [width, height], margin: 0, info: { Title: title }, lang: "zh-CN" });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const weight of new Set(shapes.flatMap((shape) => (shape.kind === "text" ? [shape.weight] : []))))
    // As it was read already: parsing it again takes half of the time. Its types know only of files.
    document.registerFont(weight, fontOf(weight) as never);
  for (const shape of shapes) {
    if (shape.kind === "rectangle")
      document.rect(shape.left, shape.top, shape.width, shape.height).fillColor(shape.color).fill();
    else if (shape.kind === "picture")
      document.image(Buffer.from(shape.picture.content), shape.left, shape.top, {
        width: shape.width,
        height: shape.height,
      });
    else if (shape.kind === "frame")
      document
        .lineWidth(shape.thickness)
        .rect(shape.left, shape.top, shape.width, shape.height)
        .strokeColor(shape.color)
        .stroke();
    else
      document
        .font(shape.weight)
        .fontSize(shape.size)
        .fillColor(shape.color)
        .text(shape.text, shape.left, shape.baseline, { lineBreak: false, baseline: "alphabetic", features: [] });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
