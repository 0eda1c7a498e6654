import { unzipWithin } from "../../../lib/unzip.ts";
import { problemOf, storedTags } from "./check-draft.ts";
import { readChineseText } from "./chinese-text.ts";
import { withSpottedFormulae } from "./formulae.ts";
import { readGift, withHalfWidthSigns } from "./gift-read.ts";
import { decode, formatOf } from "./format-of.ts";
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
