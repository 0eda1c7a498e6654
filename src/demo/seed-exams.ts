import { sql } from "kysely";
import { ChoiceScoringEnum, ExamAudienceEnum } from "../generated/enums.ts";
import type { ExamAnswerBody, ExamPaperSection, ExamQuestionKey } from "../generated/types.ts";
import type { Trx } from "../server/database/connect.ts";
import {
  bodyHash,
  closeAttempts,
  drawOne,
  insertAttempt,
  MARK_SOURCES,
  markAttempts,
  selectSlots,
  sizeOf,
  storeAnswers,
  sumUp,
  wordsOf,
} from "../server/modules/exams/index.ts";
import {
  examAttempts,
  exams,
  examSubjects,
  type ExamAttemptSeed,
  type ExamSeed,
  type ExamSubjectSeed,
} from "./content/exams.ts";
import { classExam } from "./content/class-exam.ts";
import { dayAt, fen, insertRows, required } from "./insert-rows.ts";
import { richText } from "./rich-text.ts";
import { categoryPaths } from "./seed-categories.ts";
import { seedClassExam } from "./seed-class-exam.ts";

const DAY_MS = 86_400_000;

interface Bank {
  subjectId: string;
  orgNo: string;
  owner: string | null;
  /** Ids in the order of the content. */
  questionIds: string[];
  questions: ExamSubjectSeed["questions"];
}

interface SeededExam {
  id: string;
  paperVersionId: string;
  sections: ExamPaperSection[];
}

interface ClassParts {
  bank: Bank;
  categoryId: string | undefined;
  /** The account that has marked. */
  marker: string;
  now: Date;
}

