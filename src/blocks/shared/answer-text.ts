import type { ExamAnswerBody } from "../../generated/types.ts";

/** All that an answer says without its question: for a list in which the question is only begun. */
export function plainAnswer({ text, blanks, chosen, parts, files }: ExamAnswerBody): string {
  return (
    text ||
    blanks?.join("；") ||
    chosen?.map((id) => id.toUpperCase()).join("、") ||
    parts
      ?.map(({ text: own, blanks: written, chosen: picked }) => own || written?.join("；") || picked?.join("、"))
      .join("｜") ||
    files?.map(String).join("、") ||
    ""
  );
}
