import { messageText, writeMessage } from "../messages/index.ts";
import type {
  AuditCustomApplyBody,
  CheckCustomApplyBody,
  CheckCustomApplyReply,
  CustomApply,
  ListCustomAppliesBody,
  ListCustomAppliesReply,
  SaveCustomApplyBody,
  SaveCustomApplyReply,
} from "../../../generated/types.ts";
import { CustomStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail, failFields } from "../../core/errors.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { presentApply } from "./present.ts";
import {
  countApplies,
  countAppliesSince,
  insertApply,
  selectApplies,
  selectApply,
  selectNewestApply,
  selectPackage,
  updateAnswer,
} from "./queries.ts";

/** Requests of an organisation in a day. */
const MAX_PER_DAY = 10;
const DAY_MS = 86_400_000;

/**
 * Whether the person may ask for a package: organisations may, each once until it is answered. `apply` is what became
 * of their organisation's last request. NOT_FOUND where the package is not shown.
 */
export async function checkCustomApply(
  { id }: CheckCustomApplyBody,
  context: OperationContext,
): Promise<CheckCustomApplyReply> {
  const session = sessionIn(context);
  await packageShown(id, context);
  if (session.userType !== UserTypeEnum.organisation) return { isAllowed: false, reason: "organisation", apply: null };
  const row = await withActor(context.db, actorOf(session), (trx) =>
    selectNewestApply(trx, { id, orgNo: session.orgNo }),
  );
  const waits = row?.custom_status === CustomStatusEnum.waiting;
  return { isAllowed: !waits, reason: waits ? "waiting" : "", apply: row ? presentApply(row, context) : null };
}

/**
 * Files a request. NOT_FOUND; CUSTOM_WAITING while one for the same package waits; CUSTOM_TOO_MANY in a day; 900 for
 * its fields.
 */
export async function saveCustomApply(
  input: SaveCustomApplyBody,
  context: OperationContext,
): Promise<SaveCustomApplyReply> {
  const session = sessionIn(context);
  const { userNo, orgNo } = session;
  const { id, contactName, contactMobile, people, beginDate, wish } = input;
  const { peopleLeast, peopleMost } = await packageShown(id, context);
  const now = context.now();
  const texts = context.site.texts(context.locale);
  const faults = [
    ...(contactName.trim().length < 2 ? [{ path: "contactName", message: texts.t("error.field.blank") }] : []),
    ...(wish.trim().length < 10 ? [{ path: "wish", message: texts.t("error.field.blank") }] : []),
    ...(people < peopleLeast || people > peopleMost
      ? [{ path: "people", message: texts.t("error.field.people", { least: peopleLeast, most: peopleMost }) }]
      : []),
    ...(beginDate !== undefined && Date.parse(beginDate) < now.getTime() - DAY_MS
      ? [{ path: "beginDate", message: texts.t("error.field.dayGone") }]
      : []),
  ];
  if (faults.length > 0) failFields(faults);
  return withActor(context.db, actorOf(session), async (trx) => {
    if ((await countAppliesSince(trx, orgNo, new Date(now.getTime() - DAY_MS))) >= MAX_PER_DAY)
      fail("CUSTOM_TOO_MANY", { args: { limit: MAX_PER_DAY } });
    const applyId = await insertApply(trx, {
      id,
      orgNo,
      userNo,
      contactName: contactName.trim(),
      contactMobile,
      people,
      beginDate,
      wish: wish.trim(),
      now,
    });
    return { id: applyId ?? fail("CUSTOM_WAITING"), customStatus: CustomStatusEnum.waiting };
  });
}

/** The queue of the operators: what waits first, the oldest first. */
export async function listCustomApplies(
  input: ListCustomAppliesBody,
  context: OperationContext,
): Promise<ListCustomAppliesReply> {
  const range = pageRange(input);
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const rows = await selectApplies(trx, input.customStatus, range);
    return pageOf(
      rows.map((row) => presentApply(row, context)),
      await countApplies(trx, input.customStatus),
      range,
    );
  });
}

/**
 * Answers or refuses; whoever filed the request gets a message. NOT_FOUND; CUSTOM_ANSWERED where another was quicker.
 */
export async function auditCustomApply(
  { id, customStatus, answer }: AuditCustomApplyBody,
  context: OperationContext,
): Promise<CustomApply> {
  const { userNo } = sessionIn(context);
  const texts = context.site.texts(context.locale);
  if (customStatus === CustomStatusEnum.waiting)
    failFields([{ path: "customStatus", message: texts.t("error.field.blank") }]);
  if (answer.trim().length < 2) failFields([{ path: "answer", message: texts.t("error.field.blank") }]);
  if (!isRecordId(id)) fail("NOT_FOUND");
  // The message to somebody else is the server's own work; that an operator asks was checked by the call's access.
  return withActor(context.db, systemActor, async (trx) => {
    const before = (await selectApply(trx, id)) ?? fail("NOT_FOUND");
    const now = context.now();
    if (!(await updateAnswer(trx, { id, customStatus, answer: answer.trim(), userNo, now }))) fail("CUSTOM_ANSWERED");
    const row = (await selectApply(trx, id)) ?? fail("NOT_FOUND");
    const apply = presentApply(row, context);
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "custom.answer",
      orgNo: before.org_no,
      subject: `customApply:${id}`,
      detail: { customStatus },
    });
    await writeMessage(trx, {
      userNo: before.user_no,
      about: "system",
      title: texts.t("page.custom.answerTitle", { name: apply.customName }),
      paragraphs: [[messageText(answer.trim())]],
      at: now,
    });
    return apply;
  });
}

async function packageShown(
  id: string,
  context: OperationContext,
): Promise<{ peopleLeast: number; peopleMost: number }> {
  const row = isRecordId(id) ? await selectPackage(context.db, { orgNo: undefined, id }) : undefined;
  if (!row) fail("NOT_FOUND");
  return { peopleLeast: row.people_least, peopleMost: row.people_most };
}
