import { describe, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  EXAM_ATTEMPT_CLOSED,
  EXAM_SAFE_BROWSER_NEEDED,
  NOT_FOUND,
  SESSION_EXPIRED,
  VALIDATION,
} from "../../generated/error-codes.ts";
import type { ExamAttempt, SaveExamAnswersBody, SaveExamAnswersReply } from "../../generated/types.ts";
import type { LocalAnswer } from "./local-answers.ts";
import type { SlotNote } from "./local-notes.ts";
import { leaveSheet } from "./leave-sheet.ts";
import { RENEW_MS } from "./sheet-calls.ts";
import { createSheet } from "./sheet-store.ts";

const slot = (number: number) => ({ slot: number, section: 0, questionKind: 1, maxScore: 2, seq: 0, body: {} });
const attempt = {
  id: "7",
  userNo: "42",
  isHolder: true,
  remainingMs: 60_000,
  slotList: [slot(1), slot(2)],
} as unknown as ExamAttempt;
const lost = { code: 0, message: "" };

const getExamAttempt = vi.fn<() => Promise<ExamAttempt>>();
const saveExamAnswers = vi.fn<(body: SaveExamAnswersBody) => Promise<SaveExamAnswersReply>>();
const submitExamAttempt = vi.fn();
const go = vi.fn<(payload?: unknown) => Promise<{ done: true }>>();
/** What stands on the device. */
let kept: Map<number, LocalAnswer>;
let notes: Map<number, SlotNote>;

/** The server names each number that it got, or those of `slots`. */
const saved = ({ answerList }: SaveExamAnswersBody, slots = answerList.map((answer) => answer.slot)) =>
  ({
    attemptState: 1,
    isHolder: true,
    remainingMs: 50_000,
    gmtSaved: "2030-01-01 10:00:00",
    savedList: answerList
      .filter((answer) => slots.includes(answer.slot))
      .map((answer) => ({ slot: answer.slot, seq: answer.seq, isCounted: true, lateMs: 0 })),
  }) as unknown as SaveExamAnswersReply;
const sentChoices = () =>
  saveExamAnswers.mock.calls.map(([{ answerList }]) => answerList.map((answer) => answer.body.chosen?.[0]));
let stop: () => void = () => undefined;

/** A sheet that is loaded and has said so to the server; the hold of a homework is not renewed. */
async function begin(doneHref?: string, renewMs = RENEW_MS) {
  const operations = { getExamAttempt, saveExamAnswers, submitExamAttempt };
  const sheet = createSheet({
    attemptId: "7",
    operations,
    leave: (card) => leaveSheet({ attemptId: "7", doneHref, operations, on: { go } }, card),
    ...(renewMs === 0 ? {} : { renewMs }),
    texts: { unsent: "examSheet.unsent", notYours: "examSheet.notYours" },
    t: (key) => key,
    holder: () => "page-one",
    openLocal: () => ({
      read: async () => [...kept.values()],
      write: async (answer) => void kept.set(answer.slot, answer),
      wipe: async () => kept.clear(),
    }),
    openNotes: () => ({
      read: async () => [...notes.values()],
      write: async (note) => void notes.set(note.slot, note),
      wipe: async () => notes.clear(),
    }),
  });
  stop = sheet.start();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(1);
  saveExamAnswers.mockClear();
  return sheet;
}
const isStored = (sheet: Awaited<ReturnType<typeof begin>>, number: number) => {
  const { seq, storedSeq } = sheet.getSnapshot().answers.get(number) ?? { seq: 1, storedSeq: 0 };
  return seq <= storedSeq;
};

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  notes = new Map();
  getExamAttempt.mockReset().mockResolvedValue(attempt);
  saveExamAnswers.mockReset().mockImplementation(async (body) => saved(body));
  submitExamAttempt.mockReset().mockResolvedValue({});
  go.mockReset().mockResolvedValue({ done: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a choice goes out within a second, what is typed within two after the last key", async () => {
  const sheet = await begin();
  sheet.answer(1, { chosen: ["a"] });
  expect(saveExamAnswers).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentChoices()).toEqual([["a"]]);
  for (const text of ["o", "on", "one"]) {
    sheet.answer(2, { text }, true);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(saveExamAnswers).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saveExamAnswers.mock.lastCall?.[0]).toMatchObject({
    attemptId: "7",
    holder: "page-one",
    answerList: [{ slot: 2, body: { text: "one" } }],
  });
});

