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
export const mostZoom = 4;

/** The square that a zoom leaves of a picture: 1 is the largest there is, 2 has half its side. It stays around the middle of `around`, and within the picture. */
export function squareAt(zoom: number, picture: Size, around: Part = { x: 0, y: 0, width: 100, height: 100 }): Part {
  const side = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), mostZoom);
  const width = (side / picture.width) * 100;
  const height = (side / picture.height) * 100;
  return {
    x: within(around.x + (around.width - width) / 2, 100 - width),
    y: within(around.y + (around.height - height) / 2, 100 - height),
    width,
    height,
  };
}

/** The zoom that a square is: the other way round. */
export function zoomOf(part: Part, picture: Size): number {
  const side = (part.width / 100) * picture.width;
  return side > 0 ? Math.min(Math.max(Math.min(picture.width, picture.height) / side, 1), mostZoom) : 1;
}

/** The part in pixels of the picture. */
export function pixelsOf(part: Part, picture: Size): Part {
  const [x, width] = [part.x, part.width].map((share) => (share / 100) * picture.width);
  const [y, height] = [part.y, part.height].map((share) => (share / 100) * picture.height);
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
