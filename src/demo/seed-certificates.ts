import { sql } from "kysely";
import { CertificateAwardEnum } from "../generated/enums.ts";
import type { Trx } from "../server/database/connect.ts";
import { issueCertificate, selectTemplates, styles } from "../server/modules/certificates/index.ts";
import { certificates, certificateTemplates, type CertificateTemplateSeed } from "./content/certificates.ts";
import { insertRows, required } from "./insert-rows.ts";

const DAY_MS = 86_400_000;

/** Templates of an organisation, and certificates of its learner: valid, about to end, expired and revoked. */
export async function seedCertificates(trx: Trx, now: Date): Promise<void> {
  const people = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile", "name"])
    .where("mobile", "is not", null)
    .execute();
  const personOf = new Map(people.map((person) => [person.mobile ?? "", person]));
  const ids = new Map<string, string>();
  for (const template of certificateTemplates) ids.set(template.key, await seedTemplate(trx, { template, now }));
  for (const { template: key, mobile, daysAgo, revoked } of certificates) {
    const { user_no: userNo, name: holderName } = required(personOf, mobile);
    const [template] = await selectTemplates(trx, sql`template.id = ${required(ids, key)}`);
    const { issuerNames } = certificateTemplates.find((one) => one.key === key)!;
    const id =
      template &&
      (await issueCertificate(
        trx,
        { userNo, holderName, undrawn: "" },
        {
          template,
          issuer: { names: issuerNames, timeZone: undefined },
          now: new Date(now.getTime() - daysAgo * DAY_MS),
          issuerUserNo: required(personOf, "13800000003").user_no,
        },
      ));
    if (id !== undefined && revoked !== undefined)
      await sql`update certificate set gmt_revoke = ${new Date(now.getTime() - DAY_MS)}, revoke_reason = ${revoked}
        where id = ${id}`.execute(trx);
  }
}

async function seedTemplate(
  trx: Trx,
  { template, now }: { template: CertificateTemplateSeed; now: Date },
): Promise<string> {
  const { name, orgNo, prefix, months, style, exam } = template;
  const found =
    exam === undefined
      ? undefined
      : await trx.selectFrom("exam").where("exam_name", "=", exam).select("id").executeTakeFirst();
  const [row] = await insertRows<{ id: string }>(
    trx,
    "certificate_template",
    [
      {
        org_no: orgNo,
        template_name: name,
        award_kind: found ? CertificateAwardEnum.exam : CertificateAwardEnum.other,
        exam_id: found?.id ?? null,
        is_auto: found !== undefined,
        prefix,
        valid_months: months ?? null,
        version_no: 1,
        is_removed: false,
        gmt_create: now,
        gmt_modified: now,
      },
    ],
    ["id"],
  );
  const id = String(row?.id);
  const [version] = await insertRows<{ id: string }>(
    trx,
    "certificate_template_version",
    [{ template_id: id, org_no: orgNo, version_no: 1, design: styles[style], gmt_create: now }],
    ["id"],
  );
  await sql`update certificate_template set version_id = ${version?.id} where id = ${id}`.execute(trx);
  return id;
}
