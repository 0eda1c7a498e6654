import { limits } from "../../../site/check/limits.ts";
import { endOfString } from "./outline.ts";

/**
 * Whether JSON has more values, or has them deeper in one another, than any call is sent: looked at before it is
 * parsed, because parsing a megabyte of brackets takes long, and what is done with them afterwards longer. Counts what
 * separates values; what is no JSON is found out by parsing it.
 */
export function isTooMuchJson(
  text: string,
  { depth: maxDepth, values: maxValues }: { depth: number; values: number } = usual,
): boolean {
  // Each value but the first in a list or object has a sign before it, so a short text cannot have too many.
  if (text.length <= maxDepth) return false;
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        if (depth > maxDepth || values > maxValues) return true;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        if (values > maxValues) return true;
        break;
      default:
    }
  }
  return false;
}

const usual = { depth: limits.bodyDepth, values: limits.bodyValues };
const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];
