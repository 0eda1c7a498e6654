import type { ListMembersBody, ListMembersReply, Member } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { PROFILE_FORM } from "../identity/index.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countMembers, selectMembers, type MemberFilter, type MemberRow } from "./queries.ts";
import { questionsOf, type Questions } from "./questions.ts";

/** The learners of the organisation that asks. Its own rows are all that its actor sees. */
export async function listMembers(input: ListMembersBody, context: OperationContext): Promise<ListMembersReply> {
  const session = sessionIn(context);
  const range = pageRange(input);
  const filter = filterOf(input, session.orgNo);
  const questions = questionsOfSite(context);
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectMembers(trx, filter, { limit: range.pageSize, offset: range.offset });
    const total = totalFromPage(rows.length, range) ?? (await countMembers(trx, filter));
    const list = rows.map((row) => presentMember(row, questions, context.site.settings.timeZone));
    return {
      ...pageOf(list, total, range),
      questions: [...questions.asked, ...questions.gone(rows.map(({ words }) => words))],
    };
  });
}

/** What is asked for, as the queries need it. A choice is the question's name, a colon, and the value. */
export function filterOf({ keyword = "", answered = "", choice = "" }: ListMembersBody, orgNo: string): MemberFilter {
  const colon = choice.indexOf(":");
  const chosen = colon > 0 ? { question: choice.slice(0, colon), value: choice.slice(colon + 1) } : undefined;
  return { orgNo, keyword: keyword.trim(), answered, choice: chosen };
}

/** The questions of the caller's own site, in the caller's language. */
export function questionsOfSite({ site, locale }: OperationContext): Questions {
  return questionsOf(site.form(PROFILE_FORM), site.texts(locale));
}

export function presentMember(row: MemberRow, questions: Questions, timeZone: string | undefined): Member {
  return {
    userNo: row.user_no,
    name: row.name,
    mobile: row.mobile === null ? "" : maskMobile(row.mobile),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_answer ? { gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) } : {}),
    answers: questions.answersOf(row.answers, row.words),
  };
}
