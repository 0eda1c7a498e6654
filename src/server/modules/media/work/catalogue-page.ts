import { randomInt } from "node:crypto";

/** The newest dictionary of a document's beginning: a stream of places, or the one behind a table of them (7.5.5). */
const MOST_TRAILER = 4000;
/** The number behind the last `startxref` stands so near the end. */
const TAIL = 1024;

/** A document that shows another one's catalogue, and how large its only page is. */
export interface CataloguePage {
  bytes: Uint8Array;
  width: number;
}

/**
 * The same document, with one page added as an update (ISO 32000-1, 7.5.6) that holds its catalogue, and so all that
 * the catalogue leads to. Where that page is copied out of the document, everything comes with it, unlocked: what
 * happens when the document is opened too, which no page has. undefined where the document says in more than one way,
 * or in a way that is not usual, where its catalogue is.
 */
export function addCataloguePage(bytes: Buffer): CataloguePage | undefined {
  const trailer = newestTrailer(bytes);
  const root = trailer && onlyReference(trailer.text, "Root");
  const encrypt = trailer && onlyReference(trailer.text, "Encrypt");
  if (!root || !encrypt) return undefined;
  const size = /\/Size\s+(\d{1,7})\b/.exec(trailer.text)?.[1];
  const id = /\/ID\s*(\[\s*(?:<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)))/.exec(trailer.text)?.[1];
  if (size === undefined) return undefined;
  // Nobody who made the document knows it: a page of this size is the one that was added.
  const width = randomInt(100_000, 1_000_000_000);
  const first = Number(size);
  const objects = [
    `<< /Type /Catalog /Pages ${first + 1} 0 R >>`,
    `<< /Type /Pages /Kids [${first + 2} 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent ${first + 1} 0 R /MediaBox [0 0 ${width} 9] /PieceInfo << /Whole ${root} >> >>`,
  ];
  let text = "\n";
  const places = objects.map((object, at) => {
    const place = bytes.length + text.length;
    text += `${first + at} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const begin = bytes.length + text.length;
  const entries = [`/Size ${first + 3} /Prev ${trailer.begin} /Root ${first} 0 R /Encrypt ${encrypt}`];
  if (id !== undefined) entries.push(`/ID ${id} <00>]`);
  text += `xref\n${first} 3\n${places.join("")}trailer\n<< ${entries.join(" ")} >>\nstartxref\n${begin}\n%%EOF\n`;
  // Memory of its own: the library takes over what it is given.
  const whole = new Uint8Array(bytes.length + text.length);
  whole.set(bytes);
  whole.set(Buffer.from(text, "latin1"), bytes.length);
  return { bytes: whole, width };
}

/** What a reader begins with, and where it stands. */
function newestTrailer(bytes: Buffer): { begin: number; text: string } | undefined {
  const begin = Number(/.*startxref\s+(\d{1,10})\s/s.exec(bytes.toString("latin1", bytes.length - TAIL))?.[1]);
  if (!Number.isSafeInteger(begin) || begin >= bytes.length) return undefined;
  const isTable = bytes.toString("latin1", begin, begin + 4) === "xref";
  const from = isTable ? bytes.indexOf("trailer", begin) : begin;
  if (from < 0) return undefined;
  const text = bytes.toString("latin1", from, from + MOST_TRAILER);
  const end = text.search(isTable ? /startxref/ : /stream/);
  return end < 0 ? undefined : { begin, text: text.slice(0, end) };
}

/** The object that a name stands for; undefined where the name is there twice, or stands for something else. */
function onlyReference(text: string, name: string): string | undefined {
  // Names can be written in other ways (7.3.5), and what is not read here may say something else.
  const written = text.replaceAll(/#([\dA-Fa-f]{2})/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const [found, ...others] = written.matchAll(new RegExp(`/${name}\\b(?:\\s+(\\d{1,7}\\s+\\d{1,5}\\s+R)\\b)?`, "g"));
  return others.length === 0 ? found?.[1] : undefined;
}
