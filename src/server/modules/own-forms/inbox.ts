import type {
  FormEntry,
  ListFormEntriesBody,
  ListFormEntriesReply,
  RemoveFormEntriesBody,
  RemoveFormEntriesReply,
  SaveFormEntriesBody,
  SaveFormEntriesReply,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudits } from "../audit/index.ts";
import { countEntries, deleteEntries, lockEntries, markEntries, selectEntries, selectForms } from "./queries.ts";

/** Entries at once when nothing is said. */
const USUAL_LIMIT = 20;

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/**
 * What came in by the organisation's own forms, the newest first. Its own rows are all that it sees. NOT_FOUND for a form
 * that its site has not and nothing came in by.
 */
export async function listFormEntries(
  { form = "", state = "", keyword = "", dateFrom, dateUntil, before, limit = USUAL_LIMIT }: ListFormEntriesBody,
  context: OperationContext,
): Promise<ListFormEntriesReply> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const { site } = context;
  const timeZone = site.settings.timeZone ?? "Asia/Shanghai";
  const filter = { orgNo, form, state, keyword: keyword.trim(), dateFrom, dateUntil, timeZone };
  const { say } = site.texts(context.locale);
  return withActor(context.db, actorOf(session), async (trx) => {
    // One more than is shown tells whether there are others.
    const found = await selectEntries(trx, filter, { before, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const next = found.length > limit ? rows.at(-1)?.id : undefined;
    const isWhole = before === undefined && next === undefined;
    const forms = await selectForms(trx, orgNo);
    const isKnown = form === "" || site.form(form)?.inbox !== undefined || forms.some((one) => one.form === form);
    if (!isKnown) fail("NOT_FOUND");
    return {
      list: rows.map((row) => presentEntry(row, timeZone)),
      ...(next ? { next } : {}),
      totalCount: isWhole ? rows.length : await countEntries(trx, filter),
      newCount: forms.reduce((sum, { newCount }) => sum + newCount, 0),
      formList: forms.map((one) => {
        const inbox = site.form(one.form)?.inbox;
        return { value: one.form, label: inbox ? say(inbox.name) : one.title, count: one.newCount };
      }),
    };
  });
}

/** Marks what came in as done, or as new again. NOT_FOUND where one is not the organisation's; then nothing is done. */
export async function saveFormEntries(
  { idList, isDone }: SaveFormEntriesBody,
  context: OperationContext,
): Promise<SaveFormEntriesReply> {
  const now = context.now();
  return change(idList, context, async (trx, rows) => {
    const others = rows.filter((row) => row.is_done !== isDone).map(({ id }) => id);
    await markEntries(trx, others, isDone ? now : undefined);
    return { count: others.length };
  });
}

/** Removes what came in, for good. NOT_FOUND where one is not the organisation's, or is gone; then nothing is done. */
export async function removeFormEntries(
  { idList }: RemoveFormEntriesBody,
  context: OperationContext,
): Promise<RemoveFormEntriesReply> {
  const actor = auditActor(sessionIn(context));
  const { orgNo } = sessionIn(context);
  return change(idList, context, async (trx, rows) => {
    await deleteEntries(
      trx,
      rows.map(({ id }) => id),
    );
    return {
      count: rows.length,
      // What it said is in no log: it is gone.
      records: rows.map(({ id, form }) => ({
        ...actor,
        action: "form.remove" as const,
        orgNo,
        subject: `formEntry:${id}`,
        detail: { form },
      })),
    };
  });
}

type Locked = Awaited<ReturnType<typeof lockEntries>>;

async function change(
  idList: readonly string[],
  context: OperationContext,
  work: (trx: Trx, rows: Locked) => Promise<{ count: number; records?: Parameters<typeof recordAudits>[1] }>,
): Promise<{ count: number }> {
  const session = sessionIn(context);
  const ids = [...new Set(idList)];
  if (!ids.every(isRecordId)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await lockEntries(trx, { orgNo: session.orgNo, ids });
    if (rows.length !== ids.length) fail("NOT_FOUND");
    const { count, records } = await work(trx, rows);
    if (records) await recordAudits(trx, records);
    return { count };
  });
}

function presentEntry(row: EntryRow, timeZone: string): FormEntry {
  return {
    id: row.id,
    formTitle: row.form_title,
    isDone: row.is_done,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_done ? { gmtDone: dateTimeIn(timeZone, row.gmt_done) } : {}),
    gmtExpire: dateTimeIn(timeZone, row.gmt_expire),
    // Written by `sendOwnForm` alone.
    answerList: row.answers as unknown as FormEntry["answerList"],
  };
}
