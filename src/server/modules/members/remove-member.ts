import type { RemoveMemberBody } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { messageText, writeMessage } from "../messages/index.ts";
import { endMember, holdPerson } from "./membership/member-queries.ts";
import { membershipChanged } from "./membership/membership.ts";
import { whose } from "./whose.ts";

/**
 * Ends somebody's membership and tells them, with the organisation's words. What they bought, studied and earned stays
 * theirs. NOT_FOUND where they are not its learner.
 */
export async function removeMember(
  { siteOrgNo = "", userNo, opinion = "" }: RemoveMemberBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo, site } = await whose({ siteOrgNo }, context);
  if (orgNo === PLATFORM || !isRecordId(userNo)) fail("NOT_FOUND");
  const { orgName } = await organisationWords(orgNo, site.organisationName, context);
  const { t } = site.texts(site.locales.default);
  const now = context.now();
  const words = opinion.trim();
  await withActor(context.db, systemActor, async (trx) => {
    const person = await holdPerson(trx, userNo);
    if (person?.org_no !== orgNo || person.user_type !== UserTypeEnum.learner) fail("NOT_FOUND");
    await endMember(trx, { userNo, orgNo, kind: "removed", opinion: words, now });
    const lines = [t("site.members.removed.text", { name: orgName }), ...(words === "" ? [] : [words])];
    await writeMessage(trx, {
      userNo,
      about: "system",
      orgNo,
      title: t("site.members.removed.title", { name: orgName }),
      paragraphs: lines.map((text) => [messageText(text)]),
      at: now,
    });
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "member.remove",
      orgNo,
      subject: `user:${userNo}`,
      detail: { opinion: words },
    });
  });
  await membershipChanged(userNo, context);
  return {};
}
