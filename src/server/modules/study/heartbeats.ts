import { CertificateAwardEnum } from "../../../generated/enums.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { inBatches } from "../../core/batches.ts";
import { CodedError } from "../../core/errors.ts";
import { addCompletions, type Completion } from "../certificates/index.ts";
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
} from "./heartbeat-queries.ts";
import { FIRST_SECONDS, validateHeartbeat, type Heartbeat } from "./validate-heartbeat.ts";

/** What is kept after a heartbeat, with the period it is about. */
export interface StoredHeartbeat {
  period: PeriodFacts;
  kept: Kept;
}

/** Takes the heartbeats of all learners. */
export interface Heartbeats {
  /**
   * Settles once the heartbeat is stored, or with why it was not: NOT_FOUND, COURSE_NOT_HELD, STUDY_TIME_REFUSED,
   * STUDY_RANGE_WRONG.
   * Not inside a transaction.
   */
  save(heartbeat: Heartbeat): Promise<StoredHeartbeat>;
}

/** Heartbeats in one transaction at most: it takes some milliseconds, and nobody waits for more of them. */
const LARGEST_BATCH = 500;

/** Thousands of learners send a heartbeat every ten seconds: those that arrive together share a transaction. */
export function createHeartbeats(db: Db): Heartbeats {
  const save = inBatches<Heartbeat, StoredHeartbeat>({
    largest: LARGEST_BATCH,
    store: (heartbeats) => withActor(db, systemActor, (trx) => store(trx, heartbeats)),
  });
  return { save };
}

async function store(trx: Trx, heartbeats: readonly Heartbeat[]): Promise<(StoredHeartbeat | CodedError)[]> {
  const periods = await selectPeriodFacts(trx, [...new Set(heartbeats.map(({ periodId }) => periodId))]);
  const [userNos, courseIds, periodIds] = [
    heartbeats.map(({ userNo }) => userNo),
    heartbeats.map(({ courseId }) => courseId),
    heartbeats.map(({ periodId }) => periodId),
  ];
  const now = heartbeats[0]?.at ?? new Date();
  const held = await selectHeld(trx, { userNos, courseIds, now });
  const isOpenTo = (heartbeat: Heartbeat) =>
    periods.get(heartbeat.periodId)?.isTrial === true || held.has(pairKey(heartbeat.userNo, heartbeat.courseId));
  const others = heartbeats.filter((heartbeat) => !isOpenTo(heartbeat));
  const registered = await selectRegistered(trx, {
    userNos: others.map(({ userNo }) => userNo),
    periodIds: others.map(({ periodId }) => periodId),
  });
  const clocks = await clocksOf(trx, [...new Set(userNos)], now);
  const known = await selectKept(trx, { userNos, periodIds });
  const written = new Map<string, Written>();
  const completedNow: Completion[] = [];
  const outcomes = heartbeats.map((heartbeat): StoredHeartbeat | CodedError => {
    const period = periods.get(heartbeat.periodId);
    if (period?.courseId !== heartbeat.courseId) return new CodedError("NOT_FOUND");
    if (!isOpenTo(heartbeat) && !registered.has(pairKey(heartbeat.userNo, heartbeat.periodId)))
      return new CodedError(period.isPublic ? "COURSE_NOT_HELD" : "NOT_FOUND");
    const key = pairKey(heartbeat.userNo, heartbeat.periodId);
    const clock = clocks.get(heartbeat.userNo);
    // Deleted since the call began.
    if (!clock) return new CodedError("NOT_FOUND");
    try {
      const judged = validateHeartbeat({ heartbeat, period, before: known.get(key) ?? nothing, clock });
      clocks.set(heartbeat.userNo, judged.clock);
      if (judged.after.isComplete && !known.get(key)?.isComplete)
        completedNow.push({
          kind: CertificateAwardEnum.course,
          sourceId: heartbeat.courseId,
          userNo: heartbeat.userNo,
        });
      known.set(key, judged.after);
      written.set(key, { userNo: heartbeat.userNo, period, after: judged.after, at: heartbeat.at });
      return { period, kept: judged.after };
    } catch (error) {
      if (error instanceof CodedError) return error;
      throw error;
    }
  });
  if (written.size > 0) {
    await writeKept(trx, [...written.values()]);
    await updateClocks(trx, clocks);
    await addCompletions(trx, completedNow, now);
  }
  return outcomes;
}

async function clocksOf(trx: Trx, userNos: string[], at: Date) {
  const clocks = await lockClocks(trx, userNos);
  const missing = userNos.filter((userNo) => !clocks.has(userNo));
  if (missing.length === 0) return clocks;
  await insertClocks(trx, { userNos: missing, budgetSeconds: FIRST_SECONDS, at });
  return new Map([...clocks, ...(await lockClocks(trx, missing))]);
}

const nothing: Kept = { ranges: [], seconds: 0, page: 0, position: 0, isComplete: false };
