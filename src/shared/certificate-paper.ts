import type { CertificateDesign } from "../generated/types.ts";

/** Short and long side of each size of paper, in points. */
const sizes = { a3: [842, 1191], a4: [595, 842], a5: [420, 595], letter: [612, 792] } as const;

export type PaperSize = keyof typeof sizes;
export const paperSizes = Object.keys(sizes) as PaperSize[];

/** Width and height of the paper of a certificate, in points. */
export function paperOf({ paper, size = "a4" }: Pick<CertificateDesign, "paper" | "size">): {
  width: number;
  height: number;
} {
  const [short, long] = sizes[size];
  return paper === "landscape" ? { width: long, height: short } : { width: short, height: long };
}
