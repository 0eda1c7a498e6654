import { type MessageText, messageText, writeMessage } from "../messages/index.ts";
import { courseHref } from "../../../shared/links.ts";
import { AuditStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Services } from "../../core/services.ts";
import { holdUntold, markTold, selectMakers } from "./audit-queries.ts";

/**
 * Tells those who made a course what was decided of it: its lecturer, and who saved it last. Done again it tells nobody
 * twice.
 */
export async function tellAudit(
  { auditId }: { auditId: string },
  { db, tenants, now }: Pick<Services, "db" | "tenants" | "now">,
): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    const audit = await holdUntold(trx, auditId);
    if (!audit) return;
    const site = (await tenants.resolve(audit.org_no)) ?? (await tenants.resolve(""));
    const texts = site?.texts(site.locales.default);
    if (!texts) return;
    const isPassed = audit.audit_status === AuditStatusEnum.passed;
    const { course_id: courseId, course_category: courseCategory, course_name: name, audit_opinion: opinion } = audit;
    const title = [...texts.t(isPassed ? "site.making.passedTitle" : "site.making.refusedTitle", { name })]
      .slice(0, 200)
      .join("");
    for (const { user_no: userNo, user_type: userType } of await selectMakers(trx, [
      audit.lecturer_user_no,
      audit.user_no,
    ])) {
      const editPath =
        userType === UserTypeEnum.organisation ? "/account/organization/course" : "/account/teacher/course";
      const href = isPassed ? courseHref(courseCategory, courseId) : `${editPath}?courseId=${courseId}`;
      const paragraphs: MessageText[][] = [
        [messageText(texts.t(isPassed ? "site.making.passedText" : "site.making.refusedText", { name }))],
        ...(opinion === "" ? [] : [[messageText(texts.t("site.making.opinion", { opinion }))]]),
        [messageText(texts.t(isPassed ? "site.making.seeCourse" : "site.making.editCourse"), href)],
      ];
      await writeMessage(trx, { userNo, about: "course", orgNo: audit.org_no, title, paragraphs, at: now() });
    }
    await markTold(trx, auditId, now());
  });
}
