import type {
  AuditGradeApplicationsBody,
  AuditGradeApplicationsReply,
  GradeApplication,
  ListGradeApplicationsBody,
  ListGradeApplicationsReply,
} from "../../../generated/types.ts";
import { sql } from "kysely";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { messageText, writeMessages } from "../messages/index.ts";
import { withGrade } from "./access.ts";
import { lockGrade, refuseClosed, takeIn } from "../orders/index.ts";

/** Who asks to be taken in: those that wait first, then the newest. NOT_FOUND. */
export async function listGradeApplications(
  { gradeId, ...input }: ListGradeApplicationsBody,
  context: OperationContext,
): Promise<ListGradeApplicationsReply> {
  const page = pageRange(input);
  const { timeZone } = context.site.settings;
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    const which = trx.selectFrom("grade_application").where("grade_id", "=", gradeId);
    const { total } = await which.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const rows = await which
      .innerJoin("app_user", "app_user.user_no", "grade_application.user_no")
      .select(["grade_application.id", "app_user.user_no", "app_user.name", "app_user.mobile", "words", "state"])
      .select(["answer", "grade_application.gmt_create"])
      .orderBy(sql`state <> 1`)
      .orderBy("grade_application.id", "desc")
      .limit(page.pageSize)
      .offset(page.offset)
      .execute();
    const list = rows.map((row) => ({
      id: row.id,
      userNo: row.user_no,
      name: row.name,
      mobile: row.mobile === null ? "" : maskMobile(row.mobile),
      words: row.words,
      // Checked by the table.
      applicationState: row.state as GradeApplication["applicationState"],
      answer: row.answer,
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    }));
    return pageOf(list, Number(total), page);
  });
}

/**
 * Answers applications, and tells those who asked. Accepted ones are in the class, as many as it has places, in the order
 * in which they asked; the others are named and still wait. NOT_FOUND; GRADE_CLOSED; GRADE_FULL where none has a place.
 */
export async function auditGradeApplications(
  { gradeId, idList, isAccepted, answer = "" }: AuditGradeApplicationsBody,
  context: OperationContext,
): Promise<AuditGradeApplicationsReply> {
  if (!idList.every(isRecordId)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "manager" }, context, async (trx, { id }) => {
    const now = context.now();
    const grade = await lockGrade(trx, id);
    if (isAccepted) refuseClosed(grade);
    const asked = await trx
      .selectFrom("grade_application")
      .where("grade_id", "=", gradeId)
      .where("id", "in", idList)
      .where("state", "=", 1)
      .select(["id", "user_no"])
      .orderBy("id")
      .forUpdate()
      .execute();
    const people = asked.map(({ user_no }) => ({ userNo: user_no }));
    const joined = isAccepted ? new Set(await takeIn(trx, { gradeId, people, by: "application", now })) : undefined;
    if (joined?.size === 0 && asked.length > 0) fail("GRADE_FULL");
    const decided = asked.filter(({ user_no }) => joined?.has(user_no) ?? true);
    if (decided.length > 0) {
      await trx
        .updateTable("grade_application")
        .set({
          state: isAccepted ? 2 : 3,
          answer: answer.trim(),
          decider_user_no: sessionIn(context).userNo,
          gmt_decide: now,
        })
        .where(
          "id",
          "in",
          decided.map((one) => one.id),
        )
        .execute();
      // Which language they read is not known here.
      const { t } = context.site.texts(context.site.locales.default);
      await writeMessages(trx, {
        userNos: decided.map(({ user_no }) => user_no),
        about: "system",
        orgNo: grade.org_no,
        title: t(isAccepted ? "site.grade.accepted" : "site.grade.refused", { name: grade.grade_name }),
        paragraphs: [
          ...(answer.trim() ? [[{ type: "text" as const, text: answer.trim() }]] : []),
          [messageText(t("site.grade.open"), `/grade/${isAccepted ? "course" : "view"}/${grade.id}`)],
        ],
        at: now,
      });
    }
    return {
      decidedCount: decided.length,
      fullList: asked.filter((one) => !decided.includes(one)).map((one) => one.id),
    };
  });
}
