import { zipSync } from "fflate";
import { workbookOf } from "../../../lib/sheets.ts";
import { hasBlankChoices, type ExportedQuestion, type ExportOmission } from "./exported.ts";
import { writeGift } from "./gift-write.ts";
import { writeQti, type QtiWords } from "./qti-write.ts";
import { sheetOf, type SheetWords } from "./sheet-write.ts";

export interface ToWrite {
  format: "gift" | "xlsx" | "qti";
  questions: readonly ExportedQuestion[];
  /** What a file says in the language of its reader. */
  words: SheetWords & QtiWords;
  /** Whether it is asked only what the file could not have: then it has no content. */
  isPlanned?: boolean;
}

export interface WrittenQuestions {
  /** The file, base64. */
  content: string;
  omitted: ExportOmission[];
}

/** Questions as a file, and what of them it cannot have. */
export async function writeQuestions({
  format,
  questions,
  words,
  isPlanned = false,
}: ToWrite): Promise<WrittenQuestions> {
  switch (format) {
    case "gift": {
      const { text, omitted } = writeGift(questions);
      return { content: isPlanned ? "" : Buffer.from(text).toString("base64"), omitted };
    }
    case "xlsx": {
      const { sheet, omitted } = sheetOf(questions, words);
      return { content: isPlanned ? "" : (await workbookOf(sheet)).toString("base64"), omitted };
    }
    case "qti": {
      const omitted = questions.filter(hasBlankChoices).map(({ id }) => ({ id, code: "scoring" }) as const);
      if (isPlanned) return { content: "", omitted };
      const files = writeQti(questions, words).map(({ path, text }) => [path, Buffer.from(text)] as const);
      const packed = zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
      return { content: Buffer.from(packed).toString("base64"), omitted };
    }
  }
}
