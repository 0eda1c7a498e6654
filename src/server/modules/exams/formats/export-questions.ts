import { sql } from "kysely";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  ExamQuestionBody,
  ExamQuestionKey,
  ExportExamQuestionsBody,
  ExportExamQuestionsReply,
  GetExamQuestionTemplateBody,
  GetExamQuestionTemplateReply,
  ListExamExportOmissionsBody,
  ListExamExportOmissionsReply,
} from "../../../../generated/types.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import type { ExportedQuestion } from "./exported.ts";
import { optionId, plainDocument, EXCERPT } from "./imported.ts";
import type { ToWrite } from "./write-questions.ts";

/** Questions of one file. */
const MAX_QUESTIONS = 5000;

/** Questions of the bank as a file, the oldest first. NOT_FOUND; WORK_TOO_MUCH. */
export async function exportExamQuestions(
  { format, ...filter }: ExportExamQuestionsBody,
  context: OperationContext,
): Promise<ExportExamQuestionsReply> {
  const { content, questionCount, omissions } = await write({ format, filter }, context);
  return {
    ...fileOf(format, content, context),
    questionCount,
    omissionList: omissions.map(({ row, code, message }) => ({ row, problem: code, message })),
  };
}

/**
 * What a file of these questions would have, and a page of what it could not have; no file is made. NOT_FOUND;
 * WORK_TOO_MUCH.
 */
export async function listExamExportOmissions(
  { format, pageCurrent, pageSize, ...filter }: ListExamExportOmissionsBody,
  context: OperationContext,
): Promise<ListExamExportOmissionsReply> {
  const { omissions, questionCount, foundCount } = await write({ format, filter, isPlanned: true }, context);
  const range = pageRange({ pageCurrent, pageSize });
  const list = omissions.map(({ row, id, message }, index) => ({ no: index + 1, row, questionId: id, message }));
  const { str, tag } = filter;
  return {
    ...pageOf(list.slice(range.offset, range.offset + range.pageSize), list.length, range),
    planned: { format, questionCount, foundCount, ...(str ? { str } : {}), ...(tag ? { tag } : {}) },
  };
}

/** The questions as a file of a format, with what it could not have, each in the reader's language. */
async function write(
  { format, filter, isPlanned = false }: { format: ToWrite["format"]; filter: Filter; isPlanned?: boolean },
  context: OperationContext,
) {
  const questions = await selectQuestions(filter, context);
  const { content, omitted } = await context.services.work.run(
    "writeQuestions",
    { format, questions, words: fileWords(context), isPlanned },
    { owner: `user ${sessionIn(context).userNo}` },
  );
  const { t } = context.site.texts(context.locale);
  const placeOf = new Map(questions.map(({ id }, place) => [id, place]));
  return {
    content,
    foundCount: questions.length,
    questionCount: questions.length - omitted.filter(({ code }) => code === "question").length,
    omissions: omitted.map(({ id, code }) => {
      const place = placeOf.get(id) ?? 0;
      const stem = questions[place]?.body.stem;
      const found = stem ? richTextWords(stem, EXCERPT) : "";
      return { id, code, row: place + 1, message: t(`site.examExport.${code}`, { found }) };
    }),
  };
}

/** A file to fill in. */
export async function getExamQuestionTemplate(
  { format }: GetExamQuestionTemplateBody,
  context: OperationContext,
): Promise<GetExamQuestionTemplateReply> {
  const { t } = context.site.texts(context.locale);
  if (format === "text")
    return fileOf(format, Buffer.from(`\ufeff${t("site.examTemplate.text")}\n`).toString("base64"), context);
  const words = fileWords(context);
  const example = t("site.examTemplate.example");
  // Rows that say that they are examples are not imported.
  const kinds = Object.fromEntries(Object.entries(words.kinds).map(([kind, name]) => [kind, `${example}：${name}`]));
  const { content } = await context.services.work.run(
    "writeQuestions",
    { format, questions: examples(context), words: { ...words, kinds, part: `${example}：${words.part}` } },
    { owner: `user ${sessionIn(context).userNo}` },
  );
  return fileOf(format, content, context);
}

const mediaTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  gift: "text/plain; charset=utf-8",
  text: "text/plain; charset=utf-8",
  qti: "application/zip",
} as const;
const endings = { xlsx: "xlsx", gift: "gift.txt", text: "txt", qti: "zip" } as const;

function fileOf(format: keyof typeof mediaTypes, content: string, context: OperationContext) {
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  const { t } = context.site.texts(context.locale);
  return {
    fileName: `${t("site.examSheet.name")}-${day}.${endings[format]}`,
    mediaType: mediaTypes[format],
    content,
  };
}

