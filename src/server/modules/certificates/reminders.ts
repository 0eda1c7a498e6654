import { sql } from "kysely";
import type { Services } from "../../core/services.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { issuerOf } from "./issuing/issuer-names.ts";
import { notifyExpiring } from "./issuing/notify.ts";

/** Certificates of one transaction. */
const LARGEST_BATCH = 200;

interface Due {
  userNo: string;
  orgNo: string;
  name: string;
  days: number;
  gmtExpire: Date;
}

/**
 * Tells people 60, 30 and 7 days before that a certificate runs out, once each; whoever has a newer one is not told.
 * Gives how many.
 */
export async function remindExpiring(
  services: Pick<Services, "db" | "tenants" | "now">,
  signal?: AbortSignal,
): Promise<number> {
  for (let told = 0; ;) {
    const count = signal?.aborted ? 0 : await remindSome(services);
    told += count;
    if (count < LARGEST_BATCH) return told;
  }
}

async function remindSome(services: Pick<Services, "db" | "tenants" | "now">): Promise<number> {
  const now = services.now();
  return withActor(services.db, systemActor, async (trx) => {
    const { rows } = await sql<Due>`
      with due as (
        select certificate.id, step.days from certificate
        cross join lateral (select min(days) as days from unnest(array[60, 30, 7]) as days
          where certificate.gmt_expire <= ${now}::timestamptz + days * interval '1 day'
            and certificate.gmt_issue < certificate.gmt_expire - days * interval '1 day') as step
        where gmt_revoke is null and gmt_expire > ${now} and gmt_expire <= ${now}::timestamptz + interval '60 days'
          and step.days is not null and (days_reminded = 0 or days_reminded > step.days)
          and not exists (select from certificate as newer where newer.template_id = certificate.template_id
            and newer.user_no = certificate.user_no and newer.cycle > certificate.cycle and newer.gmt_revoke is null)
        order by gmt_expire limit ${LARGEST_BATCH} for update of certificate skip locked
      )
      update certificate set days_reminded = due.days from due where due.id = certificate.id
      returning certificate.user_no as "userNo", certificate.org_no as "orgNo", certificate_name as name,
        due.days, gmt_expire as "gmtExpire"`.execute(trx);
    for (const { gmtExpire, ...due } of rows) {
      const { timeZone } = await issuerOf(due.orgNo, services);
      const left = Math.ceil((gmtExpire.getTime() - now.getTime()) / 86_400_000);
      await notifyExpiring(trx, { ...due, days: left, date: dateTimeIn(timeZone, gmtExpire).slice(0, 10) }, services);
    }
    return rows.length;
  });
}
