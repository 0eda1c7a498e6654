import { sql } from "kysely";
import type {
  AddMemberCodeBody,
  ListMemberCodesBody,
  ListMemberCodesReply,
  MemberCode,
  RemoveMemberCodeBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { newReadableCode } from "../../../lib/readable-code.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { whose } from "../whose.ts";

/** Codes of one organisation that can be used at a time. */
const MAX_OPEN = 100;
const DAY_MS = 86_400_000;

/** The codes of the organisation, the newest first. */
export async function listMemberCodes(
  { siteOrgNo = "", ...input }: ListMemberCodesBody,
  context: OperationContext,
): Promise<ListMemberCodesReply> {
  const range = pageRange(input);
  const { orgNo, site, reader } = await whose({ siteOrgNo }, context);
  return withActor(context.db, reader, async (trx) => {
    const rows = await codes(trx).where("org_no", "=", orgNo).limit(range.pageSize).offset(range.offset).execute();
    const { total } = await trx
      .selectFrom("member_code")
      .where("org_no", "=", orgNo)
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    const list = rows.map((row) => present(row, { orgNo, timeZone: site.settings.timeZone, now: context.now() }));
    return pageOf(list, Number(total), range);
  });
}

/** Makes a code. MEMBER_CODES_FULL where a hundred are open; NOT_FOUND for the platform, which everybody may join. */
export async function addMemberCode(
  { siteOrgNo = "", note = "", maxUses, days }: AddMemberCodeBody,
  context: OperationContext,
): Promise<MemberCode> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM) fail("NOT_FOUND");
  const session = sessionIn(context);
  const now = context.now();
  const code = newReadableCode();
  const row = await withActor(context.db, systemActor, async (trx) => {
    await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from member_code
      where org_no = ${orgNo} and gmt_revoke is null and gmt_expire > ${now}`.execute(trx);
    if ((rows[0]?.open ?? 0) >= MAX_OPEN) fail("MEMBER_CODES_FULL", { args: { limit: MAX_OPEN } });
    const { id } = await trx
      .insertInto("member_code")
      .values({
        org_no: orgNo,
        code,
        note: note.trim(),
        max_uses: maxUses,
        gmt_expire: new Date(now.getTime() + days * DAY_MS),
        author_user_no: session.userNo,
        gmt_create: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    // The code itself is not written down: whoever reads the log need not be able to join.
    const detail = { maxUses, days };
    await recordAudit(trx, {
      ...auditActor(session),
      action: "member.code",
      orgNo,
      subject: `memberCode:${id}`,
      detail,
    });
    return codes(trx).where("id", "=", id).executeTakeFirstOrThrow();
  });
  return present(row, { orgNo, timeZone: site.settings.timeZone, now });
}

/** Ends a code. Whoever joined with it stays. NOT_FOUND where it is another's. */
export async function removeMemberCode(
  { siteOrgNo = "", id }: RemoveMemberCodeBody,
  context: OperationContext,
): Promise<MemberCode> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const row = await withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<{ id: string }>`update member_code set gmt_revoke = coalesce(gmt_revoke, ${now})
      where id = ${id} and org_no = ${orgNo} returning id`.execute(trx);
    if (rows.length === 0) fail("NOT_FOUND");
    const subject = `memberCode:${id}`;
    await recordAudit(trx, { ...auditActor(sessionIn(context)), action: "member.codeEnd", orgNo, subject });
    return codes(trx).where("id", "=", id).executeTakeFirstOrThrow();
  });
  return present(row, { orgNo, timeZone: site.settings.timeZone, now });
}

function codes(trx: Trx) {
  return trx
    .selectFrom("member_code")
    .select(["id", "code", "note", "max_uses", "used_count", "gmt_expire", "gmt_revoke", "gmt_create"])
    .orderBy("id", "desc");
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof codes>["execute"]>>[number];

interface CodeFacts {
  orgNo: string;
  timeZone: string | undefined;
  now: Date;
}

function present(row: CodeRow, { orgNo, timeZone, now }: CodeFacts): MemberCode {
  return {
    id: row.id,
    code: row.code,
    note: row.note,
    maxUses: row.max_uses,
    usedCount: row.used_count,
    gmtExpire: dateTimeIn(timeZone, row.gmt_expire),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    isOpen: row.gmt_revoke === null && row.gmt_expire > now && (row.max_uses === 0 || row.used_count < row.max_uses),
    joinPath: `/org/${encodeURIComponent(orgNo)}/join?code=${row.code}`,
  };
}
