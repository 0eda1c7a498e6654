import { unzipWithin } from "../../../lib/unzip.ts";
import { problemOf, storedTags } from "./check-draft.ts";
import { readChineseText } from "./chinese-text.ts";
import { withSpottedFormulae } from "./formulae.ts";
import { readGift, withHalfWidthSigns } from "./gift-read.ts";
import { collect, type Built, type Imported, type ImportedQuestion, type ImportProblem } from "./imported.ts";
import { readMoodleXml } from "./moodle-xml.ts";
import { readManifest, readQtiItem, type ItemMetadata } from "./qti-read.ts";
import { readSheet } from "./sheet-read.ts";
import { readXlsx } from "./xlsx.ts";
import { readXml, XmlMistake } from "./xml.ts";

/** Questions that one import takes at most. */
export const MAX_QUESTIONS = 5000;
/** Bytes of a file to import. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Bytes that what is read of a package may have, unpacked. */
const MAX_PACKAGE_BYTES = 32 * 1024 * 1024;

export const questionFormats = ["auto", "gift", "moodle", "qti", "xlsx", "text"] as const;
export type QuestionFormat = (typeof questionFormats)[number];

export interface ToRead {
  format: QuestionFormat;
  bytes: Uint8Array;
  /** Full-width signs of GIFT are taken for those that it has. */
  halfWidth?: boolean;
}

export type ReadQuestions = Imported & { format: Exclude<QuestionFormat, "auto"> };

/**
 * Reads the questions of a file of any format we know. What cannot be taken is named with its line, and what can be
 * taken is given: never does one mistake cost the others. A file that cannot be read at all is one problem.
 */
export function readQuestions({ format, bytes, halfWidth = false }: ToRead): ReadQuestions {
  const guessed = format === "auto" ? formatOf(bytes) : format;
  const known = typeof guessed === "object" ? guessed.as : guessed;
  const refuse = (code: ImportProblem["code"], line = 1, more: Partial<ImportProblem> = {}): ReadQuestions => ({
    format: known,
    questions: [],
    problems: [{ line, code, ...more }],
    omissions: [],
  });
  if (bytes.length === 0) return refuse("fileEmpty");
  if (bytes.length > MAX_FILE_BYTES) return refuse("fileTooLarge");
  if (typeof guessed === "object") return refuse(guessed.fault);
  let read: Imported | { fault: ImportProblem["code"] };
  try {
    read = readBy(known, bytes, halfWidth);
  } catch (error) {
    if (!(error instanceof XmlMistake)) throw error;
    return refuse(error.code, error.line, error.column === undefined ? {} : { column: error.column });
  }
  if ("fault" in read) return refuse(read.fault);
  const count = read.questions.length + read.problems.length;
  if (count > MAX_QUESTIONS)
    return refuse("tooManyQuestions", 1, { found: String(count), expected: String(MAX_QUESTIONS) });
  if (count === 0) return refuse("fileWithoutQuestions");
  return { format: known, ...checked(read) };
}

function readBy(
  format: ReadQuestions["format"],
  bytes: Uint8Array,
  halfWidth: boolean,
): Imported | { fault: ImportProblem["code"] } {
  switch (format) {
    case "xlsx": {
      const sheet = readXlsx(bytes);
      return "fault" in sheet ? sheet : readSheet(sheet.rows);
    }
    case "qti":
      return readPackage(bytes);
    case "moodle":
      return readMoodleXml(decode(bytes));
    case "gift":
      return readGift(halfWidth ? withHalfWidthSigns(decode(bytes)) : decode(bytes));
    case "text":
      return readChineseText(decode(bytes));
  }
}

/** What was read and can be stored, and the rest as problems. */
function checked({ questions, problems, omissions }: Imported): Imported {
  const spotted = questions.map(withSpottedFormulae).map((question) => withOmissions(question, omissions));
  const refused = spotted.map(problemOf);
  return {
    questions: spotted
      .filter((_, place) => refused[place] === undefined)
      .map((question) => ({ ...question, tags: storedTags(question.tags) })),
    problems: [...problems, ...refused.filter((problem) => problem !== undefined)].toSorted(
      (a, b) => (a.file ?? "").localeCompare(b.file ?? "") || a.line - b.line,
    ),
    omissions,
  };
}

/** What was left out of a question and can have been what it asks about makes it doubtful. */
function withOmissions(question: ImportedQuestion, omissions: readonly ImportProblem[]): ImportedQuestion {
  const own = omissions.filter(({ line, file }) => line === question.line && (file ?? "") === (question.file ?? ""));
  const doubts = new Set(question.doubts);
  if (own.some(({ code }) => code === "picture" || code === "media")) doubts.add("pictureLeftOut");
  if (own.some(({ code }) => code === "weights")) doubts.add("weightsLeftOut");
  return doubts.size === 0 ? question : { ...question, doubts: [...doubts] };
}

