import { sql } from "kysely";
import { recordAudit } from "../../../audit/index.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import { fail, CodedError } from "../../../../core/errors.ts";
import { parseLayer } from "../bases.ts";
import { hasErrors, type FolderFinding } from "../finding.ts";
import { stateOf, type DraftDeps } from "./draft.ts";
import { endRequests, holdDraft, type Author } from "./draft-rows.ts";
import { holdReady, noSchedule, publishOwn, readReady, type DraftToPublish } from "./publish-draft.ts";
import { decide, refuseAlone } from "./requests.ts";

const LONGEST_MS = 366 * 86_400_000;

/**
 * Sets a time at which the draft, as it is now, is published; what is edited afterwards waits for its own. Another time
 * that was set is replaced. SITE_SCHEDULE_PAST for a time that is over or more than a year ahead; else the errors of
 * `publishDraft`.
 */
export async function scheduleDraft(
  deps: DraftDeps,
  { orgNo, version, message, author, time }: Omit<DraftToPublish, "source"> & { time: Date },
): Promise<{ findings: FolderFinding[] }> {
  const { db, now } = deps;
  const ahead = time.getTime() - now().getTime();
  // NaN, of a date that there is not, is neither.
  if (!(ahead > 0 && ahead < LONGEST_MS)) fail("SITE_SCHEDULE_PAST");
  const { findings } = await readReady(deps, { orgNo, version });
  // What is asked of a draft, and whose messages that are, is more than one person's.
  await withActor(db, systemActor, async (trx) => {
    const draft = await holdReady(trx, { orgNo, version }, deps);
    refuseAlone(draft, author);
    const asked = await decide(trx, { held: draft, state: "scheduled", author }, deps);
    await trx
      .updateTable("site_draft")
      .set({
        schedule_time: time,
        schedule_patch: sql`${draft.json}::json`,
        schedule_base: draft.baseRevision === "0" ? null : draft.baseRevision,
        schedule_version: version,
        schedule_message: message,
        schedule_user_no: author.userNo,
        schedule_author: author.name,
        schedule_asked: asked,
        schedule_fault: null,
      })
      .where("org_no", "=", orgNo)
      .execute();
    await recordAudit(trx, {
      ...author.audit,
      action: "site.schedule",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { time: time.toISOString(), version, message },
    });
  });
  return { findings };
}

/** Takes the time off again; the draft stays. Nothing happens where none is set. */
export async function unscheduleDraft(
  { db, actor = systemActor }: DraftDeps,
  { orgNo, author }: { orgNo: string; author: Author },
): Promise<void> {
  await withActor(db, actor, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("site_draft")
      .set({ ...noSchedule, schedule_fault: null })
      .where("org_no", "=", orgNo)
      .where("schedule_time", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await recordAudit(trx, { ...author.audit, action: "site.unschedule", orgNo, subject: `site:${orgNo}` });
  });
}

/** What became of a scheduled site. */
export interface Due {
  orgNo: string;
  outcome: "published" | "faults" | "superseded";
}

/**
 * Publishes what is due, each in a transaction of its own; of several processes one does it, and the others pass it
 * over. It is checked again now. What has faults, or was overtaken by something else that was published, is not
 * published, and the draft says so.
 */
export async function publishDue(deps: Pick<DraftDeps, "db" | "check" | "now">, signal?: AbortSignal): Promise<Due[]> {
  const { db, now } = deps;
  const waiting = await withActor(db, systemActor, (trx) =>
    sql<{ org_no: string; schedule_patch: string }>`select org_no, schedule_patch::text from site_draft
      where schedule_time <= ${now()} order by schedule_time limit 100`.execute(trx),
  );
  const done: Due[] = [];
  const errors: unknown[] = [];
  for (const { org_no: orgNo, schedule_patch: patch } of waiting.rows) {
    if (signal?.aborted) break;
    try {
      const outcome = await publishOne(deps, orgNo, patch);
      if (outcome) done.push({ orgNo, outcome });
    } catch (error) {
      // The next in the queue must not wait for it.
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${waiting.rows.length} scheduled sites failed`);
  return done;
}

/** undefined where another process has it, or had it. */
async function publishOne(
  { db, check, now }: Pick<DraftDeps, "db" | "check" | "now">,
  orgNo: string,
  patch: string,
): Promise<Due["outcome"] | undefined> {
  const layer = parseLayer(patch);
  const isRight = await isPublishable(() => check(orgNo, { json: patch }));
  return withActor(db, systemActor, async (trx) => {
    await sql`select 1 from site where org_no = ${orgNo} for update`.execute(trx);
    const { rows } = await sql<ScheduleRow>`
      select version, schedule_version, schedule_base::text, schedule_message, schedule_user_no::text, schedule_author,
        schedule_asked from site_draft
      where org_no = ${orgNo} and schedule_time <= ${now()} and schedule_patch::text = ${patch} for update skip locked`.execute(
      trx,
    );
    const [row] = rows;
    if (!row) return undefined;
    const held = stateOf(orgNo, (await holdDraft(trx, orgNo)) ?? fail("NOT_FOUND"));
    const reason = !isRight
      ? "faults"
      : (row.schedule_base ?? "0") === held.publishedRevision
        ? undefined
        : "superseded";
    if (reason) {
      await trx
        .updateTable("site_draft")
        .set({ ...noSchedule, schedule_fault: sql`${JSON.stringify({ reason, time: now().toISOString() })}::json` })
        .where("org_no", "=", orgNo)
        .execute();
      return reason;
    }
    const message = row.schedule_message;
    const author: Author = {
      userNo: row.schedule_user_no,
      name: row.schedule_author,
      audit: { actorKind: "user", actorUserNo: row.schedule_user_no ?? undefined },
    };
    const revision = await publishOwn(trx, {
      orgNo,
      layer,
      source: "studio",
      message,
      author,
      asked: row.schedule_asked,
    });
    // A draft that was not touched since is what is published now; one that went on goes on from there.
    const isOver = row.version === row.schedule_version;
    const rest = isOver ? { patch: null, base_revision: null } : { base_revision: revision };
    await trx
      .updateTable("site_draft")
      .set({ ...noSchedule, ...rest, version: row.version + 1 })
      .where("org_no", "=", orgNo)
      .execute();
    if (isOver) await endRequests(trx, { orgNo, now: now() });
    await recordAudit(trx, {
      ...author.audit,
      action: "site.publish",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { revision, message, isScheduled: true },
    });
    return "published" as const;
  });
}

/** What is too large to be checked has faults like any other: its turn does not come again and again. */
async function isPublishable(check: () => Promise<FolderFinding[]>): Promise<boolean> {
  try {
    return !hasErrors(await check());
  } catch (error) {
    if (error instanceof CodedError && error.constant === "WORK_TOO_MUCH") return false;
    throw error;
  }
}

interface ScheduleRow {
  version: number;
  schedule_version: number;
  schedule_base: string | null;
  schedule_message: string;
  schedule_user_no: string | null;
  schedule_author: string;
  schedule_asked: string;
}