type Filter = Omit<ExportExamQuestionsBody, "format">;

function selectQuestions(filter: Filter, context: OperationContext): Promise<ExportedQuestion[]> {
  const { str, subjectId, questionKind, difficulty, tag, idList } = filter;
  if (subjectId !== undefined && !isRecordId(subjectId)) fail("NOT_FOUND");
  if (idList && !idList.every(isRecordId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    let query = trx
      .selectFrom("exam_question")
      .innerJoin("exam_question_version as version", "version.id", "exam_question.version_id")
      .innerJoin("exam_question_key as secret", "secret.version_id", "version.id")
      .where("exam_question.is_removed", "=", false);
    if (subjectId !== undefined) query = query.where("exam_question.subject_id", "=", subjectId);
    if (questionKind !== undefined) query = query.where("exam_question.question_kind", "=", questionKind);
    if (difficulty !== undefined) query = query.where("exam_question.difficulty", "=", difficulty);
    if (tag) query = query.where(sql<boolean>`exam_question.tags @> array[${tag}]::text[]`);
    if (str) query = query.where(hasWords([sql<string>`exam_question.words`], str));
    if (idList) query = query.where(sql<boolean>`exam_question.id = any(${idList}::bigint[])`);
    const rows = await query
      .select(["exam_question.id", "exam_question.question_kind", "exam_question.difficulty", "exam_question.tags"])
      .select(["version.body", "secret.key"])
      .orderBy("exam_question.id")
      .limit(MAX_QUESTIONS)
      .execute();
    return rows.map(({ id, question_kind, difficulty: hard, tags, body, key }) => ({
      id,
      // Checked when they were written.
      kind: question_kind as QuestionKindEnum,
      body: body as unknown as ExamQuestionBody,
      key: key as unknown as ExamQuestionKey,
      difficulty: hard,
      tags,
    }));
  });
}

/** What a file of questions says, in the caller's language. */
function fileWords(context: OperationContext): ToWrite["words"] {
  const { t } = context.site.texts(context.locale);
  return {
    name: t("site.examSheet.name"),
    kind: t("site.examSheet.kind"),
    stem: t("site.examSheet.stem"),
    option: t("site.examSheet.option"),
    answer: t("site.examSheet.answer"),
    explanation: t("site.examSheet.explanation"),
    difficulty: t("site.examSheet.difficulty"),
    tags: t("site.examSheet.tags"),
    part: t("site.examSheet.part"),
    right: t("site.examSheet.right"),
    wrong: t("site.examSheet.wrong"),
    kinds: Object.fromEntries(
      Object.values(QuestionKindEnum).map((kind) => [kind, t(`enum.QuestionKindEnum.${kind}`)]),
    ),
  };
}

/** A question of each type, for the template. */
function examples(context: OperationContext): ExportedQuestion[] {
  const { t } = context.site.texts(context.locale);
  const stem = (name: "choice" | "statement" | "blank" | "words" | "pairs" | "order") =>
    plainDocument(t(`site.examTemplate.${name}`));
  const options = [1, 2, 3].map((number, place) => ({
    id: optionId(place),
    content: plainDocument(t("site.examTemplate.option", { number })),
  }));
  const explanation = plainDocument(t("site.examTemplate.explanation"));
  const base = { difficulty: 3, tags: [] };
  const asked = [
    {
      kind: QuestionKindEnum.singleChoice,
      body: { stem: stem("choice"), options },
      key: { right: ["a"], explanation },
    },
    { kind: QuestionKindEnum.multipleChoice, body: { stem: stem("choice"), options }, key: { right: ["a", "c"] } },
    { kind: QuestionKindEnum.trueOrFalse, body: { stem: stem("statement") }, key: { right: ["true"] } },
    {
      kind: QuestionKindEnum.blanks,
      body: { stem: stem("blank"), blankCount: 2 },
      key: { blanks: [{ accept: ["50"] }, { number: 0.02, tolerance: 0.001 }] },
    },
    { kind: QuestionKindEnum.shortAnswer, body: { stem: stem("words") }, key: {} },
    {
      kind: QuestionKindEnum.matching,
      body: { stem: stem("pairs"), options: options.slice(0, 2), targets: options.slice(0, 2) },
      key: { pairs: ["a", "b"].map((id) => ({ option: id, target: id })) },
    },
    { kind: QuestionKindEnum.ordering, body: { stem: stem("order"), options }, key: { right: ["b", "a", "c"] } },
  ];
  return asked.map((question, place) => ({ ...base, id: String(place + 1), ...question }));
}
