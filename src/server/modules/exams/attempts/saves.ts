import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import { inBatches } from "../../../core/batches.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { selectNotices, type NoticeRow } from "../desk/notices.ts";
import { lacksSafeBrowser, type SafeBrowserProof } from "../room/safe-browser.ts";
import { storeAnswers, type SavedAnswer } from "./save-queries.ts";

/** What a page sends of an attempt. */
export interface AnswerSave {
  attemptId: string;
  userNo: string;
  /** The only exam that the session reaches; undefined where it is not of an exam room. */
  examId: string | undefined;
  /** See `networkMark`. */
  network: number;
  /** Names the page. */
  holder: string;
  takeOver: boolean;
  answers: readonly { slot: number; seq: number; body: object }[];
  proof: SafeBrowserProof;
  now: Date;
}

export interface SaveOutcome {
  saved: SavedAnswer[];
  state: number;
  deadline: Date | null;
  /** False: another page holds the attempt, and nothing was stored. */
  isHolder: boolean;
  /** What those who sit it were told since it began. */
  notices: NoticeRow[];
}

/** Takes the answers of all learners. */
export interface ExamSaves {
  /**
   * Settles once they are stored; undefined for an attempt that the person has not, `safeBrowser` where nothing was
   * stored because another browser is needed. Not inside a transaction.
   */
  save(save: AnswerSave): Promise<SaveOutcome | "safeBrowser" | undefined>;
}

/** Saves in one transaction at most. */
const LARGEST_BATCH = 200;
/** How long a page holds an attempt without a word. */
const HOLDER_TTL_MS = 30_000;

/** Saves that arrive together share a transaction. */
export function createExamSaves(db: Db): ExamSaves {
  const save = inBatches({
    largest: LARGEST_BATCH,
    store: (saves: readonly AnswerSave[]) => withActor(db, systemActor, (trx) => storeSaves(trx, saves)),
  });
  return { save };
}

interface Held {
  id: string;
  user_no: string;
  exam_id: string;
  networks: number[];
  state: number;
  gmt_deadline: Date | null;
  holder: string | null;
  holder_until: Date | null;
  settings: unknown;
  /** Whether anybody who sits the exam was told something. */
  has_notice: boolean;
}

async function storeSaves(
  trx: Trx,
  saves: readonly AnswerSave[],
): Promise<(SaveOutcome | "safeBrowser" | undefined)[]> {
  const attempts = await lockAttempts(trx, [...new Set(saves.map(({ attemptId }) => attemptId))]);
  const renewed = new Map<string, Held>();
  const takenOver: AnswerSave[] = [];
  const moved: AnswerSave[] = [];
  const arrived: { id: string; network: number }[] = [];
  const allowed = saves.map((save) => {
    const attempt = attempts.get(save.attemptId);
    if (attempt?.user_no !== save.userNo || (save.examId ?? attempt.exam_id) !== attempt.exam_id) return undefined;
    if (lacksSafeBrowser(attempt.settings, save.proof)) return "safeBrowser";
    const isOthers =
      attempt.holder !== null &&
      attempt.holder !== save.holder &&
      attempt.holder_until !== null &&
      attempt.holder_until > save.now;
    if (isOthers && !save.takeOver) return { attempt, isHolder: false };
    if (isOthers) takenOver.push(save);
    if (attempt.state === ExamAttemptStateEnum.inProgress && isNewNetwork(attempt, save.network)) {
      if (attempt.networks.length > 0) moved.push(save);
      attempt.networks.push(save.network);
      arrived.push({ id: attempt.id, network: save.network });
    }
    const until = new Date(save.now.getTime() + HOLDER_TTL_MS);
    const isFresh =
      attempt.holder === save.holder && (attempt.holder_until?.getTime() ?? 0) > until.getTime() - HOLDER_TTL_MS / 2;
    if (!isFresh && attempt.state === ExamAttemptStateEnum.inProgress) {
      Object.assign(attempt, { holder: save.holder, holder_until: until });
      renewed.set(attempt.id, attempt);
    }
    return { attempt, isHolder: true };
  });
  await renewHolds(trx, [...renewed.values()]);
  await noteEvents(trx, ANOTHER_DEVICE, takenOver);
  await noteEvents(trx, ANOTHER_NETWORK, moved);
  await keepNetworks(trx, arrived);
  const answers = saves.flatMap((save, index) =>
    isHolding(allowed[index])
      ? save.answers.map(({ slot, seq, body }) => ({
          attemptId: save.attemptId,
          userNo: save.userNo,
          slot,
          seq,
          body: JSON.stringify(body),
          now: save.now,
        }))
      : [],
  );
  const stored = answers.length === 0 ? [] : await storeAnswers(trx, answers);
  const noticed = [...attempts.values()].filter(({ has_notice }) => has_notice).map(({ id }) => id);
  const notices = noticed.length === 0 ? [] : await selectNotices(trx, noticed);
  return saves.map((save, index) => {
    const one = allowed[index];
    if (one === undefined || one === "safeBrowser") return one;
    const slots = new Set(save.answers.map(({ slot }) => slot));
    return {
      saved: one.isHolder ? stored.filter((row) => row.attemptId === save.attemptId && slots.has(row.slot)) : [],
      state: one.attempt.state,
      deadline: one.attempt.gmt_deadline,
      isHolder: one.isHolder,
      notices: notices.filter(({ attemptId }) => attemptId === save.attemptId),
    };
  });
}

