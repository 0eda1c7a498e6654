import { encode } from "uqr";

/** Light cells around the code, as cameras need them. */
const BORDER = 3;

/** The dark cells of a QR code, on a square of `size` cells. */
export function qrMatrix(text: string): { size: number; cells: [x: number, y: number][] } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  return {
    size,
    cells: data.flatMap((row, y) => row.flatMap((isDark, x): [number, number][] => (isDark ? [[x, y]] : []))),
  };
}

/** A QR code as the path of its dark cells in an SVG of `size` units on each side. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, cells } = qrMatrix(text);
  return { size, path: cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}
