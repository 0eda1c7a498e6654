import type { ExamAnswerBody, ExamSavedAnswers, ExamSlot } from "../../generated/types.ts";
import type { LocalAnswer } from "./local-answers.ts";

/** An answer on the page, and up to which sequence the server has named it. */
export interface PageAnswer extends LocalAnswer {
  storedSeq: number;
  /** When the server stored it, as it says. */
  gmtSaved?: string | undefined;
  /** The last one that the server does not take, and why: it goes out again once it is changed. */
  refused?: { seq: number; text: string } | undefined;
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
      const newest: PageAnswer = own && own.seq > seq ? { ...stored, seq: own.seq, body: own.body } : stored;
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
  for (const { slot, seq, body, refused } of unstored(answers)) {
    if (refused?.seq === seq) continue;
    bytes += writer.encode(JSON.stringify(body)).length;
    if (next.length === MOST_ANSWERS || (next.length > 0 && bytes > MOST_BYTES)) break;
    next.push({ slot, seq, body });
  }
  return next;
}

/** The answers after the server has named what it has, and what it does not take: only the former is stored. */
export function markStored(
  answers: PageAnswers,
  { savedList, refusedList = [], gmtSaved }: Pick<ExamSavedAnswers, "savedList" | "refusedList" | "gmtSaved">,
  sent: readonly LocalAnswer[],
): PageAnswers {
  const next = new Map(answers);
  for (const { slot, msg } of refusedList) {
    const [own, seq] = [next.get(slot), sent.find((one) => one.slot === slot)?.seq];
    if (own && seq !== undefined) next.set(slot, { ...own, refused: { seq, text: msg } });
  }
  for (const { slot, seq } of savedList) {
    const own = next.get(slot);
    if (own) next.set(slot, { ...own, storedSeq: Math.max(own.storedSeq, seq), gmtSaved });
  }
  return next;
}

/** Why an answer on the page is not taken as it stands, in the server's words; "" where none is refused. */
export function refusalIn(answers: PageAnswers): string {
  return [...answers.values()].find(({ seq, refused }) => refused?.seq === seq)?.refused?.text ?? "";
}

/** The next sequence of an answer: above all before it, and apart from what another device may have given. */
export const nextSeq = (seq: number, now: number): number => Math.max(seq + 1, now);

/** Whether something is answered. */
export function isAnswered({ chosen, pairs, blanks, text, parts, files }: ExamAnswerBody): boolean {
  return (
    (files?.length ?? 0) > 0 ||
    (chosen?.length ?? 0) > 0 ||
    (pairs?.length ?? 0) > 0 ||
    (blanks?.some((blank) => blank.trim() !== "") ?? false) ||
    (text ?? "").trim() !== "" ||
    (parts?.some((part) => isAnswered(part)) ?? false)
  );
}
