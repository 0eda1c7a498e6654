import type { ImportProblem } from "./imported.ts";

/** The formats that are read. */
export type ReadFormat = "gift" | "moodle" | "qti" | "xlsx" | "text";

/** A file of a kind that is not read: how it is named, and what it would have been taken for. */
interface NotRead {
  fault: ImportProblem["code"];
  as: ReadFormat;
}

/** What a file is, by what is in it; `fault` where it is of a kind that is not read. */
export function formatOf(bytes: Uint8Array): ReadFormat | NotRead {
  // The old Word and Excel.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { fault: "fileIsWord", as: "text" };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return formatOfArchive(bytes);
  const text = decode(bytes.subarray(0, 200_000)).replace(/^\ufeff/, "");
  if (text.startsWith("%PDF")) return { fault: "fileIsOther", as: "text" };
  const root = rootOf(text);
  return root === undefined ? formatOfText(text) : formatOfXml(root, text);
}

/** A workbook names its first part near the beginning, a package of questions nowhere. */
function formatOfArchive(bytes: Uint8Array): ReadFormat | NotRead {
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (names.includes("xl/workbook.xml")) return "xlsx";
  if (names.includes("word/document.xml")) return { fault: "fileIsWord", as: "text" };
  // Slides, and documents of OpenOffice.
  const isOther = names.includes("ppt/presentation.xml") || names.includes("application/vnd.oasis.opendocument");
  return isOther ? { fault: "fileIsOther", as: "text" } : "qti";
}

function formatOfXml(root: string, text: string): ReadFormat | NotRead {
  if (/^(?:qti-)?assessment-?item/i.test(root)) return "qti";
  if (/^questestinterop$/i.test(root)) return { fault: "fileIsQti12", as: "qti" };
  // One with entities is refused by its reader.
  if (/^quiz$/i.test(root) || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return "moodle";
  return { fault: "fileIsOther", as: "moodle" };
}

function formatOfText(text: string): ReadFormat | NotRead {
  // GIFT has answers in braces, which begin with one of its signs; a Chinese paper numbers its questions.
  const braces = text.match(/[{｛]\s*(?:[=~#＝～＃}｝]|T|F)/g)?.length ?? 0;
  const numbered = text.match(/^\s*(?:第\s*)?\d{1,4}\s*(?:题|[.．、)）])/gm)?.length ?? 0;
  if (braces > numbered || /^\$CATEGORY:|^::/m.test(text)) return "gift";
  if (numbered === 0 && /^\s*ANSWER:\s*[A-Z]\s*$/m.test(text)) return { fault: "fileIsAiken", as: "text" };
  const [head = ""] = text.trimStart().split(/\r?\n/, 1);
  const isTable = /[,\t]/.test(head) && /题干|题目|问题|question/i.test(head) && /答案|answer/i.test(head);
  return isTable ? { fault: "fileIsCsv", as: "text" } : "text";
}

/** The name of the first element of XML; undefined for what is no XML. */
function rootOf(text: string): string | undefined {
  const start = text.replaceAll(/<!--[\s\S]*?-->/g, "").trimStart();
  if (!/^<(?:[?!]|[a-z][\w.:-]*[\s/>])/i.test(start)) return undefined;
  const [, name = ""] = /<(?:[\w.-]+:)?([a-z][\w.-]*)/i.exec(start) ?? [];
  // A text in GIFT may begin with an element of HTML.
  const isMarkup = /^<[?!]/.test(start) || /^(?:qti-)?assessment|^quiz$|^questestinterop$|^manifest$/i.test(name);
  return isMarkup ? name : undefined;
}

/** A text in UTF-8, UTF-16 with its mark, or GB 18030, which old programs on Chinese systems write. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    // A piece may end within a character: what is missing at the end is no mistake.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
