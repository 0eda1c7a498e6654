import { isObject } from "../../../shared/json.ts";
import { memoizeJson } from "../../core/raw-json.ts";

/** Letters of a body below which it is simply read. */
const WORTH_IT = 16_384;

/**
 * The body of a call whose field `field` is a large document, as it is to be read: of that document only what its
 * schema looks at, its own names with values that are simple, or empty lists and objects. Reading a megabyte and
 * writing it again would hold up the main thread; a thread that `jsonOf` hands the text to finds out whether it is
 * JSON. `remember` is given what was read.
 */
export function outlineOfLarge(text: string, field: string): { outline: string; remember<Body>(body: Body): Body } {
  if (text.length < WORTH_IT) return { outline: text, remember: (body) => body };
  const { outline, json } = outlineOf(text, field);
  return {
    outline,
    remember(body) {
      const document = isObject(body) ? body[field] : undefined;
      if (json !== undefined && isObject(document)) memoizeJson(document, json);
      return body;
    },
  };
}

/**
 * A body with what is deeper in a field than its own names left out, and the field's value as it stands there. Of a
 * field that comes twice the last counts, as in JSON.
 */
export function outlineOf(text: string, field: string): { outline: string; json: string | undefined } {
  const kept: string[] = [];
  let [depth, keptFrom] = [0, 0];
  let json: string | undefined;
  /** Where the field's value begins, while in it. */
  let inside: number | undefined;
  let name = "";
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      const end = endOfString(text, at);
      if (depth === 1 && isName) name = text.slice(at, end + 1);
      at = end;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth === 1) isName = sign === OPEN_OBJECT;
      else if (depth === 2 && isField(name, field)) inside = at;
      else if (depth === 3 && inside !== undefined) kept.push(text.slice(keptFrom, at + 1));
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1;
      if (inside === undefined) continue;
      if (depth === 2) keptFrom = at;
      else if (depth === 1) {
        json = text.slice(inside, at + 1);
        inside = undefined;
      }
    } else if (depth === 1 && sign === COMMA) isName = true;
    else if (depth === 1 && sign === COLON) isName = false;
  }
  kept.push(text.slice(depth > 2 && inside !== undefined ? text.length : keptFrom));
  return { outline: kept.join(""), json };
}

/** Whether a name as JSON writes it, escapes and all, is the field's. */
function isField(written: string, field: string): boolean {
  if (!written.includes("\\")) return written === `"${field}"`;
  try {
    return JSON.parse(written) === field;
  } catch {
    return false;
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** Where a string that begins at `from` ends; the end of the text where it does not. */
export function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