test("tries again after 1, 2, 4, 8, 15 and 15 s while the server is out of reach, and sends what was kept", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValue(lost);
  sheet.answer(1, { chosen: ["a"] });
  await vi.advanceTimersByTimeAsync(200);
  expect(sheet.getSnapshot()).toMatchObject({ isOffline: true, fault: "" });
  // What is answered meanwhile hurries nothing, and goes along.
  sheet.answer(2, { chosen: ["b"] });
  for (const [index, ms] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(saveExamAnswers).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(saveExamAnswers).toHaveBeenCalledTimes(index + 2);
  }
  expect([...kept.keys()]).toEqual([1, 2]);
  saveExamAnswers.mockImplementation(async (body) => saved(body));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sentChoices().at(-1)).toEqual(["a", "b"]);
  expect(sheet.getSnapshot().isOffline).toBe(false);
  expect([isStored(sheet, 1), isStored(sheet, 2)]).toEqual([true, true]);
});

describe("more than one call carries", () => {
  const many = Array.from({ length: 450 }, (_, index) => slot(index + 1));
  /** As the server does. */
  const strict = async (body: SaveExamAnswersBody) => {
    if (body.answerList.length > 200 || JSON.stringify(body).length > 1_048_576)
      throw Object.assign(new Error("too much"), { code: VALIDATION });
    return saved(body);
  };
  beforeEach(() => {
    getExamAttempt.mockResolvedValue({ ...attempt, slotList: many } as ExamAttempt);
    saveExamAnswers.mockImplementation(strict);
  });

  test("goes out in several once the network is back", async () => {
    const sheet = await begin();
    saveExamAnswers.mockRejectedValue(lost);
    for (const { slot: number } of many) sheet.answer(number, { chosen: ["b"] });
    await vi.advanceTimersByTimeAsync(500);
    saveExamAnswers.mockReset().mockImplementation(strict);
    await vi.advanceTimersByTimeAsync(5000);
    expect(many.every(({ slot: number }) => isStored(sheet, number))).toBe(true);
    expect(saveExamAnswers).toHaveBeenCalledTimes(3);
    expect(sheet.getSnapshot().fault).toBe("");
  });

  test("goes out before it is submitted, long texts too", async () => {
    const sheet = await begin();
    for (const { slot: number } of many) sheet.answer(number, { text: "长".repeat(5000) });
    const submitting = sheet.submit();
    await vi.advanceTimersByTimeAsync(5000);
    await submitting;
    expect(many.every(({ slot: number }) => isStored(sheet, number))).toBe(true);
    expect(submitExamAttempt).toHaveBeenCalledTimes(1);
  });
});

test("sends at once when the network is back", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValueOnce(lost);
  sheet.answer(1, { chosen: ["a"] });
  await vi.advanceTimersByTimeAsync(200);
  sheet.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(isStored(sheet, 1)).toBe(true);
});

test("an answer is stored only when the server has named its number", async () => {
  const sheet = await begin();
  saveExamAnswers.mockImplementationOnce(async (body) => {
    // Changed while it is on its way.
    vi.setSystemTime(Date.now() + 10);
    sheet.answer(1, { chosen: ["c"] });
    return saved(body, [1]);
  });
  sheet.answer(1, { chosen: ["a"] });
  sheet.answer(2, { chosen: ["b"] });
  await vi.advanceTimersByTimeAsync(200);
  expect([isStored(sheet, 1), isStored(sheet, 2)]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sentChoices()).toEqual([
    ["a", "b"],
    ["c", "b"],
  ]);
  expect([isStored(sheet, 1), isStored(sheet, 2)]).toEqual([true, true]);
});

