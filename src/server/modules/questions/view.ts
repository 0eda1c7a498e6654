import { LabelTypeEnum } from "../../../generated/enums.ts";
import type {
  GetQuestionBody,
  ListAnswersBody,
  ListAnswersReply,
  ListQuestionCommentsBody,
  ListQuestionCommentsReply,
  Question,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { orgScope } from "../../lib/org-no.ts";
import { cutPage, keyedRange, pageOfKeyed, totalOfPage, type KeyedRange } from "../../lib/keyed-list.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { personPages } from "../community/index.ts";
import { countAnswers, selectAnswers } from "./answer-queries.ts";
import { presentAnswer, presentComment, presentQuestion } from "./present.ts";
import { selectQuestion, type QuestionRow } from "./queries.ts";

/** A question of this site; NOT_FOUND where it is another's or not shown. Who is signed in sees what is theirs. */
export async function getQuestion({ id }: GetQuestionBody, context: OperationContext): Promise<Question> {
  const row = await reading(context, (db) => find(db, { id, orgNo: orgScope(context) }, context));
  note(row, context);
  return presentQuestion(row, context);
}

/** A question of any site, for the signed-in person. */
export async function getOwnQuestion({ id }: GetQuestionBody, context: OperationContext): Promise<Question> {
  const row = await reading(context, (db) => find(db, { id, orgNo: undefined }, context));
  note(row, context);
  return presentQuestion(row, context);
}

/** The answers to a question with the comments below them: the accepted one first, then the most useful or the newest. */
export function listAnswers(
  { id, labelType, ...page }: ListAnswersBody,
  context: OperationContext,
): Promise<ListAnswersReply> {
  const order = labelType === LabelTypeEnum.latest ? "new" : "useful";
  return threads({ id, page, order, isAnswer: true }, context, ({ roots, below, question, total, next, range }) => {
    const about = belowOf(question, context);
    const list = roots.map((root) =>
      presentAnswer(
        root,
        below.filter(({ root_id }) => root_id === root.id),
        about,
      ),
    );
    return { ...(labelType === undefined ? {} : { labelType }), ...pageOfKeyed(list, { total, next }, range) };
  });
}

/** The comments below a question itself, the oldest first. */
export function listQuestionComments(
  { id, ...page }: ListQuestionCommentsBody,
  context: OperationContext,
): Promise<ListQuestionCommentsReply> {
  return threads(
    { id, page, order: "old", isAnswer: false },
    context,
    ({ roots, below, question, total, next, range }) => {
      const about = belowOf(question, context);
      return pageOfKeyed(
        roots.map((root) => ({
          ...presentComment(root, about),
          list: below.filter(({ root_id }) => root_id === root.id).map((comment) => presentComment(comment, about)),
        })),
        { total, next },
        range,
      );
    },
  );
}

/** A reader counts, and not the asker. */
function note(row: QuestionRow, context: OperationContext): void {
  if (row.is_shown && row.user_no !== context.session?.userNo) context.services.postViews.note(row.id, context);
}

const belowOf = (question: QuestionRow, context: OperationContext) => ({
  accepted: question.accepted_comment_id,
  orgNo: question.org_no,
  context,
  personPage: personPages(context.site),
});

interface Threads extends Awaited<ReturnType<typeof selectAnswers>> {
  question: QuestionRow;
  total: number;
  next: string | undefined;
  range: KeyedRange;
}

function threads<Reply>(
  asked: { id: string; page: Omit<ListQuestionCommentsBody, "id">; order: "useful" | "new" | "old"; isAnswer: boolean },
  context: OperationContext,
  present: (threads: Threads) => Reply,
): Promise<Reply> {
  const { id, page, order, isAnswer } = asked;
  const range = keyedRange(page);
  const viewer = context.session?.userNo;
  return reading(context, async (db) => {
    // A signed-in person has more than one site to look at.
    const question = await find(db, { id, orgNo: viewer === undefined ? orgScope(context) : undefined }, context);
    const shown = { questionId: id, accepted: question.accepted_comment_id, order, viewer, isAnswer };
    const { roots, below } = await selectAnswers(db, shown, range);
    const { rows, next } = cutPage(roots, range);
    const total = totalOfPage(rows.length, range) ?? (await countAnswers(db, shown));
    return present({ roots: rows, below, question, total, next, range });
  });
}

async function find(
  db: Db,
  { id, orgNo }: { id: string; orgNo: string | undefined },
  { session }: OperationContext,
): Promise<QuestionRow> {
  const row = isRecordId(id) ? await selectQuestion(db, { id, orgNo, viewer: session?.userNo }) : undefined;
  return row ?? fail("NOT_FOUND");
}

/** As whoever reads, where somebody is signed in. */
function reading<Result>({ db, session }: OperationContext, read: (db: Db) => Promise<Result>): Promise<Result> {
  return session ? withActor(db, actorOf(session), read) : read(db);
}