/** What a file is, by what is in it; `fault` where it is of a kind that is not read. */
function formatOf(
  bytes: Uint8Array,
): ReadQuestions["format"] | { fault: ImportProblem["code"]; as: ReadQuestions["format"] } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    // A workbook names its first part near the beginning, a package of questions nowhere.
    const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (names.includes("word/document.xml")) return { fault: "fileIsWord", as: "text" };
    if (names.includes("ppt/presentation.xml") || names.includes("content.xml"))
      return { fault: "fileIsOther", as: "text" };
    return names.includes("xl/workbook.xml") ? "xlsx" : "qti";
  }
  const text = decode(bytes.subarray(0, 200_000));
  // The old Word and Excel, and PDF.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { fault: "fileIsWord", as: "text" };
  if (text.startsWith("%PDF")) return { fault: "fileIsOther", as: "text" };
  const root = rootOf(text);
  if (root !== undefined) {
    if (/^(?:qti-)?assessment-?item/i.test(root)) return "qti";
    if (/^questestinterop$/i.test(root)) return { fault: "fileIsQti12", as: "qti" };
    if (/^quiz$/i.test(root) || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return "moodle";
    return { fault: "fileIsOther", as: "moodle" };
  }
  // GIFT has answers in braces, which begin with one of its signs; a Chinese paper numbers its questions.
  const braces = text.match(/[{｛]\s*(?:[=~#＝～＃}｝]|T|F)/g)?.length ?? 0;
  const numbered = text.match(/^\s*(?:第\s*)?\d{1,4}\s*(?:题|[.．、)）])/gm)?.length ?? 0;
  if (braces > numbered || /^\$CATEGORY:|^::/m.test(text)) return "gift";
  if (numbered === 0 && /^\s*ANSWER:\s*[A-Z]\s*$/m.test(text)) return { fault: "fileIsAiken", as: "text" };
  const [head = ""] = text
    .replace(/^\ufeff/, "")
    .trimStart()
    .split(/\r?\n/, 1);
  const isTable = /[,\t]/.test(head) && /题干|题目|问题|question/i.test(head) && /答案|answer/i.test(head);
  return isTable ? { fault: "fileIsCsv", as: "text" } : "text";
}

/** The name of the first element of XML; undefined for what is no XML. */
function rootOf(text: string): string | undefined {
  const start = text
    .replace(/^\ufeff/, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .trimStart();
  if (!/^<(?:[?!]|[a-z][\w.:-]*[\s/>])/i.test(start)) return undefined;
  const [, name] = /<(?:[\w.-]+:)?([a-z][\w.-]*)/i.exec(start) ?? [];
  const isMarkup = /^<[?!]/.test(start) || /^(?:qti-)?assessment|^quiz$|^questestinterop$|^manifest$/i.test(name ?? "");
  return isMarkup ? (name ?? "") : undefined;
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

function readPackage(bytes: Uint8Array): Imported | { fault: ImportProblem["code"] } {
  if (bytes[0] !== 0x50) {
    const one = readQtiItem(readXml(decode(bytes)), { file: "" });
    return one ? collect([one]) : { fault: "fileWithoutQuestions" };
  }
  const unzipped = unzipWithin(bytes, {
    entries: MAX_QUESTIONS * 2,
    bytes: MAX_PACKAGE_BYTES,
    fileBytes: 2 * 1024 * 1024,
    isWanted: (path) => path.endsWith(".xml") && !path.includes("__MACOSX"),
  });
  if ("fault" in unzipped)
    return {
      fault: unzipped.fault === "unreadable" || unzipped.fault === "double" ? "fileUnreadable" : "fileTooLarge",
    };
  const files = [...unzipped.files].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const manifest = files.find(([path]) => /(^|\/)imsmanifest\.xml$/.test(path));
  let metadata = new Map<string, ItemMetadata>();
  const built: Built[] = unzipped.tooLarge.map((file) => ({ problem: { line: 1, file, code: "tooLong" } }));
  try {
    if (manifest) metadata = readManifest(readXml(decode(manifest[1])));
  } catch (error) {
    // Without its manifest a package still has its items; one with entities is refused as a whole.
    if (error instanceof XmlMistake && error.code === "fileWithEntities") throw error;
  }
  const around = manifest?.[0].replace(/imsmanifest\.xml$/, "") ?? "";
  for (const [file, content] of files) {
    if (file === manifest?.[0]) continue;
    try {
      const one = readQtiItem(readXml(decode(content)), { file, metadata: metadata.get(file.slice(around.length)) });
      if (one) built.push(one);
    } catch (error) {
      if (!(error instanceof XmlMistake)) throw error;
      const { code, line, column } = error;
      built.push({
        problem: { file, line, ...(column ? { column } : {}), code: code === "fileUnreadable" ? "notReadable" : code },
      });
    }
  }
  return collect(built);
}
