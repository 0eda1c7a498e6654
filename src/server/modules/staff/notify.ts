import type { StaffRole } from "../../../generated/contract.ts";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { organisationPeople } from "../../lib/organisation-people.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { type MessageText, messageText, writeMessage, writeMessages } from "../messages/index.ts";

/** Where invitations are answered, and where one chooses for whom one acts. */
const WORK_PATH = "/account/work";

/** The texts of the caller's site, and what it is called in its own language. */
async function wordsOf(context: OperationContext) {
  const { t } = context.site.texts(context.site.locales.default);
  const { orgName } = await organisationWords(context.orgNo, context.site.organisationName, context);
  return { t, name: orgName };
}

/** Tells somebody that the organisation of the caller asks them to work for it. */
export async function tellInvited(
  trx: Trx,
  { userNo, staffRole }: { userNo: string; staffRole: StaffRole },
  context: OperationContext,
): Promise<void> {
  const { t, name } = await wordsOf(context);
  const role = t(`enum.StaffRole.${staffRole}`);
  await tell(trx, { userNo, title: t("site.staff.invited.title", { name }) }, context, [
    [messageText(t("site.staff.invited.text", { name, role }))],
    [messageText(t("site.staff.invited.link"), WORK_PATH)],
  ]);
}

/** Tells whoever has a number and no account, by SMS: they find the invitation when they sign up with it. */
export async function sendInvitedSms(mobile: string, context: OperationContext): Promise<void> {
  const { t, name } = await wordsOf(context);
  const { default: locale } = context.site.locales;
  await context.services.sms.send({ mobile, purpose: "message", text: t("site.staff.invited.sms", { name }), locale });
}

/** Tells one of the staff of their new role. */
export async function tellChanged(
  trx: Trx,
  { userNo, staffRole }: { userNo: string; staffRole: StaffRole },
  context: OperationContext,
): Promise<void> {
  const { t, name } = await wordsOf(context);
  const role = t(`enum.StaffRole.${staffRole}`);
  const title = t("site.staff.changed.title", { name });
  await tell(trx, { userNo, title }, context, [[messageText(t("site.staff.changed.text", { name, role }))]]);
}

/** Tells one of the staff that they work for the organisation no more, with its words. */
export async function tellRemoved(
  trx: Trx,
  { userNo, opinion }: { userNo: string; opinion: string },
  context: OperationContext,
): Promise<void> {
  const { t, name } = await wordsOf(context);
  await tell(trx, { userNo, title: t("site.staff.removed.title", { name }) }, context, [
    [messageText(t("site.staff.removed.text", { name }))],
    ...(opinion === "" ? [] : [[messageText(opinion)]]),
  ]);
}

/** Tells the owners of an organisation what became of an invitation, or that somebody left. */
export async function tellOwners(
  trx: Trx,
  { orgNo, event, name }: { orgNo: string; event: "accepted" | "declined" | "left"; name: string },
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.site.locales.default);
  const keys = {
    accepted: "site.staff.accepted",
    declined: "site.staff.declined",
    left: "site.staff.left",
  } satisfies Record<typeof event, TextKey>;
  const words = t(keys[event], { name });
  await writeMessages(trx, {
    userNos: await organisationPeople(trx, { orgNo, roles: ["owner"] }),
    about: "system",
    orgNo,
    title: words,
    paragraphs: [[messageText(words)]],
    at: context.now(),
  });
}

async function tell(
  trx: Trx,
  { userNo, title }: { userNo: string; title: string },
  { orgNo, now }: OperationContext,
  paragraphs: MessageText[][],
): Promise<void> {
  await writeMessage(trx, { userNo, about: "system", orgNo, title, paragraphs, at: now() });
}
