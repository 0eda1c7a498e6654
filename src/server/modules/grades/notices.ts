import type { AddGradeNoticeBody, DeleteGradeNoticeBody, GradeNotice } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { MESSAGE_KIND, messageText, writeMessages } from "../messages/index.ts";
import { GRADE_MEMBER } from "../orders/index.ts";
import { withGrade } from "./access.ts";
import { noticesOf } from "./content-queries.ts";

/** Announcements of a class in 24 hours: each is a message to everybody in it. */
const NOTICES_A_DAY = 20;
const DAY_MS = 86_400_000;

/** Announces something in a class; each member gets it as a message. NOT_FOUND; GRADE_NOTICES_MANY. */
export async function addGradeNotice(
  { gradeId, title, body }: AddGradeNoticeBody,
  context: OperationContext,
): Promise<GradeNotice> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const now = context.now();
    const { count } = await trx
      .selectFrom("grade_notice")
      .where("grade_id", "=", gradeId)
      .where("gmt_create", ">", new Date(now.getTime() - DAY_MS))
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= NOTICES_A_DAY) fail("GRADE_NOTICES_MANY", { args: { limit: NOTICES_A_DAY } });
    await trx
      .insertInto("grade_notice")
      .values({
        grade_id: gradeId,
        org_no: grade.org_no,
        author_user_no: sessionIn(context).userNo,
        title: title.trim() || title,
        body: body.trim() || body,
        gmt_create: now,
      })
      .execute();
    const members = await trx
      .selectFrom("grade_member")
      .where("grade_id", "=", gradeId)
      .where("state", "=", GRADE_MEMBER.active)
      .select("user_no")
      .execute();
    // Which language they read is not known here.
    const { t } = context.site.texts(context.site.locales.default);
    await writeMessages(trx, {
      userNos: members.map(({ user_no }) => user_no),
      about: "course",
      kind: MESSAGE_KIND.study,
      orgNo: grade.org_no,
      title: t("site.grade.notice", { name: grade.grade_name, title }),
      paragraphs: [
        ...body.split(/\r?\n/).flatMap((text) => (text.trim() ? [[{ type: "text" as const, text }]] : [])),
        [messageText(t("site.grade.open"), `/grade/course/${gradeId}`)],
      ],
      at: now,
    });
    const [notice] = await noticesOf(trx, gradeId, context);
    return notice ?? fail("UNEXPECTED");
  });
}

/** Takes an announcement out of a class; messages that were sent stay. NOT_FOUND. */
export async function deleteGradeNotice(
  { gradeId, id }: DeleteGradeNoticeBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    const removed = await trx
      .deleteFrom("grade_notice")
      .where("id", "=", id)
      .where("grade_id", "=", gradeId)
      .returning("id")
      .execute();
    if (removed.length === 0) fail("NOT_FOUND");
    return {};
  });
}
