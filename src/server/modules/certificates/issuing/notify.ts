import type { Services } from "../../../core/services.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { messageText, writeMessage } from "../../messages/index.ts";

type Parts = Pick<Services, "tenants" | "now">;

/** Where people see their certificates. */
const OWN_PATH = "/account/certificate";

/** Tells somebody that they have a certificate. */
export async function notifyIssued(
  trx: Trx,
  { userNo, template }: { userNo: string; template: { orgNo: string; templateName: string } },
  services: Parts,
): Promise<void> {
  await notify(
    trx,
    { userNo, orgNo: template.orgNo, about: "issued", values: { name: template.templateName } },
    services,
  );
}

/** Tells somebody that a certificate was revoked, and why. */
export async function notifyRevoked(
  trx: Trx,
  { userNo, orgNo, name, reason }: { userNo: string; orgNo: string; name: string; reason: string },
  services: Parts,
): Promise<void> {
  await notify(trx, { userNo, orgNo, about: "revoked", values: { name, reason } }, services);
}

/** Tells somebody that a certificate runs out. */
export async function notifyExpiring(
  trx: Trx,
  { userNo, orgNo, name, days, date }: { userNo: string; orgNo: string; name: string; days: number; date: string },
  services: Parts,
): Promise<void> {
  await notify(trx, { userNo, orgNo, about: "expiring", values: { name, days, date } }, services);
}

interface Notice {
  userNo: string;
  orgNo: string;
  about: "issued" | "revoked" | "expiring";
  values: Record<string, string | number>;
}

/** Writes a message in the language of the issuer's site. */
async function notify(trx: Trx, { userNo, orgNo, about, values }: Notice, { tenants, now }: Parts): Promise<void> {
  const site = (await tenants.resolve(orgNo === PLATFORM ? "" : orgNo)) ?? (await tenants.resolve(""));
  if (!site) return;
  const { t } = site.texts(site.locales.default);
  const link = messageText(t("site.certificate.message.see"), OWN_PATH);
  await writeMessage(trx, {
    userNo,
    about: "system",
    orgNo,
    title: t(`site.certificate.message.${about}.title`, values),
    paragraphs: [[messageText(t(`site.certificate.message.${about}.text`, values))], [link]],
    at: now(),
  });
}