test("a refusal is told and leaves the copy on the device as it is", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValueOnce({ code: SESSION_EXPIRED, message: "Sign in" });
  sheet.answer(1, { chosen: ["a"] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sheet.getSnapshot()).toMatchObject({ fault: "Sign in", isOffline: false });
  expect([...kept.values()].map(({ body }) => body.chosen)).toEqual([["a"]]);
  expect(isStored(sheet, 1)).toBe(false);
  expect(go).not.toHaveBeenCalled();
  // The page that is loaded next has it, and sends it.
  stop();
  const again = await begin();
  expect(again.getSnapshot().answers.get(1)?.body.chosen).toEqual(["a"]);
  expect(isStored(again, 1)).toBe(true);
});

test("is shown no more where somebody else is signed in meanwhile; its answers stay for their person", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValueOnce({ code: NOT_FOUND, message: "not there" });
  sheet.answer(1, { chosen: ["a"] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sheet.getSnapshot()).toMatchObject({ attempt: undefined, fault: "examSheet.notYours" });
  expect([sheet.getSnapshot().answers.size, kept.size, sentChoices().length]).toEqual([0, 1, 1]);
});

test("where another browser is needed it says so and keeps trying: the demand may be taken back", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValueOnce({ code: EXAM_SAFE_BROWSER_NEEDED, message: "only there" });
  sheet.answer(1, { chosen: ["b"] });
  await vi.advanceTimersByTimeAsync(500);
  expect(sheet.getSnapshot()).toMatchObject({ fault: "only there", isOffline: false });
  expect([isStored(sheet, 1), kept.size]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sheet.getSnapshot().fault).toBe("");
  expect(isStored(sheet, 1)).toBe(true);
});

test("an attempt that is closed ends at its result", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValueOnce({ code: EXAM_ATTEMPT_CLOSED, message: "" });
  sheet.answer(1, { chosen: ["a"] });
  await vi.advanceTimersByTimeAsync(200);
  expect(go).toHaveBeenCalledWith({ to: "/exam/result?attempt=7" });
});

test("submitting sends what is open first, then wipes the device", async () => {
  const sheet = await begin();
  submitExamAttempt.mockImplementation(async () => expect(isStored(sheet, 1)).toBe(true));
  sheet.answer(1, { chosen: ["a"] });
  await sheet.submit();
  expect(sentChoices()).toEqual([["a"]]);
  expect(submitExamAttempt).toHaveBeenCalledOnce();
  expect(kept.size).toBe(0);
  expect(go).toHaveBeenCalledWith({ to: "/exam/result?attempt=7" });
});

describe("in an exam room", () => {
  const door = "/examlogin?done=1";
  test("submitting leads back to the door, and to no result", async () => {
    const sheet = await begin(door);
    submitExamAttempt.mockResolvedValue({ id: "7" });
    await sheet.submit();
    expect(go.mock.calls).toEqual([[{ to: door }]]);
  });
  test("a score that is told stays on the page until the person leaves", async () => {
    const sheet = await begin(door);
    submitExamAttempt.mockResolvedValue({ id: "7", score: 0 });
    await sheet.submit();
    expect(sheet.getSnapshot().handedIn).toMatchObject({ score: 0 });
    expect(go).not.toHaveBeenCalled();
    // The session is over: nothing is asked any more.
    saveExamAnswers.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveExamAnswers).not.toHaveBeenCalled();
  });
  test("what the server closed is submitted once more, which ends the session", async () => {
    submitExamAttempt.mockResolvedValue({ id: "7" });
    const sheet = await begin(door);
    saveExamAnswers.mockImplementationOnce(async (body) => ({ ...saved(body), attemptState: 2 }));
    sheet.answer(1, { chosen: ["a"] });
    await vi.advanceTimersByTimeAsync(300);
    expect(submitExamAttempt).toHaveBeenCalledExactlyOnceWith({ attemptId: "7" });
    expect(go.mock.calls).toEqual([[{ to: door }]]);
  });
});

