import { LabelTypeEnum } from "../../../generated/enums.ts";
import type {
  ListQuestionsBody,
  ListQuestionsReply,
  ListSimilarQuestionsBody,
  ListSimilarQuestionsReply,
  SearchQuestionsBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { cutPage, keyedRange, pageOfKeyed, totalOfPage } from "../../lib/keyed-list.ts";
import { orgScope } from "../../lib/org-no.ts";
import { pageOf, type PageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { isLike, searchWords } from "../catalogue/index.ts";
import { countFound, foundPosts } from "../community/index.ts";
import { presentCard } from "./present.ts";
import { countQuestions, selectCards, selectQuestions, type QuestionFilter } from "./queries.ts";
import { QUESTION } from "./rules.ts";

/** How many questions one is shown while one types. */
const MAX_SIMILAR = 5;

/** How many that have its words are looked through for such as are about the same. */
const MAX_CANDIDATES = 50;

/** The questions of this site: by what happened last, the latest, the hot ones, or those of whom and what one follows. */
export async function listQuestions(input: ListQuestionsBody, context: OperationContext): Promise<ListQuestionsReply> {
  const range = keyedRange(input);
  const { labelType, labelNo, userNo } = input;
  const isFollowing = labelType === LabelTypeEnum.follows;
  const isNothing =
    [labelNo, userNo].some((id) => id !== undefined && !isRecordId(id)) || (isFollowing && !context.session);
  const shown = labelType === undefined ? {} : { labelType };
  if (isNothing) return { ...shown, ...pageOf([], 0, range) };
  const filter: QuestionFilter = {
    orgNo: context.orgNo,
    order: labelType === LabelTypeEnum.hot ? "hot" : labelType === undefined ? "active" : "new",
    labelNo,
    userNo,
    isUnanswered: input.isUnanswered === 1,
    followedBy: isFollowing ? context.session?.userNo : undefined,
  };
  const read = async (db: Db): Promise<ListQuestionsReply> => {
    const { rows, next } = cutPage(await selectQuestions(db, filter, range), range);
    const total = totalOfPage(rows.length, range) ?? (await countQuestions(db, filter));
    const list = rows.map((row) => presentCard(row, context));
    return { ...shown, ...pageOfKeyed(list, { total, next }, range) };
  };
  return isFollowing && context.session ? withActor(context.db, actorOf(context.session), read) : read(context.db);
}

/** Questions of a site that have all words; of all sites on the platform. */
export async function searchQuestions(
  { str, ...page }: SearchQuestionsBody,
  context: OperationContext,
): Promise<ListQuestionsReply> {
  const range = keyedRange(page);
  const words = searchWords(str);
  if (!words) return pageOf([], 0, range);
  const found = { orgNo: orgScope(context), kind: QUESTION, query: words.query, nameQuery: words.nameQuery };
  const { rows, next } = cutPage(await selectCards(context.db, foundPosts(found, range), range), range);
  const total = totalOfPage(rows.length, range) ?? (await countFound(context.db, found));
  return pageOfKeyed(
    rows.map((row) => presentCard(row, context)),
    { total, next },
    range,
  );
}

/**
 * Questions like one that somebody is about to ask: those with all its words, or else with most of them. None is better
 * than one that is about something else.
 */
export async function listSimilarQuestions(
  { str, exceptId }: ListSimilarQuestionsBody,
  context: OperationContext,
): Promise<ListSimilarQuestionsReply> {
  const words = searchWords(str);
  if (!words) return { list: [] };
  const except = exceptId !== undefined && isRecordId(exceptId) ? { exceptId } : {};
  const search = (query: string, pageSize: number) => {
    const range: PageRange = { pageCurrent: 1, pageSize, offset: 0 };
    const found = { orgNo: orgScope(context), kind: QUESTION, query, nameQuery: words.nameQuery, ...except };
    return selectCards(context.db, foundPosts(found, range), range);
  };
  const all = await search(words.query, MAX_CANDIDATES);
  const like = all.filter(({ title }) => isLike(title, words, { hasAll: true }));
  const some = like.length > 0 ? [] : await search(words.query.replaceAll(" & ", " | "), MAX_CANDIDATES);
  const rows = [...like, ...some.filter(({ title }) => isLike(title, words))];
  return { list: rows.slice(0, MAX_SIMILAR).map((row) => presentCard(row, context)) };
}
