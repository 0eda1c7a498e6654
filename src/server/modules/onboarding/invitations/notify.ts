import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { organisationPeople } from "../../../lib/organisation-people.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import { messageText, writeMessage, writeMessages } from "../../messages/index.ts";

/** Where invitations are answered. */
const TEACH_PATH = "/teach";

/** Tells somebody that the organisation of the caller asks them to teach for it. In the site's own language. */
export async function tellInvited(
  trx: Trx,
  { userNo, shareBps }: { userNo: string; shareBps: number },
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.site.locales.default);
  const { orgName: name } = await organisationWords(context.orgNo, context.site.organisationName, context);
  await writeMessage(trx, {
    userNo,
    about: "system",
    orgNo: context.orgNo,
    title: t("site.teach.invited.title", { name }),
    paragraphs: [
      [messageText(t("site.teach.invited.text", { name, percent: shareBps / 100 }))],
      [messageText(t("site.teach.invited.link"), TEACH_PATH)],
    ],
    at: context.now(),
  });
}

/** Tells an organisation what became of its invitation, or that a lecturer left. */
export async function tellOrganisation(
  trx: Trx,
  { orgNo, event, name }: { orgNo: string; event: "accepted" | "declined" | "left"; name: string },
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.site.locales.default);
  const keys = {
    accepted: "site.teach.accepted.title",
    declined: "site.teach.declined.title",
    left: "site.teach.left.title",
  } satisfies Record<typeof event, TextKey>;
  const texts = {
    accepted: "site.teach.accepted.text",
    declined: "site.teach.declined.text",
    left: "site.teach.left.text",
  } satisfies Record<typeof event, TextKey>;
  await writeMessages(trx, {
    userNos: await organisationPeople(trx, { orgNo, roles: ["owner"] }),
    about: "system",
    orgNo,
    title: t(keys[event], { name }),
    paragraphs: [[messageText(t(texts[event], { name }))]],
    at: context.now(),
  });
}

/** Tells a lecturer that their organisation has removed them, with its words. */
export async function tellRemoved(
  trx: Trx,
  { userNo, opinion }: { userNo: string; opinion: string },
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.site.locales.default);
  const { orgName: name } = await organisationWords(context.orgNo, context.site.organisationName, context);
  await writeMessage(trx, {
    userNo,
    about: "system",
    orgNo: context.orgNo,
    title: t("site.teach.removed.title", { name }),
    paragraphs: [
      [messageText(t("site.teach.removed.text", { name }))],
      ...(opinion === "" ? [] : [[messageText(opinion)]]),
    ],
    at: context.now(),
  });
}
