import { sql } from "kysely";
import type { HandlerInput } from "../../../../generated/contract.ts";
import type {
  CheckMemberListReply,
  ImportMembersReply,
  ListMemberInvitationsBody,
  ListMemberInvitationsReply,
  MemberInvitation,
  RefusedRow,
  WithdrawMemberInvitationBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
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
import { writeMessages } from "../../messages/index.ts";
import { whose } from "../whose.ts";
import { readPeople, type ListedPerson } from "./member-list.ts";

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_ROWS = 20_000;
/** Refused rows that a reply names, and people that a preview shows. */
const MAX_REFUSED = 1000;
const MAX_SAMPLE = 20;

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
 * Which rows of a list would be invited. Nothing is stored. Whether a number has an account is not told: only who is a
 * member, whom the organisation knows. FILE_TOO_LARGE, FILE_KIND_REFUSED, MEMBER_LIST_EMPTY, MEMBER_LIST_TOO_LONG.
 */
export async function checkMemberList(
  { siteOrgNo = "", file }: HandlerInput<"checkMemberList", IncomingFile>,
  context: OperationContext,
): Promise<CheckMemberListReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM) fail("NOT_FOUND");
  const { people, refused, columnList } = await readFile(file, context);
  const judged = await withActor(context.db, systemActor, (trx) => judge(trx, { orgNo, people }));
  const invited = judged.filter(({ reason }) => reason === null);
  return {
    invitedCount: invited.length,
    sampleList: invited
      .slice(0, MAX_SAMPLE)
      .map(({ row, personName, mobile }) => ({ row, personName, mobile: maskMobile(mobile) })),
    columnList,
    ...refusals(refused, judged),
  };
}

/**
 * Invites the people of a list. Whoever has an account gets a message; whoever has none finds the invitation when they
 * sign up with that number. Twice at once the second finds those of the first. The errors of `checkMemberList`.
 */
export async function importMembers(
  { siteOrgNo = "", file }: HandlerInput<"importMembers", IncomingFile>,
  context: OperationContext,
): Promise<ImportMembersReply> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM) fail("NOT_FOUND");
  const session = sessionIn(context);
  const { people, refused } = await readFile(file, context);
  const now = context.now();
  const { orgName } = await organisationWords(orgNo, site.organisationName, context);
  // Written in the site's own language: which one the person reads is not known.
  const { t } = site.texts(site.locales.default);
  const message = {
    title: t("site.members.invited.title", { name: orgName }),
    paragraphs: [
      [{ type: "text" as const, text: t("site.members.invited.text", { name: orgName }) }],
      [
        {
          type: "text" as const,
          text: t("site.members.invited.link"),
          marks: [{ type: "link" as const, attrs: { href: "/account/membership" } }],
        },
      ],
    ],
  };
  return withActor(context.db, systemActor, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('member invitations'), hashtext(${orgNo}))`.execute(trx);
    const judged = await judge(trx, { orgNo, people });
    const invited = judged.filter(({ reason }) => reason === null);
    const rows = invited.map(({ personName, mobile }) => ({ personName, mobile }));
    const { rows: known } = await sql<{ user_no: string }>`with made as (
        insert into member_invitation (org_no, mobile, person_name, author_user_no, gmt_create)
        select ${orgNo}, mobile, "personName", ${session.userNo}, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (mobile text, "personName" text)
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
    return { invitedCount: invited.length, ...refusals(refused, judged) };
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

async function readFile(file: IncomingFile, context: OperationContext) {
  const { userNo } = sessionIn(context);
  const bytes = await file.bytes(MAX_FILE_BYTES);
  const read = await context.services.work.run("readTable", { bytes }, { owner: `user ${userNo}` });
  if ("fault" in read) fail(read.fault === "large" ? "MEMBER_LIST_TOO_LONG" : "FILE_KIND_REFUSED", tooLong);
  if (read.rows.length > MAX_ROWS + 1) fail("MEMBER_LIST_TOO_LONG", tooLong);
  const list = readPeople(read.rows);
  if (list.people.length + list.refused.length === 0) fail("MEMBER_LIST_EMPTY");
  return list;
}

const tooLong = { args: { limit: MAX_ROWS, kinds: "XLSX, CSV, TXT" } };

type Judged = ListedPerson & { reason: "member" | "invited" | null };

/** Who of a list is a member or invited already. One statement, however long it is. */
async function judge(trx: Trx, { orgNo, people }: { orgNo: string; people: ListedPerson[] }): Promise<Judged[]> {
  const { rows } = await sql<{ mobile: string; reason: "member" | "invited" }>`
    select mobile, 'member' as reason
    from jsonb_to_recordset(${JSON.stringify(people.map(({ mobile }) => ({ mobile })))}::jsonb) as listed (mobile text)
    join app_user using (mobile)
    where app_user.org_no = ${orgNo}
    union all
    select mobile, 'invited' as reason from member_invitation
    where org_no = ${orgNo} and state = 'waiting'`.execute(trx);
  const reasons = new Map(rows.toReversed().map(({ mobile, reason }) => [mobile, reason]));
  return people.map((person) => ({ ...person, reason: reasons.get(person.mobile) ?? null }));
}

function refusals(
  refused: ReturnType<typeof readPeople>["refused"],
  judged: Judged[],
): { refusedCount: number; refusedList: RefusedRow[] } {
  const all: RefusedRow[] = [...refused];
  for (const { row, personName, mobile, reason } of judged)
    if (reason !== null) all.push({ row, text: `${personName} ${maskMobile(mobile)}`.trim(), reason });
  return {
    refusedCount: all.length,
    refusedList: all.toSorted((a, b) => a.row - b.row).slice(0, MAX_REFUSED),
  };
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
