import type {
  RevokeTierBody,
  RevokeTierReply,
  IssueTierBody,
  IssueTierReply,
  ListTierHoldersBody,
  ListTierHoldersReply,
  TierHolder,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { pageOf, pageRange, totalFromPage } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { messageText, writeMessage } from "../../messages/index.ts";
import { addMembership, stopMembership } from "../access/member-rights.ts";
import { once } from "../once.ts";
import { lockBuyer } from "../order-queries.ts";
import { countHolders, selectHolders, selectPerson, selectTiers, type HolderRow } from "./queries.ts";

/** Who is or was a paying member. */
export async function listTierHolders(
  { state, keyword = "", ...input }: ListTierHoldersBody,
  context: OperationContext,
): Promise<ListTierHoldersReply> {
  const range = pageRange(input);
  const filter = { isEnded: state === "ended", keyword: keyword.trim(), now: context.now() };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectHolders(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countHolders(trx, filter));
    return pageOf(
      rows.map((row) => present(row, context)),
      total,
      range,
    );
  });
}

/**
 * Gives a person days of a tier, from now or after what they have, once for its key. The person reads why. VALIDATION
 * where nobody has the number; NOT_FOUND for a tier or a person that is not there.
 */
export async function issueTier(
  { mobile, userNo: named, vipSetId, days, reason, idempotencyKey }: IssueTierBody,
  context: OperationContext,
): Promise<IssueTierReply> {
  const session = sessionIn(context);
  const now = context.now();
  const { t } = context.site.texts(context.locale);
  const why = reasonOf(reason, context);
  if (!isRecordId(vipSetId) || (named !== undefined && !isRecordId(named))) fail("NOT_FOUND");
  const done = await withActor(context.db, systemActor, async (trx) => {
    const userNo =
      (await selectPerson(trx, { userNo: named, mobile: mobile?.trim() })) ??
      failFields([{ path: "mobile", message: t("error.field.vip.person") }]);
    await lockBuyer(trx, userNo);
    const request = { issueTier: userNo, vipSetId, days, reason: why };
    return once(trx, { userNo, key: idempotencyKey, request, now }, async () => {
      const [tier] = await selectTiers(trx, { id: vipSetId, now });
      if (!tier) fail("NOT_FOUND");
      const by = { operatorNo: session.userNo, reason: why };
      const until = await addMembership(trx, { userNo, vipSetId, days: days ?? tier.days, by, now });
      const gmtEnd = dateTimeIn(context.site.settings.timeZone, until ?? fail("NOT_FOUND"));
      const name = wordingIn(tier.set_name, context.site.locales.default);
      await notify(trx, {
        userNo,
        title: "site.vip.givenTitle",
        args: { name, time: gmtEnd.slice(0, 10) },
        why,
        context,
      });
      await recordAudit(trx, {
        ...auditActor(session),
        action: "vip.give",
        subject: `user:${userNo}`,
        detail: { vipSetId, days: days ?? tier.days, reason: why },
      });
      return { userNo, gmtEnd };
    });
  });
  await context.services.sessions.changed(done.userNo);
  return done;
}

/** Ends the membership of a person now; they read why. NOT_FOUND for who has none. */
export async function revokeTier(
  { userNo, reason }: RevokeTierBody,
  context: OperationContext,
): Promise<RevokeTierReply> {
  const session = sessionIn(context);
  const why = reasonOf(reason, context);
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    if ((await selectPerson(trx, { userNo, mobile: undefined })) === undefined) fail("NOT_FOUND");
    await lockBuyer(trx, userNo);
    // After whoever ended it meanwhile: for them it is over.
    const now = context.now();
    if (!(await stopMembership(trx, { userNo, reason: why, now }))) fail("NOT_FOUND");
    await notify(trx, { userNo, title: "site.vip.endedTitle", args: {}, why, context });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "vip.end",
      subject: `user:${userNo}`,
      detail: { reason: why },
    });
  });
  await context.services.sessions.changed(userNo);
  return { userNo };
}

const LEAST_REASON = 2;

function reasonOf(reason: string, context: OperationContext): string {
  const why = reason.trim();
  const { t } = context.site.texts(context.locale);
  return [...why].length < LEAST_REASON ? failFields([{ path: "reason", message: t("error.field.opinion") }]) : why;
}

interface News {
  userNo: string;
  title: "site.vip.givenTitle" | "site.vip.endedTitle";
  args: Record<string, string>;
  why: string;
  context: OperationContext;
}

async function notify(trx: Trx, { userNo, title, args, why, context }: News): Promise<void> {
  const { t } = context.site.texts(context.site.locales.default);
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: t(title, args),
    paragraphs: [[messageText(t("site.vip.reason", { reason: why }))], [messageText(t("site.vip.see"), "/vip")]],
    at: context.now(),
  });
}

function present(row: HolderRow, context: OperationContext): TierHolder {
  const at = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  return {
    userNo: row.user_no,
    userName: row.name,
    mobile: row.mobile === null ? "" : maskMobile(row.mobile),
    setName: wordingIn(row.set_name, context.locale),
    isMember: row.vip_until > context.now(),
    gmtBegin: at(row.gmt_begin ?? row.vip_until),
    gmtEnd: at(row.vip_until),
    isGiven: row.is_given ?? false,
    reason: row.reason ?? "",
  };
}
