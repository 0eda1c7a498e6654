import { sql } from "kysely";
import { CertificateAwardEnum } from "../../../../generated/enums.ts";
import type { OutboxTopics } from "../../../core/outbox/add-event.ts";
import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { awardsOf } from "./awards.ts";
import { issueCertificate } from "./issue.ts";
import { issuerOf } from "./issuer-names.ts";
import { notifyIssued } from "./notify.ts";
import { autoTemplates, selectCompleted, selectPassed, selectPeople, type sourceColumns } from "./queries.ts";

/** Somebody who completed a course, passed an exam, or came to the end of a class. */
export interface Completion {
  kind: keyof typeof sourceColumns;
  sourceId: string;
  userNo: string;
}

/**
 * Writes down, in the caller's transaction of scope `system`, that certificates may be due: those of templates that are
 * issued by themselves. Nothing where there are none, so that it costs one look at an index.
 */
export async function addCompletions(trx: Trx, completions: readonly Completion[], now: Date): Promise<void> {
  if (completions.length === 0) return;
  const rows = completions.map(({ kind, sourceId, userNo }) => ({ kind, source_id: sourceId, user_no: userNo }));
  await sql`insert into outbox (topic, payload, next_try, gmt_create)
    select 'certificate.due', jsonb_build_object('kind', kind, 'sourceId', source_id::text, 'userNo', user_no::text),
      ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (kind smallint, source_id bigint, user_no bigint)
    where exists (select from certificate_template as template where template.is_auto and not template.is_removed
      and case made.kind when ${CertificateAwardEnum.course} then template.course_id = made.source_id
        when ${CertificateAwardEnum.exam} then template.exam_id = made.source_id
        else template.grade_id = made.source_id end)`.execute(trx);
}

type Parts = Pick<Services, "db" | "storage" | "tenants" | "work" | "now">;

/** Issues what is due to somebody; again, it changes nothing. Nothing where they have not completed or passed. */
export async function issueDue(
  { kind, sourceId, userNo }: OutboxTopics["certificate.due"],
  services: Parts,
): Promise<void> {
  const { templates, people } = await withActor(services.db, systemActor, async (trx) => ({
    templates: await autoTemplates(trx, kind, sourceId),
    people: await (kind === CertificateAwardEnum.course
      ? selectCompleted(trx, sourceId, [userNo])
      : kind === CertificateAwardEnum.exam
        ? selectPassed(trx, sourceId, [userNo])
        : selectPeople(trx, [userNo])),
  }));
  for (const template of people.length > 0 ? templates : []) {
    const issuer = await issuerOf(template.orgNo, services);
    const [award] = await awardsOf(people, { template, issuer }, services);
    if (!award) continue;
    await withActor(services.db, systemActor, async (trx) => {
      const id = await issueCertificate(trx, award, { template, issuer, now: services.now() });
      if (id !== undefined) await notifyIssued(trx, { userNo, template }, services);
    });
  }
}
