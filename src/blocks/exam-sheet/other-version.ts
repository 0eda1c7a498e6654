import type { ExamAnswerBody, ExamSlot } from "../../generated/types.ts";
import type { PageAnswers } from "./answers.ts";
import type { LocalAnswer } from "./local-answers.ts";

interface Version {
  seq: number;
  body: ExamAnswerBody;
}

/**
 * What would be lost of answers that two pages wrote without knowing of each other, by place: the newer one goes on, and
 * this is what the other has beyond it.
 *
 * @param slots what the server has
 * @param local what this device kept
 * @param page what the page holds
 */
export function otherVersions(
  slots: readonly ExamSlot[],
  local: readonly LocalAnswer[],
  page: PageAnswers,
): [number, ExamAnswerBody][] {
  return slots.flatMap(({ slot, seq, answer = {} }): [number, ExamAnswerBody][] => {
    const kept = local.find((one) => one.slot === slot);
    const held = page.get(slot);
    // What an older page kept does not say what the server had: it goes on from what the server has.
    const own = kept && { ...kept, base: kept.base ?? seq };
    const shown = held && { ...held, base: held.storedSeq };
    const mine = own && !(shown && shown.seq >= own.seq) ? own : shown;
    if (!mine || mine.seq <= mine.base || seq <= mine.base || seq === mine.seq) return [];
    const theirs: Version = { seq, body: answer };
    const [newer, older] = mine.seq > seq ? [mine, theirs] : [theirs, mine];
    return hasMore(older.body, newer.body) ? [[slot, older.body]] : [];
  });
}

/** Whether a text or a file of the one is not in the other. Choices are made anew at a glance. */
function hasMore({ text = "", files = [] }: ExamAnswerBody, than: ExamAnswerBody): boolean {
  return !(than.text ?? "").includes(text.trim()) || files.some((file) => !than.files?.includes(file));
}

/** An answer with the text and the files of another one after its own. */
export function joined(answer: ExamAnswerBody, more: ExamAnswerBody): ExamAnswerBody {
  const text = [answer.text, more.text].filter((one) => one?.trim()).join("\n\n");
  const files = [...new Set([...(answer.files ?? []), ...(more.files ?? [])])];
  return { ...answer, ...(text === "" ? {} : { text }), ...(files.length === 0 ? {} : { files }) };
}
