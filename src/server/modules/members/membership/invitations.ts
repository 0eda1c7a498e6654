import { sql } from "kysely";
import type {
  CheckMemberListBody,
  CheckMemberListReply,
  ImportMembersBody,
  ImportMembersReply,
  ListMemberInvitationsBody,
  ListMemberInvitationsReply,
  ListedMember,
  MemberInvitation,
  RefusedEntry,
  WithdrawMemberInvitationBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { messageText, writeMessages } from "../../messages/index.ts";
import { whose } from "../whose.ts";
import { judgePeople, peopleOf, type Judged } from "./member-list.ts";

/** Lines of a list. */
const MAX_ROWS = 20_000;

/** Whom the organisation has invited, the newest first. */
export async function listMemberInvitations(
  { siteOrgNo = "", keyword = "", ...input }: ListMemberInvitationsBody,
  context: OperationContext,
): Promise<ListMemberInvitationsReply> {
  const range = pageRange(input);
  const { orgNo, site, reader } = await whose({ siteOrgNo }, context);
  const words = keyword.trim();
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return withActor(context.db, reader, async (trx) => {
    const found = () =>
      trx
        .selectFrom("member_invitation")
        .where("org_no", "=", orgNo)
        .$if(words !== "", (query) =>
          query.where(sql<boolean>`(person_name ilike ${part} or mobile = ${words}
            or (length(${words}::text) = 4 and right(mobile, 4) = ${words}))`),
        );
    const rows = await found()
      .select(["id", "mobile", "person_name", "state", "gmt_create", "gmt_answer"])
      .orderBy("id", "desc")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const { total } = await found()
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return pageOf(
      rows.map((row) => present(row, site.settings.timeZone)),
      Number(total),
      range,
    );
  });
}

/**
 * Which lines of a list would be invited. Nothing is stored. Whether a number has an account is not told: only who is a
 * member, whom the organisation knows. MEMBER_LIST_EMPTY, MEMBER_LIST_TOO_LONG, WORK_TOO_MUCH.
 */
export async function checkMemberList(
  { siteOrgNo = "", text }: CheckMemberListBody,
  context: OperationContext,
): Promise<CheckMemberListReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM) fail("NOT_FOUND");
  const owner = `user ${sessionIn(context).userNo}`;
  const table = await context.services.work.run("readPeople", { text }, { owner });
  const lines = peopleOf(table);
  if (lines.length > MAX_ROWS) fail("MEMBER_LIST_TOO_LONG", { args: { limit: MAX_ROWS } });
  if (lines.length === 0) fail("MEMBER_LIST_EMPTY");
  const people = lines.map(({ person }) => person);
  const judged = await withActor(context.db, systemActor, (trx) => judge(trx, { orgNo, people }));
  const rowOf = (index: number) => lines[index]?.row ?? index + 1;
  return {
    columnList: table.columnList,
    recordList: judged.flatMap((one, index) => ("person" in one ? [{ row: rowOf(index), record: one.person }] : [])),
    refusedList: refusalsOf(judged).map(({ index, reason }) => ({ row: rowOf(index), reason })),
  };
}

/**
 * Invites the people of a list. Whoever has an account gets a message; whoever has none finds the invitation when they
 * sign up with that number. Twice at once the second finds those of the first.
 */
export async function importMembers(
  { siteOrgNo = "", personList }: ImportMembersBody,
  context: OperationContext,
): Promise<ImportMembersReply> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM) fail("NOT_FOUND");
  const session = sessionIn(context);
  const now = context.now();
  const { orgName } = await organisationWords(orgNo, site.organisationName, context);
  // Written in the site's own language: which one the person reads is not known.
  const { t } = site.texts(site.locales.default);
  const message = {
    title: t("site.members.invited.title", { name: orgName }),
    paragraphs: [
      [messageText(t("site.members.invited.text", { name: orgName }))],
      [messageText(t("site.members.invited.link"), "/account/membership")],
    ],
  };
  return withActor(context.db, systemActor, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('member invitations'), hashtext(${orgNo}))`.execute(trx);
    const judged = await judge(trx, { orgNo, people: personList });
    const invited = judged.flatMap((one) => ("person" in one ? [one.person] : []));
    const { rows: known } = await sql<{ user_no: string }>`with made as (
        insert into member_invitation (org_no, mobile, person_name, author_user_no, gmt_create)
        select ${orgNo}, mobile, "personName", ${session.userNo}, ${now}
        from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb) as listed (mobile text, "personName" text)
        on conflict (org_no, mobile) where state = 'waiting' do nothing returning mobile
      ) select user_no from app_user join made using (mobile) where user_type = 1`.execute(trx);
    await writeMessages(trx, {
      userNos: known.map(({ user_no }) => user_no),
      about: "system",
      orgNo,
      ...message,
      at: now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "member.invite",
      orgNo,
      subject: `organisation:${orgNo}`,
      detail: { invitedCount: invited.length },
    });
    return { invitedCount: invited.length, refusedList: refusalsOf(judged) };
  });
}

/** Takes back an invitation that waits. NOT_FOUND where it is another's, or was answered. */
export async function withdrawMemberInvitation(
  { siteOrgNo = "", id }: WithdrawMemberInvitationBody,
  context: OperationContext,
): Promise<MemberInvitation> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const row = await withActor(context.db, systemActor, (trx) =>
    trx
      .updateTable("member_invitation")
      .set({ state: "withdrawn", gmt_answer: context.now() })
      .where("id", "=", id)
      .where("org_no", "=", orgNo)
      .where("state", "=", "waiting")
      .returning(["id", "mobile", "person_name", "state", "gmt_create", "gmt_answer"])
      .executeTakeFirst(),
  );
  return present(row ?? fail("NOT_FOUND"), site.settings.timeZone);
}

/** Whom of a list an organisation can invite. One statement, however long it is. */
async function judge(
  trx: Trx,
  { orgNo, people }: { orgNo: string; people: readonly ListedMember[] },
): Promise<Judged[]> {
  const judged = judgePeople(people);
  const mobiles = judged.flatMap((one) => ("person" in one ? [{ mobile: one.person.mobile }] : []));
  const { rows } = await sql<{ mobile: string; reason: "member" | "invited" }>`
    select mobile, 'member' as reason
    from jsonb_to_recordset(${JSON.stringify(mobiles)}::jsonb) as listed (mobile text)
    join app_user using (mobile)
    where app_user.org_no = ${orgNo}
    union all
    select mobile, 'invited' as reason from member_invitation
    where org_no = ${orgNo} and state = 'waiting'`.execute(trx);
  const reasons = new Map(rows.toReversed().map(({ mobile, reason }) => [mobile, reason]));
  return judged.map((one) => {
    const reason = "person" in one ? reasons.get(one.person.mobile) : undefined;
    return reason === undefined ? one : { reason };
  });
}

function refusalsOf(judged: readonly Judged[]): RefusedEntry[] {
  return judged.flatMap((one, index) => ("reason" in one ? [{ index, reason: one.reason }] : []));
}

interface InvitationRow {
  id: string;
  mobile: string;
  person_name: string;
  state: string;
  gmt_create: Date;
  gmt_answer: Date | null;
}

function present(row: InvitationRow, timeZone: string | undefined): MemberInvitation {
  return {
    id: row.id,
    mobile: maskMobile(row.mobile),
    personName: row.person_name,
    // Checked by the table.
    state: row.state as MemberInvitation["state"],
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_answer ? { gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) } : {}),
  };
}
