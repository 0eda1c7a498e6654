import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { selectOrgNo } from "./draft-queries.ts";

/**
 * The zone that the times of a course's lessons are written in: that of its organisation's site, whoever reads them and
 * wherever, or the platform's where the site is not to be seen. undefined is the zone of a site that names none. Asked
 * outside the transaction that needs it: a site that is not in memory is read on a connection of its own.
 */
export async function courseZone(
  courseId: string,
  { db, services: { tenants } }: OperationContext,
): Promise<string | undefined> {
  const orgNo = isRecordId(courseId)
    ? await withActor(db, systemActor, (trx) => selectOrgNo(trx, courseId))
    : undefined;
  const site = (await tenants.resolve(orgNo ?? "")) ?? (await tenants.resolve(""));
  return site?.settings.timeZone;
}
