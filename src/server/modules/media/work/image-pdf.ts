import { writeFile } from "node:fs/promises";
import { fail } from "../../../core/errors.ts";

/** Pixels that the longer side of the page's picture has, and points of the page's longer side (A4). */
const LONGER_PIXELS = 2400;
const LONGER_POINTS = 842;
const MAX_PIXELS = 50e6;

/** Makes a picture a document of one page, upright, with nothing of what else was in its file. DOCUMENT_UNREADABLE. */
export async function pictureAsPdf({ from, to }: { from: string; to: string }): Promise<void> {
  const { default: sharp } = await import("sharp");
  const made = await sharp(from, { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true })
    .timeout({ seconds: 20 })
    .resize({ width: LONGER_PIXELS, height: LONGER_PIXELS, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => fail("DOCUMENT_UNREADABLE", { cause: error }));
  const { width, height } = made.info;
  const scale = LONGER_POINTS / Math.max(width, height);
  await writeFile(
    to,
    onePage({ jpeg: made.data, width, height, points: [Math.round(width * scale), Math.round(height * scale)] }),
  );
}

interface Page {
  jpeg: Buffer;
  width: number;
  height: number;
  points: [number, number];
}

/** A PDF with one page that a JPEG fills (ISO 32000-1, 7.5). */
function onePage({ jpeg, width, height, points: [across, down] }: Page): Buffer {
  const draw = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
  const objects: (string | Buffer)[][] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      "\nendstream",
    ],
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: string | Buffer) => {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part, "latin1");
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, content] of objects.entries()) {
    offsets.push(length);
    for (const part of [`${index + 1} 0 obj\n`, ...content, "\nendobj\n"]) add(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
