import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { Fault } from "../../core/errors.ts";
import {
  insertClocks,
  lockClocks,
  pairKey,
  selectHeld,
  selectKept,
  selectPeriodFacts,
  selectRegistered,
  updateClocks,
  writeKept,
  type Kept,
  type PeriodFacts,
  type Written,
} from "./beat-queries.ts";
import { FIRST_SECONDS, judgeBeat, type Beat } from "./judge-beat.ts";

/** What is kept after a beat, with the period it is about. */
export interface Beaten {
  period: PeriodFacts;
  kept: Kept;
}

/** Takes the beats of all learners. */
export interface Beats {
  /**
   * Settles once the beat is stored, or with why it was not: NOT_FOUND, COURSE_NOT_HELD, STUDY_TIME_REFUSED,
   * STUDY_RANGE_WRONG.
   * Not inside a transaction.
   */
  save(beat: Beat): Promise<Beaten>;
}

interface Waiting {
  beat: Beat;
  resolve(beaten: Beaten): void;
  reject(reason: unknown): void;
}

/** Beats in one transaction at most: it takes some milliseconds, and nobody waits for more of them. */
const LARGEST_BATCH = 500;

/**
 * Thousands of learners send a beat every ten seconds, and storing one takes as long as storing hundreds: what arrives
 * while a batch is stored is the next batch. A beat alone is stored at once.
 */
export function createBeats(db: Db): Beats {
  const waiting: Waiting[] = [];
  let isStoring = false;

  const storeAll = async (): Promise<void> => {
    isStoring = true;
    // Those of the same turn of the event loop go together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await storeBatch(db, waiting.splice(0, LARGEST_BATCH));
    isStoring = false;
  };
  return {
    save(beat) {
      return new Promise((resolve, reject) => {
        waiting.push({ beat, resolve, reject });
        if (!isStoring) void storeAll();
      });
    },
  };
}

/** Never rejects: each beat is told how it went, after the transaction has ended. */
async function storeBatch(db: Db, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await withActor(db, systemActor, (trx) =>
      store(
        trx,
        batch.map(({ beat }) => beat),
      ),
    );
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome instanceof Fault) reject(outcome);
      else resolve(outcome);
    });
  } catch (error) {
    // A person or course that is deleted right now spoils one beat, not those that happened to be beside it.
    if (batch.length === 1) batch[0]?.reject(error);
    else for (const one of batch) await storeBatch(db, [one]);
  }
}

async function store(trx: Trx, beats: readonly Beat[]): Promise<(Beaten | Fault)[]> {
  const periods = await selectPeriodFacts(trx, [...new Set(beats.map(({ periodId }) => periodId))]);
  const [userNos, courseIds, periodIds] = [
    beats.map(({ userNo }) => userNo),
    beats.map(({ courseId }) => courseId),
    beats.map(({ periodId }) => periodId),
  ];
  const held = await selectHeld(trx, { userNos, courseIds, now: beats[0]?.at ?? new Date() });
  const isOpenTo = (beat: Beat) =>
    periods.get(beat.periodId)?.isTrial === true || held.has(pairKey(beat.userNo, beat.courseId));
  const others = beats.filter((beat) => !isOpenTo(beat));
  const registered = await selectRegistered(trx, {
    userNos: others.map(({ userNo }) => userNo),
    periodIds: others.map(({ periodId }) => periodId),
  });
  const clocks = await clocksOf(trx, [...new Set(userNos)], beats[0]?.at ?? new Date());
  const known = await selectKept(trx, { userNos, periodIds });
  const written = new Map<string, Written>();
  const outcomes = beats.map((beat): Beaten | Fault => {
    const period = periods.get(beat.periodId);
    if (period?.courseId !== beat.courseId) return new Fault("NOT_FOUND");
    if (!isOpenTo(beat) && !registered.has(pairKey(beat.userNo, beat.periodId))) return new Fault("COURSE_NOT_HELD");
    const key = pairKey(beat.userNo, beat.periodId);
    const clock = clocks.get(beat.userNo);
    // Deleted since the call began.
    if (!clock) return new Fault("NOT_FOUND");
    try {
      const judged = judgeBeat({ beat, period, before: known.get(key) ?? nothing, clock });
      clocks.set(beat.userNo, judged.clock);
      known.set(key, judged.after);
      written.set(key, { userNo: beat.userNo, period, after: judged.after, at: beat.at });
      return { period, kept: judged.after };
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  });
  if (written.size > 0) {
    await writeKept(trx, [...written.values()]);
    await updateClocks(trx, clocks);
  }
  return outcomes;
}

async function clocksOf(trx: Trx, userNos: string[], at: Date) {
  const clocks = await lockClocks(trx, userNos);
  const missing = userNos.filter((userNo) => !clocks.has(userNo));
  if (missing.length === 0) return clocks;
  await insertClocks(trx, { userNos: missing, spareSeconds: FIRST_SECONDS, at });
  return new Map([...clocks, ...(await lockClocks(trx, missing))]);
}

const nothing: Kept = { ranges: [], seconds: 0, page: 0, position: 0, isComplete: false };
