import type { ExamAnswerBody, ExamSavedAnswers, ExamSlot } from "../../generated/types.ts";
import type { LocalAnswer } from "./local-answers.ts";

/** An answer on the page, and up to which sequence the server has named it. */
export interface PageAnswer extends LocalAnswer {
  storedSeq: number;
  /** When the server stored it, as it says. */
  gmtSaved?: string | undefined;
}

export type PageAnswers = ReadonlyMap<number, PageAnswer>;

/**
 * What the server has, with what this device has beyond it: an answer of a higher sequence was not stored yet. What the
 * page holds was given while the server was asked, at the latest, and goes before both.
 */
export function mergeAnswers(
  slots: readonly ExamSlot[],
  local: readonly LocalAnswer[],
  page: PageAnswers = new Map(),
): PageAnswers {
  const mine = new Map(local.map((answer) => [answer.slot, answer]));
  return new Map(
    slots.map(({ slot, seq, answer, gmtSaved }) => {
      const own = mine.get(slot);
      const held = page.get(slot);
      const stored: PageAnswer = { slot, seq, body: answer ?? {}, storedSeq: seq, gmtSaved };
      const newest: PageAnswer = own && own.seq > seq ? { ...stored, ...own } : stored;
      return [slot, held && held.seq > newest.seq ? { ...held, storedSeq: Math.max(held.storedSeq, seq) } : newest];
    }),
  );
}

/** The answers that the server has not named yet. */
export const unstored = (answers: PageAnswers): PageAnswer[] =>
  [...answers.values()].filter(({ seq, storedSeq }) => seq > storedSeq);

/** What goes out in one call: the server takes no more than these. */
const MOST_ANSWERS = 200;
const MOST_BYTES = 512 * 1024;

/** Those that go out next: what was kept over a long time off the network may be more than one call carries. */
export function nextToSend(answers: PageAnswers): LocalAnswer[] {
  const writer = new TextEncoder();
  const next: LocalAnswer[] = [];
  let bytes = 0;
  for (const { slot, seq, body } of unstored(answers)) {
    bytes += writer.encode(JSON.stringify(body)).length;
    if (next.length === MOST_ANSWERS || (next.length > 0 && bytes > MOST_BYTES)) break;
    next.push({ slot, seq, body });
  }
  return next;
}

/** The answers after the server has named what it has: only that is stored. */
export function markStored(
  answers: PageAnswers,
  { savedList, gmtSaved }: Pick<ExamSavedAnswers, "savedList" | "gmtSaved">,
): PageAnswers {
  const next = new Map(answers);
  for (const { slot, seq } of savedList) {
    const own = next.get(slot);
    if (own) next.set(slot, { ...own, storedSeq: Math.max(own.storedSeq, seq), gmtSaved });
  }
  return next;
}

/** The next sequence of an answer: above all before it, and apart from what another device may have given. */
export const nextSeq = (seq: number, now: number): number => Math.max(seq + 1, now);

/** Whether something is answered. */
export function isAnswered({ chosen, pairs, blanks, text, parts }: ExamAnswerBody): boolean {
  return (
    (chosen?.length ?? 0) > 0 ||
    (pairs?.length ?? 0) > 0 ||
    (blanks?.some((blank) => blank.trim() !== "") ?? false) ||
    (text ?? "").trim() !== "" ||
    (parts?.some((part) => isAnswered(part)) ?? false)
  );
}
