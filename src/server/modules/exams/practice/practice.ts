import type {
  CheckPracticeAnswerBody,
  GetPracticeStandingBody,
  GetPracticeQuestionsBody,
  GetPracticeQuestionsReply,
  ListPracticeSubjectsReply,
  SavePracticeSubjectBody,
  PracticeFeedback,
  PracticeQuestion,
  PracticeStanding,
  SavePracticeFavouriteBody,
} from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM, presentOrgNo } from "../../../lib/org-no.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentRight } from "../attempts/results.ts";
import { seededRandom, shuffled } from "../drawing/seeded-random.ts";
import { renameOptions } from "../attempts/place-names.ts";
import { markAnswer } from "../marking/mark-answer.ts";
import { optionNames } from "./option-names.ts";
import {
  countPractice,
  recordFavourite,
  recordTry,
  selectHeld,
  selectPractice,
  selectPracticeQuestion,
  selectPracticeSubjects,
  selectSubject,
  subjectOfQuestion,
  type PracticeRow,
  type SubjectRow,
} from "./practice-queries.ts";

/** What a whole right answer gives; shares are told of it in per cent. */
const WHOLE_CENTS = 10_000;
const LIMIT = 10;

/** Subjects that are open to practice; on an organisation's site its own. */
export async function listPracticeSubjects(context: OperationContext): Promise<ListPracticeSubjectsReply> {
  const rows = await withActor(context.db, systemActor, (trx) => selectPracticeSubjects(trx, siteOf(context)));
  return {
    list: rows.map(({ orgNo, orgName, lecturerName, ...row }) => ({
      ...row,
      orgNo: presentOrgNo(orgNo),
      ...(orgNo === PLATFORM ? {} : { orgName }),
      ...(lecturerName === null ? {} : { lecturerName }),
    })),
  };
}

/** A subject with how far one is. NOT_FOUND where it is not open, but for whose it is. */
export function getPracticeStanding(
  { id }: GetPracticeStandingBody,
  context: OperationContext,
): Promise<PracticeStanding> {
  const session = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const subject = await subjectIn(trx, id, context);
    if (!subject.isPractice && !isMine(subject, session)) fail("NOT_FOUND");
    const now = context.now();
    const held = await selectHeld(trx, { orgNo: subject.orgNo, userNo: session.userNo, now });
    return {
      id: subject.id,
      subjectName: subject.subjectName,
      isPractice: subject.isPractice,
      isMine: isMine(subject, session),
      ...(await countPractice(trx, { subject, userNo: session.userNo, held, now })),
    };
  });
}

/** Opens a subject of one's own to practice, or closes it. NOT_FOUND where row level security says it is another's. */
export async function savePracticeSubject(
  { id, isPractice }: SavePracticeSubjectBody,
  context: OperationContext,
): Promise<PracticeStanding> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const row = await trx
      .updateTable("exam_subject")
      .set({ is_practice: isPractice, gmt_modified: context.now() })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!row) fail("NOT_FOUND");
  });
  return getPracticeStanding({ id }, context);
}

/** Questions to practise. NOT_FOUND where the subject is not open. */
export async function getPracticeQuestions(
  { id, from, difficulty, questionKind, afterId, limit = LIMIT }: GetPracticeQuestionsBody,
  context: OperationContext,
): Promise<GetPracticeQuestionsReply> {
  const { userNo } = sessionIn(context);
  if (afterId !== undefined && !isRecordId(afterId)) fail("NOT_FOUND");
  const secret = await secretOf(context);
  return withActor(context.db, systemActor, async (trx) => {
    const subject = await subjectIn(trx, id, context);
    if (!subject.isPractice) fail("NOT_FOUND");
    const now = context.now();
    const held = await selectHeld(trx, { orgNo: subject.orgNo, userNo, now });
    const filter = { from, difficulty, questionKind, afterId, limit };
    const rows = await selectPractice(trx, { subject, userNo, held, now, filter });
    return { list: rows.map((row) => presentQuestion(row, { userNo, secret })) };
  });
}

