import { sql } from "kysely";
import type {
  ListPlatformSharesBody,
  ListPlatformSharesReply,
  ListShareChangesBody,
  ListShareChangesReply,
  PlatformShare,
  SavePlatformShareBody,
  ShareSubject,
} from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { ALL_BPS } from "../ledger/split.ts";
import {
  countChanges,
  countSubjects,
  saveAgreement,
  selectChanges,
  selectSubjects,
  type SubjectRow,
} from "./queries.ts";
import { insertShareChange } from "./rates.ts";

/** What the platform keeps of the sales of organisations, of its own lecturers, or of courses. */
export async function listPlatformShares(
  { keyword = "", ...input }: ListPlatformSharesBody,
  context: OperationContext,
): Promise<ListPlatformSharesReply> {
  const range = pageRange(input);
  const subject = input.subject || "organisation";
  const filter = { subject, keyword: keyword.trim(), now: context.now() };
  const { rows, total } = await withActor(context.db, systemActor, async (trx) => {
    const found = await selectSubjects(trx, filter, range);
    return { rows: found, total: totalFromPage(found.length, range) ?? (await countSubjects(trx, filter)) };
  });
  return {
    ...pageOf(
      rows.map((row) => present(row, subject, context)),
      total,
      range,
    ),
    usualProportion: percentOf(ALL_BPS - context.services.settings.earnings.shareBps),
  };
}

/**
 * What the platform keeps of sales from now, or from a later time on. What was paid before stays as it was. NOT_FOUND
 * for the platform itself, for lecturers of organisations, and for what is not there; VALIDATION for a time that is over.
 */
export async function savePlatformShare(
  { subject, subjectNo, platformProportion, gmtFrom }: SavePlatformShareBody,
  context: OperationContext,
): Promise<PlatformShare> {
  const session = sessionIn(context);
  const now = context.now();
  const from = gmtFrom === undefined ? now : momentOf(gmtFrom, context.site.settings.timeZone);
  if (!(from >= now)) {
    const { t } = context.site.texts(context.locale);
    failFields([{ path: "gmtFrom", message: t("error.field.share.past") }]);
  }
  const shareBps = platformProportion === undefined ? null : ALL_BPS - Math.round(platformProportion * 100);
  return withActor(context.db, systemActor, async (trx) => {
    const before = await subjectOf(trx, { subject, subjectNo, now });
    const { org_no: orgNo } = before;
    // One after the other, also with what the organisation says its lecturers get.
    await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
    const change = { ...keyOf(subject, before), shareBps, from, changedBy: session.userNo, now };
    await saveAgreement(trx, change);
    await insertShareChange(trx, change);
    await recordAudit(trx, {
      ...auditActor(session),
      action: "share.platform",
      orgNo,
      subject: `${subject}:${subjectNo}`,
      detail: { shareBps, from: from.toISOString() },
    });
    return present(await subjectOf(trx, { subject, subjectNo, now }), subject, context);
  });
}

/** The changes of one share, the latest first. NOT_FOUND as when it is saved. */
export async function listShareChanges(
  { subject, subjectNo, ...input }: ListShareChangesBody,
  context: OperationContext,
): Promise<ListShareChangesReply> {
  const range = pageRange(input);
  const at = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  return withActor(context.db, systemActor, async (trx) => {
    const key = keyOf(subject, await subjectOf(trx, { subject, subjectNo, now: context.now() }));
    const rows = await selectChanges(trx, key, range);
    const total = totalFromPage(rows.length, range) ?? (await countChanges(trx, key));
    const list = rows.map((row) => ({
      id: row.id,
      ...(row.share_bps === null ? {} : { platformProportion: percentOf(ALL_BPS - row.share_bps) }),
      gmtFrom: at(row.gmt_from),
      gmtCreate: at(row.gmt_create),
      changedBy: row.changed_by ?? "",
    }));
    return pageOf(list, total, range);
  });
}

async function subjectOf(
  trx: Trx,
  { subject, subjectNo, now }: { subject: ShareSubject; subjectNo: string; now: Date },
): Promise<SubjectRow> {
  if (subject !== "organisation" && !isRecordId(subjectNo)) fail("NOT_FOUND");
  const [row] = await selectSubjects(trx, { subject, subjectNo, keyword: "", now }, { pageSize: 1, offset: 0 });
  return row ?? fail("NOT_FOUND");
}

function keyOf(subject: ShareSubject, { org_no: orgNo, subject_no: no }: SubjectRow) {
  return { orgNo, userNo: subject === "lecturer" ? no : null, courseId: subject === "course" ? no : null };
}

function present(row: SubjectRow, subject: ShareSubject, context: OperationContext): PlatformShare {
  const { shareBps } = context.services.settings.earnings;
  const above = row.above_bps ?? shareBps;
  return {
    subject,
    subjectNo: row.subject_no,
    subjectName: row.subject_name,
    orgName: subject === "course" ? row.org_name : "",
    platformProportion: percentOf(ALL_BPS - (row.bps ?? above)),
    isAgreed: row.bps !== null,
    ...(row.gmt_next === null
      ? {}
      : {
          nextProportion: percentOf(ALL_BPS - (row.next_bps ?? above)),
          gmtNext: dateTimeIn(context.site.settings.timeZone, row.gmt_next),
        }),
  };
}

const percentOf = (bps: number): number => bps / 100;