test("submitting says so and keeps everything where an answer does not reach the server", async () => {
  const sheet = await begin();
  saveExamAnswers.mockRejectedValue(lost);
  sheet.answer(1, { chosen: ["a"] });
  const done = sheet.submit();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(submitExamAttempt).not.toHaveBeenCalled();
  expect(sheet.getSnapshot().fault).toBe("examSheet.unsent");
  expect(kept.size).toBe(1);
});

test("a page that another has taken over takes no answer until it takes over itself", async () => {
  const sheet = await begin();
  let isHolder = false;
  saveExamAnswers.mockImplementation(async (body) => ({
    ...saved(body),
    isHolder: (isHolder ||= body.takeOver === true),
  }));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sheet.getSnapshot().isHolder).toBe(false);
  sheet.answer(1, { chosen: ["a"] });
  expect(sheet.getSnapshot().answers.get(1)?.body).toEqual({});
  getExamAttempt.mockClear();
  void sheet.takeOver();
  await vi.advanceTimersByTimeAsync(1);
  expect(getExamAttempt).toHaveBeenCalledOnce();
  expect(saveExamAnswers.mock.calls.some(([{ takeOver }]) => takeOver)).toBe(true);
  sheet.answer(1, { chosen: ["a"] });
  expect(sheet.getSnapshot().answers.get(1)?.body).toEqual({ chosen: ["a"] });
});

test("loads again until the server is there, and does nothing once it was stopped", async () => {
  getExamAttempt.mockRejectedValueOnce(lost);
  const sheet = await begin();
  expect(sheet.getSnapshot()).toMatchObject({ attempt: undefined, isOffline: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sheet.getSnapshot()).toMatchObject({ attempt, isOffline: false });
  saveExamAnswers.mockClear();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saveExamAnswers).not.toHaveBeenCalled();
});

