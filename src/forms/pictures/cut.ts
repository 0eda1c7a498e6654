import { pixelsOf, type Part, type Size } from "./part.ts";

/** Draws a part of a picture over a whole canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: HTMLImageElement, part: Part): void {
  const { x, y, width, height } = pixelsOf(part, { width: picture.naturalWidth, height: picture.naturalHeight });
  const context = canvas.getContext("2d");
  if (!context || width <= 0) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** The part as a picture of its own, of that size in pixels. Rejects when the browser cannot make one. */
export function cut(picture: HTMLImageElement, part: Part, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  drawPart(canvas, picture, part);
  // A browser that makes no WebP makes a PNG instead; the server takes both.
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture was not made"))), "image/webp", 0.92),
  );
}
