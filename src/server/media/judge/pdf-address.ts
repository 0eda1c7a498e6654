/**
 * Whether an address runs what stands in it, or shows it as a page of its own. Browsers leave out spaces, line ends and what cannot be seen
 * (URL Standard, 4.4), so that is left out here too.
 */
export function isScriptAddress(address: string): boolean {
  // Of texts in two bytes a sign (ISO 32000-1, 7.9.2.2) every other one is nothing.
  const plain = address.replace(/^(þÿ|ï»¿)/, "").replaceAll(/[\0-\x20\x7f-\x9f\ufeff]/g, "");
  return /^(javascript|vbscript|livescript|mocha|data):/i.test(plain);
}

/** The string that a text of PDF objects begins with, `(…)` or `<…>` (ISO 32000-1, 7.3.4), as one sign for each byte. */
export function readPdfString(text: string): string {
  return text.startsWith("(") ? literal(text) : hexadecimal(text);
}

function literal(text: string): string {
  let read = "";
  let depth = 0;
  for (const [part, sign] of text.matchAll(/\\(\r\n|[0-7]{1,3}|[^])|[^]/g)) {
    if (sign !== undefined) read += escaped(sign);
    else if (part === "(" && depth++ === 0) continue;
    else if (part === ")" && --depth === 0) return read;
    else read += part;
  }
  return read;
}

function escaped(sign: string): string {
  if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) & 0xff);
  return /^[\r\n]/.test(sign) ? "" : (named[sign] ?? sign);
}

const named: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function hexadecimal(text: string): string {
  const digits = text.slice(1, text.includes(">") ? text.indexOf(">") : undefined).replaceAll(/[^0-9A-Fa-f]/g, "");
  return (digits.match(/..?/g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16))).join("");
}
