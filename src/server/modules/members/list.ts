import type { ListMembersBody, ListMembersReply, Member } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { withActor } from "../../database/actor.ts";
import { PROFILE_FORM } from "../identity/index.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { countMembers, countWaiting, selectMembers, type MemberFilter, type MemberRow } from "./queries.ts";
import { questionsOf, type Questions } from "./questions.ts";
import { whose } from "./whose.ts";

/** Entries at once when nothing is said. */
const USUAL_LIMIT = 20;

/** The learners of the organisation that asks; operators name one. Its own rows are all that an organisation sees. */
export async function listMembers(
  { before, limit = USUAL_LIMIT, ...input }: ListMembersBody,
  context: OperationContext,
): Promise<ListMembersReply> {
  const { orgNo, site, reader } = await whose(input, context);
  const filter = filterOf(input, orgNo);
  const questions = questionsOf(site.form(PROFILE_FORM), site.texts(context.locale));
  return withActor(context.db, reader, async (trx) => {
    // One more than is shown tells whether there are others.
    const found = await selectMembers(trx, filter, { before, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const next = found.length > limit ? rows.at(-1)?.user_no : undefined;
    const isWhole = before === undefined && next === undefined;
    const list = rows.map((row) => presentMember(row, questions, site.settings.timeZone));
    return {
      list,
      ...(next ? { next } : {}),
      totalCount: isWhole ? rows.length : await countMembers(trx, filter),
      waitingCount: await countWaiting(trx, orgNo),
      choiceList: questions.choiceList,
      hasNoQuestions: questions.isEmpty && list.every(({ answerList }) => answerList.length === 0),
      isPlatform: orgNo === PLATFORM,
    };
  });
}

/** What is asked for, as the queries need it. A choice is the question's name, a colon, and the value. */
function filterOf(
  { keyword = "", answered = "", choice = "", state = "" }: ListMembersBody,
  orgNo: string,
): MemberFilter {
  const colon = choice.indexOf(":");
  const chosen = colon > 0 ? { question: choice.slice(0, colon), value: choice.slice(colon + 1) } : undefined;
  return { orgNo, keyword: keyword.trim(), answered, state, choice: chosen };
}

function presentMember(row: MemberRow, questions: Questions, timeZone: string | undefined): Member {
  return {
    userNo: row.user_no,
    name: row.name,
    mobile: row.mobile === null ? "" : maskMobile(row.mobile),
    gmtCreate: dateTimeIn(timeZone, row.gmt_join ?? row.gmt_create),
    // Checked by the tables.
    joinKind: (row.join_kind ?? "site") as Member["joinKind"],
    firstLoginVerificationStatus: row.first_login_verification_status as Member["firstLoginVerificationStatus"],
    reviewState: (row.review_state ?? "none") as Member["reviewState"],
    needPerfection: row.need_perfection,
    opinion: row.opinion ?? "",
    directUser: row.direct_user,
    roadTransportationUser: row.road_transportation_user,
    isRecommended: row.is_recommended,
    hasSelfie: row.file_no !== null,
    ...(row.gmt_answer ? { gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) } : {}),
    answerList: questions.answersOf(row.answers, row.words),
  };
}
