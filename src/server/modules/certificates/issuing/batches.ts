import { sql } from "kysely";
import { CertificateAwardEnum } from "../../../../generated/enums.ts";
import type { CertificateBatch, GetCertificateBatchBody, IssueCertificatesBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { addEvent, type OutboxTopics } from "../../../core/outbox/add-event.ts";
import type { Services } from "../../../core/services.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { ownTemplate } from "../templates/templates.ts";
import { awardsOf } from "./awards.ts";
import { issueCertificate, type TemplateRow } from "./issue.ts";
import { issuerOf } from "./issuer-names.ts";
import { notifyIssued } from "./notify.ts";
import { people } from "./people.ts";
import { type Candidate, selectPassed, selectPeople, selectTemplates } from "./queries.ts";

/** People of one batch, and of one step of it: a step is one transaction. */
const MAX_PEOPLE = 5000;
const STEP = 50;

type Refusal = CertificateBatch["refusedList"][number];

/**
 * Begins issuing to people, by their accounts or mobile numbers, or to all who completed or passed, or whom the rule
 * of a class that is closed names. The work is done in
 * steps by the outbox. NOT_FOUND; CERTIFICATE_NOBODY where nobody of those can get one.
 */
export async function issueCertificates(
  { templateId, userNoList = [], mobileList = [], isEligible = false }: IssueCertificatesBody,
  context: OperationContext,
): Promise<CertificateBatch> {
  const session = sessionIn(context);
  const template = await ownTemplate(templateId, context);
  const now = context.now();
  const mobiles = [...new Set(mobileList.map((mobile) => mobile.normalize("NFKC").replaceAll(/[\s-]/g, "")))].filter(
    (mobile) => mobile !== "",
  );
  return withActor(context.db, systemActor, async (trx) => {
    const { found, unknown } = await choose(trx, { template, session, now, userNoList, mobiles, isEligible });
    if (found.length === 0) fail("CERTIFICATE_NOBODY");
    const refused: Refusal[] = unknown.map((name) => ({ name, reason: "unknown" }));
    const { id } = await trx
      .insertInto("certificate_batch")
      .values({
        template_id: template.id,
        org_no: template.orgNo,
        owner_user_no: template.ownerUserNo,
        author_user_no: session.userNo,
        people: JSON.stringify(found),
        total: found.length,
        refused: JSON.stringify(refused),
        gmt_create: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      ...auditActor(session),
      action: "certificate.issue",
      orgNo: template.orgNo,
      subject: `certificateTemplate:${template.id}`,
      detail: { people: found.length },
    });
    await addEvent(trx, { topic: "certificate.batch", payload: { batchId: id }, now });
    return presentBatch((await selectBatch(trx, id))!, context);
  }).finally(() => context.services.outbox.wake());
}

interface Choice {
  template: TemplateRow;
  session: ReturnType<typeof sessionIn>;
  now: Date;
  userNoList: string[];
  mobiles: string[];
  isEligible: boolean;
}

/** Those whom one may issue to, and the mobile numbers of nobody such: who is not known and who is not one's own alike. */
async function choose(trx: Trx, { template, session, now, userNoList, mobiles, isEligible }: Choice) {
  const { rows } = await sql<{ userNo: string; mobile: string | null }>`
    select app_user.user_no as "userNo", app_user.mobile from ${await people(trx, { template, session, now })}
    where ${
      isEligible
        ? sql`person.is_eligible`
        : sql`(app_user.user_no = any(${userNoList.filter(isRecordId)}::bigint[]) or app_user.mobile = any(${mobiles}::text[]))`
    } order by app_user.user_no limit ${MAX_PEOPLE}`.execute(trx);
  const known = new Set(rows.map(({ mobile }) => mobile));
  const there = new Set(rows.map(({ userNo }) => userNo));
  return {
    found: rows.map(({ userNo }) => userNo),
    unknown: isEligible
      ? []
      : [...mobiles.filter((mobile) => !known.has(mobile)), ...userNoList.filter((userNo) => !there.has(userNo))],
  };
}

type Parts = Pick<Services, "db" | "storage" | "tenants" | "work" | "now">;

/** Does the next step of a batch, and leaves the one after it to be done; a step that is done twice changes nothing. */
export async function stepBatch({ batchId }: OutboxTopics["certificate.batch"], services: Parts): Promise<void> {
  const begun = await withActor(services.db, systemActor, async (trx) => {
    const batch = await selectBatch(trx, batchId);
    if (!batch || batch.done >= batch.total) return undefined;
    const [template] = await selectTemplates(trx, sql`template.id = ${batch.templateId}`);
    if (!template) return undefined;
    const userNos = batch.people.slice(batch.done, batch.done + STEP);
    return { batch, template, userNos, chosen: await candidates(trx, template, userNos) };
  });
  if (!begun) return;
  const { batch, template, userNos, chosen } = begun;
  const issuer = await issuerOf(template.orgNo, services);
  const awards = await awardsOf(chosen, { template, issuer }, services);
  const now = services.now();
  await withActor(services.db, systemActor, async (trx) => {
    const done = batch.done + userNos.length;
    // Whoever does the same step at once waits here, and finds it done.
    const { rows } =
      await sql`update certificate_batch set done = ${done} where id = ${batchId} and done = ${batch.done}
      returning id`.execute(trx);
    if (rows.length === 0) return;
    const refused: Refusal[] = [];
    let issued = 0;
    for (const award of awards) {
      const refusal = (reason: Refusal["reason"], more: Partial<Refusal> = {}) =>
        void refused.push({ name: award.holderName, reason, ...more });
      if (award.holderName.trim() === "") refusal("noName");
      else if (award.undrawn !== "") refusal("characters", { characters: award.undrawn });
      else if (template.hasPhoto && !award.photo) refusal("photo");
      else {
        const setting = { template, issuer, now, issuerUserNo: batch.authorUserNo };
        if ((await issueCertificate(trx, award, setting)) === undefined) refusal("held");
        else {
          issued += 1;
          await notifyIssued(trx, { userNo: award.userNo, template }, services);
        }
      }
    }
    const isDone = done >= batch.total;
    await sql`update certificate_batch set issued = issued + ${issued}, refused = refused || ${JSON.stringify(refused)}::jsonb,
        gmt_done = ${isDone ? now : null} where id = ${batchId}`.execute(trx);
    if (!isDone) await addEvent(trx, { topic: "certificate.batch", payload: { batchId }, now });
  });
}

/** People of a step; of an exam with their points. */
async function candidates(trx: Trx, template: TemplateRow, userNos: string[]): Promise<Candidate[]> {
  const everybody = await selectPeople(trx, userNos);
  if (template.awardKind !== CertificateAwardEnum.exam) return everybody;
  const { rows } = await sql<{ examId: string | null }>`select exam_id as "examId" from certificate_template
    where id = ${template.id}`.execute(trx);
  const examId = rows[0]?.examId;
  if (!examId) return everybody;
  const points = new Map((await selectPassed(trx, examId, userNos)).map(({ userNo, score }) => [userNo, score]));
  return everybody.map((one) => ({ ...one, score: points.get(one.userNo) ?? null }));
}

/** How far issuing to many is. NOT_FOUND. */
export async function getCertificateBatch(
  { id }: GetCertificateBatchBody,
  context: OperationContext,
): Promise<CertificateBatch> {
  const row = isRecordId(id)
    ? await withActor(context.db, actorOf(sessionIn(context)), (trx) => selectBatch(trx, id))
    : undefined;
  return presentBatch(row ?? fail("NOT_FOUND"), context);
}

interface BatchRow {
  id: string;
  templateId: string;
  authorUserNo: string;
  people: string[];
  total: number;
  done: number;
  issued: number;
  refused: Refusal[];
  gmtDone: Date | null;
}

async function selectBatch(trx: Trx, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select id, template_id as "templateId", author_user_no as "authorUserNo", people, total, done, issued, refused,
      gmt_done as "gmtDone" from certificate_batch where id = ${id}`.execute(trx);
  return rows[0];
}

function presentBatch(row: BatchRow, context: OperationContext): CertificateBatch {
  return {
    id: row.id,
    templateId: row.templateId,
    totalCount: row.total,
    doneCount: row.done,
    issuedCount: row.issued,
    refusedList: row.refused,
    ...(row.gmtDone === null ? {} : { gmtDone: dateTimeIn(context.site.settings.timeZone, row.gmtDone) }),
  };
}
