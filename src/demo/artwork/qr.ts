import { encode } from "uqr";
import { rect } from "./shapes.ts";

/** A QR code of a text as SVG, in one colour on white. */
export function drawQr(text: string, ink: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    rect(0, 0, size, size, 0, "#fff") +
    `<path d="${dark.join("")}" fill="${ink}"/></svg>`
  );
}