/** Subjects with their questions, papers and exams, and what people did in them. */
export async function seedExams(trx: Trx, now: Date): Promise<void> {
  const people = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile"])
    .where("mobile", "is not", null)
    .execute();
  const userNoOf = new Map(people.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  const banks = new Map<string, Bank>();
  for (const [index, subject] of examSubjects.entries())
    banks.set(subject.key, await seedSubject(trx, { subject, sort: index + 1, userNoOf, now }));
  const paths = await categoryPaths(trx);
  const examIds = new Map<string, string>();
  for (const exam of exams) {
    const bank = required(banks, exam.subject);
    const categoryId = required(paths, exam.at).ids[0];
    examIds.set(exam.key, (await seedExam(trx, { exam, bank, categoryId, now })).id);
  }
  for (const attempt of examAttempts)
    await seedAttempt(trx, {
      attempt,
      examId: required(examIds, attempt.exam),
      userNo: required(userNoOf, attempt.mobile),
      now,
    });
  await seedClass(trx, {
    bank: required(banks, classExam.subject),
    categoryId: required(paths, classExam.at).ids[0],
    marker: required(userNoOf, "13800000003"),
    now,
  });
}

/** A subject with its questions and their keys. */
export async function seedSubject(
  trx: Trx,
  {
    subject,
    sort,
    userNoOf,
    now,
  }: { subject: ExamSubjectSeed; sort: number; userNoOf: ReadonlyMap<string, string>; now: Date },
): Promise<Bank> {
  const { orgNo, questions } = subject;
  const owner = subject.owner === undefined ? null : required(userNoOf, subject.owner);
  const whose = { org_no: orgNo, owner_user_no: owner };
  const [row] = await insertRows<{ id: string }>(
    trx,
    "exam_subject",
    [{ ...whose, subject_name: subject.name, sort, gmt_create: now, gmt_modified: now }],
    ["id"],
  );
  const subjectId = String(row?.id);
  const rows = await insertRows<{ id: string }>(
    trx,
    "exam_question",
    questions.map(({ kind, body, difficulty, tags }) => ({
      ...whose,
      subject_id: subjectId,
      question_kind: kind,
      difficulty,
      tags,
      words: wordsOf(body),
      is_removed: false,
      gmt_create: now,
      gmt_modified: now,
    })),
    ["id"],
  );
  const questionIds = rows.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
  const versions = await insertRows<{ id: string; question_id: string }>(
    trx,
    "exam_question_version",
    questions.map(({ kind, body }, index) => ({
      question_id: questionIds[index],
      org_no: orgNo,
      version_no: 1,
      question_kind: kind,
      body,
      body_hash: bodyHash(kind, body),
      gmt_create: now,
    })),
    ["id", "question_id"],
  );
  const keyOf = new Map(questions.map(({ key }, index) => [questionIds[index] ?? "", key]));
  await insertRows(
    trx,
    "exam_question_key",
    versions.map(({ id, question_id }) => ({ version_id: id, ...whose, key: required(keyOf, question_id) })),
  );
  await sql`update exam_question set version_id = version.id from exam_question_version as version
    where version.question_id = exam_question.id and exam_question.subject_id = ${subjectId}`.execute(trx);
  return { subjectId, orgNo, owner, questionIds, questions };
}

/** An exam with its paper, and the questions of the bank that the paper names. */
export async function seedExam(
  trx: Trx,
  {
    exam,
    bank,
    categoryId,
    courseId,
    now,
  }: { exam: ExamSeed; bank: Bank; categoryId: string | undefined; courseId?: string; now: Date },
): Promise<SeededExam> {
  const whose = { org_no: bank.orgNo, owner_user_no: bank.owner };
  const sections = exam.sections.map(({ title, kind, count, score, isFixed }): ExamPaperSection => {
    if (!isFixed) return { title, random: [{ count, score, subjectId: bank.subjectId, questionKind: kind }] };
    const ids = bank.questionIds.filter((_id, index) => bank.questions[index]?.kind === kind).slice(0, count);
    return { title, fixed: ids.map((questionId) => ({ questionId, score })) };
  });
  const size = sizeOf(sections);
  const stamps = { gmt_create: now, gmt_modified: now };
  const [paper] = await insertRows<{ id: string }>(
    trx,
    "exam_paper",
    [{ ...whose, paper_name: exam.name, is_removed: false, ...stamps }],
    ["id"],
  );
  const [version] = await insertRows<{ id: string }>(
    trx,
    "exam_paper_version",
    [{ paper_id: paper?.id, org_no: bank.orgNo, version_no: 1, sections, ...size, gmt_create: now }],
    ["id"],
  );
  await sql`update exam_paper set version_id = ${version?.id} where id = ${paper?.id}`.execute(trx);
  const { id } = await trx
    .insertInto("exam")
    .values({
      ...whose,
      ...size,
      paper_version_id: String(version?.id),
      exam_kind: exam.kind,
      exam_name: exam.name,
      introduce: JSON.stringify(richText(exam.introduce)),
      category_id: categoryId ?? null,
      course_id: courseId ?? null,
      gmt_begin: exam.days ? dayAt(now, exam.days[0], 8) : null,
      gmt_end: exam.days ? dayAt(now, exam.days[1], 22) : null,
      limit_minutes: exam.minutes,
      attempts_allowed: exam.attempts,
      pass_cents: exam.pass * 100,
      shuffle_questions: !exam.isForClass,
      shuffle_options: !exam.isForClass,
      show_answers: exam.show,
      show_score: exam.show,
      show_explanations: exam.show,
      price_fen: fen(exam.price ?? 0),
      audience: audienceOf(exam),
      is_putaway: true,
      ...stamps,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, paperVersionId: String(version?.id), sections };
}

function audienceOf({ isForClass, course, price }: ExamSeed): ExamAudienceEnum {
  if (isForClass) return ExamAudienceEnum.list;
  if (course !== undefined) return ExamAudienceEnum.course;
  return price === undefined ? ExamAudienceEnum.everybody : ExamAudienceEnum.buyers;
}

/** What a class did in its exam. */
async function seedClass(trx: Trx, { bank, categoryId, marker, now }: ClassParts): Promise<void> {
  const { id, paperVersionId, sections } = await seedExam(trx, { exam: classExam, bank, categoryId, now });
  const versions = await trx
    .selectFrom("exam_question")
    .where("subject_id", "=", bank.subjectId)
    .select(["id", "version_id"])
    .execute();
  const versionOf = new Map(versions.map(({ id: questionId, version_id }) => [questionId, version_id ?? ""]));
  const places = sections.flatMap(({ fixed = [] }, section) =>
    fixed.map(({ questionId, score }) => ({
      section,
      versionId: required(versionOf, questionId),
      cents: score * 100,
      question: bank.questions[bank.questionIds.indexOf(questionId)]!,
    })),
  );
  await seedClassExam(trx, {
    examId: id,
    orgNo: bank.orgNo,
    owner: bank.owner,
    paperVersionId,
    passCents: classExam.pass * 100,
    maxCents: places.reduce((sum, { cents }) => sum + cents, 0),
    limitMinutes: classExam.minutes,
    begin: dayAt(now, classExam.days?.[0] ?? 0, 9),
    marker,
    places,
  });
}

async function seedAttempt(
  trx: Trx,
  { attempt, examId, userNo, now }: { attempt: ExamAttemptSeed; examId: string; userNo: string; now: Date },
): Promise<void> {
  const exam = await trx.selectFrom("exam").selectAll().where("id", "=", examId).executeTakeFirstOrThrow();
  const { sections } = await trx
    .selectFrom("exam_paper_version")
    .where("id", "=", exam.paper_version_id)
    .select("sections")
    .executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom("exam_attempt")
    .where("exam_id", "=", examId)
    .where("user_no", "=", userNo)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const seed = `${attempt.exam}/${attempt.mobile}/${count}`;
  const start = new Date(now.getTime() - attempt.daysAgo * DAY_MS);
  const drawn = await drawOne(
    trx,
    {
      sections: sections as unknown as ExamPaperSection[],
      orgNo: exam.org_no,
      shuffleQuestions: exam.shuffle_questions,
      shuffleOptions: exam.shuffle_options,
    },
    seed,
  );
  if (!("slots" in drawn)) throw new Error("the bank of the demo does not fill its papers");
  const attemptId = await insertAttempt(trx, {
    examId,
    userNo,
    orgNo: exam.org_no,
    ownerUserNo: exam.owner_user_no,
    attemptNo: Number(count) + 1,
    paperVersionId: exam.paper_version_id,
    start,
    deadline: new Date(start.getTime() + (exam.limit_minutes ?? 60) * 60_000),
    graceSeconds: exam.grace_seconds,
    passCents: exam.pass_cents,
    seed,
    slots: drawn.slots,
  });
  if (attemptId === undefined) return;
  const end = new Date(start.getTime() + 31 * 60_000);
  await answerAll(trx, { attempt, attemptId, userNo, now: attempt.state === "open" ? start : end });
  if (attempt.state === "open") return;
  await closeAttempts(trx, { attemptIds: [attemptId], now: end });
  await markAttempts(trx, [attemptId]);
  if (attempt.state !== "marked") return;
  await sql`update exam_mark set mark_source = ${MARK_SOURCES.person}, marker_user_no = ${exam.owner_user_no},
      cents = place.max_cents - 200, note = '表达清楚，注意细节。', needs_marker = false, version = 2
    from exam_attempt_slot as place where place.attempt_id = exam_mark.attempt_id and place.slot = exam_mark.slot
      and exam_mark.attempt_id = ${attemptId} and needs_marker`.execute(trx);
  await sumUp(trx, [attemptId]);
}

async function answerAll(
  trx: Trx,
  { attempt, attemptId, userNo, now }: { attempt: ExamAttemptSeed; attemptId: string; userNo: string; now: Date },
): Promise<void> {
  const slots = await selectSlots(trx, attemptId);
  const keys = await trx
    .selectFrom("exam_question_key")
    .where(sql<boolean>`version_id = any(${slots.map(({ versionId }) => versionId)}::bigint[])`)
    .select(["version_id", "key"])
    .execute();
  const keyOf = new Map(keys.map(({ version_id, key }) => [version_id, key as unknown as ExamQuestionKey]));
  // By the order of the questions in the bank, whatever place they were drawn for.
  const inWords = slots.filter(({ versionId }) => required(keyOf, versionId).rubric).map(({ versionId }) => versionId);
  const textOf = new Map(
    inWords.sort((a, b) => Number(a) - Number(b)).map((id, index) => [id, attempt.texts?.[index] ?? ""]),
  );
  // Who is still answering has come half way.
  const answered = attempt.state === "open" ? slots.slice(0, Math.ceil(slots.length / 2)) : slots;
  const answers = answered.flatMap(({ slot, versionId }, index) => {
    const key = required(keyOf, versionId);
    const body = key.rubric
      ? { text: textOf.get(versionId) ?? "" }
      : answerBy(key, (index + 1) % attempt.wrongEvery === 0);
    return body.text === "" ? [] : [{ attemptId, userNo, slot, seq: 1, body: JSON.stringify(body), now }];
  });
  await storeAnswers(trx, answers);
}

/** The right answer, or one that is wrong. */
function answerBy(key: ExamQuestionKey, isWrong: boolean): ExamAnswerBody {
  const { right, pairs, blanks, parts, scoring } = key;
  if (parts)
    return {
      parts: parts.map(({ id, ...part }, index) => {
        const { chosen, blanks: written } = answerBy(part, isWrong && index === 0);
        return { id, ...(chosen ? { chosen } : {}), ...(written ? { blanks: written } : {}) };
      }),
    };
  if (pairs) return { pairs: isWrong ? pairs.slice(1) : pairs };
  if (blanks)
    return { blanks: blanks.map(({ accept, number }) => (isWrong ? "不清楚" : (accept?.[0] ?? String(number ?? "")))) };
  if (!right) return {};
  if (!isWrong) return { chosen: right };
  if (right[0] === "true" || right[0] === "false") return { chosen: [right[0] === "true" ? "false" : "true"] };
  if (right.length > 2 || scoring === ChoiceScoringEnum.rightWithoutWrong) return { chosen: right.slice(0, -1) };
  return { chosen: [right[0] === "a" ? "b" : "a"] };
}
