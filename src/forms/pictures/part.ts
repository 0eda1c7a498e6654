/** A part of a picture in percent of its sides, as react-image-crop counts. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one may zoom in. */
export const maxZoom = 4;

/**
 * The part that a zoom leaves of a picture: 1 is the largest there is, 2 has half its width. It stays around the
 * middle of
 * `around`, and within the picture. `ratio` is its width by its height.
 */
export function partAt(
  zoom: number,
  picture: Size,
  { around = whole, ratio = 1 }: { around?: Part | undefined; ratio?: number } = {},
): Part {
  const wide = widest(picture, ratio) / Math.min(Math.max(zoom, 1), maxZoom);
  const width = (wide / picture.width) * 100;
  const height = (wide / ratio / picture.height) * 100;
  return {
    x: within(around.x + (around.width - width) / 2, 100 - width),
    y: within(around.y + (around.height - height) / 2, 100 - height),
    width,
    height,
  };
}

/** The zoom that a part is: the other way round. */
export function zoomOf(part: Part, picture: Size, ratio = 1): number {
  const wide = (part.width / 100) * picture.width;
  return wide > 0 ? Math.min(Math.max(widest(picture, ratio) / wide, 1), maxZoom) : 1;
}

/** How wide a part of a ratio can be in a picture, in its pixels. */
function widest({ width, height }: Size, ratio: number): number {
  return Math.min(width, height * ratio);
}

const whole: Part = { x: 0, y: 0, width: 100, height: 100 };

/** The part in pixels of the picture. */
export function pixelsOf(part: Part, picture: Size): Part {
  const [x, width] = [part.x, part.width].map((share) => (share / 100) * picture.width);
  const [y, height] = [part.y, part.height].map((share) => (share / 100) * picture.height);
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
