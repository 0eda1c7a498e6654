/** Addresses that run what stands in them, or show it as a page of its own. */
const running: ReadonlySet<string> = new Set(["javascript", "vbscript", "livescript", "mocha", "data"]);
const LONGEST = "livescript".length;

/** Whether an address runs what stands in it. */
export function isScriptAddress(address: string): boolean {
  return running.has(schemeOf(bytesOf(address)));
}

/**
 * The same of a string of PDF objects, `(…)` or `<…>` (ISO 32000-1, 7.3.4), that begins at a place of a text with one
 * sign for each byte.
 */
export function isScriptString(text: string, at: number): boolean {
  return running.has(schemeOf(text[at] === "<" ? hexadecimal(text, at + 1) : literal(text, at + 1)));
}

/**
 * What stands before the first colon, in small letters; "" where that is no word. Browsers leave out spaces, line ends
 * and what cannot be seen (URL Standard, 4.4), so that is left out here too, and what says how a text is written: bytes
 * of order, and every other byte of a text in two.
 */
function schemeOf(bytes: Iterable<number>): string {
  let scheme = "";
  for (const byte of bytes) {
    if (byte === 0x3a) return scheme.toLowerCase();
    if (byte <= 0x20 || (byte >= 0x7f && byte <= 0x9f) || (scheme === "" && order.has(byte))) continue;
    const sign = String.fromCharCode(byte);
    if (scheme.length === LONGEST || !/[A-Za-z]/.test(sign)) return "";
    scheme += sign;
  }
  return "";
}

const order: ReadonlySet<number> = new Set([0xfe, 0xff, 0xef, 0xbb, 0xbf]);

function* bytesOf(text: string): Generator<number> {
  for (let at = 0; at < text.length; at += 1) yield text.charCodeAt(at);
}

function* literal(text: string, from: number): Generator<number> {
  for (let at = from; at < text.length && text[at] !== ")"; at += 1) {
    if (text[at] !== "\\") {
      yield text.charCodeAt(at);
      continue;
    }
    const [octal] = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) ?? [];
    // What else stands behind a backslash is itself, or a space of some kind, or the end of a line that goes on.
    if (octal === undefined) at += 1;
    else at += octal.length;
    if (octal !== undefined) yield Number.parseInt(octal, 8) & 0xff;
    else if (!/[nrtbf\r\n]/.test(text[at] ?? "")) yield text.charCodeAt(at);
  }
}

function* hexadecimal(text: string, from: number): Generator<number> {
  let half = "";
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (/[\s\0]/.test(sign)) continue;
    if (!/[0-9A-Fa-f]/.test(sign)) return;
    if (half === "") half = sign;
    else {
      yield Number.parseInt(half + sign, 16);
      half = "";
    }
  }
}
