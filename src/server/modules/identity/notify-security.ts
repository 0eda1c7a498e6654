import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { messageText, writeMessage } from "../messages/index.ts";

/**
 * Tells somebody that what they sign in with was changed, so that they notice where it was not they who did it. In the
 * transaction that changes it, in scope `system`.
 */
export async function notifySecurity(
  trx: Trx,
  { userNo, what }: { userNo: string; what: "password" | "mobile" },
  context: OperationContext,
): Promise<void> {
  // Which language they read is not known here.
  const { t } = context.site.texts(context.site.locales.default);
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: t(`site.security.${what}`),
    paragraphs: [[messageText(t("site.security.text"))]],
    at: context.now(),
  });
}