/**
 * Marks an answer at once. What no key can mark is shown with what is right, and counts once the person says how it was.
 * NOT_FOUND for a question that may not be practised now.
 */
export async function checkPracticeAnswer(
  { id, answer, isRight: judged }: CheckPracticeAnswerBody,
  context: OperationContext,
): Promise<PracticeFeedback> {
  const { userNo } = sessionIn(context);
  const secret = await secretOf(context);
  return withActor(context.db, systemActor, async (trx) => {
    const question = await questionIn(trx, id, context);
    const { kind, body, key } = question;
    const names = optionNames(body.options ?? [], { secret, userNo, questionId: question.id });
    const given = renameOptions(answer, names.stored);
    const { cents, needsMarker } = markAnswer({ kind, body, key, maxCents: WHOLE_CENTS, answer: given });
    const shown = {
      rightAnswer: renameOptions(presentRight(key), names.shown),
      ...(key.explanation ? { explanation: key.explanation } : {}),
    };
    if (needsMarker && judged === undefined) return { ...shown, isInBook: question.box > 0 };
    const isRight = needsMarker ? judged === true : cents === WHOLE_CENTS;
    const { box, due } = await recordTry(trx, { userNo, questionId: question.id, isRight, now: context.now() });
    return {
      ...shown,
      isRight,
      ...(needsMarker ? {} : { share: Math.floor((cents / WHOLE_CENTS) * 100) }),
      isInBook: box > 0,
      ...(due === null ? {} : { gmtDue: dateTimeIn(context.site.settings.timeZone, due) }),
    };
  });
}

/** Keeps a question as a favourite. NOT_FOUND for one that may not be practised now. */
export async function savePracticeFavourite(
  { id, isFavourite }: SavePracticeFavouriteBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    const question = await questionIn(trx, id, context);
    await recordFavourite(trx, { userNo, questionId: question.id, isFavourite, now: context.now() });
  });
  return {};
}

async function subjectIn(trx: Trx, id: string, context: OperationContext): Promise<SubjectRow> {
  const subject = isRecordId(id) ? await selectSubject(trx, id) : undefined;
  const site = siteOf(context);
  if (!subject || (site !== undefined && subject.orgNo !== site)) fail("NOT_FOUND");
  return subject;
}

async function questionIn(trx: Trx, id: string, context: OperationContext) {
  const { userNo } = sessionIn(context);
  const subjectId = isRecordId(id) ? await subjectOfQuestion(trx, id) : undefined;
  const subject = await subjectIn(trx, subjectId ?? "", context);
  if (!subject.isPractice) fail("NOT_FOUND");
  const held = await selectHeld(trx, { orgNo: subject.orgNo, userNo, now: context.now() });
  return (await selectPracticeQuestion(trx, { questionId: id, subject, userNo, held })) ?? fail("NOT_FOUND");
}

/** The options stand in another order each time, or those who write steps down in their order would give it away. */
function presentQuestion(row: PracticeRow, { userNo, secret }: { userNo: string; secret: string }): PracticeQuestion {
  const random = seededRandom(`${userNo}/${row.id}/${row.tries}`);
  const { options } = row.body;
  const names = optionNames(options ?? [], { secret, userNo, questionId: row.id });
  const named = <Option extends { id: string }>(option: Option): Option => ({ ...option, id: names.shown(option.id) });
  return {
    id: row.id,
    questionKind: row.kind,
    difficulty: row.difficulty,
    body: options ? { ...row.body, options: shuffled(options, random).map(named) } : row.body,
    isFavourite: row.isFavourite,
    isInBook: row.box > 0,
    wrongTries: row.wrongTries,
  };
}

const secretOf = ({ services }: OperationContext): Promise<string> => services.secrets.get("practice");

function isMine({ orgNo, owner }: SubjectRow, session: Session): boolean {
  return (
    session.isOperator ||
    (session.userType === UserTypeEnum.organisation && session.orgNo === orgNo && orgNo !== PLATFORM) ||
    owner === session.userNo
  );
}

const siteOf = (context: OperationContext): string | undefined =>
  context.orgNo === PLATFORM ? undefined : context.orgNo;
