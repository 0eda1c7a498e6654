import { qrPath } from "../../../shared/qr-path.ts";

/** A QR code of a text as SVG, black on white whatever the colours of the page: that is what cameras read. */
export function qrCode(text: string): string {
  const { size, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}"/></svg>`;
}