test("keeps notes on the device alone, until the attempt is submitted", async () => {
  notes.set(2, { slot: 2, isLater: true, strokes: [[0, 0, 5, 5]] });
  const sheet = await begin();
  sheet.note(1, { isLater: true });
  sheet.note(2, { strokes: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect([...sheet.getSnapshot().notes.values()]).toEqual([
    { slot: 2, isLater: true, strokes: [] },
    { slot: 1, isLater: true, strokes: [] },
  ]);
  expect([...notes.values()]).toEqual([...sheet.getSnapshot().notes.values()]);
  expect(saveExamAnswers).not.toHaveBeenCalled();
  await sheet.submit();
  expect(notes.size).toBe(0);
});

describe("two devices that write the same answer", () => {
  const written = (text: string, seq: number) =>
    ({ ...attempt, slotList: [{ ...slot(1), seq, answer: { text } }] }) as ExamAttempt;
  const other = (sheet: Awaited<ReturnType<typeof begin>>) => sheet.getSnapshot().notes.get(1)?.other?.text;
  const shown = (sheet: Awaited<ReturnType<typeof begin>>) => sheet.getSnapshot().answers.get(1)?.body.text;

  test("taking over sends nothing before it has seen what the other page wrote, and keeps both texts", async () => {
    const sheet = await begin();
    saveExamAnswers.mockImplementation(async (body) => ({ ...saved(body, []), isHolder: body.takeOver === true }));
    sheet.answer(1, { text: "typed here" }, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sheet.getSnapshot().isHolder).toBe(false);
    saveExamAnswers.mockClear();
    saveExamAnswers.mockImplementation(async (body) => saved(body));
    getExamAttempt.mockResolvedValue(written("written there", Date.now() + 60_000));
    await sheet.takeOver();
    expect(saveExamAnswers.mock.calls.map(([{ answerList }]) => answerList)).toEqual([[]]);
    expect([shown(sheet), other(sheet)]).toEqual(["written there", "typed here"]);
    // A page that is loaded next has both too.
    stop();
    const again = await begin();
    expect([shown(again), other(again)]).toEqual(["written there", "typed here"]);
  });

  test("what is newer goes on and what it does not have is kept beside it, also after a device was off the network", async () => {
    const sheet = await begin();
    saveExamAnswers.mockRejectedValue(lost);
    sheet.answer(1, { text: "typed off the network" }, true);
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    getExamAttempt.mockResolvedValue(written("written there", 5));
    saveExamAnswers.mockReset().mockImplementation(async (body) => saved(body));
    const again = await begin();
    expect([shown(again), other(again)]).toEqual(["typed off the network", "written there"]);
  });

  test("a page that was silent for long looks first, and one that others did not disturb keeps nothing aside", async () => {
    const sheet = await begin(undefined, 0);
    sheet.answer(1, { text: "one" }, true);
    await vi.advanceTimersByTimeAsync(40_000);
    expect([saveExamAnswers.mock.calls.length, getExamAttempt.mock.calls.length]).toEqual([1, 1]);
    const { seq = 0 } = sheet.getSnapshot().answers.get(1) ?? {};
    getExamAttempt.mockResolvedValue(written("one", seq));
    sheet.answer(1, { text: "two" }, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown(sheet), other(sheet)]).toEqual(["two", undefined]);
    getExamAttempt.mockResolvedValue(written("written there", Date.now()));
    await vi.advanceTimersByTimeAsync(40_000);
    sheet.answer(1, { text: "three" }, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown(sheet), other(sheet)]).toEqual(["three", "written there"]);
    expect(saveExamAnswers.mock.lastCall?.[0].answerList).toMatchObject([{ body: { text: "three" } }]);
  });

  test("an answer whose reply was lost is no version of another page", async () => {
    const sheet = await begin(undefined, 0);
    saveExamAnswers.mockRejectedValueOnce(lost);
    sheet.answer(1, { text: "a first thought" }, true);
    await vi.advanceTimersByTimeAsync(1300);
    const { seq = 0 } = sheet.getSnapshot().answers.get(1) ?? {};
    getExamAttempt.mockResolvedValue(written("a first thought", seq));
    saveExamAnswers.mockRejectedValue(lost);
    sheet.answer(1, { text: "another thought" }, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getExamAttempt.mock.calls.length).toBeGreaterThan(1);
    expect([shown(sheet), other(sheet)]).toEqual(["another thought", undefined]);
  });
});

test("an answer that the server does not take is said, goes out once, and again once it is changed", async () => {
  const sheet = await begin();
  saveExamAnswers.mockImplementation(async (body) => {
    const refused = body.answerList.filter(({ body: answer }) => answer.files);
    const reply = saved(
      body,
      body.answerList.filter((one) => !refused.includes(one)).map((one) => one.slot),
    );
    return { ...reply, refusedList: refused.map(({ slot: number }) => ({ slot: number, msg: "not your file" })) };
  });
  sheet.answer(1, { text: "text", files: ["f"] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(saveExamAnswers).toHaveBeenCalledTimes(1);
  expect(sheet.getSnapshot().fault).toBe("not your file");
  await sheet.submit();
  expect(submitExamAttempt).not.toHaveBeenCalled();
  expect(sheet.getSnapshot().fault).toBe("not your file");
  sheet.answer(1, (before) => ({ text: `${before.text} alone` }));
  await vi.advanceTimersByTimeAsync(500);
  expect(isStored(sheet, 1)).toBe(true);
  expect(sheet.getSnapshot().fault).toBe("");
});
