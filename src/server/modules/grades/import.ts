import { sql } from "kysely";
import type {
  CheckGradeListBody,
  CheckGradeListReply,
  ImportGradeMembersBody,
  ImportGradeMembersReply,
  RefusedEntry,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { countUse, usesSoFar } from "../../lib/rate-limit.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { lockGrade, refuseClosed, takeIn, GRADE_MEMBER, type GradeRow } from "../orders/index.ts";
import { withGrade } from "./access.ts";
import { candidatesOf } from "./members.ts";
import { listedPeople } from "./read-people.ts";

/** Lines of a list. */
const MAX_LINES = 20_000;
/** People on the list of one class who are not in it yet. */
const MAX_INVITEES = 50_000;

/**
 * Reads lines of a list, and says who of it would be taken, as `importGradeMembers` takes them; nothing is stored.
 * NOT_FOUND; GRADE_CLOSED; GRADE_INVITED_MANY; MEMBER_LIST_EMPTY without a single number; MEMBER_LIST_TOO_LONG;
 * WORK_TOO_MUCH.
 */
export async function checkGradeList(
  { gradeId, text }: CheckGradeListBody,
  context: OperationContext,
): Promise<CheckGradeListReply> {
  // Whoever does not manage the class has no list read.
  await withGrade({ gradeId, as: "manager" }, context, async () => undefined);
  const owner = `user ${sessionIn(context).userNo}`;
  const table = await context.services.work.run("readPeople", { text }, { owner });
  if (table.rows.length > MAX_LINES) fail("MEMBER_LIST_TOO_LONG", { args: { limit: MAX_LINES } });
  const lines = listedPeople(table);
  // What has no number at all is no list of people, or none whose columns were found.
  if (!lines.some(({ record: { mobile } }) => /\d{5}/.test(mobile.replaceAll(/[\s-]/g, "")))) fail("MEMBER_LIST_EMPTY");
  const personList = lines.map(({ record }) => record);
  const { refusedList, ...counts } = await takeList({ gradeId, personList, isTrial: true }, context);
  const reasons = new Map(refusedList.map(({ index, reason }) => [index, reason]));
  return {
    columnList: table.columnList,
    recordList: lines.filter((_, index) => !reasons.has(index)),
    refusedList: lines.flatMap(({ row }, index) => {
      const reason = reasons.get(index);
      return reason === undefined ? [] : [{ row, reason }];
    }),
    ...counts,
  };
}

/** Numbers that an organisation, or a lecturer of the platform, asks into classes in a day. */
const INVITED_A_DAY = { organisation: 20_000, lecturer: 500 } as const;
const DAY_SECONDS = 86_400;

type Reason = RefusedEntry["reason"];

interface Listed {
  index: number;
  name: string;
  mobile: string;
  memberNumber: string;
}

/**
 * Takes a list into a class. Learners of the organisation and of the lecturer's courses are in it at once; everybody
 * else is asked, and sees it when they are signed in with that number: whether it has an account is told nobody. Who
 * cannot be taken is named with the reason. NOT_FOUND; GRADE_CLOSED; GRADE_INVITED_MANY where more are asked within a
 * day than may be.
 */
export async function importGradeMembers(
  input: ImportGradeMembersBody,
  context: OperationContext,
): Promise<ImportGradeMembersReply> {
  return takeList({ ...input, isTrial: false }, context);
}

/** A trial says the same and stores nothing. */
function takeList(
  { gradeId, personList, isTrial }: ImportGradeMembersBody & { isTrial: boolean },
  context: OperationContext,
): Promise<ImportGradeMembersReply> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx, { id }) => {
    const grade = await lockGrade(trx, id);
    refuseClosed(grade);
    const { known, there, invited } = await selectKnown(trx, grade, personList);
    const given = new Set<string>();
    const refusedList: ImportGradeMembersReply["refusedList"] = [];
    const joining: (Listed & { userNo: string })[] = [];
    const inviting: Listed[] = [];
    let free =
      grade.capacity === null ? Number.MAX_SAFE_INTEGER : grade.capacity - grade.member_count - grade.held_count;
    for (const [index, { name, mobile: typed, memberNumber = "" }] of personList.entries()) {
      const one = { index, name: name.trim(), mobile: mobileOf(typed), memberNumber: memberNumber.trim() };
      const userNo = known.get(one.mobile);
      const reason: Reason | undefined =
        one.name === ""
          ? "name"
          : !isMobile(one.mobile)
            ? "mobile"
            : given.has(one.mobile)
              ? "twice"
              : there.has(one.mobile) || invited.has(one.mobile)
                ? "there"
                : (userNo !== undefined && free <= 0) || inviting.length + invited.size >= MAX_INVITEES
                  ? "full"
                  : undefined;
      if (reason) refusedList.push({ index, reason });
      else if (userNo === undefined) inviting.push(one);
      else {
        joining.push({ ...one, userNo });
        free -= 1;
      }
      given.add(one.mobile);
    }
    await countInvited(trx, { grade, times: inviting.length, isTrial, now: context.now() });
    if (!isTrial) await store(trx, { grade, joining, inviting, now: context.now() });
    return { joinedCount: joining.length, invitedCount: inviting.length, refusedList };
  });
}

