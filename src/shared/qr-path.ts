import { encode } from "uqr";

/** Light cells around the code, as cameras need them. */
const BORDER = 3;

/** A QR code as the path of its dark cells in an SVG of `size` units on each side. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  return {
    size,
    path: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(""),
  };
}
