/**
 * Whether a text can be kept: without NUL, which PostgreSQL's text has not, and without half a pair of surrogates,
 * which is no character and has no UTF-8. No keyboard types either.
 */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * A text that cannot be kept, as its place in a value: the names and indexes that lead to it. Names of properties are
 * texts too.
 */
export type TextPath = readonly (string | number)[];

/**
 * A text in a value, at any depth, that cannot be kept; undefined where all can. Files and other things that are no
 * JSON are passed over.
 */
export function findUnstorable(value: unknown): TextPath | undefined {
  // A list of what is to be looked at, because no depth of what people send may be too much for the stack.
  const waiting: Place[] = [{ value }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value: here } = place;
    if (typeof here === "string") {
      if (!isStorable(here)) return pathOf(place);
    } else if (Array.isArray(here)) {
      for (const [name, inner] of here.entries())
        if (mayHoldText(inner)) waiting.push({ value: inner, name, above: place });
    } else if (isPlain(here)) {
      for (const name of Object.keys(here)) {
        const inner = here[name];
        if (!isStorable(name)) return pathOf({ value: inner, name, above: place });
        if (mayHoldText(inner)) waiting.push({ value: inner, name, above: place });
      }
    }
  }
  return undefined;
}

/** Names of a place that are told at most: thousands of them help nobody. */
const TOLD = 64;

interface Place {
  value: unknown;
  name?: string | number;
  above?: Place;
}

function mayHoldText(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  const prototype: unknown = typeof value === "object" && value !== null ? Object.getPrototypeOf(value) : undefined;
  return prototype === Object.prototype || prototype === null;
}

function pathOf(place: Place): TextPath {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at; at = at.above) if (at.name !== undefined) path.push(at.name);
  return path.reverse().slice(0, TOLD);
}
