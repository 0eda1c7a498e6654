import type { ThemeDocument } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";

/** A point of a picture, in percent from the left and from the top. */
export interface FocusPoint {
  x: number;
  y: number;
}

/** What is cut shows its middle where nothing is said. */
export const middle: FocusPoint = { x: 50, y: 50 };

/**
 * The rules by which pictures show their point wherever they are cut, whatever a block says of where it cuts. A site that sets none has none; an address that
 * could end the rule is left out.
 */
export function focusCss(focus: ThemeDocument["focus"]): string {
  if (!isObject(focus)) return "";
  return Object.values(focus)
    .map((one) => {
      const point = isObject(one) ? pointOf(one) : undefined;
      return point && isObject(one) && typeof one["picture"] === "string" && safe.test(one["picture"])
        ? `img[src="${one["picture"]}"]{object-position:${point.x}% ${point.y}%!important}`
        : "";
    })
    .join("");
}

/** The key and the point of a picture in a theme, by its address. */
export function focusOf(theme: unknown, picture: string): { key: string; point: FocusPoint } | undefined {
  const focus = isObject(theme) ? theme["focus"] : undefined;
  if (!isObject(focus)) return undefined;
  for (const [key, one] of Object.entries(focus)) {
    const point = isObject(one) && one["picture"] === picture ? pointOf(one) : undefined;
    if (point) return { key, point };
  }
  return undefined;
}

/** A key for a picture that has none yet: the last letters and digits of its address. */
export function focusKey(picture: string): string {
  return `p${picture
    .replace(/\.\w+$/, "")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(-32)}`;
}

function pointOf({ x, y }: Record<string, unknown>): FocusPoint | undefined {
  return isShare(x) && isShare(y) ? { x, y } : undefined;
}

function isShare(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}

/** Addresses of pictures, ours and those that pages show in the place of others'. */
const safe = /^[\w/.:~%?&=+-]+$/;