/** Of the numbers of a list: whose are known to who manages the class, who is in it, and who is on its list. */
async function selectKnown(trx: Trx, grade: GradeRow, personList: ImportGradeMembersBody["personList"]) {
  const mobiles = personList.map(({ mobile }) => mobileOf(mobile));
  const { rows } = await sql<{ mobile: string; user_no: string; is_there: boolean; is_known: boolean }>`
    with known as (${candidatesOf(grade)}), there as (
      select user_no from grade_member where grade_id = ${grade.id} and state = ${GRADE_MEMBER.active}
      union select ${grade.lecturer_user_no}::bigint
    )
    select mobile, user_no, user_no in (select user_no from there where user_no is not null) as is_there,
      user_no in (select user_no from known) as is_known
    from app_user where mobile = any(${mobiles}::text[])`.execute(trx);
  const listed = await trx.selectFrom("grade_invitee").where("grade_id", "=", grade.id).select("mobile").execute();
  return {
    known: new Map(rows.filter(({ is_known }) => is_known).map(({ mobile, user_no }) => [mobile, user_no])),
    there: new Set(rows.filter(({ is_there }) => is_there).map(({ mobile }) => mobile)),
    invited: new Set(listed.map(({ mobile }) => mobile)),
  };
}

/** Whoever has such a number sees the invitation: nobody asks all numbers that there are. */
async function countInvited(
  trx: Trx,
  { grade, times, isTrial, now }: { grade: GradeRow; times: number; isTrial: boolean; now: Date },
): Promise<void> {
  if (times === 0) return;
  const isOrganisation = grade.org_no !== PLATFORM;
  const most = INVITED_A_DAY[isOrganisation ? "organisation" : "lecturer"];
  const subject = `grade invitees ${isOrganisation ? grade.org_no : `lecturer ${grade.lecturer_user_no}`}`;
  const isAllowed = isTrial
    ? (await usesSoFar(trx, { subject, now })) + times <= most
    : await countUse(trx, { subject, most, seconds: DAY_SECONDS, now, times });
  if (!isAllowed) fail("GRADE_INVITED_MANY", { args: { limit: most } });
}

async function store(
  trx: Trx,
  {
    grade,
    joining,
    inviting,
    now,
  }: { grade: GradeRow; joining: (Listed & { userNo: string })[]; inviting: Listed[]; now: Date },
): Promise<void> {
  await takeIn(trx, { gradeId: grade.id, people: joining, by: "list", now });
  await sql`insert into grade_invitee (grade_id, mobile, org_no, person_name, member_number, gmt_create)
    select ${grade.id}, mobile, ${grade.org_no}, name, "memberNumber", ${now}
    from jsonb_to_recordset(${JSON.stringify(inviting)}::jsonb) as one (mobile text, name text, "memberNumber" text)
    on conflict do nothing`.execute(trx);
}

/** A number as accounts have it: lists have full width, spaces, dashes and the country before it. */
function mobileOf(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[\s\-()]/g, "")
    .replace(/^(\+|00)86(?=1)/, "");
}

function isMobile(mobile: string): boolean {
  return /^1[3-9]\d{9}$/.test(mobile);
}
