import { within } from "./use-percent-drag.ts";

/** A part of a picture, in percent of its width and height. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const whole: Part = { left: 0, top: 0, width: 100, height: 100 };
const LEAST = 2;

/** The largest part of a shape, in the middle. @param ratio its width by its height, both in percent of the picture. */
export function fitted(ratio: number): Part {
  const [width, height] = ratio > 1 ? [100, 100 / ratio] : [100 * ratio, 100];
  return rounded({ left: (100 - width) / 2, top: (100 - height) / 2, width, height });
}

/** The same part elsewhere; it stays within the picture. */
export function moved(part: Part, by: { x: number; y: number }): Part {
  return rounded({
    ...part,
    left: within(part.left + by.x, 0, 100 - part.width),
    top: within(part.top + by.y, 0, 100 - part.height),
  });
}

/** A part with another size from the same corner, in its shape where it has one. */
export function resized(part: Part, by: { x: number; y: number }, ratio: number | undefined): Part {
  const [mostWidth, mostHeight] = [100 - part.left, 100 - part.top];
  if (ratio === undefined)
    return rounded({
      ...part,
      width: within(part.width + by.x, LEAST, mostWidth),
      height: within(part.height + by.y, LEAST, mostHeight),
    });
  const grown = Math.abs(by.x) >= Math.abs(by.y) ? by.x : by.y * ratio;
  const width = within(part.width + grown, LEAST, Math.min(mostWidth, mostHeight * ratio));
  return rounded({ ...part, width, height: width / ratio });
}

/** Hundredths of a percent are far below one pixel. */
function rounded({ left, top, width, height }: Part): Part {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}
