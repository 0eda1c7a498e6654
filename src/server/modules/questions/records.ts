import { sql } from "kysely";
import type {
  DeleteQuestionRecordBody,
  ListOwnAnswersBody,
  ListOwnAnswersReply,
  ListOwnQuestionsBody,
  ListOwnQuestionsReply,
  ListQuestionRecordsBody,
  SaveQuestionRecordReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { cutPage, keyedRange, pageOfKeyed, totalOfPage } from "../../lib/keyed-list.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { ensureBlogger } from "../community/index.ts";
import { presentCard } from "./present.ts";
import { countOwn, countOwnAnswers, selectOwn, selectOwnAnswers, type OwnList } from "./own-queries.ts";
import { COMMENT, QUESTION } from "./rules.ts";

/** What a record means in the call. */
const RECORD = { like: 1, favourite: 2, useful: 3, follow: 4 } as const;

/** Likes, keeps or follows a question, or finds an answer useful: a person counts once. */
export const saveQuestionRecord = (input: DeleteQuestionRecordBody, context: OperationContext) =>
  setRecord(input, true, context);

/** Takes it back, where it stands. */
export const deleteQuestionRecord = (input: DeleteQuestionRecordBody, context: OperationContext) =>
  setRecord(input, false, context);

async function setRecord(
  { id, recordType }: DeleteQuestionRecordBody,
  isOn: boolean,
  context: OperationContext,
): Promise<SaveQuestionRecordReply> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const isAnswer = recordType === RECORD.useful;
  return withActor(context.db, systemActor, async (trx) => {
    await ensureBlogger(trx, context);
    // The lock makes the count of any number at once true.
    const target = isAnswer
      ? await sql`select id from community_comment where id = ${id} and target_kind = ${QUESTION} and is_answer
          and is_shown for update`.execute(trx)
      : await sql`select id from community_post where id = ${id} and kind = ${QUESTION} and is_shown for update`.execute(
          trx,
        );
    if (target.rows.length === 0) fail("NOT_FOUND");
    if (recordType === RECORD.follow) await setFollow(trx, { id, userNo, isOn });
    else await setReaction(trx, { id, userNo, isOn, kind: isAnswer ? COMMENT : QUESTION, reaction: recordType });
    return { isOn: isOn ? 1 : 0, count: await countOf(trx, { id, recordType }) };
  });
}

async function setFollow(trx: Trx, { id, userNo, isOn }: { id: string; userNo: string; isOn: boolean }): Promise<void> {
  await (
    isOn
      ? sql`insert into community_follow (user_no, target_kind, target_id) values (${userNo}, ${QUESTION}, ${id})
        on conflict do nothing`
      : sql`delete from community_follow where user_no = ${userNo} and target_kind = ${QUESTION} and target_id = ${id}`
  ).execute(trx);
}

async function setReaction(
  trx: Trx,
  { id, userNo, isOn, kind, reaction }: { id: string; userNo: string; isOn: boolean; kind: number; reaction: number },
): Promise<void> {
  await (
    isOn
      ? sql`insert into community_reaction (user_no, target_kind, target_id, reaction)
        values (${userNo}, ${kind}, ${id}, ${reaction}) on conflict do nothing`
      : sql`delete from community_reaction where user_no = ${userNo} and target_kind = ${kind} and target_id = ${id}
        and reaction = ${reaction}`
  ).execute(trx);
}

async function countOf(
  trx: Trx,
  { id, recordType }: { id: string; recordType: DeleteQuestionRecordBody["recordType"] },
): Promise<number> {
  const { rows } = await (
    recordType === RECORD.useful
      ? sql<{ count: number }>`select count_useful as count from community_comment where id = ${id}`
      : sql<{ count: number }>`select ${sql.ref(counters[recordType])} as count from community_post where id = ${id}`
  ).execute(trx);
  return rows[0]?.count ?? 0;
}

const counters = {
  [RECORD.like]: "count_like",
  [RECORD.favourite]: "count_favourite",
  [RECORD.follow]: "count_follow",
};

/** The questions that the signed-in person asked, the latest first, those that wait for review too. */
export const listOwnQuestions = (page: ListOwnQuestionsBody, context: OperationContext) =>
  listOf("asked", page, context);

/** The questions that the signed-in person likes, keeps or follows. */
export const listQuestionRecords = (
  { recordType = RECORD.follow, ...page }: ListQuestionRecordsBody,
  context: OperationContext,
) => listOf(recordType, page, context);

async function listOf(
  list: OwnList,
  page: ListOwnQuestionsBody,
  context: OperationContext,
): Promise<ListOwnQuestionsReply> {
  const session = sessionIn(context);
  const range = keyedRange(page);
  return withActor(context.db, actorOf(session), async (trx) => {
    const own = { list, userNo: session.userNo };
    const { rows, next } = cutPage(await selectOwn(trx, own, range), range);
    const total = totalOfPage(rows.length, range) ?? (await countOwn(trx, own));
    return pageOfKeyed(
      rows.map((row) => presentCard(row, context)),
      { total, next },
      range,
    );
  });
}

/** What the signed-in person answered, the latest first. */
export async function listOwnAnswers(
  page: ListOwnAnswersBody,
  context: OperationContext,
): Promise<ListOwnAnswersReply> {
  const session = sessionIn(context);
  const range = keyedRange(page);
  return withActor(context.db, actorOf(session), async (trx) => {
    const { rows, next } = cutPage(await selectOwnAnswers(trx, session.userNo, range), range);
    const total = totalOfPage(rows.length, range) ?? (await countOwnAnswers(trx, session.userNo));
    const list = rows.map((row) => ({
      id: row.id,
      questionId: row.question_id,
      title: row.title,
      href: `/question/view/${row.question_id}`,
      summary: row.summary,
      countUseful: row.count_useful,
      isAccepted: row.is_accepted ? (1 as const) : (0 as const),
      gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create),
    }));
    return pageOfKeyed(list, { total, next }, range);
  });
}
