/** The JSON of which an object of a body is only the outline: what is inside its parts has not been read. */
const raws = new WeakMap<object, string>();

/** Remembers what an outline stands for. */
export function memoizeJson(outline: object, json: string): void {
  raws.set(outline, json);
}

/** A value that came with a call as JSON: as it was sent, where it was not read, or written again. */
export function jsonOf(value: object): string {
  return raws.get(value) ?? JSON.stringify(value);
}