const isHolding = (one: { isHolder: boolean } | "safeBrowser" | undefined): boolean =>
  typeof one === "object" && one.isHolder;

/** In one order, so that of two transactions one waits for the other. */
async function lockAttempts(trx: Trx, ids: string[]): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`
    select id, user_no, exam_id, networks, state, gmt_deadline, holder, holder_until,
      (select settings from exam where exam.id = exam_attempt.exam_id) as settings,
      exists (select from exam_notice where exam_notice.exam_id = exam_attempt.exam_id) as has_notice
    from exam_attempt where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function renewHolds(trx: Trx, attempts: readonly Held[]): Promise<void> {
  if (attempts.length === 0) return;
  await sql`update exam_attempt set holder = given.holder, holder_until = given.until
    from unnest(${attempts.map(({ id }) => id)}::bigint[], ${attempts.map(({ holder }) => holder)}::text[],
      ${attempts.map(({ holder_until }) => holder_until?.toISOString() ?? null)}::timestamptz[]) as given (id, holder, until)
    where exam_attempt.id = given.id`.execute(trx);
}

/** exam_event.event_kind: another page or device took an attempt over; it came from a network that it never came from. */
const ANOTHER_DEVICE = 5;
const ANOTHER_NETWORK = 6;
/** Networks of one attempt that are told apart; more say nothing more. */
const MAX_NETWORKS = 16;

/** A room whose addresses take turns is noticed once for each, and not with every save. */
const isNewNetwork = ({ networks }: Held, network: number): boolean =>
  networks.length < MAX_NETWORKS && !networks.includes(network);

/** In one statement for all; an attempt with two new ones at once gets both. */
async function keepNetworks(trx: Trx, arrived: readonly { id: string; network: number }[]): Promise<void> {
  if (arrived.length === 0) return;
  await sql`update exam_attempt set networks = networks || given.marks
    from (select id, array_agg(mark) as marks
      from unnest(${arrived.map(({ id }) => id)}::bigint[], ${arrived.map(({ network }) => network)}::integer[])
        as one (id, mark) group by id) as given
    where exam_attempt.id = given.id`.execute(trx);
}

async function noteEvents(trx: Trx, kind: number, saves: readonly AnswerSave[]): Promise<void> {
  if (saves.length === 0) return;
  await trx
    .insertInto("exam_event")
    .values(saves.map(({ attemptId, now }) => ({ attempt_id: attemptId, event_kind: kind, gmt_event: now })))
    .execute();
}
