import type {
  CheckAuditLogBody,
  CheckAuditLogReply,
  ListAuditLogBody,
  ListAuditLogReply,
} from "../../../generated/types.ts";
import { selectActorNames, selectAudits } from "./audit-queries.ts";
import { verifyAudit } from "./verify-audit.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { visitor } from "../../../site/document/visitor.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentAudit } from "./present.ts";

const USUAL_ZONE = "Asia/Shanghai";
const USUAL_LIMIT = 20;

/**
 * Who changed what, the newest first; pages go by the last entry seen, so that the tenth thousand costs as much as the
 * first.
 */
export async function listAuditLog(input: ListAuditLogBody, context: OperationContext): Promise<ListAuditLogReply> {
  const { siteOrgNo, action, userNo, dateFrom, dateUntil, before, limit = USUAL_LIMIT } = input;
  for (const id of [userNo, before]) if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const timeZone = context.site.settings.timeZone ?? USUAL_ZONE;
  const filter = { orgNo: siteOrgNo || undefined, action: action || undefined, userNo, dateFrom, dateUntil, timeZone };
  const rows = await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
    selectAudits(trx, { filter, before, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  const unnamed = shown.flatMap(({ actor_name: name, actor_user_no: actor }) =>
    name === "" && actor !== null ? [actor] : [],
  );
  const names = await withActor(context.db, systemActor, (trx) => selectActorNames(trx, [...new Set(unnamed)]));
  const last = shown.at(-1);
  const texts = context.site.texts(context.locale);
  const platform = await context.services.tenants.resolve("");
  const platformName = platform?.view(context.locale).for(visitor).info.title ?? "";
  return {
    list: shown.map((row) => presentAudit(row, { timeZone, texts, names, platformName })),
    ...(rows.length > limit && last ? { next: last.id } : {}),
  };
}

/** Whether the log is as it was written. */
export async function checkAuditLog(
  { noted }: CheckAuditLogBody,
  context: OperationContext,
): Promise<CheckAuditLogReply> {
  if (noted && !isRecordId(noted.seq)) fail("NOT_FOUND");
  const { entries, head, problems } = await verifyAudit(context.db, { noted });
  return { isWhole: problems.length === 0, entries, ...(head ? { head } : {}), problems };
}
